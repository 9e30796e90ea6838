//! The log of a table in a file: a game on this machine.
//!
//! JSON lines, as `tablee export` prints a closed table: first `{"tablee":{…}}`, then `{"row":{…}}` for each row, appended
//! as play goes on. Until the end the secret lies beside it in a file of its own ([`secret_path`]). A last line that was
//! not written to its end (the machine was switched off) is dropped; anything else that cannot be read is an error.
//!
//! The first games were kept in a form of their own ([`before`]); they are read as the log that they are.

mod before;

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use kernel::{Secret, Viewer};
use server::Catalog;
use table::{Exported, Row, RowNumbers, export_line};

/// A file that has been read.
#[derive(Debug)]
pub(crate) struct Saved {
    pub(crate) rows: Vec<Row>,
    /// Whether a last line was dropped because it was not written to its end.
    pub(crate) torn: bool,
    /// How many bytes of the file are whole lines; nothing, if the file is of an older form.
    whole: Option<u64>,
}

/// Why a file cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Damaged {
    /// The file system says no.
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error("the file is empty")]
    Empty,
    /// It does not begin as a game does.
    #[error("this is no recorded game: {0}")]
    NoGame(String),
    /// It holds what one seat was told, and not all of it.
    #[error("the table is not closed")]
    NotClosed,
    /// A line makes no sense.
    #[error("line {line} cannot be read: {why}")]
    Line {
        /// Which, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
}

/// Reads a file.
pub(crate) fn read(path: &Path) -> Result<Saved, Damaged> {
    parse(&fs::read(path)?)
}

/// Reads the text of a log, in whichever form.
pub(crate) fn parse(bytes: &[u8]) -> Result<Saved, Damaged> {
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n').zip(1..);
    let (first, _) = lines.next().ok_or(Damaged::Empty)?;
    match serde_json::from_slice(first) {
        Ok(Exported::Tablee { export: 1, .. }) => {}
        Ok(_) => return Err(Damaged::NoGame("no first line".to_owned())),
        Err(error) => return before::parse(&Catalog::standard(), bytes, &error),
    }
    let mut saved = Saved { rows: Vec::new(), torn: false, whole: None };
    let mut whole = first.len() as u64;
    for (line, number) in lines {
        if !line.trim_ascii().is_empty() {
            match serde_json::from_slice::<Exported>(line) {
                Ok(Exported::Told { .. }) => return Err(Damaged::NotClosed),
                Ok(line) => saved.rows.extend(line.into_row()),
                Err(_) if !line.ends_with(b"\n") => {
                    saved.torn = true;
                    break;
                }
                Err(error) => return Err(Damaged::Line { line: number, why: error.to_string() }),
            }
        }
        whole += line.len() as u64;
    }
    Ok(Saved { whole: Some(whole), ..saved })
}

/// Writes a log as it grows; each line is in the file when the call returns.
#[derive(Debug)]
pub(crate) struct LogWriter(File);

impl LogWriter {
    /// Begins a file; one that is there already is replaced.
    pub(crate) fn create(path: &Path, game: &str, rows: &[Row]) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut writer = Self(File::create(path)?);
        writer.line(&Exported::Tablee { export: 1, table: game.to_owned(), viewer: Viewer::Public })?;
        rows.iter().try_for_each(|row| writer.row(row))?;
        Ok(writer)
    }

    /// Goes on with a file that was read; what was torn off is gone, and an older form is written in this one.
    pub(crate) fn resume(path: &Path, game: &str, saved: &Saved) -> io::Result<Self> {
        let Some(whole) = saved.whole else {
            // A whole file or none.
            let fresh = path.with_extension("new");
            Self::create(&fresh, game, &saved.rows)?.0.sync_all()?;
            fs::rename(&fresh, path)?;
            return Ok(Self(OpenOptions::new().append(true).open(path)?));
        };
        let mut file = OpenOptions::new().write(true).read(true).open(path)?;
        file.set_len(whole)?;
        file.seek(SeekFrom::End(-1))?;
        let mut last = [0];
        io::Read::read_exact(&mut file, &mut last)?;
        if last != *b"\n" {
            file.write_all(b"\n")?;
        }
        Ok(Self(file))
    }

    /// One more row.
    pub(crate) fn row(&mut self, row: &Row) -> io::Result<()> {
        let open = export_line(row, Viewer::Public, &table::Rewinds::default(), &RowNumbers::default(), true);
        self.line(&open.ok_or_else(|| io::Error::other("a row without a line"))?)
    }

    fn line(&mut self, line: &Exported) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.0.write_all(&text)
    }
}

/// Where the secret of an unfinished game lies.
pub(crate) fn secret_path(log: &Path) -> PathBuf {
    let mut name = log.file_name().unwrap_or_default().to_owned();
    name.push(".secret");
    log.with_file_name(name)
}

/// Puts the secret beside the game, for its owner's eyes.
pub(crate) fn keep_secret(log: &Path, secret: &Secret) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(secret_path(log))?.write_all(secret.reveal().as_bytes())
}

/// The secret of an unfinished game.
pub(crate) fn read_secret(log: &Path) -> Option<Secret> {
    fs::read_to_string(secret_path(log)).ok().and_then(|text| Secret::read(text.trim()))
}

#[cfg(test)]
mod tests;
