//! What the page asks of the rules about one piece.

use psychopathe::{Board, Capturers, Hold, Kind, Move, Node, NodeSet, Path, Player, Position, Refusal, Wish};

/// Explanation something cannot be done, or what could be done to a piece: what is said and what is drawn.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Explanation {
    /// Psychologists hold the piece.
    Held { node: Node, holds: Vec<Hold> },
    /// Three enemies would capture it there.
    Suicide { node: Node, by: Capturers },
    /// The piece is free and has nowhere to go.
    Stuck { node: Node },
    /// Another rule.
    Refused(Refusal),
    /// An enemy could capture this piece on the next move.
    Threat { node: Node, enemy: Player, played: Move, by: Capturers },
    /// What the last move captured, and by whom.
    Captured(Vec<(Node, Capturers)>),
}

/// Nodes that a piece could reach if it were not captured there (PSY-34).
pub(super) fn barred(board: &Board, position: &Position, from: Node) -> NodeSet {
    let Some(piece) = position.at(from) else { return NodeSet::EMPTY };
    let holds = position.holds(board, from);
    let free = |path: &Path| match &holds[..] {
        [] => true,
        [hold] => hold.path == *path,
        _ => false,
    };
    let solid = position.occupied().without(position.psychologists());
    let mut reached = NodeSet::EMPTY;
    for path in board.paths_of(from).filter(free) {
        for way in ways(board, path, from) {
            reached = way.into_iter().take_while(|&node| !solid.has(node)).fold(reached, with);
        }
    }
    let mut deadly = NodeSet::EMPTY;
    for enemy in position.seats().filter(|&player| player != piece.player) {
        deadly |= position.reach_of(board, enemy);
    }
    (reached & deadly).without(position.occupied())
}

/// The nodes of a path on either side of one of them, the nearest first; round the border to where it began.
fn ways(board: &Board, path: Path, from: Node) -> [Vec<Node>; 2] {
    let nodes = board.along(path);
    let n = nodes.len();
    let Some(at) = nodes.iter().position(|&node| node == from) else { return [Vec::new(), Vec::new()] };
    let closed = path == board.border();
    let ups = (1..n).map(|i| at + i).take_while(|&i| closed || i < n);
    let downs = (1..n).map(|i| at + n - i).take_while(|&i| closed || i >= n);
    [ups.map(|i| nodes[i % n]).collect(), downs.map(|i| nodes[i % n]).collect()]
}

fn with(set: NodeSet, node: Node) -> NodeSet {
    set | NodeSet::of(node)
}

/// Who would capture a piece of this player on a node, and how.
pub(super) fn captured_on(
    board: &Board,
    position: &Position,
    player: Player,
    node: Node,
) -> Option<Capturers> {
    let mut enemies = position.seats().filter(|&enemy| enemy != player);
    enemies.find_map(|enemy| position.capturers(board, enemy, node))
}

/// Explanation the piece here cannot move at all, if it cannot.
pub(super) fn stuck(board: &Board, position: &Position, from: Node) -> Option<Explanation> {
    let piece = position.at(from)?;
    let moves = position.with_turn(piece.player).legal_moves(board);
    if moves.iter().any(|played| played.from() == from) {
        return None;
    }
    let holds = position.holds(board, from);
    if !holds.is_empty() {
        return Some(Explanation::Held { node: from, holds });
    }
    let deadly = barred(board, position, from).into_iter().next();
    let suicide = deadly.and_then(|node| {
        Some(Explanation::Suicide { node, by: captured_on(board, position, piece.player, node)? })
    });
    Some(suicide.unwrap_or(Explanation::Stuck { node: from }))
}

/// The pieces that stand in the way of one that can go nowhere: along each path the nearest, and those jumped over.
pub(super) fn blockers(board: &Board, position: &Position, from: Node) -> NodeSet {
    let solid = position.occupied().without(position.psychologists());
    let mut found = NodeSet::EMPTY;
    for path in board.paths_of(from) {
        for way in ways(board, path, from) {
            let end = way.iter().position(|&node| solid.has(node)).map_or(way.len(), |end| end + 1);
            found = way[..end].iter().copied().fold(found, with);
        }
    }
    found & position.occupied()
}

/// The pieces between two nodes of a path that cannot be jumped over.
pub(super) fn between(board: &Board, position: &Position, from: Node, to: Node) -> NodeSet {
    let solid = position.occupied().without(position.psychologists());
    let mut found = NodeSet::EMPTY;
    for path in board.paths_of(from) {
        let nodes = board.along(path);
        let place = |node: Node| nodes.iter().position(|&other| other == node);
        let (Some(a), Some(b)) = (place(from), place(to)) else { continue };
        let (low, high) = (a.min(b), a.max(b));
        found = nodes[low + 1..high].iter().copied().fold(found, with);
        if path == board.border() {
            found = nodes[..low].iter().chain(&nodes[high + 1..]).copied().fold(found, with);
        }
    }
    found & solid
}

