//! The certificate with which the server speaks TLS: read from two files, and again when they have changed; or had from
//! an authority by itself.

use std::{
    collections::BTreeMap,
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
    routing::get,
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
use tokio::{net::TcpStream, sync::Mutex};

use crate::{
    acme::{Acme, AcmeError, Orders, is_old},
    app::App,
};

/// How often a certificate is looked at: whoever renews its files has nothing else to do.
const LOOK: Duration = Duration::from_secs(60);
/// How soon an authority is asked again that gave nothing, and how late at most: they count what fails.
const ASK_AGAIN: Duration = Duration::from_secs(5 * 60);
const ASK_AGAIN_MOST: Duration = Duration::from_secs(6 * 3600);
/// What is spoken inside TLS (ALPN).
pub(crate) const HTTP_2: &[u8] = b"h2";
pub(crate) const HTTP_1: &[u8] = b"http/1.1";
/// Nothing at all: an authority looks whether a name is ours.
pub(crate) const PROOF: &[u8] = b"acme-tls/1";
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
    #[error("what the authority gave is no certificate with its key")]
    NotOurs,
    #[error("no certificate from the authority: {0}")]
    Acme(#[from] AcmeError),
}

/// A certificate and its key, as long as the server runs.
#[derive(Debug)]
pub struct Certificate {
    origin: Origin,
    /// Nothing as long as an authority has given nothing.
    current: RwLock<Option<Arc<CertifiedKey>>>,
    /// What is shown to an authority that comes to look, by the name it asks for.
    proofs: RwLock<BTreeMap<String, Arc<CertifiedKey>>>,
}

/// Where a certificate comes from.
#[derive(Debug)]
enum Origin {
    /// Files that somebody else renews.
    Files { certificate: PathBuf, key: PathBuf },
    /// An authority that is asked.
    Acme(Orders),
}

impl Certificate {
    fn new(origin: Origin, current: Option<CertifiedKey>) -> Self {
        Self { origin, current: RwLock::new(current.map(Arc::new)), proofs: RwLock::default() }
    }

    /// Reads both files: PEM, the chain with the server's own certificate first.
    ///
    /// # Errors
    /// They cannot be read, or do not go together.
    pub fn read(certificate: PathBuf, key: PathBuf) -> Result<Self, CertificateError> {
        let current = pair(&certificate, &key)?;
        Ok(Self::new(Origin::Files { certificate, key }, Some(current)))
    }

    /// What an authority gave before and was kept, if it is for these names; the server asks for another when it runs.
    pub fn from_authority(acme: Acme) -> Self {
        let orders = Orders { acme, under_way: Mutex::new(()) };
        let kept = orders.kept().ok().and_then(|kept| whole(&kept).ok());
        let kept = kept.filter(|kept| orders.acme.domains.iter().all(|name| covers(kept, name)));
        Self::new(Origin::Acme(orders), kept)
    }

    /// Looks whether there is another certificate now, at this time (milliseconds since 1970), and says so. One that cannot
    /// be used changes nothing. An authority is asked when two thirds of a certificate's time have passed.
    ///
    /// # Errors
    /// The files cannot be read, or do not go together; the authority gave nothing.
    pub(crate) async fn look(&self, now: u64) -> Result<bool, CertificateError> {
        let new = match &self.origin {
            Origin::Files { certificate, key } => {
                let (certificate, key) = (certificate.clone(), key.clone());
                let reading = tokio::task::spawn_blocking(move || pair(&certificate, &key));
                reading.await.expect("reading files does not panic")?
            }
            Origin::Acme(orders) => {
                let _alone = orders.under_way.lock().await;
                if self.current().is_some_and(|current| !is_old(&current, now)) {
                    return Ok(false);
                }
                let ordered = orders.order(|name, proof| self.prove(name, proof)).await;
                self.proofs.write().unwrap_or_else(PoisonError::into_inner).clear();
                let new = whole(ordered?.as_bytes())?;
                self.replace(new);
                return Ok(true);
            }
        };
        Ok(self.replace(new))
    }

    /// Whether it is another one.
    fn replace(&self, new: CertifiedKey) -> bool {
        let mut current = self.current.write().unwrap_or_else(PoisonError::into_inner);
        let is_new = current.as_ref().is_none_or(|current| current.cert != new.cert);
        *current = Some(Arc::new(new));
        is_new
    }

    fn prove(&self, name: String, proof: CertifiedKey) {
        self.proofs.write().unwrap_or_else(PoisonError::into_inner).insert(name, Arc::new(proof));
    }

    /// Whether an authority gives it, which comes to port 443 for that.
    pub fn is_asked_for(&self) -> bool {
        matches!(self.origin, Origin::Acme(_))
    }

    /// Whether it is a certificate for this name or address, or will be.
    pub fn is_for(&self, name: &str) -> bool {
        if let Origin::Acme(orders) = &self.origin {
            return orders.acme.domains.iter().any(|domain| domain.eq_ignore_ascii_case(name));
        }
        self.current().is_some_and(|current| covers(&current, name))
    }

    fn current(&self) -> Option<Arc<CertifiedKey>> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
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
    fn resolve(&self, hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        if hello.alpn().is_some_and(|offered| offered.eq([PROOF])) {
            let proofs = self.proofs.read().unwrap_or_else(PoisonError::into_inner);
            return proofs.get(hello.server_name()?).cloned();
        }
        self.current()
    }
}

fn covers(certificate: &CertifiedKey, name: &str) -> bool {
    let Ok(name) = ServerName::try_from(name) else { return false };
    let parsed = certificate.cert.first().and_then(|own| ParsedCertificate::try_from(own).ok());
    parsed.is_some_and(|own| verify_server_name(&own, &name).is_ok())
}

pub(crate) fn provider() -> Arc<CryptoProvider> {
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

/// Key and chain in one text.
fn whole(pem: &[u8]) -> Result<CertifiedKey, CertificateError> {
    let bad = |_| CertificateError::NotOurs;
    let chain = CertificateDer::pem_slice_iter(pem).collect::<Result<Vec<_>, _>>().map_err(bad)?;
    let key = PrivateKeyDer::from_pem_slice(pem).map_err(bad)?;
    Ok(CertifiedKey::from_der(chain, key, &provider())?)
}

/// Looks at the certificate again and again.
pub(crate) async fn follow(certificate: Arc<Certificate>, clock: fn() -> u64) {
    let mut again = ASK_AGAIN;
    loop {
        let looked = certificate.look(clock()).await;
        if !matches!(looked, Err(CertificateError::Acme(_))) {
            again = ASK_AGAIN;
        }
        match looked {
            Ok(false) => {}
            Ok(true) => tracing::info!("there is a new certificate"),
            Err(CertificateError::Acme(error)) => {
                let wait = again.as_secs();
                tracing::error!(%error, wait, "no certificate from the authority");
                tokio::time::sleep(again).await;
                again = (again * 2).min(ASK_AGAIN_MOST);
                continue;
            }
            Err(error) => tracing::error!(%error, "the old certificate stays"),
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// Whether what comes in begins as TLS does; waits for the first byte and leaves it there.
pub(crate) async fn begins(stream: &TcpStream) -> io::Result<bool> {
    let mut first = [0];
    let n_bytes = stream.peek(&mut first).await?;
    Ok(n_bytes > 0 && first[0] == HANDSHAKE)
}

/// Sends everybody to the same place over TLS; only that the process is alive is answered in the open.
pub(crate) fn redirect(app: Arc<App>) -> Router {
    let live = format!("{}/livez", app.config.base_path);
    Router::new().route(&live, get(|| async { StatusCode::OK })).fallback(elsewhere).with_state(app)
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

    #[tokio::test]
    async fn a_certificate_is_read_again_and_a_bad_one_changes_nothing() {
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
        assert!(!certificate.look(0).await.expect("the same"));
        write(&["autre.example"]);
        assert!(certificate.look(0).await.expect("another"));
        assert!(certificate.is_for("autre.example"));
        // Half a renewal: the new chain beside the old key.
        fs::write(&files[0], first.cert.pem()).expect("a file");
        assert!(matches!(certificate.look(0).await, Err(CertificateError::Unusable(_))));
        fs::write(&files[0], "").expect("a file");
        assert!(matches!(certificate.look(0).await, Err(CertificateError::Empty { .. })));
        fs::remove_file(&files[1]).expect("gone");
        assert!(certificate.look(0).await.is_err());
        assert!(certificate.is_for("autre.example"), "what there was stays");
    }
}
