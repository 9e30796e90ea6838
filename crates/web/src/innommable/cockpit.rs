//! What the players attempt, as cards: each is answered in one gesture.

use std::time::Duration;

use innommable::{Action, CharacterView, DeclaredAction, ElementId, Ruling, Stage};
use kernel::Seat;
use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*};
use words::Args;

use super::{
    bowl::bowl,
    context::{TableContext, whole_percent},
    dice::hand,
    finding::{choose, matching, tell},
    touched::Touched,
};
use crate::{
    draft::{TellsWriting, WhoWrites},
    erased::{piece, tap},
    frame::awaited_mark,
    language::t,
    rule::RuleMark,
};

/// An answer of the Keeper's.
fn ruling(of: Seat, ruling: Ruling, opponent: Option<Seat>) -> Action {
    Action::RuleAction { of, ruling, opponent, initiator: opponent.map(|_| of), reveals: None, text: None }
}

/// The Keeper's stage in free play: cards, oldest first; with none, the bowl.
pub(super) fn cockpit(ctx: TableContext) -> AnyView {
    let waiting = ctx.slice(|view| {
        let declared = view.characters.iter().filter_map(|c| Some((c.seat, c.pending.clone()?)));
        declared.filter(|_| view.stage == Stage::Free).collect::<Vec<_>>()
    });
    let none = Memo::new(move |_| waiting.read().is_empty());
    let rows = move |(seat, pending): (Seat, DeclaredAction)| attempt(ctx, seat, &pending);
    view! {
        <ul class="tries" hidden=Signal::derive(move || none.get())>
            <For each=move || waiting.get() key=|declared| format!("{declared:?}") children=rows/>
        </ul>
        {piece(move || none.get().then(|| view! { {bowl(ctx)} {lull(ctx)} }))}
    }
    .into_any()
}

/// How often it is looked how long nothing has happened.
const LOOKS: Duration = Duration::from_secs(5);

/// How long nobody has attempted or told anything, once it is a while; whoever writes is no lull.
fn lull(ctx: TableContext) -> AnyView {
    let heard = Memo::new(move |_| ctx.story.with(Vec::len));
    let (since, minutes) = (StoredValue::new(js_sys::Date::now()), RwSignal::new(0u32));
    let begin_again = move || {
        since.try_set_value(js_sys::Date::now());
        minutes.try_set(0);
    };
    Effect::new(move || {
        heard.track();
        begin_again();
    });
    let (others, writes_now) = (WhoWrites::here(), TellsWriting::writes_now());
    let look = move || {
        let is_still = others.try_with_untracked(Vec::is_empty) == Some(true) && !writes_now();
        if !is_still {
            return begin_again();
        }
        let quiet = since.try_get_value().map_or(0.0, |since| js_sys::Date::now() - since);
        // So many whole minutes, at most an hour.
        let n = std::iter::successors(Some(60_000.0), |at| Some(at + 60_000.0)).take(60);
        minutes.try_set(u32::try_from(n.take_while(|at| *at <= quiet).count()).unwrap_or(0));
    };
    if let Ok(handle) = set_interval_with_handle(look, LOOKS) {
        on_cleanup(move || handle.clear());
    }
    let said = move || ctx.translator.say("inn-lull", &Args::new().with("n", minutes.get()));
    view! { <p class="lull" hidden=Signal::derive(move || minutes.get() == 0)>{said}</p> }.into_any()
}

fn attempt(ctx: TableContext, seat: Seat, pending: &DeclaredAction) -> AnyView {
    let touched = Touched::here();
    let held = ctx.slice(move |view| view.character(seat).map(|c| c.hand.clone()).unwrap_or_default());
    let finds =
        Memo::new(move |_| touched.finding.get().filter(|(of, _)| *of == seat).map(|(_, found)| found));
    let goal = pending.goal.as_ref().map(ToString::to_string);
    view! {
        <li class="try declared" data-seat=seat.0.to_string()
            class:open=Signal::derive(move || finds.get().is_some())>
            <div class="try-head">
                <h2>{ctx.character(seat)}</h2> <span class="player">{ctx.name(seat)}</span>
                {piece(move || hand(ctx, &held.get()))}
            </div>
            <blockquote>
                {goal.clone().unwrap_or_else(|| ctx.translator.just("inn-aloud-attempt"))}
            </blockquote>
            {gestures(ctx, touched, seat, pending, finds)}
            {piece(move || finds.get().map(|found| match found {
                Some(id) => tell(ctx, id, Some(seat)),
                None => choose(ctx, seat),
            }))}
        </li>
    }
    .into_any()
}

