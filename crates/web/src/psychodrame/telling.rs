//! Free play: who writes what in one field, a conflict one tap away, and everything else behind one button.

use leptos::{ev, prelude::*};
use psychodrame::{Action, ActionKind, CharacterId, MOST_TALE, Psychodrame, Scope};
use words::Args;

use super::{
    context::{TableContext, name, short_name, speaker},
    epilogue::to_write,
    hand::is_focus,
    ideas,
    line::{line, ways},
    scene::{any, group},
    thread::as_deed,
};
use crate::{
    draft::{Draft, Spoken, TellsWriting},
    erased::{handler, piece, tap, typed},
    frame::{Acted, Sheet, awaited_mark},
    language::t,
    menu::{Open, SaysChoices as _, menu, offered},
};

/// How a line is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    Speaks(CharacterId),
    Acts(CharacterId),
    Setting,
}

fn modes(ctx: TableContext) -> Vec<Mode> {
    let voices = ctx.view.with(|view| view.you.map(|you| view.table.spoken_for(you)).unwrap_or_default());
    let inner = ctx.view.with(|view| {
        let own = view.table.conflict().zip(view.you).and_then(|(conflict, you)| conflict.fighter_of(you));
        own.is_some_and(|own| own.who == CharacterId::Inner)
    });
    let acts = voices.first().filter(|_| voices.len() == 1).map(|who| Mode::Acts(*who));
    let inner = inner.then_some(Mode::Speaks(CharacterId::Inner));
    voices.into_iter().map(Mode::Speaks).chain(inner).chain(acts).chain([Mode::Setting]).collect()
}

/// A line to tell: who tells it how, one field, one arrow.
pub(super) fn telling(ctx: TableContext) -> AnyView {
    let may = any(ctx, |kind| kind == ActionKind::Narrate);
    let all = Memo::new(move |_| modes(ctx));
    let chosen = RwSignal::new(None::<Mode>);
    let mode = Memo::new(move |_| {
        let all = all.read();
        chosen
            .get()
            .filter(|mode| all.contains(mode))
            .or_else(|| all.first().copied())
            .unwrap_or(Mode::Setting)
    });
    let draft = ctx.table.with_value(|table| Draft::new(format!("{table}.tale"), ""));
    let (spoken, writes) = (Spoken::here(), TellsWriting::story());
    let action = move || {
        let text = draft.get().trim().to_owned();
        let blank = kernel::is_blank(&text);
        let (who, text) = match mode.get() {
            Mode::Speaks(who) => (Some(who), text),
            Mode::Acts(who) => (Some(who), as_deed(&text)),
            Mode::Setting => (None, text),
        };
        let fits = (!blank || spoken.get()) && kernel::length(&text) <= MOST_TALE;
        fits.then(|| Action::Narrate { who, text: (!blank).then(|| text.into()) })
            .filter(|it| ctx.permits(it))
    };
    let send = move || {
        if untrack(action).is_some_and(|action| ctx.act.run(action)) {
            draft.clear();
        }
    };
    let keys = handler(move |event: ev::KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() {
            event.prevent_default();
            send();
        }
    });
    let named = move |id: &str, who: CharacterId| {
        ctx.translator.say(id, &Args::new().with("who", short_name(ctx, who)))
    };
    let label = move |mode: Mode| match mode {
        Mode::Speaks(who) => named("psd-speaks", who),
        Mode::Acts(who) => named("psd-acts", who),
        Mode::Setting => ctx.translator.just("psd-setting"),
    };
    let tab = move |it: Mode| {
        view! {
            <button type="button" aria-pressed=Signal::derive(move || (mode.get() == it).to_string())
                on:click=tap(move |_| chosen.set(Some(it)))>{label(it)}</button>
        }
        .into_any()
    };
    let idea = move |_| {
        let setting = Action::Narrate { who: None, text: None };
        let idea = match mode.get_untracked() {
            Mode::Speaks(_) => ctx.view.with_untracked(|view| ideas::of_character(view, true)),
            Mode::Acts(_) => ctx.view.with_untracked(|view| ideas::of_character(view, false)),
            Mode::Setting => Psychodrame::ideas(ctx, &setting, "text").pop().map(|(_, idea)| idea),
        };
        if let Some(idea) = idea.filter(|idea| !idea.is_empty()) {
            draft.set(idea);
        }
    };
    let label_of_field = Signal::derive(move || ctx.translator.just("psd-tell"));
    let placeholder = Signal::derive(move || match mode.get() {
        Mode::Speaks(who) => named("psd-says-what", who),
        Mode::Acts(who) => named("psd-does-what", who),
        Mode::Setting => ctx.translator.just("psd-seen-what"),
    });
    view! {
        <div class="line telling" hidden=Signal::derive(move || !may.get())>
            <div class="modes" role="group" aria-label=label_of_field>
                {piece(move || all.get().into_iter().map(tab).collect_view())}
            </div>
            <div class="row say-row">
                <div class="write one">
                    <textarea rows="1" data-awaited=awaited_mark() aria-label=label_of_field
                        placeholder=placeholder
                        enterkeyhint="send" prop:value=Signal::derive(move || draft.get())
                        on:input=typed(move |text| { draft.set(text); writes(); }) on:keydown=keys></textarea>
                    <button type="button" class="quiet" on:click=tap(idea)>{t("an-idea")}</button>
                </div>
                <button type="button" class="primary send" data-do="narrate" aria-label=t("psd-send")
                    disabled=Signal::derive(move || action().is_none()) on:click=tap(move |_| send())>
                    "↑"
                </button>
            </div>
        </div>
    }
    .into_any()
}

