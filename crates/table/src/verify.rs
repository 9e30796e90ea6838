//! Checks a closed table's log: every sealed pick is derived again, every action is judged again.
//!
//! The file may come from anybody, so nothing in it is believed: it is read with the same rules that wrote
//! it, and an event of the game is applied only after the rules have led to it. Of what happens around the game
//! only that is judged on which dice and deal depend: settings, options and what the seats threw in stay as they
//! were when it started.

use std::sync::Arc;

use kernel::{
    Actor, Commitment, KeptPicks, Origin, Pick, Refused as _, Seal, Seat, Secret, Seq, Source as _,
};
use serde_json::{Value, value::RawValue};

use crate::{
    any::{AnyGame, AnyPlay, Unreadable, parse},
    asker::By,
    erasure::STRUCK,
    event::{Event, Happening},
    refusal::{AnyRefusal, NotDone},
    rewinds::Rewinds,
    row::{PlayRow, Row},
    state::{Phase, State},
    vocabulary::DiceSource,
};

/// What was found in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checked {
    /// The fingerprint of the secret, published before play: what people noted then is compared with it.
    pub commitment: Commitment,
    pub rows: usize,
    /// Actions of the game played again.
    pub actions: usize,
    /// Sealed picks derived again.
    pub sealed: usize,
    /// Picks that people read off real dice: nothing can be said about them.
    pub declared: usize,
    /// Actions of which a passage was struck: they were judged again without it.
    pub struck: usize,
}

/// The first row that does not hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("row {seq}: {what}")]
pub struct Fault {
    pub seq: Seq,
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
    /// It speaks of a seat that the table does not have.
    #[error("there is no {0}")]
    NoSuchSeat(Seat),
    /// Nothing happens in it.
    #[error("nothing happens in it")]
    Empty,
    /// The game is dealt a second time, or not as the table had agreed.
    #[error("the game is not dealt as the table had agreed, or a second time")]
    OtherDeal,
    /// It says that a passage was struck, and no later row strikes it.
    #[error("no later row strikes what is struck here")]
    NotStruck,
    /// Rows are not numbered 0, 1, 2 …
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
    /// A pick that neither the seal nor people at a table can have made.
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
            NotDone::Refused(AnyRefusal::Unreadable(unreadable)) => Self::Unreadable(unreadable),
            NotDone::Refused(AnyRefusal::Table(refusal)) => Self::AgainstTheRules(refusal.rule().to_string()),
            NotDone::Refused(AnyRefusal::Game { rule, .. }) => Self::AgainstTheRules(rule.to_string()),
            NotDone::Missing(_) => Self::OtherAsks,
        }
    }
}

/// Plays a closed table's log again.
///
/// # Errors
/// The first row that does not hold, and why.
pub fn verify(find: impl FnOnce(&str) -> Option<Arc<dyn AnyGame>>, rows: &[Row]) -> Result<Checked, Fault> {
    let first = |what| Fault { seq: Seq(0), what };
    let creation = rows.first().and_then(|row| State::create(row.events.first()?));
    let state = creation.ok_or_else(|| first(Wrong::NoTable))?;
    let game = find(&state.game).ok_or_else(|| first(Wrong::NoSuchGame(state.game.clone())))?;
    let commitment = state.commitment;
    let checked = Checked { commitment, rows: 0, actions: 0, sealed: 0, declared: 0, struck: 0 };
    let strikes = rows.iter().filter_map(|row| Some((row.strikes()?, row.seq))).collect();
    let mut run = Run {
        game,
        seal: seal(rows, &state)?,
        state,
        strikes,
        rewinds: Rewinds::default(),
        play: None,
        checked,
    };
    for (index, row) in rows.iter().enumerate() {
        run.row(&rows[..index], row).map_err(|what| Fault { seq: row.seq, what })?;
    }
    Ok(run.checked)
}

/// The rule of what is done before the game starts.
const TOO_LATE: &str = "TAB-09";

