//! Seats that this account holds, each in a file that only its owner reads.

use std::{
    fs,
    io::{self, Write as _},
    path::PathBuf,
};

use client::Link;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::folder;

/// A seat, or one that is being claimed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptSeat {
    /// Where the key belongs: any server can name a table as another one does.
    server: String,
    table: String,
    /// What the person is called there.
    pub(super) name: String,
    /// The claim's request.
    pub(super) request: String,
    pub(super) key: String,
    /// Nothing, until the table has said which.
    pub(super) seat: Option<u8>,
}

impl KeptSeat {
    /// Not claimed yet.
    pub(super) fn new(link: &Link, name: &str) -> Self {
        let (request, key) = (client::new_key(), client::new_key());
        let (server, table) = (link.server.clone(), link.table.clone());
        Self { server, table, name: name.to_owned(), request, key, seat: None }
    }

    /// A seat whose key the link itself holds.
    pub(super) fn known(link: &Link, key: &str, seat: Seat) -> Self {
        let is_it = |kept: &Self| kept.name.is_empty() && kept.seat == Some(seat.0);
        let known = Self::all(link).into_iter().find(is_it).unwrap_or_else(|| Self::new(link, ""));
        Self { key: key.to_owned(), seat: Some(seat.0), ..known }
    }

    /// The seats that are kept of a table of this server, claimed ones first.
    pub(super) fn all(link: &Link) -> Vec<Self> {
        let Some(files) = folder().and_then(|folder| fs::read_dir(folder).ok()) else { return Vec::new() };
        let read = |path: PathBuf| serde_json::from_str::<Self>(&fs::read_to_string(path).ok()?).ok();
        let kept = files.filter_map(|file| read(file.ok()?.path()));
        let mut kept: Vec<Self> = kept.filter(|kept| kept.is_of(link)).collect();
        kept.sort_by(|a, b| (a.seat.is_none(), &a.name).cmp(&(b.seat.is_none(), &b.name)));
        kept
    }

    fn is_of(&self, link: &Link) -> bool {
        self.server == link.server && self.table == link.table
    }

    /// Keeps it: a whole file or none, and only its owner reads it.
    pub(super) fn write(&self) -> io::Result<()> {
        let path = self.path().ok_or_else(|| io::Error::other("no folder"))?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let fresh = path.with_extension("new");
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&fresh)?;
        file.write_all(serde_json::to_string(self).map_err(io::Error::other)?.as_bytes())?;
        file.sync_all()?;
        fs::rename(fresh, path)
    }

    /// It was refused.
    pub(super) fn forget(&self) {
        if let Some(path) = self.path() {
            // What cannot be removed is found again and refused again.
            let _ = fs::remove_file(path);
        }
    }

    /// The request's name is random, so two names, or two servers, never share a file.
    fn path(&self) -> Option<PathBuf> {
        let file = format!("{}-{}.json", self.table, self.request.get(..12).unwrap_or_default());
        // A table's name from a link is somebody else's text.
        let is_plain = file.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-.".contains(&byte));
        folder().filter(|_| is_plain).map(|folder| folder.join(file))
    }
}

/// The key of a seat kept of this table of this server, if there is one.
pub(crate) fn key_of(link: &Link) -> Option<String> {
    KeptSeat::all(link).into_iter().find(|kept| kept.seat.is_some()).map(|kept| kept.key)
}

fn folder() -> Option<PathBuf> {
    Some(folder::data()?.join("seats"))
}
