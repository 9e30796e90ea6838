//! Any engine that speaks UGI, as a contender: a process of its own.

use std::{
    io::{self, BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use psychopathe::{Board, Course, Move, Position};

use crate::psychopathe::contest::Contender;
use crate::psychopathe::native::contenders::MoveBudget;

/// An engine in a process of its own.
#[derive(Debug)]
pub(crate) struct ForeignEngine {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    board: Board,
    budget: MoveBudget,
    start: String,
    moves: Vec<String>,
    failed: Option<String>,
}

impl ForeignEngine {
    /// Starts it: a program and its arguments, separated by blanks.
    pub(crate) fn start(board: &Board, line: &str, budget: MoveBudget) -> Result<ForeignEngine, String> {
        let mut words = line.split_whitespace();
        let program = words.next().ok_or("no program is named")?;
        let mut process = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|why| format!("{program}: {why}"))?;
        let (Some(to), Some(from)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(format!("{program}: no pipes"));
        };
        let mut engine = ForeignEngine {
            process,
            to,
            from: BufReader::new(from),
            board: board.clone(),
            budget,
            start: String::new(),
            moves: Vec::new(),
            failed: None,
        };
        engine.say("ugi")?;
        engine.until("ugiok")?;
        engine.say(&format!("setoption name Board value {}", board.size()))?;
        if budget.threads > 1 {
            engine.say(&format!("setoption name Threads value {}", budget.threads))?;
        }
        engine.say("isready")?;
        engine.until("readyok")?;
        Ok(engine)
    }

    /// Says a line; to one that has ended already, whoever waits for its answer notices.
    fn say(&mut self, line: &str) -> Result<(), String> {
        match writeln!(self.to, "{line}").and_then(|()| self.to.flush()) {
            Err(why) if why.kind() != io::ErrorKind::BrokenPipe => Err(why.to_string()),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// The first line that begins with this word.
    fn until(&mut self, word: &str) -> Result<String, String> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.from.read_line(&mut line).map_err(|why| why.to_string())? == 0 {
                return Err(format!("it ended where `{word}` was awaited"));
            }
            if line.split_whitespace().next() == Some(word) {
                return Ok(line.trim().to_owned());
            }
        }
    }

    fn ask(&mut self, position: &Position) -> Result<Option<Move>, String> {
        let mut line = format!("position fen {}", self.start);
        if !self.moves.is_empty() {
            line += &format!(" moves {}", self.moves.join(" "));
        }
        self.say(&line)?;
        self.say(&match self.budget.time {
            Some(time) => format!("go movetime {}", time.as_millis()),
            None => format!("go nodes {}", self.budget.nodes),
        })?;
        let answer = self.until("bestmove")?;
        let token = answer.split_whitespace().nth(1).ok_or("`bestmove` names no move")?;
        if token == "0000" {
            return Ok(None);
        }
        let text = token.replace('+', " ");
        let played = position.parse_move(&self.board, &text);
        played.map(Some).map_err(|why| format!("it played {text}: {why}"))
    }
}

impl Contender for ForeignEngine {
    fn begin(&mut self, _: u64) {
        self.failed = self.failed.take().or(self.say("uginewgame").err());
    }

    fn opened(&mut self, start: &Position) {
        self.start = start.text(&self.board);
        self.moves.clear();
    }

    fn heard(&mut self, position: &Position, played: Move) {
        self.moves.push(position.move_text(&self.board, played).replace(' ', "+"));
    }

    fn choose(&mut self, course: &Course) -> Option<Move> {
        let answer = self.ask(course.position());
        answer.unwrap_or_else(|why| {
            self.failed = Some(why);
            None
        })
    }

    fn failure(&self) -> Option<String> {
        self.failed.clone()
    }
}

impl Drop for ForeignEngine {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.say("quit");
        let _ = self.process.wait();
    }
}
