//! Setting up a game on this device.

use kernel::{Language, Seats};
use leptos::{ev, prelude::*};

use super::game::{LocalGame, Participant};
use crate::{
    erased::{ticked, typed},
    game::GamePage,
    keep,
    language::{t, translator},
    route::{Here, Route},
    texts::tag,
};

const NAMES: &str = "tablee.names";

/// One person against bots: which part they play, where there are several.
pub(crate) fn alone<G: GamePage>() -> impl IntoView {
    let translator = translator();
    let usual = G::alone(String::new());
    let roles = G::default().roles(usual.len());
    let here = Here::now();
    let begin = move |seat: usize| {
        if !here.stays() {
            return;
        }
        let (you, language) = untrack(|| (translator.just("you"), translator.language()));
        let people = alone_as::<G>(keep::text("tablee.name").unwrap_or(you), seat);
        if let Ok(local) = LocalGame::<G>::open(people, language, &G::Options::default()) {
            Route::Local(local.id().to_owned()).replace();
        }
    };
    let mut parts: Vec<(usize, G::Role)> = Vec::new();
    for (seat, role) in roles.into_iter().enumerate() {
        if parts.iter().all(|(_, other)| !is_same_part::<G>(*other, role)) {
            parts.push((seat, role));
        }
    }
    let own = usual.iter().position(|person| person.bot.is_none()).unwrap_or(0);
    // The usual part first.
    parts.sort_by_key(|(seat, _)| *seat != own);
    if parts.len() < 2 {
        begin(own);
    }
    let part = move |(seat, role): (usize, G::Role)| {
        let name = move || words::capitalised(&G::role(translator.language(), role));
        let about = move || G::about_role(translator.language(), role);
        view! {
            <button type="button" class="card part" data-part=seat on:click=move |_| begin(seat)>
                <b>{Signal::derive(name)}</b> " " <span>{Signal::derive(about)}</span>
            </button>
        }
        .into_any()
    };
    view! {
        <main id="content" class="new" tabindex="-1">
            <h1>{G::MANIFEST.title}</h1>
            <p>{t("which-part")}</p>
            <div class="cards parts">{parts.into_iter().map(part).collect_view()}</div>
        </main>
    }
}

/// Whether two roles are one part to play: two demons are.
fn is_same_part<G: GamePage>(one: G::Role, other: G::Role) -> bool {
    G::role(Language::Fr, one) == G::role(Language::Fr, other)
}

/// One person in that seat, bots in the others.
fn alone_as<G: GamePage>(you: String, seat: usize) -> Vec<Participant> {
    let mut people = G::alone(you);
    let own = people.iter().position(|person| person.bot.is_none()).unwrap_or(0);
    if let Some(role) = G::default().roles(people.len()).get(own).filter(|_| own != seat) {
        let bot = people.get(seat).and_then(|person| person.bot.clone());
        let roles = G::default().roles(people.len());
        let is_alike = |(other, person): &(&G::Role, &Participant)| *other == role && person.bot.is_some();
        let nth = roles.iter().zip(&people).filter(is_alike).count();
        let stands_in = Participant { name: G::bot_name(*role, nth).to_owned(), bot };
        let you = std::mem::replace(&mut people[own], stands_in);
        people[seat] = you;
    }
    people
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
    let spoken = RwSignal::new(false);
    let all = StoredValue::new(places);
    let here = Here::now();
    let start = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if !here.stays() {
            return;
        }
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
            Ok(local) => Route::Local(local.among(spoken.get_untracked()).id().to_owned()).go(),
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
    let aloud = G::MANIFEST.has_story.then(|| {
        view! {
            <label class="check">
                <input type="checkbox" id="spoken" prop:checked=spoken
                    on:change=ticked(move |on| spoken.set(on))/>
                {t("new-spoken")}
            </label>
        }
    });
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
                {aloud}
                <details>
                    <summary>{t("new-options")}</summary>
                    {G::choose_options(options, false)}
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
                    prop:checked=Signal::derive(move || language.get() == of)
                    on:change=move |_| language.set(of)/>
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
            <legend>
                {Signal::derive(move || words::capitalised(&G::role(translator.language(), role)))}
            </legend>
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_takes_another_part_meets_no_two_bots_of_one_name() {
        fn check<G: GamePage>() {
            for seat in 0..G::alone(String::new()).len() {
                let people = alone_as::<G>("Ana".to_owned(), seat);
                let mut names: Vec<&str> = people.iter().map(|person| person.name.as_str()).collect();
                names.sort_unstable();
                names.dedup();
                assert_eq!(names.len(), people.len(), "{} seat {seat}: {people:?}", G::MANIFEST.title);
                assert_eq!((&*people[seat].name, &people[seat].bot), ("Ana", &None));
            }
        }
        check::<pactes::Pactes>();
        check::<psychopathe::Psychopathe>();
        check::<psychodrame::Psychodrame>();
        check::<innommable::Innommable>();
        check::<yonkoma::Yonkoma>();
    }
}
