//! A Fischer clock on this device.

use psychopathe::Player;
use serde::{Deserialize, Serialize};

/// Time for a game, and some more with each move. Milliseconds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct LocalClock {
    base: u64,
    bonus: u64,
    left: Vec<u64>,
    /// Whose time runs, and since when; nobody's, before the first move and after the end.
    running: Option<(Player, u64)>,
}

impl LocalClock {
    /// So many minutes for each of two, so many seconds with each move.
    pub(super) fn new(minutes: u32, seconds: u32) -> Self {
        let base = u64::from(minutes) * 60_000;
        Self { base, bonus: u64::from(seconds) * 1000, left: vec![base; 2], running: None }
    }

    /// The same, before the first move.
    pub(super) fn again(&self) -> Self {
        Self { left: vec![self.base; self.left.len()], running: None, ..self.clone() }
    }

    /// What a player has left.
    pub(super) fn left(&self, player: Player, now: u64) -> u64 {
        let left = self.left.get(player.index()).copied().unwrap_or(0);
        match self.running {
            Some((who, since)) if who == player => left.saturating_sub(now.saturating_sub(since)),
            _ => left,
        }
    }

    /// Whose time runs.
    pub(super) fn running(&self) -> Option<Player> {
        self.running.map(|(player, _)| player)
    }

    /// A player has moved; the next one's time runs, if the game goes on.
    pub(super) fn press(&mut self, mover: Player, next: Option<Player>, now: u64) {
        let left = self.left(mover, now) + if self.running.is_some() { self.bonus } else { 0 };
        if let Some(slot) = self.left.get_mut(mover.index()) {
            *slot = left;
        }
        self.running = next.map(|player| (player, now));
    }

    /// Time stands still.
    pub(super) fn stop(&mut self, now: u64) {
        if let Some((player, _)) = self.running {
            let left = self.left(player, now);
            if let Some(slot) = self.left.get_mut(player.index()) {
                *slot = left;
            }
        }
        self.running = None;
    }

    /// A move was taken back: this player's time runs, from the first move on.
    pub(super) fn resume(&mut self, turn: Player, fresh: bool, now: u64) {
        self.stop(now);
        self.running = (!fresh).then_some((turn, now));
    }
}

/// `3:05`, and tenths when it is nearly over; days and hours are for [`super::name_line::Time`] to say.
pub(super) fn written(millis: u64) -> String {
    let seconds = millis / 1000;
    match seconds {
        0..=9 => format!("0:0{seconds}.{}", millis % 1000 / 100),
        3600.. => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        _ => format!("{}:{:02}", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_runs_from_the_first_move_and_grows_with_each() {
        let mut clock = LocalClock::new(3, 2);
        clock.press(Player::White, Some(Player::Black), 10_000);
        assert_eq!(clock.left(Player::White, 10_000), 180_000, "the first move is free");
        clock.press(Player::Black, Some(Player::White), 25_000);
        assert_eq!(clock.left(Player::Black, 60_000), 167_000);
        assert_eq!(clock.left(Player::White, 26_000), 179_000);
        clock.stop(26_000);
        assert_eq!(clock.left(Player::White, 99_000), 179_000);
        assert_eq!(clock.left(Player::White, 999_000), 179_000);
    }

    #[test]
    fn times_are_written_as_on_a_clock() {
        assert_eq!([185_000, 9_420, 3_725_000].map(written), ["3:05", "0:09.4", "1:02:05"]);
    }
}
