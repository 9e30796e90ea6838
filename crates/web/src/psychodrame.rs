//! Psychodrame on the page.

mod desk;
mod options;
mod played;
mod spoken;
mod table;
mod tale;
