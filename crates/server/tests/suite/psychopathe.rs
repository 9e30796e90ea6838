//! Psychopathe over the network: clocks, draws, takebacks, the engine's levels.

use client::{Joined, Update};
use kernel::Seq;
use protocol::Request;
use serde_json::{Value, json};
use store::Store;
use table::{Action, Motion};

use crate::world::{SEAT, Table, World, ask, config, game, next, serve};

pub(crate) async fn seated(world: &World, options: Value) -> (Table, Vec<Joined>) {
    let table = world.make(json!({"game": "psychopathe", "seats": 2, "options": options})).await;
    let seats = table.fill(&[("Ana", "white"), ("Bob", "black")]).await;
    (table, seats)
}

/// The first legal move.
pub(crate) async fn a_move(table: &Table, key: &str) -> Value {
    let offered: Value = table.get(key, "/choices").await.json().expect("choices");
    let choices = offered["choices"].as_array().expect("a list").clone();
    let is_move = |choice: &&Value| choice["action"]["do"] == "move";
    choices.iter().find(is_move).expect("a move")["action"].clone()
}

async fn until(joined: &mut Joined, is_so: impl Fn(&Value) -> bool) {
    while !is_so(&joined.view) {
        next(joined).await;
    }
}

#[tokio::test]
async fn psy_51_time_runs_out_even_if_the_server_was_away() {
    let world = World::new().await;
    let fischer = json!({"board": 2, "fischer": {"base": 2, "increment": 1}});
    let (table, mut seats) = seated(&world, fischer).await;
    next(&mut seats[0]).await;
    let clock = |view: &Value| view["table"]["clock"].clone();
    assert_eq!(clock(&seats[0].view)["left"], json!([2_000, 2_000]));
    assert_eq!(clock(&seats[0].view)["on"], json!([0]));
    // Talk does not touch the clock; a move does, and gives its second.
    ask(&mut seats[0], Request::table("", Action::Say { text: "hm".into() })).await.expect("said");
    assert_eq!(clock(&seats[0].view)["left"], json!([2_000, 2_000]));
    let action = a_move(&table, seats[0].key()).await;
    ask(&mut seats[0], game(action)).await.expect("played");
    let now = clock(&seats[0].view);
    let left = now["left"][0].as_u64().expect("a time");
    assert!((1_000..=3_000).contains(&left) && now["on"] == json!([1]), "{now}");
    // The server goes away and comes back: the time has gone on.
    let place = world.dir.path().join("t.db").display().to_string();
    world.handle.shutdown().await;
    let store = Store::open(&place).await.expect("the same store");
    let (url, _handle) = serve(config(), store, "127.0.0.1:0").await;
    let link = client::Link { server: url, ..table.link.clone() };
    let mut bob = Joined::with_key(&link, Some(SEAT[1]), seats[1].key().to_owned());
    until(&mut bob, |view| view["game"]["ending"] == json!({"won": "white"})).await;
    assert_eq!(clock(&bob.view)["on"], json!([]), "no clock runs any more");
}

#[tokio::test]
async fn tab_37_a_late_move_is_no_move_and_a_pause_stops_the_clock() {
    let world = World::new().await;
    let (table, mut seats) = seated(&world, json!({"board": 2, "seconds_per_move": 1})).await;
    next(&mut seats[0]).await;
    let action = a_move(&table, seats[0].key()).await;
    table.act(seats[1].key(), Request::table("p", Action::Pause)).await;
    table.act(seats[0].key(), Request::table("p", Action::Pause)).await;
    // Longer than there is time for: nothing happens while the game stands still.
    let waited = tokio::time::timeout(std::time::Duration::from_millis(1_500), async {
        until(&mut seats[0], |view| !view["game"]["ending"].is_null()).await;
    });
    assert!(waited.await.is_err());
    table.act(seats[1].key(), Request::table("g", Action::Resume)).await;
    ask(&mut seats[0], game(action)).await.expect("in time");
    // Now nobody moves, and the house says so.
    until(&mut seats[0], |view| view["game"]["ending"] == json!({"won": "white"})).await;
    let late = table.try_act(seats[1].key(), Request::game("late", json!({"do": "resign"}))).await;
    assert_eq!(late.status, 409);
}

