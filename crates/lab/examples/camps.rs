//! `tablee lab camps` without the rest of the program.

#![expect(clippy::print_stdout, reason = "an example prints")]

use std::ops::ControlFlow;

use clap::Parser;

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    args: lab::camps::LabArgs,
}

fn main() -> anyhow::Result<()> {
    let args = Cli::parse().args;
    let report = lab::camps::run(&args, &|_| ControlFlow::Continue(()))?;
    if let Some(folder) = &args.report {
        report.save(folder)?;
    }
    println!("{report}");
    Ok(())
}
