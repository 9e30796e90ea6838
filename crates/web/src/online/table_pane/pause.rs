//! The game stands still.

use leptos::prelude::*;
use table::{Action, Motion, Pause};

use crate::{
    language::{t, translator},
    online::remote::Remote,
};

/// The game stands still: why, and how it goes on.
#[component]
pub(in crate::online) fn Paused() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let resume = t("resume");
    let pause = remote.of(|table| table.pause);
    move || {
        pause.get().map(|pause| {
            let (title, action) = match pause {
                Pause::Asked => ("paused", Action::Resume),
                Pause::Card => ("card-is-up", Action::Propose { motion: Motion::Resume }),
            };
            view! {
                <p class="alarm paused" role="status">
                    {Signal::derive(move || translator.just(title))}
                    <button type="button" on:click=move |_| remote.ask(action.clone())>{resume}</button>
                </p>
            }
        })
    }
}
