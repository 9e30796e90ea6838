//! Tablée: five French tabletop games, their rules held, their secrets kept, their dice verifiable.

mod language;
mod play;
mod psychopathe;
mod record;
mod rehearse;
mod verify;

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Context;
use clap::{Parser, Subcommand, ValueEnum};

use crate::rehearse::{Rehearsed, rehearse};

/// Play Tablée's games: Pactes, Psychopathe, and those to come.
#[derive(Debug, Parser)]
#[command(version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play a game in the terminal, against bots.
    Play(play::PlayArgs),
    /// Check a recorded game: every action against the rules, every sealed roll against the secret.
    Verify {
        /// The record, as `tablee play` keeps it.
        file: PathBuf,
        /// The language of the findings [default: that of LANG, else French].
        #[arg(long, value_enum)]
        lang: Option<language::Lang>,
    },
    /// Psychopathe: legal moves, the engine, matches.
    #[command(subcommand)]
    Psychopathe(psychopathe::Psychopathe),
    /// Play a script without a server and print, as JSON lines, what everybody is told.
    ///
    /// docs/actions/ describes the actions of each game.
    Rehearse {
        /// The game of the script.
        game: GameName,
        /// The script, as JSON lines; `-` for standard input.
        file: PathBuf,
        /// Print every viewer's view at the end.
        #[arg(long)]
        views: bool,
    },
}

/// The games with rules in this build.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum GameName {
    /// Faust and two demons.
    Pactes,
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "tablee: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Play(args) => play::run(&args).map(|()| ExitCode::SUCCESS),
        Command::Psychopathe(what) => psychopathe::run(what).map(|()| ExitCode::SUCCESS),
        Command::Verify { file, lang } => {
            let holds = verify::verify(&file, language::choose(lang), &mut io::stdout().lock())?;
            Ok(if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Command::Rehearse { game, file, views } => {
            let mut script = open(&file)?;
            let mut out = io::BufWriter::new(io::stdout().lock());
            let rehearsed = match game {
                GameName::Pactes => {
                    let sentence = |language, refusal: &pactes::Refusal| {
                        words::pactes::Speaker::new(language).refusal(refusal)
                    };
                    rehearse(&pactes::Pactes, &mut *script, views, &sentence, &mut out)?
                }
            };
            out.flush()?;
            Ok(match rehearsed {
                Rehearsed::Whole => ExitCode::SUCCESS,
                Rehearsed::WithMistakes | Rehearsed::NoTable => ExitCode::FAILURE,
            })
        }
    }
}

fn open(path: &Path) -> anyhow::Result<Box<dyn BufRead>> {
    if path == Path::new("-") {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(Box::new(BufReader::new(file)))
}

/// Whoever read our output has had enough of it.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).map(io::Error::kind);
    kinds.into_iter().any(|kind| kind == io::ErrorKind::BrokenPipe)
}
