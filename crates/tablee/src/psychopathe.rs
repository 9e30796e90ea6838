//! `tablee psychopathe …`: perft, moves, the engine's move, UGI, matches, self-play, tuning.

use std::{
    fs,
    io::{self, BufWriter, Write},
    path::PathBuf,
    time::{Duration, Instant},
};

use ::psychopathe::{Camp, Options, Player, Psychopathe, Puzzle};
use anyhow::{Context, anyhow};
use clap::{Args, Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use search::psychopathe::{
    Level, Observer, Report, Robot, Sprt,
    command::{self, Battle, Best, Mining, Scene, SceneFiles, Selfplay, Sitting, Tuning, Who},
};

use crate::play;

/// What can be asked about Psychopathe.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Count the sequences of legal moves of a length.
    Perft {
        /// The length.
        depth: u32,
        #[command(flatten)]
        place: Place,
    },
    /// Print the legal moves, one a line.
    Moves {
        #[command(flatten)]
        place: Place,
    },
    /// Print the engine's move.
    Best {
        #[command(flatten)]
        place: Place,
        /// Time in milliseconds [default: 1000, if nothing else limits the search].
        #[arg(long)]
        time: Option<u64>,
        /// A fixed depth.
        #[arg(long)]
        depth: Option<u32>,
        /// A fixed number of positions.
        #[arg(long)]
        nodes: Option<u64>,
        /// Threads.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Play as a level from 1 to 10 does.
        #[arg(long, value_parser = level)]
        level: Option<Level>,
        /// Print what each iteration finds.
        #[arg(long)]
        verbose: bool,
    },
    /// Speak UGI on standard input and output.
    Ugi {
        #[command(flatten)]
        place: Place,
    },
    /// Let two players meet: `engine`, `engine-PART` (a part switched off), `uct`, `level-1` to `level-10`, or
    /// `beginner-random`, `-greedy`, `-half-attentive`, `-careful`.
    Match {
        /// From whose side results are counted.
        first: String,
        /// The other one.
        second: String,
        #[command(flatten)]
        place: Place,
        /// Pairs of games, each opening played from both sides.
        #[arg(long, default_value_t = 50)]
        pairs: u32,
        /// Time a move in milliseconds; without it, a number of positions.
        #[arg(long)]
        time: Option<u64>,
        /// Positions a move (playouts for UCT).
        #[arg(long, default_value_t = 10_000)]
        nodes: u64,
        /// Random half-moves at the beginning of each pair.
        #[arg(long, default_value_t = 6)]
        random_plies: u32,
        /// Seed of the openings.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Stop as soon as a gain of ELO0 or of ELO1 is established, each at a risk of 5 %.
        #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
        sprt: Option<Vec<f64>>,
        /// Threads of the first player, if that is the engine and has a time.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Weights of the first player, as a file.
        #[arg(long)]
        weights: Option<PathBuf>,
        /// Keep the records of the games in this file.
        #[arg(long)]
        records: Option<PathBuf>,
    },
    /// Let the engine play against itself; records and statistics come out.
    Selfplay {
        #[command(flatten)]
        place: Place,
        /// How many games.
        #[arg(long, default_value_t = 100)]
        games: u32,
        /// Time a move in milliseconds; without it, a number of positions.
        #[arg(long)]
        time: Option<u64>,
        /// Positions a move.
        #[arg(long, default_value_t = 5_000)]
        nodes: u64,
        /// Random half-moves at the beginning of each pair.
        #[arg(long, default_value_t = 6)]
        random_plies: u32,
        /// Seed of the openings.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Keep the records of the games in this file.
        #[arg(long)]
        records: Option<PathBuf>,
    },
    /// Mine self-play for positions with one winning line, and print them as a file of puzzles.
    Puzzles {
        /// How many games, at most.
        #[arg(long, default_value_t = 1_000)]
        games: u64,
        /// Number of the first game: another one finds other puzzles.
        #[arg(long, default_value_t = 0)]
        first: u64,
        /// Positions a move.
        #[arg(long, default_value_t = 300)]
        nodes: u64,
        /// Seed of the games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Puzzles of each length that are enough.
        #[arg(long, default_value_t = 50)]
        each: usize,
        /// Puzzles that are known already, as a file: they are not found again.
        #[arg(long)]
        known: Option<PathBuf>,
    },
    /// Fit the weights of the evaluation to self-play and print them as a file.
    Tune {
        /// Rounds, each played with the weights of the one before, the first with plain ones.
        #[arg(long, default_value_t = 5)]
        rounds: u32,
        /// Games a round.
        #[arg(long, default_value_t = 3_000)]
        games: u64,
        /// Positions a move.
        #[arg(long, default_value_t = 800)]
        nodes: u64,
        /// Seed of the games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Passes over the positions of a round.
        #[arg(long, default_value_t = 30)]
        epochs: u32,
        /// Games played at the same time, which changes nothing but the time it takes; one a core if nothing is said.
        #[arg(long)]
        jobs: Option<usize>,
    },
}

