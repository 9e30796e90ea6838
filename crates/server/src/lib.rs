//! Tables over HTTP and WebSocket. The only crate that knows HTTP.
//!
//! A request comes in through `routes`, where `auth` finds out who asks; `act` asks the pure
//! [`table::Table`] for a row, stores it, and only then lets `audience` tell everybody: **told after
//! stored**. A failed commit leaves no trace, since the table before it is still the table.
//!
//! [`Server::new`] gives a router and a handle; [`Server::serve`] runs it on a listener with limits on
//! connections and slow clients. Deliberately absent: accounts, mail, TLS (a proxy does it, see
//! `docs/hosting.md`).

mod accept;
mod act;
mod app;
mod audience;
mod auth;
mod background;
mod bots;
mod catalog;
mod codes;
mod compress;
mod config;
mod connections;
mod deadline;
mod error;
mod export;
mod guard;
mod listing;
mod load;
mod loaded_table;
mod metrics;
mod openapi;
mod rate_limit;
mod routes;
mod server;
mod socket;

pub use catalog::Catalog;
pub use compress::accepts_encoding;
pub use config::{Config, Limits};
pub use export::{Export, ExportError, VerifyError, export_table, verify_lines};
pub use server::{Handle, Server, StartError};
