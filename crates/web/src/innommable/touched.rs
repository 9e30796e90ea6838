//! What the viewer has touched and not yet done: a die lifted from the bowl, what it would cost, an element to be told.

use innommable::{
    AnchorState, ConflictStep, ElementId, Faces, MonologueBlacklist, MonologueKind, Stage, View,
};
use kernel::Seat;
use leptos::prelude::*;

use crate::drag::Drag;

/// What something would cost: so many entries on the blacklist, and perhaps the anchor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Price {
    pub(super) entries: u32,
    pub(super) anchor: bool,
}

/// Whose attempt leads to a discovery, and to which.
pub(super) type Finding = (Seat, Option<ElementId>);

/// For the stage, the dock and the desk of one viewer.
#[derive(Debug, Clone, Copy)]
pub(super) struct Touched {
    /// A die lifted from the bowl: its place there, and its kind.
    pub(super) lifted: RwSignal<Option<(usize, Faces)>>,
    /// Whether the anchor will be at the centre of what is told (INN-47).
    pub(super) central: RwSignal<bool>,
    /// What a control under the finger would cost.
    pub(super) pressed: RwSignal<Price>,
    /// The attempt that is being answered with a discovery.
    pub(super) finding: RwSignal<Option<Finding>>,
    /// The element under the Keeper's finger, on its way to an attempt.
    pub(super) drag: Drag<ElementId>,
    /// Whether the Keeper's sheet has changed and the table does not know it yet.
    pub(super) unwritten: RwSignal<bool>,
}

impl Touched {
    pub(super) fn provide() -> Self {
        let touched = Self {
            lifted: RwSignal::new(None),
            central: RwSignal::new(false),
            pressed: RwSignal::new(Price::default()),
            finding: RwSignal::new(None),
            drag: Drag::new(),
            unwritten: RwSignal::new(false),
        };
        provide_context(touched);
        touched
    }

    pub(super) fn here() -> Self {
        expect_context()
    }

    /// What is shown as a ghost on the viewer's own track.
    pub(super) fn price(self, view: &View) -> Price {
        match self.lifted.get() {
            Some((_, die)) => monologue_price(view, die, self.central.get()),
            None => match &view.monologue {
                Some(monologue) if Some(monologue.by) == view.you => match monologue.die {
                    Some(die) if monologue.kind != MonologueKind::Anchor => {
                        monologue_price(view, die, monologue.anchor_central)
                    }
                    _ => Price::default(),
                },
                _ => self.pressed.get(),
            },
        }
    }
}

/// INN-46, INN-47: what a monologue with this die writes.
pub(super) fn monologue_price(view: &View, die: Faces, central: bool) -> Price {
    let counts = match view.options.monologue_blacklist {
        MonologueBlacklist::All => true,
        MonologueBlacklist::ParanormalOnly => die == Faces::D4,
    };
    Price { entries: u32::from(counts && !central), anchor: false }
}

/// INN-74: what it costs to leave it at that.
pub(super) fn failure_price(view: &View) -> Price {
    let side = view.conflict.as_ref().zip(view.you).and_then(|(conflict, you)| conflict.side(you));
    Price { entries: side.map_or(0, |side| u32::from(!side.failure_written)), anchor: false }
}

/// INN-69, INN-70: what the next reroll costs, when it is the first or the second.
pub(super) fn reroll_price(view: &View) -> Price {
    let made = view.conflict.as_ref().zip(view.you).and_then(|(conflict, you)| conflict.side(you));
    match made.map_or(0, |side| side.rerolls) {
        0 => Price { entries: failure_price(view).entries + 1, anchor: false },
        _ => Price { entries: failure_price(view).entries, anchor: true },
    }
}

/// Whether the viewer could take a die now, if the bowl has one that suits.
pub(super) fn may_take(view: &View) -> bool {
    matches!(view.stage, Stage::Free | Stage::Declared) && view.own().is_some_and(|own| own.is_active())
}

/// Whether the viewer's character still has something to hold on to.
pub(super) fn has_anchor(view: &View) -> bool {
    view.own().is_some_and(|own| own.anchor != AnchorState::Lost)
}

/// Whether a conflict is over, but for being told.
pub(super) fn is_decided(step: ConflictStep) -> bool {
    matches!(step, ConflictStep::Settled | ConflictStep::Consent)
}
