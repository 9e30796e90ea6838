//! Whether the file that is written is still the one that lies there.
//!
//! A file that was removed or replaced goes on existing for whoever has it open: rows would be written,
//! acknowledged and lost. So its identity is compared around every commit.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

/// The identity of a database file and of its write-ahead log.
#[derive(Debug)]
pub(crate) struct FileIdentity {
    path: PathBuf,
    file: Option<Identity>,
    wal_path: PathBuf,
    wal: Option<Identity>,
}

type Identity = (u64, u64);

impl FileIdentity {
    /// Of the file that lies there now.
    pub(crate) fn of(path: &Path) -> Self {
        let mut wal: OsString = path.into();
        wal.push("-wal");
        let wal_path = PathBuf::from(wal);
        Self { path: path.into(), file: identity(path), wal: identity(&wal_path), wal_path }
    }

    pub(crate) fn exists(&self) -> bool {
        self.file.is_some()
    }

    /// Whether the same file lies there, whatever became of its log.
    pub(crate) fn is_there(&self) -> bool {
        self.exists() && identity(&self.path) == self.file
    }

    /// Whether the same files lie there. The log may appear later; once seen, it has to stay.
    pub(crate) fn holds(&mut self) -> bool {
        if !self.is_there() {
            return false;
        }
        let wal = identity(&self.wal_path);
        if self.wal.is_none() {
            self.wal = wal;
        }
        wal == self.wal
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> Option<Identity> {
    // An open file cannot be removed there.
    fs::metadata(path).ok().map(|_| (0, 0))
}
