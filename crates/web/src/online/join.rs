//! The way in: making a table, joining one, coming with a link.

use kernel::{RealChance, Seat, Seats};
use leptos::{ev, prelude::*, task::spawn_local};
use protocol::{Accepted, Claim, Failure, FailureKind, Made, Request, Seated, Spectate};
use readers::json;
use table::{Action, DiceSource, NewTable, Settings};
use words::Args;

use super::{failed::failed, lobby::invitation_key, remote::request_id};
use crate::{
    chance,
    game::GamePage,
    keep,
    language::{t, translator},
    local::{Number, TableLanguage},
    net,
    route::Route,
};

const NAME: &str = "tablee.name";
/// Set once this device has been at a table of a server: only then the shelf asks for more.
const HAS_TABLES: &str = "tablee.remote";

/// Sits down with an invitation; in which seat.
async fn sit(table: &str, link: &str, name: Option<&str>) -> Result<String, Failure> {
    // Asked again after a lost answer it is the same claim, and takes no second seat.
    let kept = format!("tablee.claim.{table}.{link}");
    let (request, key) = keep::read(&kept).unwrap_or_else(|| (request_id(), chance::key()));
    keep::write(&kept, &(&request, &key));
    let claim = Claim {
        request,
        link: Some(link.to_owned()),
        key: Some(key),
        name: name.map(Into::into),
        seat: None,
        contribution: name.map(|_| chance::name().into()),
    };
    let seated = net::post::<Seated>(&format!("api/tables/{table}/claim"), &claim).await;
    if seated.as_ref().map_or_else(|failure| failure.kind != FailureKind::Unavailable, |_| true) {
        keep::forget(&kept);
    }
    let seat = seated?.seat.0.to_string();
    keep::put(HAS_TABLES, "yes");
    Ok(seat)
}

/// Makes a table, sits down at it and becomes its host by seat.
async fn make(name: &str, new: &NewTable) -> Result<Route, Failure> {
    let Made { id, invitation, .. } = net::post("api/tables", new).await?;
    keep::put(&invitation_key(&id), &invitation.0);
    let whom = sit(&id, &invitation.0, Some(name)).await?;
    let seat = Seat(whom.parse().unwrap_or_default());
    let act = Request::table(request_id(), Action::HandOver { seat });
    net::post::<Accepted>(&format!("api/tables/{id}/act?as=host"), &act).await?;
    Ok(Route::Table(id, whom))
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
                <button type="submit" class="primary big" id="go" disabled=Signal::derive(move || busy.get())>
                    {verb}
                </button>
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
    let n_seats = RwSignal::new(G::MANIFEST.seats.usual);
    let language = RwSignal::new(untrack(|| translator.language()));
    let (failure, busy) = (RwSignal::new(None), RwSignal::new(false));
    let go = move |name: String| {
        let dice = if real.get_untracked() { DiceSource::Declared } else { DiceSource::Sealed };
        let new = NewTable {
            game: G::MANIFEST.name.to_owned(),
            title: None,
            language: language.get_untracked(),
            options: json::value(&options.get_untracked()),
            seats: Some(n_seats.get_untracked()),
            settings: Settings { dice, ..Settings::default() },
        };
        failure.set(None);
        spawn_local(async move {
            match make(&name, &new).await {
                Ok(route) => route.replace(),
                Err(why) => failure.set(Some(why)),
            }
            busy.set(false);
        });
    };
    let dice = G::MANIFEST.real_chance.map(|chance| {
        let offer = match chance {
            RealChance::Dice => "real-option",
            RealChance::Cards => "real-cards-option",
        };
        view! {
            <label class="check"><input type="checkbox" id="real" bind:checked=real/> {t(offer)}</label>
        }
    });
    let refused = said(failure);
    let Seats { fewest, most, .. } = G::MANIFEST.seats;
    let number = (fewest < most).then(|| view! { <Number n_seats fewest most/> });
    view! {
        <main id="content" class="new" tabindex="-1">
            <h1>{t("online-title")}</h1>
            <p>{t("online-lead")}</p>
            {number}
            <TableLanguage language/>
            <Naming verb=t("online-make") go refused busy/>
            <details>
                <summary>{t("new-options")}</summary>
                {dice}
                {G::choose_options(options, true)}
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
    let title = move || translator.say("join-title", &Args::new().with("game", G::MANIFEST.title));
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
            net::send(&path, &Spectate { link }).await.map(|_| "watch".to_owned())
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
            <h1>{G::MANIFEST.title}</h1>
            <p role="status">{move || why.get().unwrap_or_else(|| connecting.get())}</p>
            <p hidden=Signal::derive(move || failure.read().is_none())>
                <a class="button" href="#/">{t("back-home")}</a>
            </p>
        </main>
    }
}
