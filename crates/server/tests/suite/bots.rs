//! Bots fill seats, and the house keeps the clock.

use std::time::Duration;

use client::{Joined, Update};
use kernel::Wish;
use protocol::Request;
use serde_json::json;
use table::{Action, Settings};

use crate::world::{Table, World, ask, config, game, next, serve};

#[tokio::test]
async fn bots_play_a_whole_game_of_pactes() {
    let world = World::new().await;
    let table = world.make(json!({"game": "pactes"})).await;
    for (seat, role) in [(0, "faust"), (1, "demon_a"), (2, "demon_b")] {
        let bot = json!({"do": "seat_bot", "seat": seat, "bot": "demon", "role": role});
        let action: Action = serde_json::from_value(bot).expect("an action");
        table.act(&table.host, Request::table(format!("b{seat}"), action)).await;
    }
    let mut host = Joined::with_key(&table.link, None, table.host.clone());
    next(&mut host).await;
    table.act(&table.host, Request::table("start", Action::Start)).await;
    while host.view["game"]["ending"].is_null() {
        next(&mut host).await;
    }
    table.act(&table.host, Request::table("close", Action::Close)).await;
    let export = table.get(&table.host, "/export").await;
    let text = String::from_utf8(export.body).expect("text");
    let checked = server::verify_lines(&server::Catalog::standard(), &text).expect("all in order");
    assert!(checked.actions > 60 && checked.sealed > 20, "{checked:?}");
}

#[tokio::test]
async fn a_bot_plays_beside_people_and_rests() {
    let world = World::new().await;
    let table = world.make(json!({"game": "diary"})).await;
    let mut ana = Joined::sit(&table.link, "Ana", None, None).await.expect("a seat");
    ask(&mut ana, Request::table("", Action::TakeRole { role: Some(json!("ink")) })).await.expect("done");
    let bot = json!({"do": "seat_bot", "seat": 1, "bot": "roller", "role": "pen"});
    table.act(&table.host, Request::table("b", serde_json::from_value(bot).expect("an action"))).await;
    table.act(&table.host, Request::table("s", Action::Start)).await;
    while ana.view["game"]["n_rolls"] != 3 {
        next(&mut ana).await;
    }
    ask(&mut ana, game(json!({"do": "mark", "at": 0}))).await.expect("done");
    tokio::time::sleep(Duration::from_millis(30)).await;
    assert_eq!(table.view(ana.key()).await["game"]["n_rolls"], 3, "three rolls are enough for it");
}

#[tokio::test]
async fn bots_wait_when_they_are_asked_and_go_on_when_they_are_asked() {
    let world = World::with(server::Config { bot_pace: Duration::from_millis(300), ..config() }).await;
    let (table, key) = beside_a_bot(&world).await;
    let mut ana = Joined::with_key(&table.link, None, key.clone());
    next(&mut ana).await;
    ana.ask_bots(Wish::Wait).await;
    // Everybody there is told.
    while !matches!(next(&mut ana).await, Update::Bots(Wish::Wait)) {}
    let n_rolls = table.view(&key).await["game"]["n_rolls"].clone();
    tokio::time::sleep(Duration::from_millis(900)).await;
    assert_eq!(table.view(&key).await["game"]["n_rolls"], n_rolls, "it waits");
    ana.ask_bots(Wish::GoOn).await;
    until(&table, &key, |game| game["n_rolls"] == 3).await;
}

#[tokio::test]
async fn the_house_acts_when_nobody_does() {
    let world = World::new().await;
    let table = world.make(json!({"game": "diary", "options": {"rolls": 1}})).await;
    let mut seats = table.fill(&[("Ana", "ink"), ("Bob", "pen")]).await;
    ask(&mut seats[0], game(json!({"do": "roll"}))).await.expect("done");
    while seats[0].view["game"]["over"] != json!(true) {
        next(&mut seats[0]).await;
    }
}

