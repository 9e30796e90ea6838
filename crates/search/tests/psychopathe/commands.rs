//! Commands as people and programs type them.

use std::time::Duration;

use kernel::Language;
use psychopathe::{Player, Record};
use search::psychopathe::command::{
    Battle, Best, CommandError, Scene, SceneFiles, Selfplay, Sitting, Tuning, Who, battle, best, moves,
    perft, play, selfplay, tune, ugi,
};
use search::psychopathe::{Level, Weights};

fn scene(size: u8, position: Option<&str>) -> Scene {
    Scene::new(SceneFiles { size: Some(size), position, ..SceneFiles::default() }).expect("a scene")
}

fn text(run: impl FnOnce(&mut Vec<u8>) -> Result<(), CommandError>) -> String {
    let mut out = Vec::new();
    run(&mut out).expect("the command runs");
    String::from_utf8(out).expect("text")
}

#[test]
fn perft_prints_a_number() {
    assert_eq!(text(|out| perft(&scene(3, None), 2, out)), "8801\n");
    assert_eq!(text(|out| perft(&scene(2, None), 3, out)), "31400\n");
    assert_eq!(text(|out| perft(&scene(2, None), 0, out)), "1\n");
}

#[test]
fn moves_are_printed_in_byte_order() {
    let printed = text(|out| moves(&scene(3, None), out));
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(lines.len(), 95);
    assert!(lines.is_sorted());
}

#[test]
fn scenes_say_what_is_wrong() {
    let why = |files: SceneFiles<'_>| Scene::new(files).expect_err("wrong").to_string();
    let size = SceneFiles { size: Some(5), ..SceneFiles::default() };
    assert_eq!(why(size), "board: there is no board of size 5: sizes 2 and 3 are playable");
    let position = SceneFiles { position: Some("Xa"), ..SceneFiles::default() };
    assert!(why(position).starts_with("position: a position gives the pieces"));
    let camp = SceneFiles { camp: Some("x\n"), ..SceneFiles::default() };
    assert_eq!(why(camp), "camp: a camp file begins with the line `psychopathe camp`");
    let camp = SceneFiles { camp: Some("castle"), ..SceneFiles::default() };
    assert!(why(camp).starts_with("camp: no camp is called `castle`: expected one of standard, "));
}

#[test]
fn best_prints_a_move() {
    let position = "Dc Na1f Na1b xa1b1 de1 nf1 nf2 Xe3 w - -";
    let how = Best { depth: Some(2), table: 1, ..Best::default() };
    assert_eq!(text(|out| best(&scene(3, Some(position)), how, out)), "c-b1cxa1b1\n");
    let over = "Na1b Na1f Db1c Xe2 b - x";
    assert_eq!(text(|out| best(&scene(3, Some(over)), how, out)), "-\n");
}

fn talk(input: &str) -> Vec<String> {
    let mut out: Vec<u8> = Vec::new();
    ugi(&scene(3, None), &mut input.as_bytes(), &mut out).expect("the protocol runs");
    String::from_utf8(out).expect("text").lines().map(String::from).collect()
}

#[test]
fn ugi_answers_a_match_runner() {
    let lines = talk(
        "ugi\nisready\nuginewgame\nposition startpos moves a2-a1 d2-d1\nquery p1turn\ngo depth 2\nquit\n",
    );
    assert_eq!(lines[0], "id name Tablee Psychopathe");
    assert!(lines.contains(&"ugiok".to_string()) && lines.contains(&"readyok".to_string()));
    assert!(lines.contains(&"response true".to_string()));
    assert!(lines.iter().any(|line| line.starts_with("info depth 2 score ")));
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")));
}

#[test]
fn ugi_stops_an_endless_search_and_reads_both_forms_of_a_resurrection() {
    assert!(
        talk("position startpos\ngo infinite\nstop\nquit\n")
            .last()
            .is_some_and(|l| l.starts_with("bestmove"))
    );
    assert!(talk("go infinite\n").last().is_some_and(|l| l.starts_with("bestmove")), "the input ends");
    let start = "position fen Dc Na1f Na1b pa1b1 Xe2 xd3 nd1 w DN - moves";
    for form in ["c-b1cxa1b1+a1b1=D", "c-b1cxa1b1 a1b1=D", "c-b1c a1b1=D"] {
        let lines = talk(&format!("{start} {form}\nshow\nquit\n"));
        assert!(lines.last().is_some_and(|l| l.contains("Da1b1")), "{form}: {lines:?}");
    }
    assert_eq!(
        talk("position startpos moves a2-z1\nquit\n"),
        ["info string a2-z1: the board has no node `z1`"]
    );
    let over =
        talk("position fen Na1b Na1f Db1c Xe2 b - x\nquery gameover\nquery result\ngo depth 1\nquit\n");
    assert_eq!(over, ["response true", "response p1win", "bestmove 0000"]);
}

