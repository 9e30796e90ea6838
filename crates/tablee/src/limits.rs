//! The server's limits: from the file of settings, then the environment, then flags; what comes later counts.

use std::io::{self, Write as _};

use anyhow::Context as _;
use clap::Args;
use server::Quotas;

use crate::settings::{Place, Written};

/// How much of everything the server allows.
#[derive(Debug, Args)]
pub(crate) struct LimitArgs {
    /// One limit, as `table-bytes=128M`; may be given several times. `tablee limits` lists their names. It counts before
    /// the environment (`TABLEE_LIMIT_TABLE_BYTES=128M`), that before `[limits]` in the file of settings.
    #[arg(long = "limit", value_name = "NAME=VALUE")]
    each: Vec<String>,
}

/// Which limits to list.
#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    place: Place,
    #[command(flatten)]
    limits: LimitArgs,
}

/// Prints all limits with the values in force, as they stand in docs/hosting.md.
pub(crate) fn print(args: &ShowArgs) -> anyhow::Result<()> {
    let quotas = args.limits.quotas(&args.place.written()?, |name| std::env::var(name).ok())?;
    Ok(write!(io::stdout().lock(), "{}", quotas.described())?)
}

impl LimitArgs {
    /// The limits, with what the file of settings and this environment say.
    pub(crate) fn quotas(
        &self,
        written: &Written,
        environment: impl Fn(&str) -> Option<String>,
    ) -> anyhow::Result<Quotas> {
        let mut quotas = Quotas::default();
        written.set(&mut quotas)?;
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_counts_before_the_environment_and_that_before_the_file() {
        let written = Written::parse("[limits]\nacts = 1\nburst = 1\nqueue = 1").expect("settings");
        let args = LimitArgs { each: vec!["acts=3".to_owned()] };
        let environment =
            |name: &str| ["TABLEE_LIMIT_ACTS", "TABLEE_LIMIT_BURST"].contains(&name).then(|| "2".to_owned());
        let quotas = args.quotas(&written, environment).expect("limits");
        assert_eq!((quotas.acts, quotas.burst, quotas.queue), (3.0, 2.0, 1));
        let wrong =
            |each: &str| LimitArgs { each: vec![each.to_owned()] }.quotas(&Written::default(), |_| None);
        assert!(wrong("acts").is_err() && wrong("acst=1").is_err() && wrong("acts=x").is_err());
    }
}
