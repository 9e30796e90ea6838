//! Dice: thrown, taken in hand, put on their slots.

use leptos::{ev, prelude::*};
use pactes::{Action, ActionKind, DieId, Entry, Role, Slot, SlotKind, Stage};
use words::Args;

use super::context::{TableContext, asked, ctx, preview};
use crate::{
    die::face,
    language::{t, translator},
    rule::RuleMark,
};

/// What the player has in hand: a die to place, a die to bend, something on the page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Picked {
    /// The die to place.
    pub(super) die: RwSignal<Option<DieId>>,
    /// The slot whose die is to be bent.
    pub(super) slot: RwSignal<Option<Slot>>,
    /// Something on the association page.
    pub(super) entry: RwSignal<Option<Entry>>,
}

impl Picked {
    /// Empty, for everything below.
    pub(super) fn provide() {
        provide_context(Self {
            die: RwSignal::new(None),
            slot: RwSignal::new(None),
            entry: RwSignal::new(None),
        });
    }
}

/// The dice still to place.
#[component]
pub(super) fn Tray() -> impl IntoView {
    let ctx = ctx();
    let picked = expect_context::<Picked>();
    let translator = translator();
    let loose = ctx.slice(|view| {
        let contract = view.contract.as_ref();
        contract.map_or_else(Vec::new, |c| c.numbered().filter(|(_, die)| die.slot.is_none()).collect())
    });
    let die = move |(id, die): (DieId, pactes::Die)| {
        let name = move || ctx.view.with(|view| view.contract.as_ref().map(|c| ctx.speaker().die(c, id)));
        view! {
            <button
                type="button"
                class="die"
                class:six=die.face == 6
                draggable="true"
                data-die=id.0
                data-face=die.face
                aria-label=name
                aria-pressed=Signal::derive(move || (picked.die.get() == Some(id)).to_string())
                on:click=move |_| picked.die.update(|held| *held = if *held == Some(id) { None } else { Some(id) })
                on:dragstart=move |_| picked.die.set(Some(id))
            >{face(die.face)}</button>
        }
    };
    let take_back = move || {
        let held = picked.die.get()?;
        let placed = ctx.view.with(|view| view.contract.as_ref()?.die(held)?.slot);
        placed.map(|_| {
            view! {
                <button type="button" on:click=move |_| {
                    picked.die.set(None);
                    ctx.act.run(Action::Lift { die: held });
                }>{t("take-back")}</button>
            }
        })
    };
    let six = move || {
        let held = picked.die.get()?;
        let is_six = ctx.view.with(|view| view.contract.as_ref()?.die(held)).is_some_and(|die| die.face == 6);
        is_six.then(|| {
            let speaker = ctx.speaker();
            let effects = [SlotKind::Commitment, SlotKind::Flaw].map(|kind| speaker.effect_of_six(kind));
            view! { <p class="warning" role="status">{effects.join(" ")} <RuleMark rule="PAC-58"/></p> }
        })
    };
    let left = move || {
        let left = loose.read().len();
        if left == 0 {
            translator.just("tray-empty")
        } else {
            translator.say("tray-left", &Args::new().with("n", left))
        }
    };
    view! {
        <div class="tray">
            <p class="hint">{left}</p>
            <div class="dice">
                <For each=move || loose.get() key=|(id, die)| (*id, die.face) let(each)>{die(each)}</For>
            </div>
            {six} {take_back}
        </div>
    }
}

/// What touching a slot does now.
fn touched(ctx: TableContext, picked: Picked, slot: Slot) {
    let (stage, you) = ctx.view.with_untracked(|view| (view.stage, view.you));
    let on = ctx.view.with_untracked(|view| view.contract.as_ref().and_then(|contract| contract.on(slot)));
    match (stage, you) {
        (Stage::Place, Some(Role::Faust)) => match (picked.die.get_untracked(), on) {
            (Some(die), None) => {
                picked.die.set(None);
                ctx.act.run(Action::Place { die, slot });
            }
            (Some(held), Some((die, _))) if held == die => picked.die.set(None),
            (_, Some((die, seen))) if !seen.locked => picked.die.set(Some(die)),
            (Some(die), Some(_)) => {
                ctx.act.run(Action::Place { die, slot });
            }
            (None, None | Some(_)) => {}
        },
        (Stage::Convert, Some(Role::Faust)) => {
            if let Some((die, _)) = on {
                ctx.act.run(Action::Convert { die });
            }
        }
        (Stage::Intervene, Some(_)) => {
            picked.slot.update(|held| *held = if *held == Some(slot) { None } else { Some(slot) })
        }
        _ => {}
    }
}

