//! Throws and Conflicts, for players and for the game master's characters.

use ::yonkoma::{
    Action, ActionKind, CharacterId, Contest, Severity, Side, SideId, Sign, Stage, Yonkoma,
    odds::{reroll, throw},
    successes,
};
use kernel::{Choice, Game};

use super::{MOST_ROUNDS, Mind};

/// So many Koma are plenty.
pub(super) const PLENTY: u32 = 3;
/// So many Successes are the most that counts.
const SPOTLIGHT: u32 = 3;

impl Mind<'_> {
    /// What the stage asks of whoever plays a side.
    pub(super) fn contest(&mut self) -> Option<Action> {
        match self.view.board.stage {
            Stage::Build => self.throw(),
            Stage::Open => self.improve_test(),
            Stage::Round => Some(self.plus_one().unwrap_or(Action::Pass)),
            Stage::Unforeseen => self.go_on(),
            Stage::Award => self.award(),
            Stage::Replace => {
                let choice = self.offered(ActionKind::NameRoller).into_iter().next()?;
                choice.sample(self.chance).ok()
            }
            Stage::LoserChoice => self.fight_on(),
            _ => None,
        }
    }

    fn contested(&self) -> Option<&Contest> {
        self.view.board.contest.as_ref()
    }

    fn own_side(&self) -> Option<(SideId, &Side)> {
        let contest = self.contested()?;
        let own =
            |id: &SideId| contest.side(*id).is_some_and(|side| side.members().any(|m| self.view.plays(m)));
        let id = contest.side_ids().find(own)?;
        Some((id, contest.side(id)?))
    }

    fn throw(&mut self) -> Option<Action> {
        let contest = self.contested()?;
        let due = |id: &SideId| {
            let side = contest.side(*id);
            side.is_some_and(|s| !s.thrown && s.basis.is_some() && self.view.plays(s.roller))
        };
        let id = contest.side_ids().find(due)?;
        // The other side may not be ready yet.
        Yonkoma.permit(self.view, &Action::Throw { side: id }).ok()?;
        let pool = u32::try_from(self.view.board.pool(id)).unwrap_or(0);
        let hope = throw(&self.view.board.options.success_faces, pool).chance_of(|n| *n >= 1);
        let anecdote = Action::TellAnecdote { text: None };
        if hope < 0.7 && Yonkoma.permit(self.view, &anecdote).is_ok() {
            return Some(Action::TellAnecdote { text: self.tell("anecdote") });
        }
        Some(Action::Throw { side: id })
    }

    /// Help for a roller with few dice, once in a while.
    pub(super) fn lend_a_hand(&mut self) -> Option<Action> {
        let own = self.view.own()?.id;
        let contest = self.contested().filter(|_| self.view.board.stage == Stage::Build)?;
        let side = contest.side(SideId::A)?;
        let roller_is_pc = self.view.board.character(side.roller)?.owner.is_some();
        let few = self.view.board.pool(SideId::A) < 4 && side.basis.is_some();
        if !few || !roller_is_pc || contest.side_of(own).is_some() || !self.one_in(4) {
            return None;
        }
        let help = Action::Help { side: SideId::A, character: own };
        Yonkoma.permit(self.view, &help).is_ok().then_some(help)
    }

    /// The places of the dice that show a Success.
    fn good(&self, side: &Side) -> Vec<u8> {
        let faces = &self.view.board.options.success_faces;
        (1u8..).zip(&side.dice).filter(|(_, die)| successes(&[**die], faces) > 0).map(|(n, _)| n).collect()
    }

    /// One Success is enough; what it may cost is Koma, a Minor or a Serious, a Grave only when it is nearly safe.
    fn improve_test(&mut self) -> Option<Action> {
        let (total, side) = (self.view.board.total(SideId::A), self.view.board.side(SideId::A)?.clone());
        if total >= 1 {
            return Some(self.shine(total, &side).unwrap_or(Action::Accept));
        }
        if let Some(gift) = self.plus_one() {
            return Some(gift);
        }
        let pool = self.view.board.pool(SideId::A);
        let faces = &self.view.board.options.success_faces;
        let still_none = |bonus: u8| {
            let pool = u32::try_from(pool + i64::from(bonus)).unwrap_or(0);
            reroll(faces, 0, pool).chance_of(|n| *n == 0)
        };
        let safe = still_none(Severity::Grave.bonus()) < 0.2;
        let steps = self.steps(&side);
        let wise = |action: &Action| match action {
            Action::TakeSetback { severity, .. } => match severity {
                Severity::Minor | Severity::Serious => true,
                Severity::Grave => safe,
                Severity::Critical => false,
            },
            _ => true,
        };
        Some(steps.into_iter().find(wise).unwrap_or(Action::Accept))
    }

    /// Koma are there to be spent: whoever has plenty makes more of a Success.
    fn shine(&mut self, total: u32, side: &Side) -> Option<Action> {
        let own = self.view.own().filter(|own| own.koma >= PLENTY && total < SPOTLIGHT)?.id;
        let keep = self.good(side);
        let all_good = keep.len() == side.dice.len();
        if all_good || side.roller != own {
            return None;
        }
        let spend = Action::SpendKoma { keep, text: self.tell("luck") };
        self.game.permit(self.view, &spend).is_ok().then_some(spend)
    }

    /// What rerolls every failed die, the cheapest first.
    fn steps(&mut self, side: &Side) -> Vec<Action> {
        let keep = self.good(side);
        let mut steps = vec![Action::SpendKoma { keep: keep.clone(), text: self.tell("luck") }];
        let takers: Vec<CharacterId> = side.members().filter(|who| self.view.plays(*who)).collect();
        for severity in Severity::ALL {
            for character in &takers {
                let (character, keep) = (*character, keep.clone());
                steps.push(Action::TakeSetback { character, severity, keep, text: self.tell("setback") });
            }
        }
        steps.retain(|step| self.game.permit(self.view, step).is_ok());
        steps
    }

    /// A Gift where one Success more changes something.
    fn plus_one(&mut self) -> Option<Action> {
        let contest = self.contested()?;
        let worth = if contest.is_conflict() {
            let (id, _) = self.own_side()?;
            let (own, other) = (self.view.board.total(id), self.view.board.total(id.other()));
            own == other || own + 1 == other
        } else {
            true
        };
        let choices: Vec<Choice<Action>> = self.offered(ActionKind::PlusOne);
        if !worth || choices.is_empty() || !self.one_in(2) {
            return None;
        }
        Some(choices[self.chance.one_of(choices.len())].action.clone())
    }

    fn go_on(&mut self) -> Option<Action> {
        let contest = self.contested()?;
        let silent = |id: &SideId| {
            let answered = contest.going_on.contains(id) || contest.stopping.contains(id);
            !answered && contest.side(*id).is_some_and(|side| self.view.plays(side.roller))
        };
        let side = contest.side_ids().find(silent)?;
        if contest.round >= MOST_ROUNDS {
            return Some(Action::Stop { side, text: None });
        }
        Some(Action::GoOn { side, approach: self.tell("approach") })
    }

    fn award(&mut self) -> Option<Action> {
        let contest = self.contested()?;
        let loser = contest.side(contest.loser()?)?.roller;
        let award = Action::Award { character: loser, label: self.say("negative"), sign: Sign::Negative };
        let allowed = self.game.permit(self.view, &award).is_ok();
        Some(if allowed { award } else { Action::Pass })
    }

    /// The cheapest step that is likely enough to win the Round; else the loser gives up.
    fn fight_on(&mut self) -> Option<Action> {
        let contest = self.contested()?;
        let id = contest.loser()?;
        let (side, round) = (contest.side(id)?.clone(), contest.round);
        let roller = self.view.plays(side.roller);
        let (kept, other) = (self.view.board.total(id), self.view.board.total(id.other()));
        let pool = self.view.board.pool(id);
        let faces = self.view.board.options.success_faces.clone();
        let wins = |bonus: u8| {
            let pool = u32::try_from(pool + i64::from(bonus)).unwrap_or(0);
            reroll(&faces, kept - side.plus_one, pool).chance_of(|n| n + side.plus_one > other)
        };
        let steps = if round < MOST_ROUNDS { self.steps(&side) } else { Vec::new() };
        let likely = steps.into_iter().find(|step| match step {
            Action::TakeSetback { severity: severity @ (Severity::Grave | Severity::Critical), .. } => {
                wins(severity.bonus()) >= 0.8
            }
            Action::TakeSetback { severity, .. } => wins(severity.bonus()) >= self.style.stubbornness,
            _ => wins(0) >= self.style.stubbornness,
        });
        match likely {
            Some(step) => Some(step),
            None if roller => Some(Action::Concede { text: self.tell("escape") }),
            None => None,
        }
    }
}
