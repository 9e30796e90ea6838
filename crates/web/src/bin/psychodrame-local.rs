//! The shell with Psychodrame, on this device.

use kernel::Game as _;
use psychodrame::Psychodrame;
use web::app::{OnThisDevice, app, start};

fn main() {
    start(Psychodrame::MANIFEST.name, app::<Psychodrame, OnThisDevice>);
}
