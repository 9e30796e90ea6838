//! How somebody likes the board, kept on this device.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::say::p;
use crate::keep;

const KEPT: &str = "tablee.psychopathe.taste";

/// What is shown on the board.
#[derive(Debug, Clone, Copy)]
pub(super) struct BoardSettings {
    pub(super) names: RwSignal<bool>,
    pub(super) threats: RwSignal<bool>,
    /// Whether a move waits for a second yes; nothing, as long as nobody has chosen.
    confirm: RwSignal<Option<bool>>,
}

/// Below this width, in pixels, a move is confirmed unless somebody wants otherwise.
const NARROW: f64 = 600.0;

fn is_narrow() -> bool {
    window().inner_width().ok().and_then(|width| width.as_f64()).is_some_and(|width| width < NARROW)
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct Kept {
    names: bool,
    threats: bool,
    /// Nothing, as long as nobody has chosen.
    #[serde(default)]
    confirm: Option<bool>,
}

impl BoardSettings {
    /// For everything below.
    pub(super) fn provide() -> Self {
        let kept: Kept = keep::read(KEPT).unwrap_or_default();
        let taste = Self {
            names: RwSignal::new(kept.names),
            threats: RwSignal::new(kept.threats),
            confirm: RwSignal::new(kept.confirm),
        };
        provide_context(taste);
        Effect::new(move |_| {
            let kept =
                Kept { names: taste.names.get(), threats: taste.threats.get(), confirm: taste.confirm.get() };
            keep::write(KEPT, &kept);
        });
        taste
    }

    /// The same without threats, for everything below: they would give a puzzle away.
    pub(super) fn provide_without_threats() {
        let taste = expect_context::<Self>();
        provide_context(Self { threats: RwSignal::new(false), ..taste });
    }

    /// Whether a move waits for a second yes: on a small screen, unless somebody wants otherwise.
    pub(super) fn confirms(self) -> bool {
        self.confirm.get().unwrap_or_else(is_narrow)
    }

    /// A second yes, or none.
    pub(super) fn confirm_switch(self) -> impl IntoView {
        view! {
            <button type="button" id="confirm-moves" aria-pressed=move || self.confirms().to_string()
                on:click=move |_| self.confirm.set(Some(!untrack(|| self.confirms())))>
                {p("psy-confirm")}
            </button>
        }
    }
}

/// What can be shown or hidden, and the board turned.
#[component]
pub(super) fn BoardSettingsForm(
    on_turn: Callback<()>,
    /// Whether threats may be shown.
    #[prop(default = true)]
    threats: bool,
) -> impl IntoView {
    let taste = expect_context::<BoardSettings>();
    let toggle = move |signal: RwSignal<bool>, id: &'static str, name: &'static str| {
        view! {
            <button type="button" id=id aria-pressed=move || signal.get().to_string()
                on:click=move |_| signal.update(|on| *on = !*on)>{p(name)}</button>
        }
    };
    view! {
        <div class="tastes buttons" role="group" aria-label=p("psy-board-tools")>
            <button type="button" id="turn-board" on:click=move |_| on_turn.run(())>
                {p("psy-turn-board")}
            </button>
            {toggle(taste.names, "names", "psy-names")}
            {threats.then(|| toggle(taste.threats, "threats", "psy-threats"))}
        </div>
    }
}
