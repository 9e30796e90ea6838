//! `tablee verify`: plays a recorded game again and derives every sealed pick anew.

use std::{fs, io::Write, path::Path};

use client::{Link, request};
use kernel::{Game, Language, Origin, Record, Verified, Wrong};
use pactes::Pactes;
use server::{Catalog, VerifyError};
use table::Checked;
use words::{Args, Speaker};

use crate::{
    play::key_of,
    record::{self, Saved},
};

/// Whether the record holds; what was found is written out.
///
/// # Errors
/// The findings cannot be written.
pub(crate) fn verify(path: &Path, language: Language, out: &mut dyn Write) -> anyhow::Result<bool> {
    let speaker = Speaker::terminal(language);
    let file = path.display().to_string();
    let args = || Args::new().with("file", file.clone());
    if file.starts_with("http://") || file.starts_with("https://") {
        let (holds, sentences) = far(&speaker, &file);
        for sentence in sentences {
            writeln!(out, "{sentence}")?;
        }
        return Ok(holds);
    }
    let (holds, sentences) = match record::game_of(path) {
        Ok(game) if game == Pactes::MANIFEST.name => match record::read(path) {
            Ok(saved) => found(&speaker, &args, &saved, &Pactes),
            Err(why) => (false, vec![speaker.say("verify-unreadable", &args().with("why", why.to_string()))]),
        },
        Ok(game) => (false, vec![speaker.say("verify-unknown-game", &args().with("game", game))]),
        // No game played here: perhaps the log of a table, as `tablee export` prints it.
        Err(why) => match fs::read_to_string(path) {
            Ok(text) => table(&speaker, &args, &text, &why.to_string()),
            Err(_) => (false, vec![speaker.say("verify-unreadable", &args().with("why", why.to_string()))]),
        },
    };
    for sentence in sentences {
        writeln!(out, "{sentence}")?;
    }
    Ok(holds)
}

/// The log of a table, as it is exported.
fn table<'a>(speaker: &Speaker, args: &dyn Fn() -> Args<'a>, text: &str, why: &str) -> (bool, Vec<String>) {
    let no = |said: String| (false, vec![said]);
    match server::verify_lines(&Catalog::standard(), text) {
        Ok(checked) => (true, table_holds(speaker, args, &checked)),
        Err(VerifyError::Line { line: 1 }) => {
            no(speaker.say("verify-unreadable", &args().with("why", why.to_owned())))
        }
        Err(VerifyError::NotClosed) => no(speaker.say("verify-table-open", &args())),
        Err(VerifyError::Line { line }) => no(speaker.say("verify-table-line", &args().with("line", line))),
        Err(VerifyError::Fault(fault)) => {
            let args = args().with("row", fault.seq.to_string());
            no(speaker.say("verify-fails", &args.with("why", why_of_table(speaker, &fault.what))))
        }
    }
}

/// A closed table on a server: its log is fetched with the link's key, or with that of a seat kept here.
fn far(speaker: &Speaker, url: &str) -> (bool, Vec<String>) {
    // The key is nobody's business.
    let shown = url.split('#').next().unwrap_or_default().to_owned();
    let args = || Args::new().with("file", shown.clone());
    let no = |why: String| (false, vec![speaker.say("verify-unreadable", &args().with("why", why))]);
    let kept = || {
        // A kept key goes to the server that it is of and to no other.
        let bare = Link::read(&format!("{url}#0")).ok()?;
        Some(Link { key: key_of(&bare)?, ..bare })
    };
    let Some(link) = Link::read(url).ok().or_else(kept) else { return no(speaker.just("far-no-link")) };
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return no(error.to_string()),
    };
    let bearer = format!("Bearer {}", link.key);
    let headers = [("authorization", bearer.as_str())];
    let answer = runtime.block_on(request("GET", &link.api("/export"), &headers, None::<&()>));
    match answer {
        Ok(answer) if answer.status == 200 => {
            table(speaker, &args, &String::from_utf8_lossy(&answer.body), "?")
        }
        Ok(answer) => no(match answer.json::<serde_json::Value>() {
            Ok(_) => answer.status.to_string(),
            Err(error) => error.to_string(),
        }),
        Err(error) => no(error.to_string()),
    }
}

