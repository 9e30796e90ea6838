//! The computer at a table on this device: the engine in its worker, asked like any bot.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use kernel::Knowledge;
use leptos::prelude::*;
use psychopathe::{Action, Happening, Notice, Player, Psychopathe, View};

use super::{
    engine::EngineWorker,
    engine_messages::{EngineAnswer, GameSoFar, Task},
};
use crate::{chance, game::BotReply, keep, local::DeviceControls};

/// How long the strongest level thinks, in milliseconds.
const THINKS: u32 = 5_000;
/// How long a draw is thought about.
const WEIGHS: u32 = 600;
/// Before so many half-moves the computer takes no draw.
const EARLY: u32 = 20;
/// The share of its time that the computer spends on a move.
const SHARE: u64 = 25;

/// How long the computer may think, with so much left on its clock.
fn allowed(most: u32, left: Option<u64>) -> u32 {
    left.map_or(most, |left| u32::try_from(left / SHARE).map_or(most, |share| share.min(most)))
}

/// The game for the engine.
pub(super) fn so_far(view: &View, moves: Vec<String>) -> GameSoFar {
    GameSoFar {
        board: view.options.board,
        players: view.seats.len(),
        camp: view.options.camp.clone(),
        start: view.options.position.clone(),
        moves,
    }
}

type Waiting = Rc<RefCell<Option<BotReply<Action>>>>;

/// The computer of the page that is shown.
#[derive(Clone, Copy)]
pub(super) struct Computer {
    engine: EngineWorker,
    device: DeviceControls,
    /// Whether it thinks about its move.
    pub(super) is_thinking: RwSignal<bool>,
    /// The best move so far, for who does not want to wait.
    pub(super) so_far: RwSignal<Option<Action>>,
    /// Whether the engine does not answer.
    pub(super) has_failed: RwSignal<bool>,
    waiting: StoredValue<Waiting, LocalStorage>,
}

thread_local! {
    /// A page has one: the shell asks for a bot's move without knowing the page.
    static HERE: Cell<Option<Computer>> = const { Cell::new(None) };
}

impl Computer {
    /// For this page, as long as it is there.
    pub(super) fn provide(device: DeviceControls) -> Self {
        let computer = Self {
            engine: EngineWorker::new(),
            device,
            is_thinking: RwSignal::new(false),
            so_far: RwSignal::new(None),
            has_failed: RwSignal::new(false),
            waiting: StoredValue::new_local(Rc::default()),
        };
        HERE.set(Some(computer));
        on_cleanup(|| HERE.set(None));
        computer
    }

    /// Answers whoever asked, once.
    fn answer(self, action: Option<Action>) {
        self.is_thinking.try_set(false);
        self.so_far.try_set(None);
        let waiting = self.waiting.try_with_value(|waiting| waiting.borrow_mut().take()).flatten();
        if let Some(then) = waiting {
            then(action);
        }
    }

    /// Stops thinking: about a position that is gone, or since somebody does not want to wait.
    pub(super) fn stop(self, played: Option<Action>) {
        self.engine.stop();
        self.answer(played);
    }

    fn asked(self, bot: &str, known: &Knowledge<Psychopathe>, then: BotReply<Action>) {
        let View { you, turn, ending, .. } = known.view;
        let Some(me) = you.filter(|_| ending.is_none()) else { return then(None) };
        let moves = known.told.iter().filter_map(|told| match told {
            Notice::Open(Happening::Moved(moved)) => Some(moved.text.clone()),
            _ => None,
        });
        if self.is_among_themselves(&known.view) {
            // Of three, two computers do not go on for nobody.
            return then(Some(Action::Resign));
        }
        let line = so_far(&known.view, moves.collect());
        self.waiting.with_value(|waiting| waiting.borrow_mut().replace(then));
        if turn == me {
            let level = bot.strip_prefix("level-").and_then(|level| level.parse().ok()).unwrap_or(1);
            self.think(me, level, line);
        } else if known.view.offers.iter().any(|&by| by != me) && !known.view.offers.contains(&me) {
            self.weigh(me, known.view.n_moves, line);
        } else {
            self.answer(None);
        }
    }

    /// Whether everybody who is left is a computer.
    fn is_among_themselves(self, view: &View) -> bool {
        self.device.bots.with_value(|bots| {
            let is_bot = |player: &Player| bots.iter().any(|(seat, _)| view.seats.get(*seat) == Some(player));
            view.alive.iter().all(is_bot)
        })
    }

    /// Its move.
    fn think(self, me: Player, level: u8, line: GameSoFar) {
        self.is_thinking.set(true);
        self.has_failed.set(false);
        let seed = u64::from(u32::from_le_bytes(chance::bytes()));
        let most = if keep::text("tablee.pace").is_some() { 500 } else { THINKS };
        let left = self.device.clock.with_untracked(|clock| clock.as_ref()?.left.get(me.index()).copied());
        let (board, course) = (line.board(), line.course());
        let action = move |text: &str| {
            let played = course.as_ref()?.position().parse_move(board, text).ok()?;
            Some(Action::of(board, played))
        };
        let task = Task::Play { level, seed, millis: allowed(most, left) };
        self.engine.ask(line, task, move |answer| match answer {
            EngineAnswer::SoFar { lines, .. } => {
                let best = lines.first().and_then(|found| found.moves.first());
                self.so_far.try_set(best.and_then(|text| action(text)));
            }
            EngineAnswer::Done { played, .. } => {
                let played = played.and_then(|text| action(&text));
                self.has_failed.try_set(played.is_none());
                self.answer(played);
            }
            EngineAnswer::Ready => {}
        });
    }

    /// It takes a draw where it does not stand better.
    fn weigh(self, me: Player, n_moves: u32, line: GameSoFar) {
        if n_moves < EARLY || line.players != 2 {
            return self.answer(None);
        }
        let worth = Cell::new(None::<i32>);
        self.engine.ask(line, Task::Analyse { lines: 1, millis: WEIGHS }, move |answer| match answer {
            EngineAnswer::SoFar { lines, .. } => worth.set(lines.first().map(|found| found.worth.rank())),
            EngineAnswer::Done { .. } => {
                let sign = if me == Player::White { 1 } else { -1 };
                let takes = worth.get().is_some_and(|worth| worth * sign <= 0);
                self.answer(takes.then_some(Action::Draw));
            }
            EngineAnswer::Ready => {}
        });
    }
}

/// Lets the computer of this page think for a bot.
pub(super) fn think(bot: &str, known: &Knowledge<Psychopathe>, then: BotReply<Action>) {
    match HERE.get() {
        Some(computer) => computer.asked(bot, known, then),
        None => then(None),
    }
}

#[cfg(test)]
mod tests {
    use super::allowed;

    #[test]
    fn the_computer_looks_at_its_clock() {
        assert_eq!(allowed(5_000, None), 5_000);
        assert_eq!(allowed(5_000, Some(600_000)), 5_000);
        assert_eq!(allowed(5_000, Some(20_000)), 800);
        assert_eq!(allowed(5_000, Some(0)), 0);
        assert_eq!(allowed(5_000, Some(u64::MAX)), 5_000);
    }
}
