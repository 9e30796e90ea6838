//! The shell with Psychodrame, at tables on a server.

use kernel::Game as _;
use psychodrame::Psychodrame;
use web::app::{Online, app, start};

fn main() {
    start(Psychodrame::MANIFEST.name, app::<Psychodrame, Online>);
}
