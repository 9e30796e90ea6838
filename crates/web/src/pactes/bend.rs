//! Tokens bend dice: anybody, any die, until all have passed. The touched line asks; the dock names the price.

use leptos::prelude::*;
use pactes::{Action, Effects, Slot, SlotKind, Token, Tokens};
use words::{Args, labelled};

use super::{
    context::TableContext,
    dice::Picked,
    marks::{Tally, chips, diamond, seal, totals},
    tokens::Disc,
};
use crate::{
    die::{face, mini_face},
    erased::{piece, tap},
    frame::awaited_mark,
    language::t,
    rule::RuleMark,
};

/// What the die on a slot shows.
fn shows(ctx: TableContext, slot: Slot) -> Memo<Option<u8>> {
    ctx.slice(move |view| view.contract.as_ref()?.on(slot).map(|(_, die)| die.face))
}

/// What the touched die would show after the chosen change; nothing, for a reroll.
pub(super) fn chosen_face(ctx: TableContext, picked: Picked) -> Option<u8> {
    let (slot, by) = picked.slot.get().zip(picked.bend.get())?;
    let from = ctx.view.with(|view| view.contract.as_ref()?.on(slot).map(|(_, die)| die.face))?;
    from.checked_add_signed(by).filter(|to| by != 0 && (1..=6).contains(to))
}

/// What the die would become, small on the die.
pub(super) fn ghost(shows: u8) -> AnyView {
    view! { <span class="ghost">{face(shows)}</span> }.into_any()
}

/// The three things that a token does to a die, each with what it changes.
pub(super) fn tiles(ctx: TableContext, slot: Slot) -> AnyView {
    let name = move || ctx.translator.say("bend-one", &Args::new().with("slot", ctx.speaker().slot(slot)));
    view! {
        <span class="bends" role="group" aria-label=Signal::derive(name)>
            {[-1, 0, 1].map(|by| tile(ctx, slot, by))}
        </span>
    }
    .into_any()
}

fn tile(ctx: TableContext, slot: Slot, by: i8) -> AnyView {
    let picked = Picked::here();
    let from = shows(ctx, slot);
    let to =
        move || from.get().and_then(|from| from.checked_add_signed(by)).filter(|to| (1..=6).contains(to));
    let is_chosen = Signal::derive(move || picked.bend.get() == Some(by));
    let sign = move || match by {
        0 => ctx.translator.just("reroll"),
        by if by > 0 => "+1".to_owned(),
        _ => "−1".to_owned(),
    };
    let said = move || match (by, to()) {
        (0, _) => {
            ctx.translator.just(if slot.kind == SlotKind::Commitment { "reroll-win" } else { "reroll-draw" })
        }
        (_, Some(to)) => ctx.speaker().effect(slot.kind, to),
        (_, None) => String::new(),
    };
    let drawn = move || match (by, to()) {
        (0, _) => rolls(),
        (_, Some(to)) => mini_face(to),
        (_, None) => mini_face(0),
    };
    let does = move || match (by, to()) {
        (0, _) => {
            let mark =
                if slot.kind == SlotKind::Commitment { diamond() } else { seal(ctx, pactes::Role::Faust) };
            view! { <span class="gain" aria-hidden="true">{mark} <span>{t("reroll-chance")}</span></span> }
                .into_any()
        }
        (_, Some(to)) => chips(ctx, ctx.view.with(|view| Tally::of(view, Effects::of(slot.kind, to)))),
        (_, None) => ().into_any(),
    };
    view! {
        <button type="button" class="bend" data-by=by
            aria-pressed=Signal::derive(move || is_chosen.get().to_string())
            disabled=Signal::derive(move || by != 0 && to().is_none())
            aria-label=Signal::derive(move || labelled(ctx.translator.language(), &sign(), &said()))
            on:click=tap(move |_| {
                picked.bend.update(|chosen| *chosen = if *chosen == Some(by) { None } else { Some(by) });
            })>
            <small>{Signal::derive(sign)}</small> {piece(drawn)} {piece(does)}
        </button>
    }
    .into_any()
}

