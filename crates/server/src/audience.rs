//! Those who look at a table, and what they are sent.

use std::sync::atomic::Ordering::Relaxed;

use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, Seq, Viewer, Wish};
use protocol::{ByeReason, Full, Patch, Present, RowUpdate, ServerMessage, Writing};
use serde_json::{Value, json};
use table::{Row, Table};
use tokio::sync::mpsc;

use crate::{
    app::App,
    auth::{Identity, Proof},
    load,
    metrics::Metrics,
};

/// Something to send; after a [`ByeReason`] the connection ends.
#[derive(Debug)]
pub(crate) enum Outgoing {
    Text(Utf8Bytes),
    Bye(ByeReason),
}

/// Those who look at a table.
#[derive(Debug, Default)]
pub(crate) struct Audience {
    listeners: Vec<Listener>,
    /// What each viewer with a listener was shown last.
    shown: Vec<(Viewer, Shown)>,
    n_ever: u64,
}

#[derive(Debug)]
struct Listener {
    id: u64,
    proof: Proof,
    queue: mpsc::Sender<Outgoing>,
    is_elsewhere: bool,
}

#[derive(Debug)]
struct Shown {
    table: Value,
    game: Value,
}

impl Shown {
    fn of(table: &Table, viewer: Viewer) -> Self {
        Self { table: write(&table.view(viewer)), game: table.game_view(viewer).unwrap_or(Value::Null) }
    }
}

impl Audience {
    /// Somebody begins to look; what they see first is their own to send.
    pub(crate) fn add(&mut self, proof: Proof, table: &Table, queue: mpsc::Sender<Outgoing>) -> u64 {
        self.n_ever += 1;
        let viewer = proof.identity.viewer();
        if self.shown.iter().all(|(known, _)| *known != viewer) {
            self.shown.push((viewer, Shown::of(table, viewer)));
        }
        self.listeners.push(Listener { id: self.n_ever, proof, queue, is_elsewhere: false });
        self.n_ever
    }

    /// Somebody stopped looking.
    pub(crate) fn remove(&mut self, id: u64) {
        self.listeners.retain(|listener| listener.id != id);
        let listeners = &self.listeners;
        self.shown.retain(|(viewer, _)| listeners.iter().any(|one| one.proof.identity.viewer() == *viewer));
    }

    pub(crate) fn len(&self) -> usize {
        self.listeners.len()
    }

