//! The board as text: the disc on a grid of characters, ray `a` below.

use crate::board::Board;
use crate::position::Position;
use crate::vocabulary::{Kind, Node, Piece, Player};

/// What stands for an empty node, and for an empty special node.
const EMPTY: &str = "·";
const SPECIAL: &str = "◦";

/// The letter of a piece: upper case for white, lower case for black, dotted for red.
pub fn glyph(piece: Piece) -> char {
    match (piece.player, piece.kind) {
        (Player::White, kind) => kind.letter(),
        (Player::Black, kind) => kind.letter().to_ascii_lowercase(),
        (Player::Red, Kind::Psychopath) => 'Ẋ',
        (Player::Red, Kind::Psychologist) => 'Ṗ',
        (Player::Red, Kind::Informer) => 'Ḋ',
        (Player::Red, Kind::Nurse) => 'Ṅ',
    }
}

/// A grid on which words are written.
struct Canvas {
    cells: Vec<Vec<char>>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Canvas {
        Canvas { cells: vec![vec![' '; width + 8]; height + 1] }
    }

    /// Writes a word round a place, a row off where the place is taken.
    fn write(&mut self, column: usize, row: usize, word: &str) {
        let letters: Vec<char> = word.chars().collect();
        let start = (column + 3).saturating_sub(letters.len() / 2);
        let free = |row: &Vec<char>| {
            let around = start.saturating_sub(1)..(start + letters.len() + 1).min(row.len());
            row[around].iter().all(|&c| c == ' ')
        };
        let rows = [row, row + 1, row.saturating_sub(1)];
        let row = rows.into_iter().find(|&r| self.cells.get(r).is_some_and(free)).unwrap_or(row);
        for (cell, letter) in self.cells[row][start..].iter_mut().zip(letters) {
            *cell = letter;
        }
    }

    fn text(&self) -> String {
        let lines = self.cells.iter().map(|row| row.iter().collect::<String>().trim_end().to_string());
        let lines: Vec<String> = lines.collect();
        lines.join("\n").trim_end().to_string() + "\n"
    }
}

fn draw(board: &Board, below: Player, width: usize, height: usize, word: impl Fn(Node) -> String) -> String {
    let mut canvas = Canvas::new(width, height);
    // Who looks has his own camp below; with three players the board is not turned.
    let flip = if below == Player::Black { -1.0 } else { 1.0 };
    for node in board.nodes() {
        let [x, y] = board.place(node).map(|v| v * flip);
        let column = ((x + 1.0) / 2.0 * (width - 1) as f64).round() as usize;
        let row = ((1.0 - (y + 1.0) / 2.0) * (height - 1) as f64).round() as usize;
        canvas.write(column, row, &word(node));
    }
    canvas.text()
}

/// The pieces on the board, seen by a player; about 76 columns wide.
pub fn draw_position(board: &Board, position: &Position, below: Player) -> String {
    draw(board, below, 72, 33, |node| match position.at(node) {
        Some(piece) => glyph(piece).to_string(),
        None if board.is_special(node) => SPECIAL.to_string(),
        None => EMPTY.to_string(),
    })
}

/// The names of all nodes; about 120 columns wide.
pub fn draw_names(board: &Board, below: Player) -> String {
    draw(board, below, 116, 45, |node| board.name(node).to_string())
}
