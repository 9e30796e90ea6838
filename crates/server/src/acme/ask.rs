//! Asking an authority, over HTTPS.

use std::{
    error::Error,
    io,
    path::{Path, PathBuf},
    pin::Pin,
    sync::Arc,
    time::Duration,
};

use axum::http::{HeaderValue, Uri, header};
use http_body_util::{BodyExt as _, Limited};
use hyper::{Request, body::Bytes, client::conn::http1};
use hyper_util::rt::TokioIo;
use instant_acme::{BodyWrapper, BytesResponse, HttpClient};
use rustls::{
    ClientConfig, RootCertStore,
    pki_types::{CertificateDer, ServerName, pem::PemObject as _},
};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use crate::tls::provider;

/// No answer takes longer, and none is larger.
const PATIENCE: Duration = Duration::from_secs(30);
const LARGEST: usize = 1 << 20;

type Asked<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// Whom an authority must be certified by: one in this file, or one whom the system trusts.
pub(super) fn trust(authority: Option<&Path>) -> Result<ClientConfig, (PathBuf, io::Error)> {
    let mut roots = RootCertStore::empty();
    if let Some(file) = authority {
        let read = CertificateDer::pem_file_iter(file).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let read = read.map_err(|error| (file.to_owned(), io::Error::other(error)))?;
        roots.add_parsable_certificates(read);
    } else {
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    }
    let config = ClientConfig::builder_with_provider(provider()).with_safe_default_protocol_versions();
    Ok(config.expect("ring speaks TLS 1.2 and 1.3").with_root_certificates(roots).with_no_client_auth())
}

/// One connection for each question: there are a dozen every two months.
pub(super) struct Asking {
    tls: TlsConnector,
}

impl Asking {
    pub(super) fn new(trust: ClientConfig) -> Self {
        Self { tls: TlsConnector::from(Arc::new(trust)) }
    }
}

impl HttpClient for Asking {
    fn request(
        &self,
        request: Request<BodyWrapper<Bytes>>,
    ) -> Pin<Box<dyn Future<Output = Result<BytesResponse, instant_acme::Error>> + Send>> {
        let tls = self.tls.clone();
        Box::pin(async move {
            let asked = tokio::time::timeout(PATIENCE, ask(tls, request)).await;
            asked.unwrap_or_else(|late| Err(late.into())).map_err(instant_acme::Error::Other)
        })
    }
}

async fn ask(tls: TlsConnector, mut request: Request<BodyWrapper<Bytes>>) -> Asked<BytesResponse> {
    let uri = request.uri().clone();
    let (Some("https"), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
        return Err("an authority is asked over https:// and in no other way".into());
    };
    let host = authority.host().trim_matches(['[', ']']);
    let stream = TcpStream::connect((host, authority.port_u16().unwrap_or(443))).await?;
    let stream = tls.connect(ServerName::try_from(host.to_owned())?, stream).await?;
    let (mut send, connection) = http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    request.headers_mut().insert(header::HOST, HeaderValue::try_from(authority.as_str())?);
    *request.uri_mut() =
        uri.path_and_query().map_or(Ok(Uri::from_static("/")), |path| path.as_str().parse())?;
    let (parts, body) = send.send_request(request).await?.into_parts();
    let body = Limited::new(body, LARGEST).collect().await?.to_bytes();
    Ok(BytesResponse { parts, body: Box::new(body) })
}
