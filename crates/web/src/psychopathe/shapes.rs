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

/// A piece as markup, centred on a point.
pub(super) fn piece(piece: Piece, [x, y]: DiscPoint, size: f64, class: &str, node: &str) -> String {
    let (outline, mark) = psychopathe::outline(piece.kind);
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
