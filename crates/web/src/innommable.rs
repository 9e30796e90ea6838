//! Innommable on the page.

mod act;
mod bowl;
mod conflict;
mod context;
mod dice;
mod end;
mod files;
mod game_page;
mod ideas;
mod keeper;
mod lay;
mod options;
mod people;
mod prepare;
mod spoken;
mod table;
mod tale;
