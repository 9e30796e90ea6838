//! The machine-readable vectors of the specification, read from its document.

use innommable::{
    Action, AnchorState, DiceCounts, DieOrigin, ElementKind, Faces, GiftFrom, Severity, Stage, Weights,
    allocate, at_risk, deal_down, difficulty, successes,
};
use serde_json::Value;

use crate::play::{A, B, KEEPER, Table, hand, outcome, reroll, suggest};

const DOCUMENT: &str = include_str!("../../../../docs/rules/innommable.md");

fn vectors(kind: &str) -> Vec<Value> {
    let lines = DOCUMENT.lines().filter(|line| line.starts_with("{\"id\":\"INN-T"));
    let all: Vec<Value> = lines.map(|line| serde_json::from_str(line).expect("a vector")).collect();
    let found: Vec<Value> = all.into_iter().filter(|vector| vector["kind"] == kind).collect();
    assert!(!found.is_empty(), "there are vectors of {kind}");
    found
}

fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().expect("a number")).expect("a small number")
}

fn faces(value: &Value) -> Faces {
    serde_json::from_value(value.clone()).expect("a kind of die")
}

fn values(value: &Value) -> Vec<u8> {
    serde_json::from_value(value.clone()).expect("what the dice show")
}

#[test]
fn the_vectors_of_dice_numbers() {
    for vector in vectors("counts") {
        let (dice, expect) = (DiceCounts::Formula.dice(number(&vector["N"])), &vector["expect"]);
        let shown = [dice.d20, dice.d12, dice.d8, dice.d4];
        assert_eq!(shown, ["20", "12", "8", "4"].map(|faces| number(&expect[faces])), "{vector}");
        assert_eq!(
            (dice.count() - dice.d20, dice.count()),
            (number(&expect["reserve"]), number(&expect["total"]))
        );
    }
}

#[test]
fn the_vectors_of_dice_on_elements() {
    for vector in vectors("alloc") {
        let reserve = innommable::Dice { d20: 0, ..DiceCounts::Formula.dice(number(&vector["N"])) };
        let n = |name: &str| number(&vector[name]) as usize;
        let kinds = [
            vec![ElementKind::Source],
            vec![ElementKind::Profiteer; n("P")],
            vec![ElementKind::Symptom; n("S")],
        ]
        .concat();
        let dealt = deal_down(&kinds, &allocate(reserve.count(), &kinds, Weights::default()), reserve);
        let expect = &vector["expect"];
        let lists = [&expect["Source"]].into_iter().chain(expect["P"].as_array().expect("a list"));
        let lists = lists.chain(expect["S"].as_array().expect("a list"));
        let expected: Vec<innommable::Dice> =
            lists.map(|list| list.as_array().expect("dice").iter().map(faces).collect()).collect();
        assert_eq!(dealt, expected, "{vector}");
    }
}

#[test]
fn the_vectors_of_difficulty() {
    for vector in vectors("difficulty") {
        let mut released = vec![Faces::D20];
        released.extend(vector["released"].as_array().expect("dice").iter().map(faces));
        assert_eq!(u32::from(difficulty(&released)), number(&vector["expect"]), "{vector}");
    }
}

#[test]
fn the_vectors_of_throws() {
    for vector in vectors("throw") {
        let held = hand(vector["hand"].as_str().expect("a hand"));
        let thrown = values(&vector["values"]);
        let total: u32 = held.iter().zip(&thrown).map(|(held, value)| successes(held.faces, *value)).sum();
        let risk = at_risk(&held);
        let mad = risk && thrown.contains(&1);
        let expect = &vector["expect"];
        assert_eq!(
            (total, risk.into(), mad.into()),
            (number(&expect["successes"]), expect["atRisk"].clone(), expect["mad"].clone()),
            "{vector}"
        );
    }
}

#[test]
fn the_vectors_of_conflicts() {
    for vector in vectors("conflict") {
        let n = number(&vector["D"]) as usize;
        let mut table =
            Table::playing().at_difficulty(n).holding(A, vector["hand"].as_str().expect("a hand"));
        table.state.bowl = innommable::Dice::new(1, 1, 1, 1);
        table = table.in_conflict(A);
        let throws = vector["throws"].as_array().expect("throws");
        table.chance(&values(&throws[0])).act(A, Action::Throw);
        let gift = &vector["gift"];
        if gift.is_object() {
            table.act(B, suggest(A, faces(&gift["faces"]), GiftFrom::Bowl));
            table.act(A, Action::Incorporate { text: None });
            match gift["value"].as_u64() {
                Some(value) => {
                    _ = table.chance(&[u8::try_from(value).expect("a face")]).act(A, Action::RollGiftDie)
                }
                None => _ = table.act(A, Action::StopAction),
            }
        }
        for throw in &throws[1..] {
            table.no_gifts();
            table.chance(&values(throw)).act(A, reroll());
        }
        if table.stage() == Stage::Short {
            table.no_gifts();
            table.act(A, Action::AcceptFailure);
        }
        let won = table.public().conflict.expect("settled").winner.is_some();
        table.act(if won { A } else { KEEPER }, outcome());
        let expect = &vector["expect"];
        let of = table.of(A);
        assert_eq!(won, expect["result"] == "success", "{vector}");
        assert_eq!(table.n_entries(A), number(&expect["entries"]), "{vector}");
        assert_eq!(of.anchor == AnchorState::Lost, expect["anchor"] == "Lost", "{vector}");
        assert_eq!(!of.is_active(), expect["mad"] == true, "{vector}");
        assert!(of.hand.iter().all(|held| held.origin != DieOrigin::Anchor));
    }
}

#[test]
fn the_vectors_of_strikes() {
    for vector in vectors("strike") {
        let severities = Severity::of_strike(number(&vector["struckBefore"]), number(&vector["k"]));
        let named: Vec<String> = severities.iter().map(|severity| format!("{severity:?}")).collect();
        assert_eq!(serde_json::to_value(named).expect("names"), vector["expect"], "{vector}");
    }
}
