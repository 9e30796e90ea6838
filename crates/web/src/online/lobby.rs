//! Before the game: links, seats that fill, roles, bots.

use std::time::Duration;

use kernel::Seat;
use leptos::{html, prelude::*, task::spawn_local};
use protocol::Code;
use readers::json;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Action, ChairView, Who};
use words::Args;

use super::{
    agreements::agreements,
    failed::last_failure,
    remote::Remote,
    share,
    table_pane::{Limits, Links, WhenErased},
    view::{self, is_host},
};
use crate::{
    erased::typed,
    game::GamePage,
    keep,
    language::{t, translator},
    net,
    qr::Qr,
    route::Route,
};

/// The key of a table's invitation, where this device has it.
pub(super) fn invitation_key(table: &str) -> String {
    format!("tablee.invitation.{table}")
}

/// What a seat plays.
pub(super) fn role_of<R: DeserializeOwned>(chair: &ChairView) -> Option<R> {
    json::from(chair.role.as_ref()?)
}

/// How many bots in the role of this seat sit before it: each is called otherwise.
pub(super) fn nth_bot(seats: &[ChairView], index: usize) -> usize {
    let role = seats.get(index).and_then(|chair| chair.role.as_ref());
    seats.iter().take(index).filter(|other| other.who == Who::Bot && other.role.as_ref() == role).count()
}

pub(super) fn lobby<G: GamePage>() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let seats = remote.of(|table| table.seats.clone());
    let me = remote.seat;
    take_only_role::<G>(remote, seats);
    let host = remote.of(is_host);
    let bot = RwSignal::new(G::MANIFEST.usual_bot);
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
                seat_row::<G>(seat, chair, Lobby { seats, me, host, bot }).into_any()
            })
            .collect_view()
    };
    let options = move || {
        remote.table.with(|sight| {
            let options = sight.table().and_then(|table| json::from(&table.options));
            options.map(|options| G::options(translator.language(), &options)).unwrap_or_default()
        })
    };
    view! {
        <main id="content" class="lobby" tabindex="-1">
            <h1>{t("lobby-title")}</h1>
            {link.map(|link| view! { <section class="invite" aria-labelledby="invite-title">
                <h2 id="invite-title">{t("lobby-invite")}</h2>
                <p>{t("lobby-link")}</p>
                <Shared link/>
                {spoken_code(remote)}
            </section> })}
            <section aria-labelledby="seats-title">
                <h2 id="seats-title">{t("lobby-seats")}</h2>
                <ul class="lobby-seats">{rows}</ul>
                {last_failure()}
                {move || host.get().then(|| view! {
                    <div class="buttons">
                        <button type="button" class="primary big" id="start"
                            disabled=Signal::derive(move || !ready())
                            on:click=move |_| remote.ask(Action::Start)>{t("new-start")}</button>
                    </div>
                    <p class="hint" hidden=ready>{t("lobby-not-ready")}</p>
                })}
                {move || (!host.get()).then(|| view! { <p class="hint" role="status">{t("lobby-wait")}</p> })}
            </section>
            {agreements()}
            {G::MANIFEST.has_story.then(|| view! {
                <section class="society" aria-labelledby="limits-title"
                    hidden=Signal::derive(move || me.get().is_none())>
                    <h2 id="limits-title">{t("limits")}</h2>
                    <Limits/>
                </section>
            })}
            <Links/>
            <WhenErased/>
            <details>
                <summary>{t("lobby-options")}</summary>
                <ul class="why">
                    {move || options().into_iter().map(|sentence| view! {
                        <li>{sentence}</li>
                    }).collect_view()}
                </ul>
            </details>
        </main>
    }
}

/// Each role once, in its order.
fn distinct<R: Copy + PartialEq>(roles: &[R]) -> Vec<R> {
    let first = |(index, role): &(usize, &R)| !roles[..*index].contains(role);
    roles.iter().enumerate().filter(first).map(|(_, role)| *role).collect()
}

