//! The laws that every game passes, held against 4-KOMA.

kernel::laws!(crate::trial::Trial, games = 200);
