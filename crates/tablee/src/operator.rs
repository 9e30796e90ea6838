//! The operator's desk: what tables there are, taking one away, keeping somebody out, looking for damage. Nothing that
//! anybody wrote is shown.

use std::{
    io::{self, Write as _},
    process::ExitCode,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::{Context as _, anyhow};
use clap::Args;
use kernel::Language;
use server::{Catalog, Network};
use store::{Store, TableId};
use words::Speaker;

use crate::serve::{Database, runtime};

/// The note in which the server looks for whom it keeps out.
const BLOCKED: &str = "blocked";
const DAY: u64 = 24 * 3600 * 1000;

/// Which tables to list.
#[derive(Debug, Args)]
pub(crate) struct TablesArgs {
    /// Only those whose name or game holds this.
    search: Option<String>,
    /// Only those without a row for so many days.
    #[arg(long)]
    idle: Option<u64>,
    #[command(flatten)]
    database: Database,
}

/// What to erase.
#[derive(Debug, Args)]
pub(crate) struct DeleteArgs {
    /// The table.
    table: TableId,
    /// Do it: it cannot be undone.
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    database: Database,
}

/// Whom to keep out.
#[derive(Debug, Args)]
pub(crate) struct BlockArgs {
    /// An address or a network, as `192.0.2.1` or `2001:db8::/48`; without one, those that are blocked are listed.
    address: Option<Network>,
    /// Let them in again.
    #[arg(long, requires = "address")]
    lift: bool,
    #[command(flatten)]
    database: Database,
}

/// Where to look for damage.
#[derive(Debug, Args)]
pub(crate) struct DoctorArgs {
    #[command(flatten)]
    database: Database,
}

/// Lists the tables.
pub(crate) fn tables(args: &TablesArgs, language: Language) -> anyhow::Result<()> {
    let speaker = Speaker::terminal(language);
    runtime()?.block_on(async {
        let (store, _) = args.database.open().await?;
        let idle_since = args.idle.map(|days| now().saturating_sub(days * DAY));
        let mut out = io::stdout().lock();
        writeln!(out, "{}", speaker.just("desk-columns"))?;
        let mut after = None;
        loop {
            let page = store.tables(after.as_ref(), idle_since, 100).await?;
            let Some(last) = page.last() else { break };
            after = Some(last.id.clone());
            for table in &page {
                let game = server::game_of(&store, &table.id).await?.unwrap_or_else(|| "?".to_owned());
                let is_meant =
                    |text: &String| table.id.as_str().contains(text.as_str()) || game.contains(text.as_str());
                if args.search.as_ref().is_none_or(is_meant) {
                    let (rows, bytes) = (table.head.last.0 + 1, store.bytes_of(&table.id).await?);
                    let days = now().saturating_sub(table.head.last_at) / DAY;
                    writeln!(out, "{}\t{game}\t{rows}\t{bytes}\t{days}", table.id.as_str())?;
                }
            }
        }
        store.close().await;
        Ok(())
    })
}

/// Erases a table. A server that has it in memory notices at the next action.
pub(crate) fn delete(args: &DeleteArgs, language: Language) -> anyhow::Result<()> {
    let speaker = Speaker::terminal(language);
    let table = args.table.as_str().to_owned();
    let says = |id: &str| speaker.say(id, &words::Args::new().with("table", table.clone()));
    runtime()?.block_on(async {
        let (store, _) = args.database.open().await?;
        if store.head(&args.table).await?.is_none() {
            return Err(anyhow!(says("desk-no-table")));
        }
        if !args.yes {
            return Err(anyhow!(says("desk-say-yes")));
        }
        store.delete_table(&args.table).await?;
        store.close().await;
        Ok(writeln!(io::stdout().lock(), "{}", says("desk-deleted"))?)
    })
}

/// Keeps an address out, lets it in again, or lists those that are kept out.
pub(crate) fn block(args: &BlockArgs) -> anyhow::Result<()> {
    runtime()?.block_on(async {
        let (store, _) = args.database.open().await?;
        let note = store.note(BLOCKED).await?.unwrap_or_default();
        let mut blocked: Vec<String> = note.lines().map(str::to_owned).collect();
        if let Some(address) = args.address {
            blocked.retain(|known| *known != address.to_string());
            if !args.lift {
                blocked.push(address.to_string());
            }
            let note = (!blocked.is_empty()).then(|| blocked.join("\n"));
            store.set_note(BLOCKED, note).await?;
        }
        store.close().await;
        let mut out = io::stdout().lock();
        blocked.iter().try_for_each(|network| writeln!(out, "{network}")).context("nobody reads")
    })
}

/// Looks through the whole database and says what cannot be read.
pub(crate) fn doctor(args: &DoctorArgs, language: Language) -> anyhow::Result<ExitCode> {
    let speaker = Speaker::terminal(language);
    runtime()?.block_on(async {
        let (store, _) = args.database.open().await?;
        let mut out = io::stdout().lock();
        let mut n_faults = 0;
        for fault in store.faults_of_file().await? {
            n_faults += 1;
            writeln!(out, "{fault}")?;
        }
        let (n_tables, damaged) = examine_all(&store, &mut out).await?;
        n_faults += damaged;
        store.close().await;
        let numbers = words::Args::new().with("tables", n_tables).with("faults", n_faults);
        writeln!(out, "{}", speaker.say("desk-examined", &numbers))?;
        Ok(if n_faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    })
}

/// Examines every table; how many there are, and how many of them are damaged or from the future.
async fn examine_all(store: &Store, out: &mut impl io::Write) -> anyhow::Result<(u64, u64)> {
    let catalog = Catalog::standard();
    let (mut n_tables, mut n_faults, mut after) = (0, 0, None);
    loop {
        let page = store.tables(after.as_ref(), None, 100).await?;
        let Some(last) = page.last() else { return Ok((n_tables, n_faults)) };
        after = Some(last.id.clone());
        for table in page {
            n_tables += 1;
            let mut fault = server::examine(store, &catalog, &table.id).await?.fault;
            if table.head.last_at > now() + DAY {
                fault = fault.or(Some("its last row is from the future: is the clock right?".to_owned()));
            }
            if let Some(fault) = fault {
                n_faults += 1;
                writeln!(out, "{}\t{fault}", table.id.as_str())?;
            }
        }
    }
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use store::{NewRow, NewTableRecord};

    use super::*;

    #[tokio::test]
    async fn the_doctor_names_the_table_that_is_damaged_and_nothing_that_is_written_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("t.db").display().to_string();
        let store = Store::open(&place).await.expect("a store");
        for (name, head) in [("good", "{}"), ("bad", "{\"geheim\"")] {
            let id: TableId = name.parse().expect("a name");
            let secret = vec![7; 32];
            let new = NewTableRecord { id, at: 1, head: head.to_owned(), secret, credentials: vec![] };
            store.create_table(new).await.expect("made");
        }
        let row = NewRow {
            table: "bad".parse().expect("a name"),
            seq: kernel::Seq(1),
            at: now() + 30 * DAY,
            request: None,
            body: "{}".to_owned(),
            amendments: vec![],
        };
        store.append(row).await.expect("stored");
        assert_eq!(store.faults_of_file().await.expect("a file"), Vec::<String>::new());
        let mut out = Vec::new();
        let counted = examine_all(&store, &mut out).await.expect("examined");
        let said = String::from_utf8(out).expect("text");
        assert_eq!(counted, (2, 2), "neither is a table of ours: {said}");
        assert!(said.contains("bad\trow 0: ") && !said.contains("geheim"), "{said}");
    }
}
