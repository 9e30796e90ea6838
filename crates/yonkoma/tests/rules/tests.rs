//! A Test, from its declaration to its narration.

use serde_json::{Value, json};
use yonkoma::{Basis, Degree, Happening, Notice, Options, Partly, SideId, Stage};

use crate::play::{AOI, GM, MIKI, Table};

fn told_degree(told: &[Notice]) -> Option<Degree> {
    told.iter().find_map(|notice| match notice {
        Notice::Partly(Partly::TestSettled { degree, .. }) => Some(*degree),
        _ => None,
    })
}

#[test]
fn yon_26_a_test_begins_with_what_and_how() {
    let mut table = Table::ready(2);
    let told = table.act(1, json!({"do": "attempt", "goal": "the roof", "approach": "a jump"}));
    let expected = Notice::Open(Happening::TestBegan {
        by: kernel::Seat(1),
        roller: MIKI,
        goal: Some("the roof".into()),
        approach: Some("a jump".into()),
    });
    assert_eq!(told, [expected]);
    assert_eq!(table.refused(2, json!({"do": "attempt"})), "YON-26", "one at a time");
    assert_eq!(table.refused(GM, json!({"do": "attempt"})), "YON-26");
}

#[test]
fn yon_27_the_flaw_beats_the_concept_and_the_case_gives_the_dice() {
    for (flaw, concept, dice) in [(true, true, 1), (true, false, 1), (false, true, 4), (false, false, 2)] {
        assert_eq!(Basis::first(flaw, concept).dice(), dice);
    }
    let mut table = Table::ready(2);
    table.act(1, json!({"do": "attempt"}));
    assert_eq!(table.refused(1, json!({"do": "throw"})), "YON-27", "not judged");
    assert_eq!(table.refused(1, json!({"do": "set_basis", "basis": "concept"})), "YON-27");
    for (basis, dice) in [("flaw", 1), ("concept", 4), ("other", 2)] {
        table.act(GM, json!({"do": "set_basis", "basis": basis}));
        assert_eq!(table.state.board.pool(SideId::A), dice);
    }
    assert_eq!(table.refused(2, json!({"do": "throw"})), "YON-27");
    table.dice(&[1, 2]).act(1, json!({"do": "throw"}));
    assert_eq!(table.refused(GM, json!({"do": "set_basis", "basis": "concept"})), "YON-27");
}

#[test]
fn yon_28_success_faces_are_a_choice_of_the_table() {
    let total = |faces: &[u8]| {
        let options = Options { success_faces: faces.iter().copied().collect(), ..Options::default() };
        let mut table = Table::ready_with(&options, 1);
        table.test("concept", &[3, 4, 5, 6]).total(SideId::A)
    };
    assert_eq!((total(&[5, 6]), total(&[4, 5, 6]), total(&[1])), (2, 3, 0));
    for faces in [vec![], vec![0, 5], vec![7], vec![1, 2, 3, 4, 5, 6]] {
        let options = Options { success_faces: faces.into_iter().collect(), ..Options::default() };
        let refused = kernel::Game::check(&yonkoma::Yonkoma, &options, &crate::play::casting(2));
        assert_eq!(kernel::Refused::rule(&refused.expect_err("no such faces")).0, "YON-28");
    }
}

#[test]
fn yon_31_two_or_three_are_full_and_the_game_master_may_add_a_condition() {
    // YON-T40
    let mut table = Table::ready(2);
    table.test("concept", &[6, 5, 1, 1]);
    assert_eq!(told_degree(&table.act(1, json!({"do": "accept"}))), Some(Degree::Full));
    let bonus = json!({"do": "give_condition", "character": 2, "label": "well informed", "sign": "positive"});
    table.act(GM, bonus);
    table.act(GM, json!({"do": "tell_result", "text": "They land softly."}));
    assert_eq!((table.stage(), table.character(AOI).conditions.len()), (Stage::Free, 1));
}

#[test]
fn yon_32_the_game_master_tells_the_result() {
    let mut table = Table::ready(2);
    table.test("other", &[1, 6]);
    table.act(1, json!({"do": "accept"}));
    assert_eq!(table.refused(1, json!({"do": "tell_result"})), "YON-32");
    assert_eq!(table.refused(GM, json!({"do": "start_scene", "title": null})), "YON-65", "first the result");
    let told = table.act(GM, json!({"do": "tell_result"}));
    assert_eq!(told, [Notice::Open(Happening::ResultTold { by: kernel::Seat(GM), text: None })]);
}

