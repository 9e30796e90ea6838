//! Innommable on the page.

mod act;
mod bowl;
mod conflict;
mod desk;
mod dice;
mod end;
mod files;
mod ideas;
mod keeper;
mod lay;
mod options;
mod people;
mod played;
mod prepare;
mod spoken;
mod table;
mod tale;
