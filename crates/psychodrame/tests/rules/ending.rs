//! Inner conflicts, resolution, the end, series: PSD-153…164.

use kernel::{Game, Language};
use psychodrame::{
    Action, CharacterId, Concern, Emotion, Fate, Options, Psychodrame, Refusal, Series, Stage, TraitId,
    TraitKind,
};

use crate::{
    play::{A, B, C, D, Table, create, m, tick},
    trial::casting,
};

fn inner(adversary: kernel::Seat) -> Action {
    Action::InitiateInner { goal: "To call".into(), against: "Shame".into(), adversary }
}

fn close() -> Action {
    Action::CloseScene { text: None }
}

#[test]
fn psd_153_a_struggle_with_oneself() {
    let mut table = Table::scene(3, C, A, &[]);
    table.refuses(B, &inner(C), "PSD-153");
    table.any_cards(1).act(A, inner(C));
    let conflict = table.state.table.conflict().expect("a conflict");
    assert_eq!(conflict.inner.as_ref().map(|inner| inner.played_by), Some(C));
}

#[test]
fn psd_154_another_player_embodies_it_like_a_secondary_character() {
    let mut table = Table::scene(3, C, A, &[]);
    table.refuses(A, &inner(A), "PSD-154");
    table.feel(A, Emotion::Fear, 2, 4);
    table.any_cards(1).act(A, inner(C));
    table.any_cards(5).act(C, Action::Accept { text: None });
    assert_eq!(table.fighter(CharacterId::Inner).laid.len(), 5);
    table.refuses(C, &Action::Support { who: m(A) }, "PSD-73");
}

#[test]
fn psd_155_absent_players_first_refusal_possible_and_nobody_else_opposes() {
    let mut table = Table::scene(4, D, A, &[B]);
    table.refuses(A, &inner(B), "PSD-155");
    table.any_cards(1).act(A, inner(C));
    table.refuses(B, &Action::Oppose { who: m(B), text: None }, "PSD-155");
    table.act(C, Action::Refuse { text: None });
    assert_eq!(table.stage(), Stage::Yielded, "the character does what it wanted");
}

#[test]
fn psd_156_the_focus_gains_a_point() {
    let mut table = Table::scene(2, B, A, &[]);
    table.act(B, close());
    assert_eq!((table.main(A).resolution, table.main(B).resolution), (1, 0));
    assert_eq!(table.main(A).problem().map(|each| each.score), Some(5), "apart from the score");
}

#[test]
fn psd_157_a_tick_or_a_purge_loses_the_point() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.feel(A, Emotion::Fear, 2, 6);
    let mut ticking = table.clone();
    table.act(A, Action::PurgeByAct { emotion: Emotion::Fear, text: None });
    table.act(B, close());
    assert_eq!(table.main(A).resolution, 0);
    ticking.conflict(A, &[B]);
    ticking.play_round(&[(B, "4"), (A, "Q Q")]);
    ticking.act(A, tick(1, None));
    ticking.finish();
    assert_eq!(ticking.main(A).resolution, 0);
}

#[test]
fn psd_158_nothing_else_matters() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.feel(B, Emotion::Fear, 2, 6);
    table.conflict(A, &[B]);
    table.any_cards(2).act(B, crate::play::discharge(&[(Emotion::Fear, 2)]));
    table.play_round(&[(B, "4 4"), (A, "Q")]);
    table.act(B, tick(1, None));
    table.finish();
    assert_eq!((table.main(A).resolution, table.main(B).resolution), (1, 0), "A lost, B ticked and purged");
}

/// A's problem is about to be resolved.
fn resolved() -> Table {
    let mut table = Table::scene(2, B, A, &[]);
    table.main_mut(A).resolution = 2;
    table.score(A, 1, 7);
    table.act(B, close());
    table
}

fn resolve() -> Action {
    let concerns = [Concern::Recognition].into();
    Action::Resolve { text: None, past: "Once in trouble".into(), problem: "Alone".into(), concerns }
}

