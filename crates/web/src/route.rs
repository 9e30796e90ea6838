//! Where we are: the part of the address after `#`.
//!
//! The server serves one page under any base path and never sees what follows `#`; back, forward and reload
//! work as everywhere. Each place but the shelf and the credits names its game first, and `boot.js` loads that game's bundle.

use std::sync::OnceLock;

use leptos::{ev, prelude::*};

/// The game of this bundle.
static GAME: OnceLock<&'static str> = OnceLock::new();

/// A place in the client.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Route {
    /// The shelf.
    Home,
    /// The games and their authors.
    Credits,
    /// One person against bots, at once.
    Alone,
    /// Setting up a game on this device.
    NewLocal,
    /// A game on this device.
    Local(String),
    /// The rules of a game.
    Rules,
    /// A place that this game alone has, by what follows its name.
    Own(String),
    /// Making a table on the server.
    NewRemote,
    /// Coming to a table with an invitation's key.
    Join(String, String),
    /// Bringing a seat to this device.
    Arrive(String, String),
    /// Coming to look on.
    Watch(String, String),
    /// A table on the server, as whom: a seat's number, `host` or `watch`.
    Table(String, String),
    /// Where anybody checks the dice of a closed table.
    Verify(String, String),
}

impl Route {
    fn read(hash: &str) -> Self {
        let (_, rest) = match hash.trim_start_matches(['#', '/']) {
            "" => return Self::Home,
            "credits" => return Self::Credits,
            path => path.split_once('/').unwrap_or((path, "")),
        };
        let mut parts = rest.split('/');
        let mut next = || parts.next().map(str::to_owned);
        match (next().as_deref(), next(), next()) {
            (Some("alone"), ..) => Self::Alone,
            (Some("new"), ..) => Self::NewLocal,
            (Some("local"), Some(id), _) => Self::Local(id),
            (Some("rules"), ..) => Self::Rules,
            (Some("far"), ..) => Self::NewRemote,
            (Some("table"), Some(id), whom) => Self::Table(id, whom.unwrap_or_else(|| "watch".to_owned())),
            (Some("verify"), Some(id), whom) => Self::Verify(id, whom.unwrap_or_else(|| "watch".to_owned())),
            (Some("join"), Some(id), Some(key)) => Self::Join(id, key),
            (Some("arrive"), Some(id), Some(key)) => Self::Arrive(id, key),
            (Some("watch"), Some(id), Some(key)) => Self::Watch(id, key),
            _ => Self::Own(rest.to_owned()),
        }
    }

    /// The address of a place of this bundle's game.
    pub fn href(&self) -> String {
        self.href_in(GAME.get().copied().unwrap_or_default())
    }

    /// The address of a place of any game.
    pub fn href_in(&self, game: &str) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::Credits => "#/credits".to_owned(),
            Self::Alone => format!("#/{game}/alone"),
            Self::NewLocal => format!("#/{game}/new"),
            Self::Local(id) => format!("#/{game}/local/{id}"),
            Self::Rules => format!("#/{game}/rules"),
            Self::Own(path) => format!("#/{game}/{path}"),
            Self::NewRemote => format!("#/{game}/far"),
            Self::Join(id, key) => format!("#/{game}/join/{id}/{key}"),
            Self::Arrive(id, key) => format!("#/{game}/arrive/{id}/{key}"),
            Self::Watch(id, key) => format!("#/{game}/watch/{id}/{key}"),
            Self::Table(id, whom) => format!("#/{game}/table/{id}/{whom}"),
            Self::Verify(id, whom) => format!("#/{game}/verify/{id}/{whom}"),
        }
    }

    /// Goes there, so that going back does not come here again.
    pub fn replace(&self) {
        // The only failure is a malformed address, which ours are not.
        let _ = window().location().replace(&self.href());
    }

    /// Goes there.
    pub fn go(&self) {
        self.go_in(GAME.get().copied().unwrap_or_default());
    }

    /// Goes there, in any game.
    pub fn go_in(&self, game: &str) {
        // The only failure is a malformed address, which ours are not.
        let _ = window().location().set_hash(&self.href_in(game));
    }
}

/// Where we are in a game's bundle, followed.
pub fn route(game: &'static str) -> ReadSignal<Route> {
    // The first word stands: a page has one bundle.
    let _ = GAME.set(game);
    let here = || Route::read(&window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(here());
    let listening = window_event_listener(ev::hashchange, move |_| set_route.set(here()));
    on_cleanup(move || listening.remove());
    route
}
