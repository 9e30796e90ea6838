//! The rule that an action breaks.

use kernel::{Refused, Rule, Seat};

use crate::{
    action::Deed,
    words::{CharacterId, Severity},
};

kernel::tagged! {
    "refusal";
    /// Why an action is refused. What the player reads is looked up by the variant's name.
    #[derive(thiserror::Error)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[expect(missing_docs, reason = "each says it in its message")]
    pub enum Refusal {
        #[error("one game master, not {masters}")]
        NotOneGameMaster { masters: usize },
        #[error("one to six players, not {players}")]
        WrongNumberOfPlayers { players: usize },
        #[error("one to five faces between 1 and 6 are Successes")]
        WrongFaces,
        #[error("at most {most} Koma a player")]
        WrongPool { most: u32 },
        #[error("spectators only look on")]
        OnlyLooking,
        #[error("the table is closed")]
        TableIsClosed,

        #[error("{what:?} is not possible now")]
        NotNow { what: Deed },
        #[error("{what:?} is up to {whose:?}")]
        NotYours { what: Deed, whose: Vec<Seat> },
        #[error("{what:?} needs a text, or none at all")]
        TextIsBlank { what: Deed },
        #[error("{what:?} needs a text")]
        TextIsMissing { what: Deed },
        #[error("{length} characters, {most} are possible")]
        TextTooLong { what: Deed, length: usize, most: usize },
        #[error("{what:?} cannot be about character {}", character.0)]
        WrongCharacter { what: Deed, character: CharacterId },
        #[error("there is no room for more")]
        NoRoom { what: Deed },

        #[error("not every player has a character with three Bonds")]
        BondsMissing,
        #[error("a relation binds to two different characters")]
        SameTwice,
        #[error("there is no such Bond")]
        NoSuchBond { bond: u8 },
        #[error("this Bond has paid this Scene")]
        BondHasPaid { bond: u8 },
        #[error("this Bond waits for an answer")]
        ClaimWaits { bond: u8 },
        #[error("{severity:?} is not marked")]
        NotMarked { severity: Severity },
        #[error("what the Bond paid is spent")]
        CannotUndo { bond: u8 },
        #[error("three Bonds stay")]
        ThreeBondsStay,

        #[error("this table takes no new character after an elimination")]
        NoNewCharacter,
        #[error("who is in the spotlight tells it: {whose:?}")]
        SpotlightIsTheirs { whose: Vec<Seat> },
        #[error("the roller decides for the group: {whose:?}")]
        RollerDecides { whose: Vec<Seat> },
        #[error("others are asked for a Gift now: {whose:?}")]
        NotAsked { whose: Vec<Seat> },

        #[error("character {} is not in play", character.0)]
        NotInPlay { character: CharacterId },
        #[error("the game master's characters make no Tests")]
        NpcsMakeNoTests { character: CharacterId },
        #[error("there is no such Gift")]
        NoSuchGift { gift: u8 },
        #[error("this Gift was used this Session")]
        GiftIsUsed { gift: u8 },
        #[error("the anecdote of this Session is told")]
        AnecdoteIsTold,
        #[error("too late: dice were thrown")]
        AlreadyThrown { what: Deed },
        #[error("the game master has not said which case it is")]
        NotJudged,
        #[error("not a Condition of the roller, or twice the same")]
        WrongConditions,
        #[error("there is no such Condition")]
        NoSuchCondition,
        #[error("not helpers, or twice the same, or the table does not ask")]
        WrongHelpers,
        #[error("there is no throw to add to")]
        NoThrow,

        #[error("no Koma left")]
        NoKoma,
        #[error("no dice lie on the table: Koma cannot help")]
        NoDice,
        #[error("no such die, or twice the same")]
        WrongDice,
        #[error("no die would be thrown")]
        NothingToThrow,
        #[error("a Gift stands in place of the throw")]
        GiftStands,
        #[error("{severity:?} is marked already")]
        AlreadyMarked { severity: Severity },
    }
}

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::NotOneGameMaster { .. }
            | Self::WrongNumberOfPlayers { .. }
            | Self::OnlyLooking
            | Self::TableIsClosed => "YON-01",
            Self::WrongFaces => "YON-28",
            Self::WrongPool { .. } => "YON-54",
            Self::NotNow { what }
            | Self::NotYours { what, .. }
            | Self::TextIsBlank { what }
            | Self::TextIsMissing { what }
            | Self::TextTooLong { what, .. }
            | Self::WrongCharacter { what, .. }
            | Self::NoRoom { what } => return what.rule(),
            Self::BondsMissing => "YON-15",
            Self::SameTwice => "YON-19",
            Self::NoSuchBond { .. } | Self::CannotUndo { .. } => "YON-20",
            Self::BondHasPaid { .. } | Self::ClaimWaits { .. } => "YON-21",
            Self::NotMarked { .. } => "YON-22",
            Self::ThreeBondsStay => "YON-16",
            Self::NoNewCharacter => "YON-98",
            Self::SpotlightIsTheirs { .. } => "YON-33",
            Self::RollerDecides { .. } => "YON-92",
            Self::NotAsked { .. } => "YON-79",
            Self::NotInPlay { .. } => "YON-65",
            Self::NpcsMakeNoTests { .. } => "YON-35",
            Self::NoSuchGift { .. } | Self::GiftIsUsed { .. } => "YON-09",
            Self::AnecdoteIsTold | Self::AlreadyThrown { .. } => "YON-47",
            Self::NotJudged => "YON-27",
            Self::WrongConditions => "YON-46",
            Self::NoSuchCondition => "YON-45",
            Self::WrongHelpers => "YON-37",
            Self::NoThrow | Self::NoDice => "YON-68",
            Self::NoKoma => "YON-50",
            Self::WrongDice => "YON-52",
            Self::NothingToThrow => "YON-53",
            Self::GiftStands => "YON-87",
            Self::AlreadyMarked { .. } => "YON-61",
        })
    }
}
