//! What the host decides, from four places: a flag counts before the environment, that before the file of settings,
//! that before what is usual.

use std::{
    env, fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use anyhow::{Context as _, anyhow, ensure};
use clap::Args;
use serde::Deserialize;
use server::{Acme, CallsConfig, Certificate, Config, LETS_ENCRYPT, Network, Quotas};
use store::Store;

use crate::{backups::BackupSettings, limits::LimitArgs};

const LISTEN: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED), 8080);
/// Where everybody on the internet looks.
const HTTPS: SocketAddr = SocketAddr::new(std::net::IpAddr::V6(std::net::Ipv6Addr::UNSPECIFIED), 443);
const HTTP: SocketAddr = SocketAddr::new(std::net::IpAddr::V6(std::net::Ipv6Addr::UNSPECIFIED), 80);
const EXPIRY_DAYS: u64 = 180;

/// Where everything is kept, and where that and the rest is written down.
#[derive(Debug, Default, Args)]
pub(crate) struct Place {
    /// A file, or `postgres://…` [default: the data folder of your account].
    #[arg(long, env = "TABLEE_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// A file of settings in TOML: the long names of `tablee serve --help` without dashes before them, and a table
    /// `[limits]`.
    #[arg(long, env = "TABLEE_SETTINGS")]
    settings: Option<PathBuf>,
}

impl Place {
    /// The file of settings, read.
    pub(crate) fn written(&self) -> anyhow::Result<Written> {
        self.settings.as_deref().map_or_else(|| Ok(Written::default()), Written::read)
    }

    pub(crate) fn place(&self) -> anyhow::Result<String> {
        let written = || anyhow::Ok(self.written()?.database);
        if let Some(place) = self.database.clone().map_or_else(written, |place| Ok(Some(place)))? {
            return Ok(place);
        }
        let folder = crate::folder::data().ok_or_else(|| anyhow!("no home folder: say --database FILE"))?;
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        Ok(folder.join("tables.db").display().to_string())
    }

    /// Something beside the database, or in the data folder of the account if that is no file.
    fn beside(&self, name: &str) -> anyhow::Result<PathBuf> {
        let place = self.place()?;
        if place.contains("://") {
            let folder =
                crate::folder::data().ok_or_else(|| anyhow!("no home folder: say --{name} FOLDER"))?;
            return Ok(folder.join(name));
        }
        Ok(Path::new(&place).with_file_name(name))
    }

    pub(crate) async fn open(&self) -> anyhow::Result<(Store, String)> {
        let place = self.place()?;
        let store = Store::open(&place).await.with_context(|| format!("cannot open {}", shown(&place)))?;
        Ok((store, place))
    }
}

/// A place without its password.
pub(crate) fn shown(place: &str) -> String {
    match (place.find("://"), place.rfind('@')) {
        (Some(scheme), Some(at)) if scheme < at => format!("{}://…{}", &place[..scheme], &place[at..]),
        _ => place.to_owned(),
    }
}

