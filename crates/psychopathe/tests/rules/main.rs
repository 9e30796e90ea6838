//! The rules, one test or more for each id of the specification.

mod boards;
mod capture;
mod drawing;
mod end;
mod hold;
mod laws;
mod lessons;
mod movement;
mod notation;
mod playthroughs;
mod puzzles;
mod reference;
mod resurrection;
mod table;
mod three;
mod trial;

use psychopathe::{Board, Position};

/// A position on the standard board.
fn at(text: &str) -> Position {
    Position::parse(Board::standard(), text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The legal moves in the notation.
fn moves(text: &str) -> Vec<String> {
    at(text).move_texts(Board::standard())
}

/// The nodes that the piece on `from` may move to, in byte order; captures and pieces put back are left out.
fn targets(text: &str, from: &str) -> String {
    let start = format!("{from}-");
    let mut nodes: Vec<String> = moves(text)
        .iter()
        .filter_map(|m| m.strip_prefix(&start))
        .filter_map(|rest| rest.split(['x', ' ']).next())
        .map(str::to_string)
        .collect();
    nodes.dedup();
    nodes.join(" ")
}

/// The moves from one node to another, with what follows them.
fn ways(text: &str, from_to: &str) -> Vec<String> {
    let mut found = moves(text);
    found.retain(|m| {
        m.strip_prefix(from_to)
            .is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() && c != 'x'))
    });
    found
}

/// The position after a move.
fn after(text: &str, played: &str) -> String {
    let board = Board::standard();
    let position = at(text);
    let played = position.parse_move(board, played).unwrap_or_else(|why| panic!("{played}: {why}"));
    position.after(board, played).text(board)
}
