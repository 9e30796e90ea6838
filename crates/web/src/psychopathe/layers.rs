//! The drawing, layer by layer, as markup. Nothing here decides anything.

use psychopathe::{Board, Capturers, Hold, Kind, Node, NodeSet, Path, Piece, Player, Position};

use super::{
    disc::{Disc, DiscPoint, neighbours},
    shapes,
};

/// The disc: ground, paths, nodes.
pub(super) fn ground(board: &Board, disc: &Disc) -> String {
    let mut text = String::from(r#"<circle class="ground" r="100"/>"#);
    for path in board.paths() {
        let class = if path == board.border() { "border" } else { "line" };
        text += &format!(r#"<path class="{class}" d="{}"/>"#, disc.path(board, path));
    }
    for node in board.nodes() {
        let [x, y] = disc.at(node);
        let (class, r) = if board.is_special(node) { ("node special", 2.0) } else { ("node", 1.15) };
        text += &format!(r#"<circle class="{class}" cx="{x:.2}" cy="{y:.2}" r="{r}"/>"#);
    }
    text
}

/// The names of all nodes, outside the border where there is room.
pub(super) fn names(board: &Board, disc: &Disc, position: &Position) -> String {
    let name = |node: Node| {
        let [x, y] = disc.at(node);
        let rim = board.along(board.border()).contains(&node);
        let covered = position.at(node).is_some();
        // Outside the rim where there is room, inside where a piece stands.
        let away = match (rim, covered) {
            (true, false) => 1.065,
            (true, true) => 0.89,
            (false, _) => 1.0,
        };
        let down = match (rim, covered) {
            (true, _) => 1.0,
            (false, true) => disc.size(node) + 2.2,
            (false, false) => -1.9,
        };
        let class = if rim && !covered { "name rim" } else { "name" };
        format!(
            r#"<text class="{class}" x="{:.2}" y="{:.2}">{}</text>"#,
            x * away,
            y * away + down,
            board.name(node)
        )
    };
    board.nodes().map(name).collect()
}

/// All pieces but one, which is in somebody's hand or on its way.
pub(super) fn pieces(board: &Board, disc: &Disc, position: &Position, except: Option<Node>) -> String {
    let standing = board.nodes().filter(|&node| Some(node) != except);
    standing.filter_map(|node| Some(one(board, disc, node, position.at(node)?))).collect()
}

/// One piece on its node.
pub(super) fn one(board: &Board, disc: &Disc, node: Node, piece: Piece) -> String {
    shapes::piece(piece, disc.at(node), disc.size(node), "", board.name(node))
}

/// A ring round a node.
pub(super) fn ring(disc: &Disc, node: Node, class: &str) -> String {
    let [x, y] = disc.at(node);
    let r = disc.size(node) * 1.32;
    format!(r#"<circle class="ring {class}" cx="{x:.2}" cy="{y:.2}" r="{r:.2}"/>"#)
}

/// Where the chosen piece would go.
pub(super) fn aim(disc: &Disc, node: Node) -> String {
    let [x, y] = disc.at(node);
    format!(r#"<circle class="ring aimed" cx="{x:.2}" cy="{y:.2}" r="5.6"/>"#)
}

/// The name of one node, large enough to be read on a phone; on the side where there is room.
pub(super) fn label(disc: &Disc, node: Node, name: &str) -> String {
    let [x, y] = disc.at(node);
    let away = disc.size(node) * 1.32 + 4.6;
    let y = if y > 0.0 { y - away + 3.0 } else { y + away + 1.5 };
    format!(r#"<text class="name label" x="{x:.2}" y="{y:.2}">{name}</text>"#)
}

/// Where a piece may go, and where it would only go to be captured.
pub(super) fn targets(
    board: &Board,
    disc: &Disc,
    targets: NodeSet,
    barred: NodeSet,
    captures: NodeSet,
) -> String {
    let mut text = String::new();
    for node in targets {
        let [x, y] = disc.at(node);
        let class = if captures.has(node) { "target takes" } else { "target" };
        let name = board.name(node);
        text += &format!(r#"<circle class="{class}" data-target="{name}" cx="{x:.2}" cy="{y:.2}" r="2.7"/>"#);
    }
    for node in barred {
        let [x, y] = disc.at(node);
        text +=
            &format!(r#"<path class="barred" d="M{:.2} {:.2}l3.2 3.2m0-3.2l-3.2 3.2"/>"#, x - 1.6, y - 1.6);
    }
    text
}

/// The paths that a piece may run to its targets, and those to the ones on which it captures.
pub(super) fn reach(board: &Board, disc: &Disc, from: Node, targets: NodeSet, captures: NodeSet) -> String {
    let ways = |nodes: NodeSet| {
        let way = |to: Node| Some(disc.stretch(board, joining(board, from, to)?, from, to, None));
        nodes.into_iter().filter_map(way).collect::<String>()
    };
    format!(
        r#"<path class="reach" d="{}"/><path class="reach takes" d="{}"/>"#,
        ways(targets.without(captures)),
        ways(captures)
    )
}

/// A piece that was taken, where it stood.
pub(super) fn ghost(disc: &Disc, node: Node, piece: Piece) -> String {
    shapes::piece(piece, disc.at(node), disc.size(node), "ghost", "")
}

/// A move: the way along its path, an arrow head where it ends.
pub(super) fn way(board: &Board, disc: &Disc, from: Node, to: Node, class: &str) -> String {
    let Some(path) = joining(board, from, to) else { return String::new() };
    let line = disc.stretch(board, path, from, to, None);
    // The last step is from the neighbour that lies nearer to where it came from.
    let [x, y] = disc.at(to);
    let neighbours = neighbours(board, path, to);
    let before = disc.nearest(neighbours.into_iter(), disc.at(from)).map_or(from, |(node, _)| node);
    let [u, v] = disc.heading(path, disc.at(before), [x, y]);
    let point = |along: f64, across: f64| {
        format!("{:.2} {:.2}", x + u * along - v * across, y + v * along + u * across)
    };
    let head = format!("M{}L{}L{}Z", point(1.5, 0.0), point(-4.5, 3.0), point(-4.5, -3.0));
    format!(r#"<path class="way {class}" d="{line}"/><path class="end {class}" d="{head}"/>"#)
}

/// A piece that was taken, on its way out.
pub(super) fn gone(disc: &Disc, node: Node, piece: Piece) -> String {
    shapes::piece(piece, disc.at(node), disc.size(node), "", "")
}

/// The way on which a piece glides to where it stands, seen from there.
pub(super) fn glide(board: &Board, disc: &Disc, from: Node, to: Node) -> Option<String> {
    Some(disc.way_here(board, joining(board, from, to)?, from, to))
}

/// A path on which both nodes lie; an open one rather than the border.
fn joining(board: &Board, from: Node, to: Node) -> Option<Path> {
    let mut paths: Vec<Path> = board.paths_of(from).filter(|&path| board.along(path).contains(&to)).collect();
    paths.sort_by_key(|&path| path == board.border());
    paths.first().copied()
}

/// The last move: where from, where to, what was captured, what came back.
pub(super) fn trace(board: &Board, disc: &Disc, from: Node, to: Node, captured: NodeSet) -> String {
    let mut text = way(board, disc, from, to, "last");
    text += &ring(disc, from, "last left");
    text += &ring(disc, to, "last");
    for node in captured {
        let [x, y] = disc.at(node);
        text += &format!(r#"<path class="gone" d="M{:.2} {:.2}l7 7m0-7l-7 7"/>"#, x - 3.5, y - 3.5);
    }
    text
}

/// A hold: the path, and the psychologists on it.
pub(super) fn hold(board: &Board, disc: &Disc, hold: &Hold) -> String {
    let line = format!(r#"<path class="hold" d="{}"/>"#, disc.path(board, hold.path));
    hold.by.iter().fold(line, |text, &node| text + &ring(disc, node, "holds"))
}

/// A configuration: two nurses, an informer, and what they have between them.
pub(super) fn capture(board: &Board, disc: &Disc, node: Node, by: &Capturers) -> String {
    let [first, second] = by.nurses;
    let span = disc.stretch(board, by.along, first, second, Some(node));
    let light = disc.stretch(board, by.across, by.informer, node, None);
    let rings = [first, second, by.informer].map(|node| ring(disc, node, "capturer")).concat();
    let victim = ring(disc, node, "victim");
    format!(
        r#"<path class="span" pathLength="1" d="{span}"/><path class="light" pathLength="1" d="{light}"/>{rings}{victim}"#
    )
}

/// What may be put back on a node, each choice round it: where they lie. The last one puts nothing back.
pub(super) fn offers(disc: &Disc, node: Node, n: usize) -> Vec<DiscPoint> {
    let [x, y] = disc.at(node);
    // Towards the centre, so that nothing leaves the drawing.
    let inward = if x.hypot(y) < 1.0 { -std::f64::consts::FRAC_PI_2 } else { (-y).atan2(-x) };
    let place = |index: usize| {
        let angle = inward + (index as f64 - (n as f64 - 1.0) / 2.0) * 0.85;
        [x + 22.0 * angle.cos(), y + 22.0 * angle.sin()]
    };
    (0..n).map(place).collect()
}

/// The choices of a resurrection, drawn round the node.
pub(super) fn resurrection(disc: &Disc, node: Node, player: Player, kinds: &[Option<Kind>]) -> String {
    let mut text = ring(disc, node, "chosen");
    let home = disc.at(node);
    for (&[x, y], kind) in offers(disc, node, kinds.len()).iter().zip(kinds) {
        text += &format!(r#"<path class="tie" d="M{:.2} {:.2}L{x:.2} {y:.2}"/>"#, home[0], home[1]);
        text += &format!(r#"<circle class="offer" cx="{x:.2}" cy="{y:.2}" r="8"/>"#);
        text += &match kind {
            Some(kind) => shapes::piece(Piece { player, kind: *kind }, [x, y], 5.4, "", ""),
            None => format!(r#"<path class="none" d="M{:.2} {y:.2}h6"/>"#, x - 3.0),
        };
    }
    text
}
