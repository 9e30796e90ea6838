//! Places along every path of a board, one bit each: small, since search copies it often.

use crate::board::{Board, MAX_PATHS, Place};

/// A set of places: sixteen bits for an open path, sixty-four for the border.
#[derive(Debug, Clone, Default)]
pub(crate) struct Places {
    lines: [u16; MAX_PATHS],
    border: u64,
}

impl Places {
    #[inline]
    pub(crate) fn add(&mut self, board: &Board, place: &Place) {
        if place.path == board.border {
            self.border |= 1 << place.at;
        } else {
            self.lines[usize::from(place.path) & (MAX_PATHS - 1)] |= 1 << (place.at & 15);
        }
    }

    #[inline]
    pub(crate) fn on(&self, board: &Board, path: u8) -> u64 {
        match path == board.border {
            true => self.border,
            false => u64::from(self.lines[usize::from(path) & (MAX_PATHS - 1)]),
        }
    }
}
