//! A game on this device: the whole truth in the browser, kept row by row.

use kernel::{
    Actor, BySeat, Casting, Game as _, Knowledge, Language, NotDone, Player as _, Recorder, Seal, Seat,
    Secret, Seq, Viewer,
};
use pactes::{Action, ByRole, Event, Notice, Options, Pactes, Refusal, Role, Setup, Stage, State, View};
use search::pactes::Bot;
use serde::{Deserialize, Serialize};

use crate::{chance, keep};

const KEPT: &str = "tablee.local.";

/// Who sits there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Person {
    /// What they are called.
    pub(super) name: String,
    /// Whether the program plays for them.
    pub(super) bot: bool,
}

/// What the device keeps. The order of people is that of roles.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Kept {
    people: ByRole<Person>,
    secret: String,
    setup: Setup,
    /// What happened, row by row: replaying reads facts only.
    rows: Vec<Vec<Event>>,
    /// When something last happened, in milliseconds since 1970.
    at: u64,
}

/// A game being played.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Local {
    id: String,
    kept: Kept,
    state: State,
    told: ByViewer,
    /// Whether the device has room for what happened last.
    pub(super) is_kept: bool,
}

/// What each viewer was told.
#[derive(Debug, Clone, Default, PartialEq)]
struct ByViewer {
    seats: ByRole<Vec<Notice>>,
    public: Vec<Notice>,
}

impl Local {
    /// Deals a new game and keeps it.
    ///
    /// # Errors
    /// The rule that the options break.
    pub(super) fn open(
        people: ByRole<Person>,
        language: Language,
        options: &Options,
    ) -> Result<Self, Refusal> {
        let secret = chance::secret();
        let casting = Casting { language, roles: BySeat::new(Role::ALL.to_vec()) };
        let mut source = Seal::new(secret.clone(), Vec::new()).row(Seq(0));
        let dealt = match kernel::open(&Pactes, options, &casting, &mut source) {
            Ok(dealt) => dealt,
            Err(NotDone::Refused(refusal)) => return Err(refusal),
            Err(NotDone::Dry(_)) => return Err(Refusal::NotThree { n_seats: 0 }),
        };
        let kept = Kept { people, secret: secret.reveal(), setup: dealt.setup, rows: Vec::new(), at: now() };
        let mut local = Self::of(chance::name(), kept);
        local.keep();
        Ok(local)
    }

    /// A game that the device remembers.
    pub(super) fn find(id: &str) -> Option<Self> {
        keep::read(&format!("{KEPT}{id}")).map(|kept| Self::of(id.to_owned(), kept))
    }

    fn of(id: String, kept: Kept) -> Self {
        let state = Pactes.start(&kept.setup);
        let mut local = Self { id, state, told: ByViewer::default(), is_kept: true, kept };
        let events: Vec<Event> = local.kept.rows.iter().flatten().cloned().collect();
        local.apply(&events);
        local
    }

    /// Its name on this device.
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// How much has happened.
    pub(super) fn n_rows(&self) -> usize {
        self.kept.rows.len()
    }

    /// What everybody is called.
    pub(super) fn names(&self) -> ByRole<String> {
        ByRole::new(|role| self.kept.people[role].name.clone())
    }

    /// The roles that people play.
    pub(super) fn humans(&self) -> Vec<Role> {
        Role::ALL.into_iter().filter(|role| !self.kept.people[*role].bot).collect()
    }

    /// What somebody sees; nobody, for what all may see.
    pub(super) fn view(&self, role: Option<Role>) -> View {
        Pactes.view(&self.state, viewer(role))
    }

    /// What somebody was told.
    pub(super) fn told(&self, role: Option<Role>) -> &[Notice] {
        match role {
            Some(role) => &self.told.seats[role],
            None => &self.told.public,
        }
    }

    /// Asks the rules, and keeps what happened.
    ///
    /// # Errors
    /// The rule that the action breaks.
    pub(super) fn submit(&mut self, role: Role, action: &Action) -> Result<(), Refusal> {
        let seq = Seq(self.kept.rows.len() as u64 + 1);
        let secret = Secret::read(&self.kept.secret).unwrap_or_else(chance::secret);
        let mut source = Seal::new(secret, Vec::new()).row(seq);
        let by = Actor::Seat(seat(role));
        let deed = match kernel::submit(&Pactes, &self.state, by, action, &mut source) {
            Ok(deed) => deed,
            Err(NotDone::Refused(refusal)) => return Err(refusal),
            // The seal never runs dry.
            Err(NotDone::Dry(_)) => return Ok(()),
        };
        self.apply(&deed.events);
        self.kept.rows.push(deed.events);
        self.kept.at = now();
        self.keep();
        Ok(())
    }

    /// Lets one bot act that wants to; whether one did.
    pub(super) fn let_a_bot_act(&mut self) -> bool {
        for role in Role::ALL {
            if !self.kept.people[role].bot {
                continue;
            }
            let known = Knowledge { view: self.view(Some(role)), told: self.told.seats[role].clone() };
            let mut whim = chance::whim();
            let action = Bot::default().act(&Pactes, &known, &mut Recorder::new(&mut whim));
            if action.is_some_and(|action| self.submit(role, &action).is_ok()) {
                return true;
            }
        }
        false
    }

    fn apply(&mut self, events: &[Event]) {
        for event in events {
            for role in Role::ALL {
                self.told.seats[role].extend(Pactes.tell(&self.state, event, viewer(Some(role))));
            }
            self.told.public.extend(Pactes.tell(&self.state, event, Viewer::Public));
            Pactes.apply(&mut self.state, event);
        }
    }

    fn keep(&mut self) {
        self.is_kept = keep::write(&format!("{KEPT}{}", self.id), &self.kept);
    }
}

/// Milliseconds since 1970.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a time is a whole number")]
fn now() -> u64 {
    js_sys::Date::now() as u64
}

fn seat(role: Role) -> Seat {
    match role {
        Role::Faust => Seat(0),
        Role::DemonA => Seat(1),
        Role::DemonB => Seat(2),
    }
}

fn viewer(role: Option<Role>) -> Viewer {
    role.map_or(Viewer::Public, |role| Viewer::Seat(seat(role)))
}

/// A game on the shelf of this device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shelved {
    /// Its name on this device.
    pub id: String,
    /// Who plays.
    pub names: String,
    /// The round, 0 before the first.
    pub round: u8,
    /// Whether it has ended.
    pub over: bool,
    /// When something last happened.
    pub at: u64,
}

/// The games that this device remembers, the latest first.
pub fn shelved() -> Vec<Shelved> {
    let mut games: Vec<Shelved> = keep::keys(KEPT)
        .into_iter()
        .filter_map(|key| Local::find(key.strip_prefix(KEPT)?))
        .map(|game| {
            let names = game.names();
            Shelved {
                names: format!("{}, {}, {}", names.faust, names.demon_a, names.demon_b),
                round: game.state.round,
                over: game.state.stage == Stage::End,
                at: game.kept.at,
                id: game.id,
            }
        })
        .collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.at));
    games
}

/// Forgets a game and what was being written at it.
pub fn forget(id: &str) {
    keep::forget(&format!("{KEPT}{id}"));
    for key in keep::keys(&format!("tablee.draft.{id}.")) {
        keep::forget(&key);
    }
}
