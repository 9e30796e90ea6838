//! Pactes on the page.

mod act;
mod bend;
mod best;
mod chart;
mod context;
mod contract;
mod convert;
mod dice;
mod end;
mod game_page;
mod ideas;
mod marks;
mod odds;
mod offers;
mod options;
mod page;
mod prepare;
mod score;
mod sheet;
mod spoken;
mod table;
mod tale;
mod terms;
mod tokens;
mod undoing;
mod unfold;
