//! What a viewer sees of the table. The game's own view stands beside it.

use kernel::{Commitment, Language, Seat, Seq, Text, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    asker::By,
    clock::ClockView,
    motion::Motion,
    state::{Occupant, Pause, Phase, State},
    vocabulary::{Invited, Limit, Settings},
};

/// What a viewer sees of the table: bounded, whatever the length of the game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TableView {
    /// Who looks.
    pub you: Viewer,
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
    /// The seat that is host, if it is a seat.
    pub host: Option<Seat>,
    /// The seats.
    pub seats: Vec<ChairView>,
    /// The links that work: what they are for, not what they are.
    pub invitations: Vec<(u64, Invited)>,
    /// What waits for consent.
    pub motions: Vec<MotionView>,
    /// Lines and veils.
    pub limits: Vec<Limit>,
    /// Marked places.
    pub bookmarks: Vec<(Seq, Text)>,
    /// Whether the game stands still, and why.
    pub pause: Option<Pause>,
    /// How much time everybody has left, where the game has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockView>,
    /// The fingerprint of the secret behind the dice.
    pub commitment: Commitment,
    /// The secret, once the table is closed.
    pub secret: Option<String>,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ChairView {
    /// Who sits there.
    pub who: Who,
    /// How they are called.
    pub name: Option<Text>,
    /// What they play.
    pub role: Option<Value>,
    /// Whether they were called absent.
    pub absent: bool,
    /// The bot that sits or stands in there.
    pub bot: Option<String>,
    /// Whether the others agreed to invite somebody else.
    pub reinvited: bool,
}

/// What sort of somebody sits there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Nobody.
    Nobody,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// Something that waits for consent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MotionView {
    /// The row of the proposal.
    pub id: Seq,
    /// Who proposed it.
    pub by: By,
    /// What.
    pub motion: Motion,
    /// Who consented.
    pub consents: Vec<Seat>,
    /// Who is asked.
    pub asked: Vec<Seat>,
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
            pause: self.pause,
            clock: None,
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
        }
    }

    fn motion_view(&self, open: &crate::OpenMotion) -> MotionView {
        MotionView {
            id: open.id,
            by: open.by,
            motion: open.motion.clone(),
            consents: open.consents.clone(),
            asked: self.asked(open),
        }
    }
}
