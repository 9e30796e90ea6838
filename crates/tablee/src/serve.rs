//! `tablee serve` and the commands around its database.

use std::{
    io::{self, IsTerminal, Write},
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, anyhow};
use clap::Args;
use kernel::{Language, Seat, Viewer};
use qrcode::{QrCode, render::unicode};
use server::{Config, Server};
use store::{Store, TableId};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use words::Speaker;

use crate::settings::{Place, ServerArgs, shown};

/// Serves until the program is told to end.
pub(crate) fn serve(args: ServerArgs, language: Language) -> anyhow::Result<()> {
    let (place, settings) = args.settings()?;
    let filter = EnvFilter::try_from_env("TABLEE_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if settings.log_json {
        logs.json().init()
    } else {
        logs.init()
    }
    runtime()?.block_on(async {
        let (store, place) = place.open().await?;
        let _serving = store.serve().with_context(|| shown(&place))?;
        let listener = listen(settings.listen).await?;
        let redirecting = match settings.redirect {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let address = listener.local_addr()?;
        let greeting = Greeting::new(&settings.config, address);
        let (router, handle) = Server::new(settings.config, store)?;
        // Where there is a certificate, whoever does not speak TLS is sent to where it is spoken, wherever they come.
        let redirecting = redirecting.map(|listener| Server::serve(router.clone(), &handle, listener));
        let running = Server::serve(router, &handle, listener);
        greeting.say(&shown(&place), language)?;
        told_to_end().await;
        let _ = writeln!(io::stderr(), "{}", Speaker::terminal(language).just("serve-closing"));
        handle.shutdown().await;
        if let Some(redirecting) = redirecting {
            redirecting.await.context("the server ended badly")?;
        }
        running.await.context("the server ended badly")
    })
}

async fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("cannot listen on {address}"))
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

/// Where the server is.
struct Greeting {
    here: String,
    /// The same for phones on the same network.
    network: Option<String>,
    /// What somebody elsewhere types.
    to_show: Option<String>,
}

impl Greeting {
    fn new(config: &Config, address: SocketAddr) -> Self {
        if let Some(url) = &config.public_url {
            let here = format!("{}/", url.trim_end_matches('/'));
            return Self { network: None, to_show: Some(here.clone()), here };
        }
        let scheme = if config.certificate.is_some() { "https" } else { "http" };
        let url = |host: String| format!("{scheme}://{host}{}/", config.base_path);
        let at = |ip: IpAddr| url(SocketAddr::new(ip, address.port()).to_string());
        let is_everywhere = address.ip().is_unspecified();
        let here = if is_everywhere { IpAddr::from([127, 0, 0, 1]) } else { address.ip() };
        // A certificate is for a name; an address in digits would only frighten.
        let named = config.names.first().filter(|_| config.certificate.is_some());
        let named = named.map(|name| url(format!("{name}:{}", address.port())));
        let network = named.clone().or_else(|| neighbour_address().filter(|_| is_everywhere).map(at));
        Self { here: at(here), to_show: network.clone(), network }
    }

    /// Says it, with a QR code for phones where somebody can see it.
    fn say(&self, database: &str, language: Language) -> io::Result<()> {
        let speaker = Speaker::terminal(language);
        let say = |id: &str, name: &'static str, value: &str| {
            speaker.say(id, &words::Args::new().with(name, value.to_owned()))
        };
        let mut out = io::stdout().lock();
        writeln!(out, "{}", say("serve-here", "url", &self.here))?;
        if let Some(url) = &self.network {
            writeln!(out, "{}", say("serve-network", "url", url))?;
        }
        if out.is_terminal()
            && let Some(code) = self.to_show.as_deref().and_then(qr)
        {
            writeln!(out, "\n{code}\n")?;
        }
        writeln!(out, "{}", say("serve-database", "database", database))?;
        writeln!(out, "{}", speaker.just("serve-stop"))?;
        out.flush()
    }
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
    database: Place,
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

/// Writes everything into one file, while play goes on, and restores it to see that it is whole; 1 if it holds damaged
/// tables.
pub(crate) fn backup(database: &Place, file: &Path, language: Language) -> anyhow::Result<ExitCode> {
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
        return Ok(ExitCode::SUCCESS);
    }
    let names: Vec<&str> = verified.damaged.iter().map(TableId::as_str).collect();
    say(language, "backup-damaged", &words::Args::new().with("tables", names.join(", ")))?;
    Ok(ExitCode::FAILURE)
}

/// Fills an empty database from a backup.
pub(crate) fn restore(database: &Place, file: &Path, language: Language) -> anyhow::Result<()> {
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
    pub(crate) database: Place,
}
