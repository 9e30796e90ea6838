//! The seconds until a window closes by itself: they stand still while somebody writes.

use std::time::Duration;

use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*};
use words::{Args, Person};

use crate::{
    draft::{Spoken, TellsWriting, WhoWrites},
    game::PassedAround,
    language::{t, translator},
};

/// A clock that runs down, as every screen of the table sees it.
#[derive(Clone, Copy)]
pub(crate) struct Countdown {
    left: RwSignal<u64>,
    whole: RwSignal<u64>,
    others: Signal<Vec<String>>,
    /// Whether the viewer writes.
    me: RwSignal<bool>,
}

impl Countdown {
    /// From so many milliseconds on; it begins again whenever what they follow changes. A device that goes round has
    /// no clock.
    pub(crate) fn of(milliseconds: impl Fn() -> u64 + 'static) -> Option<Self> {
        if use_context::<PassedAround>().is_some() {
            return None;
        }
        // Where people speak, the windows that wait for writers are shorter.
        let windows = Spoken::windows();
        let seconds = move || windows(milliseconds()) / 1000;
        let begun = untrack(&seconds);
        let (left, whole) = (RwSignal::new(begun), RwSignal::new(begun));
        let count = Self { left, whole, others: WhoWrites::here(), me: RwSignal::new(false) };
        Effect::new(move || {
            let seconds = seconds();
            whole.set(seconds);
            left.set(seconds);
        });
        let writes_now = TellsWriting::writes_now();
        let tick = move || {
            count.me.try_set(writes_now());
            if count.others.try_with_untracked(Vec::is_empty) == Some(true) && !writes_now() {
                _ = left.try_update(|left| *left = left.saturating_sub(1));
            }
        };
        if let Ok(handle) = set_interval_with_handle(tick, Duration::from_secs(1)) {
            on_cleanup(move || handle.clear());
        }
        Some(count)
    }

    /// The seconds left.
    pub(crate) fn left(self) -> u64 {
        self.left.get()
    }

    /// How many hundredths of the time are left.
    pub(crate) fn share(self) -> u64 {
        self.left.get() * 100 / self.whole.get().max(1)
    }

    /// Whether it stands still: somebody writes.
    pub(crate) fn stands(self) -> bool {
        self.me.get() || !self.others.read().is_empty()
    }

    /// The seconds in figures, who writes, and sand that runs down.
    pub(crate) fn sand(self) -> AnyView {
        let translator = translator();
        let seconds = move || translator.say("seconds-left", &Args::new().with("n", self.left()));
        let stands = Memo::new(move |_| self.stands());
        let share = move || format!("{}%", self.share());
        let who = move || {
            let names: Vec<Person> = self.others.get().into_iter().map(Person::named).collect();
            (!names.is_empty()).then(|| translator.say("writes", &Args::new().with("names", names)))
        };
        view! {
            <p class="seconds" class:still=stands>
                <b role="timer">{seconds}</b>
                <small hidden=Signal::derive(move || !stands.get())>{t("seconds-stopped")}</small>
                <span class="who-writes">{who}</span>
            </p>
            <div class="sand" class:still=stands style=("--left", share) aria-hidden="true"></div>
        }
        .into_any()
    }
}
