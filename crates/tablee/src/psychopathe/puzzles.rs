//! `puzzles`: positions won by force, mined from self-play, proved and graded.

use std::{io::Write, path::PathBuf};

use clap::Args;
use psychopathe::Puzzle;
use search::psychopathe::{Engine, LONGEST_WIN, Miner, compose, grade};

use super::{bar, start::read};

/// How to mine.
#[derive(Debug, Args)]
pub(crate) struct PuzzlesArgs {
    /// How many games, at most.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Number of the first game: another one finds other puzzles.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Positions a move.
    #[arg(long, default_value_t = 300)]
    nodes: u64,
    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Puzzles of each length that are enough.
    #[arg(long, default_value_t = 50)]
    each: usize,
    /// Puzzles that are known already, as a file: they are not found again.
    #[arg(long)]
    known: Option<PathBuf>,
    /// Longest win that is looked for, in moves: long ones take long to prove.
    #[arg(long, default_value_t = LONGEST_WIN)]
    longest: u32,
    /// Plays nothing: proves and grades the puzzles of this file again, easiest first, and drops what is none.
    #[arg(long)]
    prove: Option<PathBuf>,
}

/// Plays, and writes each puzzle as it is found.
///
/// # Errors
/// Known puzzles that cannot be read, or when writing fails.
pub(super) fn puzzles(how: &PuzzlesArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    if let Some(file) = &how.prove {
        return prove(&Puzzle::parse_all(&read(file)?)?, how.longest, out);
    }
    let known = how.known.as_ref().map(read).transpose()?;
    let known = known.map_or_else(|| Ok(Vec::new()), |text| Puzzle::parse_all(&text))?;
    let bar = bar(how.games, "games")?;
    let mut miner = Miner::new(how.nodes, how.seed, &known).up_to(how.longest);
    let mut found: Vec<Puzzle> = Vec::new();
    for game in how.first..how.first + how.games {
        for (nth, mut puzzle) in miner.game(game).into_iter().enumerate() {
            let alike = found.iter().filter(|other| other.moves() == puzzle.moves()).count();
            if alike < how.each {
                puzzle.id = format!("s{}g{game}{}", how.seed, ["a", "b", "c"][nth.min(2)]);
                writeln!(out, "{puzzle}")?;
                out.flush()?;
                found.push(puzzle);
            }
        }
        bar.inc(1);
        if found.len() >= how.each * LONGEST_WIN as usize {
            break;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

/// Proves puzzles again; those that are longer than `longest` stay as they are.
fn prove(puzzles: &[Puzzle], longest: u32, out: &mut dyn Write) -> anyhow::Result<()> {
    let bar = bar(puzzles.len() as u64, "puzzles")?;
    let mut proved = Vec::new();
    for puzzle in puzzles {
        let n = puzzle.moves() as u32;
        if n > longest {
            proved.push(puzzle.clone());
        } else {
            // What is won sooner than it says may still be a puzzle.
            let mut found = (1..=n).map(|n| compose(puzzle.board(), &puzzle.position, n));
            match found.find(|found| *found != Ok(None)).unwrap_or(Ok(None)) {
                Ok(Some(composed)) => {
                    let grade = grade(&mut Engine::new(puzzle.board(), 1), &composed);
                    proved.push(Puzzle { id: puzzle.id.clone(), grade, ..composed });
                }
                Ok(None) => bar.println(format!("{}: won in too many ways or not at all", puzzle.id)),
                Err(_) => bar.println(format!("{}: too large a proof", puzzle.id)),
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    proved.sort_by_key(|puzzle| (puzzle.grade, puzzle.moves()));
    proved.iter().try_for_each(|puzzle| writeln!(out, "{puzzle}"))?;
    Ok(())
}
