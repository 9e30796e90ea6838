//! One thread of search: iterative deepening over a principal-variation alpha-beta.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use psychopathe::{Board, Course, Move, Position, Survey};

use super::evaluate::{Ground, evaluate};
use super::limits::{Limits, Observer, Report};
use super::ordering::{MAX_PLY, Memory, Ranked};
use super::score::Score;
use super::table::Table;
use super::tricks::Tricks;
use super::weights::Weights;

/// How often the observer is asked whether to stop, in positions.
const ASK_EVERY: u64 = 1024;
/// First half-width of the window round the last score.
const WINDOW: i32 = 25;

/// What all threads of a search share.
#[derive(Debug, Clone, Copy)]
pub struct Shared<'a> {
    /// The board.
    pub board: &'a Board,
    /// What evaluation knows of it.
    pub ground: &'a Ground,
    /// Weights of the evaluation.
    pub weights: &'a Weights,
    /// The table.
    pub table: &'a Table,
    /// Which selective parts are on.
    pub tricks: Tricks,
    /// Set to stop every thread.
    pub stop: &'a AtomicBool,
    /// Positions searched by all threads.
    pub nodes: &'a AtomicU64,
}

/// Buffers of one ply.
#[derive(Debug, Default)]
pub(crate) struct Frame {
    pub(crate) list: Vec<Move>,
    pub(crate) ranked: Vec<Ranked>,
    pub(crate) tried: Vec<Move>,
    pub(crate) line: Vec<Move>,
    /// Static evaluation; nothing under an alarm.
    pub(crate) eval: Option<i32>,
}

/// One thread.
pub(crate) struct Worker<'a> {
    pub(crate) shared: Shared<'a>,
    pub(crate) position: Position,
    /// Hashes since the last capture, of the game and of the line searched.
    pub(crate) seen: Vec<u64>,
    pub(crate) memory: &'a mut Memory,
    pub(crate) frames: Vec<Frame>,
    pub(crate) nodes: u64,
    counted: u64,
    limits: Limits,
    pub(crate) stopped: bool,
    /// Before an iteration is complete nothing stops the search: there must be a move.
    pub(crate) may_stop: bool,
    observer: &'a mut dyn Observer,
}

impl<'a> Worker<'a> {
    pub(crate) fn new(
        shared: Shared<'a>,
        course: &Course,
        memory: &'a mut Memory,
        limits: Limits,
        observer: &'a mut dyn Observer,
    ) -> Worker<'a> {
        let mut frames = Vec::new();
        frames.resize_with(MAX_PLY + 2, Frame::default);
        Worker {
            shared,
            position: course.position().clone(),
            seen: course.seen().to_vec(),
            memory,
            frames,
            nodes: 0,
            counted: 0,
            limits,
            stopped: false,
            may_stop: false,
            observer,
        }
    }

    /// Deepens until a limit or the observer stops it. `first` is the depth to begin with, so that threads differ.
    pub(crate) fn deepen(&mut self, first: u32) -> Option<Report> {
        let mut found: Option<Report> = None;
        let deepest = self.limits.depth.unwrap_or(MAX_PLY as u32 - 8).min(MAX_PLY as u32 - 8);
        for depth in first..=deepest.max(first) {
            let guess = found.as_ref().map(|report| report.score);
            let score = self.aspire(depth as i32, guess);
            if self.stopped {
                break;
            }
            let line = self.frames[0].line.clone();
            let same = found.as_ref().filter(|last| last.line.first() == line.first());
            let report = Report {
                depth,
                score,
                nodes: self.all_nodes(),
                stable: same.map_or(0, |last| last.stable + 1),
                line,
                fill: self.shared.table.fill(),
            };
            self.observer.improved(&report);
            let over = score.decided_in().is_some_and(|plies| plies.unsigned_abs() <= depth);
            let another = self.observer.another(&report);
            found = Some(report);
            self.may_stop = true;
            if over || !another || self.shared.stop.load(Relaxed) {
                break;
            }
        }
        self.count_nodes();
        found
    }

    /// The score of one move at the root.
    pub(crate) fn score_of(&mut self, played: Move, depth: u32) -> Score {
        let board = self.shared.board;
        let undo = self.position.make(board, played);
        if self.position.is_decided() {
            self.position.unmake(played, undo);
            return Score::win_at(1);
        }
        self.seen.push(self.position.hash());
        let score = -self.search(depth as i32 - 1, -Score::INFINITE, Score::INFINITE, 1, true);
        self.seen.pop();
        self.position.unmake(played, undo);
        score
    }

    /// Searches with a narrow window round the last score and widens it until the score is inside.
    fn aspire(&mut self, depth: i32, guess: Option<Score>) -> Score {
        let narrow = guess.filter(|guess| depth >= 4 && !guess.is_decided());
        let Some(guess) = narrow else {
            return self.search(depth, -Score::INFINITE, Score::INFINITE, 0, true);
        };
        let mut width = WINDOW;
        let (mut alpha, mut beta) = (guess.plus(-width), guess.plus(width));
        loop {
            let score = self.search(depth, alpha, beta, 0, true);
            if self.stopped {
                return score;
            }
            width *= 3;
            if score <= alpha {
                alpha = if width > 1000 { -Score::INFINITE } else { score.plus(-width) };
            } else if score >= beta {
                beta = if width > 1000 { Score::INFINITE } else { score.plus(width) };
            } else {
                return score;
            }
        }
    }

    /// Counts a position and asks now and then whether to stop.
    pub(crate) fn step(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(ASK_EVERY) {
            self.count_nodes();
            if self.may_stop && (self.shared.stop.load(Relaxed) || self.observer.enough(self.all_nodes())) {
                self.stopped = true;
            }
        }
        if self.may_stop && self.limits.nodes.is_some_and(|limit| self.nodes >= limit) {
            self.stopped = true;
        }
        self.stopped
    }

    fn count_nodes(&mut self) {
        self.shared.nodes.fetch_add(self.nodes - self.counted, Relaxed);
        self.counted = self.nodes;
    }

    fn all_nodes(&self) -> u64 {
        self.shared.nodes.load(Relaxed) + self.nodes - self.counted
    }

    pub(crate) fn evaluate(&self, survey: &Survey) -> i32 {
        let Shared { board, ground, weights, .. } = self.shared;
        evaluate(board, ground, weights, &self.position, survey)
    }

    /// Whether the present position occurred before in the game or in this line (PSY-51: the second occurrence is
    /// taken for a draw, since what can be repeated once can be repeated again).
    pub(crate) fn is_repeated(&self) -> bool {
        let Some((now, before)) = self.seen.split_last() else {
            return false;
        };
        let reach = usize::from(self.position.quiet_moves()).min(before.len());
        before[before.len() - reach..].contains(now)
    }
}
