//! Innommable in the browser: over a server with real dice, and on one device.

mod company;
mod deeds;
mod evening;
mod handed;
