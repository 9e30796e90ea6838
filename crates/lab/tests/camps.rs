//! The laboratory of the camps, on a few quick games.

use std::{fs, ops::ControlFlow, path::PathBuf, sync::Mutex};

use lab::camps::{Finished, LabArgs, cells, run};

fn args() -> LabArgs {
    LabArgs {
        games: 1,
        trios: 1,
        time: 1,
        nodes: Some(20),
        random_plies: 4,
        balance: 2_000,
        seed: 3,
        threads: Some(2),
        minutes: None,
        log: None,
        beside: None,
        beside_nodes: None,
        report: None,
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tablee-camps-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn a_run_is_resumed_where_it_was_cut_and_reported() {
    let folder = folder("resumed");
    let args = LabArgs { log: Some(folder.join("log")), ..args() };
    let games = Mutex::new(0u64);
    let stop = |_| {
        let mut games = games.lock().expect("no thread panics");
        *games += 1;
        if *games >= 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    run(&args, &stop).expect("a run");
    let log = fs::read_to_string(folder.join("log")).expect("a log");
    let n = log.lines().count();
    assert!((3..=4).contains(&n), "two threads stop after three or four games, not {n}");
    // A crash in the middle of a line loses that line alone.
    fs::write(folder.join("log"), format!("{log}board 3 play")).expect("written");
    let report = run(&args, &|_| ControlFlow::Continue(())).expect("resumed");
    let log = fs::read_to_string(folder.join("log")).expect("a log");
    let lines: Vec<Finished> = log.lines().map(|line| line.parse().expect("a whole line")).collect();
    assert_eq!(lines.len(), cells().len(), "one game of each cell");
    let said = report.to_string();
    assert!(said.contains("| standard | 1 |") && said.contains("## Three players"), "{said}");
    assert!(!said.contains("NaN"), "{said}");
    let files = report.save(&folder).expect("saved");
    assert_eq!(files.len(), 5);
    // At equal positions nothing depends on time.
    let again = run(&LabArgs { log: None, ..args }, &|_| ControlFlow::Continue(())).expect("a run");
    assert_eq!(again.to_string(), said);
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn a_broken_log_is_named_and_left_alone() {
    let folder = folder("broken");
    fs::write(folder.join("log"), "board 3 players 2\n").expect("written");
    let args = LabArgs { log: Some(folder.join("log")), ..args() };
    let why = run(&args, &|_| ControlFlow::Continue(())).expect_err("broken").to_string();
    assert!(why.starts_with("line 1 of the log "), "{why}");
    assert_eq!(fs::read_to_string(folder.join("log")).expect("there"), "board 3 players 2\n");
    fs::remove_dir_all(folder).expect("removed");
}
