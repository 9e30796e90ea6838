//! What each game adds to the terminal.

mod innommable;
mod pactes;
mod psychodrame;
mod psychopathe;
mod yonkoma;

use ::innommable::Innommable;
use ::pactes::Pactes;
use ::psychodrame::Psychodrame;
use ::psychopathe::Psychopathe;
use ::yonkoma::Yonkoma;

use super::spoken::Spoken;

/// Something that is done alike with any game that has words.
pub(crate) trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with one game.
    fn visit<G: Spoken>(self) -> Self::Output;
}

/// Does something with the game of that name; nothing, if there is none.
pub(crate) fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Output> {
    Some(match name {
        "pactes" => visitor.visit::<Pactes>(),
        "psychopathe" => visitor.visit::<Psychopathe>(),
        "psychodrame" => visitor.visit::<Psychodrame>(),
        "innommable" => visitor.visit::<Innommable>(),
        "yonkoma" => visitor.visit::<Yonkoma>(),
        _ => return None,
    })
}
