//! The places of this game: what follows `#/psychopathe`.

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};

use crate::route::Route;

/// A place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Destination {
    /// What there is to do.
    Hub,
    /// One person against the computer.
    Alone,
    /// Setting up a game on this device.
    New,
    /// A game on this device.
    Local(String),
    /// A board to try things on: nothing, a kept game, a record or a position from a link.
    Study(StudySubject),
    /// Lessons, and perhaps which one.
    Lessons(Option<String>),
    /// Puzzles, and perhaps which one.
    Puzzles(Option<String>),
    /// The rules, and where the board comes from.
    Rules,
    /// Tables on a server: another bundle.
    Online,
}

/// What is studied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum StudySubject {
    Opening,
    Game(String),
    /// A record, as in a file.
    Record(String),
    /// The size of the board and a position in the notation.
    Position(u8, String),
}

impl Destination {
    /// What the shell's place is here.
    pub(super) fn of(route: &Route) -> Self {
        match route {
            Route::Alone => Self::Alone,
            Route::NewLocal => Self::New,
            Route::Local(id) => Self::Local(id.clone()),
            Route::Rules => Self::Rules,
            Route::Own(path) => Self::read(path),
            Route::Elsewhere
            | Route::NewRemote
            | Route::Join(..)
            | Route::Arrive(..)
            | Route::Watch(..)
            | Route::Table(..)
            | Route::OpenMiddle(..)
            | Route::Middle(_)
            | Route::Verify(..) => Self::Online,
        }
    }

    fn read(path: &str) -> Self {
        let mut parts = path.splitn(3, '/');
        let mut part = || parts.next().unwrap_or_default();
        let (first, second, third) = (part(), part(), part());
        let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        match (first, second) {
            ("study", "game") => Self::Study(StudySubject::Game(third.to_owned())),
            ("study", "record") => Self::Study(StudySubject::Record(decoded(third))),
            ("study", "") => Self::Study(StudySubject::Opening),
            // A board that does not exist is said not to.
            ("study", size) => Self::Study(StudySubject::Position(size.parse().unwrap_or(0), decoded(third))),
            ("lessons", id) => Self::Lessons(some(id)),
            ("puzzles", id) => Self::Puzzles(some(id)),
            _ => Self::Hub,
        }
    }

    /// Its address.
    pub(super) fn href(&self) -> String {
        let rest = match self {
            Self::Hub => String::new(),
            Self::Alone => "/alone".to_owned(),
            Self::New => "/new".to_owned(),
            Self::Local(id) => format!("/local/{id}"),
            Self::Study(StudySubject::Opening) => "/study".to_owned(),
            Self::Study(StudySubject::Game(id)) => format!("/study/game/{id}"),
            Self::Study(StudySubject::Record(text)) => format!("/study/record/{}", encoded(text)),
            Self::Study(StudySubject::Position(size, text)) => format!("/study/{size}/{}", encoded(text)),
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
