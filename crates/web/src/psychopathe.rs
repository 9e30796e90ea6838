//! Psychopathe on the page.
//!
//! `disc`, `shapes`, `layers` draw; `reach`, `say` explain; `board_input`, `board` are the board under somebody's hands. Around
//! it the pages: `table` (a game on a server or on this device, inside the shell: `stage`, `dock`, `duel_actions`), `study`,
//! lessons and puzzles. The engine runs in a worker (`brain`) that `engine` speaks to.

mod aim;
mod alone;
mod beside;
mod board;
mod board_input;
mod board_settings;
pub mod brain;
mod branches;
mod computer;
mod destination;
mod diagrams;
mod disc;
mod dock;
mod duel_actions;
mod edit;
mod engine;
mod engine_messages;
mod files;
mod game_page;
mod graph;
mod hub;
mod layers;
mod lessons;
mod lines;
mod local_game;
mod move_history;
mod name_line;
mod options;
mod pages;
mod pointer;
mod puzzles;
mod reach;
mod review;
mod rules;
mod say;
mod shapes;
mod shown_position;
mod solve;
mod stage;
mod study;
mod table;
mod tale;
mod tree;
mod turning;
mod verdict;
mod weigh;
mod why;

pub use pages::Pages;
