//! What the table chose and what is fixed before play.

use kernel::{Ask, BySeat, Casting, Chance, Language};
use serde::{Deserialize, Serialize};

use crate::{
    refusal::Refusal,
    vocabulary::{Demon, Role},
};

/// The longest free text, in characters.
pub const MOST_TEXT: usize = 280;

/// More tokens of each value than this nobody can want.
const MOST_TOKENS: u32 = 200;

/// What a table can choose. The defaults are the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Options {
    /// Who is the Rep of rounds 1, 3 and 5 (PAC-24).
    #[serde(alias = "first_rep")]
    pub first_rep: FirstRep,
    /// How many tokens there are of each value, 10 to 200 (PAC-04).
    #[serde(alias = "tokens_per_value")]
    pub tokens_per_value: u32,
    /// How many lines a contract can have, one to five (PAC-38).
    #[serde(alias = "max_commitments")]
    pub max_commitments: u8,
    /// Whose tokens are seen (PAC-83).
    #[serde(alias = "token_values")]
    pub token_values: TokenValues,
    /// When tokens may change hands (PAC-78).
    pub negotiation: Negotiation,
    /// What becomes of demons who are equal in everything (PAC-92).
    #[serde(alias = "demon_perfect_tie")]
    pub demon_perfect_tie: DemonPerfectTie,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            first_rep: FirstRep::DemonA,
            tokens_per_value: 26,
            max_commitments: 5,
            token_values: TokenValues::OwnerOnly,
            negotiation: Negotiation::Always,
            demon_perfect_tie: DemonPerfectTie::Shared,
        }
    }
}

/// Who sells first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum FirstRep {
    /// Demon A.
    #[serde(alias = "demon_a")]
    DemonA,
    /// Demon B.
    #[serde(alias = "demon_b")]
    DemonB,
    /// By lot.
    Random,
    /// Faust says so when round 1 begins.
    #[serde(alias = "faust_chooses")]
    FaustChooses,
}

/// Whose tokens are seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum TokenValues {
    /// Each owner sees his own.
    #[serde(alias = "owner_only")]
    OwnerOnly,
    /// Faust's lie face up.
    #[serde(alias = "faust_public")]
    FaustPublic,
}

/// When tokens may change hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum Negotiation {
    /// In all of a round.
    Always,
    /// Up to the payment.
    #[serde(rename = "phase1and2", alias = "phase1And2")]
    Phase1And2,
    /// Never.
    Off,
}

/// What becomes of demons who are equal in everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum DemonPerfectTie {
    /// They share the win.
    Shared,
    /// Nobody wins.
    Nobody,
    /// A lot decides.
    Random,
}

impl Options {
    /// # Errors
    /// The rule that they break.
    pub(crate) fn check(&self, casting: &Casting<Role>) -> Result<(), Refusal> {
        let n_seats = casting.roles.len();
        if n_seats != 3 {
            return Err(Refusal::NotThree { n_seats });
        }
        if let Some(role) = Role::ALL.into_iter().find(|role| casting.roles.iter().all(|(_, r)| r != role)) {
            return Err(Refusal::RoleNotTaken { role });
        }
        let tokens = self.tokens_per_value;
        if !(10..=MOST_TOKENS).contains(&tokens) {
            return Err(Refusal::WrongNumberOfTokens { tokens, least: 10, most: MOST_TOKENS });
        }
        let lines = self.max_commitments;
        if !(1..=5).contains(&lines) {
            return Err(Refusal::WrongNumberOfLines { lines });
        }
        Ok(())
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
    /// The Rep of round 1; nobody yet, if Faust is to choose.
    pub first_rep: Option<Demon>,
}

impl Setup {
    pub(crate) fn deal(options: &Options, casting: &Casting<Role>, chance: &mut dyn Chance) -> Self {
        let first_rep = match options.first_rep {
            FirstRep::DemonA => Some(Demon::A),
            FirstRep::DemonB => Some(Demon::B),
            FirstRep::Random => Some(Demon::BOTH[chance.pick(&Ask::one_of(2))]),
            FirstRep::FaustChooses => None,
        };
        Self { options: options.clone(), language: casting.language, roles: casting.roles.clone(), first_rep }
    }

    /// The words with which a desire begins (PAC-12).
    pub(crate) fn opening(language: Language) -> &'static str {
        match language {
            Language::Fr => "Je veux",
            Language::En => "I want",
        }
    }
}
