//! A game on this device: every row kept, so that a closed tab loses nothing.

use kernel::{Actor, BySeat, Casting, Game as _, Language, NotDone, Seat, Viewer};
use psychopathe::{
    Action, Board, Ending, Event, Options, Player, Position, Psychopathe, Record, Refusal, Setup, View,
};
use serde::{Deserialize, Serialize};

use super::{
    clock::Clock,
    errand::Line,
    past::{Past, Step},
    scene::Scene,
};
use crate::{chance, keep};

const KEPT: &str = "tablee.psychopathe.game.";

/// Who plays a side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Person {
    pub(super) name: String,
    /// The computer's level; nothing, for a person.
    pub(super) level: Option<u8>,
}

/// What the device keeps; people are in the order of the turns.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Kept {
    people: Vec<Person>,
    setup: Setup,
    rows: Vec<Vec<Event>>,
    clock: Option<Clock>,
    /// When something last happened, in milliseconds since 1970.
    at: u64,
}

/// A game being played.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Local {
    id: String,
    kept: Kept,
    past: Past,
    /// Whether the device has room for what happened last.
    pub(super) is_kept: bool,
}

impl Local {
    /// Begins a game and keeps it.
    ///
    /// # Errors
    /// The rule that the options break.
    pub(super) fn open(people: Vec<Person>, options: Options, clock: Option<Clock>) -> Result<Self, Refusal> {
        let roles = BySeat::new(Player::ALL.into_iter().take(people.len()).collect());
        let casting = Casting { language: Language::Fr, roles };
        options.check(&casting)?;
        let setup = Setup { options, seats: casting.roles };
        let kept = Kept { people, setup, rows: Vec::new(), clock, at: now() };
        let mut local = Self::of(chance::name(), kept);
        local.keep();
        Ok(local)
    }

    /// A game that the device remembers.
    pub(super) fn find(id: &str) -> Option<Self> {
        keep::read(&format!("{KEPT}{id}")).map(|kept| Self::of(id.to_owned(), kept))
    }

    fn of(id: String, kept: Kept) -> Self {
        let mut past = Past::new(&kept.setup);
        for row in &kept.rows {
            past.apply(row);
        }
        Self { id, past, is_kept: true, kept }
    }

