//! A match without the rest of the program:
//! `contest FIRST SECOND PAIRS (MSms | NODES) [BOARD] [sprt] [WEIGHTS]` (for the second), for instance `contest engine uct 50 100ms`.

#![expect(clippy::print_stdout, reason = "an example prints")]

use std::convert::Infallible;
use std::error::Error;
use std::time::Duration;

use psychopathe::{Board, Position};
use search::psychopathe::native::{MoveBudget, contender};
use search::psychopathe::{Plan, Sprt, Weights, contest};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |i: usize| args.get(i).map_or("", String::as_str);
    let board = Board::of_size(arg(4).parse().unwrap_or(3))?;
    let other = args.iter().find_map(|a| std::fs::read_to_string(a).ok());
    let weights = other.map(|text| Weights::parse(&text)).transpose()?;
    let sprt = args.iter().any(|a| a == "sprt").then(|| Sprt::new(0.0, 30.0));
    let budget = MoveBudget {
        time: arg(3).strip_suffix("ms").and_then(|ms| ms.parse().ok()).map(Duration::from_millis),
        nodes: arg(3).parse().unwrap_or(2000),
        threads: 1,
    };
    let plan = Plan {
        start: Position::opening(board),
        pairs: arg(2).parse().unwrap_or(10),
        random_plies: 6,
        seed: 1,
        sprt,
    };
    let mut first = contender(board, arg(0), budget, None)?;
    let mut second = contender(board, arg(1), budget, weights)?;
    let standing = contest(board, &plan, &mut *first, &mut *second, &mut |_, standing| {
        if standing.games().is_multiple_of(2) {
            let ratio = sprt.map(|sprt| format!(", llr {:.2}", sprt.ratio(standing)));
            println!("{standing}{}", ratio.unwrap_or_default());
        }
        Ok::<_, Infallible>(())
    })?;
    println!("{} - {}: {standing}", arg(0), arg(1));
    if let Some(sprt) = sprt {
        println!("{:?}", sprt.verdict(&standing));
    }
    Ok(())
}
