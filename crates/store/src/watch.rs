//! Hearing of rows.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use kernel::Seq;
use sqlx::postgres::PgListener;
use tokio::{sync::broadcast, task::AbortHandle};

use crate::{Hint, StoreError, shared::Shared};

/// Where processes that share a PostgreSQL database tell each other of rows.
pub(crate) const CHANNEL: &str = "tablee_log";

/// How long to wait before a lost database is tried again.
const RESPITE: Duration = Duration::from_millis(200);

/// Hears of rows, see [`crate::Store::watch`].
#[derive(Debug)]
pub struct Watch {
    hints: broadcast::Receiver<Hint>,
}

impl Watch {
    pub(crate) fn new(hints: broadcast::Receiver<Hint>) -> Self {
        Self { hints }
    }

    /// The next hint; nothing, once the store is closed. It can be dropped and called again without loss.
    pub async fn next(&mut self) -> Option<Hint> {
        match self.hints.recv().await {
            Ok(hint) => Some(hint),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Hint::Missed),
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
    pub(crate) async fn start(shared: &Arc<Shared>, address: &str) -> Result<Self, StoreError> {
        let ear = connect(address).await.map_err(StoreError::at_rest)?;
        let task = tokio::spawn(listen(ear, Arc::downgrade(shared), address.to_owned()));
        Ok(Self(task.abort_handle()))
    }
}

async fn connect(address: &str) -> Result<PgListener, sqlx::Error> {
    let mut ear = PgListener::connect(address).await?;
    ear.eager_reconnect(false);
    ear.listen(CHANNEL).await?;
    Ok(ear)
}

async fn listen(mut ear: PgListener, shared: Weak<Shared>, address: String) {
    loop {
        if let Ok(Some(heard)) = ear.try_recv().await {
            let Some(shared) = shared.upgrade() else { return };
            for hint in heard.payload().lines().filter_map(hint) {
                shared.hint(hint);
            }
            continue;
        }
        // What was said while nobody listened is lost: say so, once we listen again.
        ear = loop {
            tokio::time::sleep(RESPITE).await;
            if shared.strong_count() == 0 {
                return;
            }
            if let Ok(ear) = connect(&address).await {
                break ear;
            }
        };
        let Some(shared) = shared.upgrade() else { return };
        shared.hint(Hint::Missed);
    }
}

/// How a hint is told to the other processes.
pub(crate) fn line(hint: &Hint) -> Option<String> {
    match hint {
        Hint::Row { table, seq } => Some(format!("{table} {seq}")),
        Hint::Gone(table) => Some(format!("{table} gone")),
        Hint::Missed => None,
    }
}

fn hint(line: &str) -> Option<Hint> {
    let (table, what) = line.split_once(' ')?;
    let table = table.parse().ok()?;
    match what {
        "gone" => Some(Hint::Gone(table)),
        seq => Some(Hint::Row { table, seq: Seq(seq.parse().ok()?) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_is_read_as_it_was_told() {
        let table: crate::TableId = "t-1".parse().expect("a name");
        for said in [Hint::Row { table: table.clone(), seq: Seq(9) }, Hint::Gone(table)] {
            assert_eq!(line(&said).and_then(|line| hint(&line)), Some(said));
        }
        assert_eq!(hint("nonsense"), None);
    }
}
