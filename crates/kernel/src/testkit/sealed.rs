//! Law 8: a record verifies, and one that was touched does not.

use crate::{Ask, Chance, Game, Origin, Pick, Seq};

use super::{Broken, Record, Trial, case::Case};

pub(super) fn verifies<G: Game, T: Trial<Game = G>>(case: &Case<'_, T>) -> Result<(), Broken> {
    let record = &case.played.record;
    match record.verify(case.game) {
        Err(fault) => {
            case.at(usize::try_from(fault.seq.0).unwrap_or(usize::MAX));
            return case.broken(format!("the record does not verify: {fault}"));
        }
        Ok(state) => {
            case.at(record.rows.len());
            case.alike("verifying leads to another state", &case.played.state, &state)?;
        }
    }
    let mut chance = case.chance();
    touched(case, "another pick", &mut chance, |record, row| match row {
        None => turn(&mut record.opening.picks),
        Some(row) => turn(&mut record.rows[row].picks),
    })?;
    touched(case, "a sealed pick passed off as read out", &mut chance, |record, row| match row {
        None => pass_off(&mut record.opening.picks),
        Some(row) => pass_off(&mut record.rows[row].picks),
    })?;
    touched(case, "one event less", &mut chance, |record, row| {
        row.is_some_and(|row| record.rows[row].events.pop().is_some())
    })?;
    touched(case, "one event twice", &mut chance, |record, row| {
        let Some(events) = row.map(|row| &mut record.rows[row].events) else { return false };
        events.last().cloned().map(|event| events.push(event)).is_some()
    })
}

/// Touches one row, if there is one on which it can be done, and demands that just that row is named.
fn touched<G: Game, T: Trial<Game = G>>(
    case: &Case<'_, T>,
    what: &str,
    chance: &mut dyn Chance,
    touch: impl Fn(&mut Record<G>, Option<usize>) -> bool,
) -> Result<(), Broken> {
    let n_rows = case.played.record.rows.len();
    let from = chance.pick(&Ask::one_of(n_rows + 1));
    for seq in (from..=n_rows).chain(0..from) {
        let mut copy = copy(&case.played.record, seq);
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

/// The record up to this row.
fn copy<G: Game>(record: &Record<G>, n_rows: usize) -> Record<G> {
    let mut copy = record.clone();
    copy.rows.truncate(n_rows);
    copy
}
