//! What a game begins with, as it is kept.

use serde::{Deserialize, Serialize};

use crate::{Casting, Commitment, Game, Pick};

/// What the table agreed on and what was dealt. At a table it stands in the row that deals, of which there is one for
/// each game played there.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Opening<G: Game> {
    /// The name in its [`Game::MANIFEST`].
    pub game: String,
    /// What the table chose.
    pub options: G::Options,
    /// Who plays what.
    pub casting: Casting<G::Role>,
    /// The fingerprint of the secret behind the sealed picks.
    pub commitment: Option<Commitment>,
    /// What the deal asked of chance.
    pub picks: Vec<Pick>,
    /// What was fixed.
    pub setup: G::Setup,
}
