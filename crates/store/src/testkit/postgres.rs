//! A throw-away PostgreSQL.

use std::{
    fs,
    net::TcpListener,
    os::unix::{
        fs::{MetadataExt as _, PermissionsExt as _, chown},
        process::CommandExt as _,
    },
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
};

const NOBODY: u32 = 65534;

/// A PostgreSQL of one's own, in a folder of its own, without a network unless it is asked for. A guard beside it stops
/// it and removes its folder when the test process ends, however it ends.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    /// Where it listens on this machine's own network; nothing, if in its folder alone.
    port: Option<u16>,
    settings: Vec<String>,
    /// The guard's cue: its end, when this process ends.
    _cue: ChildStdin,
    _guard: Child,
}

impl Postgres {
    /// The one of this test process, started when it is first asked for.
    ///
    /// # Panics
    /// If PostgreSQL is not installed: a test that needs it must not pass without.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// Another one, for tests that stop it.
    ///
    /// # Panics
    /// If PostgreSQL is not installed: a test that needs it must not pass without.
    pub fn start() -> Self {
        Self::begin(None, initialize)
    }

    /// Another one, that listens on 127.0.0.1.
    ///
    /// # Panics
    /// If PostgreSQL is not installed: a test that needs it must not pass without.
    pub fn on_network() -> Self {
        Self::begin(Some(free_port()), initialize)
    }

    /// A standby that follows this one, on a port of its own.
    ///
    /// # Panics
    /// If it cannot be copied.
    pub fn standby(&self) -> Self {
        Self::begin(Some(free_port()), |data| {
            let mut copy = tool("pg_basebackup");
            self.reach(&mut copy).args(["-R", "-X", "stream", "-c", "fast", "--no-sync", "-D"]).arg(data);
            expect(&mut copy, "pg_basebackup");
        })
    }

    fn begin(port: Option<u16>, make: impl FnOnce(&Path)) -> Self {
        let folder =
            tempfile::Builder::new().prefix("tablee-pg-").tempdir().expect("a folder can be made").keep();
        own(&folder);
        make(&folder.join("data"));
        let (cue, guard) = guard(&folder);
        let postgres = Self { folder, port, settings: Vec::new(), _cue: cue, _guard: guard };
        postgres.resume();
        postgres
    }

    /// The address of a new, empty database.
    ///
    /// # Panics
    /// If PostgreSQL refuses.
    pub fn database(&self) -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        let mut make = tool("createdb");
        self.reach(&mut make).arg(&name);
        expect(&mut make, "createdb");
        match self.port {
            Some(port) => format!("postgres://postgres@localhost:{port}/{name}"),
            None => format!("postgres://postgres@localhost/{name}?host={}", self.folder.display()),
        }
    }

    /// Where it listens on the network.
    pub fn port(&self) -> Option<u16> {
        self.port
    }

    /// Speaks TLS from now on, as whom this certificate and its key name.
    ///
    /// # Panics
    /// If it does not start with them.
    pub fn secure(&mut self, certificate: &str, key: &str) {
        for (name, text, setting) in
            [("tls.crt", certificate, "ssl_cert_file"), ("tls.key", key, "ssl_key_file")]
        {
            let file = self.folder.join(name);
            fs::write(&file, text).expect("a file can be written");
            fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("it is ours");
            own(&file);
            self.settings.push(format!("{setting}={}", file.display()));
        }
        self.settings.push("ssl=on".to_owned());
        self.crash();
        self.resume();
    }

    /// Takes writes from now on: what it followed is no more.
    ///
    /// # Panics
    /// If it does not become one.
    pub fn promote(&self) {
        expect(self.control().args(["-w", "promote"]), "pg_ctl");
    }

    fn reach<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command.arg("-h").arg(&self.folder).args(["-U", "postgres"]);
        if let Some(port) = self.port {
            command.arg("-p").arg(port.to_string());
        }
        command
    }

    /// Stops it as a crash would.
    ///
    /// # Panics
    /// If it does not stop.
    pub fn crash(&self) {
        expect(self.control().args(["-m", "immediate", "-w", "stop"]), "pg_ctl");
    }

    /// Starts it again.
    ///
    /// # Panics
    /// If it does not start.
    pub fn resume(&self) {
        let log = self.folder.join("log");
        // Commits reach the operating system, as a kill needs; that they reach the disk is nothing a test
        // can see.
        let mut options = format!("-k {} -c fsync=off -c deadlock_timeout=50ms", self.folder.display());
        let network = match self.port {
            Some(port) => format!("listen_addresses=127.0.0.1 -c port={port}"),
            None => "listen_addresses=".to_owned(),
        };
        for setting in self.settings.iter().chain([&network]) {
            options.push_str(" -c ");
            options.push_str(setting);
        }
        let mut start = self.control();
        start.arg("-l").arg(&log).args(["-w", "-o", &options, "start"]);
        let started = start.stdout(Stdio::null()).status().expect("pg_ctl is there");
        assert!(started.success(), "pg_ctl: {}", fs::read_to_string(&log).unwrap_or_default());
    }

    fn control(&self) -> Command {
        let mut control = tool("pg_ctl");
        control.arg("-D").arg(self.folder.join("data"));
        control
    }
}

const MISSING: &str = "PostgreSQL is needed for this test: install the Debian package `postgresql`";

fn initialize(data: &Path) {
    let mut make = tool("initdb");
    make.args(["-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "-D"])
        .arg(data);
    expect(&mut make, "initdb");
}

/// Does something that must succeed.
fn expect(command: &mut Command, name: &str) {
    let done = command.output().unwrap_or_else(|error| panic!("{MISSING} ({error})"));
    assert!(done.status.success(), "{name}: {}", String::from_utf8_lossy(&done.stderr));
}

/// Gives a file to whom PostgreSQL runs as.
fn own(path: &Path) {
    if is_root() {
        chown(path, Some(NOBODY), Some(NOBODY)).expect("root may give its files away");
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    listener.expect("a port").port()
}

/// A shell that waits for this process to end, in a process group that a Ctrl-C does not reach.
fn guard(folder: &Path) -> (ChildStdin, Child) {
    let stop = tool("pg_ctl");
    let mut guard = as_oneself(Command::new("/bin/sh"));
    guard
        .args(["-c", "cat; \"$0\" -D \"$1/data\" -m immediate -w stop; rm -rf \"$1\""])
        .arg(stop.get_program())
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0);
    let mut guard = guard.spawn().expect("a shell is there");
    (guard.stdin.take().expect("it was piped"), guard)
}

/// A tool of PostgreSQL, wherever Debian has put it.
fn tool(name: &str) -> Command {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut places: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    places.sort();
    places.extend(["/usr/bin", "/usr/local/bin"].map(PathBuf::from));
    let found = places.into_iter().rev().map(|place| place.join(name)).find(|path| path.exists());
    as_oneself(Command::new(found.unwrap_or_else(|| name.into())))
}

/// PostgreSQL refuses to run as root: then as nobody.
fn as_oneself(mut command: Command) -> Command {
    if is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    command.current_dir("/");
    command
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0)
}
