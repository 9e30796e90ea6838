//! `tablee serve` and the commands around its database.

use std::{
    io::{self, IsTerminal, Write},
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, anyhow};
use clap::Args;
use kernel::{Language, Seat, Viewer};
use qrcode::{QrCode, render::unicode};
use server::{Config, Network, Server};
use store::{Store, TableId};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use words::Speaker;

use crate::{backups::BackupSettings, limits::LimitArgs};

/// How the server is reached and where it keeps things.
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// The address to listen on.
    #[arg(long, default_value = "0.0.0.0:8080")]
    listen: SocketAddr,
    #[command(flatten)]
    database: Database,
    /// The address people type, where a proxy stands in front: `https://example.org/tables`.
    #[arg(long)]
    public_url: Option<String>,
    /// The path under which everything lies, as `/tables`.
    #[arg(long, default_value = "")]
    base_path: String,
    /// A name by which people reach the server, as `tablee.lan`; may be given several times. Where any is known
    /// (that of the public address is), requests under other names are refused.
    #[arg(long = "name")]
    names: Vec<String>,
    /// A proxy on this machine stands in front: believe its `X-Forwarded-For`.
    #[arg(long)]
    behind_proxy: bool,
    /// A proxy elsewhere whose `X-Forwarded-For` is believed, as `172.17.0.1` or `172.17.0.0/16`; may be given several
    /// times.
    #[arg(long = "proxy")]
    proxies: Vec<Network>,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    backups: BackupSettings,
    /// Nothing any more: a server on PostgreSQL always counts with others.
    #[arg(long, hide = true)]
    shared: bool,
    /// Let anybody read in `/metrics` how many are connected; all of it is for this machine.
    #[arg(long)]
    open_metrics: bool,
    /// Somebody else who reads all of `/metrics`, as `10.0.0.5`; may be given several times.
    #[arg(long = "metrics-to")]
    metrics_to: Vec<Network>,
    /// Days without a row after which a table is erased; 0 for never.
    #[arg(long, default_value_t = 180)]
    expiry: u64,
    /// Logs as JSON lines.
    #[arg(long)]
    log_json: bool,
}

/// Where everything is kept.
#[derive(Debug, Args)]
pub(crate) struct Database {
    /// A file, or `postgres://…` [default: the data folder of your account].
    #[arg(long, env = "TABLEE_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl Database {
    fn place(&self) -> anyhow::Result<String> {
        match &self.database {
            Some(place) => Ok(place.clone()),
            None => {
                let folder =
                    crate::folder::data().ok_or_else(|| anyhow!("no home folder: say --database FILE"))?;
                std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
                Ok(folder.join("tables.db").display().to_string())
            }
        }
    }

    pub(crate) async fn open(&self) -> anyhow::Result<(Store, String)> {
        let place = self.place()?;
        let store = Store::open(&place).await.with_context(|| format!("cannot open {}", shown(&place)))?;
        Ok((store, place))
    }
}

/// A place without its password.
fn shown(place: &str) -> String {
    match (place.find("://"), place.rfind('@')) {
        (Some(scheme), Some(at)) if scheme < at => format!("{}://…{}", &place[..scheme], &place[at..]),
        _ => place.to_owned(),
    }
}

/// Serves until the program is told to end.
pub(crate) fn serve(args: &ServeArgs, language: Language) -> anyhow::Result<()> {
    let filter = EnvFilter::try_from_env("TABLEE_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if args.log_json {
        logs.json().init()
    } else {
        logs.init()
    }
    runtime()?.block_on(async {
        let (store, place) = args.database.open().await?;
        let _serving = store.serve().with_context(|| shown(&place))?;
        let config = Config {
            base_path: args.base_path.clone(),
            public_url: args.public_url.clone(),
            names: args.names.clone(),
            proxies: proxies(args),
            quotas: args.limits.quotas(|name| std::env::var(name).ok())?,
            open_metrics: args.open_metrics,
            metrics_to: args.metrics_to.clone(),
            expiry: Some(args.expiry)
                .filter(|days| *days > 0)
                .map(|days| Duration::from_secs(days * 24 * 3600)),
            backups: args.backups.backups(),
            pages: Some(crate::pages::pages()),
            ..Config::default()
        };
        let listener = TcpListener::bind(args.listen).await;
        let listener = listener.with_context(|| format!("cannot listen on {}", args.listen))?;
        let address = listener.local_addr()?;
        let (router, handle) = Server::new(config, store)?;
        let running = Server::serve(router, &handle, listener);
        greet(args, address, &shown(&place), language)?;
        told_to_end().await;
        let _ = writeln!(io::stderr(), "{}", Speaker::terminal(language).just("serve-closing"));
        handle.shutdown().await;
        running.await.context("the server ended badly")
    })
}

