//! Gifts, Koma, Setbacks.

use serde_json::{Value, json};
use yonkoma::{Degree, GiftUse, Happening, Notice, Presence, Severity, SideId, Stage};

use crate::play::{GM, MIKI, Table};

fn koma(keep: &[u8]) -> Value {
    json!({"do": "spend_koma", "keep": keep, "text": "A gust of wind."})
}

fn setback(severity: &str, keep: &[u8]) -> Value {
    json!({"do": "take_setback", "character": 1, "severity": severity, "keep": keep})
}

fn approach(severity: &str) -> Value {
    json!({"do": "change_approach", "character": 1, "severity": severity})
}

#[test]
fn yon_09_each_gift_once_a_session_in_one_of_three_ways() {
    // YON-T26
    let mut table = Table::ready(1);
    table.act(1, json!({"do": "attempt"}));
    table.act(1, json!({"do": "auto_succeed", "gift": 0}));
    assert_eq!(table.total(SideId::A), 2);
    assert_eq!(table.refused(1, json!({"do": "plus_one", "character": 1, "gift": 0})), "YON-09");
    assert_eq!(table.refused(1, json!({"do": "use_gift", "character": 1, "gift": 0})), "YON-09");
    assert_eq!(table.refused(1, json!({"do": "use_gift", "character": 1, "gift": 1})), "YON-09");

    // A major advantage; the game master may not agree to it.
    let mut table = Table::ready(2);
    assert_eq!(table.refused(2, json!({"do": "use_gift", "character": 1, "gift": 0})), "YON-09");
    table.act(1, json!({"do": "use_gift", "character": 1, "gift": 0, "text": "I stop time."}));
    assert_eq!(table.character(MIKI).gifts[0].used, Some(GiftUse::Benefit));
    table.act(GM, json!({"do": "give_back_gift", "character": 1, "gift": 0}));
    assert_eq!(table.character(MIKI).gifts[0].used, None);
}

#[test]
fn yon_10_auto_success_replaces_the_throw() {
    let mut table = Table::ready(1);
    table.act(1, json!({"do": "attempt"}));
    table.act(1, json!({"do": "auto_succeed", "gift": 0}));
    assert!(table.side(SideId::A).dice.is_empty());
    assert_eq!(table.refused(1, koma(&[])), "YON-87", "there are no dice");
    table.act(1, json!({"do": "accept"}));
    assert_eq!(table.state.board.contest.as_ref().and_then(|c| c.settled?.degree), Some(Degree::Full));

    // Not after the throw, but as the other approach that a Setback buys.
    let mut table = Table::ready(1);
    table.test("other", &[1, 1]);
    assert_eq!(table.refused(1, json!({"do": "auto_succeed", "gift": 0})), "YON-10");
    table.act(1, approach("minor"));
    table.act(1, json!({"do": "auto_succeed", "gift": 0}));
    assert_eq!((table.total(SideId::A), table.stage()), (2, Stage::Open));
}

#[test]
fn yon_11_plus_one_after_seeing_the_dice_lost_with_another_approach() {
    let mut table = Table::ready(2);
    table.act(1, json!({"do": "attempt"}));
    table.act(2, json!({"do": "help", "character": 2}));
    table.act(GM, json!({"do": "set_basis", "basis": "other"}));
    assert_eq!(table.refused(1, json!({"do": "plus_one", "character": 1, "gift": 0})), "YON-11");
    table.dice(&[6, 1, 1]).act(1, json!({"do": "throw"}));
    table.act(2, json!({"do": "plus_one", "character": 2, "gift": 0}));
    assert_eq!(table.total(SideId::A), 2);
    table.dice(&[1, 1]).act(1, koma(&[1]));
    assert_eq!(table.total(SideId::A), 2, "it survives a reroll");
    table.act(1, approach("minor"));
    table.act(GM, json!({"do": "set_basis", "basis": "other"}));
    table.dice(&[1, 1, 1]).act(1, json!({"do": "throw"}));
    assert_eq!(table.total(SideId::A), 0, "and is lost with another approach");
}

#[test]
fn yon_11_two_gifts_on_one_test() {
    // YON-T27
    let mut table = Table::ready(1);
    table.act(GM, json!({"do": "grant_gift", "character": 1, "gift": "speaks with the dead"}));
    table.act(1, json!({"do": "attempt"}));
    table.act(1, json!({"do": "auto_succeed", "gift": 1}));
    table.act(1, json!({"do": "plus_one", "character": 1, "gift": 0}));
    assert_eq!(table.total(SideId::A), 3);
}

#[test]
fn yon_50_a_koma_rerolls_all_or_part() {
    let mut table = Table::ready(1);
    table.test("concept", &[6, 2, 3, 5]);
    let told = table.dice(&[5, 1]).act(1, koma(&[1, 4]));
    assert_eq!(table.side(SideId::A).dice, [6, 5, 5, 1]);
    assert!(matches!(&told[0], Notice::Open(Happening::KomaSpent { text: Some(_), .. })));
    assert_eq!(table.character(MIKI).koma, 0);
    assert_eq!(table.refused(1, koma(&[])), "YON-50", "none left");
}

