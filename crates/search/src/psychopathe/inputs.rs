//! What a net sees of a position: sets of nodes, of paths and of small facts, for both sides.
//!
//! Each side has eight sets of up to 128 bits: its men by kind, the nodes that its nurses span, those in reach of capture,
//! facts (counts as thermometers) and paths. An input is a bit of one of them. The other player sees the same
//! position with the sides exchanged and the board turned by half, so that both look from their own end.

use psychopathe::{Board, Kind, NodeSet, Player, Position, Survey, Symmetry};

/// Sets of a side.
pub(crate) const SETS: usize = 8;
/// Bits of a set.
pub(crate) const BITS: usize = 128;
/// Inputs, those included that a board does not have.
pub(crate) const INPUTS: usize = 2 * SETS * BITS;

const SPANNED: usize = 4;
const REACH: usize = 5;
const FACTS: usize = 6;
const PATHS: usize = 7;
/// In the set of paths: those that the side's informers light come first, then those on which it is held.
const HELD_PATHS: usize = 32;

/// Width of the thermometers of each kind: as many as there are.
const WIDTHS: [u32; 4] = [1, 2, 4, 6];
/// Bits of the facts.
const N_FACTS: usize = 12 + 4 * 13 + 3 * 3 + 12 + 8 + 4 + 1 + 1;

/// The sets of a position, white's first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Inputs {
    pub(crate) sets: [[u128; SETS]; 2],
}

impl Inputs {
    /// No position: nothing is set.
    pub(crate) const NONE: Inputs = Inputs { sets: [[0; SETS]; 2] };

    /// Of a position of two players and its survey.
    pub(crate) fn of(board: &Board, position: &Position, survey: &Survey) -> Inputs {
        let mut sets = [[0; SETS]; 2];
        let spanned = [Player::White, Player::Black].map(|me| survey.configuration(me).spanned_nodes(board));
        for me in [Player::White, Player::Black] {
            let side = &mut sets[me.index() & 1];
            for kind in Kind::ALL {
                side[kind.index()] = position.men(me, kind).bits();
            }
            side[SPANNED] = spanned[me.index() & 1].bits();
            side[REACH] = survey.reach(me).bits();
            let lit = survey.configuration(me).lit_paths();
            side[PATHS] = u128::from(lit) | u128::from(survey.holding_paths(me)) << HELD_PATHS;
            side[FACTS] = facts(board, position, survey, me, spanned[me.opponent().index() & 1]);
        }
        Inputs { sets }
    }

    /// Calls the function for each input that is set.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn each(&self, mut f: impl FnMut(usize)) {
        for (side, sets) in self.sets.iter().enumerate() {
            for (set, &bits) in sets.iter().enumerate() {
                each_bit(bits, |bit| f(input(side, set, bit)));
            }
        }
    }
}

/// The number of an input.
#[inline]
pub(crate) fn input(side: usize, set: usize, bit: usize) -> usize {
    (side * SETS + set) * BITS + bit
}

