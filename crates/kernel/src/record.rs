//! A game as it is kept: an opening, rows, and after the end the secret.

use serde::{Deserialize, Serialize};

use crate::{Actor, Casting, Commitment, Contribution, Game, Origin, Pick, Seal, Secret, Seq, Source, play};

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

/// One accepted action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Row<G: Game> {
    /// Its number.
    pub seq: Seq,
    /// When, in milliseconds since 1970; only for people to read.
    pub at: u64,
    /// Who acted.
    pub by: Actor,
    /// The client's id of the request: the same id is the same request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<String>,
    /// What was asked for.
    pub action: G::Action,
    /// What chance was asked and answered.
    pub picks: Vec<Pick>,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// A whole game.
#[derive(Debug, Clone, PartialEq)]
pub struct Record<G: Game> {
    /// Row 0.
    pub opening: Opening<G>,
    /// What the seats threw in.
    pub contributions: Vec<Contribution>,
    /// The accepted actions.
    pub rows: Vec<Row<G>>,
    /// The secret, once it is revealed.
    pub secret: Option<Secret>,
}

/// A record that holds.
#[derive(Debug, Clone, PartialEq)]
pub struct Verified<G: Game> {
    /// The state at its end.
    pub state: G::State,
    /// The rows, the opening included, whose dice or cards were read out by people: nobody can derive those.
    pub declared: Vec<Seq>,
}

/// What is wrong with a record, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("row {seq}: {what}")]
pub struct Fault {
    /// The first row that does not hold.
    pub seq: Seq,
    /// What is wrong with it.
    pub what: Wrong,
}

/// What can be wrong with a row.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// The record is of another game.
    #[error("the record is of another game: {0}")]
    AnotherGame(String),
    /// Rows are not numbered 1, 2, 3 …
    #[error("expected row {0} here")]
    OutOfOrder(Seq),
    /// Sealed picks cannot be checked without the secret.
    #[error("there are sealed picks but no secret")]
    NoSecret,
    /// The secret is not the one committed to.
    #[error("the secret does not match the commitment")]
    AnotherSecret,
    /// A sealed pick is not what the seed gives.
    #[error("pick {index} says {said}, the seed gives {derived}")]
    AnotherPick {
        /// Which pick of the row.
        index: usize,
        /// What the row says.
        said: usize,
        /// What the seed gives.
        derived: usize,
    },
    /// A record with a commitment holds picks that neither the seal nor people at a table can have made.
    #[error("pick {index} is neither sealed nor read off in the open")]
    UnknownOrigin {
        /// Which pick of the row.
        index: usize,
    },
    /// The rules refuse the action.
    #[error("the action breaks {0}")]
    AgainstTheRules(String),
    /// The action and its picks do not lead to these events.
    #[error("the rules lead to other events")]
    OtherEvents,
    /// The rules ask chance for something else.
    #[error("the rules ask chance for something else")]
    OtherAsks,
}

/// Hands a row's own picks to the rules again.
pub(crate) struct Again<'a>(pub(crate) &'a [Pick]);

impl Source for Again<'_> {
    fn answer(&mut self, ask: &crate::Ask, index: usize) -> Option<crate::Given> {
        let pick = self.0.get(index).filter(|pick| pick.ask == *ask)?;
        Some(crate::Given { outcome: pick.outcome, from: pick.from })
    }
}

impl<G: Game> Record<G> {
    /// Plays the whole record again: every sealed pick is derived anew, every action is submitted anew.
    ///
    /// # Errors
    /// The first row that does not hold, and why.
    pub fn verify(&self, game: &G) -> Result<Verified<G>, Fault> {
        let seal = self.checked_seal()?;
        let opening = &self.opening;
        let first = |what| Fault { seq: Seq(0), what };
        self.check_picks(seal.as_ref(), Seq(0), &opening.picks)?;
        let dealt = play::open(game, &opening.options, &opening.casting, &mut Again(&opening.picks))
            .map_err(|why| first(not_done::<G>(why)))?;
        if dealt.setup != opening.setup || dealt.picks != opening.picks {
            return Err(first(Wrong::OtherEvents));
        }
        let mut state = game.start(&dealt.setup);
        let mut expected = Seq(0);
        for row in &self.rows {
            expected = expected.next();
            let fault = |what| Fault { seq: row.seq, what };
            if row.seq != expected {
                return Err(fault(Wrong::OutOfOrder(expected)));
            }
            self.check_picks(seal.as_ref(), row.seq, &row.picks)?;
            let deed = play::submit(game, &state, row.by, &row.action, &mut Again(&row.picks))
                .map_err(|why| fault(not_done::<G>(why)))?;
            if deed.events != row.events || deed.picks != row.picks {
                return Err(fault(Wrong::OtherEvents));
            }
            for event in &row.events {
                game.apply(&mut state, event);
            }
        }
        let all =
            [(Seq(0), &opening.picks)].into_iter().chain(self.rows.iter().map(|row| (row.seq, &row.picks)));
        let declared = all.filter(|(_, picks)| picks.iter().any(|pick| pick.from == Origin::Declared));
        let declared = declared.map(|(seq, _)| seq).collect();
        Ok(Verified { state, declared })
    }

    fn checked_seal(&self) -> Result<Option<Seal>, Fault> {
        let fault = |what| Fault { seq: Seq(0), what };
        if self.opening.game != G::MANIFEST.name {
            return Err(fault(Wrong::AnotherGame(self.opening.game.clone())));
        }
        let Some(secret) = &self.secret else { return Ok(None) };
        if self.opening.commitment != Some(secret.commitment()) {
            return Err(fault(Wrong::AnotherSecret));
        }
        Ok(Some(Seal::new(secret.clone(), self.contributions.clone())))
    }

    fn check_picks(&self, seal: Option<&Seal>, seq: Seq, picks: &[Pick]) -> Result<(), Fault> {
        for (index, pick) in picks.iter().enumerate() {
            let fault = |what| Fault { seq, what };
            match pick.from {
                Origin::Sealed => {
                    let seal = seal.ok_or(fault(Wrong::NoSecret))?;
                    let derived = seal.row(seq).answer(&pick.ask, index).map_or(0, |given| given.outcome);
                    if derived != pick.outcome {
                        return Err(fault(Wrong::AnotherPick { index, said: pick.outcome, derived }));
                    }
                }
                // What people read out is theirs to vouch for; a hidden draw is never read out. Without a
                // commitment nothing was promised.
                Origin::Declared if !pick.ask.hidden => {}
                _ if self.opening.commitment.is_none() => {}
                Origin::Declared | Origin::Scripted | Origin::Seeded | Origin::Enumerated => {
                    return Err(fault(Wrong::UnknownOrigin { index }));
                }
            }
        }
        Ok(())
    }
}

fn not_done<G: Game>(why: play::NotDone<G::Refusal>) -> Wrong {
    use crate::Refused;
    match why {
        play::NotDone::Refused(refusal) => Wrong::AgainstTheRules(refusal.rule().to_string()),
        play::NotDone::Dry(_) => Wrong::OtherAsks,
    }
}
