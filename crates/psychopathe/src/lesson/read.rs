//! The lessons file, read strictly.

use thiserror::Error;

use crate::board::Board;
use crate::lesson::{Goal, Lesson, Question, Step};
use crate::position::Position;
use crate::vocabulary::{Kind, Node};

/// Why a lessons file cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum LessonError {
    #[error("a lessons file begins with the line `psychopathe lessons`")]
    NoHeading,
    #[error("line {line}: {why}")]
    Line { line: usize, why: String },
}

/// A step while its lines come in.
#[derive(Debug, Default)]
struct Draft {
    name: String,
    size: Option<u8>,
    position: Option<Position>,
    goal: Option<Goal>,
    moves: Option<usize>,
    answer: Vec<String>,
    replies: Vec<String>,
}

impl Lesson {
    /// Reads a lessons file.
    ///
    /// # Errors
    /// The first line that is malformed, out of order or missing.
    pub fn parse(text: &str) -> Result<Vec<Lesson>, LessonError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        if lines.next().map(|(_, line)| line) != Some("psychopathe lessons") {
            return Err(LessonError::NoHeading);
        }
        let mut lessons: Vec<Lesson> = Vec::new();
        let mut draft: Option<Draft> = None;
        let mut last = 1;
        for (line, text) in lines {
            let at = |why: String| LessonError::Line { line, why };
            let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
            if matches!(word, "lesson" | "step") {
                finish(&mut lessons, draft.take()).map_err(at)?;
                let name = name_of(rest).map_err(at)?;
                match word {
                    "lesson" => lessons.push(Lesson { name, steps: Vec::new() }),
                    _ if lessons.is_empty() => return Err(at("a step belongs to a lesson".into())),
                    _ => draft = Some(Draft { name, ..Draft::default() }),
                }
            } else {
                let draft = draft.as_mut().ok_or_else(|| at(format!("`{word}` belongs to a step")))?;
                draft.read(word, rest).map_err(at)?;
            }
            last = line;
        }
        finish(&mut lessons, draft).map_err(|why| LessonError::Line { line: last, why })?;
        match lessons.iter().find(|lesson| lesson.steps.is_empty()) {
            Some(empty) => {
                Err(LessonError::Line { line: last, why: format!("lesson `{}` has no step", empty.name) })
            }
            None => Ok(lessons),
        }
    }
}

fn name_of(text: &str) -> Result<String, String> {
    let fits = !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    fits.then(|| text.to_string()).ok_or_else(|| format!("`{text}` is no name: lower-case letters and `-`"))
}

fn finish(lessons: &mut [Lesson], draft: Option<Draft>) -> Result<(), String> {
    let (Some(draft), Some(lesson)) = (draft, lessons.last_mut()) else { return Ok(()) };
    let missing = |what: &str| format!("step `{}` has no `{what}`", draft.name);
    let step = Step {
        size: draft.size.ok_or_else(|| missing("board"))?,
        position: draft.position.clone().ok_or_else(|| missing("position"))?,
        goal: draft.goal.clone().ok_or_else(|| missing("goal"))?,
        moves: draft.moves.unwrap_or(1),
        answer: draft.answer.clone(),
        replies: draft.replies.clone(),
        name: draft.name.clone(),
    };
    if matches!(step.goal, Goal::Ask(_)) != step.answer.is_empty() {
        return Err(format!("step `{}`: a question has no `answer`, everything else has one", step.name));
    }
    lesson.steps.push(step);
    Ok(())
}

impl Draft {
    fn board(&self) -> Result<&'static Board, String> {
        let size = self.size.ok_or("`board` comes first")?;
        Board::of_size(size).map_err(|why| why.to_string())
    }

    fn read(&mut self, word: &str, rest: &str) -> Result<(), String> {
        let list = |text: &str| text.split(" / ").map(str::to_string).collect::<Vec<_>>();
        let fresh = match word {
            "board" => self.size.replace(rest.parse().map_err(|_| "a board is a number")?).is_none(),
            "position" => {
                let read = Position::parse(self.board()?, rest).map_err(|why| why.to_string())?;
                self.position.replace(read).is_none()
            }
            "goal" => self.goal.replace(goal(self.board()?, rest)?).is_none(),
            "moves" => self.moves.replace(rest.parse().map_err(|_| "`moves` gives a number")?).is_none(),
            "answer" => std::mem::replace(&mut self.answer, list(rest)).is_empty(),
            "reply" => std::mem::replace(&mut self.replies, list(rest)).is_empty(),
            _ => return Err(format!("`{word}` is not known here")),
        };
        fresh.then_some(()).ok_or_else(|| format!("`{word}` is given twice"))
    }
}

fn goal(board: &Board, text: &str) -> Result<Goal, String> {
    let node = |name: &str| board.node(name).ok_or_else(|| format!("the board has no node `{name}`"));
    let nodes = |names: &[&str]| names.iter().map(|name| node(name)).collect::<Result<Vec<Node>, _>>();
    let words: Vec<&str> = text.split(' ').collect();
    Ok(match words[..] {
        ["visit", ref names @ ..] if !names.is_empty() => Goal::Visit(nodes(names)?),
        ["capture", ref names @ ..] if !names.is_empty() => Goal::Capture(nodes(names)?),
        ["put", letter, name] => {
            let kind = letter.chars().next().filter(|_| letter.len() == 1).and_then(Kind::from_letter);
            Goal::Put(kind.ok_or_else(|| format!("`{letter}` is no piece"))?, node(name)?)
        }
        ["hold", name] => Goal::Hold(node(name)?),
        ["stop", name] => Goal::Stop(node(name)?),
        ["free", name] => Goal::Free(node(name)?),
        ["bar", name] => Goal::Bar(node(name)?),
        ["safe"] => Goal::Safe,
        ["win"] => Goal::Win,
        ["ask", "targets", name] => Goal::Ask(Question::Targets(node(name)?)),
        ["ask", "barred", name] => Goal::Ask(Question::Barred(node(name)?)),
        ["ask", "held"] => Goal::Ask(Question::Held),
        _ => return Err(format!("`{text}` is no goal")),
    })
}
