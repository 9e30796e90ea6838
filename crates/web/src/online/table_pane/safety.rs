//! Pause, rewind, lines and veils, bookmarks; and the X-card, which is always at hand.

use kernel::Seq;
use leptos::{ev, prelude::*};
use protocol::HistoryRow;
use table::{Action, Notice, Phase};
use wasm_bindgen::JsCast as _;

use super::Limits;
use crate::{draft::Draft, frame::STORY, language::t, online::remote::Remote, story::row_id};

/// The X-card: one tap, wherever one is on the page, on any screen.
#[component]
pub(in crate::online) fn XCard() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let shown = remote
        .of(|table| table.you.seat().is_some() && table.phase == Phase::Playing && table.pause.is_none());
    let raise = move |_| remote.ask(Action::RaiseCard { strike: None, rewind: None });
    view! {
        <button type="button" class="x-card" id="x-card" hidden=Signal::derive(move || !shown.get()) on:click=raise>
            {t("card")}
        </button>
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
    // The last row of the game, and not of the talk beside it.
    let last_played = move || {
        remote.past.with_untracked(|past| {
            let is_play = |row: &&HistoryRow| {
                !row.rewound && row.told.iter().any(|notice| matches!(notice, Notice::Game(_)))
            };
            past.iter().rev().find(is_play).map(|row| row.seq)
        })
    };
    let rewind = move |_| {
        if let Some(seq) = last_played() {
            remote.ask(Action::Rewind { to: Seq(seq.0.saturating_sub(1)) });
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
                    <button type="button" class="quiet" on:click=move |_| go_to(seq, pane)>{label.to_string()}</button>
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
