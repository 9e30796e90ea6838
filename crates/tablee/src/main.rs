//! Tablée: five French tabletop games, their rules held, their secrets kept, their dice verifiable.

mod backups;
mod book;
mod check;
mod folder;
mod lab;
mod language;
mod limits;
mod operator;
mod pages;
mod play;
mod psychopathe;
mod rehearse;
mod serve;
mod settings;
mod verify;

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Context;
use clap::{Parser, Subcommand, builder::PossibleValuesParser};

use crate::rehearse::{Rehearsal, Rehearsed};

/// Play Tablée's games: Pactes, Psychopathe, Psychodrame, Innommable, 4-KOMA.
#[derive(Debug, Parser)]
#[command(version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play a game in the terminal.
    #[command(subcommand)]
    Play(Playable),
    /// Check a recorded game: every action against the rules, every sealed roll against the secret.
    Verify {
        /// The record, as `tablee play` keeps it; a closed table, as `tablee export` prints it; or a link to one.
        file: PathBuf,
        /// The language of the findings [default: that of LANG, else French].
        #[arg(long, value_enum)]
        lang: Option<language::Lang>,
    },
    /// Serve tables over HTTP and WebSocket.
    Serve {
        #[command(flatten)]
        args: Box<settings::ServerArgs>,
        /// The language of the program [default: that of LANG, else French].
        #[arg(long, value_enum)]
        lang: Option<language::Lang>,
    },
    /// Say what is wrong with the settings of `serve`, without serving.
    Check {
        #[command(flatten)]
        args: Box<settings::ServerArgs>,
        /// The language of the findings [default: that of LANG, else French].
        #[arg(long, value_enum)]
        lang: Option<language::Lang>,
    },
    /// Print a table's log as JSON lines: what one seat or everybody was told, all of it once it is closed.
    Export(serve::ExportArgs),
    /// Make a book of a recorded game: the story as one seat or everybody was told it.
    Book(book::BookArgs),
    /// List every limit of the server with its value and unit.
    Limits(limits::ShowArgs),
    /// List the tables: name, game, rows, bytes, days since the last row.
    Tables(operator::TablesArgs),
    /// Erase a table.
    Delete(operator::DeleteArgs),
    /// Keep an address out.
    Block(operator::BlockArgs),
    /// Look through the whole database for damage.
    Doctor(operator::DoctorArgs),
    /// Write everything into one file, while play goes on.
    Backup(serve::BackupArgs),
    /// Fill an empty database from a backup.
    Restore(serve::BackupArgs),
    /// Play thousands of games between bots and count.
    #[command(subcommand)]
    Lab(lab::Lab),
    /// Psychopathe: legal moves, the engine, matches.
    #[command(subcommand)]
    Psychopathe(psychopathe::EngineCommand),
    /// Play a script without a server and print, as JSON lines, what everybody is told.
    ///
    /// docs/actions/ describes the actions of each game.
    Rehearse {
        /// The game of the script.
        #[arg(value_parser = PossibleValuesParser::new(games::ALL.map(|game| game.name)))]
        game: String,
        /// The script, as JSON lines; `-` for standard input.
        file: PathBuf,
        /// Print every viewer's view at the end.
        #[arg(long)]
        views: bool,
    },
}

/// The games that can be played in the terminal.
#[derive(Debug, Subcommand)]
enum Playable {
    /// Faust and two demons, contracts with hidden flaws.
    Pactes(play::PlayArgs),
    /// The board game, against the engine or between two people.
    Psychopathe(psychopathe::BoardArgs),
    /// Characters with a problem, scenes, conflicts with cards.
    Psychodrame(play::PlayArgs),
    /// A Keeper and those who meet the mystery.
    Innommable(play::PlayArgs),
    /// 4-KOMA: manga adventures with a game master.
    Yonkoma(play::PlayArgs),
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
    let language = || language::choose(None);
    match command {
        Command::Play(game) => play_game(&game)?,
        Command::Serve { args, lang } => serve::serve(*args, language::choose(lang))?,
        Command::Check { args, lang } => return check::check(*args, language::choose(lang)),
        Command::Limits(args) => limits::print(&args)?,
        Command::Tables(args) => operator::tables(&args, language())?,
        Command::Delete(args) => operator::delete(&args, language())?,
        Command::Block(args) => operator::block(&args)?,
        Command::Doctor(args) => return operator::doctor(&args, language()),
        Command::Book(args) => book::run(&args)?,
        Command::Export(args) => serve::export(&args)?,
        Command::Backup(args) => return serve::backup(&args.database, &args.file, language()),
        Command::Restore(args) => serve::restore(&args.database, &args.file, language())?,
        Command::Lab(what) => lab::run(&what)?,
        Command::Psychopathe(what) => psychopathe::run(&what, &mut io::stdin().lock(), &mut io::stdout())?,
        Command::Verify { file, lang } => {
            let holds = verify::verify(&file, language::choose(lang), &mut io::stdout().lock())?;
            return Ok(if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        Command::Rehearse { game, file, views } => {
            let mut script = open(&file)?;
            let mut out = io::BufWriter::new(io::stdout().lock());
            let rehearsal = Rehearsal { script: &mut *script, views, out: &mut out };
            let rehearsed = games::visit(&game, rehearsal).context("no such game")??;
            out.flush()?;
            return Ok(match rehearsed {
                Rehearsed::Whole => ExitCode::SUCCESS,
                Rehearsed::WithMistakes | Rehearsed::NoTable => ExitCode::FAILURE,
            });
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn play_game(game: &Playable) -> anyhow::Result<()> {
    match game {
        Playable::Pactes(args) => play::run::<pactes::Pactes>(args, &play::LocalPlay::default()),
        Playable::Psychopathe(args) => psychopathe::play(args),
        Playable::Psychodrame(args) => {
            play::run::<psychodrame::Psychodrame>(args, &play::LocalPlay::default())
        }
        Playable::Innommable(args) => play::run::<innommable::Innommable>(args, &play::LocalPlay::default()),
        Playable::Yonkoma(args) => play::run::<yonkoma::Yonkoma>(args, &play::LocalPlay::default()),
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

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn every_command_can_be_typed() {
        super::Cli::command().debug_assert();
    }

    #[test]
    fn every_game_is_played_in_the_terminal() {
        let command = super::Cli::command();
        let play = command.find_subcommand("play").expect("it is there");
        let playable: Vec<&str> = play.get_subcommands().map(clap::Command::get_name).collect();
        assert_eq!(playable, games::ALL.map(|game| game.name));
    }
}
