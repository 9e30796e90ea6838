//! What a game's page may know and ask of its table, where it needs more than the game.

use leptos::prelude::*;
use table::{Action, ClockView, Phase};

use super::{remote::Remote, view::n_asked};
use crate::frame::TALK;

/// What some games show beside the game: clocks, taking back, another game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TableControls {
    /// How much time everybody has left, where there are clocks.
    pub(crate) clock: Memo<Option<ClockView>>,
    /// How far the server's time is ahead of this device's, in milliseconds.
    pub(crate) ahead: RwSignal<f64>,
    /// Whether the table is open to somebody who sits at it.
    pub(crate) is_open: Memo<bool>,
    /// Whether what was asked last was not done.
    pub(crate) has_failed: Memo<bool>,
    /// Whether something waits for the viewer's consent.
    pub(crate) is_asked: Memo<bool>,
    /// Whether something waits for anybody's.
    pub(crate) waits: Memo<bool>,
    pane: RwSignal<&'static str>,
    ask: Callback<Action>,
}

impl TableControls {
    /// For everything below.
    pub(super) fn provide(remote: Remote, pane: RwSignal<&'static str>) {
        provide_context(Self {
            clock: remote.of(|table| table.clock.clone()),
            ahead: remote.ahead,
            is_open: remote.of(|table| table.you.seat().is_some() && table.phase == Phase::Playing),
            has_failed: Memo::new(move |_| remote.failure.with(Option::is_some)),
            is_asked: remote.of(|table| n_asked(table) > 0),
            waits: remote.of(|table| !table.motions.is_empty()),
            pane,
            ask: Callback::new(move |action| remote.ask(action)),
        });
    }

    /// Those of this page's table.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// Shows what waits for consent, where a small screen hides it.
    pub(crate) fn show(self) {
        self.pane.set(TALK);
    }

    /// Asks something of the table.
    pub(crate) fn ask(self, action: Action) {
        self.ask.run(action);
    }
}
