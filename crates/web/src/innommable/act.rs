//! The one question asked of the viewer, and what else may be done.

use innommable::{Action, Stage, View};
use leptos::prelude::*;
use words::Args;

use super::{
    context::TableContext,
    decide::{decide, is_mine},
    dice::die,
    line::{attempt, tell},
    rail::rail,
    speech::speech,
    strike::{bear_or_resist, is_on_me},
    taking::taking,
    touched::Touched,
    window::{gifts, giving},
};
use crate::{
    context::refused,
    erased::piece,
    language::{t, translator},
    menu::{self, Open},
    rule::RuleMark,
};

/// What the dock is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asked {
    /// A die is in hand.
    Taking(innommable::Faces),
    /// Free play for a player.
    Attempt,
    /// An attempt waits for the Keeper.
    Declared,
    /// Free play for the Keeper, and for those without a character.
    Tell,
    /// One's own monologue.
    Speech,
    /// Everybody else's.
    Silence,
    /// One's own throw.
    Throw,
    /// A die for somebody who is short.
    Give,
    /// One's own name is struck.
    Strike,
    /// Everything that is asked with buttons and forms alone.
    Menu,
}

fn asked(view: &View, touched: Touched) -> Asked {
    let speaks = view.monologue.as_ref().map(|monologue| monologue.by);
    let active = view.own().is_some_and(|own| own.is_active());
    let gives = view.window().is_some_and(|window| {
        view.is_keeper() && !window.waiting.is_empty()
            || view.you.is_some_and(|you| window.waiting.contains(&you))
    });
    if let Some((_, die)) = touched.lifted.get() {
        return Asked::Taking(die);
    }
    match view.stage {
        Stage::Monologue if speaks == view.you => Asked::Speech,
        Stage::Monologue => Asked::Silence,
        Stage::Free if !active => Asked::Tell,
        Stage::Free if view.own().is_some_and(|own| own.pending.is_some()) => Asked::Declared,
        Stage::Free => Asked::Attempt,
        _ if is_mine(view) => Asked::Throw,
        _ if is_on_me(view) => Asked::Strike,
        Stage::Short if gives => Asked::Give,
        _ => Asked::Menu,
    }
}

/// What this very moment asks for, and no picture answers.
fn is_now(action: &Action) -> bool {
    matches!(
        action,
        Action::SubmitCharacter { .. }
            | Action::StartPlay
            | Action::Incorporate { .. }
            | Action::ContestAnchor { .. }
            | Action::ApplyEffect { .. }
            | Action::ConfirmDefused { .. }
            | Action::Epilogue { .. }
            | Action::SkipEpilogue
            | Action::RollGiftDie
            | Action::StopAction
            | Action::Outcome { .. }
            | Action::Consent { .. }
            | Action::Refuse
    )
}

/// What else may be done: a sheet.
fn is_other(action: &Action) -> bool {
    matches!(
        action,
        Action::StartAnchorMonologue { .. }
            | Action::Sacrifice { .. }
            | Action::StartScene { .. }
            | Action::DeclareDefused { .. }
    )
}

/// What lies behind *something else*; whether there is anything.
pub(super) fn others(ctx: TableContext) -> (ViewFn, Signal<bool>) {
    let given = gifts(ctx, false);
    let other = ctx.choices_of(is_other);
    let counts = ctx.choices_of(|action| matches!(action, Action::Recount { .. }));
    let some = Signal::derive(move || {
        !given.read().is_empty() || !other.read().is_empty() || !counts.read().is_empty()
    });
    let sheet = ViewFn::from(move || {
        view! {
            {menu::offered(ctx.0, other, Open::None)}
            <section hidden=Signal::derive(move || given.read().is_empty())>
                <h3>{t("inn-give")} <RuleMark rule="INN-104"/></h3>
                {menu::offered(ctx.0, given, Open::None)}
            </section>
            <details class="folded" hidden=Signal::derive(move || counts.read().is_empty())>
                <summary>{t("inn-rare")}</summary>
                {menu::offered(ctx.0, counts, Open::None)}
            </details>
        }
    });
    (sheet, some)
}

