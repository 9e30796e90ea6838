//! Laws 5 and 6: play goes on until the end, and no further.

use crate::{Game, Viewer};

use super::{Broken, End, Law, Trial, case::Case};

/// How many moments of a game are looked at.
const MOMENTS: usize = 16;

/// Law 5: until there is an outcome somebody can go on, and everybody can see whom to wait for.
pub(super) fn goes_on<G: Game, T: Trial<Game = G>>(case: &Case<'_, T>) -> Result<(), Broken> {
    for (step, state) in case.moments(MOMENTS, &mut case.chance()) {
        case.at(step);
        let public = case.game.view(&state, Viewer::Public);
        let status = case.game.status(&public);
        if status.outcome.is_some() {
            continue;
        }
        let house_can_act = !case.game.choices(&public).is_empty();
        let mut somebody_can_act = house_can_act;
        let mut awaited_can_act = false;
        for seat in case.played.log.opening.casting.roles.seats() {
            let view = case.game.view(&state, Viewer::Seat(seat));
            let can_act = !case.game.choices(&view).is_empty();
            somebody_can_act |= can_act;
            awaited_can_act |= can_act && status.awaited.contains(&seat);
            if !can_act && case.game.status(&view).awaited.contains(&seat) {
                return case.broken(format!("{seat} is awaited, by its own view, and has no choice"));
            }
        }
        if !somebody_can_act {
            return case.broken("there is no outcome and nobody has a choice");
        }
        if !awaited_can_act && status.deadline.is_none() {
            return case.broken("nobody who is awaited has a choice, and there is no deadline");
        }
        if status.deadline.is_some() && !house_can_act {
            return case.broken("there is a deadline, after which the house has no choice");
        }
    }
    match &case.played.end {
        End::Against(Law::Ends, what) => case.broken(what),
        End::Against(..) | End::Over | End::LongEnough => Ok(()),
    }
}

/// Law 6: nobody has a choice once anybody sees an outcome.
pub(super) fn is_over<G: Game, T: Trial<Game = G>>(case: &Case<'_, T>) -> Result<(), Broken> {
    for (step, state) in case.moments(MOMENTS, &mut case.chance()) {
        case.at(step);
        let views: Vec<_> = case.viewers().map(|viewer| (viewer, case.game.view(&state, viewer))).collect();
        let outcomes = || views.iter().map(|(_, view)| case.game.status(view).outcome);
        if outcomes().all(|outcome| outcome.is_none()) {
            continue;
        }
        let shown = outcomes().next();
        if !outcomes().all(|outcome| Some(outcome) == shown) {
            return case.broken("not everybody sees the same outcome");
        }
        for (viewer, view) in &views {
            if let Some(choice) = case.game.choices(view).first() {
                return case.broken(format!("it is over, and {viewer:?} has a choice: {choice:?}"));
            }
        }
    }
    Ok(())
}
