//! What follows a piece's arrival: captures, resurrections and their chains (PSY-33, PSY-40…42).

use crate::board::Board;
use crate::hash;
use crate::moves::Move;
use crate::nodes::NodeSet;
use crate::position::Position;
use crate::vocabulary::{Kind, Node, Piece, Player};

impl Position {
    /// Captures everything in reach of the side to move and follows the move's choices until nothing changes.
    /// Returns the nodes of all captured pieces.
    pub(crate) fn resolve(&mut self, board: &Board, chosen: Move) -> NodeSet {
        let me = self.turn;
        let mut all = NodeSet::EMPTY;
        loop {
            let victims = self.reach_of(board, me) & self.enemies_of(me);
            if victims.is_empty() {
                return all;
            }
            all |= victims;
            let freed = self.capture(victims);
            if self.is_decided() {
                return all; // PSY-50: nothing is put back any more.
            }
            let mut placed = false;
            for (node, owner) in freed {
                if let Some(kind) = chosen.back_on(node) {
                    self.put_back(owner, kind, node);
                    placed = true;
                }
            }
            if !placed {
                return all;
            }
        }
    }

    /// PSY-33: the pieces leave the board at once and stay with their captor. Returns the nodes of the psychologists
    /// among them with their owners.
    fn capture(&mut self, victims: NodeSet) -> Vec<(Node, Player)> {
        let me = self.turn;
        let mut freed = Vec::new();
        for node in victims {
            let Some(piece) = self.at(node) else { continue };
            self.put(piece, node);
            let held = self.held(me, piece.player, piece.kind) + 1;
            self.set_held(me, piece.player, piece.kind, held);
            match piece.kind {
                Kind::Psychologist => freed.push((node, piece.player)),
                Kind::Psychopath => self.alive &= !(1 << piece.player.index()),
                Kind::Informer | Kind::Nurse => (),
            }
        }
        self.remove_eliminated();
        freed
    }

    /// PSY-60: a captured psychopath eliminates its player and removes its pieces. With two players the game is over
    /// (PSY-50) and the board stays as it is.
    fn remove_eliminated(&mut self) {
        if self.players == 2 {
            return;
        }
        for player in self.seats() {
            if !self.is_alive(player) {
                self.eliminate(player);
            }
        }
    }

    /// The player is out: psychopath lost, and with three players the pieces removed.
    pub(crate) fn eliminate(&mut self, player: Player) {
        self.alive &= !(1 << player.index());
        if self.players == 2 {
            return;
        }
        for kind in Kind::ALL {
            for node in self.men(player, kind) {
                self.hash ^= hash::piece(player, kind, node);
            }
            self.men[player.index()][kind.index()] = NodeSet::EMPTY;
        }
    }

    fn put_back(&mut self, holder: Player, kind: Kind, node: Node) {
        let player = self.turn;
        let held = self.held(holder, player, kind);
        self.set_held(holder, player, kind, held.saturating_sub(1));
        self.put(Piece { player, kind }, node);
    }

    /// PSY-41: whether a piece of the side to move may stand on the node.
    fn is_safe(&self, board: &Board, node: Node) -> bool {
        let mut enemies = self.seats().filter(|&player| player != self.turn);
        enemies.all(|enemy| !self.reach_of(board, enemy).has(node))
    }

    /// Every way of playing this capture, one move a set of choices. `self` is the position in which the piece has
    /// already arrived and nothing has been captured.
    pub(crate) fn each_choice(self, board: &Board, so_far: Move, found: &mut impl FnMut(Move)) {
        let me = self.turn;
        let mut after = self;
        let victims = after.reach_of(board, me) & after.enemies_of(me);
        if victims.is_empty() {
            return found(so_far);
        }
        let freed = after.capture(victims);
        if after.is_decided() {
            return found(so_far);
        }
        // PSY-40: one choice for each psychologist, among the pieces its owner holds.
        let open: Vec<(Node, Player)> =
            freed.into_iter().filter(|&(node, _)| after.is_safe(board, node)).collect();
        after.each_filling(board, &open, so_far, found);
    }

    fn each_filling(
        self,
        board: &Board,
        open: &[(Node, Player)],
        so_far: Move,
        found: &mut impl FnMut(Move),
    ) {
        let Some((&(node, holder), rest)) = open.split_first() else {
            // PSY-42: the new pieces may complete further captures.
            return self.each_choice(board, so_far, found);
        };
        for kind in Kind::ALL {
            if kind != Kind::Psychopath && self.held(holder, self.turn, kind) > 0 {
                let mut placed = self.clone();
                placed.put_back(holder, kind, node);
                placed.each_filling(board, rest, so_far.putting(node, kind), &mut *found);
            }
        }
        self.each_filling(board, rest, so_far, found);
    }
}
