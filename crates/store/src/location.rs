//! Where a database lies and how it is reached.

use std::{
    fmt::{self, Write as _},
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    AnyConnection, AnyPool, Connection as _, Executor as _, any::AnyPoolOptions, migrate::MigrateError,
};

use crate::{Outage, StoreError, hosts::Hosts};

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!();

const READERS: u32 = 4;

/// How long a connection may take before the database counts as lost.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// How long SQLite waits for somebody who has locked the file, in milliseconds.
pub(crate) const BUSY: u32 = 5000;

/// Where a database lies.
#[derive(Clone)]
pub(crate) enum Location {
    Sqlite(PathBuf),
    Postgres(Hosts),
}

/// An address may hold a password.
impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => write!(f, "{}", path.display()),
            Self::Postgres(_) => f.write_str("PostgreSQL"),
        }
    }
}

impl Location {
    pub(crate) fn new(location: &str) -> Self {
        if location.starts_with("postgres:") || location.starts_with("postgresql:") {
            return Self::Postgres(Hosts::new(location));
        }
        let path = location.strip_prefix("sqlite:").unwrap_or(location);
        let path = path.strip_prefix("//").unwrap_or(path);
        // The working directory may change under a running server.
        Self::Sqlite(std::path::absolute(path).unwrap_or_else(|_| path.into()))
    }

    pub(crate) fn is_sqlite(&self) -> bool {
        matches!(self, Self::Sqlite(_))
    }

    /// The number of the server that takes writes, where there are several.
    pub(crate) fn nth(&self) -> usize {
        match self {
            Self::Sqlite(_) => 0,
            Self::Postgres(hosts) => hosts.nth(),
        }
    }

    /// Makes the file if there is none and brings the schema up to date.
    pub(crate) async fn prepare(&self) -> Result<(), StoreError> {
        sqlx::any::install_default_drivers();
        if let Self::Sqlite(path) = self {
            make_private(path);
        }
        if let Self::Postgres(hosts) = self {
            hosts.refuse_pooler().await?;
        }
        let mut connection = self.connect("rwc").await?;
        if self.is_sqlite() {
            connection.execute("PRAGMA journal_mode = WAL").await.map_err(StoreError::at_rest)?;
        }
        MIGRATIONS.run(&mut connection).await.map_err(at_migration)?;
        connection.close().await.map_err(StoreError::at_rest)
    }

    /// A connection that may write, to a database that must be there.
    pub(crate) async fn writer(&self) -> Result<AnyConnection, StoreError> {
        self.connect("rw").await
    }

    /// Connections that only read.
    pub(crate) async fn readers(&self) -> Result<AnyPool, StoreError> {
        let sqlite = self.is_sqlite();
        AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(!sqlite)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if sqlite {
                        connection.execute("PRAGMA busy_timeout = 5000; PRAGMA query_only = ON").await?;
                    }
                    Ok(())
                })
            })
            .connect(&self.address("rw"))
            .await
            .map_err(StoreError::at_rest)
    }

    async fn connect(&self, mode: &str) -> Result<AnyConnection, StoreError> {
        let connecting = async {
            let mut connection = AnyConnection::connect(&self.address(mode)).await?;
            // secure_delete overwrites what is erased; the journal mode is a property of the file.
            connection
                .execute(
                    "PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
                     PRAGMA secure_delete = ON",
                )
                .await?;
            Ok(connection)
        };
        match self {
            Self::Sqlite(_) => in_time(connecting).await,
            Self::Postgres(hosts) => hosts.primary().await,
        }
    }

    fn address(&self, mode: &str) -> String {
        match self {
            Self::Sqlite(path) => format!("sqlite://{}?mode={mode}", escaped(path)),
            Self::Postgres(hosts) => hosts.address().to_owned(),
        }
    }
}

/// What a database answers while anybody waits for it.
pub(crate) async fn in_time<T>(asked: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    let answered = tokio::time::timeout(PATIENCE, asked).await;
    answered.map_err(|_| StoreError::Unavailable(Outage::Locked))?.map_err(StoreError::at_rest)
}

/// Makes the file, for its owner alone: it holds every seat's secrets. SQLite gives the files beside it the
/// same mode. If this does not work, connecting says why.
fn make_private(path: &Path) {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(path);
}

/// A path as it stands in an address.
fn escaped(path: &Path) -> String {
    let mut out = String::new();
    for byte in path.to_string_lossy().bytes() {
        if byte.is_ascii_alphanumeric() || b"/._-~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

/// The newest schema version this release knows.
pub(crate) fn newest_schema() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}

fn at_migration(error: MigrateError) -> StoreError {
    match error {
        MigrateError::VersionMissing(found) => StoreError::TooNew { found, known: newest_schema() },
        MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _) => StoreError::at_rest(cause),
        other => StoreError::damaged(sqlx::Error::Migrate(Box::new(other))),
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Row as _;

    use super::*;

    #[test]
    fn a_path_keeps_its_odd_characters() {
        for location in ["/tmp/a b?c#d%e/é.db", "sqlite:/tmp/a b?c#d%e/é.db", "sqlite:///tmp/a b?c#d%e/é.db"]
        {
            let address = Location::new(location).address("rw");
            assert_eq!(address, "sqlite:///tmp/a%20b%3Fc%23d%25e/%C3%A9.db?mode=rw");
        }
    }

    #[test]
    fn a_password_is_not_printed() {
        let location = Location::new("postgres://tablee:geheim@localhost/tablee");
        assert!(!location.is_sqlite());
        assert_eq!(format!("{location:?}"), "PostgreSQL");
    }

    #[tokio::test]
    async fn sqlite_is_durable_and_private() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("x.db");
        let location = Location::new(&file.display().to_string());
        location.prepare().await.expect("made");
        let mut writer = location.writer().await.expect("reachable");
        for (pragma, expected) in [("synchronous", 2), ("foreign_keys", 1), ("secure_delete", 1)] {
            let query = sqlx::query(sqlx::AssertSqlSafe(format!("PRAGMA {pragma}")));
            let value: i64 = query.fetch_one(&mut writer).await.and_then(|row| row.try_get(0)).expect(pragma);
            assert_eq!(value, expected, "{pragma}");
        }
        let mode: String = sqlx::query("PRAGMA journal_mode")
            .fetch_one(&mut writer)
            .await
            .and_then(|row| row.try_get(0))
            .expect("a mode");
        assert_eq!(mode, "wal");
        for file in std::fs::read_dir(folder.path()).expect("a folder") {
            let mode = file.and_then(|file| file.metadata()).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }
}
