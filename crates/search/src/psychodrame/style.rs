//! How a bot plays.

/// The parameters of a bot. The default is what the specification recommends; the laboratory varies them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// Lines told in a scene.
    pub lines: u8,
    /// How often in a hundred a character in the scene begins a conflict, when it could.
    pub initiates: u8,
    /// How often in a hundred the Director's role is passed on.
    pub passes: u8,
    /// How often in a hundred a secondary character is brought in by somebody who is absent.
    pub extras: u8,
    /// How often in a hundred somebody outside a conflict supports.
    pub supports: u8,
    /// Whether a belief is ticked.
    pub ticking: Ticking,
    /// Whether emotions are discharged at all.
    pub purges: bool,
    /// What packets do to their victims.
    pub spending: Spending,
    /// Whether acts kill, and deaths are agreed to.
    pub kills: bool,
    /// After so many scenes it wants to stop.
    pub scenes: u32,
    /// Whether it goes on until it has seen so many scenes, however many problems are resolved.
    pub tireless: bool,
    /// Whether it speaks from the bank of texts; else a dash stands for every text.
    pub speaks: bool,
    /// Whether it resolves by retiring now and then, or writes a new character.
    pub retires: bool,
    /// Whether it joins rematches where the table lets it.
    pub joins: bool,
}

/// When a belief is ticked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ticking {
    /// Never.
    Never,
    /// When the goal is lost, and the scene is not about oneself.
    Losing,
    /// When the goal is lost, whatever it costs.
    Always,
}

/// What a packet is turned into.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spending {
    /// Emotions up to 8, then traits, as the specification recommends.
    Mixed,
    /// The highest emotion, then the traits down.
    Hostile,
    /// The lowest emotion and the traits up.
    Kind,
    /// Anything.
    Random,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            lines: 1,
            initiates: 50,
            passes: 10,
            extras: 20,
            supports: 60,
            ticking: Ticking::Losing,
            purges: true,
            spending: Spending::Mixed,
            kills: false,
            scenes: 30,
            tireless: false,
            speaks: true,
            retires: false,
            joins: false,
        }
    }
}

impl Style {
    /// Somebody who tries a bit of everything.
    pub fn wild() -> Self {
        Self {
            initiates: 80,
            passes: 25,
            extras: 50,
            ticking: Ticking::Always,
            spending: Spending::Random,
            kills: true,
            scenes: 25,
            retires: true,
            joins: true,
            ..Self::default()
        }
    }

    /// For the laboratory: no words, just moves.
    pub fn silent(self) -> Self {
        Self { speaks: false, lines: 0, ..self }
    }
}
