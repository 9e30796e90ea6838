//! What every piece of the page of Psychodrame works with.

use psychodrame::{CharacterId, Psychodrame};
use words::psychodrame::{Names, Speaker};

use crate::desk;

/// The shell's desk.
pub(super) type Desk = desk::Desk<Psychodrame>;

/// Those who are spoken of, as they are called now.
pub(super) fn names(desk: Desk) -> Names {
    desk.view.with(|view| Names::new(desk.names.get()).at(&view.table))
}

/// Says the sentences of the game.
pub(super) fn speaker(desk: Desk) -> Speaker {
    Speaker::new(desk.tongue.language())
}

/// What a character is called.
pub(super) fn name(desk: Desk, who: CharacterId) -> String {
    speaker(desk).name(&names(desk), who)
}
