//! A connection to a server, with TLS or without.

use std::sync::{Arc, OnceLock};

use hyper::Uri;
use rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_tungstenite::MaybeTlsStream;

use crate::http::ClientError;

/// Bytes to and from a server.
pub(crate) type Stream = MaybeTlsStream<TcpStream>;

/// Reads an address: `http://` or `https://`, a host, perhaps a port, a path.
pub(crate) fn address(url: &str) -> Result<Uri, ClientError> {
    let wrong = || ClientError::Address(url.to_owned());
    let uri: Uri = url.parse().map_err(|_| wrong())?;
    let is_ours = matches!(uri.scheme_str(), Some("http" | "https"));
    if is_ours && uri.host().is_some_and(|host| !host.is_empty()) { Ok(uri) } else { Err(wrong()) }
}

/// Opens a connection to the host of an address.
pub(crate) async fn connect(uri: &Uri) -> Result<Stream, ClientError> {
    let network = |error: std::io::Error| ClientError::Network(error.to_string());
    let host = uri.host().unwrap_or_default().trim_matches(['[', ']']);
    let is_secure = uri.scheme_str() == Some("https");
    let port = uri.port_u16().unwrap_or(if is_secure { 443 } else { 80 });
    let stream = TcpStream::connect((host, port)).await.map_err(network)?;
    // What somebody does is sent at once; a system that cannot is only slower.
    let _ = stream.set_nodelay(true);
    if !is_secure {
        return Ok(MaybeTlsStream::Plain(stream));
    }
    let name = ServerName::try_from(host.to_owned()).map_err(|_| ClientError::Address(uri.to_string()))?;
    let secured = TlsConnector::from(trust()?).connect(name, stream).await.map_err(network)?;
    Ok(MaybeTlsStream::Rustls(secured))
}

/// Whom the system trusts, read once.
fn trust() -> Result<Arc<ClientConfig>, ClientError> {
    static TRUST: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(known) = TRUST.get() {
        return Ok(Arc::clone(known));
    }
    let mut roots = RootCertStore::empty();
    // An authority that cannot be read is none; without any, no certificate holds and the connection says so.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| ClientError::Network(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Arc::clone(TRUST.get_or_init(|| Arc::new(config))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_scheme_a_host_and_a_path() {
        let read = |url: &str| {
            let uri = address(url).ok()?;
            Some((uri.host()?.to_owned(), uri.port_u16(), uri.path().to_owned()))
        };
        assert_eq!(read("http://a:1/b/c"), Some(("a".into(), Some(1), "/b/c".into())));
        assert_eq!(read("https://a"), Some(("a".into(), None, "/".into())));
        assert_eq!(read("http://[::1]:8080/t"), Some(("[::1]".into(), Some(8080), "/t".into())));
        for wrong in ["ftp://a/", "a/b", "http://", "http:///b", "https://a b/"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
