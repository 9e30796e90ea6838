//! Where we are: the part of the address after `#`.
//!
//! The server serves one page under any base path and never sees what follows `#`; back, forward and reload
//! work as everywhere.

use leptos::{ev, prelude::*};

/// A place in the client.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Route {
    /// The shelf.
    Home,
    /// Setting up a game on this device.
    NewLocal,
    /// A game on this device.
    Local(String),
    /// The rules of a game.
    Rules,
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
        let mut parts = hash.trim_start_matches(['#', '/']).split('/');
        let (first, second, third, fourth) = (parts.next(), parts.next(), parts.next(), parts.next());
        match (first, second, third) {
            (Some("pactes"), Some("new"), _) => Self::NewLocal,
            (Some("pactes"), Some("local"), Some(id)) => Self::Local(id.to_owned()),
            (Some("pactes"), Some("rules"), _) => Self::Rules,
            (Some("pactes"), Some("far"), _) => Self::NewRemote,
            (Some("pactes"), Some("table"), Some(id)) => {
                Self::Table(id.to_owned(), fourth.unwrap_or("watch").to_owned())
            }
            (Some("pactes"), Some("verify"), Some(id)) => {
                Self::Verify(id.to_owned(), fourth.unwrap_or("watch").to_owned())
            }
            (Some("join"), Some(id), Some(key)) => Self::Join(id.to_owned(), key.to_owned()),
            (Some("arrive"), Some(id), Some(key)) => Self::Arrive(id.to_owned(), key.to_owned()),
            (Some("watch"), Some(id), Some(key)) => Self::Watch(id.to_owned(), key.to_owned()),
            _ => Self::Home,
        }
    }

    /// The address of a place.
    pub fn href(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::NewLocal => "#/pactes/new".to_owned(),
            Self::Local(id) => format!("#/pactes/local/{id}"),
            Self::Rules => "#/pactes/rules".to_owned(),
            Self::NewRemote => "#/pactes/far".to_owned(),
            Self::Join(id, key) => format!("#/join/{id}/{key}"),
            Self::Arrive(id, key) => format!("#/arrive/{id}/{key}"),
            Self::Watch(id, key) => format!("#/watch/{id}/{key}"),
            Self::Table(id, whom) => format!("#/pactes/table/{id}/{whom}"),
            Self::Verify(id, whom) => format!("#/pactes/verify/{id}/{whom}"),
        }
    }

    /// Goes there, so that going back does not come here again.
    pub fn replace(&self) {
        // The only failure is a malformed address, which ours are not.
        let _ = window().location().replace(&self.href());
    }

    /// Goes there.
    pub fn go(&self) {
        // The only failure is a malformed address, which ours are not.
        let _ = window().location().set_hash(&self.href());
    }
}

/// Where we are, followed.
pub fn route() -> ReadSignal<Route> {
    let here = || Route::read(&window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(here());
    let listening = window_event_listener(ev::hashchange, move |_| set_route.set(here()));
    on_cleanup(move || listening.remove());
    route
}
