//! The shell with Pactes, at tables on a server.

use kernel::Game as _;
use pactes::Pactes;
use web::app::{Far, app, start};

fn main() {
    start(Pactes::MANIFEST.name, app::<Pactes, Far>);
}