/// Where everybody plays the same, there is nothing to choose.
fn take_only_role<G: GamePage>(remote: Remote, seats: Memo<Vec<ChairView>>) {
    let [only] = distinct(&G::default().roles(seats.with_untracked(Vec::len)))[..] else { return };
    Effect::new(move || {
        let mine = remote.seat.get().map(|seat| usize::from(seat.0));
        let lacks = |chair: &ChairView| chair.who == Who::Person && chair.role.is_none();
        if seats.with(|seats| mine.and_then(|mine| seats.get(mine)).is_some_and(lacks)) {
            remote.ask(Action::TakeRole { role: Some(json::value(&only)) });
        }
    });
}

/// A code to say aloud, for those who are in the room or on the telephone.
fn spoken_code(remote: Remote) -> impl IntoView {
    let translator = translator();
    let code = RwSignal::new(None::<String>);
    let path = remote.path("/code");
    spawn_local(async move {
        // A table of an older release has none.
        if let Ok(Code { code: letters }) = net::get(&path).await {
            // By threes, as one says it.
            let halves = letters.get(..3).zip(letters.get(3..)).map(|(a, b)| format!("{a}-{b}"));
            code.set(Some(halves.unwrap_or(letters)));
        }
    });
    let said = move |code: String| translator.say("lobby-code", &Args::new().with("code", code));
    view! { <p class="code" id="code">{move || code.get().map(said)}</p> }
}

/// A link to hand out: as a text, and as a picture for phones.
#[component]
pub(super) fn Shared(link: String) -> impl IntoView {
    let translator = translator();
    let for_picture = link.clone();
    let field = NodeRef::<html::Input>::new();
    let copied = RwSignal::new(false);
    let link = StoredValue::new(link);
    let copy = move |_| {
        let Some(field) = field.get_untracked() else { return };
        let done = link.with_value(|link| share::copy(link, &field));
        spawn_local(async move {
            if done.await {
                copied.set(true);
                set_timeout(move || _ = copied.try_set(false), Duration::from_secs(3));
            }
        });
    };
    let said = move || translator.just(if copied.get() { "link-copied" } else { "link-copy" });
    view! {
        <div class="shared">
            <input class="link-text" type="text" readonly aria-label=t("link") prop:value=link.get_value()
                node_ref=field
                on:focus:target=move |event| event.target().select()/>
            <div class="buttons">
                <button type="button" class="copy-link" on:click=copy>{said}</button>
                <button type="button" class="share-link" hidden=!share::is_there()
                    on:click=move |_| link.with_value(|link| share::share(link))>{t("link-share")}</button>
            </div>
            <Qr text=for_picture/>
        </div>
    }
}

/// Who is who in the lobby.
#[derive(Debug, Clone, Copy)]
struct Lobby {
    seats: Memo<Vec<ChairView>>,
    me: Memo<Option<Seat>>,
    host: Memo<bool>,
    /// The bot that is seated next, where there are several.
    bot: RwSignal<&'static str>,
}

