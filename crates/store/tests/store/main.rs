//! The store's promises, held by SQLite and by PostgreSQL alike.

mod backup;
mod calls;
mod contention;
mod erasure;
mod failures;
mod hosts;
mod kill;
mod kit;
mod schema;
mod suite;
mod watch;
