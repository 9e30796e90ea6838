//! The generated documents.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};

use crate::{actions, root};

/// Every generated document: where it lies and what it must say.
pub(crate) fn all() -> Result<Vec<(PathBuf, String)>> {
    Ok(vec![
        ("docs/actions/pactes.md".into(), actions::pactes()?),
        ("docs/actions/innommable.md".into(), actions::innommable()?),
        ("docs/actions/psychopathe.md".into(), actions::psychopathe()?),
        ("docs/actions/psychodrame.md".into(), actions::psychodrame()?),
        ("docs/actions/yonkoma.md".into(), actions::yonkoma()?),
    ])
}

pub(crate) fn write() -> Result<()> {
    for (path, text) in all()? {
        let path = root().join(path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, text).with_context(|| path.display().to_string())?;
    }
    Ok(())
}
