//! Logs of earlier releases open. A fixture is kept for every form that was ever written; it is never
//! regenerated, only added to (`TABLEE_WRITE_FIXTURE=NAME` writes a new one).

use std::path::{Path, PathBuf};

use kernel::Viewer;
use serde_json::{Value, json};
use server::Catalog;
use table::{Row, Table, toy::diary};

use protocol::Act;
use table::Action;

use crate::world::World;

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

/// A fixture: the rows as they were stored, and what everybody saw at the end.
fn read(path: &Path) -> (Vec<Row>, Value) {
    let text = std::fs::read_to_string(path).expect("a fixture");
    let mut lines: Vec<&str> = text.lines().collect();
    let views = serde_json::from_str(lines.pop().expect("views")).expect("views");
    (lines.iter().map(|line| serde_json::from_str(line).expect("a row")).collect(), views)
}

fn views(table: &Table) -> Value {
    let viewers = Viewer::all(table.company().chairs.len());
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
    let mut n_fixtures = 0;
    for entry in std::fs::read_dir(fixtures()).expect("fixtures") {
        let path = entry.expect("an entry").path();
        let (rows, then) = read(&path);
        let table = Table::replay(|name| catalog.find(name), &rows).expect("it opens");
        if let Err(place) = same(&then, &views(&table), String::new()) {
            panic!("{}: {place} is not as it was", path.display());
        }
        n_fixtures += 1;
    }
    assert!(n_fixtures >= 2);
}

/// Plays a little of everything and writes down the rows.
#[tokio::test]
async fn write_a_fixture_when_asked() {
    let Ok(name) = std::env::var("TABLEE_WRITE_FIXTURE") else { return };
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let key = |n: usize| seats[n].key();
    table.act(key(0), Act::game("a", json!({"do": "write", "text": "un secret"}))).await;
    table.act(key(1), Act::game("b", json!({"do": "draw"}))).await;
    let roll = table.act(key(2), Act::game("c", json!({"do": "roll"}))).await.seq.expect("a row");
    table.act(key(1), Act::table("d", Action::Narrate { text: "Il était une fois".into() })).await;
    table.act(key(1), Act::table("e", Action::Bookmark { passage: roll, label: "début".into() })).await;
    table
        .act(
            key(0),
            Act::table("f", Action::AddLimit { kind: table::LimitKind::Veil, text: "araignées".into() }),
        )
        .await;
    let rewind = Action::RaiseCard { strike: None, rewind: Some(kernel::Seq(roll.0 - 1)) };
    let motion = table.act(key(0), Act::table("g", rewind)).await.seq.expect("a row");
    for n in 0..3 {
        table.act(key(n), Act::table("h", Action::Consent { motion })).await;
    }
    let motion = table.act(key(0), Act::table("i", Action::Propose { motion: table::Motion::Resume })).await;
    for n in 1..3 {
        let motion = motion.seq.expect("a row");
        table.act(key(n), Act::table("j", Action::Consent { motion })).await;
    }
    table.act(key(2), Act::game("k", json!({"do": "roll"}))).await;
    write(&world, &table.id, &format!("diary-{name}.jsonl")).await;

    let table = world.make(json!({"game": "pactes"})).await;
    let seats = table.fill(&[("Ana", "faust"), ("Bob", "demon_a"), ("Cleo", "demon_b")]).await;
    let act = async |n: usize, id: &str, action: Value| {
        table.act(seats[n].key(), Act::game(id, action)).await;
    };
    act(0, "d", json!({"do": "set_desire", "text": "Je veux la lune"})).await;
    for n in 0..6 {
        act(
            n % 3,
            &format!("o{n}"),
            json!({"do": "set_obstacle", "text": format!("obstacle {n}"), "word": null}),
        )
        .await;
    }
    act(1, "c", json!({"do": "choose_obstacle", "obstacle": 1})).await;
    act(1, "p", json!({"do": "propose", "text": "une échelle"})).await;
    act(0, "a", json!({"do": "accept"})).await;
    act(2, "f", json!({"do": "write_flaw", "text": "elle est courte"})).await;
    act(0, "s", json!({"do": "sign"})).await;
    write(&world, &table.id, &format!("pactes-{name}.jsonl")).await;
}

async fn write(world: &World, id: &str, file: &str) {
    let stored = world.store.rows(&id.parse().expect("a name"), kernel::Seq(0), 10_000).await.expect("rows");
    let rows: Vec<Row> = stored.iter().map(|row| serde_json::from_str(&row.body).expect("a row")).collect();
    let catalog = Catalog::standard().with(diary());
    let table = Table::replay(|name| catalog.find(name), &rows).expect("it reads");
    let lines: Vec<String> =
        stored.iter().map(|row| row.body.clone()).chain([views(&table).to_string()]).collect();
    std::fs::create_dir_all(fixtures()).expect("a folder");
    std::fs::write(fixtures().join(file), lines.join("\n") + "\n").expect("written");
}
