//! `selfplay`: games of the engine against itself, as records with statistics.

use std::io::Write;
use std::time::Duration;

use psychopathe::{Draw, Ending, Kind, Player};

use super::battle::record;
use super::scene::{CommandError, Scene};
use crate::psychopathe::contest::{Contender, Plan, Played, Standing, Watcher, contest};
use crate::psychopathe::engine::Engine;
use crate::psychopathe::limits::Limits;
use crate::psychopathe::native::{FixedEngine, TimedEngine};

/// How games are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Selfplay {
    /// How many games; an odd number is rounded up.
    pub games: u32,
    /// Time a move; nothing for a fixed number of positions.
    pub time: Option<Duration>,
    /// Positions a move, where there is no time.
    pub nodes: u64,
    /// Random half-moves at the beginning; each opening is played twice.
    pub random_plies: u32,
    /// Seed of the openings.
    pub seed: u64,
}

/// What many games look like.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Statistics {
    /// Games played.
    pub games: u32,
    /// Won by white.
    pub white: u32,
    /// Won by black.
    pub black: u32,
    /// Drawn, by reason: no move, repetition, quiet, no capturers; others.
    pub drawn: [u32; 5],
    /// Half-moves of all games.
    pub plies: u64,
    /// Captured pieces of all games, by kind.
    pub captured: [u64; 4],
    /// Pieces put back.
    pub put_back: u64,
    /// Legal moves, summed over all positions, to tell the branching.
    pub choices: u64,
}

impl Statistics {
    /// Takes one more game into account.
    pub fn add(&mut self, scene: &Scene, played: &Played) {
        self.games += 1;
        match played.ending {
            Some(Ending::Won(Player::White)) => self.white += 1,
            Some(Ending::Won(_)) => self.black += 1,
            Some(Ending::Drawn(Draw::NoMove)) => self.drawn[0] += 1,
            Some(Ending::Drawn(Draw::Repetition)) => self.drawn[1] += 1,
            Some(Ending::Drawn(Draw::Quiet)) => self.drawn[2] += 1,
            Some(Ending::Drawn(Draw::NoCapturers)) => self.drawn[3] += 1,
            Some(Ending::Drawn(Draw::Agreement | Draw::Time)) | None => self.drawn[4] += 1,
        }
        let mut position = scene.start.clone();
        for &m in &played.moves {
            self.plies += 1;
            self.choices += position.legal_moves(&scene.board).len() as u64;
            for node in position.captured_by(&scene.board, m) {
                if let Some(piece) = position.at(node) {
                    self.captured[piece.kind.index()] += 1;
                }
            }
            self.put_back += m.back().count() as u64;
            position.make(&scene.board, m);
        }
    }

    /// White's share of the points with its standard error.
    #[must_use]
    pub fn white_share(&self) -> (f64, f64) {
        let n = f64::from(self.games.max(1));
        let drawn = f64::from(self.drawn.iter().sum::<u32>());
        let (white, black) = (f64::from(self.white), f64::from(self.black));
        let share = (white + drawn / 2.0) / n;
        let variance =
            (white * (1.0 - share).powi(2) + drawn * (0.5 - share).powi(2) + black * share.powi(2)) / n;
        (share, (variance / n).sqrt())
    }
}

impl std::fmt::Display for Statistics {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let n = f64::from(self.games.max(1));
        let (share, error) = self.white_share();
        let [no_move, repetition, quiet, no_capturers, other] = self.drawn;
        writeln!(f, "games {}", self.games)?;
        writeln!(f, "white {} black {} drawn {}", self.white, self.black, self.drawn.iter().sum::<u32>())?;
        writeln!(f, "white's share {:.1}% ± {:.1} (95%)", 100.0 * share, 196.0 * error)?;
        writeln!(
            f,
            "draws: no move {no_move}, repetition {repetition}, quiet {quiet}, no capturers {no_capturers}, other {other}"
        )?;
        writeln!(f, "half-moves a game {:.1}", self.plies as f64 / n)?;
        writeln!(f, "legal moves a position {:.1}", self.choices as f64 / self.plies.max(1) as f64)?;
        let captured =
            Kind::ALL.map(|kind| format!("{} {:.2}", kind.letter(), self.captured[kind.index()] as f64 / n));
        writeln!(f, "captured a game: {}", captured.join(", "))?;
        write!(f, "put back a game {:.2}", self.put_back as f64 / n)
    }
}

struct Keeper<'a> {
    scene: &'a Scene,
    statistics: Statistics,
    records: &'a mut dyn Write,
    progress: &'a mut dyn FnMut(&Statistics) -> bool,
    failed: Option<std::io::Error>,
}

impl Watcher for Keeper<'_> {
    fn game(&mut self, played: &Played, _: &Standing) -> bool {
        self.statistics.add(self.scene, played);
        let tags = [("Round", self.statistics.games.to_string())];
        let written = writeln!(self.records, "{}", record(self.scene, &tags, played));
        self.failed = written.err();
        self.failed.is_none() && (self.progress)(&self.statistics)
    }
}

/// Plays games, writes their records, and tells the progress, which may stop it.
///
/// # Errors
/// When writing fails.
pub fn selfplay(
    scene: &Scene,
    how: Selfplay,
    records: &mut dyn Write,
    progress: &mut dyn FnMut(&Statistics) -> bool,
) -> Result<Statistics, CommandError> {
    let player = || -> Box<dyn Contender> {
        let engine = Engine::new(&scene.board, 32);
        match how.time {
            Some(time) => Box::new(TimedEngine { engine, time, threads: 1 }),
            None => Box::new(FixedEngine { engine, limits: Limits::nodes(how.nodes) }),
        }
    };
    let plan = Plan {
        start: scene.start.clone(),
        pairs: how.games.div_ceil(2),
        random_plies: how.random_plies,
        seed: how.seed,
        sprt: None,
    };
    let mut keeper = Keeper { scene, statistics: Statistics::default(), records, progress, failed: None };
    contest(&scene.board, &plan, &mut *player(), &mut *player(), &mut keeper);
    match keeper.failed {
        Some(failed) => Err(failed.into()),
        None => Ok(keeper.statistics),
    }
}
