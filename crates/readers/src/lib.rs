//! Two small readers, for programs that travel: a page in the browser downloads every reader that it uses.
//!
//! [`json`] reads and writes types as JSON values, without explaining what is wrong; [`fluent`] reads the part of Fluent
//! that the sentences use. Both do what the libraries they stand for do, which tests hold them to.

pub mod fluent;
pub mod json;
