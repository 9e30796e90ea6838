//! Positions turned, mirrored and with the players exchanged: move generation commutes with all of it.

use crate::board::Board;
use crate::moves::Move;
use crate::node_name::Symmetry;
use crate::nodes::NodeSet;
use crate::position::Position;
use crate::vocabulary::{Kind, Node, Piece, Player};

impl Position {
    /// The same position on a board turned or mirrored.
    pub fn turned(&self, board: &Board, symmetry: Symmetry) -> Position {
        let image = board.image(symmetry);
        self.rebuilt(|player| player, |node| image[node.index()])
    }

    /// The same position with white and black exchanged, the side to move included.
    pub fn exchanged(&self) -> Position {
        let exchange = |player: Player| match player {
            Player::White => Player::Black,
            Player::Black => Player::White,
            Player::Red => Player::Red,
        };
        self.rebuilt(exchange, |node| node)
    }

    fn rebuilt(&self, who: impl Fn(Player) -> Player, whither: impl Fn(Node) -> Node) -> Position {
        let mut image = Position::empty(self.players, who(self.turn));
        for owner in self.seats() {
            for kind in Kind::ALL {
                let piece = Piece { player: who(owner), kind };
                for node in self.men(owner, kind) {
                    image.put(piece, whither(node));
                }
                for captor in self.seats() {
                    image.set_held(who(captor), who(owner), kind, self.held(captor, owner, kind));
                }
            }
            if !self.is_alive(owner) {
                image.alive &= !(1 << who(owner).index());
            }
        }
        image.quiet = self.quiet;
        image.settled = self.settled;
        image
    }
}

impl Move {
    /// The same move on a board turned or mirrored.
    pub fn turned(self, board: &Board, symmetry: Symmetry) -> Move {
        let image = board.image(symmetry);
        let at = |node: Node| image[node.index()];
        let plain = Move::new(self.kind(), at(self.from()), at(self.to()), self.takes());
        let mut back: Vec<(Node, Kind)> = self.back().map(|(node, kind)| (at(node), kind)).collect();
        back.sort();
        let put = |turned: Move, (node, kind)| turned.putting(node, kind);
        back.into_iter().fold(plain, put)
    }
}

impl NodeSet {
    /// The same nodes on a board turned or mirrored.
    pub fn turned(self, board: &Board, symmetry: Symmetry) -> NodeSet {
        let image = board.image(symmetry);
        self.into_iter().map(|node| image[node.index()]).collect()
    }
}
