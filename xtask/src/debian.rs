//! What the tests need from the system.

use std::{fs, path::Path, process::Command};

use anyhow::{Result, bail};

/// Makes sure that a program is there, installing its Debian package if this machine lets us.
pub(crate) fn have(program: &str, package: &str) -> Result<()> {
    if found(program) {
        return Ok(());
    }
    eprintln!("xtask: {program} is missing; trying `apt-get install {package}`");
    for args in [&["update", "-qq"][..], &["install", "-y", "-qq", "--no-install-recommends", package]] {
        let done = Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").status();
        if !done.is_ok_and(|status| status.success()) {
            bail!("{program} is missing: install Debian's package `{package}` (or its like) and try again");
        }
    }
    if !found(program) {
        bail!("{program} is still missing after `apt-get install {package}`");
    }
    Ok(())
}

/// On the path, or where Debian hides PostgreSQL's programs.
fn found(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).any(|folder| folder.join(program).exists());
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    on_path
        || versions
            .map(|version| version.path())
            .any(|v: std::path::PathBuf| Path::new(&v).join("bin").join(program).exists())
}
