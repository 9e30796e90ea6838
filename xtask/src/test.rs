//! `cargo xtask test`: everything that must hold.

use std::process::Command;

use anyhow::Result;

use crate::{cargo, needs, step, tidy, web};

const WASM: &str = "wasm32-unknown-unknown";

/// The crates that also run in a browser.
const IN_THE_BROWSER: [&str; 12] = [
    "games",
    "innommable",
    "kernel",
    "pactes",
    "protocol",
    "psychodrame",
    "psychopathe",
    "search",
    "table",
    "web",
    "words",
    "yonkoma",
];

pub(crate) fn test() -> Result<()> {
    step("format", || cargo(&["fmt", "--all", "--check"]))?;
    step("tidy", tidy::tidy)?;
    step("lint", || cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    step("lint for the browser", || {
        add_target();
        let mut args = vec!["clippy", "--target", WASM];
        args.extend(IN_THE_BROWSER.iter().flat_map(|krate| ["--package", krate]));
        args.extend(["--", "-D", "warnings"]);
        cargo(&args)
    })?;
    step("what the tests need: PostgreSQL, Chromium, axe", || {
        needs::have("initdb", "postgresql")?;
        needs::have("chromium", "chromium")?;
        needs::have("chromedriver", "chromium-driver")?;
        needs::have_axe()
    })?;
    step("the client", || web::web(false, &[]))?;
    step("tests", || cargo(&["test", "--workspace"]))
}

/// A toolchain that was put there by hand may lack the target; rustup says so itself if it cannot help.
fn add_target() {
    let added = Command::new("rustup").args(["target", "add", WASM]).status();
    if !added.is_ok_and(|status| status.success()) {
        eprintln!("xtask: rustup could not add {WASM}; going on with what there is");
    }
}
