//! A cell: one way to play, and what came of it.

use std::fmt;

use ::pactes::{Ending, Options};
use search::pactes::{Lines, Placement, Rebate, Style};

use super::{Finished, play};
use crate::{
    Experiment, Join as _,
    stats::{Mean, Most, Share, join_fields},
};

/// A table and the style of all three players.
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    pub style: Style,
    /// What the table chose.
    pub options: Options,
}

impl Cell {
    /// The style of the specification's simulation: no interventions, no rebates, no offers. Nobody speaks
    /// and nobody refuses, since neither has an effect on the result.
    pub fn quiet() -> Style {
        Style {
            interventions: 0,
            rebate: Rebate::Never,
            negotiates: false,
            refuses: false,
            speaks: false,
            ..Style::default()
        }
    }

    /// So placed, so many lines, so many interventions; else as in the specification's simulation.
    pub fn specified(placement: Placement, lines: Lines, interventions: u8) -> Self {
        let style = Style { placement, lines, interventions, ..Self::quiet() };
        Self { style, options: Options::default() }
    }

    /// The same with so many tokens of each value.
    pub fn with_tokens(mut self, tokens_per_value: u32) -> Self {
        self.options.tokens_per_value = tokens_per_value;
        self
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Style { lines, placement, interventions, thrifty, help, spoil, rebate, negotiates, .. } =
            self.style;
        write!(f, "{placement:?}, ")?;
        match lines {
            Lines::Target => write!(f, "target lines")?,
            Lines::Fixed(n) => write!(f, "{n} line{}", if n == 1 { "" } else { "s" })?,
        }
        write!(f, ", {interventions} interventions")?;
        if thrifty {
            write!(f, ", thrifty")?;
        }
        let off = |f: &mut fmt::Formatter<'_>, name: &str, on: bool| {
            if on { Ok(()) } else { write!(f, ", no {name}") }
        };
        off(f, "help", help || interventions == 0)?;
        off(f, "spoiling", spoil || interventions == 0)?;
        match rebate {
            Rebate::Never => write!(f, ", no rebates")?,
            Rebate::WhenAhead => write!(f, ", rebate when ahead")?,
            Rebate::Always(n) => write!(f, ", rebate {n}")?,
        }
        off(f, "offers", negotiates)?;
        write!(f, ", {0} + {0} tokens", self.options.tokens_per_value)
    }
}

impl Experiment for Cell {
    type Counts = Counts;
    const BATCH: u64 = 200;

    fn play(&self, seed: u64, counts: &mut Counts) {
        counts.add(&play(&self.options, self.style, seed));
    }
}

/// What came of the games of a cell.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counts {
    /// Games that Faust won.
    pub faust: Share,
    /// Games that a demon won, shared wins included.
    pub demon: Share,
    /// Games that the demons won together.
    pub shared: Share,
    /// Games with six achievements or more.
    pub reached: Share,
    /// Games in which no demon had more points than Faust, goal or no goal.
    pub leads: Share,
    /// Games in which the Reserve ran out and the Discard was shuffled in.
    pub refilled: Share,
    pub achievements: Mean,
    /// Faust's points.
    pub points: Mean,
    /// The better demon's points.
    pub best_demon: Mean,
    /// Faust's points less the better demon's.
    pub margin: Mean,
    /// Lines of all contracts of a game.
    pub lines: Mean,
    /// Tokens spent on dice in a game.
    pub spent: Mean,
    /// Points that Reps took off prices in a game.
    pub rebates: Mean,
    /// Tokens given away in a game.
    pub gifts: Mean,
    pub actions: Mean,
    /// Actions of the longest game.
    pub most_actions: Most,
}

impl Counts {
    /// Games played.
    pub fn games(&self) -> u64 {
        self.faust.of
    }

    /// Games that nobody won.
    pub fn nobody(&self) -> Share {
        Share { n: self.games() - self.faust.n - self.demon.n, of: self.games() }
    }

    /// One more game.
    pub fn add(&mut self, game: &Finished) {
        let best_demon = i64::from(game.points.demon_a.max(game.points.demon_b));
        let margin = i64::from(game.points.faust) - best_demon;
        self.faust.count(game.ending == Ending::Faust);
        self.demon.count(matches!(game.ending, Ending::Demon(_) | Ending::Shared));
        self.shared.count(game.ending == Ending::Shared);
        self.reached.count(game.achievements >= 6);
        self.leads.count(margin >= 0);
        self.refilled.count(game.refilled);
        self.achievements.add(game.achievements.into());
        self.points.add(game.points.faust.into());
        self.best_demon.add(best_demon);
        self.margin.add(margin);
        self.lines.add(game.n_lines.into());
        self.spent.add(game.n_spent.into());
        self.rebates.add(game.rebates.into());
        self.gifts.add(game.gifts.into());
        self.actions.add(i64::try_from(game.n_actions).unwrap_or(i64::MAX));
        self.most_actions.join(&Most(game.n_actions));
    }
}

join_fields!(Counts:
    faust demon shared reached leads refilled achievements points best_demon margin lines spent
    rebates gifts actions most_actions);