/// Calls the function for each bit that is set.
#[inline]
pub(crate) fn each_bit(bits: u128, mut f: impl FnMut(usize)) {
    for (half, first) in [(bits as u64, 0), ((bits >> 64) as u64, 64)] {
        let mut rest = half;
        while rest != 0 {
            f(first + rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}

/// Counts written one after the other, each as that many bits.
#[derive(Default)]
struct Thermometers {
    bits: u128,
    width: u32,
}

impl Thermometers {
    /// How many are in the set, which is often empty.
    #[inline]
    fn count(&mut self, set: NodeSet, width: u32) {
        match set.is_empty() {
            true => self.width += width,
            false => self.push(set.len(), width),
        }
    }

    #[inline]
    fn push(&mut self, count: u32, width: u32) {
        self.bits |= ((1 << count.min(width)) - 1) << self.width;
        self.width += width;
    }
}

/// How a side stands, as thermometers.
fn facts(board: &Board, position: &Position, survey: &Survey, me: Player, spanned: NodeSet) -> u128 {
    let enemy = me.opponent();
    let bears = survey.configuration(enemy);
    let lit = bears.lit_nodes();
    let [held, stuck] = survey.holding_nodes(board, me);
    let mut all = Thermometers::default();
    for kind in [Kind::Psychologist, Kind::Informer, Kind::Nurse] {
        all.push(u32::from(position.held(enemy, me, kind)), WIDTHS[kind.index()]);
    }
    for kind in Kind::ALL {
        let (men, width) = (position.men(me, kind), WIDTHS[kind.index()]);
        for set in [lit, spanned, held, stuck] {
            all.count(men & set, width);
        }
    }
    let (mut spans, mut lights, mut nurses, mut moves, mut near) = (0, 0, 0, 0, 0);
    survey.each(board, position, me, Kind::Psychopath, |node, targets| {
        spans = bears.spans_at(board, node);
        lights = bears.lights_at(board, node);
        nurses = bears.nurses_at(board, node);
        moves = targets.len();
        near = (survey.reach(enemy) & board.in_sight(node)).len();
    });
    all.push(spans, 3);
    all.push(lights, 3);
    all.push(nurses, 3);
    all.push(moves, 12);
    all.push(near, 8);
    let mut threats = 0;
    let is_idle = survey.completes_nothing(me);
    if !is_idle {
        for kind in [Kind::Informer, Kind::Nurse] {
            survey.each(board, position, me, kind, |node, targets| {
                threats += u32::from(targets.meets(survey.completing(board, me, kind, node)));
            });
        }
    }
    all.push(threats, 4);
    all.push(u32::from(!is_idle), 1);
    all.push(u32::from(position.turn() == me && survey.alarm(board, position, me)), 1);
    all.bits
}

/// Which inputs a board has, in order.
pub(crate) fn inputs_of(board: &Board) -> Vec<usize> {
    let (nodes, paths) = (board.nodes().count(), board.paths().count());
    let bits = |set: usize| match set {
        FACTS => (0..N_FACTS).collect::<Vec<_>>(),
        PATHS => (0..paths).chain(HELD_PATHS..HELD_PATHS + paths).collect(),
        _ => (0..nodes).collect(),
    };
    (0..2)
        .flat_map(|side| {
            (0..SETS).flat_map(move |set| bits(set).into_iter().map(move |bit| input(side, set, bit)))
        })
        .collect()
}

/// Where each input goes under a symmetry of the board, the sides exchanged or not.
pub(crate) fn images(board: &Board, symmetry: Symmetry, exchanged: bool) -> Vec<usize> {
    let nodes = board.image(symmetry);
    let set_of = |path| board.along(path).iter().copied().collect::<NodeSet>();
    let turned = |path| board.along(path).iter().map(|node| nodes[node.index()]).collect::<NodeSet>();
    let path_image = |path| board.paths().position(|other| set_of(other) == turned(path)).unwrap_or_default();
    let paths: Vec<usize> = board.paths().map(path_image).collect();
    let mut images: Vec<usize> = (0..INPUTS).collect();
    for at in inputs_of(board) {
        let (side, set, bit) = (at / BITS / SETS, at / BITS % SETS, at % BITS);
        let bit = match set {
            FACTS => bit,
            PATHS => bit / HELD_PATHS * HELD_PATHS + paths[bit % HELD_PATHS],
            _ => nodes[bit].index(),
        };
        images[at] = input(if exchanged { 1 - side } else { side }, set, bit);
    }
    images
}

/// What the other player sees in place of each input.
pub(crate) fn seen_by_black(board: &Board) -> Vec<usize> {
    images(board, Symmetry::turn(3), true)
}

/// Each input in the mirror that leaves both camps in their places.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn mirrored(board: &Board) -> Vec<usize> {
    images(board, Symmetry { turns: 0, mirrored: true }, false)
}
