//! Where PostgreSQL is: one server, or several of which one takes writes.

use std::{
    slice,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
};

use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _};

use crate::{Outage, StoreError, location::in_time};

/// How often it is looked whether two connections are served by one process.
const LOOKS: usize = 3;

/// What every writing connection sets for itself. Whatever the server's habit, a commit is acknowledged when it is on
/// disk, and on that of a synchronous standby where there is one. Nobody waits long for somebody else's lock, and a
/// process that stands still in the middle of a transaction loses it.
const HABITS: &str = "SELECT set_config('lock_timeout', '3s', false),
     set_config('idle_in_transaction_session_timeout', '10s', false),
     CASE WHEN current_setting('synchronous_commit') IN ('off', 'local')
         THEN set_config('synchronous_commit', 'on', false) END";

/// The servers of one database, and which of them took writes when it was last asked.
#[derive(Clone)]
pub(crate) struct Hosts {
    addresses: Vec<String>,
    current: Arc<AtomicUsize>,
}

impl Hosts {
    /// Of `postgres://somebody@one:5432,other:5432/name` an address for each.
    pub(crate) fn new(location: &str) -> Self {
        let (scheme, rest) = location.split_once("://").unwrap_or(("postgres", location));
        let end = rest.find(['/', '?']).unwrap_or(rest.len());
        let (authority, path) = rest.split_at(end);
        let (person, hosts) = authority.rfind('@').map_or(("", authority), |at| authority.split_at(at + 1));
        let addresses = hosts.split(',').map(|host| format!("{scheme}://{person}{host}{path}")).collect();
        Self { addresses, current: Arc::default() }
    }

    /// The number of the server that takes writes.
    pub(crate) fn nth(&self) -> usize {
        self.current.load(Relaxed)
    }

    /// This one takes writes.
    pub(crate) fn note(&self, nth: usize) {
        self.current.store(nth, Relaxed);
    }

    /// The address of the server that takes writes.
    pub(crate) fn address(&self) -> &str {
        &self.addresses[self.nth()]
    }

    /// All of them.
    pub(crate) fn addresses(&self) -> slice::Iter<'_, String> {
        self.addresses.iter()
    }

    /// A connection to the server that takes writes: the one that did, or else the first of the others that does.
    pub(crate) async fn primary(&self) -> Result<AnyConnection, StoreError> {
        let (first, n_hosts) = (self.nth(), self.addresses.len());
        let mut why = None;
        for nth in (first..n_hosts).chain(0..first) {
            match reach(&self.addresses[nth]).await {
                Ok(connection) => {
                    self.note(nth);
                    return Ok(connection);
                }
                Err(error) => _ = why.get_or_insert(error),
            }
        }
        Err(why.unwrap_or(StoreError::Unavailable(Outage::Gone)))
    }

    /// A pooler that gives every transaction another process forgets what a connection has set and hears no
    /// notifications.
    pub(crate) async fn refuse_pooler(&self) -> Result<(), StoreError> {
        let (mut one, mut other) = (self.primary().await?, self.primary().await?);
        let is_shared = in_time(async {
            for _ in 0..LOOKS {
                let before = process(&mut one).await?;
                other.execute("BEGIN").await?;
                let after = process(&mut other).await?;
                other.execute("ROLLBACK").await?;
                // Both connections stand: a process that serves one of them for good cannot serve the other.
                if before == after {
                    return Ok(true);
                }
            }
            Ok(false)
        });
        let is_shared = is_shared.await?;
        for connection in [one, other] {
            connection.close().await.map_err(StoreError::at_rest)?;
        }
        if is_shared { Err(StoreError::Pooled) } else { Ok(()) }
    }
}

/// A writing connection; a standby is none.
async fn reach(address: &str) -> Result<AnyConnection, StoreError> {
    let connecting = async {
        let mut connection = AnyConnection::connect(address).await?;
        connection.execute(HABITS).await?;
        let row = connection.fetch_one("SELECT pg_is_in_recovery()").await?;
        Ok((connection, row.try_get::<bool, _>(0)?))
    };
    match in_time(connecting).await? {
        (_, true) => Err(StoreError::Unavailable(Outage::ReadOnly)),
        (connection, false) => Ok(connection),
    }
}

async fn process(connection: &mut AnyConnection) -> Result<i32, sqlx::Error> {
    connection.fetch_one("SELECT pg_backend_pid()").await?.try_get(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_host_has_an_address_with_the_same_rest() {
        let hosts = Hosts::new("postgresql://ana:a,b@one:5432,other/tables?sslmode=verify-full");
        let expected = [
            "postgresql://ana:a,b@one:5432/tables?sslmode=verify-full",
            "postgresql://ana:a,b@other/tables?sslmode=verify-full",
        ];
        assert_eq!(hosts.addresses, expected);
        let plain = "postgres://localhost/tables?host=/run/postgresql";
        assert_eq!(Hosts::new(plain).addresses, [plain]);
    }
}
