//! The client: compiled to wasm, bound, named by its hash, compressed. No Node.

mod order;
mod texts;

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, Result, ensure};
use libdeflater::{CompressionLvl, Compressor};

use crate::{cargo_with, root, step};

const TARGET: &str = "wasm32-unknown-unknown";
/// What has a bundle of its own: each game with the shell, where it is played, the page that checks dice, the engine
/// in its worker.
const BUNDLES: [&str; 12] = [
    "innommable",
    "innommable-device",
    "pactes",
    "pactes-device",
    "psychodrame",
    "psychodrame-device",
    "yonkoma",
    "yonkoma-device",
    "psychopathe",
    "psychopathe-far",
    "verify",
    "engine",
];
/// The bundles that are the shell with a game, and which.
const GAMES: [(&str, &str); 10] = [
    ("innommable", "innommable"),
    ("innommable-device", "innommable"),
    ("pactes", "pactes"),
    ("pactes-device", "pactes"),
    ("psychodrame", "psychodrame"),
    ("psychodrame-device", "psychodrame"),
    ("yonkoma", "yonkoma"),
    ("yonkoma-device", "yonkoma"),
    ("psychopathe", "psychopathe"),
    ("psychopathe-far", "psychopathe"),
];
/// Whose words are fetched.
const SPEAKERS: [&str; 6] = ["innommable", "pactes", "psychodrame", "yonkoma", "psychopathe", "verify"];
/// The family's look, then each game's own.
const STYLES: [&str; 7] = [
    "base.css",
    "table.css",
    "innommable.css",
    "pactes.css",
    "psychodrame.css",
    "yonkoma.css",
    "psychopathe.css",
];
/// A component is compiled once and not once for each way it is put together: half the size.
const FLAGS: (&str, &str) = ("RUSTFLAGS", "--cfg erase_components");
/// Shell and one game, compressed: what a phone downloads.
const MOST_GZIP: usize = 450 * 1024;

/// The bundles that are looked at and measured: the others are as they were built before.
pub(crate) fn shown() -> Vec<String> {
    ["pactes", "pactes-device"].map(str::to_owned).to_vec()
}

