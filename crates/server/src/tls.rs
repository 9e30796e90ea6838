//! The certificate with which the server speaks TLS: read from two files, and again when they have changed.

use std::{
    io,
    path::{Path, PathBuf},
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use axum::{
    Router,
    extract::{Request, State},
    http::{HeaderValue, StatusCode, header, uri::Authority},
    response::{IntoResponse as _, Response},
};
use rustls::{
    ServerConfig,
    client::verify_server_name,
    crypto::{CryptoProvider, ring},
    pki_types::{
        CertificateDer, PrivateKeyDer, ServerName,
        pem::{self, PemObject as _},
    },
    server::{ClientHello, ParsedCertificate, ResolvesServerCert},
    sign::CertifiedKey,
};
use tokio::net::TcpStream;

use crate::app::App;

/// How often the files are looked at: whoever renews a certificate has nothing else to do.
const LOOK: Duration = Duration::from_secs(60);
/// What is spoken inside TLS (ALPN).
pub(crate) const HTTP_2: &[u8] = b"h2";
pub(crate) const HTTP_1: &[u8] = b"http/1.1";
/// The first byte of whoever speaks TLS: a handshake record.
const HANDSHAKE: u8 = 22;

/// Why there is no certificate.
#[derive(Debug, thiserror::Error)]
pub enum CertificateError {
    /// A file that cannot be read, or holds something else.
    #[error("{}: {error}", file.display())]
    Pem { file: PathBuf, error: pem::Error },
    #[error("{}: there is no certificate in it", file.display())]
    Empty { file: PathBuf },
    /// What cannot be used, or a key that is another certificate's.
    #[error("certificate and key do not go together: {0}")]
    Unusable(#[from] rustls::Error),
}

/// A certificate and its key, in files that somebody else renews.
#[derive(Debug)]
pub struct Certificate {
    certificate: PathBuf,
    key: PathBuf,
    current: RwLock<Arc<CertifiedKey>>,
}

impl Certificate {
    /// Reads both files: PEM, the chain with the server's own certificate first.
    ///
    /// # Errors
    /// They cannot be read, or do not go together.
    pub fn read(certificate: PathBuf, key: PathBuf) -> Result<Self, CertificateError> {
        let current = RwLock::new(Arc::new(pair(&certificate, &key)?));
        Ok(Self { certificate, key, current })
    }

    /// Reads the files again; whether there is another certificate now. One that cannot be used changes nothing.
    ///
    /// # Errors
    /// They cannot be read, or do not go together.
    pub fn read_again(&self) -> Result<bool, CertificateError> {
        let now = pair(&self.certificate, &self.key)?;
        let mut current = self.current.write().unwrap_or_else(PoisonError::into_inner);
        let is_new = current.cert != now.cert;
        *current = Arc::new(now);
        Ok(is_new)
    }

    /// Whether it is a certificate for this name or address.
    pub fn is_for(&self, name: &str) -> bool {
        let (Ok(name), current) = (ServerName::try_from(name), self.current()) else { return false };
        let parsed = current.cert.first().and_then(|own| ParsedCertificate::try_from(own).ok());
        parsed.is_some_and(|own| verify_server_name(&own, &name).is_ok())
    }

    fn current(&self) -> Arc<CertifiedKey> {
        Arc::clone(&self.current.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// How connections are spoken to, with the protocols that are offered inside, the preferred one first: each
    /// handshake takes what is current.
    pub(crate) fn speaks(self: &Arc<Self>, protocols: &[&[u8]]) -> Arc<ServerConfig> {
        let mut config = ServerConfig::builder_with_provider(provider())
            .with_safe_default_protocol_versions()
            .expect("ring speaks TLS 1.2 and 1.3")
            .with_no_client_auth()
            .with_cert_resolver(Arc::clone(self) as Arc<dyn ResolvesServerCert>);
        config.alpn_protocols = protocols.iter().map(|protocol| protocol.to_vec()).collect();
        Arc::new(config)
    }
}

impl ResolvesServerCert for Certificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.current())
    }
}

fn provider() -> Arc<CryptoProvider> {
    Arc::new(ring::default_provider())
}

fn pair(certificate: &Path, key: &Path) -> Result<CertifiedKey, CertificateError> {
    let bad = |file: &Path| {
        let file = file.to_owned();
        move |error| CertificateError::Pem { file, error }
    };
    let chain = CertificateDer::pem_file_iter(certificate).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let chain = chain.map_err(bad(certificate))?;
    if chain.is_empty() {
        return Err(CertificateError::Empty { file: certificate.to_owned() });
    }
    let key = PrivateKeyDer::from_pem_file(key).map_err(bad(key))?;
    Ok(CertifiedKey::from_der(chain, key, &provider())?)
}

/// Looks at the files again and again.
pub(crate) async fn follow(certificate: Arc<Certificate>) {
    loop {
        tokio::time::sleep(LOOK).await;
        let read = {
            let certificate = Arc::clone(&certificate);
            tokio::task::spawn_blocking(move || certificate.read_again()).await
        };
        match read {
            Ok(Ok(false)) => {}
            Ok(Ok(true)) => tracing::info!("there is a new certificate"),
            Ok(Err(error)) => tracing::error!(%error, "the old certificate stays"),
            Err(error) => tracing::error!(%error, "the certificate was not looked at"),
        }
    }
}

/// Whether what comes in begins as TLS does; waits for the first byte and leaves it there.
pub(crate) async fn begins(stream: &TcpStream) -> io::Result<bool> {
    let mut first = [0];
    let n_bytes = stream.peek(&mut first).await?;
    Ok(n_bytes > 0 && first[0] == HANDSHAKE)
}

/// Sends everybody to the same place over TLS.
pub(crate) fn redirect(app: Arc<App>) -> Router {
    Router::new().fallback(elsewhere).with_state(app)
}

async fn elsewhere(State(app): State<Arc<App>>, request: Request) -> Response {
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    let asked = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = match app.config.public_origin() {
        Some(origin) => Some(origin.to_owned()),
        None => asked
            .filter(|host| app.config.is_known_host(host) && host.parse::<Authority>().is_ok())
            .map(|host| format!("https://{host}")),
    };
    let Some(place) = origin.and_then(|origin| HeaderValue::try_from(origin + path).ok()) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, place), (header::CONNECTION, close())])
        .into_response()
}

