//! The numbers of the specification's own simulation (section 9), written independently in Python.

use search::pactes::Placement;

use super::{
    Cell,
    claims::{INTERVENTIONS, grid, recommended, small_sets},
};

/// Percent of games won by Faust, by a demon, by nobody.
pub(super) type Won = [f64; 3];

/// What the specification says of a cell.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Specified {
    pub(super) won: Won,
    /// Mean points of Faust and of the better demon.
    pub(super) points: Option<(f64, f64)>,
    pub(super) games: u64,
}

const fn quiet(won: Won, faust: f64, demon: f64) -> Specified {
    Specified { won, points: Some((faust, demon)), games: 100_000 }
}

const fn bent(won: Won) -> Specified {
    Specified { won, points: None, games: 20_000 }
}

/// By placement; one, two, three lines.
const QUIET: [[Specified; 3]; 5] = [
    [
        quiet([1.6, 0.0, 98.4], 16.3, 7.6),
        quiet([47.8, 29.9, 22.3], 15.9, 14.7),
        quiet([21.2, 77.1, 1.7], 15.3, 21.5),
    ],
    [
        quiet([17.2, 0.7, 82.1], 14.4, 8.8),
        quiet([29.9, 69.7, 0.3], 13.6, 17.5),
        quiet([7.2, 92.8, 0.0], 12.5, 26.0),
    ],
    [
        quiet([17.2, 0.7, 82.1], 14.4, 8.8),
        quiet([73.2, 26.5, 0.3], 18.6, 15.0),
        quiet([75.4, 24.6, 0.0], 24.2, 19.6),
    ],
    [
        quiet([17.2, 0.7, 82.1], 14.4, 8.8),
        quiet([79.9, 13.6, 6.5], 20.6, 14.2),
        quiet([90.2, 8.9, 0.9], 28.0, 18.1),
    ],
    [
        quiet([1.1, 0.0, 98.9], 19.3, 7.6),
        quiet([69.8, 1.4, 28.8], 23.7, 13.8),
        quiet([91.8, 4.7, 3.5], 28.9, 18.6),
    ],
];

const BENT: [[Specified; 3]; 5] = [
    [bent([1.5, 1.1, 97.4]), bent([40.8, 51.4, 7.8]), bent([7.3, 92.4, 0.3])],
    [bent([5.8, 3.2, 91.0]), bent([25.6, 73.8, 0.6]), bent([1.8, 98.1, 0.0])],
    [bent([5.8, 3.2, 91.0]), bent([66.6, 32.9, 0.6]), bent([51.4, 48.6, 0.0])],
    [bent([5.8, 3.2, 91.0]), bent([67.7, 21.7, 10.6]), bent([69.5, 27.4, 3.2])],
    [bent([2.0, 0.1, 97.9]), bent([68.4, 8.7, 22.9]), bent([75.6, 21.1, 3.4])],
];

/// Every cell that the specification has numbers for.
pub(super) fn all() -> Vec<(Cell, Specified)> {
    let mut all = Vec::new();
    for (interventions, table) in [(0, &QUIET), (INTERVENTIONS, &BENT)] {
        for (placement, row) in Placement::ALL.into_iter().zip(table) {
            all.extend((1..).zip(row).map(|(n, specified)| (grid(placement, n, interventions), *specified)));
        }
    }
    let other = |won| Specified { won, points: None, games: 100_000 };
    all.push((grid(Placement::Blind, 4, 0), other([5.4, 94.4, 0.2])));
    all.push((grid(Placement::Blind, 5, 0), other([0.4, 99.6, 0.0])));
    all.push((grid(Placement::Pace, 4, 0), other([94.3, 5.5, 0.3])));
    all.push((grid(Placement::Pace, 5, 0), other([88.3, 11.7, 0.0])));
    all.push((recommended(0), other([90.3, 8.8, 0.9])));
    all.push((recommended(INTERVENTIONS), bent([69.6, 27.0, 3.4])));
    let small = [[76.7, 16.9, 6.4], [69.3, 29.8, 1.0], [10.2, 88.1, 1.7]];
    all.extend(small_sets().into_iter().zip(small.map(other)));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_copied_adds_up() {
        for (cell, specified) in all() {
            let sum: f64 = specified.won.iter().sum();
            assert!((sum - 100.0).abs() < 0.25, "{cell}: {sum}");
        }
    }
}
