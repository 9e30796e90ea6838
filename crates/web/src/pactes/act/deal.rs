//! Drawing up the contract, paying for it, rolling; and what has to be discarded.

use leptos::prelude::*;
use pactes::{Action, ActionKind, Tokens, least_payment};
use words::Args;

use super::{
    super::{
        context::{TableContext, asked, ctx, reason},
        ideas,
        odds::odds,
        tokens::TokenPicker,
    },
    waiting, written,
};
use crate::{
    draft::Draft,
    language::{t, translator},
    rule::RuleMark,
};

pub(super) fn choose_obstacle(ctx: TableContext) -> impl IntoView {
    let free = ctx.view.with_untracked(|view| {
        let all = (1u8..).zip(view.obstacles.clone());
        all.filter(|(_, obstacle)| !obstacle.crossed).collect::<Vec<_>>()
    });
    let card = move |(number, obstacle): (u8, pactes::Obstacle)| {
        view! {
            <li><button type="button" class="card" data-obstacle=number on:click=move |_| { ctx.act.run(Action::ChooseObstacle { obstacle: number }); }>
                {obstacle.text.to_string()}
            </button></li>
        }
    };
    view! {
        {asked(ctx, ActionKind::ChooseObstacle, "obstacle")}
        <ul class="cards">{free.into_iter().map(card).collect_view()}</ul>
    }
}

pub(super) fn propose(ctx: TableContext, kind: ActionKind) -> impl IntoView {
    let key = format!(
        "propose{}",
        ctx.view.with_untracked(|view| view.contract.as_ref().map_or(0, |c| c.refusals))
    );
    written(ctx, kind, &key, "", |text| Action::Propose { text: text.into() }, ideas::commitment)
}

/// Faust answers.
#[component]
pub(super) fn Answer() -> impl IntoView {
    let ctx = ctx();
    let translator = translator();
    let text = ctx.view.with_untracked(|view| {
        view.contract.as_ref().and_then(|c| c.proposal.as_ref().map(ToString::to_string))
    });
    let reason = Draft::new(ctx.draft_key("reason"), "");
    let refuse = move |_| {
        let reason_text = Some(reason.now()).filter(|text| !kernel::is_blank(text));
        if ctx.act.run(Action::Refuse { reason: reason_text.map(Into::into) }) {
            reason.clear();
        }
    };
    view! {
        <blockquote class="proposal">{text}</blockquote>
        <p class="hint">{ctx.hint(ActionKind::Accept)} <RuleMark rule="PAC-31"/></p>
        <div class="buttons">
            <button type="button" class="primary" id="accept" on:click=move |_| { ctx.act.run(Action::Accept); }>
                {t("accept")}
            </button>
            <button type="button" id="refuse" on:click=refuse>{t("refuse")}</button>
        </div>
        <label for="reason">{Signal::derive(move || translator.just("reason"))}</label>
        <input id="reason" type="text" maxlength="280" prop:value=Signal::derive(move || reason.get())
            on:input:target=move |event| reason.set(event.target().value())/>
    }
}

pub(super) fn withdraw(ctx: TableContext) -> impl IntoView {
    view! {
        {waiting()}
        <div class="buttons">
            <button type="button" on:click=move |_| { ctx.act.run(Action::Withdraw); }>
                {ctx.verb(ActionKind::Withdraw)}
            </button>
            <RuleMark rule="PAC-32"/>
        </div>
        <details class="suggest"><summary>{t("reword")}</summary>{propose(ctx, ActionKind::Propose)}</details>
    }
}

/// The Rep lowers the price.
#[component]
pub(super) fn Rebate() -> impl IntoView {
    let ctx = ctx();
    let rebate = ctx.slice(|view| view.contract.as_ref().map_or(0, |c| c.rebate));
    let more = move || Action::SetRebate { rebate: rebate.get() + 1 };
    let translator = translator();
    view! {
        <p class="aside" hidden=Signal::derive(move || !ctx.permits(&more()))>
            {ctx.hint(ActionKind::SetRebate)}
            <button type="button" class="quiet" on:click=move |_| { ctx.act.run(untrack(more)); }>
                {Signal::derive(move || translator.say("rebate-more", &Args::new().with("rebate", rebate.get() + 1)))}
            </button>
            <RuleMark rule="PAC-43"/>
        </p>
    }
}

pub(super) fn flaw(ctx: TableContext) -> impl IntoView {
    let commitment = ctx.view.with_untracked(|view| {
        let line = view.contract.as_ref().and_then(|c| c.lines.last());
        line.map(|line| line.commitment.to_string())
    });
    view! {
        <blockquote class="proposal">{commitment}</blockquote>
        {written(ctx, ActionKind::WriteFlaw, "flaw", "", |text| Action::WriteFlaw { text: text.into() }, ideas::flaw)}
    }
}

pub(super) fn sign(ctx: TableContext) -> impl IntoView {
    let translator = ctx.translator;
    let price = ctx.slice(|view| view.contract.as_ref().map_or(0, |c| c.price));
    view! {
        <div class="buttons">
            <button type="button" class="primary" id="sign" on:click=move |_| { ctx.act.run(Action::Sign); }>
                {Signal::derive(move || translator.say("sign", &Args::new().with("price", price.get())))}
            </button>
            <RuleMark rule="PAC-36"/>
        </div>
        {odds(ctx)}
    }
}

pub(super) fn decide(ctx: TableContext) -> impl IntoView {
    let why_not = move || ctx.why_not(&Action::GoOn);
    view! {
        <p class="hint">{ctx.hint(ActionKind::Sign)}</p>
        {sign(ctx)}
        <div class="buttons">
            <button type="button" id="go-on" disabled=Signal::derive(move || why_not().is_some())
                on:click=move |_| { ctx.act.run(Action::GoOn); }>{t("go-on")}</button>
            <RuleMark rule="PAC-36"/>
        </div>
        {reason(ctx, || Some(Action::GoOn))}
    }
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
        <TokenPicker held chosen question=ctx.question(ActionKind::Pay, "tokens")/>
        {reason(ctx, move || Some(action()))}
        <div class="buttons">
            <button type="button" class="primary" id="pay" disabled=Signal::derive(move || !ctx.permits(&action()))
                on:click=move |_| { ctx.act.run(untrack(action)); }>
                {Signal::derive(move || translator.say("pay", &Args::new().with("points", chosen.get().points())))}
            </button>
            <RuleMark rule="PAC-46"/>
        </div>
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

pub(super) fn roll(ctx: TableContext) -> impl IntoView {
    let translator = ctx.translator;
    let n = ctx.slice(|view| view.contract.as_ref().map_or(0, |c| 2 * c.lines.len()));
    view! {
        <div class="buttons">
            <button type="button" class="primary big" id="roll" on:click=move |_| { ctx.act.run(Action::Roll); }>
                {Signal::derive(move || translator.say("roll", &Args::new().with("n", n.get())))}
            </button>
            <RuleMark rule="PAC-55"/>
        </div>
        {odds(ctx)}
    }
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
    view! {
        <div class="discarding">
            <TokenPicker held chosen question=ctx.question(ActionKind::Discard, "tokens")/>
            <div class="buttons">
                <button type="button" class="primary" id="discard"
                    disabled=Signal::derive(move || !ctx.permits(&action()))
                    on:click=move |_| { ctx.act.run(untrack(action)); }>
                    {t("discard")}
                </button>
                <RuleMark rule="PAC-53"/>
            </div>
        </div>
    }
}