    /// The seats with somebody at the other end.
    pub(crate) fn present(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> =
            self.listeners.iter().filter_map(|one| one.proof.identity.viewer().seat()).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// Somebody looks at something else than the play, or is back.
    pub(crate) fn look_elsewhere(&mut self, id: u64, is_elsewhere: bool) {
        if let Some(listener) = self.listeners.iter_mut().find(|listener| listener.id == id) {
            listener.is_elsewhere = is_elsewhere;
        }
    }

    /// Whether somebody at this seat looks at the play.
    pub(crate) fn is_watched_by(&self, seat: Seat) -> bool {
        let looks = |one: &Listener| !one.is_elsewhere && one.proof.identity.viewer() == Viewer::Seat(seat);
        self.listeners.iter().any(looks)
    }

    /// The seats at which somebody looks at the play.
    pub(crate) fn watching(&self) -> Vec<Seat> {
        self.present().into_iter().filter(|seat| self.is_watched_by(*seat)).collect()
    }

    /// Tells everybody of a row that is stored.
    pub(crate) fn tell(&mut self, table: &Table, row: &Row, metrics: &Metrics) {
        let mut texts = Vec::with_capacity(self.shown.len());
        for (viewer, shown) in &mut self.shown {
            // Not even that there was a row.
            if row.unseen.contains(viewer) {
                continue;
            }
            let mut patch = Patch::default();
            let now = write(&table.view(*viewer));
            patch.add("table", &shown.table, &now);
            shown.table = now;
            if row.play.is_some()
                || row.deal.is_some()
                || row.rewinds_to().is_some()
                || row.strikes().is_some()
            {
                let now = table.game_view(*viewer).unwrap_or(Value::Null);
                patch.add("game", &shown.game, &now);
                shown.game = now;
            }
            let seq = table.row_numbers().shown(*viewer, row.seq);
            let told = RowUpdate { seq, at: 0, by: row.by, told: table.told(row, *viewer), patch };
            texts.push((*viewer, text(&ServerMessage::Row(told))));
        }
        self.send(metrics, |viewer| {
            texts.iter().find(|(known, _)| *known == viewer).map(|(_, text)| text.clone())
        });
    }

    /// Shows the whole view again to everybody who missed something after this row, with what they missed.
    pub(crate) fn restart(&mut self, table: &Table, after: Seq, missed: &[Row], app: &App) {
        let present = self.present();
        let mut texts = Vec::with_capacity(self.shown.len());
        for (viewer, shown) in &mut self.shown {
            let since = table.row_numbers().shown(*viewer, after);
            if since < table.seq_for(*viewer) {
                *shown = Shown::of(table, *viewer);
                let full = full(app, table, *viewer, Some((since, missed)), present.clone());
                texts.push((*viewer, text(&ServerMessage::Full(Box::new(full)))));
            }
        }
        self.send(&app.metrics, |viewer| {
            texts.iter().find(|(known, _)| *known == viewer).map(|(_, text)| text.clone())
        });
    }

    pub(crate) fn tell_presence(&mut self, metrics: &Metrics) {
        let spectators = self.listeners.iter().filter(|one| one.proof.identity == Identity::Watcher).count();
        let text = text(&ServerMessage::Present(Present { seats: self.present(), spectators }));
        self.send(metrics, |_| Some(text.clone()));
    }

    /// Tells the others that somebody writes.
    pub(crate) fn tell_writing(&mut self, writing: Writing, metrics: &Metrics) {
        let text = text(&ServerMessage::Writing(writing));
        self.send(metrics, |viewer| (viewer != Viewer::Seat(writing.seat)).then(|| text.clone()));
    }

    /// Tells everybody what the bots are asked.
    pub(crate) fn tell_wish(&mut self, wish: Wish, metrics: &Metrics) {
        let text = text(&ServerMessage::Bots(wish));
        self.send(metrics, |_| Some(text.clone()));
    }

    /// Sends away those whose key does not work any more.
    pub(crate) fn check_keys(&mut self, table: &Table) {
        let state = table.state();
        self.dismiss(ByeReason::NoKey, |proof| !proof.holds(state));
    }

    /// Sends away those who meet a condition.
    pub(crate) fn dismiss(&mut self, why: ByeReason, is_meant: impl Fn(&Proof) -> bool) {
        self.listeners.retain(|listener| {
            let stays = !is_meant(&listener.proof);
            if !stays {
                let _ = listener.queue.try_send(Outgoing::Bye(why));
            }
            stays
        });
    }

    fn send(&mut self, metrics: &Metrics, text: impl Fn(Viewer) -> Option<Utf8Bytes>) {
        self.listeners.retain(|listener| {
            let Some(text) = text(listener.proof.identity.viewer()) else { return true };
            metrics.messages.fetch_add(1, Relaxed);
            metrics.bytes.fetch_add(text.len() as u64, Relaxed);
            match listener.queue.try_send(Outgoing::Text(text)) {
                Ok(()) => true,
                Err(mpsc::error::TrySendError::Full(_)) => {
                    // The queue is dropped: its reader sees the end and says that it was too slow.
                    metrics.slow.fetch_add(1, Relaxed);
                    false
                }
                Err(mpsc::error::TrySendError::Closed(_)) => false,
            }
        });
    }
}

/// Everything a viewer sees, and what it missed since a row, as that viewer counts.
pub(crate) fn full(
    app: &App,
    table: &Table,
    viewer: Viewer,
    missed: Option<(Seq, &[Row])>,
    present: Vec<Seat>,
) -> Full {
    let shown = Shown::of(table, viewer);
    let seq = table.seq_for(viewer);
    let (since, rows) = missed.unwrap_or((seq, &[]));
    let missed: Vec<_> = rows.iter().filter_map(|row| load::history_row(row, viewer, table)).collect();
    Full {
        seq,
        now: app.now(),
        view: json!({"table": shown.table, "game": shown.game}),
        more: seq.0.saturating_sub(since.0) > missed.len() as u64,
        missed,
        present,
    }
}

pub(crate) fn text(says: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(says).expect("a wire type writes itself").into()
}

fn write<T: serde::Serialize>(thing: &T) -> Value {
    serde_json::to_value(thing).expect("a wire type writes itself")
}
