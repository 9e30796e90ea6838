//! What every board must satisfy: PSY-01 to PSY-04.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use crate::layout::{Layout, PathLine};
use crate::node_name::Symmetry;

/// The axiom a board breaks.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum BoardRuleError {
    #[error("node `{0}` is listed twice or not at all, or its name is malformed")]
    Nodes(String),
    #[error("PSY-01: node `{node}` is on {found} paths instead of {expected}")]
    Crossing { node: String, found: usize, expected: usize },
    #[error("PSY-02: {0}")]
    Border(&'static str),
    #[error("PSY-03: turned or mirrored, path `{0}` is not a path of the board")]
    Asymmetric(String),
    #[error("PSY-04: path `{path}` visits `{node}` twice")]
    Revisit { path: String, node: String },
    #[error("PSY-04: paths `{0}` and `{1}` share {2} nodes")]
    Shared(String, String, usize),
}

impl BoardRuleError {
    /// The id of the rule that is broken.
    pub fn rule(&self) -> &'static str {
        match self {
            BoardRuleError::Nodes(_) | BoardRuleError::Crossing { .. } => "PSY-01",
            BoardRuleError::Border(_) => "PSY-02",
            BoardRuleError::Asymmetric(_) => "PSY-03",
            BoardRuleError::Revisit { .. } | BoardRuleError::Shared(..) => "PSY-04",
        }
    }
}

impl Layout {
    /// Checks the board against PSY-01…04.
    ///
    /// # Errors
    /// The first axiom that is broken.
    pub fn check(&self) -> Result<(), BoardRuleError> {
        self.check_nodes()?;
        self.check_visits()?;
        let border = self.check_border()?;
        self.check_crossings(border)?;
        self.check_shared()?;
        self.check_symmetry()
    }

    fn check_nodes(&self) -> Result<(), BoardRuleError> {
        let mut known = BTreeSet::new();
        for (name, _) in &self.nodes {
            let well_named = Symmetry::turn(0).rename(name).is_some();
            if !well_named || !known.insert(name.as_str()) {
                return Err(BoardRuleError::Nodes(name.clone()));
            }
        }
        let mut all = self.paths.iter().flat_map(|path| &path.nodes);
        match all.find(|node| !known.contains(node.as_str())) {
            Some(node) => Err(BoardRuleError::Nodes(node.clone())),
            None => Ok(()),
        }
    }

    // PSY-04: a path visits a node at most once.
    fn check_visits(&self) -> Result<(), BoardRuleError> {
        for path in &self.paths {
            let mut seen = BTreeSet::new();
            if let Some(node) = path.nodes.iter().find(|node| !seen.insert(node.as_str())) {
                return Err(BoardRuleError::Revisit { path: path.name.clone(), node: node.clone() });
            }
        }
        Ok(())
    }

    // PSY-02: the border is one closed path and holds the six special nodes and every border node.
    fn check_border(&self) -> Result<&PathLine, BoardRuleError> {
        let mut closed = self.paths.iter().filter(|path| path.closed);
        let (Some(border), None) = (closed.next(), closed.next()) else {
            return Err(BoardRuleError::Border("there must be exactly one closed path"));
        };
        let on_border: BTreeSet<&str> = border.nodes.iter().map(String::as_str).collect();
        let special = |name: &str| name.len() == 2 && name.bytes().all(|b| b.is_ascii_lowercase());
        if border.nodes.iter().filter(|name| special(name)).count() != 6 {
            return Err(BoardRuleError::Border("it must hold the six special nodes"));
        }
        let ends_elsewhere = |path: &&PathLine| {
            let ends = [path.nodes.first(), path.nodes.last()];
            !path.closed && ends.iter().flatten().any(|end| !on_border.contains(end.as_str()))
        };
        if self.paths.iter().any(|path| ends_elsewhere(&path)) {
            return Err(BoardRuleError::Border("a path ends away from the border"));
        }
        Ok(border)
    }

    // PSY-01: two paths through every node; three through the centre and the six special nodes.
    fn check_crossings(&self, border: &PathLine) -> Result<(), BoardRuleError> {
        let mut count: BTreeMap<&str, usize> = BTreeMap::new();
        for node in self.paths.iter().flat_map(|path| &path.nodes) {
            *count.entry(node.as_str()).or_default() += 1;
        }
        for (name, _) in &self.nodes {
            let special = name.len() == 2
                && name.bytes().all(|b| b.is_ascii_lowercase())
                && border.nodes.contains(name);
            let expected = if special || name == "o" { 3 } else { 2 };
            let found = count.get(name.as_str()).copied().unwrap_or(0);
            if found != expected {
                return Err(BoardRuleError::Crossing { node: name.clone(), found, expected });
            }
        }
        Ok(())
    }

    // PSY-04: two paths share at most two nodes, and more than one only if one of them is the border.
    fn check_shared(&self) -> Result<(), BoardRuleError> {
        for (i, p) in self.paths.iter().enumerate() {
            for q in &self.paths[i + 1..] {
                let shared = p.nodes.iter().filter(|node| q.nodes.contains(node)).count();
                if shared > if p.closed || q.closed { 2 } else { 1 } {
                    return Err(BoardRuleError::Shared(p.name.clone(), q.name.clone(), shared));
                }
            }
        }
        Ok(())
    }

    // PSY-03: a third of a turn is required; ours is symmetric under the whole group of the hexagon.
    fn check_symmetry(&self) -> Result<(), BoardRuleError> {
        let paths: BTreeSet<Vec<String>> = self.paths.iter().map(canonical).collect();
        for symmetry in Symmetry::all() {
            for path in &self.paths {
                let image = PathLine {
                    nodes: path.nodes.iter().filter_map(|name| symmetry.rename(name)).collect(),
                    ..path.clone()
                };
                if !paths.contains(&canonical(&image)) {
                    return Err(BoardRuleError::Asymmetric(path.name.clone()));
                }
            }
        }
        Ok(())
    }
}

/// The same list for a path read in either direction, and for a closed one from any node.
fn canonical(path: &PathLine) -> Vec<String> {
    let mut forward = path.nodes.clone();
    let mut backward: Vec<String> = forward.iter().rev().cloned().collect();
    if path.closed {
        for nodes in [&mut forward, &mut backward] {
            let first = nodes.iter().enumerate().min_by_key(|(_, name)| *name);
            let at = first.map_or(0, |(at, _)| at);
            nodes.rotate_left(at);
        }
    }
    forward.min(backward)
}
