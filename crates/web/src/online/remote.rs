//! A table on the server, of any game: its view kept up by patches, its past, and a way to ask.

mod messages;
mod past;
mod socket;
mod writing;

use kernel::{Ask, Seat, Seq};
use leptos::prelude::*;
use protocol::{ClientMessage, Failure, HistoryRow, Pen, Request};
use serde_json::Value;
use table::{Action, TableView};
use web_sys::WebSocket;

use super::view::{self, Sight};
use crate::{chance, draft::SentDrafts, keep};

/// Whether we hear the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Connection {
    /// Not yet.
    Connecting,
    /// We do.
    Open,
    /// Not any more; we try again.
    Lost,
    /// The key does not work, or the table is gone.
    Refused,
}

/// A table on the server, as one viewer sees it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Remote {
    /// Its name.
    pub(super) id: StoredValue<String>,
    /// As whom: a seat's number, `host` or `watch`.
    pub(super) as_whom: StoredValue<String>,
    /// Whether we hear the server.
    pub(super) connection: RwSignal<Connection>,
    pub(super) table: Memo<Sight>,
    /// The viewer's seat; none, for somebody who looks on.
    pub(super) seat: Memo<Option<Seat>>,
    /// The game's view.
    pub(super) game: Memo<Value>,
    pub(super) past: RwSignal<Vec<HistoryRow>>,
    /// How often the past was read whole: not yet, at first, and whenever something in it changed.
    pub(super) n_readings: RwSignal<u32>,
    /// Who is there.
    pub(super) present: RwSignal<Vec<Seat>>,
    /// What was not done last.
    pub(super) failure: RwSignal<Option<Failure>>,
    /// How far the server's time is ahead of this device's, in milliseconds.
    pub(super) ahead: RwSignal<f64>,
    /// What real dice have to show first, and for what request.
    pub(super) missing: RwSignal<Option<(Request, Vec<Ask>)>>,
    /// Who writes: at what, and the number of this news of it.
    writing: RwSignal<Vec<(Seat, Pen, u32)>>,
    /// Whether the bots were asked to wait.
    pub(super) bots_wait: RwSignal<bool>,
    view: RwSignal<Value>,
    seq: StoredValue<Option<Seq>>,
    socket: StoredValue<Option<WebSocket>, LocalStorage>,
    /// Requests without an answer.
    waiting: RwSignal<Vec<Request>>,
    closed: StoredValue<bool>,
    n_tries: StoredValue<u32>,
    /// When this device last said that it writes, and how much it has heard of others who do.
    penned: StoredValue<(f64, u32)>,
    /// What was written and has no answer yet.
    drafts: SentDrafts,
}

fn waiting_key(id: &str, as_whom: &str) -> String {
    format!("tablee.waiting.{id}.{as_whom}")
}

impl Remote {
    /// Connects, and comes back by itself.
    pub(super) fn new(id: String, as_whom: String) -> Self {
        let view = RwSignal::new(Value::Null);
        let table = Memo::new(move |_| view.with(Sight::read));
        let waiting = RwSignal::new(keep::read(&waiting_key(&id, &as_whom)).unwrap_or_default());
        let remote = Self {
            id: StoredValue::new(id),
            as_whom: StoredValue::new(as_whom),
            connection: RwSignal::new(Connection::Connecting),
            table,
            seat: Memo::new(move |_| table.with(|sight| sight.table().and_then(|table| table.you.seat()))),
            game: Memo::new(move |_| view.with(|view| view.get("game").cloned().unwrap_or_default())),
            past: RwSignal::new(Vec::new()),
            n_readings: RwSignal::new(0),
            present: RwSignal::new(Vec::new()),
            failure: RwSignal::new(None),
            ahead: RwSignal::new(0.0),
            missing: RwSignal::new(None),
            writing: RwSignal::new(Vec::new()),
            bots_wait: RwSignal::new(false),
            view,
            seq: StoredValue::new(None),
            socket: StoredValue::new_local(None),
            waiting,
            closed: StoredValue::new(false),
            n_tries: StoredValue::new(0),
            penned: StoredValue::new((f64::MIN, 0)),
            drafts: SentDrafts::provide(),
        };
        remote.connect();
        remote.keep_what_waits();
        // A browser may keep a page that is left for going back: until then nobody looks at it.
        let left = window_event_listener_untyped("pagehide", move |_| remote.hang_up());
        on_cleanup(move || {
            left.remove();
            remote.close();
        });
        remote
    }

