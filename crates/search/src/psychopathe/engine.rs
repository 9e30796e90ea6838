//! The engine: a table, experience and weights, kept from move to move.

use std::sync::atomic::{AtomicBool, AtomicU64};

use psychopathe::{Board, Course, Move};

use super::evaluate::Ground;
use super::limits::{Limits, Observer, Report, Silent};
use super::ordering::Memory;
use super::score::Score;
use super::table::Table;
use super::tricks::Tricks;
use super::weights::Weights;
use super::worker::{Shared, Worker};

/// An engine for one board.
#[derive(Debug)]
pub struct Engine {
    board: Board,
    ground: Ground,
    weights: Weights,
    tricks: Tricks,
    table: Table,
    memory: Memory,
}

impl Engine {
    /// An engine with the shipped weights and a table of so many mebibytes.
    #[must_use]
    pub fn new(board: &Board, mebibytes: usize) -> Engine {
        Engine::with(board, mebibytes, Weights::shipped(), Tricks::SHIPPED)
    }

    /// An engine with other weights or parts.
    #[must_use]
    pub fn with(board: &Board, mebibytes: usize, weights: Weights, tricks: Tricks) -> Engine {
        Engine {
            ground: Ground::of(board),
            board: board.clone(),
            weights,
            tricks,
            table: Table::new(mebibytes),
            memory: Memory::new(),
        }
    }

    /// The board it plays on.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Forgets everything: the next search gives what a new engine would give.
    pub fn forget(&mut self) {
        self.table.clear();
        self.memory = Memory::new();
    }

    /// Searches on the calling thread. Nothing, if the game is over.
    ///
    /// With the same limits and an observer that never stops it, a new engine always gives the same report.
    pub fn search(&mut self, course: &Course, limits: Limits, observer: &mut dyn Observer) -> Option<Report> {
        if course.ending(&self.board).is_some() {
            return None;
        }
        let (stop, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        let (shared, memory) = self.prepare(&stop, &nodes);
        Worker::new(shared, course, memory, limits, observer).deepen(1)
    }

    /// The score of every legal move, each searched so deep.
    pub fn scores(&mut self, course: &Course, depth: u32) -> Vec<(Move, Score)> {
        if course.ending(&self.board).is_some() {
            return Vec::new();
        }
        let moves = course.position().legal_moves(&self.board);
        let (stop, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        let (shared, memory) = self.prepare(&stop, &nodes);
        let mut silent = Silent;
        let mut worker = Worker::new(shared, course, memory, Limits::none(), &mut silent);
        moves.into_iter().map(|played| (played, worker.score_of(played, depth))).collect()
    }

    /// What the threads of a new search share, and the first one's experience.
    pub(crate) fn prepare<'a>(
        &'a mut self,
        stop: &'a AtomicBool,
        nodes: &'a AtomicU64,
    ) -> (Shared<'a>, &'a mut Memory) {
        self.table.grow_older();
        self.memory.fade();
        let shared = Shared {
            board: &self.board,
            ground: &self.ground,
            weights: &self.weights,
            table: &self.table,
            tricks: self.tricks,
            stop,
            nodes,
        };
        (shared, &mut self.memory)
    }
}
