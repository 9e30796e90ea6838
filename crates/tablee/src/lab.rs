//! `tablee lab`: many games, counted.

use std::{
    io::{self, Write},
    ops::ControlFlow,
};

use anyhow::Context;
use clap::Subcommand;

use crate::psychopathe::bar;

/// What can be counted.
#[derive(Debug, Subcommand)]
pub(crate) enum Lab {
    /// The author's claims about Pactes, tested by bots.
    Pactes(lab::pactes::Args),
    /// The author's questions about Innommable: dice for other groups, dice on elements.
    Innommable(lab::innommable::Args),
    /// The author's open questions about Psychodrame, tried by bots.
    Psychodrame(lab::psychodrame::Args),
    /// 4-KOMA: chances of throws, Setbacks and Conflicts, and Sessions between bots.
    Yonkoma(lab::yonkoma::Args),
    /// Psychopathe's candidate camps, by the engine playing itself at equal time.
    Camps(lab::camps::Args),
}

/// Plays and reports.
///
/// # Errors
/// A report that cannot be written.
pub(crate) fn run(what: &Lab) -> anyhow::Result<()> {
    match what {
        Lab::Pactes(args) => pactes(args),
        Lab::Innommable(args) => innommable(args),
        Lab::Psychodrame(args) => psychodrame(args),
        Lab::Yonkoma(args) => yonkoma(args),
        Lab::Camps(args) => camps(args),
    }
}

fn innommable(args: &lab::innommable::Args) -> anyhow::Result<()> {
    let bar = bar(0, "games")?;
    let report = lab::innommable::run(args, &|progress| {
        bar.set_length(progress.of);
        bar.set_position(progress.done);
        ControlFlow::Continue(())
    })?;
    bar.finish_and_clear();
    if let Some(folder) = &args.report {
        report.save(folder).with_context(|| format!("cannot write into {}", folder.display()))?;
    }
    Ok(writeln!(io::stdout().lock(), "{report}")?)
}

fn pactes(args: &lab::pactes::Args) -> anyhow::Result<()> {
    let bar = bar(0, "games")?;
    let report = lab::pactes::run(args, &|progress| {
        bar.set_length(progress.of);
        bar.set_position(progress.done);
        ControlFlow::Continue(())
    })?;
    bar.finish_and_clear();
    if let Some(folder) = &args.report {
        report.save(folder).with_context(|| format!("cannot write into {}", folder.display()))?;
    }
    Ok(writeln!(io::stdout().lock(), "{report}")?)
}

fn psychodrame(args: &lab::psychodrame::Args) -> anyhow::Result<()> {
    let bar = bar(0, "games")?;
    let report = lab::psychodrame::run(args, &|progress| {
        bar.set_length(progress.of);
        bar.set_position(progress.done);
        ControlFlow::Continue(())
    })?;
    bar.finish_and_clear();
    if let Some(folder) = &args.report {
        report.save(folder).with_context(|| format!("cannot write into {}", folder.display()))?;
    }
    Ok(writeln!(io::stdout().lock(), "{report}")?)
}

fn yonkoma(args: &lab::yonkoma::Args) -> anyhow::Result<()> {
    let bar = bar(0, "games")?;
    let report = lab::yonkoma::run(args, &|progress| {
        bar.set_length(progress.of);
        bar.set_position(progress.done);
        ControlFlow::Continue(())
    })?;
    bar.finish_and_clear();
    if let Some(folder) = &args.report {
        report.save(folder).with_context(|| format!("cannot write into {}", folder.display()))?;
    }
    Ok(writeln!(io::stdout().lock(), "{report}")?)
}

fn camps(args: &lab::camps::Args) -> anyhow::Result<()> {
    let bar = bar(0, "games")?;
    let report = lab::camps::run(args, &|progress| {
        bar.set_length(progress.of);
        bar.set_position(progress.done);
        ControlFlow::Continue(())
    })?;
    bar.finish_and_clear();
    if let Some(folder) = &args.report {
        report.save(folder).with_context(|| format!("cannot write into {}", folder.display()))?;
    }
    Ok(writeln!(io::stdout().lock(), "{report}")?)
}
