//! Forced wins, proved: every move of the attacker and every defence is tried.
//!
//! Nothing is taken on trust. A psychopath that falls to a chain of resurrections (PSY-42) is taken like any other, and a
//! quiet move that threatens nothing at once may still win: the enemy may have no harmless answer. A first look at a
//! position may be content with threats ([`Prover::glance`]): what it finds is a win, what it does not find may be one.

use std::collections::HashMap;

use psychopathe::{Board, Kind, Move, Player, Position, Survey};

/// Longest win that is told apart in the memory of refutations.
const LONGEST: usize = 8;

/// A proof: how many positions it may look at, and what it has found out so far.
#[derive(Debug)]
pub struct Prover<'a> {
    board: &'a Board,
    left: u64,
    /// Whether only moves that threaten the psychopath are tried.
    threats_only: bool,
    /// Whether the side to move wins within so many moves, by position.
    known: HashMap<(u64, u32), bool>,
    /// The reply that refuted the last attempt, by how many moves were left.
    refutations: [Option<Move>; LONGEST + 1],
}

/// The proof was given up: it would have taken too many positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLarge;

impl<'a> Prover<'a> {
    /// A prover that looks at so many positions at most.
    pub fn new(board: &'a Board, most: u64) -> Prover<'a> {
        let refutations = [None; LONGEST + 1];
        Prover { board, left: most, threats_only: false, known: HashMap::new(), refutations }
    }

    /// One that tries only threats: what it calls won is won.
    pub fn glance(board: &'a Board, most: u64) -> Prover<'a> {
        Prover { threats_only: true, ..Prover::new(board, most) }
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
            if after.winner() == Some(attacker) {
                found.push(played);
            } else if n > 1 {
                let survey = self.survey(&after)?;
                if self.is_lost(&after, &survey, n - 1)? {
                    found.push(played);
                }
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

    /// Whether the side to move wins within `n` moves.
    ///
    /// # Errors
    /// When the proof would be too large.
    pub fn is_won(&mut self, position: &Position, n: u32) -> Result<bool, TooLarge> {
        let survey = self.survey(position)?;
        if self.takes(position, &survey) {
            return Ok(true);
        }
        if n <= 1 {
            return Ok(false);
        }
        let key = (position.hash(), n);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        let won = self.finds_a_win(position, &survey, n)?;
        self.known.insert(key, won);
        Ok(won)
    }

    fn finds_a_win(&mut self, position: &Position, survey: &Survey, n: u32) -> Result<bool, TooLarge> {
        // Threats first: where there is a win it mostly begins with one.
        let mut others = Vec::new();
        for played in self.moves(position, survey) {
            let after = position.after(self.board, played);
            let survey = self.survey(&after)?;
            if !survey.alarm(self.board, &after, after.turn()) {
                others.push((after, survey));
            } else if self.is_lost(&after, &survey, n - 1)? {
                return Ok(true);
            }
        }
        if self.threats_only {
            return Ok(false);
        }
        for (after, survey) in others {
            if self.is_lost(&after, &survey, n - 1)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the side to move loses within `n` moves of the other, whatever it plays.
    fn is_lost(&mut self, position: &Position, survey: &Survey, n: u32) -> Result<bool, TooLarge> {
        if self.takes(position, survey) {
            return Ok(false);
        }
        let mut replies = self.moves(position, survey);
        // What refuted the last attempt may refute this one; most defences that hold are captures.
        let slot = (n as usize).min(LONGEST);
        let last = self.refutations[slot];
        replies.sort_by_key(|&reply| (Some(reply) != last, !reply.takes()));
        for &reply in &replies {
            if !self.is_won(&position.after(self.board, reply), n)? {
                self.refutations[slot] = Some(reply);
                return Ok(false);
            }
        }
        // PSY-51: no legal move draws.
        Ok(!replies.is_empty())
    }

    fn moves(&self, position: &Position, survey: &Survey) -> Vec<Move> {
        let mut list = Vec::with_capacity(128);
        survey.moves(self.board, position, true, &mut list);
        list
    }

    /// Looks at a position, and counts it.
    fn survey(&mut self, position: &Position) -> Result<Survey, TooLarge> {
        self.left = self.left.checked_sub(1).ok_or(TooLarge)?;
        Ok(Survey::of(self.board, position))
    }

    /// Whether the side to move can capture the psychopath now.
    fn takes(&self, position: &Position, survey: &Survey) -> bool {
        let (me, enemy) = (position.turn(), position.turn().opponent());
        survey.alarm(self.board, position, enemy) || takes_by_resurrection(self.board, position, me)
    }
}

/// Whether a piece that comes back completes the capture (PSY-42).
fn takes_by_resurrection(board: &Board, position: &Position, me: Player) -> bool {
    let can_come_back = [Kind::Informer, Kind::Nurse].into_iter().any(|kind| position.lost(me, kind) > 0);
    if !can_come_back || position.men(me.opponent(), Kind::Psychologist).is_empty() {
        return false;
    }
    let mut captures = Vec::new();
    position.captures(board, &mut captures);
    let brings_back = |played: &&Move| played.back().next().is_some();
    captures.iter().filter(brings_back).any(|&played| position.after(board, played).winner() == Some(me))
}