fn close() -> HeaderValue {
    HeaderValue::from_static("close")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_certificate_is_read_again_and_a_bad_one_changes_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let files = ["chain.pem", "key.pem"].map(|name| folder.path().join(name));
        let write = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            let made = rcgen::generate_simple_self_signed(names).expect("a certificate");
            fs::write(&files[0], made.cert.pem()).expect("a file");
            fs::write(&files[1], made.signing_key.serialize_pem()).expect("a file");
            made
        };
        let first = write(&["jeux.example"]);
        let [chain, key] = files.clone();
        let certificate = Certificate::read(chain, key).expect("a certificate");
        assert!(certificate.is_for("jeux.example") && !certificate.is_for("autre.example"));
        assert!(!certificate.read_again().expect("the same"));
        write(&["autre.example"]);
        assert!(certificate.read_again().expect("another"));
        assert!(certificate.is_for("autre.example"));
        // Half a renewal: the new chain beside the old key.
        fs::write(&files[0], first.cert.pem()).expect("a file");
        assert!(matches!(certificate.read_again(), Err(CertificateError::Unusable(_))));
        fs::write(&files[0], "").expect("a file");
        assert!(matches!(certificate.read_again(), Err(CertificateError::Empty { .. })));
        fs::remove_file(&files[1]).expect("gone");
        assert!(certificate.read_again().is_err());
        assert!(certificate.is_for("autre.example"), "what there was stays");
    }
}
