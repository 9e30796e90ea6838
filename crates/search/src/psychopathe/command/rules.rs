//! `perft` and `moves`: the rules alone.

use std::io::Write;

use super::scene::{CommandError, Scene};

/// Prints the number of move sequences of that length.
///
/// # Errors
/// When writing fails.
pub fn perft(scene: &Scene, depth: u32, out: &mut dyn Write) -> Result<(), CommandError> {
    writeln!(out, "{}", psychopathe::perft_bulk(&scene.board, &scene.start, depth))?;
    Ok(())
}

/// Prints the legal moves one a line, in byte order.
///
/// # Errors
/// When writing fails.
pub fn moves(scene: &Scene, out: &mut dyn Write) -> Result<(), CommandError> {
    for text in scene.start.move_texts(&scene.board) {
        writeln!(out, "{text}")?;
    }
    Ok(())
}
