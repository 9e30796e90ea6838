//! The shell with Psychopathe, on this device.

use kernel::Game as _;
use psychopathe::Psychopathe;
use web::{
    app::{app, start},
    psychopathe::Pages,
};

fn main() {
    start(Psychopathe::MANIFEST.name, app::<Psychopathe, Pages>);
}
