//! The client: compiled to wasm, bound, named by its hash, compressed. No Node.

mod order;
mod shelf;
mod texts;

use std::{
    collections::BTreeMap,
    env, fs,
    iter::{self, Sum},
    num::NonZero,
    path::{Path, PathBuf},
    process::Command,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use anyhow::{Context as _, Result, ensure};
use brotli::{BrotliCompress, enc::BrotliEncoderParams};
use kernel::Manifest;
use libdeflater::{CompressionLvl, Compressor};

use crate::{cargo_with, root, step};

const TARGET: &str = "wasm32-unknown-unknown";
/// The bundles that are no game's: the page that checks dice, the engine in its worker.
const OTHERS: [&str; 2] = ["verify", "engine"];
/// The look of the whole family; each game adds its own. `boot.js` asks for those of a table.
const STYLES: [&str; 5] = ["base.css", "shelf.css", "table.css", "frame.css", "agreement.css"];
/// What the shelf needs, and nothing else.
const SHELF: [&str; 5] = ["index.html", "boot.js", "shelf.js", "base.css", "shelf.css"];
/// What a device shows where Tablée is installed.
const ICONS: [&str; 4] = ["icon.svg", "icon-180.png", "icon-192.png", "icon-512.png"];
/// A component is compiled once and not once for each way it is put together: half the size.
const FLAGS: (&str, &str) = ("RUSTFLAGS", "--cfg erase_components");
/// Shell and one game as gzip, which every browser accepts: a guard against accidents, not a target. The stages of the
/// story games took it from 640 KiB to here (docs/measurements.md).
const MOST_GZIP: usize = 896 * 1024;

/// How small the client is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// Quickly, and large: for whoever is working on it.
    Dev,
    /// The code that is released, for this machine: the last tenth that brotli saves takes minutes.
    Local,
    /// As small as it gets.
    Release,
}

impl Build {
    fn profile(self) -> &'static str {
        if self == Self::Dev { "dev" } else { "wasm-release" }
    }
}

/// The bundles of a game: for games on this device, and for tables on a server.
fn bundles_of(game: &Manifest) -> [String; 2] {
    ["local", "online"].map(|place| format!("{}-{place}", game.name))
}

/// Everything that has a bundle of its own.
fn bundles() -> Vec<String> {
    games::ALL.into_iter().flat_map(bundles_of).chain(OTHERS.map(str::to_owned)).collect()
}

