//! `Xa Na1b2 Na3 Dab pc1d xd w - n`: pieces, side to move, white's and black's lost pieces.

use thiserror::Error;

use crate::board::Board;
use crate::position::{Position, PositionError};
use crate::vocabulary::{Kind, Piece, Player};

/// Why a text is not a position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum ParsePositionError {
    #[error(
        "a position gives the pieces, then `w` or `b` for the side to move, then the lost pieces of white and of black"
    )]
    NoTurn,
    #[error(
        "after `w` or `b` come exactly two words, the lost pieces of white and of black (`-` for none), not {0}"
    )]
    LostWords(usize),
    #[error("`{0}` is no piece: a letter of XPDN (white) or xpdn (black), then a node")]
    NoPiece(String),
    #[error("`{word}`: the board has no node `{node}`")]
    NoNode { word: String, node: String },
    #[error("`{0}`: lost pieces are letters of XPDN for white, of xpdn for black, or `-` for none")]
    BadLost(String),
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl Position {
    /// Reads a two-player position.
    ///
    /// # Errors
    /// When the text is malformed or the pieces do not make a position.
    pub fn parse(board: &Board, text: &str) -> Result<Position, ParsePositionError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let at = words.iter().position(|&word| word == "w" || word == "b");
        let (pieces, rest) = words.split_at(at.ok_or(ParsePositionError::NoTurn)?);
        let (turn, white, black) = match rest {
            ["w", white, black] => (Player::White, white, black),
            [_, white, black] => (Player::Black, white, black),
            _ => return Err(ParsePositionError::LostWords(rest.len().saturating_sub(1))),
        };
        let pieces = pieces.iter().map(|word| read_piece(board, word));
        let pieces = pieces.collect::<Result<Vec<_>, _>>()?;
        let lost = [read_lost(Player::White, white)?, read_lost(Player::Black, black)?];
        Ok(Position::new(board, &pieces, turn, lost)?)
    }

    /// The position in the notation: pieces sorted by node, lost pieces sorted by letter. Covers two players.
    pub fn text(&self, board: &Board) -> String {
        let mut words: Vec<String> = board
            .nodes()
            .filter_map(|node| {
                let piece = self.at(node)?;
                Some(format!("{}{}", letter(piece), board.name(node)))
            })
            .collect();
        words.push(if self.turn() == Player::White { "w" } else { "b" }.to_string());
        words.push(lost_text(self, Player::White));
        words.push(lost_text(self, Player::Black));
        words.join(" ")
    }
}

/// Upper case for white, lower case for black.
fn letter(piece: Piece) -> char {
    match piece.player {
        Player::White => piece.kind.letter(),
        Player::Black | Player::Red => piece.kind.letter().to_ascii_lowercase(),
    }
}

fn kind_of(letter: char) -> Option<Piece> {
    let kind = Kind::from_letter(letter.to_ascii_uppercase())?;
    let player = if letter.is_ascii_uppercase() { Player::White } else { Player::Black };
    Some(Piece { player, kind })
}

fn read_piece(board: &Board, word: &str) -> Result<(crate::vocabulary::Node, Piece), ParsePositionError> {
    let mut chars = word.chars();
    let piece = chars.next().and_then(kind_of);
    let piece = piece.ok_or_else(|| ParsePositionError::NoPiece(word.to_string()))?;
    let name = chars.as_str();
    let node = board
        .node(name)
        .ok_or_else(|| ParsePositionError::NoNode { word: word.to_string(), node: name.to_string() })?;
    Ok((node, piece))
}

fn read_lost(player: Player, word: &str) -> Result<[u8; 4], ParsePositionError> {
    let mut lost = [0u8; 4];
    if word == "-" {
        return Ok(lost);
    }
    for letter in word.chars() {
        match kind_of(letter) {
            Some(piece) if piece.player == player => {
                let count = &mut lost[piece.kind.index()];
                *count = count.saturating_add(1);
            }
            _ => return Err(ParsePositionError::BadLost(word.to_string())),
        }
    }
    Ok(lost)
}

fn lost_text(position: &Position, owner: Player) -> String {
    let mut letters: Vec<char> = Vec::new();
    for kind in Kind::ALL {
        let count = usize::from(position.lost(owner, kind));
        let piece = Piece { player: owner, kind };
        letters.extend(std::iter::repeat_n(letter(piece), count));
    }
    letters.sort_unstable();
    match letters.is_empty() {
        true => "-".to_string(),
        false => letters.into_iter().collect(),
    }
}
