//! What many games come to.

use super::Finished;
use crate::stats::{Mean, Share, join_fields};

/// Sums over games: whole numbers only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Games in which the mystery was defused.
    pub defused: Share,
    pub scenes: Mean,
    pub actions: Mean,
    /// Characters mad at the end.
    pub mad: Share,
    /// Characters dead at the end.
    pub dead: Share,
    /// Conflicts won, by difficulty from 1.
    pub won: [Share; 4],
    /// Entries a game, over all characters.
    pub entries: Mean,
    /// The highest ordinal struck in a game.
    pub struck: Mean,
    pub anchors_lost: Share,
    pub rerolls: Mean,
    /// The most dice in a hand at the end, less the fewest.
    pub spread: Mean,
    /// Characters at risk before the source was found.
    pub early_risk: Share,
    /// Scenes that began with an empty bowl.
    pub dry: Share,
    /// Characters whom a 1 drove mad.
    pub mad_thrown: Share,
    /// The scene of the first of them, in games where there is one.
    pub first_mad: Mean,
    /// Dice in all hands at the end of a game.
    pub held: Mean,
}

impl Counts {
    /// Games played.
    pub fn games(&self) -> u64 {
        self.defused.of
    }

    /// One more game.
    pub fn add(&mut self, game: &Finished) {
        let characters: u32 = game.fates.iter().sum();
        self.defused.count(game.defused);
        self.mad.add(game.fates[1], characters);
        self.dead.add(game.fates[2], characters);
        self.anchors_lost.add(game.anchors_lost, characters);
        self.early_risk.add(game.early_risk, characters);
        self.dry.add(game.dry_scenes, game.scenes);
        self.mad_thrown.add(game.mad_thrown, characters);
        if let Some(scene) = game.first_mad {
            self.first_mad.add(scene.into());
        }
        self.held.add(game.held.into());
        for (share, (won, thrown)) in self.won.iter_mut().zip(game.won.into_iter().zip(game.thrown)) {
            share.add(won, thrown);
        }
        self.scenes.add(game.scenes.into());
        self.actions.add(game.actions.into());
        self.entries.add(game.entries.into());
        self.struck.add(game.struck.into());
        self.rerolls.add(game.rerolls.into());
        self.spread.add(game.spread.into());
    }
}

join_fields!(Counts:
    defused scenes actions mad dead won entries struck anchors_lost rerolls spread early_risk dry
    mad_thrown first_mad held);
