//! Dice: thrown, taken in hand, put on their slots by two taps or by a drag.

use leptos::prelude::*;
use pactes::{Action, ContractView, Die, DieId, Entry, Happening, Notice, Partly, Role, Slot, Stage, View};
use words::Args;

use super::{
    bend::{chosen_face, ghost},
    best::{best_slot, best_to_convert, first_in_hand},
    context::{TableContext, ctx},
    marks::{Tally, chips},
    undoing::undone_die,
};
use crate::{
    die::face,
    drag::Drag,
    erased::{handler, piece, tap},
    frame::awaited_mark,
    language::t,
};

/// What the player has in hand: a die to place, a die to bend, something on the page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Picked {
    /// The die that was touched.
    pub(super) die: RwSignal<Option<DieId>>,
    /// The die in hand: the one that was touched, else the one that comes first.
    pub(super) hand: Memo<Option<(DieId, Die)>>,
    /// The slot whose die is to be bent.
    pub(super) slot: RwSignal<Option<Slot>>,
    /// By how much; 0 is a reroll.
    pub(super) bend: RwSignal<Option<i8>>,
    /// Something on the association page.
    pub(super) entry: RwSignal<Option<Entry>>,
    /// The die under the finger.
    pub(super) drag: Drag<DieId>,
    /// The dice that a 6 has changed.
    converted: Memo<Vec<DieId>>,
}

impl Picked {
    /// Empty, for everything below.
    pub(super) fn provide(ctx: TableContext) {
        let die = RwSignal::new(None);
        let hand = ctx.slice(move |view| in_hand(view, die.get()));
        let (slot, bend) = (RwSignal::new(None), RwSignal::new(None));
        // What somebody else has changed is looked at again. A memo hears of nothing until it is read.
        let version = ctx.slice(|view| (view.stage, view.contract.as_ref().map(|c| c.version)));
        Effect::new(move || {
            version.get();
            slot.set(None);
            bend.set(None);
        });
        let stage = ctx.slice(|view| (view.stage, view.obstacles.len()));
        let entry = RwSignal::new(None);
        Effect::new(move || {
            stage.get();
            die.set(None);
            entry.set(None);
        });
        let converted = Memo::new(move |_| {
            ctx.story.with(|story| {
                let thrown = |notice: &Notice| matches!(notice, Notice::Open(Happening::DiceRolled { .. }));
                let since = story.iter().rev().take_while(|heard| !thrown(&heard.notice));
                since
                    .filter_map(|heard| match heard.notice {
                        Notice::Partly(Partly::DieConverted { die, .. }) => Some(die),
                        _ => None,
                    })
                    .collect()
            })
        });
        provide_context(Self { die, hand, slot, bend, entry, drag: Drag::new(), converted });
    }

    /// The one of this table.
    pub(super) fn here() -> Self {
        expect_context()
    }
}

/// The die in hand of whoever places or converts.
fn in_hand(view: &View, touched: Option<DieId>) -> Option<(DieId, Die)> {
    let contract = view.contract.as_ref().filter(|_| view.you == Some(Role::Faust))?;
    let die = |id: DieId| contract.die(id).map(|die| (id, die));
    let touched = touched.and_then(die);
    match view.stage {
        Stage::Place => {
            touched.filter(|(_, die)| die.slot.is_none()).or_else(|| first_in_hand(contract).and_then(die))
        }
        Stage::Convert => touched
            .filter(|(id, _)| could_convert(contract, *id))
            .or_else(|| best_to_convert(contract).and_then(die)),
        _ => None,
    }
}

/// Whether the 6 that was just placed would change this die.
fn could_convert(contract: &ContractView, id: DieId) -> bool {
    contract.converting.is_some_and(|six| six != id) && contract.die(id).is_some_and(|die| die.face != 4)
}

/// Puts a die on a slot.
fn lay(ctx: TableContext, picked: Picked, die: DieId, slot: Slot) {
    picked.die.set(None);
    ctx.act.run(Action::Place { die, slot });
}

/// Takes a die back that may still be moved, into the hand.
fn take_back(ctx: TableContext, picked: Picked, die: DieId) {
    if ctx.act.run(Action::Lift { die }) {
        picked.die.set(Some(die));
    }
}

