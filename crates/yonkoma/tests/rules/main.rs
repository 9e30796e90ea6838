//! Every rule of 4-KOMA as it is played, and the test vectors of its specification.

mod bonds;
mod bot;
mod closed;
mod conflicts;
mod creation;
mod koma;
mod laws;
mod odds;
mod play;
mod playthroughs;
mod sessions;
mod spoils;
mod stored;
mod strip;
mod tests;
mod trial;
mod vectors;
