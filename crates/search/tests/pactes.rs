//! Bots of every style play whole games of Pactes, and are never refused anything.

use std::collections::BTreeSet;

use kernel::{
    Actor, Ask, BySeat, Casting, Chance, Game, Knowledge, Language, Player, Seat, Seeded, Text, Viewer,
};
use pactes::{
    Action, DemonPerfectTie, Ending, FirstRep, Happening, Negotiation, Notice, Options, Pactes, Partly, Role,
    Stage, State, TokenValues,
};
use search::pactes::{Bot, Lines, Placement, Rebate, Style};

struct Played {
    n_actions: usize,
    state: State,
    told: [Vec<Notice>; 3],
}

/// Plays a game; seats are asked in any order. Somebody may act before each action.
fn play(
    options: &Options,
    language: Language,
    styles: [Style; 3],
    seed: u64,
    mut intrude: impl FnMut(&State) -> Option<(Role, Action)>,
) -> Played {
    let mut chance = Seeded::new(seed);
    let mut roles = Role::ALL.to_vec();
    roles.rotate_left(chance.pick(&Ask::one_of(3)));
    let casting = Casting { language, roles: BySeat::new(roles.clone()) };
    let dealt = kernel::deal(&Pactes, options, &casting, &mut chance).expect("a table of three");
    let mut state = Pactes.start(&dealt.setup);
    let mut bots = styles.map(Bot::new);
    let mut told: [Vec<Notice>; 3] = Default::default();
    let mut n_actions = 0;
    while state.stage != Stage::End {
        let intruder = intrude(&state).map(|(role, action)| {
            (roles.iter().position(|r| *r == role).expect("every role is taken"), action)
        });
        let (seat, action) = intruder.unwrap_or_else(|| {
            let from = chance.pick(&Ask::one_of(3));
            let mut acts = (0..3).map(|i| (i + from) % 3).filter_map(|seat| {
                let viewer = Viewer::Seat(Seat(u8::try_from(seat).expect("three seats")));
                let view = Pactes.view(&state, viewer);
                let known = Knowledge { view, told: told[seat].clone() };
                Some((seat, bots[seat].act(&Pactes, &known, &mut chance)?))
            });
            acts.next().unwrap_or_else(|| panic!("nobody acts in {:?}, seed {seed}", state.stage))
        });
        let by = Seat(u8::try_from(seat).expect("three seats"));
        let deed = kernel::submit(&Pactes, &state, Actor::Seat(by), &action, &mut chance)
            .unwrap_or_else(|why| panic!("seed {seed}, {:?} tries {action:?}: {why}", roles[seat]));
        for event in &deed.events {
            for (viewer, told) in Viewer::all(3).zip(&mut told) {
                told.extend(Pactes.tell(&state, event, viewer));
            }
            Pactes.apply(&mut state, event);
        }
        n_actions += 1;
        assert!(n_actions <= Bot::MOST_ACTIONS, "seed {seed}: not done after {n_actions} actions");
    }
    Played { n_actions, state, told }
}

fn plain(options: &Options, language: Language, styles: [Style; 3], seed: u64) -> Played {
    play(options, language, styles, seed, |_| None)
}

fn some_style(chance: &mut Seeded) -> Style {
    let mut yes = || chance.pick(&Ask::one_of(2)) == 0;
    let (thrifty, help, spoil) = (yes(), yes(), yes());
    let (negotiates, refuses, speaks) = (yes(), yes(), yes());
    let lines = [Lines::Target, Lines::Fixed(1), Lines::Fixed(2), Lines::Fixed(3), Lines::Fixed(5)];
    let rebates = [Rebate::Never, Rebate::WhenAhead, Rebate::Always(1), Rebate::Always(5)];
    Style {
        lines: lines[chance.pick(&Ask::one_of(lines.len()))],
        placement: Placement::ALL[chance.pick(&Ask::one_of(5))],
        interventions: u8::try_from(chance.pick(&Ask::one_of(3))).expect("at most two"),
        thrifty,
        help,
        spoil,
        rebate: rebates[chance.pick(&Ask::one_of(rebates.len()))],
        negotiates,
        refuses,
        speaks,
    }
}

