//! Checks a closed table's log: every sealed pick is derived anew, every action is judged anew.

use std::sync::Arc;

use kernel::{Origin, Pick, Seal, Secret, Seq, Source as _};

use crate::{
    any::{AnyGame, Play, Unreadable},
    company::Company,
    erased::Again,
    event::Event,
    refusal::NotDone,
    rewinds::Rewinds,
    row::{PlayRow, Row},
};

/// What was found in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Checked {
    /// Rows read.
    pub rows: usize,
    /// Actions of the game played again.
    pub actions: usize,
    /// Sealed picks derived again.
    pub sealed: usize,
    /// Picks that people read off real dice: nothing can be said about them.
    pub declared: usize,
    /// Actions of which a passage was struck: their picks were checked, their text is gone.
    pub struck: usize,
}

/// The first row that does not hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("row {seq}: {what}")]
pub struct Fault {
    /// Which.
    pub seq: Seq,
    /// What is wrong with it.
    pub what: Wrong,
}

/// What can be wrong with a row.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// The log does not begin with the making of a table.
    #[error("the log does not begin with the making of a table")]
    NoTable,
    /// Nobody here knows the game.
    #[error("there is no game {0}")]
    NoSuchGame(String),
    /// Rows are not numbered 0, 1, 2 …
    #[error("expected row {0} here")]
    OutOfOrder(Seq),
    /// The table is not closed, so its secret is not known.
    #[error("the secret is not revealed: the table is not closed")]
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
    /// Neither the seal nor people at a table can have made this pick.
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
    /// Not what it should be.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

impl From<NotDone> for Wrong {
    fn from(why: NotDone) -> Self {
        match why {
            NotDone::Refused(refused) => Self::AgainstTheRules(refused.rule),
            NotDone::Missing(_) => Self::OtherAsks,
            NotDone::Unreadable(unreadable) => Self::Unreadable(unreadable),
        }
    }
}

/// Plays a closed table's log again.
///
/// # Errors
/// The first row that does not hold, and why.
pub fn verify(find: impl FnOnce(&str) -> Option<Arc<dyn AnyGame>>, rows: &[Row]) -> Result<Checked, Fault> {
    let first = |what| Fault { seq: Seq(0), what };
    let creation = rows.first().and_then(|row| Company::create(row.events.first()?));
    let company = creation.ok_or_else(|| first(Wrong::NoTable))?;
    let game = find(&company.game).ok_or_else(|| first(Wrong::NoSuchGame(company.game.clone())))?;
    let seal = seal(rows, &company).map_err(first)?;
    let mut run = Run { game, seal, rewinds: Rewinds::default(), play: None, checked: Checked::default() };
    for (index, row) in rows.iter().enumerate() {
        run.row(&rows[..index], row).map_err(|what| Fault { seq: row.seq, what })?;
    }
    Ok(run.checked)
}

struct Run {
    game: Arc<dyn AnyGame>,
    seal: Seal,
    rewinds: Rewinds,
    play: Option<Arc<dyn Play>>,
    checked: Checked,
}

impl Run {
    fn row(&mut self, before: &[Row], row: &Row) -> Result<(), Wrong> {
        let expected = Seq(before.len() as u64);
        if row.seq != expected {
            return Err(Wrong::OutOfOrder(expected));
        }
        self.checked.rows += 1;
        if let Some(opening) = &row.deal {
            self.game.check_opening(opening, row.seq, Some(&self.seal))?;
            self.play = Some(Arc::clone(&self.game).start(opening)?);
        }
        if row.rewinds_to().is_some() {
            self.rewinds.note(row);
            self.play = self.again(before)?;
        }
        if let Some(play) = &row.play {
            self.action(row, play)?;
        }
        Ok(())
    }

    fn action(&mut self, row: &Row, play: &PlayRow) -> Result<(), Wrong> {
        check_picks(Some(&self.seal), row.seq, &play.picks)?;
        let is_sealed = |pick: &&Pick| pick.from == Origin::Sealed;
        self.checked.sealed += play.picks.iter().filter(is_sealed).count();
        self.checked.declared += play.picks.iter().filter(|pick| !is_sealed(pick)).count();
        let state = self.play.as_mut().ok_or(Wrong::NoTable)?;
        if row.struck {
            // What was written is gone, so it cannot be judged again.
            self.checked.struck += 1;
        } else {
            self.checked.actions += 1;
            let actor = row.by.actor().ok_or_else(|| Wrong::AgainstTheRules("TAB-08".to_owned()))?;
            let action = serde_json::from_str(play.action.get())
                .map_err(|error| Unreadable { what: "an action", why: error.to_string() })?;
            let played = state.submit(actor, &action, &mut Again(&play.picks))?;
            if !same(&played.events, &play.events) || played.picks != play.picks {
                return Err(Wrong::OtherEvents);
            }
        }
        if Arc::get_mut(state).is_none() {
            *state = state.fork();
        }
        Arc::get_mut(state).expect("it is not shared").apply(&play.events)?;
        Ok(())
    }

    /// The game as it stands without what was taken back.
    fn again(&self, rows: &[Row]) -> Result<Option<Arc<dyn Play>>, Unreadable> {
        let mut state: Option<Arc<dyn Play>> = None;
        for row in rows {
            if let Some(opening) = &row.deal {
                state = Some(Arc::clone(&self.game).start(opening)?);
            }
            let play = row.play.as_ref().filter(|_| !self.rewinds.cover(row.seq));
            if let Some((play, state)) = play.zip(state.as_mut().and_then(Arc::get_mut)) {
                state.apply(&play.events)?;
            }
        }
        Ok(state)
    }
}

fn seal(rows: &[Row], company: &Company) -> Result<Seal, Wrong> {
    let mut company = company.clone();
    for row in rows.iter().skip(1) {
        for event in &row.events {
            if let Event::SeatClaimed { seat, .. } = event {
                if company.chairs.get(*seat).is_none() {
                    return Err(Wrong::NoTable);
                }
                company.apply(row.seq, row.by, event);
            }
            if let Event::Closed { secret } = event {
                company.secret = Some(secret.clone());
            }
        }
    }
    let secret = company.secret.as_deref().ok_or(Wrong::NoSecret)?;
    let secret = Secret::read(secret).ok_or(Wrong::AnotherSecret)?;
    if secret.commitment() != company.commitment {
        return Err(Wrong::AnotherSecret);
    }
    Ok(Seal::new(secret, company.contributions))
}

fn same(a: &serde_json::value::RawValue, b: &serde_json::value::RawValue) -> bool {
    let value = |raw: &serde_json::value::RawValue| serde_json::from_str::<serde_json::Value>(raw.get()).ok();
    a.get() == b.get() || value(a) == value(b)
}

pub(crate) fn check_picks(seal: Option<&Seal>, seq: Seq, picks: &[Pick]) -> Result<(), Wrong> {
    for (index, pick) in picks.iter().enumerate() {
        match pick.from {
            Origin::Sealed => {
                let seal = seal.ok_or(Wrong::NoSecret)?;
                let derived = seal.row(seq).answer(&pick.ask, index).map_or(0, |given| given.outcome);
                if derived != pick.outcome {
                    return Err(Wrong::AnotherPick { index, said: pick.outcome, derived });
                }
            }
            Origin::Declared if !pick.ask.hidden => {}
            Origin::Declared | Origin::Scripted | Origin::Enumerated | Origin::Seeded => {
                return Err(Wrong::UnknownOrigin { index });
            }
        }
    }
    Ok(())
}
