//! Agreements and safe decisions, as people at a server's table notice them.

use client::request;
use kernel::Seq;
use protocol::{Choices, Code, Request};
use serde_json::{Value, json};
use table::{Action, Invited, Motion, Settings};

use crate::world::{SEAT, World};

#[tokio::test]
async fn tab_24_three_people_who_press_the_same_button_go_on() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let card = Action::RaiseCard { strike: None, rewind: None };
    table.act(seats[2].key(), Request::table("x", card)).await;
    for seat in &seats {
        assert_eq!(table.view(&table.host).await["table"]["pause"], "card");
        let press = Request::table("r", Action::Propose { motion: Motion::Resume });
        table.act(seat.key(), press).await;
    }
    let view = table.view(&table.host).await;
    assert_eq!((&view["table"]["pause"], &view["table"]["motions"]), (&json!(null), &json!([])));
}

#[tokio::test]
async fn tab_29_two_taps_on_a_costly_action_do_it_once() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let seen = table.get(seats[0].key(), "").await.json::<Value>().expect("a view")["seq"].as_u64();
    let seen = seen.map(Seq);
    let tap = |id: &str| Request { seen, ..Request::game(id, json!({"do": "roll"})) };
    table.act(seats[1].key(), Request::table("s", Action::Say { text: "vas-y".into() })).await;
    let rolled = table.act(seats[0].key(), tap("first")).await;
    assert_eq!(table.act(seats[0].key(), tap("first")).await, rolled, "sent again it is the same");
    let second = table.try_act(seats[0].key(), tap("second")).await;
    let body: Value = serde_json::from_slice(&second.body).expect("JSON");
    assert_eq!((second.status, &body["error"]["rule"]), (409, &json!("TAB-29")));
    assert_eq!(table.view(&table.host).await["game"]["n_rolls"], 1);
}

#[tokio::test]
async fn taking_back_beside_bots_is_at_once_and_takes_their_answers_along() {
    let world = World::new().await;
    let table = world.make(json!({"game": "diary", "seats": 2})).await;
    let bot = Action::SeatBot { seat: SEAT[1], bot: "roller".into(), role: Some(json!("pen")) };
    table.act(&table.host, Request::table("b", bot)).await;
    let seats = table.fill(&[("Ana", "ink")]).await;
    let ana = seats[0].key();
    let rolls = async |n: u64| {
        while table.view(ana).await["game"]["n_rolls"].as_u64() != Some(n) {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    };
    rolls(3).await;
    table.act(ana, Request::game("w", json!({"do": "write", "text": "je"}))).await;
    table.act(ana, Request::game("r", json!({"do": "roll"}))).await;
    let back = table.view(ana).await["table"]["take_back"].clone();
    assert_eq!(back["at_once"], true);
    let to = Seq(back["to"].as_u64().expect("a row"));
    table.act(ana, Request::table("back", Action::Rewind { to })).await;
    rolls(3).await;
    assert_eq!(table.view(ana).await["game"]["pages"][0]["notes"], json!(["je"]));
}

#[tokio::test]
async fn the_screen_in_the_middle_sees_what_is_public_and_the_hosts_has_the_code() {
    let world = World::new().await;
    let table = world.make(json!({"game": "diary", "seats": 3})).await;
    let watch = table.act(&table.host, Request::table("w", Action::Invite { to: Invited::Watch })).await;
    let watch = watch.key.expect("shown once");
    // The code, and with it the invitation, is the host's and the seats'.
    let code: Code = table.get(&table.host, "/code").await.json().expect("a code");
    let found = request("GET", &format!("{}/api/codes/{}", world.url, code.code), &[], None::<&()>).await;
    assert_eq!(found.expect("an answer").json::<Value>().expect("a table")["link"], json!(table.link.key));
    assert_eq!(table.get(&watch, "/code").await.status, 404);
    let seats = table.fill(&[("Ana", "ink"), ("Bob", "pen"), ("Cleo", "pen")]).await;
    table.act(seats[0].key(), Request::game("w", json!({"do": "write", "text": "un mot"}))).await;
    table.act(seats[0].key(), Request::game("r", json!({"do": "roll"}))).await;
    let spoken = Settings { spoken: true, ..Settings::default() };
    table.act(&table.host, Request::table("spoken", Action::SetSettings { settings: spoken })).await;
    let back = Action::Rewind {
        to: Seq(table.view(seats[0].key()).await["table"]["take_back"]["to"].as_u64().expect("a row")),
    };
    table.act(seats[0].key(), Request::table("back", back)).await;
    let screen = table.view(&watch).await;
    assert_eq!(screen, table.view(&table.host).await);
    assert!(!screen.to_string().contains("un mot") && !screen.to_string().contains(&table.link.key));
    assert_eq!(screen["table"]["settings"]["spoken"], true);
    let motion = &screen["table"]["motions"][0];
    assert_eq!(motion["asked"], json!([1, 2]));
    let undone = &motion["undoes"]["rows"][0];
    assert_eq!((&undone["by"], &undone["throws"]), (&json!(0), &json!(true)));
    assert!(undone["told"][0]["rolled"].is_object());
    let status = table.get(&watch, "/choices").await.json::<Choices>().expect("choices").status;
    assert_eq!(status.expect("it has started").awaited.len(), 3);
}
