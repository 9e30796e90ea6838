//! Many tables over real sockets with a durable database, beside floors measured in the same run.
//!
//! `cargo run --release -p server --example bench [TABLES] [SECONDS]`

use std::{
    error::Error,
    time::{Duration, Instant},
};

use axum::{
    Router,
    extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade},
    routing::get,
};
use client::request;
use futures_util::{SinkExt as _, StreamExt as _};
use kernel::Seeded;
use protocol::{ClientMessage, Made, Request, Seated};
use serde_json::{Value, json};
use server::{Catalog, Config, Handle, Quotas, Server};
use store::{Store, testkit::floor};
use table::{Action, toy::diary};
use tokio::{
    net::{TcpListener, TcpStream},
    task::JoinSet,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, client::IntoClientRequest as _, handshake, protocol::WebSocketConfig},
};

type Anything<T> = Result<T, Box<dyn Error + Send + Sync>>;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a run of closed loops gave.
#[derive(Default)]
struct Run {
    times: Vec<Duration>,
    bytes: Vec<usize>,
    took: Duration,
}

impl Run {
    fn per_second(&self) -> f64 {
        self.times.len() as f64 / self.took.as_secs_f64()
    }

    fn at(&self, share: f64) -> f64 {
        let mut times = self.times.clone();
        times.sort_unstable();
        times.get(rank(times.len(), share)).map_or(0.0, Duration::as_secs_f64) * 1e3
    }
}

fn rank(len: usize, share: f64) -> usize {
    ((len as f64 * share) as usize).min(len.saturating_sub(1))
}

fn size_at(bytes: &[usize], share: f64) -> usize {
    let mut sizes = bytes.to_vec();
    sizes.sort_unstable();
    sizes.get(rank(sizes.len(), share)).copied().unwrap_or(0)
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
#[expect(clippy::print_stdout, reason = "printing is what it is for")]
async fn main() -> Anything<()> {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse().ok());
    let n_tables: usize = numbers.next().unwrap_or(100);
    let time = Duration::from_secs(numbers.next().unwrap_or(8) as u64);

    let dir = tempfile::tempdir()?;
    // First: what was freed by something else would hide what a table takes.
    let per_table = memory(&dir.path().join("memory.db").display().to_string()).await?;
    println!("memory per loaded table without sockets: {per_table:.1} KB (aim < 20)\n");

    let echo = echo_floor(n_tables, time / 2).await?;
    let place = dir.path().join("floor.db").display().to_string();
    let bare = Store::open(&place).await?;
    let body = "x".repeat(420);
    let append = floor(&bare, n_tables, &body, time).await?;
    bare.close().await;

    let place = dir.path().join("bench.db").display().to_string();
    let (url, handle) = serve(&place).await?;
    let play = play(&url, n_tables, time).await?;
    println!("{n_tables} tables × 3 seats, closed loop, durable SQLite, {time:?}\n");
    println!("| what | actions/s | p50 ms | p99 ms |");
    println!("|---|---|---|---|");
    println!("| axum echo | {:.0} | {:.2} | {:.2} |", echo.per_second(), echo.at(0.5), echo.at(0.99));
    let (p50, p99) = (append.p50.as_secs_f64() * 1e3, append.p99.as_secs_f64() * 1e3);
    println!("| bare append | {:.0} | {p50:.2} | {p99:.2} |", append.per_second);
    println!(
        "| table, all three seats | {:.0} | {:.2} | {:.2} |",
        play.per_second(),
        play.at(0.5),
        play.at(0.99)
    );
    println!(
        "| table / append (aim ≥ 0.5, p99 ≤ 3) | {:.2} | {:.2} | {:.2} |",
        play.per_second() / append.per_second,
        play.at(0.5) / p50,
        play.at(0.99) / p99
    );
    println!(
        "| bytes per action and seat, toy | median {} | p99 {} | |\n",
        size_at(&play.bytes, 0.5),
        size_at(&play.bytes, 0.99)
    );
    handle.shutdown().await;

    let (early, late, all) = pactes_bytes(dir.path().join("pactes.db").display().to_string()).await?;
    println!(
        "Pactes by bots, bytes per action and seat: median {} (aim ≤ 256), p99 {} (aim ≤ 2048); \
        rounds 1–2 median {}, rounds 5–6 median {}\n",
        size_at(&all, 0.5),
        size_at(&all, 0.99),
        size_at(&early, 0.5),
        size_at(&late, 0.5)
    );

    let (short, long) = opening(&dir.path().join("opening.db").display().to_string()).await?;
    println!(
        "opening a table of 100 rows {short:.2} ms, of 10000 rows {long:.2} ms: ratio {:.2} (aim ≤ 3)",
        long / short
    );
    Ok(())
}

