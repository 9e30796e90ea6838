//! Puzzles from self-play: positions that are won by force in one way or few, proved and graded.

use std::collections::BTreeSet;

use psychopathe::{
    Board, Camp, Course, HARDEST, Kind, Move, Player, Position, Puzzle, Question, Survey, Symmetry, Theme,
};

use super::contest::random_opening;
use super::engine::Engine;
use super::forced::{Prover, TooLarge};
use super::level::Level;
use super::limits::{Limits, Silent};
use super::split_mix::SplitMix;

/// Longest win that is looked for, in moves.
pub const LONGEST_WIN: u32 = 4;
/// Positions a proof may look at.
const PROOF: u64 = 60_000_000;
/// More moves than this that win as fast, and there is nothing to find.
const MOST_WAYS: usize = 3;
/// Replies that are compared before the enemy chooses one.
const REPLIES: usize = 6;
/// Positions the first look at a position may cost.
const GLANCE: u64 = 20_000;
/// Half-moves after which a game is no longer looked at.
const LONGEST: usize = 240;
/// Random half-moves at the beginning of a game.
const RANDOM: u32 = 8;
/// How often each level tries a puzzle that is graded.
const TRIES: u64 = 3;
/// Puzzles of one game, at most.
const PER_GAME: usize = 2;

/// Looks for puzzles, one game after another.
#[derive(Debug)]
pub struct Miner {
    engines: [Engine; 2],
    /// Positions a move.
    nodes: u64,
    seed: u64,
    /// Longest win that is wanted, in moves.
    longest: u32,
    /// What was found, up to symmetry.
    seen: BTreeSet<String>,
}

