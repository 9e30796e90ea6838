//! Hash keys: one random number a fact, combined by exclusive or.

use crate::nodes::MAX_NODES;
use crate::vocabulary::{Kind, MAX_PLAYERS, Node, Player};

/// Most pieces of one kind that can be held, plus one.
const COUNTS: usize = 8;

static PIECES: [[[u64; MAX_NODES]; 4]; MAX_PLAYERS] = pieces();
static HELD: [[[[u64; COUNTS]; 4]; MAX_PLAYERS]; MAX_PLAYERS] = held_keys();
const TURNS: [u64; MAX_PLAYERS] = [0, splitmix(7_000_001), splitmix(7_000_002)];

/// Key of a piece on a node.
#[inline]
pub(crate) fn piece(player: Player, kind: Kind, node: Node) -> u64 {
    PIECES[player.index()][kind.index()][node.index() & (MAX_NODES - 1)]
}

/// Key of the number of pieces of an owner and kind that a captor holds; none has key 0.
#[inline]
pub(crate) fn held(captor: Player, owner: Player, kind: Kind, count: u8) -> u64 {
    HELD[captor.index()][owner.index()][kind.index()][usize::from(count) & (COUNTS - 1)]
}

/// Key of the side to move.
#[inline]
pub(crate) fn turn(player: Player) -> u64 {
    TURNS[player.index()]
}

/// The generator splitmix64 at a given step.
const fn splitmix(step: u64) -> u64 {
    let mut z = step.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn pieces() -> [[[u64; MAX_NODES]; 4]; MAX_PLAYERS] {
    let mut keys = [[[0; MAX_NODES]; 4]; MAX_PLAYERS];
    let mut i = 0;
    while i < MAX_PLAYERS * 4 * MAX_NODES {
        keys[i / MAX_NODES / 4][i / MAX_NODES % 4][i % MAX_NODES] = splitmix(1 + i as u64);
        i += 1;
    }
    keys
}

const fn held_keys() -> [[[[u64; COUNTS]; 4]; MAX_PLAYERS]; MAX_PLAYERS] {
    let mut keys = [[[[0; COUNTS]; 4]; MAX_PLAYERS]; MAX_PLAYERS];
    let mut i = 0;
    while i < MAX_PLAYERS * MAX_PLAYERS * 4 * COUNTS {
        let key = if i % COUNTS == 0 { 0 } else { splitmix(1_000_001 + i as u64) };
        keys[i / COUNTS / 4 / MAX_PLAYERS][i / COUNTS / 4 % MAX_PLAYERS][i / COUNTS % 4][i % COUNTS] = key;
        i += 1;
    }
    keys
}
