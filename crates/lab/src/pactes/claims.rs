//! The cells that the report needs.

use search::pactes::{Lines, Placement, Rebate, Style};

use super::Cell;

/// How many lines are tried.
pub(super) const LINES: [u8; 5] = [1, 2, 3, 4, 5];

/// The most interventions a player makes on a contract, where there are any.
pub(super) const INTERVENTIONS: u8 = 2;

/// Every placement with every number of lines.
pub(super) fn grid(placement: Placement, n_lines: u8, interventions: u8) -> Cell {
    Cell::specified(placement, Lines::Fixed(n_lines), interventions)
}

/// The recommended number of lines and placement.
pub(super) fn recommended(interventions: u8) -> Cell {
    Cell::specified(Placement::Pace, Lines::Target, interventions)
}

/// A Faust who spends tokens only for what the round must bring.
pub(super) fn thrifty() -> Cell {
    let cell = recommended(INTERVENTIONS);
    Cell { style: Style { thrifty: true, ..cell.style }, ..cell }
}

/// CL-5: two lines, demons who help or not and spoil or not.
pub(super) fn demons(placement: Placement, help: bool, spoil: bool) -> Cell {
    let cell = grid(placement, 2, INTERVENTIONS);
    Cell { style: Style { help, spoil, ..cell.style }, ..cell }
}

/// CL-6: the recommended style with rebates and offers.
pub(super) fn bargain(rebate: Rebate, negotiates: bool) -> Cell {
    let cell = recommended(INTERVENTIONS);
    Cell { style: Style { rebate, negotiates, ..cell.style }, ..cell }
}

/// What [`bargain`] is tried with.
pub(super) const BARGAINS: [(Rebate, bool); 6] = [
    (Rebate::Never, false),
    (Rebate::Never, true),
    (Rebate::WhenAhead, false),
    (Rebate::WhenAhead, true),
    (Rebate::Always(1), false),
    (Rebate::Always(2), false),
];

/// What [`demons`] is tried with.
pub(super) const DEMONS: [(bool, bool); 4] = [(true, true), (false, true), (true, false), (false, false)];

/// The tables with a small set of tokens.
pub(super) fn small_sets() -> [Cell; 3] {
    [grid(Placement::Pace, 2, 0), grid(Placement::Pace, 3, 0), grid(Placement::Blind, 3, 0)]
        .map(|cell| cell.with_tokens(16))
}

pub(super) fn cells() -> Vec<Cell> {
    let mut cells = Vec::new();
    for interventions in [0, INTERVENTIONS] {
        for placement in Placement::ALL {
            cells.extend(LINES.map(|n_lines| grid(placement, n_lines, interventions)));
        }
        cells.push(recommended(interventions));
    }
    cells.push(thrifty());
    cells.extend(small_sets());
    for placement in [Placement::Pace, Placement::Balanced] {
        cells.extend(DEMONS.map(|(help, spoil)| demons(placement, help, spoil)));
    }
    cells.extend(BARGAINS.map(|(rebate, negotiates)| bargain(rebate, negotiates)));
    let mut distinct: Vec<Cell> = Vec::new();
    for cell in cells {
        if !distinct.contains(&cell) {
            distinct.push(cell);
        }
    }
    distinct
}
