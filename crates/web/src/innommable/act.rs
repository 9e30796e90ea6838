//! What the viewer can do now, by what somebody wants to do.

use innommable::{Action, MonologueKind, Stage, View};
use kernel::Seat;
use leptos::prelude::*;
use words::Args;

use super::{context::TableContext, dice::die};
use crate::{
    context::refused,
    language::{t, translator},
    rule::RuleMark,
};

/// What this very moment asks for.
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
    )
}

/// What belongs to a throw.
pub(super) fn is_throwing(action: &Action) -> bool {
    matches!(
        action,
        Action::Throw {}
            | Action::RollGiftDie
            | Action::StopAction
            | Action::AcceptFailure
            | Action::Reroll { .. }
            | Action::Outcome { .. }
            | Action::Consent { .. }
            | Action::Refuse
            | Action::Yield { .. }
            | Action::PassGift
            | Action::CloseWindow
            | Action::Resist { .. }
            | Action::AcceptEffect
    )
}

fn is_telling(action: &Action) -> bool {
    matches!(action, Action::DeclareAction { .. } | Action::Narrate { .. } | Action::StartScene { .. })
}

/// To give up what was declared.
pub(super) fn is_withdrawing(action: &Action) -> bool {
    matches!(action, Action::Withdraw)
}

/// A die for somebody else.
fn is_giving(action: &Action) -> bool {
    matches!(action, Action::Suggest { .. } | Action::AuxiliaryGift { .. })
}

fn is_giving_up(action: &Action) -> bool {
    matches!(action, Action::Sacrifice { .. })
}

/// What the Keeper can always do, and does not have to.
fn is_noting(action: &Action) -> bool {
    matches!(action, Action::AddNote { .. })
}

fn is_rare(action: &Action) -> bool {
    matches!(action, Action::Recount { .. })
}

/// Whether there is anything of this kind to do.
pub(super) fn any(ctx: TableContext, of: fn(&Action) -> bool) -> Memo<bool> {
    Memo::new(move |_| ctx.choices.with(|all| all.iter().any(|choice| of(&choice.action))))
}

/// Choices that are not needed all the time, behind their name.
pub(super) fn folded(ctx: TableContext, title: &'static str, of: fn(&Action) -> bool) -> AnyView {
    let some = any(ctx, of);
    view! {
        <details class="folded" hidden=Signal::derive(move || !some.get())>
            <summary>{t(title)}</summary>
            {ctx.menu(of)}
        </details>
    }
    .into_any()
}

/// Whether something is at stake: what helps then stands beside it, and not here.
pub(super) fn at_stake(view: &View) -> bool {
    view.conflict.is_some() || view.strike.is_some()
}

/// What stands in this panel now.
fn is_here(action: &Action, at_stake: bool) -> bool {
    let judges = matches!(
        action,
        Action::ApproveCharacter { .. } | Action::ReturnCharacter { .. } | Action::RuleAction { .. }
    );
    let helps = !at_stake && (is_giving(action) || is_giving_up(action) || is_withdrawing(action));
    judges || helps || is_now(action) || is_telling(action) || is_rare(action)
}

/// The panel.
pub(super) fn act(ctx: TableContext) -> AnyView {
    let seated = ctx.slice(|view| view.you.is_some());
    let stake = ctx.slice(at_stake);
    // What is to be done may all stand elsewhere: beside the throw, on the desk.
    let idle = Memo::new(move |_| ctx.choices.with(|all| all.iter().all(|choice| is_noting(&choice.action))));
    let here = Memo::new(move |_| {
        ctx.choices.with(|all| all.iter().any(|choice| is_here(&choice.action, stake.get())))
    });
    let elsewhere = Memo::new(move |_| !idle.get() && !here.get());
    let keeps = ctx.slice(View::is_keeper);
    let lost =
        ctx.slice(|view| view.stage < Stage::Epilogue && view.own().is_some_and(|own| !own.is_active()));
    let stage = ctx.slice(|view| view.stage);
    let silent = move || stage.get() == Stage::Monologue;
    let panel = move || {
        seated.get().then(|| view! {
            <section class="act" aria-labelledby="act-title"
                hidden=Signal::derive(move || elsewhere.get() && !keeps.get())>
                <h2 id="act-title">{t("act-title")}</h2>
                <p class="hint" hidden=Signal::derive(move || !lost.get())>
                    {t("inn-auxiliary")} <RuleMark rule="INN-113"/>
                </p>
                {newcomers(ctx)}
                {declared(ctx)}
                {ctx.menu(is_now)}
                {ctx.menu(is_telling)}
                {move || (!stake.get()).then(|| view! {
                    {ctx.menu(is_withdrawing)}
                    {folded(ctx, "inn-give", is_giving)}
                    {folded(ctx, "inn-give-up", is_giving_up)}
                })}
                {folded(ctx, "inn-rare", is_rare)}
                <p class="hint waiting" hidden=Signal::derive(move || !elsewhere.get() || !keeps.get())>
                    {t("inn-wait-keeper")}
                </p>
                <p class="hint waiting" hidden=Signal::derive(move || !idle.get() || silent())>{t("inn-wait")}</p>
                <p class="hint waiting" hidden=Signal::derive(move || !idle.get() || !silent())>
                    {t("inn-rest")} <RuleMark rule="INN-40"/>
                </p>
            </section>
        })
    };
    view! { {monologue(ctx)} {suggestion(ctx)} {panel} {refused(ctx.0)} }.into_any()
}

