//! What a viewer sees of the table. The game's own view stands beside it.

use kernel::{Commitment, Language, Seat, Seq, Text, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    asker::By,
    clock::ClockView,
    motion::Motion,
    state::{Occupant, Pause, Phase, State},
    vocabulary::{Invited, Limit, Settings, WebhookFormat},
};

/// What a viewer sees of the table: bounded, whatever the length of the game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TableView {
    /// Who looks.
    pub you: Viewer,
    /// The game's name.
    pub game: String,
    pub title: Text,
    pub language: Language,
    /// The game's options.
    pub options: Value,
    /// What the table agreed on beside them.
    pub settings: Settings,
    /// Before, during or after.
    pub phase: Phase,
    /// The seat that is host, if it is a seat.
    pub host: Option<Seat>,
    pub seats: Vec<ChairView>,
    /// The links that work: what they are for, not what they are.
    pub invitations: Vec<(Seq, Invited)>,
    /// What waits for consent.
    pub motions: Vec<MotionView>,
    /// Lines and veils.
    pub limits: Vec<Limit>,
    /// Marked places.
    pub bookmarks: Vec<(Seq, Text)>,
    /// Where it is posted that somebody is awaited: how it is written there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webhook: Option<WebhookFormat>,
    /// Whether the game stands still, and why.
    pub pause: Option<Pause>,
    /// How much time everybody has left, where the game has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockView>,
    /// Where taking back one's own last action leads, for a seat that has acted in the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take_back: Option<TakeBack>,
    /// The fingerprint of the secret behind the dice.
    pub commitment: Commitment,
    /// The secret, once the table is closed.
    pub secret: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ChairView {
    pub who: Who,
    /// What they are called.
    pub name: Option<Text>,
    pub role: Option<Value>,
    /// Whether they were called absent.
    pub absent: bool,
    /// The bot that sits or stands in there.
    pub bot: Option<String>,
    /// Whether the others agreed to invite somebody else.
    pub reinvited: bool,
    /// Whether the others may give the seat away with what it knows; nothing, before the game or where it hides
    /// nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entrusted: Option<bool>,
}

/// What sort of somebody sits there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Nobody,
    Person,
    Bot,
}

/// Something that waits for consent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MotionView {
    /// The row of the proposal.
    pub id: Seq,
    pub by: By,
    pub motion: Motion,
    pub consents: Vec<Seat>,
    pub asked: Vec<Seat>,
    /// What taking back would undo, of what the viewer noticed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undoes: Option<Undone>,
    /// What each seat would play, where another game is proposed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub roles: Vec<Option<Value>>,
}

/// What taking back would undo: whatever was spent comes back, and what was thrown is thrown again.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Undone {
    /// The actions of the game that would not count any more, oldest first; the last twelve, if there are more.
    pub rows: Vec<UndoneRow>,
    /// Whether there are more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
}

/// An action of the game that would be undone.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct UndoneRow {
    pub seq: Seq,
    pub by: By,
    /// Whether dice were thrown or cards drawn in the open.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub throws: bool,
    /// What the viewer was told of it, as the game writes it.
    pub told: Vec<Value>,
}

/// Where taking back one's own last action leads; what others and bots did since goes with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeBack {
    /// The last row that would count: what [`crate::Action::Rewind`] takes.
    pub to: Seq,
    /// Whether it needs nobody's consent.
    pub at_once: bool,
}

impl State {
    /// What a viewer sees of the table.
    pub fn view(&self, viewer: Viewer) -> TableView {
        TableView {
            you: viewer,
            game: self.game.clone(),
            title: self.title.clone(),
            language: self.language,
            options: self.options.clone(),
            settings: self.settings,
            phase: self.phase,
            host: self.host.seat,
            seats: self.chairs.seats().map(|seat| self.chair_view(seat)).collect(),
            invitations: self.invitations.iter().map(|link| (link.id, link.to)).collect(),
            motions: self.motions.iter().map(|open| self.motion_view(open)).collect(),
            limits: self.limits.clone(),
            bookmarks: self.bookmarks.clone(),
            webhook: self.webhook,
            pause: self.pause,
            clock: None,
            take_back: None,
            commitment: self.commitment,
            secret: self.secret.clone(),
        }
    }

    fn chair_view(&self, seat: Seat) -> ChairView {
        let chair = &self.chairs[seat];
        let (who, name) = match &chair.occupant {
            Occupant::Nobody => (Who::Nobody, None),
            Occupant::Person { name, .. } => (Who::Person, Some(name.clone())),
            Occupant::Bot(_) => (Who::Bot, None),
        };
        ChairView {
            who,
            name,
            role: chair.role.clone(),
            absent: chair.is_absent(),
            bot: chair.bot().map(str::to_owned),
            reinvited: chair.reinvited,
            entrusted: (self.phase == Phase::Playing).then_some(!chair.sealed),
        }
    }

    fn motion_view(&self, open: &crate::OpenMotion) -> MotionView {
        MotionView {
            id: open.id,
            by: open.by,
            motion: open.motion.clone(),
            consents: open.consents.clone(),
            asked: self.asked(open),
            undoes: None,
            roles: self.roles_after(&open.motion),
        }
    }
}
