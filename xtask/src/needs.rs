//! What the tests need from the system.

use std::{fs, process::Command};

use anyhow::{Context, Result, bail, ensure};

use crate::root;

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
    let mut versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    on_path || versions.any(|version| version.path().join("bin").join(program).exists())
}

/// The accessibility checker, as the npm registry has it; it lies under `target/` and is not ours to keep.
const AXE: &str = "axe-core@4.14.0";

/// Makes sure that the accessibility checker is there.
pub(crate) fn have_axe() -> Result<()> {
    let folder = root().join("target/axe");
    if folder.join("axe.min.js").exists() {
        return Ok(());
    }
    fs::create_dir_all(&folder)?;
    have("npm", "npm")?;
    let packed = Command::new("npm").args(["pack", "--silent", AXE]).current_dir(&folder).output();
    let packed = packed.context("cannot start npm")?;
    ensure!(packed.status.success(), "`npm pack {AXE}` failed: {}", String::from_utf8_lossy(&packed.stderr));
    let archive = String::from_utf8(packed.stdout)?;
    let tar = ["-xzf", archive.trim(), "--strip-components=1", "package/axe.min.js"];
    let unpacked = Command::new("tar").args(tar).current_dir(&folder).status().context("cannot start tar")?;
    ensure!(unpacked.success(), "{} cannot be unpacked", archive.trim());
    Ok(())
}
