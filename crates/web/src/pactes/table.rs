//! The table: what I can do, the contract, the sheet, the trades.

use leptos::prelude::*;
use pactes::{Stage, View};
use words::Args;

use super::{
    act::Act,
    chart::Chart,
    contract::ContractForm,
    desk::{Desk, desk},
    dice::Hand,
    end::End,
    offers::Offers,
    page::Page,
    sheet::{Purse, Sheet},
};
use crate::{
    frame::{Pane, Table, Turn},
    live::Memo,
    story::lately,
    tongue::{t, tongue},
};

/// A table of Pactes, for one viewer.
pub(super) fn table(desk: Desk) -> AnyView {
    Hand::provide();
    let over = desk.slice(|view| view.stage == Stage::End);
    let offers = desk.slice(|view| view.offers.iter().filter(|offer| Some(offer.to) == view.you).count());
    let sheet = move || view! { <Sheet/> {move || (!over.get()).then(|| view! { <Chart/> })} };
    let panes = vec![
        Pane { name: "sheet", title: "pane-sheet", badge: Signal::stored(0), content: ViewFn::from(sheet) },
        Pane {
            name: "trade",
            title: "pane-trade",
            badge: offers.into(),
            content: ViewFn::from(|| view! { <Offers/> }),
        },
    ];
    view! { <Table turn=turn(desk) play=ViewFn::from(move || view! { <Play over/> }) panes/> }.into_any()
}

/// The middle: what happened last, what I can do, the contract.
#[component]
fn Play(over: Memo<bool>) -> impl IntoView {
    let desk = desk();
    let has_contract = desk.slice(|view| view.contract.is_some());
    let has_page = desk.slice(|view| view.aid.is_some() && view.round == 0);
    let begins = desk.slice(|view| view.round == 0 && view.you.is_some());
    let acting = move || {
        if over.get() { view! { <End/> }.into_any() } else { view! { <Act/> }.into_any() }
    };
    view! {
        {lately(desk.0)}
        {acting}
        {move || begins.get().then(|| in_short(desk))}
        {move || has_page.get().then(|| view! { <Page/> })}
        {move || (has_contract.get() && !over.get()).then(|| view! { <ContractForm/> })}
        <Purse/>
    }
}

/// The game in a few words, for whoever has not read the rules: before the first round.
fn in_short(desk: Desk) -> AnyView {
    let about = move || desk.you().map(|you| desk.speaker().about_role(you));
    view! {
        <section class="box" aria-labelledby="in-short-title">
            <h2 id="in-short-title">{t("in-short-title")}</h2>
            <p>{t("in-short")}</p>
            <p>{t("in-short-dice")}</p>
            <p>{about}</p>
        </section>
    }
    .into_any()
}

/// Whose turn it is, what can be done and why.
fn turn(desk: Desk) -> Turn {
    let tongue = tongue();
    let mine = desk.slice(|view| view.you.is_some_and(|you| view.awaited().contains(&you)));
    let place = move || {
        let (round, stage) = desk.view.with(|view| (view.round, view.stage));
        let stage_name = desk.speaker().stage(stage);
        if round == 0 || stage == Stage::End {
            stage_name
        } else {
            tongue.say("turn-place", &Args::new().with("round", round).with("stage", stage_name))
        }
    };
    let who = move || {
        let you = desk.you();
        you.map(|you| {
            let role = desk.speaker().role(you);
            let duty = desk.view.with(duty);
            let args = Args::new().with("name", desk.name(you)).with("role", role).with("duty", duty);
            tongue.say("turn-as", &args)
        })
    };
    let awaited = move || {
        let mut view = desk.view.get();
        // Whoever is awaited anyway is told so; what they owe is asked beside it.
        if let Some(you) = view.you {
            let owes = view.purses[you].owes.take();
            if !view.awaited().contains(&you) {
                view.purses[you].owes = owes;
            }
        }
        desk.speaker().awaited(&desk.names(), &view)
    };
    Turn {
        place: Signal::derive(place),
        awaited: Signal::derive(awaited),
        mine: mine.into(),
        who: Signal::derive(who),
    }
}

/// What the viewer is this round.
fn duty(view: &View) -> &'static str {
    match view.you.filter(|_| view.stage != Stage::End) {
        Some(you) if view.rep_role() == Some(you) => "rep",
        Some(you) if view.rival_role() == Some(you) => "rival",
        Some(_) | None => "none",
    }
}
