//! Pieces as shapes: each kind has an outline and a mark of its own, so that nobody needs colours to tell them apart.

use psychopathe::{Kind, Piece, Player};

use super::disc::DiscPoint;

/// The name of a side in style sheets.
pub(super) fn side(player: Player) -> &'static str {
    match player {
        Player::White => "white",
        Player::Black => "black",
        Player::Red => "red",
    }
}

/// The name of a kind in style sheets and sentences.
pub(super) fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Psychopath => "psychopath",
        Kind::Psychologist => "psychologist",
        Kind::Informer => "informer",
        Kind::Nurse => "nurse",
    }
}

/// Outline and mark, in a square from −1 to 1.
const fn drawn(kind: Kind) -> (&'static str, &'static str) {
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

/// A piece as markup, centred on a point.
pub(super) fn piece(piece: Piece, [x, y]: DiscPoint, size: f64, class: &str, node: &str) -> String {
    let (outline, mark) = drawn(piece.kind);
    let (side, name) = (side(piece.player), name(piece.kind));
    // White and black differ by light and dark; the third side has a rim within its rim.
    let rim = match piece.player {
        Player::Red => format!(r#"<path class="rim" transform="scale(.78)" d="{outline}"/>"#),
        Player::White | Player::Black => String::new(),
    };
    format!(
        r#"<g class="piece {side} {name} {class}" data-node="{node}" transform="translate({x:.2} {y:.2}) scale({size:.2})"><path class="body" d="{outline}"/>{rim}<path class="sign" d="{mark}"/></g>"#
    )
}

/// A piece as a picture of its own, for what stands beside the board.
pub(super) fn icon(it: Piece) -> String {
    piece(it, [0.0, 0.0], 1.0, "", "")
}
