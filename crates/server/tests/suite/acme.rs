//! A server that gets its certificate by itself, from Pebble: an authority that really comes and looks.

use std::{
    fs,
    net::TcpListener as AnyPort,
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, SystemTime},
};

use rustls::{
    ClientConfig, RootCertStore,
    crypto::ring,
    pki_types::{CertificateDer, ServerName, pem::PemObject as _},
};
use serde_json::json;
use server::{Acme, Certificate, Config, Handle, Server};
use store::Store;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
};
use tokio_rustls::{TlsConnector, client::TlsStream};

use crate::world::config;

const NAMES: [&str; 2] = ["jeux.example", "www.jeux.example"];
const YEAR: u64 = 365 * 24 * 3600 * 1000;
/// How far the server's clock is ahead.
static AHEAD: AtomicU64 = AtomicU64::new(0);

fn moved_clock() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("after 1970");
    since.as_millis() as u64 + AHEAD.load(Relaxed)
}

/// Ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(program: &str, args: &[&str]) -> Running {
    let mut command = Command::new(program);
    command.args(args).env("PEBBLE_VA_NOSLEEP", "1").env("PEBBLE_AUTHZREUSE", "0");
    command.stdout(Stdio::null()).stderr(Stdio::null());
    Running(command.spawn().unwrap_or_else(|error| panic!("{program} (Debian: pebble): {error}")))
}

fn free_port() -> u16 {
    AnyPort::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address").port()
}

/// Pebble, and a name server that leads every name here.
struct Authority {
    directory: String,
    management: u16,
    own: CertificateDer<'static>,
    _programs: [Running; 2],
}

impl Authority {
    /// One that looks at this port, in this folder.
    async fn start(folder: &Path, looks_at: u16) -> Self {
        let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
        let file = |name: &str| folder.join(name).display().to_string();
        fs::write(file("authority.pem"), made.cert.pem()).expect("a file");
        fs::write(file("authority.key"), made.signing_key.serialize_pem()).expect("a file");
        let [port, management, names] = [free_port(), free_port(), free_port()];
        let at = |port: u16| format!("127.0.0.1:{port}");
        let settings = json!({"pebble": {
            "listenAddress": at(port), "managementListenAddress": at(management),
            "certificate": file("authority.pem"), "privateKey": file("authority.key"),
            "httpPort": 1, "tlsPort": looks_at, "ocspResponderURL": "", "externalAccountBindingRequired": false,
        }});
        fs::write(file("pebble.json"), settings.to_string()).expect("a file");
        let (dns, own) = (at(names), at(free_port()));
        let server = ["-dns01", &dns, "-management", &own, "-defaultIPv4", "127.0.0.1", "-defaultIPv6", ""];
        let nothing = ["-http01", "", "-https01", "", "-tlsalpn01", ""];
        let programs = [
            start("pebble-challtestsrv", &[&server[..], &nothing[..]].concat()),
            start("pebble", &["-config", &file("pebble.json"), "-dnsserver", &dns]),
        ];
        for port in [port, management] {
            while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        let directory = format!("https://localhost:{port}/dir");
        Self { directory, management, own: made.cert.der().clone(), _programs: programs }
    }

    /// Whom whoever trusts this authority trusts.
    async fn root(&self) -> CertificateDer<'static> {
        let stream = connect(self.management, "localhost", &self.own).await.expect("it is there");
        let told = asks(stream, "localhost", "/roots/0").await;
        CertificateDer::from_pem_slice(told.as_bytes()).expect("a certificate")
    }
}

async fn connect(port: u16, name: &str, trusted: &CertificateDer<'static>) -> Option<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).expect("an authority");
    let client = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("protocols")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(("127.0.0.1", port)).await.expect("it listens");
    let name = ServerName::try_from(name.to_owned()).expect("a name");
    TlsConnector::from(Arc::new(client)).connect(name, stream).await.ok()
}

async fn asks(mut stream: TlsStream<TcpStream>, host: &str, path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("asked");
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8(answer).expect("text")
}

/// The certificate under which a server is known by this name.
async fn shown(port: u16, name: &str, trusted: &CertificateDer<'static>) -> Option<CertificateDer<'static>> {
    let stream = connect(port, name, trusted).await?;
    Some(stream.get_ref().1.peer_certificates()?.first()?.clone().into_owned())
}

async fn serve(folder: &Path, database: &str, directory: &str, listener: TcpListener) -> Handle {
    let acme = Acme {
        domains: NAMES.map(str::to_owned).to_vec(),
        contact: Some("host@jeux.example".to_owned()),
        directory: directory.to_owned(),
        authority: Some(folder.join("authority.pem")),
        folder: folder.join("certificates"),
    };
    let config = Config {
        certificate: Some(Arc::new(Certificate::from_authority(acme))),
        public_url: Some(format!("https://{}", NAMES[0])),
        names: NAMES.map(str::to_owned).to_vec(),
        wall_clock: moved_clock,
        ..config()
    };
    let store = Store::open(&folder.join(database).display().to_string()).await.expect("a store");
    let (router, handle) = Server::new(config, store).expect("a server");
    Server::serve(router, &handle, listener);
    handle
}

#[tokio::test]
async fn a_certificate_is_had_kept_and_renewed_by_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let authority = Authority::start(folder.path(), port).await;
    let root = authority.root().await;

    let first = serve(folder.path(), "one.db", &authority.directory, listener).await;
    // The server asks as soon as it runs; whoever looks meanwhile waits for that.
    first.look_at_certificate().await.expect("a certificate");
    let [one, other] = NAMES.map(|name| shown(port, name, &root));
    let (one, other) = (one.await.expect("the first name"), other.await.expect("the second name"));
    assert_eq!(one, other);
    let told = asks(connect(port, NAMES[1], &root).await.expect("trusted"), NAMES[1], "/healthz").await;
    assert!(told.starts_with("HTTP/1.1 200") && told.contains("strict-transport-security: "), "{told}");
    assert!(shown(port, "autre.example", &root).await.is_none());

    // Two thirds of its time are not over, then they are.
    assert!(!first.look_at_certificate().await.expect("it is good"));
    AHEAD.store(4 * YEAR, Relaxed);
    assert!(first.look_at_certificate().await.expect("another"));
    let renewed = shown(port, NAMES[0], &root).await.expect("a certificate");
    assert_ne!(renewed, one);
    AHEAD.store(0, Relaxed);

    // Both files lie beside the database, for their owner alone; without the authority the next server has them.
    let directory = authority.directory.clone();
    drop(authority);
    let mut kept: Vec<_> =
        fs::read_dir(folder.path().join("certificates")).expect("a folder").flatten().collect();
    let kept = kept.pop().expect("that of the authority").path();
    for name in ["account.json", "certificate.pem"] {
        let file = fs::metadata(kept.join(name)).expect(name);
        #[cfg(unix)]
        assert_eq!(std::os::unix::fs::PermissionsExt::mode(&file.permissions()) & 0o077, 0, "{name}");
        assert!(file.len() > 100);
    }
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let second = serve(folder.path(), "two.db", &directory, listener).await;
    assert!(!second.look_at_certificate().await.expect("nobody has to be asked"));
    assert_eq!(shown(port, NAMES[0], &root).await, Some(renewed));
}
