//! Sessions that follow each other, and what the game master keeps.

use serde_json::json;
use yonkoma::{CharacterId, Notice, NpcSheets, Options, Partly, Presence, Severity, Stage};

use crate::play::{AOI, GM, MIKI, Table, bonds, sheet};

fn next_session(table: &mut Table) {
    table.act(GM, json!({"do": "end_session"}));
    table.act(GM, json!({"do": "start_session", "title": null}));
}

#[test]
fn yon_55_koma_are_kept_and_the_game_masters_are_reset() {
    // YON-T23
    let mut table = Table::ready(4);
    table.state.board.gm_pool = 3;
    table.act(1, json!({"do": "claim_bond", "bond": 0}));
    next_session(&mut table);
    assert_eq!((table.state.board.gm_pool, table.character(MIKI).koma), (8, 2));
}

#[test]
fn yon_93_gifts_and_anecdotes_come_back_everything_else_stays() {
    let mut table = Table::ready(2);
    table.act(1, json!({"do": "use_gift", "character": 1, "gift": 0}));
    table.act(GM, json!({"do": "give_condition", "character": 1, "label": "tired", "sign": "negative"}));
    table.act(1, json!({"do": "attempt"}));
    table.act(1, json!({"do": "tell_anecdote", "text": null}));
    table.act(GM, json!({"do": "set_basis", "basis": "other"}));
    table.dice(&[1, 1, 1]).act(1, json!({"do": "throw"}));
    let grave = json!({"do": "take_setback", "character": 1, "severity": "grave", "keep": []});
    table.dice(&[1; 5]).act(1, grave);
    table.act(1, json!({"do": "accept"}));
    table.act(GM, json!({"do": "tell_result"}));
    assert_eq!(table.refused(1, json!({"do": "start_scene", "title": null})), "YON-65");
    next_session(&mut table);
    let miki = table.character(MIKI);
    assert_eq!((miki.gifts[0].used, table.state.board.anecdotes.len()), (None, 0));
    assert_eq!((miki.setbacks[..].to_vec(), miki.conditions.len()), (vec![Severity::Grave], 1));
    assert_eq!(miki.status, Presence::OutOfPlay { until: 2 }, "the Session began with the next Scene");
    assert_eq!((table.state.board.session, table.state.board.scene), (2, 2));
}

#[test]
fn yon_62_marks_go_between_adventures_with_leave() {
    let mut table = Table::ready(1);
    table.test("other", &[1, 1]);
    let minor = json!({"do": "take_setback", "character": 1, "severity": "minor", "keep": []});
    table.dice(&[6, 6]).act(1, minor);
    table.act(1, json!({"do": "accept"}));
    table.act(GM, json!({"do": "tell_result"}));
    let erase = json!({"do": "erase_setback", "character": 1, "severity": "minor"});
    assert_eq!(table.refused(GM, erase.clone()), "YON-62");
    table.act(GM, json!({"do": "end_session"}));
    assert_eq!(table.refused(GM, erase.clone()), "YON-62");
    table.act(GM, json!({"do": "end_adventure"}));
    assert_eq!(table.refused(1, erase.clone()), "YON-62");
    table.act(GM, erase);
    assert!(table.character(MIKI).setbacks.is_empty());
    table.act(GM, json!({"do": "next_adventure"}));
    assert_eq!((table.stage(), table.state.board.adventure), (Stage::Bonds, 2));
    table.act(1, json!({"do": "change_bond", "bond": 0, "text": "find the map"}));
    table.act(GM, json!({"do": "start_session", "title": null}));
    assert_eq!(table.stage(), Stage::Free);
}

#[test]
fn yon_96_bonds_change_freely_between_sessions() {
    let mut table = Table::ready(3);
    let change = json!({"do": "change_bond", "bond": 1, "target": 3, "text": "trusts her"});
    assert_eq!(table.refused(1, change.clone()), "YON-96");
    table.act(GM, json!({"do": "end_session"}));
    assert_eq!(table.refused(1, json!({"do": "change_bond", "bond": 1, "target": 1, "text": "x"})), "YON-96");
    assert_eq!(table.refused(1, json!({"do": "change_bond", "bond": 0, "target": 3, "text": "x"})), "YON-96");
    assert_eq!(table.refused(1, json!({"do": "drop_bond", "bond": 0})), "YON-16", "three stay");
    table.act(1, change);
    assert_eq!(table.character(MIKI).bonds[1].target.map(|target| target.0), Some(3));
}

#[test]
fn yon_97_concept_or_flaw_change_with_leave() {
    let mut table = Table::ready(1);
    let change = json!({"do": "change_concept", "character": 1, "text": "a retired demon hunter"});
    assert_eq!(table.refused(1, change.clone()), "YON-97");
    table.act(GM, change);
    table.act(GM, json!({"do": "change_flaw", "character": 1, "text": "afraid of dogs"}));
    let miki = table.character(MIKI);
    assert_eq!(miki.concept.as_deref(), Some("a retired demon hunter"));
    assert_eq!(miki.flaw.as_deref(), Some("afraid of dogs"));
}

