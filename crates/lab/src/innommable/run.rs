//! Games over all cores.

use super::{Args, Cell, Counts, Report, cell, play};
use crate::cores::{Plan, Stopped, Watch, count, threads};

/// Games that one thread plays before it looks up.
const BATCH: u64 = 50;

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
    let cells = args.players.map_or_else(cell::all, |n| vec![Cell::layout(0, n)]);
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
    let counts =
        count(cells, plan, watch, |part: &mut Counts, cell, seed| part.add(&play(cell, seed)), Counts::join)?;
    Ok(cells.iter().cloned().zip(counts).map(|(cell, counts)| Measured { cell, counts }).collect())
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::Progress;

    fn go_on(_: Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let cells = [Cell::layout(0, 1), Cell::layout(3, 2)];
        let one = measure(&cells, 60, 5, 1, &go_on).expect("nobody stops it");
        assert_eq!(one, measure(&cells, 60, 5, 3, &go_on).expect("nobody stops it"));
        assert_ne!(one, measure(&cells, 60, 6, 1, &go_on).expect("nobody stops it"));
        assert_eq!(one[0].counts.games(), 60);
    }

    #[test]
    fn every_cell_can_be_played_to_its_end() {
        let cells = cell::all();
        let measured = measure(&cells, 2, 9, 2, &go_on).expect("nobody stops it");
        for measured in measured {
            let counts = measured.counts;
            assert_eq!(counts.games(), 2, "{}", measured.cell.name);
            assert!(counts.scenes.value() >= 1.0 && counts.mad.n + counts.dead.n <= counts.mad.of);
        }
    }
}
