//! Law 7: whatever is stored or sent comes back as it was.

use readers::json;
use serde::{Serialize, de::DeserializeOwned};

use crate::{Ask, Chance, Game, game::Wire};

use super::{Broken, Step, Trial, case::Case, probe};

/// How many moments of a game are looked at.
const MOMENTS: usize = 10;
/// How many choices of a menu are looked at.
const CHOICES: usize = 6;
/// How many refusals each viewer is asked for at a moment.
const REFUSALS: usize = 4;

pub(super) fn comes_back<G: Game, T: Trial<Game = G>>(case: &Case<'_, T>) -> Result<(), Broken> {
    let opening = &case.played.log.opening;
    same(case, "the options", &opening.options)?;
    same(case, "the casting", &opening.casting)?;
    same(case, "the setup", &opening.setup)?;
    returns(case, "the opening", opening, |a, b| a.setup == b.setup && a.picks == b.picks)?;
    for (step, row) in case.played.log.steps.iter().enumerate() {
        case.at(step + 1);
        returns(case, "a step", row, same_step)?;
    }
    let mut chance = case.chance();
    for (step, state) in case.moments(MOMENTS, &mut chance) {
        case.at(step);
        same(case, "the state", &state)?;
        for viewer in case.viewers() {
            let view = case.game.view(&state, viewer);
            same(case, "a view", &view)?;
            same(case, "a status", &case.game.status(&view))?;
            let choices = case.game.choices(&view);
            for _ in 0..CHOICES.min(choices.len()) {
                same(case, "a choice", &choices[chance.pick(&Ask::one_of(choices.len()))])?;
            }
            if let Some(row) = case.played.log.steps.get(step) {
                for notice in case.after(&state, &row.events, viewer).1 {
                    same(case, "a notice", &notice)?;
                }
            }
            for action in (0..REFUSALS).filter_map(|_| probe::stray(&case.played.log, &mut chance)) {
                same(case, "an action", &action)?;
                if let Err(refusal) = case.game.permit(&view, &action) {
                    same(case, "a refusal", &refusal)?;
                }
            }
        }
    }
    Ok(())
}

fn same_step<G: Game>(a: &Step<G>, b: &Step<G>) -> bool {
    (a.seq, a.by, &a.action, &a.picks, &a.events) == (b.seq, b.by, &b.action, &b.picks, &b.events)
}

fn same<V: Wire, T: Trial>(case: &Case<'_, T>, what: &str, thing: &V) -> Result<(), Broken> {
    returns(case, what, thing, V::eq)
}

fn returns<V: Serialize + DeserializeOwned, T: Trial>(
    case: &Case<'_, T>,
    what: &str,
    thing: &V,
    equal: impl Fn(&V, &V) -> bool,
) -> Result<(), Broken> {
    let fault = |why: &str, text: &str| case.broken(format!("{what} {why}: {text}"));
    let text = match serde_json::to_string(thing) {
        Ok(text) => text,
        Err(error) => return fault("cannot be written", &error.to_string()),
    };
    let read: V = match serde_json::from_str(&text) {
        Ok(read) => read,
        Err(error) => return fault("cannot be read back", &format!("{error}: {text}")),
    };
    if !equal(thing, &read) {
        return fault("comes back as something else", &text);
    }
    if serde_json::to_string(&read).ok().as_ref() != Some(&text) {
        return fault("is written differently the second time", &text);
    }
    // Holes are filled by way of a value, and so are patches of views.
    let value = match serde_json::to_value(thing) {
        Ok(value) => value,
        Err(error) => return fault("cannot be written as a value", &error.to_string()),
    };
    // The page reads and writes with less code than the server.
    if json::value(thing) != value {
        return fault("is another value in little code", &text);
    }
    match json::from::<V>(&value) {
        Some(read) if equal(thing, &read) => {}
        Some(_) => return fault("comes back in little code as something else", &text),
        None => return fault("cannot be read back in little code", &text),
    }
    match serde_json::from_value::<V>(value) {
        Ok(read) if equal(thing, &read) => Ok(()),
        Ok(_) => fault("comes back from a value as something else", &text),
        Err(error) => fault("cannot be read back from a value", &format!("{error}: {text}")),
    }
}
