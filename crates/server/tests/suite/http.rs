//! Everything that plain HTTP can do.

use client::{ClientError, request};
use protocol::{Accepted, Choices, FailureKind, Full, Games, HistoryPage, Listing, Request, Seated};
use serde_json::{Value, json};
use server::Config;
use table::{Action, Invited};

use crate::world::{SEAT, World, config};

fn kind(answer: &client::Answer) -> (u16, FailureKind) {
    match answer.json::<Value>() {
        Err(ClientError::Failure(failure)) => (answer.status, failure.kind),
        other => panic!("not a failure: {other:?}"),
    }
}

#[tokio::test]
async fn a_whole_game_by_plain_requests() {
    let world = World::new().await;
    let games: Games = world.get("/api/games").await.json().expect("games");
    assert!(games.games.iter().any(|game| game.name == "diary" && game.seats == (2, 4)));
    let (table, seats) = world.diary().await;
    let ana = seats[0].key();
    let choices: Choices = table.get(ana, "/choices").await.json().expect("choices");
    assert_eq!(choices.choices[0]["action"], json!({"do": "roll"}));
    assert_eq!(choices.status.expect("started").awaited.len(), 3);
    let before: Full = table.get(ana, "").await.json().expect("a view");
    let rolled = table.act(ana, Request::game("r1", json!({"do": "roll"}))).await;
    assert_eq!(rolled.seq.map(|seq| seq.0), Some(before.seq.0 + 1));
    let since = format!("?since={}", before.seq);
    let after: Full = table.get(seats[1].key(), &since).await.json().expect("a view");
    assert_eq!(after.view["game"]["n_rolls"], 1);
    assert_eq!(after.missed.len(), 1);
    table.act(ana, Request::game("r2", json!({"do": "stop"}))).await;
    table.act(ana, Request::table("r3", Action::Close)).await;
    let page: HistoryPage = table.get(ana, "/history?limit=2").await.json().expect("a page");
    assert_eq!(page.lines.len(), 2);
    let export = table.get(ana, "/export").await;
    let text = String::from_utf8(export.body).expect("text");
    let checked = server::verify_lines(&config().catalog, &text).expect("all in order");
    assert!(checked.sealed >= 1 && checked.actions == 2);
}

#[tokio::test]
async fn the_history_is_read_backwards_and_from_a_row_on() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let key = seats[0].key();
    for n in 0..12 {
        table
            .act(key, Request::table(format!("s{n}"), Action::Say { text: format!("mot {n}").into() }))
            .await;
    }
    let page = async |query: String| -> HistoryPage {
        table.get(key, &format!("/history?{query}")).await.json().expect("a page")
    };
    let seqs = |page: &HistoryPage| page.lines.iter().map(|line| line.seq.0).collect::<Vec<_>>();
    let all = page(String::new()).await;
    assert_eq!((all.before, all.since), (None, None));
    let whole = seqs(&all);
    let (mut read, mut asked) = (Vec::new(), "since=2&limit=4".to_owned());
    loop {
        let next = page(asked).await;
        assert!(next.lines.len() <= 4);
        read.extend(seqs(&next));
        let Some(since) = next.since else { break };
        asked = format!("since={since}&limit=4");
    }
    assert_eq!(read, whole.iter().copied().filter(|seq| *seq > 2).collect::<Vec<_>>());
    let last = *whole.last().expect("lines");
    for (query, expected) in [
        (format!("since={last}"), vec![]),
        (format!("since={}", u64::MAX), vec![]),
        (format!("since={}", last - 1), vec![last]),
        (format!("since={}&before={last}", last - 3), vec![last - 2, last - 1]),
        (format!("before={last}&limit=1"), vec![last - 1]),
    ] {
        assert_eq!(seqs(&page(query.clone()).await), expected, "{query}");
    }
}

#[tokio::test]
async fn a_waiting_reader_is_told() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let now: Full = table.get(seats[0].key(), "").await.json().expect("a view");
    let wait = format!("?since={}&wait=30", now.seq);
    let (woken, _) = tokio::join!(table.get(seats[0].key(), &wait), async {
        table.act(seats[1].key(), Request::game("r", json!({"do": "roll"}))).await
    });
    let woken: Full = woken.json().expect("a view");
    assert_eq!(woken.missed.len(), 1);
}

#[tokio::test]
async fn a_duplicate_request_is_the_same_request() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let roll = || Request::game("same", json!({"do": "roll"}));
    let first = table.act(seats[0].key(), roll()).await;
    assert_eq!(table.act(seats[0].key(), roll()).await, first);
    let other = table.act(seats[1].key(), roll()).await;
    assert_ne!(other.seq, first.seq, "ids of different seats are different ids");
    let stop = || Request::game("stop", json!({"do": "stop"}));
    let stopped = table.act(seats[0].key(), stop()).await;
    assert_eq!(table.act(seats[0].key(), stop()).await, stopped, "refused now, but done before");
    let stale = Request { after: Some(kernel::Seq(1)), ..stop() };
    assert_eq!(table.act(seats[0].key(), stale).await, stopped);
}

