//! A game as far as it went: every half-move that was played, and what stood there then.

use kernel::Game as _;
use psychopathe::{
    Board, Event, Happening, Moved, Notice, Partly, Player, Position, Psychopathe, Record, RecordResult,
    Setup, State, View,
};

use super::shown_position::{LastMove, ShownPosition, taken};
use crate::game::NoticeAt;

/// One half-move that was played, and what stood there then.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PlayedMove {
    pub(super) text: String,
    pub(super) by: Player,
    pub(super) scene: ShownPosition,
}

/// A game and its past.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct MoveHistory {
    pub(super) state: State,
    pub(super) opening: Position,
    pub(super) steps: Vec<PlayedMove>,
}

impl MoveHistory {
    /// Before the first move.
    pub(super) fn new(setup: &Setup) -> Self {
        let state = Psychopathe.start(setup);
        let opening = state.course.position().clone();
        Self { state, opening, steps: Vec::new() }
    }

    /// The game that somebody looks at, from what was told of it; an earlier game at the same table is left out.
    pub(super) fn told(view: &View, story: &[NoticeAt<Notice>]) -> Self {
        let setup = Setup { options: view.options.clone(), seats: view.seats.clone() };
        let mut past = Self::new(&setup);
        let game = &story[beginning(view, story)..];
        for (index, heard) in game.iter().enumerate() {
            past.apply(&[event(view, &heard.notice, &game[index + 1..])]);
        }
        past
    }

    /// Makes it true.
    pub(super) fn apply(&mut self, events: &[Event]) {
        for event in events {
            let before = self.state.course.position().clone();
            Psychopathe.apply(&mut self.state, event);
            if let Event::Open { what: Happening::Moved(moved) } = event {
                let step = self.step(&before, moved);
                self.steps.push(step);
            }
        }
    }

    fn step(&self, before: &Position, moved: &Moved) -> PlayedMove {
        let board = self.board();
        let trace = match (board.node(&moved.from), board.node(&moved.to)) {
            (Some(from), Some(to)) => {
                let captured = moved.captured.iter().filter_map(|name| board.node(name)).collect();
                Some(LastMove { from, to, captured, taken: taken(before, captured), by: moved.by })
            }
            _ => None,
        };
        let position = self.state.course.position().clone();
        let scene = ShownPosition { board, position, last: trace, ply: self.steps.len() + 1 };
        PlayedMove { text: moved.text.clone(), by: moved.by, scene }
    }

    pub(super) fn board(&self) -> &'static Board {
        self.state.setup.board()
    }

    /// Moves in the notation.
    pub(super) fn moves(&self) -> Vec<String> {
        self.steps.iter().map(|step| step.text.clone()).collect()
    }

    /// What stands on the board after so many half-moves.
    pub(super) fn scene(&self, ply: usize) -> ShownPosition {
        let mut scene = match ply.checked_sub(1).and_then(|at| self.steps.get(at)) {
            Some(step) => step.scene.clone(),
            None => ShownPosition::still(self.board(), self.opening.clone()),
        };
        // One of three may have left since the last move, and the pieces with them.
        if ply == self.steps.len() && self.opening.n_players() > 2 {
            scene.position = self.state.course.position().clone();
        }
        scene
    }

    /// Whether its moves alone lead to its end: a record has no place for one of three who left.
    pub(super) fn replays(&self) -> bool {
        let record = Record {
            players: self.opening.n_players(),
            tags: Vec::new(),
            moves: self.moves(),
            score: RecordResult::from(self.state.ending),
        };
        record.replay(self.board(), self.opening.clone()).is_ok()
    }

    /// The record of the game; names are in the order of the turns.
    pub(super) fn record(&self, names: &[String]) -> Record {
        let mut tags: Vec<(String, String)> = vec![("Game".into(), "Psychopathe".into())];
        tags.push(("Board".into(), self.board().size().to_string()));
        // A camp of its own: two begin with a position that anybody can read, three with the camp's name.
        match (&self.state.setup.options.camp, names.len()) {
            (Some(_), 2) => tags.push(("Position".into(), self.opening.text(self.board()))),
            (Some(camp), _) => tags.push(("Camp".into(), camp.clone())),
            (None, _) => {}
        }
        let named = ["White", "Black", "Red"].iter().zip(names);
        tags.extend(named.map(|(tag, name)| ((*tag).to_owned(), name.clone())));
        Record {
            players: names.len(),
            tags,
            moves: self.moves(),
            score: RecordResult::from(self.state.ending),
        }
    }
}

