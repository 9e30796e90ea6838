//! What the table has to know of Psychodrame beyond the contract.

use psychodrame::{Event, Psychodrame, Role};
use table::Erased;

/// Psychodrame with its bot.
pub(super) fn psychodrame() -> Erased<Psychodrame> {
    Erased::new(Psychodrame, (2, 4), [Role::Player])
        .disclosing(discloses)
        .bot("player", || Box::new(search::psychodrame::Bot::default()))
}

/// Whether an event brings something hidden to light: only cards do, all else lies open (PSD-06).
fn discloses(event: &Event) -> bool {
    matches!(event, Event::CardsDrawn { .. })
}
