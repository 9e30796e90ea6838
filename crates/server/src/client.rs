//! A small client: plain HTTP and a socket that comes back by itself.
//!
//! It speaks `http://` only; behind TLS use the address on the inner side of the proxy.

mod http;
mod joined;

pub use http::{Answer, ClientError, request};
pub use joined::{Joined, Link, Update, claim, look};

pub use crate::keys::new_key;
