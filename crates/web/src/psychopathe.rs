//! Psychopathe on the page.
//!
//! `disc`, `shapes`, `layers` draw; `reach`, `say` explain; `board_input`, `board` are the board under somebody's hands. Around
//! it the pages: `play` (a game on this device), `table` (one on a server, inside the shell), `study`, lessons and
//! puzzles. The engine runs in a worker (`brain`) that `engine` speaks to.

mod beside;
mod board;
mod board_input;
mod board_settings;
pub mod brain;
mod branches;
mod clock;
mod deeds;
mod destination;
mod disc;
mod edit;
mod engine;
mod engine_messages;
mod files;
mod game_page;
mod hub;
mod layers;
mod lessons;
mod lines;
mod local_game;
mod move_history;
mod name_line;
mod new;
mod options;
mod pages;
mod play;
mod puzzles;
mod reach;
mod review;
mod rules;
mod say;
mod shapes;
mod shown_position;
mod solve;
mod study;
mod table;
mod tale;
mod tree;
mod turning;
mod weigh;
mod why;

pub use pages::Pages;
