//! The end of a table.

use leptos::prelude::*;
use table::{Action, Motion, Phase};

use crate::{
    erased::piece,
    frame::{Around, TABLE},
    language::{t, translator},
    online::remote::Remote,
    route::Route,
    sure::Sure,
};

/// Closing the table, and checking its dice.
#[component]
pub(super) fn Closing(over: Memo<bool>, dice: bool) -> impl IntoView {
    let remote = expect_context::<Remote>();
    let closed = remote.of(|table| table.phase == Phase::Closed);
    let seated = Memo::new(move |_| remote.seat.get().is_some());
    let translator = translator();
    let sure = Sure::here();
    let close = move |_| {
        let (price, action) = match over.get_untracked() {
            true => ("close-price", Action::Close),
            false => ("close-early-price", Action::Propose { motion: Motion::Close }),
        };
        let (what, price) = untrack(|| (translator.just("close-table"), translator.just(price)));
        sure.ask(what, price, move || remote.ask(action.clone()));
    };
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
                <button type="button" id="close-table"
                    hidden=Signal::derive(move || closed.get() || !seated.get())
                    on:click=close>{t("close-table")}</button>
                <a class="button" id="verify" hidden=Signal::derive(move || !closed.get() || !dice)
                    href=verify>
                    {t("verify")}
                </a>
            </div>
        </section>
    }
}

/// The dice, once the table is closed, as something to keep; before, the way there.
#[component]
pub(in crate::online) fn KeptDice() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let pane = use_context::<Around>().map(|around| around.pane);
    let closed = remote.of(|table| table.phase == Phase::Closed);
    let verify = move || Route::Verify(remote.id.get_value(), remote.as_whom.get_value()).href();
    let picture = || {
        view! {
            <svg viewBox="0 0 60 78" aria-hidden="true">
                <rect class="sheet" x="8" y="18" width="44" height="44" rx="9"/>
                <path class="lines" d="M20 40l8 9 14-18"/>
            </svg>
        }
    };
    piece(move || match closed.get() {
        true => view! {
            <li>
                <a id="keep-dice" href=verify>
                    {picture()} <b>{t("verify")}</b> <small>{t("end-keep-dice")}</small>
                </a>
            </li>
        }
        .into_any(),
        false => view! {
            <li>
                <button type="button" id="keep-dice"
                    on:click=move |_| _ = pane.inspect(|pane| pane.set(TABLE))>
                    {picture()} <b>{t("verify")}</b> <small>{t("end-keep-dice-later")}</small>
                </button>
            </li>
        }
        .into_any(),
    })
}
