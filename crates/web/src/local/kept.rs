//! The list of this device's games, of whatever game: read without knowing their rules.

use serde::{Deserialize, Serialize};

use crate::keep;

const SHELF: &str = "tablee.shelf.";
pub(super) const RECORD: &str = "tablee.local.";

/// A game on the shelf of this device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptGame {
    /// Its name on this device.
    pub(crate) id: String,
    /// Which game.
    pub(crate) game: String,
    /// What it is called.
    pub(crate) title: String,
    /// Who plays.
    pub(crate) names: String,
    /// How far it is, 0 before it has begun.
    pub(crate) progress: u32,
    /// What the first of those who are awaited is asked to do, by its name.
    #[serde(default)]
    pub(crate) asks: Option<String>,
    /// Whether it has ended.
    pub(crate) over: bool,
    /// When something last happened, in milliseconds since 1970.
    pub(crate) at: u64,
}

impl KeptGame {
    pub(super) fn keep(&self) -> bool {
        keep::write(&format!("{SHELF}{}", self.id), self)
    }
}

/// The games that this device remembers, the latest first.
pub(crate) fn kept_games() -> Vec<KeptGame> {
    let mut games: Vec<KeptGame> = Vec::new();
    for game in keep::keys(SHELF).iter().filter_map(|key| keep::read::<KeptGame>(key)) {
        let place = games.partition_point(|other| other.at >= game.at);
        games.insert(place, game);
    }
    games
}

/// Forgets a game with all that is kept under its name: what was being written at it, its clock, what was studied of it.
pub(crate) fn forget(id: &str) {
    let (end, middle) = (format!(".{id}"), format!(".{id}."));
    for key in keep::keys("tablee.").iter().filter(|key| key.ends_with(&end) || key.contains(&middle)) {
        keep::forget(key);
    }
}
