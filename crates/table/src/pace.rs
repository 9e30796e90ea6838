//! Bots make room: when a bot may do what it has thought of. A bot is a guest at somebody's table.
//!
//! What it answers it answers after a step, so that people can follow. What it would begin waits until a person asks
//! it to go on, or a good while has passed in which nobody did or wrote anything; what it would end waits much
//! longer, and never happens while somebody writes. Among themselves bots just go on.
//!
//! Time is handed in, in milliseconds as the caller counts. Only what everybody notices counts: who does not notice a
//! row must not notice it by the bots' pauses either, and what not everybody will notice is done before a step is over.

use kernel::{Tact, Wish};

/// A good while, in steps: about twenty seconds.
const A_WHILE: u64 = 25;
/// How long people are left with what a bot would end, in steps: about two minutes.
const A_LONG_WHILE: u64 = 150;
/// How long somebody is believed to write after the last sign of it, in steps.
const WRITES: u64 = 12;

/// When the bots of a table act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    step: u64,
    has_people: bool,
    /// When everybody last noticed something.
    noticed: u64,
    /// When somebody last gave a sign of writing.
    penned: Option<u64>,
    is_writing: bool,
    wish: Option<Wish>,
}

impl Pace {
    /// A table at which nothing has happened yet; a step lasts so long.
    pub fn new(step: u64, at: u64) -> Self {
        Self { step, has_people: true, noticed: at, penned: None, is_writing: false, wish: None }
    }

    /// Whether people sit there.
    pub fn with_people(&mut self, has_people: bool) {
        self.has_people = has_people;
    }

    /// Something happened that everybody notices; a person did it, or not.
    pub fn notice(&mut self, by_person: bool, at: u64) {
        self.noticed = self.noticed.max(at);
        // Whoever goes on by themselves no longer waits for a bot.
        if by_person && self.wish.is_some_and(|wish| wish != Wish::Wait) {
            self.wish = None;
        }
    }

    /// Somebody writes what all will read.
    pub fn write(&mut self, at: u64) {
        (self.penned, self.is_writing) = (Some(at), true);
    }

    /// Nobody writes any more.
    pub fn rest(&mut self) {
        self.is_writing = false;
    }

    /// Somebody asks something of the bots.
    pub fn ask(&mut self, wish: Wish) {
        self.wish = Some(wish);
    }

    /// A bot has done something; perhaps what was asked for.
    pub fn done(&mut self, tact: Tact) {
        let is_fulfilled = match self.wish {
            Some(Wish::GoOn) => tact != Tact::Answers,
            Some(Wish::Close) => tact == Tact::Ends,
            Some(Wish::Floor) => true,
            Some(Wish::Wait) | None => false,
        };
        if is_fulfilled {
            self.wish = None;
        }
    }

    /// What people asked last, if it has not been done.
    pub fn wish(&self) -> Option<Wish> {
        self.wish
    }

    /// From when on a bot may do something of that kind; never, while it is asked to wait.
    pub fn due(&self, tact: Tact, is_secret: bool) -> Option<u64> {
        let soon = self.noticed + if is_secret { self.step / 2 } else { self.step };
        if !self.has_people {
            return Some(soon);
        }
        let quiet = self.noticed.max(self.penned.unwrap_or(0));
        match (self.wish, tact) {
            (Some(Wish::Wait), _) => None,
            (_, Tact::Answers) => Some(soon),
            (Some(Wish::GoOn | Wish::Floor), Tact::Begins) => Some(soon),
            (Some(Wish::GoOn | Wish::Close), Tact::Ends) => {
                let written = self.penned.filter(|_| self.is_writing);
                Some(soon.max(written.map_or(0, |at| at + WRITES * self.step)))
            }
            // Whoever wants to close wants nothing new to begin.
            (None | Some(Wish::Close), Tact::Begins) => Some(quiet + A_WHILE * self.step),
            (None | Some(Wish::Floor), Tact::Ends) => Some(quiet + A_LONG_WHILE * self.step),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: u64 = 700;

    fn pace() -> Pace {
        Pace::new(STEP, 0)
    }

    #[test]
    fn a_bot_answers_soon_begins_late_and_ends_last() {
        let [answers, begins, ends] =
            [Tact::Answers, Tact::Begins, Tact::Ends].map(|tact| pace().due(tact, false));
        assert_eq!(answers, Some(STEP));
        assert!(begins > Some(15_000) && ends > Some(100_000), "{begins:?} {ends:?}");
    }

    #[test]
    fn whoever_acts_or_writes_has_the_table() {
        let mut pace = pace();
        pace.notice(true, 10_000);
        pace.write(20_000);
        assert_eq!(pace.due(Tact::Begins, false), Some(20_000 + A_WHILE * STEP));
        assert_eq!(pace.due(Tact::Ends, false), Some(20_000 + A_LONG_WHILE * STEP));
        assert_eq!(pace.due(Tact::Answers, false), Some(10_700), "an answer is not held up");
    }

    #[test]
    fn a_bot_begins_one_thing_when_it_is_asked_to_go_on() {
        let mut pace = pace();
        pace.ask(Wish::GoOn);
        assert_eq!(pace.due(Tact::Begins, false), Some(STEP));
        pace.done(Tact::Answers);
        assert_eq!(pace.due(Tact::Begins, false), Some(STEP), "an answer is no beginning");
        pace.done(Tact::Begins);
        assert!(pace.due(Tact::Begins, false) > Some(STEP));
        pace.ask(Wish::GoOn);
        pace.notice(true, 10);
        assert!(pace.due(Tact::Begins, false) > Some(STEP + 10), "the person went on themselves");
    }

    #[test]
    fn nothing_ends_while_somebody_writes() {
        let mut pace = pace();
        pace.write(5_000);
        pace.ask(Wish::Close);
        assert_eq!(pace.due(Tact::Ends, false), Some(5_000 + WRITES * STEP));
        pace.rest();
        assert_eq!(pace.due(Tact::Ends, false), Some(STEP));
    }

    #[test]
    fn bots_that_are_asked_to_wait_wait() {
        let mut pace = pace();
        pace.ask(Wish::Wait);
        pace.notice(true, 10);
        pace.done(Tact::Begins);
        for tact in [Tact::Answers, Tact::Begins, Tact::Ends] {
            assert_eq!(pace.due(tact, false), None);
        }
        pace.ask(Wish::GoOn);
        assert_eq!(pace.due(Tact::Ends, false), Some(10 + STEP));
    }

    #[test]
    fn what_a_bot_does_in_secret_is_done_meanwhile() {
        for tact in [Tact::Answers, Tact::Begins, Tact::Ends] {
            assert!(pace().due(Tact::Answers, true) < pace().due(tact, false));
        }
    }

    #[test]
    fn among_themselves_bots_just_go_on() {
        let mut pace = pace();
        pace.with_people(false);
        for tact in [Tact::Answers, Tact::Begins, Tact::Ends] {
            assert_eq!(pace.due(tact, false), Some(STEP));
        }
    }
}
