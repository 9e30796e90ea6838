//! 4-KOMA on the page.

mod act;
mod asks;
mod between;
mod cast;
mod contest;
mod context;
mod facts;
mod free;
mod game_page;
mod improve;
mod map;
mod odds;
mod options;
mod round;
mod side;
mod spoken;
mod strip;
mod table;
mod tale;
