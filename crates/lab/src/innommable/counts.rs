//! What many games come to.

use super::Finished;
use crate::stats::{Mean, Share};

/// Sums over games: whole numbers only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Games in which the mystery was defused.
    pub defused: Share,
    /// Scenes a game.
    pub scenes: Mean,
    /// Actions a game.
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
    /// Anchors lost, of all characters.
    pub anchors_lost: Share,
    /// Rerolls a game.
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
        let of = |share: &mut Share, n: u32, of: u32| {
            share.n += u64::from(n);
            share.of += u64::from(of);
        };
        of(&mut self.defused, game.defused.into(), 1);
        of(&mut self.mad, game.fates[1], characters);
        of(&mut self.dead, game.fates[2], characters);
        of(&mut self.anchors_lost, game.anchors_lost, characters);
        of(&mut self.early_risk, game.early_risk, characters);
        of(&mut self.dry, game.dry_scenes, game.scenes);
        of(&mut self.mad_thrown, game.mad_thrown, characters);
        if let Some(scene) = game.first_mad {
            self.first_mad.add(scene.into());
        }
        self.held.add(game.held.into());
        for (share, (won, thrown)) in self.won.iter_mut().zip(game.won.into_iter().zip(game.thrown)) {
            of(share, won, thrown);
        }
        self.scenes.add(game.scenes.into());
        self.actions.add(game.actions.into());
        self.entries.add(game.entries.into());
        self.struck.add(game.struck.into());
        self.rerolls.add(game.rerolls.into());
        self.spread.add(game.spread.into());
    }

    /// All games of another one.
    pub fn join(&mut self, other: &Self) {
        let join = |share: &mut Share, more: Share| {
            share.n += more.n;
            share.of += more.of;
        };
        join(&mut self.defused, other.defused);
        join(&mut self.mad, other.mad);
        join(&mut self.dead, other.dead);
        join(&mut self.anchors_lost, other.anchors_lost);
        join(&mut self.early_risk, other.early_risk);
        join(&mut self.dry, other.dry);
        join(&mut self.mad_thrown, other.mad_thrown);
        self.first_mad.join(other.first_mad);
        self.held.join(other.held);
        for (share, more) in self.won.iter_mut().zip(other.won) {
            join(share, more);
        }
        self.scenes.join(other.scenes);
        self.actions.join(other.actions);
        self.entries.join(other.entries);
        self.struck.join(other.struck);
        self.rerolls.join(other.rerolls);
        self.spread.join(other.spread);
    }
}
