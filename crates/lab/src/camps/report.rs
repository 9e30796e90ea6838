//! What was measured, for people to read.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

use super::{Args, Cell, Counts, Line, cells};

/// What came of a run. Its `Display` is Markdown.
#[derive(Debug, Clone)]
pub struct Report {
    args: Args,
    counts: Vec<(Cell, Counts)>,
}

impl Report {
    pub(super) fn new(args: &Args, lines: &[Line]) -> Report {
        let count = |cell: Cell| {
            let mut counts = Counts::default();
            lines.iter().filter(|line| cell.has(line)).for_each(|line| counts.add(line));
            (cell, counts)
        };
        Report { args: args.clone(), counts: cells().into_iter().map(count).collect() }
    }

    /// Writes `psychopathe-camps.md` and its plots into a folder, and says which files these are.
    ///
    /// # Errors
    /// A file cannot be written.
    pub fn save(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        fs::create_dir_all(folder)?;
        let path = folder.join("psychopathe-camps.md");
        fs::write(&path, self.to_string())?;
        Ok(vec![path])
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (cell, counts) in &self.counts {
            let (points, error) = counts.first_player();
            writeln!(
                f,
                "{} {} {}p n={} first {points:.1}±{error:.1} drawn {} plies {} captures {} P {} back {} branching {:?} depth {:?} {:?}",
                cell.board,
                cell.camp,
                cell.players,
                counts.games,
                counts.drawn(),
                counts.plies,
                counts.captures,
                counts.psychologists,
                counts.put_back,
                counts.branching(),
                counts.depth(),
                self.args.time
            )?;
        }
        Ok(())
    }
}
