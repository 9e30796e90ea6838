//! Every rule of Innommable as it is played, and the test vectors of its specification.

mod auxiliary;
mod blacklist;
mod conflict;
mod duel;
mod ending;
mod knowledge;
mod laws;
mod madness;
mod monologue;
mod odds;
mod play;
mod playthroughs;
mod preparation;
mod reroll;
mod reveal;
mod setup;
mod stored;
mod strike;
mod suggestion;
mod trial;
mod vectors;