#[test]
fn yon_33_in_the_spotlight_the_player_tells_it_with_consent() {
    let mut table = Table::ready(3);
    table.test("concept", &[6, 6, 5, 5]);
    assert_eq!(told_degree(&table.act(1, json!({"do": "accept"}))), Some(Degree::Spotlight));
    assert_eq!(table.refused(GM, json!({"do": "tell_result"})), "YON-33");
    let story = json!({"do": "tell_result", "text": "We all fly.", "using": [2, 3]});
    table.act(1, story.clone());
    assert_eq!(table.refused(1, json!({"do": "consent", "yes": true})), "YON-33");
    table.act(2, json!({"do": "consent", "yes": true}));
    assert_eq!(table.stage(), Stage::Narration, "one consent is missing");
    table.act(3, json!({"do": "consent", "yes": false}));
    // Whoever tells it and the game master can take it back, should somebody be away.
    for seat in [1, GM] {
        table.act(1, story.clone());
        let told = table.act(seat, json!({"do": "consent", "yes": false}));
        assert_eq!(told, [Notice::Open(Happening::ConsentRefused { by: kernel::Seat(seat) })]);
    }
    // Told again without them.
    assert_eq!(table.refused(1, json!({"do": "tell_result", "using": [1]})), "YON-33");
    table.act(1, story);
    table.act(3, json!({"do": "consent", "yes": true}));
    let told = table.act(2, json!({"do": "consent", "yes": true}));
    assert!(told.contains(&Notice::Open(Happening::ResultTold {
        by: kernel::Seat(1),
        text: Some("We all fly.".into())
    })));
    assert_eq!(table.stage(), Stage::Free);
}

#[test]
fn yon_34_any_result_may_be_improved_and_the_final_total_counts() {
    let mut table = Table::ready(1);
    table.test("concept", &[6, 6, 5, 1]);
    table.dice(&[5]).act(1, json!({"do": "spend_koma", "keep": [1, 2, 3]}));
    assert_eq!(told_degree(&table.act(1, json!({"do": "accept"}))), Some(Degree::Spotlight));
}

#[test]
fn yon_35_npcs_make_no_tests() {
    // YON-T42
    let mut table = Table::ready(2);
    let call = |roller: u8| json!({"do": "call_test", "roller": roller, "basis": "other"});
    assert_eq!(table.refused(GM, call(3)), "YON-35");
    table.act(GM, call(1));
    assert_eq!(table.state.board.pool(SideId::A), 2, "called with its case at once");
}

#[test]
fn yon_36_the_pool_and_automatic_failure() {
    // YON-T24
    let mut table = Table::ready(3);
    let tired = json!({"do": "give_condition", "character": 1, "label": "tired", "sign": "negative"});
    table.act(GM, tired);
    table.act(1, json!({"do": "attempt"}));
    for seat in [2, 3] {
        table.act(seat, json!({"do": "help", "character": seat}));
    }
    table.act(GM, json!({"do": "set_basis", "basis": "concept", "conditions": [1]}));
    table.dice(&[1, 2, 3, 4, 1]).act(1, json!({"do": "throw"}));
    assert_eq!(table.side(SideId::A).dice.len(), 5);
    assert_eq!(told_degree(&table.act(1, json!({"do": "accept"}))), Some(Degree::Failure));

    let mut table = Table::ready(1);
    table.act(GM, json!({"do": "give_condition", "character": 1, "label": "tired", "sign": "negative"}));
    table.act(1, json!({"do": "attempt"}));
    table.act(GM, json!({"do": "set_basis", "basis": "flaw", "conditions": [1]}));
    let told = table.act(1, json!({"do": "throw"}));
    assert_eq!(told, [Notice::Partly(Partly::Thrown { character: MIKI, dice: vec![], total: 0 })]);
}

#[test]
fn yon_37_one_die_for_each_helper() {
    let mut table = Table::ready(3);
    table.act(1, json!({"do": "attempt"}));
    table.act(2, json!({"do": "help", "character": 2}));
    assert_eq!(table.refused(3, json!({"do": "help", "character": 2})), "YON-37");
    assert_eq!(table.refused(GM, json!({"do": "help", "character": 3})), "YON-37", "only its player decides");
    table.act(3, json!({"do": "help", "character": 3}));
    table.act(3, json!({"do": "stop_helping", "character": 3}));
    table.act(GM, json!({"do": "set_basis", "basis": "other"}));
    assert_eq!(table.state.board.pool(SideId::A), 3);
    let hindered = json!({"do": "set_basis", "basis": "other", "hindered": [2]});
    assert_eq!(table.refused(GM, hindered.clone()), "YON-37", "the table does not ask");
    table.dice(&[1, 1, 1]).act(1, json!({"do": "throw"}));
    assert_eq!(table.refused(3, json!({"do": "help", "character": 3})), "YON-37", "too late");

    let options = Options { help_needs_relevance: true, ..Options::default() };
    let mut table = Table::ready_with(&options, 2);
    table.act(1, json!({"do": "attempt"}));
    table.act(2, json!({"do": "help", "character": 2}));
    table.act(GM, hindered);
    assert_eq!(table.state.board.pool(SideId::A), 2);
}