/// The moves round by round: one ends where the order of the turns begins again, whoever of three is left.
pub(super) fn rounds(steps: &[PlayedMove]) -> Vec<Vec<String>> {
    let mut rounds: Vec<Vec<String>> = Vec::new();
    let mut before = None;
    for step in steps {
        let turn = step.by.index();
        match rounds.last_mut().filter(|_| before.is_some_and(|before| before < turn)) {
            Some(round) => round.push(step.text.clone()),
            None => rounds.push(vec![step.text.clone()]),
        }
        before = Some(turn);
    }
    rounds
}

/// Where the game that is seen begins in what was told: after the end of the one before it.
pub(super) fn beginning(view: &View, story: &[NoticeAt<Notice>]) -> usize {
    let is_end = |heard: &NoticeAt<Notice>| matches!(heard.notice, Notice::Open(Happening::Ended { .. }));
    let own_end = view.ending.and_then(|_| story.iter().rposition(is_end));
    let before = &story[..own_end.unwrap_or(story.len())];
    before.iter().rposition(is_end).map_or(0, |end| end + 1)
}

/// What happened, from what was told. Whose turn it was after somebody left shows in who moved next.
fn event(view: &View, notice: &Notice, later: &[NoticeAt<Notice>]) -> Event {
    let next = || {
        let mover = later.iter().find_map(|heard| match &heard.notice {
            Notice::Open(Happening::Moved(moved)) => Some(moved.by),
            _ => None,
        });
        mover.unwrap_or(view.turn)
    };
    match notice {
        Notice::Open(what) => what.clone().into(),
        Notice::Partly(Partly::Resigned { by }) => Event::Resigned { by: *by, next: next() },
        Notice::Partly(Partly::TimeRanOut { by }) => Event::TimeRanOut { by: *by, next: next() },
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Actor, BySeat, Seat, Seq, Viewer};
    use psychopathe::{Action, Options};

    use super::*;

    /// Plays these for whose turn it is; everything that was told, and the state.
    fn played(players: usize, actions: &[Option<&str>]) -> (State, Vec<NoticeAt<Notice>>) {
        let seats = BySeat::new(Player::ALL.into_iter().take(players).collect());
        let setup = Setup { options: Options::default(), seats };
        let mut state = Psychopathe.start(&setup);
        let mut told = Vec::new();
        for action in actions {
            let position = state.course.position().clone();
            let action = match action {
                Some(text) => {
                    let played = position.parse_move(setup.board(), text).expect("legal");
                    Action::of(setup.board(), played)
                }
                None => Action::Resign,
            };
            let by = Actor::Seat(Seat(position.turn().index() as u8));
            let decision = kernel::submit(&Psychopathe, &state, by, &action, &mut crate::chance::whim());
            for event in decision.expect("permitted").events {
                let notice = Psychopathe.tell(&state, &event, Viewer::Public).expect("told to all");
                told.push(NoticeAt { seq: Seq(told.len() as u64), notice });
                Psychopathe.apply(&mut state, &event);
            }
        }
        (state, told)
    }

    #[test]
    fn what_was_told_is_the_game() {
        for (players, actions, replays) in [
            (2, &[Some("a2-o"), Some("d2-d1"), Some("o-a1")][..], true),
            // Of three, those who are left go on when somebody gives up: moves alone do not say so.
            (3, &[Some("a2-a1"), None, None][..], true),
            (3, &[Some("a2-a1"), None, Some("e2-e1"), Some("a1-a2")][..], false),
        ] {
            let (state, told) = played(players, actions);
            let view = Psychopathe.view(&state, Viewer::Public);
            let past = MoveHistory::told(&view, &told);
            assert_eq!(past.state, state);
            assert_eq!(past.replays(), replays);
        }
    }

    #[test]
    fn a_rematch_begins_at_the_opening() {
        let (first, mut told) = played(2, &[Some("a2-o"), None]);
        let over = Psychopathe.view(&first, Viewer::Public);
        assert_eq!(MoveHistory::told(&over, &told).steps.len(), 1);
        let (second, again) = played(2, &[Some("a2-a1")]);
        told.extend(again);
        let view = Psychopathe.view(&second, Viewer::Public);
        let past = MoveHistory::told(&view, &told);
        assert_eq!((past.moves(), past.state), (vec!["a2-a1".to_owned()], second));
    }
}
