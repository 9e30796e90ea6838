//! Conflicts of several against one, or against several.

use serde_json::json;
use yonkoma::{CharacterId, Presence, SideId, Stage};

use super::{koma, setback, tell};
use crate::play::{AOI, GM, MIKI, REN, Table};

/// Three players' characters with Miki as roller against Kuro, who has four dice; thrown.
fn group(dice: &[u8], against: &[u8]) -> Table {
    let mut table = Table::ready(3);
    table.act(GM, json!({"do": "start_conflict", "a": 1, "b": 4, "stake": "the crown"}));
    table.act(2, json!({"do": "help", "side": "a", "character": 2}));
    table.act(GM, json!({"do": "help", "side": "a", "character": 3}));
    table.act(GM, json!({"do": "set_basis", "side": "a", "basis": "concept"}));
    table.act(GM, json!({"do": "set_basis", "side": "b", "basis": "concept"}));
    table.throw_both((dice, against));
    table
}

#[test]
fn yon_88_groups_throw_together() {
    let table = group(&[1; 6], &[6, 1, 1, 1]);
    assert_eq!(table.side(SideId::A).dice.len(), 6);
    let concept = &table.view(1).board.characters[3].concept;
    assert_eq!(concept.as_deref(), Some("a thief of dreams"), "shown in a Conflict");
}

#[test]
fn yon_89_any_member_of_the_losing_group_may_pay() {
    let mut table = group(&[1; 6], &[6, 1, 1, 1]);
    tell(&mut table);
    table.improve(3, koma(&[]), &[6, 6, 1, 1, 1, 1]);
    assert_eq!((table.character(REN).koma, table.character(MIKI).koma), (0, 1));
}

#[test]
fn yon_90_setbacks_are_individual() {
    // YON-T37
    let mut table = group(&[1; 6], &[6, 1, 1, 1]);
    tell(&mut table);
    table.improve(2, koma(&[]), &[1; 6]);
    tell(&mut table);
    table.improve(2, setback(2, "grave", &[]), &[1; 8]);
    assert_eq!(table.character(AOI).status, Presence::OutOfPlay { until: 2 });
    assert!(table.character(MIKI).in_play() && table.character(REN).in_play());
    assert_eq!((table.stage(), table.state.board.pool(SideId::A)), (Stage::Telling, 7));
    tell(&mut table);
    assert_eq!(table.refused(2, koma(&[])), "YON-65", "Aoi has left");
    assert_eq!(table.refused(2, setback(2, "minor", &[])), "YON-65");
    assert_eq!(table.refused(3, setback(1, "minor", &[])), "YON-56", "not for somebody else");
    table.act(1, json!({"do": "concede"}));
    assert_eq!(
        (table.character(AOI).koma, table.character(MIKI).koma),
        (0, 1),
        "no pay for those out of play"
    );
}

#[test]
fn yon_91_a_group_whose_roller_leaves_names_another() {
    let mut table = group(&[6, 1, 1, 1, 1, 1], &[6, 6, 1, 1]);
    tell(&mut table);
    table.improve(1, setback(1, "grave", &[1]), &[1; 7]);
    tell(&mut table);
    assert_eq!(table.stage(), Stage::Replace);
    assert_eq!(table.refused(1, json!({"do": "name_roller", "side": "a", "character": 2})), "YON-91");
    assert_eq!(table.refused(2, json!({"do": "name_roller", "side": "a", "character": 1})), "YON-91");
    table.act(2, json!({"do": "name_roller", "side": "a", "character": 3}));
    assert_eq!((table.stage(), table.total(SideId::A)), (Stage::LoserChoice, 1), "the dice stay");
    assert_eq!(table.refused(3, koma(&[1])), "YON-27", "the new roller's case is to be judged");
    table.act(GM, json!({"do": "set_basis", "side": "a", "basis": "other"}));
    assert_eq!(table.state.board.pool(SideId::A), 5, "2, one helper, two bonus dice");
    table.improve(3, koma(&[1]), &[6, 6, 1, 1]);
    assert_eq!(table.state.board.contest.as_ref().and_then(|c| c.winner), Some(SideId::A));
}

#[test]
fn yon_92_the_roller_concedes_and_one_loser_is_bound() {
    let mut table = group(&[1; 6], &[6, 1, 1, 1]);
    tell(&mut table);
    assert_eq!(table.refused(2, json!({"do": "concede"})), "YON-92");
    assert_eq!(table.refused(GM, json!({"do": "concede"})), "YON-83", "the winner has nothing to concede");
    table.act(1, json!({"do": "concede"}));
    table.act(GM, json!({"do": "tell_result"}));
    let losers = &table.state.board.spoils.as_ref().expect("a right").losers;
    assert_eq!(losers[..], [MIKI, AOI, REN]);
    table.act(GM, json!({"do": "impose_bond", "target": 3, "text": "Fears Kuro", "replaces": 0}));
    assert_eq!(table.character(REN).bonds.len(), 3, "the game master confirms at once");
    assert_eq!(table.character(REN).bonds[0].target, Some(CharacterId(4)));
}
