//! A server with a certificate of its own.

use std::{fs, sync::Arc};

use rustls::{
    ClientConfig, RootCertStore,
    crypto::ring,
    pki_types::{CertificateDer, ServerName},
};
use server::{Certificate, Config, Quotas};
use store::Store;
use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    net::TcpStream,
};
use tokio_rustls::{TlsConnector, client::TlsStream};

use crate::world::{config, serve};

/// A server for `localhost` with a certificate that nobody else trusts.
struct Secured {
    port: String,
    trusted: CertificateDer<'static>,
    _folder: tempfile::TempDir,
}

impl Secured {
    async fn with(config: Config) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
        let files = ["chain.pem", "key.pem"].map(|name| folder.path().join(name));
        fs::write(&files[0], made.cert.pem()).expect("a file");
        fs::write(&files[1], made.signing_key.serialize_pem()).expect("a file");
        let [chain, key] = files;
        let certificate = Some(Arc::new(Certificate::read(chain, key).expect("a certificate")));
        let place = folder.path().join("t.db").display().to_string();
        let store = Store::open(&place).await.expect("a store");
        let (url, _) = serve(Config { certificate, ..config }, store, "127.0.0.1:0").await;
        let port = url.rsplit_once(':').expect("a port").1.to_owned();
        Self { port, trusted: made.cert.der().clone(), _folder: folder }
    }

    async fn plain(&self) -> TcpStream {
        TcpStream::connect(format!("127.0.0.1:{}", self.port)).await.expect("it listens")
    }

    async fn secured(&self) -> TlsStream<TcpStream> {
        let mut roots = RootCertStore::empty();
        roots.add(self.trusted.clone()).expect("an authority");
        let client = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("protocols")
            .with_root_certificates(roots)
            .with_no_client_auth();
        let name = ServerName::try_from("localhost").expect("a name");
        TlsConnector::from(Arc::new(client)).connect(name, self.plain().await).await.expect("trusted")
    }

    async fn asks(&self, mut stream: impl AsyncRead + AsyncWrite + Unpin, path: &str) -> String {
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: localhost:{}\r\nConnection: close\r\n\r\n", self.port);
        stream.write_all(request.as_bytes()).await.expect("asked");
        let mut answer = Vec::new();
        // Whoever closes without a farewell has said everything before.
        let _ = stream.read_to_end(&mut answer).await;
        String::from_utf8(answer).expect("text")
    }
}

#[tokio::test]
async fn it_speaks_tls_and_sends_the_others_there() {
    let server = Secured::with(config()).await;
    let healthy = server.asks(server.secured().await, "/healthz").await;
    assert!(
        healthy.starts_with("HTTP/1.1 200") && healthy.contains("strict-transport-security: "),
        "{healthy}"
    );
    let sent = server.asks(server.plain().await, "/api/games?x=1").await;
    let there = format!("location: https://localhost:{}/api/games?x=1\r\n", server.port);
    assert!(sent.starts_with("HTTP/1.1 307") && sent.contains(&there), "{sent}");
    assert!(!sent.contains("pactes"), "nothing is answered in the open: {sent}");
}

#[tokio::test]
async fn under_other_names_nobody_is_sent_anywhere() {
    let names = vec!["jeux.example".to_owned()];
    let server = Secured::with(Config { names, ..config() }).await;
    let mut stream = server.plain().await;
    stream.write_all(b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n").await.expect("asked");
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.expect("answered");
    assert_eq!(&answer, b"HTTP/1.1 400");
}

#[tokio::test]
async fn at_the_cap_a_newcomer_is_told_over_tls_too() {
    let quotas = Quotas { connections: 1, ..config().quotas };
    let server = Secured::with(Config { quotas, ..config() }).await;
    let first = server.secured().await;
    let told = server.asks(server.secured().await, "/healthz").await;
    assert!(told.starts_with("HTTP/1.1 503") && told.contains("retry-after: 5"), "{told}");
    drop(first);
}
