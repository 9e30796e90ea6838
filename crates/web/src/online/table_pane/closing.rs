//! The end of a table.

use leptos::prelude::*;
use table::{Action, Motion, Phase};

use crate::{
    language::{t, translator},
    online::remote::Remote,
    route::Route,
};

/// Closing the table, and checking its dice.
#[component]
pub(super) fn Closing(over: Memo<bool>, dice: bool) -> impl IntoView {
    let remote = expect_context::<Remote>();
    let closed = remote.of(|table| table.phase == Phase::Closed);
    let seated = Memo::new(move |_| remote.seat.get().is_some());
    let close = move |_| {
        remote.ask(if over.get_untracked() {
            Action::Close
        } else {
            Action::Propose { motion: Motion::Close }
        });
    };
    let translator = translator();
    let lead = move || {
        translator.just(match (closed.get(), dice) {
            (false, true) => "closing-lead",
            (false, false) => "closing-lead-plain",
            (true, true) => "closed-lead",
            (true, false) => "closed-lead-plain",
        })
    };
    let verify = move || Route::Verify(remote.id.get_value(), remote.as_whom.get_value()).href();
    view! {
        <section class="society" aria-labelledby="closing-title">
            <h2 id="closing-title">{t("closing")}</h2>
            <p class="hint">{lead}</p>
            <div class="buttons">
                <button type="button" id="close-table" hidden=Signal::derive(move || closed.get() || !seated.get())
                    on:click=close>{t("close-table")}</button>
                <a class="button" id="verify" hidden=Signal::derive(move || !closed.get() || !dice) href=verify>
                    {t("verify")}
                </a>
            </div>
        </section>
    }
}
