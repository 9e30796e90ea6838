//! Before play: the World, characters, Bonds.

use kernel::Refused;
use serde_json::json;
use yonkoma::{BondKind, Happening, Notice, Options, Partly, Presence, Refusal, Stage, Yonkoma};

use crate::play::{AOI, GM, MIKI, Table, bonds, casting, sheet};

fn check(options: &Options, players: usize) -> Result<(), &'static str> {
    kernel::Game::check(&Yonkoma, options, &casting(players)).map_err(|refusal| refusal.rule().0)
}

#[test]
fn yon_01_one_game_master_and_one_to_six_players() {
    let options = Options::default();
    assert_eq!(check(&options, 0), Err("YON-01"));
    assert_eq!((check(&options, 1), check(&options, 6)), (Ok(()), Ok(())));
    assert_eq!(check(&options, 7), Err("YON-01"));
    let two =
        kernel::Casting { roles: kernel::BySeat::new(vec![yonkoma::Role::GameMaster; 2]), ..casting(1) };
    let refused = kernel::Game::check(&Yonkoma, &options, &two).expect_err("two game masters");
    assert_eq!(refused.rule().0, "YON-01");
    let mut table = Table::ready(1);
    assert_eq!(table.refused(1, json!({"do": "create_npc", "name": "x"})), "YON-01");
}

#[test]
fn yon_02_creation_begins_when_every_player_shares_the_world() {
    let mut table = Table::new(2);
    assert_eq!(table.refused(1, json!({"do": "confirm_world"})), "YON-02");
    assert_eq!(table.refused(1, json!({"do": "set_world", "text": "x"})), "YON-02");
    table.act(GM, json!({"do": "set_world", "text": null}));
    table.act(1, json!({"do": "confirm_world"}));
    assert_eq!(table.refused(1, json!({"do": "confirm_world"})), "YON-02");
    assert_eq!(table.refused(1, sheet(1)), "YON-03");
    // Another World wants confirming again.
    table.act(GM, json!({"do": "set_world", "text": "A desert"}));
    table.act(2, json!({"do": "confirm_world"}));
    assert_eq!(table.stage(), Stage::World);
    table.act(1, json!({"do": "confirm_world"}));
    assert_eq!(table.stage(), Stage::Creation);
}

#[test]
fn yon_03_a_sheet_has_all_its_fields() {
    let mut table = Table::in_creation(&Options::default(), 1);
    for field in ["name", "concept", "flaw", "gift", "sign"] {
        for nothing in ["  ", "\u{200b}", "\u{2800}"] {
            let mut blank = sheet(1);
            blank[field] = json!(nothing);
            let refusal = table.refusal(1, blank);
            assert!(matches!(refusal, Refusal::TextIsMissing { .. }), "{field}: {refusal:?}");
            assert_eq!(refusal.rule().0, "YON-03", "{field}");
        }
        let mut missing = sheet(1);
        missing.as_object_mut().expect("an object").remove(field);
        assert!(serde_json::from_value::<yonkoma::Action>(missing).is_err(), "{field}");
    }
    let mut long = sheet(1);
    long["name"] = json!("x".repeat(61));
    assert_eq!(table.refused(1, long), "YON-03");
    table.act(1, sheet(1));
}

#[test]
fn yon_05_the_game_master_returns_a_concept_and_play_waits() {
    // YON-T11
    let mut table = Table::in_creation(&Options::default(), 1);
    let mut god = sheet(1);
    god["concept"] = json!("a living god");
    table.act(1, god);
    let back =
        json!({"do": "return_character", "character": 1, "field": "concept", "reason": "too powerful"});
    let told = table.act(GM, back);
    assert!(
        matches!(&told[..], [Notice::Open(Happening::SheetReturned { reason: Some(reason), .. })] if &**reason == "too powerful")
    );
    assert_eq!(table.refused(GM, json!({"do": "approve_character", "character": 1})), "YON-05");
    assert_eq!(table.stage(), Stage::Creation);
    table.act(1, sheet(1));
    assert_eq!(table.refused(1, json!({"do": "approve_character", "character": 1})), "YON-05");
    table.act(GM, json!({"do": "approve_character", "character": 1}));
    assert_eq!(table.stage(), Stage::Bonds);
}

