//! The only way to change a table: a request comes in, a row and the table after it come out.

use std::sync::Arc;

use kernel::{Actor, BySeat, Casting, Declared, Seal, Seat, Seq, Source, Viewer};
use serde_json::Value;

use crate::{
    action::{Action, NewTable},
    any::{AnyGame, AnyPlay},
    asker::{Asker, By},
    context::Context,
    decide::{self, Decider, decide},
    event::{Event, Happening},
    refusal::{NotDone, Refusal},
    request::{Command, Request},
    row::Row,
    state::{Phase, State},
    table::Table,
    vocabulary::DiceSource,
};

/// What an accepted request does, before it is stored.
#[derive(Debug)]
pub struct Transition {
    pub row: Row,
    /// The table after it. Nothing, if the row reaches back ([`Row::rewinds_to`], [`Row::strikes`]): then
    /// the table is the replay of its rows, the struck ones cleaned.
    pub next: Option<Table>,
}

impl Table {
    /// Makes a table. Its row 0 is stored before anybody is told of it.
    ///
    /// # Errors
    /// [`Refusal::WrongNumberOfSeats`], [`Refusal::OptionsUnreadable`], [`Refusal::TextUnfit`].
    pub fn create(
        game: Arc<dyn AnyGame>,
        new: &NewTable,
        request: Option<String>,
        context: &Context<'_>,
    ) -> Result<(Row, Self), NotDone> {
        let about = game.about();
        let (fewest, most) = about.seats;
        let seats = new.seats.unwrap_or(fewest);
        // TAB-30.
        if !(fewest..=most).contains(&seats) {
            return Err(Refusal::WrongNumberOfSeats.into());
        }
        let created = Event::Created {
            game: about.name,
            title: decide::title(new.title.as_ref(), game.name())?,
            language: new.language,
            options: game.options(&new.options).map_err(|_| Refusal::OptionsUnreadable)?,
            seats,
            settings: decide::check_settings(new.settings),
            host: context.fresh,
            device: context.device,
            commitment: context.secret.commitment(),
        };
        let state = State::create(&created).expect("it is a creation");
        let row = Row { request, events: vec![created], ..Row::new(Seq(0), context.now, By::Newcomer) };
        Ok((row, Self::new(game, state, context.now)))
    }

    /// Asks for something. Nothing, if it is so already. Rows are named as the asker counts them.
    ///
    /// # Errors
    /// The rule that it breaks, or what real dice have to show first.
    pub fn submit(
        &self,
        asker: Asker,
        request: &Request,
        context: &Context<'_>,
    ) -> Result<Option<Transition>, NotDone> {
        let head = self.head(asker);
        // TAB-29.
        if request.after.is_some_and(|after| after != head) {
            return Err(Refusal::Stale { seq: head }.into());
        }
        let moved = self.recent.moved(asker.viewer());
        if moved.zip(request.seen).is_some_and(|(moved, seen)| self.number(asker, moved) > seen) {
            return Err(Refusal::Stale { seq: head }.into());
        }
        decide::has_room_after(self.marks.seq, &request.command)?;
        let command = self.row_numbers.meant(asker.viewer(), &request.command);
        let is_anonymous = command.is_anonymous();
        let by = if is_anonymous { By::Somebody } else { asker.by() };
        let mut row = Row::new(self.marks.seq.next(), context.now, by);
        row.request = request.id.clone().filter(|_| !is_anonymous);
        // Whoever returns is back before they are heard.
        let returning = asker.seat().filter(|&seat| !is_anonymous && self.state.chairs[seat].is_absent());
        row.events.extend(returning.map(|seat| Event::Open(Happening::CameBack { seat })));
        match &command {
            Command::Table(action) => self.ask_table(asker, action, context, row),
            Command::Game { action, results } => {
                self.ask_game(asker, action, results, context, row).map(Some)
            }
        }
    }

    /// The last row that the asker can know of. Everybody counts what they noticed; the house is of the table itself.
    fn head(&self, asker: Asker) -> Seq {
        self.number(asker, self.seq())
    }

    /// The number that a row has for the asker.
    fn number(&self, asker: Asker, seq: Seq) -> Seq {
        match asker {
            Asker::House => seq,
            Asker::Seat(_) | Asker::Bot(_) | Asker::Host | Asker::Newcomer(_) | Asker::Passerby => {
                self.row_numbers.shown(asker.viewer(), seq)
            }
        }
    }

    fn ask_table(
        &self,
        asker: Asker,
        action: &Action,
        context: &Context<'_>,
        mut row: Row,
    ) -> Result<Option<Transition>, NotDone> {
        let mut state = State::clone(&self.state);
        state.apply_all(row.seq, row.by, &row.events);
        let hushed = self.status().map(|status| status.quiet).unwrap_or_default();
        let decider = Decider {
            state: &state,
            hushed: &hushed,
            game: &*self.game,
            seq: row.seq,
            over: self.is_over(),
            marks: self.marks,
            row_numbers: &self.row_numbers,
            is_timed: self.clocks.is_some(),
            context,
        };
        let events = match decide(&decider, asker, action) {
            Ok(events) => events,
            // What was proposed about somebody is void once they are back: nothing else is to be done.
            Err(Refusal::NoSuchMotion)
                if !row.events.is_empty()
                    && matches!(action, Action::Object { motion } if self.state.has_motion(*motion)) =>
            {
                Vec::new()
            }
            Err(refusal) => return Err(refusal.into()),
        };
        state.apply_all(row.seq, row.by, &events);
        row.events.extend(events);
        if row.events.is_empty() {
            return Ok(None);
        }
        decide::settle(&mut state, &mut row, context);
        let mut play = self.play.clone();
        let deals = |event: &Event| *event == Event::Open(Happening::Started) || event.plays_again();
        if row.events.iter().any(deals) {
            let casting = casting(&state)?;
            let mut sealed = self.seal(context).row(row.seq);
            let game = Arc::clone(&self.game);
            // Another game goes on from the one that is over.
            let options = self.play.as_ref().map(|play| play.next_options(&self.state.options));
            let options = options.as_ref().unwrap_or(&self.state.options);
            let (opening, dealt) = game.deal(options, &casting, self.state.commitment, &mut sealed)?;
            (row.deal, play) = (Some(opening), Some(dealt));
        }
        Ok(Some(self.transition(row, Arc::new(state), play)))
    }