/// How the server is reached.
#[derive(Debug, Default, Args, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Reach {
    /// The address to listen on [default: 0.0.0.0:8080; with a domain [::]:443].
    #[arg(long, env = "TABLEE_LISTEN")]
    listen: Option<SocketAddr>,
    /// A name on the internet that leads to this machine, as `jeux.example`; may be given several times, the one that people
    /// type first. The server gets a certificate for them by itself, and agrees to the authority's terms. Plain HTTP on
    /// port 80 is sent to the first, unless another address to listen on is given.
    #[arg(long = "domain", env = "TABLEE_DOMAINS", value_delimiter = ',')]
    #[serde(rename = "domain")]
    domains: Vec<String>,
    /// Your e-mail address for the authority, which may tell you there when something is wrong.
    #[arg(long, env = "TABLEE_CONTACT")]
    contact: Option<String>,
    /// Where certificates for domains are kept [default: `certificates` beside the database].
    #[arg(long, env = "TABLEE_CERTIFICATES")]
    certificates: Option<PathBuf>,
    /// Another authority (ACME, with tls-alpn-01): the address of its directory [default: Let's Encrypt].
    #[arg(long, env = "TABLEE_ACME_DIRECTORY")]
    acme_directory: Option<String>,
    /// By whom that authority's own address is certified, PEM, if the system does not trust it.
    #[arg(long, env = "TABLEE_ACME_AUTHORITY")]
    acme_authority: Option<PathBuf>,
    /// The address people type, where it is not the one that is listened on: `https://example.org/tables`.
    #[arg(long, env = "TABLEE_PUBLIC_URL")]
    public_url: Option<String>,
    /// The path under which everything lies, as `/tables`.
    #[arg(long, env = "TABLEE_BASE_PATH")]
    base_path: Option<String>,
    /// A name by which people reach the server, as `tablee.lan`; may be given several times. Where any is known
    /// (that of the public address is), requests under other names are refused.
    #[arg(long = "name", env = "TABLEE_NAMES", value_delimiter = ',')]
    #[serde(rename = "name")]
    names: Vec<String>,
    /// A certificate with its chain, PEM: the server speaks TLS. It is read again when it has changed.
    #[arg(long, env = "TABLEE_CERTIFICATE")]
    certificate: Option<PathBuf>,
    /// The certificate's key, PEM.
    #[arg(long, env = "TABLEE_KEY")]
    key: Option<PathBuf>,
    /// An address on which plain HTTP is only sent to the public address, as `0.0.0.0:80`.
    #[arg(long, env = "TABLEE_REDIRECT")]
    redirect: Option<SocketAddr>,
    /// A proxy on this machine stands in front: believe its `X-Forwarded-For`.
    #[arg(long, env = "TABLEE_BEHIND_PROXY", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    behind_proxy: Option<bool>,
    /// A proxy elsewhere whose `X-Forwarded-For` is believed, as `172.17.0.1` or `172.17.0.0/16`; may be given several
    /// times.
    #[arg(long = "proxy", env = "TABLEE_PROXIES", value_delimiter = ',')]
    #[serde(rename = "proxy", deserialize_with = "networks")]
    proxies: Vec<Network>,
    /// Let anybody read in `/metrics` how many are connected; all of it is for this machine.
    #[arg(long, env = "TABLEE_OPEN_METRICS", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    open_metrics: Option<bool>,
    /// Somebody else who reads all of `/metrics`, as `10.0.0.5`; may be given several times.
    #[arg(long = "metrics-to", env = "TABLEE_METRICS_TO", value_delimiter = ',')]
    #[serde(deserialize_with = "networks")]
    metrics_to: Vec<Network>,
    /// Days without a row after which a table is erased; 0 for never [default: 180].
    #[arg(long, env = "TABLEE_EXPIRY")]
    expiry: Option<u64>,
    /// Call people where they wish when a table waits for them; `false` for never [default: true].
    #[arg(long, env = "TABLEE_CALLS", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    calls: Option<bool>,
    /// What may be called beside the open internet, as `192.168.1.7`: an ntfy at home; may be given several times.
    #[arg(long = "calls-into", env = "TABLEE_CALLS_INTO", value_delimiter = ',')]
    #[serde(deserialize_with = "networks")]
    calls_into: Vec<Network>,
    /// Logs as JSON lines.
    #[arg(long, env = "TABLEE_LOG_JSON", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    log_json: Option<bool>,
}

fn networks<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<Network>, D::Error> {
    let written = Vec::<String>::deserialize(deserializer)?;
    written.iter().map(|one| one.parse().map_err(serde::de::Error::custom)).collect()
}

impl Reach {
    /// What is said here, else there.
    fn or(self, other: Self) -> Self {
        fn either<T>(here: Vec<T>, there: Vec<T>) -> Vec<T> {
            if here.is_empty() { there } else { here }
        }
        Self {
            listen: self.listen.or(other.listen),
            domains: either(self.domains, other.domains),
            contact: self.contact.or(other.contact),
            certificates: self.certificates.or(other.certificates),
            acme_directory: self.acme_directory.or(other.acme_directory),
            acme_authority: self.acme_authority.or(other.acme_authority),
            public_url: self.public_url.or(other.public_url),
            base_path: self.base_path.or(other.base_path),
            names: either(self.names, other.names),
            metrics_to: either(self.metrics_to, other.metrics_to),
            certificate: self.certificate.or(other.certificate),
            key: self.key.or(other.key),
            redirect: self.redirect.or(other.redirect),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            proxies: either(self.proxies, other.proxies),
            open_metrics: self.open_metrics.or(other.open_metrics),
            expiry: self.expiry.or(other.expiry),
            calls: self.calls.or(other.calls),
            calls_into: either(self.calls_into, other.calls_into),
            log_json: self.log_json.or(other.log_json),
        }
    }
}

