//! The way in: making a table, joining one, coming with a link.

use leptos::{ev, prelude::*, task::spawn_local};
use pactes::Options;
use protocol::{Accepted, Act, Claim, Failure, Made, Seated, Watch};
use serde_json::{Value, json};
use table::{Action, Dice, NewTable, Settings};

use super::{lobby::invitation_key, new::Choices, remote::failed};
use crate::{
    chance, keep, net,
    route::Route,
    tongue::{t, tongue},
};

const NAME: &str = "tablee.name";
/// Set once this device has been at a table of a server: only then it is asked for more.
pub const HAS_TABLES: &str = "tablee.remote";

fn fresh_key() -> String {
    chance::bytes::<24>().iter().map(|byte| format!("{byte:02x}")).collect()
}

fn request_id() -> String {
    chance::name() + &chance::name()
}

/// Sits down with an invitation.
async fn sit(table: &str, link: &str, name: Option<&str>) -> Result<Seated, Failure> {
    let claim = Claim {
        request: request_id(),
        link: Some(link.to_owned()),
        key: Some(fresh_key()),
        name: name.map(Into::into),
        seat: None,
        contribution: name.map(|_| chance::name().into()),
    };
    let seated = net::post::<Seated>(&format!("api/tables/{table}/claim"), &claim).await?;
    keep::put(HAS_TABLES, "yes");
    Ok(seated)
}

/// Makes a table, sits down at it and becomes its host by seat.
async fn make(name: &str, language: kernel::Language, options: Value, dice: Dice) -> Result<Route, Failure> {
    let new = NewTable {
        game: "pactes".to_owned(),
        title: None,
        language,
        options,
        seats: None,
        settings: Settings { dice, ..Settings::default() },
    };
    let made = net::post::<Made>("api/tables", &new).await?;
    keep::put(&invitation_key(&made.id), &made.invitation.0);
    let seated = sit(&made.id, &made.invitation.0, Some(name)).await?;
    let hand_over = Act::table(request_id(), Action::HandOver { seat: seated.seat });
    net::post::<Accepted>(&format!("api/tables/{}/act?as=host", made.id), &hand_over).await?;
    Ok(Route::Table(made.id, seated.seat.0.to_string()))
}

/// A name and a button.
#[component]
fn Naming(
    #[prop(into)] verb: Signal<String>,
    #[prop(into)] go: Callback<String>,
    failure: RwSignal<Option<Failure>>,
    busy: RwSignal<bool>,
) -> impl IntoView {
    let tongue = tongue();
    let name = RwSignal::new(keep::text(NAME).unwrap_or_default());
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let given = name.get_untracked().trim().to_owned();
        if !given.is_empty() && !busy.get_untracked() {
            keep::put(NAME, &given);
            failure.set(None);
            busy.set(true);
            go.run(given);
        }
    };
    view! {
        <form class="naming" on:submit=submit>
            <label for="name">{t("your-name")}</label>
            <input id="name" type="text" maxlength="24" autocomplete="nickname" required bind:value=name/>
            <div role="alert">{move || failure.get().map(|failure| view! { <p class="refused">{failed(tongue, &failure)}</p> })}</div>
            <div class="buttons">
                <button type="submit" class="primary big" id="go" disabled=move || busy.get()>{move || verb.get()}</button>
            </div>
        </form>
    }
}

/// Making a table on the server.
#[component]
pub fn NewRemote() -> impl IntoView {
    let tongue = tongue();
    let options = RwSignal::new(Options::default());
    let real = RwSignal::new(false);
    let (failure, busy) = (RwSignal::new(None), RwSignal::new(false));
    let go = move |name: String| {
        let chosen = serde_json::to_value(options.get_untracked()).unwrap_or_else(|_| json!({}));
        let language = untrack(|| tongue.language());
        let dice = if real.get_untracked() { Dice::Declared } else { Dice::Sealed };
        spawn_local(async move {
            match make(&name, language, chosen, dice).await {
                Ok(route) => route.go(),
                Err(why) => failure.set(Some(why)),
            }
            busy.set(false);
        });
    };
    view! {
        <main id="content" class="new" tabindex="-1">
            <h1>{t("far-title")}</h1>
            <p>{t("far-lead")}</p>
            <Naming verb=t("far-make") go failure busy/>
            <details>
                <summary>{t("new-options")}</summary>
                <label class="check"><input type="checkbox" id="real" bind:checked=real/> {t("real-option")}</label>
                <Choices options/>
            </details>
        </main>
    }
}

/// Coming with an invitation.
#[component]
pub fn Join(
    /// The table.
    table: String,
    /// The invitation's key.
    link: String,
) -> impl IntoView {
    let (failure, busy) = (RwSignal::new(None), RwSignal::new(false));
    let go = move |name: String| {
        let (table, link) = (table.clone(), link.clone());
        spawn_local(async move {
            match sit(&table, &link, Some(&name)).await {
                Ok(seated) => {
                    keep::put(&invitation_key(&table), &link);
                    Route::Table(table, seated.seat.0.to_string()).go();
                }
                Err(why) => failure.set(Some(why)),
            }
            busy.set(false);
        });
    };
    view! {
        <main id="content" class="new" tabindex="-1">
            <h1>{t("join-title")}</h1>
            <p>{t("join-lead")}</p>
            <Naming verb=t("join") go failure busy/>
        </main>
    }
}

/// Coming with a one-time link, or to look on: nothing to ask.
#[component]
pub fn Arrive(
    /// The table.
    table: String,
    /// The link's key.
    link: String,
    /// Whether to look on only.
    watch: bool,
) -> impl IntoView {
    let tongue = tongue();
    let failure = RwSignal::new(None::<Failure>);
    spawn_local(async move {
        let seated = if watch {
            let path = format!("api/tables/{table}/watch");
            net::post::<Value>(&path, &Watch { link }).await.map(|_| "watch".to_owned())
        } else {
            sit(&table, &link, None).await.map(|seated| seated.seat.0.to_string())
        };
        match seated {
            Ok(whom) => Route::Table(table, whom).replace(),
            Err(why) => failure.set(Some(why)),
        }
    });
    view! {
        <main id="content" class="lost" tabindex="-1">
            <h1>"Pactes"</h1>
            <p role="status">{move || failure.get().map_or_else(|| tongue.just("connecting"), |failure| failed(tongue, &failure))}</p>
            <p hidden=move || failure.read().is_none()><a class="button" href="#/">{t("back-home")}</a></p>
        </main>
    }
}
