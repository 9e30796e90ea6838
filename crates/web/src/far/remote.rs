//! A table on the server, of any game: its view kept up by patches, its past, and a way to ask.

use std::time::Duration;

use kernel::Seat;
use leptos::{prelude::*, task::spawn_local};
use protocol::{Act, Asks, Failure, Kind, Why};
use serde::Deserialize;
use serde_json::{Value, json};
use table::Action;
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{MessageEvent, WebSocket};

use super::view::TableView;
use crate::{chance, keep, net};

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
    /// The table.
    pub(super) table: Memo<Option<TableView>>,
    /// The viewer's seat; none, for somebody who looks on.
    pub(super) seat: Memo<Option<Seat>>,
    /// The game's view.
    pub(super) game: Memo<Value>,
    /// The past.
    pub(super) lines: RwSignal<Vec<LineKept>>,
    /// Who is there.
    pub(super) present: RwSignal<Vec<Seat>>,
    /// What was not done last.
    pub(super) failure: RwSignal<Option<Failure>>,
    /// What real dice have to show first, and for what request.
    pub(super) missing: RwSignal<Option<(Value, Vec<kernel::Ask>)>>,
    view: RwSignal<Value>,
    seq: StoredValue<Option<u64>>,
    socket: StoredValue<Option<WebSocket>, LocalStorage>,
    /// Requests without an answer, as they are sent.
    waiting: RwSignal<Vec<Value>>,
    closed: StoredValue<bool>,
    patience: StoredValue<u32>,
}

fn waiting_key(id: &str, as_whom: &str) -> String {
    format!("tablee.waiting.{id}.{as_whom}")
}

/// What is told, as far as it is read here: a notice of the table is looked into where it matters.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Notice {
    /// By the table.
    Table(Value),
    /// By the game.
    Game(Value),
}

impl Notice {
    /// What the table tells under that name.
    pub(super) fn of_table(&self, name: &str) -> Option<&Value> {
        match self {
            Self::Table(notice) => notice.get(name),
            Self::Game(_) => None,
        }
    }
}

type Line = protocol::Line<Notice>;
type Says = protocol::Says<Notice>;

/// A row as it was told. (Rows cannot be compared, their texts can.)
#[derive(Debug, Clone)]
pub(super) struct LineKept(pub(super) Line);

impl PartialEq for LineKept {
    fn eq(&self, other: &Self) -> bool {
        let state = |line: &Line| (line.seq, line.rewound, line.struck, line.told.len());
        state(&self.0) == state(&other.0)
    }
}

