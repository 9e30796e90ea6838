//! Actions that a client could send: of other moments and seats, and bent out of shape.

use serde_json::{Value, json};

use super::GameLog;
use crate::{Ask, Chance, Choice, Domain, game::Game, game::Wire};

/// An action of some other moment of the game, two times in three bent.
pub(super) fn stray<G: Game>(log: &GameLog<G>, chance: &mut dyn Chance) -> Option<G::Action> {
    if log.steps.is_empty() {
        return None;
    }
    let action = &log.steps[chance.pick(&Ask::one_of(log.steps.len()))].action;
    if chance.pick(&Ask::one_of(3)) == 0 { Some(action.clone()) } else { bent(action, chance) }
}

/// The action with something changed in it; nothing, if that is no action any more.
pub(super) fn bent<A: Wire>(action: &A, chance: &mut dyn Chance) -> Option<A> {
    let mut value = serde_json::to_value(action).ok()?;
    let places = places(&value);
    let place = &places[chance.pick(&Ask::one_of(places.len()))];
    let elsewhere = &places[chance.pick(&Ask::one_of(places.len()))];
    let found = value.pointer(elsewhere)?.clone();
    let spot = value.pointer_mut(place)?;
    let bend = chance.pick(&Ask::one_of(6));
    *spot = match (bend, spot.take()) {
        (0, here) if !place.starts_with(elsewhere) => {
            // The two change places.
            let other = std::mem::replace(value.pointer_mut(elsewhere)?, here);
            *value.pointer_mut(place)? = other;
            return serde_json::from_value(value).ok();
        }
        (1, _) => Value::Null,
        (2, _) => found,
        (_, Value::Number(n)) => bent_number(n.as_i64().unwrap_or(0), chance),
        (_, Value::String(text)) => bent_text(text, chance),
        (_, Value::Bool(flag)) => (!flag).into(),
        (_, Value::Null) => {
            [json!(0), json!("x"), json!(true), json!({})][chance.pick(&Ask::one_of(4))].clone()
        }
        (_, Value::Array(items)) => bent_list(items, chance),
        (_, Value::Object(mut fields)) => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            if !keys.is_empty() {
                fields.remove(&keys[chance.pick(&Ask::one_of(keys.len()))]);
            }
            Value::Object(fields)
        }
    };
    serde_json::from_value(value).ok()
}

/// Fillings of a choice at the ends of its domains and just beyond them.
pub(super) fn at_the_edge<A: Wire>(choice: &Choice<A>, chance: &mut dyn Chance) -> Vec<A> {
    let Ok(Ok(filled)) = choice.sample(chance).map(serde_json::to_value) else { return Vec::new() };
    let mut actions = Vec::new();
    for hole in &choice.holes {
        for value in edges(&hole.domain) {
            let mut action = filled.clone();
            action[&hole.field] = value;
            actions.extend(serde_json::from_value(action).ok());
        }
    }
    actions
}

fn edges(domain: &Domain) -> Vec<Value> {
    match domain {
        Domain::Text { most, begins, .. } => {
            let long = |n: usize| {
                let text = begins.iter().flat_map(|words| words.chars().chain([' ']));
                text.chain(std::iter::repeat('é')).take(n).collect::<String>()
            };
            let spaced = begins.as_ref().map_or_else(|| " \n ".to_owned(), |words| format!("x{words}"));
            vec![long(*most).into(), long(most + 1).into(), "".into(), spaced.into(), Value::Null]
        }
        Domain::Number { from, to, .. } => {
            vec![
                json!(from),
                json!(to),
                json!(from.saturating_sub(1)),
                json!(to.saturating_add(1)),
                Value::Null,
            ]
        }
        Domain::Flag => vec![json!(true), json!(false)],
        Domain::One { of, .. } => {
            of.first().into_iter().chain(of.last()).cloned().chain([Value::Null]).collect()
        }
        Domain::Several { of, number } => {
            let first = |n: u32| of.iter().cycle().take(n as usize).cloned().collect::<Vec<_>>();
            let most = number.1.min(u32::try_from(of.len()).unwrap_or(u32::MAX));
            let too_few = number.0.saturating_sub(1);
            vec![first(number.0).into(), first(most).into(), first(most + 1).into(), first(too_few).into()]
        }
        Domain::Counts { of, .. } => {
            let all = of.iter().map(|count| (count.name.clone(), count.most.into())).collect();
            let one_more = of.iter().map(|count| json!({ count.name.clone(): u64::from(count.most) + 1 }));
            one_more.chain([Value::Object(all), json!({})]).collect()
        }
    }
}

fn bent_number(n: i64, chance: &mut dyn Chance) -> Value {
    let near = [n.saturating_add(1), n.saturating_sub(1), 0, -1, 255, i64::from(u32::MAX), i64::MAX];
    near[chance.pick(&Ask::one_of(near.len()))].into()
}

fn bent_text(text: String, chance: &mut dyn Chance) -> Value {
    match chance.pick(&Ask::one_of(4)) {
        0 => "".into(),
        1 => " ".into(),
        2 => text.chars().chain(std::iter::repeat('x')).take(20_000).collect::<String>().into(),
        _ => format!("{text}s").into(),
    }
}

fn bent_list(mut items: Vec<Value>, chance: &mut dyn Chance) -> Value {
    if !items.is_empty() {
        let i = chance.pick(&Ask::one_of(items.len()));
        match chance.pick(&Ask::one_of(3)) {
            0 => items.push(items[i].clone()),
            1 => _ = items.remove(i),
            _ => items.reverse(),
        }
    }
    items.into()
}

/// Where something stands in a value, the whole of it first.
fn places(value: &Value) -> Vec<String> {
    fn collect(value: &Value, path: String, into: &mut Vec<String>) {
        into.push(path.clone());
        match value {
            Value::Object(fields) => {
                for (key, value) in fields {
                    let key = key.replace('~', "~0").replace('/', "~1");
                    collect(value, format!("{path}/{key}"), into);
                }
            }
            Value::Array(items) => {
                for (i, value) in items.iter().enumerate() {
                    collect(value, format!("{path}/{i}"), into);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => (),
        }
    }
    let mut into = Vec::new();
    collect(value, String::new(), &mut into);
    into
}
