//! Lines and veils: what is kept out of the story, from the lobby on.

use leptos::prelude::*;
use table::{Action, LimitKind, Motion, Phase};
use words::Args;

use crate::{
    draft::Draft,
    language::{t, translator},
    online::remote::Remote,
};

/// What is kept out of the story, and a form for more of it.
#[component]
pub(in crate::online) fn Limits() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let seated = remote.of(|table| table.you.seat().is_some() && table.phase != Phase::Closed);
    let limits = remote.of(|table| table.limits.clone());
    let draft = Draft::new(format!("{}.limit", remote.key()), "");
    let add = move |kind: LimitKind| {
        let text = draft.now();
        if !kernel::is_blank(&text) {
            remote.ask(Action::AddLimit { kind, text: text.trim().into() });
            draft.clear();
        }
    };
    // Nobody knows whose it is: it is lifted by consent of all.
    let lift = move |index: usize| remote.ask(Action::Propose { motion: Motion::DropLimit { index } });
    let row = move |index: usize, kind: LimitKind, text: String| {
        let id = if kind == LimitKind::Line { "limit-line" } else { "limit-veil" };
        let label = text.clone();
        let said = move || translator.say(id, &Args::new().with("text", text.as_str()));
        let named = move || translator.say("lift-limit", &Args::new().with("text", label.as_str()));
        view! {
            <li>
                {Signal::derive(said)} " "
                <button type="button" class="quiet lift" hidden=Signal::derive(move || !seated.get())
                    aria-label=Signal::derive(named) on:click=move |_| lift(index)>{t("lift")}</button>
            </li>
        }
        .into_any()
    };
    let rows = move || {
        let limits = limits.get().into_iter().enumerate();
        limits.map(|(index, limit)| row(index, limit.kind, limit.text.to_string())).collect_view()
    };
    view! {
        <p class="hint">{t("limits-lead")}</p>
        <ul class="limits">{rows}</ul>
        <div hidden=Signal::derive(move || !seated.get())>
            <label for="limit">{t("limit-text")}</label>
            <input id="limit" type="text" maxlength="200" autocomplete="off"
                prop:value=Signal::derive(move || draft.get())
                on:input:target=move |event| draft.set(event.target().value())/>
            <div class="buttons">
                <button type="button" id="add-line" on:click=move |_| add(LimitKind::Line)>
                    {t("add-line")}
                </button>
                <button type="button" id="add-veil" on:click=move |_| add(LimitKind::Veil)>
                    {t("add-veil")}
                </button>
            </div>
        </div>
    }
}
