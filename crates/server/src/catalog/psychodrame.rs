//! What the table has to know of Psychodrame beyond the contract.

use psychodrame::{Event, Options, Psychodrame, Role, Series};
use table::Erased;

/// Psychodrame with its bot; characters go on in another game at the same table (PSD-163).
pub(super) fn psychodrame() -> Erased<Psychodrame> {
    Erased::new(Psychodrame, (2, 4), [Role::Player])
        .disclosing(discloses)
        .going_on(|state, options| Options { series: Some(Series::of(&state.table)), ..options })
        .bot("player", || Box::new(search::psychodrame::Bot::default()))
}

/// Whether an event brings something hidden to light: only cards do, all else lies open (PSD-06).
fn discloses(event: &Event) -> bool {
    matches!(event, Event::CardsDrawn { .. })
}