impl Remote {
    /// Connects, and comes back by itself.
    pub(super) fn new(id: String, as_whom: String) -> Self {
        let view = RwSignal::new(Value::Null);
        let part = move |name: &'static str| {
            move || view.with(|view| view.get(name).cloned().unwrap_or(Value::Null))
        };
        let (table, game) = (part("table"), part("game"));
        let table: Memo<Option<TableView>> = Memo::new(move |_| serde_json::from_value(table()).ok());
        let waiting = RwSignal::new(keep::read(&waiting_key(&id, &as_whom)).unwrap_or_default());
        let remote = Self {
            id: StoredValue::new(id),
            as_whom: StoredValue::new(as_whom),
            connection: RwSignal::new(Connection::Connecting),
            table,
            seat: Memo::new(move |_| table.with(|table| table.as_ref().and_then(|table| table.you.seat()))),
            game: Memo::new(move |_| game()),
            lines: RwSignal::new(Vec::new()),
            present: RwSignal::new(Vec::new()),
            failure: RwSignal::new(None),
            missing: RwSignal::new(None),
            view,
            seq: StoredValue::new(None),
            socket: StoredValue::new_local(None),
            waiting,
            closed: StoredValue::new(false),
            patience: StoredValue::new(0),
        };
        remote.connect();
        remote.keep_what_waits();
        on_cleanup(move || {
            remote.closed.set_value(true);
            remote.socket.with_value(|socket| {
                if let Some(socket) = socket {
                    // A socket that cannot be closed is closed.
                    let _ = socket.close();
                }
            });
        });
        remote
    }

    /// Asks something of the table.
    pub(super) fn ask(self, action: Action) {
        self.send(&Act::table(chance::name() + &chance::name(), action));
    }

    /// Asks something of the game.
    pub(super) fn play(self, action: Value) {
        self.send(&Act::game(chance::name() + &chance::name(), action));
    }

    /// Asks for a link: its key comes from this device, so that it is not lost with a lost answer.
    pub(super) fn ask_with_key(self, action: Action) -> String {
        let key = chance::bytes::<24>().iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let mut act = Act::table(chance::name() + &chance::name(), action);
        act.key = Some(key.clone());
        self.send(&act);
        key
    }

    /// A name for what this device keeps of this table, apart for each seat.
    pub(super) fn key(self) -> String {
        self.id.with_value(|id| self.as_whom.with_value(|whom| format!("{id}.{whom}")))
    }

    /// What a seat's holder is called.
    pub(super) fn name(self, seat: Seat) -> String {
        self.table.with(|table| {
            let chair = table.as_ref().and_then(|table| table.seats.get(usize::from(seat.0)));
            chair.and_then(|chair| chair.name.clone()).unwrap_or_else(|| "…".to_owned())
        })
    }

    /// A piece of the table, followed by itself.
    pub(super) fn of<T: Default + PartialEq + Send + Sync + 'static>(
        self,
        of: fn(&TableView) -> T,
    ) -> Memo<T> {
        Memo::new(move |_| self.table.with(|table| table.as_ref().map(of).unwrap_or_default()))
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

    fn send(self, act: &Act) {
        self.send_again(serde_json::to_value(act).unwrap_or_default());
    }

    fn send_again(self, act: Value) {
        self.failure.set(None);
        self.transmit(&act);
        self.waiting.update(|waiting| waiting.push(act));
    }

    fn transmit(self, act: &Value) {
        let text = json!({ "act": act }).to_string();
        self.socket.with_value(|socket| {
            if let Some(socket) = socket.as_ref().filter(|socket| socket.ready_state() == WebSocket::OPEN) {
                // What does not get through is sent again after the next connection.
                let _ = socket.send_with_str(&text);
            }
        });
    }

    fn connect(self) {
        if self.closed.try_get_value() != Some(false) {
            return;
        }
        let address = self
            .id
            .with_value(|id| self.as_whom.with_value(|whom| net::socket(id, whom, self.seq.get_value())));
        let Ok(socket) = WebSocket::new(&address) else { return };
        let opened = Closure::<dyn FnMut()>::new(move || {
            if self.closed.try_get_value() == Some(false) {
                self.patience.set_value(0);
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        opened.forget();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if self.closed.try_get_value() == Some(false)
                && let Some(says) = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok())
            {
                self.hear(says);
            }
        });
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        let lost = Closure::<dyn FnMut()>::new(move || self.lost());
        socket.set_onclose(Some(lost.as_ref().unchecked_ref()));
        lost.forget();
        self.socket.set_value(Some(socket));
    }

    fn lost(self) {
        if self.closed.try_get_value() != Some(false)
            || self.connection.get_untracked() == Connection::Refused
        {
            return;
        }
        self.connection.set(Connection::Lost);
        let tries = self.patience.get_value();
        self.patience.set_value(tries + 1);
        if tries == 2 {
            self.look_whether_we_may();
        }
        set_timeout(move || self.connect(), Duration::from_millis(300 << tries.min(4)));
    }

    /// A socket does not say why it was not opened; an ordinary request does.
    fn look_whether_we_may(self) {
        let path =
            self.id.with_value(|id| self.as_whom.with_value(|whom| format!("api/tables/{id}?as={whom}")));
        spawn_local(async move {
            if let Err(failure) = net::get::<Value>(&path).await
                && matches!(failure.kind, Kind::NoKey | Kind::NotFound)
                && self.closed.try_get_value() == Some(false)
            {
                self.connection.set(Connection::Refused);
            }
        });
    }

    fn hear(self, says: Says) {
        match says {
            Says::Full(full) => self.begin(*full),
            Says::Row(told) => self.follow(told),
            Says::Accepted(done) => self.answered(&done.request),
            Says::Error(failure) => self.not_done(failure),
            Says::Present(present) => self.present.set(present.seats),
            Says::Writing(_) => {}
            Says::Bye(Why::NoKey | Why::Gone) => self.connection.set(Connection::Refused),
            Says::Bye(Why::Shutdown | Why::Slow) => {}
        }
    }

    fn not_done(self, failure: Failure) {
        let request = failure.request.clone().unwrap_or_default();
        let is_it = |act: &&Value| act["request"] == request.as_str();
        let act = self.waiting.with_untracked(|waiting| waiting.iter().find(is_it).cloned());
        self.answered(&request);
        match (failure.kind, act) {
            (Kind::Missing, Some(act)) => self.missing.set(Some((act, failure.missing))),
            _ => self.failure.set(Some(failure)),
        }
    }

    /// Reads out what the real dice showed.
    pub(super) fn declare(self, results: Vec<Value>) {
        if let Some((mut act, _)) = self.missing.get_untracked() {
            self.missing.set(None);
            act["results"] = results.into();
            self.send_again(act);
        }
    }

    fn answered(self, request: &str) {
        self.waiting.update(|waiting| waiting.retain(|act| act["request"] != request));
    }

    fn begin(self, full: protocol::Full<Notice>) {
        let first = self.seq.get_value().is_none();
        self.seq.set_value(Some(full.seq.0));
        self.view.set(full.view);
        self.present.set(full.present);
        self.connection.set(Connection::Open);
        if first || full.more {
            self.read_the_past();
        } else {
            self.lines.update(|lines| lines.extend(full.missed.into_iter().map(LineKept)));
        }
        // Their ids make them the same requests.
        for act in self.waiting.get_untracked() {
            self.transmit(&act);
        }
    }

    fn follow(self, told: protocol::Told<Notice>) {
        let protocol::Told { seq, at, by, told, patch } = told;
        if self.seq.get_value().is_some_and(|known| known >= seq.0) {
            return;
        }
        let mut view = self.view.get_untracked();
        if patch.apply(&mut view).is_err() {
            self.transmit_full();
            return;
        }
        self.seq.set_value(Some(seq.0));
        let changes_the_past =
            told.iter().any(|notice| notice.of_table("rewound").or(notice.of_table("struck")).is_some());
        self.view.set(view);
        if changes_the_past {
            self.read_the_past();
        } else if !told.is_empty() {
            let line = Line { seq, at, by, told, rewound: false, struck: false };
            self.lines.update(|lines| lines.push(LineKept(line)));
        }
    }

    fn transmit_full(self) {
        let text = serde_json::to_string(&Asks::Full).unwrap_or_default();
        self.seq.set_value(None);
        self.socket.with_value(|socket| {
            if let Some(socket) = socket {
                // A lost socket brings the full view anyway.
                let _ = socket.send_with_str(&text);
            }
        });
    }

    /// All of the past, page by page.
    fn read_the_past(self) {
        let (id, whom) = (self.id.get_value(), self.as_whom.get_value());
        spawn_local(async move {
            let mut all: Vec<Line> = Vec::new();
            let mut before = None;
            loop {
                let from = before.map_or_else(String::new, |seq: u64| format!("&before={seq}"));
                let path = format!("api/tables/{id}/history?as={whom}&limit=100{from}");
                let Ok(page) = net::get::<protocol::Page<Notice>>(&path).await else { return };
                all.splice(0..0, page.lines);
                match page.before {
                    Some(seq) => before = Some(seq.0),
                    None => break,
                }
            }
            if self.closed.try_get_value() != Some(false) {
                return;
            }
            let known = all.last().map_or(0, |line| line.seq.0);
            self.lines.update(|lines| {
                let later = lines.drain(..).filter(|line| line.0.seq.0 > known);
                let later: Vec<LineKept> = later.collect();
                *lines = all.into_iter().map(LineKept).chain(later).collect();
            });
        });
    }
}
