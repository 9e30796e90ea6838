//! A finished game as a line of the log, read strictly.

use std::{fmt, str::FromStr};

use psychopathe::{Draw, Ending, Player};
use thiserror::Error;

/// How a game ended, for counting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameEnd {
    Won(Player),
    /// Nobody did.
    Drawn(Option<Draw>),
}

impl GameEnd {
    /// Every cause with its word; no draw is `long`: broken off for its length.
    const WORDS: [(&'static str, GameEnd); 8] = [
        ("white", GameEnd::Won(Player::White)),
        ("black", GameEnd::Won(Player::Black)),
        ("red", GameEnd::Won(Player::Red)),
        ("no_move", GameEnd::Drawn(Some(Draw::NoMove))),
        ("repetition", GameEnd::Drawn(Some(Draw::Repetition))),
        ("quiet", GameEnd::Drawn(Some(Draw::Quiet))),
        ("no_capturers", GameEnd::Drawn(Some(Draw::NoCapturers))),
        ("long", GameEnd::Drawn(None)),
    ];

    /// Of a game that ended so; nothing if it was broken off.
    pub fn of(ending: Option<Ending>) -> GameEnd {
        match ending {
            Some(Ending::Won(player)) => GameEnd::Won(player),
            Some(Ending::Drawn(draw)) => GameEnd::Drawn(Some(draw)),
            None => GameEnd::Drawn(None),
        }
    }

    fn word(self) -> &'static str {
        GameEnd::WORDS.iter().find(|(_, cause)| *cause == self).map_or("long", |(word, _)| word)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// Size of the board.
    pub board: u8,
    /// Players: 2 or 3.
    pub players: usize,
    pub camp: String,
    /// Number of the game in its cell.
    pub index: u64,
    pub cause: GameEnd,
    /// Half-moves, the random ones included.
    pub plies: u64,
    pub captures: u64,
    pub psychologists: u64,
    pub put_back: u64,
    /// Legal moves, summed over all positions.
    pub choices: u64,
    /// Depths that the searches completed, summed over the moves searched.
    pub depths: u64,
    /// Moves searched: all but the random ones.
    pub searched: u64,
    /// With three players: who eliminated the first one, and after how many half-moves.
    pub first_blood: Option<(Player, u64)>,
}

/// Why a line of the log cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("expected `board 3 players 2 camp standard game 0 end white plies 60 …`: {0}")]
pub struct LogError(&'static str);

impl fmt::Display for Finished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "board {} players {} camp {} game {} end {} plies {} captures {} psychologists {} back {} choices {} \
             depths {} searched {} first ",
            self.board,
            self.players,
            self.camp,
            self.index,
            self.cause.word(),
            self.plies,
            self.captures,
            self.psychologists,
            self.put_back,
            self.choices,
            self.depths,
            self.searched
        )?;
        match self.first_blood {
            Some((by, at)) => write!(f, "{}@{at}", GameEnd::Won(by).word()),
            None => write!(f, "-"),
        }
    }
}

impl FromStr for Finished {
    type Err = LogError;

    fn from_str(text: &str) -> Result<Finished, LogError> {
        let mut words = text.split(' ');
        let mut field = |name: &'static str| {
            if words.next() != Some(name) {
                return Err(LogError("a field is missing or out of order"));
            }
            words.next().ok_or(LogError("the line breaks off"))
        };
        let number = |text: &str| text.parse::<u64>().map_err(|_| LogError("not a number"));
        let cause = |text: &str| {
            let found = GameEnd::WORDS.iter().find(|(word, _)| *word == text);
            found.map(|&(_, cause)| cause).ok_or(LogError("no such end"))
        };
        let line = Finished {
            board: field("board")?.parse().map_err(|_| LogError("not a board"))?,
            players: field("players")?.parse().map_err(|_| LogError("not a number of players"))?,
            camp: field("camp")?.to_owned(),
            index: number(field("game")?)?,
            cause: cause(field("end")?)?,
            plies: number(field("plies")?)?,
            captures: number(field("captures")?)?,
            psychologists: number(field("psychologists")?)?,
            put_back: number(field("back")?)?,
            choices: number(field("choices")?)?,
            depths: number(field("depths")?)?,
            searched: number(field("searched")?)?,
            first_blood: match field("first")? {
                "-" => None,
                text => {
                    let (by, at) = text.split_once('@').ok_or(LogError("not `player@half-move`"))?;
                    match cause(by)? {
                        GameEnd::Won(player) => Some((player, number(at)?)),
                        GameEnd::Drawn(_) => return Err(LogError("not a player")),
                    }
                }
            },
        };
        match words.next() {
            None => Ok(line),
            Some(_) => Err(LogError("something follows")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_reads_back_and_a_broken_one_does_not() {
        let line = Finished {
            board: 3,
            players: 3,
            camp: "fan".into(),
            index: 7,
            cause: GameEnd::Drawn(Some(Draw::Repetition)),
            plies: 80,
            captures: 9,
            psychologists: 1,
            put_back: 1,
            choices: 6000,
            depths: 300,
            searched: 74,
            first_blood: Some((Player::Red, 55)),
        };
        let text = line.to_string();
        assert_eq!(text.parse(), Ok(line));
        for broken in
            [text.replace("red@", "grey@"), text.replace("plies 80", "plies -"), format!("{text} x")]
        {
            assert!(broken.parse::<Finished>().is_err(), "{broken}");
        }
        assert!(text.split_at(40).0.parse::<Finished>().is_err());
    }
}
