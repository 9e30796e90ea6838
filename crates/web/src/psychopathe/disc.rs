//! The board as a Poincaré disc: where nodes lie and how paths run, seen from one player's side.
//!
//! The border is the unit circle, diameters are straight, every other path is the arc of a circle that meets the border
//! at right angles: it is known by its two ends.

use psychopathe::{Board, Node, Path, Player};

/// Units of the drawing in the disc's radius.
pub(super) const RADIUS: f64 = 100.0;
/// Half the side of the drawing.
pub(super) const FRAME: f64 = 110.0;
/// Pieces are at most and at least this large; in between they fill the room they have.
const SIZES: [f64; 2] = [4.95, 6.4];

/// A point of the drawing.
pub(super) type DiscPoint = [f64; 2];

/// Pieces of a disc that was moved: what came to the middle is larger, what went to the border smaller.
const MOVED_SIZES: [f64; 2] = [1.8, 9.0];
/// Nothing is carried from or to a point farther out than this, in radii.
const FARTHEST: f64 = 0.92;

/// An isometry of the hyperbolic plane, `z → (αz + β) / (β̄z + ᾱ)` on the unit disc: what a pinch does to the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Isometry {
    alpha: DiscPoint,
    beta: DiscPoint,
}

fn times([a, b]: DiscPoint, [c, d]: DiscPoint) -> DiscPoint {
    [a * c - b * d, a * d + b * c]
}

fn plus([a, b]: DiscPoint, [c, d]: DiscPoint) -> DiscPoint {
    [a + c, b + d]
}

fn minus([a, b]: DiscPoint, [c, d]: DiscPoint) -> DiscPoint {
    [a - c, b - d]
}

fn conjugate([a, b]: DiscPoint) -> DiscPoint {
    [a, -b]
}

/// A point of the drawing in radii, not too far out.
fn within([x, y]: DiscPoint) -> DiscPoint {
    let shrink = RADIUS.max(x.hypot(y) / FARTHEST);
    [x / shrink, y / shrink]
}

impl Isometry {
    /// None.
    pub(super) const HOME: Self = Self { alpha: [1.0, 0.0], beta: [0.0, 0.0] };

    /// The one that carries the centre there, straight.
    fn from_centre(to: DiscPoint) -> Self {
        let scale = (1.0 - to[0] * to[0] - to[1] * to[1]).sqrt();
        Self { alpha: [1.0 / scale, 0.0], beta: [to[0] / scale, to[1] / scale] }
    }

    /// Carries a point of the drawing to another.
    pub(super) fn carrying(from: DiscPoint, to: DiscPoint) -> Self {
        let back = within(from).map(|v| -v);
        Self::from_centre(within(to)).after(Self::from_centre(back))
    }

    /// First the other one, then this.
    pub(super) fn after(self, first: Self) -> Self {
        Self {
            alpha: plus(times(self.alpha, first.alpha), times(self.beta, conjugate(first.beta))),
            beta: plus(times(self.alpha, first.beta), times(self.beta, conjugate(first.alpha))),
        }
    }

    /// Where a point of the drawing comes to lie.
    fn moved(self, point: DiscPoint) -> DiscPoint {
        if self == Self::HOME {
            return point;
        }
        let z = point.map(|v| v / RADIUS);
        let above = plus(times(self.alpha, z), self.beta);
        let [c, d] = plus(times(conjugate(self.beta), z), conjugate(self.alpha));
        let size = (c * c + d * d).max(f64::MIN_POSITIVE);
        times(above, [c / size, -d / size]).map(|v| v * RADIUS)
    }
}

/// A board, turned.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Disc {
    places: Vec<DiscPoint>,
    sizes: Vec<f64>,
    /// Centre and radius of each path's circle; nothing for a straight one.
    circles: Vec<Option<(DiscPoint, f64)>>,
}

