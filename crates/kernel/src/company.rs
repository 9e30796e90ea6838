//! Bots among people: with whom a bot sits, what people ask of it, and what its doing is to them.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// What people ask of the bots at their table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Go on: whoever has something to begin may begin it now.
    GoOn,
    /// Wait until somebody asks to go on.
    Wait,
    /// Bring what is under way to its close.
    Close,
    /// Give the floor: whoever leads lets somebody else lead, or turns to a person.
    Floor,
}

/// With whom a bot sits.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Company {
    /// The seats of people.
    pub people: Vec<Seat>,
    /// What they asked last, if it has not been done.
    pub wish: Option<Wish>,
}

impl Company {
    /// Whether anybody there is a person.
    pub fn has_people(&self) -> bool {
        !self.people.is_empty()
    }

    /// Whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.people.contains(&seat)
    }
}

/// What a bot's action is to the people at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Tact {
    /// The game waits for it, or it answers somebody.
    #[default]
    Answers,
    /// It begins something in a moment that is everybody's.
    Begins,
    /// It ends something that people may still be in.
    Ends,
    /// It ends what all the people there have finished with: they have voted for it, or told their part.
    Concludes,
}
