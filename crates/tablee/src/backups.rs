//! Backups that the server makes by the clock: where, how often, how many are kept.

use std::{path::PathBuf, time::Duration};

use clap::Args;
use server::Backups;

/// Backups that the server makes by the clock.
#[derive(Debug, Args)]
pub(crate) struct BackupSettings {
    /// Where verified backups are kept; without it none are made.
    #[arg(long, value_name = "FOLDER", env = "TABLEE_BACKUPS")]
    backups: Option<PathBuf>,
    /// Hours from one backup to the next.
    #[arg(long, value_name = "HOURS", env = "TABLEE_BACKUP_EVERY", default_value_t = 24, value_parser = clap::value_parser!(u64).range(1..))]
    backup_every: u64,
    /// Backups to keep, the newest.
    #[arg(long, value_name = "NUMBER", env = "TABLEE_BACKUP_KEEP", default_value_t = 7, value_parser = clap::value_parser!(u64).range(1..))]
    backup_keep: u64,
}

impl BackupSettings {
    pub(crate) fn backups(&self) -> Option<Backups> {
        let every = Duration::from_secs(self.backup_every.saturating_mul(3600));
        let keep = usize::try_from(self.backup_keep).unwrap_or(usize::MAX);
        self.backups.clone().map(|folder| Backups { folder, every, keep })
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

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

    #[test]
    fn the_handbook_lists_every_setting_as_it_is() {
        let mut table = String::from("| setting | environment | default | what |\n|---|---|---|---|\n");
        for setting in BackupSettings::augment_args(clap::Command::new("x")).get_arguments() {
            let name = setting.get_long().expect("a flag");
            let value = setting.get_value_names().expect("a value")[0].clone();
            let variable = setting.get_env().expect("a variable").to_string_lossy();
            let default =
                setting.get_default_values().first().map_or_else(String::new, |v| v.to_string_lossy().into());
            let what = setting.get_help().expect("what it is for");
            writeln!(table, "| `--{name} {value}` | `{variable}` | {default} | {what} |").expect("text");
        }
        let handbook = include_str!("../../../docs/hosting.md");
        assert!(handbook.contains(&table), "docs/hosting.md must hold\n{table}");
    }
}
