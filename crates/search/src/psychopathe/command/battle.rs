//! `match`: two contenders, with a sequential test and error bars.

use std::io::Write;
use std::time::Duration;

use psychopathe::{Course, Move, Record, Score};

use super::scene::{CommandError, Scene};
use crate::psychopathe::beginner::Beginner;
use crate::psychopathe::contest::{Contender, Plan, Played, Standing, Watcher, contest};
use crate::psychopathe::engine::Engine;
use crate::psychopathe::level::Level;
use crate::psychopathe::limits::{Limits, Silent};
use crate::psychopathe::native::{FixedEngine, Stopwatch, TimeControl, TimedEngine, timed_uct};
use crate::psychopathe::sprt::Sprt;
use crate::psychopathe::tricks::Tricks;
use crate::psychopathe::uct::Uct;
use crate::psychopathe::weights::Weights;

/// Size of each contender's table, in mebibytes.
const TABLE: usize = 32;

/// A contender by name: `engine`, `engine-PART` (that part of [`Tricks`] the other way), `uct`, `level-N`,
/// `beginner-MODEL` (one of [`Beginner::NAMES`]).
#[derive(Debug, Clone, PartialEq)]
pub struct Who<'a> {
    /// The name.
    pub name: &'a str,
    /// Text of another weights file, for the engine.
    pub weights: Option<&'a str>,
}

/// A match.
#[derive(Debug, Clone)]
pub struct Battle<'a> {
    /// The first contender, from whose side results are counted.
    pub first: Who<'a>,
    /// The second.
    pub second: Who<'a>,
    /// Pairs of games.
    pub pairs: u32,
    /// Time a move; nothing for a fixed number of positions (playouts for UCT).
    pub time: Option<Duration>,
    /// Positions a move, where there is no time.
    pub nodes: u64,
    /// Random half-moves at the beginning of each pair.
    pub random_plies: u32,
    /// Seed of the openings.
    pub seed: u64,
    /// A test that may end the match early.
    pub sprt: Option<Sprt>,
    /// Threads of the first contender, if that is the engine and has a time; all others have one.
    pub threads: usize,
}

/// A level; with a time, no move takes longer.
struct LevelPlayer {
    engine: Engine,
    level: Level,
    seed: u64,
    time: Option<Duration>,
}

impl Contender for LevelPlayer {
    fn begin(&mut self, seed: u64) {
        self.engine.forget();
        self.seed = seed;
    }

    fn choose(&mut self, course: &Course) -> Option<Move> {
        let seed = self.seed ^ course.position().hash();
        let mut tell = |_: &_, _| ();
        match self.time {
            None => self.level.choose(&mut self.engine, course, seed, &mut Silent),
            Some(time) => {
                let mut watch = Stopwatch::start(TimeControl::Move(time), &|| false, &mut tell);
                self.level.choose(&mut self.engine, course, seed, &mut watch)
            }
        }
    }
}

fn contender(
    scene: &Scene,
    battle: &Battle<'_>,
    who: &Who<'_>,
    threads: usize,
) -> Result<Box<dyn Contender>, CommandError> {
    let board = &scene.board;
    let unknown = || CommandError::NoContender(who.name.to_string());
    if who.name == "uct" {
        return Ok(match battle.time {
            Some(time) => Box::new(timed_uct(board, time)),
            None => Box::new(Uct::of_playouts(board, battle.nodes)),
        });
    }
    if let Some(level) = who.name.strip_prefix("level-") {
        let level = level.parse().ok().and_then(Level::new).ok_or_else(unknown)?;
        if level == Level::MAX && battle.time.is_none() {
            return Err(CommandError::NeedsTime);
        }
        let engine = Engine::new(board, TABLE);
        return Ok(Box::new(LevelPlayer { engine, level, seed: 0, time: battle.time }));
    }
    if let Some(model) = who.name.strip_prefix("beginner-") {
        return Ok(Box::new(Beginner::named(model, board).ok_or_else(unknown)?));
    }
    let mut tricks = Tricks::SHIPPED;
    if let Some(part) = who.name.strip_prefix("engine-") {
        let part = tricks.part(part).ok_or_else(unknown)?;
        *part = !*part;
    } else if who.name != "engine" {
        return Err(unknown());
    }
    let weights = who.weights.map_or_else(|| Ok(Weights::shipped()), Weights::parse)?;
    let engine = Engine::with(board, TABLE, weights, tricks);
    Ok(match battle.time {
        Some(time) => Box::new(TimedEngine { engine, time, threads }),
        None if threads > 1 => return Err(CommandError::NeedsTime),
        None => Box::new(FixedEngine { engine, limits: Limits::nodes(battle.nodes) }),
    })
}

/// Writes each game as it ends: records to one stream, the standing to another.
struct Scribe<'a> {
    scene: &'a Scene,
    battle: &'a Battle<'a>,
    out: &'a mut dyn Write,
    records: &'a mut dyn Write,
    failed: Option<std::io::Error>,
    round: u32,
}

impl Scribe<'_> {
    fn write(&mut self, played: &Played, standing: &Standing) -> std::io::Result<()> {
        self.round += 1;
        if self.round.is_multiple_of(2) {
            let ratio = self.battle.sprt.map(|sprt| format!(", llr {:.2}", sprt.ratio(standing)));
            writeln!(self.out, "{standing}{}", ratio.unwrap_or_default())?;
            self.out.flush()?;
        }
        let (white, black) = match played.first_is_white {
            true => (self.battle.first.name, self.battle.second.name),
            false => (self.battle.second.name, self.battle.first.name),
        };
        let tags = [("Round", self.round.to_string()), ("White", white.into()), ("Black", black.into())];
        writeln!(self.records, "{}", record(self.scene, &tags, played))?;
        Ok(())
    }
}

impl Watcher for Scribe<'_> {
    fn game(&mut self, played: &Played, standing: &Standing) -> bool {
        self.failed = self.write(played, standing).err();
        self.failed.is_none()
    }
}

/// The record of a game played from a scene's start.
pub(super) fn record(scene: &Scene, tags: &[(&str, String)], played: &Played) -> Record {
    let board = &scene.board;
    let mut position = scene.start.clone();
    let mut moves = Vec::new();
    for &m in &played.moves {
        moves.push(position.move_text(board, m));
        position.make(board, m);
    }
    let own = [("Board", board.size().to_string()), ("Position", scene.start.text(board))];
    let tags = tags.iter().chain(&own).map(|(name, value)| (name.to_string(), value.clone()));
    Record { players: 2, tags: tags.collect(), moves, score: Score::from(played.ending) }
}

/// Plays a match; the standing is printed after every pair, the verdict last.
///
/// # Errors
/// When a contender is not known or writing fails.
pub fn battle(
    scene: &Scene,
    battle: &Battle<'_>,
    out: &mut dyn Write,
    records: &mut dyn Write,
) -> Result<Standing, CommandError> {
    let mut first = contender(scene, battle, &battle.first, battle.threads)?;
    let mut second = contender(scene, battle, &battle.second, 1)?;
    let plan = Plan {
        start: scene.start.clone(),
        pairs: battle.pairs,
        random_plies: battle.random_plies,
        seed: battle.seed,
        sprt: battle.sprt,
    };
    let mut scribe = Scribe { scene, battle, out, records, failed: None, round: 0 };
    let standing = contest(&scene.board, &plan, &mut *first, &mut *second, &mut scribe);
    if let Some(failed) = scribe.failed {
        return Err(failed.into());
    }
    if let Some(sprt) = battle.sprt {
        writeln!(out, "{:?}", sprt.verdict(&standing))?;
    }
    Ok(standing)
}
