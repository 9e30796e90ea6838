//! Crates are named in ARCHITECTURE.md, dependencies are explained, pure crates are pure.

use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::Tree;
use crate::root;

/// Every crate is in ARCHITECTURE.md.
pub(super) fn unnamed(tree: &Tree) -> Vec<String> {
    let architecture = tree.text("ARCHITECTURE.md");
    let missing = tree.crates().filter(|name| !architecture.contains(&format!("`{name}`")));
    missing.map(|name| format!("ARCHITECTURE.md does not name the crate `{name}`")).collect()
}

/// Every dependency of the workspace is in a decision record.
pub(super) fn unexplained(tree: &Tree) -> Vec<String> {
    let manifest = tree.text("Cargo.toml");
    let section = manifest.split("[workspace.dependencies]").nth(1).unwrap_or("");
    let lines = section.lines().take_while(|line| !line.starts_with('['));
    let external = lines.filter(|line| !line.contains("path = ")).filter_map(|line| line.split_once(" = "));
    let explained =
        |name: &str| tree.files("docs/adr/", ".md").any(|(_, text)| text.contains(&format!("`{name}`")));
    let missing = external.map(|(name, _)| name.trim()).filter(|name| !explained(name));
    missing.map(|name| format!("no decision record in docs/adr says why we use `{name}`")).collect()
}

/// What a pure crate must not pull in: I/O, clocks, generators, threads of others.
const IMPURE: [&str; 8] = ["tokio", "axum", "sqlx", "getrandom", "rand", "chrono", "time", "mio"];

/// The crates that do no I/O, read no clock, own no generator.
const PURE: [&str; 11] = [
    "book",
    "games",
    "innommable",
    "kernel",
    "pactes",
    "psychodrame",
    "psychopathe",
    "readers",
    "table",
    "words",
    "yonkoma",
];

pub(super) fn impure() -> Result<Vec<String>> {
    let mut wrong = Vec::new();
    for name in PURE {
        let args = ["tree", "--package", name, "--edges", "normal", "--prefix", "none", "--format", "{p}"];
        let out = Command::new("cargo").args(args).current_dir(root()).output().context("cargo tree")?;
        ensure!(out.status.success(), "cargo tree: {}", String::from_utf8_lossy(&out.stderr));
        let tree = String::from_utf8_lossy(&out.stdout).into_owned();
        let names = tree.lines().filter_map(|line| line.split(' ').next());
        let found = names.filter(|found| IMPURE.contains(found)).map(str::to_owned);
        wrong.extend(found.map(|found| format!("`{name}` is pure but depends on `{found}`")));
    }
    wrong.sort();
    wrong.dedup();
    Ok(wrong)
}
