//! A conflict, a duel, a resistance on the stage: what is at stake, the dice in their trays, what may be hoped for.

use innommable::{Chances, Conflict, ConflictKind, ConflictStep, Hope, Side, View};
use leptos::prelude::*;
use words::Args;

use super::{
    context::{TableContext, whole_percent},
    dice::{laid, mark, thrown},
    touched::is_decided,
};
use crate::{erased::piece, language::t, rule::RuleMark};

/// What stands against somebody.
pub(super) fn conflict(ctx: TableContext) -> AnyView {
    let now = ctx.slice(|view| view.conflict.clone());
    view! {
        <div class="stake">
            {piece(move || now.get().map(|conflict| opposed(ctx, &conflict)))}
            {odds(ctx)}
        </div>
    }
    .into_any()
}

fn opposed(ctx: TableContext, conflict: &Conflict) -> AnyView {
    let (title, rule) = match conflict.kind {
        ConflictKind::Standard => ("inn-conflict", "INN-56"),
        ConflictKind::Duel => ("inn-duel", "INN-84"),
        ConflictKind::Resist => ("inn-resist", "INN-95"),
    };
    let needed = conflict.difficulty.unwrap_or_else(|| ctx.view.with(|view| view.difficulty));
    let needs = (conflict.kind != ConflictKind::Duel)
        .then(|| ctx.translator.say("inn-needed", &Args::new().with("n", needed)));
    let needs = needs.filter(|_| conflict.step == ConflictStep::Declared);
    let over = is_decided(conflict.step);
    // What is resisted stays in sight.
    let threat = ctx.view.with(|view| view.strike.as_ref().and_then(|strike| strike.text.clone()));
    let threat = threat.filter(|_| conflict.kind == ConflictKind::Resist);
    let sides = conflict.sides.iter().map(|side| {
        let won = over.then(|| conflict.winner == Some(side.seat));
        one_side(ctx, side, conflict.needed(side.seat).filter(|_| conflict.kind != ConflictKind::Duel), won)
    });
    view! {
        <section class="conflict" aria-labelledby="conflict-title">
            <h2 id="conflict-title">{t(title)} <RuleMark rule=rule/></h2>
            {threat.map(|threat| view! { <blockquote class="goal">{threat.to_string()}</blockquote> })}
            {conflict.goal.as_ref().map(|goal| view! {
                <blockquote class="goal">{goal.to_string()}</blockquote>
            })}
            <ul class="sides">{sides.collect_view()}</ul>
            {needs.map(|needs| view! { <p class="needed">{needs} <RuleMark rule="INN-61"/></p> })}
        </section>
    }
    .into_any()
}

fn one_side(ctx: TableContext, side: &Side, needed: Option<u32>, won: Option<bool>) -> AnyView {
    let held = ctx.view.with(|view| view.character(side.seat).map(|c| c.hand.clone()).unwrap_or_default());
    let dice = if side.has_thrown { thrown(ctx, &side.thrown) } else { laid(ctx, &held) };
    let total = side.has_thrown.then(|| {
        let args = Args::new().with("n", side.total).with("rerolls", side.rerolls);
        let diamonds = (0..side.total.max(needed.unwrap_or(0)).min(12))
            .map(|n| {
                let missing = n >= side.total;
                view! { <i class:no=missing></i> }
            })
            .collect_view();
        view! {
            <p class="sum">
                <span class="diamonds" aria-hidden="true">{diamonds}</span>
                <span class="total">{ctx.translator.say("inn-total", &args)}</span>
            </p>
        }
    });
    let end = won.map(|won| ctx.translator.just(if won { "inn-won" } else { "inn-lost" }));
    view! {
        <li class="a-side" class:won=won == Some(true)>
            <p class="name">
                {ctx.character(side.seat)}
                {end.map(|end| view! { " " <strong class="end-of">{end}</strong> })}
            </p>
            {dice}
            {total}
            {side.mad_pending.then(|| view! {
                <p class="warning">{t("inn-mad-pending")} <RuleMark rule="INN-77"/></p>
            })}
        </li>
    }
    .into_any()
}

/// Whether the viewer has still to throw, or may throw again.
fn may_throw(view: &View) -> bool {
    let Some(you) = view.you else { return false };
    view.conflict.as_ref().is_some_and(|conflict| conflict.side(you).is_some() && !is_decided(conflict.step))
}

