//! What a laboratory run is asked for.

use ::pactes::Options;
use clap::ValueEnum;
use search::pactes::{Lines, Placement, Rebate, Style};

use super::{Cell, Report, claims, figures::plots};
use crate::{Laboratory, RunArgs};

/// Many games of Pactes between bots: one chosen cell, or with `--report` the whole of `docs/lab/pactes.md`.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct LabArgs {
    /// Games per cell.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// What every run is asked for.
    #[command(flatten)]
    pub run: RunArgs,
    /// How Faust places his dice.
    #[arg(long, value_enum, default_value_t = WantedPlacement::Pace)]
    pub placement: WantedPlacement,
    /// How many lines Faust wants.
    #[arg(long, value_enum, default_value_t = WantedLines::Target)]
    pub lines: WantedLines,
    /// The most tokens a player spends on the dice of a contract.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=50))]
    pub interventions: u8,
    /// Faust spends tokens only for achievements that the round must bring.
    #[arg(long)]
    pub thrifty: bool,
    /// Leading demons do not help Faust to his goal.
    #[arg(long)]
    pub no_help: bool,
    /// Losing demons do not keep Faust from his goal.
    #[arg(long)]
    pub no_spoil: bool,
    /// The Rep always takes so much off the price; if not given, one when he leads and the goal is far.
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=5))]
    pub rebate: Option<u8>,
    /// Nobody offers tokens.
    #[arg(long)]
    pub no_offers: bool,
    /// Soul tokens of each value.
    #[arg(long, default_value_t = 26, value_parser = clap::value_parser!(u32).range(10..=1000))]
    pub tokens: u32,
}

/// A placement, as people write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum WantedPlacement {
    /// Anywhere.
    Blind,
    /// As many achievements as possible.
    Greedy,
    /// As many as are missing.
    Capped,
    /// As many as this round must bring at an even pace.
    Pace,
    /// An achievement for three points of soul.
    Balanced,
}

impl From<WantedPlacement> for Placement {
    fn from(wanted: WantedPlacement) -> Self {
        match wanted {
            WantedPlacement::Blind => Self::Blind,
            WantedPlacement::Greedy => Self::Greedy,
            WantedPlacement::Capped => Self::Capped,
            WantedPlacement::Pace => Self::Pace,
            WantedPlacement::Balanced => Self::Balanced,
        }
    }
}

/// A number of lines, as people write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum WantedLines {
    /// Three with six points or more, two with three, else one.
    Target,
    /// Always one.
    #[value(name = "1")]
    One,
    /// Always two.
    #[value(name = "2")]
    Two,
    /// Always three.
    #[value(name = "3")]
    Three,
    /// Always four.
    #[value(name = "4")]
    Four,
    /// Always five.
    #[value(name = "5")]
    Five,
}

impl From<WantedLines> for Lines {
    fn from(wanted: WantedLines) -> Self {
        match wanted {
            WantedLines::Target => Self::Target,
            WantedLines::One => Self::Fixed(1),
            WantedLines::Two => Self::Fixed(2),
            WantedLines::Three => Self::Fixed(3),
            WantedLines::Four => Self::Fixed(4),
            WantedLines::Five => Self::Fixed(5),
        }
    }
}

impl LabArgs {
    /// The cell that was chosen.
    pub fn cell(&self) -> Cell {
        let style = Style {
            lines: self.lines.into(),
            placement: self.placement.into(),
            interventions: self.interventions,
            thrifty: self.thrifty,
            help: !self.no_help,
            spoil: !self.no_spoil,
            rebate: match self.rebate {
                None => Rebate::WhenAhead,
                Some(0) => Rebate::Never,
                Some(rebate) => Rebate::Always(rebate),
            },
            negotiates: !self.no_offers,
            ..Cell::quiet()
        };
        let options = Options { tokens_per_value: self.tokens, ..Options::default() };
        Cell { style, options }
    }
}

impl Laboratory for LabArgs {
    type Cell = Cell;
    const FILE: &'static str = "pactes.md";

    fn games(&self) -> u64 {
        self.games
    }

    fn run_args(&self) -> &RunArgs {
        &self.run
    }

    fn cells(&self) -> Vec<Cell> {
        if self.run.report.is_some() { claims::cells() } else { vec![self.cell()] }
    }

    fn plots(report: &Report) -> Vec<(&'static str, String)> {
        plots(&|cell| report.counts(cell))
    }
}
