//! Logs of earlier releases open. A fixture is kept for every form that was ever written; it is never
//! regenerated, only added to (`TABLEE_WRITE_FIXTURE=NAME` writes a new one).

use std::{
    collections::BTreeSet,
    io::{Read as _, Write as _},
    path::{Path, PathBuf},
};

use client::Link;
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use kernel::{Choice, Seeded, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use server::Catalog;
use store::Store;
use table::{Payload, Row, Table, toy::diary};

use crate::{
    old_play::{Playing, kinds, plans},
    world::{self, World, config, serve},
};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

fn files(kind: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(fixtures()).expect("fixtures");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.to_string_lossy().ends_with(&format!("{kind}.gz")));
    files.sort();
    files
}

fn unzip(path: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).expect("a fixture");
    GzDecoder::new(file).read_to_end(&mut bytes).expect("a gzip file");
    bytes
}

fn zip(name: &str, bytes: &[u8]) {
    let file = std::fs::File::create(fixtures().join(format!("{name}.gz"))).expect("a file");
    let mut encoder = GzEncoder::new(file, Compression::best());
    encoder.write_all(bytes).expect("written");
    encoder.finish().expect("written");
}

/// A fixture: the rows as they were stored, and what everybody saw at the end.
fn read(path: &Path) -> (Vec<Row>, Value) {
    let text = String::from_utf8(unzip(path)).expect("text");
    let mut lines: Vec<&str> = text.lines().collect();
    let views = serde_json::from_str(lines.pop().expect("views")).expect("views");
    (lines.iter().map(|line| serde_json::from_str(line).expect("a row")).collect(), views)
}

fn views(table: &Table) -> Value {
    let viewers = Viewer::all(table.state().chairs.len());
    viewers
        .map(|viewer| json!({"table": table.view(viewer), "game": table.game_view(viewer)}))
        .collect::<Vec<_>>()
        .into()
}

/// Whether everything that was seen then is seen now; more may be seen.
fn same(then: &Value, now: &Value, at: String) -> Result<(), String> {
    match (then, now) {
        (Value::Object(then), Value::Object(now)) => then.iter().try_for_each(|(key, then)| {
            same(then, now.get(key).unwrap_or(&Value::Null), format!("{at}/{key}"))
        }),
        (Value::Array(then), Value::Array(now)) if then.len() == now.len() => {
            let mut pairs = then.iter().zip(now).enumerate();
            pairs.try_for_each(|(index, (then, now))| same(then, now, format!("{at}/{index}")))
        }
        _ if then == now => Ok(()),
        _ => Err(at),
    }
}

#[test]
fn every_old_log_opens_and_shows_what_it_showed() {
    let catalog = Catalog::standard().with(diary());
    let mut games = BTreeSet::new();
    for path in files(".jsonl") {
        let (rows, then) = read(&path);
        let table = Table::replay(|name| catalog.find(name), &rows).expect("it opens");
        if let Err(place) = same(&then, &views(&table), String::new()) {
            panic!("{}: {place} is not as it was", path.display());
        }
        // Bots hear old notices again, and what is struck is read before it is cleaned.
        for (row, play) in rows.iter().filter_map(|row| Some((row, row.play.as_ref()?))) {
            let reads =
                |part, text| assert!(table.game().reads(part, text), "{} {}", path.display(), row.seq);
            reads(Payload::Action, &play.action);
            reads(Payload::Events, &play.events);
            play.told.iter().for_each(|told| reads(Payload::Notice, &told.notice));
        }
        games.insert(table.game().name());
    }
    assert!(catalog.games().all(|game| games.contains(game.name())), "{games:?}");
}

/// A table in a kept database: its keys, and what each seat saw.
#[derive(Serialize, Deserialize)]
struct Kept {
    id: String,
    game: String,
    host: String,
    keys: Vec<String>,
    views: Vec<Value>,
}

#[tokio::test]
async fn every_old_database_opens_and_its_tables_go_on() {
    for path in files(".db") {
        let dir = tempfile::tempdir().expect("a directory");
        let place = dir.path().join("t.db");
        std::fs::write(&place, unzip(&path)).expect("a copy");
        let store = Store::open(&place.display().to_string()).await.expect("it opens");
        let (url, handle) = serve(config(), store.clone(), "127.0.0.1:0").await;
        let keys = path.display().to_string().replace(".db.gz", ".json.gz");
        let kept: Vec<Kept> = serde_json::from_slice(&unzip(Path::new(&keys))).expect("its keys");
        assert!(Catalog::standard().games().all(|game| kept.iter().any(|kept| kept.game == game.name())));
        for kept in kept {
            let link = Link { server: url.clone(), table: kept.id.clone(), key: String::new() };
            let table = world::Table { id: kept.id, host: kept.host, link };
            for (key, then) in kept.keys.iter().zip(&kept.views) {
                let now = table.view(key).await;
                same(then, &now, kept.game.clone()).expect("it is as it was");
            }
            go_on(&table, &kept.keys).await;
            read_back(&table, &kept.keys[0]).await;
        }
        handle.shutdown().await;
    }
}

