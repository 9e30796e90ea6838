//! Tables over HTTP and WebSocket. The only crate that knows HTTP.
//!
//! A request comes in through `routes`, where `keys` finds out who asks; `act` asks the pure
//! [`table::Table`] for a row, stores it, and only then lets `audience` tell everybody: **told after
//! stored**. A failed commit leaves no trace, since the table before it is still the table.
//!
//! [`Server::new`] gives a router and a handle; [`Server::serve`] runs it on a listener with limits on
//! connections and slow clients. Deliberately absent: accounts, mail, TLS (a proxy does it, see
//! `docs/hosting.md`).

mod act;
mod audience;
mod bots;
mod catalog;
mod codes;
mod compress;
mod config;
mod deadline;
mod error;
mod export;
mod guard;
mod guests;
mod hall;
mod keys;
mod listing;
mod live;
mod load;
mod metrics;
mod openapi;
mod rate;
mod routes;
mod serve;
mod server;
mod socket;
mod sweep;

pub use catalog::Catalog;
pub use compress::accepts_encoding;
pub use config::{Config, Limits};
pub use export::{Export, ExportError, VerifyError, export_table, verify_lines};
pub use server::{Handle, Server, StartError};
