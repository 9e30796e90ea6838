//! Where lines come from: a keyboard, or a script.

use std::{
    cell::RefCell,
    collections::VecDeque,
    io::{self, BufRead},
    rc::Rc,
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::Duration,
};

use super::online::Mail;

/// A source of lines.
pub(super) enum Input<'a> {
    /// Everything is there already, or comes from a program.
    Script(&'a mut dyn BufRead),
    /// Somebody types.
    Keyboard(Keyboard),
    /// Somebody types while things happen elsewhere.
    Mail(Rc<RefCell<Mail>>),
}

/// What came.
pub(super) enum Got {
    /// A line with its end.
    Line(Vec<u8>),
    /// Something happened elsewhere.
    News,
    /// There are no more lines.
    End,
}

/// Lines that somebody types, read beside the game so that a pause can be cut short: an Enter typed while nothing
/// is asked answers no later question.
pub(super) struct Keyboard {
    lines: Receiver<io::Result<Vec<u8>>>,
    typed_ahead: VecDeque<Vec<u8>>,
}

impl Keyboard {
    /// That of this terminal.
    pub(super) fn new() -> Self {
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            let mut stdin = io::stdin().lock();
            while let Some(line) = next_line(&mut stdin).transpose() {
                let failed = line.is_err();
                if sender.send(line).is_err() || failed {
                    return;
                }
            }
        });
        Self { lines, typed_ahead: VecDeque::new() }
    }
}

impl Input<'_> {
    /// The next line with its end, or what came instead.
    pub(super) fn line(&mut self) -> io::Result<Got> {
        let line = match self {
            Self::Script(script) => next_line(*script)?,
            Self::Keyboard(keyboard) => match keyboard.typed_ahead.pop_front() {
                Some(line) => Some(line),
                None => keyboard.lines.recv().ok().transpose()?,
            },
            Self::Mail(mail) => return Ok(mail.borrow_mut().next()),
        };
        Ok(line.map_or(Got::End, Got::Line))
    }

    /// Whether somebody typed something while nothing was asked.
    pub(super) fn has_words(&self) -> bool {
        matches!(self, Self::Keyboard(keyboard) if !keyboard.typed_ahead.is_empty())
    }

    /// Waits; somebody's Enter ends it. Words typed meanwhile are kept for the next question.
    pub(super) fn pause(&mut self, milliseconds: u64) {
        let keyboard = match self {
            Self::Script(_) => return,
            Self::Keyboard(keyboard) => keyboard,
            Self::Mail(mail) => return mail.borrow_mut().pause(Duration::from_millis(milliseconds)),
        };
        match keyboard.lines.recv_timeout(Duration::from_millis(milliseconds)) {
            Ok(Ok(line)) if !line.trim_ascii().is_empty() => keyboard.typed_ahead.push_back(line),
            Ok(_) | Err(RecvTimeoutError::Timeout) => {}
            // The keyboard is gone; what is shown is shown at its pace all the same.
            Err(RecvTimeoutError::Disconnected) => thread::sleep(Duration::from_millis(milliseconds)),
        }
    }
}

pub(super) fn next_line(input: &mut dyn BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    let n_bytes = input.read_until(b'\n', &mut bytes)?;
    Ok((n_bytes > 0).then_some(bytes))
}
