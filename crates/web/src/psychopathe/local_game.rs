//! A game on this device, with its clock and what stood on the board: every row kept, so that a closed tab loses
//! nothing.

use kernel::{Game as _, Language, Seat};
use psychopathe::{
    Action, Board, Ending, Event, Options, Player, Position, Psychopathe, Record, Refusal, Setup,
};
use serde::Deserialize;

use super::{
    clock::LocalClock,
    engine_messages::GameSoFar,
    move_history::{MoveHistory, PlayedMove},
    shown_position::ShownPosition,
};
use crate::{
    keep,
    local::{KeptGame, LocalGame, Participant, kept_games, now},
};

const CLOCK: &str = "tablee.psychopathe.clock.";

/// A game being played, with its clock and what stood on the board; people are in the order of the turns.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct BoardGame {
    game: LocalGame<Psychopathe>,
    clock: Option<LocalClock>,
    past: MoveHistory,
}

/// The level of whoever plays, if it is the computer.
pub(super) fn level(participant: &Participant) -> Option<u8> {
    participant.bot.as_deref()?.strip_prefix("level-")?.parse().ok()
}

impl BoardGame {
    /// Begins a game and keeps it.
    ///
    /// # Errors
    /// The rule that the options break.
    pub(super) fn open(
        people: Vec<Participant>,
        options: &Options,
        clock: Option<LocalClock>,
    ) -> Result<Self, Refusal> {
        let game = LocalGame::open(people, Language::Fr, options)?;
        let begun = Self { past: MoveHistory::new(game.setup()), game, clock };
        begun.keep_clock();
        Ok(begun)
    }

    /// A game that the device remembers.
    pub(super) fn find(id: &str) -> Option<Self> {
        let game = LocalGame::<Psychopathe>::find(id)?;
        let mut past = MoveHistory::new(game.setup());
        for row in game.rows() {
            past.apply(row);
        }
        Some(Self { clock: keep::read(&format!("{CLOCK}{id}")), game, past })
    }

    /// Its name on this device.
    pub(super) fn id(&self) -> &str {
        self.game.id()
    }

    /// Whether the device has room for what happened last.
    pub(super) fn is_kept(&self) -> bool {
        self.game.is_kept
    }

