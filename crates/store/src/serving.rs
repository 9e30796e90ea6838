//! One server for one file. PostgreSQL has as many as like: it tells them of each other's rows.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{Read as _, Seek as _, Write as _},
    path::PathBuf,
};

use crate::{StoreError, location::Location};

/// That this process serves a database. The system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub struct ServingLock {
    _file: Option<File>,
}

impl ServingLock {
    pub(crate) fn take(location: &Location) -> Result<Self, StoreError> {
        let Location::Sqlite(path) = location else { return Ok(Self { _file: None }) };
        let mut beside = path.clone().into_os_string();
        beside.push("-serving");
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let cannot = |error| StoreError::Unavailable(crate::Outage::unreachable(error));
        let mut file = options.open(PathBuf::from(beside)).map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut who = String::new();
                let _ = file.read_to_string(&mut who);
                return Err(StoreError::Served(who.trim().to_owned()));
            }
            Err(TryLockError::Error(error)) => return Err(cannot(error)),
        }
        let who = format!("process {}\n", std::process::id());
        let written =
            file.set_len(0).and_then(|()| file.rewind()).and_then(|()| file.write_all(who.as_bytes()));
        written.map_err(cannot)?;
        Ok(Self { _file: Some(file) })
    }
}
