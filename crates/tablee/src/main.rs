//! The `tablee` program.
fn main() {}
