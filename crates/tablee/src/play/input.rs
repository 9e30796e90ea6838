//! Where lines come from: a script, or somebody who types while things happen elsewhere.

use std::{
    cell::RefCell,
    io::{self, BufRead},
    rc::Rc,
    time::Duration,
};

use super::online::Mail;

/// A source of lines.
pub(super) enum Input<'a> {
    /// Everything is there already, or comes from a program.
    Script(&'a mut dyn BufRead),
    /// Somebody types.
    Mail(Rc<RefCell<Mail>>),
}

/// What came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Arrived {
    /// A line, without its end.
    Line(String),
    /// Something happened elsewhere.
    News,
    /// There are no more lines.
    End,
}

impl Input<'_> {
    /// Somebody at this keyboard, and nothing that happens elsewhere.
    pub(super) fn keyboard() -> Self {
        let (mail, _) = Mail::new();
        Self::Mail(Rc::new(RefCell::new(mail)))
    }

    pub(super) fn next(&mut self) -> io::Result<Arrived> {
        Ok(match self {
            Self::Script(script) => next_line(*script)?.map_or(Arrived::End, Arrived::Line),
            Self::Mail(mail) => mail.borrow_mut().next(),
        })
    }

    /// Whether somebody typed something while nothing was asked.
    pub(super) fn has_words(&self) -> bool {
        matches!(self, Self::Mail(mail) if mail.borrow().has_lines())
    }

    /// Waits; somebody's Enter ends it. Words typed meanwhile are kept for the next question.
    pub(super) fn pause(&mut self, milliseconds: u64) {
        if let Self::Mail(mail) = self {
            mail.borrow_mut().pause(Duration::from_millis(milliseconds));
        }
    }
}

/// The next line without its end; nothing, when there are no more.
pub(super) fn next_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let n_bytes = input.read_until(b'\n', &mut bytes)?;
    let line = String::from_utf8_lossy(&bytes);
    Ok((n_bytes > 0).then(|| line.trim_end_matches(['\n', '\r']).to_owned()))
}
