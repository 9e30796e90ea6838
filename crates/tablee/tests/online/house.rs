//! A server in a process of its own, and somebody at a terminal.

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

/// No game takes so long.
pub(crate) const PATIENCE: Duration = Duration::from_secs(240);

pub(crate) fn tablee(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablee"));
    command.env("XDG_DATA_HOME", home).env("LANG", "en_GB.UTF-8");
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("TABLEE_DATABASE");
    command
}

pub(crate) struct House {
    pub(crate) home: PathBuf,
    pub(crate) port: u16,
    pub(crate) process: Child,
}

impl House {
    pub(crate) fn open(home: &Path) -> Self {
        let port =
            TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
        let process = Self::start(home, port);
        let house = Self { home: home.to_owned(), port, process };
        house.wait();
        house
    }

    pub(crate) fn start(home: &Path, port: u16) -> Child {
        let mut command = tablee(home);
        command.args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--database"]);
        command.arg(home.join("house.db"));
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("a server")
    }

    pub(crate) fn wait(&self) {
        let start = Instant::now();
        while self.ask("GET", "/healthz", None, None).is_none() {
            assert!(start.elapsed() < PATIENCE, "the server does not start");
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// As pulling the plug.
    pub(crate) fn kill_and_restart(&mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("gone");
        self.process = Self::start(&self.home, self.port);
        self.wait();
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        key: Option<&str>,
        body: Option<&Value>,
    ) -> Option<Answer> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let bearer = key.map(|key| format!("Bearer {key}"));
        let headers: Vec<(&str, &str)> =
            bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
        runtime.block_on(request(method, &(self.url() + path), &headers, body)).ok()
    }
}

/// A table of a house, and its host's key.
pub(crate) struct HostedTable {
    pub(crate) id: String,
    pub(crate) host: String,
    pub(crate) invitation: String,
    pub(crate) path: String,
}

impl House {
    pub(crate) fn make(&self, new: &Value) -> HostedTable {
        let made: Value =
            self.ask("POST", "/api/tables", None, Some(new)).expect("an answer").json().expect("a table");
        let text = |name: &str| made[name].as_str().expect("a text").to_owned();
        let id = text("id");
        HostedTable {
            path: format!("/api/tables/{id}"),
            id,
            host: text("host"),
            invitation: text("invitation"),
        }
    }

    /// Does something of the table's as its host.
    pub(crate) fn act(&self, table: &HostedTable, id: &str, action: &Value) {
        let body = json!({"request": id, "table": action});
        let path = format!("{}/act", table.path);
        let ask = || self.ask("POST", &path, Some(&table.host), Some(&body)).expect("an answer").status;
        // Looking on so often uses up what a guest may ask for.
        let mut status = ask();
        while status == 429 {
            thread::sleep(Duration::from_millis(200));
            status = ask();
        }
        assert_eq!(status, 200, "{id}");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What is typed where the lines before the question say something.
pub(crate) type Typed = Option<(&'static str, &'static str)>;

/// Somebody at a terminal who presses Enter whenever they are asked, or types something where it says so.
pub(crate) struct Terminal {
    pub(crate) process: Child,
    pub(crate) shown: Arc<Mutex<String>>,
}

impl Terminal {
    /// Somebody who presses Enter.
    pub(crate) fn open(home: &Path, game: &str, link: &str, name: &str) -> Self {
        Self::run(tablee(home), game, link, name, None)
    }

    pub(crate) fn run(mut command: Command, game: &str, link: &str, name: &str, typed: Typed) -> Self {
        command.args(["play", game, "--join", link, "--name", name]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut process = command.spawn().expect("a terminal");
        let (mut keys, mut screen) =
            (process.stdin.take().expect("keys"), process.stdout.take().expect("a screen"));
        let shown = Arc::new(Mutex::new(String::new()));
        let seen = Arc::clone(&shown);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            let mut line = Vec::new();
            let mut said = Vec::new();
            while let Ok(n @ 1..) = screen.read(&mut bytes) {
                for &byte in &bytes[..n] {
                    said.push(byte);
                    if byte == b'\n' {
                        line.clear();
                        continue;
                    }
                    line.push(byte);
                    if line == b"> " {
                        let said = String::from_utf8_lossy(&std::mem::take(&mut said)).into_owned();
                        let typed =
                            typed.filter(|(prompt, _)| said.contains(prompt)).map_or("", |(_, typed)| typed);
                        if keys.write_all(format!("{typed}\n").as_bytes()).is_err() {
                            return;
                        }
                    }
                }
                let text = String::from_utf8_lossy(&bytes[..n]);
                seen.lock().expect("text").push_str(&text);
            }
        });
        Self { process, shown }
    }

    pub(crate) fn shown(&self) -> String {
        self.shown.lock().expect("text").clone()
    }

    /// Waits until a text has been on the screen: the table is further than what was printed of it.
    pub(crate) fn shows(&self, text: &str) {
        let start = Instant::now();
        while !self.shown().contains(text) {
            assert!(start.elapsed() < PATIENCE, "{text:?} is never shown\n{}", self.shown());
            thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn kill(&mut self) {
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

/// Waits until something is so at the table.
pub(crate) fn until(
    house: &House,
    path: &str,
    key: &str,
    what: &str,
    is_so: impl Fn(&Value) -> bool,
) -> Value {
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
