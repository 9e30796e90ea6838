//! The operator's desk: what tables there are, taking one away, keeping somebody out, looking for damage. Nothing that
//! anybody wrote is shown.

use std::{
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::ExitCode,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::{Context as _, anyhow};
use clap::Args;
use kernel::Language;
use server::{Catalog, Network};
use store::{Store, StoreError, TableId};
use words::Speaker;

use crate::{serve::runtime, settings::Place};

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
    database: Place,
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
    database: Place,
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
    database: Place,
}

/// Where to look for damage.
#[derive(Debug, Args)]
pub(crate) struct DoctorArgs {
    /// Write what can be read into this new file: a backup, from which `tablee restore` makes a new database.
    #[arg(long, value_name = "FILE")]
    salvage: Option<PathBuf>,
    #[command(flatten)]
    database: Place,
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

/// Looks through the whole database and says what cannot be read; writes what can into a new file, if one is named.
pub(crate) fn doctor(args: &DoctorArgs, language: Language) -> anyhow::Result<ExitCode> {
    let speaker = Speaker::terminal(language);
    runtime()?.block_on(async {
        let (store, _) = args.database.open().await?;
        let mut out = io::stdout().lock();
        let n_faults = examine_file(&store, &speaker, &mut out).await?;
        let found = examine_all(&store, &speaker, &mut out).await?;
        if let Some(file) = &args.salvage {
            salvage(&store, file, &found.sound, &speaker, &mut out).await?;
        }
        store.close().await;
        let n_faults = n_faults + found.n_faults;
        let numbers = words::Args::new().with("tables", found.n_tables).with("faults", n_faults);
        writeln!(out, "{}", speaker.say("desk-examined", &numbers))?;
        Ok(if n_faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    })
}

/// What the database finds wrong with its file, and whether there is room for it to grow; how many faults that makes.
async fn examine_file(store: &Store, speaker: &Speaker, out: &mut impl io::Write) -> anyhow::Result<u64> {
    let faults = match store.faults_of_file().await {
        Err(StoreError::Damaged(error)) => vec![error.to_string()],
        faults => faults?,
    };
    for fault in &faults {
        writeln!(out, "{fault}")?;
    }
    let mut n_faults = faults.len() as u64;
    // A file whose size cannot be asked has said what is wrong with it.
    if let (Some(free), Ok(bytes)) = (store.free_bytes(), store.bytes().await) {
        let room = words::Args::new().with("free", free >> 20).with("bytes", bytes >> 20);
        writeln!(out, "{}", speaker.say("desk-free", &room))?;
        if free < bytes {
            n_faults += 1;
            writeln!(out, "{}", speaker.just("desk-little-room"))?;
        }
    }
    Ok(n_faults)
}

/// What was found by looking at every table.
#[derive(Debug, Default)]
struct Found {
    n_tables: u64,
    n_faults: u64,
    /// The tables of which something can be read, and how many rows.
    sound: Vec<(TableId, u64)>,
}

/// Examines every table: its log, its snapshot, its clock.
async fn examine_all(store: &Store, speaker: &Speaker, out: &mut impl io::Write) -> anyhow::Result<Found> {
    let catalog = Catalog::standard();
    let (mut found, mut after) = (Found::default(), None);
    loop {
        let names = match store.table_names(after.as_ref(), 1).await {
            Err(StoreError::Damaged(error)) => {
                found.n_faults += 1;
                let fault = words::Args::new().with("fault", error.to_string());
                writeln!(out, "{}", speaker.say("desk-listing", &fault))?;
                return Ok(found);
            }
            names => names?,
        };
        let Some(id) = names.into_iter().next() else { return Ok(found) };
        after = Some(id.clone());
        found.n_tables += 1;
        let examined = server::examine(store, &catalog, &id).await?;
        let mut fault = examined.fault;
        // Where the last row cannot be read, that is its fault.
        if let Ok(Some(head)) = store.head(&id).await
            && head.last_at > now() + DAY
        {
            fault = fault.or(Some("its last row is from the future: is the clock right?".to_owned()));
        }
        if let Some(fault) = fault {
            found.n_faults += 1;
            writeln!(out, "{}\t{fault}", id.as_str())?;
        }
        if let Some(fault) = examined.snapshot_fault {
            found.n_faults += 1;
            let said = words::Args::new().with("table", id.as_str().to_owned()).with("fault", fault);
            writeln!(out, "{}", speaker.say("desk-snapshot", &said))?;
        }
        if examined.sound_rows > 0 {
            found.sound.push((id, examined.sound_rows));
        }
    }
}

/// Writes what can be read into a backup.
async fn salvage(
    store: &Store,
    file: &Path,
    sound: &[(TableId, u64)],
    speaker: &Speaker,
    out: &mut impl io::Write,
) -> anyhow::Result<()> {
    let left_out = store.salvage(file, sound).await?;
    for table in &left_out {
        let table = words::Args::new().with("table", table.as_str().to_owned());
        writeln!(out, "{}", speaker.say("desk-left-out", &table))?;
    }
    let saved = sound.iter().filter(|(id, _)| !left_out.contains(id));
    let (tables, rows) = saved.fold((0_u64, 0), |(tables, rows), (_, more)| (tables + 1, rows + more));
    let said = words::Args::new().with("tables", tables).with("rows", rows);
    let said = said.with("file", file.display().to_string());
    Ok(writeln!(out, "{}", speaker.say("desk-salvaged", &said))?)
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
        for (name, first_row) in [("good", "{}"), ("bad", "{\"geheim\"")] {
            let id: TableId = name.parse().expect("a name");
            let secret = vec![7; 32];
            let new =
                NewTableRecord { id, at: 1, first_row: first_row.to_owned(), secret, credentials: vec![] };
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
        let speaker = Speaker::terminal(Language::En);
        let mut out = Vec::new();
        assert_eq!(examine_file(&store, &speaker, &mut out).await.expect("examined"), 0);
        let found = examine_all(&store, &speaker, &mut out).await.expect("examined");
        let said = String::from_utf8(out).expect("text");
        assert_eq!((found.n_tables, found.n_faults), (2, 2), "neither is a table of ours: {said}");
        assert!(found.sound.is_empty() && said.contains("Free on the disk: "), "{said}");
        assert!(said.contains("bad\trow 0: ") && !said.contains("geheim"), "{said}");
    }
}
