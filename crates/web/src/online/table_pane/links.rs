//! Links that are handed out, and the screen in the middle: to look on, to move a seat.

use leptos::{prelude::*, task::spawn_local};
use table::{Action, Invited, Phase, Settings, Spectators};

use crate::{
    erased::ticked,
    language::t,
    net,
    online::{lobby::Shared, middle::middle_link, remote::Remote, view::is_host},
    route::Route,
};

/// A link for those who look on; one that moves my seat; the screen in the middle; whether people talk.
#[component]
pub(in crate::online) fn Links() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let shown = RwSignal::new(None::<String>);
    let id = move || remote.id.get_value();
    let link = move |route: Route| shown.set(Some(format!("{}{}", net::base(), route.href())));
    let seated = Memo::new(move |_| remote.seat.get().is_some());
    let closed = remote.of(|table| table.settings.watch == Spectators::Nobody);
    view! {
        <section class="society" aria-labelledby="links-title" hidden=Signal::derive(move || !seated.get())>
            <h2 id="links-title">{t("links")}</h2>
            <div class="buttons">
                <button type="button"
                    on:click=move |_| link(Route::Arrive(id(), remote.ask_with_key(Action::MoveSeat)))>
                    {t("move-seat")}
                </button>
                <button type="button" id="invite-watch" hidden=closed
                    on:click=move |_| {
                        link(Route::Watch(id(), remote.ask_with_key(Action::Invite { to: Invited::Watch })))
                    }>
                    {t("invite-watch")}
                </button>
            </div>
            {move || shown.get().map(|link| view! { <Shared link/> })}
        </section>
        <MiddleLink/>
        <Aloud/>
    }
}

/// The screen in the middle: a link for a television or a tablet.
#[component]
fn MiddleLink() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let shown = RwSignal::new(None::<String>);
    let offered = remote.of(|table| table.you.seat().is_some() && table.settings.watch != Spectators::Nobody);
    let is_lobby = remote.of(|table| table.phase == Phase::Lobby);
    let make = move |_| {
        let is_lobby = is_lobby.get_untracked();
        spawn_local(async move {
            let link = middle_link(remote, is_lobby).await;
            // The page may have been left meanwhile.
            shown.try_set(Some(link));
        });
    };
    let ready = move |link: String| {
        let href = link.clone();
        view! {
            <a class="button primary" id="middle-open" href=href target="_blank" rel="noopener">
                {t("middle-open")}
            </a>
            <Shared link/>
        }
    };
    view! {
        <section class="society" aria-labelledby="middle-title" hidden=Signal::derive(move || !offered.get())>
            <h2 id="middle-title">{t("middle-title")}</h2>
            <p class="hint">{t("middle-lead")}</p>
            <button type="button" id="middle-make" hidden=Signal::derive(move || shown.read().is_some())
                on:click=make>
                {t("middle-make")}
            </button>
            {move || shown.get().map(ready)}
        </section>
    }
}

/// Whether a story is told at this table.
#[derive(Debug, Clone, Copy)]
pub(in crate::online) struct HasStory(pub(in crate::online) bool);

/// Whether people talk, in a room or on a call: the host says so, everybody sees it.
#[component]
fn Aloud() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let HasStory(has_story) = expect_context();
    let settings = remote.of(|table| Some(table.settings));
    let host = remote.of(is_host);
    let spoken = Signal::derive(move || settings.get().is_some_and(|settings| settings.spoken));
    let turn = move |wished: bool| {
        if let Some(settings) = settings.get_untracked() {
            remote.ask(Action::SetSettings { settings: Settings { spoken: wished, ..settings } });
        }
    };
    view! {
        <section class="society" aria-labelledby="aloud-title" hidden=!has_story>
            <h2 id="aloud-title">{t("spoken")}</h2>
            <label class="check">
                <input type="checkbox" id="spoken" prop:checked=spoken
                    disabled=Signal::derive(move || !host.get()) on:change=ticked(turn)/> {t("spoken-on")}
            </label>
        </section>
    }
}
