//! Innommable in the browser: over a server with real dice, and on one device.

mod actions;
mod evening;
mod group;
mod one_device;
