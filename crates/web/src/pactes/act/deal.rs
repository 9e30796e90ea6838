//! Drawing up the contract, paying for it, rolling; and what has to be discarded.

use leptos::prelude::*;
use pactes::{Action, ActionKind, Tokens, least_payment};
use words::Args;

use super::{
    super::{
        desk::{Desk, desk},
        ideas,
        odds::odds,
        tokens::TokenPicker,
    },
    waiting, written,
};
use crate::live::live;
use crate::{
    draft::Draft,
    rule::RuleMark,
    tongue::{t, tongue},
};

pub(super) fn choose_obstacle(desk: Desk) -> impl IntoView {
    let free = desk.view.with_untracked(|view| {
        let all = (1u8..).zip(view.obstacles.clone());
        all.filter(|(_, obstacle)| !obstacle.crossed).collect::<Vec<_>>()
    });
    let card = move |(number, obstacle): (u8, pactes::Obstacle)| {
        view! {
            <li><button type="button" class="card" data-obstacle=number on:click=move |_| { desk.act.run(Action::ChooseObstacle { obstacle: number }); }>
                {obstacle.text.to_string()}
            </button></li>
        }
    };
    view! {
        <p class="question">{live(move || desk.question(ActionKind::ChooseObstacle, "obstacle").get())} <RuleMark rule="PAC-27"/></p>
        <ul class="cards">{free.into_iter().map(card).collect_view()}</ul>
    }
}

pub(super) fn propose(desk: Desk, deed: ActionKind) -> impl IntoView {
    let key = format!(
        "propose{}",
        desk.view.with_untracked(|view| view.contract.as_ref().map_or(0, |c| c.refusals))
    );
    written(desk, deed, &key, "", |text| Action::Propose { text: text.into() }, ideas::commitment)
}

/// Faust answers.
#[component]
pub(super) fn Answer() -> impl IntoView {
    let desk = desk();
    let tongue = tongue();
    let text = desk.view.with_untracked(|view| {
        view.contract.as_ref().and_then(|c| c.proposal.as_ref().map(ToString::to_string))
    });
    let reason = Draft::new(desk.draft_key("reason"), "");
    let refuse = move |_| {
        let reason_text = Some(reason.now()).filter(|text| !kernel::is_blank(text));
        if desk.act.run(Action::Refuse { reason: reason_text.map(Into::into) }) {
            reason.clear();
        }
    };
    view! {
        <blockquote class="proposal">{text}</blockquote>
        <p class="hint">{live(move || desk.hint(ActionKind::Accept).get())} <RuleMark rule="PAC-31"/></p>
        <div class="buttons">
            <button type="button" class="primary" id="accept" on:click=move |_| { desk.act.run(Action::Accept); }>{t("accept")}</button>
            <button type="button" id="refuse" on:click=refuse>{t("refuse")}</button>
        </div>
        <label for="reason">{live(move || tongue.just("reason"))}</label>
        <input id="reason" type="text" maxlength="280" prop:value=live(move || reason.get()) on:input:target=move |event| reason.set(event.target().value())/>
    }
}

pub(super) fn withdraw(desk: Desk) -> impl IntoView {
    view! {
        {waiting()}
        <div class="buttons">
            <button type="button" on:click=move |_| { desk.act.run(Action::Withdraw); }>{live(move || desk.verb(ActionKind::Withdraw).get())}</button>
            <RuleMark rule="PAC-32"/>
        </div>
        <details class="suggest"><summary>{t("reword")}</summary>{propose(desk, ActionKind::Propose)}</details>
    }
}

/// The Rep lowers the price.
#[component]
pub(super) fn Rebate() -> impl IntoView {
    let desk = desk();
    let rebate = desk.slice(|view| view.contract.as_ref().map_or(0, |c| c.rebate));
    let more = move || Action::SetRebate { rebate: rebate.get() + 1 };
    let tongue = tongue();
    view! {
        <p class="aside" hidden=live(move || !desk.permits(&more()))>
            {live(move || desk.hint(ActionKind::SetRebate).get())}
            <button type="button" class="quiet" on:click=move |_| { desk.act.run(untrack(more)); }>
                {live(move || tongue.say("rebate-more", &Args::new().with("rebate", rebate.get() + 1)))}
            </button>
            <RuleMark rule="PAC-43"/>
        </p>
    }
}