/// A sheet that goes when something was done.
pub(super) fn over(open: RwSignal<bool>, title: &'static str, content: ViewFn) -> AnyView {
    if let Some(Acted(acted)) = use_context() {
        Effect::new(move || {
            acted.track();
            open.set(false);
        });
    }
    view! { <Sheet open title content/> }.into_any()
}

/// What is asked in free play.
pub(super) fn free(ctx: TableContext) -> AnyView {
    let conflict = RwSignal::new(false);
    let may = any(ctx, |kind| matches!(kind, ActionKind::InitiateConflict | ActionKind::InitiateInner));
    let initiating = move || {
        let outer = ctx.choices_of(|action| action.kind() == ActionKind::InitiateConflict);
        view! {
            {offered::<Psychodrame>(ctx, outer, Open::First)}
            {menu(ctx, |action| action.kind() == ActionKind::InitiateInner)}
        }
        .into_any()
    };
    view! {
        {telling(ctx)}
        <div class="row last">
            <button type="button" id="conflict" class="strong" hidden=Signal::derive(move || !may.get())
                on:click=tap(move |_| conflict.set(true))>
                {t("psd-begin-conflict")}
            </button>
        </div>
        {over(conflict, "psd-begin-conflict", ViewFn::from(initiating))}
    }
    .into_any()
}

const PEOPLE: &[ActionKind] = &[
    ActionKind::EnterScene,
    ActionKind::LeaveScene,
    ActionKind::CreateSecondary,
    ActionKind::BringIn,
    ActionKind::PlaySecondary,
    ActionKind::AssignSecondary,
    ActionKind::ReleaseSecondary,
];
const INSIDE: &[ActionKind] = &[ActionKind::PurgeByAct, ActionKind::PurgeByBelief];
const END: &[ActionKind] = &[ActionKind::ProposeEnd];

/// Whether there is something else to do than what is asked.
pub(super) fn has_more(ctx: TableContext) -> Memo<bool> {
    any(ctx, |kind| {
        [PEOPLE, INSIDE, END].iter().any(|kinds| kinds.contains(&kind))
            || matches!(
                kind,
                ActionKind::CreateTrait
                    | ActionKind::Challenge
                    | ActionKind::CloseScene
                    | ActionKind::Remark
                    | ActionKind::UseTrait
            )
    })
}

