//! Six letters that lead to a table, as long as people gather there.

use client::{Joined, Link, request};
use protocol::{Code, CodeTarget, Made, Request, TableGame};
use serde_json::{Value, json};
use server::Quotas;
use table::{Action, Invited};

use crate::world::{World, config};

async fn made(world: &World) -> Made {
    let url = format!("{}/api/tables", world.url);
    let new = json!({"game": "diary", "seats": 2, "title": "Chez nous"});
    request("POST", &url, &[], Some(&new)).await.expect("an answer").json().expect("a table")
}

#[tokio::test]
async fn a_code_seats_people_until_the_game_starts() {
    let world = World::new().await;
    let made = made(&world).await;
    let find = async |code: &str| world.get(&format!("/api/codes/{code}")).await;
    let typed = format!("{}-{}", &made.code[..3], &made.code[3..]).to_lowercase();
    let found: CodeTarget = find(&typed).await.json().expect("a table");
    assert_eq!(
        (found.table.as_str(), found.game.as_str(), &*found.title),
        (made.id.as_str(), "diary", "Chez nous")
    );
    assert_eq!(found.link, made.invitation);
    let link = Link { server: world.url.clone(), table: found.table, key: found.link.0 };
    let table = crate::world::Table { id: made.id.clone(), host: made.host.0.clone(), link };
    let mut seats = Vec::new();
    for (name, role) in [("Ana", "ink"), ("Bob", "pen")] {
        let joined = Joined::sit(&table.link, name, None, None).await.expect("a seat");
        let role = Action::TakeRole { role: Some(json!(role)) };
        table.act(joined.key(), Request::table("role", role)).await;
        // Everybody at the table can say it; those who look on cannot.
        let code: Code = table.get(joined.key(), "/code").await.json().expect("a code");
        assert_eq!(code.code, made.code);
        seats.push(joined);
    }
    let watch = table.act(&table.host, Request::table("w", Action::Invite { to: Invited::Watch })).await;
    assert_eq!(table.get(&watch.key.expect("shown once"), "/code").await.status, 404);
    // It is in nothing that anybody is sent, and in no view.
    for what in ["", "/history", "/export"] {
        let body = String::from_utf8(table.get(&table.host, what).await.body).expect("text");
        assert!(!body.contains(&made.code) && !body.contains(&made.invitation.0), "{what}");
    }
    table.act(&table.host, Request::table("start", Action::Start)).await;
    assert_eq!(find(&made.code).await.status, 404);
    assert_eq!(table.get(seats[0].key(), "/code").await.status, 404);
}

#[tokio::test]
async fn a_code_leads_nowhere_once_its_invitation_is_withdrawn_or_the_table_closed() {
    let world = World::new().await;
    for action in [Action::WithdrawInvitation { id: kernel::Seq(1) }, Action::Close] {
        let made = made(&world).await;
        let path = format!("/api/codes/{}", made.code);
        assert_eq!(world.get(&path).await.status, 200);
        let link = Link { server: world.url.clone(), table: made.id.clone(), key: String::new() };
        let table = crate::world::Table { id: made.id, host: made.host.0, link };
        table.act(&table.host, Request::table("x", action)).await;
        assert_eq!(world.get(&path).await.status, 404);
    }
}

#[tokio::test]
async fn whoever_has_a_key_learns_which_game_a_link_leads_to() {
    let world = World::new().await;
    let made = made(&world).await;
    let link = Link { server: world.url.clone(), table: made.id.clone(), key: made.invitation.0.clone() };
    let table = crate::world::Table { id: made.id, host: made.host.0, link };
    let watch = table.act(&table.host, Request::table("w", Action::Invite { to: Invited::Watch })).await;
    let watch = watch.key.expect("shown once");
    let ana = Joined::sit(&table.link, "Ana", None, None).await.expect("a seat");
    let moving = table.act(ana.key(), Request::table("m", Action::MoveSeat)).await.key.expect("shown once");
    for key in [&table.host, &made.invitation.0, &watch, &moving, ana.key()] {
        let game: TableGame = table.get(key, "/game").await.json().expect("a game");
        assert_eq!((game.game.as_str(), &*game.title), ("diary", "Chez nous"));
    }
    // Nobody else, and nobody for whom the link has ceased to work.
    assert_eq!(table.get("guess", "/game").await.status, 401);
    let path = format!("/api/tables/{}/game", table.id);
    assert_eq!(world.get(&path).await.status, 401);
    assert_eq!(world.get("/api/tables/nowhere/game").await.status, 404);
    table.act(&table.host, Request::table("x", Action::WithdrawInvitation { id: kernel::Seq(1) })).await;
    assert_eq!(table.get(&made.invitation.0, "/game").await.status, 401);
    // What the public list tells, it tells to everybody.
    let settings = table::Settings { listed: true, ..table::Settings::default() };
    table.act(&table.host, Request::table("l", Action::SetSettings { settings })).await;
    assert_eq!(world.get(&path).await.status, 200);
}

#[tokio::test]
async fn codes_cannot_be_guessed_at_leisure() {
    let quotas = Quotas { codes_per_minute: 5.0, ..config().quotas };
    let world = World::with(server::Config { quotas, ..config() }).await;
    let mut statuses = Vec::new();
    for code in ["BCDFGH", "BCDFGJ", "a", "x/y", "%00", "BCDFGK", "BCDFGL", "BCDFGM"] {
        statuses.push(world.get(&format!("/api/codes/{code}")).await.status);
    }
    // An address that is none is not counted.
    assert_eq!(statuses, [404, 404, 404, 404, 404, 404, 429, 429]);
    let value: Value = world.get("/api/codes/BCDFGH").await.json().unwrap_or_default();
    assert!(value.is_null());
}
