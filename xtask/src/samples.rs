//! `cargo xtask samples`: a book of each game as it comes out, in docs/samples.

use std::{
    fs::File,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

use crate::{cargo, root, step};

/// Each game, what the one at the keyboard plays in it, and the options beside.
const GAMES: [(&str, &[&str]); 5] = [
    ("pactes", &["--role", "faust"]),
    ("psychodrame", &["--seats", "3"]),
    ("innommable", &["--role", "player"]),
    ("yonkoma", &["--role", "player", "--seats", "4"]),
    ("psychopathe", &["--role", "white", "--bot", "level-4"]),
];

/// Bots play, and somebody who follows every advice plays with them; who sees what is written in docs/samples.
pub(crate) fn samples() -> Result<()> {
    step("the program", || cargo(&["build", "--package", "tablee"]))?;
    let folder = tempfile::tempdir()?;
    let to = root().join("docs/samples");
    std::fs::create_dir_all(&to)?;
    for (game, options) in GAMES {
        step(game, || {
            let kept = folder.path().join(format!("{game}.jsonl"));
            play(game, options, &kept)?;
            for format in ["html", "epub"] {
                let file = to.join(format!("{game}.{format}"));
                let mut book = tablee();
                book.arg("book").arg(&kept).args(["--as", &seat(game).to_string(), "--language", "fr"]);
                let made = book.args(["--format", format, "--output"]).arg(&file).status()?;
                ensure!(made.success(), "`tablee book` failed");
            }
            Ok(())
        })?;
    }
    Ok(())
}

/// The seat of the one at the keyboard: whoever leads sits before them.
fn seat(game: &str) -> u8 {
    u8::from(["innommable", "yonkoma"].contains(&game))
}

fn tablee() -> Command {
    Command::new(root().join("target/debug/tablee"))
}

fn play(game: &str, options: &[&str], kept: &Path) -> Result<()> {
    let mut playing = tablee();
    playing.args(["play", game, "--new", "--fast", "--lang", "fr", "--name", "Jeanne"]).args(options);
    let shown = File::create(kept.with_extension("txt"))?;
    let mut playing = playing.arg("--file").arg(kept).stdin(Stdio::piped()).stdout(shown).spawn()?;
    let mut keys = playing.stdin.take().context("no keyboard")?;
    for number in 0..3_000_u32 {
        // Enter follows an advice; a game without any is played by numbers, as they come.
        let typed = if game == "psychopathe" { (number * 7 % 19 + 1).to_string() } else { String::new() };
        // The game may be over before all is typed.
        if writeln!(keys, "{typed}").is_err() {
            break;
        }
    }
    drop(keys);
    playing.wait()?;
    Ok(())
}
