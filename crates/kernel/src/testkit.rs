//! The laws that every game passes.
