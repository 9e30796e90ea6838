//! The rule that an action breaks.

use kernel::{Refused, Rule, Seat};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumProperty};

use crate::{
    action::ActionKind,
    vocabulary::{CharacterId, Severity},
};

/// Why an action is refused. What the player reads is looked up by the variant's name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error, EnumCount, EnumProperty)]
#[serde(tag = "refusal", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum Refusal {
    #[error("one game master, not {masters}")]
    #[strum(props(rule = "YON-01"))]
    NotOneGameMaster { masters: usize },
    #[error("one to six players, not {players}")]
    #[strum(props(rule = "YON-01"))]
    WrongNumberOfPlayers { players: usize },
    #[error("one to five faces between 1 and 6 are Successes")]
    #[strum(props(rule = "YON-28"))]
    WrongFaces,
    #[error("at most {most} Koma a player")]
    #[strum(props(rule = "YON-54"))]
    WrongPool { most: u32 },
    #[error("spectators only look on")]
    #[strum(props(rule = "YON-01"))]
    OnlyLooking,
    #[error("the table is closed")]
    #[strum(props(rule = "YON-01"))]
    TableIsClosed,

    #[error("{what:?} is not possible now")]
    NotNow { what: ActionKind },
    #[error("{what:?} is up to {whose:?}")]
    NotYours { what: ActionKind, whose: Vec<Seat> },
    #[error("{what:?} needs a text, or none at all")]
    TextIsBlank { what: ActionKind },
    #[error("{what:?} needs a text")]
    TextIsMissing { what: ActionKind },
    #[error("{length} characters, {most} are possible")]
    TextTooLong { what: ActionKind, length: usize, most: usize },
    #[error("{what:?} cannot be about character {}", character.0)]
    WrongCharacter { what: ActionKind, character: CharacterId },
    #[error("there is no room for more")]
    NoRoom { what: ActionKind },

    #[error("not every player has a character with three Bonds")]
    #[strum(props(rule = "YON-15"))]
    BondsMissing,
    #[error("a relation binds to two different characters")]
    #[strum(props(rule = "YON-19"))]
    SameTwice,
    #[error("there is no such Bond")]
    #[strum(props(rule = "YON-20"))]
    NoSuchBond { bond: u8 },
    #[error("this Bond has paid this Scene")]
    #[strum(props(rule = "YON-21"))]
    BondHasPaid { bond: u8 },
    #[error("this Bond waits for an answer")]
    #[strum(props(rule = "YON-21"))]
    ClaimWaits { bond: u8 },
    #[error("{severity:?} is not marked")]
    #[strum(props(rule = "YON-22"))]
    NotMarked { severity: Severity },
    #[error("what the Bond paid is spent")]
    #[strum(props(rule = "YON-20"))]
    CannotUndo { bond: u8 },
    #[error("three Bonds stay")]
    #[strum(props(rule = "YON-16"))]
    ThreeBondsStay,

    #[error("this table takes no new character after an elimination")]
    #[strum(props(rule = "YON-98"))]
    NoNewCharacter,
    #[error("who is in the spotlight tells it: {whose:?}")]
    #[strum(props(rule = "YON-33"))]
    SpotlightIsTheirs { whose: Vec<Seat> },
    #[error("the roller decides for the group: {whose:?}")]
    #[strum(props(rule = "YON-92"))]
    RollerDecides { whose: Vec<Seat> },
    #[error("others are asked for a Gift now: {whose:?}")]
    #[strum(props(rule = "YON-79"))]
    NotAsked { whose: Vec<Seat> },

    #[error("character {} is not in play", character.0)]
    #[strum(props(rule = "YON-65"))]
    NotInPlay { character: CharacterId },
    #[error("the game master's characters make no Tests")]
    #[strum(props(rule = "YON-35"))]
    NpcsMakeNoTests { character: CharacterId },
    #[error("there is no such Gift")]
    #[strum(props(rule = "YON-09"))]
    NoSuchGift { gift: u8 },
    #[error("this Gift was used this Session")]
    #[strum(props(rule = "YON-09"))]
    GiftIsUsed { gift: u8 },
    #[error("the anecdote of this Session is told")]
    #[strum(props(rule = "YON-47"))]
    AnecdoteIsTold,
    #[error("too late: dice were thrown")]
    #[strum(props(rule = "YON-47"))]
    AlreadyThrown { what: ActionKind },
    #[error("the game master has not said which case it is")]
    #[strum(props(rule = "YON-27"))]
    NotJudged,
    #[error("not a Condition of the roller, or twice the same")]
    #[strum(props(rule = "YON-46"))]
    WrongConditions,
    #[error("there is no such Condition")]
    #[strum(props(rule = "YON-45"))]
    NoSuchCondition,
    #[error("not helpers, or twice the same, or the table does not ask")]
    #[strum(props(rule = "YON-37"))]
    WrongHelpers,
    #[error("there is no throw to add to")]
    #[strum(props(rule = "YON-68"))]
    NoThrow,

    #[error("no Koma left")]
    #[strum(props(rule = "YON-50"))]
    NoKoma,
    #[error("no dice lie on the table: Koma cannot help")]
    #[strum(props(rule = "YON-68"))]
    NoDice,
    #[error("no such die, or twice the same")]
    #[strum(props(rule = "YON-52"))]
    WrongDice,
    #[error("no die would be thrown")]
    #[strum(props(rule = "YON-53"))]
    NothingToThrow,
    #[error("a Gift stands in place of the throw")]
    #[strum(props(rule = "YON-87"))]
    GiftStands,
    #[error("{severity:?} is marked already")]
    #[strum(props(rule = "YON-61"))]
    AlreadyMarked { severity: Severity },
}

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        // What any action may lack has the rule of that action.
        let (Self::NotNow { what }
        | Self::NotYours { what, .. }
        | Self::TextIsBlank { what }
        | Self::TextIsMissing { what }
        | Self::TextTooLong { what, .. }
        | Self::WrongCharacter { what, .. }
        | Self::NoRoom { what }) = self
        else {
            return Rule(self.get_str("rule").expect("every other refusal has its rule: a test looks"));
        };
        what.rule()
    }
}
