//! Real dice and cards are read out by whoever threw or drew them.

use kernel::{Ask, What};
use leptos::{ev, prelude::*};
use words::Args;

use crate::{
    language::{t, translator},
    online::remote::Remote,
};

/// What real dice showed, typed by whoever threw them.
#[component]
pub(in crate::online) fn RealDice() -> impl IntoView {
    let remote = expect_context::<Remote>();
    // They are asked for above whatever was done: whoever did it far below is led there.
    Effect::new(move || {
        if remote.missing.with(Option::is_some) {
            request_animation_frame(lead);
        }
    });
    let form = move |asks: Vec<Ask>| match asks.first().map(|ask| &ask.what) {
        Some(What::Card(cards)) => real_cards(remote, cards.clone(), asks.len()),
        _ => real_dice(remote, &asks),
    };
    move || remote.missing.get().map(|(_, asks)| form(asks))
}

/// Faces typed in, die by die.
fn real_dice(remote: Remote, asks: &[Ask]) -> AnyView {
    let translator = translator();
    let faces: Vec<RwSignal<String>> = asks.iter().map(|_| RwSignal::new(String::new())).collect();
    let most = |ask: &Ask| match ask.what {
        What::Die(most) => most,
        What::Token(_) | What::Card(_) | What::OneOf(_) => 6,
    };
    let fields = asks.iter().zip(&faces).enumerate().map(|(index, (ask, face))| {
        let (most, face) = (most(ask), *face);
        let args = move || Args::new().with("n", index + 1).with("most", most);
        let label = move || translator.say("real-die", &args());
        view! {
            <label>
                {label}
                <input type="number" inputmode="numeric" required min="1" max=most bind:value=face/>
            </label>
        }
    });
    let fields = fields.collect_view();
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let face = |face: &RwSignal<String>| face.get_untracked().parse::<u8>().ok().map(Into::into);
        if let Some(results) = faces.iter().map(face).collect() {
            remote.declare(results);
        }
    };
    view! {
        <form class="society real" on:submit=submit aria-labelledby="real-title">
            <h2 id="real-title" tabindex="-1">{t("real-title")}</h2>
            <div class="real-dice">{fields}</div>
            <div class="buttons"><button type="submit" class="primary">{t("real-done")}</button></div>
        </form>
    }
    .into_any()
}

/// Leads to what has to be read out.
fn lead() {
    use leptos::wasm_bindgen::JsCast as _;
    let title = document().get_element_by_id("real-title");
    if let Some(title) = title.and_then(|title| title.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Without the focus the form is there all the same.
        let _ = title.focus();
    }
}

/// Cards drawn from a real pack: tapped in the order in which they came.
fn real_cards(remote: Remote, cards: Vec<String>, n: usize) -> AnyView {
    let translator = translator();
    let drawn = RwSignal::new(Vec::<String>::new());
    let card = move |name: String| {
        let name = StoredValue::new(name);
        let at = move || drawn.with(|drawn| name.with_value(|name| drawn.iter().position(|it| it == name)));
        let tap = move |_| {
            drawn.update(|drawn| match name.with_value(|name| drawn.iter().position(|it| it == name)) {
                Some(index) => _ = drawn.remove(index),
                None if drawn.len() < n => drawn.push(name.get_value()),
                None => {}
            });
        };
        let face = move || name.with_value(|name| words::printed_card(translator.language(), name));
        let order = Signal::derive(move || at().map_or_else(String::new, |index| (index + 1).to_string()));
        view! {
            <button type="button" class="real-card" data-card=name.get_value()
                aria-pressed=Signal::derive(move || at().is_some().to_string()) on:click=tap>
                {face} <sup>{order}</sup>
            </button>
        }
        .into_any()
    };
    let whole = move || drawn.with(Vec::len) == n;
    let title = move || translator.say("real-cards-title", &Args::new().with("n", n));
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if whole() {
            remote.declare(drawn.get_untracked().into_iter().map(Into::into).collect());
        }
    };
    view! {
        <form class="society real" on:submit=submit aria-labelledby="real-title">
            <h2 id="real-title" tabindex="-1">{Signal::derive(title)}</h2>
            <p class="hint">{t("real-cards-how")}</p>
            <div class="real-cards">{cards.into_iter().map(card).collect_view()}</div>
            <div class="buttons">
                <button type="submit" class="primary" disabled=Signal::derive(move || !whole())>
                    {t("real-cards-done")}
                </button>
            </div>
        </form>
    }
    .into_any()
}