/// Which board, from which position.
#[derive(Debug, Args)]
pub(crate) struct Place {
    /// The size of the board: 2 or 3.
    #[arg(long, default_value_t = 3)]
    board: u8,
    /// A board from a file, instead of a size.
    #[arg(long)]
    board_file: Option<PathBuf>,
    /// The camps: `standard`, `withdrawn`, `sheltered`, `scouts`, `fan`, `informers`, `corner`, or a file.
    #[arg(long)]
    camp: Option<String>,
    /// A position in the notation of docs/rules/psychopathe.md, instead of the opening.
    #[arg(long)]
    position: Option<String>,
}

impl Place {
    pub(crate) fn scene(&self) -> anyhow::Result<Scene> {
        let board = self.board_file.as_ref().map(read).transpose()?;
        let camp = self.camp.as_deref().map(camp_text).transpose()?;
        let files = SceneFiles {
            size: Some(self.board),
            board: board.as_deref(),
            camp: camp.as_deref(),
            position: self.position.as_deref(),
        };
        Ok(Scene::new(files)?)
    }
}

/// A game in the terminal, against the engine or between two people.
#[derive(Debug, Args)]
pub(crate) struct BoardArgs {
    #[command(flatten)]
    common: play::PlayArgs,
    #[command(flatten)]
    place: Place,
    /// How well the engine plays, from 1 to 10 [default: 3].
    #[arg(long, value_parser = level)]
    level: Option<Level>,
    /// Your side [default: you are asked].
    #[arg(long, value_enum)]
    side: Option<Side>,
    /// Most time for a move of the engine, in milliseconds.
    #[arg(long, default_value_t = 3_000)]
    time: u64,
    /// Decides what low levels misjudge [default: by chance].
    #[arg(long)]
    seed: Option<u64>,
}

/// Who plays at this terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Side {
    /// You begin.
    White,
    /// The engine begins.
    Black,
    /// Two people, both sides.
    Both,
}

/// Plays at this terminal: a table's game, or from a position or on a board of one's own, which no table knows.
///
/// # Errors
/// A board or position that cannot be used, or a terminal that cannot be read or written.
pub(crate) fn play(args: &BoardArgs) -> anyhow::Result<()> {
    let level = args.level.or_else(|| Level::new(USUAL)).unwrap_or(Level::MAX);
    let time = Duration::from_millis(args.time);
    if args.place.position.is_some() || args.place.board_file.is_some() {
        let engine = match args.side {
            Some(Side::White) | None => Some(Player::Black),
            Some(Side::Black) => Some(Player::White),
            Some(Side::Both) => None,
        };
        let seed = args.seed.map_or_else(getrandom::u64, Ok).context("no random numbers")?;
        let sitting = Sitting { engine, level, time, language: args.common.language(), seed };
        let scene = args.place.scene()?;
        return Ok(command::play(&scene, sitting, &mut io::stdin().lock(), &mut io::stdout().lock())?);
    }
    let camp = args.place.camp.as_deref().map(camp_text).transpose()?;
    let options = Options { board: args.place.board, camp, ..Options::default() };
    let side = match args.side {
        Some(Side::White) => Some("white"),
        Some(Side::Black) => Some("black"),
        Some(Side::Both) | None => None,
    };
    let common = args.common.clone().with(side, Some(format!("level-{}", level.number())));
    let setting = play::Setting {
        options,
        is_alone: args.side == Some(Side::Both),
        players: Box::new(move |kind| {
            let level = Level::new(kind.strip_prefix("level-")?.parse().ok()?)?;
            let watch = move || Box::new(Deadline(Instant::now() + time)) as Box<dyn Observer>;
            Some(Box::new(Robot::watched(level, Box::new(watch))))
        }),
        seed: args.seed,
    };
    play::run::<Psychopathe>(&common, &setting)
}

/// The level of the engine that nobody has chosen.
const USUAL: u8 = 3;

