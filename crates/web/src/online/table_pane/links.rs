//! Links that are handed out: to look on, to move a seat.

use leptos::prelude::*;
use table::{Action, Invited};

use crate::{
    language::t,
    net,
    online::{lobby::Shared, remote::Remote, view::is_host},
    route::Route,
};

/// A link for those who look on; one that moves my seat.
#[component]
pub(in crate::online) fn Links() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let shown = RwSignal::new(None::<String>);
    let host = remote.of(is_host);
    let id = move || remote.id.get_value();
    let link = move |route: Route| shown.set(Some(format!("{}{}", net::base(), route.href())));
    let seated = Memo::new(move |_| remote.seat.get().is_some());
    view! {
        <section class="society" aria-labelledby="links-title" hidden=Signal::derive(move || !seated.get())>
            <h2 id="links-title">{t("links")}</h2>
            <div class="buttons">
                <button type="button"
                    on:click=move |_| link(Route::Arrive(id(), remote.ask_with_key(Action::MoveSeat)))>
                    {t("move-seat")}
                </button>
                <button type="button" id="invite-watch" hidden=Signal::derive(move || !host.get())
                    on:click=move |_| link(Route::Watch(id(), remote.ask_with_key(Action::Invite { to: Invited::Watch })))>
                    {t("invite-watch")}
                </button>
            </div>
            {move || shown.get().map(|link| view! { <Shared link/> })}
        </section>
    }
}
