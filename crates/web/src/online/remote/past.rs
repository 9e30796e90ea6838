//! The past of a table, read page by page.

use std::time::Duration;

use kernel::Seq;
use leptos::{prelude::*, task::spawn_local};
use protocol::{HistoryPage, HistoryRow};
use table::{Happening, Notice, TableNotice};

use super::{Connection, Remote};
use crate::net;

/// The last row before those that this row changes, where it changes the past: what was taken back, what was struck.
pub(super) fn changes_after(row: &HistoryRow) -> Option<Seq> {
    let changes = row.told.iter().filter_map(|notice| match notice {
        Notice::Table(TableNotice::Open(Happening::Rewound { to })) => Some(*to),
        Notice::Table(TableNotice::Open(Happening::Struck { passage })) => {
            Some(Seq(passage.0.saturating_sub(1)))
        }
        Notice::Table(_) | Notice::Game(_) => None,
    });
    changes.min()
}

impl Remote {
    /// The past after this row, the latest page first; all of it, where none is named.
    pub(super) fn read_the_past(self, after: Option<Seq>) {
        let path = self.path("/history");
        spawn_local(async move {
            let mut rows: Vec<HistoryRow> = Vec::new();
            let mut before = None;
            loop {
                let end = before.map_or_else(String::new, |seq: Seq| format!("&before={seq}"));
                let page = net::text(&format!("{path}&limit=500{end}")).await;
                // What a game told is kept as it was written, which only serde_json can read.
                let Some(page) = page.ok().and_then(|page| serde_json::from_str::<HistoryPage>(&page).ok())
                else {
                    self.read_the_past_later(after);
                    return;
                };
                rows.splice(0..0, page.lines);
                before = page.before.filter(|before| after.is_none_or(|after| *before > after));
                if before.is_none() {
                    break;
                }
            }
            if self.is_shown() {
                self.remember(after, rows);
            }
        });
    }

    /// Puts what was read where it belongs; what came meanwhile stays.
    fn remember(self, after: Option<Seq>, mut rows: Vec<HistoryRow>) {
        rows.retain(|row| after.is_none_or(|after| row.seq > after));
        let last = rows.last().map(|row| row.seq);
        self.past.update(|past| {
            let begin = past.partition_point(|row| after.is_some_and(|after| row.seq <= after));
            rows.extend(
                past.split_off(begin).into_iter().filter(|row| last.is_none_or(|last| row.seq > last)),
            );
            past.append(&mut rows);
        });
        self.n_readings.update(|n| *n += 1);
    }

    /// The server was away for a moment, or had too much to do.
    fn read_the_past_later(self, after: Option<Seq>) {
        let again = move || {
            if self.is_shown() && self.connection.get_untracked() != Connection::Refused {
                self.read_the_past(after);
            }
        };
        set_timeout(again, Duration::from_secs(1));
    }
}
