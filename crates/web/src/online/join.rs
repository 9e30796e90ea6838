//! The way in: making a table, joining one, coming with a link.

use leptos::{ev, prelude::*, task::spawn_local};
use serde_json::Value;
use words::Args;

use super::{failed::failed, lobby::invitation_key};
use crate::{
    chance,
    game::GamePage,
    json::{object, string, value},
    keep,
    language::{t, translator},
    local::{Number, TableLanguage},
    net::{self, Failure},
    route::Route,
    texts::tag,
};

const NAME: &str = "tablee.name";
/// Set once this device has been at a table of a server: only then it is asked for more.
const HAS_TABLES: &str = "tablee.remote";

/// Where this device keeps what it is called at a table.
pub(crate) fn seat_key(table: &str, seat: &str) -> String {
    format!("tablee.seat.{table}.{seat}")
}

/// Whether this device ever was at a table of a server.
pub(crate) fn has_tables() -> bool {
    keep::text(HAS_TABLES).is_some()
}

fn fresh_key() -> String {
    chance::bytes::<24>().iter().map(|byte| format!("{byte:02x}")).collect()
}

fn request_id() -> String {
    chance::name() + &chance::name()
}

/// Sits down with an invitation; in which seat.
async fn sit(table: &str, link: &str, name: Option<&str>) -> Result<String, Failure> {
    // Asked again after a lost answer it is the same claim, and takes no second seat.
    let kept = format!("tablee.claim.{table}.{link}");
    let (request, key) = keep::read(&kept).unwrap_or_else(|| (request_id(), fresh_key()));
    keep::write(&kept, &(&request, &key));
    let mut claim = object([("request", request.into()), ("link", link.into()), ("key", key.into())]);
    if let Some(name) = name {
        claim["name"] = name.into();
        claim["contribution"] = chance::name().into();
    }
    let seated = net::post(&format!("api/tables/{table}/claim"), &claim).await;
    if seated.as_ref().map_or_else(|failure| failure.kind() != "unavailable", |_| true) {
        keep::forget(&kept);
    }
    let seated = seated?;
    keep::put(HAS_TABLES, "yes");
    let seat = seated["seat"].as_u64().ok_or_else(|| Failure::of("unclear"))?.to_string();
    if let Some(name) = name {
        keep::put(&seat_key(table, &seat), name);
    }
    Ok(seat)
}

/// Makes a table, sits down at it and becomes its host by seat.
async fn make(name: &str, new: Value) -> Result<Route, Failure> {
    let made = net::post("api/tables", &new).await?;
    let (Some(id), Some(link)) = (string(&made["id"]), string(&made["invitation"])) else {
        return Err(Failure::of("unclear"));
    };
    keep::put(&invitation_key(&id), &link);
    let seat = sit(&id, &link, Some(name)).await?;
    let hand_over =
        object([("do", "hand_over".into()), ("seat", seat.parse::<u8>().unwrap_or_default().into())]);
    let act = object([("request", request_id().into()), ("table", hand_over)]);
    net::post(&format!("api/tables/{id}/act?as=host"), &act).await?;
    Ok(Route::Table(id, seat))
}

/// A name and a button.
#[component]
fn Naming(
    #[prop(into)] verb: Signal<String>,
    #[prop(into)] go: Callback<String>,
    #[prop(into)] refused: Signal<Option<String>>,
    busy: RwSignal<bool>,
) -> impl IntoView {
    let name = RwSignal::new(keep::text(NAME).unwrap_or_default());
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let given = name.get_untracked().trim().to_owned();
        if !given.is_empty() && !busy.get_untracked() {
            keep::put(NAME, &given);
            busy.set(true);
            go.run(given);
        }
    };
    view! {
        <form class="naming" on:submit=submit>
            <label for="name">{t("your-name")}</label>
            <input id="name" type="text" maxlength="24" autocomplete="nickname" required bind:value=name/>
            <div role="alert">{move || refused.get().map(|why| view! { <p class="refused">{why}</p> })}</div>
            <div class="buttons">
                <button type="submit" class="primary big" id="go" disabled=Signal::derive(move || busy.get())>{verb}</button>
            </div>
        </form>
    }
}

