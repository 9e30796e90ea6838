//! The shell with Innommable, on this device.

use innommable::Innommable;
use kernel::Game as _;
use web::app::{OnThisDevice, app, start};

fn main() {
    start(Innommable::MANIFEST.name, app::<Innommable, OnThisDevice>);
}