#[tokio::test]
async fn a_claim_whose_answer_was_lost_can_be_sent_again() {
    let world = World::new().await;
    let table = world.make(json!({"game": "diary"})).await;
    let key = "k".repeat(32);
    let claim = json!({"request": "c1", "link": table.link.key, "key": key, "name": "Ana"});
    let send = async |claim: &Value| {
        request("POST", &table.link.api("/claim"), &[], Some(claim)).await.expect("an answer")
    };
    let first: Seated = send(&claim).await.json().expect("a seat");
    let again: Seated = send(&claim).await.json().expect("the same seat");
    assert_eq!(first, again);
    let thief = json!({"request": "c1", "link": table.link.key, "key": "x".repeat(32), "name": "Ana"});
    assert_eq!(kind(&send(&thief).await), (401, FailureKind::NoKey));
    let cookie = send(&claim).await.header("set-cookie").expect("a cookie").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict") && !cookie.contains("Secure"));
}

#[tokio::test]
async fn two_seats_share_a_browser_and_its_list_shows_both() {
    let world = World::new().await;
    let table = world.make(json!({"game": "diary", "title": "Soir"})).await;
    let mut cookies = String::new();
    for (n, name) in ["Ana", "Bob"].iter().enumerate() {
        let claim = json!({"request": format!("c{n}"), "link": table.link.key, "name": name});
        let answer = request("POST", &table.link.api("/claim"), &[("cookie", &cookies)], Some(&claim)).await;
        for (header, value) in answer.expect("an answer").headers {
            if header == "set-cookie" {
                cookies += &format!("{}; ", value.split(';').next().expect("a pair"));
            }
        }
    }
    let with = [("cookie", cookies.as_str())];
    for (seat, you) in [("0", json!({"seat": 0})), ("1", json!({"seat": 1}))] {
        let answer = request("GET", &table.link.api(&format!("?as={seat}")), &with, None::<&()>).await;
        let view: Value = answer.expect("an answer").json().expect("a view");
        assert_eq!(view["view"]["table"]["you"], you);
    }
    let list = request("GET", &format!("{}/api/tables", world.url), &with, None::<&()>).await;
    let list: Listing = list.expect("an answer").json().expect("a list");
    assert_eq!((list.mine.len(), list.mine[0].seats.len(), list.mine[0].host), (1, 2, false));
    assert_eq!(list.mine[0].table.title, "Soir".into());
}

#[tokio::test]
async fn the_name_of_a_cookie_shows_no_table() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let list = async |cookie: String| -> Listing {
        let with = [("cookie", cookie.as_str())];
        let list = request("GET", &format!("{}/api/tables", world.url), &with, None::<&()>).await;
        list.expect("an answer").json().expect("a list")
    };
    let (id, key) = (&table.id, seats[1].key());
    assert_eq!(list(format!("tablee_{id}_0=x; tablee_{id}_host=")).await.mine, []);
    let mine = list(format!("tablee_{id}_0=x; tablee_{id}_1={key}; tablee_{id}_host=y")).await.mine;
    assert_eq!((mine.len(), &mine[0].seats[..], mine[0].host), (1, &[kernel::Seat(1)][..], false));
    let mine = list(format!("tablee_{id}_host={}", table.host)).await.mine;
    assert_eq!((mine[0].seats.len(), mine[0].host), (0, true));
}

#[tokio::test]
async fn the_list_says_who_is_there_and_who_is_awaited() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let mine = async || -> protocol::Mine {
        let cookie = format!("tablee_{}_1={}", table.id, seats[1].key());
        let list =
            request("GET", &format!("{}/api/tables", world.url), &[("cookie", &cookie)], None::<&()>).await;
        let list: Listing = list.expect("an answer").json().expect("a list");
        list.mine.into_iter().next().expect("the table")
    };
    let listed = mine().await;
    assert_eq!(listed.names, ["Ana", "Bob", "Cleo"].map(|name| Some(name.into())));
    let choices: Choices = table.get(seats[1].key(), "/choices").await.json().expect("choices");
    assert_eq!(listed.awaited, choices.status.expect("a status").awaited);
    assert!(!listed.over);
    // Each of one's own seats is asked something, by the name of the action.
    let first = choices.choices[0]["action"]["do"].as_str().expect("something to do");
    assert_eq!(listed.asks, [Some(first.to_owned())]);
    // While the card is up nobody is awaited but for a consent.
    let card = Action::RaiseCard { strike: None, rewind: None };
    table.act(seats[0].key(), Request::table("x", card)).await;
    assert_eq!(mine().await.awaited, []);
    table.act(seats[0].key(), Request::table("go", Action::Resume)).await;
    let listed = mine().await;
    assert_eq!(listed.awaited, SEAT[1..]);
    assert_eq!(listed.asks, [Some("consent".to_owned())]);
}

