//! A conflict, a duel, a strike: what is at stake, what was thrown, what may be hoped for.

use innommable::{Action, Conflict, ConflictKind, ConflictStep, PATIENCE, Side, Strike, View};
use kernel::{Choice, Seat};
use leptos::prelude::*;
use words::Args;

use super::{
    act::{any, folded, is_throwing, is_withdrawing},
    context::TableContext,
    dice::{hand, thrown},
};
use crate::{
    game::PassedAround,
    language::{t, translator},
    menu::{self, Open},
    rule::RuleMark,
};

/// What stands against somebody, and what can be done about it.
pub(super) fn conflict(ctx: TableContext) -> AnyView {
    let strike_now = ctx.slice(|view| view.strike.clone());
    let now = ctx.slice(|view| view.conflict.clone());
    let held = ctx.slice(|view| view.held);
    let is_there = Memo::new(move |_| strike_now.read().is_some() || now.read().is_some());
    let throwing = any(ctx, is_throwing);
    let gives_up = |action: &Action| matches!(action, Action::Sacrifice { .. });
    view! {
        <div class="stake" hidden=Signal::derive(move || !is_there.get() && !throwing.get())>
            {move || strike_now.get().map(|strike| struck(ctx, strike))}
            {move || now.get().map(|conflict| opposed(ctx, &conflict))}
            <p class="hint" hidden=Signal::derive(move || !held.get())>{t("inn-held")} <RuleMark rule="INN-99"/></p>
            {move || is_there.get().then(|| odds(ctx))}
            {window(ctx)}
            {ctx.menu(is_throwing)}
            {move || is_there.get().then(|| view! {
                {ctx.menu(is_withdrawing)}
                {given(ctx)}
                {folded(ctx, "inn-sacrifice", gives_up)}
            })}
        </div>
    }
    .into_any()
}

fn opposed(ctx: TableContext, conflict: &Conflict) -> AnyView {
    let translator = translator();
    let (title, rule) = match conflict.kind {
        ConflictKind::Standard => ("inn-conflict", "INN-56"),
        ConflictKind::Duel => ("inn-duel", "INN-84"),
        ConflictKind::Resist => ("inn-resist", "INN-95"),
    };
    let needed = conflict.difficulty.unwrap_or_else(|| ctx.view.with(|view| view.difficulty));
    let needs = (conflict.kind != ConflictKind::Duel)
        .then(|| translator.say("inn-needed", &Args::new().with("n", needed)));
    let is_over = matches!(conflict.step, ConflictStep::Settled | ConflictStep::Consent);
    let sides = conflict.sides.iter().map(|side| {
        let won = is_over.then(|| conflict.winner == Some(side.seat));
        one_side(ctx, side, won)
    });
    view! {
        <section class="conflict" aria-labelledby="conflict-title">
            <h2 id="conflict-title">{t(title)} <RuleMark rule=rule/></h2>
            {conflict.goal.as_ref().map(|goal| view! { <blockquote>{goal.to_string()}</blockquote> })}
            {needs.map(|needs| view! { <p class="needed">{needs} <RuleMark rule="INN-61"/></p> })}
            <ul class="sides">{sides.collect_view()}</ul>
        </section>
    }
    .into_any()
}

fn one_side(ctx: TableContext, side: &Side, won: Option<bool>) -> AnyView {
    let translator = translator();
    let held = ctx.view.with(|view| view.character(side.seat).map(|c| c.hand.clone()).unwrap_or_default());
    let dice = if side.has_thrown { thrown(ctx, &side.thrown) } else { hand(ctx, &held) };
    let total = side.has_thrown.then(|| {
        translator.say("inn-total", &Args::new().with("n", side.total).with("rerolls", side.rerolls))
    });
    let end = won.map(|won| translator.just(if won { "inn-won" } else { "inn-lost" }));
    view! {
        <li class="a-side" class:won=won == Some(true)>
            <span class="name">{ctx.character(side.seat)}</span>
            {dice}
            {total.map(|total| view! { <span class="total">{total}</span> })}
            {end.map(|end| view! { <strong class="end-of">{end}</strong> })}
            {side.mad_pending.then(|| view! {
                <p class="warning">{t("inn-mad-pending")} <RuleMark rule="INN-77"/></p>
            })}
        </li>
    }
    .into_any()
}