    pub(super) fn board(&self) -> &'static Board {
        self.past.board()
    }

    pub(super) fn people(&self) -> &[Participant] {
        self.game.people()
    }

    /// Who plays a side.
    pub(super) fn person(&self, player: Player) -> Option<&Participant> {
        self.people().get(player.index())
    }

    pub(super) fn is_human(&self, player: Player) -> bool {
        self.person(player).is_some_and(|person| person.bot.is_none())
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

    pub(super) fn steps(&self) -> &[PlayedMove] {
        &self.past.steps
    }

    pub(super) fn clock(&self) -> Option<&LocalClock> {
        self.clock.as_ref()
    }

    pub(super) fn opening(&self) -> &Position {
        &self.past.opening
    }

    /// What stands on the board after so many half-moves.
    pub(super) fn scene(&self, ply: usize) -> ShownPosition {
        self.past.scene(ply)
    }

    /// The game for the engine.
    pub(super) fn so_far(&self) -> GameSoFar {
        GameSoFar {
            board: self.board().size(),
            players: self.people().len(),
            camp: self.game.setup().options.camp.clone(),
            start: None,
            moves: self.past.moves(),
        }
    }

    /// Whether the rules allow it now.
    pub(super) fn may(&self, player: Player, action: &Action) -> bool {
        Psychopathe.permit(&self.game.view(Some(seat(player))), action).is_ok()
    }

    /// Asks the rules, and keeps what happened.
    ///
    /// # Errors
    /// The rule that the action breaks.
    pub(super) fn submit(&mut self, player: Player, action: &Action) -> Result<(), Refusal> {
        self.game.submit(seat(player), action)?;
        let events = self.game.rows().last().map_or(&[][..], Vec::as_slice);
        let moved = matches!(events.first(), Some(Event::Moved(_)));
        let next = events.iter().find_map(|event| match event {
            Event::Moved(moved) => Some(moved.next),
            _ => None,
        });
        self.follow();
        if let (true, Some(clock)) = (moved, &mut self.clock) {
            clock.press(player, next.filter(|_| self.past.state.ending.is_none()), now());
        }
        self.keep_clock();
        Ok(())
    }

    /// Whether the clock of whose turn it is has run out.
    pub(super) fn is_late(&self) -> bool {
        let out = self.clock.as_ref().is_some_and(|clock| clock.left(self.turn(), now()) == 0);
        out && self.past.state.ending.is_none() && self.people().len() == 2
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
        self.game.happen(events);
        self.follow();
        self.keep_clock();
        true
    }

    /// Makes true on the board what happened last.
    fn follow(&mut self) {
        if let Some(events) = self.game.rows().last() {
            self.past.apply(events);
        }
        if let Some(clock) = self.clock.as_mut().filter(|_| self.past.state.ending.is_some()) {
            clock.stop(now());
        }
    }

    /// The page goes: time stands still, since a closed tab loses nothing.
    pub(super) fn hold(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.stop(now());
            self.keep_clock();
        }
    }

    /// The page is there again: the time of whose turn it is runs, from the first move on.
    pub(super) fn go_on(&mut self) {
        let fresh = self.past.steps.is_empty() || self.past.state.ending.is_some();
        let turn = self.turn();
        if let Some(clock) = self.clock.as_mut().filter(|clock| clock.running().is_none()) {
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
        let moved_by = |row: &Vec<Event>| {
            row.iter().find_map(|event| match event {
                Event::Moved(moved) => Some(moved.by),
                _ => None,
            })
        };
        let is_mine = |row: &Vec<Event>| moved_by(row).is_some_and(|by| me.is_none_or(|me| me == by));
        let last = self.game.rows().iter().rposition(is_mine);
        self.game.rewind(last.unwrap_or(0));
        self.past = MoveHistory::new(self.game.setup());
        for row in self.game.rows() {
            self.past.apply(row);
        }
        let (turn, fresh) = (self.turn(), self.past.steps.is_empty());
        if let Some(clock) = &mut self.clock {
            clock.resume(turn, fresh, now());
        }
        self.keep_clock();
    }

    /// The record of the game.
    pub(super) fn record(&self) -> Record {
        self.past.record(&self.game.names())
    }

    /// Whether the record leads to the end.
    pub(super) fn replays(&self) -> bool {
        self.past.replays()
    }

    fn keep_clock(&self) {
        if let Some(clock) = &self.clock {
            keep::write(&format!("{CLOCK}{}", self.id()), clock);
        }
    }

    /// The people, options and clock of another game like this one, sides swapped.
    pub(super) fn rematch(&self) -> Result<Self, Refusal> {
        let mut people = self.people().to_vec();
        people.rotate_left(1);
        Self::open(people, &self.game.setup().options, self.clock.as_ref().map(LocalClock::again))
    }
}

fn seat(player: Player) -> Seat {
    Seat(player.index() as u8)
}

/// The games of this kind that this device remembers, the latest first.
pub(super) fn board_games() -> Vec<KeptGame> {
    let mut games = kept_games();
    games.retain(|kept| kept.game == Psychopathe::MANIFEST.name);
    games
}

/// Games as the device kept them before they stood on the shelf of all games.
const FORMER: &str = "tablee.psychopathe.game.";

#[derive(Debug, Deserialize)]
struct Former {
    people: Vec<FormerPerson>,
    setup: Setup,
    rows: Vec<Vec<Event>>,
    clock: Option<LocalClock>,
    at: u64,
}

#[derive(Debug, Deserialize)]
struct FormerPerson {
    name: String,
    level: Option<u8>,
}

/// Puts games of the former form on the shelf.
pub(super) fn bring_over() {
    for key in keep::keys(FORMER) {
        let Some((id, former)) = key.strip_prefix(FORMER).zip(keep::read::<Former>(&key)) else { continue };
        let people = former.people.into_iter().map(|FormerPerson { name, level }| Participant {
            name,
            bot: level.map(|level| format!("level-{level}")),
        });
        let Former { setup, rows, clock, at, .. } = former;
        let game = LocalGame::<Psychopathe>::adopt(id.to_owned(), people.collect(), setup, rows, at);
        if let Some(clock) = clock {
            keep::write(&format!("{CLOCK}{id}"), &clock);
        }
        if game.is_kept {
            keep::forget(&key);
        }
    }
}
