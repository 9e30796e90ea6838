//! Puzzles from self-play: positions where exactly one move wins by force, proved and graded.

use std::collections::BTreeSet;

use psychopathe::{
    Board, Camp, Course, HARDEST, Kind, Move, Player, Position, Puzzle, Question, Survey, Symmetry, Theme,
};

use super::contest::random_opening;
use super::dice::Dice;
use super::engine::Engine;
use super::forced::{Prover, TooLarge};
use super::limits::{Limits, Silent};

/// Longest win that is looked for, in moves.
pub const LONGEST_WIN: u32 = 4;
/// Positions a proof may look at.
const PROOF: u64 = 400_000;
/// Positions the first look at a position may cost.
const GLANCE: u64 = 20_000;
/// Half-moves after which a game is no longer looked at.
const LONGEST: usize = 240;
/// Random half-moves at the beginning of a game.
const RANDOM: u32 = 8;
/// Fewer legal moves than this and there is not much to look through.
const FEW: usize = 40;
/// Puzzles of one game, at most.
const PER_GAME: usize = 2;

/// Looks for puzzles, one game after another.
#[derive(Debug)]
pub struct Miner {
    engines: [Engine; 2],
    /// Positions a move.
    nodes: u64,
    seed: u64,
    /// What was found, up to symmetry.
    seen: BTreeSet<String>,
}

/// The same text for positions that are the same up to symmetry and exchange of the players.
#[must_use]
pub fn canonical(board: &Board, position: &Position) -> String {
    let own = match position.turn() {
        Player::White => position.clone(),
        Player::Black | Player::Red => position.exchanged(),
    };
    let texts = Symmetry::all().into_iter().map(|symmetry| own.turned(board, symmetry).text(board));
    texts.min().unwrap_or_default()
}

impl Miner {
    /// A miner whose games cost so many positions a move; it finds nothing that is known already.
    #[must_use]
    pub fn new(nodes: u64, seed: u64, known: &[Puzzle]) -> Miner {
        let engines = [Board::standard(), Board::small()].map(|board| Engine::new(board, 4));
        let seen = known.iter().map(|puzzle| canonical(puzzle.board(), &puzzle.position)).collect();
        Miner { engines, nodes, seed, seen }
    }

