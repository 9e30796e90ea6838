//! Law 4: what a viewer may not know changes nothing for it until it is told.
//!
//! Two worlds that differ only in what the viewer may not know go on side by side. The other seats do
//! the same in both; chance answers the same in both where it can. As long as the viewer is told the same,
//! it sees the same, may do the same and is refused the same, byte for byte.
//!
//! Being told different things ends the comparison, for it is no fault: a lock held here and not there.
//! It is a fault if [`Trial::scramble`] itself says that the viewer cannot tell the one outcome from the
//! other: then the notice has given away what the viewer may not know.

use std::mem::discriminant;

use crate::{Actor, Ask, Chance, Game, Given, Origin, Pick, Seeded, Source, Viewer, submit};

use super::{
    Broken, SoakCounts, Trial,
    case::Case,
    json::written,
    play::{Possible, Taste, some_offer},
    probe,
};

/// At how many moments of a game each viewer gets a second world.
const MOMENTS: usize = 4;
/// How far two worlds go on side by side.
const FURTHER: usize = 16;
/// How often an action that both worlds permit is looked for.
const TRIES: usize = 6;
/// How many actions are tried on both worlds at each step.
const PROBES: usize = 3;
/// How many pairs of actions are compared at each of these moments.
const RIVALS: usize = 3;
/// How many scrambled worlds are compared with one that was told something else.
const WORLDS: usize = 64;

pub(super) fn keep<G: Game, T: Trial<Game = G>>(
    case: &Case<'_, T>,
    examined: &mut SoakCounts,
) -> Result<(), Broken> {
    let mut chance = case.chance();
    for viewer in case.viewers() {
        for (step, state) in case.moments(MOMENTS, &mut chance) {
            case.at(step);
            let twin = case.trial.scramble(&state, viewer, &mut chance);
            examined.worlds += 1;
            let mut twins = Twins { case, viewer, here: state, there: twin };
            for _ in 0..RIVALS {
                twins.rivals(&mut chance)?;
            }
            if twins.here != twins.there {
                examined.other_worlds += 1;
                twins.go_on(&mut chance)?;
            }
        }
    }
    Ok(())
}

/// Two worlds that one viewer cannot tell apart.
struct Twins<'a, T: Trial> {
    case: &'a Case<'a, T>,
    viewer: Viewer,
    here: <T::Game as Game>::State,
    there: <T::Game as Game>::State,
}

