//! What was measured, for people to read.

mod prose;

use std::{
    fmt, io,
    path::{Path, PathBuf},
};

use psychopathe::{Camp, Player};

use super::{Cell, Counts, Finished, LabArgs, cell::DRAWS, cells, figures::plots};
use crate::{Join as _, experiment::save};

/// One run: how it was paced, and what came of it.
#[derive(Debug, Clone)]
pub(super) struct Run {
    pub(super) pace: String,
    counts: Vec<(Cell, Counts)>,
}

impl Run {
    fn new(pace: String, lines: &[Finished]) -> Run {
        let count = |cell: Cell| {
            let mut counts = Counts::default();
            lines.iter().filter(|line| cell.has(line)).for_each(|line| counts.add(line));
            (cell, counts)
        };
        Run { pace, counts: cells().into_iter().map(count).collect() }
    }

    pub(super) fn of(&self, cell: &Cell) -> Option<&Counts> {
        let found = self.counts.iter().find(|(known, _)| known == cell).map(|(_, counts)| counts);
        found.filter(|counts| counts.games > 0)
    }

    /// Everything two players played on a board.
    fn on(&self, board: u8) -> Counts {
        let mut all = Counts::default();
        for (_, counts) in self.counts.iter().filter(|(cell, _)| cell.board == board && cell.players == 2) {
            all.join(counts);
        }
        all
    }
}

/// What came of a run. Its `Display` is Markdown.
#[derive(Debug, Clone)]
pub struct Report {
    args: LabArgs,
    runs: Vec<Run>,
}

impl Report {
    pub(super) fn new(args: &LabArgs, lines: &[Finished], beside: Option<&[Finished]>) -> Report {
        let mut runs = vec![Run::new(args.pace(), lines)];
        runs.extend(beside.map(|lines| Run::new(args.beside_pace(), lines)));
        Report { args: args.clone(), runs }
    }

    /// Writes `psychopathe-camps.md` and its plots into a folder, and says which files these are.
    ///
    /// # Errors
    /// A file cannot be written.
    pub fn save(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        let mut files = vec![("psychopathe-camps.md", self.to_string())];
        files.extend(plots(&self.runs));
        save(folder, files)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.introduction(f)?;
        for run in &self.runs {
            self.tables(f, run)?;
        }
        self.three(f)?;
        self.findings(f)
    }
}

impl Report {
    fn tables(&self, f: &mut fmt::Formatter<'_>, run: &Run) -> fmt::Result {
        writeln!(f, "## Two players, {}\n", run.pace)?;
        for (board, name) in [(3, "Standard board"), (2, "Small board")] {
            writeln!(f, "### {name}\n")?;
            writeln!(
                f,
                "| camp | games | first player, % | drawn, % | half-moves | legal moves | captures | psychologists \
                 taken | put back | games with a resurrection, % | depth |\n\
                 |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
            )?;
            for camp in Camp::NAMES {
                let Some(counts) = run.of(&Cell { board, players: 2, camp }) else { continue };
                row(f, camp, counts)?;
            }
            let all = run.on(board);
            if all.games > 0 {
                row(f, "*all camps*", &all)?;
            }
            let drawn = all.by_cause();
            let causes: Vec<String> =
                DRAWS.iter().zip(drawn).map(|((name, _), n)| format!("{name} {n}")).collect();
            writeln!(f, "\nDraws by cause, all camps: {}.\n", causes.join(", "))?;
        }
        Ok(())
    }

    fn three(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "## Three players (PSY-60)\n\nThe specification's camp on rays a, c, e; three players that search \
             paranoidly (each takes both enemies for one).\n\n\
             | pace | board | games | first, % | second, % | third, % | drawn, % | half-moves | first player out \
             after | won by who put the first one out, % | depth |\n\
             |---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
        )?;
        for run in &self.runs {
            for (board, name) in [(3, "standard"), (2, "small")] {
                let cell = Cell { board, players: 3, camp: Camp::NAMES[0] };
                let Some(counts) = run.of(&cell) else { continue };
                writeln!(
                    f,
                    "| {} | {name} | {} | {} | {} | {} | {} | {:.0} ± {:.0} | {} | {} | {:.1} |",
                    run.pace,
                    counts.games,
                    counts.won(Player::White),
                    counts.won(Player::Black),
                    counts.won(Player::Red),
                    counts.drawn(),
                    counts.plies.value(),
                    counts.plies.error(),
                    if counts.avenged().of > 0 {
                        format!("{:.0}", counts.first_out.value())
                    } else {
                        "–".into()
                    },
                    counts.avenged(),
                    counts.depth().0
                )?;
            }
        }
        writeln!(f)
    }
}

fn row(f: &mut fmt::Formatter<'_>, name: &str, counts: &Counts) -> fmt::Result {
    let (first, first_error) = counts.first_player();
    let (branching, branching_error) = counts.branching();
    writeln!(
        f,
        "| {name} | {} | {first:.1} ± {first_error:.1} | {} | {:.0} ± {:.0} | {branching:.1} ± {branching_error:.1} \
         | {:.1} ± {:.1} | {} | {} | {} | {:.1} |",
        counts.games,
        counts.drawn(),
        counts.plies.value(),
        counts.plies.error(),
        counts.captures.value(),
        counts.captures.error(),
        counts.psychologists,
        counts.put_back,
        counts.with_put_back(),
        counts.depth().0
    )
}
