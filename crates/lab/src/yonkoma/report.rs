//! The report: `docs/lab/yonkoma.md` and its plots.

use std::fmt::{self, Write};

use ::yonkoma::Degree;

use super::{
    Cell, Counts, Report,
    exact::{conflict_table, setback_plot, setback_table, success_plot, success_table},
    sessions::CAUSES,
};
use crate::{
    Measured,
    plot::{Curve, Estimate, Figure, Panel},
    stats::Share,
};

impl Report {
    pub(super) fn plots(&self) -> Vec<(&'static str, String)> {
        vec![
            ("yonkoma-success.svg", success_plot()),
            ("yonkoma-setbacks.svg", setback_plot()),
            ("yonkoma-conflicts.svg", self.conflict_plot()),
        ]
    }

    /// The cells about the game master's Koma.
    fn pools(&self) -> impl Iterator<Item = &Measured<Cell>> {
        self.measured.iter().filter(|measured| measured.cell.name.contains("Koma"))
    }

    fn conflict_plot(&self) -> String {
        let series = |name: &str, point: &dyn Fn(&Counts) -> Estimate| Curve {
            name: name.to_owned(),
            points: self.pools().map(|measured| point(&measured.counts)).collect(),
        };
        Figure {
            title: "Conflicts by the game master's Koma".into(),
            x_label: "Koma a player".into(),
            y_label: "percent won by players' characters; Rounds × 10".into(),
            places: self
                .pools()
                .map(|measured| measured.cell.options.gm_pool_per_player.to_string())
                .collect(),
            range: (0.0, 100.0, 20.0),
            panels: vec![Panel {
                title: "three players, bots".into(),
                series: vec![
                    series("won", &|counts| Estimate::share(counts.won())),
                    series("Rounds", &|counts| {
                        Estimate::around(10.0 * counts.rounds.value(), 10.0 * counts.rounds.error())
                    }),
                ],
            }],
        }
        .svg()
    }

    fn tests_table(&self) -> String {
        let mut table = String::from(
            "| Table | Tests | Failure | Partial | Full | Spotlight |\n|---|--:|--:|--:|--:|--:|\n",
        );
        for Measured { cell, counts } in &self.measured {
            let _ = write!(table, "| {} | {} |", cell.name, counts.tests());
            for degree in [Degree::Failure, Degree::Partial, Degree::Full, Degree::Spotlight] {
                let _ = write!(table, " {} |", counts.degree(degree));
            }
            table.push('\n');
        }
        table
    }

    fn conflicts_table(&self) -> String {
        let mut table = String::from(
            "| Table | Conflicts | won by players' characters | Rounds | conceded | out | lead of 4 | nobody wins |\n\
             |---|--:|--:|--:|--:|--:|--:|--:|\n",
        );
        for Measured { cell, counts } in &self.measured {
            let of = counts.causes.iter().sum();
            let _ = write!(table, "| {} | {of} | {} | {} |", cell.name, counts.won(), counts.rounds);
            for cause in CAUSES {
                let _ = write!(table, " {} |", Share { n: counts.causes[cause as usize], of });
            }
            table.push('\n');
        }
        table
    }

    fn economy_table(&self) -> String {
        let mut table = String::from(
            "| Table | Koma spent by players | Koma left with players | left with the game master | Setbacks | out of play | eliminated | actions |\n\
             |---|--:|--:|--:|--:|--:|--:|--:|\n",
        );
        for Measured { cell, counts } in &self.measured {
            let _ = writeln!(
                table,
                "| {} | {} | {} | {} | {} | {} | {} | {} |",
                cell.name,
                counts.koma_spent,
                counts.koma_left,
                counts.pool_left,
                counts.setbacks,
                counts.out,
                counts.eliminated,
                counts.actions,
            );
        }
        table
    }

    /// What the numbers say, in French.
    fn summary(&self) -> String {
        let won: Vec<String> = self
            .pools()
            .map(|Measured { cell, counts }| {
                let share = format!("{:.1}", 100.0 * counts.won().value()).replace('.', ",");
                format!("{share} % avec {}", cell.options.gm_pool_per_player)
            })
            .collect();
        let by_lead: u64 = self.measured.iter().map(|measured| measured.counts.causes[2]).sum();
        let all: u64 = self.measured.iter().flat_map(|measured| measured.counts.causes).sum();
        let share = format!("{:.1}", 100.0 * crate::stats::ratio(by_lead, all)).replace('.', ",");
        format!(
            "- **La réserve du meneur**, en Koma par joueur : les personnages des joueurs gagnent {} de leurs conflits. \
             Elle ne pèse guère, car ces automates y puisent peu.\n\
             - **Quatre succès d’avance** : {share} % des conflits s’arrêtent ainsi ; presque tous finissent par une \
             concession ou faute de combattants.\n\
             - **Un revers grave** sauve un jet raté plus de huit fois sur dix dès deux dés ; son danger, lui, \
             ne dépend que du nombre de dés.\n\
             - Ces nombres viennent d’automates : ils donnent une direction, pas une preuve d’équilibre.",
            won.join(", ")
        )
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (games, seed, cells) = (self.args.games, self.args.run.seed, self.measured.len());
        writeln!(
            f,
            "# 4-KOMA in the laboratory\n\n\
             Exact chances come from `yonkoma::odds`, which the rules' own enumeration checks. Sessions are played by \
             the bots of `crates/search`, which see only what their seats know: {games} games of two Sessions for each \
             of {cells} tables. This file and its plots are written by\n\n\
             ```\ntablee lab yonkoma --games {games} --seed {seed} --report docs/lab\n```\n\n\
             The same seed gives the same file on any machine, with any number of threads.\n\n\
             ## Résumé en français\n\n{}\n\n\
             ## A Test, by pool and spending\n\n\
             Percent, exact; faces 5 and 6; every failed die is rerolled with each Koma.\n\n\
             ![Chances of a Test](yonkoma-success.svg)\n\n{}\n\
             ## What a Setback is worth\n\n\
             Percent, exact: one Setback, taken only after a throw without Success.\n\n\
             ![The danger of a Setback](yonkoma-setbacks.svg)\n\n{}\n\
             ## Conflicts, exactly\n\n\
             The loser of a Round spends a Koma while any is left, keeping every Success, then concedes.\n\n{}\n\
             ## Sessions between bots\n\n\
             Three players unless the table says otherwise, two Koma a player for the game master, faces 5 and 6. A \
             Session has four Scenes with a Test or a Conflict each; a player goes on in a Conflict while the next step \
             wins the Round with at least 30 %. Shares in percent with 95 % intervals after Wilson; means for one game \
             of two Sessions with half of their 95 % interval.\n\n\
             ### Tests\n\n{}\n### Conflicts\n\n![Conflicts](yonkoma-conflicts.svg)\n\n{}\n### Koma and Setbacks\n\n{}",
            self.summary(),
            success_table(),
            setback_table(),
            conflict_table(),
            self.tests_table(),
            self.conflicts_table(),
            self.economy_table().trim_end(),
        )
    }
}
