//! Every rule of Pactes as it is played, and the test vectors of its specification.

mod adversarial;
mod bot;
mod desire;
mod effects;
mod ending;
mod knowledge;
mod laws;
mod paying;
mod placing;
mod play;
mod playthroughs;
mod rounds;
mod secrets;
mod setup;
mod stored;
mod trading;
mod trial;
mod vectors_dice;
mod vectors_paying;
mod vectors_trading;
mod window;
