//! Game records: tags and numbered moves, as in PGN.

use std::fmt;

use thiserror::Error;

use crate::board::Board;
use crate::course::{Course, Ending};
use crate::moves::Move;
use crate::notation::MoveError;
use crate::position::Position;
use crate::vocabulary::Player;

/// The result of a game, as a record writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordResult {
    /// This player won.
    Won(Player),
    /// Nobody won.
    Drawn,
    /// The game goes on or was broken off.
    Open,
}

impl From<Option<Ending>> for RecordResult {
    fn from(ending: Option<Ending>) -> RecordResult {
        match ending {
            Some(Ending::Won(player)) => RecordResult::Won(player),
            Some(Ending::Drawn(_)) => RecordResult::Drawn,
            None => RecordResult::Open,
        }
    }
}

impl RecordResult {
    fn read(word: &str) -> Option<RecordResult> {
        match word {
            "1-0" | "1-0-0" => Some(RecordResult::Won(Player::White)),
            "0-1" | "0-1-0" => Some(RecordResult::Won(Player::Black)),
            "0-0-1" => Some(RecordResult::Won(Player::Red)),
            "1/2-1/2" | "1/3-1/3-1/3" => Some(RecordResult::Drawn),
            "*" => Some(RecordResult::Open),
            _ => None,
        }
    }

    fn text(self, players: usize) -> &'static str {
        match (self, players) {
            (RecordResult::Won(Player::White), 2) => "1-0",
            (RecordResult::Won(Player::Black), 2) => "0-1",
            (RecordResult::Won(Player::White), _) => "1-0-0",
            (RecordResult::Won(Player::Black), _) => "0-1-0",
            (RecordResult::Won(Player::Red), _) => "0-0-1",
            (RecordResult::Drawn, 2) => "1/2-1/2",
            (RecordResult::Drawn, _) => "1/3-1/3-1/3",
            (RecordResult::Open, _) => "*",
        }
    }
}

/// A game: tags in order, moves in the notation, the result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Two or three.
    pub players: usize,
    /// Names and values, in order.
    pub tags: Vec<(String, String)>,
    /// Moves in the notation.
    pub moves: Vec<String>,
    /// How it ended.
    pub score: RecordResult,
}

/// Why a text is not a record of a game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum RecordError {
    #[error("line {0}: a tag is written `[Name \"value\"]`")]
    BadTag(usize),
    #[error("`{0}`: move numbers run 1. 2. 3. …")]
    BadNumber(String),
    #[error("`{0}` follows no move")]
    Stray(String),
    #[error("a record ends with its result: `1-0`, `0-1`, `1/2-1/2` or `*`")]
    NoResult,
    #[error("half-move {ply}, `{text}`: {why}")]
    BadMove { ply: usize, text: String, why: MoveError },
}

impl Record {
    /// Reads a record; the moves are not judged, see [`Record::replay`].
    ///
    /// # Errors
    /// When tags, numbers or result are malformed.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut record =
            Record { players: 2, tags: Vec::new(), moves: Vec::new(), score: RecordResult::Open };
        let mut words = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.starts_with('[') && words.is_empty() {
                let tag = read_tag(line).ok_or(RecordError::BadTag(number + 1))?;
                record.tags.push(tag);
            } else {
                words.extend(line.split_whitespace());
            }
        }
        if record.tag("Red").is_some() {
            record.players = 3;
        }
        let result = words.pop().and_then(RecordResult::read);
        record.score = result.ok_or(RecordError::NoResult)?;
        for word in words {
            record.read_word(word)?;
        }
        Ok(record)
    }

    fn read_word(&mut self, word: &str) -> Result<(), RecordError> {
        if let Some(number) = word.strip_suffix('.') {
            let expected = self.moves.len() / self.players + 1;
            let starts_round = self.moves.len().is_multiple_of(self.players);
            return match starts_round && number == expected.to_string() {
                true => Ok(()),
                false => Err(RecordError::BadNumber(word.to_string())),
            };
        }
        if !word.contains('=') {
            if RecordResult::read(word).is_some() {
                return Err(RecordError::NoResult);
            }
            self.moves.push(word.to_string());
            return Ok(());
        }
        let last = self.moves.last_mut();
        let last = last.ok_or_else(|| RecordError::Stray(word.to_string()))?;
        last.push(' ');
        last.push_str(word);
        Ok(())
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().find(|(n, _)| n == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Plays the moves from a position.
    ///
    /// # Errors
    /// The first move that is malformed or not legal.
    pub fn replay(&self, board: &Board, start: Position) -> Result<(Course, Vec<Move>), RecordError> {
        let mut course = Course::new(start);
        let mut moves = Vec::new();
        for (index, text) in self.moves.iter().enumerate() {
            let read = course.position().parse_move(board, text);
            let played =
                read.map_err(|why| RecordError::BadMove { ply: index + 1, text: text.clone(), why })?;
            course.play(board, played);
            moves.push(played);
        }
        Ok((course, moves))
    }
}

fn read_tag(line: &str) -> Option<(String, String)> {
    let inside = line.strip_prefix('[')?.strip_suffix("\"]")?;
    let (name, value) = inside.split_once(" \"")?;
    let mut clean = String::new();
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => clean.push(chars.next()?),
            '"' => return None,
            c => clean.push(c),
        }
    }
    let named = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric());
    named.then(|| (name.to_string(), clean))
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.tags {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " ");
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        writeln!(f)?;
        for (round, moves) in self.moves.chunks(self.players).enumerate() {
            writeln!(f, "{}. {}", round + 1, moves.join(" "))?;
        }
        writeln!(f, "{}", self.score.text(self.players))
    }
}
