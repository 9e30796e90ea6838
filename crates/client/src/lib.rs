//! A small client: requests over HTTP, and a socket that comes back by itself; both over TLS where the address says
//! `https://`.
//!
//! Whom it trusts is what the system trusts; `SSL_CERT_FILE` names another list of authorities.

mod connect;
mod http;
mod joined;

pub use http::{Answer, ClientError, request};
pub use joined::{Joined, Link, Update, claim, look};

/// A new key: 128 bits that nobody can guess.
///
/// # Panics
/// Where the operating system has no random bytes.
pub fn new_key() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
