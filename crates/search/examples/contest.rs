//! A match without the rest of the program:
//! Records go to standard error.
//! `contest FIRST SECOND PAIRS (MSms | NODES) [BOARD] [sprt] [WEIGHTS]` (for the second), for instance `contest engine uct 50 100ms`.

#![expect(clippy::print_stdout, reason = "an example prints")]

use std::time::Duration;

use search::psychopathe::Sprt;
use search::psychopathe::command::{Battle, CommandError, Scene, SceneFiles, Who, battle};

fn main() -> Result<(), CommandError> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |i: usize| args.get(i).map_or("", String::as_str);
    let scene = Scene::new(SceneFiles { size: arg(4).parse().ok(), ..SceneFiles::default() })?;
    let other = args.iter().find_map(|a| std::fs::read_to_string(a).ok());
    let who = |i: usize| Who { name: arg(i), weights: other.as_deref().filter(|_| i == 1) };
    let sprt = args.iter().any(|a| a == "sprt").then(|| Sprt::new(0.0, 30.0));
    let plan = Battle {
        first: who(0),
        second: who(1),
        pairs: arg(2).parse().unwrap_or(10),
        time: arg(3).strip_suffix("ms").and_then(|ms| ms.parse().ok()).map(Duration::from_millis),
        nodes: arg(3).parse().unwrap_or(2000),
        random_plies: 6,
        seed: 1,
        sprt,
        threads: 1,
    };
    let standing = battle(&scene, &plan, &mut std::io::stdout(), &mut std::io::stderr())?;
    println!("{} - {}: {standing}", arg(0), arg(1));
    Ok(())
}