#[test]
fn yon_06_exactly_one_flaw() {
    // YON-T12: a Flaw that does not matter in this adventure comes back, and another takes its place.
    let mut table = Table::in_creation(&Options::default(), 1);
    table.act(1, sheet(1));
    table.act(GM, json!({"do": "return_character", "character": 1, "field": "flaw", "reason": null}));
    let mut other = sheet(1);
    other["flaw"] = json!("sees mirages");
    table.act(1, other);
    assert_eq!(table.character(MIKI).flaw.as_deref(), Some("sees mirages"));
    assert_eq!(table.state.board.characters.len(), 1);
}

#[test]
fn yon_04_cliches_are_welcome() {
    // YON-T13
    for concept in ["a golden-hearted space pirate", "a warrior princess who doubts nothing"] {
        let mut table = Table::in_creation(&Options::default(), 1);
        let mut cliche = sheet(1);
        cliche["concept"] = json!(concept);
        table.act(1, cliche);
        table.act(GM, json!({"do": "approve_character", "character": 1}));
        assert_eq!(table.character(MIKI).concept.as_deref(), Some(concept));
    }
}

#[test]
fn yon_08_one_gift_perhaps_restricted() {
    let mut table = Table::in_creation(&Options::default(), 1);
    table.act(1, sheet(1));
    let restricted = json!({"do": "approve_character", "character": 1, "restriction": "only at night"});
    table.act(GM, restricted);
    let gifts = &table.character(MIKI).gifts;
    assert_eq!(gifts.len(), 1);
    assert_eq!(gifts[0].restriction.as_deref(), Some("only at night"));
}

#[test]
fn yon_12_a_sign_has_no_effect() {
    // Whatever the sign, the same actions are on offer and the same dice are thrown.
    let menu = |sign: &str| {
        let mut table = Table::in_creation(&Options::default(), 1);
        let mut signed = sheet(1);
        signed["sign"] = json!(sign);
        table.act(1, signed);
        table.act(GM, json!({"do": "approve_character", "character": 1}));
        for name in ["Kuro", "Shiro"] {
            table.act(GM, json!({"do": "create_npc", "name": name, "important": true}));
        }
        table.act(1, bonds(1, 1));
        table.act(GM, json!({"do": "start_session", "title": null}));
        table.test("concept", &[6, 1, 1, 1]);
        (kernel::Game::choices(&Yonkoma, &table.view(1)), table.total(yonkoma::SideId::A))
    };
    assert_eq!(menu("a red scarf"), menu("succeeds at everything"));
}

#[test]
fn yon_14_a_career_starts_with_one_koma() {
    let table = Table::ready(2);
    let miki = table.character(MIKI);
    assert_eq!((miki.koma, miki.setbacks.len(), miki.conditions.len()), (1, 0, 0));
    assert_eq!(miki.status, Presence::InPlay);
}

#[test]
fn yon_15_bonds_after_all_characters() {
    let mut table = Table::in_creation(&Options::default(), 2);
    table.act(GM, json!({"do": "create_npc", "name": "Kuro", "important": true}));
    table.act(1, sheet(1));
    table.act(GM, json!({"do": "approve_character", "character": 2}));
    assert_eq!(table.stage(), Stage::Creation, "one character is missing");
    let early =
        json!({"do": "submit_bonds", "aim": "x", "other": 3, "other_text": "x", "npc": 1, "npc_text": "x"});
    assert_eq!(table.refused(1, early.clone()), "YON-15");
    table.act(2, sheet(2));
    table.act(GM, json!({"do": "approve_character", "character": 3}));
    assert_eq!(table.stage(), Stage::Bonds);
    assert_eq!(table.refused(GM, json!({"do": "start_session", "title": null})), "YON-16");
    table.act(1, early);
}