fn seat_row<G: GamePage>(seat: Seat, chair: ChairView, lobby: Lobby) -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let Lobby { seats, me, host, bot } = lobby;
    let role = role_of::<G::Role>(&chair);
    let roles = StoredValue::new(distinct(&G::default().roles(seats.with_untracked(Vec::len))));
    let is_taken = move |role: G::Role| {
        seats.with(|seats| {
            let places = G::default().roles(seats.len()).into_iter().filter(|other| *other == role).count();
            seats.iter().filter(|chair| role_of(chair) == Some(role)).count() >= places
        })
    };
    let value = |role: G::Role| json::value(&role);
    let here = move || remote.present.with(|present| present.contains(&seat));
    let who = chair.who;
    let name = view::name(&chair);
    let title = move || match (who, &name) {
        (Who::Person, Some(name)) => name.clone(),
        (Who::Bot, _) => translator.just("lobby-bot"),
        (Who::Nobody | Who::Person, _) => translator.just("lobby-free"),
    };
    let playing = move || role.map(|role| words::capitalised(&G::role(translator.language(), role)));
    let take = move |wanted: G::Role| {
        let mine = role == Some(wanted);
        view! {
            <button type="button" data-role=role_name(&value(wanted)) aria-pressed=mine.to_string()
                disabled=Signal::derive(move || is_taken(wanted) && !mine)
                on:click=move |_| remote.ask(Action::TakeRole { role: (!mine).then(|| value(wanted)) })>
                {Signal::derive(move || words::capitalised(&G::role(translator.language(), wanted)))}
            </button>
        }
        .into_any()
    };
    let choose =
        move || {
            (me.get() == Some(seat) && roles.with_value(Vec::len) > 1).then(|| view! {
            <p class="hint">{t("lobby-role")}</p>
            <div class="buttons">{roles.get_value().into_iter().map(take).collect_view()}</div>
            {role.map(|role| view! {
                <p class="hint">{Signal::derive(move || G::about_role(translator.language(), role))}</p>
            })}
        })
        };
    let add = move |wanted: G::Role| {
        let said = move || {
            let role = G::role(translator.language(), wanted);
            let sentence = if G::MANIFEST.bots.len() > 1 { "lobby-add-this-bot" } else { "lobby-add-bot" };
            let name = translator.just(&G::bot_sentence(bot.get()));
            translator.say(sentence, &Args::new().with("role", role).with("bot", name))
        };
        let add = move |_| {
            let bot = bot.get_untracked().into();
            remote.ask(Action::SeatBot { seat, bot, role: Some(value(wanted)) });
        };
        view! {
            <button type="button" class="quiet add-bot" hidden=Signal::derive(move || is_taken(wanted))
                on:click=add>
                {said}
            </button>
        }
        .into_any()
    };
    let bots = move || {
        let buttons = move || roles.get_value().into_iter().map(add).collect_view();
        let which = (G::MANIFEST.bots.len() > 1).then(|| which_bot::<G>(bot));
        (host.get() && who == Who::Nobody).then(|| view! { {which} <div class="buttons">{buttons()}</div> })
    };
    let dismiss =
        move || {
            (host.get() && who == Who::Bot).then(|| view! {
            <button type="button" class="quiet" on:click=move |_| remote.ask(Action::DismissBot { seat })>
                {t("lobby-dismiss")}
            </button>
        })
        };
    view! {
        <li class="lobby-seat" class:free=who == Who::Nobody>
            <p class="name">
                <span class="presence" class:here=here aria-hidden="true"></span>
                <strong>{title}</strong> " " {playing}
                <span class="unseen">
                    {Signal::derive(move || translator.just(if here() { "here" } else { "away" }))}
                </span>
            </p>
            {choose} {bots} {dismiss}
        </li>
    }
}

/// Which of several bots is seated next.
fn which_bot<G: GamePage>(bot: RwSignal<&'static str>) -> AnyView {
    let translator = translator();
    let option = move |name: &'static str| {
        let title = Signal::derive(move || translator.just(&G::bot_sentence(name)));
        view! { <option value=name selected=Signal::derive(move || bot.get() == name)>{title}</option> }
    };
    let choose = move |chosen: String| {
        if let Some(chosen) = G::MANIFEST.bots.iter().find(|name| **name == chosen) {
            bot.set(chosen);
        }
    };
    view! {
        <select class="which-bot" aria-label=t("new-which-bot") on:change=typed(choose)>
            {G::MANIFEST.bots.iter().copied().map(option).collect_view()}
        </select>
    }
    .into_any()
}

/// The name of a role as it travels, where it is a name.
fn role_name(role: &Value) -> String {
    role.as_str().unwrap_or_default().to_owned()
}
