//! The bots of a game on this device: they think when something has happened and make room as [`table::Pace`] says.

use std::time::Duration;

use kernel::{Company, Language, Seat, Tact, Wish};
use leptos::{prelude::*, task::spawn_local};
use protocol::Pen;
use table::{Pace, People};

use super::game::{LocalGame, now};
use crate::{draft::Spoken, frame::looks_elsewhere, game::GamePage, keep, texts::Texts};

/// Milliseconds that a bot takes, so that people can follow.
const STEP: u64 = 900;
const KEPT_STEP: &str = "tablee.pace";

/// What people may know and ask of the bots of this device.
#[derive(Debug, Clone, Copy)]
pub(super) struct LocalBots {
    /// Whether one of them has something to begin or to end and leaves people the moment.
    pub(super) holds_back: RwSignal<bool>,
    /// Whether they were asked to wait.
    pub(super) waits: RwSignal<bool>,
    /// Asks something of them.
    pub(super) ask: Callback<Wish>,
    /// Lets them know that somebody writes.
    pub(super) pen: Callback<Pen>,
}

/// What a bot wants to do.
struct Thought<G: GamePage> {
    seat: Seat,
    action: G::Action,
    tact: Tact,
}

/// A game with its bots, for those who think.
#[derive(Clone, Copy)]
struct Thinking<G: GamePage> {
    game: RwSignal<LocalGame<G>>,
    pace: StoredValue<Pace>,
    /// Counts what lets them think again: an older thought is dropped.
    round: StoredValue<u32>,
    stirred: RwSignal<u32>,
    holds_back: RwSignal<bool>,
}

/// Bots act one after the other, slowly enough to be followed; people come first.
pub(super) fn let_bots_act<G: GamePage>(
    game: RwSignal<LocalGame<G>>,
    pane: RwSignal<&'static str>,
) -> LocalBots {
    let step = keep::text(KEPT_STEP).and_then(|step| step.parse().ok()).unwrap_or(STEP);
    let pace = Pace::new(step, now());
    let thinking = Thinking {
        game,
        pace: StoredValue::new(pace),
        round: StoredValue::new(0),
        stirred: RwSignal::new(0),
        holds_back: RwSignal::new(false),
    };
    let (is_elsewhere, speaks_aloud) = (looks_elsewhere(pane), Spoken::here());
    Effect::new(move |_| {
        let seated = game.with_untracked(|game| game.humans().len());
        let elsewhere = if is_elsewhere.get() { seated } else { 0 };
        let people = People { seated, elsewhere, speak_aloud: speaks_aloud.get() };
        thinking.pace.update_value(|pace| pace.seat(people, now()));
        thinking.stirred.update(|n| *n += 1);
    });
    let waits = RwSignal::new(false);
    let can_speak = RwSignal::new(false);
    spawn_local(async move {
        for language in [Language::Fr, Language::En] {
            Texts::Bank.insist(G::MANIFEST.name, language).await;
        }
        // The page may have been left meanwhile.
        can_speak.try_set(true);
    });
    Effect::new(move |before: Option<usize>| {
        let n_rows = game.with(LocalGame::n_rows);
        thinking.stirred.track();
        if before.is_some_and(|before| before != n_rows) && game.with_untracked(all_noticed) {
            let by_person =
                game.with_untracked(|game| game.last_by().is_none_or(|by| game.humans().contains(&by)));
            thinking.pace.update_value(|pace| pace.notice(by_person, now()));
        }
        if can_speak.get() {
            thinking.begin();
        }
        n_rows
    });
    let ask = move |wish: Wish| {
        thinking.pace.update_value(|pace| pace.ask(wish));
        waits.set(wish == Wish::Wait);
        thinking.stirred.update(|n| *n += 1);
    };
    let pen = Callback::new(move |pen| thinking.hear_pen(pen));
    LocalBots { holds_back: thinking.holds_back, waits, ask: Callback::new(ask), pen }
}

/// Whether every person was told something of the last row.
fn all_noticed<G: GamePage>(game: &LocalGame<G>) -> bool {
    let last = game.n_rows() as u64;
    let told = |seat: &Seat| game.told(Some(*seat)).last().is_some_and(|notice| notice.seq.0 == last);
    game.humans().iter().all(told)
}

