//! The specification's machine-readable vectors, as they stand in its section 6.1.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use yonkoma::{
    Basis, Comparison, Degree, EndCause, Pool, Presence, SideId, effective, gm_pool, successes, thrown,
};

use crate::play::{GM, MIKI, Table};

const VECTORS: &str = include_str!("../vectors.jsonl");

#[test]
fn all_vectors_hold() {
    let mut n = 0;
    for line in VECTORS.lines() {
        let vector: Value = serde_json::from_str(line).expect("a vector");
        let id = vector["id"].as_str().expect("an id");
        match vector["kind"].as_str().expect("a kind") {
            "pool" => assert_eq!(json!(pool(&vector).dice()), vector["expect"], "{id}"),
            "basis" => {
                let basis = Basis::first(flag(&vector["flaw"]), flag(&vector["concept"]));
                assert_eq!(json!(basis.dice()), vector["expect"], "{id}");
            }
            "reroll" => {
                let now = thrown(number(&vector["poolNow"]), number(&vector["kept"]));
                assert_eq!(json!(now), vector["expect"], "{id}");
            }
            "test" => test(id, &vector),
            "round" => round(id, &vector),
            "end" => end(id, &vector),
            "gmpool" => {
                let players = number(&vector["players"]) as usize;
                assert_eq!(json!(gm_pool(players, 2)), vector["expect"], "{id}");
            }
            kind => panic!("{id}: {kind}"),
        }
        n += 1;
    }
    assert_eq!(n, 46, "all of them");
}

fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().expect("a number")).expect("small")
}

fn flag(value: &Value) -> bool {
    value.as_bool().expect("a flag")
}

fn faces(value: &Value) -> Vec<u8> {
    serde_json::from_value(value.clone()).expect("faces")
}

fn pool(vector: &Value) -> Pool {
    Pool {
        base: number(&vector["base"]),
        help: number(&vector["help"]),
        anecdote: number(&vector["anecdote"]),
        bonus: number(&vector["bonus"]),
        positive: number(&vector["pos"]),
        negative: number(&vector["neg"]),
    }
}

/// A table at which Miki has thrown these dice from this pool: a case and as many Conditions as it takes.
fn with_pool(pool: u32, first: &[u8]) -> Table {
    let mut table = Table::ready(1);
    for _ in 0..4 {
        table.act(GM, json!({"do": "grant_koma", "character": 1}));
    }
    let basis = match pool {
        0 | 1 => "flaw",
        2 => "other",
        _ => "concept",
    };
    let mut conditions = Vec::new();
    if pool == 0 {
        table.act(GM, json!({"do": "give_condition", "character": 1, "label": "tired", "sign": "negative"}));
        conditions.push(1);
    }
    table.act(1, json!({"do": "attempt"}));
    table.act(GM, json!({"do": "set_basis", "basis": basis, "conditions": conditions}));
    table.dice(first).act(1, json!({"do": "throw"}));
    table
}

/// Played out at a table, every die as the vector says.
fn test(id: &str, vector: &Value) {
    let mut table = with_pool(number(&vector["pool"]), &faces(&vector["first"]));
    for step in vector["steps"].as_array().expect("steps") {
        let dice = faces(&step["throw"]);
        let used = step["use"].as_str().expect("a means");
        if let Some(base) = step["new"].as_u64() {
            table.act(1, json!({"do": "change_approach", "character": 1, "severity": used}));
            let basis = Basis::ALL.into_iter().find(|basis| u64::from(basis.dice()) == base);
            table.act(GM, json!({"do": "set_basis", "basis": basis.expect("a case")}));
            table.dice(&dice).act(1, json!({"do": "throw"}));
            continue;
        }
        let mut places = Vec::new();
        for face in faces(&step["keep"]) {
            let lying = (1u8..).zip(&table.side(SideId::A).dice);
            let place = lying.filter(|(n, die)| **die == face && !places.contains(n)).map(|(n, _)| n).next();
            places.push(place.unwrap_or_else(|| panic!("{id}: a {face} lies there")));
        }
        let action = match used {
            "koma" => json!({"do": "spend_koma", "keep": places}),
            severity => {
                json!({"do": "take_setback", "character": 1, "severity": severity, "keep": places})
            }
        };
        table.dice(&dice).act(1, action);
    }
    if vector["plusOne"].as_u64() == Some(1) {
        table.act(1, json!({"do": "plus_one", "character": 1, "gift": 0}));
    }
    let expect = &vector["expect"];
    let pool = table.state.board.pool(SideId::A);
    let total = table.total(SideId::A);
    table.act(1, json!({"do": "accept"}));
    assert_eq!(json!(total), expect["total"], "{id}");
    assert_eq!(format!("{:?}", Degree::of(total)), expect["degree"].as_str().expect("a degree"), "{id}");
    if !expect["pool"].is_null() {
        assert_eq!(json!(pool), expect["pool"], "{id}");
    }
    if let Some(status) = expect["status"].as_str() {
        let now = match table.character(MIKI).status {
            Presence::OutOfPlay { .. } => "OutOfPlay".to_owned(),
            other => format!("{other:?}"),
        };
        assert_eq!(now, status, "{id}");
    }
}

