//! The shell with Pactes, at tables on a server.

use kernel::Game as _;
use pactes::Pactes;
use web::app::{Online, app, start};

fn main() {
    start(Pactes::MANIFEST.name, app::<Pactes, Online>);
}