/// Somebody does something that is on offer.
async fn go_on(table: &world::Table, keys: &[String]) {
    let mut whims = Seeded::new(7);
    for key in keys {
        let offered: Value = table.get(key, "/choices").await.json().expect("choices");
        let choices: Vec<Choice<Value>> = serde_json::from_value(offered["choices"].clone()).expect("a list");
        if let Some(choice) = choices.first() {
            let action = choice.sample(&mut whims).expect("an action");
            table.act(key, protocol::Request::game("further", action)).await;
            return;
        }
    }
    panic!("nobody can do anything at {}", table.id);
}

/// Reads the history, page by page, to its beginning.
async fn read_back(table: &world::Table, key: &str) {
    let (mut n_lines, mut before) = (0, String::new());
    loop {
        let page: Value = table.get(key, &format!("/history?limit=20{before}")).await.json().expect("a page");
        n_lines += page["lines"].as_array().expect("lines").len();
        match page["before"].as_u64() {
            Some(seq) => before = format!("&before={seq}"),
            None => break,
        }
    }
    assert!(n_lines > 30, "{n_lines} lines");
}

/// The largest log that is kept, in bytes.
const LARGEST: usize = 250_000;

/// Plays long games of everything and keeps, for each game, the few logs in which most kinds of events happen; and
/// a database with a table of each.
#[tokio::test]
async fn write_fixtures_when_asked() {
    let Ok(name) = std::env::var("TABLEE_WRITE_FIXTURE") else { return };
    let n_seeds = std::env::var("TABLEE_FIXTURE_SEEDS").ok().and_then(|n| n.parse().ok()).unwrap_or(3);
    let world = World::new().await;
    let catalog = Catalog::standard();
    for game in catalog.games() {
        let mut played = Vec::new();
        for plan in plans().iter().filter(|plan| plan.game == game.name()) {
            for seed in 0..n_seeds {
                let mut playing = Playing::start(&world, plan, seed).await;
                playing.play(plan.steps, true).await;
                // A deadline may still be to come.
                tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
                played.push(short(&playing.rows().await));
            }
        }
        let mut known = BTreeSet::new();
        for n in 1..=4 {
            let news =
                |rows: &[Row]| rows.iter().flat_map(kinds).filter(|kind| !known.contains(kind)).collect();
            let best = played.iter().max_by_key(|rows| {
                let news: BTreeSet<String> = news(rows);
                (news.len(), usize::MAX - rows.len())
            });
            let best = best.expect("a game");
            if best.iter().flat_map(kinds).all(|kind| known.contains(&kind)) {
                break;
            }
            known.extend(best.iter().flat_map(kinds));
            write(best, &format!("{}-{name}-{n}.jsonl", game.name()));
        }
        let listed: Vec<&str> = known.iter().map(String::as_str).collect();
        eprintln!("{}: {} kinds: {}", game.name(), known.len(), listed.join(" "));
    }
    write_database(&format!("tables-{name}")).await;
}

/// The log up to where something happens for the first time, if that is not too long.
fn short(rows: &[Row]) -> Vec<Row> {
    let (mut known, mut size, mut end) = (BTreeSet::new(), 0, 1);
    for (n, row) in rows.iter().enumerate() {
        size += json!(row).to_string().len();
        if size > LARGEST {
            break;
        }
        let n_known = known.len();
        known.extend(kinds(row));
        if known.len() > n_known {
            end = n + 1;
        }
    }
    rows[..end].to_vec()
}

fn write(rows: &[Row], file: &str) {
    let catalog = Catalog::standard().with(diary());
    let table = Table::replay(|name| catalog.find(name), rows).expect("it reads");
    let rows = rows.iter().map(|row| serde_json::to_string(row).expect("JSON"));
    let lines: Vec<String> = rows.chain([views(&table).to_string()]).collect();
    zip(file, (lines.join("\n") + "\n").as_bytes());
}

/// A database with a table of each game that is under way, and the keys to them.
async fn write_database(name: &str) {
    let world = World::new().await;
    let mut kept = Vec::new();
    for game in Catalog::standard().games() {
        let plan = plans().into_iter().find(|plan| plan.game == game.name()).expect("a plan");
        let mut playing = Playing::start(&world, &plan, 1).await;
        playing.play(28, false).await;
        let mut views = Vec::new();
        for key in &playing.keys {
            views.push(playing.table.view(key).await);
        }
        let Playing { table, keys, .. } = playing;
        kept.push(Kept { id: table.id, game: game.name().to_owned(), host: table.host, keys, views });
    }
    world.handle.shutdown().await;
    let database = std::fs::read(world.dir.path().join("t.db")).expect("the database");
    zip(&format!("{name}.db"), &database);
    zip(&format!("{name}.json"), &serde_json::to_vec(&kept).expect("JSON"));
}
