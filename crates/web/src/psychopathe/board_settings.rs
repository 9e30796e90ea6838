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
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct Kept {
    names: bool,
    threats: bool,
}

impl BoardSettings {
    /// For everything below.
    pub(super) fn provide() -> Self {
        let kept: Kept = keep::read(KEPT).unwrap_or_default();
        let taste = Self { names: RwSignal::new(kept.names), threats: RwSignal::new(kept.threats) };
        provide_context(taste);
        Effect::new(move |_| {
            keep::write(KEPT, &Kept { names: taste.names.get(), threats: taste.threats.get() });
        });
        taste
    }
}

/// What can be shown or hidden, and the board turned.
#[component]
pub(super) fn BoardSettingsForm(on_turn: Callback<()>) -> impl IntoView {
    let taste = expect_context::<BoardSettings>();
    let toggle = move |signal: RwSignal<bool>, id: &'static str, name: &'static str| {
        view! {
            <button type="button" id=id aria-pressed=move || signal.get().to_string()
                on:click=move |_| signal.update(|on| *on = !*on)>{p(name)}</button>
        }
    };
    view! {
        <div class="tastes buttons" role="group" aria-label=p("psy-board-tools")>
            <button type="button" id="turn-board" on:click=move |_| on_turn.run(())>{p("psy-turn-board")}</button>
            {toggle(taste.names, "names", "psy-names")}
            {toggle(taste.threats, "threats", "psy-threats")}
        </div>
    }
}