impl Disc {
    /// The board with this player's camp below.
    pub(super) fn new(board: &Board, players: usize, below: Player) -> Self {
        Self::moved(board, players, below, Isometry::HOME)
    }

    /// The same, with its points carried elsewhere.
    pub(super) fn moved(board: &Board, players: usize, below: Player, motion: Isometry) -> Self {
        let sixths = if players == 3 { 2 } else { 3 };
        let angle = -(below.index() as f64) * f64::from(sixths) * std::f64::consts::FRAC_PI_3;
        let (sin, cos) = angle.sin_cos();
        let turned = |[x, y]: DiscPoint| [(x * cos - y * sin) * RADIUS, -(x * sin + y * cos) * RADIUS];
        let places: Vec<DiscPoint> =
            board.nodes().map(|node| motion.moved(turned(board.place(node)))).collect();
        let [least, most] = if motion == Isometry::HOME { SIZES } else { MOVED_SIZES };
        let size = |&[x, y]: &DiscPoint| {
            let apart = places.iter().map(|[u, v]| (u - x).hypot(v - y)).filter(|apart| *apart > 0.01);
            (apart.fold(f64::INFINITY, f64::min) * 0.47).clamp(least, most)
        };
        let sizes = places.iter().map(size).collect();
        let circles = board.paths().map(|path| circle(board, path, &places)).collect();
        Self { places, sizes, circles }
    }

    /// Where a node lies.
    pub(super) fn at(&self, node: Node) -> DiscPoint {
        self.places.get(node.index()).copied().unwrap_or_default()
    }

    /// How large a piece on a node is drawn: its radius.
    pub(super) fn size(&self, node: Node) -> f64 {
        self.sizes.get(node.index()).copied().unwrap_or(SIZES[0])
    }

    /// A whole path.
    pub(super) fn path(&self, board: &Board, path: Path) -> String {
        let nodes = board.along(path);
        let closed = path == board.border();
        let ends = [nodes.first(), nodes.last()].map(|node| node.map_or([0.0; 2], |&node| self.at(node)));
        if closed {
            return format!("M{r} 0A{r} {r} 0 1 1 -{r} 0A{r} {r} 0 1 1 {r} 0Z", r = RADIUS);
        }
        format!("M{}{}", point(ends[0]), self.step(path, ends[0], ends[1], [0.0; 2]))
    }

    /// The part of a path from one of its nodes to another; round the border, the way that passes `by`.
    pub(super) fn stretch(
        &self,
        board: &Board,
        path: Path,
        from: Node,
        to: Node,
        by: Option<Node>,
    ) -> String {
        self.stretch_from([0.0; 2], board, path, [from, to], by)
    }

    /// The way of a piece that has arrived, as it sees it: it ends where the piece is, at the origin.
    pub(super) fn way_here(&self, board: &Board, path: Path, from: Node, to: Node) -> String {
        self.stretch_from(self.at(to), board, path, [from, to], None)
    }

    /// A stretch in coordinates whose origin is this point.
    fn stretch_from(
        &self,
        origin: DiscPoint,
        board: &Board,
        path: Path,
        [from, to]: [Node; 2],
        by: Option<Node>,
    ) -> String {
        let nodes = board.along(path);
        let n = nodes.len();
        let place = |node: Node| nodes.iter().position(|&other| other == node);
        let (Some(start), Some(end)) = (place(from), place(to)) else { return String::new() };
        let forward = if path == board.border() {
            let up = (end + n - start) % n;
            match by.and_then(place) {
                Some(by) => (by + n - start) % n <= up,
                None => up <= n / 2,
            }
        } else {
            end >= start
        };
        let mut text = format!("M{}", point(minus(self.at(from), origin)));
        let mut at = start;
        while at != end {
            let next = if forward { (at + 1) % n } else { (at + n - 1) % n };
            text += &self.step(path, self.at(nodes[at]), self.at(nodes[next]), origin);
            at = next;
        }
        text
    }