/// A drag has ended over something: a slot takes the die, the tray takes it back.
fn dropped(ctx: TableContext, picked: Picked, die: DieId, over: &web_sys::Element) {
    let placing = ctx.view.with_untracked(|view| view.stage == Stage::Place && view.you == Some(Role::Faust));
    let slot = over.closest("[data-slot]").ok().flatten().and_then(|slot| slot.get_attribute("data-slot"));
    let slot = slot.and_then(|slot| slot.parse::<Slot>().ok());
    let is_laid = ctx.view.with_untracked(|view| {
        view.contract.as_ref().and_then(|c| c.die(die)).is_some_and(|die| die.slot.is_some())
    });
    match slot {
        Some(slot) if placing && ctx.permits(&Action::Place { die, slot }) => lay(ctx, picked, die, slot),
        None if placing && is_laid && over.closest(".tray").is_ok_and(|tray| tray.is_some()) => {
            take_back(ctx, picked, die);
        }
        _ => {}
    }
}

/// What touching a die in the tray does: it is in hand, and stays there until a slot is touched. By key, a second press
/// puts it where it helps most: the way to the slots is long there.
fn touched_die(ctx: TableContext, picked: Picked, id: DieId, by_key: bool) {
    let stage = ctx.view.with_untracked(|view| view.stage);
    let is_held = picked.hand.get_untracked().is_some_and(|(held, _)| held == id);
    let best = ctx.view.with_untracked(|view| view.contract.as_ref().and_then(|c| best_slot(c, id)));
    match best {
        Some(slot) if by_key && stage == Stage::Place && is_held => lay(ctx, picked, id, slot),
        _ => picked.die.set(Some(id)),
    }
}

/// What touching a slot does now.
fn touched_slot(ctx: TableContext, picked: Picked, slot: Slot) {
    let stage = ctx.view.with_untracked(|view| view.stage);
    let on = ctx.view.with_untracked(|view| view.contract.as_ref().and_then(|contract| contract.on(slot)));
    match (stage, on) {
        (Stage::Place, Some((die, _))) => take_back(ctx, picked, die),
        (Stage::Place, None) => {
            if let Some((die, _)) = picked.hand.get_untracked() {
                lay(ctx, picked, die, slot);
            }
        }
        (Stage::Convert, Some((die, _))) => picked.die.set(Some(die)),
        (Stage::Intervene, _) => {
            picked.bend.set(None);
            picked.slot.update(|at| *at = if *at == Some(slot) { None } else { Some(slot) });
        }
        _ => {}
    }
}

/// A die as it lies or is dragged.
fn cube(picked: Picked, id: DieId, shows: u8) -> AnyView {
    view! {
        <span class="cube" class:dragged=picked.drag.is_moving(id) style:translate=picked.drag.by(id)>
            {face(shows)}
        </span>
    }
    .into_any()
}

/// The dice still to place, in the order in which they were thrown; where one was taken its print stays.
pub(super) fn tray() -> AnyView {
    let ctx = ctx();
    let dice = ctx.contract(|contract| contract.numbered().collect::<Vec<_>>());
    let mine = ctx.slice(|view| view.you == Some(Role::Faust));
    let all_laid = move || dice.with(|dice| dice.iter().all(|(_, die)| die.slot.is_some()));
    let hint = move || {
        all_laid().then(|| {
            let said = if mine.get() { "tray-empty" } else { "tray-empty-theirs" };
            view! { <span class="hint">{t(said)}</span> }
        })
    };
    let each = move |(id, die): (DieId, Die)| match die.slot {
        Some(_) => view! { <span class="print"></span> }.into_any(),
        None => loose(ctx, id, die.face),
    };
    view! {
        <div class="tray" role="group" aria-label=t("tray")>
            <For each=move || dice.get() key=|(id, die)| (*id, die.face, die.slot.is_some()) children=each/>
            {piece(hint)}
        </div>
    }
    .into_any()
}

