//! Psychopathe on trial: what the laws have to know of it. The soak tries it too.

use kernel::{Ask, BySeat, Casting, Chance, Knowledge, Language, Player as Plays, Seat, Viewer, testkit};
use psychopathe::{Action, DrawRules, Options, Player, Psychopathe, State};

/// Psychopathe on trial.
#[derive(Debug, Default)]
pub(crate) struct Trial;

/// Plays at random and prefers to capture.
struct Bot;

impl Plays<Psychopathe> for Bot {
    fn act(
        &mut self,
        _: &Psychopathe,
        known: &Knowledge<Psychopathe>,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        let (board, position) = known.view.position();
        if known.view.you != Some(position.turn()) || known.view.ending.is_some() {
            return None;
        }
        let mut moves = position.legal_moves(board);
        if moves.iter().any(|m| m.takes()) {
            moves.retain(|m| m.takes());
        }
        let at = chance.pick(&Ask::one_of(moves.len().max(1)));
        moves.get(at).map(|&played| Action::of(board, played))
    }
}

/// Who plays what, seat by seat.
pub(crate) fn casting(players: &[Player]) -> Casting<Player> {
    Casting { language: Language::Fr, roles: BySeat::new(players.to_vec()) }
}

impl testkit::Trial for Trial {
    type Game = Psychopathe;

    fn game(&self) -> &Psychopathe {
        &Psychopathe
    }

    fn tables(&self) -> testkit::Tables<Psychopathe> {
        let two = casting(&[Player::White, Player::Black]);
        let brisk = DrawRules { repetition: true, quiet: Some(30) };
        vec![
            (Options { draws: brisk, ..Options::default() }, two),
            (
                Options { board: 2, seconds_per_move: Some(30), draws: brisk, ..Options::default() },
                casting(&[Player::Black, Player::White]),
            ),
            (
                Options { draws: brisk, ..Options::default() },
                casting(&[Player::Red, Player::White, Player::Black]),
            ),
        ]
    }

    fn bot(&self, _: Seat, _: u64) -> Box<dyn Plays<Psychopathe>> {
        Box::new(Bot)
    }

    fn bound(&self) -> usize {
        3_000
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn scramble(&self, state: &State, _: Viewer, _: &mut dyn Chance) -> State {
        state.clone()
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        let board = state.setup.board();
        match state.course.position().is_settled(board) {
            true => Ok(()),
            false => Err("a piece is in state of capture after a completed move".into()),
        }
    }
}