/// What the table agrees on before play, on which the dice and the deal depend.
fn belongs_to_the_lobby(event: &Event, state: &State) -> bool {
    match event {
        Event::SettingsSet(settings) => !settings.differs_in_speech_only(&state.settings),
        Event::OptionsSet(_)
        | Event::SeatLeft { withdrawn: true, .. }
        | Event::SeatRemoved { withdrawn: true, .. } => true,
        Event::Created { .. }
        | Event::Titled(_)
        | Event::Invited { .. }
        | Event::SeatClaimed { .. }
        | Event::SeatMoving { .. }
        | Event::SeatMoved { .. }
        | Event::SeatLeft { withdrawn: false, .. }
        | Event::SeatRemoved { withdrawn: false, .. }
        | Event::Proposed(_)
        | Event::Open(_) => false,
    }
}

struct Run {
    game: Arc<dyn AnyGame>,
    seal: Seal,
    state: State,
    /// Each struck passage with the row that struck it.
    strikes: Vec<(Seq, Seq)>,
    rewinds: Rewinds,
    play: Option<Arc<dyn AnyPlay>>,
    checked: Checked,
}

impl Run {
    fn row(&mut self, before: &[Row], row: &Row) -> Result<(), Wrong> {
        let expected = Seq(before.len() as u64);
        if row.seq != expected {
            return Err(Wrong::OutOfOrder(expected));
        }
        self.checked.rows += 1;
        // A row that says nothing would only move the dice on to another number.
        if row.events.is_empty() && row.deal.is_none() && row.play.is_none() {
            return Err(Wrong::Empty);
        }
        let was_struck = |&(passage, by): &(Seq, Seq)| passage <= row.seq && row.seq < by;
        if row.struck && !self.strikes.iter().any(was_struck) {
            return Err(Wrong::NotStruck);
        }
        self.state.apply_all(row.seq, row.by, &row.events);
        if let Some(opening) = &row.deal {
            self.deal(row, opening)?;
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

    /// The game is dealt once, and again once it is over, with the options and roles of the table, and never by
    /// hand.
    fn deal(&mut self, row: &Row, opening: &RawValue) -> Result<(), Wrong> {
        let agreed: Value = parse(opening, "an opening")?;
        let roles = self.state.chairs.iter().map(|(_, chair)| chair.role.clone().unwrap_or_default());
        let options = self.play.as_ref().map(|play| play.next_options(&self.state.options));
        let is_as_agreed = agreed["options"] == *options.as_ref().unwrap_or(&self.state.options)
            && agreed["casting"]["roles"] == Value::Array(roles.collect());
        let is_due = match &self.play {
            None => row.events.contains(&Event::Open(Happening::Started)),
            Some(play) => row.events.iter().any(Event::plays_again) && play.status().outcome.is_some(),
        };
        if !is_due || !is_as_agreed {
            return Err(Wrong::OtherDeal);
        }
        self.game.check_opening(opening, row.seq, &self.seal)?;
        self.play = Some(Arc::clone(&self.game).start(opening)?);
        Ok(())
    }

    fn action(&mut self, row: &Row, play: &PlayRow) -> Result<(), Wrong> {
        check_picks(&self.seal, row.seq, &play.picks, self.may_declare(row.by))?;
        let is_sealed = |pick: &&Pick| pick.from == Origin::Sealed;
        self.checked.sealed += play.picks.iter().filter(is_sealed).count();
        self.checked.declared += play.picks.iter().filter(|pick| !is_sealed(pick)).count();
        let against = |rule: &str| Wrong::AgainstTheRules(rule.to_owned());
        let state = self.play.as_mut().ok_or_else(|| against("TAB-10"))?;
        let actor = row.by.actor().ok_or_else(|| against("TAB-08"))?;
        let action: Value = parse(&play.action, "an action")?;
        if row.struck {
            self.checked.struck += 1;
            judge_struck(&**state, actor, &action, row.seq, play)?;
        } else {
            self.checked.actions += 1;
            let (led_to, _) = state.submit(actor, &action, &mut KeptPicks(&play.picks))?;
            compare(&**state, &led_to, play, |said, led_to| said == led_to)?;
        }
        if Arc::get_mut(state).is_none() {
            *state = state.fork();
        }
        Arc::get_mut(state).expect("it is not shared").apply(&play.events)?;
        Ok(())
    }

    /// Whether whoever acted can have read off real dice: a person, where the table had agreed on it.
    fn may_declare(&self, by: By) -> bool {
        let By::Seat(seat) = by else { return false };
        let is_person = self.state.chairs.get(seat).is_some_and(|chair| chair.bot().is_none());
        self.state.settings.dice == DiceSource::Declared && is_person
    }

    /// The game as it stands without what was taken back.
    fn again(&self, rows: &[Row]) -> Result<Option<Arc<dyn AnyPlay>>, Unreadable> {
        let mut state: Option<Arc<dyn AnyPlay>> = None;
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

/// What was written is gone, so something else stands in its place; everything else has to follow.
fn judge_struck(
    state: &dyn AnyPlay,
    actor: Actor,
    action: &Value,
    seq: Seq,
    play: &PlayRow,
) -> Result<(), Wrong> {
    let is_same = |said: &Value, led_to: &Value| alike(said, led_to);
    let attempt = |action: &Value| -> Result<(), Wrong> {
        compare(state, &state.submit(actor, action, &mut KeptPicks(&play.picks))?.0, play, is_same)
    };
    let as_it_stands = attempt(action);
    if as_it_stands.is_ok() {
        return as_it_stands;
    }
    let stand_in = format!("{STRUCK} {seq}");
    let reworded = state.reworded(actor, action, STRUCK, &stand_in);
    if reworded.iter().any(|action| attempt(action).is_ok()) { Ok(()) } else { as_it_stands }
}

fn compare(
    state: &dyn AnyPlay,
    played: &PlayRow,
    play: &PlayRow,
    is_same: impl Fn(&Value, &Value) -> bool,
) -> Result<(), Wrong> {
    if played.picks != play.picks {
        return Err(Wrong::OtherAsks);
    }
    // A log may be older than the form in which the game writes its events now.
    let (said, led_to): (Value, Value) = (state.events(&play.events)?, parse(&played.events, "events")?);
    if is_same(&said, &led_to) { Ok(()) } else { Err(Wrong::OtherEvents) }
}

/// Whether two are the same but for what was struck.
fn alike(said: &Value, led_to: &Value) -> bool {
    match (said, led_to) {
        (Value::String(said), Value::String(led_to)) => said == STRUCK || said == led_to,
        (Value::Array(said), Value::Array(led_to)) => {
            said.len() == led_to.len() && said.iter().zip(led_to).all(|(said, led_to)| alike(said, led_to))
        }
        (Value::Object(said), Value::Object(led_to)) => {
            said.len() == led_to.len()
                && said.iter().all(|(key, said)| led_to.get(key).is_some_and(|led_to| alike(said, led_to)))
        }
        _ => said == led_to,
    }
}

/// The secret as it was revealed, and what the seats threw in.
fn seal(rows: &[Row], state: &State) -> Result<Seal, Fault> {
    let mut state = state.clone();
    for row in rows {
        for event in &row.events {
            let fault = |what| Fault { seq: row.seq, what };
            if let Some(seat) = event.seat().filter(|&seat| state.chairs.get(seat).is_none()) {
                return Err(fault(Wrong::NoSuchSeat(seat)));
            }
            if belongs_to_the_lobby(event, &state) && state.phase != Phase::Lobby {
                return Err(fault(Wrong::AgainstTheRules(TOO_LATE.to_owned())));
            }
            state.apply(row.seq, row.by, event);
        }
    }
    let first = |what: Wrong| Fault { seq: Seq(0), what };
    let secret = state.secret.as_deref().ok_or_else(|| first(Wrong::NoSecret))?;
    let secret = Secret::read(secret).ok_or_else(|| first(Wrong::AnotherSecret))?;
    if secret.commitment() != state.commitment {
        return Err(first(Wrong::AnotherSecret));
    }
    Ok(Seal::new(secret, state.contributions))
}

pub(crate) fn check_picks(seal: &Seal, seq: Seq, picks: &[Pick], may_declare: bool) -> Result<(), Wrong> {
    for (index, pick) in picks.iter().enumerate() {
        match pick.from {
            Origin::Sealed => {
                let derived = seal.row(seq).answer(&pick.ask, index).map(|given| given.outcome);
                if derived != Some(pick.outcome) {
                    let derived = derived.unwrap_or_default();
                    return Err(Wrong::AnotherPick { index, said: pick.outcome, derived });
                }
            }
            Origin::Declared if may_declare && !pick.ask.hidden && pick.outcome < pick.ask.n_outcomes() => {}
            Origin::Declared | Origin::Scripted | Origin::Enumerated | Origin::Seeded => {
                return Err(Wrong::UnknownOrigin { index });
            }
        }
    }
    Ok(())
}
