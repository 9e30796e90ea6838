//! Drawing up the contract, paying for it, throwing, confirming, discarding, telling.

use leptos::prelude::*;
use pactes::{Action, ActionKind, MOST_TEXT, Tokens, least_payment, price};
use words::Args;

use super::{
    super::{
        context::{TableContext, asked, ctx, reason},
        dice::Picked,
        ideas,
        marks::totals,
        tokens::TokenPicker,
    },
    written,
};
use crate::{
    draft::{Draft, TextForm},
    erased::{piece, tap},
    frame::awaited_mark,
    language::{t, translator},
    rule::RuleMark,
};

/// What the contract would cost with so many lines more.
fn cost(ctx: TableContext, more: usize) -> Memo<u32> {
    ctx.contract(move |contract| price(contract.lines.len() + more, contract.rebate))
}

/// A button that names its price.
fn priced(
    ctx: TableContext,
    id: &'static str,
    sentence: &'static str,
    price: Memo<u32>,
    primary: bool,
    action: Action,
) -> AnyView {
    let verb = move || ctx.translator.say(sentence, &Args::new().with("price", price.get()));
    let allowed = action.clone();
    view! {
        <button type="button" id=id class:primary=primary data-awaited=awaited_mark()
            disabled=Signal::derive(move || !ctx.permits(&allowed))
            on:click=tap(move |_| { ctx.act.run(action.clone()); })>{Signal::derive(verb)}</button>
    }
    .into_any()
}

/// The cards lie on the stage.
pub(super) fn choose_obstacle(ctx: TableContext) -> AnyView {
    asked(ctx, ActionKind::ChooseObstacle, "obstacle")
}

pub(super) fn propose(ctx: TableContext) -> AnyView {
    let refusals = ctx.view.with_untracked(|view| view.contract.as_ref().map_or(0, |c| c.refusals));
    let draft = Draft::new(ctx.draft_key(&format!("propose{refusals}")), "");
    written(ctx, ActionKind::Propose, draft, |text| Action::Propose { text: text.into() }, ideas::commitment)
}

/// Faust answers.
pub(super) fn answer(ctx: TableContext) -> AnyView {
    let awaited = awaited_mark();
    view! {
        <p class="hint">{ctx.hint(ActionKind::Accept)} <RuleMark rule="PAC-31"/></p>
        {priced(ctx, "accept", "accept-line", cost(ctx, 1), true, Action::Accept)}
        <button type="button" id="refuse" data-awaited=awaited
            on:click=tap(move |_| { ctx.act.run(Action::Refuse { reason: None }); })>{t("refuse")}</button>
    }
    .into_any()
}

pub(super) fn flaw(ctx: TableContext) -> AnyView {
    let draft = Draft::new(ctx.draft_key("flaw"), "");
    written(ctx, ActionKind::WriteFlaw, draft, |text| Action::WriteFlaw { text: text.into() }, ideas::flaw)
}

pub(super) fn sign(ctx: TableContext, primary: bool) -> AnyView {
    priced(ctx, "sign", "sign", cost(ctx, 0), primary, Action::Sign)
}

pub(super) fn decide(ctx: TableContext) -> AnyView {
    view! {
        <p class="hint">{ctx.hint(ActionKind::Sign)} <RuleMark rule="PAC-36"/></p>
        {reason(ctx, || Some(Action::GoOn))}
        {priced(ctx, "go-on", "go-on", cost(ctx, 1), false, Action::GoOn)}
        {sign(ctx, true)}
    }
    .into_any()
}

/// Faust pays.
#[component]
pub(super) fn Paying() -> impl IntoView {
    let ctx = ctx();
    let held = ctx.slice(|view| view.purses.faust.tokens.unwrap_or_default());
    let due = move || {
        let price = ctx.view.with(|view| view.contract.as_ref().map_or(0, |c| c.price));
        least_payment(held.get(), price)
    };
    let chosen = RwSignal::new(untrack(|| smallest(held.get(), due())));
    let action = move || Action::Pay { tokens: chosen.get() };
    let translator = translator();
    view! {
        <TokenPicker held chosen question=ctx.question(ActionKind::Pay, "tokens") rule="PAC-46"/>
        {reason(ctx, move || Some(action()))}
        <button type="button" class="primary" id="pay" data-awaited=awaited_mark()
            disabled=Signal::derive(move || !ctx.permits(&action()))
            on:click=move |_| { ctx.act.run(untrack(action)); }>
            {Signal::derive(move || {
                translator.say("pay", &Args::new().with("points", chosen.get().points()))
            })}
        </button>
    }
}

