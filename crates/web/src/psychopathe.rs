//! Psychopathe on the page.
//!
//! `disc`, `shapes`, `layers` draw; `reach`, `say` explain; `grip`, `board` are the board under somebody's hands. Around
//! it the pages: `play` (a game on this device), `table` (one on a server, inside the shell), `study`, lessons and
//! puzzles. The engine runs in a worker (`brain`) that `engine` speaks to.

mod app;
mod beside;
mod board;
pub mod brain;
mod branches;
mod clock;
mod deeds;
mod disc;
mod edit;
mod engine;
mod errand;
mod files;
mod game_page;
mod grip;
mod hub;
mod layers;
mod lessons;
mod lines;
mod local;
mod name_line;
mod new;
mod options;
mod past;
mod place;
mod play;
mod puzzles;
mod reach;
mod review;
mod rules;
mod say;
mod scene;
mod shapes;
mod solve;
mod study;
mod table;
mod tale;
mod taste;
mod tree;
mod turning;
mod weigh;
mod why;

pub use app::App;
