//! What the page of a game knows, and what is done with it.

use std::{cell::Cell, rc::Rc};

use leptos::prelude::*;
use psychopathe::{Action, Ending, Move, Node, Player};
use words::Args;

use super::super::{
    board::BoardArrow,
    engine::EngineWorker,
    engine_messages::{EngineAnswer, Task},
    local_game::{BoardGame, level},
    say::Say,
    shown_position::{BoardAccess, ShownPosition},
};
use crate::{announce::Announcer, chance, keep, local::now};

/// How long the strongest level thinks, in milliseconds.
const THINKS: u32 = 5_000;

/// The share of its time that the computer spends on a move.
const SHARE: u64 = 25;

/// How long the computer may think, with so much left on its clock.
fn allowed(most: u32, left: Option<u64>) -> u32 {
    left.map_or(most, |left| u32::try_from(left / SHARE).map_or(most, |share| share.min(most)))
}

/// Everything the page of a game knows.
#[derive(Clone, Copy)]
pub(super) struct LocalBoard {
    pub(super) game: RwSignal<BoardGame>,
    /// The half-moves that are shown, if not all.
    pub(super) back: RwSignal<Option<usize>>,
    pub(super) premove: RwSignal<Option<(Node, Node)>>,
    pub(super) thinking: RwSignal<bool>,
    /// The best move so far, for who does not want to wait.
    pub(super) so_far: RwSignal<Option<String>>,
    pub(super) hint: RwSignal<Option<String>>,
    /// Something that happened and is not on the board.
    pub(super) note: RwSignal<Option<String>>,
    pub(super) engine: EngineWorker,
    pub(super) say: Say,
    pub(super) announcer: Announcer,
}

impl LocalBoard {
    pub(super) fn player(self) -> Option<Player> {
        self.game.with(|game| {
            let turn = game.turn();
            (game.ending().is_none() && game.is_human(turn)).then_some(turn)
        })
    }

    pub(super) fn n_players(self) -> usize {
        self.game.with(|game| game.people().len())
    }

    pub(super) fn hand(self) -> BoardAccess {
        if self.back.get().is_some() {
            return BoardAccess::Still;
        }
        match (self.player(), self.game.with(BoardGame::alone)) {
            (Some(player), _) => BoardAccess::Moves(player),
            (None, Some(me)) if self.game.with(|game| game.ending().is_none()) => BoardAccess::Premoves(me),
            _ => BoardAccess::Still,
        }
    }

    pub(super) fn ply(self) -> usize {
        self.back.get().unwrap_or_else(|| self.game.with(|game| game.steps().len()))
    }

    pub(super) fn scene(self) -> ShownPosition {
        let ply = self.ply();
        self.game.with(|game| game.scene(ply))
    }

    /// Says something aloud and on the page.
    pub(super) fn note(self, text: String) {
        self.announcer.say(text.clone());
        self.note.set(Some(text));
    }

    /// Plays a move for whose turn it is.
    pub(super) fn play(self, played: Move) {
        let (board, player) = self.game.with_untracked(|game| (game.board(), game.turn()));
        self.submit(player, &Action::of(board, played));
    }

    pub(super) fn submit(self, player: Player, action: &Action) {
        let mut game = self.game.get_untracked();
        let before = game.steps().len();
        self.hint.set(None);
        self.note.set(None);
        if game.submit(player, action).is_err() {
            return;
        }
        // Two announcements at once are one: the second would wipe out the first.
        let moved = game.steps().get(before).map(|step| self.say.moved(step.by, &step.text));
        let ended = game.ending().map(|ending| self.say.ending(ending));
        let said: Vec<String> = moved.into_iter().chain(ended).collect();
        if !said.is_empty() {
            self.announcer.say(said.join(" "));
        }
        self.game.set(game);
    }

    /// Lets the computer move when it is its turn.
    pub(super) fn let_it_think(self) {
        let (level, line, left) = self.game.with_untracked(|game| {
            let person = game.person(game.turn()).filter(|_| game.ending().is_none());
            let left = game.clock().map(|clock| clock.left(game.turn(), now()));
            (person.and_then(level), game.so_far(), left)
        });
        let Some(level) = level else {
            self.thinking.set(false);
            return;
        };
        self.thinking.set(true);
        self.so_far.set(None);
        let seed = u64::from(u32::from_le_bytes(chance::bytes()));
        let most = if keep::text("tablee.pace").is_some() { 500 } else { THINKS };
        let millis = allowed(most, left);
        self.engine.ask(line, Task::Play { level, seed, millis }, move |answer| match answer {
            EngineAnswer::SoFar { lines, .. } => {
                self.so_far.set(lines.first().and_then(|found| found.moves.first()).cloned());
            }
            EngineAnswer::Done { played: Some(text), .. } => self.computer_plays(&text),
            EngineAnswer::Done { played: None, .. } => {
                self.thinking.set(false);
                self.note(self.say.just("psy-engine-failed"));
            }
            EngineAnswer::Ready => {}
        });
    }

