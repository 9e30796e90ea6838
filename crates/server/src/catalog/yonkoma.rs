//! What the table has to know of 4-KOMA beyond the contract.

use table::Erased;
use yonkoma::{Event, Role, Yonkoma};

/// 4-KOMA with its bots: the same one leads and plays.
pub(super) fn yonkoma() -> Erased<Yonkoma> {
    Erased::new(Yonkoma, (2, 7), [Role::GameMaster, Role::Player])
        .disclosing(discloses)
        .bot("mangaka", || Box::new(search::yonkoma::Bot::default()))
}

/// Whether an event brings something hidden to light: only what the game master kept to himself is hidden, his
/// characters' Concepts, Flaws, Gifts and Bonds; his notes never are shown.
fn discloses(event: &Event) -> bool {
    matches!(event, Event::NpcShown { .. } | Event::NpcBondShown { .. } | Event::GiftUsed { .. })
}
