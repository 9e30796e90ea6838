//! The stage before the contracts: the game in a few words, the sheet as it is written, the obstacle to choose.

use leptos::prelude::*;
use pactes::{Action, Obstacle, Stage};

use super::{context::TableContext, page::page};
use crate::{
    erased::{piece, tap},
    frame::awaited_mark,
    language::t,
};

/// What is being written before the first round.
pub(super) fn preparing(ctx: TableContext) -> AnyView {
    let stage = ctx.slice(|view| (view.stage, view.aid.is_some()));
    piece(move || match stage.get() {
        (Stage::Desire, _) => in_short(ctx),
        (Stage::AidSins | Stage::AidWords, _) | (Stage::Obstacles, true) => page(),
        _ => sheet(ctx),
    })
}

/// The game in a few words, for whoever has not read the rules.
fn in_short(ctx: TableContext) -> AnyView {
    let about = move || ctx.you().map(|you| ctx.speaker().about_role(you));
    view! {
        <section class="contract prose" aria-labelledby="in-short-title">
            <h2 id="in-short-title">{t("in-short-title")}</h2>
            <p>{Signal::derive(about)}</p>
            <p>{t("in-short")}</p>
            <p>{t("in-short-dice")}</p>
        </section>
    }
    .into_any()
}

/// The desire, and the six obstacles that stand before it; whoever sells this round chooses one by touching it.
pub(super) fn sheet(ctx: TableContext) -> AnyView {
    let desire = ctx.slice(|view| view.desire.as_ref().map(ToString::to_string));
    let rows = ctx.slice(|view| {
        let chooses =
            view.stage == Stage::ChooseObstacle && view.you.is_some() && view.you == view.rep_role();
        let row = |number: u8| (number, view.obstacles.get(usize::from(number) - 1).cloned());
        (chooses, view.stage == Stage::Obstacles, (1..=6).map(row).collect::<Vec<_>>())
    });
    let list = move || {
        let (chooses, writes, rows) = rows.get();
        let first = rows.iter().find(|(_, obstacle)| obstacle.is_none()).map(|(number, _)| *number);
        let row = move |(number, obstacle): (u8, Option<Obstacle>)| {
            let now = writes && first == Some(number);
            let crossed = obstacle.as_ref().is_some_and(|obstacle| obstacle.crossed);
            let words = match obstacle {
                None => view! { <span class="to-come">{t("obstacle-to-come")}</span> }.into_any(),
                Some(obstacle) if chooses && !crossed => card(ctx, number, &obstacle),
                Some(obstacle) => view! { <span class="words">{obstacle.text.to_string()}</span> }.into_any(),
            };
            view! { <li class:crossed=crossed class:now=now><span class="num">{number}</span> {words}</li> }
        };
        view! { <ol class="to-pass cards">{rows.into_iter().map(row).collect_view()}</ol> }
    };
    view! {
        <div class="contract written" data-stage="">
            <p class="desire">{desire}</p>
            {piece(list)}
        </div>
    }
    .into_any()
}

fn card(ctx: TableContext, number: u8, obstacle: &Obstacle) -> AnyView {
    view! {
        <button type="button" class="card" data-obstacle=number data-awaited=awaited_mark()
            on:click=tap(move |_| { ctx.act.run(Action::ChooseObstacle { obstacle: number }); })>
            {obstacle.text.to_string()}
        </button>
    }
    .into_any()
}
