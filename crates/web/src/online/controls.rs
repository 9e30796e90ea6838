//! What a game's page may know and ask of its table, where it needs more than the game.

use kernel::Seq;
use leptos::prelude::*;
use table::{ClockView, Phase};

use super::{going_back::GoingBack, remote::Remote};

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
    back: Callback<Seq>,
}

impl TableControls {
    /// For everything below.
    pub(super) fn provide(remote: Remote) {
        let back = GoingBack::here(remote);
        provide_context(Self {
            clock: remote.of(|table| table.clock.clone()),
            ahead: remote.ahead,
            is_open: remote.of(|table| table.you.seat().is_some() && table.phase == Phase::Playing),
            has_failed: Memo::new(move |_| remote.failure.with(Option::is_some)),
            back: Callback::new(move |to| back.to(to)),
        });
    }

    /// Those of this page's table.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// Goes back to a row, or asks for it; what needs nobody's consent is said first.
    pub(crate) fn go_back(self, to: Seq) {
        self.back.run(to);
    }
}
