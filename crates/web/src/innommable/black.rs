//! The blacklist for the Keeper: everybody's track; a name with ink in it can be touched to strike it.

use innommable::{Action, CharacterView};
use kernel::Seat;
use leptos::prelude::*;
use words::Args;

use super::{
    context::{TableContext, status_name},
    dice::hand,
    people::fate,
    rail::anchor,
    touched::Price,
    track::{cells, in_words},
};
use crate::{
    erased::{piece, tap},
    frame::Sheet,
    language::t,
    menu::{self, Open},
    rule::RuleMark,
};

/// Everybody's tracks.
pub(super) fn black(ctx: TableContext) -> AnyView {
    let seats = ctx.view.with_untracked(|view| view.characters.iter().map(|c| c.seat).collect::<Vec<_>>());
    let none = ctx
        .slice(|view| view.characters.iter().all(|c| c.entries.is_none_or(|entries| entries.unstruck == 0)));
    view! {
        <section class="black secret" aria-labelledby="black-title" data-pane-scrolls="">
            <header class="pane-head">
                <h2 id="black-title">{t("inn-blacklist")} <RuleMark rule="INN-91"/></h2>
                <span class="hint" hidden=Signal::derive(move || none.get())>{t("inn-touch-to-strike")}</span>
            </header>
            <ul class="blacklist">{seats.into_iter().map(|seat| soul(ctx, seat)).collect_view()}</ul>
        </section>
    }
    .into_any()
}

fn soul(ctx: TableContext, seat: Seat) -> AnyView {
    let open = RwSignal::new(false);
    let now = ctx.slice(move |view| view.character(seat).cloned());
    let choices = ctx.choices_of(move |action| matches!(action, Action::Strike { on, .. } if *on == seat));
    let ready = Memo::new(move |_| {
        now.with(|now| now.as_ref().and_then(|c| c.entries).is_some_and(|e| e.unstruck > 0))
    });
    // What it was opened for is done; next the table waits for something else.
    let struck = ctx.slice(move |view| view.strike.as_ref().is_some_and(|strike| strike.on == seat));
    Effect::new(move || {
        if struck.get() {
            open.set(false);
        }
    });
    let shown = move || now.get().map(|character| one(ctx, &character));
    let sheet = ViewFn::from(move || {
        let about = move || now.get().map(|character| about(ctx, &character));
        view! {
            {piece(about)}
            {menu::offered(ctx.0, choices, Open::None)}
            <p class="hint" hidden=Signal::derive(move || !choices.read().is_empty())>{t("inn-no-strike")}</p>
        }
    });
    view! {
        <li class="soul" class:ready=ready>
            <button type="button" class="soul-face" aria-haspopup="dialog"
                on:click=tap(move |_| open.set(true))>
                {piece(shown)}
            </button>
            <Sheet open title="inn-strike-sheet" content=sheet/>
        </li>
    }
    .into_any()
}

fn one(ctx: TableContext, character: &CharacterView) -> AnyView {
    let next = character.entries.map(|entries| {
        let args = Args::new().with("n", entries.unstruck).with("next", ctx.speaker().severity(entries.next));
        ctx.translator.say("inn-to-strike", &args)
    });
    view! {
        <span class="soul-head" data-status=status_name(character.status)>
            <span class="name">{ctx.character(character.seat)}</span> {fate(ctx, character)}
            <span class="next">{next}</span>
        </span>
        {character.entries.map(|entries| cells(ctx, character.seat, entries, Price::default()))}
        <span class="own">{anchor(ctx, character)} {hand(ctx, &character.hand)}</span>
    }
    .into_any()
}

/// Who it is, before a name is struck.
fn about(ctx: TableContext, character: &CharacterView) -> AnyView {
    let profile = character.profile.clone();
    view! {
        <h3>{ctx.character(character.seat)} <span class="player">{ctx.name(character.seat)}</span></h3>
        {profile.map(|profile| view! { <p class="portrait">{profile.portrait.to_string()}</p> })}
        {anchor(ctx, character)}
        {character.entries.map(|entries| view! {
            {cells(ctx, character.seat, entries, Price::default())}
            <p class="hint">{in_words(ctx, character.seat, entries)} <RuleMark rule="INN-93"/></p>
        })}
    }
    .into_any()
}