#[tokio::test]
async fn public_tables_are_listed_while_they_have_room() {
    let world = World::new().await;
    let table = world.make(json!({"game": "diary", "settings": {"listed": true}})).await;
    let listed = async || world.get("/api/tables").await.json::<Listing>().expect("a list").listed;
    assert_eq!(listed().await[0].id, table.id);
    table.fill(&[("Ana", "ink"), ("Bob", "pen")]).await;
    assert!(listed().await.is_empty());
}

#[tokio::test]
async fn spectators_come_by_link_only() {
    let world = World::new().await;
    let (table, _) = world.diary().await;
    assert_eq!(kind(&table.get("nobody", "").await), (401, FailureKind::NoKey));
    let invite = Request::table("w", Action::Invite { to: Invited::Watch });
    let made: Accepted = table.act(&table.host, invite).await;
    let key = made.key.expect("shown once");
    let view = table.view(&key).await;
    assert_eq!(view["table"]["you"], "public");
    assert_eq!(
        kind(&table.try_act(&key, Request::game("r", json!({"do": "roll"}))).await),
        (401, FailureKind::NoKey)
    );
    let kept = request("POST", &table.link.api("/watch"), &[], Some(&json!({"link": key}))).await;
    assert_eq!(kept.expect("an answer").status, 204);
}

