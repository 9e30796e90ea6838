//! Pactes on the page.

mod act;
mod bend;
mod chart;
mod contract;
mod desk;
mod dice;
mod end;
mod ideas;
mod odds;
mod offers;
mod options;
mod page;
mod played;
mod sheet;
mod table;
mod tale;
mod tokens;
