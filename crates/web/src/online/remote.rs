//! A table on the server, of any game: its view kept up by patches, its past, and a way to ask.

use std::time::Duration;

use kernel::Seat;
use leptos::{prelude::*, task::spawn_local};
use protocol::Patch;
use serde_json::Value;
use table::Action;
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{MessageEvent, WebSocket};

use super::{
    told::{Line, changes_the_past},
    view::{TableView, seat},
};
use crate::{
    chance,
    draft::SentDrafts,
    json::{self, list, object, variant},
    keep,
    net::{self, Failure},
};

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
    pub(super) lines: RwSignal<Vec<Line>>,
    /// Whether the past has been read.
    pub(super) remembers: RwSignal<bool>,
    /// Who is there.
    pub(super) present: RwSignal<Vec<Seat>>,
    /// Who writes: at what, and the how manieth news of it this is.
    pub(super) writing: RwSignal<Vec<(Seat, String, u32)>>,
    /// What was not done last.
    pub(super) failure: RwSignal<Option<Failure>>,
    /// How far the server's time is ahead of this device's, in milliseconds.
    pub(super) ahead: RwSignal<f64>,
    /// What real dice have to show first, and for what request.
    pub(super) missing: RwSignal<Option<(Value, Vec<Value>)>>,
    view: RwSignal<Value>,
    seq: StoredValue<Option<u64>>,
    socket: StoredValue<Option<WebSocket>, LocalStorage>,
    /// Requests without an answer, as they are sent.
    waiting: RwSignal<Vec<Value>>,
    closed: StoredValue<bool>,
    patience: StoredValue<u32>,
    /// When this device last said that it writes, and how much it has heard of others who do.
    penned: StoredValue<(f64, u32)>,
    /// What was written and has no answer yet.
    unsaid: SentDrafts,
}

fn waiting_key(id: &str, as_whom: &str) -> String {
    format!("tablee.waiting.{id}.{as_whom}")
}

impl Remote {
    /// Connects, and comes back by itself.
    pub(super) fn new(id: String, as_whom: String) -> Self {
        let view = RwSignal::new(Value::Null);
        let part = move |name: &'static str| {
            move || view.with(|view| view.get(name).cloned().unwrap_or(Value::Null))
        };
        let (table, game) = (part("table"), part("game"));
        let table: Memo<Option<TableView>> = Memo::new(move |_| TableView::read(&table()));
        let waiting = RwSignal::new(keep::read(&waiting_key(&id, &as_whom)).unwrap_or_default());
        let remote = Self {
            id: StoredValue::new(id),
            as_whom: StoredValue::new(as_whom),
            connection: RwSignal::new(Connection::Connecting),
            table,
            seat: Memo::new(move |_| table.with(|table| table.as_ref().and_then(|table| table.you))),
            game: Memo::new(move |_| game()),
            lines: RwSignal::new(Vec::new()),
            remembers: RwSignal::new(false),
            present: RwSignal::new(Vec::new()),
            writing: RwSignal::new(Vec::new()),
            failure: RwSignal::new(None),
            ahead: RwSignal::new(0.0),
            missing: RwSignal::new(None),
            view,
            seq: StoredValue::new(None),
            socket: StoredValue::new_local(None),
            waiting,
            closed: StoredValue::new(false),
            patience: StoredValue::new(0),
            penned: StoredValue::new((f64::MIN, 0)),
            unsaid: SentDrafts::provide(),
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
        self.send("table", json::value(&action));
    }

    /// Asks something of the game.
    pub(super) fn play(self, action: Value) {
        self.send("game", action);
    }

    /// Asks for a link: its key comes from this device, so that it is not lost with a lost answer.
    pub(super) fn ask_with_key(self, action: Action) -> String {
        let key = chance::bytes::<24>().iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let mut act = act("table", json::value(&action));
        act["key"] = key.as_str().into();
        self.send_again(act);
        key
    }

    /// Lets the others know that one writes at something they will read soon, or does not any more.
    pub(super) fn writes(self, pen: &'static str) {
        let (now, (before, heard)) = (js_sys::Date::now(), self.penned.get_value());
        // As often as it would be forgotten otherwise.
        if pen == "down" || now - before > 2_500.0 {
            self.penned.set_value((if pen == "down" { f64::MIN } else { now }, heard));
            self.say(object([("writing", pen.into())]));
        }
    }

    fn hear_pen(self, writing: &Value) {
        let Some(seat) = seat(&writing["seat"]) else { return };
        let (before, heard) = self.penned.get_value();
        self.penned.set_value((before, heard + 1));
        let pen = json::string(&writing["pen"]).filter(|pen| pen != "down");
        self.writing.update(|all| {
            all.retain(|(other, ..)| *other != seat);
            all.extend(pen.map(|pen| (seat, pen, heard)));
        });
        // Who stops without a word is forgotten.
        set_timeout(
            move || {
                if self.closed.try_get_value() == Some(false) {
                    self.writing.update(|all| all.retain(|(.., n)| *n != heard));
                }
            },
            Duration::from_secs(5),
        );
    }

