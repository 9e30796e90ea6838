//! The table's rules, played.

mod absence;
mod agreements;
mod book;
mod rewind;
mod row_numbers;
mod safety;
mod seats;
mod sitting;
mod stored;
