//! What the table has to know of Psychopathe beyond the contract.

use kernel::{Chance, Knowledge, Player as Plays};
use psychopathe::{Action, Event, Options, Player, Psychopathe};
use search::psychopathe::{Level, Observer, Report, Robot};
use table::{Clock, Erased};

/// The most positions that the strongest level looks at for one move: about a second of one core.
const NODES: u64 = 600_000;

/// Psychopathe with its ten levels and its clocks. Nothing is hidden, but a move once seen has told what its player is
/// up to: it is taken back by consent, answered or not.
pub(super) fn psychopathe() -> Erased<Psychopathe> {
    Erased::new(Psychopathe, (2, 3), Player::ALL)
        .disclosing(|event| matches!(event, Event::Moved(_)))
        .timed(clock)
        .bot("level-1", level::<1>)
        .bot("level-2", level::<2>)
        .bot("level-3", level::<3>)
        .bot("level-4", level::<4>)
        .bot("level-5", level::<5>)
        .bot("level-6", level::<6>)
        .bot("level-7", level::<7>)
        .bot("level-8", level::<8>)
        .bot("level-9", level::<9>)
        .bot("level-10", level::<10>)
}

fn clock(options: &Options) -> Option<Clock> {
    let time = |seconds: u32| u64::from(seconds) * 1000;
    match (options.fischer, options.seconds_per_move) {
        (Some(clock), _) => Some(Clock::Fischer { base: time(clock.base), increment: time(clock.increment) }),
        (None, Some(seconds)) => Some(Clock::PerMove { time: time(seconds) }),
        (None, None) => None,
    }
}

fn level<const N: u8>() -> Box<dyn Plays<Psychopathe> + Send> {
    Box::new(Frugal(Level::new(N).unwrap_or(Level::MAX)))
}

/// A level of the engine that keeps nothing between two moves: a server has many tables.
struct Frugal(Level);

impl Plays<Psychopathe> for Frugal {
    fn act(
        &mut self,
        game: &Psychopathe,
        known: &Knowledge<Psychopathe>,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        // Somebody who wants a draw is answered by playing on.
        let mut robot = Robot::watched(self.0, Box::new(|| Box::new(Bounded)));
        robot.act(game, known, chance)
    }
}

/// Stops the search after so many positions; it reads no clock, so a busy server plays as well as an idle one.
struct Bounded;

impl Observer for Bounded {
    fn improved(&mut self, _: &Report) {}

    fn enough(&mut self, nodes: u64) -> bool {
        nodes >= NODES
    }

    fn another(&mut self, report: &Report) -> bool {
        report.nodes < NODES
    }
}