#[tokio::test]
async fn a_base_path_a_public_address_and_tls() {
    let config = server::Config {
        base_path: "/jeux".into(),
        public_url: Some("https://tables.example/jeux".into()),
        ..config()
    };
    let world = World::with(config).await;
    assert!(world.url.ends_with("/jeux"));
    let answer = world.get("/healthz").await;
    assert_eq!(answer.status, 200);
    assert!(answer.header("strict-transport-security").is_some());
    let make = |origin: &'static str| {
        let url = format!("{}/api/tables", world.url);
        async move {
            request("POST", &url, &[("origin", origin)], Some(&json!({"game": "diary"})))
                .await
                .expect("an answer")
        }
    };
    let made = make("https://tables.example").await;
    assert_eq!(made.status, 201);
    let cookie = made.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("; Secure") && cookie.contains("Path=/jeux;"), "{cookie}");
    assert_eq!(kind(&make("https://evil.example").await), (403, FailureKind::Foreign));
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let world = World::new().await;
    for path in ["/healthz", "/api/games", "/nowhere", "/api/tables/nothing"] {
        let answer = world.get(path).await;
        assert!(answer.header("content-security-policy").expect(path).contains("frame-ancestors 'none'"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
    }
    assert_eq!(world.get("/api/games").await.header("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn metrics_are_for_this_machine_and_name_nobody() {
    let world = World::new().await;
    let (table, _) = world.diary().await;
    let text = String::from_utf8(world.get("/metrics").await.body).expect("text");
    assert!(text.contains("tablee_rows_total") && !text.contains(&table.id));
    let url = format!("{}/metrics", world.url);
    let proxied = request("GET", &url, &[("x-forwarded-for", "192.0.2.1")], None::<&()>).await;
    assert_eq!(proxied.expect("an answer").status, 404);
}

#[tokio::test]
async fn opened_metrics_tell_strangers_who_is_connected_and_the_operator_everything() {
    let read = |opened: bool, asks: &'static str| async move {
        let config = Config {
            open_metrics: opened,
            metrics_to: vec!["10.0.0.5".parse().expect("an address")],
            proxies: vec!["127.0.0.1".parse().expect("an address")],
            ..config()
        };
        let world = World::with(config).await;
        let url = format!("{}/metrics", world.url);
        let answer = request("GET", &url, &[("x-forwarded-for", asks)], None::<&()>).await;
        let text = String::from_utf8(answer.expect("an answer").body).expect("text");
        let names = text.lines().filter(|line| line.starts_with("tablee_"));
        names.map(|line| line.split([' ', '{']).next().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(read(true, "192.0.2.1").await, ["tablee_connections", "tablee_sockets"]);
    assert!(read(true, "10.0.0.5").await.contains(&"tablee_rows_total".to_owned()));
    assert!(read(false, "10.0.0.5").await.contains(&"tablee_rows_total".to_owned()));
    assert!(read(false, "192.0.2.1").await.is_empty());
}

#[tokio::test]
async fn declared_dice_over_the_network() {
    let world = World::new().await;
    let table = world.make(json!({"game": "diary", "settings": {"dice": "declared"}})).await;
    let seats = table.fill(&[("Ana", "ink"), ("Bob", "pen")]).await;
    let roll = |id: &str, results: Value| Request {
        results: serde_json::from_value(results).expect("a list"),
        ..Request::game(id, json!({"do": "roll"}))
    };
    let answer = table.try_act(seats[0].key(), roll("a", json!([]))).await;
    let Err(ClientError::Failure(failure)) = answer.json::<Value>() else { panic!("nobody has thrown") };
    assert_eq!((failure.kind, failure.missing.len()), (FailureKind::Missing, 1));
    table.act(seats[0].key(), roll("b", json!([5]))).await;
    assert_eq!(table.view(seats[1].key()).await["game"]["total"], 5);
}

impl World {
    pub(crate) async fn get(&self, path: &str) -> client::Answer {
        request("GET", &format!("{}{path}", self.url), &[], None::<&()>).await.expect("an answer")
    }
}

#[tokio::test]
async fn a_listed_table_can_be_joined_from_the_list() {
    let world = World::new().await;
    let listed = world.make(json!({"game": "diary", "settings": {"listed": true}})).await;
    let private = world.make(json!({"game": "diary"})).await;
    let listing: Listing = world.get("/api/tables").await.json().expect("a list");
    assert_eq!(listing.listed.iter().map(|table| &table.id).collect::<Vec<_>>(), [&listed.id]);
    let claim = json!({"request": "c", "name": "Eve"});
    let sit = async |table: &crate::world::Table| {
        request("POST", &table.link.api("/claim"), &[], Some(&claim)).await.expect("an answer")
    };
    let seated: Seated = sit(&listed).await.json().expect("a seat");
    assert_eq!(listed.view(&seated.key.0).await["table"]["seats"][0]["name"], "Eve");
    let refused = sit(&private).await.json::<()>();
    assert!(
        matches!(&refused, Err(ClientError::Failure(why)) if why.rule.as_deref() == Some("TAB-01")),
        "{refused:?}"
    );
}

#[tokio::test]
async fn a_long_log_is_exported_page_by_page_and_whole() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    let name: store::TableId = table.id.parse().expect("a name");
    let first = world.store.head(&name).await.expect("the store").expect("a table").last.0 + 1;
    let n_rows = 1_200;
    for seq in (first..n_rows).map(kernel::Seq) {
        let said = json!([{"said": {"seat": 0, "text": format!("mot {seq}")}}]);
        let body = json!({"seq": seq, "at": 1, "by": 0, "events": said}).to_string();
        let row = store::NewRow { table: name.clone(), seq, at: 1, request: None, body, amendments: vec![] };
        world.store.append(row).await.expect("stored");
    }
    let mut export =
        server::export_table(&world.store, &name, kernel::Viewer::Public).await.expect("it reads");
    let mut pages = Vec::new();
    while let Some(page) = export.page().await.expect("it reads") {
        pages.push(page);
    }
    assert_eq!(pages.len(), 3, "no page holds the whole log");
    let seqs: Vec<Value> = pages
        .concat()
        .lines()
        .skip(1)
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON")["told"]["seq"].clone())
        .collect();
    assert_eq!(seqs, (0..n_rows).map(Value::from).collect::<Vec<_>>());
    let sent = table.get(seats[1].key(), "/export").await;
    assert_eq!(String::from_utf8(sent.body).expect("text").lines().count() as u64, n_rows + 1);
}

#[tokio::test]
async fn a_table_asked_for_twice_is_made_once() {
    let world = World::new().await;
    let url = format!("{}/api/tables", world.url);
    let make = async |request: &str, key: &str| {
        let new = json!({"game": "diary", "request": request, "key": key});
        request_json(&url, &new).await
    };
    let (mine, other) = ("k".repeat(32), "o".repeat(32));
    let first: protocol::Made = make("one", &mine).await.json().expect("a table");
    let again: protocol::Made = make("one", &mine).await.json().expect("the same table");
    assert_eq!((&first.id, &first.code, &first.invitation), (&again.id, &again.code, &again.invitation));
    assert_eq!(first.host.0, mine);
    let second: protocol::Made = make("two", &mine).await.json().expect("a table");
    let theirs: protocol::Made = make("one", &other).await.json().expect("a table");
    assert!(first.id != second.id && first.id != theirs.id, "nobody can use up the ids of somebody else");
    assert_eq!(world.store.n_tables().await.expect("the store"), 3);
    for wrong in [json!({"game": "diary", "request": "a b"}), json!({"game": "diary", "key": "short"})] {
        assert_eq!(request_json(&url, &wrong).await.status, 400);
    }
    assert_eq!(request_json(&url, &json!({"game": "diary", "colour": "red"})).await.status, 400);
}

async fn request_json(url: &str, body: &Value) -> client::Answer {
    request("POST", url, &[], Some(body)).await.expect("an answer")
}
