//! Psychodrame on the page.

mod act;
mod balance;
mod cards;
mod conflict;
mod creation;
mod desk;
mod end;
mod hand;
mod ideas;
mod line;
mod map;
mod options;
mod packets;
mod played;
mod scene;
mod script;
mod sheet;
mod spoken;
mod table;
mod tale;
