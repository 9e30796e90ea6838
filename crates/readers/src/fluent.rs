//! Sentences, read from the part of Fluent that our files use.
//!
//! A message is a text with `{ $variables }`, `{ "literals" }`, `{ FUNCTIONS($of, "a variable") }` and choices by a
//! variable. There are no terms or attributes. A test of `words` reads and says every sentence with Fluent itself and
//! wants the same.

/// A piece of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PatternElement {
    Text(String),
    Variable(String),
    /// What a function makes of a variable: `OF($who)`, `AGREE($n, "point", "points")`.
    Call {
        function: String,
        /// The variable.
        of: String,
        /// The words that it is given to choose from.
        words: Vec<String>,
    },
    /// One of these, by what a variable holds.
    Choice {
        /// The variable.
        of: String,
        /// What is said for each value.
        arms: Vec<(String, Vec<PatternElement>)>,
        /// Which of them is said otherwise.
        usual: usize,
    },
}

/// A message: its id, and what it says.
pub type Message = (String, Vec<PatternElement>);

/// The messages of a file in their order, and what is wrong in it.
pub fn read(ftl: &str) -> (Vec<Message>, Vec<String>) {
    let (mut messages, mut wrong) = (Vec::new(), Vec::new());
    let mut rest = ftl;
    while !rest.is_empty() {
        let end = end_of_entry(rest);
        let (entry, after) = rest.split_at(end);
        rest = after;
        if entry.starts_with('#') || entry.trim().is_empty() {
            continue;
        }
        match message(entry) {
            Some(message) => messages.push(message),
            None => wrong.push(entry.lines().next().unwrap_or_default().to_owned()),
        }
    }
    (messages, wrong)
}

/// Where the next line begins that is not indented.
fn end_of_entry(text: &str) -> usize {
    let breaks = text.match_indices('\n').map(|(at, _)| at + 1);
    let is_entry = |at: &usize| !text[*at..].starts_with([' ', '\n', '}']);
    breaks.filter(is_entry).find(|at| *at < text.len()).unwrap_or(text.len())
}

fn message(entry: &str) -> Option<Message> {
    let (id, text) = entry.split_once('=')?;
    let id = id.trim_end();
    let is_name = id.starts_with(|c: char| c.is_ascii_alphabetic())
        && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    let mut reader = Reader { rest: text };
    let said = reader.pattern().filter(|said| is_name && !said.is_empty())?;
    reader.rest.trim().is_empty().then(|| (id.to_owned(), said))
}

struct Reader<'a> {
    rest: &'a str,
}

/// What a pattern is made of before its lines are moved to the left.
enum Part {
    Text(String),
    /// So many new lines, and how far the next one is indented.
    Lines(usize, usize),
    Said(PatternElement),
}

impl Reader<'_> {
    /// A text with what stands in braces, up to what ends it.
    fn pattern(&mut self) -> Option<Vec<PatternElement>> {
        let mut parts = Vec::new();
        self.rest = self.rest.trim_start_matches(' ');
        loop {
            let end = self.rest.find(['{', '}', '\n']).unwrap_or(self.rest.len());
            let (text, after) = self.rest.split_at(end);
            if !text.is_empty() {
                parts.push(Part::Text(text.to_owned()));
            }
            self.rest = after;
            match after.chars().next() {
                None => break,
                Some('{') => parts.push(Part::Said(self.placeable()?)),
                Some('\n') => match self.lines() {
                    Some(lines) => parts.push(lines),
                    None => break,
                },
                Some(_) => return None,
            }
        }
        Some(joined(parts))
    }

    /// Where a text goes on in another line; nothing, if it ends here.
    fn lines(&mut self) -> Option<Part> {
        let next = self.rest.trim_start_matches([' ', '\n']);
        let gap = &self.rest[..self.rest.len() - next.len()];
        let indent = gap.len() - gap.rfind('\n')? - 1;
        if next.is_empty() || next.starts_with(['[', '*', '.', '}']) || indent == 0 {
            return None;
        }
        self.rest = next;
        Some(Part::Lines(gap.matches('\n').count(), indent))
    }

    fn skip(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\n']);
    }

    /// Goes past a mark.
    fn past(&mut self, mark: &str) -> Option<()> {
        self.rest = self.rest.strip_prefix(mark)?;
        Some(())
    }

    fn word(&mut self) -> Option<String> {
        let is_outside = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_');
        let (word, after) = self.rest.split_at(self.rest.find(is_outside)?);
        self.rest = after;
        (!word.is_empty()).then(|| word.to_owned())
    }

    fn placeable(&mut self) -> Option<PatternElement> {
        self.past("{")?;
        self.skip();
        let piece = if self.rest.starts_with('"') {
            PatternElement::Text(self.literal()?)
        } else if self.rest.starts_with('$') {
            let name = self.variable()?;
            self.skip();
            if self.past("->").is_some() { self.choice(name)? } else { PatternElement::Variable(name) }
        } else {
            self.call()?
        };
        self.skip();
        self.past("}")?;
        Some(piece)
    }

    fn variable(&mut self) -> Option<String> {
        self.past("$")?;
        self.word()
    }

    fn literal(&mut self) -> Option<String> {
        self.past("\"")?;
        // Nothing in our literals is escaped.
        let (text, after) = self.rest.split_once('"').filter(|(text, _)| !text.contains('\\'))?;
        self.rest = after;
        Some(text.to_owned())
    }

    fn call(&mut self) -> Option<PatternElement> {
        let function = self.word().filter(|name| name.bytes().all(|b| b.is_ascii_uppercase()))?;
        self.past("(")?;
        self.skip();
        let (of, mut words) = (self.variable()?, Vec::new());
        loop {
            self.skip();
            if self.past(")").is_some() {
                return Some(PatternElement::Call { function, of, words });
            }
            self.past(",")?;
            self.skip();
            words.push(self.literal()?);
        }
    }

    fn choice(&mut self, of: String) -> Option<PatternElement> {
        let (mut arms, mut usual) = (Vec::new(), None);
        loop {
            self.skip();
            if self.rest.starts_with('}') {
                return Some(PatternElement::Choice { of, arms, usual: usual? });
            }
            if self.past("*").is_some() {
                usual = Some(arms.len());
            }
            self.past("[")?;
            self.skip();
            let key = self.word()?;
            self.skip();
            self.past("]")?;
            arms.push((key, self.pattern()?));
        }
    }
}

