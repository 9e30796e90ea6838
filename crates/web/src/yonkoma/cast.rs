//! Everybody's sheets, and what can be done about each.

use leptos::prelude::*;
use std::collections::BTreeSet;
use words::Args;
use yonkoma::{
    Action, ActionKind, CharacterId, CharacterView, Condition, Presence, Severity, Sign, portrait,
};

use super::{
    act::the_world,
    context::{TableContext, button, folded},
    faces::{at_rest, look},
    facts::facts,
};
use crate::{
    erased::{each, piece, tap},
    language::{t, translator},
};

/// What the game master can do about a character.
const MASTER: &[ActionKind] = &[
    ActionKind::GiveCondition,
    ActionKind::EndCondition,
    ActionKind::UndoBond,
    ActionKind::GiveBackGift,
    ActionKind::GrantKoma,
    ActionKind::GrantGift,
    ActionKind::ChangeConcept,
    ActionKind::ChangeFlaw,
    ActionKind::EraseSetback,
    ActionKind::ReturnBonds,
    ActionKind::BringIn,
    ActionKind::ShowNpc,
    ActionKind::ShowBond,
    ActionKind::DescribeNpc,
    ActionKind::BindNpc,
];

/// Everybody: one's own first, then the other players', then the game master's.
pub(super) fn cast(ctx: TableContext) -> AnyView {
    let order = ctx.slice(|view| {
        let rank = |c: &CharacterView| match c.owner {
            _ if c.status == Presence::Eliminated => 3,
            Some(owner) if Some(owner) == view.you => 0,
            Some(_) => 1,
            None => 2,
        };
        let all: BTreeSet<_> = view.board.characters.iter().map(|c| (rank(c), c.id)).collect();
        all.into_iter().map(|(_, id)| id).collect::<Vec<_>>()
    });
    let has_world = ctx.slice(|view| view.board.world.as_ref().is_some_and(|world| world.text.is_some()));
    let world =
        move || has_world.get().then(|| folded("tool", t("yk-world"), ViewFn::from(move || the_world(ctx))));
    view! {
        <section class="box cast" aria-labelledby="cast-title">
            <h2 id="cast-title">{t("yk-pane-cast")}</h2>
            {world}
            {facts(ctx)}
            <p class="hint" hidden=Signal::derive(move || !order.read().is_empty())>{t("yk-nobody-yet")}</p>
            <ul class="sheets">
                {each(move || order.get(), move |id| view! {
                    <li>{sheet_of(ctx, id)} {tools(ctx, id)}</li>
                }.into_any())}
            </ul>
        </section>
    }
    .into_any()
}

/// What can be done about a character, folded away.
fn tools(ctx: TableContext, id: CharacterId) -> AnyView {
    let gm = ctx.slice(yonkoma::View::is_gm);
    let translator = ctx.translator;
    let title = Signal::derive(move || translator.say("yk-about", &Args::new().with("name", ctx.called(id))));
    let content = ViewFn::from(move || ctx.menu_about(MASTER, id));
    piece(move || gm.get().then(|| folded("tool about", title, content.clone())))
}

/// A Condition to be tapped.
pub(super) fn condition_chip(
    ctx: TableContext,
    condition: &Condition,
    on: Signal<bool>,
    toggle: Callback<()>,
) -> AnyView {
    let sign = sign_name(condition.sign);
    let label = condition.label.to_string();
    let said = ctx.speaker().sign(condition.sign);
    view! {
        <button type="button" class="toggle condition" data-sign=sign title=said
            aria-pressed=Signal::derive(move || on.get().to_string()) on:click=tap(move |_| toggle.run(()))>
            {mark(condition.sign)} " " {label}
        </button>
    }
    .into_any()
}

fn sign_name(sign: Sign) -> &'static str {
    match sign {
        Sign::Positive => "positive",
        Sign::Negative => "negative",
    }
}

fn mark(sign: Sign) -> &'static str {
    match sign {
        Sign::Positive => "+",
        Sign::Negative => "−",
    }
}

/// A sheet as a card.
pub(super) fn sheet_of(ctx: TableContext, id: CharacterId) -> AnyView {
    let seen = ctx.slice(move |view| {
        let character = view.board.character(id)?.clone();
        let own = view.plays(id) && character.owner.is_some();
        Some((character, own, view.is_gm(), view.board.scene))
    });
    let card = move || {
        let (character, own, gm, scene) = seen.get()?;
        Some(card(ctx, &character, own, gm, scene))
    };
    piece(card)
}

fn card(ctx: TableContext, c: &CharacterView, own: bool, gm: bool, scene: u32) -> AnyView {
    let translator = translator();
    let speaker = ctx.speaker();
    let row = |label: &'static str, text: Option<String>| {
        text.map(|text| view! { <div><dt>{translator.just(label)}</dt><dd>{text}</dd></div> }.into_any())
    };
    let hidden = || gm.then(String::new).map_or_else(|| Some(translator.just("yk-hidden")), |_| None);
    let text = |text: &Option<kernel::Text>| text.as_ref().map(ToString::to_string);
    let secret = (c.owner.is_none() && gm && !c.shown).then(|| translator.just("mine-alone"));
    let status = match c.status {
        Presence::InPlay => None,
        status => Some(speaker.status(status)),
    };
    let owner = c.owner.map_or_else(|| speaker.role(yonkoma::Role::GameMaster), |seat| ctx.name(seat));
    let state = match c.status {
        Presence::InPlay => "in",
        Presence::OutOfPlay { .. } => "out",
        Presence::Eliminated => "gone",
        Presence::Draft | Presence::Returned | Presence::Approved | Presence::Ready => "new",
    };
    let concept = text(&c.concept).or_else(|| if c.shown { None } else { hidden() });
    view! {
        <article class="sheet-card" class:own=own data-state=state data-sheet=c.id.0>
            <header>
                <span class="portrait" aria-hidden="true" inner_html=portrait(&look(c), at_rest(c))></span>
                <h3>{c.name.to_string()}</h3>
                <p class="hint">
                    {owner}
                    {(c.important && c.owner.is_none())
                        .then(|| format!(" · {}", translator.just("yk-important")))}
                </p>
                {status.map(|status| view! { <p class="status">{status}</p> }.into_any())}
                {secret.map(|secret| view! { <p class="mine-alone">{secret}</p> }.into_any())}
            </header>
            <dl>
                {row("yk-concept", concept)}
                {row("yk-flaw", text(&c.flaw))}
                {gifts(ctx, c)}
                {row("yk-sign", text(&c.sign))}
            </dl>
            {c.owner.map(|_| purse(ctx, c))}
            {(c.owner.is_none() && !c.setbacks.is_empty()).then(|| marks(ctx, c))}
            {conditions(ctx, c, scene)}
            {bonds(ctx, c, scene)}
        </article>
    }
    .into_any()
}