#[test]
fn yon_16_three_bonds_an_aim_a_player_and_an_npc() {
    let mut table = Table::in_bonds(&Options::default(), 2);
    let to = |other: u8, npc: u8| json!({"do": "submit_bonds", "aim": "a", "other": other, "other_text": "b", "npc": npc, "npc_text": "c"});
    assert_eq!(table.refused(1, to(1, 3)), "YON-16", "not oneself");
    assert_eq!(table.refused(1, to(3, 4)), "YON-16", "not one of the game master's");
    assert_eq!(table.refused(1, to(2, 2)), "YON-16", "not a player's");
    // Invented for the purpose.
    table.act(1, json!({"do": "invent_npc", "name": "Grandmother"}));
    table.act(1, to(2, 5));
    let kinds: Vec<_> = table.character(MIKI).bonds.iter().map(|bond| bond.kind).collect();
    assert_eq!(kinds, [BondKind::Aim, BondKind::ToPlayer, BondKind::ToNpc]);
    // The game master may ask for others.
    table.act(GM, json!({"do": "return_bonds", "character": 1, "reason": "too far away"}));
    table.act(2, bonds(2, 2));
    assert_eq!(table.refused(GM, json!({"do": "start_session", "title": null})), "YON-16");
    table.act(1, to(2, 3));
    table.act(GM, json!({"do": "start_session", "title": null}));
    assert_eq!(table.stage(), Stage::Free);
}

#[test]
fn yon_17_an_npc_has_as_many_bonds_as_needed() {
    let mut table = Table::ready(1);
    assert!(table.character(AOI).bonds.is_empty());
    for n in 0..5 {
        table.act(GM, json!({"do": "bind_npc", "npc": 2, "text": format!("bond {n}")}));
    }
    assert_eq!(table.character(AOI).bonds.len(), 5);
    assert!(table.view(1).board.characters[1].bonds.is_empty(), "nobody else sees them");
    let told = table.act(GM, json!({"do": "show_bond", "npc": 2, "bond": 3}));
    assert_eq!(told, [Notice::Partly(Partly::NpcBondShown { npc: AOI, text: "bond 3".into() })]);
    assert_eq!(table.view(1).board.characters[1].bonds.len(), 1);
}

#[test]
fn yon_17_what_is_shown_does_not_tell_where_it_stands() {
    // In whichever order they were written, and whatever lies between them.
    let seen = |written: [&str; 3]| {
        let mut table = Table::ready(1);
        for text in written {
            table.act(GM, json!({"do": "bind_npc", "npc": 2, "text": text}));
        }
        for text in ["owes money", "hides a son"] {
            let bond = written.iter().position(|other| *other == text);
            table.act(GM, json!({"do": "show_bond", "npc": 2, "bond": bond}));
        }
        table.view(1).board.characters[1].bonds.iter().map(|bond| bond.text.to_string()).collect::<Vec<_>>()
    };
    let one = seen(["owes money", "a secret", "hides a son"]);
    assert_eq!(one.len(), 2);
    assert_eq!(one, seen(["hides a son", "owes money", "a secret"]));
}

#[test]
fn yon_18_relations_need_not_be_mutual() {
    // YON-T14: all three name somebody who does not name them.
    let mut table = Table::in_bonds(&Options::default(), 3);
    for (seat, other) in [(1u8, 2), (2, 3), (3, 2)] {
        let bonds = json!({"do": "submit_bonds", "aim": "a", "other": other, "other_text": "rival",
            "npc": 4, "npc_text": "c"});
        table.act(seat, bonds);
    }
    table.act(GM, json!({"do": "start_session", "title": null}));
    assert_eq!(table.stage(), Stage::Free);
}

#[test]
fn yon_19_alone_the_second_bond_is_with_another_npc() {
    let mut table = Table::in_bonds(&Options::default(), 1);
    let to = |other: u8, npc: u8| json!({"do": "submit_bonds", "aim": "a", "other": other, "other_text": "b", "npc": npc, "npc_text": "c"});
    assert_eq!(table.refused(1, to(2, 2)), "YON-19");
    table.act(1, to(2, 3));
    let kinds: Vec<_> = table.character(MIKI).bonds.iter().map(|bond| bond.kind).collect();
    assert_eq!(kinds, [BondKind::Aim, BondKind::ToNpc, BondKind::ToNpc]);
}
