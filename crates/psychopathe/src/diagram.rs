//! A position as a picture on paper: the board as a disc, every kind of piece with a shape of its own.

use std::fmt::Write;

use crate::{
    board::Board,
    event::{Happening, Moved},
    position::Position,
    setup::Options,
    tell::{Notice, Partly},
    vocabulary::{Kind, Node, Path, Piece, Player},
};

/// Units of the drawing in the disc's radius.
const RADIUS: f64 = 100.0;

/// A position after a move that captured something.
#[derive(Debug, Clone, PartialEq)]
pub struct TurningPoint {
    /// Which move of the game it was, from 1.
    pub number: u32,
    /// The move.
    pub moved: Moved,
    /// The position after it.
    pub position: Position,
}

/// Where pieces were captured in a game of so many, as it was told.
pub fn turning_points(options: &Options, players: usize, told: &[Notice]) -> Vec<TurningPoint> {
    let Ok((board, mut position)) = options.board().and_then(|board| Ok((board, options.opening(players)?)))
    else {
        return Vec::new();
    };
    let mut points = Vec::new();
    let mut number = 0;
    for notice in told {
        match notice {
            Notice::Open(Happening::Moved(moved)) => {
                number += 1;
                // Who gave up is not whose turn it was: the move says who goes on.
                position.set_turn(moved.by);
                moved.apply(board, &mut position);
                if !moved.captured.is_empty() {
                    points.push(TurningPoint { number, moved: moved.clone(), position: position.clone() });
                }
            }
            Notice::Partly(Partly::Resigned { by } | Partly::TimeRanOut { by }) => position.eliminate(*by),
            Notice::Open(Happening::DrawOffered { .. } | Happening::Ended { .. }) => {}
        }
    }
    points
}

/// The outline of a kind of piece and the mark in it, in a square from −1 to 1.
pub const fn outline(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        // A star of eight points with a cross.
        Kind::Psychopath => (
            "M0-1.16 .27-.66.82-.82.66-.27 1.16 0 .66.27.82.82.27.66 0 1.16-.27.66-.82.82-.66.27-1.16 0-.66-.27-.82-.82-.27-.66Z",
            "M-.3-.3.3.3M.3-.3-.3.3",
        ),
        // A disc with the letter psi.
        Kind::Psychologist => {
            ("M-1 0A1 1 0 1 1 1 0 1 1 0 1 1-1 0Z", "M-.48-.46V-.14A.48.5 0 0 0 .48-.14V-.46M0-.62V.66")
        }
        // A lozenge with an eye.
        Kind::Informer => (
            "M0-1.16 1.16 0 0 1.16-1.16 0Z",
            "M-.56 0Q0-.52.56 0 0 .52-.56 0ZM-.1 0A.1.1 0 1 1 .1 0 .1.1 0 1 1-.1 0Z",
        ),
        // A square with a cross.
        Kind::Nurse => (
            "M-.9-.72Q-.9-.9-.72-.9H.72Q.9-.9.9-.72V.72Q.9.9.72.9H-.72Q-.9.9-.9.72Z",
            "M0-.52V.52M-.52 0H.52",
        ),
    }
}

/// The circle of a path whose nodes lie there, in radii: its centre and its radius; it meets the border at right angles
/// in both ends. Nothing for a path that is straight.
pub fn circle(board: &Board, path: Path, place: impl Fn(Node) -> [f64; 2]) -> Option<([f64; 2], f64)> {
    if path == board.border() {
        return Some(([0.0, 0.0], 1.0));
    }
    let nodes = board.along(path);
    // On the border exactly, however the places are rounded.
    let unit = |node: &Node| {
        let [x, y] = place(*node);
        [x, y].map(|v| v / x.hypot(y).max(f64::MIN_POSITIVE))
    };
    let ([ax, ay], [bx, by]) = (unit(nodes.first()?), unit(nodes.last()?));
    let cos = ax * bx + ay * by;
    if cos < -0.999_99 {
        return None;
    }
    let centre = [(ax + bx) / (1.0 + cos), (ay + by) / (1.0 + cos)];
    let radius = (centre[0] * centre[0] + centre[1] * centre[1] - 1.0).max(0.0).sqrt();
    Some((centre, radius))
}

