//! The bots that a table can seat, by the names in each game's manifest.

use innommable::Innommable;
use kernel::{Chance, Game, Knowledge, Player};
use pactes::Pactes;
use psychodrame::Psychodrame;
use psychopathe::{Action, Psychopathe};
use yonkoma::Yonkoma;

use crate::psychopathe::{EngineBot, Level, Observer};

/// Somebody who plays this game by itself.
pub type Bot<G> = Box<dyn Player<G> + Send>;

/// A game that has bots.
pub trait Bots: Game {
    /// A new bot of that name; nothing, if the manifest names none.
    fn bot(name: &str) -> Option<Bot<Self>>;
    /// What the bots in that role are called at a table, one after the other.
    fn bot_names(role: Self::Role) -> &'static [&'static str];
    /// What the bot is called that is the `nth` in its role, from 0; where the names run out they begin again.
    fn bot_name(role: Self::Role, nth: usize) -> &'static str {
        Self::bot_names(role).iter().cycle().nth(nth).copied().unwrap_or_default()
    }
}

impl Bots for Pactes {
    fn bot(name: &str) -> Option<Bot<Self>> {
        (name == "demon").then(|| Box::new(crate::pactes::Bot::default()) as Bot<Self>)
    }

    fn bot_names(role: pactes::Role) -> &'static [&'static str] {
        match role {
            pactes::Role::Faust => &["Johann"],
            pactes::Role::DemonA => &["Malphas"],
            pactes::Role::DemonB => &["Vépar"],
        }
    }
}

impl Bots for Psychodrame {
    fn bot(name: &str) -> Option<Bot<Self>> {
        (name == "player").then(|| Box::new(crate::psychodrame::Bot::default()) as Bot<Self>)
    }

    fn bot_names(psychodrame::Role::Player: psychodrame::Role) -> &'static [&'static str] {
        &["Camille", "Dominique", "Sacha", "Noa"]
    }
}

impl Bots for Innommable {
    fn bot(name: &str) -> Option<Bot<Self>> {
        (name == "keeper").then(|| Box::new(crate::innommable::Bot::default()) as Bot<Self>)
    }

    fn bot_names(role: innommable::Role) -> &'static [&'static str] {
        match role {
            innommable::Role::Keeper => &["Maître Ancelin"],
            innommable::Role::Player => &["Odile", "Gaspard", "Irène", "Basile", "Lucie", "Armand"],
        }
    }
}

impl Bots for Yonkoma {
    fn bot(name: &str) -> Option<Bot<Self>> {
        (name == "mangaka").then(|| Box::new(crate::yonkoma::Bot::default()) as Bot<Self>)
    }

    fn bot_names(role: yonkoma::Role) -> &'static [&'static str] {
        match role {
            yonkoma::Role::GameMaster => &["Sensei"],
            yonkoma::Role::Player => &["Chibi", "Neko", "Haru", "Mochi", "Tanuki", "Suzu"],
        }
    }
}

impl Bots for Psychopathe {
    fn bot(name: &str) -> Option<Bot<Self>> {
        let level = name.strip_prefix("level-")?.parse().ok().and_then(Level::new)?;
        Some(Box::new(Frugal(level)))
    }

    fn bot_names(role: psychopathe::Player) -> &'static [&'static str] {
        match role {
            psychopathe::Player::White => &["Alba"],
            psychopathe::Player::Black => &["Nero"],
            psychopathe::Player::Red => &["Rossa"],
        }
    }
}

/// The most positions that the strongest level looks at for one move: about a second of one core.
const NODES: u64 = 600_000;

/// A level of the engine that keeps nothing between two moves: a server has many tables.
struct Frugal(Level);

impl Player<Psychopathe> for Frugal {
    fn act(
        &mut self,
        game: &Psychopathe,
        known: &Knowledge<Psychopathe>,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        // Somebody who wants a draw is answered by playing on.
        let mut robot = EngineBot::watched(self.0, Box::new(|| Box::new(Bounded)));
        robot.act(game, known, chance)
    }
}

/// Stops the search after so many positions; it reads no clock, so a busy server plays as well as an idle one.
struct Bounded;

impl Observer for Bounded {
    fn enough(&mut self, nodes: u64) -> bool {
        nodes >= NODES
    }
}