pub(super) fn flaw(desk: Desk) -> impl IntoView {
    let commitment = desk.view.with_untracked(|view| {
        let line = view.contract.as_ref().and_then(|c| c.lines.last());
        line.map(|line| line.commitment.to_string())
    });
    view! {
        <blockquote class="proposal">{commitment}</blockquote>
        {written(desk, ActionKind::WriteFlaw, "flaw", "", |text| Action::WriteFlaw { text: text.into() }, ideas::flaw)}
    }
}

pub(super) fn sign(desk: Desk) -> impl IntoView {
    let tongue = desk.tongue;
    let price = desk.slice(|view| view.contract.as_ref().map_or(0, |c| c.price));
    view! {
        <div class="buttons">
            <button type="button" class="primary" id="sign" on:click=move |_| { desk.act.run(Action::Sign); }>
                {live(move || tongue.say("sign", &Args::new().with("price", price.get())))}
            </button>
            <RuleMark rule="PAC-36"/>
        </div>
        {odds(desk)}
    }
}

pub(super) fn decide(desk: Desk) -> impl IntoView {
    let why_not = move || desk.why_not(&Action::GoOn);
    view! {
        <p class="hint">{live(move || desk.hint(ActionKind::Sign).get())}</p>
        {sign(desk)}
        <div class="buttons">
            <button type="button" id="go-on" disabled=live(move || why_not().is_some()) on:click=move |_| { desk.act.run(Action::GoOn); }>{t("go-on")}</button>
            <RuleMark rule="PAC-36"/>
        </div>
        {move || why_not().map(|(why, rule)| view! { <p class="hint">{why} <RuleMark rule=rule/></p> })}
    }
}

/// Faust pays.
#[component]
pub(super) fn Paying() -> impl IntoView {
    let desk = desk();
    let held = desk.slice(|view| view.purses.faust.tokens.unwrap_or_default());
    let due = move || {
        let price = desk.view.with(|view| view.contract.as_ref().map_or(0, |c| c.price));
        least_payment(held.get(), price)
    };
    let chosen = RwSignal::new(untrack(|| smallest(held.get(), due())));
    let action = move || Action::Pay { tokens: chosen.get() };
    let tongue = tongue();
    view! {
        <TokenPicker held chosen question=desk.question(ActionKind::Pay, "tokens")/>
        {move || desk.why_not(&action()).map(|(why, rule)| view! { <p class="hint">{why} <RuleMark rule=rule/></p> })}
        <div class="buttons">
            <button type="button" class="primary" id="pay" disabled=live(move || !desk.permits(&action())) on:click=move |_| { desk.act.run(untrack(action)); }>
                {live(move || tongue.say("pay", &Args::new().with("points", chosen.get().points())))}
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

pub(super) fn roll(desk: Desk) -> impl IntoView {
    let tongue = desk.tongue;
    let n = desk.slice(|view| view.contract.as_ref().map_or(0, |c| 2 * c.lines.len()));
    view! {
        <div class="buttons">
            <button type="button" class="primary big" id="roll" on:click=move |_| { desk.act.run(Action::Roll); }>
                {live(move || tongue.say("roll", &Args::new().with("n", n.get())))}
            </button>
            <RuleMark rule="PAC-55"/>
        </div>
        {odds(desk)}
    }
}

/// A compulsory discard: which tokens.
#[component]
pub(super) fn Discarding() -> impl IntoView {
    let desk = desk();
    let held = desk.slice(|view| view.own_debt().map_or(Tokens::NONE, |owed| owed.among));
    let n = desk.slice(|view| view.own_debt().map_or(0, |owed| owed.n));
    let first = untrack(|| {
        let ones = held.get().ones.min(n.get());
        Tokens::new(ones, n.get() - ones)
    });
    let chosen = RwSignal::new(first);
    let action = move || Action::Discard { tokens: chosen.get() };
    view! {
        <div class="discarding">
            <TokenPicker held chosen question=desk.question(ActionKind::Discard, "tokens")/>
            <div class="buttons">
                <button type="button" class="primary" id="discard" disabled=live(move || !desk.permits(&action())) on:click=move |_| { desk.act.run(untrack(action)); }>
                    {t("discard")}
                </button>
                <RuleMark rule="PAC-53"/>
            </div>
        </div>
    }
}
