//! How large things may be.

/// The longest id of a request, in bytes.
pub const REQUEST_BYTES: usize = 64;
/// The longest action, in bytes of JSON.
pub const ACT_BYTES: usize = 32 * 1024;
