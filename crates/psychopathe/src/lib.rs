//! psychopathe.
