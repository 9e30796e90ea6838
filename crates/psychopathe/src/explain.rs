//! The pieces behind a rule: who captures, who holds. For those who want to see why.

use crate::board::Board;
use crate::moves::Move;
use crate::nodes::NodeSet;
use crate::position::Position;
use crate::reaching::holding;
use crate::vocabulary::{Kind, Node, Path, Player};

/// Three pieces that put a node in state of capture (PSY-30).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Capturers {
    /// The nurses on either side.
    pub nurses: [Node; 2],
    /// The path the nurses stand on.
    pub along: Path,
    pub informer: Node,
    /// The path the informer stands on.
    pub across: Path,
}

/// A path to which a piece is held (PSY-20).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hold {
    /// The path it may not leave.
    pub path: Path,
    /// The psychologists that hold it there.
    pub by: Vec<Node>,
}

impl Position {
    /// Three pieces of a player that put this node in state of capture, if there are such.
    pub fn capturers(&self, board: &Board, by: Player, node: Node) -> Option<Capturers> {
        let (nurses, informers) = (self.men(by, Kind::Nurse), self.men(by, Kind::Informer));
        board.paths_of(node).find_map(|along| {
            let nurses = around(board, along, node, nurses)?;
            // PSY-31: any other path through the node.
            let mut others = board.paths_of(node).filter(|&path| path != along);
            let (across, informer) =
                others.find_map(|path| Some((path, nearest(board, path, node, informers)?)))?;
            Some(Capturers { nurses, along, informer, across })
        })
    }

    /// The paths to which the piece on this node is held, and by whom.
    pub fn holds(&self, board: &Board, node: Node) -> Vec<Hold> {
        let Some(piece) = self.at(node) else { return Vec::new() };
        let holding = holding(self, board, piece.player);
        let enemies = self.psychologists() & self.enemies_of(piece.player);
        let held = board.paths_of(node).filter(|path| holding >> path.index() & 1 == 1);
        held.map(|path| {
            let by = board.along(path).iter().copied().filter(|&at| enemies.has(at)).collect();
            Hold { path, by }
        })
        .collect()
    }

    /// The same pieces with another player to move: not a position of the game, but a question a player asks.
    pub fn with_turn(&self, player: Player) -> Position {
        let mut position = self.clone();
        position.set_turn(player);
        position
    }

    /// What a player would capture if it were his turn: each victim with one move that takes it.
    pub fn threats_of(&self, board: &Board, player: Player) -> Vec<(Node, Move)> {
        let position = self.with_turn(player);
        let mut moves = Vec::new();
        position.captures(board, &mut moves);
        let mut seen = NodeSet::EMPTY;
        let mut threats = Vec::new();
        for played in moves.into_iter().filter(|played| played.back().next().is_none()) {
            for victim in position.captured_by(board, played).without(seen) {
                seen |= NodeSet::of(victim);
                threats.push((victim, played));
            }
        }
        threats
    }
}

/// The nearest nurses on either side of a node along a path, within what PSY-32 allows on the border.
fn around(board: &Board, path: Path, node: Node, nurses: NodeSet) -> Option<[Node; 2]> {
    let nodes = board.along(path);
    let at = nodes.iter().position(|&n| n == node)?;
    if path != board.border() {
        let before = nodes[..at].iter().rev().find(|&&n| nurses.has(n))?;
        let after = nodes[at + 1..].iter().find(|&&n| nurses.has(n))?;
        return Some([*before, *after]);
    }
    let walk = |step: usize| {
        let mut specials = 0;
        for n in (1..nodes.len()).map(|i| nodes[(at + i * step) % nodes.len()]) {
            if nurses.has(n) {
                return Some((n, specials));
            }
            specials += u32::from(board.is_special(n));
        }
        None
    };
    let (after, above) = walk(1)?;
    let (before, below) = walk(nodes.len() - 1)?;
    let between = above + below + u32::from(board.is_special(node));
    (before != after && between <= 1).then_some([before, after])
}

/// The piece of a set nearest to a node along a path.
fn nearest(board: &Board, path: Path, node: Node, set: NodeSet) -> Option<Node> {
    let nodes = board.along(path);
    let at = nodes.iter().position(|&n| n == node)?;
    let far = |i: usize| match path == board.border() {
        true => i.abs_diff(at).min(nodes.len() - i.abs_diff(at)),
        false => i.abs_diff(at),
    };
    let found = nodes.iter().enumerate().filter(|&(i, &n)| i != at && set.has(n));
    found.min_by_key(|&(i, _)| far(i)).map(|(_, &n)| n)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions of games played by a rule of thumb that wanders everywhere.
    fn positions(board: &Board, n: usize) -> Vec<Position> {
        let mut seed = 7u64;
        let mut position = Position::opening(board);
        let mut found = Vec::new();
        for _ in 0..n {
            let moves = position.legal_moves(board);
            if moves.is_empty() {
                position = Position::opening(board);
                continue;
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let pick = (seed >> 33) as usize % moves.len();
            position = position.after(board, moves[pick]);
            found.push(position.clone());
        }
        found
    }

    #[test]
    fn psy_30_a_node_in_reach_has_its_three_capturers() {
        for board in [Board::standard(), Board::small()] {
            for position in positions(board, 400) {
                for player in position.seats() {
                    let reach = position.reach_of(board, player);
                    // A player's own pieces are in nobody's reach but the enemy's.
                    for node in board.nodes().filter(|&node| !position.all_of(player).has(node)) {
                        let found = position.capturers(board, player, node);
                        assert_eq!(
                            found.is_some(),
                            reach.has(node),
                            "{} {}",
                            position.text(board),
                            board.name(node)
                        );
                        if let Some(Capturers { nurses, along, informer, across }) = found {
                            assert_ne!(along, across);
                            assert!(nurses.iter().all(|&n| position.men(player, Kind::Nurse).has(n)));
                            assert!(position.men(player, Kind::Informer).has(informer));
                            let on = |path: Path, n: Node| board.along(path).contains(&n);
                            assert!(nurses.iter().all(|&n| on(along, n)) && on(across, informer));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn psy_21_what_is_held_twice_cannot_move() {
        let board = Board::standard();
        for position in positions(board, 400) {
            let moves = position.legal_moves(board);
            for node in position.all_of(position.turn()) {
                let holds = position.holds(board, node);
                let mut from_here = moves.iter().filter(|m| m.from() == node);
                match &holds[..] {
                    [] => (),
                    [hold] => assert!(from_here.all(|m| board.along(hold.path).contains(&m.to()))),
                    _ => assert_eq!(from_here.count(), 0),
                }
                assert!(holds.iter().all(|hold| !hold.by.is_empty()));
            }
        }
    }

    #[test]
    fn psy_33_threats_are_what_could_be_captured() {
        let board = Board::standard();
        let position = Position::parse(board, "Xa Na1 Nd1 Df1 xd no w - -").expect("a position");
        let victims = |player| {
            let threats = position.threats_of(board, player);
            threats.into_iter().map(|(node, _)| board.name(node).to_string()).collect::<Vec<_>>()
        };
        assert_eq!(victims(Player::Black), Vec::<String>::new());
        assert_eq!(
            position
                .capturers(board, Player::White, board.node("o").expect("centre"))
                .map(|c| board.name(c.informer)),
            Some("f1")
        );
        let position = Position::parse(board, "Xa Na1 Nd1 Df2 xd nd3 w - -").expect("a position");
        let threats = position.threats_of(board, Player::White);
        assert!(threats.iter().all(|&(node, played)| {
            position.captured_by(board, played).has(node) && position.at(node).is_some()
        }));
    }
}