/// Explanation no move leads from here to there.
pub(super) fn refused(board: &Board, position: &Position, from: Node, to: Node) -> Option<Explanation> {
    let wish = Wish { from, to, takes: None, back: Vec::new() };
    let refusal = position.judge(board, &wish).err()?;
    let why = match &refusal {
        Refusal::Held { .. } | Refusal::HeldTwice { .. } => {
            Some(Explanation::Held { node: from, holds: position.holds(board, from) })
        }
        Refusal::Suicide { .. } => {
            captured_on(board, position, position.turn(), to).map(|by| Explanation::Suicide { node: to, by })
        }
        _ => None,
    };
    Some(why.unwrap_or(Explanation::Refused(refusal)))
}

/// How this piece could be captured on the enemy's next move.
pub(super) fn threat(board: &Board, position: &Position, node: Node) -> Option<Explanation> {
    let piece = position.at(node)?;
    let enemies = position.seats().filter(|&enemy| enemy != piece.player && position.is_alive(enemy));
    for enemy in enemies {
        let found = position.threats_of(board, enemy).into_iter().find(|&(victim, _)| victim == node);
        if let Some((_, played)) = found {
            let after = position.with_turn(enemy).after(board, played);
            let by = after.capturers(board, enemy, node)?;
            return Some(Explanation::Threat { node, enemy, played, by });
        }
    }
    None
}

/// Every piece that could be captured if it were its enemy's turn.
pub(super) fn threatened(board: &Board, position: &Position) -> NodeSet {
    let alive = position.seats().filter(|&player| position.is_alive(player));
    alive.flat_map(|player| position.threats_of(board, player)).map(|(node, _)| node).collect()
}

/// The choices still open for a capture that may bring pieces back (PSY-40): the node and what may stand there.
pub(super) fn open_choice(moves: &[Move], decided: NodeSet) -> Option<(Node, Vec<Option<Kind>>)> {
    let mut nodes: Vec<Node> = moves.iter().flat_map(|played| played.back().map(|(node, _)| node)).collect();
    nodes.sort_unstable();
    nodes.dedup();
    let node = nodes.into_iter().find(|&node| !decided.has(node))?;
    let offered = |kind: &Option<Kind>| moves.iter().any(|played| played.back_on(node) == *kind);
    let kinds = Kind::ALL.into_iter().map(Some).chain([None]).filter(offered).collect();
    Some((node, kinds))
}

/// Whether a journey would bring a piece back, so that somebody has to say which.
pub(super) fn brings_back(board: &Board, position: &Position, from: Node, to: Node) -> bool {
    let ways = position.legal_moves(board);
    ways.iter().filter(|way| way.from() == from && way.to() == to).count() > 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(name: &str) -> Node {
        Board::standard().node(name).expect("a node")
    }

    /// Every move of many positions can be chosen step by step, and only those.
    #[test]
    fn psy_40_choices_lead_to_every_way_of_putting_back() {
        let board = Board::standard();
        let text = "Da1b1 Na2 na2b Xa3 na3b2 Dab db1c3 Pb2a xc2d3 dd1e Nd2c Nd2e Dd2e2 Nd2e3 Nde nf1 Pf2 Nf2e nfa b D ddnnpp";
        let position = Position::parse(board, text).expect("a position");
        let moves = position.legal_moves(board);
        let asked = moves.iter().filter(|played| played.back().next().is_some()).count();
        assert_eq!(asked, 3, "an informer, a nurse or a psychologist");
        for played in moves {
            let mut left = position.legal_moves(board);
            left.retain(|m| m.from() == played.from() && m.to() == played.to());
            let mut decided = NodeSet::EMPTY;
            while let Some((node, kinds)) = open_choice(&left, decided) {
                assert!(kinds.contains(&played.back_on(node)));
                left.retain(|m| m.back_on(node) == played.back_on(node));
                decided |= NodeSet::of(node);
            }
            assert_eq!(left, [played]);
        }
    }

    #[test]
    fn psy_34_a_barred_node_names_its_three_capturers() {
        let board = Board::standard();
        let position = Position::parse(board, "Xa Nb1 xd nc1 nf1 dd3 w - -").expect("a position");
        let from = node("b1");
        assert!(barred(board, &position, from).has(node("o")), "between two nurses, under an informer");
        let why = refused(board, &position, from, node("o"));
        assert!(matches!(why, Some(Explanation::Suicide { node: at, .. }) if at == node("o")), "{why:?}");
    }

    #[test]
    fn psy_12_a_piece_with_nowhere_to_go_names_what_is_in_its_way() {
        let board = Board::standard();
        let position = Position::opening(board);
        let from = position.men(Player::White, Kind::Psychopath).into_iter().next().expect("a psychopath");
        let blockers = blockers(board, &position, from);
        assert!(!blockers.is_empty() && blockers.into_iter().all(|node| position.at(node).is_some()));
        assert!(!blockers.has(from));
    }

    #[test]
    fn psy_11_a_blocked_way_names_what_blocks_it() {
        let board = Board::standard();
        let position = Position::parse(board, "Xa Na2 No pd1 xd w - -").expect("a position");
        assert_eq!(between(board, &position, node("a2"), node("d2")), NodeSet::of(node("o")));
    }

    #[test]
    fn psy_20_a_held_piece_names_its_psychologist() {
        let board = Board::standard();
        let position = Position::parse(board, "Xa Na2 pd1 xd w - -").expect("a position");
        let why = refused(board, &position, node("a2"), node("a2b1"));
        let Some(Explanation::Held { holds, .. }) = why else { panic!("{why:?}") };
        assert_eq!(holds[0].by, [node("d1")]);
    }
}
