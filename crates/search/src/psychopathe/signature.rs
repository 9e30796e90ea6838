//! The signature of search: the positions it looks at in a fixed task. It changes whenever search or evaluation does,
//! and nothing else changes it.

use psychopathe::{Board, Course, Position};

use super::engine::Engine;
use super::limits::{Limits, Silent};

/// Both openings and a middle game of each board.
const TASKS: [(u8, &str); 4] = [
    (3, ""),
    (2, ""),
    (3, "Xb2c Na1 Na2b1 Na3 Da3b2 Db1 Pb1a pc1d nc1d2 dc2d3 xd nd2 nd2e2 dd3e1 pe1d Pf1a Nf1a2 Df2a3 w N dn"),
    (2, "Xa Na1 Na1b2 Da2b1 Dab Pb1a pc1d nc1d1 dc1d2 xd nd1 nd1e2 dd2e1 pe1d Pf1a Nf1a1 Df1a2 b N n"),
];
const DEPTH: u32 = 6;

/// Positions searched for the whole task by a new engine on one thread.
pub fn signature() -> u64 {
    TASKS.iter().filter_map(|&(size, text)| nodes(size, text)).sum()
}

fn nodes(size: u8, text: &str) -> Option<u64> {
    let board = Board::of_size(size).ok()?;
    let start = match text {
        "" => Position::opening(board),
        text => Position::parse(board, text).ok()?,
    };
    let mut engine = Engine::new(board, 4);
    Some(engine.search(&Course::new(start), Limits::depth(DEPTH), &mut Silent)?.nodes)
}
