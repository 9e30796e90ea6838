//! How large things may be.

/// The longest id of a request, in bytes.
pub const REQUEST_BYTES: usize = 64;
/// The longest action, in bytes of JSON.
pub const ACT_BYTES: usize = 32 * 1024;
/// The longest description of a new table, in bytes of JSON.
pub const MAKE_BYTES: usize = 16 * 1024;
/// How deep a view may be nested.
pub const VIEW_DEPTH: usize = 64;
