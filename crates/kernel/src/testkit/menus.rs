//! Law 2: what a choice admits is permitted, and nothing else is.

use crate::{Actor, Ask, Chance, Choice, Game, NotDone, Seeded, Viewer, submit};

use super::{Broken, End, Law, Trial, case::Case, probe};

/// How many moments of a game are looked at.
const MOMENTS: usize = 6;
/// How many choices of a menu are filled.
const CHOICES: usize = 6;
/// How many actions from elsewhere are tried on each actor.
const STRAYS: usize = 10;

pub(super) fn agree<G: Game, T: Trial<Game = G>>(case: &Case<'_, T>) -> Result<(), Broken> {
    if let End::Against(Law::Menus, what) = &case.played.end {
        case.at(case.played.log.steps.len());
        return case.broken(what);
    }
    let mut chance = case.chance();
    for (step, state) in case.moments(MOMENTS, &mut chance) {
        case.at(step);
        let menus: Vec<_> = case.viewers().map(|viewer| Menu::new(case, &state, viewer)).collect();
        let mut others: Vec<G::Action> = Vec::new();
        for menu in &menus {
            others.extend(menu.offers(&mut chance)?);
        }
        for menu in &menus {
            for _ in 0..STRAYS {
                let stray = match others.len() {
                    n @ 1.. if chance.pick(&Ask::one_of(2)) == 0 => {
                        let action = &others[chance.pick(&Ask::one_of(n))];
                        let bend = chance.pick(&Ask::one_of(2)) == 0;
                        if bend { probe::bent(action, &mut chance) } else { Some(action.clone()) }
                    }
                    _ => probe::stray(&case.played.log, &mut chance),
                };
                stray.iter().try_for_each(|action| menu.judge(action, &mut chance))?;
            }
        }
    }
    Ok(())
}

/// What one actor may do at one moment.
struct Menu<'a, T: Trial> {
    case: &'a Case<'a, T>,
    state: &'a <T::Game as Game>::State,
    actor: Actor,
    view: <T::Game as Game>::View,
    choices: Vec<Choice<<T::Game as Game>::Action>>,
}

impl<'a, G: Game, T: Trial<Game = G>> Menu<'a, T> {
    fn new(case: &'a Case<'a, T>, state: &'a G::State, viewer: Viewer) -> Self {
        let view = case.game.view(state, viewer);
        let choices = case.game.choices(&view);
        let actor = viewer.seat().map_or(Actor::House, Actor::Seat);
        Self { case, state, actor, view, choices }
    }

    /// Fills some choices, each of which must be permitted, and judges what lies at their edges.
    fn offers(&self, chance: &mut Seeded) -> Result<Vec<G::Action>, Broken> {
        let mut actions = Vec::new();
        for _ in 0..CHOICES.min(self.choices.len()) {
            let choice = &self.choices[chance.pick(&Ask::one_of(self.choices.len()))];
            let action = match choice.sample(chance) {
                Ok(action) => action,
                Err(misfit) => {
                    return self
                        .case
                        .broken(format!("{:?}: {choice:?} cannot be filled: {misfit}", self.actor));
                }
            };
            if !choice.admits(&action) {
                return self.case.broken(format!("{choice:?} does not admit its own filling {action:?}"));
            }
            self.judge(&action, chance)?;
            for action in probe::at_the_edge(choice, chance) {
                self.judge(&action, chance)?;
            }
            actions.push(action);
        }
        Ok(actions)
    }

    /// An action is permitted if and only if a choice admits it, and the door agrees.
    fn judge(&self, action: &G::Action, chance: &mut Seeded) -> Result<(), Broken> {
        let (case, actor) = (self.case, self.actor);
        let offered = self.choices.iter().any(|choice| choice.admits(action));
        match case.game.permit(&self.view, action) {
            Ok(()) if !offered => {
                return case.broken(format!("{actor:?} may do {action:?}, which no choice offers"));
            }
            Err(why) if offered => {
                return case.broken(format!("{actor:?} is offered {action:?} and refused it: {why:?}"));
            }
            Ok(()) | Err(_) => (),
        }
        match submit(case.game, self.state, actor, action, chance) {
            Ok(decision) => {
                let (after, _) = case.after(self.state, &decision.events, actor.viewer());
                case.trial
                    .invariant(&after)
                    .or_else(|what| case.broken(format!("after {actor:?} does {action:?}: {what}")))
            }
            Err(NotDone::Refused(_)) if !offered => Ok(()),
            Err(why) => case.broken(format!("{actor:?} does {action:?}: {why}")),
        }
    }
}