#[test]
fn yon_39_only_the_roller_pays_and_is_struck() {
    let mut table = Table::ready(2);
    table.act(1, json!({"do": "attempt"}));
    table.act(2, json!({"do": "help", "character": 2}));
    table.act(GM, json!({"do": "set_basis", "basis": "other"}));
    table.dice(&[1, 1, 1]).act(1, json!({"do": "throw"}));
    assert_eq!(table.refused(2, json!({"do": "spend_koma", "keep": []})), "YON-50");
    let grave = |who: u8| json!({"do": "take_setback", "character": who, "severity": "grave", "keep": []});
    assert_eq!(table.refused(2, grave(2)), "YON-56");
    assert_eq!(table.refused(1, grave(2)), "YON-56");
    assert_eq!(table.refused(2, json!({"do": "accept"})), "YON-64");
    table.dice(&[1; 5]).act(1, grave(1));
    table.act(1, json!({"do": "accept"}));
    assert!(!table.character(MIKI).in_play() && table.character(AOI).in_play());
}

#[test]
fn yon_40_conditions_are_short_and_signed() {
    let mut table = Table::ready(1);
    let give =
        |label: &str| json!({"do": "give_condition", "character": 1, "label": label, "sign": "negative"});
    assert_eq!(table.refused(1, give("tired")), "YON-40");
    assert_eq!(table.refused(GM, give("")), "YON-40");
    assert_eq!(table.refused(GM, give(&"x".repeat(61))), "YON-40");
    let unsigned = json!({"do": "give_condition", "character": 1, "label": "tired", "sign": "odd"});
    assert!(serde_json::from_value::<yonkoma::Action>(unsigned).is_err());
    table.act(GM, give("poisoned"));
    // YON-T16: it stays until the game master ends it.
    table.act(GM, json!({"do": "start_scene", "title": null}));
    assert_eq!(table.character(MIKI).conditions.len(), 1);
    let unknown = json!({"do": "end_condition", "character": 1, "condition": 7});
    assert_eq!(table.refused(GM, unknown), "YON-45");
    table.act(GM, json!({"do": "end_condition", "character": 1, "condition": 1}));
    assert!(table.character(MIKI).conditions.is_empty());
}

fn pool_with(given: &[(&str, &str)], basis: &str, applied: Value) -> i64 {
    let mut table = Table::ready(1);
    for (label, sign) in given {
        table.act(GM, json!({"do": "give_condition", "character": 1, "label": label, "sign": sign}));
    }
    table.act(1, json!({"do": "attempt"}));
    table.act(GM, json!({"do": "set_basis", "basis": basis, "conditions": applied}));
    table.state.board.pool(SideId::A)
}

#[test]
fn yon_41_plus_and_minus_one_die() {
    // YON-T15
    assert_eq!(pool_with(&[("flies like a bird", "positive")], "other", json!([1])), 3);
    assert_eq!(pool_with(&[("tired", "negative")], "other", json!([1])), 1);
}

#[test]
fn yon_42_different_ones_add_up_the_same_counts_once() {
    let given =
        [("tired", "negative"), (" Tired", "negative"), ("high ground", "positive"), ("lucky", "positive")];
    assert_eq!(pool_with(&given, "other", json!([3, 4])), 4);
    assert_eq!(pool_with(&given, "other", json!([1, 2, 3, 4])), 3);
}

#[test]
fn yon_43_negative_ones_come_last() {
    let given = [("a", "negative"), ("b", "negative"), ("c", "negative"), ("d", "positive")];
    assert_eq!(pool_with(&given, "flaw", json!([1, 2, 3, 4])), -1, "bonuses first, then 1 + 1 − 3");
}

