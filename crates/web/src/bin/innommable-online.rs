//! The shell with Innommable, at tables on a server.

use innommable::Innommable;
use kernel::Game as _;
use web::app::{Online, app, start};

fn main() {
    start(Innommable::MANIFEST.name, app::<Innommable, Online>);
}
