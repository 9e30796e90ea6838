//! A table of people and bots, and its clock.

use kernel::{Actor, BySeat, Casting, Company, Game, Knowledge, Language, Seat, Seeded, Tact, Viewer, Wish};
use search::{Bot, Bots};
use table::{Pace, People};

/// A step of the bots, in milliseconds.
pub(crate) const STEP: u64 = 700;
/// What nobody would call hurried.
pub(crate) const A_GOOD_WHILE: u64 = 15_000;

/// What a bot did.
pub(crate) struct Done<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) tact: Tact,
    /// How long everybody had been quiet.
    pub(crate) after: u64,
}

/// A game under way.
pub(crate) struct Table<G: Bots> {
    pub(crate) state: G::State,
    pub(crate) told: Vec<Vec<G::Notice>>,
    pub(crate) pace: Pace,
    pub(crate) now: u64,
    people: Vec<Seat>,
    bots: Vec<Bot<G>>,
    chance: Seeded,
    since: u64,
}

impl<G: Bots + Default + Copy> Table<G> {
    /// A new game; people sit in these seats.
    pub(crate) fn new(n_seats: usize, people: &[u8], language: Language, seed: u64) -> Self {
        let mut chance = Seeded::new(seed);
        let game = G::default();
        let casting = Casting { language, roles: BySeat::new(game.roles(n_seats)) };
        let dealt = kernel::deal(&game, &G::Options::default(), &casting, &mut chance)
            .unwrap_or_else(|_| panic!("a table of {n_seats}"));
        let bot = |_| G::bot(G::MANIFEST.usual_bot).expect("a bot");
        let mut pace = Pace::new(STEP, 0);
        pace.seat(People::here(people.len()), 0);
        Self {
            state: game.start(&dealt.setup),
            told: vec![Vec::new(); n_seats + 1],
            pace,
            now: 0,
            people: people.iter().copied().map(Seat).collect(),
            bots: (0..n_seats).map(bot).collect(),
            chance,
            since: 0,
        }
    }

    pub(crate) fn view(&self, seat: u8) -> G::View {
        G::default().view(&self.state, Viewer::Seat(Seat(seat)))
    }

    fn knowledge(&self, seat: Seat) -> Knowledge<G> {
        Knowledge { view: self.view(seat.0), told: self.told[usize::from(seat.0)].clone() }
    }

    /// What whoever sits there would do as a bot.
    fn thought(&mut self, seat: Seat) -> Option<(G::Action, Tact)> {
        let known = self.knowledge(seat);
        let company = Company { people: self.people.clone(), wish: self.pace.wish() };
        let bot = &mut self.bots[usize::from(seat.0)];
        bot.join(&company);
        let action = bot.act(&G::default(), &known, &mut self.chance)?;
        let tact = bot.tact(&known, &action);
        Some((action, tact))
    }

    /// A person does something; whether the rules let them.
    pub(crate) fn person_does(&mut self, seat: u8, action: &G::Action) -> bool {
        self.submit(Seat(seat), action, true)
    }

    /// A person does what a bot in their place would do.
    pub(crate) fn person_plays_on(&mut self, seat: u8) -> bool {
        let thought = self.thought(Seat(seat));
        thought.is_some_and(|(action, _)| self.submit(Seat(seat), &action, true))
    }

    fn submit(&mut self, seat: Seat, action: &G::Action, is_person: bool) -> bool {
        let game = G::default();
        let Ok(done) = kernel::submit(&game, &self.state, Actor::Seat(seat), action, &mut self.chance) else {
            return false;
        };
        let before: Vec<usize> = self.told.iter().map(Vec::len).collect();
        for event in &done.events {
            for (viewer, told) in Viewer::all(self.bots.len()).zip(&mut self.told) {
                told.extend(game.tell(&self.state, event, viewer));
            }
            game.apply(&mut self.state, event);
        }
        if self.told.iter().zip(before).all(|(told, before)| told.len() > before) {
            self.pace.notice(is_person, self.now);
            self.since = self.now;
        }
        true
    }

    /// The house does what it has to.
    pub(crate) fn house(&mut self) -> bool {
        let game = G::default();
        let choices = game.choices(&game.view(&self.state, Viewer::Public));
        let Some(choice) = choices.into_iter().find(|choice| choice.holes.is_empty()) else { return false };
        let Ok(done) = kernel::submit(&game, &self.state, Actor::House, &choice.action, &mut self.chance)
        else {
            return false;
        };
        for event in &done.events {
            for (viewer, told) in Viewer::all(self.bots.len()).zip(&mut self.told) {
                told.extend(game.tell(&self.state, event, viewer));
            }
            game.apply(&mut self.state, event);
        }
        true
    }

    /// The next thing that a bot does, if any does something within so many milliseconds.
    pub(crate) fn next(&mut self, within: u64) -> Option<Done<G>> {
        let seats: Vec<Seat> = (0..self.bots.len())
            .map(|seat| Seat(u8::try_from(seat).expect("few")))
            .filter(|seat| !self.people.contains(seat))
            .collect();
        let mut first: Option<(u64, Seat, G::Action, Tact)> = None;
        for seat in seats {
            let Some((action, tact)) = self.thought(seat) else { continue };
            let Some(due) = self.pace.due(tact, false) else { continue };
            if first.as_ref().is_none_or(|(earlier, ..)| due < *earlier) {
                first = Some((due, seat, action, tact));
            }
        }
        let (due, seat, action, tact) = first?;
        if due > self.now + within {
            self.now += within;
            return None;
        }
        self.now = self.now.max(due);
        let after = self.now - self.since;
        assert!(self.submit(seat, &action, false), "{seat:?} was refused {action:?}");
        self.pace.done(tact);
        Some(Done { seat, action, tact, after })
    }

    /// Everybody plays on, people like bots, until it is so; whether it came to that.
    pub(crate) fn until(&mut self, mut so: impl FnMut(&Self) -> bool) -> bool {
        for _ in 0..3_000 {
            if so(self) {
                return true;
            }
            self.pace.ask(Wish::GoOn);
            let people = self.people.clone();
            let moved = people.into_iter().any(|seat| self.person_plays_on(seat.0))
                || self.next(1_000_000).is_some()
                || self.house();
            if !moved {
                return false;
            }
        }
        false
    }

    pub(crate) fn is_over(&self) -> bool {
        G::default().status(&self.view(0)).outcome.is_some()
    }
}
