//! What the laboratories share: what a run is asked for, how its cells are played, how it is reported.

use std::{
    fmt::{self, Debug},
    fs, io,
    path::{Path, PathBuf},
};

use crate::{
    cores::{Batches, OnProgress, Stopped, count, threads},
    stats::Join,
};

/// What every run is asked for beside its games.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct RunArgs {
    /// The seed of it all: the same seed gives the same numbers on any machine.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads; as many as there are cores, if not given.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Write the report, with all its experiments, and its plots into this folder.
    #[arg(long, value_name = "FOLDER")]
    pub report: Option<PathBuf>,
}

/// One way to play, tried many times.
pub trait Experiment: Debug + Clone + PartialEq + Sync {
    /// What is counted over its games.
    type Counts: Join + Debug + Default + Clone + PartialEq + Send;
    /// Games that one thread plays before it looks up.
    const BATCH: u64;

    /// Plays the game of a seed and counts it.
    fn play(&self, seed: u64, counts: &mut Self::Counts);
}

/// A cell with what came of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Measured<C: Experiment> {
    /// How it was played.
    pub cell: C,
    pub counts: C::Counts,
}

/// What a laboratory was asked for, and with it what it tries.
pub trait Laboratory: Debug + Clone {
    /// One way to play.
    type Cell: Experiment;
    const FILE: &'static str;

    fn games(&self) -> u64;
    fn run_args(&self) -> &RunArgs;
    fn cells(&self) -> Vec<Self::Cell>;
    /// The plots of the report: file and content.
    fn plots(report: &Report<Self>) -> Vec<(&'static str, String)>;
}

/// What came of a run. Its `Display` is Markdown.
#[derive(Debug, Clone)]
pub struct Report<A: Laboratory> {
    pub(crate) args: A,
    pub(crate) measured: Vec<Measured<A::Cell>>,
}

impl<A: Laboratory> Report<A> {
    /// Each cell with what came of it.
    pub fn measured(&self) -> &[Measured<A::Cell>] {
        &self.measured
    }

    pub(crate) fn counts(&self, cell: &A::Cell) -> Option<&<A::Cell as Experiment>::Counts> {
        self.measured.iter().find(|measured| measured.cell == *cell).map(|measured| &measured.counts)
    }

    /// Writes the report and its plots into a folder, and says which files these are.
    ///
    /// # Errors
    /// A file cannot be written.
    pub fn save(&self, folder: &Path) -> io::Result<Vec<PathBuf>>
    where
        Self: fmt::Display,
    {
        let mut files = vec![(A::FILE, self.to_string())];
        files.extend(A::plots(self));
        save(folder, files)
    }
}

/// Writes files into a folder, and says where they are.
pub(crate) fn save(folder: &Path, files: Vec<(&str, String)>) -> io::Result<Vec<PathBuf>> {
    fs::create_dir_all(folder)?;
    let write = |(name, content): (&str, String)| {
        let path = folder.join(name);
        fs::write(&path, content).map(|()| path)
    };
    files.into_iter().map(write).collect()
}

/// Runs what was asked for. Somebody is told of the progress and may stop it.
///
/// # Errors
/// It was stopped.
pub fn run<A: Laboratory>(args: &A, watch: &OnProgress<'_>) -> Result<Report<A>, Stopped> {
    let RunArgs { seed, threads: asked, .. } = *args.run_args();
    let measured = measure(&args.cells(), args.games(), seed, threads(asked), watch)?;
    Ok(Report { args: args.clone(), measured })
}

/// Plays so many games of each cell.
///
/// # Errors
/// It was stopped.
pub fn measure<C: Experiment>(
    cells: &[C],
    games: u64,
    seed: u64,
    threads: usize,
    watch: &OnProgress<'_>,
) -> Result<Vec<Measured<C>>, Stopped> {
    let batches = Batches { games, seed, threads, size: C::BATCH };
    let counts = count(cells, batches, watch, |counts, cell, seed| cell.play(seed, counts))?;
    Ok(cells.iter().cloned().zip(counts).map(|(cell, counts)| Measured { cell, counts }).collect())
}
