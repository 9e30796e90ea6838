//! Style sheets are written one declaration a line, so that a change shows what it changes.

use std::fs;

use anyhow::{Context as _, Result};

use crate::root;

pub(super) fn crowded() -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    for entry in fs::read_dir(root().join("crates/web/style")).context("crates/web/style")? {
        let path = entry?.path();
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let name = path.file_name().map_or_else(String::new, |name| name.display().to_string());
        wrong.extend(crowded_lines(&text).map(|line| format!("{name}:{line}: one declaration a line")));
    }
    Ok(wrong)
}

/// The numbers of lines with more than one declaration, or with one beside a brace.
fn crowded_lines(css: &str) -> impl Iterator<Item = usize> {
    let is_crowded = |line: &str| {
        let n_ends = line.matches(';').count();
        n_ends > 1 || n_ends == 1 && line.contains(['{', '}'])
    };
    css.lines().enumerate().filter(move |(_, line)| is_crowded(line)).map(|(index, _)| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_declarations_or_a_rule_on_one_line_are_found() {
        let css = "a {\n  color: red;\n}\nb { color: red; }\nc {\n  top: 0; left: 0;\n}\n";
        assert_eq!(crowded_lines(css).collect::<Vec<_>>(), [4, 6]);
    }
}
