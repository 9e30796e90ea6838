//! Each game is joined from a terminal, played some way, left and come back to; bots have the other seats.

use serde_json::{Value, json};

use crate::house::{HostedTable, House, Terminal, Typed, tablee, until};

/// How a game is joined.
struct Game {
    name: &'static str,
    /// What is typed where Enter does not follow an advice.
    typed: Typed,
    /// The bot in the second seat, with its role.
    bot: (&'static str, &'static str),
    /// How far it is, in the view of the game.
    progress: &'static str,
    /// A part of every page of it.
    shows: &'static str,
}

fn join_and_come_back(game: &Game) {
    let home = tempfile::tempdir().expect("a folder");
    let mut house = House::open(home.path());
    let new = json!({"game": game.name, "language": "en", "seats": 2});
    let made = house.make(&new);
    let HostedTable { id: table, host, invitation, path } = &made;
    let link = format!("{}/t/{table}#{invitation}", house.url());
    let sit = || Terminal::run(tablee(home.path()), game.name, &link, "Ana", game.typed);
    let mut terminal = sit();
    until(&house, path, host, "a role is taken", |view| !view["table"]["seats"][0]["role"].is_null());
    let (bot, role) = game.bot;
    house.act(&made, "bot", &json!({"do": "seat_bot", "seat": 1, "bot": bot, "role": role}));
    house.act(&made, "start", &json!({"do": "start"}));
    let progress = |view: &Value| view["game"].pointer(game.progress).and_then(Value::as_u64).unwrap_or(0);
    let further = |house: &House, than: u64| {
        let seen = until(house, path, host, game.name, |view| progress(view) > than);
        progress(&seen["view"])
    };
    let begun = further(&house, 0);
    terminal.shows(game.shows);
    terminal.kill();
    // The same command comes back to the same seat, and goes on.
    let terminal = sit();
    let resumed = further(&house, begun);
    house.kill_and_restart();
    let seen = until(&house, path, host, game.name, |view| {
        progress(view) > resumed || view["game"]["ending"] != Value::Null
    });
    terminal.shows(game.shows);
    let chairs = seen["view"]["table"]["seats"].as_array().expect("seats").clone();
    let who: Vec<&str> = chairs.iter().filter_map(|chair| chair["who"].as_str()).collect();
    assert_eq!(who, ["person", "bot"], "nobody took a second seat");
    assert_eq!(chairs[0]["name"], "Ana");
}

#[test]
fn psychopathe_is_joined_and_come_back_to() {
    join_and_come_back(&Game {
        name: "psychopathe",
        typed: Some(("Your move:", "1")),
        bot: ("level-1", "black"),
        progress: "/n_moves",
        shows: "White: ",
    });
}

#[test]
fn psychodrame_is_joined_and_come_back_to() {
    join_and_come_back(&Game {
        name: "psychodrame",
        typed: None,
        bot: ("player", "player"),
        progress: "/table/scenes",
        shows: "Ana",
    });
}

#[test]
fn innommable_is_joined_and_come_back_to() {
    join_and_come_back(&Game {
        name: "innommable",
        typed: None,
        bot: ("keeper", "player"),
        progress: "/scene",
        shows: "In the bowl",
    });
}

#[test]
fn yonkoma_is_joined_and_come_back_to() {
    join_and_come_back(&Game {
        name: "yonkoma",
        typed: None,
        bot: ("mangaka", "player"),
        progress: "/board/scene",
        shows: "Koma",
    });
}
