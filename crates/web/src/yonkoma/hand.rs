//! What the viewer has in hand while a Test or a Conflict is under way: the stage and the dock share it.

use std::collections::BTreeSet;

use leptos::prelude::*;
use yonkoma::{CharacterId, Severity};

use super::context::TableContext;
use crate::{draft::Draft, keep};

/// A way on from a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// As it is.
    Accept,
    /// A Koma.
    Koma,
    /// A Gift, by its place on the sheet.
    Gift(CharacterId, u8),
    /// A Setback.
    Setback(Severity),
    /// Giving up.
    Concede,
}

/// What is in hand.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    /// The dice to keep, by their place from 1.
    pub(super) kept: RwSignal<BTreeSet<u8>>,
    /// The way that was tapped; nothing, before one was.
    pub(super) way: RwSignal<Option<Way>>,
    /// Whether the four severities of a Test are in sight.
    pub(super) severities: RwSignal<bool>,
    /// Who takes the Setback; nothing, before it was said.
    pub(super) taker: RwSignal<Option<CharacterId>>,
    /// Whether a Setback buys another approach instead of a reroll.
    pub(super) again: RwSignal<bool>,
    /// Whether the line that says how is in sight.
    pub(super) writes: RwSignal<bool>,
    /// How the result is improved, by whatever means.
    pub(super) how: Draft,
    /// How a Gift adds a Success to a Round.
    pub(super) gift: Draft,
    /// How those who concede get away.
    pub(super) escape: Draft,
    /// What nobody foresaw.
    pub(super) event: Draft,
}

impl Hand {
    /// For the whole table; it is emptied when a new Test or Conflict begins, and when dice fall.
    pub(super) fn provide(ctx: TableContext) {
        let draft = |what: &str| Draft::new(ctx.draft_key(what), "");
        let hand = Self {
            kept: RwSignal::new(BTreeSet::new()),
            way: RwSignal::new(None),
            severities: RwSignal::new(false),
            taker: RwSignal::new(None),
            again: RwSignal::new(false),
            writes: RwSignal::new(false),
            how: draft("how"),
            gift: draft("gift"),
            escape: draft("escape"),
            event: draft("event"),
        };
        let fresh = ctx.slice(|view| {
            let contest = view.board.contest.as_ref();
            contest.is_some_and(|contest| contest.sides.iter().all(|side| !side.begun))
        });
        Effect::new(move || {
            if fresh.get() {
                hand.forget(ctx);
            }
        });
        // Whoever rerolls keeps the Successes, unless they say otherwise.
        let lying = ctx.slice(|view| {
            let side = view.board.improving().and_then(|id| view.board.side(id));
            side.map(|side| (side.dice.clone(), view.board.options.success_faces.clone()))
        });
        Effect::new(move || {
            let Some((dice, faces)) = lying.get() else { return };
            let good = (1u8..).zip(&dice).filter(|(_, face)| faces.contains(face)).map(|(place, _)| place);
            hand.kept.set(good.collect());
            hand.put_down();
        });
        provide_context(hand);
    }

    /// The one of this table.
    pub(super) fn here() -> Self {
        expect_context()
    }

    /// Nothing is chosen any more.
    pub(super) fn put_down(self) {
        self.way.try_set(None);
        self.severities.try_set(false);
        self.again.try_set(false);
        self.writes.try_set(false);
    }

    /// What was half said in the last Test or Conflict is not said in a new one.
    fn forget(self, ctx: TableContext) {
        const OF: [&str; 6] = ["tell_result", "tell_round", "award", "go_on", "stop", "name_roller"];
        for draft in [self.how, self.gift, self.escape, self.event] {
            draft.set(String::new());
        }
        let kept = keep::keys(&ctx.table.with_value(|table| format!("tablee.draft.{table}.")));
        let stale = |key: &&String| OF.iter().any(|name| key.contains(&format!("\"do\":\"{name}\"")));
        kept.iter().filter(stale).for_each(|key| keep::forget(key));
        self.put_down();
    }

    /// The dice to keep, in their order.
    pub(super) fn keep(self) -> Vec<u8> {
        self.kept.with(|kept| kept.iter().copied().collect())
    }
}