    /// Who writes at this, by name.
    pub(super) fn writers(self, at: &'static str) -> Vec<String> {
        let all = self.writing.get();
        all.iter().filter(|(_, pen, _)| pen == at).map(|(seat, ..)| self.name(*seat)).collect()
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

    fn send(self, of: &str, action: Value) {
        self.send_again(act(of, action));
    }

    fn send_again(self, act: Value) {
        self.failure.set(None);
        self.unsaid.sends(act["request"].as_str().unwrap_or_default());
        self.transmit(&act);
        self.waiting.update(|waiting| waiting.push(act));
    }

    fn transmit(self, act: &Value) {
        self.say(object([("act", act.clone())]));
    }

    /// Says something to the server, if it hears us.
    fn say(self, what: Value) {
        let text = json::text(&what);
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
                && let Some(says) = event.data().as_string().and_then(|text| json::parse(&text))
            {
                self.hear(&says);
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
            if let Err(failure) = net::get(&path).await
                && matches!(failure.kind(), "no_key" | "not_found")
                && self.closed.try_get_value() == Some(false)
            {
                self.connection.set(Connection::Refused);
            }
        });
    }

    /// What the server says, as `protocol::Says` travels.
    fn hear(self, says: &Value) {
        match variant(says) {
            Some(("full", full)) => self.begin(full),
            Some(("row", told)) => self.follow(told),
            Some(("accepted", done)) => self.answered(&done["request"], true),
            Some(("error", failure)) => self.not_done(Failure(failure.clone())),
            Some(("writing", writing)) => self.hear_pen(writing),
            Some(("present", present)) => self.present.set(list(&present["seats"], seat)),
            Some(("bye", why)) if matches!(why.as_str(), Some("no_key" | "gone")) => {
                self.connection.set(Connection::Refused);
            }
            _ => {}
        }
    }

    fn not_done(self, failure: Failure) {
        let request = &failure.0["request"];
        let is_it = |act: &&Value| act["request"] == *request;
        let act = self.waiting.with_untracked(|waiting| waiting.iter().find(is_it).cloned());
        // Where real dice are missing it is asked again with them.
        self.answered(request, failure.kind() == "missing");
        match (failure.kind(), act) {
            ("missing", Some(act)) => {
                self.missing.set(Some((act, list(&failure.0["missing"], |ask| Some(ask.clone())))));
            }
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

    fn answered(self, request: &Value, taken: bool) {
        self.unsaid.answered(request.as_str().unwrap_or_default(), taken);
        self.waiting.update(|waiting| waiting.retain(|act| act["request"] != *request));
    }

    fn begin(self, full: &Value) {
        let first = self.seq.get_value().is_none();
        self.seq.set_value(full["seq"].as_u64());
        if let Some(now) = full["now"].as_u64().filter(|now| *now > 0) {
            self.ahead.set(now as f64 - js_sys::Date::now());
        }
        self.view.set(full["view"].clone());
        self.present.set(list(&full["present"], seat));
        self.connection.set(Connection::Open);
        let missed = list(&full["missed"], Line::read);
        if first || full["more"] == true || missed.iter().any(changes_the_past) {
            self.read_the_past();
        } else {
            self.lines.update(|lines| lines.extend(missed));
        }
        // Their ids make them the same requests.
        for act in self.waiting.get_untracked() {
            self.transmit(&act);
        }
    }

    fn follow(self, told: &Value) {
        let Some(line) = Line::read(told) else { return };
        if self.seq.get_value().is_some_and(|known| known >= line.seq.0) {
            return;
        }
        let mut view = self.view.get_untracked();
        let patch = told.get("patch").cloned().map_or_else(Patch::default, Patch::new);
        if patch.apply(&mut view).is_err() {
            self.seq.set_value(None);
            // A lost socket brings the full view anyway.
            self.say("full".into());
            return;
        }
        self.seq.set_value(Some(line.seq.0));
        if let Some(by) = seat(&told["by"]) {
            // What was being written is here, or something else was done.
            self.writing.update(|writing| writing.retain(|(seat, ..)| *seat != by));
        }
        self.view.set(view);
        if changes_the_past(&line) {
            self.read_the_past();
        } else if !line.told.is_empty() {
            self.lines.update(|lines| lines.push(line));
        }
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
                let Ok(page) = net::get(&path).await else {
                    self.read_the_past_later();
                    return;
                };
                all.splice(0..0, list(&page["lines"], Line::read));
                before = page["before"].as_u64();
                if before.is_none() {
                    break;
                }
            }
            if self.closed.try_get_value() != Some(false) {
                return;
            }
            let known = all.last().map_or(0, |line| line.seq.0);
            self.lines.update(|lines| {
                let later = lines.drain(..).filter(|line| line.seq.0 > known);
                let later: Vec<Line> = later.collect();
                *lines = all.into_iter().chain(later).collect();
            });
            if !self.remembers.get_untracked() {
                self.remembers.set(true);
            }
        });
    }

    /// The server was away for a moment, or had too much to do.
    fn read_the_past_later(self) {
        let again = move || {
            if self.closed.try_get_value() == Some(false)
                && self.connection.get_untracked() != Connection::Refused
            {
                self.read_the_past();
            }
        };
        set_timeout(again, Duration::from_secs(1));
    }
}

/// A request to the table or to its game, as `protocol::Act` travels.
fn act(of: &str, action: Value) -> Value {
    object([("request", (chance::name() + &chance::name()).into()), (of, action)])
}
