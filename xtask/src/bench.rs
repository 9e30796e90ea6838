//! `cargo xtask bench`: speed and memory, as ratios taken in one run.

use anyhow::Result;

use crate::{cargo, step, web};

pub(crate) fn bench(client: bool) -> Result<()> {
    if !client {
        beneath()?;
    }
    step("The client: the shelf and a table of each game, here and on a slow line", || {
        web::web(web::Build::Release, &[])?;
        cargo(&["build", "--release", "--package", "tablee"])?;
        cargo(&["run", "--release", "--package", "e2e", "--example", "navigation"])
    })
}

/// Everything but the client.
fn beneath() -> Result<()> {
    step("Pactes: bot games and the cost of the rules", || {
        cargo(&["run", "--release", "--package", "lab", "--example", "bench_pactes"])
    })?;
    step("Psychopathe: perft beside two chess crates", || {
        cargo(&["bench", "--package", "psychopathe", "--bench", "perft"])
    })?;
    step("The log: durable appends by number of writers, openings", || {
        cargo(&[
            "run",
            "--release",
            "--package",
            "store",
            "--features",
            "testkit",
            "--example",
            "bench_store",
        ])
    })?;
    step("The server: actions over WebSockets beside their floors", || {
        cargo(&["run", "--release", "--package", "server", "--example", "bench"])
    })
}
