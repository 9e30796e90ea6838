//! The bots that a table can seat, by the names in each game's manifest.

use innommable::Innommable;
use kernel::{Chance, Game, Knowledge, Player};
use pactes::Pactes;
use psychodrame::Psychodrame;
use psychopathe::{Action, Psychopathe};
use yonkoma::Yonkoma;

use crate::psychopathe::{Level, Observer, Report, Robot};

/// Somebody who plays this game by itself.
pub type Bot<G> = Box<dyn Player<G> + Send>;

/// A game that has bots.
pub trait Bots: Game {
    /// A new bot of that name; nothing, if the manifest names none.
    fn bot(name: &str) -> Option<Bot<Self>>;
    /// What a bot in that role is called at a table.
    fn bot_name(role: Self::Role) -> &'static str;
}

impl Bots for Pactes {
    fn bot(name: &str) -> Option<Bot<Self>> {
        (name == "demon").then(|| Box::new(crate::pactes::Bot::default()) as Bot<Self>)
    }

    fn bot_name(role: pactes::Role) -> &'static str {
        match role {
            pactes::Role::Faust => "Johann",
            pactes::Role::DemonA => "Malphas",
            pactes::Role::DemonB => "Vépar",
        }
    }
}

impl Bots for Psychodrame {
    fn bot(name: &str) -> Option<Bot<Self>> {
        (name == "player").then(|| Box::new(crate::psychodrame::Bot::default()) as Bot<Self>)
    }

    fn bot_name(psychodrame::Role::Player: psychodrame::Role) -> &'static str {
        "Camille"
    }
}

impl Bots for Innommable {
    fn bot(name: &str) -> Option<Bot<Self>> {
        (name == "keeper").then(|| Box::new(crate::innommable::Bot::default()) as Bot<Self>)
    }

    fn bot_name(role: innommable::Role) -> &'static str {
        match role {
            innommable::Role::Keeper => "Maître Ancelin",
            innommable::Role::Player => "Odile",
        }
    }
}

impl Bots for Yonkoma {
    fn bot(name: &str) -> Option<Bot<Self>> {
        (name == "mangaka").then(|| Box::new(crate::yonkoma::Bot::default()) as Bot<Self>)
    }

    fn bot_name(role: yonkoma::Role) -> &'static str {
        match role {
            yonkoma::Role::GameMaster => "Sensei",
            yonkoma::Role::Player => "Chibi",
        }
    }
}

impl Bots for Psychopathe {
    fn bot(name: &str) -> Option<Bot<Self>> {
        let level = name.strip_prefix("level-")?.parse().ok().and_then(Level::new)?;
        Some(Box::new(Frugal(level)))
    }

    fn bot_name(role: psychopathe::Player) -> &'static str {
        match role {
            psychopathe::Player::White => "Alba",
            psychopathe::Player::Black => "Nero",
            psychopathe::Player::Red => "Rossa",
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
        let mut robot = Robot::watched(self.0, Box::new(|| Box::new(Bounded)));
        robot.act(game, known, chance)
    }
}

/// Stops the search after so many positions; it reads no clock, so a busy server plays as well as an idle one.
struct Bounded;

impl Observer for Bounded {
    fn improved(&mut self, _: &Report) {}

    fn enough(&mut self, nodes: u64) -> bool {
        nodes >= NODES
    }

    fn another(&mut self, report: &Report) -> bool {
        report.nodes < NODES
    }
}
