//! What is handed in with a request.

use kernel::Secret;

use crate::{key_hash::KeyHash, row::Row};

/// What the table cannot know by itself.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// Milliseconds since 1970.
    pub now: u64,
    /// For each seat, since when nobody is there; nothing, when somebody is.
    pub away_since: &'a [Option<u64>],
    /// The fingerprint of a new key, made for this request.
    pub fresh: KeyHash,
    /// The fingerprint of the asker's device, where it has one.
    pub device: Option<KeyHash>,
    /// The secret behind the sealed picks.
    pub secret: &'a Secret,
    /// The row that the request speaks of, where it speaks of one and there is one.
    pub passage: Option<&'a Row>,
}
