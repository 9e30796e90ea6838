//! What a bot makes of the others' purses.

use ::pactes::Role;

use super::Mind;

/// What a token is counted at that nobody has shown.
pub(super) const UNSEEN: f64 = 1.2;

/// How many achievements Faust needs (PAC-88).
const GOAL: u32 = 6;

impl Mind<'_> {
    /// The worth of a token drawn unseen: the mean of the Reserve at the beginning (PAC-09).
    pub(super) fn draw(&self) -> f64 {
        let n = f64::from(self.view.options.tokens_per_value);
        (n - 10.0 + 2.0 * (n - 4.0)) / (2.0 * n - 14.0)
    }

    /// Achievements still missing.
    pub(super) fn missing(&self) -> u8 {
        u8::try_from(GOAL.saturating_sub(self.view.achievements)).unwrap_or(0)
    }

    /// Achievements that this round must bring at an even pace.
    pub(super) fn pace(&self) -> u8 {
        self.missing().div_ceil(self.rounds_to_come() + 1)
    }

    /// Rounds after this one.
    pub(super) fn rounds_to_come(&self) -> u8 {
        6u8.saturating_sub(self.view.round)
    }

    /// Somebody's points: known where they are seen, else estimated from what came and went.
    pub(super) fn points(&self, role: Role) -> f64 {
        let purse = &self.view.purses[role];
        if let Some(tokens) = purse.tokens {
            return tokens.points().into();
        }
        let tally = purse.tally;
        let start = if role == Role::Faust { 16.0 } else { 1.0 };
        let traded = f64::from(tally.received) - f64::from(tally.given);
        let estimate = start - f64::from(tally.paid.points()) + self.draw() * f64::from(tally.drawn)
            - f64::from(tally.lost)
            + UNSEEN * traded;
        // Each token is worth 1 or 2.
        estimate.clamp(purse.count.into(), f64::from(2 * purse.count))
    }

    /// How far the bot leads Faust, by estimate.
    pub(super) fn lead(&self) -> f64 {
        self.points(self.you) - self.points(Role::Faust)
    }

    /// How far the bot is behind the best of the others, by estimate.
    pub(super) fn lag(&self) -> f64 {
        let others = Role::ALL.into_iter().filter(|role| *role != self.you);
        others.map(|role| self.points(role)).fold(0.0, f64::max) - self.points(self.you)
    }

    /// Whether Faust is on the way to missing his goal, so many achievements a round to come.
    pub(super) fn falls_short(&self, rounds: u8, of: f64) -> bool {
        self.missing() > 0 && f64::from(self.view.achievements) + 1.2 * f64::from(rounds) < of
    }
}