/// The chances of the viewer's own throw, and what it may cost (INN-75, INN-76).
fn odds(ctx: TableContext) -> AnyView {
    let said = ctx.slice(move |view| {
        if !may_throw(view) {
            return None;
        }
        if let Some(said) = gift_odds(ctx, view) {
            return Some(Odds::Said(said));
        }
        if let Some([more, tie, fewer]) = duel_odds(view) {
            let percent = |chance: f64| ctx.speaker().percent(chance);
            let args = Args::new().with("more", percent(more)).with("tie", percent(tie));
            return Some(Odds::Said(
                ctx.translator.say("inn-duel-odds", &args.with("fewer", percent(fewer))),
            ));
        }
        let thrown = view.conflict.as_ref().is_some_and(|c| c.step != ConflictStep::Declared);
        let (chances, hopes) = (view.chances()?, view.hopes());
        // After the throw only what is still to come counts, and its price is on its button.
        match (thrown, hopes.is_empty()) {
            (true, true) => None,
            (true, false) => Some(Odds::Prices(chances, Vec::new())),
            (false, _) => Some(Odds::Prices(chances, hopes)),
        }
    });
    piece(move || {
        let shown = match said.get()? {
            Odds::Said(said) => view! { <p class="calm">{said}</p> }.into_any(),
            Odds::Prices(chances, hopes) => prices(ctx, &chances, &hopes),
        };
        Some(view! { <div class="odds">{shown}</div> })
    })
}

#[derive(Debug, Clone, PartialEq)]
enum Odds {
    Said(String),
    Prices(Chances, Vec<(u8, Hope)>),
}

/// Three prices: now, with one reroll, with two.
fn prices(ctx: TableContext, chances: &Chances, hopes: &[(u8, Hope)]) -> AnyView {
    if chances.mean == 0.0 {
        return view! { <p class="calm">{ctx.speaker().chances(chances).join(" ")}</p> }.into_any();
    }
    let one = |(n, hope): &(u8, Hope)| {
        let pay = match n {
            0 => t("inn-odds-pay-now").into_any(),
            1 => t("inn-odds-pay-one").into_any(),
            _ => view! { {mark("anchor")} " " {t("inn-odds-pay-two")} }.into_any(),
        };
        let what = match n {
            0 => "inn-odds-now",
            1 => "inn-odds-one",
            _ => "inn-odds-two",
        };
        let share = whole_percent(hope.success);
        view! {
            <li>
                <b>{ctx.translator.say("inn-percent", &Args::new().with("n", share))}</b>
                <small>{t(what)}</small> <span class="pay">{pay}</span>
            </li>
        }
        .into_any()
    };
    let mad = if chances.at_risk {
        let share = whole_percent(chances.hopes[0].mad);
        view! {
            <p class="calm warning">{ctx.translator.say("inn-mad-now", &Args::new().with("n", share))}</p>
        }
        .into_any()
    } else {
        view! { <p class="calm">{t("inn-no-madness")}</p> }.into_any()
    };
    view! {
        {(!hopes.is_empty()).then(|| view! {
            <ul class="chances" aria-label=t("inn-odds")>{hopes.iter().map(one).collect_view()}</ul>
        })}
        {mad}
    }
    .into_any()
}

/// Whether the die just given would be enough, and whether it could bring madness (INN-109, INN-110).
fn gift_odds(ctx: TableContext, view: &View) -> Option<String> {
    let conflict = view.conflict.as_ref().filter(|conflict| conflict.step == ConflictStep::GiftPending)?;
    let own = view.own().filter(|own| conflict.loser == Some(own.seat))?;
    let (die, side) = (own.hand.last()?.faces, conflict.side(own.seat)?);
    let needed = conflict.needed(own.seat)?;
    let enough = |value: &u8| side.total + innommable::successes(die, *value) >= needed;
    let ways = u8::try_from((1..=die.number()).filter(enough).count()).unwrap_or(0);
    let share = |ways: u8| ctx.speaker().percent(f64::from(ways) / f64::from(die.number()));
    let args = Args::new().with("die", die.number()).with("saves", share(ways)).with("mad", share(1));
    Some(ctx.translator.say("inn-gift-odds", &args.with_flag("risk", own.at_risk)))
}

fn duel_odds(view: &View) -> Option<[f64; 3]> {
    let conflict = view.conflict.as_ref().filter(|conflict| conflict.kind == ConflictKind::Duel)?;
    let you = view.you.filter(|_| conflict.step == ConflictStep::Declared)?;
    let faces = |seat| {
        let character = view.character(seat);
        character.map(|c| c.hand.iter().map(|held| held.faces).collect::<Vec<_>>()).unwrap_or_default()
    };
    Some(innommable::duel(&faces(you), &faces(conflict.other(you)?)))
}
