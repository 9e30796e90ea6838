//! Bots make room: when a bot may do what it has thought of. A bot is a guest at somebody's table.
//!
//! What it answers it answers after a step, so that people can follow. What it would begin waits until a person asks
//! it to go on, or a good while has passed in which nobody did or wrote anything; what it would end waits much
//! longer, and never happens while somebody writes. What people have all finished with it concludes after that good
//! while. Where people speak aloud, a silence on the page says nothing: there it ends nothing that nobody asks for, and
//! neither does it while somebody looks elsewhere. Among themselves bots just go on.
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

/// The people at a table with bots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct People {
    /// How many sit there.
    pub seated: usize,
    /// How many of them look elsewhere: at another tab, at another pane, or at no page at all.
    pub elsewhere: usize,
    /// Whether they speak aloud instead of writing.
    pub speak_aloud: bool,
}

impl People {
    /// People who all look at the page and write.
    pub fn here(seated: usize) -> Self {
        Self { seated, ..Self::default() }
    }
}

/// When the bots of a table act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    step: u64,
    people: People,
    /// When somebody who had looked elsewhere was last back.
    back: u64,
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
        Self {
            step,
            people: People::here(1),
            back: at,
            noticed: at,
            penned: None,
            is_writing: false,
            wish: None,
        }
    }

    /// Who sits there now. Whoever comes back has the table as if something had just happened.
    pub fn seat(&mut self, people: People, at: u64) {
        if people.elsewhere < self.people.elsewhere {
            self.back = at;
        }
        self.people = people;
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
            Some(Wish::GoOn) => matches!(tact, Tact::Begins | Tact::Ends),
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
        let People { seated, elsewhere, speak_aloud } = self.people;
        if seated == 0 {
            return Some(soon);
        }
        let quiet = self.noticed.max(self.back).max(self.penned.unwrap_or(0));
        match (self.wish, tact) {
            (Some(Wish::Wait), _) => None,
            (_, Tact::Answers) => Some(soon),
            (Some(Wish::GoOn), Tact::Begins) => Some(soon),
            (Some(Wish::GoOn | Wish::Close), Tact::Ends | Tact::Concludes) => {
                let written = self.penned.filter(|_| self.is_writing);
                Some(soon.max(written.map_or(0, |at| at + WRITES * self.step)))
            }
            // Whoever wants to close wants nothing new to begin; and where nobody looks, nobody lets it pass.
            (None | Some(Wish::Close), Tact::Begins) => {
                (elsewhere < seated).then_some(quiet + A_WHILE * self.step)
            }
            (None | Some(Wish::Floor), Tact::Ends) => {
                (elsewhere == 0 && !speak_aloud).then_some(quiet + A_LONG_WHILE * self.step)
            }
            (None, Tact::Concludes) => (elsewhere == 0).then_some(quiet + A_WHILE * self.step),
            // Whoever has asked for the floor has it: whoever leads gives it in answer, and nobody takes it.
            (Some(Wish::Floor), Tact::Begins) => Some(quiet + A_LONG_WHILE * self.step),
            (Some(Wish::Floor), Tact::Concludes) => {
                (elsewhere == 0).then_some(quiet + A_LONG_WHILE * self.step)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: u64 = 700;
    const EVERY_TACT: [Tact; 4] = [Tact::Answers, Tact::Begins, Tact::Ends, Tact::Concludes];

    fn pace() -> Pace {
        Pace::new(STEP, 0)
    }

    #[test]
    fn a_bot_answers_soon_begins_late_and_ends_last() {
        let [answers, begins, ends, concludes] = EVERY_TACT.map(|tact| pace().due(tact, false));
        assert_eq!(answers, Some(STEP));
        assert!(begins > Some(15_000) && ends > Some(100_000), "{begins:?} {ends:?}");
        assert_eq!(concludes, begins, "people are left time for a last word");
    }

    #[test]
    fn what_people_have_finished_with_is_held_by_whoever_writes_and_hastened_by_whoever_asks() {
        let mut pace = pace();
        pace.write(5_000);
        assert_eq!(pace.due(Tact::Concludes, false), Some(5_000 + A_WHILE * STEP));
        pace.ask(Wish::Floor);
        assert_eq!(pace.due(Tact::Concludes, false), Some(5_000 + A_LONG_WHILE * STEP));
        for wish in [Wish::GoOn, Wish::Close] {
            pace.write(5_000);
            pace.ask(wish);
            assert_eq!(pace.due(Tact::Concludes, false), Some(5_000 + WRITES * STEP), "still written at");
            pace.rest();
            assert_eq!(pace.due(Tact::Concludes, false), Some(STEP));
            pace.done(Tact::Concludes);
            assert_eq!(pace.wish(), Some(wish), "the next bot has a vote, too");
        }
    }

    #[test]
    fn nothing_is_ended_unasked_where_people_speak_aloud_or_look_elsewhere() {
        let mut pace = pace();
        for people in
            [People { speak_aloud: true, ..People::here(2) }, People { elsewhere: 1, ..People::here(2) }]
        {
            pace.seat(people, 0);
            assert_eq!(pace.due(Tact::Ends, false), None, "{people:?}");
            assert_eq!(pace.due(Tact::Begins, false), Some(A_WHILE * STEP), "somebody is there");
            pace.ask(Wish::Floor);
            assert_eq!(pace.due(Tact::Ends, false), None, "{people:?}");
            pace.ask(Wish::Close);
            assert_eq!(pace.due(Tact::Ends, false), Some(STEP), "it is asked for");
            pace.done(Tact::Ends);
        }
        assert_eq!(pace.due(Tact::Concludes, false), None, "they may have a last word when they come back");
        pace.seat(People { elsewhere: 2, ..People::here(2) }, 0);
        assert_eq!(pace.due(Tact::Begins, false), None, "nobody would see it begin");
        assert_eq!(pace.due(Tact::Answers, false), Some(STEP));
        pace.seat(People::here(2), 900_000);
        assert_eq!(pace.due(Tact::Begins, false), Some(900_000 + A_WHILE * STEP), "back from elsewhere");
        assert_eq!(pace.due(Tact::Ends, false), Some(900_000 + A_LONG_WHILE * STEP));
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
    fn nobody_takes_the_floor_from_whoever_has_asked_for_it() {
        let mut pace = pace();
        pace.ask(Wish::Floor);
        assert_eq!(pace.due(Tact::Answers, false), Some(STEP), "it is given");
        for tact in [Tact::Begins, Tact::Ends, Tact::Concludes] {
            assert!(pace.due(tact, false) >= Some(A_LONG_WHILE * STEP), "{tact:?}");
        }
        pace.notice(true, 10);
        assert_eq!(pace.wish(), None, "they have spoken");
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
        for tact in EVERY_TACT {
            assert_eq!(pace.due(tact, false), None);
        }
        pace.ask(Wish::GoOn);
        assert_eq!(pace.due(Tact::Ends, false), Some(10 + STEP));
    }

    #[test]
    fn what_a_bot_does_in_secret_is_done_meanwhile() {
        for tact in EVERY_TACT {
            assert!(pace().due(Tact::Answers, true) < pace().due(tact, false));
        }
    }

    #[test]
    fn among_themselves_bots_just_go_on() {
        let mut pace = pace();
        pace.seat(People::default(), 0);
        for tact in EVERY_TACT {
            assert_eq!(pace.due(tact, false), Some(STEP));
        }
    }
}
