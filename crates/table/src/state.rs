//! Who is at the table and what they agreed on: the fold of table events.

use kernel::{BySeat, Commitment, Contribution, Language, Seat, Seq, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    asker::By,
    event::{Event, Happening},
    key_hash::KeyHash,
    motion::{Motion, Quorum},
    vocabulary::{Invited, Limit, Settings, WebhookFormat},
};

/// Everything at the table that is not the game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The game's name.
    pub game: String,
    /// What the table is called.
    pub title: Text,
    /// The table's language.
    pub language: Language,
    /// The game's options.
    pub options: Value,
    /// What the table agreed on beside them.
    pub settings: Settings,
    /// Before, during or after.
    pub phase: Phase,
    /// Who has the host's powers.
    pub host: Host,
    pub chairs: BySeat<Chair>,
    /// The links that work.
    pub invitations: Vec<Invitation>,
    /// What waits for consent.
    pub motions: Vec<OpenMotion>,
    /// Lines and veils.
    pub limits: Vec<Limit>,
    /// Marked places.
    pub bookmarks: Vec<(Seq, Text)>,
    /// Whether the game stands still, and why.
    pub pause: Option<Pause>,
    /// What the seats threw into the seed.
    pub contributions: Vec<Contribution>,
    /// The devices of those who were removed.
    pub removed: Vec<KeyHash>,
    /// The keys of those whose seat somebody else was given while they were absent: they are told when they come back.
    pub given: Vec<(KeyHash, Seat)>,
    /// Where it is posted that somebody is awaited: how it is written there.
    pub webhook: Option<WebhookFormat>,
    /// The fingerprint of the secret.
    pub commitment: Commitment,
    /// The secret, once it is revealed.
    pub secret: Option<String>,
}

/// Before, during or after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People come and choose what they play.
    Lobby,
    /// The game has started.
    Playing,
    /// The log is an open book.
    Closed,
}

/// Who has the host's powers: the holder of a key, or a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Host {
    /// The key, until the host hands over.
    pub key: Option<KeyHash>,
    pub seat: Option<Seat>,
    /// The device on which the table was made.
    pub device: Option<KeyHash>,
}

/// Why the game stands still.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pause {
    /// Somebody asked.
    Asked,
    /// The X-card is up.
    Card,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Chair {
    /// What it plays.
    pub role: Option<Value>,
    pub occupant: Occupant,
    /// A one-time link to another device.
    pub transfer: Option<Transfer>,
    /// Whether the others agreed to invite somebody else.
    pub reinvited: bool,
    /// Whether somebody sits or sat there who has not let anybody else have what the seat knows.
    pub sealed: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    Nobody,
    Person {
        /// As they call themselves.
        name: Text,
        /// The seat's key.
        key: KeyHash,
        /// Where it lives.
        device: Option<KeyHash>,
        /// Whether they were called absent.
        absent: bool,
        /// The bot that plays for them meanwhile.
        stand_in: Option<String>,
    },
    Bot(String),
}

/// A one-time link that moves a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transfer {
    pub key: KeyHash,
    /// When it stops working.
    pub until: u64,
}

/// A link that works.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// The row in which it was made.
    pub id: Seq,
    /// What it is for.
    pub to: Invited,
    pub key: KeyHash,
}

/// Something that waits for consent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenMotion {
    /// The row of the proposal.
    pub id: Seq,
    pub by: By,
    pub motion: Motion,
    pub consents: Vec<Seat>,
}

impl State {
    /// The table that row 0 makes; nothing, if it is not a creation.
    pub fn create(event: &Event) -> Option<Self> {
        let Event::Created { game, title, language, options, seats, settings, host, device, commitment } =
            event
        else {
            return None;
        };
        let occupant = Occupant::Nobody;
        let chair = Chair { role: None, occupant, transfer: None, reinvited: false, sealed: false };
        Some(Self {
            game: game.clone(),
            title: title.clone(),
            language: *language,
            options: options.clone(),
            settings: *settings,
            phase: Phase::Lobby,
            host: Host { key: Some(*host), seat: None, device: *device },
            chairs: BySeat::new(vec![chair; usize::from(*seats)]),
            invitations: Vec::new(),
            motions: Vec::new(),
            limits: Vec::new(),
            bookmarks: Vec::new(),
            pause: None,
            contributions: Vec::new(),
            removed: Vec::new(),
            given: Vec::new(),
            webhook: None,
            commitment: *commitment,
            secret: None,
        })
    }

