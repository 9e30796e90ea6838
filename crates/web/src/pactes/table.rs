//! The table: whose turn it is, what I can do, the contract, the sheet, the story, the trades.

use leptos::prelude::*;
use pactes::{Stage, View};
use words::Args;

use super::{
    act::Act,
    chart::Chart,
    contract::ContractForm,
    desk::desk,
    dice::Hand,
    end::End,
    offers::Offers,
    page::Page,
    sheet::{Purse, Sheet},
    story::{Lately, Story},
};
use crate::tongue::{t, tongue};

/// The panes of a small screen; a wide one shows them all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pane {
    Play,
    Sheet,
    Story,
    Trade,
    Talk,
}

impl Pane {
    const ALL: [(Self, &'static str, &'static str); 5] = [
        (Self::Play, "play", "pane-play"),
        (Self::Sheet, "sheet", "pane-sheet"),
        (Self::Story, "story", "pane-story"),
        (Self::Trade, "trade", "pane-trade"),
        (Self::Talk, "talk", "pane-table"),
    ];

    fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(pane, ..)| *pane == self).map_or("play", |(_, name, _)| name)
    }
}

/// A table, for one viewer.
#[component]
pub(super) fn Table(
    /// What covers the secrets, where the device is handed round.
    #[prop(into)]
    curtain: ViewFn,
    /// What hands the device on.
    #[prop(into)]
    hide: ViewFn,
    /// Talk and what else is the table's, where there is a table.
    #[prop(optional, into)]
    talk: Option<ViewFn>,
    /// How often somebody spoke.
    #[prop(optional, into)]
    said: Option<Signal<usize>>,
) -> impl IntoView {
    let desk = desk();
    Hand::provide();
    let tabs = Pane::ALL.into_iter().filter(|(pane, ..)| *pane != Pane::Talk || talk.is_some());
    let pane = RwSignal::new(Pane::Play);
    let over = desk.slice(|view| view.stage == Stage::End);
    let has_contract = desk.slice(|view| view.contract.is_some());
    let has_page = desk.slice(|view| view.aid.is_some() && view.round == 0);
    let offers = desk.slice(|view| view.offers.iter().filter(|offer| Some(offer.to) == view.you).count());
    let heard = RwSignal::new(said.map_or(0, |said| said.get_untracked()));
    Effect::new(move || {
        let n = said.map_or(0, |said| said.get());
        if pane.get() == Pane::Talk {
            heard.set(n);
        }
    });
    let tab = move |(which, name, title): (Pane, &'static str, &'static str)| {
        let tongue = tongue();
        let unread = move || {
            let n = match which {
                Pane::Trade => offers.get(),
                Pane::Talk => said.map_or(0, |said| said.get()).saturating_sub(heard.get()),
                Pane::Play | Pane::Sheet | Pane::Story => 0,
            };
            (n > 0).then(|| view! { <span class="unread">{n}</span> })
        };
        view! {
            <button
                type="button"
                data-pane=name
                aria-pressed=move || (pane.get() == which).to_string()
                on:click=move |_| {
                    pane.set(which);
                    window().scroll_to_with_x_and_y(0.0, 0.0);
                }
            >{move || tongue.just(title)} {unread}</button>
        }
    };
    let curtain = StoredValue::new(curtain);
    let acting = move || {
        if over.get() { view! { <End/> }.into_any() } else { view! { <Act/> }.into_any() }
    };
    view! {
        <main id="content" class="table" tabindex="-1">
            <Turn hide/>
            <nav class="tabs" aria-label=t("panes")>{tabs.map(tab).collect_view()}</nav>
            <div class="panes" data-pane=move || pane.get().name()>
                <div class="pane play">
                    <Lately/>
                    {move || curtain.with_value(ViewFn::run)}
                    {acting}
                    {move || has_page.get().then(|| view! { <Page/> })}
                    {move || (has_contract.get() && !over.get()).then(|| view! { <ContractForm/> })}
                    <Purse/>
                </div>
                <div class="side">
                    <div class="pane sheet"><Sheet/> {move || (!over.get()).then(|| view! { <Chart/> })}</div>
                    <div class="pane trade"><Offers/></div>
                </div>
                <div class="side late">
                    <div class="pane story"><Story/></div>
                    {talk.map(|talk| view! { <div class="pane talk">{talk.run()}</div> })}
                </div>
            </div>
        </main>
    }
}

/// Whose turn it is, what can be done and why.
#[component]
fn Turn(hide: ViewFn) -> impl IntoView {
    let desk = desk();
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
            view! { <p class="as">{tongue.say("turn-as", &args)}</p> }
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
        desk.speaker().awaited(&desk.company(), &view)
    };
    view! {
        <section class="turn" class:mine=move || mine.get() aria-labelledby="turn-title">
            <h1 class="place" id="turn-title">{place}</h1>
            <p class="awaited" id="awaited">{awaited}</p>
            <div class="turn-foot">{who} {move || hide.run()}</div>
        </section>
    }
}

/// What the viewer is this round.
fn duty(view: &View) -> &'static str {
    match view.you {
        Some(you) if view.rep_role() == Some(you) => "rep",
        Some(you) if view.rival_role() == Some(you) => "rival",
        Some(_) | None => "none",
    }
}
