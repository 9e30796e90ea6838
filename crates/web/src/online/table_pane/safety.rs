//! Pause, rewind, lines and veils, bookmarks; and the X-card, which is always at hand.

use kernel::Seq;
use leptos::{ev, prelude::*};
use table::{Action, Pause, Phase};
use wasm_bindgen::JsCast as _;

use super::Limits;
use crate::{
    draft::Draft,
    frame::STORY,
    language::{t, translator},
    online::{
        going_back::{GoingBack, last_played},
        remote::Remote,
    },
    story::row_id,
};

/// The X-card: one tap, wherever one is on the page, on any screen.
#[component]
pub(in crate::online) fn XCard() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let shown = remote.of(|table| {
        table.you.seat().is_some() && table.phase == Phase::Playing && table.pause != Some(Pause::Asked)
    });
    let is_up = remote.of(|table| table.pause == Some(Pause::Card));
    let translator = translator();
    let label = Signal::derive(move || translator.just(if is_up.get() { "card-up" } else { "card" }));
    let raise = move |_| remote.ask(Action::RaiseCard { strike: None, rewind: None });
    view! {
        <button type="button" class="x-card" id="x-card" aria-label=label title=label disabled=is_up
            aria-pressed=Signal::derive(move || is_up.get().to_string())
            hidden=Signal::derive(move || !shown.get()) on:click=raise>
            <svg viewBox="0 0 30 40" aria-hidden="true">
                <rect x="2" y="2" width="26" height="36" rx="4"/>
                <path d="M9.5 13.500l11 13m0-13l-11 13"/>
            </svg>
        </button>
    }
}

/// A pause: where clocks run, whoever asks pays until the others agree.
#[component]
pub(in crate::online) fn PauseButton() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let shown = remote
        .of(|table| table.you.seat().is_some() && table.phase == Phase::Playing && table.pause.is_none());
    view! {
        <button type="button" class="pause" id="pause" hidden=Signal::derive(move || !shown.get())
            on:click=move |_| remote.ask(Action::Pause)>{t("pause")}</button>
    }
}

/// Pause, rewind, lines and veils, bookmarks.
#[component]
pub(super) fn Safety(pane: RwSignal<&'static str>) -> impl IntoView {
    let remote = expect_context::<Remote>();
    let seated = remote.of(|table| table.you.seat().is_some() && table.phase == Phase::Playing);
    let paused = remote.of(|table| table.pause.is_some());
    let bookmarks = remote.of(|table| table.bookmarks.clone());
    let label = Draft::new(format!("{}.bookmark", remote.key()), "");
    let last = move || remote.past.with_untracked(|past| past.last().map(|row| row.seq));
    let bookmark = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let text = label.now();
        if let Some(passage) = last().filter(|_| !kernel::is_blank(&text)) {
            remote.ask(Action::Bookmark { passage, label: text.trim().into() });
            label.clear();
        }
    };
    // One's own last action with whatever followed; who has done nothing goes back one action.
    let own = remote.of(|table| table.take_back.map(|back| back.to));
    let back = GoingBack::here(remote);
    let rewind = move |_| {
        let before = |seq: Seq| Seq(seq.0.saturating_sub(1));
        if let Some(to) = own.get_untracked().or_else(|| last_played(remote).map(before)) {
            back.to(to);
        }
    };
    view! {
        <section class="society safety" aria-labelledby="safety-title">
            <h2 id="safety-title">{t("safety")}</h2>
            <div hidden=Signal::derive(move || !seated.get())>
                <p class="hint">{t("card-lead")}</p>
                <div class="buttons">
                    <button type="button" hidden=Signal::derive(move || paused.get())
                        on:click=move |_| remote.ask(Action::Pause)>{t("pause")}</button>
                    <button type="button" on:click=rewind>{t("rewind")}</button>
                </div>
            </div>
            <h3>{t("limits")}</h3>
            <Limits/>
            <h3>{t("bookmarks")}</h3>
            <ul class="limits">{move || bookmarks.get().into_iter().map(|(seq, label)| view! {
                <li>
                    <button type="button" class="quiet" on:click=move |_| go_to(seq, pane)>
                        {label.to_string()}
                    </button>
                </li>
            }).collect_view()}</ul>
            <form hidden=Signal::derive(move || !seated.get()) on:submit=bookmark>
                <label for="bookmark">{t("bookmark-label")}</label>
                <input id="bookmark" type="text" maxlength="80" autocomplete="off"
                    prop:value=Signal::derive(move || label.get())
                    on:input:target=move |event| label.set(event.target().value())/>
                <div class="buttons"><button type="submit">{t("bookmark")}</button></div>
            </form>
        </section>
    }
}

/// Shows a row of the story.
fn go_to(seq: Seq, pane: RwSignal<&'static str>) {
    pane.set(STORY);
    request_animation_frame(move || {
        // A row that tells this viewer nothing has no place in the story: the nearest before it has.
        let row = (0..=seq.0).rev().find_map(|seq| document().get_element_by_id(&row_id(Seq(seq))));
        if let Some(row) = row {
            row.scroll_into_view();
            if let Ok(row) = row.dyn_into::<web_sys::HtmlElement>() {
                // Without the focus it is in sight all the same.
                let _ = row.focus();
            }
        }
    });
}
