//! Models of people who begin: what the lowest levels are measured against.

use psychopathe::{Board, Course, Move};

use super::attention::Attention;
use super::contest::Contender;
use super::split_mix::SplitMix;

/// Somebody who knows the rules and not much more.
#[derive(Debug)]
pub struct Beginner {
    board: Board,
    attention: Attention,
    dice: SplitMix,
}

impl Beginner {
    /// The names of the models, from the one that sees least.
    pub const NAMES: [&str; 4] = ["random", "greedy", "half-attentive", "careful"];

    /// A model by its name.
    pub fn named(name: &str, board: &Board) -> Option<Beginner> {
        let attention = match name {
            // Takes the psychopath when it happens to be there, and moves anyhow.
            "random" => Attention { captures: 0.0, threats: 0.0, safety: 0.0, aims: 0.0 },
            // Takes whatever can be taken.
            "greedy" => Attention { captures: 1.0, threats: 0.0, safety: 0.0, aims: 0.0 },
            // Looks every other time at what threatens, and at what could be threatened.
            "half-attentive" => Attention { captures: 1.0, threats: 0.5, safety: 0.5, aims: 0.5 },
            // Overlooks nothing that happens within a move.
            "careful" => Attention { captures: 1.0, threats: 1.0, safety: 1.0, aims: 1.0 },
            _ => return None,
        };
        Some(Beginner { board: board.clone(), attention, dice: SplitMix::new(0) })
    }
}

impl Contender for Beginner {
    fn begin(&mut self, seed: u64) {
        self.dice = SplitMix::new(seed);
    }

    fn choose(&mut self, course: &Course) -> Option<Move> {
        self.attention.choose(&self.board, course.position(), &mut self.dice)
    }
}