/// Stops a search when its time is over.
struct Deadline(Instant);

impl Observer for Deadline {
    fn improved(&mut self, _: &Report) {}

    fn enough(&mut self, _: u64) -> bool {
        Instant::now() >= self.0
    }

    fn another(&mut self, _: &Report) -> bool {
        Instant::now() < self.0
    }
}

/// Reads a level from the command line.
pub(crate) fn level(text: &str) -> Result<Level, String> {
    text.parse().ok().and_then(Level::new).ok_or_else(|| "a level is a number from 1 to 10".to_owned())
}

/// Does it.
///
/// # Errors
/// A board, position or player that cannot be used, or files that cannot be read or written.
pub(crate) fn run(what: Command) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    match what {
        Command::Perft { depth, place } => command::perft(&place.scene()?, depth, &mut out)?,
        Command::Moves { place } => command::moves(&place.scene()?, &mut out)?,
        Command::Best { place, time, depth, nodes, threads, level, verbose } => {
            let time = time.map(Duration::from_millis);
            let how = Best { time, depth, nodes, threads, level, verbose, ..Best::default() };
            command::best(&place.scene()?, how, &mut out)?;
        }
        Command::Ugi { place } => {
            drop(out);
            command::ugi(&place.scene()?, &mut io::stdin().lock(), &mut io::stdout())?;
        }
        Command::Match {
            first,
            second,
            place,
            pairs,
            time,
            nodes,
            random_plies,
            seed,
            sprt,
            threads,
            weights,
            records,
        } => {
            let weights = weights.as_ref().map(read).transpose()?;
            let battle = Battle {
                first: Who { name: &first, weights: weights.as_deref() },
                second: Who { name: &second, weights: None },
                pairs,
                time: time.map(Duration::from_millis),
                nodes,
                random_plies,
                seed,
                sprt: sprt.and_then(|elo| Some(Sprt::new(*elo.first()?, *elo.get(1)?))),
                threads,
            };
            command::battle(&place.scene()?, &battle, &mut out, &mut *sink(records.as_ref())?)?;
        }
        Command::Selfplay { place, games, time, nodes, random_plies, seed, records } => {
            let how = Selfplay { games, time: time.map(Duration::from_millis), nodes, random_plies, seed };
            let bar = bar(games.into(), "games")?;
            let mut records = sink(records.as_ref())?;
            let statistics = command::selfplay(&place.scene()?, how, &mut *records, &mut |so_far| {
                bar.set_position(so_far.games.into());
                true
            })?;
            bar.finish_and_clear();
            writeln!(out, "{statistics}")?;
        }
        Command::Puzzles { games, first, nodes, seed, each, known } => {
            let known = known.as_ref().map(read).transpose()?;
            let known = known.map_or_else(|| Ok(Vec::new()), |text| Puzzle::parse_all(&text))?;
            let bar = bar(games, "games")?;
            let how = Mining { games, first, nodes, seed, each };
            command::puzzles(how, &known, &mut out, &mut |played, _| {
                bar.set_position(played);
                true
            })?;
            bar.finish_and_clear();
        }
        Command::Tune { rounds, games, nodes, seed, epochs, jobs } => {
            let bar = bar(u64::from(rounds) * games, "games")?;
            let how = Tuning { rounds, games, nodes, seed, epochs };
            let jobs = jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
            command::tune(how, jobs, &mut out, &mut |played| bar.set_position(played))?;
            bar.finish_and_clear();
        }
    }
    Ok(())
}

/// A camp that comes with the program by its name, any other from a file.
fn camp_text(given: &str) -> anyhow::Result<String> {
    if Camp::NAMES.contains(&given) {
        return Ok(given.to_owned());
    }
    let path = PathBuf::from(given);
    anyhow::ensure!(
        path.exists(),
        "no camp and no file is called {given:?}; the camps are {}",
        Camp::NAMES.join(", ")
    );
    read(&path)
}

fn read(path: &PathBuf) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

fn sink(path: Option<&PathBuf>) -> anyhow::Result<Box<dyn Write>> {
    Ok(match path {
        None => Box::new(io::sink()),
        Some(path) => {
            let file = fs::File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
            Box::new(BufWriter::new(file))
        }
    })
}

/// A bar on standard error; nothing where that is no terminal.
pub(crate) fn bar(n: u64, of: &str) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {{pos}}/{{len}} {of}, {{eta}} left"));
    Ok(ProgressBar::new(n).with_style(style.map_err(|error| anyhow!(error))?))
}