/// The chances of the viewer's own throw, and what it may cost (INN-75, INN-76).
fn odds(ctx: TableContext) -> AnyView {
    let translator = translator();
    let lines = ctx.slice(move |view| said(ctx, view));
    let percent = move |chance: f64| ctx.speaker().percent(chance);
    let against = ctx.slice(duel_odds);
    let duel = move || {
        against.get().map(|[more, tie, fewer]| {
            let args = Args::new().with("more", percent(more)).with("tie", percent(tie));
            translator.say("inn-duel-odds", &args.with("fewer", percent(fewer)))
        })
    };
    view! {
        <div class="odds" hidden=Signal::derive(move || lines.read().is_empty())>
            <h3>{t("inn-odds")} <RuleMark rule="INN-76"/></h3>
            <ul class="why">
                {move || duel().map(|said| view! { <li>{said}</li> })}
                {move || lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
            </ul>
        </div>
    }
    .into_any()
}

/// Whether the viewer has still to throw, or may throw again.
fn may_throw(view: &View) -> bool {
    let Some(you) = view.you else { return false };
    match &view.conflict {
        Some(conflict) => {
            let over = matches!(conflict.step, ConflictStep::Settled | ConflictStep::Consent);
            conflict.side(you).is_some() && !over
        }
        None => view.strike.as_ref().is_some_and(|strike| strike.on == you),
    }
}

/// Whether the die just given would be enough, and whether it could bring madness (INN-109, INN-110).
fn gift_odds(ctx: TableContext, view: &View) -> Option<String> {
    let conflict = view.conflict.as_ref().filter(|conflict| conflict.step == ConflictStep::GiftPending)?;
    let own = view.own().filter(|own| conflict.loser == Some(own.seat))?;
    let (die, side) = (own.hand.last()?.faces, conflict.side(own.seat)?);
    let needed = match conflict.difficulty {
        Some(difficulty) => u32::from(difficulty),
        // In a duel the one who began has to have more, the other as many (INN-88).
        None => {
            let other = conflict.side(conflict.other(own.seat)?)?.total;
            other + u32::from(conflict.actor() == Some(own.seat))
        }
    };
    let enough = |value: &u8| side.total + innommable::successes(die, *value) >= needed;
    let ways = u8::try_from((1..=die.number()).filter(enough).count()).unwrap_or(0);
    let share = |ways: u8| ctx.speaker().percent(f64::from(ways) / f64::from(die.number()));
    let args = Args::new().with("die", die.number()).with("saves", share(ways)).with("mad", share(1));
    Some(ctx.translator.say("inn-gift-odds", &args.with_flag("risk", own.at_risk)))
}

fn said(ctx: TableContext, view: &View) -> Vec<String> {
    if let Some(said) = gift_odds(ctx, view) {
        return vec![said];
    }
    let chances = view.chances().filter(|_| may_throw(view));
    let mut said = chances.map(|chances| ctx.speaker().chances(&chances)).unwrap_or_default();
    // In a duel the difficulty is ignored (INN-84); the risk of madness is not.
    if view.conflict.as_ref().is_some_and(|conflict| conflict.kind == ConflictKind::Duel) && !said.is_empty()
    {
        said.remove(0);
    }
    said
}

fn duel_odds(view: &View) -> Option<[f64; 3]> {
    let conflict = view.conflict.as_ref().filter(|conflict| conflict.kind == ConflictKind::Duel)?;
    let you = view.you.filter(|_| may_throw(view) && conflict.step == ConflictStep::Declared)?;
    let faces = |seat| {
        let character = view.character(seat);
        character.map(|c| c.hand.iter().map(|held| held.faces).collect::<Vec<_>>()).unwrap_or_default()
    };
    Some(innommable::duel(&faces(you), &faces(conflict.other(you)?)))
}

fn struck(ctx: TableContext, strike: Strike) -> AnyView {
    let translator = translator();
    // Where the blacklist is not seen, neither is which entries it was.
    let (first, k) = (strike.first.unwrap_or_default(), strike.k.unwrap_or_default());
    let ordinals: Vec<String> = (first..first + k).map(|n| n.to_string()).collect();
    let args = Args::new()
        .with("who", ctx.character(strike.on))
        .with("ordinals", ordinals.join(", "))
        .with("n", k)
        .with("worst", ctx.speaker().severity(strike.worst));
    view! {
        <section class="strike" aria-labelledby="strike-title">
            <h2 id="strike-title">{t("inn-strike")} <RuleMark rule="INN-92"/></h2>
            <p>{translator.say("inn-struck", &args)}</p>
            {strike.text.map(|text| view! { <blockquote>{text.to_string()}</blockquote> })}
            {strike.threatens_anchor.then(|| view! {
                <p class="warning">{t("inn-anchor-threatened")} <RuleMark rule="INN-102"/></p>
            })}
        </section>
    }
    .into_any()
}

/// Who is short, if the time to give them a die waits for the viewer.
fn waits_for_me(view: &View) -> Option<Seat> {
    let window = view.window()?;
    view.you.is_some_and(|you| window.waiting.contains(&you)).then_some(window.short)
}

/// What can be given now: to whoever is short and waits for it, or to the others.
fn gifts(ctx: TableContext, to_short: bool) -> Memo<Vec<Choice<Action>>> {
    let short = ctx.slice(waits_for_me);
    ctx.choices_of(move |action| match action {
        Action::Suggest { to, .. } | Action::AuxiliaryGift { to, .. } => {
            (short.get() == Some(*to)) == to_short
        }
        _ => false,
    })
}

/// A die for somebody who is not short just now.
fn given(ctx: TableContext) -> AnyView {
    let choices = gifts(ctx, false);
    view! {
        <details class="folded" hidden=Signal::derive(move || choices.read().is_empty())>
            <summary>{t("inn-give")}</summary>
            {menu::offered(ctx.0, choices, Open::Lonely)}
        </details>
    }
    .into_any()
}

/// The short time in which others may give a die (INN-109).
fn window(ctx: TableContext) -> AnyView {
    let translator = translator();
    // A device that goes round has no clock.
    let handed = use_context::<PassedAround>().is_some();
    let open = ctx.slice(|view| {
        view.window().filter(|window| !window.waiting.is_empty()).map(|w| (w.short, w.waiting))
    });
    let shown = move || {
        let (short, waiting) = open.get()?;
        let names: Vec<String> = waiting.iter().map(|seat| ctx.character(*seat)).collect();
        let args = Args::new()
            .with("who", ctx.character(short))
            .with("givers", names.join(", "))
            .with("seconds", PATIENCE / 1000);
        let sentence = if handed { "inn-window-handed" } else { "inn-window" };
        Some(view! {
            <div class="window">
                <p>{translator.say(sentence, &args)} <RuleMark rule="INN-109"/></p>
                {(!handed).then(|| view! { <div class="sand" aria-hidden="true"></div> })}
            </div>
        })
    };
    view! { {move || shown()} {menu::offered(ctx.0, gifts(ctx, true), Open::First)} }.into_any()
}
