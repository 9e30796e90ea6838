//! What the viewer can do now.

mod after;
mod before;
mod deal;

use leptos::prelude::*;
use pactes::{Action, ActionKind, MOST_TEXT, Role, Stage, View};

use self::{
    after::{Objections, summary},
    before::{AddWord, Obstacle, Suggestions, desire, first_rep, sins},
    deal::{
        Answer, Discarding, Paying, Rebate, choose_obstacle, decide, flaw, propose, roll, sign, withdraw,
    },
};
use super::{
    bend::Bending,
    context::{TableContext, ctx},
    dice::{Converting, Picked, Placing},
    ideas,
};
use crate::{
    context::refused,
    draft::{Draft, TextForm},
    language::t,
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

/// The panel.
#[component]
pub(super) fn Act() -> impl IntoView {
    let ctx = ctx();
    let picked = expect_context::<Picked>();
    let moment = ctx.slice(moment);
    Effect::new(move |before: Option<(Stage, usize)>| {
        let (stage, written) = moment.with(|moment| (moment.stage, moment.written));
        if before.is_some_and(|before| before != (stage, written)) {
            picked.entry.set(None);
        }
        if let Some((before, _)) = before.filter(|(before, _)| *before != stage) {
            picked.die.set(None);
            picked.slot.set(None);
            // Whoever has the dice under their hands stays there.
            let dice = Stage::Place..=Stage::Intervene;
            if !(dice.contains(&before) && dice.contains(&stage)) {
                window().scroll_to_with_x_and_y(0.0, 0.0);
            }
        }
        (stage, written)
    });
    let panel = move || {
        let moment = moment.get();
        moment.you?;
        let debt = moment.owes.then(|| view! { <Discarding/> });
        Some(view! { <section class="act" aria-labelledby="act-title">
            <h2 id="act-title">{t("act-title")}</h2>
            {debt}
            {pieces(ctx, &moment)}
        </section> })
    };
    view! {
        {panel}
        {refused(ctx.0)}
    }
}

/// The pieces of the panel at this moment.
fn pieces(ctx: TableContext, now: &Moment) -> AnyView {
    let faust = now.you == Some(Role::Faust);
    match now.stage {
        Stage::Desire if faust => view! { <Suggestions desires=true/> {desire(ctx)} }.into_any(),
        Stage::Desire => suggest(
            ctx,
            ActionKind::SuggestDesire,
            "suggest-desire",
            |text| Action::SuggestDesire { text: text.into() },
            ideas::desire,
        ),
        Stage::Obstacles if now.is_awaited => view! { <Suggestions desires=false/> <Obstacle/> }.into_any(),
        Stage::Obstacles => suggest(
            ctx,
            ActionKind::SuggestObstacle,
            "suggest-obstacle",
            |text| Action::SuggestObstacle { text: text.into() },
            ideas::obstacle,
        ),
        Stage::AidSins if now.is_awaited => sins(ctx).into_any(),
        Stage::AidWords if now.is_awaited => view! { <AddWord/> }.into_any(),
        Stage::FirstRep if faust => first_rep(ctx).into_any(),
        Stage::ChooseObstacle if now.is_rep => choose_obstacle(ctx).into_any(),
        Stage::Propose if now.is_rep => view! { {propose(ctx, ActionKind::Propose)} <Rebate/> }.into_any(),
        Stage::Propose if faust && now.lines > 0 => view! { {waiting()} {sign(ctx)} }.into_any(),
        Stage::Answer if faust => view! { <Answer/> }.into_any(),
        Stage::Answer if now.is_rep => view! { {withdraw(ctx)} <Rebate/> }.into_any(),
        Stage::Flaw if now.is_rival => flaw(ctx).into_any(),
        Stage::Decide if faust => decide(ctx).into_any(),
        Stage::Flaw | Stage::Decide | Stage::Pay if now.is_rep => view! { {waiting()} <Rebate/> }.into_any(),
        Stage::Pay if faust => view! { <Paying/> }.into_any(),
        Stage::Roll if faust => roll(ctx).into_any(),
        Stage::Place if faust => view! { <Placing/> }.into_any(),
        Stage::Convert if faust => view! { <Converting/> }.into_any(),
        Stage::Intervene => view! { <Bending/> }.into_any(),
        Stage::Summary => view! { {(faust && !now.owes).then(|| summary(ctx))} <Objections/> }.into_any(),
        _ if now.owes => ().into_any(),
        _ => waiting().into_any(),
    }
}

/// Nothing to do but to talk.
fn waiting() -> impl IntoView {
    view! { <p class="hint waiting">{t("act-wait")}</p> }
}

/// A form whose text becomes an action.
fn written(
    ctx: TableContext,
    kind: ActionKind,
    key: &str,
    opening: &str,
    action: fn(String) -> Action,
    idea: fn(&View) -> String,
) -> impl IntoView + use<> {
    let draft = Draft::new(ctx.draft_key(key), opening);
    let say = move |text: Option<String>| text.is_some_and(|text| ctx.act.run(action(text)));
    let idea = Callback::new(move |()| ctx.view.with_untracked(idea));
    view! {
            <TextForm
    most=MOST_TEXT             draft
                question=ctx.question(kind, "text")
                hint=ctx.hint(kind)
                verb=ctx.verb(kind)
                rule=kind.rule().0
                secret=kind == ActionKind::WriteFlaw
                idea
                say
            />
        }
}

fn suggest(
    ctx: TableContext,
    kind: ActionKind,
    key: &'static str,
    action: fn(String) -> Action,
    idea: fn(&View) -> String,
) -> AnyView {
    view! {
        <details class="suggest">
            <summary>{ctx.verb(kind)}</summary>{written(ctx, kind, key, "", action, idea)}
        </details>
    }
    .into_any()
}