#[tokio::test]
async fn bots_end_nothing_unasked_while_people_speak_aloud_or_look_elsewhere() {
    let world = World::new().await;
    let (table, key) = beside(&world, "closer").await;
    let n_rolls = async || {
        tokio::time::sleep(Duration::from_millis(800)).await;
        table.view(&key).await["game"]["n_rolls"].clone()
    };
    assert_eq!(n_rolls().await, 0, "nobody is there");
    let set = |spoken| Action::SetSettings { settings: Settings { spoken, ..Settings::default() } };
    table.act(&table.host, Request::table("aloud", set(true))).await;
    let mut ana = Joined::with_key(&table.link, None, key.clone());
    next(&mut ana).await;
    assert_eq!(n_rolls().await, 0, "she may be speaking");
    ana.look_elsewhere(true).await;
    table.act(&table.host, Request::table("silent", set(false))).await;
    assert_eq!(n_rolls().await, 0, "she looks elsewhere");
    ana.look_elsewhere(false).await;
    until(&table, &key, |game| game["n_rolls"] == 3).await;
}

/// A table of Ana and a bot whose first move is still to come.
async fn beside_a_bot(world: &World) -> (Table, String) {
    beside(world, "roller").await
}

/// A table of Ana, who has left the page, and such a bot.
async fn beside(world: &World, bot: &str) -> (Table, String) {
    let table = world.make(json!({"game": "diary"})).await;
    let ana = Joined::sit(&table.link, "Ana", None, None).await.expect("a seat");
    let key = ana.key().to_owned();
    drop(ana);
    table.act(&key, Request::table("r", Action::TakeRole { role: Some(json!("ink")) })).await;
    let bot = json!({"do": "seat_bot", "seat": 1, "bot": bot, "role": "pen"});
    table.act(&table.host, Request::table("b", serde_json::from_value(bot).expect("an action"))).await;
    table.act(&table.host, Request::table("s", Action::Start)).await;
    (table, key)
}

/// Looks by plain requests until something is so; half a minute is for ever.
async fn until(table: &Table, key: &str, so: impl Fn(&serde_json::Value) -> bool) {
    let looking = async {
        while !so(&table.view(key).await["game"]) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), looking).await.expect("it happens");
}

/// The same tables, served again.
async fn again(world: &World, config: server::Config) {
    world.handle.shutdown().await;
    let place = world.dir.path().join("t.db").display().to_string();
    let store = store::Store::open(&place).await.expect("a store");
    serve(config, store, world.url.trim_start_matches("http://")).await;
}

#[tokio::test]
async fn a_bot_wakes_when_somebody_looks_by_plain_http_after_a_restart() {
    let slow = server::Config { bot_pace: Duration::from_secs(3600), ..config() };
    let world = World::with(slow).await;
    let (table, key) = beside_a_bot(&world).await;
    again(&world, config()).await;
    until(&table, &key, |game| game["n_rolls"] == 3).await;
}

#[tokio::test]
async fn bots_go_on_after_a_failed_commit() {
    let world = World::with(server::Config { bot_pace: Duration::from_millis(200), ..config() }).await;
    let (table, key) = beside_a_bot(&world).await;
    world.store.faults().next(store::CommitFault::Fails, 1);
    until(&table, &key, |game| game["n_rolls"] == 3).await;
}

#[tokio::test]
async fn the_clock_runs_on_after_a_failed_commit_and_a_restart() {
    for restart in [false, true] {
        let world = World::new().await;
        let table = world.make(json!({"game": "diary", "options": {"rolls": 1}})).await;
        let seats = table.fill(&[("Ana", "ink"), ("Bob", "pen")]).await;
        let key = seats[0].key().to_owned();
        drop(seats);
        table.act(&key, Request::game("r", json!({"do": "roll"}))).await;
        world.store.faults().next(store::CommitFault::Fails, if restart { 1000 } else { 1 });
        if restart {
            again(&world, config()).await;
        }
        until(&table, &key, |game| game["over"] == json!(true)).await;
    }
}
