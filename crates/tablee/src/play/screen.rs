//! The terminal: what is shown, and what is typed.

use std::io::{self, Write};

use super::input::{Arrived, Input};

/// How much of a terminal there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Capabilities {
    /// So many columns.
    pub(super) width: usize,
    /// Whether bold and faint can be shown.
    pub(super) styled: bool,
    /// Whether there is somebody to wait for.
    pub(super) paced: bool,
    /// Whether what is read has to be shown, since nobody sees it being typed.
    pub(super) echo: bool,
}

/// How a line looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Emphasis {
    Plain,
    Bold,
    Faint,
    Warning,
}

/// Shows lines, fitted to the width, and reads them.
pub(super) struct Screen<'a> {
    capabilities: Capabilities,
    input: Input<'a>,
    output: &'a mut dyn Write,
}

impl<'a> Screen<'a> {
    pub(super) fn new(capabilities: Capabilities, input: Input<'a>, output: &'a mut dyn Write) -> Self {
        Self { capabilities, input, output }
    }

    /// A paragraph; its lines after the first are indented as far as its text.
    pub(super) fn show(&mut self, style: Emphasis, mark: &str, text: &str) -> io::Result<()> {
        let indent = mark.chars().count();
        let room = self.capabilities.width.saturating_sub(indent).max(20);
        for (n, line) in wrapped(text, room).into_iter().enumerate() {
            let mark = if n == 0 { mark.to_owned() } else { " ".repeat(indent) };
            let (on, off) = self.codes(style);
            writeln!(self.output, "{mark}{on}{line}{off}")?;
        }
        self.output.flush()
    }

    /// One line, cut where the width ends.
    pub(super) fn fitted(&mut self, mark: &str, text: &str) -> io::Result<()> {
        let room = self.capabilities.width.saturating_sub(mark.chars().count()).max(20);
        let line = wrapped(text, usize::MAX).concat();
        let short: String = line.chars().take(room - 1).collect();
        let line = if line.chars().count() > room { format!("{}…", short.trim_end()) } else { line };
        writeln!(self.output, "{mark}{line}")
    }

    /// A plain paragraph.
    pub(super) fn say(&mut self, text: &str) -> io::Result<()> {
        self.show(Emphasis::Plain, "", text)
    }

    /// A title with a rule under the rest of the line.
    pub(super) fn title(&mut self, text: &str) -> io::Result<()> {
        self.gap()?;
        let rest = self.capabilities.width.saturating_sub(text.chars().count() + 4);
        self.show(Emphasis::Bold, "", format!("── {text} {}", "─".repeat(rest)).trim_end())
    }

    /// An empty line.
    pub(super) fn gap(&mut self) -> io::Result<()> {
        writeln!(self.output)
    }

    /// Part of a line, at once.
    pub(super) fn part(&mut self, text: &str) -> io::Result<()> {
        write!(self.output, "{text}")?;
        self.output.flush()
    }

    /// What is typed next, without the end of the line; nothing, when the input has ended.
    pub(super) fn read(&mut self, prompt: &str) -> io::Result<Option<String>> {
        loop {
            match self.hear(prompt)? {
                Arrived::Line(typed) => return Ok(Some(typed)),
                Arrived::News => {}
                Arrived::End => return Ok(None),
            }
        }
    }

    /// What is typed next, or that something else happened first.
    pub(super) fn hear(&mut self, prompt: &str) -> io::Result<Arrived> {
        let (on, off) = self.codes(Emphasis::Bold);
        self.part(&format!("{on}>{off} {prompt}"))?;
        let arrived = self.input.next()?;
        match &arrived {
            Arrived::Line(typed) if self.capabilities.echo => self.show(Emphasis::Plain, "", typed)?,
            Arrived::Line(_) => {}
            Arrived::News | Arrived::End => self.gap()?,
        }
        Ok(arrived)
    }

    /// Whether somebody typed something while nothing was asked.
    pub(super) fn has_words(&self) -> bool {
        self.input.has_words()
    }

    /// Waits a moment, if there is somebody to wait for; Enter cuts it short.
    pub(super) fn pause(&mut self, milliseconds: u64) {
        if self.capabilities.paced {
            self.input.pause(milliseconds);
        }
    }

    /// Waits about as long as it takes to read this.
    pub(super) fn pause_to_read(&mut self, text: &str) {
        let length = u64::try_from(text.chars().count()).unwrap_or(u64::MAX);
        self.pause(length.saturating_mul(12).saturating_add(300).min(1800));
    }

    fn codes(&self, style: Emphasis) -> (&'static str, &'static str) {
        match style {
            _ if !self.capabilities.styled => ("", ""),
            Emphasis::Plain => ("", ""),
            Emphasis::Bold => ("\u{1b}[1m", "\u{1b}[0m"),
            Emphasis::Faint => ("\u{1b}[2m", "\u{1b}[0m"),
            Emphasis::Warning => ("\u{1b}[33m", "\u{1b}[0m"),
        }
    }
}

/// The lines of a paragraph. It breaks at spaces, never at those that do not break; what could disturb a
/// terminal is left out.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let unruly = |c: char| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let tame: String = text.chars().map(|c| if unruly(c) { ' ' } else { c }).collect();
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in tame.split(' ') {
        let mut letters: Vec<char> = word.chars().collect();
        if used > 0 && used + 1 + letters.len() > width {
            lines.push(String::new());
            used = 0;
        }
        if used > 0 {
            lines.last_mut().unwrap_or(&mut String::new()).push(' ');
            used += 1;
        }
        while letters.len() > width {
            let rest = letters.split_off(width);
            lines.last_mut().unwrap_or(&mut String::new()).extend(letters);
            lines.push(String::new());
            letters = rest;
        }
        used += letters.len();
        lines.last_mut().unwrap_or(&mut String::new()).extend(letters);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_break_at_spaces_that_break() {
        assert_eq!(wrapped("un deux\u{a0}: trois", 9), ["un deux\u{a0}:", "trois"]);
        assert_eq!(wrapped("un deux\u{a0}: trois", 8), ["un", "deux\u{a0}:", "trois"]);
        assert_eq!(wrapped("abcdefghij", 4), ["abcd", "efgh", "ij"]);
        assert_eq!(wrapped("", 4), [""]);
        assert_eq!(wrapped("a\u{1b}[31mb\u{202e}", 20), ["a [31mb "]);
    }
}
