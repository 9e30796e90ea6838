//! How our values stand in a column.

use kernel::Seq;
use sqlx::{Row as _, any::AnyRow};

/// A row's number as it is stored. That it fits is checked before anything is queued.
pub(crate) fn number(seq: Seq) -> i64 {
    i64::try_from(seq.0).unwrap_or(i64::MAX)
}

/// A time as it is stored.
pub(crate) fn time(at: u64) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}

/// Reads a number of ours.
pub(crate) fn unsigned(row: &AnyRow, column: usize) -> Result<u64, sqlx::Error> {
    u64::try_from(row.try_get::<i64, _>(column)?).map_err(|cause| sqlx::Error::Decode(cause.into()))
}

/// Reads the number of a row.
pub(crate) fn seq(row: &AnyRow, column: usize) -> Result<Seq, sqlx::Error> {
    unsigned(row, column).map(Seq)
}

/// Reads a text that is kept as bytes.
pub(crate) fn text(row: &AnyRow, column: usize) -> Result<String, sqlx::Error> {
    utf8(row.try_get(column)?)
}

/// Reads a text that is kept as bytes, or is not there.
pub(crate) fn optional_text(row: &AnyRow, column: usize) -> Result<Option<String>, sqlx::Error> {
    row.try_get::<Option<Vec<u8>>, _>(column)?.map(utf8).transpose()
}

fn utf8(bytes: Vec<u8>) -> Result<String, sqlx::Error> {
    String::from_utf8(bytes).map_err(|cause| sqlx::Error::Decode(cause.into()))
}
