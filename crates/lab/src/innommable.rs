//! Innommable in the laboratory: how the numbers of dice work for other groups, and how to weigh dice on elements.
//!
//! The odds of a throw are exact ([`odds`]); the rest is counted over games between bots ([`crate::measure`]).

mod args;
mod cell;
mod counts;
mod game;
mod odds;
mod report;

pub use args::LabArgs;
pub use cell::Cell;
pub use counts::Counts;
pub use game::{Finished, play};
pub use odds::{EvenShare, even_shares};

/// What came of a run.
pub type Report = crate::Report<LabArgs>;

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::{Progress, measure};

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