/// Everything else, by what one wants.
pub(super) fn more(ctx: TableContext) -> AnyView {
    let closing = any(ctx, |kind| kind == ActionKind::CloseScene);
    // Nothing has come of anybody before the first scene.
    let begun = ctx.slice(|view| view.table.scenes > 0);
    let gives = move || {
        ctx.view.with(|view| {
            let focus = view.table.scene.as_ref().map(|scene| scene.focus)?;
            let main = view.table.main(focus)?;
            let most = view.options.resolution_threshold;
            let lost = main.ticked_this_scene || main.purged_this_scene;
            let marks = |n: u8| (0..most).map(|at| if at < n { '◆' } else { '◇' }).collect::<String>();
            let args = Args::new()
                .with("who", name(ctx, focus))
                .with("before", marks(main.resolution))
                .with("after", marks((main.resolution + 1).min(most)));
            Some(ctx.translator.say(if lost { "psd-close-lost" } else { "psd-close-gives" }, &args))
        })
    };
    view! {
        {group(ctx, "psd-group-people", PEOPLE)}
        {purges(ctx)}
        {group(ctx, "psd-group-trait", &[ActionKind::CreateTrait])}
        {group(ctx, "psd-group-fewer", &[ActionKind::UseTrait])}
        {group(ctx, "psd-group-challenge", &[ActionKind::Challenge])}
        {group(ctx, "psd-group-remark", &[ActionKind::Remark])}
        {group(ctx, "psd-group-end", END)}
        {piece(move || begun.get().then(|| to_write(ctx)))}
        <details class="group close" data-group="psd-close" hidden=Signal::derive(move || !closing.get())>
            <summary>
                {t("psd-close-scene")} <small>{Signal::derive(move || gives().unwrap_or_default())}</small>
            </summary>
            {line(ctx, "close", "psd-close", "PSD-50", ways(ctx, &[ActionKind::CloseScene]))}
        </details>
    }
    .into_any()
}

/// Emotions that can be let out: how much too much there is, where each goes back to, and what it costs.
pub(super) fn purges(ctx: TableContext) -> AnyView {
    let some = any(ctx, |kind| INSIDE.contains(&kind));
    let price = ctx.slice(is_focus);
    let by_belief = ctx.choices_of(|action| matches!(action, Action::PurgeByBelief { scope: Scope::I, .. }));
    view! {
        <details class="group purge" data-group="psd-group-inside" hidden=Signal::derive(move || !some.get())>
            <summary>
                {t("psd-group-inside")}
                <small hidden=Signal::derive(move || !price.get())>{t("psd-costs-point")}</small>
            </summary>
            {excesses(ctx)}
            {line(ctx, "purge", "psd-purge", "PSD-143", ways(ctx, &[ActionKind::PurgeByAct]))}
            {offered::<Psychodrame>(ctx, by_belief, Open::None)}
        </details>
    }
    .into_any()
}

/// What is too much, emotion by emotion: now, and where it began.
pub(super) fn excesses(ctx: TableContext) -> AnyView {
    let all = ctx.slice(|view| {
        let main = view.you.and_then(|you| view.table.living_main_of(you)).map(|(_, main)| main.clone());
        main.map_or_else(Vec::new, |main| {
            let of = |emotion| (emotion, main.current(emotion), main.excess(emotion));
            psychodrame::Emotion::ALL.into_iter().map(of).filter(|(.., excess)| *excess > 0).collect()
        })
    });
    let row = move |(emotion, now, excess): (psychodrame::Emotion, u8, u8)| {
        let args = Args::new()
            .with("emotion", words::capitalised(&speaker(ctx).feeling(emotion)))
            .with("now", now)
            .with("floor", now - excess)
            .with("excess", excess);
        let cell = |n: u8| {
            let class = if n <= now - excess {
                "b"
            } else if n <= now {
                "h"
            } else if n == 10 {
                "ten"
            } else {
                ""
            };
            view! { <u class=class></u> }.into_any()
        };
        view! {
            <li>
                <span>{ctx.translator.say("psd-excess", &args)}</span>
                <span class="g" aria-hidden="true">{(1..=10).map(cell).collect_view()}</span>
            </li>
        }
        .into_any()
    };
    view! { <ul class="excesses">{piece(move || all.get().into_iter().map(row).collect_view())}</ul> }
        .into_any()
}
