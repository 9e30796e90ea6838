//! A cell: one way to play, and what came of it.

use std::fmt;

use ::pactes::{Ending, Options};
use search::pactes::{Lines, Placement, Rebate, Style};

use super::{Finished, play};
use crate::{
    Experiment,
    stats::{Mean, Share},
};

/// A table and the style of all three players.
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    /// How they play.
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
    #[must_use]
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

    fn join(counts: &mut Counts, more: &Counts) {
        counts.join(more);
    }
}

/// What came of the games of a cell.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counts {
    games: u64,
    faust: u64,
    demon: u64,
    shared: u64,
    reached: u64,
    leads: u64,
    refilled: u64,
    achievements: Mean,
    points: Mean,
    best_demon: Mean,
    margin: Mean,
    lines: Mean,
    spent: Mean,
    rebates: Mean,
    gifts: Mean,
    actions: Mean,
    most_actions: u64,
}

impl Counts {
    /// One more game.
    pub fn add(&mut self, game: &Finished) {
        self.games += 1;
        match game.ending {
            Ending::Faust => self.faust += 1,
            Ending::Demon(_) => self.demon += 1,
            Ending::Shared => {
                self.demon += 1;
                self.shared += 1;
            }
            Ending::Nobody => (),
        }
        let best_demon = i64::from(game.points.demon_a.max(game.points.demon_b));
        let margin = i64::from(game.points.faust) - best_demon;
        self.reached += u64::from(game.achievements >= 6);
        self.leads += u64::from(margin >= 0);
        self.refilled += u64::from(game.refilled);
        self.achievements.add(game.achievements.into());
        self.points.add(game.points.faust.into());
        self.best_demon.add(best_demon);
        self.margin.add(margin);
        self.lines.add(game.n_lines.into());
        self.spent.add(game.n_spent.into());
        self.rebates.add(game.rebates.into());
        self.gifts.add(game.gifts.into());
        self.actions.add(i64::try_from(game.n_actions).unwrap_or(i64::MAX));
        self.most_actions = self.most_actions.max(game.n_actions);
    }

    /// All games of another count.
    pub fn join(&mut self, other: &Self) {
        self.games += other.games;
        self.faust += other.faust;
        self.demon += other.demon;
        self.shared += other.shared;
        self.reached += other.reached;
        self.leads += other.leads;
        self.refilled += other.refilled;
        for (mean, more) in [
            (&mut self.achievements, other.achievements),
            (&mut self.points, other.points),
            (&mut self.best_demon, other.best_demon),
            (&mut self.margin, other.margin),
            (&mut self.lines, other.lines),
            (&mut self.spent, other.spent),
            (&mut self.rebates, other.rebates),
            (&mut self.gifts, other.gifts),
            (&mut self.actions, other.actions),
        ] {
            mean.join(more);
        }
        self.most_actions = self.most_actions.max(other.most_actions);
    }

    fn share(&self, n: u64) -> Share {
        Share { n, of: self.games }
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Games that Faust won.
    pub fn faust(&self) -> Share {
        self.share(self.faust)
    }

    /// Games that a demon won, shared wins included.
    pub fn demon(&self) -> Share {
        self.share(self.demon)
    }

    /// Games that the demons won together.
    pub fn shared(&self) -> Share {
        self.share(self.shared)
    }

    /// Games that nobody won.
    pub fn nobody(&self) -> Share {
        self.share(self.games - self.faust - self.demon)
    }

    /// Games with six achievements or more.
    pub fn reached(&self) -> Share {
        self.share(self.reached)
    }

    /// Games in which no demon had more points than Faust, goal or no goal.
    pub fn leads(&self) -> Share {
        self.share(self.leads)
    }

    /// Games in which the Reserve ran out and the Discard was shuffled in.
    pub fn refilled(&self) -> Share {
        self.share(self.refilled)
    }

    /// Achievements of a game.
    pub fn achievements(&self) -> Mean {
        self.achievements
    }

    /// Faust's points.
    pub fn points(&self) -> Mean {
        self.points
    }

    /// The better demon's points.
    pub fn best_demon(&self) -> Mean {
        self.best_demon
    }

    /// Faust's points less the better demon's.
    pub fn margin(&self) -> Mean {
        self.margin
    }

    /// Lines of all contracts of a game.
    pub fn lines(&self) -> Mean {
        self.lines
    }

    /// Tokens spent on dice in a game.
    pub fn spent(&self) -> Mean {
        self.spent
    }

    /// Points that Reps took off prices in a game.
    pub fn rebates(&self) -> Mean {
        self.rebates
    }

    /// Tokens given away in a game.
    pub fn gifts(&self) -> Mean {
        self.gifts
    }

    /// Actions of a game.
    pub fn actions(&self) -> Mean {
        self.actions
    }

    /// Actions of the longest game.
    pub fn most_actions(&self) -> u64 {
        self.most_actions
    }
}
