//! `selfplay`: games of the engine against itself, as records with statistics.

use std::{io::Write, path::PathBuf, time::Duration};

use clap::Args;
use psychopathe::{Draw, Ending, Kind, Player};
use search::psychopathe::{
    ContestGame, Plan, contest,
    native::{MoveBudget, contender},
};

use super::{
    bar,
    battle::record,
    milliseconds, sink,
    start::{Start, StartArgs},
};

/// How games are played.
#[derive(Debug, Args)]
pub(crate) struct SelfplayArgs {
    #[command(flatten)]
    start: StartArgs,
    /// How many games; an odd number is rounded up.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Time a move in milliseconds; without it, a number of positions.
    #[arg(long, value_parser = milliseconds)]
    time: Option<Duration>,
    /// Positions a move.
    #[arg(long, default_value_t = 5_000)]
    nodes: u64,
    /// Random half-moves at the beginning of each pair.
    #[arg(long, default_value_t = 6)]
    random_plies: u32,
    /// Seed of the openings.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keep the records of the games in this file.
    #[arg(long)]
    records: Option<PathBuf>,
}

/// What many games look like.
#[derive(Debug, Default)]
struct Statistics {
    /// Games played.
    games: u32,
    /// Won by white.
    white: u32,
    /// Won by black.
    black: u32,
    /// Drawn, by reason: no move, repetition, quiet, no capturers; others.
    drawn: [u32; 5],
    /// Half-moves of all games.
    plies: u64,
    /// Captured pieces of all games, by kind.
    captured: [u64; 4],
    /// Pieces put back.
    put_back: u64,
    /// Legal moves, summed over all positions, to tell the branching.
    choices: u64,
}

impl Statistics {
    /// Takes one more game into account.
    fn add(&mut self, start: &Start, played: &ContestGame) {
        self.games += 1;
        match played.ending {
            Some(Ending::Won(Player::White)) => self.white += 1,
            Some(Ending::Won(_)) => self.black += 1,
            Some(Ending::Drawn(Draw::NoMove)) => self.drawn[0] += 1,
            Some(Ending::Drawn(Draw::Repetition)) => self.drawn[1] += 1,
            Some(Ending::Drawn(Draw::Quiet)) => self.drawn[2] += 1,
            Some(Ending::Drawn(Draw::NoCapturers)) => self.drawn[3] += 1,
            Some(Ending::Drawn(Draw::Agreement | Draw::Time)) | None => self.drawn[4] += 1,
        }
        let mut position = start.position.clone();
        for &m in &played.moves {
            self.plies += 1;
            self.choices += position.legal_moves(&start.board).len() as u64;
            for node in position.captured_by(&start.board, m) {
                if let Some(piece) = position.at(node) {
                    self.captured[piece.kind.index()] += 1;
                }
            }
            self.put_back += m.back().count() as u64;
            position.make(&start.board, m);
        }
    }

    /// White's share of the points with its standard error.
    fn white_share(&self) -> (f64, f64) {
        let n = f64::from(self.games.max(1));
        let drawn = f64::from(self.drawn.iter().sum::<u32>());
        let (white, black) = (f64::from(self.white), f64::from(self.black));
        let share = (white + drawn / 2.0) / n;
        let variance =
            (white * (1.0 - share).powi(2) + drawn * (0.5 - share).powi(2) + black * share.powi(2)) / n;
        (share, (variance / n).sqrt())
    }
}

impl std::fmt::Display for Statistics {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let n = f64::from(self.games.max(1));
        let (share, error) = self.white_share();
        let [no_move, repetition, quiet, no_capturers, other] = self.drawn;
        writeln!(f, "games {}", self.games)?;
        writeln!(f, "white {} black {} drawn {}", self.white, self.black, self.drawn.iter().sum::<u32>())?;
        writeln!(f, "white's share {:.1}% ± {:.1} (95%)", 100.0 * share, 196.0 * error)?;
        writeln!(
            f,
            "draws: no move {no_move}, repetition {repetition}, quiet {quiet}, no capturers {no_capturers}, other {other}"
        )?;
        writeln!(f, "half-moves a game {:.1}", self.plies as f64 / n)?;
        writeln!(f, "legal moves a position {:.1}", self.choices as f64 / self.plies.max(1) as f64)?;
        let captured =
            Kind::ALL.map(|kind| format!("{} {:.2}", kind.letter(), self.captured[kind.index()] as f64 / n));
        writeln!(f, "captured a game: {}", captured.join(", "))?;
        write!(f, "put back a game {:.2}", self.put_back as f64 / n)
    }
}

/// Plays games, keeps their records and prints statistics.
///
/// # Errors
/// A board or position that cannot be used, or when writing fails.
pub(super) fn selfplay(how: &SelfplayArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let start = how.start.read()?;
    let budget = MoveBudget { time: how.time, nodes: how.nodes, threads: 1 };
    let player = || contender(&start.board, "engine", budget, None);
    let (mut white, mut black) = (player()?, player()?);
    let plan = Plan {
        start: start.position.clone(),
        pairs: how.games.div_ceil(2),
        random_plies: how.random_plies,
        seed: how.seed,
        sprt: None,
    };
    let bar = bar(how.games.into(), "games")?;
    let mut records = sink(how.records.as_ref())?;
    let mut statistics = Statistics::default();
    contest(&start.board, &plan, &mut *white, &mut *black, &mut |game, _| {
        statistics.add(&start, game);
        bar.set_position(statistics.games.into());
        writeln!(records, "{}", record(&start, &[("Round", statistics.games.to_string())], game))
    })?;
    bar.finish_and_clear();
    writeln!(out, "{}", statistics)?;
    Ok(())
}
