//! The laws, proved on a toy: the honest desk keeps them all, and each dishonest one breaks the law that
//! is there for it.

mod desk;
mod flaws;

kernel::laws!(desk::DeskTrial, games = 60);