#[test]
fn psd_159_at_the_threshold_the_problem_is_resolved() {
    let mut table = resolved();
    assert_eq!((table.stage(), table.view(A).awaited()), (Stage::Resolution, vec![A]));
    table.refuses(B, &resolve(), "PSD-160");
    table.act(A, resolve());
    assert_eq!(table.state.table.tally.resolved, 1);
    // Somebody who was kept may be there before the first scene of the next game.
    let series = resolved().view(A).series();
    let mut next = next_game(series, 2);
    next.act(A, Action::ConfirmSheet);
    next.act(B, Action::ConfirmSheet);
    assert_eq!((next.stage(), next.view(A).awaited()), (Stage::Resolution, vec![A]));
    next.act(A, resolve());
    assert_eq!((next.stage(), next.state.table.offered), (Stage::Offer, None));
    next.act(A, Action::ClaimDirection);
}

#[test]
fn psd_160_the_old_problem_is_past_and_a_new_one_begins() {
    let mut table = resolved();
    table.act(A, resolve());
    let old = table.trait_of(A, 1).expect("it stays").clone();
    assert_eq!((&*old.text, old.score, old.about), ("Once in trouble", 7, TraitKind::History));
    let main = table.main(A);
    assert_eq!((main.problem().map(|each| each.score), main.resolution), (Some(5), 0));
    // B's link keeps text and score, and the new problem starts unlinked.
    assert_eq!(table.trait_of(B, 3).map(|each| each.score), Some(5));
    assert_eq!(table.main(B).link(), Some((m(A), 1)));
    assert_eq!(table.main(A).problem_number, 2);
}

#[test]
fn psd_161_or_the_character_retires() {
    let mut table = resolved();
    table.act(A, Action::Retire { text: None });
    assert_eq!((table.main(A).fate, table.stage()), (Fate::Retired, Stage::Replacement));
    table.act(A, Action::NewCharacter);
    table.write_sheet_to(A, m(B), m(B));
    table.act(A, Action::ConfirmSheet);
    assert_eq!(table.main(A).fate, Fate::Alive);
}

#[test]
fn psd_162_the_table_stops_when_all_agree() {
    let mut table = Table::created(3);
    table.act(A, Action::ProposeEnd);
    table.refuses(A, &Action::VoteEnd { yes: true }, "PSD-162");
    table.act(B, Action::VoteEnd { yes: false });
    assert_eq!((table.stage(), &table.state.table.vote), (Stage::Offer, &None));
    table.act(A, Action::ProposeEnd);
    table.act(B, Action::VoteEnd { yes: true });
    // Going on is an answer too.
    let mut goes_on = table.clone();
    goes_on.act(C, Action::ClaimDirection);
    assert_eq!(goes_on.state.table.vote, None);
    // Somebody may ask again before the scene is framed.
    goes_on.act(C, Action::ProposeEnd);
    goes_on.refuses(B, &Action::ProposeEnd, "PSD-162");
    table.act(C, Action::VoteEnd { yes: true });
    assert_eq!(table.stage(), Stage::End);
    table.refuses(A, &create("x"), "PSD-162");
    // Between scenes is also while a problem is resolved or a sheet is written.
    let mut table = resolved();
    let mut at_once = table.clone();
    at_once.act(B, Action::ProposeEnd);
    at_once.act(A, Action::VoteEnd { yes: true });
    assert_eq!(at_once.stage(), Stage::End);
    table.act(A, Action::Retire { text: None });
    table.act(A, Action::NewCharacter);
    table.act(A, Action::ProposeEnd);
    table.act(B, Action::VoteEnd { yes: false });
    assert_eq!((table.stage(), &table.state.table.vote), (Stage::Replacement, &None));
}

