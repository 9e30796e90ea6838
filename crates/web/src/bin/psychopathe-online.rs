//! The shell with Psychopathe, at tables on a server.

use kernel::Game as _;
use psychopathe::Psychopathe;
use web::app::{Online, app, start};

fn main() {
    start(Psychopathe::MANIFEST.name, app::<Psychopathe, Online>);
}
