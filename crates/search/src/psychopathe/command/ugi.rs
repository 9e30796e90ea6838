//! `ugi`: the Universal Game Interface on a pair of streams.
//!
//! A token of the protocol holds no blank: where the notation has one (`b2-b1xc1d c1d=N`) a `+` stands in its place
//! (`b2-b1xc1d+c1d=N`). Both forms are read.

use std::io::{BufRead, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use psychopathe::{Board, Course, Ending, Player, Position};

use super::scene::{CommandError, Scene};
use crate::psychopathe::engine::Engine;
use crate::psychopathe::level::Level;
use crate::psychopathe::limits::{Limits, Report};
use crate::psychopathe::native::{Stopwatch, TimeControl};

const OPTIONS: &str = "id name Tablee Psychopathe\nid author the founders of Tablee\n\
option name Hash type spin default 64 min 1 max 4096\n\
option name Threads type spin default 1 min 1 max 64\n\
option name Level type spin default 10 min 1 max 10\nugiok";

/// What the protocol has set.
struct Desk {
    scene: Scene,
    course: Course,
    threads: usize,
    level: Level,
}

/// What a `go` asks for.
struct Task {
    limits: Limits,
    control: TimeControl,
    infinite: bool,
}

/// Answers the protocol until `quit` or the end of the input.
///
/// # Errors
/// When reading or writing fails.
pub fn ugi(
    scene: &Scene,
    input: &mut dyn BufRead,
    output: &mut (dyn Write + Send),
) -> Result<(), CommandError> {
    let engine = Mutex::new(Engine::new(&scene.board, 64));
    let output = Mutex::new(output);
    let stop = AtomicBool::new(false);
    let mut desk = Desk {
        scene: scene.clone(),
        course: Course::new(scene.start.clone()),
        threads: 1,
        level: Level::MAX,
    };
    let say = |text: &str| -> Result<(), CommandError> {
        let mut output = output.lock().expect("no thread panics while writing");
        writeln!(output, "{text}")?;
        output.flush()?;
        Ok(())
    };
    std::thread::scope(|scope| {
        let mut search: Option<(std::thread::ScopedJoinHandle<'_, ()>, bool)> = None;
        for line in input.lines() {
            let line = line?;
            let words: Vec<&str> = line.split_whitespace().collect();
            let Some((&command, rest)) = words.split_first() else { continue };
            if let Some((thread, infinite)) = search.take() {
                match command {
                    "isready" => {
                        say("readyok")?;
                        search = Some((thread, infinite));
                        continue;
                    }
                    "stop" | "quit" => stop.store(true, Relaxed),
                    // Anything else waits for the search, which must then come to an end.
                    _ => _ = infinite && !stop.swap(true, Relaxed),
                }
                thread.join().expect("the search does not panic");
            }
            match command {
                "quit" => return Ok(()),
                "go" => {
                    stop.store(false, Relaxed);
                    let task = read_task(rest, desk.course.position().turn());
                    let infinite = task.infinite;
                    let (course, board) = (desk.course.clone(), desk.scene.board.clone());
                    let (threads, level) = (desk.threads, desk.level);
                    let (engine, stop, say) = (&engine, &stop, &say);
                    let thread = scope.spawn(move || {
                        let mut engine = engine.lock().expect("no thread panics while searching");
                        let answer = think(&mut engine, &board, &course, &task, threads, level, stop, say);
                        // Nobody listens any more if this fails.
                        _ = say(&format!("bestmove {answer}"));
                    });
                    search = Some((thread, infinite));
                }
                _ => {
                    let mut engine = engine.lock().expect("no thread panics while searching");
                    answer(&mut desk, &mut engine, command, rest, &say)?;
                }
            }
        }
        if let Some((thread, infinite)) = search {
            stop.fetch_or(infinite, Relaxed);
            thread.join().expect("the search does not panic");
        }
        Ok(())
    })
}

#[expect(clippy::too_many_arguments, reason = "one place gathers what a search needs")]
fn think(
    engine: &mut Engine,
    board: &Board,
    course: &Course,
    task: &Task,
    threads: usize,
    level: Level,
    stop: &AtomicBool,
    say: &(dyn Fn(&str) -> Result<(), CommandError> + Sync),
) -> String {
    let mut tell = |report: &Report, spent: Duration| _ = say(&info(board, course.position(), report, spent));
    let stopped = || stop.load(Relaxed);
    let mut watch = Stopwatch::start(task.control, &stopped, &mut tell);
    let played = match level {
        Level::MAX => engine
            .search_on(threads, course, task.limits, &mut watch)
            .and_then(|report| report.line.first().copied()),
        level => level.choose(engine, course, course.position().hash(), &mut watch),
    };
    played.map_or("0000".to_string(), |played| token(&course.position().move_text(board, played)))
}

/// A move as one token.
fn token(text: &str) -> String {
    text.replace(' ', "+")
}

fn answer(
    desk: &mut Desk,
    engine: &mut Engine,
    command: &str,
    rest: &[&str],
    say: &dyn Fn(&str) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    match (command, rest) {
        ("ugi", _) => say(OPTIONS),
        ("isready", _) => say("readyok"),
        ("uginewgame", _) => {
            engine.forget();
            desk.course = Course::new(desk.scene.start.clone());
            Ok(())
        }
        ("setoption", ["name", name, "value", value]) => {
            match (name.to_ascii_lowercase().as_str(), value.parse::<usize>()) {
                ("hash", Ok(mebibytes)) => *engine = Engine::new(&desk.scene.board, mebibytes.clamp(1, 4096)),
                ("threads", Ok(threads)) => desk.threads = threads.clamp(1, 64),
                ("level", Ok(level)) => {
                    desk.level = Level::new(level.clamp(1, 10) as u8).unwrap_or(Level::MAX)
                }
                _ => say(&format!("info string no option {name} with value {value}"))?,
            }
            Ok(())
        }
        ("position", rest) => match read_position(&desk.scene, rest) {
            Ok(course) => {
                desk.course = course;
                Ok(())
            }
            Err(why) => say(&format!("info string {why}")),
        },
        ("query", [what]) => say(&format!("response {}", query(desk, what))),
        ("stop", _) => Ok(()),
        ("show" | "d", _) => {
            let (board, position) = (&desk.scene.board, desk.course.position());
            say(&psychopathe::draw_position(board, position, Player::White))?;
            say(&position.text(board))
        }
        _ => say(&format!("info string unknown command {command}")),
    }
}

fn query(desk: &Desk, what: &str) -> String {
    let ending = desk.course.ending(&desk.scene.board);
    match what {
        "p1turn" => (desk.course.position().turn() == Player::White).to_string(),
        "gameover" => ending.is_some().to_string(),
        "result" => match ending {
            Some(Ending::Won(Player::White)) => "p1win",
            Some(Ending::Won(_)) => "p2win",
            Some(Ending::Drawn(_)) => "draw",
            None => "none",
        }
        .to_string(),
        _ => "unknown".to_string(),
    }
}

/// `startpos` or `fen POSITION`, then perhaps `moves …`.
fn read_position(scene: &Scene, rest: &[&str]) -> Result<Course, String> {
    let at = rest.iter().position(|&word| word == "moves").unwrap_or(rest.len());
    let (place, played) = rest.split_at(at);
    let start = match place.split_first() {
        Some((&"startpos", [])) => scene.start.clone(),
        Some((&"fen", text)) => {
            Position::parse(&scene.board, &text.join(" ")).map_err(|why| why.to_string())?
        }
        _ => return Err("expected `position startpos` or `position fen …`".to_string()),
    };
    let mut texts: Vec<String> = Vec::new();
    for word in played.iter().skip(1) {
        match texts.last_mut() {
            // A piece put back, in the notation's own form.
            Some(last) if word.contains('=') && !word.contains('-') => *last += &format!(" {word}"),
            _ => texts.push(word.replace('+', " ")),
        }
    }
    let mut course = Course::new(start);
    for text in texts {
        let played = course.position().parse_move(&scene.board, &text);
        let played = played.map_err(|why| format!("{text}: {why}"))?;
        course.play(&scene.board, played);
    }
    Ok(course)
}

fn read_task(rest: &[&str], turn: Player) -> Task {
    let value = |names: [&str; 2]| {
        let at = rest.iter().position(|word| names.contains(word))?;
        rest.get(at + 1)?.parse::<u64>().ok()
    };
    let side = |white: [&str; 2], black: [&str; 2]| value(if turn == Player::White { white } else { black });
    let limits =
        Limits { depth: value(["depth", "depth"]).map(|d| d as u32), nodes: value(["nodes", "nodes"]) };
    let left = side(["p1time", "wtime"], ["p2time", "btime"]);
    let added = side(["p1inc", "winc"], ["p2inc", "binc"]).unwrap_or(0);
    let control = match (value(["movetime", "movetime"]), left) {
        (Some(ms), _) => TimeControl::Move(Duration::from_millis(ms)),
        (None, Some(left)) => TimeControl::Clock {
            left: Duration::from_millis(left),
            added: Duration::from_millis(added),
            moves: value(["movestogo", "movestogo"]).map(|n| n as u32),
        },
        (None, None) => TimeControl::Unlimited,
    };
    let infinite = control == TimeControl::Unlimited && limits == Limits::none();
    Task { limits, control, infinite }
}

/// One line about an iteration.
pub(super) fn info(board: &Board, position: &Position, report: &Report, spent: Duration) -> String {
    let ms = spent.as_millis().max(1);
    let rate = u128::from(report.nodes) * 1000 / ms;
    let mut at = position.clone();
    let mut line = Vec::new();
    for &played in &report.line {
        line.push(token(&at.move_text(board, played)));
        at.make(board, played);
    }
    format!(
        "info depth {} score {} nodes {} nps {rate} hashfull {} time {ms} pv {}",
        report.depth,
        report.score,
        report.nodes,
        report.fill,
        line.join(" ")
    )
}
