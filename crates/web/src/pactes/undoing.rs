//! What taking back would undo, on the dice it concerns: the number that the agreement gives the row.

use kernel::Seq;
use leptos::prelude::*;
use pactes::{DieId, Happening, Notice, Partly, Slot};

use super::context::TableContext;
use crate::story::Tale;

/// A die that would not lie so any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct UndoneDie {
    /// Its number in the agreement; a die that was only laid has none.
    pub(super) number: Option<usize>,
}

/// What would be undone of the die on a slot, while that is asked.
pub(super) fn undone_die(ctx: TableContext, slot: Slot) -> Memo<Option<UndoneDie>> {
    let tale = Tale::here();
    Memo::new(move |_| {
        let to = tale.undoing.get()?;
        let (die, _) = ctx.view.with(|view| view.contract.as_ref()?.on(slot))?;
        let rows = ctx.story.with(|story| {
            let is_throw = |notice: &Notice| matches!(notice, Notice::Open(Happening::DiceRolled { .. }));
            // What was thrown before is another contract's.
            let thrown = story.iter().rposition(|heard| is_throw(&heard.notice)).unwrap_or(0);
            let since = story[thrown..].iter().filter(|heard| heard.seq > to);
            let undone = since.filter(|heard| is_throw(&heard.notice) || concerns(&heard.notice, die, slot));
            undone.map(|heard| heard.seq).collect::<Vec<_>>()
        });
        let numbers = tale.undone_rows();
        let number = |seq: &Seq| numbers.iter().position(|row| row == seq).map(|index| index + 1);
        (!rows.is_empty()).then(|| UndoneDie { number: rows.iter().find_map(number) })
    })
}

/// Whether it is about this die, or about whatever lay there.
fn concerns(notice: &Notice, id: DieId, at: Slot) -> bool {
    match notice {
        Notice::Partly(Partly::DiePlaced { die, .. } | Partly::DieConverted { die, .. }) => *die == id,
        Notice::Partly(Partly::DieRerolled { slot, .. } | Partly::DieShifted { slot, .. }) => *slot == at,
        _ => false,
    }
}
