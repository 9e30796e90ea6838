//! Matches: two contenders, pairs of games from random openings with colours exchanged.

use psychopathe::{Board, Course, Ending, Move, Player, Position};

use super::dice::Dice;
use super::sprt::Sprt;

/// Half-moves after which a game is called drawn if nothing else has ended it.
const LONGEST: usize = 600;

/// Somebody who plays.
pub trait Contender {
    /// A new game begins; the seed is for those who play by chance.
    fn begin(&mut self, seed: u64);
    /// The move to play; nothing resigns.
    fn choose(&mut self, course: &Course) -> Option<Move>;
}

/// What kind of match.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The position openings start from.
    pub start: Position,
    /// Pairs of games.
    pub pairs: u32,
    /// Random half-moves at the beginning, the same for both games of a pair.
    pub random_plies: u32,
    /// Seed of the openings.
    pub seed: u64,
    /// A test that may end the match early.
    pub sprt: Option<Sprt>,
}

/// One game of a match.
#[derive(Debug, Clone)]
pub struct Played {
    /// Moves from the plan's start, the random ones included.
    pub moves: Vec<Move>,
    /// How it ended; nothing if it was broken off.
    pub ending: Option<Ending>,
    /// Whether the first contender had white.
    pub first_is_white: bool,
    /// The first contender's points: 1, ½ or 0.
    pub points: f64,
}

/// The standing of a match, from the first contender's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// Pairs of games by points: 0, ½, 1, 1½, 2.
    pub pairs: [u32; 5],
}

impl Standing {
    /// Games played.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Share of the points, 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            n => (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(n),
        }
    }

    /// Standard error of the share, by pairs (games of a pair are not independent).
    #[must_use]
    pub fn error(&self) -> f64 {
        let n: f64 = self.pairs.iter().map(|&n| f64::from(n)).sum();
        if n < 2.0 {
            return 0.5;
        }
        let value = |points: usize| points as f64 / 4.0;
        let each = || self.pairs.iter().enumerate().map(|(points, &n)| (value(points), f64::from(n)));
        let mean = each().map(|(v, n)| v * n).sum::<f64>() / n;
        let variance = each().map(|(v, n)| (v - mean).powi(2) * n).sum::<f64>() / (n - 1.0);
        (variance / n).sqrt()
    }

    /// Difference in Elo with the two ends of its 95% interval.
    #[must_use]
    pub fn elo(&self) -> [f64; 3] {
        let (share, error) = (self.share(), 1.96 * self.error());
        [share, share - error, share + error].map(elo_of)
    }
}

fn elo_of(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    -400.0 * (1.0 / share - 1.0).log10()
}

impl std::fmt::Display for Standing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [elo, low, high] = self.elo();
        write!(
            f,
            "+{} ={} -{} of {}: {:.1}% ± {:.1}, Elo {elo:+.0} [{low:+.0}, {high:+.0}]",
            self.won,
            self.drawn,
            self.lost,
            self.games(),
            100.0 * self.share(),
            196.0 * self.error(),
        )
    }
}

/// Somebody who watches a match and may end it.
pub trait Watcher {
    /// A game is over; the answer says whether to go on.
    fn game(&mut self, played: &Played, standing: &Standing) -> bool;
}

/// Plays a match.
pub fn contest(
    board: &Board,
    plan: &Plan,
    first: &mut dyn Contender,
    second: &mut dyn Contender,
    watcher: &mut dyn Watcher,
) -> Standing {
    let mut standing = Standing::default();
    let mut dice = Dice::new(plan.seed);
    for _ in 0..plan.pairs {
        let opening = random_opening(board, &plan.start, plan.random_plies, &mut dice);
        let mut pair = 0.0;
        for first_is_white in [true, false] {
            let seed = dice.bits();
            first.begin(seed);
            second.begin(seed.rotate_left(32));
            let (white, black): (&mut dyn Contender, &mut dyn Contender) =
                if first_is_white { (&mut *first, &mut *second) } else { (&mut *second, &mut *first) };
            let (moves, ending) = play(board, &plan.start, &opening, white, black);
            let white_points = match ending {
                Some(Ending::Won(Player::White)) => 1.0,
                Some(Ending::Won(_)) => 0.0,
                Some(Ending::Drawn(_)) | None => 0.5,
            };
            let points = if first_is_white { white_points } else { 1.0 - white_points };
            match points {
                p if p > 0.75 => standing.won += 1,
                p if p < 0.25 => standing.lost += 1,
                _ => standing.drawn += 1,
            }
            pair += points;
            if !first_is_white {
                standing.pairs[(pair * 2.0) as usize] += 1;
            }
            if !watcher.game(&Played { moves, ending, first_is_white, points }, &standing) {
                return standing;
            }
        }
        if plan.sprt.is_some_and(|sprt| sprt.verdict(&standing).is_some()) {
            break;
        }
    }
    standing
}

/// Random moves after which the game is not over and nobody loses a psychopath at once.
#[must_use]
pub fn random_opening(board: &Board, start: &Position, plies: u32, dice: &mut Dice) -> Vec<Move> {
    for _ in 0..100 {
        let mut course = Course::new(start.clone());
        let mut moves = Vec::new();
        for _ in 0..plies {
            let mut list = course.position().legal_moves(board);
            list.retain(|m| !m.takes());
            if list.is_empty() {
                break;
            }
            let played = list[dice.below(list.len())];
            course.play(board, played);
            moves.push(played);
        }
        let quiet = course.position().legal_moves(board).iter().all(|m| !m.takes());
        if quiet && course.ending(board).is_none() && moves.len() == plies as usize {
            return moves;
        }
    }
    Vec::new()
}

fn play(
    board: &Board,
    start: &Position,
    opening: &[Move],
    white: &mut dyn Contender,
    black: &mut dyn Contender,
) -> (Vec<Move>, Option<Ending>) {
    let mut course = Course::new(start.clone());
    let mut moves = opening.to_vec();
    opening.iter().for_each(|&played| course.play(board, played));
    while moves.len() < LONGEST {
        if let Some(ending) = course.ending(board) {
            return (moves, Some(ending));
        }
        let turn = course.position().turn();
        let chosen = if turn == Player::White { white.choose(&course) } else { black.choose(&course) };
        let Some(played) = chosen else {
            return (moves, Some(Ending::Won(turn.opponent())));
        };
        course.play(board, played);
        moves.push(played);
    }
    (moves, None)
}