/// As many Successes as asked for among four dice.
fn showing(n: u32) -> [u8; 4] {
    [0, 1, 2, 3].map(|i| if i < n { 6 } else { 1 })
}

fn round(id: &str, vector: &Value) {
    let (a, b) = (number(&vector["a"]), number(&vector["b"]));
    let specific = vector["specific"].as_str().expect("a side");
    let side = match specific {
        "A" => Some(SideId::A),
        "B" => Some(SideId::B),
        _ => None,
    };
    let expect = &vector["expect"];
    let comparison = Comparison::of(a, b, side);
    let winner = comparison.winner.map(|side| format!("{side:?}"));
    assert_eq!(json!(winner), expect["winner"], "{id}");
    assert_eq!(json!(comparison.lead), expect["lead"], "{id}");
    assert_eq!(json!(comparison.gives_condition()), expect["condition"], "{id}");
    if !flag(&vector["graveLoser"]) {
        assert_eq!(json!(comparison.ends()), expect["ends"], "{id}");
    }
    // And at a table, with the loser's Grave taken where the vector has one armed: side A trails by two first.
    let mut table = Table::ready(2);
    if flag(&vector["graveLoser"]) {
        table.conflict(1, 2, ("other", "concept"), (&[1, 1], &showing(b)));
        skip_to_choice(&mut table);
        let grave = json!({"do": "take_setback", "character": 1, "severity": "grave", "keep": []});
        table.improve(1, grave, &showing(a));
    } else {
        table.conflict(1, 2, ("concept", "concept"), (&showing(a), &showing(b)));
    }
    if a == b {
        table.act(GM, json!({"do": "judge_specific", "side": side}));
    }
    if table.stage() == yonkoma::Stage::Award {
        let seat = if a > b { 1 } else { 2 };
        table.act(seat, json!({"do": "pass"}));
    }
    let over = table.state.board.contest.as_ref().is_some_and(|contest| contest.settled.is_some());
    assert_eq!(json!(over), expect["ends"], "{id}");
    let out = matches!(table.character(MIKI).status, Presence::OutOfPlay { .. });
    assert_eq!(json!(out), expect["out"], "{id}");
}

fn skip_to_choice(table: &mut Table) {
    if table.stage() == yonkoma::Stage::Award {
        table.act(2, json!({"do": "pass"}));
    }
    table.act(GM, json!({"do": "tell_round"}));
}

