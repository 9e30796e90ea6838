//! The engine: a table, experience and weights, kept from move to move.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU64},
};

use psychopathe::{Board, Course, Move};

use super::judge::Judge;
use super::limits::{Limits, Observer, Report, Silent};
use super::net::Net;
use super::ordering::Memory;
use super::score::Score;
use super::transpositions::Transpositions;
use super::tricks::Tricks;
use super::weights::Weights;
use super::worker::{Shared, Worker};

/// An engine for one board.
#[derive(Debug)]
pub struct Engine {
    board: Board,
    /// The plain evaluation, and the net if there is one for the board.
    judges: [Option<Judge>; 2],
    /// Whether what it knows was found with the plain evaluation, though there is a net.
    plainly: bool,
    tricks: Tricks,
    table: Transpositions,
    memory: Memory,
}

impl Engine {
    /// An engine as strong as it gets, with a table of so many mebibytes: with the net that comes with the program for
    /// this board, or else with the plain evaluation.
    pub fn new(board: &Board, mebibytes: usize) -> Engine {
        let plain = Judge::plain(board, &Weights::shipped());
        let net = Net::shipped(board).map(Judge::Net);
        Engine::judged_by([Some(plain), net], board, mebibytes, Tricks::SHIPPED)
    }

    /// An engine with other parts.
    pub fn of_parts(board: &Board, mebibytes: usize, tricks: Tricks) -> Engine {
        Engine { tricks, ..Engine::new(board, mebibytes) }
    }

    /// An engine with the plain evaluation and these weights, and these parts.
    pub fn with(board: &Board, mebibytes: usize, weights: Weights, tricks: Tricks) -> Engine {
        Engine::judged_by([Some(Judge::plain(board, &weights)), None], board, mebibytes, tricks)
    }

    /// An engine with a net for this board.
    pub fn with_net(board: &Board, mebibytes: usize, net: Net, tricks: Tricks) -> Engine {
        Engine::judged_by([None, Some(Judge::Net(Arc::new(net)))], board, mebibytes, tricks)
    }

    fn judged_by(judges: [Option<Judge>; 2], board: &Board, mebibytes: usize, tricks: Tricks) -> Engine {
        Engine {
            board: board.clone(),
            judges,
            plainly: false,
            tricks,
            table: Transpositions::new(mebibytes),
            memory: Memory::new(),
        }
    }

    /// The board it plays on.
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
        self.search_lines(course, 1, limits, observer).into_iter().next()
    }

    /// The same for so many best lines, best first, each searched as deep as the first.
    pub fn search_lines(
        &mut self,
        course: &Course,
        lines: usize,
        limits: Limits,
        observer: &mut dyn Observer,
    ) -> Vec<Report> {
        self.judge_plainly(false);
        self.search_as_it_is(course, lines, limits, observer)
    }

    /// The best line by the plain evaluation: for levels that are not to grow stronger.
    pub(crate) fn search_plainly(
        &mut self,
        course: &Course,
        limits: Limits,
        observer: &mut dyn Observer,
    ) -> Option<Report> {
        self.judge_plainly(true);
        self.search_as_it_is(course, 1, limits, observer).into_iter().next()
    }

    fn search_as_it_is(
        &mut self,
        course: &Course,
        lines: usize,
        limits: Limits,
        observer: &mut dyn Observer,
    ) -> Vec<Report> {
        if course.ending(&self.board).is_some() {
            return Vec::new();
        }
        let (stop, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        let (shared, memory) = self.prepare(&stop, &nodes);
        Worker::new(shared, course, memory, limits, observer).deepen(1, lines)
    }

    /// Changes who judges; what the other has found is of no use then.
    pub(crate) fn judge_plainly(&mut self, plainly: bool) {
        let has_both = self.judges.iter().all(Option::is_some);
        if has_both && plainly != self.plainly {
            self.plainly = plainly;
            self.forget();
        }
    }

    /// The score of every legal move by the plain evaluation, each searched so deep.
    pub(crate) fn scores(&mut self, course: &Course, depth: u32) -> Vec<(Move, Score)> {
        self.judge_plainly(true);
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
        let [plain, net] = &self.judges;
        let chosen = if self.plainly { plain.as_ref() } else { net.as_ref().or(plain.as_ref()) };
        let judge = chosen.expect("an engine has a judge, and both where it may choose");
        let shared =
            Shared { board: &self.board, judge, table: &self.table, tricks: self.tricks, stop, nodes };
        (shared, &mut self.memory)
    }
}