    /// In which direction somebody arrives who came along a path.
    pub(super) fn heading(&self, path: Path, before: DiscPoint, to: DiscPoint) -> DiscPoint {
        let [x, y] = [to[0] - before[0], to[1] - before[1]];
        let [u, v] = match self.circles.get(path.index()).copied().flatten() {
            // Across the radius, the way that it came.
            Some((centre, _)) => {
                let [a, b] = [centre[1] - to[1], to[0] - centre[0]];
                if a * x + b * y < 0.0 { [-a, -b] } else { [a, b] }
            }
            None => [x, y],
        };
        let length = u.hypot(v).max(f64::MIN_POSITIVE);
        [u / length, v / length]
    }

    /// One step along a path's circle, in coordinates with this origin.
    fn step(&self, path: Path, from: DiscPoint, to: DiscPoint, origin: DiscPoint) -> String {
        let end = point(minus(to, origin));
        match self.circles.get(path.index()).copied().flatten() {
            None => format!("L{end}"),
            Some((centre, radius)) => {
                let [ax, ay] = [from[0] - centre[0], from[1] - centre[1]];
                let [bx, by] = [to[0] - centre[0], to[1] - centre[1]];
                let sweep = u8::from(ax * by - ay * bx > 0.0);
                format!("A{radius:.2} {radius:.2} 0 0 {sweep} {end}")
            }
        }
    }

