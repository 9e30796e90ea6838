//! `tablee lab`: many games, counted.

use std::{
    fmt::Display,
    io::{self, Write},
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use anyhow::Context;
use clap::Subcommand;
use lab::{Laboratory, OnProgress};

use crate::psychopathe::bar;

/// What can be counted.
#[derive(Debug, Subcommand)]
pub(crate) enum Lab {
    /// The author's claims about Pactes, tested by bots.
    Pactes(lab::pactes::LabArgs),
    /// The author's questions about Innommable: dice for other groups, dice on elements.
    Innommable(lab::innommable::LabArgs),
    /// The author's open questions about Psychodrame, tried by bots.
    Psychodrame(lab::psychodrame::LabArgs),
    /// 4-KOMA: chances of throws, Setbacks and Conflicts, and Sessions between bots.
    Yonkoma(lab::yonkoma::LabArgs),
    /// Psychopathe's candidate camps, by the engine playing itself at equal time.
    Camps(lab::camps::LabArgs),
}

/// Plays and reports.
pub(crate) fn run(what: &Lab) -> anyhow::Result<()> {
    match what {
        Lab::Pactes(args) => counted(args),
        Lab::Innommable(args) => counted(args),
        Lab::Psychodrame(args) => counted(args),
        Lab::Yonkoma(args) => counted(args),
        Lab::Camps(args) => {
            report(args.report.as_deref(), |watch| lab::camps::run(args, watch), lab::camps::Report::save)
        }
    }
}

/// Plays the cells of a laboratory.
fn counted<A: Laboratory>(args: &A) -> anyhow::Result<()>
where
    lab::Report<A>: Display,
{
    report(args.run_args().report.as_deref(), |watch| lab::run(args, watch), lab::Report::save)
}

/// Shows how far a laboratory is, saves what it found if that was asked, and prints it.
fn report<R: Display, E: Into<anyhow::Error>>(
    folder: Option<&Path>,
    run: impl FnOnce(&OnProgress<'_>) -> Result<R, E>,
    save: impl FnOnce(&R, &Path) -> io::Result<Vec<PathBuf>>,
) -> anyhow::Result<()> {
    let bar = bar(0, "games")?;
    let found = run(&|progress| {
        bar.set_length(progress.of);
        bar.set_position(progress.done);
        ControlFlow::Continue(())
    })
    .map_err(Into::into)?;
    bar.finish_and_clear();
    if let Some(folder) = folder {
        save(&found, folder).with_context(|| format!("cannot write into {}", folder.display()))?;
    }
    Ok(writeln!(io::stdout().lock(), "{found}")?)
}
