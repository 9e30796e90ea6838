//! `cargo xtask test`: everything that must hold.

use std::{process::Command, thread};

use anyhow::Result;

use crate::{cargo, needs, step, tidy, web};

const WASM: &str = "wasm32-unknown-unknown";

/// The crates that also run in a browser.
const IN_THE_BROWSER: [&str; 13] = [
    "games",
    "innommable",
    "kernel",
    "pactes",
    "protocol",
    "psychodrame",
    "psychopathe",
    "readers",
    "search",
    "table",
    "web",
    "words",
    "yonkoma",
];

pub(crate) fn test() -> Result<()> {
    step("format", || cargo(&["fmt", "--all", "--check"]))?;
    step("tidy", tidy::tidy)?;
    step("what the tests need: PostgreSQL, Chromium, axe, Grammalecte", || {
        needs::have("initdb", "postgresql")?;
        needs::have("chromium", "chromium")?;
        needs::have("chromedriver", "chromium-driver")?;
        needs::have("grammalecte-cli", "grammalecte-cli")?;
        needs::have("pebble", "pebble")?;
        needs::have_axe()
    })?;
    add_target();
    // Much of what compiles the client keeps one core busy: the lints have the others.
    thread::scope(|scope| {
        let client = scope.spawn(|| step("the client", || web::web(web::Build::Local, &[])));
        let linted = lint();
        client.join().expect("nothing in here panics").and(linted)
    })?;
    step("tests", || cargo(&["test", "--workspace", "--no-fail-fast"]))
}

fn lint() -> Result<()> {
    step("lint", || cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    step("lint for the browser", || {
        let mut args = vec!["clippy", "--target", WASM];
        args.extend(IN_THE_BROWSER.iter().flat_map(|krate| ["--package", krate]));
        args.extend(["--", "-D", "warnings"]);
        cargo(&args)
    })
}

/// A toolchain that was put there by hand may lack the target; rustup says so itself if it cannot help.
fn add_target() {
    let added = Command::new("rustup").args(["target", "add", WASM]).status();
    if !added.is_ok_and(|status| status.success()) {
        eprintln!("xtask: rustup could not add {WASM}; going on with what there is");
    }
}