/// With the first player's character eliminated.
fn eliminated(options: &Options) -> Table {
    let mut table = Table::ready_with(options, 2);
    table.test("other", &[1, 1]);
    let critical = json!({"do": "take_setback", "character": 1, "severity": "critical", "keep": []});
    table.dice(&[1; 5]).act(1, critical);
    table.act(1, json!({"do": "accept"}));
    table.act(GM, json!({"do": "tell_result"}));
    table
}

#[test]
fn yon_66_an_eliminated_character_does_nothing_more() {
    let mut table = eliminated(&Options::default());
    assert_eq!(table.refused(1, json!({"do": "attempt"})), "YON-65");
    for _ in 0..3 {
        table.act(GM, json!({"do": "start_scene", "title": null}));
    }
    next_session(&mut table);
    assert_eq!(table.character(MIKI).status, Presence::Eliminated);
}

#[test]
fn yon_98_a_new_character_after_an_elimination() {
    let mut table = eliminated(&Options::default());
    table.act(1, sheet(3));
    assert_eq!(table.refused(2, sheet(3)), "YON-03");
    table.act(GM, json!({"do": "approve_character", "character": 5}));
    let three =
        json!({"do": "submit_bonds", "aim": "a", "other": 2, "other_text": "b", "npc": 3, "npc_text": "c"});
    table.act(1, three);
    assert_eq!(table.refused(1, json!({"do": "attempt"})), "YON-65", "not yet");
    assert_eq!(table.refused(GM, json!({"do": "bring_in", "character": 5})), "YON-98", "a later Scene");
    table.act(GM, json!({"do": "start_scene", "title": null}));
    table.act(GM, json!({"do": "bring_in", "character": 5}));
    let ren = &table.state.board.characters[4];
    assert_eq!((ren.koma, ren.bonds.len(), ren.in_play()), (1, 3, true));
    table.act(1, json!({"do": "attempt"}));

    let options = Options { new_character_after_elimination: false, ..Options::default() };
    assert_eq!(eliminated(&options).refused(1, sheet(3)), "YON-98");
}

#[test]
fn what_the_game_master_keeps_nobody_else_sees() {
    let hidden = |sheets| {
        let options = Options { npc_sheets: sheets, ..Options::default() };
        let mut table = Table::ready_with(&options, 2);
        let before = table.view(1).board.characters[2].concept.is_some();
        table.act(GM, json!({"do": "start_conflict", "a": 1, "b": 3}));
        (before, table.view(1).board.characters[2].concept.is_some())
    };
    assert_eq!(hidden(NpcSheets::HiddenUntilConflict), (false, true));
    assert_eq!(hidden(NpcSheets::Public), (true, true));
    assert_eq!(hidden(NpcSheets::Hidden), (false, false));

    // A public sheet is told when it is made, and what matters to whoever reads it.
    let options = Options { npc_sheets: NpcSheets::Public, ..Options::default() };
    let mut table = Table::ready_with(&options, 2);
    let make = json!({"do": "create_npc", "name": "Iro", "important": false, "concept": "a spy"});
    assert!(
        matches!(&table.act(GM, make)[1], Notice::Partly(Partly::NpcSheet { concept: Some(text), .. }) if &**text == "a spy")
    );
    let matters = json!({"do": "describe_npc", "npc": 5, "important": true, "concept": "a spy"});
    let npc = CharacterId(5);
    assert_eq!(table.act(GM, matters), [Notice::Partly(Partly::NpcMatters { npc, important: true })]);
    let both = json!({"do": "describe_npc", "npc": 5, "important": false, "concept": "a double agent"});
    let told = table.act(GM, both);
    assert!(
        matches!(
            &told[..],
            [Notice::Partly(Partly::NpcMatters { .. }), Notice::Partly(Partly::NpcSheet { .. })]
        ),
        "{told:?}"
    );

    let mut table = Table::ready(2);
    let told = table.act(GM, json!({"do": "set_notes", "text": "Kuro is her brother."}));
    assert!(told.is_empty() && table.view(1).notes.is_none());
    assert_eq!(table.view(GM).notes.as_deref(), Some("Kuro is her brother."));
    assert_eq!(table.refused(1, json!({"do": "set_notes", "text": null})), "YON-01");
    let told = table.act(GM, json!({"do": "describe_npc", "npc": 3, "important": true, "concept": "x"}));
    assert!(told.is_empty(), "{told:?}");
    let told = table.act(GM, json!({"do": "grant_gift", "character": 3, "gift": "x"}));
    assert!(told.is_empty() && table.view(1).board.characters[2].gifts.is_empty());
    let told = table.act(GM, json!({"do": "use_gift", "character": 3, "gift": 0}));
    assert!(matches!(&told[..], [Notice::Partly(Partly::GiftUsed { gift, .. })] if &**gift == "x"));
    assert_eq!(table.view(1).board.characters[2].gifts.len(), 1);
    assert_eq!(table.character(AOI).koma, 1);
}

#[test]
fn a_closed_table_is_read_only() {
    let mut table = Table::ready(1);
    table.act(GM, json!({"do": "end_session"}));
    table.act(GM, json!({"do": "close"}));
    assert_eq!(table.refused(GM, json!({"do": "narrate", "text": "x"})), "YON-01");
    assert_eq!(table.refused(1, bonds(1, 1)), "YON-01");
}
