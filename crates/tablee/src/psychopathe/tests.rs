//! Commands as people and programs type them.

use std::path::Path;

use clap::Parser;
use psychopathe::{Board, Position, Record};

use super::{EngineCommand, run};

#[derive(Parser)]
struct Typed {
    #[command(subcommand)]
    command: EngineCommand,
}

/// What a command prints, given something to read.
fn talk(args: &[&str], input: &str) -> anyhow::Result<String> {
    let typed = Typed::try_parse_from(["psychopathe"].iter().chain(args))?;
    let mut out = Vec::new();
    run(&typed.command, &mut input.as_bytes(), &mut out)?;
    Ok(String::from_utf8(out)?)
}

fn printed(args: &[&str]) -> String {
    talk(args, "").expect("the command runs")
}

fn refused(args: &[&str]) -> String {
    format!("{:#}", talk(args, "").expect_err("refused"))
}

#[test]
fn perft_prints_a_number() {
    assert_eq!(printed(&["perft", "2"]), "8801\n");
    assert_eq!(printed(&["perft", "3", "--board", "2"]), "31400\n");
    assert_eq!(printed(&["perft", "0", "--board", "2"]), "1\n");
}

#[test]
fn moves_are_printed_in_byte_order() {
    let printed = printed(&["moves"]);
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(lines.len(), 95);
    assert!(lines.is_sorted());
}

#[test]
fn boards_camps_and_positions_say_what_is_wrong() {
    let size = refused(&["moves", "--board", "5"]);
    assert_eq!(size, "board: there is no board of size 5: sizes 2 and 3 are playable");
    assert!(refused(&["moves", "--position", "Xa"]).starts_with("position: a position gives the pieces"));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("camp");
    std::fs::write(&file, "x\n").expect("written");
    let camp = refused(&["moves", "--camp", name(&file)]);
    assert_eq!(camp, "camp: a camp file begins with the line `psychopathe camp`");
    let camp = refused(&["moves", "--camp", "castle"]);
    assert!(camp.starts_with("no camp and no file is called \"castle\"; the camps are standard, "), "{camp}");
}

fn name(path: &Path) -> &str {
    path.to_str().expect("a plain name")
}

#[test]
fn best_prints_a_move() {
    let position = "Dc Na1f Na1b xa1b1 de1 nf1 nf2 Xe3 w - -";
    assert_eq!(printed(&["best", "--depth", "2", "--position", position]), "c-b1cxa1b1\n");
    let over = "Na1b Na1f Db1c Xe2 b - x";
    assert_eq!(printed(&["best", "--depth", "2", "--position", over]), "-\n");
}

fn ugi(input: &str) -> Vec<String> {
    talk(&["ugi"], input).expect("the protocol runs").lines().map(String::from).collect()
}

#[test]
fn ugi_answers_a_match_runner() {
    let lines = ugi(
        "ugi\nisready\nuginewgame\nposition startpos moves a2-a1 d2-d1\nquery p1turn\ngo depth 2\nquit\n",
    );
    assert_eq!(lines[0], "id name Tablee Psychopathe");
    assert!(lines.contains(&"ugiok".to_string()) && lines.contains(&"readyok".to_string()));
    assert!(lines.contains(&"response true".to_string()));
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("info depth 2 seldepth ") && line.contains(" multipv 1 score "))
    );
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")));
}

#[test]
fn ugi_stops_an_endless_search_and_reads_both_forms_of_a_resurrection() {
    assert!(
        ugi("position startpos\ngo infinite\nstop\nquit\n").last().is_some_and(|l| l.starts_with("bestmove"))
    );
    assert!(ugi("go infinite\n").last().is_some_and(|l| l.starts_with("bestmove")), "the input ends");
    let start = "position fen Dc Na1f Na1b pa1b1 Xe2 xd3 nd1 w DN - moves";
    for form in ["c-b1cxa1b1+a1b1=D", "c-b1cxa1b1 a1b1=D", "c-b1c a1b1=D"] {
        let lines = ugi(&format!("{start} {form}\nshow\nquit\n"));
        assert!(lines.last().is_some_and(|l| l.contains("Da1b1")), "{form}: {lines:?}");
    }
    assert_eq!(
        ugi("position startpos moves a2-z1\nquit\n"),
        ["info string error: a2-z1: the board has no node `z1`"]
    );
    let over = ugi("position fen Na1b Na1f Db1c Xe2 b - x\nquery gameover\nquery result\ngo depth 1\nquit\n");
    assert_eq!(over, ["response true", "response p1win", "bestmove 0000"]);
}

