//! Values that follow what they read.

use leptos::prelude::*;

/// A value that follows what it reads. To the page all of them are one type; a closure would be a type of its own,
/// and the code that keeps an attribute up to date would be there once for each.
pub(crate) fn live<T: Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    Signal::derive(value)
}
