//! How each viewer counts the rows.
//!
//! A row of which a viewer is told nothing and which changes nothing they see is none for them: were it
//! counted, its number alone would say that somebody did something in secret. So every viewer has numbers
//! of their own, without gaps. In the log a row has one number, which the sealed picks are made of;
//! between the log and a viewer every number is translated, both ways.

use kernel::{Seq, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Asked},
    motion::Motion,
    notice::{Notice, TableNotice},
    row::Row,
    view::TableView,
};

/// For each viewer, the rows they did not notice, in order.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Numbers(Vec<(Viewer, Vec<Seq>)>);

impl Numbers {
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
            match self.0.iter_mut().find(|(known, _)| known == viewer) {
                Some((_, rows)) => rows.push(row.seq),
                None => self.0.push((*viewer, vec![row.seq])),
            }
        }
    }

    fn unseen(&self, viewer: Viewer) -> &[Seq] {
        self.0.iter().find(|(known, _)| *known == viewer).map_or(&[], |(_, rows)| rows)
    }

    /// The number that a row of the log has for a viewer; of a row they did not notice, the number of the
    /// last before it that they did.
    pub fn shown(&self, viewer: Viewer, seq: Seq) -> Seq {
        let n_unseen = self.unseen(viewer).partition_point(|&row| row <= seq);
        Seq(seq.0.saturating_sub(n_unseen as u64))
    }

    /// The row of the log that a viewer means by a number.
    pub fn row(&self, viewer: Viewer, number: Seq) -> Seq {
        let unseen = self.unseen(viewer).iter();
        unseen.fold(number, |seq, &row| if row <= seq { Seq(seq.0.saturating_add(1)) } else { seq })
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
                if let Notice::Table(notice) = notice {
                    self.translate(viewer, notice);
                }
            }
        }
        told
    }

    fn translate(&self, viewer: Viewer, notice: &mut TableNotice) {
        use TableNotice as N;
        let show = |seq: &mut Seq| *seq = self.shown(viewer, *seq);
        match notice {
            N::Invited { id, .. } | N::InvitationWithdrawn { id } => *id = self.shown(viewer, Seq(*id)).0,
            N::Bookmarked { passage: row, .. }
            | N::CardRaised { passage: Some(row) }
            | N::Struck { passage: row }
            | N::Rewound { to: row }
            | N::Consented { motion: row, .. }
            | N::Dropped { motion: row }
            | N::Carried { motion: row }
            | N::Proposed { motion: Motion::Rewind { to: row } } => show(row),
            N::CardRaised { passage: None }
            | N::Proposed { .. }
            | N::Created
            | N::Titled { .. }
            | N::OptionsSet { .. }
            | N::SettingsSet { .. }
            | N::SeatClaimed { .. }
            | N::SeatMoving { .. }
            | N::SeatMoved { .. }
            | N::Renamed { .. }
            | N::RoleTaken { .. }
            | N::SeatLeft { .. }
            | N::SeatRemoved { .. }
            | N::BotSeated { .. }
            | N::BotLeft { .. }
            | N::StandIn { .. }
            | N::HostIs { .. }
            | N::Started
            | N::Said { .. }
            | N::Narrated { .. }
            | N::LimitAdded { .. }
            | N::LimitDropped { .. }
            | N::Paused
            | N::Resumed
            | N::Absent { .. }
            | N::CameBack { .. }
            | N::ReinviteAgreed { .. }
            | N::Again
            | N::Closed { .. }
            | N::Deleted => {}
        }
    }

    /// A view in the numbers of who sees it.
    pub(crate) fn view(&self, mut view: TableView) -> TableView {
        let viewer = view.you;
        if self.unseen(viewer).is_empty() {
            return view;
        }
        for (id, _) in &mut view.invitations {
            *id = self.shown(viewer, Seq(*id)).0;
        }
        for (passage, _) in &mut view.bookmarks {
            *passage = self.shown(viewer, *passage);
        }
        for open in &mut view.motions {
            open.id = self.shown(viewer, open.id);
            if let Motion::Rewind { to } = &mut open.motion {
                *to = self.shown(viewer, *to);
            }
        }
        view
    }

    /// What a viewer asks, in the numbers of the log.
    pub(crate) fn meant(&self, viewer: Viewer, asked: &Asked) -> Asked {
        let mut asked = asked.clone();
        if self.unseen(viewer).is_empty() {
            return asked;
        }
        let until = |to: &mut Seq| *to = self.until(viewer, *to);
        let row = |number: &mut Seq| *number = self.row(viewer, *number);
        match &mut asked {
            Asked::Table(
                Action::Bookmark { passage, .. }
                | Action::Strike { passage }
                | Action::Consent { motion: passage }
                | Action::Object { motion: passage },
            ) => row(passage),
            Asked::Table(Action::WithdrawInvitation { id }) => *id = self.row(viewer, Seq(*id)).0,
            Asked::Table(Action::Rewind { to } | Action::Propose { motion: Motion::Rewind { to } }) => {
                until(to)
            }
            Asked::Table(Action::RaiseCard { strike, rewind }) => {
                strike.iter_mut().for_each(row);
                rewind.iter_mut().for_each(until);
            }
            Asked::Table(_) | Asked::Game { .. } => {}
        }
        asked
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    #[test]
    fn everybody_counts_without_gaps() {
        let (ana, bob) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
        let numbers = Numbers(vec![(ana, vec![Seq(3), Seq(4), Seq(7)])]);
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
