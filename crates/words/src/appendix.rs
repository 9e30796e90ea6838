//! What stands in a book after its story: made of what its reader was told and sees in the end, and of nothing else.

pub(crate) mod innommable;
pub(crate) mod pactes;
pub(crate) mod psychodrame;
pub(crate) mod psychopathe;
pub(crate) mod yonkoma;

/// One of the things that stand after the story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    pub title: String,
    pub parts: Vec<Part>,
}

/// A piece of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    Heading(String),
    Text(String),
    /// What is called how.
    Terms(Vec<(String, String)>),
    List(Vec<String>),
    /// What faces what, line by line.
    Facing {
        heads: [String; 2],
        lines: Vec<[Side; 2]>,
    },
    Table {
        heads: Vec<String>,
        rows: Vec<Vec<String>>,
    },
    /// Something drawn, and the same in words for where nothing can be drawn.
    Picture {
        svg: String,
        caption: String,
        said: Vec<String>,
    },
}

/// Half a line of a contract.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    pub text: String,
    /// What the die on it shows.
    pub die: Option<u8>,
}

impl Section {
    /// A section, unless nothing is in it.
    fn of(title: String, parts: Vec<Part>) -> Option<Self> {
        (!parts.is_empty()).then_some(Self { title, parts })
    }

    /// Does something with every text in it.
    pub fn each_text(&mut self, change: &mut impl FnMut(&mut String)) {
        change(&mut self.title);
        for part in &mut self.parts {
            match part {
                Part::Heading(text) | Part::Text(text) => change(text),
                Part::Terms(terms) => terms.iter_mut().for_each(|(term, what)| {
                    change(term);
                    change(what);
                }),
                Part::List(things) => things.iter_mut().for_each(&mut *change),
                Part::Facing { heads, lines } => {
                    heads.iter_mut().for_each(&mut *change);
                    lines.iter_mut().flatten().for_each(|side| change(&mut side.text));
                }
                Part::Table { heads, rows } => {
                    heads.iter_mut().for_each(&mut *change);
                    rows.iter_mut().flatten().for_each(&mut *change);
                }
                Part::Picture { svg, caption, said } => {
                    change(svg);
                    change(caption);
                    said.iter_mut().for_each(&mut *change);
                }
            }
        }
    }
}

/// What people wrote, within a drawing: text and never markup, without what may not stand in XML.
fn drawn(text: &str) -> String {
    let bare = text.replace(|letter: char| letter.is_control() || "\u{fffe}\u{ffff}".contains(letter), "");
    bare.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