/// A place for a die on the contract.
#[component]
pub(super) fn SlotPlace(at: Slot) -> impl IntoView {
    let slot = at;
    let ctx = ctx();
    let picked = expect_context::<Picked>();
    let translator = translator();
    let on = ctx.slice(move |view| view.contract.as_ref().and_then(|contract| contract.on(slot)));
    let usable = ctx.slice(move |view| match (view.stage, view.you) {
        (Stage::Place | Stage::Convert, Some(Role::Faust)) | (Stage::Intervene, Some(_)) => {
            let contract = view.contract.as_ref();
            let on = contract.and_then(|contract| contract.on(slot));
            match (view.stage, on) {
                (Stage::Convert, Some((die, _))) => contract.and_then(|c| c.converting) != Some(die),
                (Stage::Convert, None) => false,
                _ => true,
            }
        }
        _ => false,
    });
    let name = move || match on.get() {
        Some((_, die)) => ctx.speaker().slot_with_die(slot, die.face),
        None => translator.say("slot-empty", &Args::new().with("slot", ctx.speaker().slot(slot))),
    };
    let held = move || {
        let die = on.get().map(|(id, _)| id);
        (die.is_some() && picked.die.get() == die) || picked.slot.get() == Some(slot)
    };
    let welcomes = move || on.get().is_none() && picked.die.get().is_some() && usable.get();
    let over = move |event: ev::DragEvent| {
        if usable.get_untracked() {
            event.prevent_default();
        }
    };
    let drop = move |event: ev::DragEvent| {
        event.prevent_default();
        touched(ctx, picked, slot);
    };
    let drag = move |_| {
        let die = on.get_untracked().filter(|(_, die)| !die.locked);
        picked.die.set(die.map(|(id, _)| id));
    };
    view! {
        <button
            type="button"
            class="slot"
            class:held=held
            class:welcomes=welcomes
            class:locked=Signal::derive(move || on.get().is_some_and(|(_, die)| die.locked))
            data-slot=slot.to_string()
            data-face=Signal::derive(move || on.get().map(|(_, die)| die.face))
            draggable=move || (usable.get() && on.get().is_some()).to_string()
            disabled=Signal::derive(move || !usable.get())
            aria-label=Signal::derive(move || words::capitalised(&name()))
            on:click=move |_| touched(ctx, picked, slot)
            on:dragstart=drag
            on:dragover=over
            on:drop=drop
        >
            {move || on.get().map(|(_, die)| face(die.face))}
        </button>
    }
}

/// Placing the dice.
#[component]
pub(super) fn Placing() -> impl IntoView {
    let ctx = ctx();
    let ready =
        ctx.slice(|view| view.contract.as_ref().is_some_and(|c| c.dice.iter().all(|die| die.slot.is_some())));
    let hint = ctx.hint(ActionKind::Place);
    view! {
        <div class="placing">
            <p class="hint">{hint} <RuleMark rule="PAC-56"/></p>
            <p class="hint">{t("place-how")}</p>
            {preview(ctx)}
            <div class="buttons">
                <button
                    type="button"
                    class="primary"
                    id="confirm"
                    disabled=Signal::derive(move || !ready.get())
                    on:click=move |_| { ctx.act.run(Action::Confirm); }
                >{ctx.verb(ActionKind::Confirm)}</button>
                <RuleMark rule="PAC-57"/>
            </div>
        </div>
    }
}

/// The 6 on a commitment changes another die to 4.
#[component]
pub(super) fn Converting() -> impl IntoView {
    let ctx = ctx();
    let others = ctx.slice(|view| {
        let Some(contract) = view.contract.as_ref() else { return Vec::new() };
        contract.numbered().filter(|(id, _)| contract.converting != Some(*id)).collect::<Vec<_>>()
    });
    let die = move |(id, die): (DieId, pactes::Die)| {
        let name = move || ctx.view.with(|view| view.contract.as_ref().map(|c| ctx.speaker().die(c, id)));
        view! {
            <button type="button" class="die" data-face=die.face
                on:click=move |_| { ctx.act.run(Action::Convert { die: id }); }>
                {face(die.face)}
                <span class="where">{name}</span>
            </button>
        }
    };
    view! {
        <div class="converting">
            {asked(ctx, ActionKind::Convert, "die")}
            <div class="dice">{move || others.get().into_iter().map(die).collect_view()}</div>
            <div class="buttons">
                <button type="button" on:click=move |_| { ctx.act.run(Action::SkipConversion); }>
                    {ctx.verb(ActionKind::SkipConversion)}
                </button>
                <RuleMark rule="PAC-60"/>
            </div>
        </div>
    }
}