    fn ask_game(
        &self,
        asker: Asker,
        action: &Value,
        results: &[Value],
        context: &Context<'_>,
        mut row: Row,
    ) -> Result<Transition, NotDone> {
        let actor = self.player(asker)?;
        // TAB-37: whoever is late is late, even if the house has not said so yet.
        if let (Some(clocks), Actor::Seat(seat)) = (&self.clocks, actor)
            && clocks.is_out(seat, context.now)
        {
            return Err(Refusal::TimeIsUp.into());
        }
        let play = self.play.as_ref().ok_or(Refusal::NotStarted)?;
        let mut sealed = self.seal(context).row(row.seq);
        // Neither a bot nor a deadline can read real dice.
        let is_person = !matches!(asker, Asker::Bot(_) | Asker::House);
        let is_declared = self.state.settings.dice == DiceSource::Declared && is_person;
        let mut declared = Declared::new(results, &mut sealed);
        let (played, after) = if is_declared {
            play.submit(actor, action, &mut declared)?
        } else {
            let source: &mut dyn Source = &mut self.seal(context).row(row.seq);
            play.submit(actor, action, source)?
        };
        // TAB-28.
        if declared.left_over() > 0 {
            return Err(Refusal::ResultsLeftOver.into());
        }
        row.play = Some(played);
        let mut state = Arc::clone(&self.state);
        if !row.events.is_empty() {
            Arc::make_mut(&mut state).apply_all(row.seq, row.by, &row.events);
        }
        Ok(self.transition(row, state, Some(after)))
    }

    /// The row and the table once it is written: its events are true in `state`, its action in `play`.
    fn transition(&self, mut row: Row, state: Arc<State>, play: Option<Arc<dyn AnyPlay>>) -> Transition {
        if row.reaches_back() {
            row.unseen = self.unaffected(&row, &state);
            return Transition { row, next: None };
        }
        let mut next = Self { state, play, ..self.clone() };
        row.unseen = self.unnoticed(&row, &next);
        next.note(&row, true);
        Transition { row, next: Some(next) }
    }

    /// Those for whom nothing is taken back or struck, since they had noticed nothing of it.
    fn unaffected(&self, row: &Row, state: &State) -> Vec<Viewer> {
        let shown = |viewer, seq| self.row_numbers.shown(viewer, seq);
        let is_nothing = |viewer: Viewer, event: &Event| match event {
            Event::Open(Happening::Rewound { to }) => {
                self.marks.last_play.is_some_and(|last| shown(viewer, last) == shown(viewer, *to))
            }
            Event::Open(Happening::Struck { passage }) => {
                passage.0 > 0 && shown(viewer, *passage) == shown(viewer, Seq(passage.0 - 1))
            }
            _ => false,
        };
        self.others(row, |viewer| {
            row.events.iter().all(|event| is_nothing(viewer, event))
                && self.state.view(viewer) == state.view(viewer)
        })
    }

    /// Those who are told nothing of a row and see nothing change. Whoever asked knows of it.
    fn unnoticed(&self, row: &Row, next: &Self) -> Vec<Viewer> {
        self.others(row, |viewer| {
            !row.tells(viewer)
                && self.state.view(viewer) == next.state.view(viewer)
                && self.game_view(viewer) == next.game_view(viewer)
        })
    }

    /// Those who did not ask for this row and of whom this is so.
    fn others(&self, row: &Row, is_so: impl Fn(Viewer) -> bool) -> Vec<Viewer> {
        let by = asked_by(row);
        Viewer::all(self.state.chairs.len()).filter(|&viewer| Some(viewer) != by && is_so(viewer)).collect()
    }

    /// Who acts in the game.
    fn player(&self, asker: Asker) -> Result<Actor, Refusal> {
        match self.state.phase {
            Phase::Lobby => return Err(Refusal::NotStarted),
            Phase::Closed => return Err(Refusal::Closed),
            Phase::Playing => {}
        }
        // TAB-15 and TAB-16.
        match self.state.pause {
            Some(crate::Pause::Asked) => return Err(Refusal::Paused),
            Some(crate::Pause::Card) => return Err(Refusal::CardIsUp),
            None => {}
        }
        asker.by().actor().ok_or(Refusal::SeatedOnly)
    }

    fn seal(&self, context: &Context<'_>) -> Seal {
        Seal::new(context.secret.clone(), self.state.contributions.clone())
    }
}

/// Whoever asked, as a viewer.
fn asked_by(row: &Row) -> Option<Viewer> {
    match row.by {
        By::Seat(seat) => Some(Viewer::Seat(seat)),
        By::Host => Some(Viewer::Public),
        By::House | By::Somebody | By::Newcomer => None,
    }
}

fn casting(state: &State) -> Result<Casting<Value>, Refusal> {
    let role = |seat: Seat| state.chairs[seat].role.clone().ok_or(Refusal::NoSuchRole);
    let roles = state.chairs.seats().map(role).collect::<Result<_, _>>()?;
    Ok(Casting { language: state.language, roles: BySeat::new(roles) })
}