#[test]
fn yon_51_several_koma_one_after_the_other_and_setbacks_between() {
    // YON-T25
    let mut table = Table::ready(1);
    table.act(GM, json!({"do": "grant_koma", "character": 1}));
    table.test("other", &[1, 1]);
    table.dice(&[2, 2]).act(1, koma(&[]));
    table.dice(&[3, 3]).act(1, setback("minor", &[]));
    table.dice(&[6, 4]).act(1, koma(&[]));
    assert_eq!((table.total(SideId::A), table.character(MIKI).koma), (1, 0));
    assert_eq!(table.character(MIKI).setbacks, [Severity::Minor]);
}

#[test]
fn yon_52_kept_dice_never_change_and_the_pool_is_that_of_now() {
    let mut table = Table::ready(1);
    table.test("concept", &[6, 1, 2, 3]);
    for keep in [vec![0], vec![5], vec![1, 1]] {
        assert_eq!(table.refused(1, koma(&keep)), "YON-52");
    }
    // A Condition given meanwhile counts in the reroll: 3 − 1 dice beside the 6.
    table.act(GM, json!({"do": "give_condition", "character": 1, "label": "dizzy", "sign": "negative"}));
    assert_eq!(table.side(SideId::A).dice.len(), 4);
    table.dice(&[1, 1]).act(1, koma(&[1]));
    assert_eq!(table.side(SideId::A).dice, [6, 1, 1]);
}

#[test]
fn yon_53_a_reroll_throws_a_die_and_koma_changes_no_approach() {
    let mut table = Table::ready(1);
    table.test("other", &[6, 1]);
    assert_eq!(table.refused(1, koma(&[1, 2])), "YON-53");
    let with_approach = json!({"do": "spend_koma", "keep": [], "approach": "another"});
    assert!(serde_json::from_value::<yonkoma::Action>(with_approach).is_err());
    table.dice(&[1]).act(1, koma(&[1]));
    assert_eq!(table.side(SideId::A).dice.len(), 2, "no die is added");
}

#[test]
fn yon_54_the_game_master_has_two_koma_a_player() {
    assert_eq!((yonkoma::gm_pool(4, 2), yonkoma::gm_pool(1, 2)), (8, 2));
    assert_eq!(Table::ready(3).state.board.gm_pool, 6);
    let mut table = Table::ready(1);
    table.test("other", &[1, 1]);
    assert_eq!(table.refused(GM, koma(&[])), "YON-50", "for characters of his in Conflicts");
    let options = yonkoma::Options { gm_pool_per_player: 21, ..yonkoma::Options::default() };
    let refused = kernel::Game::check(&yonkoma::Yonkoma, &options, &crate::play::casting(2));
    assert_eq!(kernel::Refused::rule(&refused.expect_err("too many")).0, "YON-54");
}

#[test]
fn yon_56_a_setback_rerolls_before_or_after_koma() {
    let mut table = Table::ready(1);
    table.test("other", &[1, 3]);
    table.dice(&[6, 2, 5]).act(1, setback("serious", &[]));
    table.dice(&[4]).act(1, koma(&[1, 3]));
    assert_eq!((table.total(SideId::A), table.side(SideId::A).dice.len()), (2, 3));
}

#[test]
fn yon_57_another_approach_is_judged_and_thrown_again_even_if_worse() {
    let mut table = Table::ready(1);
    table.act(GM, json!({"do": "give_condition", "character": 1, "label": "lucky", "sign": "positive"}));
    table.test("other", &[6, 1]);
    table.act(1, approach("serious"));
    assert_eq!((table.stage(), table.total(SideId::A)), (Stage::Build, 0));
    assert_eq!(table.refused(1, json!({"do": "throw"})), "YON-27");
    table.act(GM, json!({"do": "set_basis", "basis": "concept", "conditions": [1]}));
    table.dice(&[1, 2, 3, 4, 4, 1]).act(1, json!({"do": "throw"}));
    assert_eq!(table.total(SideId::A), 0);
}

#[test]
fn yon_58_four_severities_with_their_dice() {
    let bonus: Vec<u8> = Severity::ALL.iter().map(|severity| severity.bonus()).collect();
    assert_eq!(bonus, [0, 1, 2, 3]);
    for (severity, n) in [("minor", 2), ("serious", 3), ("grave", 4), ("critical", 5)] {
        let mut table = Table::ready(1);
        table.test("other", &[1, 1]);
        table.dice(&vec![6; n]).act(1, setback(severity, &[]));
        assert_eq!(table.side(SideId::A).dice.len(), n);
    }
}

#[test]
fn yon_59_bonus_dice_stay_in_the_pool() {
    let mut table = Table::ready(1);
    table.test("other", &[1, 1]);
    table.dice(&[1, 1, 1]).act(1, setback("serious", &[]));
    table.dice(&[1, 1, 1]).act(1, koma(&[]));
    table.act(1, approach("minor"));
    table.act(GM, json!({"do": "set_basis", "basis": "concept"}));
    assert_eq!(table.state.board.pool(SideId::A), 5);
}