    /// Plays a game and gives what is worth solving in it. Two games of three are on the standard board.
    pub fn game(&mut self, number: u64) -> Vec<Puzzle> {
        let on_small = number % 3 == 2;
        let size = if on_small { 2 } else { 3 };
        let engine = &mut self.engines[usize::from(on_small)];
        let board = engine.board().clone();
        let camp = Camp::NAMES[(number / 3) as usize % Camp::NAMES.len()];
        let start = Camp::named(size, camp).and_then(|camp| camp.place(&board, 2));
        let start = start.expect("a test places the camps that come with the program");
        let mut dice = Dice::new(self.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut course = Course::new(start.clone());
        for played in random_opening(&board, &start, RANDOM, &mut dice) {
            course.play(&board, played);
        }
        engine.forget();
        let mut found = Vec::new();
        let mut winning = [false; 2];
        for ply in 0..LONGEST {
            if course.ending(&board).is_some() || found.len() >= PER_GAME {
                break;
            }
            let side = ply % 2;
            let position = course.position();
            let wins = Prover::new(&board, GLANCE).wins_in(position, LONGEST_WIN).ok().flatten();
            // A win that goes on is the same puzzle with its first moves made.
            if let Some(n) = wins.filter(|_| !winning[side])
                && let Ok(Some(puzzle)) = compose(&board, position, n)
                && self.seen.insert(canonical(&board, position))
            {
                found.push(puzzle);
            }
            winning[side] = wins.is_some();
            let report = engine.search(&course, Limits::nodes(self.nodes), &mut Silent);
            let Some(played) = report.and_then(|report| report.line.first().copied()) else { break };
            course.play(&board, played);
        }
        found
    }
}

fn journey(played: Move) -> (usize, usize) {
    (played.from().index(), played.to().index())
}

/// The moves that win within `n`; two that put back different pieces are two.
fn winners(board: &Board, position: &Position, n: u32) -> Result<Vec<Move>, TooLarge> {
    let mut moves = Prover::new(board, PROOF).winning_moves(position, n)?;
    moves.sort_by_key(|&played| (journey(played), position.move_text(board, played)));
    Ok(moves)
}

/// The same, what is put back apart: one of each journey.
fn journeys(board: &Board, position: &Position, n: u32) -> Result<Vec<Move>, TooLarge> {
    let mut moves = winners(board, position, n)?;
    moves.dedup_by_key(|played| journey(*played));
    Ok(moves)
}

/// The puzzle of a position won in `n` moves; nothing, if more than one line wins.
///
/// # Errors
/// When the proof would be too large.
pub fn compose(board: &Board, position: &Position, n: u32) -> Result<Option<Puzzle>, TooLarge> {
    let mut line = Vec::new();
    let mut moves = Vec::new();
    let mut at = position.clone();
    for left in (1..=n).rev() {
        // What the last capture puts back matters to nobody.
        let ways = if left == 1 { journeys(board, &at, left)? } else { winners(board, &at, left)? };
        // One move of slack: nothing else wins, not even a little later. The last capture may be made in several ways
        // unless it is all there is.
        let only = match (left, n) {
            (1, 1) => ways.len() == 1,
            (1, _) => true,
            (_, _) => ways.len() == 1 && winners(board, &at, left + 1)?.len() == 1,
        };
        let Some(&played) = ways.first().filter(|_| only) else { return Ok(None) };
        line.push(at.move_text(board, played));
        moves.push((at.clone(), played));
        at.make(board, played);
        if left > 1 {
            let Some(reply) = resistance(board, &at, left - 1)? else { return Ok(None) };
            line.push(at.move_text(board, reply));
            at.make(board, reply);
        }
    }
    let themes = themes(board, &moves);
    let puzzle = Puzzle {
        id: String::new(),
        size: board.size(),
        grade: grade(board, position, &moves),
        themes,
        line,
        position: position.clone(),
    };
    Ok(Some(puzzle))
}

/// The reply after which the win takes longest and there is one way to it.
fn resistance(board: &Board, position: &Position, n: u32) -> Result<Option<Move>, TooLarge> {
    let mut replies: Vec<(String, Move)> =
        position.legal_moves(board).into_iter().map(|m| (position.move_text(board, m), m)).collect();
    replies.sort_by(|a, b| b.1.takes().cmp(&a.1.takes()).then(a.0.cmp(&b.0)));
    for (_, reply) in replies {
        let after = position.after(board, reply);
        let takes = Prover::new(board, PROOF).wins_in(&after, n)?;
        if takes == Some(n) && (n == 1 || winners(board, &after, n)?.len() == 1) {
            return Ok(Some(reply));
        }
    }
    Ok(None)
}

/// From the length of the win, whether it begins quietly, and what else looks tempting.
#[must_use]
pub fn grade(board: &Board, position: &Position, moves: &[(Position, Move)]) -> u8 {
    let Some(&(_, first)) = moves.first() else { return 1 };
    let legal = position.legal_moves(board);
    let tempting = legal.iter().any(|m| m.takes() && journey(*m) != journey(first));
    let mut points = 2 * moves.len();
    points += usize::from(moves.len() > 1 && !first.takes());
    points += usize::from(tempting);
    points -= usize::from(legal.len() < FEW);
    match points {
        ..=3 => 1,
        4..=5 => 2,
        6 => 3,
        7 => 4,
        _ => HARDEST,
    }
}

/// What the solver's moves are about.
fn themes(board: &Board, moves: &[(Position, Move)]) -> Vec<Theme> {
    let (Some((start, first)), Some((end, _))) = (moves.first(), moves.last()) else { return Vec::new() };
    let me = start.turn();
    let enemy = me.opponent();
    let after = start.after(board, *first);
    let held = |position: &Position, player: Player| {
        let survey = Survey::of(board, position);
        let men = position.all_of(player).into_iter();
        men.filter(|&node| survey.holds_on(board, player, node) > 0).count()
    };
    let psychologist = first.kind() == Kind::Psychologist;
    let mut found = BTreeSet::new();
    if first.takes() {
        found.insert(Theme::Capture);
    }
    let survey = Survey::of(board, &after);
    let target = after.men(enemy, Kind::Psychopath).into_iter();
    if target.into_iter().any(|node| survey.holds_on(board, enemy, node) > 0) {
        found.insert(Theme::Hold);
    }
    if psychologist && held(&after, me) < held(start, me) {
        found.insert(Theme::Parley);
    }
    if moves.len() > 1 {
        let mut threat = after.clone();
        threat.pass();
        let wins = |m: &Move| threat.after(board, *m).winner() == Some(me);
        let pieces: BTreeSet<usize> =
            threat.legal_moves(board).iter().filter(|m| wins(m)).map(|m| m.from().index()).collect();
        if pieces.len() > 1 {
            found.insert(Theme::Fork);
        }
        // Nodes that the first move takes from the psychopath, were it to flee.
        let mut before = start.clone();
        before.pass();
        let bars = |node| {
            let now = Question::Barred(node).answer(board, &after);
            !now.without(Question::Barred(node).answer(board, &before)).is_empty()
        };
        if after.men(enemy, Kind::Psychopath).into_iter().any(bars) {
            found.insert(Theme::Bar);
        }
    }
    if moves.iter().any(|(_, m)| m.back().count() > 0) {
        found.insert(Theme::Resurrection);
    }
    let on_border = |node| board.along(board.border()).contains(&node);
    if end.men(enemy, Kind::Psychopath).into_iter().any(on_border) {
        found.insert(Theme::Border);
    }
    if !first.takes() && !found.contains(&Theme::Parley) {
        found.insert(Theme::Quiet);
    }
    found.into_iter().collect()
}
