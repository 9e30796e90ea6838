//! What I can do now, by what the game waits for.

use leptos::prelude::*;
use psychodrame::{ActionKind, DisputeStep, Stage};
use words::Args;

use super::{
    conflict::{countdown, reminder},
    context::TableContext,
    creation::creation,
    hand::{drawing, odds, playing, ticking},
    line::{line, ways},
    packets::packets,
    scene::{any, framing, free, group},
    tale::told_as,
};
use crate::{context::refused, erased::piece, language::t, menu::menu, rule::RuleMark};

/// What I can do.
pub(super) fn act(ctx: TableContext) -> AnyView {
    let stage = ctx.slice(|view| view.table.stage);
    let seated = ctx.slice(|view| view.you.is_some());
    // What can always be said is below.
    let busy = any(ctx, |kind| !matches!(kind, ActionKind::Remark | ActionKind::Challenge));
    view! {
        <section class="act" aria-labelledby="act-title"
            data-stage=Signal::derive(move || format!("{:?}", stage.get()).to_ascii_lowercase())>
            <h2 id="act-title">{t("act-title")}</h2>
            {refused(ctx)}
            {dispute(ctx)}
            {countdown(ctx)}
            <p class="hint" hidden=Signal::derive(move || seated.get())>{t("psd-looking-on")}</p>
            {piece(move || now(ctx, stage.get()))}
            <p class="hint" hidden=Signal::derive(move || !seated.get() || busy.get())>{t("psd-nothing-now")}</p>
            {menu(ctx, |action| action.kind() == ActionKind::ExtendWindow)}
        </section>
        <section class="box aside-box" aria-labelledby="say-title" hidden=Signal::derive(move || !seated.get())>
            <h2 id="say-title">{t("psd-talk")}</h2>
            {group(ctx, "psd-group-remark", &[ActionKind::Remark])}
            {group(ctx, "psd-group-challenge", &[ActionKind::Challenge])}
        </section>
    }
    .into_any()
}

fn now(ctx: TableContext, stage: Stage) -> AnyView {
    match stage {
        Stage::Creation | Stage::Replacement => creation(ctx),
        Stage::Offer | Stage::AllPassed => view! {
            {menu(ctx, |action| matches!(
                action.kind(),
                ActionKind::ClaimDirection | ActionKind::AcceptDirection | ActionKind::PassDirection | ActionKind::VoteEnd
                    | ActionKind::ProposeEnd | ActionKind::NewCharacter
            ))}
            {group(ctx, "psd-group-trait", &[ActionKind::CreateTrait])}
        }
        .into_any(),
        Stage::Framing => framing(ctx),
        Stage::Play => free(ctx),
        Stage::Response => view! {
            {line(ctx, "reply", "psd-reply", "PSD-63", ways(ctx, &[ActionKind::Accept, ActionKind::Refuse]))}
            {line(ctx, "reply", "psd-others", "PSD-63", ways(ctx, &[ActionKind::Oppose, ActionKind::StayOut]))}
        }
        .into_any(),
        Stage::Yielded | Stage::Result => view! {
            {reminder(ctx)}
            {line(ctx, "result", "psd-result", "PSD-96", ways(ctx, &[ActionKind::NarrateResult]))}
        }
        .into_any(),
        Stage::Development => view! { {drawing(ctx)} {odds(ctx)} }.into_any(),
        Stage::Cards => view! { {playing(ctx)} {odds(ctx)} }.into_any(),
        Stage::Psych => ticking(ctx),
        Stage::Tie => menu(ctx, |action| action.kind() == ActionKind::DecideTie),
        Stage::Packets => packets(ctx),
        Stage::Acts => menu(ctx, |action| action.kind() == ActionKind::NarrateAct),
        Stage::Consent => menu(ctx, |action| action.kind() == ActionKind::AnswerDeath),
        Stage::Closing => view! {
            {line(ctx, "tale", "psd-tell", "PSD-37", ways(ctx, &[ActionKind::Narrate]))}
            {line(ctx, "purge", "psd-purge", "PSD-143", ways(ctx, &[ActionKind::PurgeByAct]))}
            {menu(ctx, |action| matches!(action.kind(), ActionKind::PurgeByBelief | ActionKind::Ready))}
            {group(ctx, "psd-group-trait", &[ActionKind::CreateTrait])}
        }
        .into_any(),
        Stage::Resolution => menu(ctx, |action| matches!(action.kind(), ActionKind::Resolve | ActionKind::Retire)),
        Stage::End => ().into_any(),
    }
}

/// A telling that somebody contests: what, who, how far it has come (PSD-41).
fn dispute(ctx: TableContext) -> AnyView {
    let dispute = ctx.slice(|view| view.table.dispute.clone());
    let said = move || {
        dispute.get().map(|it| {
            let step = match it.step {
                DisputeStep::Asked => "asked",
                DisputeStep::Maintained => "maintained",
                DisputeStep::Upheld => "upheld",
            };
            let args = Args::new()
                .with("by", ctx.name(it.by))
                .with("author", ctx.name(it.author))
                .with("step", step);
            let told = told_as(ctx, it.entry);
            view! {
                <p>{ctx.translator.say("psd-dispute", &args)} <RuleMark rule="PSD-41"/></p>
                <blockquote>{told}</blockquote>
            }
            .into_any()
        })
    };
    view! {
        <div class="dispute" hidden=Signal::derive(move || dispute.read().is_none())>
            {piece(said)}
            {line(ctx, "dispute", "psd-dispute-line", "PSD-41", ways(ctx, &[ActionKind::Explain, ActionKind::Retell]))}
            {menu(ctx, |action| matches!(action.kind(), ActionKind::Rule | ActionKind::Maintain | ActionKind::WithdrawChallenge))}
        </div>
    }
    .into_any()
}
