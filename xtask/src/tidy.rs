//! `cargo xtask tidy`: the conventions that no compiler checks.

mod crates;
mod licences;
mod lines;
mod rules;
mod sentences;
mod styles;

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use crate::{docs, root};

/// Looks at everything and says all that is wrong at once.
pub(crate) fn tidy() -> Result<()> {
    let tree = Tree::read()?;
    let mut wrong = Vec::new();
    wrong.extend(rules::untested(&tree));
    wrong.extend(crates::unnamed(&tree));
    wrong.extend(crates::unexplained(&tree));
    wrong.extend(crates::impure()?);
    wrong.extend(licences::unfit()?);
    wrong.extend(sentences::in_one_language_only());
    wrong.extend(styles::crowded()?);
    wrong.extend(lines::long(&tree));
    wrong.extend(lines::set_by_hand(&tree));
    wrong.extend(stale_documents()?);
    if wrong.is_empty() {
        return Ok(());
    }
    bail!("tidy found {} things:\n  {}", wrong.len(), wrong.join("\n  "));
}

/// The files that tidy reads, by their path from the root.
pub(crate) struct Tree(Vec<(String, String)>);

impl Tree {
    fn read() -> Result<Self> {
        let mut files = Vec::new();
        for folder in ["crates", "xtask", "docs"] {
            collect(&root().join(folder), &mut files)?;
        }
        for name in ["ARCHITECTURE.md", "Cargo.toml", "rustfmt.toml"] {
            files.push(root().join(name));
        }
        let read = |path: PathBuf| -> Result<(String, String)> {
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
            Ok((name, text))
        };
        Ok(Self(files.into_iter().map(read).collect::<Result<_>>()?))
    }

    /// The text of one file; empty, if there is none.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.0.iter().find(|(n, _)| n == name).map_or("", |(_, text)| text)
    }

    /// The files whose names begin and end like this.
    pub(crate) fn files<'a>(
        &'a self,
        begin: &'a str,
        end: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> + 'a {
        let fits = move |name: &str| name.starts_with(begin) && name.ends_with(end);
        self.0.iter().filter(move |(name, _)| fits(name)).map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// The names of our crates.
    pub(crate) fn crates(&self) -> impl Iterator<Item = &str> {
        self.files("crates/", "/Cargo.toml").filter_map(|(name, _)| name.split('/').nth(1))
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                collect(&path, files)?;
            }
        } else if path.extension().is_some_and(|end| ["rs", "md", "toml"].iter().any(|e| end == *e)) {
            files.push(path);
        }
    }
    Ok(())
}

/// Documents that are generated say what would be generated now.
fn stale_documents() -> Result<Vec<String>> {
    let stale = |(path, text): (PathBuf, String)| {
        let there = fs::read_to_string(root().join(&path)).unwrap_or_default();
        (there != text).then(|| format!("{} is stale: run `cargo xtask docs`", path.display()))
    };
    Ok(docs::all()?.into_iter().filter_map(stale).collect())
}
