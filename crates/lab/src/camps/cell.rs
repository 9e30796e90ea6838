//! What is compared, and what is counted.

use psychopathe::{Camp, Draw, Player};

use super::log::{Finished, GameEnd};
use crate::stats::{Mean, Share, join_fields};

/// A camp on a board, for so many players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// Size of the board.
    pub board: u8,
    /// Players: 2 or 3.
    pub players: usize,
    pub camp: &'static str,
}

/// Every camp on both boards for two players, then the specification's for three.
pub fn cells() -> Vec<Cell> {
    let boards = [3, 2];
    let two = boards
        .iter()
        .flat_map(|&board| Camp::NAMES.iter().map(move |&camp| Cell { board, players: 2, camp }));
    let three = boards.iter().map(|&board| Cell { board, players: 3, camp: Camp::NAMES[0] });
    two.chain(three).collect()
}

impl Cell {
    /// Whether a game belongs here.
    pub fn has(&self, line: &Finished) -> bool {
        self.board == line.board && self.players == line.players && self.camp == line.camp
    }
}

/// The draws that are told apart in the report.
pub(super) const DRAWS: [(&str, Option<Draw>); 5] = [
    ("repetition", Some(Draw::Repetition)),
    ("100 quiet half-moves", Some(Draw::Quiet)),
    ("no move", Some(Draw::NoMove)),
    ("no capturers", Some(Draw::NoCapturers)),
    ("broken off", None),
];

/// What came of the games of a cell.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Counts {
    pub games: u64,
    won: [u64; 3],
    drawn: [u64; 5],
    /// Twice white's points.
    points: Mean,
    /// Half-moves.
    pub plies: Mean,
    pub captures: Mean,
    pub psychologists: Mean,
    pub put_back: Mean,
    /// Games with a resurrection.
    with_put_back: u64,
    /// Legal moves of a position, in hundredths.
    choices: Mean,
    /// Depth reached, in hundredths.
    depth: Mean,
    /// With three players: half-moves until the first is out.
    pub first_out: Mean,
    /// With three players: games in which who eliminated the first one won, of those that somebody won.
    avenged: Share,
}

fn hundredths(sum: u64, of: u64) -> i64 {
    i64::try_from(100 * sum / of.max(1)).unwrap_or(i64::MAX)
}

impl Counts {
    /// One more game.
    pub fn add(&mut self, line: &Finished) {
        let number = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
        self.games += 1;
        match line.cause {
            GameEnd::Won(player) => {
                self.won[player.index()] += 1;
                self.points.add(if player == Player::White { 2 } else { 0 });
            }
            GameEnd::Drawn(draw) => {
                let at = DRAWS.iter().position(|(_, known)| *known == draw).unwrap_or(DRAWS.len() - 1);
                self.drawn[at] += 1;
                self.points.add(1);
            }
        }
        self.plies.add(number(line.plies));
        self.captures.add(number(line.captures));
        self.psychologists.add(number(line.psychologists));
        self.put_back.add(number(line.put_back));
        self.with_put_back += u64::from(line.put_back > 0);
        self.choices.add(hundredths(line.choices, line.plies));
        self.depth.add(hundredths(line.depths, line.searched));
        if let Some((by, at)) = line.first_blood {
            self.first_out.add(number(at));
            if let GameEnd::Won(winner) = line.cause {
                self.avenged.count(winner == by);
            }
        }
    }

    /// White's share of the points in percent, with half of its 95 % interval.
    pub fn first_player(&self) -> (f64, f64) {
        (50.0 * self.points.value(), 50.0 * self.points.error())
    }

    /// Games won by a player.
    pub fn won(&self, player: Player) -> Share {
        Share { n: self.won[player.index()], of: self.games }
    }

    /// Games drawn.
    pub fn drawn(&self) -> Share {
        Share { n: self.drawn.iter().sum(), of: self.games }
    }

    /// Games drawn, by the causes of the report.
    pub fn by_cause(&self) -> [u64; 5] {
        self.drawn
    }

    /// Games in which a piece was put back.
    pub fn with_put_back(&self) -> Share {
        Share { n: self.with_put_back, of: self.games }
    }

    /// Legal moves of a position, with half of the 95 % interval.
    pub fn branching(&self) -> (f64, f64) {
        (self.choices.value() / 100.0, self.choices.error() / 100.0)
    }

    /// Depth that the searches completed, with half of its 95 % interval.
    pub fn depth(&self) -> (f64, f64) {
        (self.depth.value() / 100.0, self.depth.error() / 100.0)
    }

    /// With three players: won by who eliminated the first one.
    pub fn avenged(&self) -> Share {
        self.avenged
    }
}

join_fields!(Counts:
    games won drawn points plies captures psychologists put_back with_put_back choices depth
    first_out avenged);
