//! `tablee play psychopathe`: a game in the terminal, against a level or between two people.

use std::io::{BufRead, Write};
use std::time::Duration;

use kernel::Language;
use psychopathe::{Course, Ending, Move, MoveError, Player, Record, Score, draw_names, draw_position};
use words::{Args, Speaker, psychopathe::Speaker as TableSpeaker};

use super::scene::{CommandError, Scene};
use crate::psychopathe::engine::Engine;
use crate::psychopathe::level::Level;
use crate::psychopathe::limits::Limits;
use crate::psychopathe::native::{Stopwatch, TimeControl};

/// A sitting at the terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sitting {
    /// The side the engine plays; nothing for two people.
    pub engine: Option<Player>,
    /// How well it plays.
    pub level: Level,
    /// Most time for a move of the engine.
    pub time: Duration,
    /// What it speaks.
    pub language: Language,
    /// Decides what low levels misjudge.
    pub seed: u64,
}

struct Board<'a> {
    scene: &'a Scene,
    sitting: Sitting,
    course: Course,
    moves: Vec<Move>,
    engine: Engine,
    out: &'a mut dyn Write,
}

/// What a line typed by a person leads to.
enum Next {
    Ask,
    Played,
    Quit,
}

/// Plays until the game is over, somebody quits or the input ends.
///
/// # Errors
/// When reading or writing fails.
pub fn play(
    scene: &Scene,
    sitting: Sitting,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let engine = Engine::new(&scene.board, 32);
    let course = Course::new(scene.start.clone());
    let mut table = Board { scene, sitting, course, moves: Vec::new(), engine, out };
    let origin = table.table_speaker().origin();
    table.tell(&origin)?;
    table.say("psychopathe-letters", &Args::new())?;
    table.show()?;
    loop {
        if let Some(ending) = table.course.ending(&scene.board) {
            return table.over(ending);
        }
        if sitting.engine == Some(table.course.position().turn()) {
            let Some(played) = table.think(sitting.level) else { return Ok(()) };
            let text = table.course.position().move_text(&scene.board, played);
            table.advance(played);
            table.show()?;
            table.say("psychopathe-plays", &Args::new().with("move", text))?;
            continue;
        }
        write!(table.out, "{} ", Speaker::terminal(sitting.language).just("psychopathe-yours"))?;
        table.out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(table.out)?;
            return Ok(());
        }
        match table.answer(line.trim())? {
            Next::Ask => (),
            Next::Played => table.show()?,
            Next::Quit => return table.say("psychopathe-bye", &Args::new()),
        }
    }
}

impl Board<'_> {
    fn say(&mut self, id: &str, args: &Args<'_>) -> Result<(), CommandError> {
        let said = Speaker::terminal(self.sitting.language).say(id, args);
        self.tell(&said)
    }

    fn tell(&mut self, said: &str) -> Result<(), CommandError> {
        writeln!(self.out, "{said}")?;
        Ok(())
    }

    fn table_speaker(&self) -> TableSpeaker {
        TableSpeaker::new(self.sitting.language)
    }

    fn over(&mut self, ending: Ending) -> Result<(), CommandError> {
        let said = self.table_speaker().ending(ending);
        self.tell(&said)
    }

    /// Why a line that was typed is no legal move.
    fn refuse(&mut self, why: &MoveError) -> Result<(), CommandError> {
        match why {
            MoveError::Malformed(text) => {
                self.say("psychopathe-unreadable", &Args::new().with("text", text.as_str()))
            }
            MoveError::Order(text) => {
                self.say("psychopathe-unordered", &Args::new().with("text", text.as_str()))
            }
            MoveError::NoNode(node) => self.refused(&psychopathe::Refusal::NoSuchNode { node: node.clone() }),
            MoveError::Illegal(refusal) => self.refused(refusal),
        }
    }

    fn refused(&mut self, refusal: &psychopathe::Refusal) -> Result<(), CommandError> {
        let why = self.table_speaker().refusal(refusal);
        self.say("psychopathe-refused", &Args::new().with("rule", refusal.rule()).with("why", why))
    }

    /// The game so far, as a record that can be kept.
    fn record(&self) -> Record {
        let board = &self.scene.board;
        let mut position = self.scene.start.clone();
        let mut moves = Vec::new();
        for &played in &self.moves {
            moves.push(position.move_text(board, played));
            position.make(board, played);
        }
        let tags = [("Board", board.size().to_string()), ("Position", self.scene.start.text(board))];
        let tags = tags.map(|(name, value)| (name.to_string(), value)).to_vec();
        Record { players: 2, tags, moves, score: Score::from(self.course.ending(board)) }
    }

    fn show(&mut self) -> Result<(), CommandError> {
        let below = match self.sitting.engine {
            Some(Player::White) => Player::Black,
            _ => Player::White,
        };
        writeln!(self.out, "\n{}", draw_position(&self.scene.board, self.course.position(), below))?;
        Ok(())
    }

    fn advance(&mut self, played: Move) {
        self.course.play(&self.scene.board, played);
        self.moves.push(played);
    }

    fn think(&mut self, level: Level) -> Option<Move> {
        let mut tell = |_: &_, _| ();
        let control = TimeControl::Move(self.sitting.time);
        let mut watch = Stopwatch::start(control, &|| false, &mut tell);
        let seed = self.sitting.seed ^ self.course.position().hash();
        level.choose(&mut self.engine, &self.course, seed, &mut watch)
    }

    fn answer(&mut self, line: &str) -> Result<Next, CommandError> {
        let board = &self.scene.board;
        let position = self.course.position().clone();
        match line {
            "" => (),
            "aide" | "help" | "?" => self.say("psychopathe-help", &Args::new())?,
            "coups" | "moves" => writeln!(self.out, "{}", position.move_texts(board).join("  "))?,
            "noms" | "names" => writeln!(self.out, "{}", draw_names(board, Player::White))?,
            "plateau" | "board" => self.show()?,
            "partie" | "record" => writeln!(self.out, "{}", self.record())?,
            "position" => writeln!(self.out, "{}", position.text(board))?,
            "conseil" | "hint" => {
                let mut tell = |_: &_, _| ();
                let control = TimeControl::Move(self.sitting.time);
                let mut watch = Stopwatch::start(control, &|| false, &mut tell);
                let report = self.engine.search(&self.course, Limits::none(), &mut watch);
                if let Some(&best) = report.as_ref().and_then(|report| report.line.first()) {
                    let args = Args::new().with("move", position.move_text(board, best));
                    self.say("psychopathe-hint", &args)?;
                }
            }
            "reprendre" | "undo" => return self.take_back(),
            "abandon" | "resign" => {
                self.over(Ending::Won(position.turn().opponent()))?;
                return Ok(Next::Quit);
            }
            "quitter" | "quit" => return Ok(Next::Quit),
            text => match position.parse_move(board, text) {
                Ok(played) => {
                    self.advance(played);
                    return Ok(Next::Played);
                }
                Err(why) => self.refuse(&why)?,
            },
        }
        Ok(Next::Ask)
    }

    /// Takes back the last move, and the engine's before it.
    fn take_back(&mut self) -> Result<Next, CommandError> {
        let n = if self.sitting.engine.is_some() { 2 } else { 1 };
        if self.moves.len() < n {
            self.say("psychopathe-nothing-back", &Args::new())?;
            return Ok(Next::Ask);
        }
        self.moves.truncate(self.moves.len() - n);
        self.course = Course::new(self.scene.start.clone());
        for &played in &self.moves {
            self.course.play(&self.scene.board, played);
        }
        Ok(Next::Played)
    }
}
