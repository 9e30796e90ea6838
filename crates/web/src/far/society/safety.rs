//! X-card, lines and veils, pause, rewind, bookmarks.

use kernel::Seq;
use leptos::{ev, prelude::*};
use table::{Action, LimitKind, Phase};
use wasm_bindgen::JsCast as _;
use words::Args;

use crate::live::live;
use crate::{
    far::remote::{Line, Notice, Remote},
    frame::STORY,
    story::row_id,
    tongue::{t, tongue},
};

/// X-card, lines and veils, pause, rewind, bookmarks.
#[component]
pub(super) fn Safety(pane: RwSignal<&'static str>) -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    let seated = remote.of(|table| table.you.is_some() && table.phase == Phase::Playing);
    let paused = remote.of(|table| table.pause.is_some());
    let limits = remote.of(|table| table.limits.clone());
    let bookmarks = remote.of(|table| table.bookmarks.clone());
    let limit = RwSignal::new(String::new());
    let label = RwSignal::new(String::new());
    let last = move || remote.lines.with_untracked(|lines| lines.last().map(|line| line.seq));
    let add = move |kind: LimitKind| {
        let text = limit.get_untracked();
        if !kernel::is_blank(&text) {
            remote.ask(Action::AddLimit { kind, text: text.trim().into() });
            limit.set(String::new());
        }
    };
    let bookmark = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let text = label.get_untracked();
        if let Some(passage) = last().filter(|_| !kernel::is_blank(&text)) {
            remote.ask(Action::Bookmark { passage, label: text.trim().into() });
            label.set(String::new());
        }
    };
    // The last row of the game, and not of the talk beside it.
    let last_played = move || {
        remote.lines.with_untracked(|lines| {
            let is_play = |line: &&Line| {
                !line.rewound && line.told.iter().any(|notice| matches!(notice, Notice::Game(_)))
            };
            lines.iter().rev().find(is_play).map(|line| line.seq)
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
            <div hidden=live(move || !seated.get())>
                <p class="hint">{t("card-lead")}</p>
                <div class="buttons">
                    <button type="button" class="x-card" id="x-card" on:click=move |_| remote.ask(Action::RaiseCard { strike: None, rewind: None })>{t("card")}</button>
                    <button type="button" hidden=live(move || paused.get()) on:click=move |_| remote.ask(Action::Pause)>{t("pause")}</button>
                    <button type="button" on:click=rewind>{t("rewind")}</button>
                </div>
            </div>
            <h3>{t("limits")}</h3>
            <ul class="limits">{move || limits.get().into_iter().map(|limit| {
                let id = match limit.kind { LimitKind::Line => "limit-line", LimitKind::Veil => "limit-veil" };
                let text = limit.text.to_string();
                view! { <li>{live(move || tongue.say(id, &Args::new().with("text", text.as_str())))}</li> }
            }).collect_view()}</ul>
            <div hidden=live(move || !seated.get())>
                <label for="limit">{t("limit-text")}</label>
                <input id="limit" type="text" maxlength="200" autocomplete="off" bind:value=limit/>
                <div class="buttons">
                    <button type="button" id="add-line" on:click=move |_| add(LimitKind::Line)>{t("add-line")}</button>
                    <button type="button" on:click=move |_| add(LimitKind::Veil)>{t("add-veil")}</button>
                </div>
            </div>
            <h3>{t("bookmarks")}</h3>
            <ul class="limits">{move || bookmarks.get().into_iter().map(|(seq, label)| view! {
                <li><button type="button" class="quiet" on:click=move |_| go_to(seq, pane)>{label.to_string()}</button></li>
            }).collect_view()}</ul>
            <form hidden=live(move || !seated.get()) on:submit=bookmark>
                <label for="bookmark">{t("bookmark-label")}</label>
                <input id="bookmark" type="text" maxlength="80" autocomplete="off" bind:value=label/>
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