/// A die in the tray.
fn loose(ctx: TableContext, id: DieId, shows: u8) -> AnyView {
    let picked = Picked::here();
    let awaited = awaited_mark();
    let usable = ctx.slice(move |view| {
        let contract = view.contract.as_ref().filter(|_| view.you == Some(Role::Faust));
        contract.is_some_and(|c| view.stage == Stage::Place || could_convert(c, id))
    });
    let could = ctx.contract(move |contract| could_convert(contract, id));
    let in_hand = Signal::derive(move || picked.hand.get().is_some_and(|(held, _)| held == id));
    let name = move || {
        let die = ctx.view.with(|view| view.contract.as_ref().map(|c| ctx.speaker().die(c, id)));
        let die = words::capitalised(&die.unwrap_or_default());
        if in_hand.get() { ctx.translator.say("die-in-hand", &Args::new().with("die", die)) } else { die }
    };
    view! {
        <button type="button" class="die" class:in-hand=in_hand class:could=could class:six=shows == 6
            data-die=id.0 data-face=shows data-awaited=awaited
            disabled=Signal::derive(move || !usable.get())
            aria-label=Signal::derive(name) aria-pressed=Signal::derive(move || in_hand.get().to_string())
            on:click=tap(move |event| {
                if !picked.drag.was_dragged(&event) {
                    // What no pointer has clicked was pressed by key.
                    touched_die(ctx, picked, id, event.detail() == 0);
                }
            })
            on:pointerdown=handler(move |event| picked.drag.begin(id, &event))
            on:pointermove=handler(move |event| moves(ctx, picked, &event))
            on:pointerup=handler(move |event| ends(ctx, picked, &event))
            on:pointercancel=handler(move |_: leptos::ev::PointerEvent| picked.drag.cancel())
        >{cube(picked, id, shows)}</button>
    }
    .into_any()
}

fn moves(ctx: TableContext, picked: Picked, event: &leptos::ev::PointerEvent) {
    if let Some(die) = picked.drag.follow(event) {
        let placing = ctx.view.with_untracked(|view| view.stage == Stage::Place);
        // What is dragged is in hand: the slots say what it would do.
        if placing && picked.die.get_untracked() != Some(die) {
            picked.die.set(Some(die));
        }
    }
}

fn ends(ctx: TableContext, picked: Picked, event: &leptos::ev::PointerEvent) {
    if let Some((die, over)) = picked.drag.end(event) {
        dropped(ctx, picked, die, &over);
    }
}

/// Who may touch a slot now.
fn is_usable(view: &View, slot: Slot) -> bool {
    let Some(contract) = &view.contract else { return false };
    let on = contract.on(slot);
    match (view.stage, view.you) {
        (Stage::Place, Some(Role::Faust)) => on.is_none_or(|(_, die)| !die.locked),
        (Stage::Convert, Some(Role::Faust)) => on.is_some_and(|(id, _)| could_convert(contract, id)),
        (Stage::Intervene, Some(_)) => on.is_some() && !view.available().is_empty(),
        _ => false,
    }
}

