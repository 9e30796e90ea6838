//! The shell with Pactes, on this device.

use kernel::Game as _;
use pactes::Pactes;
use web::app::{OnThisDevice, app, start};

fn main() {
    start(Pactes::MANIFEST.name, app::<Pactes, OnThisDevice>);
}
