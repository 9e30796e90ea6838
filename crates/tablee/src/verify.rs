//! `tablee verify`: plays a log again and derives every sealed pick again.

use std::{fs, io::Write, path::Path};

use client::{Link, request};
use kernel::Language;
use server::Catalog;
use table::{Checked, Wrong};
use words::{Args, Speaker};

use crate::play::{
    key_of,
    log::{self, Damaged},
};

/// Whether the log holds; what was found is written out.
pub(crate) fn verify(path: &Path, language: Language, out: &mut dyn Write) -> anyhow::Result<bool> {
    let speaker = Speaker::terminal(language);
    let file = path.display().to_string();
    let (holds, sentences) = if file.starts_with("http://") || file.starts_with("https://") {
        on_a_server(&speaker, &file)
    } else {
        match fs::read(path) {
            Ok(bytes) => found(&speaker, &file, &bytes),
            Err(error) => (false, vec![unreadable(&speaker, &file, error.to_string())]),
        }
    };
    for sentence in sentences {
        writeln!(out, "{sentence}")?;
    }
    Ok(holds)
}

fn unreadable(speaker: &Speaker, file: &str, why: String) -> String {
    speaker.say("verify-unreadable", &Args::new().with("file", file).with("why", why))
}

/// A log, as `tablee play` keeps it or `tablee export` prints it.
fn found(speaker: &Speaker, file: &str, bytes: &[u8]) -> (bool, Vec<String>) {
    let args = || Args::new().with("file", file);
    let no = |said: String| (false, vec![said]);
    let saved = match log::parse(bytes) {
        Ok(saved) => saved,
        Err(Damaged::NotClosed) => return no(speaker.say("verify-table-open", &args())),
        Err(Damaged::Line { line, .. }) => {
            return no(speaker.say("verify-table-line", &args().with("line", line)));
        }
        Err(why) => return no(unreadable(speaker, file, why.to_string())),
    };
    let mut sentences = Vec::new();
    if saved.torn {
        sentences.push(speaker.just("verify-torn"));
    }
    let catalog = Catalog::standard();
    let checked = table::verify(|name| catalog.find(name), &saved.rows);
    match &checked {
        Ok(checked) => sentences.extend(holds(speaker, file, checked)),
        Err(fault) => {
            let args = args().with("row", fault.seq.to_string()).with("why", why(speaker, &fault.what));
            sentences.push(speaker.say("verify-fails", &args));
        }
    }
    (checked.is_ok(), sentences)
}

/// A closed table on a server: its log is fetched with the link's key, or with that of a seat kept here.
fn on_a_server(speaker: &Speaker, url: &str) -> (bool, Vec<String>) {
    // The key is nobody's business.
    let shown = url.split('#').next().unwrap_or_default();
    let no = |why: String| (false, vec![unreadable(speaker, shown, why)]);
    let kept = || {
        // A kept key goes to the server that it is of and to no other.
        let bare = Link::read(&format!("{url}#0")).ok()?;
        Some(Link { key: key_of(&bare)?, ..bare })
    };
    let Some(link) = Link::read(url).ok().or_else(kept) else { return no(speaker.just("online-no-link")) };
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return no(error.to_string()),
    };
    let bearer = format!("Bearer {}", link.key);
    let headers = [("authorization", bearer.as_str())];
    let answer = runtime.block_on(request("GET", &link.api("/export"), &headers, None::<&()>));
    match answer {
        Ok(answer) if answer.status == 200 => found(speaker, shown, &answer.body),
        Ok(answer) => no(match answer.json::<serde_json::Value>() {
            Ok(_) => answer.status.to_string(),
            Err(error) => error.to_string(),
        }),
        Err(error) => no(error.to_string()),
    }
}

fn holds(speaker: &Speaker, file: &str, checked: &Checked) -> Vec<String> {
    let args = Args::new().with("file", file).with("rows", checked.actions).with("picks", checked.sealed);
    let mut sentences = vec![speaker.say("verify-holds", &args)];
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

fn why(speaker: &Speaker, wrong: &Wrong) -> String {
    let args = Args::new();
    match wrong {
        Wrong::NoTable => speaker.just("verify-no-table"),
        Wrong::NoSuchGame(game) => speaker.say("verify-another-game", &args.with("game", game.as_str())),
        Wrong::NoSuchSeat(seat) => {
            speaker.say("verify-no-such-seat", &args.with("seat", usize::from(seat.0) + 1))
        }
        Wrong::Empty => speaker.just("verify-empty"),
        Wrong::OtherDeal => speaker.just("verify-other-deal"),
        Wrong::NotStruck => speaker.just("verify-not-struck"),
        Wrong::Unreadable(_) => speaker.just("verify-row-unreadable"),
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
