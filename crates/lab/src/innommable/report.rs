//! What was measured, for people to read.

mod exact;
mod prose;

use std::fmt;

use super::{
    Cell, Counts, Report,
    cell::{self, LAYOUTS, PLAYERS, five_a_head},
    odds::{even_shares, formula},
};
use crate::plot::{Curve, Estimate, Figure, Panel};

impl Report {
    fn layout(&self, index: usize, n: u8) -> Option<&Counts> {
        self.counts(&Cell::layout(index, n))
    }

    /// One figure for each question, a curve for each way to lay the dice.
    pub(super) fn plots(&self) -> Vec<(&'static str, String)> {
        let figure = |title: &str, y_label: &str, range, point: &dyn Fn(&Counts) -> Estimate| {
            let curve = |index: usize| Curve {
                name: LAYOUTS[index].0.to_owned(),
                points: PLAYERS.filter_map(|n| self.layout(index, n).map(point)).collect(),
            };
            let series = (0..LAYOUTS.len()).map(curve).collect();
            let figure = Figure {
                title: title.to_owned(),
                x_label: "players with a character".to_owned(),
                y_label: y_label.to_owned(),
                places: PLAYERS.map(|n| n.to_string()).collect(),
                range,
                panels: vec![Panel { title: String::new(), series }],
            };
            figure.svg()
        };
        let percent = (0.0, 100.0, 20.0);
        vec![
            (
                "innommable-defused.svg",
                figure("Mysteries defused", "percent of games", percent, &|c| Estimate::share(c.defused)),
            ),
            (
                "innommable-won.svg",
                figure("Conflicts won at difficulty 4", "percent", percent, &|c| Estimate::share(c.won[3])),
            ),
            (
                "innommable-mad.svg",
                figure("Characters mad at the end", "percent", percent, &|c| Estimate::share(c.mad)),
            ),
            (
                "innommable-dead.svg",
                figure("Characters dead at the end", "percent", percent, &|c| Estimate::share(c.dead)),
            ),
            (
                "innommable-scenes.svg",
                figure("Scenes a game", "scenes", (0.0, 15.0, 3.0), &|c| Estimate::mean(c.scenes)),
            ),
        ]
    }

    fn exact(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| N | Dice | Stage | Dice a head | One throw | One reroll | Two rerolls | Mad in a throw |"
        )?;
        writeln!(f, "|--:|---|---|--:|--:|--:|--:|--:|")?;
        let stages = ["d20 out", "d12 out", "d8 out", "d4 out"];
        for n in PLAYERS {
            for (name, dice) in [("formula", formula(n)), ("five a head", five_a_head(n))] {
                if name != "formula" && n == 3 {
                    continue;
                }
                for (stage, share) in stages.iter().zip(even_shares(n, dice)) {
                    let [one, two, three] = share.success.map(|p| 100.0 * p);
                    writeln!(
                        f,
                        "| {n} | {name} {}+{}+{}+{} | {stage}, difficulty {} | {:.2} | {one:.1} | {two:.1} | {three:.1} | {:.1} |",
                        dice.d20,
                        dice.d12,
                        dice.d8,
                        dice.d4,
                        share.difficulty,
                        share.dice,
                        100.0 * share.mad
                    )?;
                }
            }
        }
        Ok(())
    }

    fn table(f: &mut fmt::Formatter<'_>, rows: &[(String, &Counts)]) -> fmt::Result {
        writeln!(
            f,
            "| | Defused | Won at 1 | at 2 | at 3 | at 4 | Scenes | Mad | Dead | Entries a game | Highest ordinal | \
             Anchors lost | At risk early | Dry scenes | Spread |"
        )?;
        writeln!(f, "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|")?;
        for (name, counts) in rows {
            let [one, two, three, four] = counts.won;
            writeln!(
                f,
                "| {name} | {} | {one} | {two} | {three} | {four} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
                counts.defused,
                counts.scenes,
                counts.mad,
                counts.dead,
                counts.entries,
                counts.struck,
                counts.anchors_lost,
                counts.early_risk,
                counts.dry,
                counts.spread
            )?;
        }
        Ok(())
    }

    /// INN-E07: the same grid, played by those who take every die.
    fn thresholds(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| Madness from | Mad by a 1 | First in scene | Defused | Won at 4 | Dead | Scenes | Dice held |"
        )?;
        writeln!(f, "|---|--:|--:|--:|--:|--:|--:|--:|")?;
        let careful = ("6 / 3, careful".to_owned(), Cell::layout(0, 3));
        let bold =
            cell::thresholds().map(|(dice, occult)| (format!("{dice} / {occult}"), Cell::bold(dice, occult)));
        for (name, counts) in self.rows([careful].into_iter().chain(bold)) {
            let first =
                if counts.first_mad.value() > 0.0 { counts.first_mad.to_string() } else { "–".to_owned() };
            writeln!(
                f,
                "| {name} | {} | {first} | {} | {} | {} | {} | {} |",
                counts.mad_thrown, counts.defused, counts.won[3], counts.dead, counts.scenes, counts.held
            )?;
        }
        Ok(())
    }

    fn rows(&self, cells: impl IntoIterator<Item = (String, Cell)>) -> Vec<(String, &Counts)> {
        cells.into_iter().filter_map(|(name, cell)| Some((name, self.counts(&cell)?))).collect()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(n) = self.args.players {
            return Self::table(f, &self.rows([(format!("N = {n}"), Cell::layout(0, n))]));
        }
        self.opening(f)?;
        writeln!(f, "\n## Exact odds by stage\n\n{}\n", prose::EXACT)?;
        self.exact(f)?;
        writeln!(f, "\n## Is the second reroll worth an anchor?\n\n{}\n", exact::REROLLS)?;
        exact::rerolls(f)?;
        writeln!(f, "\n## Where madness begins\n\n{}\n", exact::MADNESS)?;
        exact::madness(f)?;
        writeln!(f, "\n{}\n", prose::BOLD)?;
        self.thresholds(f)?;
        writeln!(f, "\n## How many dice, for how many players\n\n{}\n", prose::GROUPS)?;
        writeln!(f, "![Mysteries defused](innommable-defused.svg)\n")?;
        writeln!(f, "![Conflicts won at difficulty 4](innommable-won.svg)\n")?;
        let formula = PLAYERS.map(|n| (format!("N = {n}, formula"), Cell::layout(0, n)));
        let heads = PLAYERS.map(|n| (format!("N = {n}, five a head"), Cell::five_a_head(n)));
        Self::table(f, &self.rows(formula.chain(heads)))?;
        writeln!(f, "\n## How to weigh dice on elements\n\n{}\n", prose::WEIGHTS)?;
        writeln!(f, "![Characters mad](innommable-mad.svg)\n\n![Characters dead](innommable-dead.svg)\n")?;
        writeln!(f, "![Scenes a game](innommable-scenes.svg)\n")?;
        for n in PLAYERS {
            writeln!(f, "### N = {n}\n")?;
            let rows = (0..LAYOUTS.len()).map(|index| (LAYOUTS[index].0.to_owned(), Cell::layout(index, n)));
            Self::table(f, &self.rows(rows))?;
            writeln!(f)?;
        }
        writeln!(f, "## What else moves the game, N = 3\n\n{}\n", prose::OTHERS)?;
        let base = ("as the rules".to_owned(), Cell::layout(0, 3));
        let others = cell::others().into_iter().map(|cell| (cell.name.to_owned(), cell));
        Self::table(f, &self.rows([base].into_iter().chain(others)))?;
        self.recommendation(f)
    }
}
