//! What happened, and how it changes the truth.

mod apply;

use kernel::Text;
use readers::json;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use serde_json::Value;
use strum::VariantNames;

use crate::{
    contract::Effects,
    state::Offer,
    vocabulary::{Demon, DieId, Ending, Entry, OfferId, Role, Sin, Slot, Token, Tokens},
};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "named in the rulebook's words")]
pub enum Event {
    /// Everybody sees it and is told so.
    Open {
        what: Happening,
    },
    ObstacleSet {
        by: Role,
        text: Text,
        word: Option<Entry>,
    },
    WordAdded {
        by: Role,
        text: Text,
        link: Entry,
    },
    ObstacleChosen {
        obstacle: u8,
    },
    ProposalAccepted,
    FlawWritten {
        text: Text,
    },
    Paid {
        tokens: Tokens,
    },
    Drawn {
        by: Role,
        tokens: Tokens,
        cause: DrawCause,
    },
    ReserveRefilled,
    DiePlaced {
        die: DieId,
        slot: Slot,
    },
    DieLifted {
        die: DieId,
    },
    DieConverted {
        die: DieId,
    },
    DiscardSettled {
        by: Role,
        tokens: Tokens,
    },
    SixStruck {
        die: DieId,
    },
    DieRerolled {
        by: Role,
        slot: Slot,
        token: Token,
        to: u8,
    },
    DieShifted {
        by: Role,
        slot: Slot,
        token: Token,
        to: u8,
    },
    FlawsRead {
        effects: Effects,
    },
    EffectsDone,
    OfferMade {
        offer: Offer,
    },
    OfferAccepted {
        offer: OfferId,
        tokens: Tokens,
    },
    OfferDeclined {
        offer: OfferId,
    },
    OfferWithdrawn {
        offer: OfferId,
    },
    OfferLapsed {
        offer: OfferId,
    },
    ContractFiled,
    GameEnded {
        ending: Ending,
    },
}

/// Something that happens in front of everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "told", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "named in the rulebook's words")]
pub enum Happening {
    DesireSuggested {
        by: Role,
        text: Text,
    },
    DesireSet {
        text: Text,
    },
    ObstacleSuggested {
        by: Role,
        text: Text,
    },
    AidStarted {
        by: Role,
    },
    SinChosen {
        by: Demon,
        sin: Sin,
    },
    FirstRepAwaited,
    FirstRepChosen {
        demon: Demon,
    },
    RoundBegan {
        round: u8,
        rep: Demon,
    },
    Proposed {
        text: Text,
    },
    ProposalRefused {
        reason: Option<Text>,
    },
    ProposalWithdrawn,
    WentOn,
    RebateGranted {
        rebate: u8,
    },
    Signed {
        price: u32,
    },
    DiceRolled {
        faces: Vec<u8>,
    },
    /// The die is the 6 that converts another one.
    ConversionOpened {
        #[serde(alias = "by")]
        die: DieId,
    },
    ConversionSkipped,
    DiscardFellDue {
        by: Role,
        #[serde(alias = "n")]
        count: u32,
    },
    PlacementConfirmed,
    Passed {
        by: Role,
    },
    SettlementAwaited,
    AchievementsGained {
        #[serde(alias = "n")]
        count: u8,
    },
    Summarised {
        text: Option<Text>,
    },
    FlawObjected {
        by: Role,
        line: u8,
    },
    FlawReworded {
        line: u8,
        text: Text,
    },
}

impl From<Happening> for Event {
    fn from(what: Happening) -> Self {
        Self::Open { what }
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Event {
    /// In older logs what happens in front of everybody stands among the other events, `{"event": "passed", …}`.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut row = Value::deserialize(deserializer)?;
        let is_open = |name: &Value| name.as_str().is_some_and(|name| Happening::VARIANTS.contains(&name));
        if let Some(fields) = row.as_object_mut()
            && fields.get("event").is_some_and(is_open)
        {
            let name = fields.remove("event").unwrap_or_default();
            fields.insert("told".to_owned(), name);
            row = json::object([("event", "open".into()), ("what", row)]);
        }
        Self::deserialize(row).map_err(D::Error::custom)
    }
}

/// Why tokens were drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DrawCause {
    /// The Rep, for the price paid (PAC-49).
    Price,
    /// The Rep, for a commitment at 4.
    Commitment,
    /// The Rival or Faust, for a flaw.
    Flaw,
}