/// The payment with most ones.
fn smallest(held: Tokens, due: u32) -> Tokens {
    let fits = |twos: u32| {
        let ones = due.checked_sub(2 * twos)?;
        Some(Tokens::new(ones, twos)).filter(|tokens| tokens.within(held))
    };
    (0..=held.twos).find_map(fits).unwrap_or(Tokens::NONE)
}

pub(super) fn roll(ctx: TableContext) -> AnyView {
    let n = ctx.contract(|c| 2 * c.lines.len());
    let verb = move || ctx.translator.say("roll", &Args::new().with("n", n.get()));
    view! {
        <button type="button" class="primary big" id="roll" data-awaited=awaited_mark()
            on:click=tap(move |_| { ctx.act.run(Action::Roll); })>{Signal::derive(verb)}</button>
    }
    .into_any()
}

/// The dice lie on the stage; here is what they come to, and the last word.
pub(super) fn confirm(ctx: TableContext) -> AnyView {
    let left = ctx.contract(|c| c.dice.iter().filter(|die| die.slot.is_none()).count());
    let verb = move || ctx.translator.say("confirm", &Args::new().with("left", left.get()));
    let begins = ctx.contract(|c| c.dice.iter().all(|die| die.slot.is_none()));
    let standing = move || match begins.get() {
        true => view! { <p class="asis">{t("place-how")}</p> }.into_any(),
        false => totals(ctx, Memo::new(|_| None)),
    };
    // What the marks in the slots stand for.
    let picked = Picked::here();
    let legend = move || {
        let (_, die) = picked.hand.get()?;
        let said = ctx.translator.say("place-legend", &Args::new().with("face", die.face));
        Some(view! { <p class="asis in-hand-means">{said}</p> })
    };
    view! {
        {piece(standing)}
        {piece(legend)}
        <button type="button" class="primary" id="confirm" data-awaited=awaited_mark()
            disabled=Signal::derive(move || !ctx.permits(&Action::Confirm))
            on:click=tap(move |_| { ctx.act.run(Action::Confirm); })>{Signal::derive(verb)}</button>
    }
    .into_any()
}

/// A compulsory discard: which tokens.
#[component]
pub(super) fn Discarding() -> impl IntoView {
    let ctx = ctx();
    let held = ctx.slice(|view| view.own_debt().map_or(Tokens::NONE, |owed| owed.among));
    let n = ctx.slice(|view| view.own_debt().map_or(0, |owed| owed.n));
    let first = untrack(|| {
        let ones = held.get().ones.min(n.get());
        Tokens::new(ones, n.get() - ones)
    });
    let chosen = RwSignal::new(first);
    let action = move || Action::Discard { tokens: chosen.get() };
    let verb = move || {
        let tokens = chosen.get();
        let args = Args::new().with("n", tokens.count()).with("tokens", ctx.speaker().tokens(tokens));
        ctx.translator.say("discard", &args)
    };
    view! {
        <TokenPicker held chosen question=ctx.question(ActionKind::Discard, "tokens") rule="PAC-53"/>
        <button type="button" class="primary" id="discard" data-awaited=awaited_mark()
            disabled=Signal::derive(move || !ctx.permits(&action()))
            on:click=move |_| { ctx.act.run(untrack(action)); }>{Signal::derive(verb)}</button>
    }
}

/// Faust tells what became of it, the lines in sight.
pub(super) fn summary(ctx: TableContext) -> AnyView {
    let draft = Draft::new(ctx.draft_key("summary"), "");
    let say = move |text: Option<String>| ctx.act.run(Action::Summarise { text: text.map(Into::into) });
    let idea = Callback::new(move |()| ctx.view.with_untracked(ideas::summary));
    view! {
        <TextForm most=MOST_TEXT draft question=ctx.question(ActionKind::Summarise, "text")
            hint=ctx.hint(ActionKind::Summarise) verb=ctx.verb(ActionKind::Summarise) rule="PAC-75" aloud=true
            idea say/>
    }
    .into_any()
}
