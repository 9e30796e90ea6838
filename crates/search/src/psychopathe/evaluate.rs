//! The evaluation: named terms, counted for both sides.

use psychopathe::{Board, Kind, MAX_NODES, NodeSet, Player, Position, Survey};

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

/// What each piece on each node is worth by where it stands: rings and steps, weighed beforehand.
#[derive(Debug, Clone)]
pub(crate) struct Squares {
    values: [[[i32; MAX_NODES]; 4]; 2],
    /// What so many pieces of a kind are worth together.
    material: [[i32; MOST + 1]; 4],
}

/// Most pieces of one kind.
const MOST: usize = 6;

impl Squares {
    /// Of a board with these weights.
    pub(crate) fn of(board: &Board, ground: &Ground, weights: &Weights) -> Squares {
        let mut values = [[[0; MAX_NODES]; 4]; 2];
        for (steps, values) in ground.steps.iter().zip(&mut values) {
            for kind in Kind::ALL {
                for node in board.nodes() {
                    let ring = ground.rings.iter().position(|ring| ring.has(node)).unwrap_or(0);
                    let place = weights.values[PLACE + kind.index() * RINGS + ring];
                    let advance = weights.values[ADVANCE + kind.index()];
                    values[kind.index()][node.index()] = place + advance * i32::from(steps[node.index()]);
                }
            }
        }
        let mut material = [[0; MOST + 1]; 4];
        for (kind, first) in MATERIAL {
            for n in 1..=usize::from(kind.count()) {
                material[kind.index()][n] = material[kind.index()][n - 1] + weights.values[first + n - 1];
            }
        }
        Squares { values, material }
    }
}

/// The same worth as [`evaluate`] finds, sooner.
pub(crate) fn worth(
    board: &Board,
    squares: &Squares,
    weights: &Weights,
    position: &Position,
    survey: &Survey,
) -> i32 {
    let side = |me: Player| worth_of(board, squares, weights, position, survey, me);
    let total = side(Player::White) - side(Player::Black);
    let sign = if position.turn() == Player::White { 1 } else { -1 };
    sign * total / UNIT
}

fn worth_of(
    board: &Board,
    squares: &Squares,
    Weights { values }: &Weights,
    position: &Position,
    survey: &Survey,
    me: Player,
) -> i32 {
    let mut total = reserve(position, me) * values[RESERVE];
    let is_idle = survey.completes_nothing(me);
    let mut threats = 0;
    for kind in Kind::ALL {
        let (mut moves, mut stuck, mut held) = (0, 0, 0);
        let places = &squares.values[me.index() & 1][kind.index()];
        let captures = !is_idle && matches!(kind, Kind::Nurse | Kind::Informer);
        let mut standing = 0;
        survey.each(board, position, me, kind, |node, targets| {
            standing += 1;
            let n = targets.len();
            moves += if kind == Kind::Psychopath { n.min(MOBILITY_CAP) } else { n } as i32;
            stuck += i32::from(n == 0);
            held += i32::from(survey.is_held_once(board, me, node));
            total += places[node.index() & (MAX_NODES - 1)];
            if captures && n > 0 {
                threats += i32::from(targets.meets(survey.completing(board, me, kind, node)));
            }
        });
        total += squares.material[kind.index()][standing.min(MOST)];
        total += moves * values[MOBILITY + kind.index()];
        total += stuck * values[STUCK + kind.index()];
        total += held * values[HELD + kind.index()];
    }
    total += threats * values[THREATS];
    let mut sum = Sum { values, sign: 1, total };
    bearing(board, position, survey, me, &mut sum);
    sum.total
}

/// Something that takes counts of terms.
pub(crate) trait Tally {
    fn add(&mut self, term: usize, count: i32);
}

/// Sums weights as they come.
struct Sum<'a> {
    values: &'a [i32; N_TERMS],
    sign: i32,
    total: i32,
}

impl Tally for Sum<'_> {
    #[inline]
    fn add(&mut self, term: usize, count: i32) {
        self.total += self.sign * count * self.values[term];
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
pub fn evaluate(
    board: &Board,
    ground: &Ground,
    weights: &Weights,
    position: &Position,
    survey: &Survey,
) -> i32 {
    let mut sum = Sum { values: &weights.values, sign: 1, total: 0 };
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
    bearing(board, position, survey, me, tally);
}

/// What a side's nurses and informers bear on.
fn bearing(board: &Board, position: &Position, survey: &Survey, me: Player, tally: &mut impl Tally) {
    let enemy = me.opponent();
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

const MATERIAL: [(Kind, usize); 3] =
    [(Kind::Psychologist, PSYCHOLOGISTS), (Kind::Informer, INFORMERS), (Kind::Nurse, NURSES)];

fn material(position: &Position, me: Player, tally: &mut impl Tally) {
    for (kind, first) in MATERIAL {
        let standing = position.men(me, kind).len() as usize;
        for nth in 0..standing.min(usize::from(kind.count())) {
            tally.add(first + nth, 1);
        }
    }
    tally.add(RESERVE, reserve(position, me));
}

/// Lost pieces that the capture of a psychologist could bring back (PSY-40).
fn reserve(position: &Position, me: Player) -> i32 {
    let captor = me.opponent();
    let lost: u8 = [Kind::Psychologist, Kind::Informer, Kind::Nurse]
        .into_iter()
        .map(|kind| position.held(captor, me, kind))
        .sum();
    if lost == 0 {
        return 0;
    }
    let chances = position.men(captor, Kind::Psychologist).len();
    u32::from(lost).min(chances) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::psychopathe::contest::random_opening;
    use crate::psychopathe::split_mix::SplitMix;

    #[test]
    fn the_quick_evaluation_agrees_with_the_plain_one() {
        for board in [Board::standard(), Board::small()] {
            let (ground, weights) = (Ground::of(board), Weights::shipped());
            let squares = Squares::of(board, &ground, &weights);
            let mut dice = SplitMix::new(7);
            let mut n = 0;
            for plies in (0..300).map(|n| n % 40) {
                let mut position = Position::opening(board);
                for played in random_opening(board, &position.clone(), plies / 4, &mut dice) {
                    position.make(board, played);
                }
                for _ in 0..plies {
                    let moves = position.legal_moves(board);
                    if moves.is_empty() {
                        break;
                    }
                    position.make(board, moves[dice.below(moves.len())]);
                    let survey = Survey::of(board, &position);
                    let plain = evaluate(board, &ground, &weights, &position, &survey);
                    assert_eq!(worth(board, &squares, &weights, &position, &survey), plain);
                    n += 1;
                }
            }
            assert!(n > 1000, "{n} positions");
        }
    }
}
