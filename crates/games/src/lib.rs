//! The five games, listed once.
//!
//! Whoever needs their names, titles or seats reads [`ALL`]; whoever does the same with each of them, whatever its
//! types, is a [`Visitor`].

use innommable::Innommable;
use kernel::{Game, Manifest};
use pactes::Pactes;
use psychodrame::Psychodrame;
use psychopathe::Psychopathe;
use search::Bots;
use words::{Described, TellsStory};
use yonkoma::Yonkoma;

/// What is said of each game, in the order of the shelf.
pub const ALL: [&Manifest; 5] = [
    &Pactes::MANIFEST,
    &Psychopathe::MANIFEST,
    &Psychodrame::MANIFEST,
    &Innommable::MANIFEST,
    &Yonkoma::MANIFEST,
];

/// Something that is done alike with any game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with one game.
    fn visit<G: Bots + Described + TellsStory + Copy + Default>(self, game: G) -> Self::Output;
}

/// Does something with the game of that name; nothing, if there is none.
pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Output> {
    Some(match name {
        "pactes" => visitor.visit(Pactes),
        "psychopathe" => visitor.visit(Psychopathe),
        "psychodrame" => visitor.visit(Psychodrame),
        "innommable" => visitor.visit(Innommable),
        "yonkoma" => visitor.visit(Yonkoma),
        _ => return None,
    })
}

/// What is said of the game of that name.
pub fn find(name: &str) -> Option<&'static Manifest> {
    ALL.into_iter().find(|game| game.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a game says of itself.
    struct Said;

    impl Visitor for Said {
        type Output = (Manifest, bool, Vec<usize>);

        fn visit<G: Bots + Copy + Default>(self, game: G) -> Self::Output {
            let seats = G::MANIFEST.seats;
            let makes_each = G::MANIFEST.bots.iter().all(|bot| G::bot(bot).is_some());
            let cast = (seats.fewest..=seats.most).map(|n| game.roles(usize::from(n)).len()).collect();
            (G::MANIFEST, makes_each, cast)
        }
    }

    #[test]
    fn each_game_is_found_by_its_name_and_keeps_what_its_manifest_says() {
        for manifest in ALL {
            let (said, makes_each, cast) = visit(manifest.name, Said).expect("it is listed");
            assert_eq!(&said, manifest);
            assert!(makes_each, "{}: a bot without a player", said.name);
            assert!(said.bots.contains(&said.usual_bot), "{}", said.name);
            let seats = said.seats;
            assert!((seats.fewest..=seats.most).contains(&seats.usual), "{}", said.name);
            let expected: Vec<usize> = (seats.fewest..=seats.most).map(usize::from).collect();
            assert_eq!(cast, expected, "{}: a role for each seat", said.name);
        }
        assert_eq!(visit("chess", Said), None);
    }
}
