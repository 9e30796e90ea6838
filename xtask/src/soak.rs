//! `cargo xtask soak`: what takes long.

use anyhow::Result;

use crate::{cargo, cargo_with, step};

pub(crate) fn soak(games: u64) -> Result<()> {
    let games = games.to_string();
    step("the laws of Pactes over many games", || {
        cargo(&["run", "--release", "--package", "pactes", "--example", "soak", "--", &games])
    })?;
    step("the laws of Innommable over many games", || {
        cargo(&["run", "--release", "--package", "innommable", "--example", "soak", "--", &games])
    })?;
    step("the laws of 4-KOMA over many games", || {
        cargo(&["run", "--release", "--package", "yonkoma", "--example", "soak", "--", &games])
    })?;
    step("the laws of Psychodrame over many games", || {
        cargo(&["run", "--release", "--package", "psychodrame", "--example", "soak", "--", &games])
    })?;
    step("Psychopathe: the fast generator against the plain one, a million positions", || {
        cargo(&["run", "--release", "--package", "psychopathe", "--example", "agree", "--", "1000000"])
    })?;
    step("a thousand kills of the store and of the server, long fuzzing", || {
        let kills = [("TABLEE_STORE_KILLS", "1000"), ("TABLEE_KILLS", "1000"), ("TABLEE_FUZZ", "1000000")];
        cargo_with(
            &["test", "--release", "--package", "store", "--package", "server", "--package", "protocol"],
            &kills,
        )
    })
}