/// A position as SVG, White's camp below; the marked nodes have a ring.
pub fn diagram(board: &Board, position: &Position, label: &str, marked: &[Node]) -> String {
    let at = |node: Node| {
        let [x, y] = board.place(node);
        [x * RADIUS, -y * RADIUS]
    };
    let mut page = String::new();
    // Writing to a text does not fail.
    let _ = write!(
        page,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-118 -118 236 236\" width=\"400\" role=\"img\" \
         aria-label=\"{label}\" font-family=\"'DejaVu Sans', sans-serif\" font-size=\"6\"><g fill=\"none\" stroke=\"#777\" stroke-width=\".6\">"
    );
    for path in board.paths() {
        let nodes = board.along(path);
        let (Some(first), Some(last)) = (nodes.first(), nodes.last()) else { continue };
        let ([ax, ay], [bx, by]) = (at(*first), at(*last));
        let _ = match circle(board, path, |node| at(node).map(|v| v / RADIUS)) {
            _ if path == board.border() => {
                write!(page, "<circle r=\"{RADIUS}\" stroke=\"#111\" stroke-width=\"1.2\"/>")
            }
            None => write!(page, "<path d=\"M{ax:.2} {ay:.2}L{bx:.2} {by:.2}\"/>"),
            Some(([cx, cy], radius)) => {
                let [cx, cy, radius] = [cx, cy, radius].map(|v| v * RADIUS);
                let sweep = u8::from((ax - cx) * (by - cy) - (ay - cy) * (bx - cx) > 0.0);
                write!(
                    page,
                    "<path d=\"M{ax:.2} {ay:.2}A{radius:.2} {radius:.2} 0 0 {sweep} {bx:.2} {by:.2}\"/>"
                )
            }
        };
    }
    page.push_str("</g><g text-anchor=\"middle\" fill=\"#555\">");
    for node in board.along(board.border()) {
        let [x, y] = at(*node);
        let _ = write!(
            page,
            "<text x=\"{:.2}\" y=\"{:.2}\">{}</text>",
            x * 1.1,
            y * 1.1 + 2.0,
            board.name(*node)
        );
    }
    page.push_str("</g><g>");
    for node in board.nodes() {
        let [x, y] = at(node);
        let _ = write!(page, "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\".9\" fill=\"#777\"/>");
    }
    for node in marked {
        let [x, y] = at(*node);
        let _ = write!(
            page,
            "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"7.4\" fill=\"none\" stroke=\"#111\" stroke-width=\"1\" stroke-dasharray=\"2 1.4\"/>"
        );
    }
    for node in board.nodes() {
        let Some(piece) = position.at(node) else { continue };
        one(&mut page, piece, at(node));
    }
    page.push_str("</g></svg>");
    page
}

/// A piece: white ones are light, black ones dark, those of the third player have a rim within their rim.
fn one(page: &mut String, piece: Piece, [x, y]: [f64; 2]) {
    let (shape, mark) = outline(piece.kind);
    let (fill, ink) = match piece.player {
        Player::White | Player::Red => ("#fff", "#111"),
        Player::Black => ("#111", "#fff"),
    };
    let rim = match piece.player {
        Player::Red => format!(
            "<path d=\"{shape}\" transform=\"scale(.78)\" fill=\"none\" stroke=\"#111\" stroke-width=\".12\"/>"
        ),
        Player::White | Player::Black => String::new(),
    };
    let _ = write!(
        page,
        "<g transform=\"translate({x:.2} {y:.2}) scale(4.95)\"><path d=\"{shape}\" fill=\"{fill}\" stroke=\"#111\" stroke-width=\".18\"/>{rim}\
         <path d=\"{mark}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\".2\"/></g>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagram_shows_every_piece_and_every_path() {
        let board = Board::standard();
        let position = Position::opening(board);
        let drawn = diagram(board, &position, "x", &[]);
        assert_eq!(drawn.matches("<g transform").count(), position.occupied().into_iter().count());
        assert_eq!(
            drawn.matches("<path d=\"M").count() - 2 * position.occupied().into_iter().count(),
            board.paths().count() - 1
        );
    }
}
