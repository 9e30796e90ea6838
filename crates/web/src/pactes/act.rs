//! What is asked of the viewer now: one question with its control.

mod before;
mod deal;

use leptos::prelude::*;
use pactes::{Action, ActionKind, MOST_TEXT, Role, Stage, View};

use self::{
    before::{AddWord, Obstacle, desire},
    deal::{
        Discarding, Paying, answer, choose_obstacle, confirm, decide, flaw, propose, roll, sign, summary,
    },
};
use super::{
    bend::bending,
    context::{TableContext, ctx},
    marks::totals,
    odds::odds,
    spoken::is_aside,
    terms::new_offer,
    unfold::{Unfold, unfold_dock},
};
use crate::{
    context::refused,
    draft::{Draft, TextForm},
    erased::piece,
    language::t,
    menu::{Open, menu, offered},
};

/// What makes the panel a new one; dice and passes change inside it.
#[derive(Debug, Clone, PartialEq)]
struct Moment {
    stage: Stage,
    you: Option<Role>,
    is_rep: bool,
    is_rival: bool,
    is_awaited: bool,
    round: u8,
    written: usize,
    words: usize,
    lines: usize,
    refusals: u32,
    is_proposed: bool,
    owes: bool,
}

fn moment(view: &View) -> Moment {
    let contract = view.contract.as_ref();
    Moment {
        stage: view.stage,
        you: view.you,
        is_rep: view.you.is_some() && view.you == view.rep_role(),
        is_rival: view.you.is_some() && view.you == view.rival_role(),
        is_awaited: view.you.is_some_and(|you| view.awaited().contains(&you)),
        round: view.round,
        written: view.obstacles.len(),
        words: view.aid.as_ref().map_or(0, |aid| aid.words.len()),
        lines: contract.map_or(0, pactes::ContractView::n_complete),
        refusals: contract.map_or(0, |c| c.refusals),
        is_proposed: contract.is_some_and(|c| c.proposal.is_some()),
        owes: view.own_debt().is_some(),
    }
}

pub(super) fn act() -> AnyView {
    let ctx = ctx();
    let moment = ctx.slice(moment);
    let unfolds = Unfold::here().is_going();
    let panel = move || {
        let moment = moment.get();
        moment.you.filter(|_| moment.stage != Stage::End)?;
        let asked = if unfolds.get() { unfold_dock() } else { pieces(ctx, &moment) };
        Some(view! {
            <section class="act" aria-labelledby="act-title">
                <h2 id="act-title">{t("act-title")}</h2>
                {why(ctx, &moment)}
                {asked}
            </section>
        })
    };
    let watches = move || {
        let looks_on = moment.with(|moment| moment.you.is_none() || moment.stage == Stage::End);
        (looks_on && unfolds.get()).then(|| view! { <section class="act">{unfold_dock()}</section> })
    };
    view! { {piece(panel)} {piece(watches)} {refused(ctx.0)} }.into_any()
}

/// In the first round: what is asked for and why, for whoever has not read the rules.
fn why(ctx: TableContext, now: &Moment) -> Option<AnyView> {
    let explained = matches!(
        now.stage,
        Stage::ChooseObstacle
            | Stage::Answer
            | Stage::Decide
            | Stage::Pay
            | Stage::Roll
            | Stage::Place
            | Stage::Intervene
    );
    let stage = now.stage;
    (explained && now.round == 1 && now.is_awaited && !now.owes).then(|| {
        let said = move || ctx.speaker().awaited(&ctx.names(), &ctx.view.get());
        let on_dice = matches!(stage, Stage::Place | Stage::Intervene);
        view! { <p class="hint why" class:on-dice=on_dice>{Signal::derive(said)}</p> }.into_any()
    })
}