/// The same text for positions that are the same up to symmetry and exchange of the players.
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
    pub fn new(nodes: u64, seed: u64, known: &[Puzzle]) -> Miner {
        let engines = [Board::standard(), Board::small()].map(|board| Engine::new(board, 4));
        let seen = known.iter().map(|puzzle| canonical(puzzle.board(), &puzzle.position)).collect();
        Miner { engines, nodes, seed, longest: LONGEST_WIN, seen }
    }

    /// The same, content with wins of so many moves: proofs of long ones take long.
    pub fn up_to(self, longest: u32) -> Miner {
        Miner { longest, ..self }
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
        let mut dice = SplitMix::new(self.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
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
            let glanced = Prover::glance(&board, GLANCE).wins_in(position, LONGEST_WIN).ok().flatten();
            let wins = glanced.filter(|&n| n <= self.longest);
            // A win that goes on is the same puzzle with its first moves made.
            if let Some(n) = wins.filter(|_| !winning[side])
                && !self.seen.contains(&canonical(&board, position))
                && let Ok(Some(puzzle)) = compose(&board, position, n)
            {
                self.seen.insert(canonical(&board, position));
                let mut judge = Engine::new(&board, 1);
                found.push(Puzzle { grade: grade(&mut judge, &puzzle), ..puzzle });
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

/// A line of solver's moves and replies, with the positions the solver found.
#[derive(Debug, Clone, Default)]
struct Line {
    texts: Vec<String>,
    moves: Vec<(Position, Move)>,
}

/// Finds every way to win as fast, with one proof after the other.
struct Composer<'a> {
    board: &'a Board,
    prover: Prover<'a>,
}

impl Composer<'_> {
    /// The moves that win within `n`; two that put back different pieces are two. What the last capture puts back
    /// matters to nobody.
    fn winners(&mut self, position: &Position, n: u32) -> Result<Vec<Move>, TooLarge> {
        let mut moves = self.prover.winning_moves(position, n)?;
        moves.sort_by_key(|&played| (journey(played), position.move_text(self.board, played)));
        if n == 1 {
            moves.dedup_by_key(|played| journey(*played));
        }
        Ok(moves)
    }

    /// Every line of a position won in `n` moves and not sooner; none, if there are too many.
    fn lines(&mut self, position: &Position, n: u32) -> Result<Vec<Line>, TooLarge> {
        let mut ways = self.winners(position, n)?;
        if n == 1 {
            ways.truncate(1);
        } else if ways.len() > MOST_WAYS {
            return Ok(Vec::new());
        }
        let mut lines = Vec::new();
        for played in ways {
            let mut line = Line::default();
            line.texts.push(position.move_text(self.board, played));
            line.moves.push((position.clone(), played));
            if n == 1 {
                lines.push(line);
                continue;
            }
            let after = position.after(self.board, played);
            let Some((reply, rest)) = self.resistance(&after, n - 1)? else { return Ok(Vec::new()) };
            line.texts.push(after.move_text(self.board, reply));
            for end in rest {
                let (mut texts, mut moves) = (line.texts.clone(), line.moves.clone());
                texts.extend(end.texts);
                moves.extend(end.moves);
                lines.push(Line { texts, moves });
            }
        }
        Ok(lines)
    }

    /// The reply after which the win takes longest and there are the fewest ways to it, with what follows.
    fn resistance(&mut self, position: &Position, n: u32) -> Result<Option<(Move, Vec<Line>)>, TooLarge> {
        let mut replies: Vec<(String, Move)> = position
            .legal_moves(self.board)
            .into_iter()
            .map(|played| (position.move_text(self.board, played), played))
            .collect();
        replies.sort_by(|a, b| b.1.takes().cmp(&a.1.takes()).then(a.0.cmp(&b.0)));
        let (mut best, mut compared) = (None::<(Move, Vec<Line>)>, 0);
        for (_, reply) in replies {
            let after = position.after(self.board, reply);
            if self.prover.wins_in(&after, n)? != Some(n) {
                continue;
            }
            let lines = self.lines(&after, n)?;
            if !lines.is_empty() && best.as_ref().is_none_or(|(_, others)| lines.len() < others.len()) {
                best = Some((reply, lines));
            }
            compared += 1;
            if compared == REPLIES || best.as_ref().is_some_and(|(_, lines)| lines.len() == 1) {
                break;
            }
        }
        Ok(best)
    }
}

/// The puzzle of a position won in `n` moves, not yet graded; nothing, if it is won sooner or in too many ways.
///
/// # Errors
/// When the proof would be too large.
pub fn compose(board: &Board, position: &Position, n: u32) -> Result<Option<Puzzle>, TooLarge> {
    let mut composer = Composer { board, prover: Prover::new(board, PROOF) };
    if composer.prover.wins_in(position, n)? != Some(n) {
        return Ok(None);
    }
    // Where one capture is all there is, there is one way to make it.
    if n == 1 && composer.winners(position, 1)?.len() > 1 {
        return Ok(None);
    }
    let lines = composer.lines(position, n)?;
    let Some(shown) = lines.first().filter(|_| lines.len() <= MOST_WAYS) else { return Ok(None) };
    let puzzle = Puzzle {
        id: String::new(),
        size: board.size(),
        grade: 1,
        themes: themes(board, &shown.moves),
        lines: lines.iter().map(|line| line.texts.clone()).collect(),
        position: position.clone(),
    };
    Ok(Some(puzzle))
}

/// The grade of a puzzle: how many of the engine's levels do not find its first move.
pub fn grade(engine: &mut Engine, puzzle: &Puzzle) -> u8 {
    let course = Course::new(puzzle.position.clone());
    let misses = Level::all().filter(|level| *level < Level::MAX).filter(|level| {
        let mut finds = |seed: u64| {
            engine.forget();
            let played = level.choose(engine, &course, seed, &mut Silent);
            let text = played.map(|played| puzzle.position.move_text(puzzle.board(), played));
            puzzle.next_moves(&[]).any(|next| Some(next) == text.as_deref())
        };
        (0..TRIES).filter(|&seed| finds(seed)).count() * 2 <= TRIES as usize
    });
    1 + (misses.count() as u8 / 2).min(HARDEST - 1)
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
    if moves.iter().any(|(before, m)| before.captured_by(board, *m).len() > 1) {
        found.insert(Theme::Double);
    }
    if moves.len() > 1 && Survey::of(board, start).alarm(board, start, me) {
        found.insert(Theme::Defence);
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
