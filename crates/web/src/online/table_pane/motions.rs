//! What waits for consent.

use leptos::prelude::*;
use table::{Action, MotionView};
use words::Args;

use crate::{
    language::{t, translator},
    online::{
        remote::Remote,
        view::{proposal, proposer, waits_for},
    },
};

/// What waits for consent.
#[component]
pub(in crate::online) fn Motions() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let motions = remote.of(|table| table.motions.clone());
    let card = move |open: MotionView| {
        let id = open.id;
        let (sentence, about) = proposal(&open.motion);
        let about = about.map(|seat| remote.name(seat)).unwrap_or_default();
        let proposer = proposer(&open);
        let by = proposer.map(|seat| view! { <strong>{remote.name(seat)}</strong> " — " });
        let said = move || translator.say(sentence, &Args::new().with("name", about.as_str()));
        let me = remote.seat.get_untracked();
        let asked = me.is_some_and(|me| waits_for(&open, me));
        let mine = me.is_some() && proposer == me;
        view! {
            <li class="offer motion">
                <p role="status">{by} {said}</p>
                {asked.then(|| view! {
                    <div class="buttons">
                        <button type="button" class="primary consent"
                            on:click=move |_| remote.ask(Action::Consent { motion: id })>{t("consent")}</button>
                        <button type="button" on:click=move |_| remote.ask(Action::Object { motion: id })>
                            {t("decline")}
                        </button>
                    </div>
                })}
                {(!asked).then(|| view! { <p class="hint">{t("waits-for-others")}</p> })}
                {mine.then(|| view! {
                    <div class="buttons">
                        <button type="button" class="withdraw"
                            on:click=move |_| remote.ask(Action::Object { motion: id })>{t("withdraw")}</button>
                    </div>
                })}
            </li>
        }
    };
    let for_me = move || {
        let me = remote.seat.get();
        motions.with(|all| all.iter().any(|open| me.is_some_and(|me| waits_for(open, me))))
    };
    let title = move || translator.just(if for_me() { "motions" } else { "motions-wait" });
    view! {
        <section class="society" aria-labelledby="motions-title"
            hidden=Signal::derive(move || motions.read().is_empty())>
            <h2 id="motions-title">{Signal::derive(title)}</h2>
            <ul class="cards">{move || motions.get().into_iter().map(card).collect_view()}</ul>
        </section>
    }
}
