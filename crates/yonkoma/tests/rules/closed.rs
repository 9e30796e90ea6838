//! Nothing is permitted because nobody thought of it.

use std::collections::BTreeSet;

use kernel::{Game, Seat, Viewer, testkit::random_game};
use serde_json::{Value, json};
use strum::IntoEnumIterator;
use yonkoma::{Action, ActionKind, Options, View, Yonkoma};

use crate::play::casting;

/// What an action cannot be about, whatever the table: nobody, no place on a sheet, no die, twice the same.
fn nonsense(value: &Value) -> Vec<Value> {
    match value {
        Value::Number(_) => vec![json!(0), json!(250)],
        Value::Array(_) => vec![json!([250]), json!([1, 1])],
        Value::String(name) if name == "a" => vec![json!("b")],
        Value::Bool(yes) => vec![json!(!yes)],
        Value::Null | Value::String(_) | Value::Object(_) => Vec::new(),
    }
}

/// Every action that is like this one but for one field.
fn astray(action: &Action) -> Vec<Action> {
    let Ok(Value::Object(fields)) = serde_json::to_value(action) else { return Vec::new() };
    let with = |(name, value): (&String, &Value)| {
        let (name, fields) = (name.clone(), fields.clone());
        nonsense(value).into_iter().filter_map(move |wrong| {
            let mut fields = fields.clone();
            fields.insert(name.clone(), wrong);
            serde_json::from_value(Value::Object(fields)).ok()
        })
    };
    fields.iter().filter(|(name, _)| *name != "do").flat_map(with).collect()
}

fn check(view: &View, tried: &mut BTreeSet<ActionKind>) {
    let menu = Yonkoma.choices(view);
    for choice in &menu {
        let filled = choice.fill(|hole| match &hole.domain {
            kernel::Domain::Text { .. } => json!("x"),
            kernel::Domain::Flag => json!(true),
            kernel::Domain::Several { .. } => json!([]),
            domain => domain.values().first().cloned().unwrap_or_default(),
        });
        for action in filled.iter().flat_map(astray) {
            let offered = menu.iter().any(|choice| choice.admits(&action));
            assert_eq!(Yonkoma.permit(view, &action).is_ok(), offered, "{action:?} at {:?}", view.you);
            tried.insert(action.kind());
        }
    }
}

#[test]
fn what_is_about_nothing_is_refused_whatever_the_action() {
    let mut tried = BTreeSet::new();
    for seed in 0..6 {
        let options = Options { help_needs_relevance: seed % 2 == 0, ..Options::default() };
        let played = random_game(&Yonkoma, &options, &casting(3), seed, 300).expect("a table");
        let mut state = Yonkoma.start(&played.log.opening.setup);
        for (number, row) in played.log.steps.iter().enumerate() {
            if number % 5 == 0 {
                (0..4).for_each(|seat| check(&Yonkoma.view(&state, Viewer::Seat(Seat(seat))), &mut tried));
            }
            row.events.iter().for_each(|event| Yonkoma.apply(&mut state, event));
        }
    }
    assert!(tried.len() > 30, "many kinds come up: {tried:?}");
}

#[test]
fn every_kind_of_action_has_its_rule() {
    for kind in ActionKind::iter() {
        assert!(kind.rule().0.starts_with("YON-"), "{kind:?}");
    }
}
