//! Laws 1, 3 and 9: the log is enough, the rules are a function, and what is always true is true.

use serde::{Serialize, de::DeserializeOwned};

use crate::{Game, KeptPicks, replay, submit};

use super::{Broken, Hands, Trial, case::Case, play::play_bots};

/// How many moments of a game are decided again.
const MOMENTS: usize = 12;

/// Law 1: what was written down leads to the state that was played.
pub(super) fn log_is_enough<G: Game, T: Trial<Game = G>>(case: &Case<'_, T>) -> Result<(), Broken> {
    let log = &case.played.log;
    case.at(log.steps.len());
    let events: Vec<&G::Event> = log.steps.iter().flat_map(|row| &row.events).collect();
    let (Some(setup), Some(events)) = (reread(&log.opening.setup), reread_all::<G>(&events)) else {
        return case.broken("setup or events cannot be read back");
    };
    let replayed = replay(case.game, &setup, &events);
    case.alike("the log leads to another state", &case.played.state, &replayed)?;
    if replayed != case.played.state {
        return case.broken("the log leads to another state, which is written in the same way");
    }
    Ok(())
}

/// Law 3: nothing but the state, the actor, the action and the picks decides what happens.
pub(super) fn rules_are_a_function<G: Game, T: Trial<Game = G>>(case: &Case<'_, T>) -> Result<(), Broken> {
    let mut chance = case.chance();
    for (step, state) in case.moments(MOMENTS, &mut chance) {
        case.at(step);
        let Some(again) = reread(&state) else { return case.broken("the state cannot be read back") };
        for viewer in case.viewers() {
            let (one, other) = (case.game.view(&state, viewer), case.game.view(&again, viewer));
            case.alike(&format!("{viewer:?} sees the same state in two ways"), &one, &other)?;
            let (one, other) = (case.game.choices(&one), case.game.choices(&other));
            case.alike(&format!("{viewer:?} has other choices in the same view"), &one, &other)?;
        }
        let Some(row) = case.played.log.steps.get(step) else { continue };
        match submit(case.game, &again, row.by, &row.action, &mut KeptPicks(&row.picks)) {
            Ok(decision) => {
                case.alike("the same picks lead to other events", &row.events, &decision.events)?;
                case.alike("the same picks are asked for in another way", &row.picks, &decision.picks)?;
            }
            Err(why) => return case.broken(format!("{:?} cannot be done again: {why}", row.action)),
        }
    }
    bots_are_too(case)
}

/// Bots of the same seed play the same game; every fourth one is played again.
fn bots_are_too<G: Game, T: Trial<Game = G>>(case: &Case<'_, T>) -> Result<(), Broken> {
    let (played, opening) = (case.played, &case.played.log.opening);
    if played.by != Hands::Bots || !played.seed.is_multiple_of(4) {
        return Ok(());
    }
    match play_bots(case.trial, &opening.options, &opening.casting, played.seed) {
        Ok(again) => case.alike("the same bots play another game", &played.log.steps, &again.log.steps),
        Err(why) => case.broken(format!("the table is refused the second time: {why}")),
    }
}

/// Law 9: what the game says is always true is true.
pub(super) fn invariant_holds<G: Game, T: Trial<Game = G>>(case: &Case<'_, T>) -> Result<(), Broken> {
    let mut state = case.start();
    case.trial.invariant(&state).or_else(|what| case.broken(what))?;
    for (step, row) in case.played.log.steps.iter().enumerate() {
        case.at(step + 1);
        for event in &row.events {
            case.game.apply(&mut state, event);
        }
        case.trial
            .invariant(&state)
            .or_else(|what| case.broken(format!("after {:?}: {what}", row.action)))?;
    }
    Ok(())
}

/// Written and read again.
fn reread<V: Serialize + DeserializeOwned>(thing: &V) -> Option<V> {
    serde_json::from_str(&serde_json::to_string(thing).ok()?).ok()
}

fn reread_all<G: Game>(events: &[&G::Event]) -> Option<Vec<G::Event>> {
    events.iter().map(|&event| reread(event)).collect()
}
