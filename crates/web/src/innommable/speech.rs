//! Somebody speaks. The speaker has the die, the time and a page; everybody else has the dark.

use innommable::{Action, Faces, MonologueKind};
use leptos::{ev, prelude::*};
use words::Args;

use super::{
    context::TableContext,
    dice::{die, mark},
    line::written_now,
    touched::Touched,
};
use crate::{
    draft::{Draft, Spoken, TellsWriting},
    erased::{piece, tap},
    frame::awaited_mark,
    language::t,
    rule::RuleMark,
};

/// The die that is spoken for, or the anchor where none is.
fn orb(die_taken: Option<Faces>) -> AnyView {
    die_taken.map_or_else(|| mark("anchor"), |faces| die(faces, None))
}

/// The speaker's stage: the die within a soft three minutes, and what is to be told.
pub(super) fn speaker(ctx: TableContext) -> AnyView {
    let now = ctx.slice(|view| view.monologue.clone());
    piece(move || {
        let monologue = now.get()?;
        let anchor = ctx.view.with_untracked(|view| {
            let profile = view.own().and_then(|own| own.profile.clone());
            profile.map(|profile| profile.anchor.to_string()).unwrap_or_default()
        });
        let shows_anchor = monologue.anchor_central || monologue.kind == MonologueKind::Anchor;
        let rule = if monologue.kind == MonologueKind::Anchor { "INN-49" } else { "INN-43" };
        Some(view! {
            <section class="monologue halo" aria-labelledby="monologue-title">
                <div class="orb">
                    <svg class="arc" viewBox="0 0 100 100" aria-hidden="true">
                        <circle cx="50" cy="50" r="48"/>
                        <circle class="left" cx="50" cy="50" r="48" pathLength="100"/>
                    </svg>
                    {orb(monologue.die)}
                </div>
                <h2 id="monologue-title">
                    {words::capitalised(&ctx.speaker().kind(monologue.kind))} <RuleMark rule=rule/>
                </h2>
                <p class="rule-of">{words::capitalised(&ctx.speaker().content(monologue.kind, true))}</p>
                {shows_anchor.then(|| view! {
                    <p class="anchor">{t("inn-anchor-central")} " " <em>{anchor}</em></p>
                })}
                {monologue.lore.map(|lore| view! {
                    <p class="anchor">{t("inn-lore")} " " <em>{lore.to_string()}</em></p>
                })}
            </section>
        })
    })
}

/// The speaker's page, and the end of it.
pub(super) fn speech(ctx: TableContext) -> AnyView {
    let touched = Touched::here();
    let draft = ctx.table.with_value(|table| Draft::new(format!("{table}.speech"), ""));
    let aloud = RwSignal::new(Spoken::here().get_untracked());
    let writes = TellsWriting::story();
    let finish = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let text = written_now(draft).filter(|_| !aloud.get_untracked());
        if ctx.act.run(Action::FinishMonologue { text: text.map(Into::into) }) {
            draft.clear();
        }
    };
    let typed = move |text: String| {
        draft.set(text);
        writes();
    };
    let idea = move |_| {
        let action = Action::FinishMonologue { text: None };
        if let Some(idea) = ctx.view.with_untracked(|view| super::ideas::idea(view, &action, "text")) {
            aloud.set(false);
            draft.set(idea);
        }
    };
    // The last button says the price once more.
    let price = ctx.slice(move |view| {
        let die = view.monologue.as_ref().and_then(|monologue| monologue.die);
        let args = Args::new().with("die", die.map_or(0, Faces::number));
        ctx.translator.say("inn-finish-price", &args.with("entries", touched.price(view).entries))
    });
    let cancel = move |_| _ = ctx.act.run(Action::CancelMonologue);
    view! {
        <form class="text-form speech" data-do="finish_monologue" on:submit=finish>
            <div class="pen">
                <label class="unseen" for="speech">
                    {Signal::derive(move || ctx.translator.just("inn-speech"))}
                </label>
                <textarea id="speech" rows="4" data-awaited=awaited_mark()
                    hidden=Signal::derive(move || aloud.get())
                    placeholder=Signal::derive(move || ctx.translator.just("inn-speech"))
                    prop:value=Signal::derive(move || draft.get())
                    on:input:target=move |event| typed(event.target().value())></textarea>
                <p class="aloud" hidden=Signal::derive(move || !aloud.get())>{t("inn-speaking")}</p>
                <div class="pen-foot">
                    <button type="button" class="quiet" id="aloud"
                        aria-pressed=Signal::derive(move || aloud.get().to_string())
                        on:click=tap(move |_| aloud.update(|aloud| *aloud = !*aloud))>
                        {Signal::derive(move || {
                            ctx.translator.just(if aloud.get() { "inn-write-it" } else { "inn-aloud" })
                        })}
                    </button>
                    <button type="button" class="quiet" on:click=tap(idea)>{t("an-idea")}</button>
                </div>
            </div>
            <div class="go">
                <button type="submit" class="primary" id="finish" data-awaited=awaited_mark()>
                    <b>{t("inn-finish")}</b> <small>{price}</small>
                </button>
                <button type="button" class="quiet" data-do="cancel_monologue" on:click=tap(cancel)>
                    {t("inn-put-back")}
                </button>
            </div>
        </form>
    }
    .into_any()
}

/// What everybody else sees: the die, the name, what it is. The X-card stays.
pub(super) fn hush(ctx: TableContext) -> AnyView {
    let now = ctx.slice(|view| view.monologue.clone().filter(|monologue| Some(monologue.by) != view.you));
    piece(move || {
        let monologue = now.get()?;
        let kind =
            ctx.translator.say("inn-hush", &Args::new().with("kind", ctx.speaker().kind(monologue.kind)));
        Some(view! {
            <section class="hush silence" role="status" aria-labelledby="hush-title">
                <div class="one">
                    <div class="well">
                        <svg class="ripples" viewBox="0 0 100 100" aria-hidden="true">
                            <circle cx="50" cy="50" r="24"/>
                            <circle cx="50" cy="50" r="34"/>
                            <circle cx="50" cy="50" r="45"/>
                        </svg>
                        {orb(monologue.die)}
                    </div>
                    <p class="name" id="hush-title">{ctx.character(monologue.by)}</p>
                    <p class="kind-of">{kind}</p>
                </div>
                <p class="kept">{t("inn-silence")}</p>
            </section>
        })
    })
}