fn config() -> Config {
    Config {
        catalog: Catalog::standard().with(diary()),
        bot_pace: Duration::ZERO,
        quotas: Quotas {
            connections: 100_000,
            connections_per_address: 100_000,
            requests: 1e9,
            burst: 1e9,
            made_per_hour: 1e9,
            acts: 1e9,
            acts_burst: 1e9,
            acts_per_hour: 1e12,
            seat_bytes_per_hour: 1e15,
            address_bytes_per_hour: 1e15,
            table_bytes: u64::MAX,
            ..Quotas::default()
        },
        ..Config::default()
    }
}

async fn serve(place: &str) -> Anything<(String, Handle)> {
    let store = Store::open(place).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let url = format!("http://{}", listener.local_addr()?);
    let (router, handle) = Server::new(config(), store)?;
    Server::serve(router, &handle, listener);
    Ok((url, handle))
}

/// Something that is done again and again, each time waiting for its end.
enum Turns {
    Echo(Box<Socket>),
    Table { seats: Vec<Socket>, n_turns: usize },
}

impl Turns {
    /// One turn; gives how many bytes each seat got.
    async fn turn(&mut self) -> Anything<Vec<usize>> {
        match self {
            Self::Echo(socket) => {
                socket.send(Message::text("x".repeat(80))).await?;
                socket.next().await.ok_or("closed")??;
                Ok(Vec::new())
            }
            Self::Table { seats, n_turns } => {
                let actor = *n_turns % seats.len();
                let action = match *n_turns % 5 {
                    0 => json!({"do": "roll"}),
                    1 => json!({"do": "draw"}),
                    n => json!({"do": "mark", "at": n}),
                };
                *n_turns += 1;
                let act = ClientMessage::Request(Box::new(Request::game(n_turns.to_string(), action)));
                seats[actor].send(Message::text(serde_json::to_string(&act)?)).await?;
                let mut sizes = Vec::new();
                for seat in seats {
                    sizes.push(next_row(seat).await?.len());
                }
                Ok(sizes)
            }
        }
    }
}

/// The next row; what else comes is passed over.
async fn next_row(seat: &mut Socket) -> Anything<String> {
    loop {
        if let Message::Text(text) = seat.next().await.ok_or("closed")?? {
            if text.starts_with(r#"{"row""#) {
                return Ok(text.to_string());
            }
            if text.starts_with(r#"{"error""#) {
                return Err(text.to_string().into());
            }
        }
    }
}

/// The rows that come before a message that begins like this, and that message.
async fn until(seat: &mut Socket, begin: &str) -> Anything<(Vec<String>, String)> {
    let mut rows = Vec::new();
    loop {
        if let Message::Text(text) = seat.next().await.ok_or("closed")?? {
            if text.starts_with(begin) {
                return Ok((rows, text.to_string()));
            }
            if text.starts_with(r#"{"row""#) {
                rows.push(text.to_string());
            }
            if text.starts_with(r#"{"error""#) {
                return Err(text.to_string().into());
            }
        }
    }
}

/// Runs them side by side for so long.
async fn run(all: Vec<Turns>, time: Duration) -> Anything<Run> {
    let start = Instant::now();
    let mut tasks = JoinSet::<Anything<Run>>::new();
    for mut turns in all {
        tasks.spawn(async move {
            let mut run = Run::default();
            while start.elapsed() < time {
                let sent = Instant::now();
                let sizes = turns.turn().await?;
                run.times.push(sent.elapsed());
                run.bytes.extend(sizes);
            }
            Ok(run)
        });
    }
    let mut sum = Run::default();
    while let Some(run) = tasks.join_next().await {
        let run = run??;
        sum.times.extend(run.times);
        sum.bytes.extend(run.bytes);
    }
    sum.took = start.elapsed();
    Ok(sum)
}

