//! `tablee play psychopathe`: against the engine or between two people.

use std::time::{Duration, Instant};

use anyhow::anyhow;
use clap::{Args, ValueEnum};
use psychopathe::{Options, Psychopathe};
use search::psychopathe::{EngineBot, Level, Observer};
use words::psychopathe::Speaker;

use super::{level, milliseconds, start::OpeningArgs};
use crate::play;

/// A game in the terminal, against the engine or between two people.
#[derive(Debug, Args)]
pub(crate) struct BoardArgs {
    #[command(flatten)]
    common: play::PlayArgs,
    #[command(flatten)]
    opening: OpeningArgs,
    /// How well the engine plays, from 1 to 10 [default: as well as at any table].
    #[arg(long, value_parser = level)]
    level: Option<Level>,
    /// Your side [default: you are asked].
    #[arg(long, value_enum)]
    side: Option<Side>,
    /// Most time for a move of the engine, in milliseconds.
    #[arg(long, value_parser = milliseconds, default_value = "3000")]
    time: Duration,
    /// Decides what low levels misjudge [default: by chance].
    #[arg(long)]
    seed: Option<u64>,
}

/// Who plays at this terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Side {
    /// You begin.
    White,
    /// The engine begins.
    Black,
    /// Two people, both sides.
    Both,
}

/// Plays at this terminal.
///
/// # Errors
/// A camp or position that cannot be used, or a terminal that cannot be read or written.
pub(crate) fn play(args: &BoardArgs) -> anyhow::Result<()> {
    let time = args.time;
    let OpeningArgs { board, position, .. } = &args.opening;
    let camp = args.opening.camp_text()?;
    let options = Options { board: *board, camp, position: position.clone(), ..Options::default() };
    if options.position.is_some() {
        let speaker = Speaker::new(args.common.language());
        options.opening(2).map_err(|refusal| anyhow!(speaker.refusal(&refusal)))?;
    }
    let side = match args.side {
        Some(Side::White) => Some("white"),
        Some(Side::Black) => Some("black"),
        Some(Side::Both) | None => None,
    };
    let bot = args.level.map(|level| format!("level-{}", level.number()));
    let common = args.common.clone().with(side, bot);
    let local_play = play::LocalPlay {
        options,
        is_alone: args.side == Some(Side::Both),
        players: Box::new(move |kind| {
            let level = Level::new(kind.strip_prefix("level-")?.parse().ok()?)?;
            let watch = move || Box::new(Deadline(Instant::now() + time)) as Box<dyn Observer>;
            Some(Box::new(EngineBot::watched(level, Box::new(watch))))
        }),
        seed: args.seed,
    };
    play::run::<Psychopathe>(&common, &local_play)
}

/// Stops a search when its time is over.
struct Deadline(Instant);

impl Observer for Deadline {
    fn enough(&mut self, _: u64) -> bool {
        Instant::now() >= self.0
    }
}
