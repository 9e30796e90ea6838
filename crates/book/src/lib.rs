//! The story of a table as a book.
//!
//! [`Book::of`] makes it from a log, as one viewer was told it: what was taken back or struck is left out, and nothing is
//! in it that the viewer was not told or does not see. [`html()`] and [`markdown()`] write it down. Nothing here does I/O.

mod date;
mod html;
mod make;
mod markdown;
mod tale;

use kernel::Language;

pub use html::{Paper, html};
pub use markdown::markdown;

/// A story, ready to be written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Book {
    pub language: Language,
    /// What is on the cover.
    pub title: String,
    /// The game that was played.
    pub game: String,
    /// Those who played, as one sentence.
    pub company: String,
    /// The day on which play began.
    pub date: String,
    pub chapters: Vec<Chapter>,
}

/// A part of the story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    pub title: String,
    pub paragraphs: Vec<Paragraph>,
}

/// Something that is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paragraph {
    pub kind: ParagraphKind,
    pub text: String,
}

/// How a paragraph is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ParagraphKind {
    /// The story.
    Told,
    /// A throw or a rule, beside it.
    Remark,
    /// A place that somebody marked.
    Mark,
}

impl Book {
    /// The same with nothing but the story.
    #[must_use]
    pub fn without_remarks(mut self) -> Self {
        for chapter in &mut self.chapters {
            chapter.paragraphs.retain(|paragraph| paragraph.kind != ParagraphKind::Remark);
        }
        self.chapters.retain(|chapter| !chapter.paragraphs.is_empty());
        self
    }
}
