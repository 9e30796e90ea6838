//! Terminals play over the network: three of them whatever is killed on the way, one of them over TLS,
//! one at each game.

mod desk;
mod games;
mod house;
mod tls;

use std::{
    io::Read as _,
    net::TcpListener,
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use house::{HostedTable, House, PATIENCE, Terminal, tablee, until};
use serde_json::{Value, json};

const NAMES: [&str; 3] = ["Ana", "Bob", "Cléo"];

/// A server that keeps what it is sent and answers nothing.
fn listen() -> (String, Arc<Mutex<Vec<u8>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    let received = Arc::new(Mutex::new(Vec::new()));
    let all = Arc::clone(&received);
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let mut bytes = [0; 4096];
            let n = stream.read(&mut bytes).unwrap_or(0);
            all.lock().expect("bytes").extend_from_slice(&bytes[..n]);
        }
    });
    (url, received)
}

#[test]
fn three_terminals_play_to_the_end_whatever_is_killed() {
    let home = tempfile::tempdir().expect("a folder");
    let mut house = House::open(home.path());
    let new = json!({"game": "pactes", "language": "en"});
    let HostedTable { id: table, host, invitation, path } = house.make(&new);
    // Both ways to write a link.
    let links = [
        format!("{}/t/{table}#{invitation}", house.url()),
        format!("{}/#/join/{table}/{invitation}", house.url()),
    ];
    let mut terminals = Vec::new();
    for (n, name) in NAMES.iter().enumerate() {
        terminals.push(Terminal::open(home.path(), "pactes", &links[n % 2], name));
        until(&house, &path, &host, "a role is taken", |view| !view["table"]["seats"][n]["role"].is_null());
    }
    #[cfg(unix)]
    for file in std::fs::read_dir(home.path().join("tablee/seats")).expect("kept seats") {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = file.and_then(|file| file.metadata()).expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0, "only their owner reads them");
    }
    let start = json!({"request": "start", "table": {"do": "start"}});
    let started = house.ask("POST", &format!("{path}/act"), Some(&host), Some(&start)).expect("an answer");
    assert_eq!(started.status, 200);

    let round = |n: u64| move |view: &Value| view["game"]["round"].as_u64().is_some_and(|round| round >= n);
    until(&house, &path, &host, "the first round", round(1));
    // A terminal is killed and the same command comes back to the same seat.
    terminals[1].kill();
    terminals[1] = Terminal::open(home.path(), "pactes", &links[1], NAMES[1]);
    until(&house, &path, &host, "the second round", round(2));
    // The server is killed and comes back; nobody does anything about it.
    house.kill_and_restart();
    until(&house, &path, &host, "the fourth round", round(4));
    house.kill_and_restart();
    until(&house, &path, &host, "the end", |view| !view["game"]["ending"].is_null());

    let begin = Instant::now();
    for terminal in &mut terminals {
        while terminal.process.try_wait().expect("a process").is_none() {
            assert!(begin.elapsed() < PATIENCE, "somebody stays: {}", terminal.shown());
            thread::sleep(Duration::from_millis(30));
        }
        let shown = terminal.shown();
        assert!(shown.contains("The game is over. c: close the table"), "{shown}");
        assert!(shown.contains("The line is down") && shown.contains("The line is back"), "{shown}");
        assert!(!shown.contains('\u{1b}'), "no colours in a pipe");
    }
    let seen =
        house.ask("GET", &path, Some(&host), None).expect("an answer").json::<Value>().expect("a view");
    let names: Vec<&str> = seen["view"]["table"]["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .filter_map(|chair| chair["name"].as_str())
        .collect();
    assert_eq!(names, NAMES, "nobody took a second seat");

    // The dice: not before the table is closed, then from the link alone, or with a kept seat's key.
    let verify = |link: &str| {
        let output = tablee(home.path()).args(["verify", "--lang", "en", link]).output().expect("it runs");
        (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let closed = format!("{}/t/{table}", house.url());
    assert!(!verify(&format!("{closed}#{host}")).0);
    let close = json!({"request": "close", "table": {"do": "close"}});
    let answer = house.ask("POST", &format!("{path}/act"), Some(&host), Some(&close)).expect("an answer");
    assert_eq!(answer.status, 200);
    // Whoever comes back to a closed table is told how to verify it, without a key.
    let mut back = Terminal::open(home.path(), "pactes", &links[1], NAMES[1]);
    let begin = Instant::now();
    while back.process.try_wait().expect("a process").is_none() || !back.shown().contains("tablee verify") {
        assert!(begin.elapsed() < PATIENCE, "it does not end: {}", back.shown());
        thread::sleep(Duration::from_millis(30));
    }
    let shown = back.shown();
    assert!(shown.contains(&format!("tablee verify '{closed}'")), "{shown}");
    // A kept key goes to its own server, whatever table another one names.
    let (other, received) = listen();
    assert!(!verify(&format!("{other}/t/{table}")).0);
    assert_eq!(*received.lock().expect("bytes"), Vec::<u8>::new(), "another server is sent nothing");
    let mut stranger =
        Terminal::open(home.path(), "pactes", &format!("{other}/t/{table}#{invitation}"), NAMES[1]);
    stranger.process.wait().expect("it ends");
    let sent = String::from_utf8_lossy(&received.lock().expect("bytes")).into_owned();
    let kept = std::fs::read_dir(home.path().join("tablee/seats")).expect("kept seats");
    let kept = kept.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("text"));
    let keys: Vec<String> = kept
        .map(|text| serde_json::from_str::<Value>(&text).expect("JSON"))
        .filter(|kept| kept["server"] == house.url())
        .map(|kept| kept["key"].as_str().expect("a key").to_owned())
        .collect();
    assert_eq!(keys.len(), NAMES.len());
    assert!(sent.contains(&invitation) && !keys.iter().any(|key| sent.contains(key)), "{sent}");
    for link in [format!("{closed}#{host}"), closed] {
        let (holds, said) = verify(&link);
        assert!(holds && said.contains("all is well"), "{said}");
        assert!(!said.contains(&host), "no key is shown");
    }
    assert!(!verify(&format!("{}/t/{table}#{}", house.url(), "0".repeat(32))).0);
}