impl<G: Game, T: Trial<Game = G>> Twins<'_, T> {
    fn go_on(&mut self, chance: &mut Seeded) -> Result<(), Broken> {
        self.look_alike("after scrambling", chance)?;
        for further in 1..=FURTHER {
            let Some((actor, action)) = self.action_for_both(chance)? else { return Ok(()) };
            let after = format!("{further} actions after scrambling, after {actor:?} did {action:?}");
            let Ok(here) = submit(self.case.game, &self.here, actor, &action, chance) else { return Ok(()) };
            let mut echo = Echo { picks: here.picks.iter().collect(), otherwise: chance };
            let Ok(there) = submit(self.case.game, &self.there, actor, &action, &mut echo) else {
                return Ok(());
            };
            let (one, told_here) = self.case.after(&self.here, &here.events, self.viewer);
            let (other, told_there) = self.case.after(&self.there, &there.events, self.viewer);
            if written(&told_here) != written(&told_there) {
                return self.may_tell_apart(&one, &other, (&told_here, &told_there), &after, chance);
            }
            (self.here, self.there) = (one, other);
            self.look_alike(&after, chance)?;
        }
        Ok(())
    }

    /// Something that somebody may do here.
    fn offer(&self, chance: &mut Seeded) -> Possible<G::Action> {
        let taste = Taste::some(chance);
        some_offer(self.case.game, &self.here, self.case.n_seats(), taste, chance)
    }

    /// Something that somebody may do in both worlds. The viewer itself may do the same in both.
    fn action_for_both(&self, chance: &mut Seeded) -> Result<Option<(Actor, G::Action)>, Broken> {
        let Self { case, viewer, there, .. } = self;
        for _ in 0..TRIES {
            let Possible::Do(actor, action) = self.offer(chance) else { break };
            let permitted = case.game.permit(&case.game.view(there, actor.viewer()), &action);
            match permitted {
                Ok(()) => return Ok(Some((actor, action))),
                Err(why) if actor.viewer() == *viewer => {
                    return case
                        .broken(format!("a hidden fact forbids {viewer:?} to do {action:?}: {why:?}"));
                }
                Err(_) => (),
            }
        }
        Ok(None)
    }

    /// The viewer sees the same, may do the same and is refused the same.
    fn look_alike(&self, when: &str, chance: &mut Seeded) -> Result<(), Broken> {
        let Self { case, viewer, here, there } = self;
        let (here, there) = (case.game.view(here, *viewer), case.game.view(there, *viewer));
        let what = |thing: &str| format!("{thing} of {viewer:?} depends on what it may not know, {when}");
        case.alike(&what("the view"), &here, &there)?;
        case.alike(&what("the menu"), &case.game.choices(&here), &case.game.choices(&there))?;
        case.alike(&what("the status"), &case.game.status(&here), &case.game.status(&there))?;
        for _ in 0..PROBES {
            let Some(action) = probe::stray(&case.played.log, chance) else { break };
            let (one, other) = (case.game.permit(&here, &action), case.game.permit(&there, &action));
            case.alike(&what(&format!("the answer to {action:?}")), &one, &other)?;
        }
        Ok(())
    }

    /// From one world, one of the others does something, or something else of the same kind, or the same
    /// with other hidden picks: where the viewer may not know which, it is told the same.
    fn rivals(&self, chance: &mut Seeded) -> Result<(), Broken> {
        let Self { case, viewer, here, .. } = self;
        let Possible::Do(actor, action) = self.offer(chance) else {
            return Ok(());
        };
        if actor.viewer() == *viewer {
            return Ok(());
        }
        let choices = case.game.choices(&case.game.view(here, actor.viewer()));
        let same_kind: Vec<_> =
            choices.iter().filter(|choice| discriminant(&choice.action) == discriminant(&action)).collect();
        let rival =
            same_kind.get(chance.pick(&Ask::one_of(same_kind.len()))).map(|choice| choice.sample(chance));
        let Some(Ok(rival)) = rival else { return Ok(()) };
        let Ok(one) = submit(case.game, here, actor, &action, chance) else { return Ok(()) };
        let mut echo =
            Echo { picks: one.picks.iter().filter(|pick| !pick.ask.hidden).collect(), otherwise: chance };
        let Ok(other) = submit(case.game, here, actor, &rival, &mut echo) else { return Ok(()) };
        let (one, told_here) = case.after(here, &one.events, *viewer);
        let (other, told_there) = case.after(here, &other.events, *viewer);
        if written(&told_here) == written(&told_there) {
            return Ok(());
        }
        let after = format!("after {actor:?} did {action:?} or {rival:?}");
        self.may_tell_apart(&one, &other, (&told_here, &told_there), &after, chance)
    }

    /// The viewer was told different things in two worlds: no scrambling turns the one into the other.
    fn may_tell_apart(
        &self,
        one: &G::State,
        other: &G::State,
        told: (&[G::Notice], &[G::Notice]),
        after: &str,
        chance: &mut Seeded,
    ) -> Result<(), Broken> {
        let Self { case, viewer, .. } = self;
        // Worlds that look different are apart anyway; this is the usual case, and a cheap test.
        if one == other || written(&case.game.view(one, *viewer)) != written(&case.game.view(other, *viewer))
        {
            return Ok(());
        }
        for _ in 0..WORLDS {
            if case.trial.scramble(one, *viewer, chance) == *other {
                let (here, there) = told;
                return case.broken(format!(
                    "a notice gives away what {viewer:?} may not know, {after}: {here:?} or {there:?}"
                ));
            }
        }
        Ok(())
    }
}

/// Answers as the other world was answered where that is possible, and anything else where it is not.
struct Echo<'a> {
    picks: Vec<&'a Pick>,
    otherwise: &'a mut Seeded,
}

impl Source for Echo<'_> {
    fn answer(&mut self, ask: &Ask, index: usize) -> Option<Given> {
        let same = self.picks.iter().enumerate().find_map(|(i, pick)| {
            let alike =
                discriminant(&pick.ask.what) == discriminant(&ask.what) && pick.ask.hidden == ask.hidden;
            let outcome = ask.read(&pick.ask.name(pick.outcome)).filter(|_| alike)?;
            Some((i, outcome))
        });
        match same {
            Some((i, outcome)) => {
                self.picks.remove(i);
                Some(Given { outcome, from: Origin::Seeded })
            }
            None => self.otherwise.answer(ask, index),
        }
    }
}
