//! The server's limits: from a file, then the environment, then flags; what comes later counts.

use std::{
    fs,
    io::{self, Write as _},
    path::PathBuf,
};

use anyhow::{Context as _, anyhow};
use clap::Args;
use server::Quotas;

/// How much of everything the server allows.
#[derive(Debug, Args)]
pub(crate) struct LimitArgs {
    /// A file of limits: lines of `name = value`. `tablee limits` lists their names. The environment counts before it
    /// (`TABLEE_LIMIT_TABLE_BYTES=128M`).
    #[arg(long, env = "TABLEE_LIMITS")]
    limits: Option<PathBuf>,
    /// One limit, as `table-bytes=128M`; may be given several times and counts before everything else.
    #[arg(long = "limit", value_name = "NAME=VALUE")]
    each: Vec<String>,
}

impl LimitArgs {
    /// The limits, with what this environment says.
    pub(crate) fn quotas(&self, environment: impl Fn(&str) -> Option<String>) -> anyhow::Result<Quotas> {
        let mut quotas = Quotas::default();
        if let Some(path) = &self.limits {
            let file = fs::read_to_string(path).with_context(|| path.display().to_string())?;
            let set = quotas.set_all(&file);
            set.map_err(|(line, error)| anyhow!("{}, line {line}: {error}", path.display()))?;
        }
        for name in Quotas::names() {
            let variable = format!("TABLEE_LIMIT_{}", name.to_uppercase().replace('-', "_"));
            if let Some(value) = environment(&variable) {
                quotas.set(name, &value).context(variable)?;
            }
        }
        for one in &self.each {
            let (name, value) = one.split_once('=').with_context(|| format!("{one}: write NAME=VALUE"))?;
            quotas.set(name, value)?;
        }
        Ok(quotas)
    }

    /// Prints them all, as they stand in docs/hosting.md.
    pub(crate) fn print(&self) -> anyhow::Result<()> {
        let quotas = self.quotas(|name| std::env::var(name).ok())?;
        Ok(write!(io::stdout().lock(), "{}", quotas.described())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_counts_before_the_environment_and_that_before_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("limits");
        fs::write(&file, "acts = 1\nburst = 1\nqueue = 1\n").expect("a file");
        let args = LimitArgs { limits: Some(file), each: vec!["acts=3".to_owned()] };
        let environment =
            |name: &str| ["TABLEE_LIMIT_ACTS", "TABLEE_LIMIT_BURST"].contains(&name).then(|| "2".to_owned());
        let quotas = args.quotas(environment).expect("limits");
        assert_eq!((quotas.acts, quotas.burst, quotas.queue), (3.0, 2.0, 1));
        let wrong = |each: &str| LimitArgs { limits: None, each: vec![each.to_owned()] }.quotas(|_| None);
        assert!(wrong("acts").is_err() && wrong("acst=1").is_err() && wrong("acts=x").is_err());
    }
}
