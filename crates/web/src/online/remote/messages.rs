//! What the server says: the whole view, one row after the other, answers.

use std::time::Duration;

use kernel::Wish;
use leptos::prelude::*;
use protocol::{
    ByeReason, ClientMessage, Failure, FailureKind, Full, HistoryRow, Request, RowUpdate, ServerMessage,
};
use table::By;

use super::{Connection, Remote, past::changes_after};

/// What came too soon is said again without a word, where that is possible within this.
const SOON: Duration = Duration::from_secs(2);

impl Remote {
    /// What the server says; that something cannot be read is shown.
    pub(super) fn hear(self, text: &str) {
        // A notice of the game is kept as it was written, which only serde_json can read.
        match serde_json::from_str(text) {
            Ok(ServerMessage::Full(full)) => self.begin(*full),
            Ok(ServerMessage::Row(row)) => self.follow(row),
            Ok(ServerMessage::Accepted(done)) => self.answered(&done.request, true),
            Ok(ServerMessage::Error(failure)) => self.not_done(failure),
            Ok(ServerMessage::Writing(writing)) => self.hear_pen(writing),
            Ok(ServerMessage::Bots(wish)) => self.bots_wait.set(wish == Wish::Wait),
            Ok(ServerMessage::Present(present)) => self.present.set(present.seats),
            Ok(ServerMessage::Bye(ByeReason::NoKey | ByeReason::Gone)) => {
                self.connection.set(Connection::Refused);
            }
            // It closes the connection, and we come back.
            Ok(ServerMessage::Bye(ByeReason::Shutdown | ByeReason::Slow)) => {}
            Err(_) => self.failure.set(Some(Failure::unclear("a message of the server"))),
        }
    }

    fn begin(self, full: Full) {
        let first = self.seq.get_value().is_none();
        self.seq.set_value(Some(full.seq));
        if full.now > 0 {
            self.ahead.set(full.now as f64 - js_sys::Date::now());
        }
        self.view.set(full.view);
        self.present.set(full.present);
        self.connection.set(Connection::Open);
        let known = self.past.with_untracked(|past| past.last().map(|row| row.seq));
        let changed = full.missed.iter().filter_map(changes_after).min();
        if first {
            self.read_the_past(None);
        } else if full.more || changed.is_some() {
            self.read_the_past(known.min(changed.or(known)));
        } else if !full.missed.is_empty() {
            self.past.update(|past| past.extend(full.missed));
        }
        // Their ids make them the same requests.
        for request in self.waiting.get_untracked() {
            self.say(&ClientMessage::Request(Box::new(request)));
        }
    }

    fn follow(self, row: RowUpdate) {
        let RowUpdate { seq, at, by, told, patch } = row;
        if self.seq.get_value().is_some_and(|known| known >= seq) {
            return;
        }
        let mut view = self.view.get_untracked();
        if patch.apply(&mut view).is_err() {
            self.seq.set_value(None);
            // A lost socket brings the full view anyway.
            self.say(&ClientMessage::Full);
            return;
        }
        self.seq.set_value(Some(seq));
        if let By::Seat(by) = by {
            // What was being written is here, or something else was done.
            self.writing.update(|writing| writing.retain(|(seat, ..)| *seat != by));
        }
        self.view.set(view);
        let row = HistoryRow { seq, at, by, told, rewound: false, struck: false };
        if let Some(after) = changes_after(&row) {
            self.read_the_past(Some(after));
        } else if !row.told.is_empty() {
            self.past.update(|past| past.push(row));
        }
    }

    fn not_done(self, failure: Failure) {
        let id = failure.request.clone().unwrap_or_default();
        let request = self.waiting.with_untracked(|all| all.iter().find(|one| one.request == id).cloned());
        if let Some(request) = request.as_ref().filter(|_| failure.kind == FailureKind::TooMany)
            && let Some(wait) = failure.wait.map(Duration::from_millis).filter(|wait| *wait <= SOON)
        {
            return self.say_later(request.clone(), wait);
        }
        let is_missing = failure.kind == FailureKind::Missing;
        // Where real dice are missing it is asked again with them.
        self.answered(&id, is_missing);
        match request.filter(|_| is_missing) {
            Some(request) => self.missing.set(Some((request, failure.missing))),
            None => self.failure.set(Some(failure)),
        }
    }

    /// Says again what came too soon; it waits for its answer meanwhile.
    fn say_later(self, request: Request, wait: Duration) {
        let again = move || {
            let still_waits = |all: &Vec<Request>| all.iter().any(|one| one.request == request.request);
            if self.waiting.try_with_untracked(still_waits) == Some(true) {
                self.say(&ClientMessage::Request(Box::new(request.clone())));
            }
        };
        set_timeout(again, wait);
    }

    fn answered(self, id: &str, taken: bool) {
        self.drafts.answered(id, taken);
        self.waiting.update(|waiting| waiting.retain(|request| request.request != id));
    }
}