#[test]
fn a_match_and_selfplay_write_records_that_replay() {
    let scene = scene(2, None);
    let who = |name| Who { name, weights: None };
    let plan = Battle {
        first: who("level-2"),
        second: who("level-1"),
        pairs: 1,
        time: None,
        nodes: 100,
        random_plies: 2,
        seed: 1,
        sprt: None,
        threads: 1,
    };
    let (mut out, mut records) = (Vec::new(), Vec::new());
    let standing = battle(&scene, &plan, &mut out, &mut records).expect("a match");
    assert_eq!(standing.games(), 2);
    assert!(String::from_utf8(out).expect("text").contains("of 2: "));
    let mut refused = |plan: Battle<'_>| match battle(&scene, &plan, &mut Vec::new(), &mut records) {
        Err(refused) => refused.to_string(),
        Ok(standing) => panic!("played: {standing}"),
    };
    assert!(refused(Battle { first: who("nobody"), ..plan.clone() }).contains("`nobody`"));
    assert!(refused(Battle { first: who("level-10"), ..plan.clone() }).contains("a time a move"));
    let two = Battle { first: who("engine"), threads: 2, ..plan.clone() };
    assert!(refused(two.clone()).contains("a time a move"));

    let soon = Some(Duration::from_millis(1));
    for plan in [Battle { time: soon, ..two }, Battle { first: who("level-10"), time: soon, ..plan }] {
        let standing = battle(&scene, &plan, &mut Vec::new(), &mut Vec::new()).expect("a match");
        assert_eq!(standing.games(), 2);
    }

    let how = Selfplay { games: 2, time: None, nodes: 100, random_plies: 2, seed: 2 };
    let mut seen = 0;
    let statistics = selfplay(&scene, how, &mut records, &mut |_| {
        seen += 1;
        true
    })
    .expect("games");
    assert_eq!((statistics.games, seen), (2, 2));
    assert!(statistics.to_string().contains("half-moves a game"));
    let text = String::from_utf8(records).expect("text");
    let games: Vec<&str> = text.split("[Round").skip(1).collect();
    assert_eq!(games.len(), 4);
    for game in games {
        let record = Record::parse(&format!("[Round{game}")).expect("a record");
        assert!(record.replay(&scene.board, scene.start.clone()).is_ok());
    }
}

#[test]
fn tuning_gives_the_same_weights_however_many_games_are_played_at_once() {
    let how = Tuning { rounds: 2, games: 10, nodes: 60, seed: 5, epochs: 2 };
    let tuned = |jobs| {
        let (mut out, mut seen) = (Vec::new(), Vec::new());
        let weights = tune(how, jobs, &mut out, &mut |played| seen.push(played)).expect("weights");
        assert_eq!(seen, Vec::from_iter(1..=20));
        (weights, String::from_utf8(out).expect("text"))
    };
    let (weights, text) = tuned(1);
    assert_eq!((weights.clone(), text.clone()), tuned(3));
    assert_eq!(Weights::parse(&text), Ok(weights.clone()));
    assert_ne!(weights, Weights::plain());
    assert!(
        text.starts_with("# tablee psychopathe tune --rounds 2 --games 10 --nodes 60 --seed 5 --epochs 2\n")
    );
    assert!(text.contains("\n# round 2: mean squared error "), "{text}");
}

fn sit(language: Language, engine: Option<Player>, input: &str) -> String {
    let level = Level::new(1).expect("a level");
    let sitting = Sitting { engine, level, time: Duration::from_millis(50), language, seed: 1 };
    text(|out| play(&scene(2, None), sitting, &mut input.as_bytes(), out))
}

#[test]
fn people_play_in_the_terminal() {
    let said = sit(
        Language::Fr,
        None,
        "aide\na1-o\ncoups\nnoms\nposition\npartie\nreprendre\nreprendre\nz-z\na-o\na2a1\nquitter\n",
    );
    assert!(
        said.contains("Impossible (PSY-01)\u{a0}: Le plateau n’a pas de nœud «\u{a0}z\u{a0}»."),
        "{said}"
    );
    assert!(said.contains("Impossible (PSY-12)\u{a0}: Une pièce barre le chemin de a à o"), "{said}");
    assert!(said.contains("«\u{a0}a2a1\u{a0}» n’est pas un coup"), "{said}");
    assert!(said.contains("1. a1-o\n*") && said.ends_with("À bientôt.\n"), "{said}");
    assert!(said.contains("Il n’y a rien à reprendre."));
    let said = sit(Language::En, Some(Player::White), "hint\nresign\n");
    assert!(said.contains("I play ") && said.contains("White wins."), "{said}");
}
