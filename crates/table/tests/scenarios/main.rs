//! The table's rules, played.

mod absence;
mod book;
mod numbers;
mod rewind;
mod safety;
mod seats;
mod sitting;
mod stored;
