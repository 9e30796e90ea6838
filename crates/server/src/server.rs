//! Starting and stopping.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use axum::Router;
use protocol::ByeReason;
use store::Store;
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

use crate::{
    accept,
    act::save_snapshot,
    app::App,
    background, backups, calls,
    config::{Config, StartError},
    expiry, routes,
    tls::{self, CertificateError},
};

/// How long clients have to hear that the server ends.
const FAREWELL: Duration = Duration::from_secs(3);

#[derive(Debug)]
pub struct Server;

/// Holds a running server.
#[derive(Debug, Clone)]
pub struct Handle {
    app: Arc<App>,
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
        config.check()?;
        let app = Arc::new(App::new(config, store));
        tokio::spawn(background::memory(Arc::clone(&app)));
        tokio::spawn(expiry::run(Arc::clone(&app)));
        tokio::spawn(backups::run(Arc::clone(&app)));
        tokio::spawn(background::list(Arc::clone(&app)));
        tokio::spawn(background::desk(Arc::clone(&app)));
        tokio::spawn(calls::run(Arc::clone(&app)));
        if let Some(certificate) = &app.config.certificate {
            tokio::spawn(tls::follow(Arc::clone(certificate), app.config.wall_clock));
        }
        if app.is_shared() {
            tokio::spawn(background::clock(Arc::clone(&app)));
            tokio::spawn(background::others(Arc::clone(&app)));
        }
        let router = routes::router(&app);
        Ok((router, Handle { app, stop: watch::Sender::new(false) }))
    }

    /// Listens until [`Handle::shutdown`], within the limits on connections and on slow clients. It may listen at
    /// several places at once.
    pub fn serve(router: Router, handle: &Handle, listener: TcpListener) -> JoinHandle<()> {
        let (app, stop) = (Arc::clone(&handle.app), handle.stop.subscribe());
        tokio::spawn(accept::serve(app, router, listener, stop))
    }
}

impl Handle {
    /// Ends in order: no new requests, what is under way is finished and stored, every client is told,
    /// the store is closed.
    pub async fn shutdown(&self) {
        self.app.close().await;
        for loaded in self.app.all_loaded() {
            if let Some(mut room) = loaded.lock_if_loaded().await {
                room.audience.dismiss(ByeReason::Shutdown, |_| true);
                if !room.in_doubt && room.table.seq().0 - room.snapshot.0 >= background::WORTH {
                    save_snapshot(&self.app, &loaded.id, &room.table).await;
                }
            }
            // Those who wait without a socket.
            loaded.told.send_modify(|_| {});
        }
        self.stop.send_replace(true);
        let farewell = Instant::now();
        while self.app.metrics.sockets.load(Relaxed) > 0 && farewell.elapsed() < FAREWELL {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.app.store.close().await;
    }

    /// How many tables are in memory.
    pub fn n_loaded(&self) -> usize {
        self.app.n_loaded()
    }

    /// One beat of the hourly look for idle tables, an hour after the last: marks those whose last row is older than
    /// this time, erases those that were marked a week of beats ago, and says how many it erased.
    ///
    /// # Errors
    /// Failures of the store.
    pub async fn expire(&self, idle_since: u64) -> Result<u64, store::StoreError> {
        expiry::beat(&self.app, self.app.now(), Some(0), idle_since).await
    }

    /// Looks now whether there is another certificate, and says so.
    ///
    /// # Errors
    /// There is none that can be used.
    pub async fn look_at_certificate(&self) -> Result<bool, CertificateError> {
        let Some(certificate) = &self.app.config.certificate else { return Ok(false) };
        certificate.look((self.app.config.wall_clock)()).await
    }

    /// Sends now what is due to those who are awaited.
    ///
    /// # Errors
    /// Failures of the store.
    pub async fn call(&self) -> Result<(), store::StoreError> {
        calls::round(&self.app).await.map(drop)
    }

    /// Looks at the operator's desk now: who is blocked, how much room there is.
    pub async fn look_at_desk(&self) {
        background::look_at_desk(&self.app).await;
    }
}
