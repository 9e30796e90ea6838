//! Playing games and holding every law against them.

use std::{
    fmt,
    ops::{ControlFlow, Range},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
};

use crate::Game;

use super::{
    Broken, Hands, Law, PlayedGame, Trial, TrialGames, case::Case, ends, menus, play, replay, sealed,
    secrets, wire,
};

/// How long a random game may become; one in five may become longer, for games can be refused and
/// negotiated for ever.
const SHORT: usize = 120;
const LONG: usize = 600;

/// What was looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SoakCounts {
    /// Games played.
    pub games: u64,
    /// Games that came to their end.
    pub ended: u64,
    /// Actions in them.
    pub actions: u64,
    /// Worlds that [`Trial::scramble`] was asked for.
    pub worlds: u64,
    /// Those that did differ.
    pub other_worlds: u64,
}

/// Plays the games of these seeds, one after the other: even ones at random, odd ones between bots.
///
/// # Errors
/// A table is refused, or its deal panics.
pub fn play_all<T: Trial>(trial: &T, seeds: Range<u64>) -> TrialGames<T> {
    seeds
        .map(|seed| play_one(trial, if seed % 2 == 0 { Hands::Random } else { Hands::Bots }, seed / 2))
        .collect()
}

/// Holds one law against games.
///
/// # Errors
/// The law is broken.
pub fn check<T: Trial>(trial: &T, law: Law, games: &[PlayedGame<T::Game>]) -> Result<SoakCounts, Broken> {
    let mut examined = SoakCounts::default();
    for played in games {
        examined.count(played);
        hold_one(trial, law, played, &mut examined)?;
    }
    if law == Law::Secrets { shown(trial, examined) } else { Ok(examined) }
}

/// Plays one game and holds every law against it; what [`Broken`] names is found again in this way.
///
/// # Errors
/// A law is broken.
pub fn attempt<T: Trial>(trial: &T, by: Hands, seed: u64) -> Result<SoakCounts, Broken> {
    let played = play_one(trial, by, seed)?;
    let mut examined = SoakCounts::default();
    examined.count(&played);
    Law::ALL.into_iter().try_for_each(|law| hold_one(trial, law, &played, &mut examined))?;
    Ok(examined)
}

/// Holds every law against a random game and a game between bots for each of these seeds. `progress`
/// hears how far it has come after each seed, and may stop it.
///
/// # Errors
/// The first law that is broken.
pub fn soak<T: Trial>(
    trial: &T,
    seeds: Range<u64>,
    mut progress: impl FnMut(&SoakCounts) -> ControlFlow<()>,
) -> Result<SoakCounts, Broken> {
    let mut sum = SoakCounts::default();
    for seed in seeds {
        for by in [Hands::Random, Hands::Bots] {
            sum.add(attempt(trial, by, seed)?);
        }
        if progress(&sum).is_break() {
            break;
        }
    }
    shown(trial, sum)
}

/// Seeds that one core takes at a time; each is two games.
const BATCH: u64 = 5;

/// [`soak`] over so many games on all cores, from the first seed on. `progress` hears how many games have been
/// looked at.
///
/// # Errors
/// A law that is broken.
pub fn soak_on_all_cores<T: Trial>(
    trial: &T,
    n_games: u64,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<SoakCounts, Broken> {
    let n_seeds = n_games.div_ceil(2);
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let take_batches = || {
        let mut sum = SoakCounts::default();
        while !stop.load(Ordering::Relaxed) {
            let from = next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= n_seeds {
                break;
            }
            let to = (from + BATCH).min(n_seeds);
            let examined = soak(trial, from..to, |_| ControlFlow::Continue(()));
            sum.add(examined.inspect_err(|_| stop.store(true, Ordering::Relaxed))?);
            progress(2 * to);
        }
        Ok(sum)
    };
    let n_cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let cores: Vec<_> = (0..n_cores).map(|_| scope.spawn(take_batches)).collect();
        let all =
            cores.into_iter().map(|core| core.join().expect("the kit catches what the rules panic with"));
        all.collect::<Result<Vec<_>, Broken>>().map(|all| {
            all.into_iter().fold(SoakCounts::default(), |mut sum, examined| {
                sum.add(examined);
                sum
            })
        })
    })
}

