//! The only door: a request comes in, a row and the table after it come out.

use std::{borrow::Cow, sync::Arc};

use kernel::{Actor, BySeat, Casting, Declared, Seal, Seat, Seq, Source, Viewer};
use serde_json::Value;

use crate::{
    action::{Action, Asked, NewTable},
    any::AnyGame,
    company::{Company, Phase},
    decide::{self, Scene, decide},
    event::Event,
    refusal::{NotDone, Refusal},
    rewinds::Rewinds,
    row::{PlayRow, Row},
    table::{Marks, Table, Trail},
    words::{Asker, By, Circumstances, Dice},
};

/// What an accepted request does, before it is stored.
#[derive(Debug)]
pub struct Step {
    /// The row to store.
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
        circumstances: &Circumstances<'_>,
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
            host: circumstances.fresh,
            device: circumstances.device,
            commitment: circumstances.secret.commitment(),
        };
        let company = Company::create(&created).expect("it is a creation");
        let seq = Seq(0);
        let trail = Trail { seat: None, floor: seq };
        let at = circumstances.now;
        let marks = Marks { seq, at, public_at: at, deal: None, last_play: None, trail, quiet: None };
        let row = Row {
            seq,
            at: circumstances.now,
            by: By::Newcomer,
            request,
            events: vec![created],
            deal: None,
            play: None,
            struck: false,
            unseen: Vec::new(),
        };
        let (rewinds, numbers) = (Arc::new(Rewinds::default()), Arc::default());
        Ok((
            row,
            Self { game, company: Arc::new(company), play: None, marks, rewinds, numbers, clocks: None },
        ))
    }

    /// Asks for something. Nothing, if it is so already. Rows are named as the asker counts them.
    ///
    /// # Errors
    /// The rule that it breaks, or what real dice have to show first.
    pub fn submit(
        &self,
        asker: Asker,
        asked: &Asked,
        request: Option<String>,
        circumstances: &Circumstances<'_>,
    ) -> Result<Option<Step>, NotDone> {
        decide::room_after(self.marks.seq, asked)?;
        let asked = &self.numbers.meant(asker.viewer(), asked);
        let is_anonymous = matches!(asked, Asked::Table(action) if action.is_anonymous());
        let by = if is_anonymous { By::Somebody } else { asker.by() };
        let mut row = Row {
            seq: self.marks.seq.next(),
            at: circumstances.now,
            by,
            request: request.filter(|_| !is_anonymous),
            events: Vec::new(),
            deal: None,
            play: None,
            struck: false,
            unseen: Vec::new(),
        };
        let returning = asker.seat().filter(|&seat| !is_anonymous && self.company.chairs[seat].is_absent());
        row.events.extend(returning.map(|seat| Event::CameBack { seat }));
        match asked {
            Asked::Table(action) => self.ask_table(asker, action, circumstances, row),
            Asked::Game { action, results } => {
                self.ask_game(asker, action, results, circumstances, row).map(Some)
            }
        }
    }

    fn ask_table(
        &self,
        asker: Asker,
        action: &Action,
        circumstances: &Circumstances<'_>,
        mut row: Row,
    ) -> Result<Option<Step>, NotDone> {
        let mut company = Cow::Borrowed(&*self.company);
        // Whoever returns is back before they are heard.
        for event in &row.events {
            company.to_mut().apply(row.seq, row.by, event);
        }
        let hushed = self.status().map(|status| status.quiet).unwrap_or_default();
        let scene = Scene {
            company: &company,
            hushed: &hushed,
            game: &*self.game,
            seq: row.seq,
            over: self.is_over(),
            trail: self.marks.trail,
            quiet: self.marks.quiet,
            deal: self.marks.deal,
            last_play: self.marks.last_play,
            numbers: &self.numbers,
            is_timed: self.clocks.is_some(),
            circumstances,
        };
        match decide(&scene, asker, action) {
            Ok(events) => row.events.extend(events),
            // What was proposed about somebody is void once they are back: nothing else is to be done.
            Err(Refusal::NoSuchMotion)
                if !row.events.is_empty()
                    && matches!(action, Action::Object { motion } if self.company.has_motion(*motion)) => {}
            Err(refusal) => return Err(refusal.into()),
        }
        if row.events.is_empty() {
            return Ok(None);
        }
        scene.settle(row.by, &mut row.events);
        if row.events.iter().any(|event| matches!(event, Event::Started | Event::Again)) {
            let mut company = Company::clone(&self.company);
            for event in &row.events {
                company.apply(row.seq, row.by, event);
            }
            let casting = casting(&company)?;
            let mut sealed = self.seal(circumstances).row(row.seq);
            let game = Arc::clone(&self.game);
            // Another game goes on from the one that is over.
            let options = self.play.as_ref().map(|play| play.next_options(&self.company.options));
            let options = options.as_ref().unwrap_or(&self.company.options);
            let dealt = game.deal(options, &casting, self.company.commitment, &mut sealed)?;
            row.deal = Some(dealt.opening);
        }
        self.step(row).map(Some)
    }

    fn ask_game(
        &self,
        asker: Asker,
        action: &Value,
        results: &[Value],
        circumstances: &Circumstances<'_>,
        mut row: Row,
    ) -> Result<Step, NotDone> {
        let actor = self.player(asker)?;
        // TAB-37: whoever is late is late, even if the house has not said so yet.
        if let (Some(clocks), kernel::Actor::Seat(seat)) = (&self.clocks, actor)
            && clocks.is_out(seat, circumstances.now)
        {
            return Err(Refusal::TimeIsUp.into());
        }
        let play = self.play.as_ref().ok_or(Refusal::NotStarted)?;
        let mut sealed = self.seal(circumstances).row(row.seq);
        // Neither a bot nor a deadline can read real dice.
        let is_person = !matches!(asker, Asker::Bot(_) | Asker::House);
        let is_declared = self.company.settings.dice == Dice::Declared && is_person;
        let mut declared = Declared::new(results, &mut sealed);
        let played = if is_declared {
            play.submit(actor, action, &mut declared)?
        } else {
            let source: &mut dyn Source = &mut self.seal(circumstances).row(row.seq);
            play.submit(actor, action, source)?
        };
        // TAB-28.
        if declared.left_over() > 0 {
            return Err(Refusal::ResultsLeftOver.into());
        }
        row.play = Some(PlayRow {
            action: played.action,
            picks: played.picks,
            events: played.events,
            told: played.told,
            texts: played.texts,
            discloses: played.discloses,
        });
        let mut next = self.clone();
        next.play = Some(played.play);
        if !row.events.is_empty() {
            let company = Arc::make_mut(&mut next.company);
            for event in &row.events {
                company.apply(row.seq, row.by, event);
            }
        }
        row.unseen = self.unnoticed(&row, &next);
        next.note(&row, true);
        Ok(Step { row, next: Some(next) })
    }

    /// Those for whom nothing is taken back or struck, since they had noticed nothing of it.
    fn unaffected(&self, row: &Row) -> Vec<Viewer> {
        let mut company = Company::clone(&self.company);
        for event in &row.events {
            company.apply(row.seq, row.by, event);
        }
        let shown = |viewer, seq| self.numbers.shown(viewer, seq);
        let is_nothing = |viewer: Viewer, event: &Event| match event {
            Event::Rewound { to } => {
                self.marks.last_play.is_some_and(|last| shown(viewer, last) == shown(viewer, *to))
            }
            Event::Struck { passage } => {
                passage.0 > 0 && shown(viewer, *passage) == shown(viewer, Seq(passage.0 - 1))
            }
            _ => false,
        };
        let sees_nothing = |viewer: Viewer| {
            row.events.iter().all(|event| is_nothing(viewer, event))
                && self.company.view(viewer) == company.view(viewer)
        };
        let by = asked_by(row);
        Viewer::all(self.company.chairs.len())
            .filter(|&viewer| Some(viewer) != by && sees_nothing(viewer))
            .collect()
    }

    /// Those who are told nothing of a row and see nothing change. Whoever asked knows of it.
    fn unnoticed(&self, row: &Row, next: &Self) -> Vec<Viewer> {
        let by = asked_by(row);
        let sees_nothing = |viewer: Viewer| {
            self.company.view(viewer) == next.company.view(viewer)
                && self.game_view(viewer) == next.game_view(viewer)
        };
        Viewer::all(self.company.chairs.len())
            .filter(|&viewer| Some(viewer) != by && !row.tells(viewer) && sees_nothing(viewer))
            .collect()
    }

    /// Who acts in the game.
    fn player(&self, asker: Asker) -> Result<Actor, Refusal> {
        match self.company.phase {
            Phase::Lobby => return Err(Refusal::NotStarted),
            Phase::Closed => return Err(Refusal::Closed),
            Phase::Playing => {}
        }
        // TAB-15 and TAB-16.
        match self.company.pause {
            Some(crate::Pause::Asked) => return Err(Refusal::Paused),
            Some(crate::Pause::Card) => return Err(Refusal::CardIsUp),
            None => {}
        }
        asker.by().actor().ok_or(Refusal::SeatedOnly)
    }

    fn seal(&self, circumstances: &Circumstances<'_>) -> Seal {
        Seal::new(circumstances.secret.clone(), self.company.contributions.clone())
    }

    fn step(&self, row: Row) -> Result<Step, NotDone> {
        if row.rewinds_to().is_some() || row.strikes().is_some() {
            let unseen = self.unaffected(&row);
            return Ok(Step { row: Row { unseen, ..row }, next: None });
        }
        let mut next = self.clone();
        next.apply(&row)?;
        let unseen = self.unnoticed(&row, &next);
        if unseen.is_empty() {
            return Ok(Step { row, next: Some(next) });
        }
        // Again, since it counts for some only.
        let row = Row { unseen, ..row };
        let mut next = self.clone();
        next.apply(&row)?;
        Ok(Step { row, next: Some(next) })
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

fn casting(company: &Company) -> Result<Casting<Value>, Refusal> {
    let role = |seat: Seat| company.chairs[seat].role.clone().ok_or(Refusal::NoSuchRole);
    let roles = company.chairs.seats().map(role).collect::<Result<_, _>>()?;
    Ok(Casting { language: company.language, roles: BySeat::new(roles) })
}
