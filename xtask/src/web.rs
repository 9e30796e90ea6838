//! The client: compiled to wasm, bound, named by its hash, compressed. No Node.

use std::{
    collections::BTreeMap,
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, Result, ensure};

use crate::{cargo_with, root, step};

const TARGET: &str = "wasm32-unknown-unknown";
/// What has a bundle of its own: each game with the shell, the page that checks dice, the engine in its worker.
const BUNDLES: [&str; 4] = ["pactes", "psychopathe", "verify", "engine"];
/// The bundles that are a shell with a game.
const GAMES: [&str; 2] = ["pactes", "psychopathe"];
/// A component is compiled once and not once for each way it is put together: half the size.
const FLAGS: (&str, &str) = ("RUSTFLAGS", "--cfg erase_components");
/// Shell and one game, compressed: what a phone downloads.
const MOST_GZIP: usize = 450 * 1024;

/// Builds the client into `dist/`.
pub(crate) fn web(dev: bool) -> Result<()> {
    ensure_target()?;
    let profile = if dev { "dev" } else { "wasm-release" };
    let dist = root().join("dist");
    let bound = step("compile the client to wasm", || {
        cargo_with(
            &["build", "--package", "web", "--bins", "--target", TARGET, "--profile", profile],
            &[FLAGS],
        )?;
        bind(profile)
    })?;
    step("name, compress and put it into dist/", || lay_out(&bound, &dist, dev))
}

/// With `RUSTUP_AUTO_INSTALL=0` rustup passes over a target that `rust-toolchain.toml` names, in silence.
fn ensure_target() -> Result<()> {
    let rustc = env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    let mut asked = Command::new(rustc);
    asked.args(["--print", "target-libdir", "--target", TARGET]).current_dir(root());
    let output = asked.output().context("cannot start rustc")?;
    if PathBuf::from(String::from_utf8(output.stdout)?.trim()).is_dir() {
        return Ok(());
    }
    let status = Command::new("rustup").args(["target", "add", TARGET]).current_dir(root()).status()?;
    ensure!(status.success(), "`rustup target add {TARGET}` failed");
    Ok(())
}

/// Runs wasm-bindgen over each bundle; where the results lie.
fn bind(profile: &str) -> Result<PathBuf> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let built = target.join(TARGET).join(if profile == "dev" { "debug" } else { profile });
    let bound = target.join("web-bound");
    if bound.exists() {
        fs::remove_dir_all(&bound)?;
    }
    for bundle in BUNDLES {
        wasm_bindgen_cli_support::Bindgen::new()
            .input_path(built.join(format!("{bundle}.wasm")))
            .out_name(bundle)
            .web(true)?
            .typescript(false)
            .remove_name_section(profile != "dev")
            .remove_producers_section(true)
            .generate(&bound)
            .with_context(|| format!("wasm-bindgen over {bundle}"))?;
    }
    Ok(bound)
}

/// Writes every file under a name with its hash, and `index.html` that names them.
fn lay_out(bound: &Path, dist: &Path, dev: bool) -> Result<()> {
    if dist.exists() {
        fs::remove_dir_all(dist)?;
    }
    fs::create_dir_all(dist)?;
    let source = root().join("crates/web");
    let mut names = BTreeMap::new();
    let mut sizes = BTreeMap::new();
    // Wasm first, then what names it, the page last.
    for bundle in BUNDLES {
        let wasm = fs::read(bound.join(format!("{bundle}_bg.wasm")))?;
        let size = put(dist, &mut names, &format!("{bundle}.wasm"), &wasm, dev)?;
        let script = fs::read_to_string(bound.join(format!("{bundle}.js")))?;
        let script = script.replace(&format!("{bundle}_bg.wasm"), &named(&names, &format!("{bundle}.wasm")));
        let script = put(dist, &mut names, &format!("{bundle}.js"), script.as_bytes(), dev)?;
        sizes.insert(bundle, size + script);
    }
    let style = ["base.css", "pactes.css", "psychopathe.css"]
        .map(|file| fs::read_to_string(source.join("style").join(file)));
    let style = style.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    let mut shell = put(dist, &mut names, "style.css", style.as_bytes(), dev)?;
    let brain = rename(&fs::read_to_string(source.join("brain.js"))?, &names);
    put(dist, &mut names, "brain.js", brain.as_bytes(), dev)?;
    let boot = rename(&fs::read_to_string(source.join("boot.js"))?, &names);
    shell += put(dist, &mut names, "boot.js", boot.as_bytes(), dev)?;
    let page = rename(&fs::read_to_string(source.join("index.html"))?, &names);
    shell += compressed(&dist.join("index.html"), page.as_bytes(), dev)?;
    for game in GAMES {
        let total = shell + sizes.get(game).copied().unwrap_or(0);
        eprintln!("xtask: shell and {game}: {total} bytes gzip, {MOST_GZIP} are allowed");
        if !dev && total > MOST_GZIP {
            eprintln!("xtask: the client is {} bytes larger than it should be", total - MOST_GZIP);
        }
    }
    Ok(())
}

/// Writes a file under a name with its hash; its compressed size.
fn put(
    dist: &Path,
    names: &mut BTreeMap<String, String>,
    name: &str,
    bytes: &[u8],
    dev: bool,
) -> Result<usize> {
    let (stem, extension) = name.rsplit_once('.').context("a name has an extension")?;
    let hashed = format!("{stem}-{:016x}.{extension}", fingerprint(bytes));
    names.insert(name.to_owned(), hashed.clone());
    compressed(&dist.join(hashed), bytes, dev)
}

/// The file as it is and as gzip.
fn compressed(path: &Path, bytes: &[u8], dev: bool) -> Result<usize> {
    fs::write(path, bytes)?;
    let level = if dev { flate2::Compression::fast() } else { flate2::Compression::best() };
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), level);
    gzip.write_all(bytes)?;
    let gzip = gzip.finish()?;
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    eprintln!("xtask: {name}: {} bytes, {} gzip", bytes.len(), gzip.len());
    fs::write(path.with_file_name(format!("{name}.gz")), &gzip)?;
    Ok(gzip.len())
}

fn named(names: &BTreeMap<String, String>, name: &str) -> String {
    names.get(name).cloned().unwrap_or_else(|| name.to_owned())
}

fn rename(text: &str, names: &BTreeMap<String, String>) -> String {
    names.iter().fold(text.to_owned(), |text, (name, hashed)| {
        text.replace(&format!("\"{name}\""), &format!("\"{hashed}\""))
            .replace(&format!("\"./{name}\""), &format!("\"./{hashed}\""))
    })
}

/// FNV-1a: enough to tell one build from another.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