    /// Its name on this device.
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    pub(super) fn board(&self) -> &'static Board {
        self.past.board()
    }

    pub(super) fn people(&self) -> &[Person] {
        &self.kept.people
    }

    /// Who plays a side.
    pub(super) fn person(&self, player: Player) -> Option<&Person> {
        self.kept.people.get(player.index())
    }

    pub(super) fn is_human(&self, player: Player) -> bool {
        self.person(player).is_some_and(|person| person.level.is_none())
    }

    /// The only person, if the others are computers.
    pub(super) fn alone(&self) -> Option<Player> {
        let mut people = self.past.opening.seats().filter(|&player| self.is_human(player));
        people.next().filter(|_| people.next().is_none())
    }

    pub(super) fn turn(&self) -> Player {
        self.past.state.course.position().turn()
    }

    pub(super) fn ending(&self) -> Option<Ending> {
        self.past.state.ending
    }

    pub(super) fn offers(&self) -> &[Player] {
        &self.past.state.offers
    }

    pub(super) fn steps(&self) -> &[Step] {
        &self.past.steps
    }

    pub(super) fn clock(&self) -> Option<&Clock> {
        self.kept.clock.as_ref()
    }

    pub(super) fn opening(&self) -> &Position {
        &self.past.opening
    }

    /// What stands on the board after so many half-moves.
    pub(super) fn scene(&self, ply: usize) -> Scene {
        self.past.scene(ply)
    }

    /// The game for the engine.
    pub(super) fn line(&self) -> Line {
        Line {
            board: self.board().size(),
            players: self.kept.people.len(),
            camp: self.kept.setup.options.camp.clone(),
            start: None,
            moves: self.past.moves(),
        }
    }

    fn view(&self, player: Player) -> View {
        Psychopathe.view(&self.past.state, Viewer::Seat(seat(player)))
    }

    /// Whether the rules allow it now.
    pub(super) fn may(&self, player: Player, action: &Action) -> bool {
        Psychopathe.permit(&self.view(player), action).is_ok()
    }

    /// Asks the rules, and keeps what happened.
    ///
    /// # Errors
    /// The rule that the action breaks.
    pub(super) fn submit(&mut self, player: Player, action: &Action) -> Result<(), Refusal> {
        let by = Actor::Seat(seat(player));
        let deed = match kernel::submit(&Psychopathe, &self.past.state, by, action, &mut chance::whim()) {
            Ok(deed) => deed,
            Err(NotDone::Refused(refusal)) => return Err(refusal),
            // Nothing of this game asks chance for anything.
            Err(NotDone::Dry(_)) => return Ok(()),
        };
        let moved = matches!(deed.events.first(), Some(Event::Moved(_)));
        let next = deed.events.iter().find_map(|event| match event {
            Event::Moved(moved) => Some(moved.next),
            _ => None,
        });
        self.happen(deed.events);
        if let (true, Some(clock)) = (moved, &mut self.kept.clock) {
            clock.press(player, next.filter(|_| self.past.state.ending.is_none()), now());
        }
        self.keep();
        Ok(())
    }

    /// Whether the clock of whose turn it is has run out.
    pub(super) fn is_late(&self) -> bool {
        let out = self.kept.clock.as_ref().is_some_and(|clock| clock.left(self.turn(), now()) == 0);
        out && self.past.state.ending.is_none() && self.kept.people.len() == 2
    }

    /// The clock of this player has run out (PSY-51); whether it had.
    pub(super) fn flag(&mut self) -> bool {
        let late = self.turn();
        if !self.is_late() {
            return false;
        }
        let ending = self.past.state.course.position().out_of_time(late);
        let mut events = Vec::new();
        if let Ending::Won(_) = ending {
            events.push(Event::TimeRanOut { by: late, next: late.opponent() });
        }
        events.push(Event::Ended { ending });
        if let Some(clock) = &mut self.kept.clock {
            clock.stop(now());
        }
        self.happen(events);
        self.keep();
        true
    }

    fn happen(&mut self, events: Vec<Event>) {
        self.past.apply(&events);
        if self.past.state.ending.is_some()
            && let Some(clock) = &mut self.kept.clock
        {
            clock.stop(now());
        }
        self.kept.rows.push(events);
        self.kept.at = now();
    }

    /// The page goes: time stands still, since a closed tab loses nothing.
    pub(super) fn hold(&mut self) {
        if let Some(clock) = &mut self.kept.clock {
            clock.stop(now());
            self.keep();
        }
    }

    /// The page is there again: the time of whose turn it is runs, from the first move on.
    pub(super) fn go_on(&mut self) {
        let fresh = self.past.steps.is_empty() || self.past.state.ending.is_some();
        let turn = self.turn();
        if let Some(clock) = self.kept.clock.as_mut().filter(|clock| clock.running().is_none()) {
            clock.resume(turn, fresh, now());
        }
    }

    /// Whether there is a move to take back.
    pub(super) fn can_take_back(&self) -> bool {
        match self.alone() {
            Some(me) => self.past.steps.iter().any(|step| step.by == me),
            None => !self.past.steps.is_empty(),
        }
    }

    /// Takes back one's last move, and what the computer answered.
    pub(super) fn take_back(&mut self) {
        let me = self.alone();
        while let Some(row) = self.kept.rows.pop() {
            let undone = row.iter().find_map(|event| match event {
                Event::Moved(moved) => Some(moved.by),
                _ => None,
            });
            if undone.is_some_and(|by| me.is_none_or(|me| me == by)) {
                break;
            }
        }
        let mut again = Self::of(self.id.clone(), self.kept.clone());
        if let Some(clock) = &mut again.kept.clock {
            clock.resume(again.past.state.course.position().turn(), again.past.steps.is_empty(), now());
        }
        again.keep();
        *self = again;
    }

    /// The record of the game.
    pub(super) fn record(&self) -> Record {
        let names: Vec<String> = self.kept.people.iter().map(|person| person.name.clone()).collect();
        self.past.record(&names)
    }

    /// Whether the record leads to the end.
    pub(super) fn replays(&self) -> bool {
        self.past.replays()
    }

    fn keep(&mut self) {
        self.is_kept = keep::write(&format!("{KEPT}{}", self.id), &self.kept);
    }

    /// The people, options and clock of another game like this one, sides swapped.
    pub(super) fn rematch(&self) -> Result<Self, Refusal> {
        let mut people = self.kept.people.clone();
        people.rotate_left(1);
        let clock = self.kept.clock.as_ref().map(Clock::again);
        Self::open(people, self.kept.setup.options.clone(), clock)
    }
}

/// Milliseconds since 1970.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a time is a whole number")]
pub(super) fn now() -> u64 {
    js_sys::Date::now() as u64
}

fn seat(player: Player) -> Seat {
    Seat(player.index() as u8)
}

/// A game on the shelf of this device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Shelved {
    pub(super) id: String,
    pub(super) names: String,
    pub(super) n_moves: usize,
    pub(super) ending: Option<Ending>,
    at: u64,
}

/// The games that this device remembers, the latest first.
pub(super) fn shelved() -> Vec<Shelved> {
    let games = keep::keys(KEPT).into_iter().filter_map(|key| Local::find(key.strip_prefix(KEPT)?));
    let mut games: Vec<Shelved> = games
        .map(|game| Shelved {
            names: game.people().iter().map(|person| person.name.as_str()).collect::<Vec<_>>().join(" – "),
            n_moves: game.steps().len(),
            ending: game.ending(),
            at: game.kept.at,
            id: game.id,
        })
        .collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.at));
    games
}

/// Forgets a game.
pub(super) fn forget(id: &str) {
    keep::forget(&format!("{KEPT}{id}"));
    keep::forget(&super::study::kept_of(id));
}
