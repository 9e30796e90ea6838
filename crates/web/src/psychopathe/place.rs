//! The places of this game: what follows `#/psychopathe`.

use leptos::{ev, prelude::*};

use wasm_bindgen::{JsCast as _, JsValue};

/// A place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Place {
    /// What there is to do.
    Hub,
    /// Setting up a game on this device.
    New,
    /// A game on this device.
    Local(String),
    /// A board to try things on: nothing, a kept game, a record or a position from a link.
    Study(Subject),
    /// Lessons, and perhaps which one.
    Lessons(Option<String>),
    /// Puzzles, and perhaps which one.
    Puzzles(Option<String>),
    /// The rules, and where the board comes from.
    Rules,
    /// Making a table on a server: another bundle.
    Online,
    /// Somewhere else in the program.
    Elsewhere,
}

/// What is studied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Subject {
    Opening,
    Game(String),
    /// A record, as in a file.
    Record(String),
    /// The size of the board and a position in the notation.
    Position(u8, String),
}

impl Place {
    fn read(hash: &str) -> Self {
        let mut parts = hash.trim_start_matches(['#', '/']).splitn(4, '/');
        let mut part = || parts.next().unwrap_or_default();
        if part() != "psychopathe" {
            return Self::Elsewhere;
        }
        let (second, third, fourth) = (part(), part(), part());
        let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        match (second, third) {
            ("new", _) => Self::New,
            ("local", id) if !id.is_empty() => Self::Local(id.to_owned()),
            ("study", "game") => Self::Study(Subject::Game(fourth.to_owned())),
            ("study", "record") => Self::Study(Subject::Record(decoded(fourth))),
            ("study", "") => Self::Study(Subject::Opening),
            // A board that does not exist is said not to.
            ("study", size) => Self::Study(Subject::Position(size.parse().unwrap_or(0), decoded(fourth))),
            ("lessons", id) => Self::Lessons(some(id)),
            ("puzzles", id) => Self::Puzzles(some(id)),
            ("rules", _) => Self::Rules,
            ("far" | "join" | "arrive" | "watch" | "table", _) => Self::Elsewhere,
            _ => Self::Hub,
        }
    }

    /// Its address.
    pub(super) fn href(&self) -> String {
        let rest = match self {
            Self::Elsewhere => return "#/".to_owned(),
            Self::Hub => String::new(),
            Self::New => "/new".to_owned(),
            Self::Local(id) => format!("/local/{id}"),
            Self::Study(Subject::Opening) => "/study".to_owned(),
            Self::Study(Subject::Game(id)) => format!("/study/game/{id}"),
            Self::Study(Subject::Record(text)) => format!("/study/record/{}", encoded(text)),
            Self::Study(Subject::Position(size, text)) => format!("/study/{size}/{}", encoded(text)),
            Self::Lessons(id) => format!("/lessons/{}", id.as_deref().unwrap_or_default()),
            Self::Puzzles(id) => format!("/puzzles/{}", id.as_deref().unwrap_or_default()),
            Self::Rules => "/rules".to_owned(),
            Self::Online => "/far".to_owned(),
        };
        format!("#/psychopathe{rest}")
    }

    /// Makes it the address of this page, which stays as it is.
    pub(super) fn replace(&self) {
        let history = js_sys::Reflect::get(&window(), &"history".into()).unwrap_or_default();
        let replace = js_sys::Reflect::get(&history, &"replaceState".into()).unwrap_or_default();
        if let Ok(replace) = replace.dyn_into::<js_sys::Function>() {
            // A browser that refuses keeps the address that it has.
            let _ = replace.call3(&history, &JsValue::NULL, &"".into(), &self.href().into());
        }
    }

    /// Goes there.
    pub(super) fn go(&self) {
        // The only failure is a malformed address, which ours are not.
        let _ = window().location().set_hash(&self.href());
    }
}

fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

fn decoded(text: &str) -> String {
    js_sys::decode_uri_component(text).map(String::from).unwrap_or_default()
}

/// Where we are, followed.
pub(super) fn place() -> Memo<Place> {
    let here = || Place::read(&window().location().hash().unwrap_or_default());
    let (place, set_place) = signal(here());
    let listening = window_event_listener(ev::hashchange, move |_| set_place.set(here()));
    on_cleanup(move || listening.remove());
    Memo::new(move |_| place.get())
}
