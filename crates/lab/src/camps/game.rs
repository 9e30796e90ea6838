//! One game at equal time.

use std::time::{Duration, Instant};

use psychopathe::{Board, Camp, Course, Ending, Kind, Move, Player};
use search::psychopathe::{
    Engine, Limits, Silent, SplitMix,
    native::{Stopwatch, TimeControl},
    random_opening, search_for_three,
};

use super::{Cell, Finished, GameEnd, LabArgs};

/// Half-moves after which a game is broken off.
const LONGEST: usize = 600;
/// Positions of the search that judges whether an opening is balanced.
const GLANCE: u64 = 2_000;
/// Size of each side's table, in mebibytes.
const TABLE: usize = 8;
/// Deepest search with three players; time ends it long before.
const TRIO_DEPTH: u32 = 8;

/// Plays a game of a cell; its number and the seed decide the opening.
///
/// # Panics
/// Never with a cell of [`super::cells`]: its camps fit their boards, which a test of `psychopathe` checks.
pub fn play(cell: &Cell, args: &LabArgs, index: u64) -> Finished {
    let board = Board::of_size(cell.board).expect("the cells are of boards that come with the program");
    let camp = Camp::named(cell.board, cell.camp).expect("the cells name camps that come with the program");
    let start = camp.place(board, cell.players).expect("the camps fit their boards");
    let mut dice = SplitMix::new(args.seed ^ index.wrapping_mul(0x9e37_79b9) ^ u64::from(cell.board) << 56);
    let mut engines = [Engine::new(board, TABLE), Engine::new(board, TABLE)];
    let mut course = Course::new(start.clone());
    let mut finished = Finished::new(cell, index);
    let opening = loop {
        let moves = random_opening(board, &start, args.random_plies, &mut dice);
        let mut course = Course::new(start.clone());
        moves.iter().for_each(|&played| course.play(board, played));
        if cell.players > 2 || is_balanced(&mut engines[0], &course, args.balance) {
            break moves;
        }
    };
    engines[0].forget();
    opening.into_iter().for_each(|played| finished.play(board, &mut course, played));
    let pace = match args.nodes {
        Some(nodes) => Pace::Positions(nodes),
        None => Pace::Time(Duration::from_millis(args.time)),
    };
    let mut ending = None;
    while finished.plies < LONGEST as u64 {
        ending = course.ending(board);
        if ending.is_some() {
            break;
        }
        let found = match cell.players {
            2 => by_engine(&mut engines[course.position().turn().index()], &course, pace),
            _ => by_trio(board, &course, pace, dice.bits()),
        };
        let Some((played, depth)) = found else { break };
        finished.depths += u64::from(depth);
        finished.searched += 1;
        finished.play(board, &mut course, played);
    }
    finished.cause = GameEnd::of(ending);
    finished
}

/// Whether a short search sees neither side far ahead.
fn is_balanced(engine: &mut Engine, course: &Course, most: i32) -> bool {
    let report = engine.search(course, Limits::nodes(GLANCE), &mut Silent);
    report
        .is_some_and(|report| report.score.decided_in().is_none() && report.score.hundredths().abs() <= most)
}

/// What a move may cost, the same for everybody.
#[derive(Debug, Clone, Copy)]
enum Pace {
    Time(Duration),
    Positions(u64),
}

fn by_engine(engine: &mut Engine, course: &Course, pace: Pace) -> Option<(Move, u32)> {
    let mut tell = |_: &_, _| ();
    let report = match pace {
        Pace::Time(time) => {
            let mut watch = Stopwatch::start(TimeControl::Move(time), &|| false, &mut tell);
            engine.search(course, Limits::none(), &mut watch)?
        }
        Pace::Positions(nodes) => engine.search(course, Limits::nodes(nodes), &mut Silent)?,
    };
    Some((*report.line.first()?, report.depth))
}

fn by_trio(board: &Board, course: &Course, pace: Pace, seed: u64) -> Option<(Move, u32)> {
    let began = Instant::now();
    let mut spent = |nodes| match pace {
        Pace::Time(time) => began.elapsed() >= time,
        Pace::Positions(most) => nodes >= most,
    };
    let found = search_for_three(board, course, TRIO_DEPTH, seed, &mut spent)?;
    Some((found.played, found.depth))
}

impl Finished {
    /// A game that begins.
    fn new(cell: &Cell, index: u64) -> Self {
        Self {
            board: cell.board,
            players: cell.players,
            camp: cell.camp.to_owned(),
            index,
            cause: GameEnd::of(None::<Ending>),
            plies: 0,
            captures: 0,
            psychologists: 0,
            put_back: 0,
            choices: 0,
            depths: 0,
            searched: 0,
            first_blood: None,
        }
    }

    fn play(&mut self, board: &Board, course: &mut Course, played: Move) {
        let position = course.position();
        let mover = position.turn();
        let alive = |course: &Course| {
            Player::ALL.iter().filter(|&&player| course.position().is_alive(player)).count()
        };
        self.choices += position.legal_moves(board).len() as u64;
        for node in position.captured_by(board, played) {
            self.captures += 1;
            let kind = position.at(node).map(|piece| piece.kind);
            self.psychologists += u64::from(kind == Some(Kind::Psychologist));
        }
        self.put_back += played.back().count() as u64;
        self.plies += 1;
        let before = alive(course);
        course.play(board, played);
        if alive(course) < before && self.players > 2 && self.first_blood.is_none() {
            self.first_blood = Some((mover, self.plies));
        }
    }
}
