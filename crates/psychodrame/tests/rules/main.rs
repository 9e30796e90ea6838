//! Every rule of Psychodrame as it is played, and the test vectors of its specification.

mod aftermath;
mod cards;
mod creation;
mod disputes;
mod ending;
mod initiation;
mod laws;
mod odds;
mod play;
mod playthroughs;
mod purges;
mod scenes;
mod stored;
mod trial;
mod vectors;
