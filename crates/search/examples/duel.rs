//! Engine against engine with a part switched off, or against UCT, for development:
//! `duel nodes 5000 100 late-pruning` or `duel uct 100 20` (milliseconds, pairs).

#![expect(clippy::print_stdout, reason = "an example prints")]

use std::time::Duration;

use psychopathe::{Board, Position};
use search::psychopathe::native::{FixedEngine, TimedEngine, timed_uct};
use search::psychopathe::{
    Contender, Engine, Limits, Plan, Played, Sprt, Standing, Tricks, Watcher, Weights, contest,
};

struct Printer(Sprt);

impl Watcher for Printer {
    fn game(&mut self, played: &Played, standing: &Standing) -> bool {
        if standing.games().is_multiple_of(20) {
            println!("{standing} llr {:.2} plies {}", self.0.ratio(standing), played.moves.len());
        }
        true
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |i: usize| args.get(i).map_or("", String::as_str);
    let amount: u64 = arg(1).parse().unwrap_or(2000);
    let pairs: u32 = arg(2).parse().unwrap_or(50);
    let board = match args.iter().any(|a| a == "small") {
        true => Board::small(),
        false => Board::standard(),
    };
    let time = Duration::from_millis(amount);
    let mut tricks = Tricks::SHIPPED;
    if let Some(part) = tricks.part(arg(3)) {
        *part = false;
    }
    let other =
        args.iter().find_map(|a| std::fs::read_to_string(a).ok()).and_then(|t| Weights::parse(&t).ok());
    let weights = other.unwrap_or_else(Weights::shipped);
    let limits = Limits::nodes(amount);
    let timed = |engine| TimedEngine { engine, time, threads: 1 };
    let fixed = |engine| FixedEngine { engine, limits };
    let (base, changed) = (Engine::new(board, 16), Engine::with(board, 16, weights, tricks));
    let (mut first, mut second): (Box<dyn Contender>, Box<dyn Contender>) = match arg(0) {
        "uct" => (Box::new(timed(base)), Box::new(timed_uct(board, time))),
        "time" => (Box::new(timed(base)), Box::new(timed(changed))),
        _ => (Box::new(fixed(base)), Box::new(fixed(changed))),
    };
    let sprt = Sprt::new(0.0, 20.0);
    let plan = Plan { start: Position::opening(board), pairs, random_plies: 6, seed: 1, sprt: Some(sprt) };
    let standing = contest(board, &plan, &mut *first, &mut *second, &mut Printer(sprt));
    println!("{standing} {:?}", sprt.verdict(&standing));
}
