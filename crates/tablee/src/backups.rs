//! Backups that the server makes by the clock: where, how often, how many are kept.

use std::{num::NonZeroU64, path::PathBuf, time::Duration};

use clap::Args;
use serde::Deserialize;
use server::Backups;

const EVERY_HOURS: u64 = 24;
const KEEP: u64 = 7;

/// Backups that the server makes by the clock.
#[derive(Debug, Default, Args, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BackupSettings {
    /// Where verified backups are kept; without it none are made.
    #[arg(long, value_name = "FOLDER", env = "TABLEE_BACKUPS")]
    backups: Option<PathBuf>,
    /// Hours from one backup to the next [default: 24].
    #[arg(long, value_name = "HOURS", env = "TABLEE_BACKUP_EVERY")]
    backup_every: Option<NonZeroU64>,
    /// Backups to keep, the newest [default: 7].
    #[arg(long, value_name = "NUMBER", env = "TABLEE_BACKUP_KEEP")]
    backup_keep: Option<NonZeroU64>,
}

impl BackupSettings {
    /// What is said here, else there.
    pub(crate) fn or(self, other: Self) -> Self {
        Self {
            backups: self.backups.or(other.backups),
            backup_every: self.backup_every.or(other.backup_every),
            backup_keep: self.backup_keep.or(other.backup_keep),
        }
    }

    pub(crate) fn backups(self) -> Option<Backups> {
        let hours = self.backup_every.map_or(EVERY_HOURS, NonZeroU64::get);
        let keep = self.backup_keep.map_or(KEEP, NonZeroU64::get);
        let every = Duration::from_secs(hours.saturating_mul(3600));
        let keep = usize::try_from(keep).unwrap_or(usize::MAX);
        self.backups.map(|folder| Backups { folder, every, keep })
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Debug, Parser)]
    struct Line {
        #[command(flatten)]
        settings: BackupSettings,
    }

    #[test]
    fn backups_are_set_in_hours() {
        let read = |line: &str| Line::try_parse_from(line.split(' ')).map(|line| line.settings.backups());
        assert_eq!(read("x").expect("settings"), None);
        let backups =
            read("x --backups kept --backup-every 2 --backup-keep 3").expect("settings").expect("some");
        assert_eq!((backups.every, backups.keep), (Duration::from_secs(7200), 3));
        assert!(read("x --backup-every 0").is_err() && read("x --backup-keep 0").is_err());
    }
}