/// Why it did not work, in the language of the page.
fn said(failure: RwSignal<Option<Failure>>) -> Signal<Option<String>> {
    let translator = translator();
    Signal::derive(move || failure.get().map(|failure| failed(translator, &failure)))
}

/// Making a table on the server.
pub(crate) fn new_remote<G: GamePage>() -> impl IntoView {
    let translator = translator();
    let options = RwSignal::new(G::Options::default());
    let real = RwSignal::new(false);
    let n_seats = RwSignal::new(G::USUAL);
    let language = RwSignal::new(untrack(|| translator.language()));
    let (failure, busy) = (RwSignal::new(None), RwSignal::new(false));
    let go = move |name: String| {
        let dice = if real.get_untracked() { "declared" } else { "sealed" };
        let new = object([
            ("game", G::MANIFEST.name.into()),
            ("language", tag(language.get_untracked()).into()),
            ("options", value(&options.get_untracked())),
            ("seats", n_seats.get_untracked().into()),
            ("settings", object([("dice", dice.into())])),
        ]);
        failure.set(None);
        spawn_local(async move {
            match make(&name, new).await {
                Ok(route) => route.replace(),
                Err(why) => failure.set(Some(why)),
            }
            busy.set(false);
        });
    };
    let dice = G::HAS_DICE.then(|| {
        view! {
            <label class="check"><input type="checkbox" id="real" bind:checked=real/> {t(G::REAL)}</label>
        }
    });
    let refused = said(failure);
    let number =
        (G::SEATS.0 < G::SEATS.1).then(|| view! { <Number n_seats fewest=G::SEATS.0 most=G::SEATS.1/> });
    view! {
        <main id="content" class="new" tabindex="-1">
            <h1>{t("far-title")}</h1>
            <p>{t("far-lead")}</p>
            {number}
            <TableLanguage language/>
            <Naming verb=t("far-make") go refused busy/>
            <details>
                <summary>{t("new-options")}</summary>
                {dice}
                {G::choose_options(options)}
            </details>
        </main>
    }
}

/// Coming with an invitation.
pub(crate) fn join<G: GamePage>(table: String, link: String) -> impl IntoView {
    let translator = translator();
    let (failure, busy) = (RwSignal::new(None), RwSignal::new(false));
    let go = move |name: String| {
        let (table, link) = (table.clone(), link.clone());
        failure.set(None);
        spawn_local(async move {
            match sit(&table, &link, Some(&name)).await {
                Ok(seat) => {
                    keep::put(&invitation_key(&table), &link);
                    Route::Table(table, seat).replace();
                }
                Err(why) => failure.set(Some(why)),
            }
            busy.set(false);
        });
    };
    let refused = said(failure);
    let title = move || translator.say("join-title", &Args::new().with("game", G::TITLE));
    view! {
        <main id="content" class="new" tabindex="-1">
            <h1>{title}</h1>
            <p>{t("join-lead")}</p>
            <Naming verb=t("join") go refused busy/>
        </main>
    }
}

/// Coming with a one-time link, or to look on: nothing to ask.
pub(crate) fn arrive<G: GamePage>(table: String, link: String, watch: bool) -> impl IntoView {
    let failure = RwSignal::new(None::<Failure>);
    spawn_local(async move {
        let seated = if watch {
            let path = format!("api/tables/{table}/watch");
            net::post(&path, &object([("link", link.into())])).await.map(|_| "watch".to_owned())
        } else {
            sit(&table, &link, None).await
        };
        match seated {
            Ok(whom) => Route::Table(table, whom).replace(),
            Err(why) => failure.set(Some(why)),
        }
    });
    let (why, connecting) = (said(failure), t("connecting"));
    view! {
        <main id="content" class="lost" tabindex="-1">
            <h1>{G::TITLE}</h1>
            <p role="status">{move || why.get().unwrap_or_else(|| connecting.get())}</p>
            <p hidden=Signal::derive(move || failure.read().is_none())><a class="button" href="#/">{t("back-home")}</a></p>
        </main>
    }
}
