//! 4-KOMA on the page.

mod act;
mod asks;
mod between;
mod cast;
mod contest;
mod desk;
mod facts;
mod free;
mod improve;
mod map;
mod odds;
mod options;
mod played;
mod round;
mod side;
mod spoken;
mod strip;
mod table;
mod tale;
