//! What whoever is in a conflict does: throw, leave it at that or throw again, each with its price.

use innommable::{Action, ConflictKind, ConflictStep, Stage, View};
use leptos::prelude::*;
use words::Args;

use super::{
    context::{TableContext, whole_percent},
    dice::mark,
    line::written_now,
    touched::{Price, Touched, failure_price, reroll_price},
    window::window,
};
use crate::{
    draft::{Draft, TellsWriting},
    erased::{piece, tap},
    frame::awaited_mark,
    language::t,
};

/// The viewer's own conflict, as long as it is not decided.
pub(super) fn is_mine(view: &View) -> bool {
    let side = view.conflict.as_ref().zip(view.you).and_then(|(conflict, you)| conflict.side(you));
    side.is_some()
        && (side
            .is_some_and(|side| !side.has_thrown && matches!(view.stage, Stage::Declared | Stage::Throwing))
            || (view.stage == Stage::Short && view.conflict.as_ref().and_then(|c| c.loser) == view.you))
}

/// The dock of whoever has to throw, or is short.
pub(super) fn decide(ctx: TableContext) -> AnyView {
    let step = ctx.slice(|view| view.conflict.as_ref().map(|conflict| conflict.step));
    piece(move || match step.get()? {
        ConflictStep::Declared | ConflictStep::Throwing => Some(throw(ctx)),
        ConflictStep::Short => Some(short(ctx)),
        ConflictStep::GiftPending | ConflictStep::Settled | ConflictStep::Consent => None,
    })
}

fn throw(ctx: TableContext) -> AnyView {
    let n = ctx.slice(|view| view.own().map_or(0, |own| own.hand.len()));
    let label = move || ctx.translator.say("inn-throw", &Args::new().with("n", n.get()));
    // A duel can be left by who began it, or given in to; a resistance is given up by letting it happen.
    let ways = ctx.slice(|view| {
        let conflict = view.conflict.as_ref()?;
        Some((conflict.kind, conflict.actor() == view.you, conflict.step == ConflictStep::Declared))
    });
    let alternatives = move || {
        let (kind, began, untouched) = ways.get()?;
        let leaves = match kind {
            ConflictKind::Resist => (Action::AcceptEffect, "accept_effect", "inn-bear", "inn-bear-price"),
            ConflictKind::Duel if !began => {
                (Action::Yield { text: None }, "yield", "inn-yield", "inn-no-price")
            }
            ConflictKind::Standard | ConflictKind::Duel => {
                (Action::Withdraw, "withdraw", "inn-withdraw", "inn-no-price")
            }
        };
        let (action, name, verb, price) = leaves;
        untouched.then(|| {
            view! {
                <button type="button" data-do=name on:click=tap(move |_| _ = ctx.act.run(action.clone()))>
                    <b>{t(verb)}</b> <small>{t(price)}</small>
                </button>
            }
        })
    };
    view! {
        <div class="throwing">
            <span class="offer" data-do="throw">
                <button type="button" class="primary roll" data-awaited=awaited_mark()
                    on:click=tap(move |_| _ = ctx.act.run(Action::Throw))>{Signal::derive(label)}</button>
            </span>
            <div class="alternatives">{piece(alternatives)}</div>
        </div>
    }
    .into_any()
}

/// Short: the others may still give; then leave it at that, or throw again.
fn short(ctx: TableContext) -> AnyView {
    let touched = Touched::here();
    let again = Memo::new(move |_| {
        ctx.choices.with(|all| all.iter().any(|c| matches!(c.action, Action::Reroll { .. })))
    });
    let over = Memo::new(move |_| ctx.permits(&Action::AcceptFailure));
    let rerolls = ctx.slice(|view| {
        let side = view.conflict.as_ref().zip(view.you).and_then(|(conflict, you)| conflict.side(you));
        side.map_or(0, |side| side.rerolls)
    });
    let (leaving, throwing) = (ctx.slice(failure_price), ctx.slice(reroll_price));
    let share = ctx.slice(move |view| {
        let share = view.hopes().first().map(|(_, hope)| whole_percent(hope.success));
        ctx.translator.say("inn-reroll", &Args::new().with("n", share.unwrap_or_default()))
    });
    let draft = ctx.table.with_value(|table| Draft::new(format!("{table}.odd"), ""));
    let writes = TellsWriting::story();
    let reroll = move |_| {
        let text = written_now(draft).map(Into::into);
        if ctx.act.run(Action::Reroll { text }) {
            draft.clear();
        }
    };
    let ghost = move |price: Price| touched.pressed.set(price);
    let question = move || ctx.translator.just(if rerolls.get() == 0 { "inn-odd" } else { "inn-parting" });
    let typed = move |text: String| {
        draft.set(text);
        writes();
    };
    on_cleanup(move || _ = touched.pressed.try_set(Price::default()));
    view! {
        {window(ctx)}
        <div class="deciding" hidden=Signal::derive(move || !over.get())>
            <div data-do="reroll" class="rerolling" hidden=Signal::derive(move || !again.get())>
                <label class="unseen" for="odd">{Signal::derive(question)}</label>
                <textarea id="odd" rows="1" placeholder=Signal::derive(question)
                    prop:value=Signal::derive(move || draft.get())
                    on:input:target=move |event| typed(event.target().value())></textarea>
                <button type="button" class="way primary" data-awaited=awaited_mark()
                    on:focus=move |_| ghost(throwing.get_untracked())
                    on:pointerenter=move |_| ghost(throwing.get_untracked())
                    on:pointerleave=move |_| ghost(Price::default())
                    on:click=tap(reroll)>
                    <b>{share}</b> {piece(move || paid(ctx, throwing.get()))}
                </button>
            </div>
            <span class="offer" data-do="accept_failure">
                <button type="button" class="way" data-awaited=awaited_mark()
                    on:focus=move |_| ghost(leaving.get_untracked())
                    on:pointerenter=move |_| ghost(leaving.get_untracked())
                    on:pointerleave=move |_| ghost(Price::default())
                    on:click=tap(move |_| _ = ctx.act.run(Action::AcceptFailure))>
                    <b>{t("inn-accept")}</b> {piece(move || paid(ctx, leaving.get()))}
                </button>
            </span>
        </div>
    }
    .into_any()
}

/// A price in words.
fn paid(ctx: TableContext, price: Price) -> AnyView {
    let said = ctx
        .translator
        .say("inn-pays", &Args::new().with("n", price.entries).with_flag("anchor", price.anchor));
    view! { <small>{price.anchor.then(|| mark("anchor"))} {said}</small> }.into_any()
}