#[test]
fn yon_46_the_game_master_says_which_apply() {
    let mut table = Table::ready(2);
    for (who, label) in [(1, "tired"), (2, "angry")] {
        table.act(GM, json!({"do": "give_condition", "character": who, "label": label, "sign": "negative"}));
    }
    table.act(1, json!({"do": "attempt"}));
    let judged = |conditions: Value| json!({"do": "set_basis", "basis": "other", "conditions": conditions});
    assert_eq!(table.refused(GM, judged(json!([2]))), "YON-46", "somebody else's");
    assert_eq!(table.refused(GM, judged(json!([1, 1]))), "YON-46");
    table.act(GM, judged(json!([])));
    assert_eq!(table.state.board.pool(SideId::A), 2);
    table.dice(&[1, 1]).act(1, json!({"do": "throw"}));
    // Judged again: the dice stay, the pool changes.
    assert_eq!(table.refused(1, json!({"do": "set_conditions", "conditions": [1]})), "YON-46");
    table.act(GM, json!({"do": "set_conditions", "conditions": [1]}));
    assert_eq!((table.state.board.pool(SideId::A), table.side(SideId::A).dice.len()), (1, 2));
}

#[test]
fn yon_47_one_anecdote_a_session_before_the_throw() {
    // YON-T17
    let mut table = Table::ready(2);
    table.act(1, json!({"do": "attempt"}));
    assert_eq!(table.refused(2, json!({"do": "tell_anecdote", "text": "x"})), "YON-47", "the roller's");
    table.act(GM, json!({"do": "set_basis", "basis": "concept"}));
    let told = table.act(1, json!({"do": "tell_anecdote", "text": "Fire in my land burns blue."}));
    assert!(matches!(&told[..], [Notice::Open(Happening::AnecdoteTold { text: Some(_), .. })]));
    assert_eq!(table.state.board.pool(SideId::A), 5);
    assert_eq!(table.refused(1, json!({"do": "tell_anecdote", "text": "x"})), "YON-47");
    // Dropped: its use is given back.
    table.act(GM, json!({"do": "drop_test"}));
    table.test("other", &[1, 1]);
    assert_eq!(table.refused(1, json!({"do": "tell_anecdote", "text": "x"})), "YON-47", "too late");
    let minor = json!({"do": "change_approach", "character": 1, "severity": "minor"});
    table.act(1, minor);
    assert_eq!(table.refused(1, json!({"do": "tell_anecdote", "text": "x"})), "YON-47", "still too late");
    // In a Conflict nobody prepares any more who has seen the other's dice.
    let mut table = Table::ready(3);
    table.act(GM, json!({"do": "start_conflict", "a": 1, "b": 2}));
    table.act(3, json!({"do": "help", "side": "b", "character": 3}));
    for side in ["a", "b"] {
        table.act(GM, json!({"do": "set_basis", "side": side, "basis": "other"}));
    }
    table.dice(&[6, 6]).act(1, json!({"do": "throw"}));
    assert_eq!(table.refused(2, json!({"do": "tell_anecdote", "text": "x"})), "YON-47");
    assert_eq!(table.refused(3, json!({"do": "stop_helping", "character": 3})), "YON-37");
    assert_eq!(table.refused(GM, json!({"do": "help", "side": "b", "character": 4})), "YON-37");
}

#[test]
fn yon_48_an_anecdote_may_build_on_the_flaw() {
    // YON-T18: its die goes with any case, and stays for the whole Test.
    let mut table = Table::ready(1);
    table.act(1, json!({"do": "attempt"}));
    table.act(GM, json!({"do": "set_basis", "basis": "flaw"}));
    table.act(1, json!({"do": "tell_anecdote", "text": null}));
    table.dice(&[1, 1]).act(1, json!({"do": "throw"}));
    table.act(1, json!({"do": "change_approach", "character": 1, "severity": "minor"}));
    table.act(GM, json!({"do": "set_basis", "basis": "concept"}));
    assert_eq!(table.state.board.pool(SideId::A), 5);
}

#[test]
fn yon_25_all_agree_and_nothing_is_thrown() {
    let mut table = Table::ready(1);
    table.act(1, json!({"do": "attempt"}));
    assert_eq!(table.refused(1, json!({"do": "drop_test"})), "YON-25");
    table.act(GM, json!({"do": "drop_test"}));
    assert_eq!(table.stage(), Stage::Free);
    table.test("other", &[1, 1]);
    assert_eq!(table.refused(GM, json!({"do": "drop_test"})), "YON-25", "dice lie on the table");
}

#[test]
fn a_test_costs_no_more_taps_than_words() {
    // Called with its case: the player throws, takes it, and it is told: four taps for the table.
    let mut table = Table::ready(2);
    table.act(GM, json!({"do": "call_test", "roller": 1, "goal": "the roof", "basis": "concept"}));
    table.dice(&[6, 1, 1, 1]).act(1, json!({"do": "throw"}));
    table.act(1, json!({"do": "accept"}));
    table.act(GM, json!({"do": "tell_result"}));
    assert_eq!(table.stage(), Stage::Free);
}
