//! `cargo xtask soak`: what takes long.

use anyhow::Result;

use crate::{cargo, cargo_with, step};

/// The games whose laws are tried on games at random and between bots.
const LAWS: [(&str, &str); 4] = [
    ("Pactes", "pactes"),
    ("Innommable", "innommable"),
    ("4-KOMA", "yonkoma"),
    ("Psychodrame", "psychodrame"),
];

pub(crate) fn soak(games: u64) -> Result<()> {
    let games = games.to_string();
    for (name, krate) in LAWS {
        let example = format!("soak_{krate}");
        step(&format!("the laws of {name} over many games"), || {
            cargo(&["run", "--release", "--package", krate, "--example", &example, "--", &games])
        })?;
    }
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