#[test]
fn bots_of_any_style_finish_within_the_bound_and_are_never_refused() {
    let mut longest = 0;
    for seed in 0..400 {
        let mut chance = Seeded::new(seed);
        let styles = [0; 3].map(|_| some_style(&mut chance));
        let language = [Language::Fr, Language::En][chance.pick(&Ask::one_of(2))];
        longest = longest.max(plain(&Options::default(), language, styles, seed).n_actions);
    }
    assert!(longest > 150, "{longest} actions at most: the styles are not tried out");
}

#[test]
fn bots_play_at_a_table_with_every_option() {
    let default = Options::default();
    let mut tables = vec![];
    for first_rep in [FirstRep::DemonA, FirstRep::DemonB, FirstRep::Random, FirstRep::FaustChooses] {
        tables.push(Options { first_rep, ..default.clone() });
    }
    for tokens_per_value in [10, 11, 16, 26, 100] {
        tables.push(Options { tokens_per_value, ..default.clone() });
    }
    for max_commitments in 1..=5 {
        tables.push(Options { max_commitments, ..default.clone() });
    }
    for token_values in [TokenValues::OwnerOnly, TokenValues::FaustPublic] {
        tables.push(Options { token_values, ..default.clone() });
    }
    for negotiation in [Negotiation::Always, Negotiation::Phase1And2, Negotiation::Off] {
        tables.push(Options { negotiation, ..default.clone() });
    }
    for demon_perfect_tie in [DemonPerfectTie::Shared, DemonPerfectTie::Nobody, DemonPerfectTie::Random] {
        tables.push(Options { demon_perfect_tie, ..default.clone() });
    }
    for (seed, options) in (0..).zip(&tables) {
        for language in [Language::Fr, Language::En] {
            for lines in [Lines::Target, Lines::Fixed(5)] {
                for placement in [Placement::Pace, Placement::Blind] {
                    plain(options, language, [Style { lines, placement, ..Style::default() }; 3], seed);
                }
            }
        }
    }
}

#[test]
fn faust_wins_some_and_demons_win_some() {
    let mut won = [0; 3];
    for seed in 0..200 {
        let played = plain(&Options::default(), Language::En, [Style::default(); 3], seed);
        match played.state.ending.expect("the game is over") {
            Ending::Nobody => won[0] += 1,
            Ending::Faust => won[1] += 1,
            Ending::Demon(_) | Ending::Shared => won[2] += 1,
        }
    }
    assert!(won[1] > 100 && won[2] > 20, "nobody, Faust, a demon: {won:?}");
}

#[test]
fn the_same_seed_is_the_same_game() {
    let play = || plain(&Options::default(), Language::Fr, [Style::default(); 3], 7);
    let (one, other) = (play(), play());
    assert_eq!((one.told, one.state), (other.told, other.state));
}

fn texts(notice: &Notice) -> Vec<&Text> {
    match notice {
        Notice::Open(Happening::DesireSet { text })
        | Notice::Partly(Partly::ObstacleSet { text, .. } | Partly::WordAdded { text, .. })
        | Notice::Open(Happening::Proposed { text }) => vec![text],
        Notice::Open(Happening::ProposalRefused { reason: text })
        | Notice::Partly(Partly::OfferMade { note: text, .. }) => text.iter().collect(),
        Notice::Partly(Partly::FlawsRead { flaws, .. }) => flaws.iter().collect(),
        _ => vec![],
    }
}

#[test]
fn no_text_is_said_twice() {
    for language in [Language::Fr, Language::En] {
        for seed in 0..30 {
            let style = Style { lines: Lines::Fixed(5), ..Style::default() };
            let told = plain(&Options::default(), language, [style; 3], seed).told;
            let said: Vec<&Text> = told[0].iter().flat_map(texts).collect();
            let distinct: BTreeSet<&Text> = said.iter().copied().collect();
            assert_eq!(said.len(), distinct.len(), "seed {seed}");
            assert!(said.iter().all(|text| ***text != *"—"), "the bank has a text for everything");
        }
    }
}

