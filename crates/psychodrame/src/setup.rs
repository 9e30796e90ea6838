//! What is fixed before play.

use kernel::{BySeat, Casting, Language, Text, length};
use serde::{Deserialize, Serialize};

use crate::{refusal::Refusal, series::Series, vocabulary::Role};

/// The most characters of a name, an age, an activity.
pub const MOST_NAME: usize = 80;
/// The most characters of a trait, a belief, a goal, a risk, a reason.
pub const MOST_LINE: usize = 280;
/// The most characters of a narration.
pub const MOST_TALE: usize = 4000;

/// What the table chose. The defaults are the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Options {
    /// How many resolution points a problem takes, 3 to 10 (PSD-04).
    #[serde(alias = "resolution_threshold")]
    pub resolution_threshold: u8,
    /// How many traits a new sheet has, 4 or 5 (PSD-13).
    #[serde(alias = "creation_traits")]
    pub creation_traits: u8,
    /// The score of a trait that is created freely, 1 to 10 (PSD-55).
    #[serde(alias = "new_trait_score")]
    pub new_trait_score: u8,
    /// Which cards hurt (PSD-109).
    #[serde(alias = "repercussion_pool")]
    pub repercussion_pool: RepercussionPool,
    /// Whether support can be declined (PSD-74).
    #[serde(alias = "support_refusable")]
    pub support_refusable: bool,
    /// Whether others may join at a rematch (PSD-68).
    #[serde(alias = "rematch_join")]
    pub rematch_join: bool,
    /// How far a purge in a conflict may go (PSD-141).
    #[serde(alias = "purge_floor")]
    pub purge_floor: PurgeFloor,
    /// Whether a main character dies only if its player agrees (PSD-133).
    #[serde(alias = "death_needs_consent")]
    pub death_needs_consent: bool,
    /// Characters of an earlier game (PSD-163).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            resolution_threshold: 3,
            creation_traits: 4,
            new_trait_score: 5,
            repercussion_pool: RepercussionPool::Played,
            support_refusable: false,
            rematch_join: false,
            purge_floor: PurgeFloor::Initial,
            death_needs_consent: false,
            series: None,
        }
    }
}

/// Which of an opponent's cards hurt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum RepercussionPool {
    /// The combination played.
    #[serde(alias = "PLAYED")]
    Played,
    /// In the last round, all cards on the table that are higher.
    #[serde(alias = "DRAWN")]
    Drawn,
}

/// How far down a purge in a conflict may bring an emotion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum PurgeFloor {
    /// To where it began.
    #[serde(alias = "INITIAL")]
    Initial,
    /// To 1.
    #[serde(alias = "ONE")]
    One,
}

impl Options {
    pub(crate) fn check(&self, casting: &Casting<Role>) -> Result<(), Refusal> {
        let n_seats = casting.roles.len();
        let within = |value: u8, least: u8, most: u8, refusal: Refusal| {
            if (least..=most).contains(&value) { Ok(()) } else { Err(refusal) }
        };
        // PSD-01
        let seats = u8::try_from(n_seats).unwrap_or(u8::MAX);
        within(seats, 2, 4, Refusal::WrongNumberOfPlayers { n_seats })?;
        let threshold = self.resolution_threshold;
        within(threshold, 3, 10, Refusal::WrongThreshold { threshold })?;
        let traits = self.creation_traits;
        within(traits, 4, 5, Refusal::WrongNumberOfTraits { traits })?;
        let score = self.new_trait_score;
        within(score, 1, 10, Refusal::WrongTraitScore { score })?;
        self.series.as_ref().map_or(Ok(()), |series| series.check(n_seats))
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
}

impl Setup {
    pub(crate) fn deal(options: &Options, casting: &Casting<Role>) -> Self {
        Self { options: options.clone(), language: casting.language, roles: casting.roles.clone() }
    }
}

/// Whether a text fits into so many characters and says something.
pub(crate) fn fits(text: &Text, most: usize) -> bool {
    length(text) <= most && !kernel::is_blank(text)
}
