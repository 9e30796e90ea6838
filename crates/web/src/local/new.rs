//! Setting up a game on this device.

use kernel::{Language, Seats};
use leptos::{ev, prelude::*};

use super::game::{LocalGame, Participant};
use crate::{
    erased::{ticked, typed},
    game::GamePage,
    keep,
    language::{t, translator},
    route::Route,
    texts::tag,
};

const NAMES: &str = "tablee.names";

/// One person against bots, at once.
pub(crate) fn alone<G: GamePage>() -> impl IntoView {
    let translator = translator();
    let (you, language) = untrack(|| (translator.just("you"), translator.language()));
    let you = keep::text("tablee.name").unwrap_or(you);
    if let Ok(local) = LocalGame::<G>::open(G::alone(you), language, &G::Options::default()) {
        Route::Local(local.id().to_owned()).replace();
    }
    view! { <main id="content" class="lost" tabindex="-1"><h1>{G::MANIFEST.title}</h1></main> }
}

/// One place in the form.
#[derive(Debug, Clone, Copy)]
struct Place {
    name: RwSignal<String>,
    /// The bot that plays there; nothing, for a person.
    bot: RwSignal<String>,
}

/// The form for a game on this device.
pub(crate) fn new_local<G: GamePage>() -> impl IntoView {
    let translator = translator();
    let kept: Vec<String> = keep::read(NAMES).unwrap_or_default();
    let Seats { fewest, most, usual } = G::MANIFEST.seats;
    let place = |index: u8| Place {
        name: RwSignal::new(kept.get(usize::from(index)).cloned().unwrap_or_default()),
        bot: RwSignal::new(String::new()),
    };
    let places: Vec<Place> = (0..most).map(place).collect();
    let n_seats = RwSignal::new(usual);
    let language = RwSignal::new(untrack(|| translator.language()));
    let options = RwSignal::new(G::Options::default());
    let refusal = RwSignal::new(None::<G::Refusal>);
    let all = StoredValue::new(places);
    let start = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let places = all.with_value(|places| places[..usize::from(n_seats.get_untracked())].to_vec());
        let given = |place: &Place| place.name.get_untracked().trim().to_owned();
        keep::write(NAMES, &places.iter().map(given).collect::<Vec<_>>());
        let language = language.get_untracked();
        let roles = G::default().roles(places.len());
        let person = |(index, (place, role)): (usize, (&Place, &G::Role))| {
            // Several who play the same are told apart by a number.
            let own = || {
                let name = words::capitalised(&G::role(language, *role));
                let before = roles[..index].iter().filter(|other| *other == role).count();
                if before == 0 { name } else { format!("{name} {}", before + 1) }
            };
            Participant {
                name: Some(given(place)).filter(|name| !name.is_empty()).unwrap_or_else(own),
                bot: Some(place.bot.get_untracked()).filter(|bot| !bot.is_empty()),
            }
        };
        let people = places.iter().zip(&roles).enumerate().map(person).collect();
        match LocalGame::<G>::open(people, language, &options.get_untracked()) {
            Ok(local) => Route::Local(local.id().to_owned()).go(),
            Err(why) => refusal.set(Some(why)),
        }
    };
    let seats = move || {
        let roles = G::default().roles(usize::from(n_seats.get()));
        let seat = |(index, role): (usize, G::Role)| {
            seat::<G>(index, role, all.with_value(|places| places[index])).into_any()
        };
        roles.into_iter().enumerate().map(seat).collect_view()
    };
    let number = (fewest < most).then(|| view! { <Number n_seats fewest most/> });
    let refused = move || {
        refusal.get().map(|why| view! { <p class="refused">{G::refusal(translator.language(), &why)}</p> })
    };
    view! {
        <main id="content" class="new" tabindex="-1">
            <h1>{t("pass-and-play")}</h1>
            <p>{t("new-lead")}</p>
            <form on:submit=start>
                {number}
                <TableLanguage language/>
                <div class="seats">{seats}</div>
                <details>
                    <summary>{t("new-options")}</summary>
                    {G::choose_options(options)}
                </details>
                <div role="alert">{refused}</div>
                <div class="buttons">
                    <button type="submit" class="primary" id="start">{t("new-start")}</button>
                </div>
            </form>
        </main>
    }
}

/// In which language a table is played: its bots write in it.
#[component]
pub(crate) fn TableLanguage(language: RwSignal<Language>) -> impl IntoView {
    let choice = move |of: Language, name: &'static str| {
        view! {
            <label class="check" lang=tag(of)>
                <input type="radio" name="table-language" value=tag(of)
                    prop:checked=Signal::derive(move || language.get() == of) on:change=move |_| language.set(of)/>
                {name}
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="choices">
            <legend>{t("table-language")}</legend>
            {choice(Language::Fr, "Français")} {choice(Language::En, "English")}
        </fieldset>
    }
}

/// How many play.
#[component]
pub(crate) fn Number(n_seats: RwSignal<u8>, fewest: u8, most: u8) -> impl IntoView {
    let option = move |n: u8| {
        view! {
            <option value=n selected=Signal::derive(move || n_seats.get() == n)>{n}</option>
        }
    };
    view! {
        <label for="n-seats">{t("new-number")}</label>
        <select id="n-seats"
            on:change:target=move |event| n_seats.set(event.target().value().parse().unwrap_or(fewest))>
            {(fewest..=most).map(option).collect_view()}
        </select>
    }
}

fn seat<G: GamePage>(index: usize, role: G::Role, place: Place) -> impl IntoView {
    let translator = translator();
    let id = format!("name-{index}");
    view! {
        <fieldset class="seat">
            <legend>{Signal::derive(move || words::capitalised(&G::role(translator.language(), role)))}</legend>
            <p class="hint">{Signal::derive(move || G::about_role(translator.language(), role))}</p>
            <label for=id.clone()>{t("new-name")}</label>
            <input id=id type="text" maxlength="24" autocomplete="off" bind:value=place.name/>
            {who_plays::<G>(place.bot)}
        </fieldset>
    }
}

/// Who plays: a person, or one of the bots.
fn who_plays<G: GamePage>(bot: RwSignal<String>) -> impl IntoView {
    let translator = translator();
    let bots = G::MANIFEST.bots;
    let check = move |is_bot: bool| {
        let first = bots.first().filter(|_| is_bot).copied();
        bot.set(first.unwrap_or_default().to_owned());
    };
    let option = move |name: &'static str| {
        let title = Signal::derive(move || translator.just(&G::bot_sentence(name)));
        view! { <option value=name>{title}</option> }
    };
    let which = move || {
        (bots.len() > 1 && !bot.read().is_empty()).then(|| {
            view! {
                <select aria-label=t("new-which-bot") on:change=typed(move |name| bot.set(name))>
                    {bots.iter().copied().map(option).collect_view()}
                </select>
            }
        })
    };
    let is_bot = Signal::derive(move || !bot.read().is_empty());
    view! {
        <label class="check">
            <input type="checkbox" prop:checked=is_bot on:change=ticked(check)/>
            {t("new-bot")}
        </label>
        {which}
    }
}