/// The parts with their lines moved to the left by what they share, and nothing blank at the end.
fn joined(mut parts: Vec<Part>) -> Vec<PatternElement> {
    let indents = parts.iter().filter_map(|part| match part {
        Part::Lines(_, indent) => Some(*indent),
        Part::Text(_) | Part::Said(_) => None,
    });
    let common = indents.min().unwrap_or(0);
    if let Some(Part::Text(text)) = parts.last_mut() {
        text.truncate(text.trim_end_matches(' ').len());
    }
    let mut pieces: Vec<PatternElement> = Vec::new();
    for (index, part) in parts.into_iter().enumerate() {
        let text = match part {
            Part::Said(piece) => {
                pieces.push(piece);
                continue;
            }
            Part::Text(text) => text,
            Part::Lines(n_lines, indent) => {
                let new_lines = if index == 0 { 0 } else { n_lines };
                "\n".repeat(new_lines) + &" ".repeat(indent - common)
            }
        };
        if !text.is_empty() {
            pieces.push(PatternElement::Text(text));
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_piece_by_piece() {
        let text = |text: &str| PatternElement::Text(text.to_owned());
        let ftl = "# A comment.\na = b { $c } d\nb =\n    { $n ->\n        [1] one\n       *[other] { \" \" }many\n    }.\n";
        let (messages, wrong) = read(ftl);
        assert_eq!(wrong, Vec::<String>::new());
        assert_eq!(
            messages[0],
            ("a".to_owned(), vec![text("b "), PatternElement::Variable("c".to_owned()), text(" d")])
        );
        let arms =
            vec![("1".to_owned(), vec![text("one")]), ("other".to_owned(), vec![text(" "), text("many")])];
        let choice = PatternElement::Choice { of: "n".to_owned(), arms, usual: 1 };
        assert_eq!(messages[1], ("b".to_owned(), vec![choice, text(".")]));
    }

    #[test]
    fn a_function_is_read_with_its_words() {
        let (messages, wrong) = read("a = { OF($who) }{ AGREE( $n, \"point\", \"points\" ) }\n");
        assert_eq!(wrong, Vec::<String>::new());
        let call = |function: &str, of: &str, words: &[&str]| PatternElement::Call {
            function: function.to_owned(),
            of: of.to_owned(),
            words: words.iter().map(ToString::to_string).collect(),
        };
        let said = vec![call("OF", "who", &[]), call("AGREE", "n", &["point", "points"])];
        assert_eq!(messages, [("a".to_owned(), said)]);
    }

    #[test]
    fn what_cannot_be_read_is_named_and_the_rest_stays() {
        for bad in [
            "b = { c }",
            "b = { of($n) }",
            "b = { OF(\"n\") }",
            "b = { OF($n, $m) }",
            "b = { OF($n }",
            "b = {",
            "b = }",
            "b",
            "b =",
            "b = { $n ->\n  [1] x\n  }",
            "b = { \"\\\" }",
            "é = x",
        ] {
            let (messages, wrong) = read(&format!("a = x\n{bad}\nc = y\n"));
            assert_eq!(messages.len(), 2, "{bad}");
            assert_eq!(wrong, [bad.lines().next().expect("a line")], "{bad}");
        }
    }
}
