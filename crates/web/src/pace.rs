//! What people ask of the bots at their table: to go on, to wait, to close, to give the floor.

use kernel::Wish;
use leptos::prelude::*;

use crate::language::t;

/// Above the dock, while a bot leaves people the moment: one tap lets it go on, another one holds it back.
pub(crate) fn pace_bar(holds_back: Signal<bool>, waits: Signal<bool>, ask: Callback<Wish>) -> AnyView {
    let is_there = Memo::new(move |_| holds_back.get() || waits.get());
    let said = move || if waits.get() { t("bots-wait").into_any() } else { t("bots-hold-back").into_any() };
    view! {
        <div class="pace" role="group" aria-label=t("bots-title")
            hidden=Signal::derive(move || !is_there.get())>
            <p>{said}</p>
            <button type="button" id="bots-go-on" on:click=move |_| ask.run(Wish::GoOn)>
                {t("bots-go-on")}
            </button>
            <button type="button" class="quiet" id="bots-wait" hidden=waits
                on:click=move |_| ask.run(Wish::Wait)>{t("bots-hold")}</button>
        </div>
    }
    .into_any()
}

/// The same at any time, with what can be asked of a bot that leads.
pub(crate) fn pace_section(waits: Signal<bool>, ask: Callback<Wish>) -> AnyView {
    let button = move |wish: Wish, sentence: &'static str| {
        view! {
            <button type="button" data-wish=sentence on:click=move |_| ask.run(wish)>{t(sentence)}</button>
        }
        .into_any()
    };
    view! {
        <section class="society" aria-labelledby="bots-title">
            <h2 id="bots-title">{t("bots-title")}</h2>
            <p class="hint">{t("bots-lead")}</p>
            <p role="status" hidden=Signal::derive(move || !waits.get())>{t("bots-wait")}</p>
            <div class="buttons">
                {button(Wish::GoOn, "bots-go-on")} {button(Wish::Wait, "bots-hold")}
                {button(Wish::Close, "bots-close")} {button(Wish::Floor, "bots-floor")}
            </div>
        </section>
    }
    .into_any()
}
