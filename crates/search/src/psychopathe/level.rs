//! Ten levels of play.
//!
//! The two lowest see what can be taken and overlook some of what threatens, the first more than the second, as people do
//! who begin; then come those who look at every move, not far, and misjudge each by chance; high ones search as well as
//! they are let. All but the highest judge by the plain evaluation, so that a better net does not change them. None of them
//! is silly: a psychopath that can be taken is taken, and from level 3 on none is left to be taken if it can be helped.

use psychopathe::{Course, Move};

use super::attention::Attention;
use super::engine::Engine;
use super::limits::{Limits, Observer};
use super::score::Score;
use super::split_mix::SplitMix;

/// A level from 1 (for a child) to 10.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// How a level plays.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Manner {
    /// Does not look ahead, and does not notice everything.
    Glances(Attention),
    /// Looks at every move so deep, and misjudges it by about so many hundredths.
    Misjudges { depth: u32, hundredths: u32 },
    /// Searches so many positions.
    Searches { nodes: u64 },
    /// Searches until it is stopped.
    Unbounded,
}

impl Level {
    /// The strongest.
    pub const MAX: Level = Level(10);

    /// A level from 1 to 10.
    pub const fn new(level: u8) -> Option<Level> {
        match level {
            1..=10 => Some(Level(level)),
            _ => None,
        }
    }

    /// All levels.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    const fn manner(self) -> Manner {
        match self.0 {
            1 => Manner::Glances(Attention { captures: 0.6, threats: 0.15, safety: 0.5, aims: 0.1 }),
            2 => Manner::Glances(Attention { captures: 0.85, threats: 0.5, safety: 0.9, aims: 0.4 }),
            3 => Manner::Misjudges { depth: 1, hundredths: 105 },
            4 => Manner::Misjudges { depth: 2, hundredths: 90 },
            5 => Manner::Misjudges { depth: 2, hundredths: 45 },
            6 => Manner::Misjudges { depth: 3, hundredths: 20 },
            7 => Manner::Searches { nodes: 4_000 },
            8 => Manner::Searches { nodes: 10_000 },
            9 => Manner::Searches { nodes: 25_000 },
            _ => Manner::Unbounded,
        }
    }

    /// The level's move; the seed decides what it misjudges, the observer may stop it sooner.
    pub fn choose(
        self,
        engine: &mut Engine,
        course: &Course,
        seed: u64,
        observer: &mut dyn Observer,
    ) -> Option<Move> {
        let report = match self.manner() {
            Manner::Glances(eye) => {
                let board = engine.board();
                let over = course.ending(board).is_some();
                return eye.choose(board, course.position(), &mut SplitMix::new(seed)).filter(|_| !over);
            }
            Manner::Misjudges { depth, hundredths } => {
                return misjudge(&engine.scores(course, depth), hundredths, seed);
            }
            Manner::Searches { nodes } => engine.search_plainly(course, Limits::nodes(nodes), observer),
            Manner::Unbounded => engine.search(course, Limits::none(), observer),
        };
        report?.line.first().copied()
    }
}

/// The best move by scores that are each off by chance; wins and losses are never misjudged.
fn misjudge(scores: &[(Move, Score)], hundredths: u32, seed: u64) -> Option<Move> {
    let mut dice = SplitMix::new(seed);
    let judged = scores.iter().map(|&(played, score)| {
        let off = dice.normal() * f64::from(hundredths);
        let value = f64::from(score.hundredths());
        (played, if score.is_decided() { value } else { value + off })
    });
    judged.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(played, _)| played)
}

#[cfg(test)]
mod tests {
    use psychopathe::{Board, Position};

    use super::*;
    use crate::psychopathe::limits::Silent;

    #[test]
    fn every_level_takes_the_psychopath_and_all_but_beginners_guard_their_own() {
        let board = Board::standard();
        let mut engine = Engine::new(board, 1);
        // White can take the psychopath on a1b1; black to move can save it.
        let text = "Dc Na1f Na1b xa1b1 de1 nf1 nf2 Xe3";
        let choose = |engine: &mut Engine, turn: &str, level: Level, seed: u64| {
            let position = Position::parse(board, &format!("{text} {turn} - -")).expect("a position");
            let course = Course::new(position.clone());
            let limits = Limits::nodes(2_000);
            let played = match level.manner() {
                Manner::Glances(_) | Manner::Misjudges { .. } => {
                    level.choose(engine, &course, seed, &mut Silent)
                }
                Manner::Searches { .. } | Manner::Unbounded => engine
                    .search(&course, limits, &mut Silent)
                    .and_then(|report| report.line.first().copied()),
            };
            position.after(board, played.expect("a move"))
        };
        for level in Level::all() {
            for seed in 0..5 {
                let taken = choose(&mut engine, "w", level, seed);
                assert!(taken.winner().is_some(), "level {} does not win", level.number());
                if level.number() < 3 {
                    continue;
                }
                let saved = choose(&mut engine, "b", level, seed);
                let wins = |m: &Move| saved.after(board, *m).winner().is_some();
                assert!(!saved.legal_moves(board).iter().any(wins), "level {} loses at once", level.number());
            }
        }
        // The first two overlook it now and then, the first more often.
        let [first, second] = [1, 2].map(|level| {
            let level = Level::new(level).expect("a level");
            let guarded = (0..60).filter(|&seed| {
                let saved = choose(&mut engine, "b", level, seed);
                let wins = |m: &Move| saved.after(board, *m).winner().is_some();
                !saved.legal_moves(board).iter().any(wins)
            });
            guarded.count()
        });
        assert!((20..second).contains(&first) && second < 60, "{first} and {second} of 60");
    }
}
