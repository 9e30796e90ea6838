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
        let sixths = if players == 3 { 2 } else { 3 };
        let angle = -(below.index() as f64) * f64::from(sixths) * std::f64::consts::FRAC_PI_3;
        let (sin, cos) = angle.sin_cos();
        let turned = |[x, y]: DiscPoint| [(x * cos - y * sin) * RADIUS, -(x * sin + y * cos) * RADIUS];
        let places: Vec<DiscPoint> = board.nodes().map(|node| turned(board.place(node))).collect();
        let size = |&[x, y]: &DiscPoint| {
            let apart = places.iter().map(|[u, v]| (u - x).hypot(v - y)).filter(|apart| *apart > 0.01);
            (apart.fold(f64::INFINITY, f64::min) * 0.47).clamp(SIZES[0], SIZES[1])
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
        format!("M{}{}", point(ends[0]), self.step(path, ends[0], ends[1]))
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
        let mut text = format!("M{}", point(self.at(from)));
        let mut at = start;
        while at != end {
            let next = if forward { (at + 1) % n } else { (at + n - 1) % n };
            text += &self.step(path, self.at(nodes[at]), self.at(nodes[next]));
            at = next;
        }
        text
    }

    /// One step along a path's circle.
    fn step(&self, path: Path, from: DiscPoint, to: DiscPoint) -> String {
        match self.circles.get(path.index()).copied().flatten() {
            None => format!("L{}", point(to)),
            Some((centre, radius)) => {
                let [ax, ay] = [from[0] - centre[0], from[1] - centre[1]];
                let [bx, by] = [to[0] - centre[0], to[1] - centre[1]];
                let sweep = u8::from(ax * by - ay * bx > 0.0);
                format!("A{radius:.2} {radius:.2} 0 0 {sweep} {}", point(to))
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

/// The circle of a path: it meets the border at right angles in both ends.
fn circle(board: &Board, path: Path, places: &[DiscPoint]) -> Option<(DiscPoint, f64)> {
    if path == board.border() {
        return Some(([0.0, 0.0], RADIUS));
    }
    let nodes = board.along(path);
    let unit = |node: &Node| places[node.index()].map(|v| v / RADIUS);
    let ([ax, ay], [bx, by]) = (unit(nodes.first()?), unit(nodes.last()?));
    let cos = ax * bx + ay * by;
    if cos < -0.999 {
        return None;
    }
    let centre = [(ax + bx) / (1.0 + cos), (ay + by) / (1.0 + cos)];
    let radius = (centre[0] * centre[0] + centre[1] * centre[1] - 1.0).max(0.0).sqrt();
    Some((centre.map(|v| v * RADIUS), radius * RADIUS))
}

/// The nodes next to one along a path.
fn neighbours(board: &Board, path: Path, node: Node) -> Vec<Node> {
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
