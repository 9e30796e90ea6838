//! What a game is before anybody plays it: what lists, lobbies, pages and commands have to know.

/// What is said of a game where it is listed, offered or opened. Each game says it once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Manifest {
    /// Its name in files, commands and addresses.
    pub name: &'static str,
    /// Its name on the cover.
    pub title: &'static str,
    /// The letters before the numbers of its rules.
    pub rule_prefix: &'static str,
    /// The number of its last rule.
    pub last_rule: u32,
    /// How many play.
    pub seats: Seats,
    /// The bots that can have a seat, by the names that requests and rows use.
    pub bots: &'static [&'static str],
    /// The bot that is offered first.
    pub usual_bot: &'static str,
    /// What a real table can throw or draw itself.
    pub real_chance: Option<RealChance>,
    /// Whether a story is told, with the X-card, lines and veils for those who tell it; a duel has none.
    pub has_story: bool,
    /// Whether a seat may know what others do not.
    pub has_secrets: bool,
}

/// How many play a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seats {
    /// At least so many.
    pub fewest: u8,
    /// At most so many.
    pub most: u8,
    /// Usually so many.
    pub usual: u8,
}

/// The chance of a game that people at a real table can make themselves and read out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RealChance {
    /// Dice that they throw.
    Dice,
    /// Cards that they draw.
    Cards,
}
