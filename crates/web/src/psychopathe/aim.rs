//! What a finger means. A finger errs by some 9 pixels and nodes lie 18 pixels apart on a phone: where it is not clear
//! which node was meant, a loupe asks. Everything here is geometry, so that it can be tried with many unsteady fingers.

use psychopathe::{Node, NodeSet};

use super::disc::{Disc, DiscPoint};

/// Within so many pixels a finger means a node, if nothing else lies within twice that.
pub(super) const NEAR: f64 = 22.0;
/// How far apart the loupe brings neighbours, in pixels.
const APART: f64 = 48.0;
/// In the loupe a node must be so much nearer than the next, in pixels.
const CLEARLY: f64 = 8.0;
/// The loupe magnifies at least and at most so much.
const ZOOMS: [f64; 2] = [1.7, 3.2];
/// How wide the loupe is, in pixels; the style says the same.
pub(super) const LOUPE: f64 = 158.0;

/// What a tap means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tap {
    /// This node.
    On(Node),
    /// One of several.
    Between,
    /// None of those that can be meant.
    Beside,
}

/// The nodes and how many pixels away they are, the nearest first.
fn around(disc: &Disc, nodes: NodeSet, [x, y]: DiscPoint, px: f64) -> Vec<(Node, f64)> {
    let apart = |node: Node| {
        let [u, v] = disc.at(node);
        (node, (u - x).hypot(v - y) * px)
    };
    let mut all: Vec<_> = nodes.into_iter().map(apart).collect();
    all.sort_by(|a, b| a.1.total_cmp(&b.1));
    all
}

/// What a tap here means, among nodes that can be meant; a unit of the drawing has so many pixels.
pub(super) fn tap(disc: &Disc, wanted: NodeSet, point: DiscPoint, px: f64) -> Tap {
    match around(disc, wanted, point, px)[..] {
        [(_, first), ..] if first > 2.0 * NEAR => Tap::Beside,
        [] => Tap::Beside,
        [(node, first)] if first <= NEAR => Tap::On(node),
        [(node, first), (_, second), ..] if first <= NEAR && second > 2.0 * NEAR => Tap::On(node),
        _ => Tap::Between,
    }
}

/// A spot of the board, magnified.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Loupe {
    pub(super) centre: DiscPoint,
    /// Pixels in the loupe for a unit of the drawing.
    pub(super) scale: f64,
}

impl Loupe {
    /// Over a point, magnified until the nodes that can be meant lie apart.
    pub(super) fn over(disc: &Disc, wanted: NodeSet, centre: DiscPoint, px: f64) -> Self {
        let close: Vec<_> = around(disc, wanted, centre, px);
        let close: Vec<Node> =
            close.into_iter().take_while(|(_, apart)| *apart <= 2.0 * NEAR).map(|(node, _)| node).collect();
        let mut least = f64::INFINITY;
        for (index, &one) in close.iter().enumerate() {
            let [x, y] = disc.at(one);
            for &other in &close[index + 1..] {
                let [u, v] = disc.at(other);
                least = least.min((u - x).hypot(v - y) * px);
            }
        }
        Self { centre, scale: px * (APART / least).clamp(ZOOMS[0], ZOOMS[1]) }
    }

    /// The point of the board under a place in the loupe, in pixels from its middle.
    pub(super) fn point(self, [x, y]: DiscPoint) -> DiscPoint {
        [self.centre[0] + x / self.scale, self.centre[1] + y / self.scale]
    }

