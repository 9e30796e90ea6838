//! The table: what I can do, the contract, the sheet, the trades.

use leptos::prelude::*;
use pactes::{Stage, View};
use words::Args;

use super::{
    act::Act,
    chart::Chart,
    context::{TableContext, ctx},
    contract::ContractForm,
    dice::Picked,
    end::End,
    offers::Offers,
    page::Page,
    sheet::{Purse, Sheet},
};
use crate::{
    frame::{Pane, Table, Turn},
    language::{t, translator},
    story::lately,
};

/// A table of Pactes, for one viewer.
pub(super) fn table(ctx: TableContext) -> AnyView {
    Picked::provide();
    let over = ctx.slice(|view| view.stage == Stage::End);
    let offers = ctx.slice(|view| view.offers.iter().filter(|offer| Some(offer.to) == view.you).count());
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
    view! { <Table turn=turn(ctx) play=ViewFn::from(move || view! { <Play over/> }) panes/> }.into_any()
}

/// The middle: what happened last, what I can do, the contract.
#[component]
fn Play(over: Memo<bool>) -> impl IntoView {
    let ctx = ctx();
    let has_contract = ctx.slice(|view| view.contract.is_some());
    let has_page = ctx.slice(|view| view.aid.is_some() && view.round == 0);
    let begins = ctx.slice(|view| view.round == 0 && view.you.is_some());
    let acting = move || {
        if over.get() { view! { <End/> }.into_any() } else { view! { <Act/> }.into_any() }
    };
    view! {
        {lately()}
        {acting}
        {move || begins.get().then(|| in_short(ctx))}
        {move || has_page.get().then(|| view! { <Page/> })}
        {move || (has_contract.get() && !over.get()).then(|| view! { <ContractForm/> })}
        <Purse/>
    }
}

/// The game in a few words, for whoever has not read the rules: before the first round.
fn in_short(ctx: TableContext) -> AnyView {
    let about = move || ctx.you().map(|you| ctx.speaker().about_role(you));
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
fn turn(ctx: TableContext) -> Turn {
    let translator = translator();
    let mine = ctx.slice(|view| view.you.is_some_and(|you| view.awaited().contains(&you)));
    let place = move || {
        let (round, stage) = ctx.view.with(|view| (view.round, view.stage));
        let stage_name = ctx.speaker().stage(stage);
        if round == 0 || stage == Stage::End {
            stage_name
        } else {
            translator.say("turn-place", &Args::new().with("round", round).with("stage", stage_name))
        }
    };
    let who = move || {
        let you = ctx.you();
        you.map(|you| {
            let role = ctx.speaker().role(you);
            let duty = ctx.view.with(duty);
            let args = Args::new().with("name", ctx.name(you)).with("role", role).with("duty", duty);
            translator.say("turn-as", &args)
        })
    };
    let awaited = move || {
        let mut view = ctx.view.get();
        // Whoever is awaited anyway is told so; what they owe is asked beside it.
        if let Some(you) = view.you {
            let owes = view.purses[you].owes.take();
            if !view.awaited().contains(&you) {
                view.purses[you].owes = owes;
            }
        }
        ctx.speaker().awaited(&ctx.names(), &view)
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
