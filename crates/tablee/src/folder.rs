//! Where the program keeps its files.

use std::{env, path::PathBuf};

/// The data folder of this account: `$XDG_DATA_HOME/tablee`, else `~/.local/share/tablee`.
pub(crate) fn data() -> Option<PathBuf> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")))?;
    Some(data.join("tablee"))
}
