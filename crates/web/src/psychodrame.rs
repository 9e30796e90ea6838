//! Psychodrame on the page.

mod act;
mod balance;
mod cards;
mod conflict;
mod context;
mod creation;
mod end;
mod game_page;
mod hand;
mod ideas;
mod line;
mod map;
mod options;
mod packets;
mod scene;
mod script;
mod sheet;
mod spoken;
mod table;
mod tale;
