//! Which rows of the game do not count any more.

use kernel::Seq;
use serde::{Deserialize, Serialize};

use crate::row::Row;

/// The stretches of the log that were taken back. Their rows stay, marked.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Rewinds(Vec<(Seq, Seq)>);

impl Rewinds {
    /// Of these rows.
    pub fn of<'a>(rows: impl IntoIterator<Item = &'a Row>) -> Self {
        let mut rewinds = Self::default();
        for row in rows {
            rewinds.note(row);
        }
        rewinds
    }

    /// Looks at one more row.
    pub fn note(&mut self, row: &Row) {
        let Some(to) = row.rewinds_to() else { return };
        while self.0.last().is_some_and(|&(from, _)| from >= to) {
            self.0.pop();
        }
        self.0.push((to, row.seq));
    }

    /// Whether the game's action in that row was taken back.
    pub fn cover(&self, seq: Seq) -> bool {
        let n_before = self.0.partition_point(|&(from, _)| from < seq);
        // Stretches are in order and each ends after the one before it: the last that begins before
        // this row reaches furthest.
        n_before > 0 && seq < self.0[n_before - 1].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        asker::By,
        event::{Event, Happening},
    };

    fn rewind(seq: u64, to: u64) -> Row {
        Row {
            events: vec![Event::Open(Happening::Rewound { to: Seq(to) })],
            ..Row::new(Seq(seq), 0, By::House)
        }
    }

    #[test]
    fn stretches_may_touch_overlap_and_contain_each_other() {
        let rewinds = Rewinds::of(&[rewind(5, 3), rewind(9, 7), rewind(12, 6), rewind(20, 15)]);
        let covered: Vec<u64> = (0..22).filter(|&seq| rewinds.cover(Seq(seq))).collect();
        assert_eq!(covered, [4, 7, 8, 9, 10, 11, 16, 17, 18, 19]);
    }
}