/// A die that rolls again.
fn rolls() -> AnyView {
    view! {
        <svg class="mini" viewBox="0 0 40 40" aria-hidden="true">
            <rect x="1" y="1" width="38" height="38" rx="8"/>
            <path d="M13 16a9 9 0 1 1-1 8M13 9v8h8"/>
        </svg>
    }
    .into_any()
}

/// The dock of the window in which tokens bend dice.
pub(super) fn bending(ctx: TableContext) -> AnyView {
    let picked = Picked::here();
    let awaited = awaited_mark();
    let translator = ctx.translator;
    let passed = ctx.slice(|view| view.you.zip(view.contract.as_ref()).is_some_and(|(you, c)| c.passed[you]));
    let held = ctx.slice(pactes::View::available);
    // The smallest is chosen first: the value of a token changes nothing (PAC-53).
    let chosen = RwSignal::new(None::<Token>);
    let token = move || {
        let has = |token: &Token| Tokens::from(*token).within(held.get());
        chosen.get().filter(has).or_else(|| Token::BOTH.into_iter().find(has))
    };
    let instead = Memo::new(move |_| {
        let (slot, to) = picked.slot.get().zip(chosen_face(ctx, picked))?;
        ctx.view.with(|view| {
            let contract = view.contract.as_ref()?;
            let mut changed = contract.clone();
            let (id, _) = contract.on(slot)?;
            changed.dice.get_mut(usize::from(id.0).checked_sub(1)?)?.face = to;
            Some((to, changed.preview()))
        })
    });
    let action = move || {
        let (slot, by) = picked.slot.get().zip(picked.bend.get())?;
        let token = token()?;
        let version = ctx.view.with(|view| view.contract.as_ref().map(|c| c.version));
        Some(match by {
            0 => Action::Reroll { slot, token, version },
            by => Action::Shift { slot, by, token, version },
        })
    };
    let verb = move || {
        let from = picked.slot.get().and_then(|slot| ctx.view.with(|view| view.contract.as_ref()?.on(slot)));
        let args = Args::new().with("from", from.map_or(0, |(_, die)| die.face));
        let args = args.with("token", token().map_or(0, Token::points));
        translator.say("bend-pay", &args.with("to", chosen_face(ctx, picked).unwrap_or(0)))
    };
    let value = move |value: Token| {
        let n = move || if value == Token::One { held.get().ones } else { held.get().twos };
        let name =
            move || translator.say("token-held", &Args::new().with("value", value.points()).with("n", n()));
        view! {
            <button type="button" class="with" aria-label=Signal::derive(name)
                aria-pressed=Signal::derive(move || (token() == Some(value)).to_string())
                hidden=Signal::derive(move || n() == 0)
                on:click=tap(move |_| chosen.set(Some(value)))>
                <Disc token=Some(value)/> {Signal::derive(move || format!("× {}", n()))}
            </button>
        }
    };
    let pays = move || {
        picked.bend.get().is_some().then(|| {
            view! { <div class="pay-with"><span>{t("pay-with")}</span> {Token::BOTH.map(value)}</div> }
        })
    };
    let hint = move || {
        let said = match (picked.bend.get().is_some(), held.get().is_empty(), passed.get()) {
            (true, ..) => return ().into_any(),
            (_, _, true) => "bend-passed",
            (_, true, _) => "bend-broke",
            _ => "bend-how",
        };
        view! { <p class="hint">{t(said)} <RuleMark rule="PAC-63"/></p> }.into_any()
    };
    let pay = move || {
        action().is_some().then(|| {
            view! {
                <button type="button" class="primary" id="bend" data-awaited=awaited on:click=tap(move |_| {
                    if let Some(action) = untrack(action) {
                        ctx.act.run(action);
                    }
                })>{Signal::derive(verb)}</button>
            }
        })
    };
    let paying = Memo::new(move |_| action().is_some());
    view! {
        {totals(ctx, instead)}
        {piece(hint)}
        {piece(pays)}
        {piece(move || { paying.track(); untrack(pay) })}
        <button type="button" id="pass" data-awaited=awaited
            class:primary=Signal::derive(move || !paying.get())
            hidden=Signal::derive(move || passed.get())
            on:click=tap(move |_| { ctx.act.run(Action::Pass); })>{t("pass")}</button>
    }
    .into_any()
}
