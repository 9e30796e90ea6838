//! What the table chose and what is fixed before play.

use std::collections::BTreeSet;

use kernel::{BySeat, Casting, Language};
use serde::{Deserialize, Serialize};

use crate::{refusal::Refusal, vocabulary::Role};

/// The longest narration, in characters.
pub const MOST_STORY: usize = 1_500;
/// The longest other text.
pub const MOST_TEXT: usize = 280;
/// The longest name or Condition.
pub const MOST_NAME: usize = 60;
/// The longest private notes.
pub const MOST_NOTES: usize = 6_000;
/// The most Koma a player brings the game master.
const MOST_POOL: u32 = 20;
/// So many of the game master's characters can there be: a view stays bounded.
pub const MOST_NPCS: usize = 24;
/// So many characters in all, the eliminated included.
pub const MOST_CHARACTERS: usize = 60;
/// So many Conditions on one character.
pub const MOST_CONDITIONS: usize = 12;
/// So many Bonds of one character.
pub const MOST_BONDS: usize = 12;
/// So many Gifts of one character.
pub const MOST_GIFTS: usize = 8;

/// What a table can choose. The defaults are the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Options {
    /// The faces that are a Success, one to five of them (YON-28).
    #[serde(alias = "success_faces")]
    pub success_faces: BTreeSet<u8>,
    /// Who says that a Bond was played (YON-20).
    #[serde(alias = "bond_approval")]
    pub bond_approval: BondApproval,
    /// The game master's Koma for each player and Session, 0 to 20 (YON-54).
    #[serde(alias = "gm_pool_per_player")]
    pub gm_pool_per_player: u32,
    /// When Concept and Flaw of the game master's characters are shown.
    #[serde(alias = "npc_sheets")]
    pub npc_sheets: NpcSheets,
    /// Whether a player makes a new character after an elimination (YON-98).
    #[serde(alias = "new_character_after_elimination")]
    pub new_character_after_elimination: bool,
    /// Whether a helper whose Flaw applies gives no die (YON-37).
    #[serde(alias = "help_needs_relevance")]
    pub help_needs_relevance: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            success_faces: BTreeSet::from([5, 6]),
            bond_approval: BondApproval::Auto,
            gm_pool_per_player: 2,
            npc_sheets: NpcSheets::HiddenUntilConflict,
            new_character_after_elimination: true,
            help_needs_relevance: false,
        }
    }
}

/// Who says that a Bond was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum BondApproval {
    /// It pays at once; the game master may undo it.
    Auto,
    /// The game master answers.
    Gm,
    /// Anybody else at the table answers.
    Table,
}

/// When Concept and Flaw of the game master's characters are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum NpcSheets {
    /// When they enter a Conflict.
    #[serde(alias = "hidden_until_conflict")]
    HiddenUntilConflict,
    /// From the start.
    Public,
    /// Only when the game master shows them.
    Hidden,
}

impl Options {
    /// # Errors
    /// The rule that they break.
    pub(crate) fn check(&self, casting: &Casting<Role>) -> Result<(), Refusal> {
        let masters = casting.roles.iter().filter(|(_, role)| **role == Role::GameMaster).count();
        if masters != 1 {
            return Err(Refusal::NotOneGameMaster { masters });
        }
        let players = casting.roles.len() - 1;
        if !(1..=6).contains(&players) {
            return Err(Refusal::WrongNumberOfPlayers { players });
        }
        let faces = &self.success_faces;
        if !(1..=5).contains(&faces.len()) || faces.iter().any(|face| !(1..=6).contains(face)) {
            return Err(Refusal::WrongFaces);
        }
        if self.gm_pool_per_player > MOST_POOL {
            return Err(Refusal::WrongPool { most: MOST_POOL });
        }
        Ok(())
    }
}

/// The game master's Koma for a Session (YON-54).
pub fn gm_pool(players: usize, per_player: u32) -> u32 {
    u32::try_from(players).unwrap_or(u32::MAX).saturating_mul(per_player)
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