#[test]
fn psd_162_agreed_in_a_scene_it_is_the_last_one() {
    Table::new(2).refuses(A, &Action::ProposeEnd, "PSD-162");
    // In free play it closes at once, and counts as any other.
    let mut table = Table::scene(2, B, A, &[B]);
    table.act(A, Action::ProposeEnd);
    let mut no = table.clone();
    no.act(B, Action::VoteEnd { yes: false });
    assert_eq!((no.stage(), &no.state.table.vote), (Stage::Play, &None));
    table.feel(B, Emotion::Fear, 2, 4);
    table.act(B, Action::VoteEnd { yes: true });
    assert_eq!(table.stage(), Stage::Closing, "what is in excess may be purged");
    table.act(B, Action::Ready);
    assert_eq!((table.stage(), table.main(A).resolution), (Stage::End, 1));
    // A conflict is played out first.
    let mut table = Table::scene(3, C, A, &[]);
    table.any_cards(1).act(A, inner(C));
    table.act(B, Action::ProposeEnd);
    table.act(A, Action::VoteEnd { yes: true });
    table.act(C, Action::VoteEnd { yes: true });
    assert_eq!(table.stage(), Stage::Response);
    table.act(C, Action::Refuse { text: None });
    table.act(A, Action::NarrateResult { text: None });
    assert_eq!(table.stage(), Stage::End);
}

#[test]
fn psd_162_a_problem_that_is_won_in_the_last_scene_is_resolved_and_no_sheet_is_asked_for() {
    let mut table = Table::scene(2, B, A, &[B]);
    let threshold = table.view(A).options.resolution_threshold;
    if let Some(main) = table.state.table.mains.first_mut() {
        main.resolution = threshold - 1;
    }
    table.act(A, Action::ProposeEnd);
    table.act(B, Action::VoteEnd { yes: true });
    assert_eq!(table.stage(), Stage::Resolution);
    table.act(A, Action::Retire { text: None });
    assert_eq!(table.stage(), Stage::End);
}

fn next_game(series: Series, n: usize) -> Table {
    Table::with(&Options { series: Some(series), ..Options::default() }, n)
}

#[test]
fn psd_163_characters_go_on_in_another_game() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.feel(A, Emotion::Fear, 2, 6);
    (0..3).for_each(|n| _ = table.act(A, create(&format!("Trait {n}"))));
    table.act(B, close());
    table.house();
    let series = table.view(A).series();
    // As setup data it goes through a file.
    let written = serde_json::to_string(&series).expect("it is written");
    let series: Series = serde_json::from_str(&written).expect("it is read");
    let mut next = next_game(series.clone(), 2);
    assert_eq!(next.main(A).resolution, 1);
    assert_eq!(next.main(A).current(Emotion::Fear), 6);
    assert_eq!(next.main(A).traits.len(), 7);
    assert_eq!(next.state.table.chairs[A].new_traits, 3, "restored");
    next.act(A, Action::ConfirmSheet);
    next.act(B, Action::ConfirmSheet);
    assert_eq!(next.stage(), Stage::Offer);
    // Whoever was kept may still stay away, until the first scene.
    let mut other = next_game(series.clone(), 2);
    other.act(B, Action::NewCharacter);
    assert_eq!((other.main_of(B), other.stage()), (CharacterId::Main(3), Stage::Creation));
    assert_eq!(other.state.table.main(m(B)).map(|main| main.fate), Some(Fate::Retired));
    other.refuses(B, &Action::NewCharacter, "PSD-139");
    other.write_sheet_to(B, m(A), m(A));
    other.act(A, Action::ConfirmSheet);
    other.act(B, Action::ConfirmSheet);
    assert_eq!(other.stage(), Stage::Offer);
    // Keeping some and creating others.
    let mut some = next_game(Series { kept: vec![Some(m(A)), None], ..series.clone() }, 2);
    assert_eq!((some.main_of(A), some.main_of(B)), (m(A), CharacterId::Main(3)));
    some.write_sheet_to(B, m(A), m(A));
    // Somebody who was killed while about to act stays in the story as they were.
    let mut killed = Series { kept: vec![Some(m(A)), None], ..series.clone() };
    killed.mains[1].fate = Fate::Dead;
    if let Some(fear) = killed.mains[1].emotions.get_mut(&Emotion::Fear) {
        fear.current = 10;
    }
    assert_eq!(next_game(killed, 2).main_of(A), m(A));
    // Nothing from outside is taken on trust.
    let refused = |series: Series| {
        let options = Options { series: Some(series), ..Options::default() };
        Psychodrame.check(&options, &casting(2, Language::Fr)).err()
    };
    let mut broken = series.clone();
    broken.mains[0].emotions.clear();
    assert_eq!(refused(broken), Some(Refusal::SeriesIsDamaged));
    let mut nobody = series.clone();
    nobody.mains[0].origin = Some(CharacterId::Secondary(1));
    assert_eq!(refused(nobody), Some(Refusal::SeriesIsDamaged));
    let endless = Series { facts: vec!["…".into(); psychodrame::MOST_FACTS + 1], ..series.clone() };
    assert_eq!(refused(endless), Some(Refusal::SeriesIsDamaged));
    let twice = Series { kept: vec![Some(m(A)), Some(m(A))], ..series.clone() };
    assert_eq!(refused(twice), Some(Refusal::CannotBeKept { who: m(A) }));
    let mut troubleless = series;
    troubleless.mains[0].traits.retain(|each| each.id != TraitId(1));
    assert_eq!(refused(troubleless), Some(Refusal::CannotBeKept { who: m(A) }), "PSD-28");
}