    /// The node that a tap in the loupe means, if it is clearly one.
    pub(super) fn pick(self, disc: &Disc, wanted: NodeSet, place: DiscPoint) -> Option<Node> {
        match around(disc, wanted, self.point(place), self.scale)[..] {
            [(node, first), (_, second), ..] if first <= APART / 2.0 + 6.0 && second - first >= CLEARLY => {
                Some(node)
            }
            [(node, first)] if first <= APART => Some(node),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use psychopathe::{Board, Move, Player, Position};

    use super::*;

    /// A phone is so wide, and the drawing fills it.
    const PX: f64 = 390.0 / (2.0 * super::super::disc::FRAME);
    /// How far a finger errs, in pixels.
    const ERROR: f64 = 9.0;

    /// Numbers that look like chance, the same each time.
    struct Dice(u64);

    impl Dice {
        fn unit(&mut self) -> f64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((self.0 >> 11) as f64 + 0.5) / (1u64 << 53) as f64
        }

        /// Where a finger lands that means this place, both in pixels.
        fn finger(&mut self, [x, y]: DiscPoint) -> DiscPoint {
            let (far, angle) = ((-2.0 * self.unit().ln()).sqrt(), std::f64::consts::TAU * self.unit());
            [x + ERROR * far * angle.cos(), y + ERROR * far * angle.sin()]
        }
    }

    /// What somebody can mean who has taken up this piece: its targets, and every piece of their own.
    fn wanted(position: &Position, moves: &[Move], from: Node) -> NodeSet {
        let own = psychopathe::Kind::ALL.map(|kind| position.men(position.turn(), kind));
        let own = own.into_iter().fold(NodeSet::EMPTY, |all, men| all | men);
        moves.iter().filter(|m| m.from() == from).fold(own, |all, m| all | NodeSet::of(m.to()))
    }

    /// Where the finger means to play, what comes of it: the loupe is asked until it answers.
    fn played(dice: &mut Dice, disc: &Disc, wanted: NodeSet, to: Node) -> Option<Node> {
        let pixels = |[x, y]: DiscPoint| [x * PX, y * PX];
        let point = dice.finger(pixels(disc.at(to))).map(|v| v / PX);
        match tap(disc, wanted, point, PX) {
            Tap::On(node) => Some(node),
            Tap::Beside => None,
            Tap::Between => {
                let loupe = Loupe::over(disc, wanted, point, PX);
                let [x, y] = disc.at(to);
                let seen = [(x - point[0]) * loupe.scale, (y - point[1]) * loupe.scale];
                if seen[0].hypot(seen[1]) > LOUPE / 2.0 {
                    // What is not in the loupe is tapped again.
                    return None;
                }
                (0..3).find_map(|_| loupe.pick(disc, wanted, dice.finger(seen)))
            }
        }
    }

    /// Many moves of many positions, with an unsteady finger: a wrong one is played in fewer than one tap of a hundred.
    /// The nearest node alone, as it was once, errs far more often.
    #[test]
    fn a_finger_that_errs_by_nine_pixels_plays_what_it_means() {
        let board = Board::standard();
        let (mut taps, mut wrong, mut naive, mut nothing) = (0u32, 0u32, 0u32, 0u32);
        for seed in 0..24 {
            let mut dice = Dice(0x9e37_79b9 + seed);
            let mut position = Position::opening(board);
            for _ in 0..60 {
                let moves = position.legal_moves(board);
                let disc = Disc::new(board, 2, position.turn());
                let Some(&next) = moves.get((dice.unit() * moves.len() as f64) as usize) else { break };
                for _ in 0..8 {
                    let meant = moves[(dice.unit() * moves.len() as f64) as usize];
                    let wanted = wanted(&position, &moves, meant.from());
                    let is_move =
                        |node: Node| moves.iter().any(|m| m.from() == meant.from() && m.to() == node);
                    taps += 1;
                    match played(&mut dice, &disc, wanted, meant.to()) {
                        Some(node) => wrong += u32::from(node != meant.to() && is_move(node)),
                        None => nothing += 1,
                    }
                    let [x, y] = disc.at(meant.to());
                    let point = dice.finger([x * PX, y * PX]).map(|v| v / PX);
                    let nearest = disc.nearest(wanted.into_iter(), point).map(|(node, _)| node);
                    naive += u32::from(nearest.is_some_and(|node| node != meant.to() && is_move(node)));
                }
                position = position.after(board, next);
            }
        }
        assert!(taps > 8_000, "{taps}");
        let share = |n: u32| f64::from(n) / f64::from(taps);
        assert!(share(naive) > 0.05, "the trial is hard enough: {}", share(naive));
        assert!(share(wrong) < 0.01, "{wrong} of {taps}");
        assert!(share(nothing) < 0.05, "{nothing} of {taps} came to nothing");
    }

    #[test]
    fn one_node_is_meant_at_once_and_of_two_the_loupe_asks() {
        let board = Board::standard();
        let disc = Disc::new(board, 2, Player::White);
        let node = |name: &str| board.node(name).expect("a node");
        let (one, other) = (node("a2"), node("a3"));
        let alone = NodeSet::of(one);
        assert_eq!(tap(&disc, alone, disc.at(one), PX), Tap::On(one));
        assert_eq!(tap(&disc, alone | NodeSet::of(other), disc.at(one), PX), Tap::Between);
        assert_eq!(tap(&disc, alone, disc.at(node("d")), PX), Tap::Beside);
        assert_eq!(tap(&disc, NodeSet::EMPTY, disc.at(one), PX), Tap::Beside);
    }

    #[test]
    fn neighbours_lie_apart_in_the_loupe() {
        let board = Board::standard();
        let disc = Disc::new(board, 2, Player::White);
        let all: NodeSet = board.nodes().collect();
        for centre in board.nodes() {
            let loupe = Loupe::over(&disc, all, disc.at(centre), PX);
            let neighbour = board.nodes().filter(|&node| node != centre);
            let [x, y] = disc.at(centre);
            let apart = neighbour.map(|node| {
                let [u, v] = disc.at(node);
                (u - x).hypot(v - y) * loupe.scale
            });
            let least = apart.fold(f64::INFINITY, f64::min);
            assert!(least >= 44.0, "{}: {least}", board.name(centre));
            assert_eq!(loupe.pick(&disc, all, [0.0, 0.0]), Some(centre));
        }
    }
}
