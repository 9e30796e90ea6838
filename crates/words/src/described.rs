//! What each game says of its roles, of what a table can choose, and of what it refuses.

use kernel::{Game, Language};

/// A game that says what there is to play and to choose, and why something is refused.
pub trait Described: Game {
    /// What a role is called, within a sentence.
    fn role(language: Language, role: Self::Role) -> String;
    /// What a role is about, in a sentence.
    fn about_role(language: Language, role: Self::Role) -> String;
    /// The options as chosen, a sentence each.
    fn options(language: Language, options: &Self::Options) -> Vec<String>;
    /// Why something is refused.
    fn refusal(language: Language, refusal: &Self::Refusal) -> String;
}

macro_rules! described_by_speaker {
    ($($words:ident: $game:ty),*) => {
        $(impl Described for $game {
            fn role(language: Language, role: Self::Role) -> String {
                crate::$words::Speaker::new(language).role(role)
            }

            fn about_role(language: Language, role: Self::Role) -> String {
                crate::$words::Speaker::new(language).about_role(role)
            }

            fn options(language: Language, options: &Self::Options) -> Vec<String> {
                crate::$words::Speaker::new(language).options(options)
            }

            fn refusal(language: Language, refusal: &Self::Refusal) -> String {
                crate::$words::Speaker::new(language).refusal(refusal)
            }
        })*
    };
}
described_by_speaker!(
    pactes: pactes::Pactes,
    psychodrame: psychodrame::Psychodrame,
    psychopathe: psychopathe::Psychopathe,
    innommable: innommable::Innommable,
    yonkoma: yonkoma::Yonkoma
);
