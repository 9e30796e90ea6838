//! Play over sockets.

use std::time::Duration;

use client::{Joined, Update};
use protocol::{ByeReason, FailureKind, Pen, Request};
use serde_json::{Value, json};
use store::Store;
use table::{Action, Motion};

use crate::world::{SEAT, World, ask, config, game, mark, next, reach, serve};

/// What a seat sees over its socket is what plain HTTP shows.
async fn same_as_http(table: &crate::world::Table, joined: &Joined) {
    assert_eq!(joined.view, table.view(joined.key()).await);
}

#[tokio::test]
async fn patches_keep_every_view_true() {
    let world = World::new().await;
    let (table, mut seats) = world.diary().await;
    let actions = [
        json!({"do": "write", "text": "un secret"}),
        json!({"do": "roll"}),
        json!({"do": "draw"}),
        json!({"do": "mark", "at": 3}),
        json!({"do": "show"}),
        json!({"do": "mark", "at": 6}),
    ];
    for seat in &mut seats {
        next(seat).await;
    }
    for (n, action) in actions.iter().enumerate() {
        let actor = if action["do"] == "show" { 0 } else { n % 3 };
        let done = ask(&mut seats[actor], game(action.clone())).await.expect("done");
        for seat in &mut seats {
            reach(seat, done.seq.expect("a row").0).await;
            same_as_http(&table, seat).await;
        }
    }
    let text = Request::table("", Action::Say { text: "bonjour".into() });
    let said = ask(&mut seats[1], text).await.expect("done").seq.expect("a row");
    reach(&mut seats[0], said.0).await;
    let motion = ask(&mut seats[0], Request::table("", Action::Rewind { to: kernel::Seq(said.0 - 4) })).await;
    let motion = motion.expect("proposed").seq.expect("a row");
    for n in [1, 2] {
        let done = ask(&mut seats[n], Request::table("", Action::Consent { motion })).await.expect("done");
        reach(&mut seats[0], done.seq.expect("a row").0).await;
    }
    same_as_http(&table, &seats[0]).await;
    assert_eq!(seats[0].view["game"]["marks"][6], 0, "the mark was taken back");
}

#[tokio::test]
async fn whoever_comes_back_is_told_what_they_missed() {
    let world = World::new().await;
    let (table, mut seats) = world.diary().await;
    let mut cleo = seats.pop().expect("Cleo");
    next(&mut cleo).await;
    let (key, seq) = (cleo.key().to_owned(), cleo.seq);
    drop(cleo);
    for n in 0..5 {
        ask(&mut seats[0], mark(n)).await.expect("done");
    }
    let mut back = Joined::with_key(&table.link, Some(SEAT[2]), key);
    back.seq = seq;
    let Update::Full(full) = next(&mut back).await else { panic!("first comes the whole view") };
    assert_eq!((full.missed.len(), full.more), (5, false));
    same_as_http(&table, &back).await;
}

#[tokio::test]
async fn a_restarted_server_is_found_again_and_requests_are_done_once() {
    let world = World::new().await;
    let (table, mut seats) = world.diary().await;
    ask(&mut seats[0], mark(1)).await.expect("done");
    world.handle.shutdown().await;
    let address = world.url.trim_start_matches("http://").to_owned();
    let waiting = seats[0].ask(mark(2)).await;
    let store = Store::open(&world.dir.path().join("t.db").display().to_string()).await.expect("a store");
    serve(config(), store, &address).await;
    loop {
        if let Update::Accepted(accepted) = next(&mut seats[0]).await
            && accepted.request == waiting
        {
            break;
        }
    }
    assert_eq!(table.view(seats[0].key()).await["game"]["marks"], json!([0, 1, 1, 0, 0, 0, 0, 0]));
}

