//! What the table has to know of Innommable beyond the contract.

use innommable::{Event, Happening, Innommable, Role};
use table::Erased;

/// Innommable with its bots.
pub(super) fn innommable() -> Erased<Innommable> {
    Erased::new(Innommable, (2, 7), [Role::Keeper, Role::Player])
        .disclosing(discloses)
        .bot("keeper", || Box::new(search::innommable::Bot::default()))
}

/// Whether an event brings something hidden to light, for anybody.
fn discloses(event: &Event) -> bool {
    match event {
        // Parts 1 and 5 (INN-16), what is found (INN-36), its text (INN-37), the whole mystery at the end.
        Event::Open { what: Happening::PreparationFinished { .. } }
        | Event::Revealed { .. }
        | Event::Published { .. }
        | Event::Closed => true,
        Event::Open { .. }
        | Event::MysteryWritten { .. }
        | Event::DiceLaid { .. }
        | Event::DieMoved { .. }
        | Event::Noted { .. }
        | Event::Blacklisted { .. } => false,
    }
}