#[test]
fn ugi_says_what_it_cannot_read_and_then_answers_nothing() {
    let lines = ugi("position fen nonsense\ngo depth 1\nshow\nposition startpos\ngo depth 1\nquit\n");
    assert!(lines[0].starts_with("info string error: "), "{lines:?}");
    assert_eq!(lines[1], "info string error: there is no position to search");
    assert_eq!(lines.iter().filter(|line| line.starts_with("bestmove")).count(), 1, "{lines:?}");
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")));
    for (wrong, why) in [
        ("go depth x", "`depth` needs a number"),
        ("go nodes", "`nodes` needs a number"),
        ("go deep", "`go` knows no `deep`"),
    ] {
        assert_eq!(ugi(&format!("{wrong}\nquit\n")), [format!("info string error: {why}")]);
    }
}

#[test]
fn ugi_has_options_for_lines_board_and_camp() {
    // `quit` ends the search; what is one deep is always searched whole.
    let lines = ugi("setoption name MultiPV value 3\ngo depth 3\nquit\n");
    let last: Vec<&String> = lines.iter().filter(|line| line.starts_with("info depth 1 ")).collect();
    assert_eq!(last.len(), 3, "{lines:?}");
    let first_moves: std::collections::BTreeSet<&str> =
        last.iter().filter_map(|line| line.split(" pv ").nth(1)?.split(' ').next()).collect();
    assert_eq!(first_moves.len(), 3, "three different moves");
    let small = ugi("setoption name Board value 2\nsetoption name Camp value fan\nshow\nquit\n");
    let position = printed(&["moves", "--board", "2", "--camp", "fan"]);
    let shown =
        Position::parse(Board::small(), small.last().expect("a position")).expect("on the small board");
    assert_eq!(position, shown.move_texts(Board::small()).join("\n") + "\n");
    let wrong = ugi("setoption name Board value 7\nsetoption name Camp value castle\nquit\n");
    assert_eq!(wrong.len(), 2);
    assert!(wrong.iter().all(|line| line.starts_with("info string error: no option ")));
}

#[test]
fn a_match_and_selfplay_write_records_that_replay() {
    let folder = tempfile::tempdir().expect("a folder");
    let (matches, selfplay) = (folder.path().join("match"), folder.path().join("selfplay"));
    let few = ["--board", "2", "--nodes", "100", "--random-plies", "2"];
    let battle = |first: &'static str, more: &[&'static str]| {
        [&["match", first, "level-1", "--pairs", "1"], &few[..], more].concat()
    };
    let mut first = battle("level-2", &[]);
    first.extend(["--records", name(&matches)]);
    assert!(printed(&first).contains("of 2: "));
    assert!(refused(&battle("nobody", &[])).contains("`nobody`"));
    assert!(refused(&battle("level-10", &[])).contains("a time a move"));
    assert!(refused(&battle("engine", &["--threads", "2"])).contains("a time a move"));
    assert!(printed(&battle("engine", &["--threads", "2", "--time", "1"])).contains("of 2: "));
    assert!(printed(&battle("level-10", &["--time", "1"])).contains("of 2: "));
    assert!(printed(&battle("engine", &["--nodes", "50"])).contains("pairs "), "each side has its own");
    assert!(refused(&battle("ugi:no-such-engine", &[])).contains("does not play"));
    assert!(refused(&battle("ugi:true", &[])).contains("it ended where `ugiok` was awaited"));

    let alone =
        [&["selfplay", "--games", "2", "--seed", "2", "--records", name(&selfplay)], &few[..]].concat();
    let statistics = printed(&alone);
    assert!(statistics.starts_with("games 2\n") && statistics.contains("half-moves a game"), "{statistics}");
    let board = Board::of_size(2).expect("a board");
    for file in [matches, selfplay] {
        let text = std::fs::read_to_string(file).expect("records");
        let games: Vec<&str> = text.split("[Round").skip(1).collect();
        assert_eq!(games.len(), 2);
        for game in games {
            let record = Record::parse(&format!("[Round{game}")).expect("a record");
            assert!(record.replay(board, Position::opening(board)).is_ok());
        }
    }
}

#[test]
fn tuning_prints_a_file_with_the_command_that_made_it() {
    let how = ["--rounds", "1", "--games", "10", "--nodes", "60", "--seed", "5", "--epochs", "2"];
    let text = printed(&[&["tune"], &how[..]].concat());
    assert!(text.starts_with(&format!("# tablee psychopathe tune {}\n", how.join(" "))), "{text}");
}
