//! What was measured, for people to read.

mod prose;

use std::fmt;

use search::pactes::{Placement, Rebate};

use super::{
    Cell, Counts, Report,
    claims::{
        BARGAINS, DEMONS, INTERVENTIONS, LINES, bargain, demons, grid, recommended, small_sets, thrifty,
    },
    odds,
    specified::{self, Specified},
};
use crate::Measured;

/// Further than this many standard errors from the specification is worth a word.
const FAR: f64 = 3.5;

impl Report {
    /// What was measured of a cell that the report is made of.
    fn of(&self, cell: &Cell) -> &Counts {
        self.counts(cell).expect("the report's cells are those of `claims::cells`")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.args.run.report.is_none() {
            return self.single(f);
        }
        self.introduction(f)?;
        self.grids(f)?;
        self.agreement(f)?;
        self.exact(f)?;
        self.author(f)?;
        self.help(f)?;
        self.bargains(f)?;
        self.limits(f)
    }
}

/// The columns of the long tables.
const COLUMNS: &str = "Faust | A demon | Nobody | Six achievements | Points, Faust : better demon | Margin \
                       | Reserve ran out | Actions (most)";
const RULE: &str = "|---|--:|--:|--:|--:|--:|--:|--:|--:|";

impl Report {
    fn single(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Measured { cell, counts } in &self.measured {
            writeln!(f, "{cell}; {} games, seed {}\n", counts.games(), self.args.run.seed)?;
            writeln!(f, "Faust wins         {} %", counts.faust)?;
            writeln!(f, "a demon wins       {} % (shared: {})", counts.demon, counts.shared)?;
            writeln!(f, "nobody wins        {} %", counts.nobody())?;
            writeln!(f, "six achievements   {} %", counts.reached)?;
            writeln!(f, "achievements       {}", counts.achievements)?;
            writeln!(f, "Faust's points     {}", counts.points)?;
            writeln!(f, "better demon's     {}", counts.best_demon)?;
            writeln!(f, "margin             {}", counts.margin)?;
            writeln!(f, "Reserve ran out    {} %", counts.refilled)?;
            writeln!(f, "tokens on dice     {}", counts.spent)?;
            writeln!(f, "actions            {}, at most {}", counts.actions, counts.most_actions.0)?;
        }
        Ok(())
    }

    fn row(&self, f: &mut fmt::Formatter<'_>, name: &str, cell: &Cell) -> fmt::Result {
        let counts = self.of(cell);
        writeln!(
            f,
            "| {name} | {} | {} | {} | {} | {:.1} : {:.1} | {} | {:.1} | {:.0} ({}) |",
            counts.faust,
            counts.demon,
            counts.nobody(),
            counts.reached,
            counts.points.value(),
            counts.best_demon.value(),
            counts.margin,
            100.0 * counts.refilled.value(),
            counts.actions.value(),
            counts.most_actions.0
        )
    }

    fn grids(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## Placement and lines\n")?;
        writeln!(
            f,
            "Percent of games, with 95 % intervals after Wilson; means with half of their 95 % interval. \
             A shared win of the demons counts as a demon's.\n"
        )?;
        writeln!(
            f,
            "![Games won by Faust](pactes-faust.svg)\n\n![Games won by a demon](pactes-demon.svg)\n"
        )?;
        for (title, interventions) in [("Nobody intervenes", 0), ("Everybody intervenes", INTERVENTIONS)] {
            writeln!(f, "### {title}\n\n| Placement, lines | {COLUMNS} |\n{RULE}")?;
            for placement in Placement::ALL {
                for n_lines in LINES {
                    let name = format!("{placement:?} {n_lines}");
                    self.row(f, &name, &grid(placement, n_lines, interventions))?;
                }
            }
            self.row(f, "Pace, target", &recommended(interventions))?;
            if interventions > 0 {
                self.row(f, "Pace, target, thrifty", &thrifty())?;
            }
            writeln!(f)?;
        }
        writeln!(
            f,
            "### Sixteen tokens of each value, nobody intervenes\n\n| Placement, lines | {COLUMNS} |\n{RULE}"
        )?;
        for (name, cell) in ["Pace 2", "Pace 3", "Blind 3"].iter().zip(&small_sets()) {
            self.row(f, name, cell)?;
        }
        writeln!(f)
    }

    /// The largest distance of a cell's shares from the specification's, in standard errors.
    fn distance(&self, cell: &Cell, specified: &Specified) -> f64 {
        let counts = self.of(cell);
        let shares = [counts.faust, counts.demon, counts.nobody()];
        let far = shares.into_iter().zip(specified.won);
        far.map(|(share, won)| share.distance(won / 100.0, specified.games).abs()).fold(0.0, f64::max)
    }