fn found<'a, G: Game>(
    speaker: &Speaker,
    args: &dyn Fn() -> Args<'a>,
    saved: &Saved<G>,
    game: &G,
) -> (bool, Vec<String>) {
    let mut sentences = Vec::new();
    if saved.torn {
        sentences.push(speaker.just("verify-torn"));
    }
    let verified = saved.record.verify(game);
    match &verified {
        Ok(verified) => sentences.extend(holds(speaker, args, &saved.record, verified)),
        Err(fault) => {
            let args = args().with("row", fault.seq.to_string()).with("why", why(speaker, &fault.what));
            sentences.push(speaker.say("verify-fails", &args));
        }
    }
    (verified.is_ok(), sentences)
}

fn holds<'a, G: Game>(
    speaker: &Speaker,
    args: &dyn Fn() -> Args<'a>,
    record: &Record<G>,
    verified: &Verified<G>,
) -> Vec<String> {
    let picks = record.opening.picks.iter().chain(record.rows.iter().flat_map(|row| &row.picks));
    let sealed = picks.filter(|pick| pick.from == Origin::Sealed).count();
    let mut sentences =
        vec![speaker.say("verify-holds", &args().with("rows", record.rows.len()).with("picks", sealed))];
    sentences.push(match record.opening.commitment {
        Some(commitment) => {
            speaker.say("verify-commitment", &Args::new().with("commitment", format!("{commitment:?}")))
        }
        None => speaker.just("verify-unsealed"),
    });
    if !verified.declared.is_empty() {
        let rows: Vec<String> = verified.declared.iter().map(ToString::to_string).collect();
        let args = Args::new().with("count", rows.len()).with("rows", rows.join(", "));
        sentences.push(speaker.say("verify-declared", &args));
    }
    sentences
}

fn table_holds<'a>(speaker: &Speaker, args: &dyn Fn() -> Args<'a>, checked: &Checked) -> Vec<String> {
    let args_of = |checked: &Checked| args().with("rows", checked.actions).with("picks", checked.sealed);
    let mut sentences = vec![speaker.say("verify-holds", &args_of(checked))];
    let commitment = Args::new().with("commitment", format!("{:?}", checked.commitment));
    sentences.push(speaker.say("verify-commitment", &commitment));
    if checked.struck > 0 {
        sentences.push(speaker.say("verify-table-struck", &Args::new().with("count", checked.struck)));
    }
    if checked.declared > 0 {
        sentences.push(speaker.say("verify-table-declared", &Args::new().with("count", checked.declared)));
    }
    sentences
}

fn why_of_table(speaker: &Speaker, wrong: &table::Wrong) -> String {
    match wrong {
        table::Wrong::Game(wrong) => why(speaker, wrong),
        table::Wrong::NoTable => speaker.just("verify-no-table"),
        table::Wrong::NoSuchGame(game) => {
            speaker.say("verify-another-game", &Args::new().with("game", game.as_str()))
        }
        table::Wrong::NoSuchSeat(seat) => {
            speaker.say("verify-no-such-seat", &Args::new().with("seat", usize::from(seat.0) + 1))
        }
        table::Wrong::Empty => speaker.just("verify-empty"),
        table::Wrong::OtherDeal => speaker.just("verify-other-deal"),
        table::Wrong::NotStruck => speaker.just("verify-not-struck"),
        table::Wrong::Unreadable(_) => speaker.just("verify-row-unreadable"),
    }
}

fn why(speaker: &Speaker, wrong: &Wrong) -> String {
    let args = Args::new();
    match wrong {
        Wrong::AnotherGame(game) => speaker.say("verify-another-game", &args.with("game", game.as_str())),
        Wrong::OutOfOrder(seq) => speaker.say("verify-out-of-order", &args.with("row", seq.to_string())),
        Wrong::NoSecret => speaker.just("verify-no-secret"),
        Wrong::AnotherSecret => speaker.just("verify-another-secret"),
        Wrong::AnotherPick { index, said, derived } => {
            let args = args.with("index", index + 1).with("said", said + 1).with("derived", derived + 1);
            speaker.say("verify-another-pick", &args)
        }
        Wrong::UnknownOrigin { index } => {
            speaker.say("verify-unknown-origin", &args.with("index", index + 1))
        }
        Wrong::AgainstTheRules(rule) => {
            speaker.say("verify-against-the-rules", &args.with("rule", rule.as_str()))
        }
        Wrong::OtherEvents => speaker.just("verify-other-events"),
        Wrong::OtherAsks => speaker.just("verify-other-asks"),
    }
}
