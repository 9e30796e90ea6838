//! What I can do now, by what the game waits for.

use kernel::Game as _;
use leptos::prelude::*;
use psychodrame::{ActionKind, DisputeStep, Stage};
use words::Args;

use super::{
    conflict::{countdown, reminder},
    creation::creation,
    desk::Desk,
    hand::{drawing, odds, playing, ticking},
    line::{line, ways},
    packets::packets,
    scene::{framing, free, group},
    tale::told_as,
};
use crate::{
    desk::refused,
    live::{live, piece},
    menu::menu,
    rule::RuleMark,
    tongue::t,
};

/// What I can do.
pub(super) fn act(desk: Desk) -> AnyView {
    let stage = desk.slice(|view| view.table.stage);
    let seated = desk.slice(|view| view.you.is_some());
    // What can always be said is below.
    let busy = desk.slice(|view| {
        let choices = psychodrame::Psychodrame.choices(view);
        choices
            .iter()
            .any(|choice| !matches!(choice.action.kind(), ActionKind::Remark | ActionKind::Challenge))
    });
    view! {
        <section class="act" aria-labelledby="act-title" data-stage=live(move || format!("{:?}", stage.get()).to_ascii_lowercase())>
            <h2 id="act-title">{t("act-title")}</h2>
            {refused(desk)}
            {dispute(desk)}
            {countdown(desk)}
            <p class="hint" hidden=live(move || seated.get())>{t("psd-looking-on")}</p>
            {piece(move || now(desk, stage.get()))}
            <p class="hint" hidden=live(move || !seated.get() || busy.get())>{t("psd-nothing-now")}</p>
            {menu(desk, |action| action.kind() == ActionKind::ExtendWindow)}
        </section>
        <section class="box aside-box" aria-labelledby="say-title" hidden=live(move || !seated.get())>
            <h2 id="say-title">{t("psd-talk")}</h2>
            {group(desk, "psd-group-remark", &[ActionKind::Remark])}
            {group(desk, "psd-group-challenge", &[ActionKind::Challenge])}
        </section>
    }
    .into_any()
}

fn now(desk: Desk, stage: Stage) -> AnyView {
    match stage {
        Stage::Creation | Stage::Replacement => creation(desk),
        Stage::Offer | Stage::AllPassed => view! {
            {menu(desk, |action| matches!(
                action.kind(),
                ActionKind::ClaimDirection | ActionKind::AcceptDirection | ActionKind::PassDirection | ActionKind::VoteEnd
                    | ActionKind::ProposeEnd | ActionKind::NewCharacter
            ))}
            {group(desk, "psd-group-trait", &[ActionKind::CreateTrait])}
        }
        .into_any(),
        Stage::Framing => framing(desk),
        Stage::Play => free(desk),
        Stage::Response => view! {
            {line(desk, "reply", "psd-reply", "PSD-63", ways(desk, &[ActionKind::Accept, ActionKind::Refuse]))}
            {line(desk, "reply", "psd-others", "PSD-63", ways(desk, &[ActionKind::Oppose, ActionKind::StayOut]))}
        }
        .into_any(),
        Stage::Yielded | Stage::Result => view! {
            {reminder(desk)}
            {line(desk, "result", "psd-result", "PSD-96", ways(desk, &[ActionKind::NarrateResult]))}
        }
        .into_any(),
        Stage::Development => view! { {drawing(desk)} {odds(desk)} }.into_any(),
        Stage::Cards => view! { {playing(desk)} {odds(desk)} }.into_any(),
        Stage::Psych => ticking(desk),
        Stage::Tie => menu(desk, |action| action.kind() == ActionKind::DecideTie),
        Stage::Packets => packets(desk),
        Stage::Acts => menu(desk, |action| action.kind() == ActionKind::NarrateAct),
        Stage::Consent => menu(desk, |action| action.kind() == ActionKind::AnswerDeath),
        Stage::Closing => view! {
            {line(desk, "tale", "psd-tell", "PSD-37", ways(desk, &[ActionKind::Narrate]))}
            {line(desk, "purge", "psd-purge", "PSD-143", ways(desk, &[ActionKind::PurgeByAct]))}
            {menu(desk, |action| matches!(action.kind(), ActionKind::PurgeByBelief | ActionKind::Ready))}
            {group(desk, "psd-group-trait", &[ActionKind::CreateTrait])}
        }
        .into_any(),
        Stage::Resolution => menu(desk, |action| matches!(action.kind(), ActionKind::Resolve | ActionKind::Retire)),
        Stage::End => ().into_any(),
    }
}

/// A telling that somebody contests: what, who, how far it has come (PSD-41).
fn dispute(desk: Desk) -> AnyView {
    let dispute = desk.slice(|view| view.table.dispute.clone());
    let said = move || {
        dispute.get().map(|it| {
            let step = match it.step {
                DisputeStep::Asked => "asked",
                DisputeStep::Maintained => "maintained",
                DisputeStep::Upheld => "upheld",
            };
            let args = Args::new()
                .with("by", desk.name(it.by))
                .with("author", desk.name(it.author))
                .with("step", step);
            let told = told_as(desk, it.entry);
            view! {
                <p>{desk.tongue.say("psd-dispute", &args)} <RuleMark rule="PSD-41"/></p>
                <blockquote>{told}</blockquote>
            }
            .into_any()
        })
    };
    view! {
        <div class="dispute" hidden=live(move || dispute.read().is_none())>
            {piece(said)}
            {line(desk, "dispute", "psd-dispute-line", "PSD-41", ways(desk, &[ActionKind::Explain, ActionKind::Retell]))}
            {menu(desk, |action| matches!(action.kind(), ActionKind::Rule | ActionKind::Maintain | ActionKind::WithdrawChallenge))}
        </div>
    }
    .into_any()
}