fn gestures(
    ctx: TableContext,
    touched: Touched,
    seat: Seat,
    pending: &DeclaredAction,
    finds: Memo<Option<Option<ElementId>>>,
) -> AnyView {
    let act = move |action: Action| tap(move |_| _ = ctx.act.run(action.clone()));
    let odds = ctx.slice(move |view| {
        let n = view.character(seat).map_or(0, |character| character.hand.len());
        let share = view.chances_of(seat).map_or(0.0, |chances| chances.hopes[0].success);
        let args = Args::new().with("n", n).with("share", whole_percent(share));
        ctx.translator.say("inn-hand-odds", &args)
    });
    let target = pending.target;
    let target_is_active = ctx.slice(move |view| {
        target.filter(|target| view.character(*target).is_some_and(CharacterView::is_active))
    });
    let asks_whom = RwSignal::new(false);
    let duel = move |_| match target_is_active.get_untracked() {
        Some(opponent) => _ = ctx.act.run(ruling(seat, Ruling::Duel, Some(opponent))),
        None => asks_whom.update(|asks| *asks = !*asks),
    };
    let whom = move || match target_is_active.get() {
        Some(seat) => ctx.translator.say("inn-against", &Args::new().with("who", ctx.character(seat))),
        None => ctx.translator.just("inn-against-whom"),
    };
    let goal = StoredValue::new(pending.goal.as_ref().map(ToString::to_string).unwrap_or_default());
    let proposed = ctx.slice(move |view| goal.with_value(|goal| matching(view, goal)));
    let reveal = move |_| {
        let now = finds.get_untracked().is_none().then(|| (seat, proposed.get_untracked().map(|(id, _)| id)));
        touched.finding.set(now);
    };
    let found = move || proposed.get().map_or_else(|| ctx.translator.just("inn-choose"), |(_, title)| title);
    let hides = ctx.slice(|view| {
        view.desk.as_ref().is_some_and(|desk| desk.elements.iter().any(|e| e.revealed.is_none()))
    });
    let others = move || {
        let rivals = ctx.view.with(|view| view.active().filter(|other| *other != seat).collect::<Vec<_>>());
        let one = |rival: Seat| {
            view! {
                <button type="button" on:click=act(ruling(seat, Ruling::Duel, Some(rival)))>
                    {ctx.character(rival)}
                </button>
            }
        };
        asks_whom
            .get()
            .then(|| view! { <div class="buttons rivals">{rivals.into_iter().map(one).collect_view()}</div> })
    };
    view! {
        <div class="gestures" data-do="rule_action">
            <button type="button" class="gesture" data-ruling="happens" data-awaited=awaited_mark()
                on:click=act(ruling(seat, Ruling::Happens, None))><b>{t("inn-happens")}</b></button>
            <button type="button" class="gesture" data-ruling="conflict" data-awaited=awaited_mark()
                on:click=act(ruling(seat, Ruling::Conflict, None))>
                <b>{t("inn-needs-throw")}</b> <small>{odds}</small>
            </button>
            <button type="button" class="gesture" data-ruling="duel" on:click=tap(duel)
                aria-expanded=Signal::derive(move || asks_whom.get().to_string())>
                <b>{t("inn-duel-short")}</b> <small>{Signal::derive(whom)}</small>
            </button>
            <button type="button" class="gesture" data-ruling="finds" on:click=tap(reveal)
                hidden=Signal::derive(move || !hides.get())
                aria-pressed=Signal::derive(move || finds.get().is_some().to_string())>
                <b>{t("inn-and-reveals")}</b> <small>{Signal::derive(found)}</small>
            </button>
        </div>
        {piece(others)}
        <p class="hint rule-hint">{t("inn-rule-hint")} <RuleMark rule="INN-56"/></p>
    }
    .into_any()
}
