//! The story of a table as a book.
//!
//! [`Book::of`] makes it from a log, as one viewer was told it: what was taken back or struck is left out, and nothing is
//! in it that the viewer was not told or does not see. [`html()`], [`epub()`] and [`markdown()`] write it down. Nothing here
//! does I/O.

mod called;
mod date;
mod epub;
mod html;
mod make;
mod markdown;
mod markup;
#[cfg(test)]
mod sample;
mod style;
mod tale;

use kernel::Language;
use words::Section;

pub use epub::{Packing, epub};
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
    /// When play began and when the last thing happened, in milliseconds since 1970.
    pub began: u64,
    pub ended: u64,
    pub chapters: Vec<Chapter>,
    /// What belongs to the story and is no part of its telling.
    pub appendix: Vec<Section>,
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
