//! Dice laid on what there is to find: by proportion, and moved by hand.

use innommable::{Action, Dice, ElementId, ElementKind, ElementView, Faces};
use leptos::prelude::*;
use words::Args;

use super::{
    context::TableContext,
    dice::{die, name_of},
};
use crate::{
    erased::piece,
    language::{t, translator},
    rule::RuleMark,
};

/// A die in the Keeper's fingers: what it lay on, its index there, its faces.
type Picked = RwSignal<Option<(Option<ElementId>, usize, Faces)>>;

/// What there is to find, in the order in which it is expected to be found (INN-17).
pub(super) fn expected(elements: &[ElementView]) -> Vec<(ElementId, ElementView)> {
    let numbered: Vec<(ElementId, &ElementView)> = (1u8..).map(ElementId).zip(elements).collect();
    let of = |kind: ElementKind| numbered.iter().filter(move |(_, element)| element.kind == kind);
    let ordered =
        [ElementKind::Symptom, ElementKind::Profiteer, ElementKind::Source].into_iter().flat_map(of);
    ordered.map(|(id, element)| (*id, (*element).clone())).collect()
}

/// The heap, the elements with their dice, the difficulty they will bring.
pub(super) fn lay(ctx: TableContext, unlaid: Memo<bool>) -> AnyView {
    let translator = translator();
    let picked: Picked = RwSignal::new(None);
    let heap = ctx.slice(|view| view.desk.as_ref().map_or(Dice::NONE, |desk| desk.heap));
    let elements =
        ctx.slice(|view| view.desk.as_ref().map(|desk| (desk.elements.clone(), desk.course.clone())));
    let has_elements =
        Memo::new(move |_| elements.with(|all| all.as_ref().is_some_and(|(all, _)| !all.is_empty())));
    let rows = move || {
        let (all, course) = elements.get().unwrap_or_default();
        let rows = expected(&all).into_iter().zip(course);
        rows.map(|((id, element), difficulty)| element_row(ctx, picked, id, &element, difficulty))
            .collect_view()
    };
    let beside = move || {
        let dice = heap.get();
        (!dice.is_empty()).then(|| {
            view! {
                <li class="element heap">
                    <p><strong>{t("inn-heap")}</strong></p>
                    {places(ctx, picked, None, dice)}
                </li>
            }
        })
    };
    let laying = |action: &Action| matches!(action, Action::LayDice | Action::DealDice);
    let asks = super::context::any(ctx, |action| matches!(action, Action::LayDice));
    let course = ctx.slice(|view| view.desk.as_ref().map(|desk| desk.course.clone()).unwrap_or_default());
    let held = move || {
        picked
            .get()
            .map(|(.., faces)| translator.say("inn-in-hand", &Args::new().with("die", faces.number())))
    };
    view! {
        <section class="box laying secret" aria-labelledby="laying-title"
            hidden=Signal::derive(move || !has_elements.get())>
            <h2 id="laying-title">
                {t("inn-laying")} <RuleMark rule="INN-21"/> <span class="mine-alone">{t("mine-alone")}</span>
            </h2>
            <p class="hint">{t("inn-laying-how")} <RuleMark rule="INN-24"/></p>
            // As long as dice are left, the dock asks for it.
            <div hidden=Signal::derive(move || asks.get() && !heap.read().is_empty())>{ctx.menu(laying)}</div>
            <p class="in-hand" role="status">{held}</p>
            <ol class="elements">{beside} {rows}</ol>
            {piece(move || staircase(&course.get()))}
            <p class="hint" hidden=Signal::derive(move || !unlaid.get())>{t("inn-unlaid")}</p>
        </section>
    }
    .into_any()
}

/// The difficulty as it rises when everything is found in the usual order.
fn staircase(course: &[u8]) -> AnyView {
    let n = course.len().max(1);
    let level = |difficulty: u8| 52 - 12 * usize::from(difficulty);
    let steps = course.iter().enumerate().map(|(index, difficulty)| {
        let (from, to) = (260 * index / n, 260 * (index + 1) / n);
        format!("L{from} {y}L{to} {y}", y = level(*difficulty))
    });
    let line = format!("M0 {}{}", level(1), steps.collect::<String>());
    let area = format!("{line}V52H0Z");
    view! {
        <figure class="staircase">
            <figcaption>{t("inn-staircase")} <RuleMark rule="INN-57"/></figcaption>
            <svg viewBox="0 0 260 52" preserveAspectRatio="none" aria-hidden="true">
                <path class="area" d=area/><path class="steps" d=line/>
            </svg>
        </figure>
    }
    .into_any()
}

fn element_row(
    ctx: TableContext,
    picked: Picked,
    id: ElementId,
    element: &ElementView,
    difficulty: u8,
) -> AnyView {
    let translator = translator();
    let kind = ctx.speaker().element_kind(element.kind);
    let after = translator.say("inn-course", &Args::new().with("n", difficulty));
    view! {
        <li class="element">
            <p><span class="kind">{kind}</span> " " {element.text.to_string()}</p>
            {places(ctx, picked, Some(id), element.dice)}
            <p class="course">{after}</p>
        </li>
    }
    .into_any()
}

/// The dice that lie somewhere, each to be taken up, and a place to put one down.
fn places(ctx: TableContext, picked: Picked, here: Option<ElementId>, dice: Dice) -> AnyView {
    let translator = translator();
    let one = move |(index, faces): (usize, Faces)| {
        let this = Some((here, index, faces));
        let mine = move || picked.get() == this;
        let name = move || translator.say("inn-pick", &Args::new().with("die", faces.number()));
        let pick = move |_| picked.update(|now| *now = if *now == this { None } else { this });
        view! {
            <button type="button" class="pick" data-die=name_of(faces)
                aria-pressed=Signal::derive(move || mine().to_string()) on:click=pick>
                {die(faces, None)} <span class="unseen">{Signal::derive(name)}</span>
            </button>
        }
        .into_any()
    };
    let put = move |_| {
        if let Some((from, _, faces)) = picked.get_untracked() {
            picked.set(None);
            ctx.act.run(Action::MoveDie { die: faces, from, to: here });
        }
    };
    let welcome = move || picked.get().is_some_and(|(from, ..)| from != here);
    view! {
        <div class="lying">
            {dice.each().enumerate().map(one).collect_view()}
            <button type="button" class="put" hidden=Signal::derive(move || !welcome()) on:click=put>
                {t("inn-put")}
            </button>
        </div>
    }
    .into_any()
}
