//! 4-KOMA over a server: a game master and two players with real dice, whose results they read out.

mod approvals;
mod conflicts;
mod episodes;
mod keyboard;
mod laws;
mod session;
mod steps;
mod tries;
mod writing;
