//! `tablee play psychopathe`: a game in the terminal, against a level or between two people.

use std::io::{BufRead, Write};
use std::time::Duration;

use kernel::Language;
use psychopathe::{Course, Ending, Move, Player, draw_names, draw_position};

use super::scene::{CommandError, Scene};
use super::sentences::{Say, sentence};
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
    table.say(&Say::Welcome)?;
    table.show()?;
    loop {
        if let Some(ending) = table.course.ending(&scene.board) {
            return table.say(&Say::Over(ending));
        }
        if sitting.engine == Some(table.course.position().turn()) {
            let Some(played) = table.think(sitting.level) else { return Ok(()) };
            let text = table.course.position().move_text(&scene.board, played);
            table.advance(played);
            table.show()?;
            table.say(&Say::Plays(text))?;
            continue;
        }
        write!(table.out, "{}", sentence(sitting.language, &Say::Yours))?;
        table.out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(table.out)?;
            return Ok(());
        }
        match table.answer(line.trim())? {
            Next::Ask => (),
            Next::Played => table.show()?,
            Next::Quit => return table.say(&Say::Bye),
        }
    }
}

impl Board<'_> {
    fn say(&mut self, what: &Say) -> Result<(), CommandError> {
        writeln!(self.out, "{}", sentence(self.sitting.language, what))?;
        Ok(())
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
            "aide" | "help" | "?" => self.say(&Say::Help)?,
            "coups" | "moves" => writeln!(self.out, "{}", position.move_texts(board).join("  "))?,
            "noms" | "names" => writeln!(self.out, "{}", draw_names(board, Player::White))?,
            "plateau" | "board" => self.show()?,
            "position" => writeln!(self.out, "{}", position.text(board))?,
            "conseil" | "hint" => {
                let mut tell = |_: &_, _| ();
                let control = TimeControl::Move(self.sitting.time);
                let mut watch = Stopwatch::start(control, &|| false, &mut tell);
                let report = self.engine.search(&self.course, Limits::none(), &mut watch);
                if let Some(&best) = report.as_ref().and_then(|report| report.line.first()) {
                    self.say(&Say::Hint(position.move_text(board, best)))?;
                }
            }
            "reprendre" | "undo" => return self.take_back(),
            "abandon" | "resign" => {
                self.say(&Say::Over(Ending::Won(position.turn().opponent())))?;
                return Ok(Next::Quit);
            }
            "quitter" | "quit" => return Ok(Next::Quit),
            text => match position.parse_move(board, text) {
                Ok(played) => {
                    self.advance(played);
                    return Ok(Next::Played);
                }
                Err(why) => self.say(&Say::Refused(why.to_string()))?,
            },
        }
        Ok(Next::Ask)
    }

    /// Takes back the last move, and the engine's before it.
    fn take_back(&mut self) -> Result<Next, CommandError> {
        let n = if self.sitting.engine.is_some() { 2 } else { 1 };
        if self.moves.len() < n {
            self.say(&Say::NothingToTakeBack)?;
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