    /// The node nearest to a point, among those that are asked about, and how far it is.
    pub(super) fn nearest(
        &self,
        nodes: impl Iterator<Item = Node>,
        [x, y]: DiscPoint,
    ) -> Option<(Node, f64)> {
        let apart = |node: Node| {
            let [u, v] = self.at(node);
            (u - x).hypot(v - y)
        };
        nodes.map(|node| (node, apart(node))).min_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// The neighbour along a path that lies best in a direction.
    pub(super) fn towards(&self, board: &Board, from: Node, [dx, dy]: DiscPoint) -> Option<Node> {
        let here = self.at(from);
        let steps = board.paths_of(from).flat_map(|path| neighbours(board, path, from));
        let turn = |node: Node| {
            let [x, y] = self.at(node);
            let (x, y) = (x - here[0], y - here[1]);
            (x * dx + y * dy) / x.hypot(y).max(0.001)
        };
        let best = steps.map(|node| (node, turn(node))).max_by(|a, b| a.1.total_cmp(&b.1))?;
        (best.1 > 0.2).then_some(best.0)
    }
}

/// The circle of a path, if it is not straight.
fn circle(board: &Board, path: Path, places: &[DiscPoint]) -> Option<(DiscPoint, f64)> {
    let place = |node: Node| places[node.index()].map(|v| v / RADIUS);
    let (centre, radius) = psychopathe::circle(board, path, place)?;
    Some((centre.map(|v| v * RADIUS), radius * RADIUS))
}

/// The nodes next to one along a path.
pub(super) fn neighbours(board: &Board, path: Path, node: Node) -> Vec<Node> {
    let nodes = board.along(path);
    let Some(at) = nodes.iter().position(|&other| other == node) else { return Vec::new() };
    let n = nodes.len();
    if path == board.border() {
        return vec![nodes[(at + 1) % n], nodes[(at + n - 1) % n]];
    }
    let before = at.checked_sub(1).map(|at| nodes[at]);
    before.into_iter().chain(nodes.get(at + 1).copied()).collect()
}

fn point([x, y]: DiscPoint) -> String {
    format!("{x:.2} {y:.2}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_node_lies_on_the_circles_of_its_paths() {
        for board in [Board::standard(), Board::small()] {
            let disc = Disc::new(board, 2, Player::Black);
            for path in board.paths() {
                let Some((centre, radius)) = disc.circles[path.index()] else { continue };
                for &node in board.along(path) {
                    let [x, y] = disc.at(node);
                    let off = (x - centre[0]).hypot(y - centre[1]) - radius;
                    assert!(off.abs() < 0.05, "{} is {off} off", board.name(node));
                }
            }
        }
    }

    #[test]
    fn a_motion_carries_a_point_and_keeps_paths_whole() {
        let board = Board::standard();
        let home = Disc::new(board, 2, Player::White);
        let from = home.at(board.node("a2").expect("a node"));
        let motion = Isometry::carrying(from, [5.0, -3.0]);
        // Moved once more and back again, nothing has changed.
        let there = Isometry::carrying([40.0, 20.0], [-10.0, 0.0]);
        let back = Isometry::carrying([-10.0, 0.0], [40.0, 20.0]);
        let motion = back.after(there.after(motion));
        let disc = Disc::moved(board, 2, Player::White, motion);
        let [x, y] = disc.at(board.node("a2").expect("a node"));
        assert!((x - 5.0).hypot(y + 3.0) < 0.01, "{x} {y}");
        for path in board.paths() {
            let Some((centre, radius)) = disc.circles[path.index()] else { continue };
            for &node in board.along(path) {
                let [x, y] = disc.at(node);
                let off = (x - centre[0]).hypot(y - centre[1]) - radius;
                assert!(off.abs() < 0.05, "{} is {off} off", board.name(node));
                assert!(x.hypot(y) < RADIUS + 0.01);
            }
        }
    }

    #[test]
    fn an_arrow_arrives_along_its_path() {
        let board = Board::standard();
        let disc = Disc::new(board, 2, Player::White);
        for path in board.paths() {
            for pair in board.along(path).windows(2) {
                let (before, to) = (disc.at(pair[0]), disc.at(pair[1]));
                let [u, v] = disc.heading(path, before, to);
                let along = (to[0] - before[0]) * u + (to[1] - before[1]) * v;
                assert!((u.hypot(v) - 1.0).abs() < 1e-9 && along > 0.0, "{}", board.name(pair[1]));
            }
        }
    }

    #[test]
    fn a_piece_glides_along_its_arc_and_ends_where_it_stands() {
        let board = Board::standard();
        let disc = Disc::new(board, 2, Player::White);
        let node = |name: &str| board.node(name).expect("a node");
        let (from, to) = (node("a1f"), node("a1b1"));
        let path = board.paths_of(from).find(|&path| board.along(path).contains(&to)).expect("arc a1");
        let way = disc.way_here(board, path, from, to);
        let [x, y] = minus(disc.at(from), disc.at(to));
        assert!(way.starts_with(&format!("M{}A", point([x, y]))), "{way}");
        assert!(way.ends_with(" 0.00 0.00"), "{way}");
        assert_eq!(way.matches('A').count(), 5, "node by node: {way}");
    }

    #[test]
    fn whoever_looks_sits_below() {
        let board = Board::standard();
        let check = |players, player, node: &str| {
            let [x, y] = Disc::new(board, players, player).at(board.node(node).expect("a node"));
            assert!(x.abs() < 0.1 && (y - RADIUS).abs() < 0.1, "{node}: {x} {y}");
        };
        check(2, Player::White, "a");
        check(2, Player::Black, "d");
        check(3, Player::Black, "c");
        check(3, Player::Red, "e");
    }

    #[test]
    fn the_cursor_reaches_every_node() {
        let board = Board::standard();
        let disc = Disc::new(board, 2, Player::White);
        let mut found = vec![board.node("o").expect("centre")];
        let mut next = 0;
        while next < found.len() {
            let from = found[next];
            next += 1;
            for direction in [[0.0, -1.0], [0.0, 1.0], [-1.0, 0.0], [1.0, 0.0]] {
                if let Some(to) = disc.towards(board, from, direction)
                    && !found.contains(&to)
                {
                    found.push(to);
                }
            }
        }
        assert_eq!(found.len(), board.nodes().count());
    }
}