impl<G: GamePage> Thinking<G> {
    fn hear_pen(self, pen: Pen) {
        self.pace.try_update_value(|pace| match pen {
            Pen::Talk | Pen::Story => pace.write(now()),
            Pen::Down => pace.rest(),
        });
    }

    /// Whether that is still what they think about; the page may have been left meanwhile.
    fn is_of(self, round: u32) -> bool {
        self.round.try_get_value() == Some(round)
    }

    fn begin(self) {
        self.holds_back.set(false);
        self.round.update_value(|round| *round += 1);
        let round = self.round.get_value();
        // Nobody answers before a step is over, so nobody has to think before.
        let Some(due) = self.pace.with_value(|pace| pace.due(Tact::Answers, false)) else { return };
        let think = move || {
            if self.is_of(round) {
                self.gather(round, self.game.with_untracked(LocalGame::bots), Vec::new());
            }
        };
        set_timeout(think, Duration::from_millis(due.saturating_sub(now())));
    }

    /// Asks one bot after the other what it wants to do.
    fn gather(self, round: u32, mut bots: Vec<(Seat, String)>, mut thoughts: Vec<Thought<G>>) {
        let Some((seat, kind)) = bots.pop() else { return self.choose(round, thoughts) };
        let known = self.game.with_untracked(|game| game.knowledge(seat));
        let people = self.game.with_untracked(LocalGame::humans);
        let company = Company { people, wish: self.pace.with_value(Pace::wish) };
        let then = move |thought: Option<(G::Action, Tact)>| {
            if self.is_of(round) {
                thoughts.extend(thought.map(|(action, tact)| Thought { seat, action, tact }));
                self.gather(round, bots, thoughts);
            }
        };
        G::think(&kind, known, &company, Box::new(then));
    }

    /// Whoever may first waits for the moment; none of them, while they are asked to wait.
    fn choose(self, round: u32, mut thoughts: Vec<Thought<G>>) {
        let due = |thought: &Thought<G>| self.pace.with_value(|pace| pace.due(thought.tact, false));
        // The first of them stands last, and what is never due before all others.
        thoughts.sort_by_key(|thought| std::cmp::Reverse(due(thought).unwrap_or(u64::MAX)));
        let Some(first) = thoughts.last() else { return self.holds_back.set(false) };
        let due = due(first);
        let wish = self.pace.with_value(Pace::wish);
        self.holds_back.set(leaves_the_moment(first.tact, due, wish, now()));
        if let Some(due) = due {
            let wait = Duration::from_millis(due.saturating_sub(now()));
            set_timeout(move || self.attempt(round, thoughts), wait);
        }
    }

    /// Does it, unless somebody writes meanwhile.
    fn attempt(self, round: u32, mut thoughts: Vec<Thought<G>>) {
        if !self.is_of(round) {
            return;
        }
        let Some(thought) = thoughts.pop() else { return };
        let due = self.pace.with_value(|pace| pace.due(thought.tact, false));
        if due.is_none_or(|due| due > now()) {
            thoughts.push(thought);
            return self.choose(round, thoughts);
        }
        let mut next = self.game.get_untracked();
        if next.submit(thought.seat, &thought.action).is_ok() {
            self.pace.update_value(|pace| pace.done(thought.tact));
            self.game.set(next);
        } else {
            self.choose(round, thoughts);
        }
    }
}

/// Whether a bot that would do something of that kind from then on leaves people the moment: for a while, or until they
/// ask for it.
fn leaves_the_moment(tact: Tact, due: Option<u64>, wish: Option<Wish>, now: u64) -> bool {
    tact != Tact::Answers && due.map_or(wish != Some(Wish::Wait), |due| due > now + 2000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_ends_unasked_can_be_asked_for() {
        let mut pace = Pace::new(STEP, 0);
        pace.seat(People { speak_aloud: true, ..People::here(2) }, 0);
        let leaves = |pace: &Pace, tact| leaves_the_moment(tact, pace.due(tact, false), pace.wish(), 0);
        assert!(leaves(&pace, Tact::Ends) && leaves(&pace, Tact::Begins) && !leaves(&pace, Tact::Answers));
        pace.ask(Wish::Wait);
        assert!(!leaves(&pace, Tact::Ends), "they were asked to wait");
        pace.ask(Wish::GoOn);
        assert!(!leaves(&pace, Tact::Ends), "it comes soon");
    }
}
