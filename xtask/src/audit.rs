//! `cargo xtask audit`: what `cargo deny` knows of our dependencies, by `deny.toml`.

use std::{env, process::Command};

use anyhow::{Result, ensure};

use crate::root;

/// Licences, bans and sources need nothing from outside; advisories need a copy of their database, and are asked about
/// where there is one (`CARGO_DENY_DB` names its folder).
pub(crate) fn audit() -> Result<()> {
    let is_installed = Command::new("cargo-deny").arg("--version").output().is_ok();
    if !is_installed {
        eprintln!(
            "xtask: cargo-deny is not installed (`cargo install cargo-deny`); `cargo xtask tidy` checks"
        );
        eprintln!("xtask: licences and sources without it");
        return Ok(());
    }
    deny(&["bans", "licenses", "sources"])?;
    if env::var_os("CARGO_DENY_DB").is_some() {
        return deny(&["--disable-fetch", "advisories"]);
    }
    eprintln!("xtask: no copy of the advisory database (CARGO_DENY_DB); advisories were not looked at");
    Ok(())
}

fn deny(checks: &[&str]) -> Result<()> {
    let status = Command::new("cargo-deny").arg("check").args(checks).current_dir(root()).status()?;
    ensure!(status.success(), "cargo deny check {} found something", checks.join(" "));
    Ok(())
}
