//! Three terminals play one game over the network; a terminal and the server are killed on the way.

use std::{
    io::{Read, Write as _},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use client::{Answer, request};
use serde_json::{Value, json};

const NAMES: [&str; 3] = ["Ana", "Bob", "Cléo"];
/// No game takes so long.
const PATIENCE: Duration = Duration::from_secs(240);

fn tablee(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablee"));
    command.env("XDG_DATA_HOME", home).env("LANG", "en_GB.UTF-8");
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("TABLEE_DATABASE");
    command
}

struct House {
    home: PathBuf,
    port: u16,
    process: Child,
}

impl House {
    fn open(home: &Path) -> Self {
        let port =
            TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
        let process = Self::start(home, port);
        let house = Self { home: home.to_owned(), port, process };
        house.wait();
        house
    }

    fn start(home: &Path, port: u16) -> Child {
        let mut command = tablee(home);
        command.args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--database"]);
        command.arg(home.join("house.db"));
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("a server")
    }

    fn wait(&self) {
        let start = Instant::now();
        while self.ask("GET", "/healthz", None, None).is_none() {
            assert!(start.elapsed() < PATIENCE, "the server does not start");
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// As pulling the plug.
    fn kill_and_restart(&mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("gone");
        self.process = Self::start(&self.home, self.port);
        self.wait();
    }

    fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    fn ask(&self, method: &str, path: &str, key: Option<&str>, body: Option<&Value>) -> Option<Answer> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let bearer = key.map(|key| format!("Bearer {key}"));
        let headers: Vec<(&str, &str)> =
            bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
        runtime.block_on(request(method, &(self.url() + path), &headers, body)).ok()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Somebody at a terminal who presses Enter whenever they are asked.
struct Terminal {
    process: Child,
    shown: Arc<Mutex<String>>,
}

impl Terminal {
    fn open(home: &Path, link: &str, name: &str) -> Self {
        let mut command = tablee(home);
        command.args(["play", "pactes", "--join", link, "--name", name]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut process = command.spawn().expect("a terminal");
        let (mut keys, mut screen) =
            (process.stdin.take().expect("keys"), process.stdout.take().expect("a screen"));
        let shown = Arc::new(Mutex::new(String::new()));
        let seen = Arc::clone(&shown);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            let mut line = Vec::new();
            while let Ok(n @ 1..) = screen.read(&mut bytes) {
                for &byte in &bytes[..n] {
                    if byte == b'\n' {
                        line.clear();
                        continue;
                    }
                    line.push(byte);
                    if line == b"> " && keys.write_all(b"\n").is_err() {
                        return;
                    }
                }
                let text = String::from_utf8_lossy(&bytes[..n]);
                seen.lock().expect("text").push_str(&text);
            }
        });
        Self { process, shown }
    }

    fn shown(&self) -> String {
        self.shown.lock().expect("text").clone()
    }

    fn kill(&mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("gone");
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

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

/// Waits until something is so at the table.
fn until(house: &House, path: &str, key: &str, what: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    let start = Instant::now();
    loop {
        let seen = house.ask("GET", path, Some(key), None).and_then(|answer| answer.json::<Value>().ok());
        if let Some(seen) = seen.filter(|seen| is_so(&seen["view"])) {
            return seen;
        }
        assert!(start.elapsed() < PATIENCE, "never: {what}");
        thread::sleep(Duration::from_millis(30));
    }
}

#[test]
fn three_terminals_play_to_the_end_whatever_is_killed() {
    let home = tempfile::tempdir().expect("a folder");
    let mut house = House::open(home.path());
    let new = json!({"game": "pactes", "language": "en"});
    let made: Value =
        house.ask("POST", "/api/tables", None, Some(&new)).expect("an answer").json().expect("a table");
    let text = |name: &str| made[name].as_str().expect("a text").to_owned();
    let (table, host, invitation) = (text("id"), text("host"), text("invitation"));
    let path = format!("/api/tables/{table}");
    // Both ways to write a link.
    let links = [
        format!("{}/t/{table}#{invitation}", house.url()),
        format!("{}/#/join/{table}/{invitation}", house.url()),
    ];
    let mut terminals = Vec::new();
    for (n, name) in NAMES.iter().enumerate() {
        terminals.push(Terminal::open(home.path(), &links[n % 2], name));
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
    terminals[1] = Terminal::open(home.path(), &links[1], NAMES[1]);
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
    let mut back = Terminal::open(home.path(), &links[1], NAMES[1]);
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
    let mut stranger = Terminal::open(home.path(), &format!("{other}/t/{table}#{invitation}"), NAMES[1]);
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
