//! What Bonds pay.

use serde_json::{Value, json};
use yonkoma::{BondApproval, Happening, Notice, Options, Severity};

use crate::play::{GM, MIKI, Table};

fn claim(bond: u8) -> Value {
    json!({"do": "claim_bond", "bond": bond})
}

#[test]
fn yon_20_a_bond_pays_at_once_and_the_game_master_may_undo_it() {
    let mut table = Table::ready(2);
    table.act(1, claim(0));
    assert_eq!(table.character(MIKI).koma, 2);
    assert_eq!(table.refused(2, json!({"do": "undo_bond", "character": 1, "bond": 0})), "YON-20");
    table.act(GM, json!({"do": "undo_bond", "character": 1, "bond": 0}));
    assert_eq!(table.character(MIKI).koma, 1);
    assert_eq!(table.refused(GM, json!({"do": "undo_bond", "character": 1, "bond": 0})), "YON-20");
    assert_eq!(table.refused(1, claim(3)), "YON-20");
}

#[test]
fn yon_20_with_approval_it_pays_once_approved() {
    let options = Options { bond_approval: BondApproval::Gm, ..Options::default() };
    let mut table = Table::ready_with(&options, 2);
    table.act(1, claim(0));
    assert_eq!(table.character(MIKI).koma, 1);
    assert_eq!(table.refused(1, claim(0)), "YON-21", "it waits");
    let answer = |yes| json!({"do": "answer_bond", "character": 1, "bond": 0, "yes": yes});
    assert_eq!(table.refused(2, answer(true)), "YON-20");
    table.act(GM, answer(false));
    assert_eq!(table.character(MIKI).koma, 1);
    table.act(1, claim(0));
    table.act(GM, answer(true));
    assert_eq!(table.character(MIKI).koma, 2);

    let options = Options { bond_approval: BondApproval::Table, ..Options::default() };
    let mut table = Table::ready_with(&options, 2);
    table.act(1, claim(0));
    assert_eq!(table.refused(1, answer(true)), "YON-20", "not one's own");
    table.act(2, answer(true));
    assert_eq!(table.character(MIKI).koma, 2);
}

#[test]
fn yon_21_each_bond_pays_once_a_scene() {
    // YON-T20
    let mut table = Table::ready(2);
    table.act(1, claim(1));
    assert_eq!(table.refused(1, claim(1)), "YON-21");
    assert_eq!(table.refused(1, claim(1)), "YON-21");
    table.act(GM, json!({"do": "start_scene", "title": null}));
    table.act(1, claim(1));
    assert_eq!(table.character(MIKI).koma, 3);
    table.act(1, claim(2));
    assert_eq!(table.character(MIKI).koma, 4, "different Bonds pay independently");
}

#[test]
fn yon_22_a_setback_erased_instead_of_a_koma() {
    // YON-T21
    let mut table = Table::ready(2);
    table.test("other", &[1, 1]);
    let serious = json!({"do": "take_setback", "character": 1, "severity": "serious", "keep": []});
    table.dice(&[1, 1, 1]).act(1, serious);
    table.act(1, claim(0));
    let wrong = json!({"do": "claim_bond", "bond": 1, "erase": "minor"});
    assert_eq!(table.refused(1, wrong), "YON-22");
    table.act(1, json!({"do": "claim_bond", "bond": 1, "erase": "serious"}));
    assert_eq!((table.character(MIKI).koma, table.character(MIKI).setbacks.len()), (2, 0));
    // The game master's undoing marks it again.
    table.act(GM, json!({"do": "undo_bond", "character": 1, "bond": 1}));
    assert_eq!(table.character(MIKI).setbacks, [Severity::Serious]);
}

#[test]
fn yon_23_npcs_earn_no_koma() {
    // YON-T22: no action pays them; a Koma cannot be granted to them either.
    let mut table = Table::ready(2);
    assert_eq!(table.refused(GM, claim(0)), "YON-20");
    assert_eq!(table.refused(GM, json!({"do": "grant_koma", "character": 3})), "YON-95");
    // YON-T33: nor does conceding.
    table.conflict(1, 3, ("concept", "concept"), (&[6, 6, 1, 1], &[1, 1, 1, 1]));
    table.act(1, json!({"do": "pass"}));
    table.act(GM, json!({"do": "tell_round"}));
    for severity in ["minor", "serious"] {
        let dice: &[u8] = if severity == "minor" { &[1; 4] } else { &[1; 5] };
        let setback = json!({"do": "take_setback", "character": 3, "severity": severity, "keep": []});
        table.improve(GM, setback, dice);
        table.act(1, json!({"do": "pass"}));
        table.act(GM, json!({"do": "tell_round"}));
    }
    let pool = table.state.board.gm_pool;
    let told = table.act(GM, json!({"do": "concede"}));
    assert!(!told.iter().any(|notice| matches!(notice, Notice::Open(Happening::KomaGained { .. }))));
    assert_eq!((table.state.board.gm_pool, table.state.board.characters[2].koma), (pool, 0));
}
