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
use serde_json::Value;

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

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Somebody at a terminal who presses Enter whenever they are asked.
pub(crate) struct Terminal {
    pub(crate) process: Child,
    pub(crate) shown: Arc<Mutex<String>>,
}

impl Terminal {
    pub(crate) fn open(home: &Path, game: &str, link: &str, name: &str) -> Self {
        Self::run(tablee(home), game, link, name)
    }

    pub(crate) fn run(mut command: Command, game: &str, link: &str, name: &str) -> Self {
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

    pub(crate) fn shown(&self) -> String {
        self.shown.lock().expect("text").clone()
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
