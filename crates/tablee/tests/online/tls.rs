//! A table behind TLS: `play --join` and `verify` speak `https://`.

use std::{fs, path::Path, process::Output, sync::Arc, thread};

use crate::house::{HostedTable, House, Terminal, tablee, until};
use rustls::{
    ServerConfig,
    crypto::ring,
    pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer},
};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

/// A proxy with a certificate of its own before a house; the certificate lies in the file.
fn secured(house: &House, certificate: &Path) -> String {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    fs::write(certificate, made.cert.pem()).expect("a file");
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(made.signing_key.serialize_der()));
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("protocols")
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)
        .expect("a key that fits");
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let (inner, (send, receive)) = (house.port, std::sync::mpsc::channel());
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            send.send(listener.local_addr().expect("an address").port()).expect("told");
            while let Ok((stream, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    let Ok(mut outer) = acceptor.accept(stream).await else { return };
                    let mut inner = TcpStream::connect(("127.0.0.1", inner)).await.expect("the house");
                    // Whoever goes away goes away.
                    let _ = tokio::io::copy_bidirectional(&mut outer, &mut inner).await;
                });
            }
        });
    });
    format!("https://localhost:{}", receive.recv().expect("it listens"))
}

#[test]
fn somebody_joins_plays_and_verifies_over_tls() {
    let home = tempfile::tempdir().expect("a folder");
    let house = House::open(home.path());
    let certificate = home.path().join("authority.pem");
    let url = secured(&house, &certificate);
    let new = json!({"game": "pactes", "language": "en"});
    let made = house.make(&new);
    let HostedTable { id: table, host, invitation, path } = &made;
    let act = |id: &str, action: Value| house.act(&made, id, &action);
    let link = format!("{url}/t/{table}#{invitation}");

    // Whoever does not know the authority is not let in, and the key is not repeated.
    let stranger = tablee(home.path()).args(["verify", "--lang", "en", &link]).output().expect("it runs");
    let said = |output: &Output| {
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
    };
    assert!(!stranger.status.success() && said(&stranger).contains("certificate"), "{}", said(&stranger));
    assert!(!said(&stranger).contains(invitation.as_str()), "{}", said(&stranger));

    let mut command = tablee(home.path());
    command.env("SSL_CERT_FILE", &certificate);
    let mut terminal = Terminal::run(command, "pactes", &link, "Ana", None);
    until(&house, path, host, "a role is taken", |view| !view["table"]["seats"][0]["role"].is_null());
    for (seat, role) in [(1, "demon_a"), (2, "demon_b")] {
        act(role, json!({"do": "seat_bot", "seat": seat, "bot": "demon", "role": role}));
    }
    act("start", json!({"do": "start"}));
    until(&house, path, host, "the end", |view| !view["game"]["ending"].is_null());
    terminal.shows("Round 1 of 6");
    terminal.kill();

    act("close", json!({"do": "close"}));
    let mut command = tablee(home.path());
    let verified = command.env("SSL_CERT_FILE", &certificate).args(["verify", "--lang", "en"]);
    let verified = verified.arg(format!("{url}/t/{table}#{host}")).output().expect("it runs");
    assert!(verified.status.success() && said(&verified).contains("all is well"), "{}", said(&verified));
}
