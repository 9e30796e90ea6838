//! The shell with 4-KOMA, on this device.

use kernel::Game as _;
use web::app::{OnThisDevice, app, start};
use yonkoma::Yonkoma;

fn main() {
    start(Yonkoma::MANIFEST.name, app::<Yonkoma, OnThisDevice>);
}
