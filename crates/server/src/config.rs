//! What whoever runs the server decides.

use std::time::Duration;

use axum::Router;

use crate::catalog::Catalog;

/// What whoever runs the server decides.
#[derive(Debug, Clone)]
pub struct Config {
    /// The games that can be played.
    pub catalog: Catalog,
    /// The path under which everything lies: empty, or `/tables`.
    pub base_path: String,
    /// The address that people type, where it is known: `https://example.org/tables`. With it, only
    /// pages from there may act, and cookies are `Secure` if it is https.
    pub public_url: Option<String>,
    /// Whether a proxy stands in front, whose `X-Forwarded-For` is believed.
    pub behind_proxy: bool,
    /// Whether several processes serve the same database: then rows of the others are listened for.
    pub shared: bool,
    /// Whether `/metrics` answers anybody; otherwise only this machine, not through a proxy.
    pub open_metrics: bool,
    /// After so long without anybody, a table leaves memory.
    pub idle: Duration,
    /// After so long without a row, a table is deleted; never, if nothing.
    pub expiry: Option<Duration>,
    /// How long a bot waits before it acts, so that people can follow.
    pub bot_pace: Duration,
    /// How much of everything is allowed.
    pub limits: Limits,
    /// What answers everything else: the browser client.
    pub pages: Option<Router>,
}

/// How much of everything is allowed.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Connections at once.
    pub connections: usize,
    /// Connections at once from one address.
    pub connections_per_address: usize,
    /// How long a client may take to say what it wants, and to send its body.
    pub patience: Duration,
    /// Sockets at one table.
    pub listeners: usize,
    /// Messages that wait for a slow client before it is sent away.
    pub queue: usize,
    /// Tables in all.
    pub tables: u64,
    /// Tables in memory.
    pub loaded: usize,
    /// Requests a second from one address, in the long run.
    pub requests: f64,
    /// And at once.
    pub burst: f64,
    /// Tables that one address may make in an hour.
    pub made_per_hour: f64,
    /// Short codes that one address may try in a minute.
    pub codes_per_minute: f64,
    /// And all addresses together, in a second.
    pub codes: f64,
    /// Actions a second over one socket, in the long run.
    pub acts: f64,
    /// And at once.
    pub acts_burst: f64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 4_000,
            connections_per_address: 200,
            patience: Duration::from_secs(15),
            listeners: 64,
            queue: 256,
            tables: 100_000,
            loaded: 10_000,
            requests: 20.0,
            burst: 200.0,
            made_per_hour: 60.0,
            codes_per_minute: 12.0,
            codes: 20.0,
            acts: 10.0,
            acts_burst: 60.0,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            catalog: Catalog::standard(),
            base_path: String::new(),
            public_url: None,
            behind_proxy: false,
            shared: false,
            open_metrics: false,
            idle: Duration::from_secs(600),
            expiry: Some(Duration::from_secs(180 * 24 * 3600)),
            bot_pace: Duration::from_millis(700),
            limits: Limits::default(),
            pages: None,
        }
    }
}

impl Config {
    /// Whether people come over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The origin of the public address: scheme, host and port.
    pub(crate) fn public_origin(&self) -> Option<&str> {
        let url = self.public_url.as_deref()?;
        let host = url.find("://")? + 3;
        let end = url[host..].find('/').map_or(url.len(), |slash| host + slash);
        Some(&url[..end])
    }

    /// The path that cookies are for.
    pub(crate) fn cookie_path(&self) -> &str {
        if self.base_path.is_empty() { "/" } else { &self.base_path }
    }
}
