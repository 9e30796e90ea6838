//! What whoever runs the server decides.

use std::{net::IpAddr, sync::Arc, time::Duration};

use axum::Router;

use crate::{addresses::Network, backups::Backups, catalog::Catalog, quotas::Quotas, tls::Certificate};

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
    /// With it the server speaks TLS, and sends whoever does not to where it does.
    pub certificate: Option<Arc<Certificate>>,
    /// The names by which people reach the server, beside that of the public address. Where any is known, a request
    /// under another name is refused: a foreign page could have made it that name (DNS rebinding). Addresses in
    /// digits and `localhost` need no naming.
    pub names: Vec<String>,
    /// The proxies that stand in front: of them, and of nobody else, `X-Forwarded-For` is believed.
    pub proxies: Vec<Network>,
    /// Whether `/metrics` answers anybody, with what tells nothing of what is done.
    pub open_metrics: bool,
    /// Who else reads all metrics: beside this machine, not through a proxy.
    pub metrics_to: Vec<Network>,
    /// After so long without anybody, a table leaves memory.
    pub idle: Duration,
    /// After so long without a row, a table is deleted; never, if nothing.
    pub expiry: Option<Duration>,
    /// Backups by the clock, if there are to be any.
    pub backups: Option<Backups>,
    /// How long a bot waits before it acts, so that people can follow.
    pub bot_pace: Duration,
    /// Whether and how people are called when a table waits for them.
    pub calls: CallsConfig,
    /// How much of everything is allowed.
    pub quotas: Quotas,
    /// What this machine's clock says, in milliseconds since 1970. Where several processes can
    /// serve the database, its clock counts instead.
    pub wall_clock: fn() -> u64,
    /// What answers everything else: the browser client.
    pub pages: Option<Router>,
}

/// Whether and how people are called when a table waits for them.
#[derive(Debug, Clone)]
pub struct CallsConfig {
    /// Whether anybody is called.
    pub on: bool,
    /// What may be called beside the open internet: somebody's own ntfy at home.
    pub into: Vec<Network>,
    /// How long somebody has to look by themselves, or to do what they are awaited for.
    pub grace: Duration,
}

impl Default for CallsConfig {
    fn default() -> Self {
        Self { on: true, into: Vec::new(), grace: Duration::from_secs(20) }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            catalog: Catalog::standard(),
            base_path: String::new(),
            public_url: None,
            certificate: None,
            names: Vec::new(),
            proxies: Vec::new(),
            open_metrics: false,
            metrics_to: Vec::new(),
            idle: Duration::from_secs(600),
            expiry: Some(Duration::from_secs(180 * 24 * 3600)),
            backups: None,
            bot_pace: Duration::from_millis(700),
            calls: CallsConfig::default(),
            quotas: Quotas::default(),
            wall_clock: crate::clock::wall_clock,
            pages: None,
        }
    }
}

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

impl Config {
    /// Whether it makes sense.
    ///
    /// # Errors
    /// What does not.
    pub fn check(&self) -> Result<(), StartError> {
        let base = self.base_path.as_str();
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_/".contains(&byte);
        if !base.is_empty() && (!base.starts_with('/') || base.ends_with('/') || !base.bytes().all(is_plain))
        {
            return Err(StartError::BasePath);
        }
        if let Some(url) = &self.public_url {
            let is_http = url.starts_with("http://") || url.starts_with("https://");
            let rest = self.public_origin().map(|origin| url[origin.len()..].trim_end_matches('/'));
            if !is_http || rest != Some(base) {
                return Err(StartError::PublicUrl);
            }
        }
        Ok(())
    }

    /// The names under which people come: that of the public address first.
    pub fn hosts(&self) -> impl Iterator<Item = &str> {
        let public = self.public_origin().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
        public.into_iter().chain(self.names.iter().map(String::as_str)).map(bare_host)
    }

    /// Whether people come over TLS.
    pub fn is_secure(&self) -> bool {
        self.certificate.is_some()
            || self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The origin of the public address: scheme, host and port.
    pub(crate) fn public_origin(&self) -> Option<&str> {
        let url = self.public_url.as_deref()?;
        let host = url.find("://")? + 3;
        let end = url[host..].find('/').map_or(url.len(), |slash| host + slash);
        Some(&url[..end])
    }

    pub(crate) fn is_proxy(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|proxy| proxy.contains(address))
    }

    /// Whether people may reach the server under this name, given as in a `Host` header.
    pub(crate) fn is_known_host(&self, host: &str) -> bool {
        let mut known = self.hosts().peekable();
        if known.peek().is_none() {
            return true;
        }
        let host = bare_host(host);
        let is_local =
            host.eq_ignore_ascii_case("localhost") || host.to_ascii_lowercase().ends_with(".localhost");
        is_local || host.parse::<IpAddr>().is_ok() || known.any(|known| known.eq_ignore_ascii_case(host))
    }

    /// Whether it is one of the names that were given beside the public address.
    pub(crate) fn is_own_name(&self, host: &str) -> bool {
        let host = bare_host(host);
        self.names.iter().any(|name| bare_host(name).eq_ignore_ascii_case(host))
    }

    /// The path that cookies are for.
    pub(crate) fn cookie_path(&self) -> &str {
        if self.base_path.is_empty() { "/" } else { &self.base_path }
    }
}

/// A host without its port, an IPv6 address without its brackets.
fn bare_host(host: &str) -> &str {
    if let Some(six) = host.strip_prefix('[') {
        return six.split(']').next().unwrap_or(six);
    }
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    name.trim_end_matches('.')
}