#[test]
fn yon_60_several_setbacks_one_a_reroll_add_up() {
    let mut table = Table::ready(1);
    table.test("other", &[1, 1]);
    table.dice(&[1; 3]).act(1, setback("serious", &[]));
    table.dice(&[1; 5]).act(1, setback("grave", &[]));
    assert_eq!(table.state.board.pool(SideId::A), 5);
}

#[test]
fn yon_61_one_mark_of_each() {
    // YON-T19
    let mut table = Table::ready(1);
    table.test("other", &[1, 1]);
    table.dice(&[6, 1, 1, 1]).act(1, setback("grave", &[]));
    assert_eq!(table.character(MIKI).setbacks, [Severity::Grave]);
    table.act(1, json!({"do": "accept"}));
    table.act(GM, json!({"do": "tell_result"}));
    table.test("other", &[1, 1]);
    assert_eq!(table.refused(1, setback("grave", &[])), "YON-61");
    assert_eq!(table.refused(1, approach("grave")), "YON-61");
    table.dice(&[1; 2]).act(1, setback("minor", &[]));
    table.act(1, json!({"do": "claim_bond", "bond": 0, "erase": "grave"}));
    table.dice(&[6; 4]).act(1, setback("grave", &[]));
}

#[test]
fn yon_64_an_armed_danger_strikes_when_a_zero_is_accepted() {
    let mut table = Table::ready(1);
    table.test("other", &[1, 3]);
    table.dice(&[5, 2, 2, 1]).act(1, setback("grave", &[]));
    table.act(1, json!({"do": "accept"}));
    assert!(table.character(MIKI).in_play(), "one Success is no failure");

    let mut table = Table::ready(1);
    table.test("other", &[1, 1]);
    table.dice(&[1, 2, 3, 4]).act(1, setback("grave", &[]));
    assert!(table.character(MIKI).in_play(), "not before it is accepted");
    table.dice(&[1, 1, 1, 2, 2, 2, 3]).act(1, setback("critical", &[]));
    table.act(1, json!({"do": "accept"}));
    assert_eq!(table.character(MIKI).status, Presence::Eliminated, "which prevails");
}

/// With the first player out of play, in Scene 1.
fn out_of_play() -> Table {
    let mut table = Table::ready(2);
    table.test("other", &[1, 1]);
    table.dice(&[1; 4]).act(1, setback("grave", &[]));
    table.act(1, json!({"do": "accept"}));
    table.act(GM, json!({"do": "tell_result"}));
    table
}

#[test]
fn yon_65_out_of_play_for_this_scene_and_the_next() {
    // YON-T39
    let mut table = out_of_play();
    assert_eq!(table.refused(1, json!({"do": "attempt"})), "YON-65");
    assert_eq!(table.refused(1, json!({"do": "claim_bond", "bond": 0})), "YON-65");
    assert_eq!(table.refused(1, json!({"do": "use_gift", "character": 1, "gift": 0})), "YON-65");
    assert_eq!(table.refused(GM, json!({"do": "call_test", "roller": 1})), "YON-65");
    assert_eq!(table.refused(GM, json!({"do": "start_conflict", "a": 2, "b": 1})), "YON-65");
    table.act(2, json!({"do": "attempt"}));
    assert_eq!(table.refused(1, json!({"do": "help", "character": 1})), "YON-65");
    table.act(GM, json!({"do": "drop_test"}));
    table.act(GM, json!({"do": "start_scene", "title": null}));
    assert!(!table.character(MIKI).in_play());
    let told = table.act(GM, json!({"do": "start_scene", "title": null}));
    assert!(
        told.contains(&Notice::Open(Happening::CharacterBack { character: MIKI }))
            && table.character(MIKI).in_play()
    );
}

#[test]
fn yon_67_erasing_a_mark_leaves_its_danger_armed() {
    let mut table = Table::ready(1);
    table.test("other", &[1, 1]);
    table.dice(&[1; 4]).act(1, setback("grave", &[]));
    table.act(1, json!({"do": "claim_bond", "bond": 0, "erase": "grave"}));
    assert!(table.character(MIKI).setbacks.is_empty());
    table.act(1, json!({"do": "accept"}));
    assert_eq!(table.character(MIKI).status, Presence::OutOfPlay { until: 2 });
}

#[test]
fn yon_68_after_an_automatic_failure_a_setback_but_neither_koma_nor_gift() {
    let mut table = Table::ready(1);
    for label in ["a", "b"] {
        table.act(GM, json!({"do": "give_condition", "character": 1, "label": label, "sign": "negative"}));
    }
    table.act(1, json!({"do": "attempt"}));
    table.act(GM, json!({"do": "set_basis", "basis": "flaw", "conditions": [1, 2]}));
    table.act(1, json!({"do": "throw"}));
    assert_eq!(table.refused(1, koma(&[])), "YON-68");
    assert_eq!(table.refused(1, json!({"do": "plus_one", "character": 1, "gift": 0})), "YON-68");
    assert_eq!(table.refused(1, setback("serious", &[])), "YON-53", "1 − 2 + 1 is still nothing");
    table.dice(&[6]).act(1, setback("grave", &[]));
    assert_eq!(table.total(SideId::A), 1);
}
