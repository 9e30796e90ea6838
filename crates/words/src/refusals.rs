//! Why something is refused, alike for every game.

use innommable::Innommable;
use kernel::{Game, Language};
use pactes::Pactes;
use psychodrame::Psychodrame;
use psychopathe::Psychopathe;
use yonkoma::Yonkoma;

/// A game whose refusals have sentences.
pub trait SaysRefusals: Game {
    /// Why something is refused.
    fn refusal_sentence(language: Language, refusal: &Self::Refusal) -> String;
}

impl SaysRefusals for Pactes {
    fn refusal_sentence(language: Language, refusal: &Self::Refusal) -> String {
        crate::pactes::Speaker::new(language).refusal(refusal)
    }
}

impl SaysRefusals for Psychopathe {
    fn refusal_sentence(language: Language, refusal: &Self::Refusal) -> String {
        crate::psychopathe::Speaker::new(language).refusal(refusal)
    }
}

impl SaysRefusals for Psychodrame {
    fn refusal_sentence(language: Language, refusal: &Self::Refusal) -> String {
        crate::psychodrame::Speaker::new(language).refusal(refusal)
    }
}

impl SaysRefusals for Innommable {
    fn refusal_sentence(language: Language, refusal: &Self::Refusal) -> String {
        crate::innommable::Speaker::new(language).refusal(refusal)
    }
}

impl SaysRefusals for Yonkoma {
    fn refusal_sentence(language: Language, refusal: &Self::Refusal) -> String {
        crate::yonkoma::Speaker::new(language).refusal(refusal)
    }
}