/// The proxies whose word is believed.
fn proxies(args: &ServeArgs) -> Vec<Network> {
    let here = Network::loopback().into_iter().filter(|_| args.behind_proxy);
    args.proxies.iter().copied().chain(here).collect()
}

pub(crate) fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no runtime")
}

/// Ctrl-C or a polite signal.
async fn told_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// Says where the server is, with a QR code for phones where somebody can see it.
fn greet(args: &ServeArgs, address: SocketAddr, database: &str, language: Language) -> io::Result<()> {
    let speaker = Speaker::terminal(language);
    let say =
        |id: &str, name: &'static str, value: String| speaker.say(id, &words::Args::new().with(name, value));
    let url = |ip: IpAddr| match args.public_url.as_deref() {
        Some(url) => format!("{}/", url.trim_end_matches('/')),
        None => format!("http://{}{}/", SocketAddr::new(ip, address.port()), args.base_path),
    };
    let here = if address.ip().is_unspecified() { IpAddr::from([127, 0, 0, 1]) } else { address.ip() };
    let mut out = io::stdout().lock();
    writeln!(out, "{}", say("serve-here", "url", url(here)))?;
    let network = neighbour_address().filter(|_| address.ip().is_unspecified() && args.public_url.is_none());
    if let Some(ip) = network {
        writeln!(out, "{}", say("serve-network", "url", url(ip)))?;
    }
    if out.is_terminal()
        && let Some(code) = network.or(args.public_url.as_ref().map(|_| here)).and_then(|ip| qr(&url(ip)))
    {
        writeln!(out, "\n{code}\n")?;
    }
    writeln!(out, "{}", say("serve-database", "database", database.to_owned()))?;
    writeln!(out, "{}", speaker.just("serve-stop"))?;
    out.flush()
}

/// An address at which phones on the same network reach this machine.
fn neighbour_address() -> Option<IpAddr> {
    let all = if_addrs::get_if_addrs().ok()?;
    all.into_iter()
        .filter(|interface| !interface.is_loopback())
        .map(|interface| interface.ip())
        .find(IpAddr::is_ipv4)
}

fn qr(url: &str) -> Option<String> {
    Some(QrCode::new(url).ok()?.render::<unicode::Dense1x2>().quiet_zone(true).build())
}

/// What to export.
#[derive(Debug, Args)]
pub(crate) struct ExportArgs {
    /// The table.
    table: String,
    #[command(flatten)]
    database: Database,
    /// What that seat was told; without it, what everybody was. A closed table is exported whole.
    #[arg(long)]
    seat: Option<u8>,
}

/// Prints a table's log as JSON lines.
pub(crate) fn export(args: &ExportArgs) -> anyhow::Result<()> {
    let viewer = args.seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)));
    let table: TableId = args.table.parse().map_err(|_| anyhow!("{:?} is no name of a table", args.table))?;
    runtime()?.block_on(async {
        let (store, _) = args.database.open().await?;
        let written = write_export(&store, &table, viewer).await;
        store.close().await;
        written
    })
}

async fn write_export(store: &Store, table: &TableId, viewer: Viewer) -> anyhow::Result<()> {
    let mut export = server::export_table(store, table, viewer).await?;
    while let Some(page) = export.page().await? {
        io::stdout().lock().write_all(page.as_bytes())?;
    }
    Ok(())
}

/// Writes everything into one file, while play goes on, and restores it to see that it is whole.
pub(crate) fn backup(database: &Database, file: &Path, language: Language) -> anyhow::Result<()> {
    let verified = runtime()?.block_on(async {
        let (store, _) = database.open().await?;
        let done = store.backup(file).await;
        store.close().await;
        done?;
        anyhow::Ok(server::verify_backup(file, &server::Catalog::standard()).await?)
    })?;
    say(language, "backup-done", &words::Args::new().with("file", file.display().to_string()))?;
    let numbers = words::Args::new().with("tables", verified.tables).with("rows", verified.rows);
    say(language, "backup-verified", &numbers)?;
    if verified.damaged.is_empty() {
        return Ok(());
    }
    let names: Vec<&str> = verified.damaged.iter().map(TableId::as_str).collect();
    say(language, "backup-damaged", &words::Args::new().with("tables", names.join(", ")))
}

/// Fills an empty database from a backup.
pub(crate) fn restore(database: &Database, file: &Path, language: Language) -> anyhow::Result<()> {
    let place = database.place()?;
    runtime()?.block_on(async {
        let store = Store::restore(&place, file).await?;
        store.close().await;
        anyhow::Ok(())
    })?;
    let args = words::Args::new().with("file", file.display().to_string()).with("database", shown(&place));
    say(language, "restore-done", &args)
}

fn say(language: Language, id: &str, args: &words::Args<'_>) -> anyhow::Result<()> {
    Ok(writeln!(io::stdout().lock(), "{}", Speaker::terminal(language).say(id, args))?)
}

/// A file named on the command line.
#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The backup.
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) database: Database,
}
