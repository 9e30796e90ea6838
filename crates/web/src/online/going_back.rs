//! Going back at a table: what needs nobody's consent is done at once, so it says first what it undoes.

use kernel::{Seat, Seq};
use leptos::prelude::*;
use protocol::HistoryRow;
use table::{Action, By, Notice, TableView, Who};

use super::remote::Remote;
use crate::{
    language::{Translator, translator},
    story::Tale,
    sure::Sure,
};

/// The way back to a row of this table.
#[derive(Clone, Copy)]
pub(super) struct GoingBack {
    remote: Remote,
    sure: Sure,
    tale: Tale,
    translator: Translator,
}

impl GoingBack {
    /// At this page's table.
    pub(super) fn here(remote: Remote) -> Self {
        Self { remote, sure: Sure::here(), tale: Tale::here(), translator: translator() }
    }

    /// Goes back to that row, or asks for it; where nobody else would be asked the viewer is, with what it undoes.
    pub(super) fn to(self, to: Seq) {
        let remote = self.remote;
        let at_once = remote.table.with_untracked(|sight| {
            let table = sight.table();
            table.is_some_and(|table| remote.past.with_untracked(|past| is_done_at_once(table, past, to)))
        });
        let go = move || remote.ask(Action::Rewind { to });
        match at_once {
            true => self.sure.ask_to_undo(untrack(|| self.translator.just("rewind")), self.tale, to, go),
            false => go(),
        }
    }
}

/// Whether going back to that row may be done without a word of anybody else: there is nobody else, or the table says so
/// of the viewer's own last action, and no more than that or nothing but their own would be undone. Where there is nothing
/// to undo the table says so.
fn is_done_at_once(table: &TableView, past: &[HistoryRow], to: Seq) -> bool {
    let me = table.you.seat();
    let mut undone = past.iter().filter(|row| row.seq > to && is_play(row)).peekable();
    if undone.peek().is_none() {
        return false;
    }
    let mut others = (0..).map(Seat).zip(&table.seats).filter(|(seat, _)| Some(*seat) != me);
    let is_alone = !others.any(|(_, chair)| chair.who == Who::Person && !chair.absent);
    let mut is_free =
        |to_last: Seq| to >= to_last || undone.all(|row| me.is_some_and(|me| row.by == By::Seat(me)));
    is_alone || table.take_back.filter(|back| back.at_once).is_some_and(|back| is_free(back.to))
}

/// The last row of the game, and not of the talk beside it.
pub(super) fn last_played(remote: Remote) -> Option<Seq> {
    remote.past.with_untracked(|past| past.iter().rev().find(|row| is_play(row)).map(|row| row.seq))
}

fn is_play(row: &HistoryRow) -> bool {
    !row.rewound && row.told.iter().any(|told| matches!(told, Notice::Game(_)))
}