/// A place for a die, and under it what the die does there.
pub(super) fn slot_cell(ctx: TableContext, slot: Slot) -> AnyView {
    let picked = Picked::here();
    let awaited = awaited_mark();
    let on = ctx.slice(move |view| view.contract.as_ref().and_then(|contract| contract.on(slot)));
    let usable = ctx.slice(move |view| is_usable(view, slot));
    let could = ctx.slice(move |view| {
        let contract = view.contract.as_ref().filter(|_| view.you == Some(Role::Faust));
        contract.is_some_and(|c| c.on(slot).is_some_and(|(id, _)| could_convert(c, id)))
    });
    let asks =
        ctx.contract(move |c| c.converting.is_some_and(|six| c.die(six).and_then(|d| d.slot) == Some(slot)));
    let touched = move || {
        let in_hand = picked.hand.get().is_some_and(|(_, die)| die.slot == Some(slot));
        in_hand || asks.get() || picked.slot.get() == Some(slot)
    };
    let placing = ctx.slice(|view| view.stage == Stage::Place);
    let welcome = Memo::new(move |_| {
        let (_, die) = picked.hand.get().filter(|_| placing.get() && on.get().is_none())?;
        Some((die.face, ctx.view.with(|view| Tally::of_placing(view, slot.kind, die.face))))
    });
    let turned =
        move || on.get().is_some_and(|(id, die)| die.face == 4 && picked.converted.get().contains(&id));
    let name = move || {
        let speaker = ctx.speaker();
        let empty = Args::new().with("slot", speaker.slot(slot));
        let said = match (on.get(), welcome.get()) {
            (Some((_, die)), _) => speaker.slot_with_die(slot, die.face),
            (None, Some((face, _))) => {
                let effect = if face == 6 {
                    speaker.effect_of_six(slot.kind)
                } else {
                    speaker.effect(slot.kind, face)
                };
                ctx.translator.say("slot-would", &empty.with("face", face).with("effect", effect))
            }
            (None, None) => ctx.translator.say("slot-empty", &empty),
        };
        words::capitalised(&said)
    };
    // A die is drawn again only when it moves or turns: that is when it is seen to.
    let lies = Memo::new(move |_| on.get().map(|(id, die)| (id, die.face)));
    let inside = move || match lies.get() {
        Some((id, face)) => cube(picked, id, face),
        None => welcome.get().map(|(_, tally)| would(ctx, slot, tally)).into_any(),
    };
    let locked = move || on.get().filter(|(_, die)| die.locked && placing.get()).map(|_| lock());
    let undone = undone_die(ctx, slot);
    let tag = move || {
        let number = undone.get().and_then(|undone| undone.number);
        number.map(|number| view! { <span class="tag" aria-hidden="true">{number}</span> })
    };
    let under = move || {
        let tally = on
            .get()
            .map(|(_, die)| ctx.view.with(|view| Tally::of(view, pactes::Effects::of(slot.kind, die.face))));
        match tally {
            Some(tally) => chips(ctx, tally),
            // It keeps its place: nothing moves when a die is laid.
            None => view! { <span class="gain"></span> }.into_any(),
        }
    };
    let grab = move |event| {
        if let Some((id, die)) = on.get_untracked()
            && !die.locked
            && placing.get_untracked()
            && usable.get_untracked()
        {
            picked.drag.begin(id, &event);
        }
    };
    view! {
        <button type="button" class="slot" data-slot=slot.to_string()
            class:full=Signal::derive(move || on.get().is_some())
            class:six=Signal::derive(move || on.get().is_some_and(|(_, die)| die.face == 6))
            class:turned=Signal::derive(turned) class:could=could
            class:undone=Signal::derive(move || undone.get().is_some())
            class:touched=Signal::derive(touched)
            class:welcomes=Signal::derive(move || welcome.get().is_some())
            data-face=Signal::derive(move || on.get().map(|(_, die)| die.face))
            data-awaited=Signal::derive(move || awaited.get().filter(|_| placing.get()))
            disabled=Signal::derive(move || !usable.get())
            aria-label=Signal::derive(name)
            on:click=tap(move |event| {
                if !picked.drag.was_dragged(&event) {
                    touched_slot(ctx, picked, slot);
                }
            })
            on:pointerdown=handler(grab)
            on:pointermove=handler(move |event| moves(ctx, picked, &event))
            on:pointerup=handler(move |event| ends(ctx, picked, &event))
            on:pointercancel=handler(move |_: leptos::ev::PointerEvent| picked.drag.cancel())
        >
            {piece(inside)} {piece(locked)} {piece(tag)}
            {piece(move || {
                (picked.slot.get() == Some(slot)).then(|| chosen_face(ctx, picked)).flatten().map(ghost)
            })}
        </button>
        {piece(under)}
    }
    .into_any()
}

/// What the die in hand would do on a free slot.
fn would(ctx: TableContext, slot: Slot, tally: Tally) -> AnyView {
    let picked = Picked::here();
    // A 6 on a commitment may change another die.
    let turns = move || {
        let six = picked.hand.get().is_some_and(|(_, die)| die.face == 6);
        (six && slot.kind == pactes::SlotKind::Commitment)
            .then(|| view! { <span class="turns" aria-hidden="true">"→ 4"</span> })
    };
    view! { <span class="would">{chips(ctx, tally)} {piece(turns)}</span> }.into_any()
}

fn lock() -> AnyView {
    view! {
        <span class="lock" role="img" aria-label=t("slot-locked")>
            <svg viewBox="0 0 10 10" aria-hidden="true">
                <path d="M2 4.2V3a3 3 0 0 1 6 0v1.2h.6V9.4H1.4V4.2zM3.2 4.2h3.6V3a1.8 1.8 0 0 0-3.6 0z"/>
            </svg>
        </span>
    }
    .into_any()
}
