//! Puzzles: positions that are won by force, mined from self-play and proved by search.
//!
//! The puzzles that come with the program ([`Puzzle::all`]) are lines of a text file:
//! `ID board N grade G themes A,B line MOVE / REPLY / MOVE or MOVE / REPLY / MOVE position …`. Every move that wins as fast
//! begins a line of its own.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::board::Board;
use crate::position::Position;

/// What a puzzle is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// The first move captures.
    Capture,
    /// The first move makes two threats at once.
    Fork,
    /// The psychopath is held while it is attacked.
    Hold,
    /// The first move is a psychologist's that frees own pieces by a parley.
    Parley,
    /// The psychopath may not flee to a node because it would be suicide.
    Bar,
    /// A move of the line puts a piece back.
    Resurrection,
    /// The last capture is made on the border.
    Border,
    /// The first move neither captures nor parleys.
    Quiet,
    /// A move of the line captures several pieces at once.
    Double,
    /// The solver's own psychopath could be taken: the first move wins and saves it.
    Defence,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 10] = [
        Theme::Capture,
        Theme::Fork,
        Theme::Hold,
        Theme::Parley,
        Theme::Bar,
        Theme::Resurrection,
        Theme::Border,
        Theme::Quiet,
        Theme::Double,
        Theme::Defence,
    ];

    /// Its word in the file.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Capture => "capture",
            Theme::Fork => "fork",
            Theme::Hold => "hold",
            Theme::Parley => "parley",
            Theme::Bar => "bar",
            Theme::Resurrection => "resurrection",
            Theme::Border => "border",
            Theme::Quiet => "quiet",
            Theme::Double => "double",
            Theme::Defence => "defence",
        }
    }
}

/// Hardest grade.
pub const HARDEST: u8 = 5;

/// A position that is won by force.
#[derive(Debug, Clone, PartialEq)]
pub struct Puzzle {
    /// Its name, which stays the same from one release to the next.
    pub id: String,
    /// Size of its board.
    pub size: u8,
    /// From 1, the easiest, to [`HARDEST`].
    pub grade: u8,
    /// What it is about, in order.
    pub themes: Vec<Theme>,
    /// Lines of moves of the solver and replies in turn, each beginning and ending with the solver's; the first is the
    /// one that is shown. All are equally long, and every move that wins as fast is in one of them but for the last,
    /// which captures the psychopath: there, any move that does is as good.
    pub lines: Vec<Vec<String>>,
    /// Where it begins; the side to move wins.
    pub position: Position,
}

/// Why a puzzle cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct PuzzleError(String);

impl Puzzle {
    /// The puzzles that come with the program, easiest first.
    pub fn all() -> Vec<Puzzle> {
        Puzzle::parse_all(include_str!("../puzzles/puzzles.txt")).expect("a test reads the puzzles")
    }

    /// Reads a file of puzzles.
    ///
    /// # Errors
    /// The first line that is malformed, with its number.
    pub fn parse_all(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        lines
            .map(|(number, line)| {
                line.parse().map_err(|why: PuzzleError| PuzzleError(format!("line {number}: {why}")))
            })
            .collect()
    }

    /// Its board.
    pub fn board(&self) -> &'static Board {
        Board::of_size(self.size).unwrap_or(Board::standard())
    }

    /// How many moves the solver makes.
    pub fn moves(&self) -> usize {
        self.lines.first().map_or(0, Vec::len).div_ceil(2)
    }

    /// Whether nothing else wins as fast, how the last capture is made apart.
    pub fn has_one_line(&self) -> bool {
        self.lines.len() == 1
    }

    /// What comes next in the lines that begin with these moves: the solver's choices, or the one reply.
    pub fn next_moves<'a>(&'a self, played: &'a [String]) -> impl Iterator<Item = &'a str> {
        let going_on = self.lines.iter().filter(|line| line.starts_with(played));
        going_on.filter_map(|line| line.get(played.len())).map(String::as_str)
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.word()).collect();
        write!(
            f,
            "{} board {} grade {} themes {} line {} position {}",
            self.id,
            self.size,
            self.grade,
            themes.join(","),
            self.lines.iter().map(|line| line.join(" / ")).collect::<Vec<_>>().join(" or "),
            self.position.text(self.board())
        )
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<Puzzle, PuzzleError> {
        let wrong = |why: &str| PuzzleError(why.to_string());
        let parts = |text: &'_ str, word: &str| {
            text.split_once(&format!(" {word} "))
                .map(|(before, after)| (before.to_string(), after.to_string()))
        };
        let expected =
            || wrong("expected `ID board N grade G themes A,B line MOVE / REPLY / MOVE or … position …`");
        let (id, rest) = parts(text, "board").ok_or_else(expected)?;
        let (size, rest) = parts(&rest, "grade").ok_or_else(expected)?;
        let (grade, rest) = parts(&rest, "themes").ok_or_else(expected)?;
        let (themes, rest) = parts(&rest, "line").ok_or_else(expected)?;
        let (line, position) = parts(&rest, "position").ok_or_else(expected)?;
        let size: u8 = size.parse().map_err(|_| wrong("the board is a number"))?;
        let board = Board::of_size(size).map_err(|why| PuzzleError(why.to_string()))?;
        let grade = grade.parse().ok().filter(|grade| (1..=HARDEST).contains(grade));
        let theme = |word: &str| Theme::ALL.into_iter().find(|theme| theme.word() == word);
        let themes = themes.split(',').map(theme).collect::<Option<Vec<Theme>>>();
        let puzzle = Puzzle {
            id,
            size,
            grade: grade.ok_or_else(|| wrong("the grade is a number from 1 to 5"))?,
            themes: themes.ok_or_else(|| wrong("a theme is not known"))?,
            lines: line.split(" or ").map(|line| line.split(" / ").map(str::to_string).collect()).collect(),
            position: Position::parse(board, &position).map_err(|why| PuzzleError(why.to_string()))?,
        };
        if puzzle.lines.iter().any(|line| line.len().div_ceil(2) != puzzle.moves()) {
            return Err(wrong("the lines are not equally long"));
        }
        puzzle.lines.iter().try_for_each(|line| puzzle.check_line(line))?;
        Ok(puzzle)
    }
}

impl Puzzle {
    /// A line must be legal and end with a captured psychopath.
    fn check_line(&self, line: &[String]) -> Result<(), PuzzleError> {
        let board = self.board();
        let mut position = self.position.clone();
        let solver = position.turn();
        for text in line {
            let played = position.parse_move(board, text);
            let played = played.map_err(|why| PuzzleError(format!("{text}: {why}")))?;
            position.make(board, played);
        }
        match position.winner() == Some(solver) {
            true => Ok(()),
            false => Err(PuzzleError("the line does not capture the psychopath".to_string())),
        }
    }
}
