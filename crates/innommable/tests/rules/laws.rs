//! The laws that every game passes, held against Innommable.

kernel::laws!(crate::trial::Trial, games = 200);
