//! A net without the rest of the program, step by step:
//! `net play OUT BOARD FIRST LAST NODES SEED [NET]`, `net fit OUT BOARD EPOCHS OPINION RATE SEED RECORDS…`,
//! `net match BOARD PAIRS (MSms | NODES) SEED FIRST SECOND` (`plain`, a net file or `ugi:COMMAND`), `net speed BOARD DEPTH NET`.

#![expect(clippy::print_stdout, reason = "an example prints")]

use std::convert::Infallible;
use std::error::Error;
use std::fs;
use std::sync::{
    Mutex,
    atomic::{AtomicU32, Ordering::Relaxed},
};
use std::time::{Duration, Instant};

use psychopathe::{Board, Course, Position};
use search::psychopathe::native::{
    Fitting, FixedEngine, MoveBudget, TimedEngine, Training, contender, fit_net, play_scored,
};
use search::psychopathe::{
    Contender, Engine, Limits, Net, Plan, Scored, Silent, Standing, Tricks, Weights, contest,
};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |i: usize| args.get(i).map_or("", String::as_str);
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let began = Instant::now();
    match arg(0) {
        "play" => {
            let board = Board::of_size(arg(2).parse()?)?;
            let how = Training { nodes: arg(5).parse()?, seed: arg(6).parse()?, jobs };
            let net = match arg(7) {
                "" => None,
                path => Some(Net::parse(board, &fs::read(path)?)?),
            };
            let games = arg(3).parse()?..arg(4).parse()?;
            let found = play_scored(board, how, games.clone(), net.as_ref(), &mut |_| ());
            fs::write(arg(1), found.iter().flat_map(|one| one.bytes()).collect::<Vec<u8>>())?;
            println!("games {games:?}: {} positions in {:.1?}", found.len(), began.elapsed());
        }
        "fit" => {
            let board = Board::of_size(arg(2).parse()?)?;
            let how = Fitting {
                epochs: arg(3).parse()?,
                opinion: arg(4).parse()?,
                rate: arg(5).parse()?,
                seed: arg(6).parse()?,
                jobs,
            };
            let mut scored = Vec::new();
            for path in &args[7..] {
                let bytes = fs::read(path)?;
                scored.extend(bytes.as_chunks::<32>().0.iter().map(|&bytes| Scored::from_bytes(bytes)));
            }
            println!("{} positions", scored.len());
            let fitted = fit_net(board, &scored, how, &mut |epoch, [seen, unseen]| {
                println!("epoch {epoch}: {seen:.5} {unseen:.5} at {:.1?}", began.elapsed());
            });
            fs::write(arg(1), &fitted.file)?;
            println!("{} bytes", fitted.file.len());
        }
        "match" => {
            let board = Board::of_size(arg(1).parse()?)?;
            let (pairs, seed) = (arg(2).parse::<u32>()?, arg(4).parse::<u64>()?);
            let (next, all) = (AtomicU32::new(0), Mutex::new(Standing::default()));
            std::thread::scope(|scope| {
                for _ in 0..jobs {
                    scope.spawn(|| {
                        let [mut first, mut second] =
                            [5, 6].map(|i| player(board, arg(i), arg(3)).expect("a player"));
                        loop {
                            let pair = next.fetch_add(1, Relaxed);
                            if pair >= pairs {
                                return;
                            }
                            let plan = Plan {
                                start: Position::opening(board),
                                pairs: 1,
                                random_plies: 6,
                                seed: seed * 1_000_003 + u64::from(pair),
                                sprt: None,
                            };
                            let Ok(one) = contest(board, &plan, &mut *first, &mut *second, &mut |_, _| {
                                Ok::<_, Infallible>(())
                            });
                            let mut all = all.lock().expect("nobody panics");
                            all.won += one.won;
                            all.drawn += one.drawn;
                            all.lost += one.lost;
                            all.pairs.iter_mut().zip(one.pairs).for_each(|(all, one)| *all += one);
                        }
                    });
                }
            });
            let all = all.into_inner()?;
            println!(
                "{} - {}, {} a move, board {}: {all} in {:.0?}",
                arg(5),
                arg(6),
                arg(3),
                arg(1),
                began.elapsed()
            );
        }
        "speed" => {
            let board = Board::of_size(arg(1).parse()?)?;
            for name in ["plain", arg(3)] {
                let mut engine = engine(board, name)?;
                let began = Instant::now();
                let course = Course::new(Position::opening(board));
                let report =
                    engine.search(&course, Limits::depth(arg(2).parse()?), &mut Silent).ok_or("no move")?;
                let rate = report.nodes as f64 / began.elapsed().as_secs_f64() / 1e6;
                println!("{name}: {} positions, {rate:.3} million a second, {}", report.nodes, report.score);
            }
        }
        other => return Err(format!("what is `{other}`?").into()),
    }
    Ok(())
}

fn engine(board: &Board, name: &str) -> Result<Engine, Box<dyn Error>> {
    Ok(match name {
        "plain" => Engine::with(board, 32, Weights::shipped(), Tricks::SHIPPED),
        "engine" => Engine::new(board, 32),
        path => Engine::with_net(board, 32, Net::parse(board, &fs::read(path)?)?, Tricks::SHIPPED),
    })
}

fn player(board: &Board, name: &str, budget: &str) -> Result<Box<dyn Contender>, Box<dyn Error>> {
    let time = budget.strip_suffix("ms").and_then(|ms| ms.parse().ok()).map(Duration::from_millis);
    let nodes = budget.parse().unwrap_or(2000);
    if name.starts_with("ugi:") {
        let budget = MoveBudget { time, nodes, threads: 1 };
        return Ok(contender(board, name, budget, None)?);
    }
    let engine = engine(board, name)?;
    Ok(match time {
        Some(time) => Box::new(TimedEngine { engine, time, threads: 1 }),
        None => Box::new(FixedEngine { engine, limits: Limits::nodes(nodes) }),
    })
}