/// What a bare server that sends back what it hears can do, with as many loops.
async fn echo_floor(n_loops: usize, time: Duration) -> Anything<Run> {
    async fn echo(mut socket: WebSocket) {
        while let Some(Ok(Frame::Text(text))) = socket.recv().await {
            if socket.send(Frame::Text(text)).await.is_err() {
                break;
            }
        }
    }
    let app = Router::new().route(
        "/",
        get(|upgrade: WebSocketUpgrade| async { upgrade.read_buffer_size(4 * 1024).on_upgrade(echo) }),
    );
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let url = format!("ws://{}/", listener.local_addr()?);
    tokio::spawn(async move { axum::serve(listener, app).await });
    let mut all = Vec::new();
    for _ in 0..n_loops {
        all.push(Turns::Echo(Box::new(connect(url.as_str().into_client_request()?).await?)));
    }
    run(all, time).await
}

/// Tables with three seats each, acting in turn.
async fn play(url: &str, n_tables: usize, time: Duration) -> Anything<Run> {
    let mut all = Vec::new();
    for _ in 0..n_tables {
        let (table, keys, _) = filled(url, "diary", &["ink", "pen", "pen"]).await?;
        let mut seats = Vec::new();
        for key in keys {
            seats.push(socket(url, &table, &key).await?);
        }
        all.push(Turns::Table { seats, n_turns: 0 });
    }
    run(all, time).await
}

async fn connect(request: handshake::client::Request) -> Anything<Socket> {
    let config = WebSocketConfig::default().read_buffer_size(4 * 1024);
    Ok(connect_async_with_config(request, Some(config), true).await?.0)
}

async fn socket(url: &str, table: &str, key: &str) -> Anything<Socket> {
    let address = format!("{url}/api/tables/{table}/socket").replacen("http", "ws", 1);
    let mut request = address.into_client_request()?;
    request.headers_mut().insert("authorization", format!("Bearer {key}").parse()?);
    connect(request).await
}

async fn post(url: &str, key: &str, body: &Value) -> Anything<Value> {
    let bearer = format!("Bearer {key}");
    Ok(request("POST", url, &[("authorization", &bearer)], Some(body)).await?.json()?)
}

/// A table whose seats are taken and whose game has started: its name, the seats' keys, the host's key.
async fn filled(url: &str, game: &str, roles: &[&str]) -> Anything<(String, Vec<String>, String)> {
    let new = json!({"game": game, "seats": roles.len()});
    let made: Made = request("POST", &format!("{url}/api/tables"), &[], Some(&new)).await?.json()?;
    let api = format!("{url}/api/tables/{}", made.id);
    let mut keys = Vec::new();
    for (n, role) in roles.iter().enumerate() {
        let claim = json!({"request": format!("c{n}"), "link": made.invitation.0, "name": format!("p{n}")});
        let seated: Seated = request("POST", &format!("{api}/claim"), &[], Some(&claim)).await?.json()?;
        let take = json!({"request": "role", "table": {"do": "take_role", "role": role}});
        post(&format!("{api}/act"), &seated.key.0, &take).await?;
        keys.push(seated.key.0);
    }
    let start = serde_json::to_value(Request::table("start", Action::Start))?;
    post(&format!("{api}/act"), &made.host.0, &start).await?;
    Ok((made.id, keys, made.host.0))
}

