//! A game that was played, action by action, and whether it holds when it is played again.
//!
//! The logs that are kept are tables'; their check is that of crate `table`. This one needs no table.

use serde::{Deserialize, Serialize};

use crate::{
    Actor, Contribution, Game, KeptPicks, Opening, Origin, Pick, Seal, Secret, Seq, Source as _, play,
};

/// One accepted action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Step<G: Game> {
    /// Its number.
    pub seq: Seq,
    /// Who acted.
    pub by: Actor,
    /// What was asked for.
    pub action: G::Action,
    /// What chance was asked and answered.
    pub picks: Vec<Pick>,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// A whole game.
#[derive(Debug, Clone, PartialEq)]
pub struct GameLog<G: Game> {
    /// What it began with; its picks are those of row 0.
    pub opening: Opening<G>,
    /// What the seats threw in.
    pub contributions: Vec<Contribution>,
    /// The accepted actions.
    pub steps: Vec<Step<G>>,
    /// The secret, once it is revealed.
    pub secret: Option<Secret>,
}

/// Where a log does not hold, and why, for whoever reads the test.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("row {seq}: {what}")]
pub struct NotHeld {
    /// The first row that does not hold.
    pub seq: Seq,
    /// What is wrong with it.
    pub what: String,
}

fn not_held(seq: Seq, what: impl Into<String>) -> NotHeld {
    NotHeld { seq, what: what.into() }
}

impl<G: Game> GameLog<G> {
    /// Plays the whole log again: every sealed pick is derived again, every action is submitted again. Gives the
    /// state at its end.
    ///
    /// # Errors
    /// The first row that does not hold, and why.
    pub fn verify(&self, game: &G) -> Result<G::State, NotHeld> {
        let opening = &self.opening;
        if opening.commitment != self.secret.as_ref().map(Secret::commitment) {
            return Err(not_held(Seq(0), "another secret"));
        }
        let seal = self.secret.clone().map(|secret| Seal::new(secret, self.contributions.clone()));
        self.check_picks(seal.as_ref(), Seq(0), &opening.picks)?;
        let dealt = play::deal(game, &opening.options, &opening.casting, &mut KeptPicks(&opening.picks))
            .map_err(|why| not_held(Seq(0), why.to_string()))?;
        if dealt.setup != opening.setup || dealt.picks != opening.picks {
            return Err(not_held(Seq(0), "another deal"));
        }
        let mut state = game.start(&dealt.setup);
        for (seq, row) in (1..).map(Seq).zip(&self.steps) {
            if row.seq != seq {
                return Err(not_held(row.seq, "out of order"));
            }
            self.check_picks(seal.as_ref(), seq, &row.picks)?;
            let decided = play::submit(game, &state, row.by, &row.action, &mut KeptPicks(&row.picks))
                .map_err(|why| not_held(seq, why.to_string()))?;
            if decided.events != row.events || decided.picks != row.picks {
                return Err(not_held(seq, "other events"));
            }
            for event in &row.events {
                game.apply(&mut state, event);
            }
        }
        Ok(state)
    }

    fn check_picks(&self, seal: Option<&Seal>, seq: Seq, picks: &[Pick]) -> Result<(), NotHeld> {
        for (index, pick) in picks.iter().enumerate() {
            let derived = || seal.and_then(|seal| seal.row(seq).answer(&pick.ask, index));
            let is_so = match pick.from {
                Origin::Sealed => derived().is_some_and(|given| given.outcome == pick.outcome),
                Origin::Declared => !pick.ask.hidden,
                Origin::Scripted | Origin::Seeded | Origin::Enumerated => seal.is_none(),
            };
            if !is_so {
                return Err(not_held(seq, format!("pick {index}")));
            }
        }
        Ok(())
    }
}
