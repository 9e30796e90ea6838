//! The Bond that the winner of a Conflict imposes.

use serde_json::{Value, json};
use yonkoma::{BondApproval, BondKind, CharacterId, Notice, Options, Partly};

use crate::play::{AOI, GM, Table};

/// Won by Miki by concession, and told.
fn won() -> Table {
    let mut table = Table::ready(3);
    win(&mut table, 2);
    table
}

/// Miki beats a player's character by a lead of one, which concedes; told.
fn win(table: &mut Table, loser: u8) {
    table.conflict(1, loser, ("concept", "concept"), (&[6, 1, 1, 1], &[1, 2, 3, 4]));
    table.act(GM, json!({"do": "tell_round"}));
    let seat = table.state.board.owner(CharacterId(loser)).0;
    table.act(seat, json!({"do": "concede"}));
    table.act(GM, json!({"do": "tell_result"}));
}

#[test]
fn yon_86_the_winner_may_impose_a_bond() {
    let impose = json!({"do": "impose_bond", "target": 2, "text": "Respects Miki"});
    let mut table = won();
    assert_eq!(table.refused(2, impose.clone()), "YON-86");
    assert_eq!(table.refused(1, json!({"do": "impose_bond", "target": 3, "text": "x"})), "YON-86");
    table.act(1, impose.clone());
    let bonds = &table.character(AOI).bonds;
    assert_eq!((bonds.len(), bonds[3].kind), (4, BondKind::Imposed));
    assert_eq!(table.refused(1, impose.clone()), "YON-86", "one");
    table.act(2, json!({"do": "claim_bond", "bond": 3}));
    assert_eq!(table.character(AOI).koma, 2, "it pays like any Bond");

    // YON-T38: in place of one that it contradicts, if the game master says so.
    for (yes, n) in [(true, 3), (false, 4)] {
        let mut table = won();
        table.act(1, json!({"do": "impose_bond", "target": 2, "text": "Respects Miki", "replaces": 1}));
        assert_eq!(table.refused(1, json!({"do": "answer_imposed", "yes": true})), "YON-86");
        table.act(GM, json!({"do": "answer_imposed", "yes": yes}));
        assert_eq!(table.character(AOI).bonds.len(), n);
    }
    // Not after the Scene, nor after the Session.
    for over in [json!({"do": "start_scene", "title": null}), json!({"do": "end_session"})] {
        let mut table = won();
        table.act(GM, over);
        assert_eq!(table.refused(1, impose.clone()), "YON-86");
    }
}

fn impose(target: u8, text: &str, replaces: Option<u8>) -> Value {
    json!({"do": "impose_bond", "target": target, "text": text, "replaces": replaces})
}

fn answer(yes: bool) -> Value {
    json!({"do": "answer_imposed", "yes": yes})
}

fn bonds_of(table: &Table, id: CharacterId) -> Vec<String> {
    table.character(id).bonds.iter().map(|bond| bond.text.to_string()).collect()
}

#[test]
fn yon_86_a_waiting_replacement_follows_its_bond() {
    let waiting = |places: u8| {
        let mut table = won();
        table.act(1, impose(2, "first", None));
        win(&mut table, 2);
        table.act(1, impose(2, "second", Some(places)));
        table.act(GM, json!({"do": "end_session"}));
        table
    };
    // Another Bond is dropped: the same one is replaced, at its new place.
    let mut table = waiting(2);
    table.act(2, json!({"do": "drop_bond", "bond": 0}));
    table.act(GM, answer(true));
    assert_eq!(bonds_of(&table, AOI), ["secretly in love", "second", "first"]);
    // The one itself is dropped: the new one takes a place of its own.
    let mut table = waiting(2);
    let told = table.act(2, json!({"do": "drop_bond", "bond": 2}));
    assert!(matches!(&told[1], Notice::Partly(Partly::BondImposed { replaced: None, .. })), "{told:?}");
    assert_eq!(bonds_of(&table, AOI), ["steal the crown", "secretly in love", "first", "second"]);
    assert_eq!(table.refused(GM, answer(true)), "YON-86");
}

#[test]
fn yon_86_no_imposed_bond_and_no_right_is_lost() {
    // What waits when another is imposed is added.
    for replaces in [None, Some(1)] {
        let mut table = won();
        table.act(1, impose(2, "first", Some(0)));
        win(&mut table, 2);
        let told = table.act(1, impose(2, "second", replaces));
        assert!(
            matches!(&told[0], Notice::Partly(Partly::BondImposed { text, replaced: None, .. }) if &**text == "first")
        );
        assert_eq!(table.state.board.imposing.is_some(), replaces.is_some());
    }
    // An answer to the first leaves the winner of the second Conflict his right.
    let mut table = won();
    table.act(1, impose(2, "first", Some(0)));
    win(&mut table, 2);
    table.act(GM, answer(true));
    table.act(1, impose(2, "second", None));
    assert_eq!(bonds_of(&table, AOI)[0], "first");
    assert_eq!(bonds_of(&table, AOI)[3], "second");
}

#[test]
fn yon_86_a_winner_may_replace_what_is_shown_of_an_npc() {
    let mut table = Table::ready(3);
    for text in ["hates Miki", "loves the sea"] {
        table.act(GM, json!({"do": "bind_npc", "npc": 4, "text": text}));
    }
    win(&mut table, 4);
    assert_eq!(table.refused(1, impose(4, "x", Some(0))), "YON-20", "nothing is shown");
    table.act(GM, json!({"do": "show_bond", "npc": 4, "bond": 1}));
    assert_eq!(table.refused(1, impose(4, "x", Some(1))), "YON-20", "one is");
    let told = table.act(1, impose(4, "fears the sea", Some(0)));
    assert!(
        matches!(&told[..], [Notice::Partly(Partly::ReplacementAsked { replaces, .. })] if &**replaces == "loves the sea")
    );
    let place = |seat| table.view(seat).board.imposing.map(|imposing| imposing.replaces);
    assert_eq!((place(1), place(GM)), (Some(0), Some(1)), "each counts what he sees");
    table.act(GM, answer(true));
    assert_eq!(bonds_of(&table, CharacterId(4)), ["hates Miki", "fears the sea"]);
}

#[test]
fn yon_86_where_there_is_no_room_it_replaces() {
    let mut table = won();
    let aoi = &mut table.state.board.characters[1];
    let bond = aoi.bonds[0].clone();
    aoi.bonds.resize(12, bond);
    assert_eq!(table.refused(1, impose(2, "first", None)), "YON-86");
    table.act(1, impose(2, "first", Some(0)));
    assert_eq!(table.refused(GM, answer(false)), "YON-86");
    table.act(GM, answer(true));
    assert_eq!((bonds_of(&table, AOI).len(), &bonds_of(&table, AOI)[0][..]), (12, "first"));
}

#[test]
fn yon_20_pay_that_will_not_come_is_told() {
    let options = Options { bond_approval: BondApproval::Gm, ..Options::default() };
    let claimed = || {
        let mut table = Table::ready_with(&options, 2);
        table.act(2, json!({"do": "claim_bond", "bond": 0}));
        table
    };
    let declined =
        |told: &[Notice]| matches!(told[0], Notice::Partly(Partly::BondDeclined { character: AOI, .. }));
    let mut table = claimed();
    assert!(declined(&table.act(GM, json!({"do": "end_session"}))));
    let mut table = claimed();
    win(&mut table, 2);
    table.act(1, impose(2, "first", Some(0)));
    assert!(declined(&table.act(GM, answer(true))), "its Bond is no more");
    assert!(table.state.board.claims.is_empty());
}