impl Reach {
    /// With what follows from its domains.
    fn on_the_internet(mut self) -> anyhow::Result<Self> {
        let Some(first) = self.domains.first() else {
            let alone =
                self.contact.is_some() || self.acme_directory.is_some() || self.acme_authority.is_some();
            ensure!(!alone, "a contact or an authority is for a domain: say which");
            return Ok(self);
        };
        ensure!(self.certificate.is_none() && self.key.is_none(), "a domain or a certificate, not both");
        for domain in &self.domains {
            let is_name = domain.contains('.');
            let is_plain = domain.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-.".contains(&byte));
            let is_address = domain.parse::<std::net::IpAddr>().is_ok();
            ensure!(is_name && is_plain && !is_address, "{domain:?} is no domain: write it as jeux.example");
        }
        let base = self.base_path.as_deref().unwrap_or_default();
        self.public_url.get_or_insert(format!("https://{first}{base}"));
        if self.listen.is_none() {
            self.listen = Some(HTTPS);
            self.redirect.get_or_insert(HTTP);
        }
        for domain in &self.domains {
            if !self.names.contains(domain) {
                self.names.push(domain.clone());
            }
        }
        Ok(self)
    }

    /// The certificate that is meant, if any is.
    fn certificate(&self, place: &Place) -> anyhow::Result<Option<Certificate>> {
        match (self.certificate.clone(), self.key.clone()) {
            (Some(certificate), Some(key)) => return Ok(Some(Certificate::read(certificate, key)?)),
            (Some(_), None) => return Err(anyhow!("a certificate needs its key")),
            (None, Some(_)) => return Err(anyhow!("a key needs its certificate")),
            (None, None) if self.domains.is_empty() => return Ok(None),
            (None, None) => {}
        }
        let directory = self.acme_directory.clone().unwrap_or_else(|| LETS_ENCRYPT.to_owned());
        ensure!(directory.starts_with("https://"), "an authority is asked over https://");
        let folder = self.certificates.clone().map_or_else(|| place.beside("certificates"), Ok)?;
        Ok(Some(Certificate::from_authority(Acme {
            domains: self.domains.iter().map(|domain| domain.to_ascii_lowercase()).collect(),
            contact: self.contact.clone(),
            directory,
            authority: self.acme_authority.clone(),
            folder,
        })))
    }
}

/// What a file of settings says.
#[derive(Debug, Default)]
pub(crate) struct Written {
    database: Option<String>,
    reach: Reach,
    backups: BackupSettings,
    /// Limits by their names.
    limits: Vec<(String, String)>,
}

impl Written {
    fn read(path: &Path) -> anyhow::Result<Self> {
        let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        Self::parse(&text).with_context(|| path.display().to_string())
    }

    pub(crate) fn parse(text: &str) -> anyhow::Result<Self> {
        #[derive(Deserialize)]
        struct Whole {
            database: Option<String>,
            #[serde(default)]
            limits: toml::Table,
            #[serde(flatten)]
            rest: toml::Table,
        }
        let Whole { database, limits, rest } = toml::from_str(text)?;
        let (backups, reach): (toml::Table, toml::Table) =
            rest.into_iter().partition(|(name, _)| name.starts_with("backup"));
        let limit = |(name, value): (String, toml::Value)| match value {
            toml::Value::String(value) => (name, value),
            value => (name, value.to_string()),
        };
        Ok(Self {
            database,
            reach: reach.try_into()?,
            backups: backups.try_into()?,
            limits: limits.into_iter().map(limit).collect(),
        })
    }

    /// The limits that it names, set.
    pub(crate) fn set(&self, quotas: &mut Quotas) -> anyhow::Result<()> {
        Ok(self.limits.iter().try_for_each(|(name, value)| quotas.set(name, value))?)
    }
}

