//! A new migration is compiled in.

fn main() {
    #[expect(clippy::print_stdout, reason = "this is how a build script speaks")]
    {
        println!("cargo:rerun-if-changed=migrations");
    }
}
