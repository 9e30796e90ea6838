//! The laws that every game passes, held against Psychodrame.

kernel::laws!(crate::trial::Trial, games = 200);
