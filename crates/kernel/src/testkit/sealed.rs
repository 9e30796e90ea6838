//! Law 8: a log verifies, and one that was touched does not.

use crate::{Ask, Chance, Game, Origin, Pick, Seq};

use super::{Broken, GameLog, Trial, case::Case};

pub(super) fn verifies<G: Game, T: Trial<Game = G>>(case: &Case<'_, T>) -> Result<(), Broken> {
    let log = &case.played.log;
    match log.verify(case.game) {
        Err(fault) => {
            case.at(usize::try_from(fault.seq.0).unwrap_or(usize::MAX));
            return case.broken(format!("the log does not verify: {fault}"));
        }
        Ok(state) => {
            case.at(log.steps.len());
            case.alike("verifying leads to another state", &case.played.state, &state)?;
        }
    }
    let mut chance = case.chance();
    touched(case, "another pick", &mut chance, |log, row| match row {
        None => turn(&mut log.opening.picks),
        Some(row) => turn(&mut log.steps[row].picks),
    })?;
    touched(case, "a sealed pick passed off as read out", &mut chance, |log, row| match row {
        None => pass_off(&mut log.opening.picks),
        Some(row) => pass_off(&mut log.steps[row].picks),
    })?;
    touched(case, "one event less", &mut chance, |log, row| {
        row.is_some_and(|row| log.steps[row].events.pop().is_some())
    })?;
    touched(case, "one event twice", &mut chance, |log, row| {
        let Some(events) = row.map(|row| &mut log.steps[row].events) else { return false };
        events.last().cloned().map(|event| events.push(event)).is_some()
    })
}

/// Touches one row, if there is one on which it can be done, and demands that just that row is named.
fn touched<G: Game, T: Trial<Game = G>>(
    case: &Case<'_, T>,
    what: &str,
    chance: &mut dyn Chance,
    touch: impl Fn(&mut GameLog<G>, Option<usize>) -> bool,
) -> Result<(), Broken> {
    let n_rows = case.played.log.steps.len();
    let from = chance.pick(&Ask::one_of(n_rows + 1));
    for seq in (from..=n_rows).chain(0..from) {
        let mut copy = copy(&case.played.log, seq);
        if !touch(&mut copy, seq.checked_sub(1)) {
            continue;
        }
        case.at(seq);
        return match copy.verify(case.game) {
            Err(fault) if fault.seq == Seq(seq as u64) => Ok(()),
            Err(fault) => case.broken(format!("{what} in row {seq} is blamed on another: {fault}")),
            Ok(_) => case.broken(format!("{what} in row {seq} goes unnoticed")),
        };
    }
    Ok(())
}

/// Another outcome for a sealed pick.
fn turn(picks: &mut [Pick]) -> bool {
    let Some(pick) = picks.iter_mut().rfind(|pick| pick.from == Origin::Sealed) else { return false };
    pick.outcome = if pick.outcome == 0 { 1 } else { pick.outcome - 1 };
    true
}

/// A hidden draw that nobody can have read out, or a pick from a script.
fn pass_off(picks: &mut [Pick]) -> bool {
    let Some(pick) = picks.iter_mut().rfind(|pick| pick.from == Origin::Sealed) else { return false };
    pick.from = if pick.ask.hidden { Origin::Declared } else { Origin::Scripted };
    true
}

/// The log up to this row.
fn copy<G: Game>(log: &GameLog<G>, n_rows: usize) -> GameLog<G> {
    let mut copy = log.clone();
    copy.steps.truncate(n_rows);
    copy
}
