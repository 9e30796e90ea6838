//! Matches: two contenders, pairs of games from random openings with colours exchanged.

use psychopathe::{Board, Course, Ending, Move, Player, Position};

use super::split_mix::SplitMix;
use super::sprt::Sprt;

/// Half-moves after which a game is called drawn if nothing else has ended it.
const LONGEST: usize = 600;

/// Somebody who plays.
pub trait Contender {
    /// A new game begins; the seed is for those who play by chance.
    fn begin(&mut self, seed: u64);
    /// The game starts from this position: for those who need to know how it came about.
    fn opened(&mut self, _start: &Position) {}
    /// A move was played, by either side.
    fn heard(&mut self, _position: &Position, _played: Move) {}
    /// The move to play; nothing resigns.
    fn choose(&mut self, course: &Course) -> Option<Move>;
    /// Why it cannot go on, if it cannot: the match ends there.
    fn failure(&self) -> Option<String> {
        None
    }
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
pub struct ContestGame {
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
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Share of the points, 0 to 1.
    pub fn share(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            n => (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(n),
        }
    }

    /// Standard error of the share, by pairs (games of a pair are not independent).
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

    /// The 95% interval of the share: Wilson's, which is true at 0 and 1 too, for as many independent results as the
    /// spread of the pairs amounts to.
    pub fn interval(&self) -> [f64; 2] {
        let pairs: f64 = self.pairs.iter().map(|&n| f64::from(n)).sum();
        if pairs < 1.0 {
            return [0.0, 1.0];
        }
        let share = self.share();
        let (even, spread) = (share * (1.0 - share), self.error().powi(2) * pairs);
        // Two independent games spread half as much as one; pairs whose games are alike spread more, drawn ones less.
        let ratio = if pairs < 2.0 || spread <= 0.0 || even <= 0.0 { 0.5 } else { spread / even };
        wilson(share, pairs / ratio.clamp(0.1, 1.0))
    }

    /// Difference in Elo with the two ends of its 95% interval.
    pub fn elo(&self) -> [f64; 3] {
        let [low, high] = self.interval();
        [self.share(), low, high].map(elo_of)
    }
}

/// Wilson's 95% interval for a share among so many results.
fn wilson(share: f64, n: f64) -> [f64; 2] {
    const Z: f64 = 1.959_964;
    let whole = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / whole;
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt() / whole;
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

fn elo_of(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    -400.0 * (1.0 / share - 1.0).log10()
}

/// Points, share and Elo with their intervals, and the pairs by points: 0, ½, 1, 1½, 2.
impl std::fmt::Display for Standing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [elo, low, high] = self.elo();
        let [least, most] = self.interval().map(|share| 100.0 * share);
        write!(
            f,
            "+{} ={} -{} of {}: {:.1}% [{least:.1}, {most:.1}], Elo {elo:+.0} [{low:+.0}, {high:+.0}], pairs {}",
            self.won,
            self.drawn,
            self.lost,
            self.games(),
            100.0 * self.share(),
            self.pairs.map(|n| n.to_string()).join("-"),
        )
    }
}

/// Plays a match. Each game is told as it ends.
///
/// # Errors
/// Whoever is told says that it cannot go on.
pub fn contest<E>(
    board: &Board,
    plan: &Plan,
    first: &mut dyn Contender,
    second: &mut dyn Contender,
    tell: &mut dyn FnMut(&ContestGame, &Standing) -> Result<(), E>,
) -> Result<Standing, E> {
    let mut standing = Standing::default();
    let mut dice = SplitMix::new(plan.seed);
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
            tell(&ContestGame { moves, ending, first_is_white, points }, &standing)?;
        }
        let failed = first.failure().is_some() || second.failure().is_some();
        if failed || plan.sprt.is_some_and(|sprt| sprt.verdict(&standing).is_some()) {
            break;
        }
    }
    Ok(standing)
}

/// Random moves after which the game is not over and nobody loses a psychopath at once.
pub fn random_opening(board: &Board, start: &Position, plies: u32, dice: &mut SplitMix) -> Vec<Move> {
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
    white.opened(start);
    black.opened(start);
    for &played in opening {
        white.heard(course.position(), played);
        black.heard(course.position(), played);
        course.play(board, played);
    }
    while moves.len() < LONGEST {
        if let Some(ending) = course.ending(board) {
            return (moves, Some(ending));
        }
        let turn = course.position().turn();
        let chosen = if turn == Player::White { white.choose(&course) } else { black.choose(&course) };
        let Some(played) = chosen else {
            return (moves, Some(Ending::Won(turn.opponent())));
        };
        white.heard(course.position(), played);
        black.heard(course.position(), played);
        course.play(board, played);
        moves.push(played);
    }
    (moves, None)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(won: u32, drawn: u32, lost: u32, pairs: [u32; 5]) -> Standing {
        Standing { won, drawn, lost, pairs }
    }

    #[test]
    fn intervals_are_true_at_the_ends() {
        let all = standing(200, 0, 0, [0, 0, 0, 0, 100]).interval();
        assert!((all[0] - 0.981).abs() < 0.001 && all[1] > 0.9999, "{all:?}");
        let none = standing(0, 0, 4, [2, 0, 0, 0, 0]).interval();
        assert!(none[0] < 0.0001 && (0.4..0.6).contains(&none[1]), "{none:?}");
        assert_eq!(Standing::default().interval(), [0.0, 1.0]);
    }

    #[test]
    fn pairs_that_are_alike_count_less() {
        // Half of the points either way: by games that were all decided by colour, or by who plays.
        let width = |standing: Standing| standing.interval()[1] - standing.interval()[0];
        let by_colour = standing(50, 0, 50, [0, 0, 50, 0, 0]);
        let mixed = standing(50, 0, 50, [12, 0, 26, 0, 12]);
        let by_opening = standing(50, 0, 50, [25, 0, 0, 0, 25]);
        assert!(width(by_colour) < width(by_opening) && width(mixed) < width(by_opening));
    }

    #[test]
    fn a_standing_names_its_pairs() {
        let text = standing(3, 1, 0, [0, 0, 0, 1, 1]).to_string();
        assert!(text.starts_with("+3 =1 -0 of 4: 87.5% [") && text.ends_with("pairs 0-0-0-1-1"), "{text}");
    }
}
