//! Pactes on the page.

mod act;
mod bend;
mod chart;
mod context;
mod contract;
mod dice;
mod end;
mod game_page;
mod ideas;
mod odds;
mod offers;
mod options;
mod page;
mod sheet;
mod table;
mod tale;
mod tokens;
