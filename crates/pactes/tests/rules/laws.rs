//! The laws that every game passes, held against Pactes.

kernel::laws!(crate::trial::Trial, games = 120);
