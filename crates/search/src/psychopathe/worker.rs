//! One thread of search: iterative deepening over a principal-variation alpha-beta.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use psychopathe::{Board, Course, Move, Position, Survey, Undo};

use super::evaluate::worth;
use super::inputs::Inputs;
use super::judge::Judge;
use super::limits::{Limits, Observer, Report};
use super::net::Hidden;
use super::ordering::{MAX_PLY, Memory, Ranked};
use super::score::Score;
use super::transpositions::Transpositions;
use super::tricks::Tricks;

/// How often the observer is asked whether to stop, in positions.
const ASK_EVERY: u64 = 1024;
/// First half-width of the window round the last score.
const WINDOW: i32 = 25;

/// What all threads of a search share.
#[derive(Debug, Clone, Copy)]
pub struct Shared<'a> {
    pub board: &'a Board,
    /// Who says what a position is worth.
    pub(crate) judge: &'a Judge,
    pub table: &'a Transpositions,
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
    pub(crate) ranked: Ranked,
    pub(crate) tried: Vec<Move>,
    pub(crate) line: Vec<Move>,
    /// Static evaluation; nothing under an alarm.
    pub(crate) eval: Option<i32>,
}

/// One thread.
pub(crate) struct Worker<'a> {
    pub(crate) shared: Shared<'a>,
    pub(crate) position: Position,
    /// Positions before the captures of the line searched.
    before: Vec<Position>,
    /// Hashes since the last capture, of the game and of the line searched.
    pub(crate) seen: Vec<u64>,
    pub(crate) memory: &'a mut Memory,
    pub(crate) frames: Vec<Frame>,
    /// The net's hidden layer for what was judged last at each ply; empty without a net.
    hidden: Vec<Hidden>,
    pub(crate) nodes: u64,
    counted: u64,
    limits: Limits,
    pub(crate) stopped: bool,
    /// Moves of the root that are left out: those of better lines.
    pub(crate) excluded: Vec<Move>,
    /// The root's best move that is not left out, by the last iteration.
    pub(crate) expected: Option<Move>,
    /// The farthest from the root that was looked at.
    pub(crate) deepest: usize,
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
            before: Vec::new(),
            seen: course.seen().to_vec(),
            memory,
            frames,
            hidden: match shared.judge {
                Judge::Plain(..) => Vec::new(),
                Judge::Net(net) => vec![Hidden::of(net); MAX_PLY + 2],
            },
            nodes: 0,
            counted: 0,
            limits,
            stopped: false,
            excluded: Vec::new(),
            expected: None,
            deepest: 0,
            may_stop: false,
            observer,
        }
    }

    /// Deepens until a limit or the observer stops it, and gives so many best lines, best first. `first` is the depth to
    /// begin with, so that threads differ.
    pub(crate) fn deepen(&mut self, first: u32, lines: usize) -> Vec<Report> {
        let mut found: Vec<Report> = Vec::new();
        let deepest = self.limits.depth.unwrap_or(MAX_PLY as u32 - 8).min(MAX_PLY as u32 - 8);
        for depth in first..=deepest.max(first) {
            let Some(now) = self.iterate(depth, lines, &found) else { break };
            let is_over = |report: &Report| {
                report.score.decided_in().is_some_and(|plies| plies.unsigned_abs() <= depth)
            };
            let over = now.iter().all(is_over);
            let another = now.first().is_some_and(|best| self.observer.another(best));
            found = now;
            self.may_stop = true;
            if over || !another || self.shared.stop.load(Relaxed) {
                break;
            }
        }
        self.count_nodes();
        found
    }

    /// The best lines of one depth, each as deep as the first; nothing, if it was stopped.
    fn iterate(&mut self, depth: u32, lines: usize, last: &[Report]) -> Option<Vec<Report>> {
        let mut found: Vec<Report> = Vec::new();
        self.excluded.clear();
        for nth in 0..lines.max(1) {
            let before = last.get(nth);
            self.deepest = 0;
            self.expected = before.and_then(|report| report.line.first().copied());
            let score = self.aspire(depth as i32, before.map(|report| report.score));
            if self.stopped {
                return None;
            }
            let line = self.frames[0].line.clone();
            // There are no more moves.
            let Some(&best) = line.first() else { break };
            let same = before.filter(|report| report.line.first() == Some(&best));
            let report = Report {
                depth,
                deepest: self.deepest as u32,
                nth: nth + 1,
                score,
                nodes: self.all_nodes(),
                stable: same.map_or(0, |report| report.stable + 1),
                line,
                fill: self.shared.table.fill(),
            };
            self.observer.improved(&report);
            self.excluded.push(best);
            found.push(report);
        }
        // The table remembers more and more: a later line may turn out better.
        found.sort_by_key(|report| std::cmp::Reverse(report.score));
        for (report, nth) in found.iter_mut().zip(1..) {
            report.nth = nth;
        }
        self.excluded.clear();
        Some(found)
    }

    /// The score of one move at the root.
    pub(crate) fn score_of(&mut self, played: Move, depth: u32) -> Score {
        let undo = self.make(played);
        let score = match self.position.is_decided() {
            true => Score::win_at(1),
            false => -self.search(depth as i32 - 1, -Score::INFINITE, Score::INFINITE, 1, true),
        };
        self.unmake(played, undo);
        score
    }

    /// Plays a move of the line searched. A position that cannot be found again by moving a piece back is kept.
    #[inline]
    pub(crate) fn make(&mut self, played: Move) -> Option<Undo> {
        let undo = match self.position.changes_much(played) {
            true => {
                self.before.push(self.position.clone());
                self.position.play(self.shared.board, played);
                None
            }
            false => Some(self.position.make(self.shared.board, played)),
        };
        self.seen.push(self.position.hash());
        undo
    }

    /// Takes it back.
    #[inline]
    pub(crate) fn unmake(&mut self, played: Move, undo: Option<Undo>) {
        self.seen.pop();
        match undo {
            Some(undo) => self.position.unmake(played, undo),
            None => self.position = self.before.pop().expect("it was kept when the move was played"),
        }
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

    /// What the present position, so far from the root, is worth for the side to move.
    pub(crate) fn evaluate(&mut self, survey: &Survey, ply: usize) -> i32 {
        let Shared { board, judge, .. } = self.shared;
        match judge {
            Judge::Plain(squares, weights) => worth(board, squares, weights, &self.position, survey),
            Judge::Net(net) => {
                let before = ply.saturating_sub(1).min(MAX_PLY);
                let [before, now] = &mut self.hidden[before..before + 2] else {
                    unreachable!("there is room for every ply")
                };
                now.clone_from(before);
                now.follow(net, Inputs::of(board, &self.position, survey));
                net.output(&self.position, now)
            }
        }
    }

    /// Whether the present position occurred before in the game or in this line (PSY-51: the second occurrence is
    /// taken for a draw, since what can be repeated once can be repeated again).
    pub(crate) fn is_repeated(&self) -> bool {
        let Some((now, before)) = self.seen.split_last() else {
            return false;
        };
        let reach = usize::from(self.position.quiet_moves()).min(before.len());
        // An odd number of half-moves before, it was the other side's turn.
        before[before.len() - reach..].iter().rev().skip(1).step_by(2).any(|hash| hash == now)
    }
}
