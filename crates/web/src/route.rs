//! Where we are: the part of the address after `#`.
//!
//! The server serves one page under any base path and never sees what follows `#`; back, forward and reload
//! work as everywhere. Each place but the shelf and the credits, which are no bundle's, names its game first, and `boot.js` loads that game's bundle.

use std::sync::OnceLock;

use leptos::{ev, prelude::*};

/// The game of this bundle.
static GAME: OnceLock<&'static str> = OnceLock::new();

/// A place in the client.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Route {
    /// A place of another bundle or of none: `boot.js` loads the page again, and nothing is begun here meanwhile.
    Elsewhere,
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
    /// Becoming the screen in the middle of a table: the keys to look on and to sit down, and the code to type.
    OpenMiddle(String, [String; 3]),
    /// The screen in the middle of a table.
    Middle(String),
    /// A table on the server, as whom: a seat's number, `host` or `watch`.
    Table(String, String),
    /// Where anybody checks the dice of a closed table.
    Verify(String, String),
}

impl Route {
    /// What the address says to the bundle of this game.
    fn read(hash: &str, bundle: &str) -> Self {
        let path = hash.trim_start_matches(['#', '/']);
        let (game, rest) = path.split_once('/').unwrap_or((path, ""));
        if game != bundle {
            return Self::Elsewhere;
        }
        let mut parts = rest.split('/');
        let mut next = || parts.next().map(str::to_owned);
        let (first, second, third) = (next(), next(), next());
        match (first.as_deref(), second, third) {
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
            (Some("middle"), Some(id), Some(key)) => {
                let mut rest = || parts.next().unwrap_or("-").to_owned();
                Self::OpenMiddle(id, [key, rest(), rest()])
            }
            (Some("middle"), Some(id), None) => Self::Middle(id),
            _ => Self::Own(rest.to_owned()),
        }
    }

    /// The address of a place of this bundle's game.
    pub fn href(&self) -> String {
        let game = GAME.get().copied().unwrap_or_default();
        match self {
            Self::Elsewhere => "#/".to_owned(),
            Self::Alone => format!("#/{game}/alone"),
            Self::NewLocal => format!("#/{game}/new"),
            Self::Local(id) => format!("#/{game}/local/{id}"),
            Self::Rules => format!("#/{game}/rules"),
            Self::Own(path) => format!("#/{game}/{path}"),
            Self::NewRemote => format!("#/{game}/far"),
            Self::Join(id, key) => format!("#/{game}/join/{id}/{key}"),
            Self::Arrive(id, key) => format!("#/{game}/arrive/{id}/{key}"),
            Self::Watch(id, key) => format!("#/{game}/watch/{id}/{key}"),
            Self::OpenMiddle(id, keys) => format!("#/{game}/middle/{id}/{}", keys.join("/")),
            Self::Middle(id) => format!("#/{game}/middle/{id}"),
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
        // The only failure is a malformed address, which ours are not.
        let _ = window().location().set_hash(&self.href());
    }
}

/// The place where something is offered. A second tap in the same task comes from a place that one has left already:
/// it begins nothing there.
#[derive(Debug, Clone, Copy)]
pub struct Here(StoredValue<String>);

impl Here {
    /// Where we are now.
    pub fn now() -> Self {
        Self(StoredValue::new(hash()))
    }

    /// Whether we are still there.
    pub fn stays(self) -> bool {
        self.0.with_value(|place| *place == hash())
    }
}

fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Where we are in a game's bundle, followed.
pub fn route(game: &'static str) -> ReadSignal<Route> {
    // The first word stands: a page has one bundle.
    let _ = GAME.set(game);
    let here = move || Route::read(&hash(), game);
    let (route, set_route) = signal(here());
    let listening = window_event_listener(ev::hashchange, move |_| set_route.set(here()));
    on_cleanup(move || listening.remove());
    route
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bundle_knows_the_places_of_its_game_and_of_no_other() {
        let read = |hash| Route::read(hash, "pactes");
        assert_eq!(read("#/pactes/alone"), Route::Alone);
        assert_eq!(read("#/pactes/table/7kq/1"), Route::Table("7kq".to_owned(), "1".to_owned()));
        for elsewhere in ["", "#/", "#/credits", "#/psychodrame/alone", "#/pactesque/alone"] {
            assert_eq!(read(elsewhere), Route::Elsewhere, "{elsewhere}");
        }
    }
}
