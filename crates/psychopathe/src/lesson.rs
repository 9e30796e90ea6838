//! Lessons: positions with goals that teach the rules by playing them.
//!
//! The lessons are data ([`Lesson::all`]); what is said about them is in `words`. A [`Step`] begins an [`Attempt`],
//! which judges what the learner does: moves by [`Attempt::play`], or nodes pointed at by [`Attempt::point`] where the
//! goal is a question. Between two moves of the learner the enemy gives the step's next reply, or does nothing.
//!
//! ```
//! use psychopathe::{Lesson, Verdict};
//!
//! let lessons = Lesson::all();
//! let step = &lessons[0].steps[0];
//! let mut attempt = step.begin();
//! for answer in &step.answer {
//!     let verdict = attempt.play(answer).expect("legal");
//!     assert!(matches!(verdict, Verdict::Solved | Verdict::GoOn { .. }));
//! }
//! assert!(attempt.is_solved());
//! ```

mod attempt;
mod read;

pub use attempt::{Attempt, Verdict};
pub use read::LessonError;

use crate::board::Board;
use crate::position::Position;
use crate::vocabulary::{Kind, Node};

/// What a step asks for; nodes are those of its board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Goal {
    /// Own pieces stop on each of these nodes.
    Visit(Vec<Node>),
    /// One move captures all of these.
    Capture(Vec<Node>),
    /// A move puts a piece of this kind back here (PSY-40).
    Put(Kind, Node),
    /// An enemy piece here is held, and was not (PSY-20).
    Hold(Node),
    /// An enemy piece here is held on several paths (PSY-21).
    Stop(Node),
    /// An own piece here was held and is no more (PSY-22).
    Free(Node),
    /// An enemy piece that went here would be in state of capture (PSY-34).
    Bar(Node),
    /// The enemy can capture nothing.
    Safe,
    /// The enemy psychopath is captured (PSY-50).
    Win,
    /// A question, answered by pointing at nodes.
    Ask(Question),
}

/// A question about the position, whose answer the rules know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Every node that the piece here may move to.
    Targets(Node),
    /// Every node where it would be suicide for the piece here to move (PSY-34).
    Barred(Node),
    /// Every own piece that is held (PSY-20).
    Held,
}

/// One exercise.
#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    /// Its name within the lesson.
    pub name: String,
    /// Size of its board.
    pub size: u8,
    /// Where it begins; the side to move learns.
    pub position: Position,
    /// What to reach.
    pub goal: Goal,
    /// In how many moves.
    pub moves: usize,
    /// Moves that reach it; nothing for a question.
    pub answer: Vec<String>,
    /// What the enemy plays in between.
    pub replies: Vec<String>,
}

/// A lesson: a few steps about one rule.
#[derive(Debug, Clone, PartialEq)]
pub struct Lesson {
    /// Its name.
    pub name: String,
    /// Its steps, easiest first.
    pub steps: Vec<Step>,
}

impl Lesson {
    /// The lessons that come with the program, in the order in which they are learned.
    pub fn all() -> Vec<Lesson> {
        Lesson::parse(include_str!("../lessons/lessons.txt")).expect("a test reads the lessons")
    }
}

impl Step {
    /// Its board.
    pub fn board(&self) -> &'static Board {
        Board::of_size(self.size).unwrap_or(Board::standard())
    }

    /// A new attempt.
    pub fn begin(&self) -> Attempt<'_> {
        Attempt::new(self)
    }
}
