//! Everything has its price: tokens offered for tokens.

use leptos::{ev, prelude::*};
use pactes::{Action, ActionKind, OfferView, Role, Tokens};
use words::Args;

use super::{
    context::{ctx, reason},
    tokens::TokenPicker,
};
use crate::{
    language::{t, translator},
    rule::RuleMark,
};

/// Open offers, and a form for a new one.
#[component]
pub(super) fn Offers() -> impl IntoView {
    let ctx = ctx();
    let offers = ctx.slice(|view| view.offers.clone());
    let trading = ctx.slice(|view| view.stage.may_negotiate(view.options.negotiation));
    let seated = ctx.slice(|view| view.you.is_some());
    view! {
        <section class="offers" aria-labelledby="offers-title">
            <h2 id="offers-title">{t("pane-trade")} <RuleMark rule="PAC-76"/></h2>
            <p class="hint">{ctx.hint(ActionKind::Offer)} <RuleMark rule="PAC-81"/></p>
            <ul class="cards">
                <For each=move || offers.get() key=|offer| offer.id let(offer)><Card offer/></For>
            </ul>
            {move || if !trading.get() {
                view! { <p class="hint">{t("no-trade-now")} <RuleMark rule="PAC-78"/></p> }.into_any()
            } else if seated.get() {
                view! { <Making/> }.into_any()
            } else {
                view! { <p class="hint">{t("trade-covered")}</p> }.into_any()
            }}
        </section>
    }
}

/// One open offer.
#[component]
fn Card(offer: OfferView) -> impl IntoView {
    let ctx = ctx();
    let translator = translator();
    let OfferView { id, from, to, count, give, ask_count, ask_points, note, .. } = offer;
    let said = move || {
        let speaker = ctx.speaker();
        let given =
            give.map_or_else(|| speaker.hidden_tokens(count), |tokens| speaker.tokens_and_points(tokens));
        let args = Args::new().with("from", ctx.name(from)).with("to", ctx.name(to)).with("give", given);
        let args = args.with("ask", ask_count).with("points", ask_points.unwrap_or(0));
        translator.say("offer-card", &args)
    };
    let chosen = RwSignal::new(untrack(|| {
        let held = ctx.view.with(pactes::View::available);
        let ones = held.ones.min(ask_count);
        Tokens::new(ones, ask_count - ones)
    }));
    let held = ctx.slice(pactes::View::available);
    let accept = move || Action::AcceptOffer { offer: id, tokens: chosen.get() };
    let theirs = move || {
        (ctx.you() == Some(to)).then(|| view! {
        {(ask_count > 0).then(|| view! {
            <TokenPicker held chosen question=ctx.question(ActionKind::AcceptOffer, "tokens")/>
        })}
        {reason(ctx, move || Some(accept()))}
        <div class="buttons">
            <button type="button" class="primary" disabled=Signal::derive(move || !ctx.permits(&accept()))
                on:click=move |_| { ctx.act.run(untrack(accept)); }>{t("accept")}</button>
            <button type="button" on:click=move |_| { ctx.act.run(Action::DeclineOffer { offer: id }); }>
                {t("decline")}
            </button>
        </div>
    })
    };
    let own = move || {
        (ctx.you() == Some(from)).then(|| view! {
        <div class="buttons">
            <button type="button" on:click=move |_| { ctx.act.run(Action::WithdrawOffer { offer: id }); }>
                {t("withdraw")}
            </button>
        </div>
    })
    };
    view! {
        <li class="offer">
            <p>{said}</p>
            {note.map(|note| view! { <p class="note">{note.to_string()}</p> })}
            {theirs} {own}
        </li>
    }
}

/// Making an offer.
#[component]
fn Making() -> impl IntoView {
    let ctx = ctx();
    let translator = translator();
    let you = untrack(|| ctx.you()).unwrap_or(Role::Faust);
    let others: Vec<Role> = Role::ALL.into_iter().filter(|role| *role != you).collect();
    let to = RwSignal::new(others[0]);
    let give = RwSignal::new(Tokens::NONE);
    let disclosed = RwSignal::new(false);
    let ask = RwSignal::new(0u32);
    let points = RwSignal::new(0u32);
    let note = RwSignal::new(String::new());
    let held = ctx.slice(pactes::View::available);
    let action = move || Action::Offer {
        to: to.get(),
        give: give.get(),
        disclosed: disclosed.get(),
        ask_count: ask.get(),
        ask_points: Some(points.get()).filter(|points| *points > 0),
        note: Some(note.get()).filter(|note| !kernel::is_blank(note)).map(Into::into),
    };
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if ctx.act.run(untrack(action)) {
            give.set(Tokens::NONE);
            ask.set(0);
            points.set(0);
            note.set(String::new());
        }
    };
    let role = move |role: Role| {
        view! {
            <label class="check">
                <input type="radio" name="offer-to" prop:checked=Signal::derive(move || to.get() == role)
                    on:change=move |_| to.set(role)/>
                {Signal::derive(move || ctx.name(role))}
            </label>
        }
    };
    let started = move || !give.get().is_empty() || ask.get() > 0;
    let number = move |id: &'static str, label: Signal<String>, value: RwSignal<u32>, most: Signal<u32>| {
        view! {
            <label for=id>{label}</label>
            <input id=id type="number" inputmode="numeric" min="0" max=move || most.get()
                prop:value=Signal::derive(move || value.get().to_string())
                on:input:target=move |event| value.set(event.target().value().parse().unwrap_or(0))/>
        }
    };
    let theirs = Signal::derive(move || ctx.view.with(|view| view.purses[to.get()].count));
    let worth = Signal::derive(move || 2 * theirs.get());
    view! {
        <details class="making">
            <summary>{ctx.verb(ActionKind::Offer)}</summary>
            <form on:submit=submit>
                <fieldset class="choices">
                    <legend>{t("offer-to")}</legend>{others.into_iter().map(role).collect_view()}
                </fieldset>
                <TokenPicker held chosen=give question=ctx.question(ActionKind::Offer, "give")/>
                <label class="check"><input type="checkbox" bind:checked=disclosed/> {t("offer-disclosed")}</label>
                {number("ask-count", ctx.question(ActionKind::Offer, "ask_count"), ask, theirs)}
                {move || (ask.get() > 0).then(|| number("ask-points", ctx.question(ActionKind::Offer, "ask_points"), points, worth))}
                <label for="offer-note">{ctx.question(ActionKind::Offer, "note")}</label>
                <input id="offer-note" type="text" maxlength="280" bind:value=note/>
                {reason(ctx, move || started().then(action))}
                <div class="buttons">
                    <button type="submit" class="primary" disabled=Signal::derive(move || !ctx.permits(&action()))>
                        {Signal::derive(move || translator.say("offer-send", &Args::new().with("name", ctx.name(to.get()))))}
                    </button>
                    <RuleMark rule="PAC-79"/>
                </div>
            </form>
        </details>
    }
}