/// The program that holds every law against as many games of a trial as it is told to, on all cores. Interrupt it at
/// will; a broken law says how to find its game again.
#[macro_export]
macro_rules! soak_main {
    ($trial:expr) => {
        fn main() -> ::std::process::ExitCode {
            let asked = ::std::env::args().nth(1).unwrap_or_else(|| "10000".to_owned());
            let Ok(n_games) = asked.parse() else {
                eprintln!("how many games? {asked:?} is no number");
                return ::std::process::ExitCode::FAILURE;
            };
            let progress = |done: u64| eprint!("\r{done} of {n_games} games");
            match $crate::testkit::soak_on_all_cores(&$trial, n_games, &progress) {
                Ok(examined) => {
                    eprintln!("\nall laws hold over {examined}");
                    ::std::process::ExitCode::SUCCESS
                }
                Err(broken) => {
                    eprintln!("\n{broken}");
                    ::std::process::ExitCode::FAILURE
                }
            }
        }
    };
}

fn play_one<G: Game, T: Trial<Game = G>>(trial: &T, by: Hands, seed: u64) -> Result<PlayedGame<G>, Broken> {
    let broken = |table, what| Broken { law: Law::Ends, by, seed, table, step: 0, what };
    let tables = trial.tables();
    let Some(table) = usize::try_from(seed).unwrap_or(0).checked_rem(tables.len()) else {
        return Err(broken(0, "there is no table to try".into()));
    };
    let (options, casting) = &tables[table];
    let most = if (seed / tables.len() as u64).is_multiple_of(5) { LONG } else { SHORT };
    let played = catch_unwind(AssertUnwindSafe(|| match by {
        Hands::Random => play::random_game(trial.game(), options, casting, seed, most),
        Hands::Bots => play::play_bots(trial, options, casting, seed),
    }));
    match played {
        Ok(Ok(played)) => Ok(PlayedGame { table, ..played }),
        Ok(Err(why)) => Err(broken(table, format!("the table cannot be opened: {why}"))),
        Err(panic) => Err(broken(table, format!("the deal panicked: {}", play::said(&*panic)))),
    }
}

fn hold_one<T: Trial>(
    trial: &T,
    law: Law,
    played: &PlayedGame<T::Game>,
    examined: &mut SoakCounts,
) -> Result<(), Broken> {
    Case::judge(trial, law, played, |case| match law {
        Law::Replay => replay::log_is_enough(case),
        Law::Menus => menus::agree(case),
        Law::Same => replay::rules_are_a_function(case),
        Law::Secrets => secrets::keep(case, examined),
        Law::Ends => ends::goes_on(case),
        Law::Over => ends::is_over(case),
        Law::Wire => wire::comes_back(case),
        Law::Sealed => sealed::verifies(case),
        Law::Invariant => replay::invariant_holds(case),
    })
}

/// A game with secrets has been tried in other worlds, and only such a game: otherwise the law of secrets
/// has proved nothing.
fn shown<T: Trial>(trial: &T, examined: SoakCounts) -> Result<SoakCounts, Broken> {
    let what = match (trial.has_secrets(), examined.other_worlds) {
        (true, 0) if examined.worlds > 0 => "the game has secrets, and scramble never changes anything",
        (false, 1..) => "the game has no secrets, and scramble changes something",
        _ => return Ok(examined),
    };
    Err(Broken { law: Law::Secrets, by: Hands::Random, seed: 0, table: 0, step: 0, what: what.into() })
}

impl SoakCounts {
    fn count<G: Game>(&mut self, played: &PlayedGame<G>) {
        self.games += 1;
        self.ended += u64::from(played.end == play::End::Over);
        self.actions += played.log.steps.len() as u64;
    }

    /// Adds what somebody else has looked at.
    pub fn add(&mut self, more: Self) {
        self.games += more.games;
        self.ended += more.ended;
        self.actions += more.actions;
        self.worlds += more.worlds;
        self.other_worlds += more.other_worlds;
    }
}

impl fmt::Display for SoakCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, ended, actions, worlds, other_worlds } = self;
        write!(
            f,
            "{games} games ({ended} to their end, {actions} actions), {other_worlds} of {worlds} worlds were others"
        )
    }
}