    fn agreement(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = specified::all();
        let quiet: Vec<_> = all.iter().filter(|(cell, _)| cell.style.interventions == 0).collect();
        let bent: Vec<_> = all.iter().filter(|(cell, _)| cell.style.interventions > 0).collect();
        let near = |cells: &[&(Cell, Specified)]| {
            cells.iter().filter(|(cell, specified)| self.distance(cell, specified) <= FAR).count()
        };
        writeln!(f, "## Beside the specification's own simulation\n")?;
        writeln!(
            f,
            "The specification brings numbers from a simulation of its own, written apart from ours. Its cells \
             (Faust / a demon / nobody; Faust's points : better demon's) beside ours; the last column is the \
             largest distance of the three shares in standard errors of the difference. Without interventions \
             {} of {} cells agree within {FAR}, with interventions {} of {}.\n",
            near(&quiet),
            quiet.len(),
            near(&bent),
            bent.len()
        )?;
        writeln!(f, "| Cell | Specified | Measured | Distance |\n|---|--:|--:|--:|")?;
        for (cell, specified) in &all {
            let (counts, [faust, demon, nobody]) = (self.of(cell), specified.won);
            let percent = |share: crate::Share| 100.0 * share.value();
            let ours = (percent(counts.faust), percent(counts.demon), percent(counts.nobody()));
            let (theirs, mine) = match specified.points {
                Some((faust, demon)) => (
                    format!("; {faust:.1} : {demon:.1}"),
                    format!("; {:.1} : {:.1}", counts.points.value(), counts.best_demon.value()),
                ),
                None => (String::new(), String::new()),
            };
            let distance = self.distance(cell, specified);
            let far = if distance > FAR { format!("**{distance:.1}**") } else { format!("{distance:.1}") };
            writeln!(
                f,
                "| {} | {faust:.1} / {demon:.1} / {nobody:.1}{theirs} | {:.1} / {:.1} / {:.1}{mine} | {far} |",
                short(cell),
                ours.0,
                ours.1,
                ours.2
            )?;
        }
        self.differences(f)
    }

    fn exact(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## Exact checks\n")?;
        writeln!(
            f,
            "The greatest number of achievements of one contract is `min(n, fours and fives + 2 × sixes)`; over six \
             contracts that gives the chance of the goal for a Faust who takes all he can (Greedy). Computed with \
             `kernel::Odds`, and measured:\n\n| Lines | Exactly | Measured, percent |\n|--:|--:|--:|"
        )?;
        for n_lines in 1..=3 {
            let measured = self.of(&grid(Placement::Greedy, n_lines, 0)).reached;
            writeln!(f, "| {n_lines} | {:.6} | {measured} |", odds::reaches_goal(n_lines))?;
        }
        let [faust, rep, rival] = odds::blind_line(60.0 / 38.0);
        writeln!(
            f,
            "\nA line with blind dice and no conversion brings, price included, Faust {faust:+.2}, the Rep \
             {rep:+.2}, the Rival {rival:+.2} points.\n"
        )
    }

    fn help(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| Placement, help, spoiling | {COLUMNS} |\n{RULE}")?;
        for placement in [Placement::Pace, Placement::Balanced] {
            for (help, spoil) in DEMONS {
                let yes = |on: bool| if on { "yes" } else { "no" };
                let name = format!("{placement:?} 2, {}, {}", yes(help), yes(spoil));
                self.row(f, &name, &demons(placement, help, spoil))?;
            }
        }
        self.help_read(f)
    }

    fn bargains(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| Rebate, Faust's offers | {COLUMNS} |\n{RULE}")?;
        for (rebate, negotiates) in BARGAINS {
            let rebate_name = match rebate {
                Rebate::Never => "none".to_owned(),
                Rebate::WhenAhead => "1 when ahead and far from the goal".to_owned(),
                Rebate::Always(n) => format!("always {n}"),
            };
            let name = format!("{rebate_name}, {}", if negotiates { "yes" } else { "no" });
            self.row(f, &name, &bargain(rebate, negotiates))?;
        }
        self.bargains_read(f)
    }
}

/// A cell's name in a table of many like it.
fn short(cell: &Cell) -> String {
    let lines = match cell.style.lines {
        search::pactes::Lines::Target => "target".to_owned(),
        search::pactes::Lines::Fixed(n) => n.to_string(),
    };
    let bent = if cell.style.interventions > 0 { ", interventions" } else { "" };
    let tokens = cell.options.tokens_per_value;
    let tokens = if tokens == 26 { String::new() } else { format!(", {tokens} + {tokens}") };
    format!("{:?} {lines}{bent}{tokens}", cell.style.placement)
}
