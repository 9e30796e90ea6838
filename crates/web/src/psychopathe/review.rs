//! A game gone through again: where it turned, and what was lost there.

use psychopathe::{Kind, Piece, Player, Position};

use super::{
    engine_messages::{FoundLine, Worth},
    tree::{At, Tree},
};

/// Half-moves of a reply that are looked through for losses.
const FAR: usize = 6;
/// How much of the chance to win a mistake costs, and a blunder.
const COSTS: [f64; 2] = [0.12, 0.25];

/// Where a game turned.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct TurningPoint {
    /// The place after the move.
    pub(super) at: At,
    /// The half-move, counted from 1.
    pub(super) ply: usize,
    pub(super) by: Player,
    pub(super) played: String,
    /// What would have been better.
    pub(super) better: Option<String>,
    pub(super) blunder: bool,
    /// Pieces that the reply takes, each with where it stood and the move that takes it.
    pub(super) lost: Vec<(Piece, String, String)>,
    /// Half-moves to the loss of the psychopath, where it can be forced.
    pub(super) doomed: Option<i32>,
    /// A win that could have been forced in so many half-moves.
    pub(super) missed: Option<i32>,
}

/// White's chance to win, from 0 to 1.
pub(super) fn chance(worth: Worth) -> f64 {
    match worth {
        Worth::Hundredths(n) => 1.0 / (1.0 + (-f64::from(n) / 300.0).exp()),
        Worth::Win(plies) => f64::from(u8::from(plies > 0)),
    }
}

/// How well a side played, in hundredths: what its moves kept of its chance to win, on average.
pub(super) fn accuracy(tree: &Tree, line: &[At], judged: &[Option<FoundLine>], side: Player) -> Option<u32> {
    let costs: Vec<f64> = line
        .windows(2)
        .zip(judged.windows(2))
        .filter(|(places, _)| tree.scene_at(places[0]).position.turn() == side)
        .filter_map(|(places, found)| {
            let (before, after) = (found[0].as_ref()?, found[1].as_ref()?);
            let sign = if side == Player::White { 1.0 } else { -1.0 };
            let best = before.moves.first().map(String::as_str) == Some(tree.step(places[1]).0);
            let cost = sign * (chance(before.worth) - chance(after.worth));
            Some(if best { 0.0 } else { cost.max(0.0) })
        })
        .collect();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share of a hundred")]
    let share = |mean: f64| (100.0 * (1.0 - mean)).round() as u32;
    (!costs.is_empty()).then(|| share(costs.iter().sum::<f64>() / costs.len() as f64))
}

/// The turning points of a line, each position of which was judged; the first is the beginning.
pub(super) fn turns(tree: &Tree, line: &[At], judged: &[Option<FoundLine>]) -> Vec<TurningPoint> {
    let pairs = line.windows(2).enumerate().zip(judged.windows(2));
    pairs
        .filter_map(|((index, places), found)| {
            let (before, after) = (found[0].as_ref()?, found[1].as_ref()?);
            let scene = tree.scene_at(places[0]);
            let by = scene.position.turn();
            let sign = if by == Player::White { 1.0 } else { -1.0 };
            let cost = sign * (chance(before.worth) - chance(after.worth));
            let played = tree.step(places[1]).0.to_owned();
            let same = before.moves.first() == Some(&played);
            if cost < COSTS[0] || same {
                return None;
            }
            let for_mover = |worth: Worth| match worth {
                Worth::Win(plies) => Some(if by == Player::White { plies } else { -plies }),
                Worth::Hundredths(_) => None,
            };
            Some(TurningPoint {
                at: places[1],
                ply: index + 1,
                by,
                played,
                better: before.moves.first().cloned(),
                blunder: cost >= COSTS[1],
                lost: lost(&tree.scene_at(places[1]).position, tree, by, &after.moves),
                doomed: for_mover(after.worth).filter(|plies| *plies < 0).map(|plies| -plies),
                missed: for_mover(before.worth).filter(|plies| *plies > 0),
            })
        })
        .collect()
}

/// The pieces of a player that a line takes.
fn lost(start: &Position, tree: &Tree, player: Player, line: &[String]) -> Vec<(Piece, String, String)> {
    let board = tree.board();
    let mut position = start.clone();
    let mut lost = Vec::new();
    for text in line.iter().take(FAR) {
        let Ok(played) = position.parse_move(board, text) else { break };
        for node in position.captured_by(board, played) {
            if let Some(piece) = position.at(node).filter(|piece| piece.player == player) {
                lost.push((piece, board.name(node).to_owned(), text.clone()));
            }
        }
        position = position.after(board, played);
    }
    // The psychopath is told apart: it ends the game.
    lost.sort_by_key(|(piece, ..)| piece.kind != Kind::Psychopath);
    lost
}

#[cfg(test)]
mod tests {
    use psychopathe::Board;

    use super::*;

    #[test]
    fn a_turn_says_what_was_lost_and_what_was_better() {
        let board = Board::standard();
        let text = "Xa No xd na2 nd1e1 db1 w - -";
        let mut tree = Tree::position(3, text).expect("a position");
        let scene = tree.scene();
        let moves = scene.position.move_texts(board);
        let replies = |text: &String| {
            let played = scene.position.parse_move(board, text).expect("legal");
            let after = scene.position.after(board, played);
            let reply = after.move_texts(board).into_iter().find(|reply| reply.contains('x'))?;
            Some((played, reply))
        };
        let (played, reply) = moves.iter().find_map(replies).expect("something can be lost");
        tree.play(played);
        let found = |worth, moves: &[&str]| {
            Some(FoundLine { worth, moves: moves.iter().map(|text| (*text).to_owned()).collect() })
        };
        let judged = [found(Worth::Hundredths(0), &["other"]), found(Worth::Hundredths(-400), &[&reply])];
        let turns = turns(&tree, &tree.main(), &judged);
        assert_eq!(turns.len(), 1);
        assert!(turns[0].blunder && !turns[0].lost.is_empty());
        assert_eq!(turns[0].better.as_deref(), Some("other"));
        let calm = [found(Worth::Hundredths(0), &["other"]), found(Worth::Hundredths(-20), &[])];
        assert_eq!(super::turns(&tree, &tree.main(), &calm), []);
        let exact = |judged: &[Option<FoundLine>]| accuracy(&tree, &tree.main(), judged, Player::White);
        assert!(exact(&judged) < exact(&calm) && exact(&calm) > Some(90));
        assert_eq!(accuracy(&tree, &tree.main(), &judged, Player::Black), None, "black has not moved");
    }
}
