//! Pactes between bots: the author's claims and the specification's numbers, tried.

mod args;
mod cell;
mod claims;
mod figures;
mod game;
pub mod odds;
mod report;
mod specified;

pub use args::{LabArgs, WantedLines, WantedPlacement};
pub use cell::{Cell, Counts};
pub(crate) use game::watch;
pub use game::{Finished, play};

/// What came of a run.
pub type Report = crate::Report<LabArgs>;

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use search::pactes::{Lines, Placement};

    use super::*;
    use crate::{Progress, Stopped, measure};

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
