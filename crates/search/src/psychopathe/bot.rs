//! A player for a table: it sees what a seat sees and plays at a level.

use kernel::{Ask, Chance, Knowledge, Player as Plays};
use psychopathe::{Action, Board, Course, Happening, Kind, Move, Notice, Position, Psychopathe};

use super::engine::Engine;
use super::level::Level;
use super::limits::{Observer, Silent};
use super::ordering::booty;
use super::three_players::search_for_three;

/// Size of a robot's table, in mebibytes.
const TABLE: usize = 16;

/// A seat filled by the engine.
pub struct EngineBot {
    level: Level,
    engine: Option<Engine>,
    observer: Box<dyn FnMut() -> Box<dyn Observer> + Send>,
}

impl EngineBot {
    /// A robot of that level whose search is stopped by its own limits only. Level 10 has none: see
    /// [`EngineBot::watched`].
    pub fn new(level: Level) -> EngineBot {
        EngineBot::watched(level, Box::new(|| Box::new(Silent)))
    }

    /// A robot with an observer for each move, which may own a clock.
    pub fn watched(level: Level, observer: Box<dyn FnMut() -> Box<dyn Observer> + Send>) -> EngineBot {
        EngineBot { level, engine: None, observer }
    }
}

impl Plays<Psychopathe> for EngineBot {
    fn act(
        &mut self,
        _: &Psychopathe,
        known: &Knowledge<Psychopathe>,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        let view = &known.view;
        if view.ending.is_some() || view.you != Some(view.turn) {
            return None;
        }
        let (board, position) = view.position();
        let seed = chance.pick(&Ask::one_of(1 << 12)) as u64;
        let played = match position.n_players() {
            2 => {
                let course = course_of(known, board).unwrap_or_else(|| Course::new(position));
                let fits = self.engine.as_ref().is_some_and(|engine| engine.board().size() == board.size());
                if !fits {
                    self.engine = Some(Engine::new(board, TABLE));
                }
                let engine = self.engine.as_mut()?;
                self.level.choose(engine, &course, seed, &mut *(self.observer)())
            }
            _ => self.search_for_three(known, board, position, seed),
        };
        played.map(|played| Action::of(board, played))
    }
}

/// The course of the game as it was told, which knows about repetitions.
fn course_of(known: &Knowledge<Psychopathe>, board: &Board) -> Option<Course> {
    let opening = known.view.options.opening(known.view.seats.len()).ok()?;
    let mut course = Course::new(opening);
    for notice in &known.told {
        if let Notice::Open(Happening::Moved(moved)) = notice {
            let played = course.position().parse_move(board, &moved.text).ok()?;
            course.play(board, played);
        }
    }
    let (_, seen) = known.view.position();
    (course.position().hash() == seen.hash()).then_some(course)
}

impl EngineBot {
    /// With three players low levels look one move ahead, higher ones search.
    fn search_for_three(
        &mut self,
        known: &Knowledge<Psychopathe>,
        board: &Board,
        position: Position,
        seed: u64,
    ) -> Option<Move> {
        let (depth, nodes) = match self.level.number() {
            ..=3 => return greedy_among_three(board, &position, seed),
            4..=6 => (2, 6_000),
            7..=8 => (3, 40_000),
            _ => (4, 200_000),
        };
        let course = course_of(known, board).unwrap_or_else(|| Course::new(position));
        let mut observer = (self.observer)();
        let mut spent = |so_far| so_far >= nodes || observer.enough(so_far);
        search_for_three(board, &course, depth, seed, &mut spent).map(|found| found.played)
    }
}

/// Takes the most, then leaves the least to be taken.
fn greedy_among_three(board: &Board, position: &Position, seed: u64) -> Option<Move> {
    let mut dice = super::split_mix::SplitMix::new(seed);
    let me = position.turn();
    let moves = position.legal_moves(board);
    let value = |played: Move| {
        let after = position.after(board, played);
        let mut list = Vec::new();
        after.captures(board, &mut list);
        let at_risk = list.iter().map(|&m| {
            let captured = after.captured_by(board, m) & after.all_of(me);
            let worth =
                |kind: Kind| captured.into_iter().filter(|&n| after.men(me, kind).has(n)).count() as i32;
            Kind::ALL.into_iter().map(|kind| worth(kind) * super::ordering::worth(kind)).sum::<i32>()
        });
        let gain = if played.takes() { booty(board, position, played) } else { 0 };
        2 * gain - at_risk.max().unwrap_or(0)
    };
    let judged = moves.into_iter().map(|m| (m, f64::from(value(m)) + dice.unit()));
    judged.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(m, _)| m)
}
