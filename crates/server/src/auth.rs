//! Who asks: keys in cookies or in the `Authorization` header.
//!
//! A browser keeps one httpOnly cookie per seat, `tablee_TABLE_SEAT`, so that two seats can share it; a
//! script sends `Authorization: Bearer KEY`. Keys are compared by their fingerprints only.

use axum::http::{HeaderMap, HeaderValue, header};
use kernel::{Seat, Viewer};
use protocol::{Failure, FailureKind};
use store::TableId;
use table::{Asker, Invited, KeyHash, NotDone, Refusal, Spectators, State};

use crate::{config::Config, error::Error};

/// Who somebody is at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Identity {
    Seat(Seat),
    Host,
    Watcher,
}

impl Identity {
    /// The host sees what everybody may see.
    pub(crate) fn viewer(self) -> Viewer {
        match self {
            Self::Seat(seat) => Viewer::Seat(seat),
            Self::Host | Self::Watcher => Viewer::Public,
        }
    }

    pub(crate) fn asker(self) -> Result<Asker, Error> {
        match self {
            Self::Seat(seat) => Ok(Asker::Seat(seat)),
            Self::Host => Ok(Asker::Host),
            Self::Watcher => Err(Error::of(FailureKind::NoKey)),
        }
    }
}

/// The keys that came with a request to one table.
#[derive(Debug, Clone, Default)]
pub(crate) struct Keys {
    held: Vec<KeyHash>,
    pub(crate) device: Option<KeyHash>,
}

/// Somebody and the key that proves it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Proof {
    pub(crate) identity: Identity,
    pub(crate) key: Option<KeyHash>,
}

impl Keys {
    /// The keys for this table; of several cookies, the one that `as_whom` names (`0`, `1`, `host`,
    /// `watch`).
    pub(crate) fn read(headers: &HeaderMap, table: &TableId, as_whom: Option<&str>) -> Self {
        let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let bearer = bearer.and_then(|value| value.strip_prefix("Bearer "));
        let prefix = format!("tablee_{}_", table.as_str());
        let labelled = cookies(headers).filter_map(|(name, key)| Some((name.strip_prefix(&prefix)?, key)));
        let wanted = labelled.filter(|(label, _)| as_whom.is_none_or(|whom| whom == *label));
        let held = match bearer {
            Some(key) => vec![KeyHash::of(key)],
            None => wanted.map(|(_, key)| KeyHash::of(key)).collect(),
        };
        Self { held, device: device(headers).map(KeyHash::of) }
    }

    pub(crate) fn one(key: &str) -> Self {
        Self { held: vec![KeyHash::of(key)], device: None }
    }

    /// Everybody that these keys prove at the table.
    pub(crate) fn proved(&self, state: &State) -> Vec<Identity> {
        let mut proved: Vec<Identity> =
            self.held.iter().filter_map(|key| identify(state, key)).map(|proof| proof.identity).collect();
        proved.sort_by_key(|identity| identity.viewer().seat());
        proved.dedup();
        proved
    }

    /// Whether one of these keys opens anything at the table, a seat that is still to be taken included.
    pub(crate) fn open_anything(&self, state: &State, now: u64) -> bool {
        let moves = |key: &KeyHash| {
            let mut transfers = state.chairs.iter().filter_map(|(_, chair)| chair.transfer.as_ref());
            transfers.any(|transfer| transfer.until > now && transfer.key.matches(key))
        };
        let invites = |key: &KeyHash| state.invitations.iter().any(|link| link.key.matches(key));
        self.prove(state).is_ok() || self.held.iter().any(|key| invites(key) || moves(key))
    }

    /// The seat that one of these keys opened until somebody else was given it.
    fn given_away(&self, state: &State) -> Option<Seat> {
        let is_held = |given: &KeyHash| self.held.iter().any(|key| given.matches(key));
        state.given.iter().find(|(given, _)| is_held(given)).map(|(_, seat)| *seat)
    }

