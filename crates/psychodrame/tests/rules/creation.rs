//! The table and the sheets: PSD-01…28.

use kernel::{Game, Language, Refused, Text};
use psychodrame::{
    Action, Card, CharacterId, Concern, Emotion, Feeling, Lack, Notice, Options, Pair, Psychodrame, Rank,
    Refusal, Remark, Scope, Stage, Stance, TraitId,
};

use crate::{
    play::{A, B, C, Table, aloud, link, m},
    trial::casting,
};

fn belief(slot: u8, scope: Scope, text: &str) -> Action {
    Action::SetBelief { slot, scope, text: text.into() }
}

fn refused(options: &Options, n: usize) -> Option<&'static str> {
    Psychodrame.check(options, &casting(n, Language::Fr)).err().map(|why| why.rule().0)
}

#[test]
fn psd_01_two_to_four_play_and_each_owns_a_character() {
    for n in [0, 1, 5, 9] {
        assert_eq!(refused(&Options::default(), n), Some("PSD-01"), "{n} seats");
    }
    for n in 2..=4 {
        let table = Table::new(n);
        let owners: Vec<_> = table.state.table.mains.iter().map(|main| main.owner).collect();
        assert_eq!(owners, table.seats(), "one character a seat");
    }
}

#[test]
fn psd_02_the_deck_is_a_pack_of_52() {
    let table = Table::new(2);
    assert_eq!(table.state.deck.unseen, Card::pack());
    assert_eq!(table.state.deck.unseen.len(), 52);
}

#[test]
fn psd_03_the_ace_is_the_highest_and_suits_are_nothing() {
    let order: Vec<String> = Rank::all().map(|rank| rank.to_string()).collect();
    assert_eq!(order.join(" "), "2 3 4 5 6 7 8 9 10 J Q K A");
    // Two of one rank are tied whatever their suits.
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "8"), (A, "8")]);
    assert_eq!(table.stage(), Stage::Tie);
}

#[test]
fn psd_04_a_problem_takes_three_to_ten_points() {
    for (threshold, rule) in [(2, Some("PSD-04")), (3, None), (10, None), (11, Some("PSD-04"))] {
        let options = Options { resolution_threshold: threshold, ..Options::default() };
        assert_eq!(refused(&options, 3), rule, "{threshold}");
    }
}

#[test]
fn psd_05_seats_form_a_circle() {
    let table = Table::new(3);
    assert_eq!(table.state.table.left_of(A), B);
    assert_eq!(table.state.table.left_of(C), A);
    assert_eq!(table.state.table.clockwise_after(B).collect::<Vec<_>>(), [C, A, B]);
}

#[test]
fn psd_06_everybody_sees_everything_but_the_deck() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.conflict(A, &[B]);
    let mut views: Vec<_> = table.seats().into_iter().map(|seat| table.view(seat)).collect();
    views.iter_mut().for_each(|view| view.you = None);
    assert!(views.iter().all(|view| *view == views[0]));
    assert_eq!(views[0].deck.unseen, 50);
    assert_eq!(table.view(C).table.conflict().expect("a conflict").fighters.len(), 2);
}

#[test]
fn psd_07_nobody_wins_and_nobody_is_out() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.main_mut(C).fate = psychodrame::Fate::Dead;
    table.conflict(A, &[B]);
    // A player whose character is dead still supports.
    table.any_cards(3).act(C, Action::Support { who: m(A) });
    let mut over = Table::created(2);
    over.act(A, Action::ProposeEnd);
    over.act(B, Action::VoteEnd { yes: true });
    assert_eq!(Psychodrame.status(&over.view(A)).outcome.expect("an end").winners, []);
}

#[test]
fn psd_08_name_age_and_activity_are_required() {
    let mut table = Table::new(2);
    let empty: Text = " ".into();
    let action = Action::SetIdentity { name: "Ana".into(), age: empty, activity: "baker".into() };
    table.refuses(A, &action, "PSD-08");
    assert!(table.main(A).lacks(4).contains(&Lack::Identity));
}

