//! The one window for Gifts before a Round is compared: the same on every screen. It says who has passed and who is
//! awaited, waits for whoever asks for a moment, and closes by itself.

use leptos::prelude::*;
use words::{Args, Person};
use yonkoma::{Action, ActionKind, CharacterId, PATIENCE, SideId, View, odds::one_more};

use super::{
    context::{TableContext, button, told},
    free::line,
    hand::Hand,
    improve::gifts,
};
use crate::{
    countdown::Countdown,
    erased::{each, piece, tap},
    frame::awaited_mark,
    language::{t, translator},
    rule::RuleMark,
};

/// The dock while Gifts may come.
pub(super) fn window(ctx: TableContext) -> AnyView {
    let hand = Hand::here();
    let asked = Memo::new(move |_| ctx.permits(&Action::Pass));
    let keeps = Memo::new(move |_| ctx.permits(&Action::KeepGifts { kept: false }));
    let all = Memo::new(move |_| if asked.get() { gifts(ctx) } else { Vec::new() });
    let how = move || {
        (asked.get() && hand.writes.get()).then(|| line(ctx.question(ActionKind::PlusOne, "text"), hand.gift))
    };
    // Who writes has asked for a moment.
    Effect::new(move || {
        if !hand.gift.get().is_empty() && ctx.permits(&Action::TakeTime) {
            ctx.act.run(Action::TakeTime);
        }
    });
    view! {
        <section class="gift-window" aria-labelledby="gift-window-title">
            <div class="window-top">
                {clock(ctx)}
                <h2 id="gift-window-title">{t("yk-window")} <RuleMark rule="YON-79"/></h2>
                {button(ctx, "moment-please", ctx.verb(ActionKind::TakeTime), || Action::TakeTime)}
            </div>
            {who(ctx)}
            {each(move || all.get(), move |gift| gift_tile(ctx, gift))}
            {piece(how)}
            <div class="go" hidden=Signal::derive(move || !asked.get())>
                {button(ctx, "primary big pass", kept_label(ctx, all), || Action::Pass)}
                <button type="button" class="pen" aria-label=t("yk-how")
                    aria-expanded=Signal::derive(move || hand.writes.get().to_string())
                    hidden=Signal::derive(move || all.read().is_empty())
                    on:click=tap(move |_| hand.writes.update(|on| *on = !*on))>
                    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M4 20l1-5L16 4l4 4L9 19ZM13 7l4 4"/>
                    </svg>
                </button>
            </div>
            {button(ctx, "quiet keep", t("yk-compare-always"), || Action::KeepGifts { kept: true })}
            <p class="hint kept-gifts" hidden=Signal::derive(move || !keeps.get())>
                {t("yk-gifts-kept")} " "
                {button(ctx, "quiet", t("yk-gifts-free"), || Action::KeepGifts { kept: false })}
            </p>
        </section>
    }
    .into_any()
}

/// The button that lets it pass.
fn kept_label(ctx: TableContext, all: Memo<Vec<(CharacterId, u8)>>) -> Signal<String> {
    let translator = ctx.translator;
    Signal::derive(move || translator.just(if all.read().is_empty() { "yk-compare" } else { "yk-keep-gift" }))
}

/// Seconds until it closes by itself, from the last thing that happened on; they stand still while somebody writes.
fn clock(ctx: TableContext) -> AnyView {
    let state = ctx.slice(|view| {
        let contest = view.board.contest.as_ref()?;
        Some((
            contest.passed.clone(),
            contest.keeping.clone(),
            contest.waits,
            view.board.total(SideId::A),
            view.board.total(SideId::B),
        ))
    });
    let count = Countdown::of(move || {
        state.with(|state| state.as_ref().map_or(PATIENCE[0], |state| PATIENCE[usize::from(state.2)]))
    });
    count.map_or_else(|| ().into_any(), ring)
}

