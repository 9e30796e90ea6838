//! `cargo xtask soak`: what takes long.

use anyhow::Result;

use crate::{cargo, step};

pub(crate) fn soak(games: u64) -> Result<()> {
    let games = games.to_string();
    step("the laws of Pactes", || {
        cargo(&["run", "--release", "--package", "pactes", "--example", "soak", "--", &games])
    })
}
