//! For tests and benchmarks: a throw-away PostgreSQL, and how fast rows can be appended at best.

mod floor;
mod postgres;

pub use floor::{Floor, floor, opening};
pub use postgres::Postgres;
