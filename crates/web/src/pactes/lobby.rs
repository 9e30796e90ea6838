//! Before the game: links, seats that fill, roles, bots.

use kernel::Seat;
use leptos::prelude::*;
use pactes::Role;
use serde_json::Value;
use table::{Action, ChairView, Who};
use words::Args;

use super::remote::{failed, role_of};
use crate::{
    keep, net,
    qr::Qr,
    remote::Remote,
    route::Route,
    tongue::{t, tongue},
};

/// The key of a table's invitation, where this device has it.
pub(super) fn invitation_key(table: &str) -> String {
    format!("tablee.invitation.{table}")
}

fn value(role: Role) -> Value {
    serde_json::to_value(role).unwrap_or(Value::Null)
}

/// The lobby.
#[component]
pub(super) fn Lobby() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    let seats = Memo::new(move |_| {
        remote.table.with(|table| table.as_ref().map(|table| table.seats.clone()).unwrap_or_default())
    });
    let me = Memo::new(move |_| remote.table.with(|table| table.as_ref().and_then(|table| table.you.seat())));
    let host = Memo::new(move |_| {
        remote.table.with(|table| table.as_ref().is_some_and(|t| t.host.is_some() && t.host == t.you.seat()))
    });
    let ready = move || {
        seats.with(|seats| seats.iter().all(|chair| chair.who != Who::Nobody && chair.role.is_some()))
    };
    let link = remote.id.with_value(|id| {
        keep::text(&invitation_key(id))
            .map(|key| format!("{}{}", net::base(), Route::Join(id.clone(), key).href()))
    });
    let rows = move || {
        seats
            .get()
            .into_iter()
            .enumerate()
            .map(|(index, chair)| {
                let seat = Seat(u8::try_from(index).unwrap_or(0));
                view! { <SeatRow seat chair seats me host/> }
            })
            .collect_view()
    };
    let options = move || {
        remote.table.with(|table| {
            let options = table.as_ref().and_then(|table| serde_json::from_value(table.options.clone()).ok());
            options.map(|options| tongue.pactes().options(&options)).unwrap_or_default()
        })
    };
    view! {
        <main id="content" class="lobby" tabindex="-1">
            <h1>{t("lobby-title")}</h1>
            {link.map(|link| view! { <section class="invite" aria-labelledby="invite-title">
                <h2 id="invite-title">{t("lobby-invite")}</h2>
                <p>{t("lobby-link")}</p>
                <Shared link/>
            </section> })}
            <section aria-labelledby="seats-title">
                <h2 id="seats-title">{t("lobby-seats")}</h2>
                <ul class="lobby-seats">{rows}</ul>
                <Failed/>
                {move || host.get().then(|| view! {
                    <div class="buttons">
                        <button type="button" class="primary big" id="start" disabled=move || !ready() on:click=move |_| remote.ask(Action::Start)>{t("new-start")}</button>
                    </div>
                    <p class="hint" hidden=ready>{t("lobby-not-ready")}</p>
                })}
                {move || (!host.get()).then(|| view! { <p class="hint" role="status">{t("lobby-wait")}</p> })}
            </section>
            <details>
                <summary>{t("lobby-options")}</summary>
                <ul class="why">{move || options().into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view()}</ul>
            </details>
        </main>
    }
}

/// A link to hand out: as a text, and as a picture for phones.
#[component]
pub(super) fn Shared(link: String) -> impl IntoView {
    let for_picture = link.clone();
    let label = t("link");
    view! {
        <div class="shared">
            <input class="link-text" type="text" readonly aria-label=label prop:value=link on:focus:target=move |event| event.target().select()/>
            <Qr text=for_picture/>
        </div>
    }
}

#[component]
fn SeatRow(
    seat: Seat,
    chair: ChairView,
    seats: Memo<Vec<ChairView>>,
    me: Memo<Option<Seat>>,
    host: Memo<bool>,
) -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    let role = role_of(chair.role.as_ref());
    let taken = move |role: Role| {
        seats.with(|seats| seats.iter().any(|chair| role_of(chair.role.as_ref()) == Some(role)))
    };
    let here = move || remote.present.with(|present| present.contains(&seat));
    let who = chair.who;
    let name = chair.name.clone().map(|name| name.to_string());
    let title = move || match (who, &name) {
        (Who::Person, Some(name)) => name.clone(),
        (Who::Bot, _) => tongue.just("lobby-bot"),
        (Who::Nobody | Who::Person, _) => tongue.just("lobby-free"),
    };
    let playing = move || role.map(|role| words::capitalised(&tongue.pactes().role(role)));
    let take = move |wanted: Role| {
        let mine = role == Some(wanted);
        view! {
            <button type="button" data-role=format!("{wanted:?}").to_lowercase() aria-pressed=mine.to_string() disabled=move || taken(wanted) && !mine
                on:click=move |_| remote.ask(Action::TakeRole { role: (!mine).then(|| value(wanted)) })>
                {move || words::capitalised(&tongue.pactes().role(wanted))}
            </button>
        }
    };
    let roles =
        move || {
            (me.get() == Some(seat)).then(|| view! {
        <p class="hint">{t("lobby-role")}</p>
        <div class="buttons">{Role::ALL.map(take)}</div>
        {role.map(|role| view! { <p class="hint">{move || tongue.pactes().about_role(role)}</p> })}
    })
        };
    let add = move |wanted: Role| {
        view! {
            <button type="button" class="quiet" hidden=move || taken(wanted) on:click=move |_| remote.ask(Action::SeatBot { seat, bot: "demon".into(), role: Some(value(wanted)) })>
                {move || tongue.say("lobby-add-bot", &Args::new().with("role", tongue.pactes().role(wanted)))}
            </button>
        }
    };
    let bots = move || {
        (host.get() && who == Who::Nobody).then(|| view! { <div class="buttons">{Role::ALL.map(add)}</div> })
    };
    let dismiss = move || {
        (host.get() && who == Who::Bot).then(|| view! {
        <button type="button" class="quiet" on:click=move |_| remote.ask(Action::DismissBot { seat })>{t("lobby-dismiss")}</button>
    })
    };
    view! {
        <li class="lobby-seat" class:free=who == Who::Nobody>
            <p class="name">
                <span class="presence" class:here=here aria-hidden="true"></span>
                <strong>{title}</strong> " " {playing}
                <span class="unseen">{move || tongue.just(if here() { "here" } else { "away" })}</span>
            </p>
            {roles} {bots} {dismiss}
        </li>
    }
}

/// What was not done last.
#[component]
pub(super) fn Failed() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    view! {
        <div role="alert">
            {move || remote.failure.get().map(|failure| view! { <p class="refused">{failed(tongue, &failure)}</p> })}
        </div>
    }
}
