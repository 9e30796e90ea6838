//! What the table chose and what is fixed before play.

use kernel::{BySeat, Casting, Language, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    dice::{Dice, Faces, Madness},
    refusal::Refusal,
    vocabulary::Role,
};

/// The most dice that a table can choose; the rules give 21 to six characters (INN-03).
pub const MOST_DICE: u32 = 28;

/// What a table can choose. The defaults are the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Options {
    /// How many people sit at the table, the Keeper included: 3 to 5; 2, 6 and 7 are untested (INN-01). Left out, as
    /// many as there are.
    pub seats: Option<u8>,
    /// How many dice there are (INN-03).
    #[serde(alias = "dice_counts")]
    pub dice_counts: DiceCounts,
    /// How many dice lie on each element (INN-21).
    pub allocation: Allocation,
    /// Which dice lie on which element (INN-23).
    #[serde(alias = "die_deal")]
    pub die_deal: DieDeal,
    /// Which monologues write a name on the blacklist (INN-46).
    #[serde(alias = "monologue_blacklist")]
    pub monologue_blacklist: MonologueBlacklist,
    /// Where given dice come from (INN-105).
    #[serde(alias = "gift_source")]
    pub gift_source: GiftSource,
    /// Who sees the blacklist.
    #[serde(alias = "blacklist_visibility")]
    pub blacklist_visibility: BlacklistVisibility,
    /// Whether a severe effect can kill without the player's consent (INN-101).
    #[serde(alias = "severe_may_kill")]
    pub severe_may_kill: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seats: None,
            dice_counts: DiceCounts::default(),
            allocation: Allocation::default(),
            die_deal: DieDeal::default(),
            monologue_blacklist: MonologueBlacklist::default(),
            gift_source: GiftSource::default(),
            blacklist_visibility: BlacklistVisibility::default(),
            severe_may_kill: true,
        }
    }
}

/// How many dice there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum DiceCounts {
    /// By the number of players (INN-03).
    #[default]
    Formula,
    /// These: at least two d4 (INN-04) and one of each other kind.
    Custom(Dice),
}

impl DiceCounts {
    /// The dice for so many characters.
    pub fn dice(self, n: u32) -> Dice {
        match self {
            Self::Formula => Dice::new(n + 3, n + 1, n.min(3), 2),
            Self::Custom(dice) => dice,
        }
    }
}

/// How many dice lie on each element.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum Allocation {
    /// By weight; the Keeper may change it.
    #[default]
    Proportional,
    /// As the Keeper likes.
    Manual,
}

/// Which dice lie on which element.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum DieDeal {
    /// From many faces to few, from the symptoms to the source.
    #[default]
    Descending,
    /// As the Keeper likes.
    Manual,
    /// By lot, unseen.
    Random,
}

/// Which monologues write a name on the blacklist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum MonologueBlacklist {
    /// All four kinds.
    #[default]
    All,
    /// Those with a d4.
    #[serde(alias = "paranormal_only")]
    ParanormalOnly,
}

/// Where given dice come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum GiftSource {
    /// The giver's hand or the bowl.
    #[default]
    Either,
    /// The bowl alone.
    Bowl,
    /// The giver's hand alone.
    Hand,
}

/// Who sees the blacklist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum BlacklistVisibility {
    /// Everybody sees it.
    #[default]
    Public,
    /// The Keeper alone sees it.
    #[serde(alias = "keeper_only")]
    KeeperOnly,
}

impl Options {
    /// # Errors
    /// The rule that they break.
    pub(crate) fn check(&self, casting: &Casting<Role>) -> Result<(), Refusal> {
        let n_seats = casting.roles.len();
        let fits = self.seats.is_none_or(|seats| usize::from(seats) == n_seats);
        if !fits || !(2..=7).contains(&n_seats) {
            return Err(Refusal::WrongNumberOfSeats { n_seats, wanted: self.seats });
        }
        let n_keepers = casting.roles.iter().filter(|(_, role)| **role == Role::Keeper).count();
        if n_keepers != 1 {
            return Err(Refusal::NotOneKeeper { n_keepers });
        }
        match self.dice_counts {
            DiceCounts::Custom(dice) if dice.d4 < 2 => Err(Refusal::TooFewD4 { d4: dice.d4 }),
            DiceCounts::Custom(dice)
                if Faces::ALL.into_iter().any(|faces| dice[faces] == 0) || dice.count() > MOST_DICE =>
            {
                Err(Refusal::WrongDice { dice, most: MOST_DICE })
            }
            DiceCounts::Custom(_) | DiceCounts::Formula => Ok(()),
        }
    }
}

/// What is fixed before play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What the table chose.
    pub options: Options,
    /// The table's language.
    pub language: Language,
    pub roles: BySeat<Role>,
    pub dice: Dice,
    /// When a 1 brings madness: not a table's choice, but the laboratory's.
    #[serde(default, skip_serializing_if = "Madness::is_usual")]
    pub madness: Madness,
}

impl Setup {
    pub(crate) fn deal(options: &Options, casting: &Casting<Role>) -> Self {
        let n = u32::try_from(casting.roles.len().saturating_sub(1)).unwrap_or(1);
        Self {
            options: options.clone(),
            language: casting.language,
            roles: casting.roles.clone(),
            dice: options.dice_counts.dice(n),
            madness: Madness::default(),
        }
    }

    /// Where the Keeper sits.
    pub fn keeper(&self) -> Seat {
        let keeper = self.roles.iter().find(|(_, role)| **role == Role::Keeper);
        keeper.map_or(Seat(0), |(seat, _)| seat)
    }

    /// Whether nobody has tried so many people yet (INN-01).
    pub fn is_untested(&self) -> bool {
        !(3..=5).contains(&self.roles.len())
    }

    /// The dice that the Keeper lays on the elements before play (INN-19).
    pub fn dice_to_lay(&self) -> Dice {
        Dice { d20: 0, ..self.dice }
    }
}