#[tokio::test]
async fn psy_52_nobody_wins_time_alone() {
    let world = World::new().await;
    let fischer = json!({"board": 2, "fischer": {"base": 600, "increment": 0}});
    let (table, mut seats) = seated(&world, fischer).await;
    for seat in &mut seats {
        next(seat).await;
    }
    let on = async || table.view(&table.host).await["table"]["clock"]["on"].clone();
    // A pause is agreed on: nobody stops a clock alone, neither their own nor the other's.
    for (seat, other) in [(0, 1), (1, 0)] {
        table.act(seats[seat].key(), Request::table(format!("p{seat}"), Action::Pause)).await;
        let proposed = table.view(&table.host).await["table"].clone();
        assert_eq!((proposed["pause"].clone(), on().await), (json!(null), json!([0])), "seat {seat} asks");
        assert_eq!(proposed["motions"][0]["motion"], "pause");
        table.act(seats[other].key(), Request::table(format!("y{seat}"), Action::Pause)).await;
        assert_eq!(on().await, json!([]), "both want it");
        assert_eq!(table.view(&table.host).await["table"]["motions"], json!([]));
        table.act(seats[seat].key(), Request::table(format!("g{seat}"), Action::Resume)).await;
        assert_eq!(on().await, json!([0]));
    }
    // One's own move that nobody has answered is not free to take back.
    let action = a_move(&table, seats[0].key()).await;
    let played = table.act(seats[0].key(), Request::game("m", action)).await.seq.expect("a row");
    let back = Action::Rewind { to: Seq(played.0 - 1) };
    let motion = table.act(seats[0].key(), Request::table("b", back)).await.seq.expect("a row");
    assert_eq!(table.view(&table.host).await["game"]["n_moves"], 1, "only proposed");
    table.act(seats[1].key(), Request::table("a", Action::Consent { motion })).await;
    assert_eq!(table.view(&table.host).await["game"]["n_moves"], 0);
}

#[tokio::test]
async fn tab_40_a_duel_has_no_tools_of_a_story() {
    let world = World::new().await;
    for options in [json!({"board": 2}), json!({"board": 2, "fischer": {"base": 600, "increment": 0}})] {
        let (table, seats) = seated(&world, options).await;
        let line = Action::AddLimit { kind: table::LimitKind::Line, text: "spiders".into() };
        let card = Action::RaiseCard { strike: None, rewind: None };
        for (n, action) in [card, line, Action::Narrate { text: "once".into() }].into_iter().enumerate() {
            let refused = table.try_act(seats[0].key(), Request::table(format!("r{n}"), action)).await;
            let body: Value = serde_json::from_slice(&refused.body).expect("JSON");
            assert_eq!((refused.status, &body["error"]["rule"]), (409, &json!("TAB-40")), "{body}");
        }
        table.act(seats[0].key(), Request::table("s", Action::Say { text: "hm".into() })).await;
    }
    let games: Value = world.get("/api/games").await.json().expect("games");
    let tells = |game: &&Value| game["has_story"] == json!(true);
    assert_eq!(games["games"].as_array().expect("games").iter().filter(|game| !tells(game)).count(), 1);
}