    /// The person in a seat's key, if a person sits there.
    pub fn key(&self, seat: Seat) -> Option<&KeyHash> {
        match &self.chairs.get(seat)?.occupant {
            Occupant::Person { key, .. } => Some(key),
            Occupant::Nobody | Occupant::Bot(_) => None,
        }
    }

    /// The seats in which persons sit.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        self.chairs.iter().filter(|(_, chair)| chair.is_person()).map(|(seat, _)| seat)
    }

    /// Whether a proposal is open.
    pub(crate) fn has_motion(&self, id: Seq) -> bool {
        self.motions.iter().any(|open| open.id == id)
    }

    /// Who has to consent to a proposal.
    pub fn asked(&self, open: &OpenMotion) -> Vec<Seat> {
        self.persons()
            .filter(|&seat| open.motion.waits_for_the_absent() || !self.chairs[seat].is_absent())
            .filter(|&seat| By::Seat(seat) != open.by && Some(seat) != open.motion.target())
            .collect()
    }

    /// Whether enough of them have consented.
    pub(crate) fn carries(&self, open: &OpenMotion) -> bool {
        let asked = self.asked(open);
        let consents: Vec<Seat> = asked.iter().copied().filter(|seat| open.consents.contains(seat)).collect();
        match open.motion.quorum() {
            Quorum::All => consents.len() == asked.len(),
            Quorum::AllOfSome => {
                consents.len() == asked.len() && consents.iter().any(|&seat| !self.is_proposers(open, seat))
            }
        }
    }

    /// TAB-31: whether anybody is asked whose word counts beside the proposer's.
    pub(crate) fn has_somebody_else(&self, open: &OpenMotion) -> bool {
        let asked = self.asked(open);
        match open.motion.quorum() {
            Quorum::All => true,
            Quorum::AllOfSome => asked.iter().any(|&seat| !self.is_proposers(open, seat)),
        }
    }

    /// Whether the host sits there, or somebody at the host's device.
    pub(crate) fn is_hosts(&self, seat: Seat) -> bool {
        self.host.seat == Some(seat)
            || self.host.device.is_some() && self.chairs[seat].device() == self.host.device.as_ref()
    }

    /// Whether that seat lives on the device of whoever proposed: one person may hold several keys there.
    fn is_proposers(&self, open: &OpenMotion, seat: Seat) -> bool {
        match open.by {
            By::Host => self.is_hosts(seat),
            By::Seat(proposer) => {
                let device = self.chairs.get(proposer).and_then(Chair::device);
                device.is_some() && self.chairs[seat].device() == device
            }
            By::House | By::Somebody | By::Newcomer => false,
        }
    }

    /// Makes the events of a row true, one after the other.
    pub(crate) fn apply_all(&mut self, seq: Seq, by: By, events: &[Event]) {
        events.iter().for_each(|event| self.apply(seq, by, event));
    }

    /// Makes an event true. Row 0 is [`State::create`].
    pub(crate) fn apply(&mut self, seq: Seq, by: By, event: &Event) {
        match event {
            Event::Created { .. } => {}
            Event::Titled(title) => self.title = title.clone(),
            Event::OptionsSet(options) => self.options = options.clone(),
            Event::SettingsSet(settings) => self.settings = *settings,
            Event::Invited { id, to, key } => {
                self.invitations.push(Invitation { id: *id, to: *to, key: *key });
            }
            Event::SeatClaimed { seat, name, key, device, contribution } => {
                self.sit(*seat, name.clone(), *key, *device);
                self.contributions.push(Contribution {
                    at: seq,
                    seat: *seat,
                    text: contribution.to_string(),
                });
            }
            Event::SeatMoving { seat, key, until } => {
                self.chairs[*seat].transfer = Some(Transfer { key: *key, until: *until });
            }
            Event::SeatMoved { seat, key: new_key, device: new_device } => {
                self.chairs[*seat].transfer = None;
                if let Occupant::Person { key, device, .. } = &mut self.chairs[*seat].occupant {
                    (*key, *device) = (*new_key, *new_device);
                }
            }
            Event::SeatLeft { seat, withdrawn } => self.vacate(*seat, *withdrawn),
            Event::SeatRemoved { seat, withdrawn } => {
                self.removed.extend(self.chairs[*seat].device().copied());
                self.vacate(*seat, *withdrawn);
            }
            Event::Proposed(motion) => {
                self.motions.push(OpenMotion { id: seq, by, motion: motion.clone(), consents: Vec::new() })
            }
            Event::Open(happening) => self.happen(happening),
        }
    }

    fn happen(&mut self, happening: &Happening) {
        match happening {
            Happening::Said { .. }
            | Happening::Narrated { .. }
            | Happening::Struck { .. }
            | Happening::Deleted => {}
            Happening::InvitationWithdrawn { id } => self.invitations.retain(|link| link.id != *id),
            Happening::Renamed { seat, name: new_name } => {
                if let Occupant::Person { name, .. } = &mut self.chairs[*seat].occupant {
                    *name = new_name.clone();
                }
            }
            Happening::RoleTaken { seat, role } => self.chairs[*seat].role = role.clone(),
            Happening::BotSeated { seat, bot } => self.chairs[*seat].occupant = Occupant::Bot(bot.clone()),
            Happening::BotLeft { seat } => self.chairs[*seat].occupant = Occupant::Nobody,
            Happening::StandIn { seat, bot } => {
                if let Occupant::Person { stand_in, .. } = &mut self.chairs[*seat].occupant {
                    *stand_in = Some(bot.clone());
                } else {
                    self.chairs[*seat].occupant = Occupant::Bot(bot.clone());
                }
            }
            Happening::Entrusted { seat, entrusted } => self.chairs[*seat].sealed = !entrusted,
            Happening::HostIs { seat } => {
                let device = self.chairs[*seat].device().copied();
                self.host = Host { key: None, seat: Some(*seat), device };
            }
            Happening::WebhookSet { format } => self.webhook = *format,
            Happening::Started => self.phase = Phase::Playing,
            Happening::Bookmarked { passage, label } => self.bookmarks.push((*passage, label.clone())),
            Happening::CardRaised { .. } => self.pause = Some(Pause::Card),
            Happening::LimitAdded { kind, text } => {
                self.limits.push(Limit { kind: *kind, text: text.clone() });
            }
            Happening::LimitDropped { index } => {
                if *index < self.limits.len() {
                    self.limits.remove(*index);
                }
                self.motions.retain(|open| !matches!(open.motion, Motion::DropLimit { .. }));
            }
            Happening::Paused => {
                self.pause = Some(Pause::Asked);
                self.motions.retain(|open| open.motion != Motion::Pause);
            }
            Happening::Resumed => {
                self.pause = None;
                self.motions.retain(|open| open.motion != Motion::Resume);
            }
            Happening::Rewound { .. } => {
                self.motions.retain(|open| !matches!(open.motion, Motion::Rewind { .. }));
            }
            Happening::Absent { seat } => {
                if let Occupant::Person { absent, .. } = &mut self.chairs[*seat].occupant {
                    *absent = true;
                }
            }
            Happening::CameBack { seat } => self.come_back(*seat),
            Happening::ReinviteAgreed { seat } => self.chairs[*seat].reinvited = true,
            Happening::Consented { motion, seat } => {
                if let Some(open) = self.motions.iter_mut().find(|open| open.id == *motion) {
                    open.consents.push(*seat);
                }
            }
            Happening::Again => self.play_again(&Motion::Again),
            Happening::AgainSame => self.play_again(&Motion::AgainSame),
            Happening::Dropped { motion } | Happening::Carried { motion } => {
                self.motions.retain(|open| open.id != *motion);
            }
            Happening::Closed { secret } => {
                self.phase = Phase::Closed;
                self.secret = Some(secret.clone());
                self.motions.clear();
                self.invitations.retain(|link| link.to == Invited::Watch);
            }
        }
    }

    /// What each seat would play after this motion, in their order; nothing, if it changes no parts.
    pub(crate) fn roles_after(&self, motion: &Motion) -> Vec<Option<Value>> {
        let mut roles: Vec<_> = self.chairs.iter().map(|(_, chair)| chair.role.clone()).collect();
        match motion {
            Motion::Again => roles.rotate_left(1),
            Motion::AgainSame => {}
            Motion::Rewind { .. }
            | Motion::Pause
            | Motion::Resume
            | Motion::Remove { .. }
            | Motion::Reinvite { .. }
            | Motion::StandIn { .. }
            | Motion::NewHost { .. }
            | Motion::DropLimit { .. }
            | Motion::Close
            | Motion::Delete => roles.clear(),
        }
        roles
    }

    fn play_again(&mut self, motion: &Motion) {
        let seats: Vec<Seat> = self.chairs.seats().collect();
        for (seat, role) in seats.into_iter().zip(self.roles_after(motion)) {
            self.chairs[seat].role = role;
        }
        self.motions.retain(|open| !matches!(open.motion, Motion::Again | Motion::AgainSame));
    }

    fn sit(&mut self, seat: Seat, name: Text, key: KeyHash, device: Option<KeyHash>) {
        self.given.extend(self.key(seat).map(|before| (*before, seat)));
        let occupant = Occupant::Person { name, key, device, absent: false, stand_in: None };
        let chair = &mut self.chairs[seat];
        (chair.occupant, chair.transfer, chair.reinvited) = (occupant, None, false);
        chair.sealed = true;
        self.forget(seat);
    }

    fn vacate(&mut self, seat: Seat, withdrawn: bool) {
        if withdrawn {
            self.contributions.retain(|contribution| contribution.seat != seat);
        }
        let chair = &mut self.chairs[seat];
        (chair.occupant, chair.transfer, chair.reinvited) = (Occupant::Nobody, None, false);
        if self.phase == Phase::Lobby {
            chair.role = None;
            chair.sealed = false;
        }
        if self.host.seat == Some(seat) {
            self.host = Host { key: None, seat: None, device: None };
        }
        self.forget(seat);
    }

    fn come_back(&mut self, seat: Seat) {
        if let Occupant::Person { absent, stand_in, .. } = &mut self.chairs[seat].occupant {
            (*absent, *stand_in) = (false, None);
        }
        self.chairs[seat].reinvited = false;
        self.forget(seat);
    }

    /// What was proposed about a seat's holder, what they consented to, and links to the seat are void.
    fn forget(&mut self, seat: Seat) {
        self.invitations.retain(|link| link.to != Invited::Seat(seat));
        self.motions.retain(|open| open.motion.target() != Some(seat) && open.by != By::Seat(seat));
        for open in &mut self.motions {
            open.consents.retain(|&other| other != seat);
        }
    }
}

impl Chair {
    /// Whether a person sits there.
    pub fn is_person(&self) -> bool {
        matches!(self.occupant, Occupant::Person { .. })
    }

    /// Whether the person was called absent.
    pub fn is_absent(&self) -> bool {
        matches!(self.occupant, Occupant::Person { absent: true, .. })
    }

    /// The person's device.
    pub fn device(&self) -> Option<&KeyHash> {
        match &self.occupant {
            Occupant::Person { device, .. } => device.as_ref(),
            Occupant::Nobody | Occupant::Bot(_) => None,
        }
    }

    /// The bot that plays there now.
    pub fn bot(&self) -> Option<&str> {
        match &self.occupant {
            Occupant::Bot(bot) => Some(bot),
            Occupant::Person { stand_in, .. } => stand_in.as_deref(),
            Occupant::Nobody => None,
        }
    }
}
