//! A small run of the laboratory, from the command line's words to the files.

use std::ops::ControlFlow;

use clap::Parser;
use lab::{
    measure,
    pactes::{Cell, LabArgs},
    run,
};
use search::pactes::{Lines, Placement};

#[derive(Debug, Parser)]
struct Command {
    #[command(flatten)]
    args: LabArgs,
}

fn args(words: &str) -> LabArgs {
    Command::try_parse_from(["lab"].into_iter().chain(words.split_whitespace())).expect("well-formed").args
}

fn go_on(_: lab::Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

#[test]
fn few_games_already_agree_with_the_specification() {
    // Faust, a demon, nobody, in percent, from 100 000 games written apart from ours.
    let specified = [
        (Placement::Blind, 2, [47.8, 29.9, 22.3]),
        (Placement::Greedy, 1, [17.2, 0.7, 82.1]),
        (Placement::Pace, 3, [90.2, 8.9, 0.9]),
    ];
    let cells = specified.map(|(placement, n, _)| Cell::specified(placement, Lines::Fixed(n), 0));
    let measured = measure(&cells, 500, 2, 2, &go_on).expect("nobody stops it");
    for (measured, (placement, n, won)) in measured.iter().zip(specified) {
        let counts = &measured.counts;
        for (share, won) in [counts.faust, counts.demon, counts.nobody()].into_iter().zip(won) {
            let distance = share.distance(won / 100.0, 100_000);
            assert!(distance.abs() < 4.0, "{placement:?} {n}: {share}, not {won}");
        }
    }
}

#[test]
fn a_chosen_cell_is_played_and_told() {
    let args =
        args("--games 40 --seed 9 --placement balanced --lines 2 --interventions 1 --rebate 0 --no-offers");
    let report = run(&args, &go_on).expect("nobody stops it");
    let told = report.to_string();
    let opening =
        "Balanced, 2 lines, 1 interventions, no rebates, no offers, 26 + 26 tokens; 40 games, seed 9";
    assert!(told.starts_with(opening), "{told}");
    assert_eq!(report.measured()[0].counts.games(), 40);
}

#[test]
fn a_report_has_its_tables_and_plots() {
    let folder = std::env::temp_dir().join(format!("lab-pactes-{}", std::process::id()));
    let args = args(&format!("--games 1 --report {}", folder.display()));
    let report = run(&args, &go_on).expect("nobody stops it");
    let files = report.save(&folder).expect("a temporary folder can be written");
    assert_eq!(files.len(), 5);
    let told = std::fs::read_to_string(&files[0]).expect("it was written");
    assert!(told.contains("| Pace, target |") && told.contains("CL-6"));
    assert!(!told.contains("NaN"), "{told}");
    for plot in &files[1..] {
        let name = plot.file_name().and_then(|name| name.to_str()).expect("a plain name");
        assert!(told.contains(name), "{name} is shown");
    }
    std::fs::remove_dir_all(&folder).expect("it is ours");
}
