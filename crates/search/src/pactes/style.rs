//! How a bot plays.

/// The parameters of a bot. The default is what the specification recommends; the laboratory varies them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// How many lines Faust lets a contract grow to.
    pub lines: Lines,
    /// How Faust places his dice.
    pub placement: Placement,
    /// The most tokens spent on the dice of one contract; 0 for somebody who always passes.
    pub interventions: u8,
    /// Whether Faust spends tokens only for achievements that this round must bring at an even pace; else for
    /// any that is missing.
    pub thrifty: bool,
    /// Whether a demon who leads wants Faust to reach his goal.
    pub help: bool,
    /// Whether a demon who is far behind near the end wants Faust to miss it.
    pub spoil: bool,
    /// What the Rep takes off the price.
    pub rebate: Rebate,
    /// Whether Faust, when short, offers a token for a nudge, and a demon who took it gives the nudge.
    pub negotiates: bool,
    /// Whether Faust sometimes refuses the first proposal of a contract.
    pub refuses: bool,
    /// Whether it speaks from the bank of texts; else a dash stands for every text.
    pub speaks: bool,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            lines: Lines::Target,
            placement: Placement::Pace,
            interventions: 2,
            thrifty: false,
            help: true,
            spoil: true,
            rebate: Rebate::WhenAhead,
            negotiates: true,
            refuses: true,
            speaks: true,
        }
    }
}

/// How many lines Faust wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lines {
    /// Three with six points or more, two with three, else one.
    Target,
    /// So many, as far as he can pay for them.
    Fixed(u8),
}

impl Lines {
    /// For a Faust with so many points.
    pub fn wanted(self, points: u32) -> usize {
        match (self, points) {
            (Self::Fixed(n), _) => n.into(),
            (Self::Target, 6..) => 3,
            (Self::Target, 3..) => 2,
            (Self::Target, _) => 1,
        }
    }
}

/// How Faust places his dice. All but the first weigh achievements against soul, exactly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Placement {
    /// Anywhere; a 6 on a commitment lifts the lowest commitment below 4, else the lowest flaw below 4.
    Blind,
    /// As many achievements as possible, then soul.
    Greedy,
    /// As many achievements as are still missing, then soul.
    Capped,
    /// As many as this round must bring at an even pace, then soul.
    Pace,
    /// A missing achievement is worth three points of soul.
    Balanced,
}

impl Placement {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Blind, Self::Greedy, Self::Capped, Self::Pace, Self::Balanced];
}

/// What a Rep takes off the price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rebate {
    /// Nothing.
    Never,
    /// One, if he leads Faust and the goal is far.
    WhenAhead,
    /// So much, always.
    Always(u8),
}