pub(super) fn act(ctx: TableContext) -> AnyView {
    let touched = Touched::here();
    let seated = ctx.slice(|view| view.you.is_some());
    let now = Memo::new(move |_| ctx.view.with(|view| asked(view, touched)));
    let lost =
        ctx.slice(|view| view.stage < Stage::Epilogue && view.own().is_some_and(|own| !own.is_active()));
    let question = move || match now.get() {
        Asked::Taking(die) => taking(ctx, die),
        Asked::Attempt => attempt(ctx),
        Asked::Declared => declared(ctx),
        Asked::Tell => view! {
            <p class="hint" hidden=Signal::derive(move || !lost.get())>
                {t("inn-auxiliary")} <RuleMark rule="INN-113"/>
            </p>
            {tell(ctx)}
        }
        .into_any(),
        Asked::Speech => speech(ctx),
        Asked::Silence => ().into_any(),
        Asked::Throw => decide(ctx),
        Asked::Give => giving(ctx),
        Asked::Strike => bear_or_resist(ctx),
        Asked::Menu => waiting(ctx),
    };
    let panel = move || {
        seated.get().then(|| {
            view! {
                <section class="act" aria-labelledby="act-title">
                    <h2 id="act-title" class="unseen">{t("act-title")}</h2>
                    {rail(ctx)}
                    {suggestion(ctx)}
                    {ctx.menu(is_now)}
                    {piece(question)}
                </section>
            }
        })
    };
    view! { {piece(panel)} {refused(ctx.0)} }.into_any()
}

/// Nothing is asked: who is awaited is in the strip, and what can be read meanwhile beside it. Characters that nobody
/// has accepted yet wait.
fn waiting(ctx: TableContext) -> AnyView {
    let idle = Memo::new(move |_| ctx.choices.with(|all| !all.iter().any(|choice| is_now(&choice.action))));
    let newcomers = ctx.slice(|view| {
        let new =
            view.characters.iter().filter(|character| character.profile.is_some() && !character.approved);
        (new.count(), view.is_keeper())
    });
    let said = move || {
        let (n, me) = newcomers.get();
        let args = Args::new().with("n", n).with_flag("me", me);
        ctx.translator.say(if n == 0 { "inn-wait" } else { "inn-newcomers-wait" }, &args)
    };
    view! {
        <p class="hint waiting" hidden=Signal::derive(move || !idle.get())>{Signal::derive(said)}</p>
    }
    .into_any()
}

/// What one attempts, until the Keeper has said what it takes.
fn declared(ctx: TableContext) -> AnyView {
    let goal =
        ctx.slice(|view| view.own().and_then(|own| own.pending.clone()).and_then(|pending| pending.goal));
    view! {
        <div class="declared-own">
            <p class="hint">{t("inn-ruling-awaited")}</p>
            {piece(move || goal.get().map(|goal| view! { <blockquote>{goal.to_string()}</blockquote> }))}
            {ctx.menu(|action| matches!(action, Action::Withdraw))}
        </div>
    }
    .into_any()
}

/// What somebody implies about another.
fn suggestion(ctx: TableContext) -> AnyView {
    let translator = translator();
    let now = ctx.slice(|view| view.suggestion.clone());
    piece(move || {
        let suggestion = now.get()?;
        let args = Args::new()
            .with("who", ctx.character(suggestion.by))
            .with("to", ctx.character(suggestion.to))
            .with("die", suggestion.faces.number());
        Some(view! {
            <section class="suggestion" aria-labelledby="suggestion-title">
                <h2 id="suggestion-title">
                    {die(suggestion.faces, None)} {translator.say("inn-suggests", &args)}
                </h2>
                {suggestion.text.map(|text| view! { <blockquote>{text.to_string()}</blockquote> })}
                <p class="hint">{t("inn-becomes-true")} <RuleMark rule="INN-107"/></p>
            </section>
        })
    })
}
