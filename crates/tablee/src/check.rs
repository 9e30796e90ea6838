//! `tablee check`: what is wrong with the settings, in words, before anybody is told to come.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write as _},
    net::{SocketAddr, TcpListener},
    path::Path,
    process::ExitCode,
};

use kernel::Language;
use server::Config;
use words::{Args, Speaker};

use crate::settings::{ServerArgs, Settings, shown};

/// Something that whoever runs the server should know.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Finding {
    /// The server would not start, or nobody would get in.
    Wrong(&'static str, String),
    /// It may be meant so.
    Odd(&'static str, String),
}

/// Says what is wrong; 1 if the server would not start or could not be reached.
pub(crate) fn check(args: ServerArgs, language: Language) -> anyhow::Result<ExitCode> {
    let (place, settings) = args.settings()?;
    let place = place.place()?;
    let mut findings = about(&settings.config);
    let is_asked_for =
        settings.config.certificate.as_ref().is_some_and(|certificate| certificate.is_asked_for());
    if is_asked_for && settings.listen.port() != 443 {
        findings.push(Finding::Odd("check-domain-port", settings.listen.to_string()));
    }
    findings.extend(cannot_listen(settings.listen, settings.redirect));
    findings.extend(cannot_keep(&place));
    findings.extend(open_files().and_then(|most| too_few(most, settings.config.quotas.connections)));
    say(&settings, &place, &findings, language)?;
    let is_wrong = findings.iter().any(|finding| matches!(finding, Finding::Wrong(..)));
    Ok(if is_wrong { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// What the settings alone show.
fn about(config: &Config) -> Vec<Finding> {
    let mut findings = Vec::new();
    if let Err(error) = config.check() {
        findings.push(Finding::Wrong("check-start", error.to_string()));
    }
    let public = config.public_url.clone().unwrap_or_default();
    match &config.certificate {
        Some(certificate) => {
            let strangers = config.hosts().filter(|host| !certificate.is_for(host));
            findings.extend(strangers.map(|host| Finding::Wrong("check-certificate-name", host.to_owned())));
            if public.starts_with("http://") {
                findings.push(Finding::Wrong("check-public-plain", public));
            }
            if !config.proxies.is_empty() {
                findings.push(Finding::Odd("check-proxy-certificate", String::new()));
            }
        }
        None if config.is_secure() && config.proxies.is_empty() => {
            findings.push(Finding::Odd("check-no-proxy", public));
        }
        None => {}
    }
    if config.hosts().next().is_none() {
        findings.push(Finding::Odd("check-no-name", String::new()));
    }
    // Without an address of its own, a link in a message leads to wherever the page was when it was asked for.
    if config.calls.on && config.public_url.is_none() {
        findings.push(Finding::Odd("check-calls-address", String::new()));
    }
    if !config.calls.on && !config.calls.into.is_empty() {
        findings.push(Finding::Odd("check-calls-off", String::new()));
    }
    findings.extend(
        config
            .calls
            .into
            .iter()
            .filter(|network| network.is_wide())
            .map(|network| Finding::Odd("check-calls-wide", network.to_string())),
    );
    if config.open_metrics {
        findings.push(Finding::Odd("check-open-metrics", String::new()));
    }
    findings
}

fn cannot_listen(listen: SocketAddr, redirect: Option<SocketAddr>) -> Vec<Finding> {
    let (mut findings, mut held) = (Vec::new(), Vec::new());
    if redirect == Some(listen) && listen.port() != 0 {
        findings.push(Finding::Wrong("check-listen-twice", listen.to_string()));
    }
    // On all of them at once, as the server would.
    for address in [listen].into_iter().chain(redirect.filter(|redirect| *redirect != listen)) {
        match TcpListener::bind(address) {
            Ok(listener) => held.push(listener),
            Err(error) => findings.push(Finding::Wrong("check-listen", format!("{address} ({error})"))),
        }
    }
    findings
}

/// Whether rows could be stored. A database elsewhere is only tried by `serve` and `doctor`.
fn cannot_keep(place: &str) -> Option<Finding> {
    if place.contains("://") {
        return None;
    }
    let path = Path::new(place);
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let error = match fs::metadata(path) {
        Ok(_) => OpenOptions::new().read(true).write(true).open(path).err(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            fs::metadata(folder).map_or_else(Some, |folder| folder.permissions().readonly().then_some(error))
        }
        Err(error) => Some(error),
    }?;
    Some(Finding::Wrong("check-database", format!("{place} ({error})")))
}

/// How many files this system lets a process open, where it says so.
fn open_files() -> Option<usize> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Files that are open beside connections: the database, its log, the program itself.
const OTHER_FILES: usize = 64;

fn too_few(most: usize, connections: usize) -> Option<Finding> {
    let is_enough = most >= connections.saturating_add(OTHER_FILES);
    (!is_enough).then(|| Finding::Odd("check-open-files", format!("{connections} / {most}")))
}

fn say(settings: &Settings, place: &str, findings: &[Finding], language: Language) -> io::Result<()> {
    let speaker = Speaker::terminal(language);
    let mut out = io::stdout().lock();
    let listens = Args::new()
        .with("listen", settings.listen.to_string())
        .with("tls", i64::from(settings.config.certificate.is_some()))
        .with("database", shown(place));
    writeln!(out, "{}", speaker.say("check-would", &listens))?;
    for finding in findings {
        let (weight, id, what) = match finding {
            Finding::Wrong(id, what) => ("check-wrong", id, what),
            Finding::Odd(id, what) => ("check-odd", id, what),
        };
        let said = speaker.say(id, &Args::new().with("what", what.clone()));
        writeln!(out, "{}", speaker.say(weight, &Args::new().with("what", said)))?;
    }
    if findings.is_empty() {
        writeln!(out, "{}", speaker.just("check-well"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use server::CallsConfig;

    use super::*;

    fn ids(config: &Config) -> Vec<&'static str> {
        let id = |finding: &Finding| match finding {
            Finding::Wrong(id, _) | Finding::Odd(id, _) => *id,
        };
        about(config).iter().map(id).collect()
    }

    #[test]
    fn what_the_settings_show_is_said() {
        assert_eq!(ids(&Config::default()), ["check-no-name", "check-calls-address"]);
        let at = |url: &str| Config { public_url: Some(url.to_owned()), ..Config::default() };
        assert_eq!(ids(&at("https://jeux.example")), ["check-no-proxy"]);
        assert_eq!(ids(&at("ftp://jeux.example"))[0], "check-start");
        assert_eq!(ids(&at("http://jeux.example")), [""; 0]);
        let calls = |on: bool, into: &str| {
            let into = vec![into.parse().expect("a network")];
            Config { calls: CallsConfig { on, into, ..CallsConfig::default() }, ..at("http://jeux.example") }
        };
        assert_eq!(ids(&calls(true, "192.168.1.7")), [""; 0]);
        assert_eq!(ids(&calls(true, "0.0.0.0/0")), ["check-calls-wide"]);
        assert_eq!(ids(&calls(false, "192.168.1.7")), ["check-calls-off"]);
        let open = Config { open_metrics: true, ..at("http://jeux.example") };
        assert_eq!(ids(&open), ["check-open-metrics"]);
    }

    #[test]
    fn a_certificate_for_another_name_is_wrong() {
        let folder = tempfile::tempdir().expect("a folder");
        let made =
            rcgen::generate_simple_self_signed(vec!["jeux.example".to_owned()]).expect("a certificate");
        let files = ["chain.pem", "key.pem"].map(|name| folder.path().join(name));
        fs::write(&files[0], made.cert.pem()).expect("a file");
        fs::write(&files[1], made.signing_key.serialize_pem()).expect("a file");
        let [chain, key] = files;
        let certificate = server::Certificate::read(chain, key).expect("a certificate");
        let config = Config {
            certificate: Some(certificate.into()),
            public_url: Some("https://jeux.example".to_owned()),
            names: vec!["tablee.lan:8443".to_owned()],
            ..Config::default()
        };
        assert_eq!(about(&config), [Finding::Wrong("check-certificate-name", "tablee.lan".to_owned())]);
        let proxies = server::Network::loopback().into();
        let proxied = Config { names: Vec::new(), proxies, ..config };
        assert_eq!(ids(&proxied), ["check-proxy-certificate"]);
        let plain =
            Config { public_url: Some("http://jeux.example".to_owned()), proxies: Vec::new(), ..proxied };
        assert_eq!(ids(&plain), ["check-public-plain"]);
    }

    #[test]
    fn what_this_machine_refuses_is_said() {
        let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = taken.local_addr().expect("an address");
        assert!(matches!(cannot_listen(address, None)[..], [Finding::Wrong("check-listen", _)]));
        drop(taken);
        assert_eq!(cannot_listen(address, None), []);
        let twice = Finding::Wrong("check-listen-twice", address.to_string());
        assert_eq!(cannot_listen(address, Some(address)), [twice]);
        let everywhere = SocketAddr::new(std::net::Ipv4Addr::UNSPECIFIED.into(), address.port());
        assert_eq!(cannot_listen(address, Some(everywhere)).len(), 1, "that address is among them all");
        let folder = tempfile::tempdir().expect("a folder");
        let place = |name: &str| folder.path().join(name).display().to_string();
        assert_eq!(cannot_keep(&place("new.db")), None);
        assert!(cannot_keep(&place("no/folder/t.db")).is_some(), "there is no such folder");
        assert!(cannot_keep(&place("")).is_some(), "a folder is no file");
        assert!(too_few(1024, 4000).is_some() && too_few(5000, 4000).is_none());
    }
}
