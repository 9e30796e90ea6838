//! What a viewer sees: everything, since nothing is hidden.

use kernel::{BySeat, Outcome, Status, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::course::Ending;
use crate::position::Position;
use crate::setup::Options;
use crate::state::State;
use crate::vocabulary::{Kind, MAX_PLAYERS, Piece, Player};

/// A piece on a node.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlacedPiece {
    /// The name of the node it stands on.
    pub node: String,
    /// Whom it stands for.
    pub player: Player,
    /// Psychopath, psychologist, informer or nurse.
    pub kind: Kind,
}

/// Captured pieces of one owner and kind that a captor keeps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Captives {
    /// Who captured them.
    pub captor: Player,
    /// Whom they stood for.
    pub owner: Player,
    /// Which kind of piece they are.
    pub kind: Kind,
    /// How many of them are left to be put back (PSY-40).
    pub count: u8,
}

/// What a viewer sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Who looks; nobody, for a spectator.
    pub you: Option<Player>,
    /// Who plays which side.
    pub seats: BySeat<Player>,
    /// What the table chose.
    pub options: Options,
    /// Pieces in order of nodes.
    pub pieces: Vec<PlacedPiece>,
    /// Captured pieces.
    pub held: Vec<Captives>,
    /// Whose turn it is.
    pub turn: Player,
    /// Players still in the game.
    pub alive: Vec<Player>,
    /// Half-moves played.
    pub n_moves: u32,
    /// Half-moves since the last capture (PSY-51).
    pub quiet: u16,
    /// How often this position has occurred (PSY-51).
    pub occurrences: u8,
    /// The last move, in the notation.
    pub last: Option<String>,
    /// Players who want a draw.
    pub offers: Vec<Player>,
    /// How it ended.
    pub ending: Option<Ending>,
}

impl State {
    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> View {
        let board = self.setup.board();
        let position = self.course.position();
        let standing = |node| {
            let Piece { player, kind } = position.at(node)?;
            Some(PlacedPiece { node: board.name(node).to_string(), player, kind })
        };
        let mut held = Vec::new();
        for captor in position.seats() {
            for owner in position.seats() {
                for kind in Kind::ALL {
                    let count = position.held(captor, owner, kind);
                    if count > 0 {
                        held.push(Captives { captor, owner, kind, count });
                    }
                }
            }
        }
        View {
            you: viewer.seat().and_then(|seat| self.setup.player(seat)),
            seats: self.setup.seats.clone(),
            options: self.setup.options.clone(),
            pieces: board.nodes().filter_map(standing).collect(),
            held,
            turn: position.turn(),
            alive: position.seats().filter(|&player| position.is_alive(player)).collect(),
            n_moves: self.n_moves,
            quiet: position.quiet_moves(),
            occurrences: self.course.occurrences() as u8,
            last: self.last.clone(),
            offers: self.offers.clone(),
            ending: self.ending,
        }
    }
}

impl View {
    /// The position that is seen, for the rules and for a player that only sees this.
    pub fn position(&self) -> (&'static Board, Position) {
        let board = self.options.board().unwrap_or(Board::standard());
        let place =
            |at: &PlacedPiece| Some((board.node(&at.node)?, Piece { player: at.player, kind: at.kind }));
        let pieces: Vec<_> = self.pieces.iter().filter_map(place).collect();
        let mut held = [[[0; 4]; MAX_PLAYERS]; MAX_PLAYERS];
        for pile in &self.held {
            held[pile.captor.index()][pile.owner.index()][pile.kind.index()] = pile.count;
        }
        let built = Position::among(self.seats.len() as u8, board, &pieces, self.turn, held);
        let mut position = built.unwrap_or_else(|_| Position::opening(board));
        for player in position.seats().filter(|player| !self.alive.contains(player)) {
            position.alive &= !(1 << player.index());
        }
        position.quiet = self.quiet;
        (board, position)
    }

    /// Who is awaited, and how it ended.
    pub fn status(&self) -> Status {
        let seat = |player: Player| self.seats.iter().find(|&(_, p)| *p == player).map(|(seat, _)| seat);
        let outcome = self.ending.map(|ending| match ending {
            Ending::Won(player) => Outcome { winners: seat(player).into_iter().collect() },
            Ending::Drawn(_) => Outcome { winners: Vec::new() },
        });
        let awaited = if outcome.is_some() { None } else { seat(self.turn) };
        // With a Fischer clock nobody has more than this; who keeps the clocks knows how much less.
        let seconds = self.options.seconds_per_move.or(self.options.fischer.map(|clock| clock.base));
        let deadline = awaited.and(seconds).map(|s| u64::from(s) * 1000);
        Status { awaited: awaited.into_iter().collect(), quiet: Vec::new(), deadline, outcome }
    }
}