/// A Conflict that Miki loses in this way, played out.
fn end(id: &str, vector: &Value) {
    let (lead, setbacks) = (number(&vector["lead"]), number(&vector["setbacks"]));
    let cause = vector["cause"].as_str().expect("a cause");
    let critical = flag(&vector["critical"]);
    let expect = &vector["expect"];
    assert_eq!(json!(effective(lead)), expect["effective"], "{id}");
    let mut table = Table::ready(2);
    let shows = lead.max(1);
    let steps: Vec<&str> = match (cause, critical) {
        ("out", _) => vec!["grave"],
        (_, true) if setbacks == 1 => vec!["critical"],
        (_, true) => vec!["minor", "critical"],
        (_, false) => ["minor", "serious"].into_iter().take(setbacks as usize).collect(),
    };
    if cause == "lead4" {
        return at_lead(id, &mut table, lead, &steps, expect);
    }
    table.conflict(1, 2, ("other", "concept"), (&[1, 1], &showing(shows)));
    skip_to_choice(&mut table);
    let mut pool = 2;
    for severity in &steps {
        pool += match *severity {
            "minor" => 0,
            "serious" => 1,
            "grave" => 2,
            _ => 3,
        };
        let mut dice = vec![1; pool];
        if cause == "out" {
            dice[0] = 6;
        }
        let action = json!({"do": "take_setback", "character": 1, "severity": severity, "keep": []});
        table.improve(1, action, &dice);
        if cause == "out" {
            table.act(GM, json!({"do": "judge_specific", "side": "b"}));
        } else {
            skip_to_choice(&mut table);
        }
    }
    let before = table.character(MIKI).koma;
    if cause == "concede" {
        table.act(1, json!({"do": "concede"}));
    }
    ended(id, &table, before, expect);
}

/// The loser goes on with these Setbacks while trailing by less; a helper's die then makes the lead.
fn at_lead(id: &str, table: &mut Table, lead: u32, steps: &[&str], expect: &Value) {
    // Miki leads first, so that Aoi's reroll makes the lead of four or five while Miki's Setbacks are taken.
    table.act(GM, json!({"do": "start_conflict", "a": 1, "b": 2}));
    table.act(GM, json!({"do": "create_npc", "name": "Helper"}));
    table.act(GM, json!({"do": "help", "side": "b", "character": 5}));
    for side in ["a", "b"] {
        table.act(GM, json!({"do": "set_basis", "side": side, "basis": "concept"}));
    }
    table.throw_both((&[1; 4], &[6, 1, 1, 1, 1]));
    skip_to_choice(table);
    let mut pool = 4;
    for severity in steps {
        pool += if *severity == "critical" { 3 } else { 0 };
        // The last one wins the Round by a tie that goes to Miki, so that Aoi has to answer.
        let mut dice = vec![1; pool];
        if Some(severity) == steps.last() {
            dice[0] = 6;
        }
        let action = json!({"do": "take_setback", "character": 1, "severity": severity, "keep": []});
        table.improve(1, action, &dice);
        if Some(severity) == steps.last() {
            table.act(GM, json!({"do": "judge_specific", "side": "a"}));
            table.act(GM, json!({"do": "tell_round"}));
        } else {
            skip_to_choice(table);
        }
    }
    // Miki shows one Success: the lead asked for needs one more than it.
    let critical = json!({"do": "take_setback", "character": 2, "severity": "grave", "keep": []});
    let mut dice = vec![1u8; 7];
    for die in dice.iter_mut().take(lead as usize + 1) {
        *die = 6;
    }
    let before = table.character(MIKI).koma;
    table.improve(2, critical, &dice);
    table.act(2, json!({"do": "pass"}));
    let settled = table.state.board.contest.as_ref().and_then(|contest| contest.settled);
    assert_eq!(settled.and_then(|settled| settled.cause), Some(EndCause::Lead), "{id}");
    ended(id, table, before, expect);
}

fn ended(id: &str, table: &Table, koma_before: u32, expect: &Value) {
    let settled = table.state.board.contest.as_ref().and_then(|contest| contest.settled).expect("it is over");
    assert_eq!(json!(settled.effective), expect["effective"], "{id}");
    assert_eq!(
        format!("{:?}", settled.degree.expect("a degree")),
        expect["degree"].as_str().expect("one"),
        "{id}"
    );
    assert_eq!(json!(table.character(MIKI).koma - koma_before), expect["koma"], "{id}");
    assert_eq!(json!(table.character(MIKI).status == Presence::Eliminated), expect["eliminated"], "{id}");
}

#[test]
fn successes_are_counted_on_the_faces_of_the_table() {
    let faces: BTreeSet<u8> = [5, 6].into();
    assert_eq!(successes(&[6, 2, 3, 5], &faces), 2);
}
