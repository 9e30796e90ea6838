//! How large things may be.

/// The longest id of a request, in bytes.
pub const REQUEST_ID_BYTES: usize = 64;
/// The longest body of a request, and the longest message over a socket, in bytes of JSON.
pub const MESSAGE_BYTES: usize = 32 * 1024;
