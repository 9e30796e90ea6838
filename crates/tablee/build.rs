//! The client is embedded: a new one means a new program.

fn main() {
    println!("cargo::rerun-if-changed=../../dist");
}
