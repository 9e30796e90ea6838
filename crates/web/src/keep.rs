//! What stays on this device: `localStorage`, as long as the browser lets us.

use leptos::prelude::window;
use readers::json;
use serde::{Serialize, de::DeserializeOwned};
use web_sys::Storage;

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// A text that was kept.
pub fn text(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text; whether the browser had room for it.
pub fn put(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}

/// Forgets what was kept.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        // Nothing there to forget is as good.
        let _ = storage.remove_item(key);
    }
}

/// Something that was kept, if it can still be read.
pub fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    json::from_text(&text(key)?)
}

/// Keeps something; whether the browser had room for it.
pub fn write<T: Serialize>(key: &str, value: &T) -> bool {
    put(key, &json::to_text(value))
}

/// The keys that begin so.
pub fn keys(prefix: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let n = storage.length().unwrap_or(0);
    let key = |index| storage.key(index).ok().flatten();
    (0..n).filter_map(key).filter(|key| key.starts_with(prefix)).collect()
}