#[tokio::test]
async fn psy_51_draws_giving_up_and_taking_back_by_consent() {
    let world = World::new().await;
    let (table, mut seats) = seated(&world, json!({"board": 2})).await;
    for seat in &mut seats {
        next(seat).await;
    }
    let action = a_move(&table, seats[0].key()).await;
    let played = ask(&mut seats[0], game(action)).await.expect("played").seq.expect("a row");
    // Taking back needs the other, before the answer and after it.
    let early = Action::Rewind { to: Seq(played.0 - 1) };
    let motion = ask(&mut seats[0], Request::table("", early)).await.expect("proposed").seq.expect("a row");
    assert_eq!(table.view(&table.host).await["game"]["n_moves"], 1, "only proposed");
    ask(&mut seats[1], Request::table("", Action::Object { motion })).await.expect("declined");
    let reply = a_move(&table, seats[1].key()).await;
    ask(&mut seats[1], game(reply)).await.expect("played");
    let back = Action::Rewind { to: Seq(played.0 - 1) };
    let motion = ask(&mut seats[0], Request::table("", back)).await.expect("proposed").seq.expect("a row");
    until(&mut seats[0], |view| view["game"]["n_moves"] == 2).await;
    ask(&mut seats[1], Request::table("", Action::Consent { motion })).await.expect("agreed");
    until(&mut seats[0], |view| view["game"]["n_moves"] == 0).await;
    // An offer stands until the opponent has moved.
    ask(&mut seats[0], game(json!({"do": "draw"}))).await.expect("offered");
    let action = a_move(&table, seats[0].key()).await;
    ask(&mut seats[0], game(action)).await.expect("played");
    ask(&mut seats[1], game(json!({"do": "draw"}))).await.expect("agreed");
    until(&mut seats[0], |view| view["game"]["ending"] == json!({"drawn": "agreement"})).await;
    let (_, mut seats) = seated(&world, json!({"board": 2})).await;
    ask(&mut seats[1], game(json!({"do": "resign"}))).await.expect("given up");
    until(&mut seats[1], |view| view["game"]["ending"] == json!({"won": "white"})).await;
}

#[tokio::test]
async fn a_rematch_by_consent_swaps_the_sides() {
    let world = World::new().await;
    let (table, mut seats) = seated(&world, json!({"board": 2})).await;
    for seat in &mut seats {
        next(seat).await;
    }
    let again = || Request::table("", Action::Propose { motion: Motion::Again });
    let refused = ask(&mut seats[0], again()).await.expect_err("the game is not over");
    assert_eq!(refused.rule.as_deref(), Some("TAB-38"));
    ask(&mut seats[0], game(json!({"do": "resign"}))).await.expect("given up");
    let motion = ask(&mut seats[1], again()).await.expect("proposed").seq.expect("a row");
    ask(&mut seats[0], Request::table("", Action::Consent { motion })).await.expect("agreed");
    until(&mut seats[0], |view| view["game"]["ending"].is_null()).await;
    assert_eq!(seats[0].view["game"]["you"], "black");
    assert_eq!(seats[0].view["table"]["seats"][1]["role"], "white");
    let action = a_move(&table, seats[1].key()).await;
    ask(&mut seats[1], game(action)).await.expect("white begins");
    // Nobody takes back the game before, and both games verify.
    let back = Request::table("", Action::Rewind { to: Seq(motion.0 - 2) });
    assert_eq!(ask(&mut seats[1], back).await.expect_err("refused").rule.as_deref(), Some("TAB-19"));
    ask(&mut seats[1], game(json!({"do": "resign"}))).await.expect("given up");
    ask(&mut seats[1], Request::table("", Action::Close)).await.expect("closed");
    let log = String::from_utf8(table.get(&table.host, "/export").await.body).expect("text");
    server::verify_lines(&server::Catalog::standard(), &log).expect("all in order");
}

#[tokio::test]
async fn levels_of_the_engine_play_each_other_and_a_person() {
    let world = World::new().await;
    let options = json!({"board": 2, "draws": {"repetition": true, "quiet": 6}});
    let table = world.make(json!({"game": "psychopathe", "seats": 2, "options": options})).await;
    for (seat, role, bot) in [(0, "white", "level-1"), (1, "black", "level-4")] {
        let action = Action::SeatBot { seat: SEAT[seat], bot: bot.into(), role: Some(json!(role)) };
        table.act(&table.host, Request::table(format!("b{seat}"), action)).await;
    }
    table.act(&table.host, Request::table("start", Action::Start)).await;
    let mut host = Joined::with_key(&table.link, None, table.host.clone());
    loop {
        if matches!(next(&mut host).await, Update::Row(_)) && !host.view["game"]["ending"].is_null() {
            break;
        }
    }
    assert!(host.view["game"]["n_moves"].as_u64().expect("a number") >= 6);
    let games: Value = world.get("/api/games").await.json().expect("games");
    let psychopathe =
        games["games"].as_array().expect("games").iter().find(|game| game["name"] == "psychopathe");
    assert_eq!(psychopathe.expect("there")["bots"].as_array().map(Vec::len), Some(10));
}
