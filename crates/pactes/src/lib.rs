//! pactes.
