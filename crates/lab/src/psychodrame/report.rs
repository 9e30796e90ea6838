//! What was measured, for people to read.

use std::fmt::{self, Display, Write as _};

use ::psychodrame::{Card, duel};

use super::{Cell, Counts, Report};
use crate::{
    Measured, Share,
    plot::{Curve, Estimate, Figure, Panel},
};

/// A column of a table: its title, and what it says of the counts.
type Column = (&'static str, fn(&Counts) -> String);

const LENGTH: [Column; 5] = [
    ("Scenes", |c| c.scenes.to_string()),
    ("Conflicts", |c| c.conflicts.to_string()),
    ("Problems resolved", |c| c.resolved.to_string()),
    ("Acts", |c| c.acts.to_string()),
    ("Actions", |c| format!("{:.0}", c.actions.value())),
];
const CONFLICT: [Column; 6] = [
    ("Goal achieved, %", |c| c.goals.to_string()),
    ("Tie in round one, %", |c| c.ties.to_string()),
    ("Rounds", |c| c.rounds.to_string()),
    ("Five rematches, %", |c| c.capped.to_string()),
    ("Points a conflict", |c| c.points.to_string()),
    ("Cards a participant", |c| c.cards.to_string()),
];

impl Report {
    pub(super) fn plots(&self) -> Vec<(&'static str, String)> {
        vec![
            ("psychodrame-floor.svg", self.floor().svg()),
            ("psychodrame-threshold.svg", self.threshold().svg()),
            ("psychodrame-secondary.svg", secondary().svg()),
        ]
    }

    pub(super) fn cells(&self, question: &str) -> impl Iterator<Item = &Measured<Cell>> {
        self.measured.iter().filter(move |measured| measured.cell.question == question)
    }

    fn table(&self, f: &mut fmt::Formatter<'_>, question: &str, columns: &[Column]) -> fmt::Result {
        let titles: Vec<&str> = columns.iter().map(|(title, _)| *title).collect();
        writeln!(f, "| | {} |\n|---|{}", titles.join(" | "), "--:|".repeat(columns.len()))?;
        for Measured { cell, counts } in self.cells(question) {
            let values: Vec<String> = columns.iter().map(|(_, value)| value(counts)).collect();
            writeln!(f, "| {} | {} |", cell.name, values.join(" | "))?;
        }
        writeln!(f)
    }

    /// LAB-05: the highest emotion over a hundred scenes.
    fn floor(&self) -> Figure {
        let series = self.cells("LAB-05").map(|Measured { cell, counts }| Curve {
            name: cell.name.clone(),
            points: counts.highest.iter().map(|mean| Estimate::mean(*mean)).collect(),
        });
        Figure {
            title: "Highest emotion of a character at the end of a scene, by purge floor".to_owned(),
            x_label: "scenes".to_owned(),
            y_label: "score".to_owned(),
            places: ["1–25", "26–50", "51–75", "76–100"].map(str::to_owned).to_vec(),
            range: (0.0, 10.0, 2.0),
            panels: vec![Panel { title: "three players".to_owned(), series: series.collect() }],
        }
    }

    /// LAB-15: scenes until half of the problems are resolved.
    fn threshold(&self) -> Figure {
        let of = |n_seats: usize| Curve {
            name: format!("{n_seats} players"),
            points: self
                .cells("LAB-15")
                .filter(|m| m.cell.n_seats == n_seats)
                .map(|m| Estimate::mean(m.counts.scenes))
                .collect(),
        };
        Figure {
            title: "Scenes of a game, by threshold".to_owned(),
            x_label: "resolutionThreshold".to_owned(),
            y_label: "scenes".to_owned(),
            places: ["3", "4", "6", "8", "10"].map(str::to_owned).to_vec(),
            range: (0.0, 40.0, 10.0),
            panels: vec![Panel {
                title: "until half are resolved".to_owned(),
                series: (2..=4).map(of).collect(),
            }],
        }
    }
}

/// Cards of a main character: the initiation card, a trait of 5, with support three more.
const MAIN: [(&str, u8); 2] = [("trait of 5", 6), ("trait and support", 9)];

/// LAB-12, exactly: how often a main character gets the goal, ties, against 1 + so many cards.
fn against(cards: u8, highest: u8) -> (f64, f64) {
    let pack: Vec<Card> = Card::pack().into_iter().collect();
    let (mut wins, mut ties) = (0.0, 0.0);
    for ((mine, theirs), chance) in duel(&pack, &[], cards, &[], 1 + highest) {
        match mine.0.cmp(&theirs.0) {
            std::cmp::Ordering::Greater => wins += chance,
            std::cmp::Ordering::Equal => ties += chance,
            std::cmp::Ordering::Less => {}
        }
    }
    (wins, ties)
}

fn secondary() -> Figure {
    let series = MAIN.map(|(name, cards)| Curve {
        name: name.to_owned(),
        points: (3..=9)
            .map(|highest| {
                let (wins, ties) = against(cards, highest);
                let value = 100.0 * (wins + ties / 2.0);
                Estimate { value, low: value, high: value }
            })
            .collect(),
    });
    Figure {
        title: "Goals of a main character against a secondary one (ties as half), exact".to_owned(),
        x_label: "highest emotion of the main character".to_owned(),
        y_label: "percent of first rounds".to_owned(),
        places: (3..=9).map(|n: u8| n.to_string()).collect(),
        range: (0.0, 100.0, 20.0),
        panels: vec![Panel { title: "first round".to_owned(), series: series.to_vec() }],
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.args.run.report.is_none() {
            let columns: Vec<Column> = LENGTH.into_iter().chain(CONFLICT).collect();
            for Measured { cell, counts } in &self.measured {
                writeln!(f, "{}, {} games, seed {}\n", cell.name, counts.games, self.args.run.seed)?;
                columns.iter().try_for_each(|(title, value)| writeln!(f, "{title:<22} {}", value(counts)))?;
            }
            return Ok(());
        }
        writeln!(
            f,
            "# Psychodrame in the laboratory\n\nWritten by `tablee lab psychodrame --report docs/lab --games {} --seed {}`. Bots play \
             as section 10 of the [rules](../rules/psychodrame.md) recommends unless a row says otherwise; they play what the cards \
             allow and know nothing of stories. Percent with 95 % intervals after Wilson, means with half of their 95 % interval.\n\n\
             ## Résumé en français\n\n{}\n",
            self.args.games,
            self.args.run.seed,
            self.summary()
        )?;
        self.questions(f)?;
        self.rest(f)
    }
}

impl Report {
    fn questions(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## Is it useful to be able to refuse support? (footnote 5, LAB-03)\n")?;
        let supported: Column = ("Supported side gets the goal, %", |c| share(c.supported_goals));
        self.table(f, "LAB-03", &[CONFLICT[0], supported, CONFLICT[2], CONFLICT[4], CONFLICT[5]])?;
        writeln!(
            f,
            "No. Three more cards only add combinations to choose from: whatever could be played without them can be played \
             with them, and points are counted from played cards. A refusal is idle at the default table; with `DRAWN` the \
             beneficiary's extra cards hurt the opponents, never the beneficiary.\n"
        )?;
        writeln!(f, "## May others join at a rematch? (footnote 6, LAB-04)\n")?;
        let joined: Column = ("Won by a side that was joined, %", |c| share(c.joined));
        self.table(f, "LAB-04", &[CONFLICT[0], joined, CONFLICT[2], CONFLICT[4], LENGTH[0]])?;
        writeln!(f, "{}\n", self.on_joining())?;
        writeln!(f, "## Does the purge floor hold up over time? (footnote 7, LAB-05)\n")?;
        let quarters: [Column; 4] = [
            ("Highest emotion, scenes 1–25", |c| c.highest[0].to_string()),
            ("26–50", |c| c.highest[1].to_string()),
            ("51–75", |c| c.highest[2].to_string()),
            ("76–100", |c| c.highest[3].to_string()),
        ];
        let columns: Vec<Column> = quarters.into_iter().chain([LENGTH[3], LENGTH[2]]).collect();
        self.table(f, "LAB-05", &columns)?;
        let floor = self.named("LAB-05", "Initial");
        let drift = floor.highest[3].value() - floor.highest[1].value();
        let noise = floor.highest[3].error() + floor.highest[1].error();
        writeln!(
            f,
            "![Highest emotion](psychodrame-floor.svg)\n\nWith the floor at the initial score the highest emotion {} after scene 50 \
             ({drift:+.2}, error {noise:.2}).\n",
            if drift.abs() <= noise.max(0.1) { "does not drift" } else { "still drifts" }
        )
    }

    fn rest(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## Are rematches too frequent? Is playing last too strong? (LAB-07, LAB-08)\n")?;
        self.table(f, "LAB-07", &CONFLICT)?;
        writeln!(f, "{}\n", self.on_rematches())?;
        writeln!(f, "## Is the psychological game worth its price? (LAB-09)\n")?;
        let ticks: [Column; 2] = [
            ("Conflicts with a tick, %", |c| share(c.ticks)),
            ("Goal to the one who ticked, %", |c| share(c.ticked_goals)),
        ];
        let columns: Vec<Column> = ticks.into_iter().chain([LENGTH[0], LENGTH[2], CONFLICT[0]]).collect();
        self.table(f, "LAB-09", &columns)?;
        writeln!(f, "{}\n", self.on_psychological_games())?;
        writeln!(f, "## Can problems be resolved without conflict? (LAB-10)\n")?;
        self.table(f, "LAB-10", &LENGTH)?;
        writeln!(
            f,
            "Yes: nothing in the rules asks for one. Scenes alone resolve problems as fast as the threshold lets them.\n"
        )?;
        writeln!(f, "## Do traits inflate or vanish? (LAB-11)\n")?;
        let traits: [Column; 5] = [
            ("Traits", |c| c.traits.to_string()),
            ("Score of a trait", |c| c.scores.to_string()),
            ("Problems lost", |c| c.lost_problems.to_string()),
            ("Deck renewed, a game", |c| c.renewals.to_string()),
            ("Cards a participant", |c| c.cards.to_string()),
        ];
        self.table(f, "LAB-11", &traits)?;
        writeln!(f, "{}\n", self.on_traits())?;
        writeln!(f, "## Are secondary characters fair opponents? (LAB-12, exact)\n")?;
        writeln!(f, "![Goals against a secondary character](psychodrame-secondary.svg)\n")?;
        let mut lines = String::from(
            "| Highest emotion | trait of 5: goal, tie | trait and support: goal, tie |\n|--:|--:|--:|\n",
        );
        for highest in 3..=9 {
            let cell = |cards| {
                let (wins, ties) = against(cards, highest);
                format!("{:.1} %, {:.1} %", 100.0 * wins, 100.0 * ties)
            };
            writeln!(lines, "| {highest} | {} | {} |", cell(MAIN[0].1), cell(MAIN[1].1))?;
        }
        writeln!(f, "{lines}\nBreak-even without support is an emotion of 5: six cards against six.\n")?;
        writeln!(f, "## Do deaths cascade? (LAB-13)\n")?;
        self.table(f, "LAB-13", &[LENGTH[0], LENGTH[3], ("Deaths", |c| c.deaths.to_string()), LENGTH[2]])?;
        writeln!(f, "{}\n", self.on_deaths())?;
        writeln!(f, "## Which reading of repercussions plays best? (LAB-14)\n")?;
        self.table(f, "LAB-14", &[CONFLICT[0], CONFLICT[2], CONFLICT[4], LENGTH[3], LENGTH[0]])?;
        writeln!(f, "{}\n", self.on_pools())?;
        writeln!(f, "## Which threshold for which length? (LAB-15)\n")?;
        writeln!(f, "![Scenes by threshold](psychodrame-threshold.svg)\n")?;
        self.table(f, "LAB-15", &LENGTH)?;
        writeln!(f, "{}\n", self.on_thresholds())?;
        writeln!(
            f,
            "## Not answered here\n\nWhether traits may be too like beliefs (footnote 2, LAB-01) and which goals are unsuitable (footnote 3, \
             LAB-02) are questions of content: texts have no weight in the rules, so bots cannot answer them; they need the records of \
             people's games. Footnote 1 (LAB-06) is lost. Only options of the table are varied; the other readings of LAB-13 and LAB-14 \
             are not."
        )
    }

    pub(super) fn named(&self, question: &str, name: &str) -> Counts {
        let found = self.cells(question).find(|measured| measured.cell.name == name);
        found.map(|measured| measured.counts.clone()).unwrap_or_default()
    }
}

fn share(share: Share) -> String {
    if share.of == 0 { "—".to_owned() } else { share.to_string() }
}
