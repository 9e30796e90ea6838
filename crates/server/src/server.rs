//! Starting and stopping.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use axum::Router;
use protocol::Why;
use store::Store;
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

use crate::{act::save_snapshot, config::Config, hall::Hall, routes, serve, sweep};

/// How long clients have to hear that the server ends.
const FAREWELL: Duration = Duration::from_secs(3);

/// The server.
#[derive(Debug)]
pub struct Server;

/// The server cannot start as it is configured.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The base path does not begin with a slash, or holds strange characters.
    #[error("a base path is empty or begins with / and holds letters, digits, -, _ and /")]
    BasePath,
    /// The public address is no http or https address, or does not end with the base path.
    #[error("the public URL begins with http:// or https:// and ends with the base path")]
    PublicUrl,
}

/// Holds a running server.
#[derive(Debug, Clone)]
pub struct Handle {
    hall: Arc<Hall>,
    stop: watch::Sender<bool>,
}

impl Server {
    /// Everything but the listening: a router for any axum server (or for tests), and a handle. Needs a
    /// tokio runtime.
    ///
    /// # Errors
    /// The configuration does not make sense.
    #[expect(clippy::new_ret_no_self, reason = "a server is its router and its handle")]
    pub fn new(config: Config, store: Store) -> Result<(Router, Handle), StartError> {
        check(&config)?;
        let hall = Arc::new(Hall::new(config, store));
        tokio::spawn(sweep::memory(Arc::clone(&hall)));
        tokio::spawn(sweep::expiry(Arc::clone(&hall)));
        tokio::spawn(sweep::list(Arc::clone(&hall)));
        if hall.config.shared {
            tokio::spawn(sweep::others(Arc::clone(&hall)));
        }
        let router = routes::router(&hall);
        Ok((router, Handle { hall, stop: watch::Sender::new(false) }))
    }

    /// Listens until [`Handle::shutdown`], within the limits on connections and on slow clients.
    pub fn serve(router: Router, handle: &Handle, listener: TcpListener) -> JoinHandle<()> {
        let (hall, stop) = (Arc::clone(&handle.hall), handle.stop.subscribe());
        tokio::spawn(serve::serve(hall, router, listener, stop))
    }
}

impl Handle {
    /// Ends in order: no new requests, what is under way is finished and stored, every client is told,
    /// the store is closed.
    pub async fn shutdown(&self) {
        self.hall.close().await;
        for live in self.hall.all_loaded() {
            if let Some(mut held) = live.hold_loaded().await {
                held.audience.dismiss(Why::Shutdown, |_| true);
                if !held.in_doubt && held.table.seq().0 - held.snapshot.0 >= sweep::WORTH {
                    save_snapshot(&self.hall, &live.id, &held.table).await;
                }
            }
            // Those who wait without a socket.
            live.told.send_modify(|_| {});
        }
        self.stop.send_replace(true);
        let farewell = Instant::now();
        while self.hall.metrics.sockets.load(Relaxed) > 0 && farewell.elapsed() < FAREWELL {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.hall.store.close().await;
    }

    /// How many tables are in memory.
    pub fn n_loaded(&self) -> usize {
        self.hall.n_loaded()
    }

    /// Erases the tables whose last row is older than this time, as the hourly look does.
    ///
    /// # Errors
    /// Failures of the store.
    pub async fn expire(&self, idle_since: u64) -> Result<u64, store::StoreError> {
        sweep::expire(&self.hall, idle_since).await
    }
}

fn check(config: &Config) -> Result<(), StartError> {
    let base = config.base_path.as_str();
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_/".contains(&byte);
    if !base.is_empty() && (!base.starts_with('/') || base.ends_with('/') || !base.bytes().all(is_plain)) {
        return Err(StartError::BasePath);
    }
    if let Some(url) = &config.public_url {
        let is_http = url.starts_with("http://") || url.starts_with("https://");
        let rest = config.public_origin().map(|origin| url[origin.len()..].trim_end_matches('/'));
        if !is_http || rest != Some(base) {
            return Err(StartError::PublicUrl);
        }
    }
    Ok(())
}
