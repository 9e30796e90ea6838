//! A server with a certificate of its own.

use std::{fs, sync::Arc, time::Duration};

use http_body_util::{BodyExt as _, Full};
use hyper::{
    Request,
    body::Bytes,
    client::conn::http2::{self, SendRequest},
};
use hyper_util::rt::{TokioExecutor, TokioIo};
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
        self.speaking(&[]).await
    }

    /// Over TLS, with these protocols on offer.
    async fn speaking(&self, protocols: &[&[u8]]) -> TlsStream<TcpStream> {
        let mut roots = RootCertStore::empty();
        roots.add(self.trusted.clone()).expect("an authority");
        let mut client = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("protocols")
            .with_root_certificates(roots)
            .with_no_client_auth();
        client.alpn_protocols = protocols.iter().map(|protocol| protocol.to_vec()).collect();
        let name = ServerName::try_from("localhost").expect("a name");
        TlsConnector::from(Arc::new(client)).connect(name, self.plain().await).await.expect("trusted")
    }

    /// A client that speaks HTTP/2 and opens windows of this size.
    async fn many_at_once(&self, window: u32) -> SendRequest<Full<Bytes>> {
        let stream = self.speaking(&[b"h2", b"http/1.1"]).await;
        assert_eq!(stream.get_ref().1.alpn_protocol(), Some(&b"h2"[..]));
        let mut builder = http2::Builder::new(TokioExecutor::new());
        let builder = builder.initial_stream_window_size(window).initial_connection_window_size(window);
        let (send, connection) = builder.handshake(TokioIo::new(stream)).await.expect("HTTP/2");
        tokio::spawn(connection);
        send
    }

    fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Request<Full<Bytes>> {
        let mut request =
            Request::builder().method(method).uri(format!("https://localhost:{}{path}", self.port));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.body(Full::new(Bytes::copy_from_slice(body.as_bytes()))).expect("a request")
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
    let live = server.asks(server.plain().await, "/livez").await;
    assert!(live.starts_with("HTTP/1.1 200"), "whoever watches a container asks in the open: {live}");
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

#[tokio::test]
async fn over_http_2_many_are_answered_at_once_and_foreign_pages_are_not() {
    let names = vec!["jeux.example".to_owned()];
    let server = Secured::with(Config { names, ..config() }).await;
    let client = server.many_at_once(1 << 20).await;
    let ask = async |request: Request<Full<Bytes>>| {
        let answer = client.clone().send_request(request).await.expect("an answer");
        let (head, body) = answer.into_parts();
        let body = body.collect().await.expect("a body").to_bytes();
        (head.status.as_u16(), head.headers, String::from_utf8(body.to_vec()).expect("text"))
    };
    let (games, health) = tokio::join!(
        ask(server.request("GET", "/api/games", &[], "")),
        ask(server.request("GET", "/healthz", &[], ""))
    );
    assert!(games.0 == 200 && games.2.contains("pactes"), "{games:?}");
    assert!(health.0 == 200 && health.1.contains_key("strict-transport-security"), "{health:?}");
    // Whom a request asks is no header here, and counts all the same.
    let new = r#"{"game":"pactes","language":"fr"}"#;
    let page = format!("https://localhost:{}", server.port);
    let json = ("content-type", "application/json");
    let ours = ask(server.request("POST", "/api/tables", &[json, ("origin", &page)], new)).await;
    assert!((200..300).contains(&ours.0), "{ours:?}");
    let evil = ("origin", "https://evil.example");
    assert_eq!(ask(server.request("POST", "/api/tables", &[json, evil], new)).await.0, 403);
    let mut elsewhere = server.request("GET", "/api/games", &[], "");
    *elsewhere.uri_mut() = "https://evil.example/api/games".parse().expect("an address");
    assert_eq!(ask(elsewhere).await.0, 403, "a name that somebody else gave this machine");
    // A browser may send each cookie by itself.
    let made: serde_json::Value = serde_json::from_str(&ours.2).expect("JSON");
    let keys = ours.1.get_all("set-cookie").iter().map(|line| line.to_str().expect("text"));
    let own: Vec<&str> = keys.filter_map(|line| line.split(';').next()).collect();
    let cookies: Vec<_> = ["a=b"].into_iter().chain(own).map(|cookie| ("cookie", cookie)).collect();
    let table = format!("/api/tables/{}", made["id"].as_str().expect("a table"));
    let mine = ask(server.request("GET", &table, &cookies, "")).await;
    assert!(mine.0 == 200 && cookies.len() > 1, "{mine:?} {cookies:?}");
}

#[tokio::test]
async fn over_http_2_whoever_takes_nothing_and_whoever_asks_nothing_is_gone() {
    let short = Duration::from_millis(200);
    let slow = Quotas { sending: short, patience: Duration::from_secs(600), ..config().quotas };
    let server = Secured::with(Config { quotas: slow, ..config() }).await;
    let mut client = server.many_at_once(1).await;
    let answer = client.send_request(server.request("GET", "/api/games", &[], "")).await.expect("a head");
    // Nobody reads it, the connection below is never full, and it ends.
    until_gone(&client).await;
    answer.into_body().collect().await.expect_err("it did not come whole");

    let silent = Quotas { patience: short, sending: Duration::from_secs(600), ..config().quotas };
    let server = Secured::with(Config { quotas: silent, ..config() }).await;
    let mut client = server.many_at_once(1 << 20).await;
    let answer = client.send_request(server.request("GET", "/healthz", &[], "")).await.expect("an answer");
    answer.into_body().collect().await.expect("a body");
    until_gone(&client).await;
}

async fn until_gone(client: &SendRequest<Full<Bytes>>) {
    while !client.is_closed() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
