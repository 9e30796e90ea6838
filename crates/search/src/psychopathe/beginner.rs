//! Models of people who begin: what the lowest levels are measured against.

use psychopathe::{Board, Course, Move};

use super::contest::Contender;
use super::dice::Dice;
use super::glance::Eye;

/// Somebody who knows the rules and not much more.
#[derive(Debug)]
pub struct Beginner {
    board: Board,
    eye: Eye,
    dice: Dice,
}

impl Beginner {
    /// The names of the models, from the one that sees least.
    pub const NAMES: [&str; 4] = ["random", "greedy", "half-attentive", "careful"];

    /// A model by its name.
    #[must_use]
    pub fn named(name: &str, board: &Board) -> Option<Beginner> {
        let eye = match name {
            // Takes the psychopath when it happens to be there, and moves anyhow.
            "random" => Eye { captures: 0.0, threats: 0.0, safety: 0.0, aims: 0.0 },
            // Takes whatever can be taken.
            "greedy" => Eye { captures: 1.0, threats: 0.0, safety: 0.0, aims: 0.0 },
            // Looks every other time at what threatens, and at what could be threatened.
            "half-attentive" => Eye { captures: 1.0, threats: 0.5, safety: 0.5, aims: 0.5 },
            // Overlooks nothing that happens within a move.
            "careful" => Eye { captures: 1.0, threats: 1.0, safety: 1.0, aims: 1.0 },
            _ => return None,
        };
        Some(Beginner { board: board.clone(), eye, dice: Dice::new(0) })
    }
}

impl Contender for Beginner {
    fn begin(&mut self, seed: u64) {
        self.dice = Dice::new(seed);
    }

    fn choose(&mut self, course: &Course) -> Option<Move> {
        self.eye.choose(&self.board, course.position(), &mut self.dice)
    }
}
