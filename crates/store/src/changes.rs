//! Hearing of rows.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use kernel::Seq;
use sqlx::postgres::PgListener;
use tokio::{sync::broadcast, task::AbortHandle};

use crate::{Change, Outage, StoreError, backend::Backend, hosts::Hosts};

/// Where processes that share a PostgreSQL database tell each other of rows.
pub(crate) const CHANNEL: &str = "tablee_log";

/// How long to wait before a lost database is tried again.
const RESPITE: Duration = Duration::from_millis(200);

/// How long one server may take to let us listen.
const EARSHOT: Duration = Duration::from_secs(2);

/// Hears of rows, see [`crate::Store::watch`].
#[derive(Debug)]
pub struct ChangeFeed {
    changes: broadcast::Receiver<Change>,
}

impl ChangeFeed {
    pub(crate) fn new(changes: broadcast::Receiver<Change>) -> Self {
        Self { changes }
    }

    /// The next change; nothing, once the store is closed. It can be dropped and called again without loss.
    pub async fn next(&mut self) -> Option<Change> {
        match self.changes.recv().await {
            Ok(change) => Some(change),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Change::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// The task that listens to the other processes; it ends with the store.
#[derive(Debug)]
pub(crate) struct Listener(AbortHandle);

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Listener {
    pub(crate) async fn start(backend: &Arc<Backend>, hosts: &Hosts) -> Result<Self, StoreError> {
        let ear = connect(hosts).await?;
        backend.read_there().await?;
        let task = tokio::spawn(listen(ear, Arc::downgrade(backend), hosts.clone()));
        Ok(Self(task.abort_handle()))
    }
}

/// Listens to the server that takes writes: no other one lets anybody.
async fn connect(hosts: &Hosts) -> Result<PgListener, StoreError> {
    let mut why = StoreError::Unavailable(Outage::Locked);
    for (nth, address) in hosts.addresses().enumerate() {
        match tokio::time::timeout(EARSHOT, listen_at(address)).await {
            Ok(Ok(ear)) => {
                hosts.note(nth);
                return Ok(ear);
            }
            Ok(Err(error)) => why = StoreError::at_rest(error),
            Err(_) => {}
        }
    }
    Err(why)
}

async fn listen_at(address: &str) -> Result<PgListener, sqlx::Error> {
    let mut ear = PgListener::connect(address).await?;
    ear.eager_reconnect(false);
    ear.listen(CHANNEL).await?;
    Ok(ear)
}

async fn listen(mut ear: PgListener, backend: Weak<Backend>, hosts: Hosts) {
    loop {
        if let Ok(Some(heard)) = ear.try_recv().await {
            let Some(backend) = backend.upgrade() else { return };
            for change in heard.payload().lines().filter_map(change) {
                backend.announce(change);
            }
            continue;
        }
        // What was said while nobody listened is lost: say so, once we listen again.
        ear = loop {
            tokio::time::sleep(RESPITE).await;
            if backend.strong_count() == 0 {
                return;
            }
            let Ok(ear) = connect(&hosts).await else { continue };
            let Some(backend) = backend.upgrade() else { return };
            // Nobody writes who has not read before: reading moves first.
            if backend.read_there().await.is_ok() {
                break ear;
            }
        };
        let Some(backend) = backend.upgrade() else { return };
        backend.announce(Change::Missed);
    }
}

/// How a change is told to the other processes.
pub(crate) fn line(change: &Change) -> Option<String> {
    match change {
        Change::Row { table, seq } => Some(format!("{table} {seq}")),
        Change::Gone(table) => Some(format!("{table} gone")),
        Change::Called(table) => Some(format!("{table} called")),
        Change::Missed => None,
    }
}

fn change(line: &str) -> Option<Change> {
    let (table, what) = line.split_once(' ')?;
    let table = table.parse().ok()?;
    match what {
        "gone" => Some(Change::Gone(table)),
        "called" => Some(Change::Called(table)),
        seq => Some(Change::Row { table, seq: Seq(seq.parse().ok()?) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_read_as_it_was_told() {
        let table: crate::TableId = "t-1".parse().expect("a name");
        let called = Change::Called(table.clone());
        for said in [Change::Row { table: table.clone(), seq: Seq(9) }, Change::Gone(table), called] {
            assert_eq!(line(&said).and_then(|line| change(&line)), Some(said));
        }
        assert_eq!(change("nonsense"), None);
    }
}