/// What each seat is sent for each action of a game of Pactes: early, late, and all.
async fn pactes_bytes(place: String) -> Anything<(Vec<usize>, Vec<usize>, Vec<usize>)> {
    let (url, handle) = serve(&place).await?;
    let (mut early, mut late, mut all) = (Vec::new(), Vec::new(), Vec::new());
    let mut note = |round: u64, sizes: Vec<usize>| {
        match round {
            1 | 2 => early.extend(&sizes),
            5 | 6 => late.extend(&sizes),
            _ => {}
        }
        all.extend(sizes);
    };
    for seed in 0..3 {
        let (table, keys, _) = filled(&url, "pactes", &["faust", "demon_a", "demon_b"]).await?;
        let game = Catalog::standard().find("pactes").ok_or("no Pactes")?;
        let mut bots = Vec::new();
        let mut seats = Vec::new();
        let mut views = Vec::new();
        for key in &keys {
            bots.push(std::sync::Arc::clone(&game).bot("demon").ok_or("no bot")?);
            let mut seat = socket(&url, &table, key).await?;
            let Message::Text(text) = seat.next().await.ok_or("closed")?? else {
                return Err("no view".into());
            };
            let full: Value = serde_json::from_str(&text)?;
            views.push(full["full"]["view"].clone());
            seats.push(seat);
        }
        let mut whims = Seeded::new(seed);
        let mut n_acts = 0;
        while views[0]["game"]["ending"].is_null() {
            let mut moved = None;
            for n in 0..3 {
                if let Some(action) = bots[n].act(&views[n]["game"], &mut whims)? {
                    moved = Some((n, action));
                    break;
                }
            }
            let (n, action) = moved.ok_or("nobody acts")?;
            n_acts += 1;
            let act = ClientMessage::Request(Box::new(Request::game(format!("a{n_acts}"), action)));
            seats[n].send(Message::text(serde_json::to_string(&act)?)).await?;
            let round = views[0]["game"]["round"].as_u64().unwrap_or(0);
            // Whoever asked hears that it is done once everybody was told.
            let told = until(&mut seats[n], r#"{"accepted""#).await?.0;
            for (seat, view) in seats.iter_mut().zip(&mut views) {
                // A seat may be told nothing: what it sees now comes behind what it was told.
                seat.send(Message::text(serde_json::to_string(&ClientMessage::Full)?)).await?;
                let (rows, full) = until(seat, r#"{"full""#).await?;
                let rows = rows.iter().map(String::len);
                note(round, rows.collect());
                let full: Value = serde_json::from_str(&full)?;
                *view = full["full"]["view"].clone();
            }
            note(round, told.iter().map(String::len).collect());
        }
    }
    handle.shutdown().await;
    Ok((early, late, all))
}

/// Resident memory of this process in bytes.
fn resident() -> f64 {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    statm.split(' ').nth(1).and_then(|pages| pages.parse().ok()).unwrap_or(0.0) * 4096.0
}

/// Kilobytes for each of many loaded tables of Pactes.
async fn memory(place: &str) -> Anything<f64> {
    const TABLES: usize = 600;
    let (url, handle) = serve(place).await?;
    let warm = filled(&url, "pactes", &["faust", "demon_a", "demon_b"]).await?;
    drop(warm);
    let before = resident();
    for _ in 0..TABLES {
        let (table, keys, _) = filled(&url, "pactes", &["faust", "demon_a", "demon_b"]).await?;
        let api = format!("{url}/api/tables/{table}/act");
        post(
            &api,
            &keys[0],
            &json!({"request": "d", "game": {"do": "set_desire", "text": "Je veux la lune"}}),
        )
        .await?;
        for n in 0..6 {
            let text = format!("un obstacle de longueur ordinaire, le numéro {n}");
            let obstacle = json!({"request": format!("o{n}"), "game": {"do": "set_obstacle", "text": text, "word": null}});
            post(&api, &keys[n % 3], &obstacle).await?;
        }
    }
    let per_table = (resident() - before) / TABLES as f64 / 1024.0;
    handle.shutdown().await;
    Ok(per_table)
}

/// Milliseconds to open a table of 100 and of 10,000 rows, read from disk each time.
async fn opening(place: &str) -> Anything<(f64, f64)> {
    let (url, handle) = serve(place).await?;
    let mut tables = Vec::new();
    for n_rows in [100, 10_000] {
        let (table, keys, _) = filled(&url, "diary", &["ink", "pen"]).await?;
        let mut seat = socket(&url, &table, &keys[0]).await?;
        let mut seq = 0;
        let mut n = 0;
        while seq < n_rows {
            n += 1;
            let act = ClientMessage::Request(Box::new(Request::game(
                format!("n{n}"),
                json!({"do": "mark", "at": n % 8}),
            )));
            seat.send(Message::text(serde_json::to_string(&act)?)).await?;
            let row: Value = serde_json::from_str(&next_row(&mut seat).await?)?;
            seq = row["row"]["seq"].as_u64().ok_or("no seq")?;
        }
        tables.push((table, keys[0].clone()));
    }
    handle.shutdown().await;
    let mut medians = Vec::new();
    for (table, key) in &tables {
        let mut times = Vec::new();
        for _ in 0..15 {
            let (url, handle) = serve(place).await?;
            let bearer = format!("Bearer {key}");
            let headers = [("authorization", bearer.as_str())];
            request("GET", &format!("{url}/healthz"), &[], None::<&()>).await?;
            let start = Instant::now();
            request("GET", &format!("{url}/api/tables/{table}"), &headers, None::<&()>)
                .await?
                .json::<Value>()?;
            times.push(start.elapsed().as_secs_f64() * 1e3);
            handle.shutdown().await;
        }
        times.sort_by(f64::total_cmp);
        medians.push(times[times.len() / 2]);
    }
    Ok((medians[0], medians[1]))
}