/// Builds the client into `dist/`; with `only`, these bundles and the others as they were built before.
pub(crate) fn web(build: Build, only: &[String]) -> Result<()> {
    ensure_target()?;
    let mut bundles = bundles();
    let unknown = only.iter().find(|name| !bundles.contains(name));
    ensure!(unknown.is_none(), "there is no bundle {unknown:?}: {bundles:?}");
    bundles.retain(|name| only.is_empty() || only.contains(name));
    let profile = build.profile();
    let dist = root().join("dist");
    let bound = step("compile the client to wasm", || {
        let mut args = vec!["build", "--package", "web", "--target", TARGET, "--profile", profile];
        args.extend(bundles.iter().flat_map(|bundle| ["--bin", bundle.as_str()]));
        cargo_with(&args, &[FLAGS])?;
        bind(profile, &bundles)
    })?;
    step("name, compress and put it into dist/", || lay_out(&bound, &dist, build))
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

/// Runs wasm-bindgen over these bundles; where the results lie.
fn bind(profile: &str, only: &[String]) -> Result<PathBuf> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let built = target.join(TARGET).join(if profile == "dev" { "debug" } else { profile });
    let bound = target.join("web-bound");
    if bound.exists() && only.len() == bundles().len() {
        fs::remove_dir_all(&bound)?;
    }
    for bundle in only {
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
fn lay_out(bound: &Path, dist: &Path, build: Build) -> Result<()> {
    if dist.exists() {
        fs::remove_dir_all(dist)?;
    }
    fs::create_dir_all(dist)?;
    let source = root().join("crates/web");
    let mut laid = Laid { build, names: BTreeMap::new(), files: Vec::new() };
    // Wasm and texts first, then what names them, the page last.
    let built = bundles().into_iter().filter(|bundle| bound.join(format!("{bundle}.js")).exists());
    let built: Vec<String> = built.collect();
    let modules = on_all_cores(&built, |bundle| {
        let wasm = fs::read(bound.join(format!("{bundle}_bg.wasm")))?;
        if build == Build::Dev { Ok(wasm) } else { order::order(&wasm) }
    })?;
    for (bundle, wasm) in built.iter().zip(modules) {
        laid.put(&format!("{bundle}.wasm"), wasm)?;
        let script = fs::read_to_string(bound.join(format!("{bundle}.js")))?;
        let script = script.replace(&format!("{bundle}_bg.wasm"), laid.name(&format!("{bundle}.wasm")));
        laid.put(&format!("{bundle}.js"), script)?;
    }
    let brain = laid.rename(&fs::read_to_string(source.join("brain.js"))?);
    laid.put("brain.js", brain)?;
    let speakers: Vec<&str> = games::ALL.into_iter().map(|game| game.name).chain(["verify"]).collect();
    for (name, text) in texts::texts(&speakers)? {
        laid.put(&name, text)?;
    }
    // Puzzles lie beside the code, since few pages want them.
    let puzzles = fs::read_to_string(root().join("crates/psychopathe/puzzles/puzzles.txt"))?;
    laid.put("puzzles.json", serde_json::to_string(&puzzles)?)?;
    let looks = games::ALL.map(|game| format!("{}.css", game.name));
    for style in STYLES.map(str::to_owned).into_iter().chain(looks) {
        laid.put(&style, fs::read(source.join("style").join(&style))?)?;
    }
    for icon in ICONS {
        laid.put(icon, fs::read(source.join("icons").join(icon))?)?;
    }
    let manifest = laid.rename(&fs::read_to_string(source.join("tablee.webmanifest"))?);
    laid.put("tablee.webmanifest", manifest)?;
    let boot = fs::read_to_string(source.join("boot.js"))?;
    let boot = boot.replace("/* files */", &laid.listed()).replace("/* games */", &shelf::titles());
    laid.put("boot.js", boot)?;
    let script = fs::read_to_string(source.join("shelf.js"))?;
    let script = script.replace("/* words */", &shelf::words()?).replace("/* games */", &shelf::titles());
    laid.put("shelf.js", script)?;
    // It is asked for by its own name, and knows those of all others.
    let worker = fs::read_to_string(source.join("sw.js"))?.replace("/* files */", &laid.listed());
    laid.add("sw.js", "sw.js", worker);
    let page = laid.rename(&shelf::page(&source)?);
    laid.add("index.html", "index.html", page);
    let written = laid.write(dist)?;
    let Size { gzip, brotli } = SHELF.into_iter().map(|name| written.size(name)).sum();
    eprintln!("xtask: the shelf: {gzip} bytes gzip, {brotli} brotli");
    games::ALL
        .into_iter()
        .try_for_each(|game| bundles_of(game).iter().try_for_each(|bundle| written.check(bundle, game.name)))
}

/// Does the same to each, as many at a time as there are cores; the results in the order of the things.
fn on_all_cores<T: Sync, R: Send>(things: &[T], run: impl Fn(&T) -> Result<R> + Sync) -> Result<Vec<R>> {
    let n_cores = thread::available_parallelism().map_or(1, NonZero::get);
    let next = AtomicUsize::new(0);
    let work = || {
        let taken = iter::from_fn(|| {
            let index = next.fetch_add(1, Ordering::Relaxed);
            things.get(index).map(|thing| (index, run(thing)))
        });
        taken.collect::<Vec<_>>()
    };
    let mut done = thread::scope(|scope| {
        let threads: Vec<_> = (0..n_cores).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|one| one.join().expect("nothing in here panics")).collect::<Vec<_>>()
    });
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}

/// How many bytes a file is, compressed.
#[derive(Debug, Clone, Copy, Default)]
struct Size {
    gzip: usize,
    brotli: usize,
}

impl Sum for Size {
    fn sum<I: Iterator<Item = Self>>(sizes: I) -> Self {
        let add = |a: Self, b: Self| Self { gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli };
        sizes.fold(Self::default(), add)
    }
}

/// What will lie in `dist/`.
struct Laid {
    build: Build,
    /// The name with its hash of each file.
    names: BTreeMap<String, String>,
    files: Vec<File>,
}

/// A file of the client: how it is asked for, how it lies there, what it holds.
struct File {
    name: String,
    hashed: String,
    bytes: Vec<u8>,
}

impl Laid {
    /// A file under a name with its hash.
    fn put(&mut self, name: &str, bytes: impl Into<Vec<u8>>) -> Result<()> {
        let bytes = bytes.into();
        let (stem, extension) = name.rsplit_once('.').context("a name has an extension")?;
        let hashed = format!("{stem}-{:016x}.{extension}", fingerprint(&bytes));
        self.names.insert(name.to_owned(), hashed.clone());
        self.add(name, &hashed, bytes);
        Ok(())
    }

    fn add(&mut self, name: &str, hashed: &str, bytes: impl Into<Vec<u8>>) {
        self.files.push(File { name: name.to_owned(), hashed: hashed.to_owned(), bytes: bytes.into() });
    }

    /// Every file as it is, as gzip and as brotli.
    fn write(&self, dist: &Path) -> Result<Written> {
        let sizes = on_all_cores(&self.files, |File { name, hashed, bytes }| {
            let (gzipped, brotlied) = (gzip(bytes, self.build)?, brotli(bytes, self.build)?);
            fs::write(dist.join(hashed), bytes)?;
            fs::write(dist.join(format!("{hashed}.gz")), &gzipped)?;
            fs::write(dist.join(format!("{hashed}.br")), &brotlied)?;
            let size = Size { gzip: gzipped.len(), brotli: brotlied.len() };
            eprintln!("xtask: {hashed}: {} bytes, {} gzip, {} brotli", bytes.len(), size.gzip, size.brotli);
            Ok((name.clone(), size))
        })?;
        Ok(Written { build: self.build, sizes: sizes.into_iter().collect() })
    }

    fn name<'a>(&'a self, name: &'a str) -> &'a str {
        self.names.get(name).map_or(name, String::as_str)
    }

    /// With every name as it is in `dist/`.
    fn rename(&self, text: &str) -> String {
        self.names.iter().fold(text.to_owned(), |text, (name, hashed)| {
            text.replace(&format!("\"{name}\""), &format!("\"{hashed}\""))
                .replace(&format!("\"./{name}\""), &format!("\"./{hashed}\""))
        })
    }

    /// All files, as `boot.js` lists them: as they are asked for, and as they lie here.
    fn listed(&self) -> String {
        self.names
            .iter()
            .map(|(name, hashed)| format!("{name:?}: {hashed:?},\n  "))
            .collect::<String>()
            .trim_end()
            .to_owned()
    }
}

/// What lies in `dist/`: how large each file is, compressed.
struct Written {
    build: Build,
    sizes: BTreeMap<String, Size>,
}

impl Written {
    fn size(&self, name: &str) -> Size {
        self.sizes.get(name).copied().unwrap_or_default()
    }

    /// What a phone downloads before it shows a table of this game, in the language that has more to say.
    fn check(&self, bundle: &str, game: &str) -> Result<()> {
        let size = |name: &str| self.size(name);
        let shell = ["index.html", "boot.js", "shelf.js"].into_iter().chain(STYLES).map(size);
        let own = ["wasm", "js"].map(|end| size(&format!("{bundle}.{end}")));
        let words = ["fr", "en"].map(|tag| size(&format!("words-{game}-{tag}.json")));
        let words = words.into_iter().max_by_key(|size| size.gzip);
        let all = shell.into_iter().chain(own).chain(words).chain([size(&format!("{game}.css"))]);
        let Size { gzip, brotli } = all.sum();
        eprintln!("xtask: shell and {bundle}: {gzip} bytes gzip of {MOST_GZIP}, {brotli} brotli");
        let too_many = gzip.saturating_sub(MOST_GZIP);
        ensure!(self.build == Build::Dev || too_many == 0, "{bundle} is {too_many} bytes too large");
        Ok(())
    }
}

/// Once more than anybody needs while working, as small as it gets for everybody else.
fn gzip(bytes: &[u8], build: Build) -> Result<Vec<u8>> {
    let level = if build == Build::Dev { CompressionLvl::fastest() } else { CompressionLvl::best() };
    let mut zip = Compressor::new(level);
    let mut zipped = vec![0; zip.gzip_compress_bound(bytes.len())];
    let length = zip.gzip_compress(bytes, &mut zipped)?;
    zipped.truncate(length);
    Ok(zipped)
}

/// The same as brotli: smaller, for those who accept it.
fn brotli(bytes: &[u8], build: Build) -> Result<Vec<u8>> {
    let quality = match build {
        Build::Dev => 1,
        Build::Local => 9,
        Build::Release => 11,
    };
    let params = BrotliEncoderParams { quality, size_hint: bytes.len(), ..BrotliEncoderParams::default() };
    let mut compressed = Vec::new();
    BrotliCompress(&mut &bytes[..], &mut compressed, &params)?;
    Ok(compressed)
}

/// FNV-1a: enough to tell one build from another.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
