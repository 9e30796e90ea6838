//! Prints the reconstructed board of a size as a board file: `cargo run -p psychopathe --example board -- 3`.

#![expect(clippy::print_stdout, reason = "an example prints")]

use psychopathe::Layout;

fn main() {
    let size = std::env::args().nth(1).and_then(|n| n.parse().ok());
    print!("{}", Layout::of_size(size.unwrap_or(3)));
}
