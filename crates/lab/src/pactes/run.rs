//! Games over all cores.

use super::{Args, Cell, Counts, Report, claims, play};
use crate::cores::{Plan, Stopped, Watch, count, threads};

/// Games that one thread plays before it looks up.
const BATCH: u64 = 200;

/// A cell with what came of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Measured {
    /// How it was played.
    pub cell: Cell,
    /// What came of it.
    pub counts: Counts,
}

/// Runs what was asked for. Somebody is told of the progress and may stop it.
///
/// # Errors
/// It was stopped.
pub fn run(args: &Args, watch: &Watch<'_>) -> Result<Report, Stopped> {
    let cells = if args.report.is_some() { claims::cells() } else { vec![args.cell()] };
    let measured = measure(&cells, args.games, args.seed, threads(args.threads), watch)?;
    Ok(Report::new(args, measured))
}

/// Plays so many games of each cell.
///
/// # Errors
/// It was stopped.
pub fn measure(
    cells: &[Cell],
    games: u64,
    seed: u64,
    threads: usize,
    watch: &Watch<'_>,
) -> Result<Vec<Measured>, Stopped> {
    let plan = Plan { games, seed, threads, batch: BATCH };
    let counts = count(
        cells,
        plan,
        watch,
        |part: &mut Counts, cell, seed| part.add(&play(&cell.options, cell.style, seed)),
        Counts::join,
    )?;
    Ok(cells.iter().cloned().zip(counts).map(|(cell, counts)| Measured { cell, counts }).collect())
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use search::pactes::{Lines, Placement};

    use super::*;
    use crate::Progress;

    fn go_on(_: Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let cells = [Placement::Pace, Placement::Blind]
            .map(|placement| Cell::specified(placement, Lines::Fixed(2), 2));
        let one = measure(&cells, 250, 5, 1, &go_on).expect("nobody stops it");
        assert_eq!(one, measure(&cells, 250, 5, 3, &go_on).expect("nobody stops it"));
        assert_ne!(one, measure(&cells, 250, 6, 1, &go_on).expect("nobody stops it"));
        assert_eq!(one[0].counts.games(), 250);
    }

    #[test]
    fn a_run_can_be_stopped() {
        let cells = [Cell::specified(Placement::Pace, Lines::Target, 0)];
        assert_eq!(measure(&cells, 10_000, 1, 2, &|_| ControlFlow::Break(())), Err(Stopped));
    }
}
