//! Bots make room: the laws of the pace, with people who are silent, write, vote and ask, and a clock that is made up.

mod innommable;
mod innommable_answers;
mod psychodrame;
mod table;
mod words;
mod yonkoma;
mod yonkoma_answers;
