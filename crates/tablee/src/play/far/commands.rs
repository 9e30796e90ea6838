//! What somebody can ask of the table beside the game: lines that begin with `/`.

use client::new_key;
use kernel::Seq;
use table::{Action, LimitKind, Motion, Pause};
use words::Speaker;

use super::seat::{Far, sentence};
use crate::play::place::Tell;

/// The sentences that explain the commands.
pub(super) const HELP: [&str; 9] = [
    "far-help-say",
    "far-help-tell",
    "far-help-x",
    "far-help-pause",
    "far-help-undo",
    "far-help-consent",
    "far-help-limits",
    "far-help-who",
    "far-help-move",
];

/// Obeys a command; both languages are understood. Says what there is to say.
pub(super) fn obey(
    far: &mut Far,
    command: &str,
    words: &Speaker,
    tell: Tell<'_>,
) -> anyhow::Result<Vec<String>> {
    let (verb, rest) = command.trim().split_once(' ').unwrap_or((command.trim(), ""));
    let rest = rest.trim();
    let nothing = || Ok(vec![words.just("far-nothing-there")]);
    let action = match verb.to_lowercase().as_str() {
        "dire" | "say" | "d" => Action::Say { text: rest.into() },
        "conter" | "tell" | "c" => Action::Narrate { text: rest.into() },
        "x" => match (rest, far.last_text) {
            ("", _) => Action::RaiseCard { strike: None, rewind: None },
            (_, Some((_, passage))) => Action::RaiseCard { strike: Some(passage), rewind: None },
            (_, None) => return nothing(),
        },
        "pause" => Action::Pause,
        "reprendre" | "resume" if far.table().pause == Some(Pause::Card) => {
            Action::Propose { motion: Motion::Resume }
        }
        "reprendre" | "resume" => Action::Resume,
        "annuler" | "undo" => match far.last_play {
            Some(Seq(last)) => Action::Rewind { to: Seq(last.saturating_sub(1)) },
            None => return nothing(),
        },
        answer @ ("oui" | "yes" | "non" | "no") => {
            let you = far.you();
            let asked = far.table().motions.iter().find(|open| {
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
        "biffer" | "strike" => match far.last_text.filter(|(seat, _)| *seat == far.you()) {
            Some((_, passage)) => Action::Strike { passage },
            None => return nothing(),
        },
        "signet" | "mark" => Action::Bookmark { passage: far.last, label: rest.into() },
        "absent" => {
            let called = |seat: &kernel::Seat| far.name(*seat).to_lowercase() == rest.to_lowercase();
            let seats = 0..u8::try_from(far.table().seats.len()).unwrap_or(u8::MAX);
            match seats.map(kernel::Seat).find(called) {
                Some(seat) => Action::CallAbsent { seat },
                None => return nothing(),
            }
        }
        "qui" | "who" => return Ok(far.seats(words)),
        "lien" | "move" => return move_seat(far, words, tell),
        "fermer" | "close" => {
            let is_over = far.game().is_none_or(|view| view.ending.is_some());
            if is_over { Action::Close } else { Action::Propose { motion: Motion::Close } }
        }
        _ => return Ok(HELP.iter().map(|id| words.just(id)).collect()),
    };
    let answer = far.ask_table(action, None, tell)?;
    Ok(answer.err().map(|failure| sentence(&failure, words.language())).into_iter().collect())
}

/// A one-time link that brings the seat to another device.
fn move_seat(far: &mut Far, words: &Speaker, tell: Tell<'_>) -> anyhow::Result<Vec<String>> {
    let key = new_key();
    Ok(match far.ask_table(Action::MoveSeat, Some(key.clone()), tell)? {
        Ok(_) => {
            let link = format!("{}/#/arrive/{}/{key}", far.link.server, far.link.table);
            vec![words.just("far-move"), link]
        }
        Err(failure) => vec![sentence(&failure, words.language())],
    })
}
