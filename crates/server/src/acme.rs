//! Certificates that the server gets by itself (ACME, RFC 8555), proving its names over TLS (RFC 8737).

mod ask;

use std::{
    fs::{self, DirBuilder, OpenOptions},
    io::{self, Write as _},
    path::{Path, PathBuf},
    time::Duration,
};

use instant_acme::{
    Account, AccountCredentials, AuthorizationStatus, ChallengeType, Identifier, NewAccount, NewOrder, Order,
    OrderStatus, RetryPolicy,
};
use rcgen::{CertificateParams, CustomExtension, KeyPair};
use rustls::{
    pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer},
    sign::CertifiedKey,
};
use tokio::sync::Mutex;

use crate::tls::provider;

/// Who gives certificates to everybody.
pub const LETS_ENCRYPT: &str = "https://acme-v02.api.letsencrypt.org/directory";
/// How often and for how long an authority is asked whether it has looked.
const RETRIES: RetryPolicy = RetryPolicy::new().timeout(Duration::from_secs(90));
/// What is kept of each authority.
const ACCOUNT: &str = "account.json";
const CERTIFICATE: &str = "certificate.pem";

/// By what names, and from whom, certificates are to be had.
#[derive(Debug)]
pub struct Acme {
    /// The names, that by which the server is known first.
    pub domains: Vec<String>,
    /// An e-mail address for the authority.
    pub contact: Option<String>,
    /// Where the authority says what it can do.
    pub directory: String,
    /// By whom the authority itself is certified, PEM; without it by one whom the system trusts.
    pub authority: Option<PathBuf>,
    /// Where the account and the certificate are kept.
    pub folder: PathBuf,
}

