//! One request to an address that somebody gave us.
//!
//! It cannot be turned against the network of whoever runs the server: a name is resolved once, and only what it was
//! resolved to is connected to, if that lies on the open internet or is allowed by name. No redirect is followed, and neither
//! time nor size is without an end.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::{Arc, OnceLock},
    time::Duration,
};

use axum::body::Bytes;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::{Request, StatusCode, Uri, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
};
use tokio_rustls::TlsConnector;

use crate::addresses::Network;

/// How long all of it may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How much of an answer is read.
const ANSWER_BYTES: usize = 16 * 1024;
/// The longest address.
const LONGEST: usize = 1000;

/// An address that can be called at all.
#[derive(Debug, Clone)]
pub(crate) struct Destination(Uri);

/// Why something was not sent. None of it names the address.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Unsent {
    #[error("no address of the form http(s)://HOST[:PORT]/PATH")]
    Address,
    #[error("the name is not known")]
    Unknown,
    #[error("it lies in a network that is not called")]
    Forbidden,
    #[error("no connection")]
    Network,
    #[error("no answer in time")]
    Late,
    #[error("the answer was {status}")]
    Refused {
        status: u16,
        /// After so many seconds it may be tried again.
        wait: Option<u64>,
    },
}

impl Destination {
    /// Reads an address: `http` or `https`, a host, no name and password.
    pub(crate) fn read(url: &str) -> Result<Self, Unsent> {
        let uri: Uri = url.trim().parse().map_err(|_| Unsent::Address)?;
        let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
        let has_host = uri.host().is_some_and(|host| !host.is_empty());
        let has_user = uri.authority().is_some_and(|authority| authority.as_str().contains('@'));
        if is_web && has_host && !has_user && url.len() <= LONGEST {
            Ok(Self(uri))
        } else {
            Err(Unsent::Address)
        }
    }

    pub(crate) fn host(&self) -> &str {
        self.0.host().unwrap_or_default().trim_matches(['[', ']'])
    }

    /// The last part of its path, and the address without that.
    pub(crate) fn split_last(&self) -> Option<(Self, String)> {
        let (folder, last) = self.0.path().rsplit_once('/').filter(|(_, last)| !last.is_empty())?;
        let (scheme, authority) = (self.0.scheme_str()?, self.0.authority()?);
        Some((Self(format!("{scheme}://{authority}{folder}/").parse().ok()?), last.to_owned()))
    }

    fn is_secure(&self) -> bool {
        self.0.scheme_str() == Some("https")
    }

    fn port(&self) -> u16 {
        self.0.port_u16().unwrap_or(if self.is_secure() { 443 } else { 80 })
    }

    /// Posts JSON there.
    pub(crate) async fn post(&self, body: Vec<u8>, allowed: &[Network]) -> Result<(), Unsent> {
        tokio::time::timeout(PATIENCE, self.exchange(body, allowed)).await.unwrap_or(Err(Unsent::Late))
    }

    async fn exchange(&self, body: Vec<u8>, allowed: &[Network]) -> Result<(), Unsent> {
        let stream = self.connect(allowed).await?;
        if !self.is_secure() {
            return self.ask(stream, body).await;
        }
        let name = ServerName::try_from(self.host().to_owned()).map_err(|_| Unsent::Address)?;
        let secured = TlsConnector::from(trust()).connect(name, stream).await.map_err(|_| Unsent::Network)?;
        self.ask(secured, body).await
    }

    /// Resolves the name once, and connects to what it was resolved to.
    async fn connect(&self, allowed: &[Network]) -> Result<TcpStream, Unsent> {
        let known = tokio::net::lookup_host((self.host(), self.port())).await.map_err(|_| Unsent::Unknown)?;
        let (mut why, mut n_tried) = (Unsent::Unknown, 0);
        for address in known {
            if !may_reach(address.ip(), allowed) {
                why = Unsent::Forbidden;
                continue;
            }
            n_tried += 1;
            if n_tried > 3 {
                break;
            }
            match TcpStream::connect(SocketAddr::new(address.ip(), address.port())).await {
                Ok(stream) => return Ok(stream),
                Err(_) => why = Unsent::Network,
            }
        }
        Err(why)
    }

    async fn ask<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
        &self,
        stream: S,
        body: Vec<u8>,
    ) -> Result<(), Unsent> {
        let host = self.0.authority().map_or("", |authority| authority.as_str());
        let path = self.0.path_and_query().map_or("/", |path| path.as_str());
        let request = Request::post(path)
            .header(header::HOST, host)
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::USER_AGENT, "Tablee")
            .header(header::CONNECTION, "close")
            .body(Full::<Bytes>::from(body))
            .map_err(|_| Unsent::Address)?;
        let (mut sender, connection) =
            http1::handshake(TokioIo::new(stream)).await.map_err(|_| Unsent::Network)?;
        let carrying = tokio::spawn(connection);
        let asked = sender.send_request(request).await;
        let answer = asked.map_err(|_| Unsent::Network);
        let told = match answer {
            Ok(answer) => {
                let status = answer.status();
                let wait = answer.headers().get(header::RETRY_AFTER);
                let wait = wait.and_then(|wait| wait.to_str().ok()?.trim().parse().ok());
                // It is read so that the other side sees its answer taken; what it says is nothing to us.
                let _ = Limited::new(answer.into_body(), ANSWER_BYTES).collect().await;
                judge(status, wait)
            }
            Err(why) => Err(why),
        };
        carrying.abort();
        told
    }
}

