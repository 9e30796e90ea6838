//! A throw-away PostgreSQL.

use std::{
    fs,
    os::unix::{
        fs::{MetadataExt as _, chown},
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

/// A PostgreSQL of one's own, in a folder of its own, without a network. A guard beside it stops it and
/// removes its folder when the test process ends, however it ends.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
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
        let folder =
            tempfile::Builder::new().prefix("tablee-pg-").tempdir().expect("a folder can be made").keep();
        if is_root() {
            chown(&folder, Some(NOBODY), Some(NOBODY)).expect("root may give its folder away");
        }
        let data = folder.join("data");
        let made = tool("initdb")
            .args(["-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "-D"])
            .arg(&data)
            .output();
        let made = made.unwrap_or_else(|error| panic!("{MISSING} ({error})"));
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let (cue, guard) = guard(&folder);
        let postgres = Self { folder, _cue: cue, _guard: guard };
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
        let made = tool("createdb").arg("-h").arg(&self.folder).args(["-U", "postgres", &name]).output();
        let made = made.unwrap_or_else(|error| panic!("{MISSING} ({error})"));
        assert!(made.status.success(), "createdb: {}", String::from_utf8_lossy(&made.stderr));
        format!("postgres://postgres@localhost/{name}?host={}", self.folder.display())
    }

    /// Stops it as a crash would.
    ///
    /// # Panics
    /// If it does not stop.
    pub fn crash(&self) {
        let stopped =
            self.control().args(["-m", "immediate", "-w", "stop"]).output().expect("pg_ctl is there");
        assert!(stopped.status.success(), "pg_ctl: {}", String::from_utf8_lossy(&stopped.stderr));
    }

    /// Starts it again.
    ///
    /// # Panics
    /// If it does not start.
    pub fn resume(&self) {
        let log = self.folder.join("log");
        // Commits reach the operating system, as a kill needs; that they reach the disk is nothing a test
        // can see.
        let options = format!(
            "-k {} -c listen_addresses= -c fsync=off -c deadlock_timeout=50ms",
            self.folder.display()
        );
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