/// Why there is no new certificate.
#[derive(Debug, thiserror::Error)]
pub enum AcmeError {
    #[error("{}: {error}", file.display())]
    File { file: PathBuf, error: io::Error },
    /// The authority cannot be reached, or did not do it.
    #[error("{0}")]
    Authority(#[from] instant_acme::Error),
    #[error("{0}: the authority knows no proof over TLS (tls-alpn-01)")]
    NoChallenge(String),
    /// It came and did not find us.
    #[error("the authority did not accept the proof: {0}")]
    NotProved(String),
    #[error("what the authority keeps of us does not read: {0}")]
    Account(#[from] serde_json::Error),
    #[error("{0}")]
    Proof(#[from] rcgen::Error),
    #[error("{0}")]
    Key(#[from] rustls::Error),
}

/// How a certificate is had, one order at a time.
#[derive(Debug)]
pub(crate) struct Orders {
    pub(crate) acme: Acme,
    pub(crate) under_way: Mutex<()>,
}

impl Orders {
    /// What was kept: key and chain as PEM.
    pub(crate) fn kept(&self) -> io::Result<Vec<u8>> {
        fs::read(self.file(CERTIFICATE))
    }

    /// Key and chain, for the names that are proved with what `prove` is given.
    pub(crate) async fn order(&self, prove: impl Fn(String, CertifiedKey)) -> Result<String, AcmeError> {
        let names: Vec<Identifier> = self.acme.domains.iter().cloned().map(Identifier::Dns).collect();
        let mut order = self.account().await?.new_order(&NewOrder::new(&names)).await?;
        let mut authorizations = order.authorizations();
        while let Some(authorization) = authorizations.next().await {
            let mut authorization = authorization?;
            if authorization.status == AuthorizationStatus::Valid {
                continue;
            }
            let name = authorization.identifier().to_string();
            let challenge = authorization.challenge(ChallengeType::TlsAlpn01);
            let mut challenge = challenge.ok_or_else(|| AcmeError::NoChallenge(name.clone()))?;
            let proved = proof(&name, challenge.key_authorization().digest().as_ref())?;
            prove(name, proved);
            challenge.set_ready().await?;
        }
        if order.poll_ready(&RETRIES).await? != OrderStatus::Ready {
            return Err(AcmeError::NotProved(why(&mut order).await));
        }
        let key = order.finalize().await?;
        let chain = order.poll_certificate(&RETRIES).await?;
        let whole = format!("{key}\n{chain}");
        self.keep(CERTIFICATE, whole.as_bytes())?;
        Ok(whole)
    }

    /// The account that is kept, or a new one.
    async fn account(&self) -> Result<Account, AcmeError> {
        let builder = || {
            let trust = ask::trust(self.acme.authority.as_deref());
            let trust = trust.map_err(|(file, error)| AcmeError::File { file, error })?;
            Ok::<_, AcmeError>(Account::builder_with_http(Box::new(ask::Asking::new(trust))))
        };
        if let Ok(kept) = fs::read(self.file(ACCOUNT)) {
            let credentials: AccountCredentials = serde_json::from_slice(&kept)?;
            return Ok(builder()?.from_credentials(credentials).await?);
        }
        let contact = self.acme.contact.as_ref().map(|address| format!("mailto:{address}"));
        let contact: Vec<&str> = contact.iter().map(String::as_str).collect();
        let new =
            NewAccount { contact: &contact, terms_of_service_agreed: true, only_return_existing: false };
        let (account, credentials) = builder()?.create(&new, self.acme.directory.clone(), None).await?;
        self.keep(ACCOUNT, &serde_json::to_vec(&credentials)?)?;
        Ok(account)
    }

    /// Each authority has a folder of its own: an account is known nowhere else.
    fn file(&self, name: &str) -> PathBuf {
        let directory = self.acme.directory.trim_start_matches("https://");
        let safe = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' };
        self.acme.folder.join(directory.chars().map(safe).collect::<String>()).join(name)
    }

    fn keep(&self, name: &str, bytes: &[u8]) -> Result<(), AcmeError> {
        let file = self.file(name);
        write(&file, bytes).map_err(|error| AcmeError::File { file, error })
    }
}

/// Writes a file that only its owner may read, whole or not at all.
fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut folder = DirBuilder::new();
    let mut options = OpenOptions::new();
    folder.recursive(true);
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    folder.create(file.parent().unwrap_or(Path::new(".")))?;
    let draft = file.with_extension("part");
    let mut out = options.open(&draft)?;
    out.write_all(bytes)?;
    out.sync_all()?;
    fs::rename(draft, file)
}

/// What shows whoever asks for this name that it is ours.
fn proof(name: &str, digest: &[u8]) -> Result<CertifiedKey, AcmeError> {
    let mut params = CertificateParams::new([name.to_owned()])?;
    params.custom_extensions = vec![CustomExtension::new_acme_identifier(digest)];
    let key = KeyPair::generate()?;
    let certificate = params.self_signed(&key)?;
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(key.serialize_der()));
    // What everybody else must take for a broken certificate is not looked at.
    let key = provider().key_provider.load_private_key(key)?;
    Ok(CertifiedKey::new(vec![certificate.der().clone()], key))
}

/// What the authority says of the names that it did not find proved.
async fn why(order: &mut Order) -> String {
    let mut said = Vec::new();
    let mut authorizations = order.authorizations();
    while let Some(authorization) = authorizations.next().await {
        let Ok(mut authorization) = authorization else { continue };
        let _ = authorization.refresh().await;
        let problems = authorization.challenges.iter().filter_map(|challenge| challenge.error.as_ref());
        let name = authorization.identifier().to_string();
        said.extend(problems.map(|problem| format!("{name}: {problem}")));
    }
    if said.is_empty() { "it does not say why".to_owned() } else { said.join("; ") }
}

/// Whether two thirds of the time of a certificate have passed, in milliseconds since 1970. One that does not read has no
/// time left.
pub(crate) fn is_old(certificate: &CertifiedKey, now: u64) -> bool {
    let own = certificate.cert.first().and_then(|own| x509_parser::parse_x509_certificate(own).ok());
    let Some((_, own)) = own else { return true };
    let (from, until) = (own.validity().not_before.timestamp(), own.validity().not_after.timestamp());
    i64::try_from(now / 1000).unwrap_or(i64::MAX) >= until - (until - from) / 3
}
