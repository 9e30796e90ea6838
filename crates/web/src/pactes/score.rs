//! The score on the strip: six achievements, and everybody's tokens beside their seals.

use leptos::prelude::*;
use pactes::{Role, Stage};
use words::Args;

use super::{context::TableContext, marks::seal, unfold::Unfold};
use crate::{erased::piece, language::t};

/// How many Faust needs (PAC-88).
const GOAL: u32 = 6;
/// More are counted.
const MOST_PIPS: u32 = 8;

/// The score, on one line.
pub(super) fn score(ctx: TableContext) -> AnyView {
    let unfold = Unfold::here();
    let standing = Memo::new(move |_| {
        let (won, maybe) = ctx.view.with(|view| {
            let dice = matches!(view.stage, Stage::Place | Stage::Convert | Stage::Intervene);
            let maybe = view.contract.as_ref().filter(|_| dice).map_or(0, |c| c.preview().achievements);
            (view.achievements, u32::from(maybe))
        });
        let won = won.saturating_sub(unfold.still_folded().into());
        (won, maybe, unfold.just_won())
    });
    let said = move || {
        let (won, maybe, _) = standing.get();
        ctx.translator.say("score-achievements", &Args::new().with("n", won).with("maybe", maybe))
    };
    let pips = move || {
        let (won, maybe, fresh) = standing.get();
        let pip = |n: u32| {
            let maybe = n > won && n <= won + maybe;
            view! {
                <span class="pip" class:on=n <= won class:maybe=maybe class:fresh=fresh && n == won></span>
            }
        };
        // What goes far beyond the goal is counted: the strip is one line.
        let n = if won > MOST_PIPS { GOAL } else { won.max(GOAL) };
        let counted = (won > n).then(|| view! { <b class="beyond">{format!("+{}", won - n)}</b> });
        view! { {(1..=n).map(pip).collect_view()} {counted} }
    };
    view! {
        <p class="goal" role="img" aria-label=Signal::derive(said)>{piece(pips)}</p>
        <ul class="seats" aria-label=t("score-tokens")>{Role::ALL.map(|role| seat(ctx, role))}</ul>
    }
    .into_any()
}

/// One of the three: seal, name, tokens; while dice are bent, whether they have done with it.
fn seat(ctx: TableContext, role: Role) -> AnyView {
    let count = ctx.slice(move |view| view.purses[role].count);
    let passed = ctx.slice(move |view| {
        let contract = view.contract.as_ref().filter(|_| view.stage == Stage::Intervene);
        contract.map(|contract| contract.passed[role])
    });
    let mark = move || {
        passed.get().map(|passed| {
            let said = if passed { "score-passed" } else { "score-thinks" };
            view! { <span class="unseen">{t(said)}</span> }
        })
    };
    view! {
        <li data-seat=super::context::name_of(role)
            class:done=Signal::derive(move || passed.get() == Some(true))
            class:thinks=Signal::derive(move || passed.get() == Some(false))>
            {seal(ctx, role)} <span class="called">{Signal::derive(move || ctx.short_name(role))}</span>
            <b>{count}</b> {piece(mark)}
        </li>
    }
    .into_any()
}