    /// Asks something of the table; what is proposed already is agreed to.
    pub(super) fn ask(self, action: Action) {
        let action = self.table.with_untracked(|sight| match sight.table() {
            Some(table) => view::meant(table, action),
            None => action,
        });
        // Pressed twice it is asked once.
        let waits =
            |waiting: &Vec<Request>| waiting.iter().any(|request| request.table.as_ref() == Some(&action));
        if self.waiting.with_untracked(waits) {
            return;
        }
        self.send(Request::table(request_id(), action));
    }

    /// Asks something of the game; what is costly is not done where the game has moved since.
    pub(super) fn play(self, action: Value, is_costly: bool) {
        let seen = self.seq.get_value().filter(|_| is_costly);
        self.send(Request { seen, ..Request::game(request_id(), action) });
    }

    /// Whether something asked of the game has no answer yet.
    pub(super) fn busy(self) -> Signal<bool> {
        let busy =
            Memo::new(move |_| self.waiting.with(|all| all.iter().any(|request| request.game.is_some())));
        busy.into()
    }

    /// Whether such a thing, asked of the table, has no answer yet.
    pub(super) fn waits(self, such: impl Fn(&Action) -> bool + Send + Sync + 'static) -> Memo<bool> {
        Memo::new(move |_| {
            self.waiting.with(|all| all.iter().filter_map(|request| request.table.as_ref()).any(&such))
        })
    }

    /// How much waits to be sent or answered.
    pub(super) fn n_unsent(self) -> Memo<usize> {
        Memo::new(move |_| self.waiting.with(Vec::len))
    }

    /// Takes back what waits to be sent; what was written comes back to its form.
    pub(super) fn withdraw_unsent(self) {
        for request in self.waiting.get_untracked() {
            self.drafts.answered(&request.request, false);
        }
        self.waiting.set(Vec::new());
    }

    /// Asks for a link: its key comes from this device, so that it is not lost with a lost answer.
    pub(super) fn ask_with_key(self, action: Action) -> String {
        let key = chance::key();
        self.send(Request { key: Some(key.clone()), ..Request::table(request_id(), action) });
        key
    }

    /// Reads out what the real dice showed.
    pub(super) fn declare(self, results: Vec<Value>) {
        if let Some((request, _)) = self.missing.get_untracked() {
            self.missing.set(None);
            self.send(Request { results, ..request });
        }
    }

    fn send(self, request: Request) {
        self.failure.set(None);
        self.drafts.sends(&request.request);
        self.say(&ClientMessage::Request(Box::new(request.clone())));
        self.waiting.update(|waiting| waiting.push(request));
    }

    /// A name for what this device keeps of this table, apart for each seat.
    pub(super) fn key(self) -> String {
        self.id.with_value(|id| self.as_whom.with_value(|whom| format!("{id}.{whom}")))
    }

    /// An address of this table on the server, for whoever looks.
    pub(super) fn path(self, what: &str) -> String {
        self.id.with_value(|id| self.as_whom.with_value(|whom| format!("api/tables/{id}{what}?as={whom}")))
    }

    /// What a seat's holder is called.
    pub(super) fn name(self, seat: Seat) -> String {
        self.table.with(|sight| {
            let chair = sight.table().and_then(|table| table.seats.get(usize::from(seat.0)));
            chair.and_then(view::name).unwrap_or_else(|| "…".to_owned())
        })
    }

    /// A piece of the table, followed by itself.
    pub(super) fn of<T: Default + PartialEq + Send + Sync + 'static>(
        self,
        of: fn(&TableView) -> T,
    ) -> Memo<T> {
        Memo::new(move |_| self.table.with(|sight| sight.table().map(of).unwrap_or_default()))
    }

    /// What has no answer yet is asked again after a reload: its id makes it the same request.
    fn keep_what_waits(self) {
        let key = self.id.with_value(|id| self.as_whom.with_value(|whom| waiting_key(id, whom)));
        Effect::new(move || {
            self.waiting.with(|waiting| {
                if waiting.is_empty() {
                    keep::forget(&key);
                } else {
                    keep::write(&key, waiting);
                }
            });
        });
    }

    /// Whether the page with this table is still there.
    fn is_shown(self) -> bool {
        self.closed.try_get_value() == Some(false)
    }
}

/// A new id for a request.
pub(super) fn request_id() -> String {
    chance::name() + &chance::name()
}
