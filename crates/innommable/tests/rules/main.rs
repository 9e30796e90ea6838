//! Every rule of Innommable as it is played, and the test vectors of its specification.

mod laws;
mod trial;