#[test]
fn bots_know_the_association_page() {
    for seed in 0..20 {
        let aid = |state: &State| {
            let is_new = state.stage == Stage::Obstacles && state.obstacles.len() == 2 && state.aid.is_none();
            is_new.then_some((Role::DemonB, Action::StartAid))
        };
        let played = play(&Options::default(), Language::Fr, [Style::default(); 3], seed, aid);
        let aid = played.state.aid.expect("the page was used");
        assert_eq!((aid.words.len(), aid.crossed.len()), (12, 4));
        let words: BTreeSet<&Text> = aid.words.iter().map(|word| &word.text).collect();
        assert_eq!(words.len(), 12, "no word twice");
    }
}

#[test]
fn the_rival_rewords_a_flaw_that_somebody_objects_to() {
    let mut objections = 0;
    let object = |state: &State| {
        let contract = state.contract.as_ref().filter(|_| state.stage == Stage::Summary)?;
        let fresh = objections < state.round && !contract.lines[0].objected;
        objections += u8::from(fresh);
        fresh.then_some((Role::Faust, Action::Object { line: 1 }))
    };
    // The seat that objects may sum up before the Rival has reworded: it is enough that some do reword.
    let told = play(&Options::default(), Language::Fr, [Style::default(); 3], 3, object).told;
    assert!(
        told[0].iter().any(|notice| matches!(notice, Notice::Open(Happening::FlawReworded { line: 1, .. })))
    );
}

/// What a demon answers to an offer of Faust's, made when round 1 begins.
#[track_caller]
fn check_answer(offer: Action, accepted: bool) {
    let mut offered = false;
    let make = |state: &State| {
        let now = state.stage == Stage::ChooseObstacle && !std::mem::replace(&mut offered, true);
        now.then(|| (Role::Faust, offer.clone()))
    };
    let told = play(&Options::default(), Language::En, [Style::default(); 3], 11, make).told;
    let answer = told[0].iter().find(|notice| {
        matches!(
            notice,
            Notice::Partly(
                Partly::OfferAccepted { .. } | Partly::OfferDeclined { .. } | Partly::OfferLapsed { .. }
            )
        )
    });
    assert_eq!(matches!(answer, Some(Notice::Partly(Partly::OfferAccepted { .. }))), accepted, "{answer:?}");
}

#[test]
fn offers_are_answered_by_their_worth() {
    let offer = |ones, twos, disclosed, ask_count, ask_points| Action::Offer {
        to: Role::DemonA,
        give: pactes::Tokens::new(ones, twos),
        disclosed,
        ask_count,
        ask_points,
        note: None,
    };
    check_answer(offer(1, 0, true, 0, None), true);
    check_answer(offer(1, 0, true, 1, None), false);
    check_answer(offer(0, 1, true, 1, None), true);
    check_answer(offer(0, 1, false, 1, None), false);
    check_answer(offer(0, 1, true, 1, Some(2)), false);
    check_answer(offer(0, 0, true, 1, None), false);
}

#[test]
fn faust_sometimes_pays_for_a_nudge_and_gets_it() {
    let (mut offered, mut accepted, mut lifted) = (0, 0, 0);
    // With one line he is often short.
    let style = Style { lines: Lines::Fixed(1), ..Style::default() };
    for seed in 0..300 {
        let told = plain(&Options::default(), Language::En, [style; 3], seed).told;
        for (index, notice) in told[0].iter().enumerate() {
            match notice {
                Notice::Partly(Partly::OfferMade { from: Role::Faust, .. }) => offered += 1,
                Notice::Partly(Partly::OfferAccepted { from: Role::Faust, to, .. }) => {
                    accepted += 1;
                    let next = told[0][index..].iter().find_map(|later| match later {
                        Notice::Partly(Partly::DieShifted { by, from: 3, to: 4, .. }) if by == to => {
                            Some(true)
                        }
                        Notice::Partly(Partly::FlawsRead { .. }) => Some(false),
                        _ => None,
                    });
                    lifted += u32::from(next == Some(true));
                }
                _ => (),
            }
        }
    }
    assert!(offered > 15 && offered < 300, "{offered} offers in 300 games");
    assert!(accepted * 2 > offered && lifted * 2 > accepted, "{offered}, {accepted}, {lifted}");
}