/// Builds the client into `dist/`; with `only`, these bundles anew and the others as they were built before.
pub(crate) fn web(dev: bool, only: &[String]) -> Result<()> {
    ensure_target()?;
    let unknown = only.iter().find(|name| !BUNDLES.contains(&name.as_str()));
    ensure!(unknown.is_none(), "there is no bundle {unknown:?}: {BUNDLES:?}");
    let profile = if dev { "dev" } else { "wasm-release" };
    let dist = root().join("dist");
    let bundles: Vec<&str> =
        BUNDLES.into_iter().filter(|name| only.is_empty() || only.iter().any(|only| only == name)).collect();
    let bound = step("compile the client to wasm", || {
        let mut args = vec!["build", "--package", "web", "--target", TARGET, "--profile", profile];
        args.extend(bundles.iter().flat_map(|bundle| ["--bin", bundle]));
        cargo_with(&args, &[FLAGS])?;
        bind(profile, &bundles)
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

/// Runs wasm-bindgen over these bundles; where the results lie.
fn bind(profile: &str, bundles: &[&str]) -> Result<PathBuf> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let built = target.join(TARGET).join(if profile == "dev" { "debug" } else { profile });
    let bound = target.join("web-bound");
    if bound.exists() && bundles.len() == BUNDLES.len() {
        fs::remove_dir_all(&bound)?;
    }
    for bundle in bundles.iter().copied() {
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
    let mut laid = Laid { dist: dist.to_owned(), dev, names: BTreeMap::new(), sizes: BTreeMap::new() };
    // Wasm and texts first, then what names them, the page last.
    for bundle in BUNDLES.into_iter().filter(|bundle| bound.join(format!("{bundle}.js")).exists()) {
        let mut wasm = fs::read(bound.join(format!("{bundle}_bg.wasm")))?;
        if !dev {
            wasm = order::order(&wasm)?;
        }
        laid.put(&format!("{bundle}.wasm"), &wasm)?;
        let script = fs::read_to_string(bound.join(format!("{bundle}.js")))?;
        let script = script.replace(&format!("{bundle}_bg.wasm"), laid.name(&format!("{bundle}.wasm")));
        laid.put(&format!("{bundle}.js"), script.as_bytes())?;
    }
    let brain = laid.rename(&fs::read_to_string(source.join("brain.js"))?);
    laid.put("brain.js", brain.as_bytes())?;
    for (name, text) in texts::texts(&SPEAKERS)? {
        laid.put(&name, text.as_bytes())?;
    }
    // Puzzles lie beside the code, since few pages want them.
    let puzzles = fs::read_to_string(root().join("crates/psychopathe/puzzles/puzzles.txt"))?;
    laid.put("puzzles.json", serde_json::to_string(&puzzles)?.as_bytes())?;
    for style in STYLES {
        laid.put(style, &fs::read(source.join("style").join(style))?)?;
    }
    let boot = fs::read_to_string(source.join("boot.js"))?;
    // The list names each file twice: as it is asked for, and as it lies here.
    let boot = laid.rename(&boot).replace("/* texts */", &laid.listed());
    laid.put("boot.js", boot.as_bytes())?;
    let page = laid.rename(&fs::read_to_string(source.join("index.html"))?);
    laid.write("index.html", "index.html", page.as_bytes())?;
    GAMES.into_iter().try_for_each(|(bundle, game)| laid.check(bundle, game))
}

/// What lies in `dist/`.
struct Laid {
    dist: PathBuf,
    dev: bool,
    /// The name with its hash of each file.
    names: BTreeMap<String, String>,
    /// How large each is, compressed.
    sizes: BTreeMap<String, usize>,
}

impl Laid {
    /// Writes a file under a name with its hash.
    fn put(&mut self, name: &str, bytes: &[u8]) -> Result<()> {
        let (stem, extension) = name.rsplit_once('.').context("a name has an extension")?;
        let hashed = format!("{stem}-{:016x}.{extension}", fingerprint(bytes));
        self.names.insert(name.to_owned(), hashed.clone());
        self.write(name, &hashed, bytes)
    }

    /// The file as it is and as gzip.
    fn write(&mut self, name: &str, hashed: &str, bytes: &[u8]) -> Result<()> {
        let zipped = gzip(bytes, self.dev)?;
        fs::write(self.dist.join(hashed), bytes)?;
        fs::write(self.dist.join(format!("{hashed}.gz")), &zipped)?;
        eprintln!("xtask: {hashed}: {} bytes, {} gzip", bytes.len(), zipped.len());
        self.sizes.insert(name.to_owned(), zipped.len());
        Ok(())
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

    /// The texts, as `boot.js` lists them.
    fn listed(&self) -> String {
        let texts = self.names.iter().filter(|(name, _)| name.ends_with(".json"));
        texts
            .map(|(name, hashed)| format!("{name:?}: {hashed:?},\n  "))
            .collect::<String>()
            .trim_end()
            .to_owned()
    }

    /// What a phone downloads before it shows a table of this game, in the language that has more to say.
    fn check(&self, bundle: &str, game: &str) -> Result<()> {
        let size = |name: &str| self.sizes.get(name).copied().unwrap_or_default();
        let shell = ["index.html", "boot.js", "base.css", "table.css"].map(size).into_iter().sum::<usize>();
        let own = ["wasm", "js"].map(|end| size(&format!("{bundle}.{end}"))).into_iter().sum::<usize>()
            + size(&format!("{game}.css"));
        let words = ["fr", "en"].map(|tag| size(&format!("words-{game}-{tag}.json"))).into_iter().max();
        let total = shell + own + words.unwrap_or_default();
        eprintln!("xtask: shell and {bundle}: {total} bytes gzip, {MOST_GZIP} are wanted");
        ensure!(
            self.dev || total <= MOST_GZIP,
            "{bundle} is {} bytes too large",
            total.saturating_sub(MOST_GZIP)
        );
        Ok(())
    }
}

/// Once more than anybody needs while working, as small as it gets for everybody else.
fn gzip(bytes: &[u8], dev: bool) -> Result<Vec<u8>> {
    let level = if dev { CompressionLvl::fastest() } else { CompressionLvl::best() };
    let mut zip = Compressor::new(level);
    let mut zipped = vec![0; zip.gzip_compress_bound(bytes.len())];
    let length = zip.gzip_compress(bytes, &mut zipped)?;
    zipped.truncate(length);
    Ok(zipped)
}

/// FNV-1a: enough to tell one build from another.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