/// The seconds in a ring.
fn ring(count: Countdown) -> AnyView {
    let translator = translator();
    let said = move || translator.say("yk-seconds", &Args::new().with("n", count.left()));
    // A hundredth of the ring for each hundredth of the time.
    let dash = move || format!("{} 100", count.share());
    let still = Signal::derive(move || count.stands());
    view! {
        <span class="ring" class:still=still role="timer" aria-label=Signal::derive(said)>
            <svg viewBox="0 0 36 36" aria-hidden="true">
                <circle cx="18" cy="18" r="15.9"/>
                <circle class="left" cx="18" cy="18" r="15.9" pathLength="100"
                    stroke-dasharray=Signal::derive(dash)/>
            </svg>
            <b aria-hidden="true">{move || count.left()}</b>
        </span>
    }
    .into_any()
}

/// Who has passed, and who is awaited.
fn who(ctx: TableContext) -> AnyView {
    let translator = ctx.translator;
    let seen = ctx.slice(|view| {
        let contest = view.board.contest.as_ref()?;
        let passed: Vec<_> =
            contest.passed.iter().map(|(_, seat)| *seat).chain(contest.keeping.iter().copied()).collect();
        let asked: Vec<_> = view.board.asked_for_plus_one().into_iter().map(|(_, seat)| seat).collect();
        Some((passed, asked, view.you))
    });
    piece(move || {
        let (passed, mut asked, you) = seen.get()?;
        let person = |seat: kernel::Seat| Person::told(ctx.name(seat), Some(seat) == you);
        asked.sort_unstable();
        asked.dedup();
        let mut told: Vec<kernel::Seat> = Vec::new();
        let rows = passed.into_iter().filter(|seat| !asked.contains(seat)).filter_map(|seat| {
            if told.contains(&seat) {
                return None;
            }
            told.push(seat);
            Some(
                view! {
                    <span class="passed">
                        {translator.say("yk-passed", &Args::new().with("who", person(seat)))}
                    </span>
                }
                .into_any(),
            )
        });
        let rows: Vec<AnyView> = rows.collect();
        let me = you.is_some_and(|you| asked.contains(&you));
        let who: Vec<Person> = asked.iter().map(|seat| person(*seat)).collect();
        let waits = translator.say("yk-window-waits", &Args::new().with("who", who).with_flag("me", me));
        Some(view! { <p class="who-passed">{rows} <span class="awaited-for">{waits}</span></p> })
    })
}

/// What a Gift would change.
fn gift_tile(ctx: TableContext, (character, gift): (CharacterId, u8)) -> AnyView {
    let translator = ctx.translator;
    let hand = Hand::here();
    let text = ctx.slice(move |view| {
        let gifts = view.board.character(character).map(|c| c.gifts.clone()).unwrap_or_default();
        gifts.get(usize::from(gift)).map(|gift| gift.text.to_string()).unwrap_or_default()
    });
    let change = ctx.slice(move |view| change(view, character));
    let about = move || {
        let (_, after, other, kind) = change.get()?;
        let args = Args::new().with("after", after).with("other", other).with("kind", kind);
        Some(translator.say("yk-gift-changes", &args))
    };
    let arrow = move || change.get().map(|(before, after, ..)| format!("{before} → {after}"));
    let add = move |_| {
        if ctx.act.run(Action::PlusOne { character, gift, text: told(&hand.gift.now()) }) {
            hand.gift.clear();
            hand.put_down();
        }
    };
    view! {
        <button type="button" class="gift gift-tile" data-awaited=awaited_mark() on:click=tap(add)>
            <span>
                <b>{move || translator.say("yk-quoted", &Args::new().with("text", text.get()))}</b>
                <small>{piece(about)}</small>
            </span>
            <strong>{piece(arrow)}</strong>
        </button>
    }
    .into_any()
}

/// The side's total before and after a Gift, the other's, and what that would mean.
fn change(view: &View, who: CharacterId) -> Option<(u32, u32, u32, &'static str)> {
    let id = view.board.contest.as_ref()?.side_of(who)?;
    let (own, other) = (view.board.total(id), view.board.total(id.other()));
    Some((own, own + 1, other, one_more(view, id).into()))
}
