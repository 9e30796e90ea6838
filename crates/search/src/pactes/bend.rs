//! Tokens spent on dice: the change with the largest expected gain, if it is worth the token.

use ::pactes::{Action, ContractView, Effects, Happening, Notice, Partly, Role, Slot, SlotKind, Token};

use super::{Mind, speak::since};

/// What a change must bring beyond the token that it costs.
const MARGIN: f64 = 0.25;
/// What Faust gives for a missing achievement.
const WISH: f64 = 3.0;
/// What a demon gives for, or against, a missing achievement.
const STAKE: f64 = 1.5;

/// What one role makes of the effects.
struct Worth {
    /// One of the achievements that are missing.
    achievement: f64,
    missing: u8,
    faust: f64,
    rep: f64,
    rival: f64,
    draw: f64,
}

impl Worth {
    fn points(&self, effects: Effects) -> f64 {
        let draws = |n: u8| self.draw * f64::from(n);
        self.faust * (draws(effects.faust_draws) - f64::from(effects.faust_discards))
            + self.rep * draws(effects.rep_draws)
            + self.rival * draws(effects.rival_draws)
    }

    fn of(&self, effects: Effects) -> f64 {
        self.points(effects) + self.achievement * f64::from(effects.achievements.min(self.missing))
    }
}

impl Mind<'_> {
    /// The best intervention, if there is one worth its token.
    pub(super) fn bend(&self) -> Option<Action> {
        let contract = self.view.contract.as_ref()?;
        if self.spent() >= self.style.interventions.into() {
            return None;
        }
        let held = self.view.available();
        let token = match (held.ones, held.twos) {
            (0, 0) => return None,
            (0, _) => Token::Two,
            _ => Token::One,
        };
        let (gain, bend) = self.best_bend(contract)?;
        let version = Some(contract.version);
        (gain > f64::from(token.points()) + MARGIN).then_some(match bend {
            (slot, Some(by)) => Action::Shift { slot, by, token, version },
            (slot, None) => Action::Reroll { slot, token, version },
        })
    }

    /// The change that gains most: a die and by how much, or nothing for a reroll.
    fn best_bend(&self, contract: &ContractView) -> Option<(f64, (Slot, Option<i8>))> {
        let worth = self.worth();
        let now = contract.preview();
        let mut best: Option<(f64, (Slot, Option<i8>))> = None;
        for die in &contract.dice {
            let Some(slot) = die.slot else { continue };
            let others = without(now, Effects::of(slot.kind, die.face));
            let gains = |face: u8| worth.of(others.plus(Effects::of(slot.kind, face))) - worth.of(now);
            let mut consider = |gain: f64, by: Option<i8>| {
                if best.is_none_or(|(most, _)| gain > most + 1e-9) {
                    best = Some((gain, (slot, by)));
                }
            };
            for by in [1, -1] {
                let face = die.face.saturating_add_signed(by);
                // PAC-66: from 5 to 6 a commitment gains nothing.
                let vain = slot.kind == SlotKind::Commitment && die.face == 5 && by == 1;
                if (1..=6).contains(&face) && !vain {
                    consider(gains(face), Some(by));
                }
            }
            consider((1..=6).map(gains).sum::<f64>() / 6.0, None);
        }
        best
    }

    fn worth(&self) -> Worth {
        let draw = self.draw();
        let missing = self.missing();
        if self.you == Role::Faust {
            let missing = if self.style.thrifty { self.pace() } else { missing };
            return Worth { achievement: WISH, missing, faust: 1.0, rep: -0.5, rival: -0.5, draw };
        }
        let own = |role: Option<Role>| if role == Some(self.you) { 1.0 } else { -0.5 };
        let (rep, rival) = (own(self.view.rep_role()), own(self.view.rival_role()));
        let spoils = self.style.spoil && self.rounds_to_come() < 2 && self.lag() > 2.0;
        let helps = self.style.help && self.lead() > 0.0 && self.falls_short(self.rounds_to_come(), 6.5);
        let achievement = match (self.is_obliged(), spoils, helps) {
            (true, ..) => STAKE,
            (_, true, _) => -STAKE,
            (.., true) => STAKE,
            _ => 0.0,
        };
        Worth { achievement, missing, faust: -0.5, rep, rival, draw }
    }

    /// How many tokens the bot has spent on the dice of this contract.
    pub(super) fn spent(&self) -> usize {
        let placed = |notice: &Notice| matches!(notice, Notice::Open(Happening::PlacementConfirmed));
        let own = |notice: &&Notice| matches!(notice, Notice::Partly(Partly::DieRerolled { by, .. } | Partly::DieShifted { by, .. }) if *by == self.you);
        since(&self.known.told, placed).filter(own).count()
    }
}

fn without(all: Effects, one: Effects) -> Effects {
    Effects {
        achievements: all.achievements - one.achievements,
        faust_discards: all.faust_discards - one.faust_discards,
        faust_draws: all.faust_draws - one.faust_draws,
        rep_draws: all.rep_draws - one.rep_draws,
        rival_draws: all.rival_draws - one.rival_draws,
    }
}
