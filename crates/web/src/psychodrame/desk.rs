//! What every piece of the page of Psychodrame works with.

use psychodrame::{Psychodrame, Who};
use words::psychodrame::{Company, Speaker};

use crate::desk;

/// The shell's desk.
pub(super) type Desk = desk::Desk<Psychodrame>;

/// Those who are spoken of, as they are called now.
pub(super) fn company(desk: Desk) -> Company {
    desk.view.with(|view| Company::new(desk.names.get()).at(&view.table))
}

/// Says the sentences of the game.
pub(super) fn speaker(desk: Desk) -> Speaker {
    Speaker::new(desk.tongue.language())
}

/// What a character is called.
pub(super) fn name(desk: Desk, who: Who) -> String {
    speaker(desk).name(&company(desk), who)
}
