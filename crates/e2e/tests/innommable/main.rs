//! Innommable in the browser: over a server with real dice, and on one device.

mod actions;
mod card;
mod evening;
mod felt;
mod group;
mod laws;
mod leading;
mod one_device;
mod pace;