/// Somebody speaks: what about, and the end of it for the speaker.
fn monologue(ctx: TableContext) -> AnyView {
    let translator = translator();
    let now = ctx.slice(|view| view.monologue.clone());
    let spoken = move || {
        let monologue = now.get()?;
        let who = Args::new().with("who", ctx.character(monologue.by));
        let mine = ctx.you() == Some(monologue.by);
        let anchor = ctx.view.with(|view| {
            let profile = view.character(monologue.by).and_then(|character| character.profile.clone());
            profile.map(|profile| profile.anchor.to_string()).unwrap_or_default()
        });
        let kind = ctx.speaker().kind(monologue.kind);
        let shows_anchor = monologue.anchor_central || monologue.kind == MonologueKind::Anchor;
        let rule = if monologue.kind == MonologueKind::Anchor { "INN-49" } else { "INN-43" };
        Some(view! {
            <section class="monologue" aria-labelledby="monologue-title">
                <h2 id="monologue-title">
                    {monologue.die.map(|faces| die(faces, None))} {translator.say("inn-speaks", &who)}
                </h2>
                <p class="rule-of">
                    {words::capitalised(&kind)} " · " {ctx.speaker().content(monologue.kind)} <RuleMark rule=rule/>
                </p>
                {shows_anchor.then(|| view! { <p class="anchor">{t("inn-anchor-central")} " " <em>{anchor}</em></p> })}
                {monologue.lore.map(|lore| view! { <p>{t("inn-lore")} " " <em>{lore.to_string()}</em></p> })}
                {(!mine).then(|| view! { <p class="silence">{t("inn-silence")} <RuleMark rule="INN-40"/></p> })}
                {mine.then(|| view! {
                    {ctx.menu(|action| matches!(action, Action::FinishMonologue { .. }))}
                    {ctx.menu(|action| matches!(action, Action::CancelMonologue))}
                })}
            </section>
        })
    };
    (move || spoken()).into_any()
}

/// What somebody implies about another.
fn suggestion(ctx: TableContext) -> AnyView {
    let translator = translator();
    let now = ctx.slice(|view| view.suggestion.clone());
    let shown = move || {
        let suggestion = now.get()?;
        let args = Args::new()
            .with("who", ctx.character(suggestion.by))
            .with("to", ctx.character(suggestion.to))
            .with("die", suggestion.faces.number());
        Some(view! {
            <section class="box suggestion" aria-labelledby="suggestion-title">
                <h2 id="suggestion-title">{die(suggestion.faces, None)} {translator.say("inn-suggests", &args)}</h2>
                {suggestion.text.map(|text| view! { <blockquote>{text.to_string()}</blockquote> })}
                <p class="hint">{t("inn-becomes-true")} <RuleMark rule="INN-107"/></p>
            </section>
        })
    };
    (move || shown()).into_any()
}

/// Characters that wait for the Keeper's word, each with its sheet.
fn newcomers(ctx: TableContext) -> AnyView {
    let waiting = ctx.slice(|view| {
        let new =
            view.characters.iter().filter(|character| character.profile.is_some() && !character.approved);
        let new = new.filter(|_| view.is_keeper() && view.stage == Stage::Characters);
        new.map(|character| (character.seat, character.profile.clone())).collect::<Vec<_>>()
    });
    let one = move |(seat, profile): (Seat, Option<innommable::Profile>)| {
        let about = move |action: &Action, seat: Seat| matches!(action, Action::ApproveCharacter { of } | Action::ReturnCharacter { of, .. } if *of == seat);
        view! {
            <div class="newcomer">
                <h3>{ctx.character(seat)} <span class="player">{ctx.name(seat)}</span></h3>
                {profile.map(|profile| view! {
                    <p class="portrait">{profile.portrait.to_string()}</p>
                    <p class="anchor"><strong>{t("inn-anchor")}</strong> " · " {profile.anchor.to_string()}</p>
                })}
                {ctx.menu_of(seat, about)}
            </div>
        }
        .into_any()
    };
    view! { <For each=move || waiting.get() key=|new| format!("{new:?}") children=one/> }.into_any()
}

/// What players attempt, for the Keeper to rule and for everybody to see.
fn declared(ctx: TableContext) -> AnyView {
    let translator = translator();
    let waiting = ctx.slice(|view| {
        let declared = view.characters.iter().filter_map(|c| Some((c.seat, c.pending.clone()?)));
        declared.filter(|_| view.stage == Stage::Free).collect::<Vec<_>>()
    });
    let one = move |(seat, pending): (Seat, innommable::DeclaredAction)| {
        let args = Args::new().with("who", ctx.character(seat));
        let rules = |action: &Action, seat: Seat| matches!(action, Action::RuleAction { of, opponent: None, .. } if *of == seat);
        let duels = |action: &Action, seat: Seat| matches!(action, Action::RuleAction { of, opponent: Some(_), .. } if *of == seat);
        let may_duel =
            Memo::new(move |_| ctx.choices.with(|all| all.iter().any(|choice| duels(&choice.action, seat))));
        view! {
            <div class="declared">
                <h3>{translator.say("inn-attempts", &args)}</h3>
                {pending.goal.map(|goal| view! { <blockquote>{goal.to_string()}</blockquote> })}
                {pending.target.map(|target| view! {
                    <p>{translator.say("inn-against", &Args::new().with("who", ctx.character(target)))}</p>
                })}
                {ctx.menu_of(seat, rules)}
                <details class="folded" hidden=Signal::derive(move || !may_duel.get())>
                    <summary>{t("inn-call-duel")}</summary>
                    {ctx.menu_of(seat, duels)}
                </details>
            </div>
        }
        .into_any()
    };
    view! { <For each=move || waiting.get() key=|declared| format!("{declared:?}") children=one/> }.into_any()
}
