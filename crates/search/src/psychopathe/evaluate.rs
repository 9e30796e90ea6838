//! The evaluation: named terms, counted for both sides.

use psychopathe::{Board, Kind, NodeSet, Player, Position, Survey};

use super::terms::{
    ADVANCE, ALARM, CONTROLLED, CONTROLLED_NEAR, HELD, INFORMERS, LIGHTS_ON_PSYCHOPATH, MOBILITY, N_TERMS,
    NURSES, NURSES_ON_PSYCHOPATH, PLACE, PSYCHOLOGISTS, RESERVE, RINGS, SPANNED, SPANS_ON_PSYCHOPATH, STUCK,
    THREATS, TURN, WATCHED,
};
use super::weights::Weights;

/// Most moves of a psychopath that count.
const MOBILITY_CAP: u32 = 12;

/// Weights are tenths of the scores' hundredths.
const UNIT: i32 = 10;
/// Steps from one end of the board to the other.
const STEPS: f64 = 8.0;

/// What the evaluation knows of a board beforehand.
#[derive(Debug, Clone)]
pub struct Ground {
    rings: [NodeSet; RINGS],
    /// Steps of each node from the player's own end, for white and for black.
    steps: [Vec<u8>; 2],
}

impl Ground {
    /// Of a board.
    #[must_use]
    pub fn of(board: &Board) -> Ground {
        let mut rings = [NodeSet::EMPTY; RINGS];
        let mut steps = [Vec::new(), Vec::new()];
        for node in board.nodes() {
            let [x, y] = board.place(node);
            let ring = match x.hypot(y) {
                r if r < 0.37 => 0,
                r if r < 0.5 => 1,
                r if r < 0.6 => 2,
                r if r < 0.99 => 3,
                _ => 4,
            };
            rings[ring] |= [node].into_iter().collect();
            steps[0].push(((1.0 + y) / 2.0 * STEPS).round() as u8);
            steps[1].push(((1.0 - y) / 2.0 * STEPS).round() as u8);
        }
        Ground { rings, steps }
    }
}

/// Something that takes counts of terms.
pub(crate) trait Tally {
    fn add(&mut self, term: usize, count: i32);
}

/// Sums weights as they come.
struct Sum<'a> {
    weights: &'a Weights,
    sign: i32,
    total: i32,
}

impl Tally for Sum<'_> {
    #[inline]
    fn add(&mut self, term: usize, count: i32) {
        self.total += self.sign * count * self.weights.values[term];
    }
}

/// Counts of every term, white's minus black's: what tuning works on.
pub(crate) struct Trace {
    pub(crate) counts: [i32; N_TERMS],
    sign: i32,
}

impl Tally for Trace {
    fn add(&mut self, term: usize, count: i32) {
        self.counts[term] += self.sign * count;
    }
}

/// The worth of a position for the side to move, in hundredths.
#[must_use]
pub fn evaluate(
    board: &Board,
    ground: &Ground,
    weights: &Weights,
    position: &Position,
    survey: &Survey,
) -> i32 {
    let mut sum = Sum { weights, sign: 1, total: 0 };
    count(board, ground, position, survey, Player::White, &mut sum);
    sum.sign = -1;
    count(board, ground, position, survey, Player::Black, &mut sum);
    let sign = if position.turn() == Player::White { 1 } else { -1 };
    sign * sum.total / UNIT
}

/// Counts of all terms, white's minus black's.
pub(crate) fn trace(board: &Board, ground: &Ground, position: &Position) -> Trace {
    let survey = Survey::of(board, position);
    let mut trace = Trace { counts: [0; N_TERMS], sign: 1 };
    count(board, ground, position, &survey, Player::White, &mut trace);
    trace.sign = -1;
    count(board, ground, position, &survey, Player::Black, &mut trace);
    trace
}

fn count(
    board: &Board,
    ground: &Ground,
    position: &Position,
    survey: &Survey,
    me: Player,
    tally: &mut impl Tally,
) {
    let enemy = me.opponent();
    material(position, me, tally);
    for kind in Kind::ALL {
        let men = position.men(me, kind);
        let (mut moves, mut stuck, mut held, mut threats, mut steps) = (0, 0, 0, 0, 0);
        men.each(|node| {
            let targets = survey.targets(board, me, node);
            let n = targets.len();
            moves += if kind == Kind::Psychopath { n.min(MOBILITY_CAP) } else { n } as i32;
            stuck += i32::from(n == 0);
            held += i32::from(survey.holds_on(board, me, node) == 1);
            steps += i32::from(ground.steps[me.index() & 1][node.index()]);
            threats += i32::from(targets.meets(survey.completing(board, me, kind, node)));
        });
        tally.add(MOBILITY + kind.index(), moves);
        tally.add(STUCK + kind.index(), stuck);
        tally.add(HELD + kind.index(), held);
        tally.add(THREATS, threats);
        tally.add(ADVANCE + kind.index(), steps);
        for (ring, nodes) in ground.rings.iter().enumerate() {
            tally.add(PLACE + kind.index() * RINGS + ring, (men & *nodes).len() as i32);
        }
    }
    let configuration = survey.configuration(me);
    let reach = survey.reach(me);
    tally.add(CONTROLLED, reach.len() as i32);
    for node in position.men(enemy, Kind::Psychopath) {
        tally.add(CONTROLLED_NEAR, (reach & board.in_sight(node)).len() as i32);
        tally.add(SPANS_ON_PSYCHOPATH, configuration.spans_at(board, node) as i32);
        tally.add(LIGHTS_ON_PSYCHOPATH, configuration.lights_at(board, node) as i32);
        tally.add(NURSES_ON_PSYCHOPATH, configuration.nurses_at(board, node) as i32);
    }
    if position.turn() == enemy && survey.alarm(board, position, enemy) {
        tally.add(ALARM, 1);
    }
    let enemies = position.all_of(enemy);
    tally.add(WATCHED, (configuration.lit_nodes() & enemies).len() as i32);
    tally.add(SPANNED, (configuration.spanned_nodes(board) & enemies).len() as i32);
    if position.turn() == me {
        tally.add(TURN, 1);
    }
}

fn material(position: &Position, me: Player, tally: &mut impl Tally) {
    for (kind, first) in
        [(Kind::Psychologist, PSYCHOLOGISTS), (Kind::Informer, INFORMERS), (Kind::Nurse, NURSES)]
    {
        let standing = position.men(me, kind).len() as usize;
        for nth in 0..standing.min(usize::from(kind.count())) {
            tally.add(first + nth, 1);
        }
    }
    // Lost pieces that the capture of a psychologist could bring back (PSY-40).
    let lost: u8 = [Kind::Psychologist, Kind::Informer, Kind::Nurse]
        .into_iter()
        .map(|kind| position.lost(me, kind))
        .sum();
    let chances = position.men(me.opponent(), Kind::Psychologist).len();
    tally.add(RESERVE, u32::from(lost).min(chances) as i32);
}