fn judge(status: StatusCode, wait: Option<u64>) -> Result<(), Unsent> {
    if status.is_success() { Ok(()) } else { Err(Unsent::Refused { status: status.as_u16(), wait }) }
}

/// Whether an address lies on the open internet, or is allowed by name.
pub(crate) fn may_reach(address: IpAddr, allowed: &[Network]) -> bool {
    let is_open = match address {
        IpAddr::V4(four) => is_open_four(four),
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => is_open_four(four),
            None => is_open_six(six),
        },
    };
    is_open || allowed.iter().any(|network| network.contains(address))
}

fn is_open_four(four: Ipv4Addr) -> bool {
    let [a, b, c, _] = four.octets();
    let is_special = match (a, b, c) {
        // This network, private, loopback, shared with a provider, link-local (where clouds keep their metadata).
        (0 | 10 | 127, ..) | (100, 64..=127, _) | (169, 254, _) | (172, 16..=31, _) | (192, 168, _) => true,
        // Assignments of protocols, documentation, the old 6to4 relay, benchmarks.
        (192, 0, 0 | 2) | (192, 88, 99) | (198, 18 | 19, _) | (198, 51, 100) | (203, 0, 113) => true,
        // Multicast, reserved, broadcast.
        (224.., ..) => true,
        _ => false,
    };
    !is_special
}

/// Only what is given out to be reached by all, without what carries an IPv4 address in it.
fn is_open_six(six: Ipv6Addr) -> bool {
    let [a, b, ..] = six.segments();
    let is_global = a & 0xe000 == 0x2000;
    // Teredo and other protocols, documentation, 6to4.
    let is_special = (a == 0x2001 && (b < 0x200 || b == 0xdb8)) || a == 0x2002 || (a == 0x3fff && b < 0x1000);
    is_global && !is_special
}

/// Whom the system trusts, read once.
fn trust() -> Arc<ClientConfig> {
    static TRUST: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    let read = || {
        let mut roots = RootCertStore::empty();
        // Without any authority no certificate holds, and the connection says so.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring speaks the default versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Arc::new(config)
    };
    Arc::clone(TRUST.get_or_init(read))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_open_internet_is_called() {
        let open = |text: &str| may_reach(text.parse().expect("an address"), &[]);
        for reachable in ["1.1.1.1", "8.8.8.8", "100.63.0.1", "172.32.0.1", "2606:4700::1111", "2a01:4f8::1"]
        {
            assert!(open(reachable), "{reachable}");
        }
        for hidden in [
            "127.0.0.1",
            "127.9.9.9",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.100.100.200",
            "0.0.0.0",
            "0.1.2.3",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "192.0.0.192",
            "198.18.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd00:ec2::254",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:169.254.169.254",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:0:1::1",
            "2001:db8::1",
            "fec0::1",
        ] {
            assert!(!open(hidden), "{hidden}");
        }
        let home = ["192.168.1.0/24".parse().expect("a network")];
        assert!(may_reach([192, 168, 1, 7].into(), &home) && !may_reach([192, 168, 2, 7].into(), &home));
        assert!(may_reach("::ffff:192.168.1.7".parse().expect("an address"), &home));
    }

    #[test]
    fn an_address_is_of_the_web_and_names_nobody() {
        for right in ["https://ntfy.sh/x", "http://a:1/b?c=d", "https://[2606:4700::1]/x", "https://a"] {
            assert!(Destination::read(right).is_ok(), "{right}");
        }
        let long = format!("https://a/{}", "x".repeat(LONGEST));
        for wrong in [
            "",
            "x",
            "ftp://a/b",
            "file:///etc/passwd",
            "//a/b",
            "https://me:word@a/b",
            "https://a@b/",
            &long,
        ] {
            assert_eq!(Destination::read(wrong).map(drop), Err(Unsent::Address), "{wrong}");
        }
        let (root, topic) =
            Destination::read("https://a:8/b/topic").expect("one").split_last().expect("a topic");
        assert_eq!((root.0.to_string().as_str(), topic.as_str()), ("https://a:8/b/", "topic"));
        assert!(Destination::read("https://a/").expect("one").split_last().is_none());
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_connected_to() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("it may");
        let port = listener.local_addr().expect("an address").port();
        for host in ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "[::1]", "2130706433", "0x7f.1"] {
            let there = Destination::read(&format!("http://{host}:{port}/")).expect("an address");
            let sent = there.post(Vec::new(), &[]).await;
            assert!(matches!(sent, Err(Unsent::Forbidden | Unsent::Unknown)), "{host}: {sent:?}");
        }
        assert!(listener.accept().is_err(), "nobody knocked");
    }
}