/// The pieces of the panel at this moment.
fn pieces(ctx: TableContext, now: &Moment) -> AnyView {
    let faust = now.you == Some(Role::Faust);
    if now.owes {
        return view! { <Discarding/> }.into_any();
    }
    match now.stage {
        Stage::Desire if faust => desire(ctx),
        Stage::Obstacles if now.is_awaited => view! { <Obstacle/> }.into_any(),
        Stage::AidSins if now.is_awaited => tapped(ctx, ActionKind::ChooseSin, "sin"),
        Stage::AidWords if now.is_awaited => view! { <AddWord/> }.into_any(),
        Stage::FirstRep if faust => tapped(ctx, ActionKind::ChooseFirstRep, "demon"),
        Stage::ChooseObstacle if now.is_rep => choose_obstacle(ctx),
        Stage::Propose if now.is_rep => propose(ctx),
        Stage::Propose if faust && now.lines > 0 => view! { {waiting()} {sign(ctx, false)} }.into_any(),
        Stage::Answer if faust => answer(ctx),
        Stage::Flaw if now.is_rival => flaw(ctx),
        Stage::Decide if faust => decide(ctx),
        Stage::Pay if faust => view! { <Paying/> }.into_any(),
        Stage::Roll if faust => roll(ctx),
        Stage::Place | Stage::Convert if faust => confirm(ctx),
        Stage::Place | Stage::Convert => view! { {totals(ctx, Memo::new(|_| None))} {waiting()} }.into_any(),
        Stage::Intervene => bending(ctx),
        Stage::Summary if faust => summary(ctx),
        _ => waiting(),
    }
}

/// Whether anything else may be done.
pub(super) fn has_more(ctx: TableContext) -> Signal<bool> {
    let aside = asides(ctx);
    let trades = may_offer(ctx);
    let hopes = may_reckon(ctx);
    Signal::derive(move || !aside.read().is_empty() || trades.get() || hopes.get())
}

/// What else may be done: what nobody is awaited for, an offer to trade, one's chances.
pub(super) fn more(ctx: TableContext) -> AnyView {
    let (trades, hopes) = (may_offer(ctx), may_reckon(ctx));
    view! {
        {offered(ctx.0, asides(ctx), Open::None)}
        {piece(move || if hopes.get() { odds(ctx) } else { ().into_any() })}
        {piece(move || if trades.get() { new_offer(ctx) } else { ().into_any() })}
    }
    .into_any()
}

fn asides(ctx: TableContext) -> Memo<Vec<kernel::Choice<Action>>> {
    Memo::new(move |_| {
        let is_aside =
            |choice: &&kernel::Choice<Action>| ctx.view.with(|view| is_aside(view, &choice.action));
        ctx.choices.with(|all| all.iter().filter(is_aside).cloned().collect())
    })
}

fn may_offer(ctx: TableContext) -> Memo<bool> {
    let any = ctx.choices_of(|action| action.kind() == ActionKind::Offer);
    Memo::new(move |_| !any.read().is_empty())
}

/// Whether Faust may ask for his chances.
fn may_reckon(ctx: TableContext) -> Memo<bool> {
    ctx.slice(|view| {
        let has_lines = view.contract.as_ref().is_some_and(|c| c.n_complete() > 0);
        has_lines && view.you == Some(Role::Faust) && (Stage::Propose..=Stage::Roll).contains(&view.stage)
    })
}

/// Nothing to do but to talk and to trade.
fn waiting() -> AnyView {
    view! { <p class="hint waiting">{t("act-wait")}</p> }.into_any()
}

/// A question whose answers are buttons.
fn tapped(ctx: TableContext, kind: ActionKind, field: &'static str) -> AnyView {
    view! {
        <p class="question">{ctx.question(kind, field)}</p>
        {menu(ctx.0, move |action| action.kind() == kind)}
    }
    .into_any()
}

/// A form whose text becomes an action.
fn written(
    ctx: TableContext,
    kind: ActionKind,
    draft: Draft,
    action: fn(String) -> Action,
    idea: fn(&View) -> String,
) -> AnyView {
    let say = move |text: Option<String>| text.is_some_and(|text| ctx.act.run(action(text)));
    let idea = Callback::new(move |()| ctx.view.with_untracked(idea));
    view! {
        <TextForm most=MOST_TEXT draft question=ctx.question(kind, "text") hint=ctx.hint(kind)
            verb=ctx.verb(kind)
            rule=kind.rule().0 secret=kind == ActionKind::WriteFlaw idea say/>
    }
    .into_any()
}