#[tokio::test]
async fn a_moved_or_removed_seat_loses_its_sockets() {
    let world = World::new().await;
    let (table, mut seats) = world.diary().await;
    for seat in &mut seats {
        next(seat).await;
    }
    let moving = table.act(seats[0].key(), Request::table("m", Action::MoveSeat)).await;
    let arrive = json!({"request": "a", "link": moving.key.expect("shown once")});
    let arrived = client::request("POST", &table.link.api("/claim"), &[], Some(&arrive)).await;
    let arrived: Value = arrived.expect("an answer").json().expect("moved");
    assert_eq!(arrived["seat"], 0);
    loop {
        if let Update::Over(why) = next(&mut seats[0]).await {
            assert_eq!(why, ByeReason::NoKey);
            break;
        }
    }
    let remove = Action::Propose { motion: Motion::Remove { seat: SEAT[2] } };
    ask(&mut seats[1], Request::table("", remove)).await.expect("proposed");
    let new_key = arrived["key"].as_str().expect("a key");
    // Who moved counts one row more than the others do.
    let motion = table.view(new_key).await["table"]["motions"][0]["id"].as_u64().map(kernel::Seq);
    let motion = motion.expect("a proposal");
    table.act(new_key, Request::table("c", Action::Consent { motion })).await;
    loop {
        if let Update::Over(why) = next(&mut seats[2]).await {
            assert_eq!(why, ByeReason::NoKey);
            break;
        }
    }
    assert_eq!(table.get(seats[2].key(), "").await.status, 401);
}

#[tokio::test]
async fn who_is_there_is_known() {
    let world = World::new().await;
    let (_, mut seats) = world.diary().await;
    for seat in &mut seats {
        next(seat).await;
    }
    drop(seats.pop());
    loop {
        if let Update::Present(present) = next(&mut seats[0]).await
            && present.seats == SEAT[..2]
        {
            break;
        }
    }
}

#[tokio::test]
async fn an_erased_table_says_goodbye() {
    let world = World::new().await;
    let (table, mut seats) = world.diary().await;
    next(&mut seats[0]).await;
    let motion = table.act(&table.host, Request::table("d", Action::Delete)).await.seq.expect("a row");
    for seat in &seats {
        table.try_act(seat.key(), Request::table("c", Action::Consent { motion })).await;
    }
    loop {
        if let Update::Over(why) = next(&mut seats[0]).await {
            assert_eq!(why, ByeReason::Gone);
            break;
        }
    }
    assert_eq!(table.get(seats[0].key(), "").await.status, 404);
    assert!(world.store.head(&table.id.parse().expect("a name")).await.expect("the store").is_none());
}

#[tokio::test]
async fn an_idle_table_leaves_memory_and_comes_back() {
    let world = World::with(server::Config { idle: Duration::from_millis(40), ..config() }).await;
    let (table, mut seats) = world.diary().await;
    ask(&mut seats[0], mark(4)).await.expect("done");
    let keys: Vec<String> = seats.iter().map(|seat| seat.key().to_owned()).collect();
    drop(seats);
    while world.handle.n_loaded() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(table.view(&keys[0]).await["game"]["marks"][4], 1);
}

#[tokio::test]
async fn a_refusal_names_its_rule() {
    let world = World::new().await;
    let (_, mut seats) = world.diary().await;
    let failure = ask(&mut seats[0], mark(9)).await.expect_err("there is no such place");
    assert_eq!((failure.kind, failure.rule.as_deref()), (FailureKind::Refused, Some("TOY-03")));
    let failure = ask(&mut seats[0], Request::table("", Action::Start)).await.expect_err("not the host");
    assert_eq!((failure.rule.as_deref(), failure.why), (Some("TAB-07"), json!("host_only")));
}

#[tokio::test]
async fn that_somebody_writes_is_passed_on_and_kept_nowhere() {
    let world = World::new().await;
    let (table, mut seats) = world.diary().await;
    for seat in &mut seats {
        next(seat).await;
    }
    let before = table.get(&table.host, "").await.json::<Value>().expect("a view")["seq"].clone();
    for pen in [Pen::Talk, Pen::Down] {
        seats[0].write(pen).await;
    }
    for n in [1, 2] {
        let mut heard = Vec::new();
        while heard.len() < 2 {
            if let Update::Writing(writing) = next(&mut seats[n]).await {
                heard.push((writing.seat, writing.pen));
            }
        }
        assert_eq!(heard, [(SEAT[0], Pen::Talk), (SEAT[0], Pen::Down)]);
    }
    // Whoever writes is not told, and however often they say so, it is passed on now and then only.
    for _ in 0..100 {
        seats[0].write(Pen::Story).await;
    }
    ask(&mut seats[0], mark(1)).await.expect("done");
    let mut n_heard = 0;
    loop {
        match next(&mut seats[1]).await {
            Update::Writing(_) => n_heard += 1,
            Update::Row(_) => break,
            _ => {}
        }
    }
    assert!((1..=10).contains(&n_heard), "{n_heard} times");
    let after = table.get(&table.host, "").await.json::<Value>().expect("a view")["seq"].clone();
    assert_eq!(after.as_u64(), before.as_u64().map(|seq| seq + 1));
}