#[test]
fn psd_164_a_secondary_character_becomes_a_main_one() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.act(A, Action::CreateSecondary { name: "the postman".into(), description: None });
    table.act(B, close());
    let series = Series { kept: vec![Some(m(A)), None], ..table.view(A).series() };
    let mut next = next_game(series, 2);
    let secondary = CharacterId::Secondary(1);
    next.act(B, Action::Promote { secondary });
    assert_eq!(next.main(B).name.as_deref(), Some("the postman"));
    next.refuses(B, &Action::Promote { secondary }, "PSD-164");
    next.refuses(B, &Action::ConfirmSheet, "PSD-28");
}

#[test]
fn psd_164_whoever_is_not_promoted_after_all_stays_a_secondary_character() {
    let (postman, nurse) = (CharacterId::Secondary(1), CharacterId::Secondary(2));
    let mut table = resolved();
    for name in ["the postman", "the nurse"] {
        table.state.table.secondaries.push(psychodrame::Secondary {
            name: name.into(),
            description: None,
            notes: Vec::new(),
            alive: true,
            promoted: false,
        });
    }
    table.act(A, Action::Retire { text: None });
    table.act(A, Action::NewCharacter);
    let promoted = |table: &Table| {
        [postman, nurse].map(|who| table.state.table.secondary(who).expect("somebody").promoted)
    };
    table.act(A, Action::Promote { secondary: postman });
    assert_eq!(promoted(&table), [true, false]);
    // Another one instead.
    table.act(A, Action::Promote { secondary: nurse });
    assert_eq!((promoted(&table), table.main(A).origin), ([false, true], Some(nurse)));
    // Or nobody: a sheet that another game finds unfinished, one that is given up.
    let series = table.view(A).series();
    assert_eq!(promoted(&next_game(series, 2)), [false, false]);
    table.act(A, Action::DeclineCharacter);
    assert_eq!(promoted(&table), [false, false]);
    table.act(A, Action::NewCharacter);
    table.act(A, Action::Promote { secondary: nurse });
    table.write_sheet_to(A, m(B), m(B));
    table.act(A, Action::ConfirmSheet);
    assert_eq!((promoted(&table), table.main(A).fate), ([false, true], Fate::Alive));
}

#[test]
fn psd_28_a_sheet_tied_to_somebody_set_aside_is_confirmed_anew() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.act(B, close());
    let series = Series { kept: vec![Some(m(A)), None], ..table.view(A).series() };
    let mut next = next_game(series, 2);
    next.write_sheet_to(B, m(A), m(A));
    next.act(B, Action::ConfirmSheet);
    next.act(A, Action::NewCharacter);
    assert_eq!(next.view(A).awaited(), [A, B]);
    next.refuses(B, &Action::ConfirmSheet, "PSD-19");
    let newcomer = next.main_of(A);
    next.act(B, crate::play::link(newcomer));
    next.act(B, Action::ConfirmSheet);
    assert_eq!(next.view(A).awaited(), [A]);
}
