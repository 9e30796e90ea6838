//! How a game begins, as it is kept.

use serde::{Deserialize, Serialize};

use crate::{Ask, Casting, Commitment, Game, Given, Pick, Source};

/// Row 0: what the table agreed on and what was dealt.
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

/// Hands a row's own picks to the rules again.
#[derive(Debug)]
pub struct Again<'a>(pub &'a [Pick]);

impl Source for Again<'_> {
    fn answer(&mut self, ask: &Ask, index: usize) -> Option<Given> {
        let pick = self.0.get(index).filter(|pick| pick.ask == *ask)?;
        Some(Given { outcome: pick.outcome, from: pick.from })
    }
}