#[test]
fn psd_09_a_sheet_takes_both_positions() {
    let mut table = Table::new(2);
    table.write_sheet(A);
    table.act(A, Action::ClearBelief { slot: 2 });
    let refusal = table.refuses(A, &Action::ConfirmSheet, "PSD-28");
    assert_eq!(refusal, Refusal::SheetLacks { lacks: vec![Lack::BeliefAboutOthers] });
}

#[test]
fn psd_10_two_slots_and_one_belief_may_cover_both() {
    let mut table = Table::new(2);
    table.write_sheet(A);
    table.refuses(A, &belief(3, Scope::I, "x"), "PSD-10");
    table.act(A, Action::ClearBelief { slot: 2 });
    table.act(A, belief(1, Scope::IAndOthers, "Nobody deserves pity, me included"));
    table.act(A, Action::ConfirmSheet);
    assert_eq!(table.main(A).beliefs.len(), 1);
}

#[test]
fn psd_12_tick_boxes_are_empty_at_creation() {
    let table = Table::created(3);
    assert!(table.state.table.mains.iter().flat_map(|main| &main.beliefs).all(|belief| !belief.ticked));
}

#[test]
fn psd_13_four_traits_in_order_or_five() {
    let table = Table::created(2);
    let ids: Vec<u16> = table.main(A).traits.iter().map(|each| each.id.0).collect();
    assert_eq!(ids, [1, 2, 3, 4]);
    let mut four = Table::new(2);
    four.refuses(A, &Action::SetFreeTrait { text: "Chess".into() }, "PSD-13");
    let five = Table::created_with(&Options { creation_traits: 5, ..Options::default() }, 2);
    assert_eq!(five.main(A).traits.len(), 5);
    assert_eq!(refused(&Options { creation_traits: 6, ..Options::default() }, 2), Some("PSD-13"));
}

#[test]
fn psd_15_a_problem_touches_something() {
    let mut table = Table::new(2);
    let action = Action::SetProblem { text: "Trouble".into(), concerns: [].into() };
    table.refuses(A, &action, "PSD-15");
    let all = Concern::ALL.into_iter().collect();
    table.act(A, Action::SetProblem { text: "Trouble".into(), concerns: all });
}

#[test]
fn psd_17_a_relation_names_another_main_character() {
    let mut table = Table::new(3);
    table.refuses(A, &Action::SetRelation { to: m(A), text: "Me".into() }, "PSD-17");
    table.refuses(A, &Action::SetRelation { to: CharacterId::Secondary(1), text: "?".into() }, "PSD-17");
    table.act(A, Action::SetRelation { to: m(B), text: "Friend".into() });
    table.act(C, Action::SetRelation { to: m(B), text: "Friend too".into() });
    // It is discussed with that character's player, and only with them.
    let ack = Action::AckRelation { of: m(A), agrees: false, comment: Some("Rather a rival".into()) };
    table.refuses(C, &ack, "PSD-17");
    table.act(B, ack);
}

#[test]
fn psd_18_a_link_has_a_stance_or_words_of_ones_own() {
    let mut table = Table::new(2);
    let with = |stance, words: Option<&str>| Action::SetProblemLink {
        to: m(B),
        stance,
        words: words.map(Text::from),
        text: "Tied".into(),
    };
    for stance in [Stance::Supporter, Stance::Affected, Stance::Responsible, Stance::Profiteer] {
        table.act(A, with(stance, None));
        table.refuses(A, &with(stance, Some("words")), "PSD-18");
    }
    table.refuses(A, &with(Stance::Other, None), "PSD-18");
    table.refuses(A, &link(CharacterId::Secondary(1)), "PSD-18");
    table.act(A, with(Stance::Other, Some("I watch it like a play")));
}

#[test]
fn psd_19_a_problem_has_one_link_and_not_its_owners() {
    let mut table = Table::new(3);
    table.act(A, link(m(B)));
    table.refuses(C, &link(m(B)), "PSD-19");
    table.refuses(A, &link(m(A)), "PSD-19");
    // A↔B leaves C without a link: the form says who must relink.
    table.act(B, link(m(A)));
    assert!(table.state.table.free_problems(C).is_empty());
    assert_eq!(table.state.table.must_relink(), [A, B]);
    table.act(B, link(m(C)));
    assert_eq!(table.state.table.must_relink(), []);
    table.act(C, link(m(A)));
}

