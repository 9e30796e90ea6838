//! Forced wins, proved: every defence is tried.
//!
//! A win in n moves here is a series of threats: each move of the attacker but the last leaves the enemy psychopath in
//! reach of the next one. (Moves that threaten nothing and still win need an enemy who has no harmless move: with some
//! ninety moves a position that does not happen.) So the attacker's moves are few, and the proof is exact.

use psychopathe::{Board, Move, Player, Position, Survey};

/// A proof: how many positions it may look at, and what it is about.
#[derive(Debug)]
pub struct Prover<'a> {
    board: &'a Board,
    left: u64,
}

/// The proof was given up: it would have taken too many positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLarge;

impl<'a> Prover<'a> {
    /// A prover that looks at so many positions at most.
    #[must_use]
    pub fn new(board: &'a Board, most: u64) -> Prover<'a> {
        Prover { board, left: most }
    }

    /// The moves after which the side to move wins within `n` moves in all, whatever is played.
    ///
    /// # Errors
    /// When the proof would be too large.
    pub fn winning_moves(&mut self, position: &Position, n: u32) -> Result<Vec<Move>, TooLarge> {
        let attacker = position.turn();
        let mut found = Vec::new();
        for played in position.legal_moves(self.board) {
            let after = position.after(self.board, played);
            if after.winner() == Some(attacker)
                || (n > 1 && self.threatens(&after, attacker)? && self.is_lost(&after, n - 1)?)
            {
                found.push(played);
            }
        }
        Ok(found)
    }

    /// The least number of moves within which the side to move wins by force, up to `most`.
    ///
    /// # Errors
    /// When the proof would be too large.
    pub fn wins_in(&mut self, position: &Position, most: u32) -> Result<Option<u32>, TooLarge> {
        for n in 1..=most {
            if self.is_won(position, n)? {
                return Ok(Some(n));
            }
        }
        Ok(None)
    }

    fn count(&mut self) -> Result<(), TooLarge> {
        self.left = self.left.checked_sub(1).ok_or(TooLarge)?;
        Ok(())
    }

    /// Whether the attacker, who has just moved, could capture the psychopath next.
    fn threatens(&mut self, position: &Position, attacker: Player) -> Result<bool, TooLarge> {
        self.count()?;
        Ok(Survey::of(self.board, position).alarm(self.board, position, attacker.opponent()))
    }

    /// Whether the side to move wins within `n` moves.
    fn is_won(&mut self, position: &Position, n: u32) -> Result<bool, TooLarge> {
        self.count()?;
        let attacker = position.turn();
        if Survey::of(self.board, position).alarm(self.board, position, attacker.opponent()) {
            return Ok(true);
        }
        if n <= 1 {
            return Ok(false);
        }
        for played in position.legal_moves(self.board) {
            let after = position.after(self.board, played);
            if self.threatens(&after, attacker)? && self.is_lost(&after, n - 1)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the side to move loses within `n` moves of the other, whatever it plays.
    fn is_lost(&mut self, position: &Position, n: u32) -> Result<bool, TooLarge> {
        let defender = position.turn();
        let moves = position.legal_moves(self.board);
        if moves.is_empty() {
            // PSY-51: no legal move draws.
            return Ok(false);
        }
        // Captures first: most defences that hold are among them.
        for takes in [true, false] {
            for &played in moves.iter().filter(|played| played.takes() == takes) {
                let after = position.after(self.board, played);
                if after.winner() == Some(defender) || !self.is_won(&after, n)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }
}
