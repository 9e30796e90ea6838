//! What the viewer can do now, by what somebody wants to do.

use innommable::{Action, Innommable, MonologueKind, Stage, View};
use kernel::{Game as _, Seat};
use leptos::prelude::*;
use words::Args;

use super::{desk::Desk, dice::die};
use crate::{
    desk::refused,
    live::{Memo, live},
    rule::RuleMark,
    tongue::{t, tongue},
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
        Action::Throw
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

fn is_rare(action: &Action) -> bool {
    matches!(action, Action::Recount { .. })
}

/// Whether there is anything of this kind to do.
pub(super) fn any(desk: Desk, of: fn(&Action) -> bool) -> Memo<bool> {
    desk.slice(move |view| Innommable.choices(view).iter().any(|choice| of(&choice.action)))
}

/// Choices that are not needed all the time, behind their name.
pub(super) fn folded(desk: Desk, title: &'static str, of: fn(&Action) -> bool) -> AnyView {
    let some = any(desk, of);
    view! {
        <details class="folded" hidden=live(move || !some.get())>
            <summary>{t(title)}</summary>
            {desk.menu(of)}
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
pub(super) fn act(desk: Desk) -> AnyView {
    let seated = desk.slice(|view| view.you.is_some());
    let stake = desk.slice(at_stake);
    // What is to be done may all stand elsewhere: beside the throw, on the desk.
    let elsewhere = desk.slice(|view| {
        let all = Innommable.choices(view);
        let some = all.iter().any(|choice| !matches!(choice.action, Action::AddNote { .. }));
        some && !all.iter().any(|choice| is_here(&choice.action, at_stake(view)))
    });
    let keeps = desk.slice(View::is_keeper);
    let lost =
        desk.slice(|view| view.stage < Stage::Epilogue && view.own().is_some_and(|own| !own.is_active()));
    let stage = desk.slice(|view| view.stage);
    let idle = desk.slice(|view| {
        let all = Innommable.choices(view);
        all.iter().all(|choice| matches!(choice.action, Action::AddNote { .. }))
    });
    let silent = move || stage.get() == Stage::Monologue;
    let panel = move || {
        seated.get().then(|| view! {
            <section class="act" aria-labelledby="act-title" hidden=live(move || elsewhere.get() && !keeps.get())>
                <h2 id="act-title">{t("act-title")}</h2>
                <p class="hint" hidden=live(move || !lost.get())>{t("inn-auxiliary")} <RuleMark rule="INN-113"/></p>
                {newcomers(desk)}
                {declared(desk)}
                {desk.menu(is_now)}
                {desk.menu(is_telling)}
                {move || (!stake.get()).then(|| view! {
                    {desk.menu(is_withdrawing)}
                    {folded(desk, "inn-give", is_giving)}
                    {folded(desk, "inn-give-up", is_giving_up)}
                })}
                {folded(desk, "inn-rare", is_rare)}
                <p class="hint waiting" hidden=live(move || !elsewhere.get() || !keeps.get())>{t("inn-wait-keeper")}</p>
                <p class="hint waiting" hidden=live(move || !idle.get() || silent())>{t("inn-wait")}</p>
                <p class="hint waiting" hidden=live(move || !idle.get() || !silent())>{t("inn-rest")} <RuleMark rule="INN-40"/></p>
            </section>
        })
    };
    view! { {monologue(desk)} {suggestion(desk)} {panel} {refused(desk.0)} }.into_any()
}

/// Somebody speaks: what about, and the end of it for the speaker.
fn monologue(desk: Desk) -> AnyView {
    let tongue = tongue();
    let now = desk.slice(|view| view.monologue.clone());
    let spoken = move || {
        let monologue = now.get()?;
        let who = Args::new().with("who", desk.character(monologue.by));
        let mine = desk.you() == Some(monologue.by);
        let anchor = desk.view.with(|view| {
            let profile = view.character(monologue.by).and_then(|character| character.profile.clone());
            profile.map(|profile| profile.anchor.to_string()).unwrap_or_default()
        });
        let kind = desk.speaker().kind(monologue.kind);
        let shows_anchor = monologue.anchor_central || monologue.kind == MonologueKind::Anchor;
        let rule = if monologue.kind == MonologueKind::Anchor { "INN-49" } else { "INN-43" };
        Some(view! {
            <section class="monologue" aria-labelledby="monologue-title">
                <h2 id="monologue-title">{monologue.die.map(|faces| die(faces, None))} {tongue.say("inn-speaks", &who)}</h2>
                <p class="rule-of">{words::capitalised(&kind)} " · " {desk.speaker().content(monologue.kind)} <RuleMark rule=rule/></p>
                {shows_anchor.then(|| view! { <p class="anchor">{t("inn-anchor-central")} " " <em>{anchor}</em></p> })}
                {monologue.lore.map(|lore| view! { <p>{t("inn-lore")} " " <em>{lore.to_string()}</em></p> })}
                {(!mine).then(|| view! { <p class="silence">{t("inn-silence")} <RuleMark rule="INN-40"/></p> })}
                {mine.then(|| view! {
                    {desk.menu(|action| matches!(action, Action::FinishMonologue { .. }))}
                    {desk.menu(|action| matches!(action, Action::CancelMonologue))}
                })}
            </section>
        })
    };
    (move || spoken()).into_any()
}

/// What somebody implies about another.
fn suggestion(desk: Desk) -> AnyView {
    let tongue = tongue();
    let now = desk.slice(|view| view.suggestion.clone());
    let shown = move || {
        let suggestion = now.get()?;
        let args = Args::new()
            .with("who", desk.character(suggestion.by))
            .with("to", desk.character(suggestion.to))
            .with("die", suggestion.faces.number());
        Some(view! {
            <section class="box suggestion" aria-labelledby="suggestion-title">
                <h2 id="suggestion-title">{die(suggestion.faces, None)} {tongue.say("inn-suggests", &args)}</h2>
                {suggestion.text.map(|text| view! { <blockquote>{text.to_string()}</blockquote> })}
                <p class="hint">{t("inn-becomes-true")} <RuleMark rule="INN-107"/></p>
            </section>
        })
    };
    (move || shown()).into_any()
}

/// Characters that wait for the Keeper's word, each with its sheet.
fn newcomers(desk: Desk) -> AnyView {
    let waiting = desk.slice(|view| {
        let new =
            view.characters.iter().filter(|character| character.profile.is_some() && !character.approved);
        let new = new.filter(|_| view.is_keeper() && view.stage == Stage::Characters);
        new.map(|character| (character.seat, character.profile.clone())).collect::<Vec<_>>()
    });
    let one = move |(seat, profile): (Seat, Option<innommable::Profile>)| {
        let about = move |action: &Action, seat: Seat| matches!(action, Action::ApproveCharacter { of } | Action::ReturnCharacter { of, .. } if *of == seat);
        view! {
            <div class="newcomer">
                <h3>{desk.character(seat)} <span class="player">{desk.name(seat)}</span></h3>
                {profile.map(|profile| view! {
                    <p class="portrait">{profile.portrait.to_string()}</p>
                    <p class="anchor"><strong>{t("inn-anchor")}</strong> " · " {profile.anchor.to_string()}</p>
                })}
                {desk.menu_of(seat, about)}
            </div>
        }
        .into_any()
    };
    view! { <For each=move || waiting.get() key=|new| format!("{new:?}") children=one/> }.into_any()
}

/// What players attempt, for the Keeper to rule and for everybody to see.
fn declared(desk: Desk) -> AnyView {
    let tongue = tongue();
    let waiting = desk.slice(|view| {
        let declared = view.characters.iter().filter_map(|c| Some((c.seat, c.pending.clone()?)));
        declared.filter(|_| view.stage == Stage::Free).collect::<Vec<_>>()
    });
    let one = move |(seat, pending): (Seat, innommable::DeclaredAction)| {
        let args = Args::new().with("who", desk.character(seat));
        let rules = |action: &Action, seat: Seat| matches!(action, Action::RuleAction { of, opponent: None, .. } if *of == seat);
        let duels = |action: &Action, seat: Seat| matches!(action, Action::RuleAction { of, opponent: Some(_), .. } if *of == seat);
        let may_duel =
            desk.slice(move |view| Innommable.choices(view).iter().any(|choice| duels(&choice.action, seat)));
        view! {
            <div class="declared">
                <h3>{tongue.say("inn-attempts", &args)}</h3>
                {pending.goal.map(|goal| view! { <blockquote>{goal.to_string()}</blockquote> })}
                {pending.target.map(|target| view! { <p>{tongue.say("inn-against", &Args::new().with("who", desk.character(target)))}</p> })}
                {desk.menu_of(seat, rules)}
                <details class="folded" hidden=live(move || !may_duel.get())>
                    <summary>{t("inn-call-duel")}</summary>
                    {desk.menu_of(seat, duels)}
                </details>
            </div>
        }
        .into_any()
    };
    view! { <For each=move || waiting.get() key=|declared| format!("{declared:?}") children=one/> }.into_any()
}
