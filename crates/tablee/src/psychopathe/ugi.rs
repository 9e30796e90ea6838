//! `ugi`: the Universal Game Interface on a pair of streams.
//!
//! A token of the protocol holds no blank: where the notation has one (`b2-b1xc1d c1d=N`) a `+` stands in its place
//! (`b2-b1xc1d+c1d=N`). Both forms are read.
//!
//! What cannot be read is said in a line `info string error: …`. After a `position` that cannot be read there is none, and
//! `go` gives no `bestmove` until there is one again; a `go` that cannot be read gives none either.

use std::{
    io::{BufRead, Write},
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use psychopathe::{Board, Camp, Course, Ending, Player, Position};
use search::psychopathe::{
    Engine, Level, Limits, Report,
    native::{Stopwatch, TimeControl},
};

use super::start::Start;

const OPTIONS: &str = "id name Tablee Psychopathe\nid author the founders of Tablee\n\
option name Hash type spin default 64 min 1 max 4096\n\
option name Threads type spin default 1 min 1 max 64\n\
option name MultiPV type spin default 1 min 1 max 32\n\
option name Level type spin default 10 min 1 max 10\n\
option name Board type combo default 3 var 2 var 3";

/// Most lines that are told of at once.
const MOST_LINES: usize = 32;
/// Size of the engine's table, in mebibytes, until something else is asked for.
const TABLE: usize = 64;

/// What the protocol has set.
struct Session {
    start: Start,
    /// The name of the camp, once one was chosen.
    camp: Option<String>,
    /// Nothing after a position that could not be read.
    course: Option<Course>,
    /// How large the engine's table is, in mebibytes.
    table: usize,
    how: Manner,
}

/// How the engine searches.
#[derive(Clone, Copy)]
struct Manner {
    threads: usize,
    lines: usize,
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
pub(super) fn ugi(
    start: &Start,
    input: &mut dyn BufRead,
    output: &mut (dyn Write + Send),
) -> anyhow::Result<()> {
    let engine = Mutex::new(Engine::new(&start.board, TABLE));
    let output = Mutex::new(output);
    let stop = AtomicBool::new(false);
    let mut session = Session {
        start: start.clone(),
        camp: None,
        course: Some(Course::new(start.position.clone())),
        table: TABLE,
        how: Manner { threads: 1, lines: 1, level: Level::MAX },
    };
    let say = |text: &str| -> anyhow::Result<()> {
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
                    let Some(course) = session.course.clone() else {
                        say("info string error: there is no position to search")?;
                        continue;
                    };
                    let task = match read_task(rest, course.position().turn()) {
                        Ok(task) => task,
                        Err(why) => {
                            say(&format!("info string error: {why}"))?;
                            continue;
                        }
                    };
                    let infinite = task.infinite;
                    let (board, how) = (session.start.board.clone(), session.how);
                    let (engine, stop, say) = (&engine, &stop, &say);
                    let thread = scope.spawn(move || {
                        let mut engine = engine.lock().expect("no thread panics while searching");
                        let answer = think(&mut engine, &board, &course, &task, how, stop, say);
                        // Nobody listens any more if this fails.
                        _ = say(&format!("bestmove {answer}"));
                    });
                    search = Some((thread, infinite));
                }
                _ => {
                    let mut engine = engine.lock().expect("no thread panics while searching");
                    answer(&mut session, &mut engine, command, rest, &say)?;
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

fn think(
    engine: &mut Engine,
    board: &Board,
    course: &Course,
    task: &Task,
    Manner { threads, lines, level }: Manner,
    stop: &AtomicBool,
    say: &(dyn Fn(&str) -> anyhow::Result<()> + Sync),
) -> String {
    let mut tell = |report: &Report, spent: Duration| _ = say(&info(board, course.position(), report, spent));
    let stopped = || stop.load(Relaxed);
    let mut watch = Stopwatch::start(task.control, &stopped, &mut tell);
    let played = match level {
        Level::MAX => engine
            .search_lines_on(threads, course, lines, task.limits, &mut watch)
            .first()
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
    session: &mut Session,
    engine: &mut Engine,
    command: &str,
    rest: &[&str],
    say: &dyn Fn(&str) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    match (command, rest) {
        ("ugi", _) => {
            let camps: String = Camp::NAMES.iter().map(|name| format!(" var {name}")).collect();
            say(OPTIONS)?;
            say(&format!("option name Camp type combo default {}{camps}\nugiok", Camp::NAMES[0]))
        }
        ("isready", _) => say("readyok"),
        ("uginewgame", _) => {
            engine.forget();
            session.course = Some(Course::new(session.start.position.clone()));
            Ok(())
        }
        ("setoption", ["name", name, "value", value]) => match set(session, engine, name, value) {
            Some(()) => Ok(()),
            None => say(&format!("info string error: no option {name} with value {value}")),
        },
        ("position", rest) => {
            let read = read_position(&session.start, rest);
            session.course = read.as_ref().ok().cloned();
            read.map(drop).or_else(|why| say(&format!("info string error: {why}")))
        }
        ("query", [what]) => say(&format!("response {}", query(session, what))),
        ("stop", _) => Ok(()),
        ("show" | "d", _) => {
            let Some(course) = &session.course else { return say("info string error: there is no position") };
            let (board, position) = (&session.start.board, course.position());
            say(&psychopathe::draw_position(board, position, Player::White))?;
            say(&position.text(board))
        }
        _ => say(&format!("info string error: unknown command {command}")),
    }
}

/// Sets an option; nothing, if there is none of that name and value.
fn set(session: &mut Session, engine: &mut Engine, name: &str, value: &str) -> Option<()> {
    let number = |least: usize, most: usize| value.parse().ok().map(|n: usize| n.clamp(least, most));
    match name.to_ascii_lowercase().as_str() {
        "hash" => {
            session.table = number(1, 4096)?;
            *engine = Engine::new(&session.start.board, session.table);
        }
        "threads" => session.how.threads = number(1, 64)?,
        "multipv" => session.how.lines = number(1, MOST_LINES)?,
        "level" => session.how.level = Level::new(number(1, 10)? as u8)?,
        "board" => session.open(engine, value.parse().ok()?, session.camp.clone())?,
        "camp" => session.open(engine, session.start.board.size(), Some(value.to_owned()))?,
        _ => return None,
    }
    Some(())
}

impl Session {
    /// Goes to the opening of a board and a camp; nothing, if there is none such.
    fn open(&mut self, engine: &mut Engine, size: u8, camp: Option<String>) -> Option<()> {
        if size == self.start.board.size() && camp == self.camp {
            return Some(());
        }
        let board = Board::of_size(size).ok()?.clone();
        let placed = Camp::named(size, camp.as_deref().unwrap_or(Camp::NAMES[0])).ok()?;
        let position = placed.place(&board, 2).ok()?;
        if size != self.start.board.size() {
            *engine = Engine::new(&board, self.table);
        }
        self.course = Some(Course::new(position.clone()));
        (self.start, self.camp) = (Start { board, position }, camp);
        Some(())
    }
}

fn query(session: &Session, what: &str) -> String {
    let Some(course) = &session.course else { return "unknown".to_string() };
    let ending = course.ending(&session.start.board);
    match what {
        "p1turn" => (course.position().turn() == Player::White).to_string(),
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
fn read_position(start: &Start, rest: &[&str]) -> Result<Course, String> {
    let at = rest.iter().position(|&word| word == "moves").unwrap_or(rest.len());
    let (place, played) = rest.split_at(at);
    let position = match place.split_first() {
        Some((&"startpos", [])) => start.position.clone(),
        Some((&"fen", text)) => {
            Position::parse(&start.board, &text.join(" ")).map_err(|why| why.to_string())?
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
    let mut course = Course::new(position);
    for text in texts {
        let played = course.position().parse_move(&start.board, &text);
        let played = played.map_err(|why| format!("{text}: {why}"))?;
        course.play(&start.board, played);
    }
    Ok(course)
}

/// Words of a `go` that a number follows.
const NUMBERS: [&str; 12] = [
    "depth",
    "nodes",
    "movetime",
    "movestogo",
    "p1time",
    "p2time",
    "p1inc",
    "p2inc",
    "wtime",
    "btime",
    "winc",
    "binc",
];

fn read_task(rest: &[&str], turn: Player) -> Result<Task, String> {
    let mut given: Vec<(&str, u64)> = Vec::new();
    let mut words = rest.iter();
    while let Some(&word) = words.next() {
        if word == "infinite" {
            continue;
        }
        if !NUMBERS.contains(&word) {
            return Err(format!("`go` knows no `{word}`"));
        }
        let number = words.next().and_then(|number| number.parse().ok());
        given.push((word, number.ok_or_else(|| format!("`{word}` needs a number"))?));
    }
    let value = |names: [&str; 2]| {
        let found = given.iter().find(|(name, _)| names.contains(name));
        found.map(|&(_, number)| number)
    };
    let side = |white: [&str; 2], black: [&str; 2]| value(if turn == Player::White { white } else { black });
    let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    let limits = Limits { depth: value(["depth"; 2]).map(small), nodes: value(["nodes"; 2]) };
    let left = side(["p1time", "wtime"], ["p2time", "btime"]);
    let added = side(["p1inc", "winc"], ["p2inc", "binc"]).unwrap_or(0);
    let control = match (value(["movetime"; 2]), left) {
        (Some(ms), _) => TimeControl::Move(Duration::from_millis(ms)),
        (None, Some(left)) => TimeControl::Clock {
            left: Duration::from_millis(left),
            added: Duration::from_millis(added),
            moves: value(["movestogo"; 2]).map(small),
        },
        (None, None) => TimeControl::Unlimited,
    };
    let infinite = control == TimeControl::Unlimited && limits == Limits::none();
    Ok(Task { limits, control, infinite })
}

/// One line about a line of an iteration.
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
        "info depth {} seldepth {} multipv {} score {} nodes {} nps {rate} hashfull {} time {ms} pv {}",
        report.depth,
        report.deepest,
        report.nth,
        report.score,
        report.nodes,
        report.fill,
        line.join(" ")
    )
}
