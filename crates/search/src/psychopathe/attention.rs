//! Moves as somebody sees them who does not look ahead: what can be taken now, and what the enemy could take next.

use psychopathe::{Board, Kind, Move, Position};

use super::ordering::{booty, worth};
use super::split_mix::SplitMix;

/// What somebody notices, as shares from 0 to 1; the rest is taste.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Attention {
    /// Of the captures that can be made; the psychopath's is always seen.
    pub(crate) captures: f64,
    /// Of the turns, those on which one looks at what the enemy threatens.
    pub(crate) threats: f64,
    /// Of the turns, those on which one looks whether one's own psychopath is safe.
    pub(crate) safety: f64,
    /// Of the turns, those on which one looks for a move that threatens something.
    pub(crate) aims: f64,
}

impl Attention {
    /// The move that looks best to it.
    pub(crate) fn choose(self, board: &Board, position: &Position, dice: &mut SplitMix) -> Option<Move> {
        let me = position.turn();
        let (threats, safety) = (dice.unit() < self.threats, dice.unit() < self.safety);
        let aims = dice.unit() < self.aims;
        let mut seen = Vec::new();
        for played in position.legal_moves(board) {
            let after = position.after(board, played);
            if after.winner() == Some(me) {
                return Some(played);
            }
            let noticed = played.takes() && dice.unit() < self.captures;
            let gain = if noticed { booty(board, position, played) } else { 0 };
            let (doomed, risk) =
                if threats || safety { left_to_take(board, &after, position) } else { (false, 0) };
            let mut value = 2 * gain;
            value += if aims { aimed_at(board, &after, position) } else { 0 };
            value -= if threats { risk } else { 0 };
            value -= if safety && doomed { 4 * worth(Kind::Psychopath) } else { 0 };
            seen.push((played, f64::from(value) + dice.unit() * f64::from(worth(Kind::Nurse))));
        }
        seen.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(played, _)| played)
    }
}

/// What a move threatens to take next.
fn aimed_at(board: &Board, after: &Position, before: &Position) -> i32 {
    let aims = after.threats_of(board, before.turn()).into_iter();
    aims.filter_map(|(node, _)| after.at(node)).map(|piece| worth(piece.kind) / 4).sum()
}

/// What the enemy could take after a move: whether the psychopath, and the worth of the rest.
fn left_to_take(board: &Board, after: &Position, before: &Position) -> (bool, i32) {
    let me = before.turn();
    let mut captures = Vec::new();
    after.captures(board, &mut captures);
    let (mut doomed, mut risk) = (false, 0);
    for played in captures {
        let taken = after.captured_by(board, played) & after.all_of(me);
        doomed |= !(taken & after.men(me, Kind::Psychopath)).is_empty();
        let kinds = [Kind::Psychologist, Kind::Informer, Kind::Nurse];
        let lost = kinds.map(|kind| (taken & after.men(me, kind)).len() as i32 * worth(kind));
        risk = risk.max(lost.into_iter().sum());
    }
    (doomed, risk)
}
