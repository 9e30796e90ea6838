//! `cargo run --release -p lab --example bench_pactes`

fn main() -> std::io::Result<()> {
    lab::bench::pactes(&mut std::io::stdout().lock())
}
