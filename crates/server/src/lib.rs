//! Tables over HTTP and WebSocket. The only crate that knows HTTP.
//!
//! A request comes in through `routes`, where `auth` finds out who asks; `act` asks the pure
//! [`table::Table`] for a row, stores it, and only then lets `audience` tell everybody: **told after
//! stored**. A failed commit leaves no trace, since the table before it is still the table.
//!
//! [`Server::new`] gives a router and a handle; [`Server::serve`] runs it on a listener with limits on
//! connections and slow clients, and with TLS where there is a certificate. Who is awaited and does not look is called
//! (`calls`). Deliberately absent: accounts, mail.

mod accept;
mod acme;
mod act;
mod addresses;
mod app;
mod audience;
mod auth;
mod awaited;
mod background;
mod backups;
mod bots;
mod budget;
mod calls;
mod catalog;
mod clock;
mod codes;
mod compress;
mod config;
mod connections;
mod deadline;
mod doctor;
mod error;
mod expiry;
mod export;
mod guard;
mod http2;
mod listing;
mod load;
mod loaded_table;
mod metrics;
mod openapi;
mod quotas;
mod rate_limit;
mod routes;
mod sending;
mod server;
mod socket;
mod tls;

pub use acme::{Acme, AcmeError, LETS_ENCRYPT};
pub use addresses::{Network, NoNetwork};
pub use backups::{Backups, Verified, verify_backup};
pub use catalog::Catalog;
pub use compress::accepts_encoding;
pub use config::{CallsConfig, Config, StartError};
pub use doctor::{Examined, examine, game_of};
pub use export::{Export, ExportError, VerifyError, export_table, verify_lines};
pub use quotas::{QuotaError, Quotas};
pub use server::{Handle, Server};
pub use tls::{Certificate, CertificateError};