/// Everything that a server is told before it begins.
#[derive(Debug, Args)]
pub(crate) struct ServerArgs {
    #[command(flatten)]
    pub(crate) place: Place,
    #[command(flatten)]
    reach: Reach,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    backups: BackupSettings,
    /// Nothing any more: a server on PostgreSQL always counts with others.
    #[arg(long, hide = true)]
    shared: bool,
}

/// What counts, from wherever it was said.
#[derive(Debug)]
pub(crate) struct Settings {
    pub(crate) listen: SocketAddr,
    pub(crate) redirect: Option<SocketAddr>,
    pub(crate) log_json: bool,
    pub(crate) config: Config,
}

impl ServerArgs {
    /// What counts; the certificate is read.
    pub(crate) fn settings(self) -> anyhow::Result<(Place, Settings)> {
        let Self { mut place, reach, limits, backups, shared: _ } = self;
        let written = place.written()?;
        let quotas = limits.quotas(&written, |name| env::var(name).ok())?;
        place.database = place.database.or(written.database);
        let reach = reach.or(written.reach);
        let reach = reach.on_the_internet()?;
        let certificate = reach.certificate(&place)?.map(Arc::new);
        if reach.redirect.is_some() {
            ensure!(certificate.is_some(), "only a server with a certificate redirects");
            ensure!(reach.public_url.is_some(), "redirecting needs the public URL: where to?");
        }
        let here = Network::loopback().into_iter().filter(|_| reach.behind_proxy == Some(true));
        let expiry = Some(reach.expiry.unwrap_or(EXPIRY_DAYS)).filter(|days| *days > 0);
        let config = Config {
            base_path: reach.base_path.unwrap_or_default(),
            public_url: reach.public_url,
            certificate,
            names: reach.names,
            proxies: reach.proxies.into_iter().chain(here).collect(),
            quotas,
            open_metrics: reach.open_metrics == Some(true),
            metrics_to: reach.metrics_to,
            backups: backups.or(written.backups).backups(),
            expiry: expiry.map(|days| Duration::from_secs(days.saturating_mul(24 * 3600))),
            calls: CallsConfig {
                on: reach.calls.unwrap_or(true),
                into: reach.calls_into,
                ..CallsConfig::default()
            },
            pages: Some(crate::pages::pages()),
            ..Config::default()
        };
        let listen = reach.listen.unwrap_or(LISTEN);
        Ok((
            place,
            Settings { listen, redirect: reach.redirect, log_json: reach.log_json == Some(true), config },
        ))
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args as _, Parser};

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: ServerArgs,
    }

    fn settings(flags: &[&str], file: &str) -> anyhow::Result<(Place, Settings)> {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tablee.toml");
        fs::write(&path, file).expect("a file");
        let path = path.display().to_string();
        let words = ["tablee", "--settings", &path].into_iter().chain(flags.iter().copied());
        Line::try_parse_from(words)?.args.settings()
    }

    #[test]
    fn a_flag_counts_before_the_file_and_that_before_what_is_usual() {
        let file = r#"
            listen = "127.0.0.1:9000"
            database = "postgres://tablee@db/tablee"
            name = ["tablee.lan", "jeux.lan"]
            proxy = ["172.17.0.0/16"]
            behind-proxy = true
            expiry = 0
            calls-into = ["192.168.1.7"]
            backups = "kept"
            backup-keep = 3
            [limits]
            acts = 5
            table-bytes = "3M"
        "#;
        let (place, from_file) = settings(&[], file).expect("settings");
        assert_eq!(place.place().expect("a place"), "postgres://tablee@db/tablee");
        let Settings { listen, config, .. } = from_file;
        assert_eq!((listen.port(), config.names.len(), config.expiry), (9000, 2, None));
        assert_eq!(config.proxies.len(), 1 + Network::loopback().len());
        assert!(config.calls.on && config.calls.into[0].contains([192, 168, 1, 7].into()));
        assert_eq!(config.backups.map(|backups| backups.keep), Some(3));
        assert_eq!((config.quotas.acts, config.quotas.table_bytes), (5.0, 3 << 20));
        assert_eq!(config.quotas.burst, Quotas::default().burst, "what it does not name is as usual");

        let flags = [
            "--listen",
            "127.0.0.1:9001",
            "--name",
            "a.lan",
            "--expiry=3",
            "--calls=false",
            "--behind-proxy=false",
            "--limit",
            "acts=6",
        ];
        let (_, Settings { listen, config, .. }) = settings(&flags, file).expect("settings");
        assert_eq!((listen.port(), config.names.as_slice()), (9001, &["a.lan".to_owned()][..]));
        assert_eq!(config.expiry, Some(Duration::from_secs(3 * 24 * 3600)));
        assert_eq!((config.proxies.len(), config.quotas.acts, config.calls.on), (1, 6.0, false));
        let (_, Settings { config, .. }) = settings(&["--expiry=99999999999999999"], "").expect("settings");
        assert_eq!(config.expiry, Some(Duration::from_secs(u64::MAX)), "a very long time is not a short one");
        let (_, Settings { listen, config, .. }) = settings(&[], "").expect("settings");
        assert_eq!((listen, config.expiry), (LISTEN, Config::default().expiry));
    }

    #[test]
    fn a_domain_is_all_that_has_to_be_said() {
        let (_, one) = settings(&["--database", "x/t.db", "--domain", "jeux.example"], "").expect("settings");
        assert_eq!((one.listen, one.redirect), (HTTPS, Some(HTTP)));
        assert_eq!(one.config.public_url.as_deref(), Some("https://jeux.example"));
        assert!(one.config.certificate.is_some_and(|certificate| certificate.is_for("jeux.example")));
        let file = r#"
            domain = ["jeux.example", "www.jeux.example"]
            listen = "127.0.0.1:8443"
            base-path = "/tables"
        "#;
        let (_, two) = settings(&[], file).expect("settings");
        assert_eq!(
            (two.listen.port(), two.redirect),
            (8443, None),
            "somewhere else nothing is sent anywhere"
        );
        assert_eq!(two.config.public_url.as_deref(), Some("https://jeux.example/tables"));
        assert_eq!(two.config.hosts().last(), Some("www.jeux.example"));
    }

    #[test]
    fn the_handbook_lists_every_setting_as_it_is() {
        let mut table = String::from("| setting | environment | what |\n|---|---|---|\n");
        let command = BackupSettings::augment_args(Reach::augment_args(clap::Command::new("x")));
        for setting in command.get_arguments() {
            let name = setting.get_long().expect("a flag");
            let variable = setting.get_env().expect("a variable").to_string_lossy();
            let what = setting.get_long_help().or(setting.get_help()).expect("what it is for").to_string();
            let what = what.replace("\n\n", " ").replace('\n', " ");
            table += &format!("| `{name}` | `{variable}` | {what} |\n");
        }
        let handbook = include_str!("../../../docs/hosting.md");
        assert!(handbook.contains(&table), "docs/hosting.md must hold\n{table}");
    }

    #[test]
    fn what_is_wrong_in_a_file_is_said() {
        let wrong = |file: &str| format!("{:#}", settings(&[], file).map(|_| ()).expect_err(file));
        for (file, said) in [
            ("listen = 1", "listen"),
            ("listen = \"here\"", "listen"),
            ("proxy = [\"x\"]", "proxy"),
            ("[limits]\nacst = 1", "acst"),
            ("[limits]\nacts = \"x\"", "acts"),
            ("expiry = ", "line 1"),
            ("key = \"k.pem\"", "needs its certificate"),
            ("certificate = \"c.pem\"\nkey = \"k.pem\"", "c.pem"),
            ("backup-evry = 3", "backup-evry"),
            ("redirect = \"0.0.0.0:80\"", "certificate"),
            ("domain = [\"jeux.example\"]\ncertificate = \"c.pem\"\nkey = \"k.pem\"", "not both"),
            ("domain = [\"192.0.2.1\"]", "no domain"),
            ("domain = [\"https://jeux.example\"]", "no domain"),
            ("domain = [\"jeux.example\"]\nacme-directory = \"http://ca\"", "https://"),
            ("contact = \"me@jeux.example\"", "domain"),
        ] {
            assert!(wrong(file).contains(said), "{file}: {}", wrong(file));
        }
    }
}