fn gifts(ctx: TableContext, c: &CharacterView) -> AnyView {
    let translator = ctx.translator;
    let gift = |gift: &yonkoma::Gift| {
        let used = gift.used.map(|how| ctx.speaker().gift_use(how));
        let args = |text: String| Args::new().with("text", text);
        view! {
            <dd class:used=gift.used.is_some()>
                <span class="gift-text">{gift.text.to_string()}</span>
                {gift.restriction.as_ref().map(|limit| view! {
                    <span class="hint">" " {translator.say("yk-limit", &args(limit.to_string()))}</span>
                }.into_any())}
                {used.map(|used| view! {
                    <span class="hint">" " {translator.say("yk-used", &args(used))}</span>
                }.into_any())}
            </dd>
        }
    };
    (!c.gifts.is_empty())
        .then(|| {
            view! {
                <div><dt>{translator.just("yk-gift")}</dt>{c.gifts.iter().map(gift).collect_view()}</div>
            }
            .into_any()
        })
        .into_any()
}

/// Koma as tokens, Setbacks as four boxes.
fn purse(ctx: TableContext, c: &CharacterView) -> AnyView {
    let translator = ctx.translator;
    let said = translator.say("yk-has-koma", &Args::new().with("n", c.koma));
    let tokens = (0..c.koma.min(12)).map(|_| view! { <span class="token"></span> }.into_any()).collect_view();
    view! {
        <p class="purse"><span class="tokens" aria-hidden="true">{tokens}</span> <span>{said}</span></p>
        {marks(ctx, c)}
    }
    .into_any()
}

fn marks(ctx: TableContext, c: &CharacterView) -> AnyView {
    let translator = ctx.translator;
    let mark = |severity: Severity| {
        let on = c.setbacks.contains(&severity);
        let name = ctx.speaker().severity(severity);
        let args = Args::new().with("severity", name.clone()).with_flag("on", on);
        view! {
            <li class:on=on>
                <span aria-hidden="true">{name}</span>
                <span class="unseen">{translator.say("yk-mark", &args)}</span>
            </li>
        }
    };
    view! { <ul class="marks">{Severity::ALL.map(mark).into_iter().collect_view()}</ul> }.into_any()
}

fn conditions(ctx: TableContext, c: &CharacterView, scene: u32) -> AnyView {
    let translator = ctx.translator;
    let who = c.id;
    let condition = |condition: &Condition| {
        let id = condition.id;
        let age = scene.saturating_sub(condition.since);
        let end = move || Action::EndCondition { character: who, condition: id };
        let label = condition.label.to_string();
        let name = label.clone();
        let named = Signal::derive(move || {
            translator.say("yk-end-condition", &Args::new().with("label", name.as_str()))
        });
        view! {
            <li class="condition" data-sign=sign_name(condition.sign)>
                {mark(condition.sign)} " " {label}
                {(age > 0).then(|| view! {
                    <span class="hint">" " {translator.say("yk-age", &Args::new().with("n", age))}</span>
                }.into_any())}
                <button type="button" class="end" aria-label=named
                    hidden=Signal::derive(move || !ctx.permits(&end()))
                    on:click=tap(move |_| { ctx.act.run(end()); })>"✕"</button>
            </li>
        }
    };
    (!c.conditions.is_empty())
        .then(|| {
            view! { <ul class="conditions">{c.conditions.iter().map(condition).collect_view()}</ul> }
                .into_any()
        })
        .into_any()
}

fn bonds(ctx: TableContext, c: &CharacterView, scene: u32) -> AnyView {
    let translator = ctx.translator;
    let who = c.id;
    let names = ctx.everybody();
    let bond = |(place, bond): (u8, &yonkoma::Bond)| {
        let kind = words::capitalised(&ctx.speaker().bond_kind(&names, bond));
        let paid = bond.paid.is_some_and(|paid| paid.scene == scene);
        let undo = move || Action::UndoBond { character: who, bond: place };
        view! {
            <li class:paid=paid>
                <span class="kind">{kind}</span> " " {bond.text.to_string()}
                {(!bond.shown).then(|| view! {
                    <span class="mine-alone">{translator.just("mine-alone")}</span>
                }.into_any())}
                {paid.then(|| view! {
                    <span class="hint">" " {translator.just("yk-paid")}</span>
                }.into_any())}
                {paid.then(|| button(ctx, "quiet", t("yk-undo"), undo))}
            </li>
        }
    };
    (!c.bonds.is_empty())
        .then(|| view! { <ul class="bonds">{(0u8..).zip(&c.bonds).map(bond).collect_view()}</ul> }.into_any())
        .into_any()
}