#[test]
fn psd_20_a_nuance_is_about_one_of_the_first_three() {
    let mut table = Table::new(2);
    for of in [0, 4, 5] {
        table.refuses(A, &Action::SetNuance { of: TraitId(of), text: "But".into() }, "PSD-20");
    }
    table.act(A, Action::SetNuance { of: TraitId(3), text: "But".into() });
}

#[test]
fn psd_21_traits_start_at_five() {
    let table = Table::created(2);
    assert!(table.main(A).traits.iter().all(|each| each.score == 5));
}

#[test]
fn psd_22_six_emotions_in_three_pairs() {
    let pairs: Vec<Emotion> = Pair::ALL.into_iter().flat_map(Pair::both).collect();
    assert_eq!(pairs, Emotion::ALL);
    assert_eq!(Table::created(2).main(A).emotions.len(), 6);
}

#[test]
fn psd_23_a_pair_shares_five_points() {
    let mut table = Table::new(2);
    for scores in [[1, 4], [2, 3], [3, 2], [4, 1]] {
        table.act(A, Action::SetBalance { pair: Pair::FearTrust, scores });
    }
    for scores in [[0, 5], [5, 0], [2, 2], [3, 3], [1, 3]] {
        table.refuses(A, &Action::SetBalance { pair: Pair::FearTrust, scores }, "PSD-23");
    }
}

#[test]
fn psd_24_the_initial_score_stays() {
    let mut table = Table::scene(2, B, A, &[]);
    table.feel(A, Emotion::Fear, 2, 7);
    table.act(A, Action::PurgeByAct { emotion: Emotion::Fear, text: None });
    assert_eq!(table.main(A).emotions[&Emotion::Fear], Feeling { initial: 2, current: 2 });
}

#[test]
fn psd_25_emotions_do_not_move_their_partners() {
    let mut table = Table::scene(2, B, A, &[]);
    table.feel(A, Emotion::Fear, 2, 7);
    table.act(A, Action::PurgeByAct { emotion: Emotion::Fear, text: None });
    assert_eq!(table.main(A).emotions[&Emotion::Trust], Feeling { initial: 3, current: 3 });
}

#[test]
fn psd_27_drafts_are_seen_and_discussed() {
    let mut table = Table::new(3);
    table.act(A, Action::SetProblem { text: "Trouble".into(), concerns: [Concern::Health].into() });
    assert_eq!(&*table.view(C).table.mains[0].problem().expect("a draft").text, "Trouble");
    let text: Text = "Make it worse".into();
    let told = table.act(C, Action::Remark { kind: Remark::Comment, about: Some(m(A)), text: text.clone() });
    assert_eq!(told, [Notice::Remarked { by: C, kind: Remark::Comment, about: Some(m(A)), text }]);
}

#[test]
fn psd_28_play_starts_when_every_sheet_is_whole_and_confirmed() {
    let mut table = Table::new(2);
    table.write_sheet(A);
    table.refuses(B, &Action::ConfirmSheet, "PSD-28");
    table.act(A, Action::ConfirmSheet);
    table.write_sheet(B);
    // An edit takes the confirmation back.
    table.act(A, Action::SetNuance { of: TraitId(2), text: "Well".into() });
    table.act(B, Action::ConfirmSheet);
    assert_eq!(table.stage(), Stage::Creation);
    table.act(A, Action::ConfirmSheet);
    assert_eq!(table.stage(), Stage::Offer);
    table.refuses(A, &Action::SetNuance { of: TraitId(2), text: "Late".into() }, "PSD-20");
}

#[test]
fn psd_14_a_blank_trait_is_none() {
    let mut table = Table::new(2);
    table.refuses(A, &Action::SetNuance { of: TraitId(1), text: "  ".into() }, "PSD-20");
    table.refuses(A, &aloud(None), "PSD-37");
}