    pub(super) fn computer_plays(self, text: &str) {
        self.thinking.set(false);
        let (board, position) =
            self.game.with_untracked(|game| (game.board(), game.scene(game.steps().len()).position));
        if let Ok(played) = position.parse_move(board, text) {
            self.play(played);
            if self.game.with_untracked(|game| game.alone() == Some(game.turn())) {
                self.play_premove();
            }
        }
    }

    /// Plays what was said beforehand, if it can be played.
    pub(super) fn play_premove(self) {
        let Some((from, to)) = self.premove.get_untracked() else { return };
        self.premove.set(None);
        let (board, position, over) = self.game.with_untracked(|game| {
            (game.board(), game.scene(game.steps().len()).position, game.ending().is_some())
        });
        if over {
            return;
        }
        match self.say.premove(board, &position, from, to) {
            Ok(played) => self.play(played),
            Err(why) => self.note(why),
        }
    }

    /// Of three, two computers do not go on for nobody.
    pub(super) fn end_without_people(self) {
        let others = self.game.with_untracked(|game| game.alone().map(|me| (me, game.people().len())));
        let Some((me, n)) = others else { return };
        for player in Player::ALL.into_iter().take(n).filter(|player| *player != me) {
            if self.game.with_untracked(|game| game.ending().is_none()) {
                self.submit(player, &Action::Resign);
            }
        }
    }

    pub(super) fn stop_thinking(self) {
        self.engine.stop();
        if let Some(text) = self.so_far.get_untracked() {
            self.computer_plays(&text);
        }
    }

    pub(super) fn take_back(self) {
        self.engine.stop();
        self.thinking.set(false);
        self.premove.set(None);
        self.hint.set(None);
        self.back.set(None);
        self.game.update(BoardGame::take_back);
        self.announcer.say(self.say.just("psy-taken-back"));
    }

    pub(super) fn ask_hint(self) {
        let line = self.game.with_untracked(BoardGame::so_far);
        self.engine.ask(line, Task::Analyse { lines: 1, millis: 1_200 }, move |answer| {
            if let EngineAnswer::SoFar { lines, .. } = answer {
                let found = lines.first().and_then(|found| found.moves.first()).cloned();
                if let Some(text) = &found {
                    self.note
                        .set(Some(self.say.with("psy-hint-is", &Args::new().with("move", text.as_str()))));
                }
                self.hint.set(found);
            }
        });
    }

    /// Moves drawn over the board: what is said beforehand, a hint.
    pub(super) fn arrows(self) -> Vec<BoardArrow> {
        let mut arrows = Vec::new();
        if let Some((from, to)) = self.premove.get() {
            arrows.push(BoardArrow { from, to, class: "premove" });
        }
        let board = self.game.with(BoardGame::board);
        let hinted = self.hint.get().and_then(|text| psychopathe::parse_wish(board, &text).ok());
        if let Some(wish) = hinted.filter(|_| self.back.get().is_none()) {
            arrows.push(BoardArrow { from: wish.from, to: wish.to, class: "advice" });
        }
        arrows
    }

    /// The computer takes a draw where it does not stand better.
    pub(super) fn answer_offer(self) {
        let LocalBoard { game, say, .. } = self;
        let (line, computer, over) = game.with(|game| {
            let mut others = game.opening().seats().filter(|&player| !game.is_human(player));
            (game.so_far(), others.next(), matches!(game.ending(), Some(Ending::Drawn(_))))
        });
        let Some(computer) = computer.filter(|_| !over && self.n_players() == 2) else {
            return;
        };
        if game.with(|game| game.turn() == computer) {
            // It thinks about its move: it does not take the offer.
            self.note(say.just("psy-draw-declined"));
            return;
        }
        let worth = Rc::new(Cell::new(None::<i32>));
        self.engine.ask(line, Task::Analyse { lines: 1, millis: 600 }, move |answer| match answer {
            EngineAnswer::SoFar { lines, .. } => worth.set(lines.first().map(|found| found.worth.rank())),
            EngineAnswer::Done { .. } => {
                let sign = if computer == Player::White { 1 } else { -1 };
                let long = game.with_untracked(|game| game.steps().len() >= 20);
                if long && worth.get().is_some_and(|worth| worth * sign <= 0) {
                    self.submit(computer, &Action::Draw);
                } else {
                    self.note(say.just("psy-draw-declined"));
                    self.hint.set(None);
                }
            }
            EngineAnswer::Ready => {}
        });
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
