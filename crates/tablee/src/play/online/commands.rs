//! What somebody can ask of the table beside the game: lines that begin with `/`.

use client::new_key;
use table::{Action, LimitKind, Motion};
use words::Speaker;

use super::{failed::sentence, seat::OnlineSeat};
use crate::play::{table_seat::Tell, terminal_game::TerminalGame};

/// The sentences that explain the commands.
pub(super) const HELP: [&str; 10] = [
    "online-help-say",
    "online-help-tell",
    "online-help-x",
    "online-help-pause",
    "online-help-undo",
    "online-help-consent",
    "online-help-limits",
    "online-help-who",
    "online-help-entrust",
    "online-help-move",
];

/// Obeys a command; both languages are understood. Says what there is to say.
pub(super) fn obey<G: TerminalGame>(
    seat: &mut OnlineSeat<G>,
    command: &str,
    words: &Speaker,
    tell: Tell<'_>,
) -> anyhow::Result<Vec<String>> {
    let (verb, rest) = command.trim().split_once(' ').unwrap_or((command.trim(), ""));
    let rest = rest.trim();
    let nothing = || Ok(vec![words.just("online-nothing-there")]);
    let action = match verb.to_lowercase().as_str() {
        "dire" | "say" | "d" => Action::Say { text: rest.into() },
        "conter" | "tell" | "c" => Action::Narrate { text: rest.into() },
        "x" => match (rest, seat.last_text) {
            ("", _) => Action::RaiseCard { strike: None, rewind: None },
            (_, Some((_, passage))) => Action::RaiseCard { strike: Some(passage), rewind: None },
            (_, None) => return nothing(),
        },
        "pause" => Action::Pause,
        "reprendre" | "resume" => Action::Resume,
        "annuler" | "undo" => match seat.table().take_back {
            Some(back) => Action::Rewind { to: back.to },
            None => return nothing(),
        },
        answer @ ("oui" | "yes" | "non" | "no") => {
            let you = seat.own_seat();
            let asked = seat.table().motions.iter().find(|open| {
                open.asked.contains(&you) && !open.consents.contains(&you) || open.by == table::By::Seat(you)
            });
            let Some(motion) = asked.map(|open| open.id) else { return nothing() };
            if matches!(answer, "oui" | "yes") {
                Action::Consent { motion }
            } else {
                Action::Object { motion }
            }
        }
        "ligne" | "line" => Action::AddLimit { kind: LimitKind::Line, text: rest.into() },
        "voile" | "veil" => Action::AddLimit { kind: LimitKind::Veil, text: rest.into() },
        "biffer" | "strike" => match seat.last_text.filter(|(by, _)| *by == seat.own_seat()) {
            Some((_, passage)) => Action::Strike { passage },
            None => return nothing(),
        },
        "signet" | "mark" => Action::Bookmark { passage: seat.last, label: rest.into() },
        "absent" => {
            let called = |of: &kernel::Seat| seat.name(*of).to_lowercase() == rest.to_lowercase();
            let seats = 0..u8::try_from(seat.table().seats.len()).unwrap_or(u8::MAX);
            match seats.map(kernel::Seat).find(called) {
                Some(seat) => Action::CallAbsent { seat },
                None => return nothing(),
            }
        }
        "confier" | "entrust" => {
            let chair = seat.table().seats.get(usize::from(seat.own_seat().0));
            Action::Entrust { entrusted: chair.and_then(|chair| chair.entrusted) != Some(true) }
        }
        "qui" | "who" => return Ok(seat.seats(words)),
        "lien" | "move" => return move_seat(seat, words, tell),
        "fermer" | "close" => {
            let is_over = seat.game().is_none_or(|view| G::default().status(view).outcome.is_some());
            if is_over { Action::Close } else { Action::Propose { motion: Motion::Close } }
        }
        _ => return Ok(HELP.iter().map(|id| words.just(id)).collect()),
    };
    let answer = seat.ask_table(action, None, tell)?;
    Ok(answer.err().map(|failure| sentence(&failure, words.language())).into_iter().collect())
}

/// A one-time link that brings the seat to another device.
fn move_seat<G: TerminalGame>(
    seat: &mut OnlineSeat<G>,
    words: &Speaker,
    tell: Tell<'_>,
) -> anyhow::Result<Vec<String>> {
    let key = new_key();
    Ok(match seat.ask_table(Action::MoveSeat, Some(key.clone()), tell)? {
        Ok(_) => {
            let link = format!("{}/#/arrive/{}/{key}", seat.link.server, seat.link.table);
            vec![words.just("online-move"), link]
        }
        Err(failure) => vec![sentence(&failure, words.language())],
    })
}
