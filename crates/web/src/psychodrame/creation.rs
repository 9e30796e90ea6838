//! Writing characters together: what everybody still lacks, the ties between problems, one's own sheet.

use kernel::Seat;
use leptos::prelude::*;
use psychodrame::{Action, ActionKind, Fate, Lack, Main, Pair, Stage};
use words::Args;

use super::{
    context::{TableContext, speaker},
    map::map,
};
use crate::{
    erased::{piece, tap},
    language::t,
    menu::menu,
    rule::RuleMark,
};

/// A part of the sheet: its title, what it lacks if it is not there, and the actions that write it.
type Part = (&'static str, &'static [Lack], &'static [ActionKind]);

const PARTS: [Part; 7] = [
    ("psd-part-identity", &[Lack::Identity], &[ActionKind::SetIdentity, ActionKind::Promote]),
    (
        "psd-part-beliefs",
        &[Lack::BeliefAboutOneself, Lack::BeliefAboutOthers],
        &[ActionKind::SetBelief, ActionKind::ClearBelief],
    ),
    ("psd-part-problem", &[Lack::Problem], &[ActionKind::SetProblem]),
    ("psd-part-relation", &[Lack::Relation], &[ActionKind::SetRelation]),
    ("psd-part-link", &[Lack::ProblemLink], &[ActionKind::SetProblemLink, ActionKind::SetTie]),
    ("psd-part-nuance", &[Lack::Nuance], &[ActionKind::SetNuance]),
    ("psd-part-free", &[Lack::FreeTrait], &[ActionKind::SetFreeTrait]),
];

fn lacks(ctx: TableContext) -> Memo<Vec<Lack>> {
    ctx.slice(|view| {
        let draft = view.you.and_then(|you| view.table.draft_of(you));
        draft.map_or_else(Vec::new, |(_, main)| main.lacks(view.options.creation_traits))
    })
}

/// Everything about new sheets.
pub(super) fn creation(ctx: TableContext) -> AnyView {
    let lacks = lacks(ctx);
    let writing = ctx.slice(|view| view.you.is_some_and(|you| view.table.draft_of(you).is_some()));
    let n_traits = ctx.slice(|view| view.options.creation_traits);
    let relink = ctx.slice(|view| view.table.must_relink());
    let stuck = move || {
        let seats = relink.get();
        let who: Vec<String> = seats.into_iter().map(|seat: Seat| ctx.name(seat)).collect();
        ctx.translator.say("psd-relink", &Args::new().with("who", who.join(", ")))
    };
    let parts =
        PARTS.into_iter().enumerate().map(|(index, part)| self::part(ctx, index, part, lacks, n_traits));
    view! {
        {everybody(ctx)}
        {map(ctx, "psd-links", true)}
        <p class="warning" role="status" hidden=Signal::derive(move || relink.read().is_empty())>
            {Signal::derive(stuck)} <RuleMark rule="PSD-19"/>
        </p>
        <div class="own-sheet" hidden=Signal::derive(move || !writing.get())>
            {parts.collect_view()}
            {emotions(ctx, lacks)}
        </div>
        {menu(ctx, |action| matches!(
            action.kind(),
            ActionKind::ConfirmSheet | ActionKind::NewCharacter | ActionKind::DeclineCharacter
        ))}
        <div hidden=Signal::derive(move || writing.get())>
            {menu(ctx, |action| action.kind() == ActionKind::SetProblem)}
        </div>
        {menu(ctx, |action| matches!(action.kind(), ActionKind::AckRelation | ActionKind::CreateTrait))}
    }
    .into_any()
}

/// Who has written what.
fn everybody(ctx: TableContext) -> AnyView {
    let rows = ctx.slice(|view| {
        let of = |(seat, chair): (Seat, &psychodrame::PlayerState)| {
            let main = chair.main.and_then(|who| view.table.main(who));
            let gone = main.is_some_and(|main| matches!(main.fate, Fate::Dead | Fate::Retired));
            let lacks = main.filter(|main| main.fate == Fate::Draft);
            let lacks = lacks.map_or_else(Vec::new, |main| main.lacks(view.options.creation_traits));
            (seat, chair.ready, gone, lacks)
        };
        // Between scenes most have nothing to write.
        let writes = |seat: Seat| view.table.stage == Stage::Creation || view.table.owes_writing(seat);
        view.table.chairs.iter().filter(|(seat, _)| writes(*seat)).map(of).collect::<Vec<_>>()
    });
    let row = move |(seat, ready, gone, lacks): (Seat, bool, bool, Vec<Lack>)| {
        let said = match (ready, lacks.is_empty()) {
            (true, _) => ctx.translator.just("psd-sheet-ready"),
            (false, true) if gone => ctx.translator.just("psd-sheet-choosing"),
            (false, true) => ctx.translator.just("psd-sheet-whole"),
            (false, false) => {
                let lacks: Vec<String> = lacks.into_iter().map(|lack| speaker(ctx).lack(lack)).collect();
                ctx.translator.say("psd-lacks", &Args::new().with("what", lacks.join(", ")))
            }
        };
        view! { <li class:ready=ready><b>{ctx.name(seat)}</b> " " {said}</li> }.into_any()
    };
    view! { <ul class="writers">{piece(move || rows.get().into_iter().map(row).collect_view())}</ul> }
        .into_any()
}

fn part(
    ctx: TableContext,
    index: usize,
    (title, needs, kinds): Part,
    lacks: Memo<Vec<Lack>>,
    n_traits: Memo<u8>,
) -> AnyView {
    let missing = Memo::new(move |_| lacks.with(|lacks| lacks.iter().any(|lack| needs.contains(lack))));
    // The first part that lacks something is open, the others are a tap away; once it is written, the next one is.
    let first = Memo::new(move |_| {
        lacks.with(|lacks| {
            let open = |(_, needs, _): &Part| lacks.iter().any(|lack| needs.contains(lack));
            PARTS.iter().position(open) == Some(index)
        })
    });
    let needed = move || title != "psd-part-free" || n_traits.get() == 5;
    view! {
        <details class="part" class:done=Signal::derive(move || !missing.get())
            open=Signal::derive(move || first.get()) hidden=Signal::derive(move || !needed())>
            <summary>
                <span aria-hidden="true">{Signal::derive(move || if missing.get() { "○" } else { "●" })}</span> " "
                {t(title)}
            </summary>
            {menu(ctx, move |action: &Action| kinds.contains(&action.kind()))}
        </details>
    }
    .into_any()
}

/// Five points between two emotions, three times: a tap each.
fn emotions(ctx: TableContext, lacks: Memo<Vec<Lack>>) -> AnyView {
    let own =
        ctx.slice(|view| view.you.and_then(|you| view.table.draft_of(you)).map(|(_, main)| main.clone()));
    let pair = move |pair: Pair| {
        let [left, right] = pair.both();
        let names = move || {
            let [left, right] = [left, right].map(|emotion| speaker(ctx).emotion(emotion));
            words::capitalised(&format!("{left} ~ {right}"))
        };
        let split = move |scores: [u8; 2]| {
            let chosen = Signal::derive(move || {
                let has = |main: &Main| [main.current(left), main.current(right)] == scores;
                own.with(|own| own.as_ref().is_some_and(has)).to_string()
            });
            let set = move |_| {
                ctx.act.run(Action::SetBalance { pair, scores });
            };
            view! {
                <button type="button" class="split" aria-pressed=chosen on:click=tap(set)>
                    {format!("{} · {}", scores[0], scores[1])}
                </button>
            }
            .into_any()
        };
        view! {
            <div class="pair" role="group" aria-label=Signal::derive(names)>
                <span class="pair-name">{Signal::derive(names)}</span>
                <span class="splits">{Pair::SPLITS.map(split).collect_view()}</span>
            </div>
        }
        .into_any()
    };
    let missing = move || lacks.with(|lacks| lacks.contains(&Lack::Emotions));
    view! {
        <details class="part" class:done=Signal::derive(move || !missing()) open=missing()>
            <summary>
                <span aria-hidden="true">{Signal::derive(move || if missing() { "○" } else { "●" })}</span> " "
                {t("psd-part-emotions")}
            </summary>
            <p class="hint">
                {Signal::derive(move || speaker(ctx).hint(ActionKind::SetBalance).unwrap_or_default())}
                <RuleMark rule="PSD-23"/>
            </p>
            {Pair::ALL.map(pair).collect_view()}
        </details>
    }
    .into_any()
}
