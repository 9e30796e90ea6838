//! The shell with 4-KOMA, at tables on a server.

use kernel::Game as _;
use web::app::{Online, app, start};
use yonkoma::Yonkoma;

fn main() {
    start(Yonkoma::MANIFEST.name, app::<Yonkoma, Online>);
}
