//! A board as data: named nodes, paths as lists of names. Unchecked; [`crate::Board`] is the checked form.

use std::fmt;

use thiserror::Error;

/// A path as data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PathLine {
    /// `ad`, `a2`, `border`, …
    pub name: String,
    /// Names of its nodes in order.
    pub nodes: Vec<String>,
    /// Whether the last node is followed by the first.
    pub closed: bool,
}

/// Nodes with their place in the unit disc, and paths.
#[derive(Debug, Clone, PartialEq)]
pub struct Layout {
    /// How many arcs each ray has.
    pub size: u8,
    /// Names and coordinates.
    pub nodes: Vec<(String, [f64; 2])>,
    /// All paths.
    pub paths: Vec<PathLine>,
}

/// Why a board file cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum LayoutError {
    #[error("a board file begins with the line `psychopathe board`")]
    NoHeading,
    #[error("the board file has no line `size N`")]
    NoSize,
    #[error("line {line}: expected `size N`, `node NAME X Y`, `path NAME NODES…` or `border NODES…`")]
    BadLine { line: usize },
}

impl Layout {
    /// Reads a board file.
    ///
    /// # Errors
    /// When a line is malformed; whether the board makes sense is checked by [`crate::Board::new`].
    pub fn parse(text: &str) -> Result<Layout, LayoutError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        if lines.next().map(|(_, line)| line) != Some("psychopathe board") {
            return Err(LayoutError::NoHeading);
        }
        let mut size = None;
        let mut nodes = Vec::new();
        let mut paths = Vec::new();
        for (line, text) in lines {
            let words: Vec<&str> = text.split_whitespace().collect();
            let bad = LayoutError::BadLine { line };
            match words[..] {
                ["size", n] => size = Some(n.parse().map_err(|_| bad)?),
                ["node", name, x, y] => {
                    let read = |v: &str| v.parse::<f64>().ok().filter(|v| v.is_finite());
                    let (Some(x), Some(y)) = (read(x), read(y)) else {
                        return Err(bad);
                    };
                    nodes.push((name.to_string(), [x, y]));
                }
                ["path", name, ref rest @ ..] if !rest.is_empty() => {
                    paths.push(line_of(name, rest, false));
                }
                ["border", ref rest @ ..] if !rest.is_empty() => {
                    paths.push(line_of("border", rest, true));
                }
                _ => return Err(bad),
            }
        }
        let size = size.ok_or(LayoutError::NoSize)?;
        Ok(Layout { size, nodes, paths })
    }
}

fn line_of(name: &str, nodes: &[&str], closed: bool) -> PathLine {
    PathLine { name: name.to_string(), nodes: nodes.iter().map(ToString::to_string).collect(), closed }
}

/// The board file.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "psychopathe board\nsize {}", self.size)?;
        for path in &self.paths {
            match path.closed {
                true => writeln!(f, "border {}", path.nodes.join(" "))?,
                false => writeln!(f, "path {} {}", path.name, path.nodes.join(" "))?,
            }
        }
        for (name, [x, y]) in &self.nodes {
            writeln!(f, "node {name} {x:.4} {y:.4}")?;
        }
        Ok(())
    }
}
