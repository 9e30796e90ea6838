//! Two servers over one PostgreSQL database.

use client::{Joined, Link};
use protocol::Request;
use serde_json::json;
use server::Config;
use store::{Store, testkit::Postgres};
use table::Action;

use crate::world::{ask, config, make, mark, next, reach, serve};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_serve_one_table() {
    let url = Postgres::shared().database();
    let shared = || Config { shared: true, ..config() };
    let (first, _one) = serve(shared(), Store::open(&url).await.expect("a store"), "127.0.0.1:0").await;
    let (second, _two) = serve(shared(), Store::open(&url).await.expect("a store"), "127.0.0.1:0").await;
    let table = make(&first, json!({"game": "diary", "seats": 3})).await;
    let mut seats = table.fill(&[("Ana", "ink"), ("Bob", "pen"), ("Cleo", "pen")]).await;
    let there = Link { server: second.clone(), ..table.link.clone() };
    let mut bob = Joined::with_key(&there, seats[1].seat(), seats[1].key().to_owned());
    next(&mut bob).await;
    // Each hears of the other's rows, and each writes over the other's.
    for n in 0..6 {
        let done = ask(&mut seats[0], mark(n)).await.expect("done");
        reach(&mut bob, done.seq.expect("a row").0).await;
        let done = ask(&mut bob, mark(n)).await.expect("done");
        reach(&mut seats[0], done.seq.expect("a row").0).await;
    }
    assert_eq!(bob.view["game"]["marks"], json!([2, 2, 2, 2, 2, 2, 0, 0]));
    assert_eq!(seats[0].view["game"], table.view(seats[0].key()).await["game"]);
    // A race: both act at once, again and again; every action is there once.
    let racing = |mut joined: Joined| async move {
        for _ in 0..20 {
            ask(&mut joined, mark(7)).await.expect("done");
        }
        joined
    };
    let cleo = seats.pop().expect("Cleo");
    let (cleo, bob) = tokio::join!(racing(cleo), racing(bob));
    assert_eq!(table.view(cleo.key()).await["game"]["marks"][7], 40);
    drop(bob);
    table.act(&table.host, Request::table("p", Action::Pause)).await;
}