    /// Who this is at the table. Seats come before the host, the host before those who look on.
    pub(crate) fn prove(&self, state: &State) -> Result<Proof, Error> {
        let mut found: Vec<Proof> = self.held.iter().filter_map(|key| identify(state, key)).collect();
        found.sort_by_key(|proof| match proof.identity {
            Identity::Seat(seat) => (0, seat.0),
            Identity::Host => (1, 0),
            Identity::Watcher => (2, 0),
        });
        match found.first() {
            Some(proof) => Ok(*proof),
            None if state.settings.watch == Spectators::Anybody => {
                Ok(Proof { identity: Identity::Watcher, key: None })
            }
            // TAB-41: whoever comes back is told why the key does not work any more.
            None => Err(match self.given_away(state) {
                // To whoever only looks at the kind it is a key that does not work.
                Some(seat) => {
                    Failure { kind: FailureKind::NoKey, ..NotDone::from(Refusal::SeatGiven { seat }).into() }
                        .into()
                }
                None => Error::of(FailureKind::NoKey),
            }),
        }
    }
}

impl Proof {
    pub(crate) fn holds(&self, state: &State) -> bool {
        match &self.key {
            Some(key) => identify(state, key).is_some_and(|proof| proof.identity == self.identity),
            None => state.settings.watch == Spectators::Anybody,
        }
    }
}

fn identify(state: &State, key: &KeyHash) -> Option<Proof> {
    let proof = |identity| Some(Proof { identity, key: Some(*key) });
    if let Some(seat) =
        state.chairs.seats().find(|&seat| state.key(seat).is_some_and(|held| held.matches(key)))
    {
        return proof(Identity::Seat(seat));
    }
    if state.host.key.is_some_and(|held| held.matches(key)) {
        return proof(Identity::Host);
    }
    let watches = state.settings.watch != Spectators::Nobody;
    let is_link = |link: &table::Invitation| link.to == Invited::Watch && link.key.matches(key);
    if watches && state.invitations.iter().any(is_link) { proof(Identity::Watcher) } else { None }
}

/// The tables of which a browser says that it holds keys.
pub(crate) fn tables(headers: &HeaderMap) -> Vec<TableId> {
    let named = cookies(headers).filter_map(|(name, _)| name.strip_prefix("tablee_")?.rsplit_once('_'));
    named.filter_map(|(table, _)| table.parse().ok()).collect()
}

/// The browser's name for itself.
pub(crate) fn device(headers: &HeaderMap) -> Option<&str> {
    cookies(headers).find(|(name, _)| *name == "tablee_device").map(|(_, key)| key)
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

/// A cookie that scripts on the page cannot read and other sites do not send.
pub(crate) fn cookie(config: &Config, name: &str, key: &str) -> HeaderValue {
    let secure = if config.is_secure() { "; Secure" } else { "" };
    let path = config.cookie_path();
    let text = format!("{name}={key}; Path={path}; HttpOnly; SameSite=Strict; Max-Age=34560000{secure}");
    HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""))
}

/// A new key: 128 bits that nobody can guess.
pub(crate) fn new_key() -> String {
    random::<16>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A new table's name.
pub(crate) fn new_table_id() -> TableId {
    table_id(&random::<12>())
}

/// The table's name that these bytes stand for.
pub(crate) fn table_id(bytes: &[u8]) -> TableId {
    let letters = b"abcdefghjkmnpqrstvwxyz0123456789";
    let name: String = bytes.iter().map(|&byte| char::from(letters[usize::from(byte % 32)])).collect();
    name.parse().expect("twelve letters and digits are a name")
}

/// Bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use kernel::{Language, Secret};
    use table::{Event, Settings};

    use super::*;

    #[test]
    fn tab_41_whoever_comes_back_to_a_seat_given_away_is_told() {
        let created = Event::Created {
            game: "diary".to_owned(),
            title: "Soir".into(),
            language: Language::Fr,
            options: serde_json::Value::Null,
            seats: 3,
            settings: Settings::default(),
            host: KeyHash::of("host"),
            device: None,
            commitment: Secret::new([7; 32]).commitment(),
        };
        let mut state = State::create(&created).expect("a table");
        state.given.push((KeyHash::of("Cleo"), Seat(2)));
        let failure = |key: &str| Keys::one(key).prove(&state).expect_err("no seat").into_failure();
        assert_eq!(
            (failure("Cleo").kind, failure("Cleo").rule.as_deref()),
            (FailureKind::NoKey, Some("TAB-41"))
        );
        assert_eq!((failure("Eve").kind, failure("Eve").rule), (FailureKind::NoKey, None));
    }
}
