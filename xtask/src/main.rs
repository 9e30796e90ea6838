//! Project tasks: `cargo xtask run | test | tidy | audit | bench | soak | web | pictures | samples | docs`.

mod actions;
mod audit;
mod bench;
mod docs;
mod needs;
mod pictures;
mod samples;
mod soak;
mod test;
mod tidy;
mod web;

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};

/// What the developers of Tablée do with it.
#[derive(Debug, Parser)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Build the client and the program and start it; arguments go to it.
    Run {
        /// Arguments of `tablee`; `serve` if there are none.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Everything that must hold.
    Test,
    /// The conventions that no compiler checks.
    Tidy,
    /// Ask `cargo deny`, where it is installed, about licences, sources, doubles and known weaknesses.
    Audit,
    /// Speed and memory, as ratios taken in one run.
    Bench {
        /// The client alone.
        #[arg(long)]
        client: bool,
    },
    /// Long runs: laws over ten thousand games, and what else takes hours.
    Soak {
        /// How many games the laws are held against.
        #[arg(long, default_value_t = 10_000)]
        games: u64,
        /// Only the laws of the five games.
        #[arg(long)]
        laws: bool,
    },
    /// Build the client into `dist/`.
    Web {
        /// Quickly, and large.
        #[arg(long)]
        dev: bool,
        /// Only these bundles are built; the others stay as they were.
        #[arg(long, value_delimiter = ',')]
        only: Vec<String>,
    },
    /// Take the pictures of the README, or of every page.
    Pictures {
        /// A folder for a picture of every page and phase instead.
        #[arg(long)]
        all: Option<String>,
    },
    /// Make a book of each game, in docs/samples.
    Samples,
    /// Write the generated documents again.
    Docs,
}

fn main() -> Result<()> {
    match Cli::parse().task {
        Task::Run { args } => run(&args),
        Task::Test => test::test(),
        Task::Tidy => tidy::tidy(),
        Task::Audit => audit::audit(),
        Task::Bench { client } => bench::bench(client),
        Task::Soak { games, laws } => soak::soak(games, laws),
        Task::Web { dev, only } => web::web(if dev { web::Build::Dev } else { web::Build::Release }, &only),
        Task::Pictures { all } => pictures::pictures(all.as_deref()),
        Task::Samples => samples::samples(),
        Task::Docs => docs::write(),
    }
}

fn run(args: &[String]) -> Result<()> {
    eprintln!(
        "xtask: compiling Tablée; the first time this takes 10 to 20 minutes on two cores, later seconds"
    );
    // What plays in the terminal needs no client.
    if args.first().is_none_or(|first| first == "serve") {
        web::web(web::Build::Local, &[])?;
    }
    eprintln!("xtask: compiling the program");
    let mut all = vec!["run", "--release", "--package", "tablee", "--"];
    all.extend(args.iter().map(String::as_str));
    if args.is_empty() {
        all.push("serve");
    }
    cargo(&all)
}

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}

/// Runs cargo in the root, its output where ours goes.
fn cargo(args: &[&str]) -> Result<()> {
    cargo_with(args, &[])
}

fn cargo_with(args: &[&str], variables: &[(&str, &str)]) -> Result<()> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(args).envs(variables.iter().copied()).current_dir(root());
    let status = command.status().context("cannot start cargo")?;
    ensure!(status.success(), "`cargo {}` failed", args.join(" "));
    Ok(())
}

/// Says what is done and how long it took.
fn step<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    eprintln!("xtask: {what}");
    let start = Instant::now();
    let result = work().with_context(|| what.to_owned())?;
    eprintln!("xtask: {what}: {:.0} s", start.elapsed().as_secs_f64());
    Ok(result)
}
