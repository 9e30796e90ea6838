//! How each viewer counts the rows.
//!
//! A row of which a viewer is told nothing and which changes nothing they see is none for them: were it
//! counted, its number alone would say that somebody did something in secret. So every viewer has numbers
//! of their own, without gaps. In the log a row has one number, which the sealed picks are made of;
//! between the log and a viewer every number is translated, both ways.

use kernel::{Seq, Viewer};
use serde::{Deserialize, Serialize};

use crate::{action::Action, motion::Motion, notice::Notice, request::Command, row::Row, view::TableView};

/// For each viewer, the rows they did not notice, in order: the first of each run, and how many rows they have
/// missed by its end.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct RowNumbers(Vec<(Viewer, Vec<Run>)>);

/// Rows without a gap that a viewer did not notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Run {
    start: Seq,
    /// How many there were before this run.
    before: u64,
    length: u64,
}

impl Run {
    /// The number that the viewer gives to the first row after this run.
    fn number(&self) -> u64 {
        self.start.0.saturating_sub(self.before)
    }
}

impl RowNumbers {
    /// Of these rows.
    pub fn of<'a>(rows: impl IntoIterator<Item = &'a Row>) -> Self {
        let mut numbers = Self::default();
        for row in rows {
            numbers.note(row);
        }
        numbers
    }

    /// Looks at one more row.
    pub fn note(&mut self, row: &Row) {
        for viewer in &row.unseen {
            let index = self.0.iter().position(|(known, _)| known == viewer).unwrap_or_else(|| {
                self.0.push((*viewer, Vec::new()));
                self.0.len() - 1
            });
            let runs = &mut self.0[index].1;
            match runs.last_mut() {
                Some(last) if last.start.0 + last.length == row.seq.0 => last.length += 1,
                last => {
                    let before = last.map_or(0, |last| last.before + last.length);
                    runs.push(Run { start: row.seq, before, length: 1 });
                }
            }
        }
    }

    fn unseen(&self, viewer: Viewer) -> &[Run] {
        self.0.iter().find(|(known, _)| *known == viewer).map_or(&[], |(_, runs)| runs)
    }

    /// The number that a row of the log has for a viewer; of a row they did not notice, the number of the
    /// last before it that they did.
    pub fn shown(&self, viewer: Viewer, seq: Seq) -> Seq {
        let runs = self.unseen(viewer);
        let n_begun = runs.partition_point(|run| run.start <= seq);
        let Some(run) = runs[..n_begun].last() else { return seq };
        let n_unseen = run.before + run.length.min((seq.0 - run.start.0).saturating_add(1));
        Seq(seq.0.saturating_sub(n_unseen))
    }

    /// The row of the log that a viewer means by a number.
    pub fn row(&self, viewer: Viewer, number: Seq) -> Seq {
        let runs = self.unseen(viewer);
        let n_before = runs.partition_point(|run| run.number() <= number.0);
        let n_unseen = runs[..n_before].last().map_or(0, |run| run.before + run.length);
        Seq(number.0.saturating_add(n_unseen))
    }

    /// The last row of the log before the one with the next number: what a viewer has seen at that number,
    /// and everything since that they did not notice.
    pub fn until(&self, viewer: Viewer, number: Seq) -> Seq {
        Seq(self.row(viewer, Seq(number.0.saturating_add(1))).0 - 1)
    }

    /// What a viewer is told of a row, in their numbers.
    pub fn told(&self, row: &Row, viewer: Viewer) -> Vec<Notice> {
        let mut told = row.told(viewer);
        if !self.unseen(viewer).is_empty() {
            for notice in &mut told {
                if let Notice::Table(notice) = notice
                    && let Some(row) = notice.row_mut()
                {
                    *row = self.shown(viewer, *row);
                }
            }
        }
        told
    }

    /// A view in the numbers of who sees it.
    pub(crate) fn view(&self, mut view: TableView) -> TableView {
        let viewer = view.you;
        if self.unseen(viewer).is_empty() {
            return view;
        }
        for (id, _) in &mut view.invitations {
            *id = self.shown(viewer, *id);
        }
        for (passage, _) in &mut view.bookmarks {
            *passage = self.shown(viewer, *passage);
        }
        if let Some(back) = &mut view.take_back {
            back.to = self.shown(viewer, back.to);
        }
        for open in &mut view.motions {
            open.id = self.shown(viewer, open.id);
            if let Some(row) = open.motion.row_mut() {
                *row = self.shown(viewer, *row);
            }
        }
        view
    }

    /// What a viewer asks, in the numbers of the log.
    pub(crate) fn meant(&self, viewer: Viewer, command: &Command) -> Command {
        let mut command = command.clone();
        let until = |to: &mut Seq| *to = self.until(viewer, *to);
        let row = |number: &mut Seq| *number = self.row(viewer, *number);
        match &mut command {
            Command::Table(
                Action::Bookmark { passage, .. }
                | Action::Strike { passage }
                | Action::Consent { motion: passage }
                | Action::Object { motion: passage }
                | Action::WithdrawInvitation { id: passage },
            ) => row(passage),
            Command::Table(Action::Rewind { to } | Action::Propose { motion: Motion::Rewind { to } }) => {
                until(to)
            }
            Command::Table(Action::RaiseCard { strike, rewind }) => {
                strike.iter_mut().for_each(row);
                // Nobody learns who raised it: what only they have noticed since is left as it is.
                let public = |to: &mut Seq| {
                    until(to);
                    *to = self.until(Viewer::Public, self.shown(Viewer::Public, *to));
                };
                rewind.iter_mut().for_each(public);
            }
            Command::Table(_) | Command::Game { .. } => {}
        }
        command
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;
    use crate::asker::By;

    fn unseen_row(seq: u64, viewer: Viewer) -> Row {
        Row { unseen: vec![viewer], ..Row::new(Seq(seq), 0, By::House) }
    }

    #[test]
    fn where_the_card_leads_back_to_does_not_say_who_raised_it() {
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Public];
        let mut numbers = RowNumbers::default();
        // In rows 4 and 5 the first seat does something in secret, in row 7 the second.
        for (seq, by) in [(4, 0), (5, 0), (7, 1)] {
            let unseen = viewers.into_iter().filter(|viewer| *viewer != viewers[by]).collect();
            numbers.note(&Row { unseen, ..Row::new(Seq(seq), 0, By::Seat(Seat(by as u8))) });
        }
        let leads_to = |viewer: Viewer, row: u64| {
            let rewind = Some(numbers.shown(viewer, Seq(row)));
            numbers.meant(viewer, &Command::Table(Action::RaiseCard { strike: None, rewind }))
        };
        for row in [2, 3, 6, 8, 9] {
            for viewer in viewers {
                assert_eq!(leads_to(viewer, row), leads_to(viewers[3], row), "{viewer:?}, row {row}");
            }
        }
    }

    #[test]
    fn everybody_counts_without_gaps() {
        let (ana, bob) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
        let mut numbers = RowNumbers::default();
        for seq in [3, 4, 7] {
            numbers.note(&unseen_row(seq, ana));
        }
        assert_eq!(numbers.unseen(ana).len(), 2, "runs, not rows");
        let shown: Vec<u64> = (0..10).map(|seq| numbers.shown(ana, Seq(seq)).0).collect();
        assert_eq!(shown, [0, 1, 2, 2, 2, 3, 4, 4, 5, 6]);
        let rows: Vec<u64> = (0..7).map(|number| numbers.row(ana, Seq(number)).0).collect();
        assert_eq!(rows, [0, 1, 2, 5, 6, 8, 9]);
        let until: Vec<u64> = (0..7).map(|number| numbers.until(ana, Seq(number)).0).collect();
        assert_eq!(until, [0, 1, 4, 5, 7, 8, 9]);
        assert_eq!(numbers.shown(bob, Seq(7)), Seq(7));
        assert_eq!(numbers.row(ana, Seq(u64::MAX)), Seq(u64::MAX));
        for number in 0..7 {
            assert_eq!(numbers.shown(ana, numbers.until(ana, Seq(number))), Seq(number));
        }
    }
}
