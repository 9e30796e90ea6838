//! The bowl is the stage: each die in it is a button, and the sea behind it rises with the difficulty.

use innommable::{Action, Dice, Faces};
use leptos::{html, prelude::*};
use words::Args;

use super::{
    context::TableContext,
    dice::{die, hand, name_of},
    touched::{Touched, may_take},
};
use crate::{
    erased::{handler, piece, tap},
    language::t,
    opens::Opens,
    story::Tale,
};

/// Where a die lies in the bowl, in hundredths, by its index among so many: a spiral seen from the side, so that none
/// hides another.
#[expect(clippy::cast_precision_loss, reason = "a few dice in a small picture")]
fn place(index: usize, n: usize) -> (f64, f64) {
    let turn = index as f64 * 2.399_963;
    let far = ((index as f64 + 0.5) / n.max(1) as f64).sqrt();
    (50.0 + 29.0 * far * turn.cos(), 43.0 + 19.0 * far * turn.sin())
}

/// How a die lies.
fn turned(index: usize) -> usize {
    (index * 47 + 346) % 60
}

/// Without an action: what is asked for here is only whether it may be taken.
fn plain(die: Faces) -> Action {
    Action::StartMonologue { die, anchor_central: false, lore: None }
}

/// The bowl with its dice, what was told last, and the hands around it.
pub(super) fn bowl(ctx: TableContext) -> AnyView {
    let touched = Touched::here();
    let may = ctx.slice(may_take);
    let dice = ctx.slice(|view| view.bowl);
    // What is gone from the bowl, or not to be had any more, is not in hand.
    Effect::new(move || {
        let gone = touched.lifted.get().is_some_and(|(_, die)| dice.get()[die] == 0 || !may.get());
        if gone {
            touched.lifted.set(None);
        }
        if touched.lifted.get_untracked().is_none() && touched.central.get_untracked() {
            touched.central.set(false);
        }
    });
    let lying = move || {
        let (dice, may) = (dice.get(), may.get());
        let n = usize::try_from(dice.count()).unwrap_or(0);
        dice.each().enumerate().map(|(index, faces)| one(ctx, touched, index, faces, n, may)).collect_view()
    };
    let said = move || {
        ctx.translator.say("inn-bowl-label", &Args::new().with("dice", ctx.speaker().dice(dice.get())))
    };
    let empty = Signal::derive(move || dice.get() != Dice::NONE);
    view! {
        {whisper()}
        <section class="ring" aria-labelledby="bowl-title">
            <h2 class="unseen" id="bowl-title">{said}</h2>
            <div class="bowl">{picture()} {piece(lying)}</div>
            <p class="hint" hidden=empty>{t("inn-bowl-empty")}</p>
        </section>
        {others(ctx)}
    }
    .into_any()
}

fn one(ctx: TableContext, touched: Touched, index: usize, faces: Faces, n: usize, may: bool) -> AnyView {
    let (x, y) = place(index, n);
    let (left, top) = (format!("{}%", tenths(x)), format!("{}%", tenths(y)));
    let turn = format!("{}deg", turned(index).cast_signed() - 30);
    if !may {
        return view! {
            <span class="lies" style:left=left style:top=top style=("--r", turn)>{die(faces, None)}</span>
        }
        .into_any();
    }
    let held = Memo::new(move |_| touched.lifted.get() == Some((index, faces)));
    let lift = move |_| {
        if ctx.permits(&plain(faces)) {
            ctx.refusal.set(None);
            touched.lifted.update(|now| *now = (*now != Some((index, faces))).then_some((index, faces)));
        } else {
            // What the rules refuse is said with its rule.
            ctx.act.run(plain(faces));
        }
    };
    let name = move || {
        let kind = ctx.speaker().kind(faces.into());
        ctx.translator.say("inn-lift", &Args::new().with("die", faces.number()).with("kind", kind))
    };
    view! {
        <button type="button" class="lies take" data-die=name_of(faces) class:held=held
            style:left=left style:top=top style=("--r", turn)
            aria-pressed=Signal::derive(move || held.get().to_string()) aria-label=Signal::derive(name)
            on:click=tap(lift)>{die(faces, None)}</button>
    }
    .into_any()
}

/// A number with one decimal, written from whole ones.
#[expect(clippy::cast_possible_truncation, reason = "hundredths of a small picture")]
fn tenths(n: f64) -> String {
    let n = (10.0 * n).round() as i32;
    format!("{}.{}", n / 10, n % 10)
}

fn picture() -> AnyView {
    view! {
        <svg viewBox="0 0 360 250" aria-hidden="true">
            <ellipse class="cast" cx="180" cy="226" rx="118" ry="18"/>
            <path class="clay" d="M8 104c0 76 66 132 172 132s172-56 172-132Z"/>
            <path class="craze"
                d="M40 170c24 8 30 30 62 40M318 160c-20 16-22 34-50 46M150 222c14-8 40-6 58 4"/>
            <ellipse class="rim" cx="180" cy="104" rx="172" ry="98"/>
            <ellipse class="lip" cx="180" cy="107" rx="156" ry="86"/>
            <ellipse class="well" cx="180" cy="112" rx="150" ry="79"/>
            <path class="glint" d="M62 82c28-28 76-44 120-44"/>
        </svg>
    }
    .into_any()
}

/// What was told last, or how the scene opens: all of it is in the story.
pub(super) fn whisper() -> AnyView {
    let tale = Tale::here();
    piece(move || {
        let last =
            tale.last_row_told().into_iter().rfind(|said| said.weight.is_loud() || said.weight.is_told())?;
        let line = NodeRef::<html::P>::new();
        let opens = Opens::of(|| (), move || line.get().map(Into::into));
        Some(view! {
            <p class="whisper" node_ref=line class:whole=opens.whole data-opens="" tabindex=opens.tab_stop()
                on:click=tap(move |event| opens.tap(&event))
                on:keydown=handler(move |event| opens.key(&event))>{last.text}</p>
        })
    })
}

/// The others' dice, around the bowl.
fn others(ctx: TableContext) -> AnyView {
    let people = ctx.slice(|view| {
        let others = view.characters.iter().filter(|character| Some(character.seat) != view.you);
        others.cloned().collect::<Vec<_>>()
    });
    piece(move || {
        let one = |character: innommable::CharacterView| {
            let status = super::context::status_name(character.status);
            let fate = super::people::fate(ctx, &character);
            view! {
                <li class="hand" data-status=status class:risk=character.at_risk>
                    <span class="name">{ctx.character(character.seat)}</span>
                    {fate}
                    {hand(ctx, &character.hand)}
                </li>
            }
        };
        view! {
            <ul class="hands" aria-label=t("inn-hands")>
                {people.get().into_iter().map(one).collect_view()}
            </ul>
        }
    })
}

/// The sea that rises with each kind of dice that has come out (INN-57).
pub(super) fn tide(ctx: TableContext, name: &'static str, content: AnyView) -> AnyView {
    let level = ctx.slice(|view| 5 + 17 * u32::from(view.difficulty));
    view! {
        <div class=format!("scene tide {name}") style=("--tide", move || format!("{}%", level.get()))>
            <div class="sea" aria-hidden="true">
                <svg class="land" viewBox="0 0 390 90" preserveAspectRatio="xMidYMax slice">
                    <path class="far" d="M214 90c20-10 44-12 66-16s40-14 62-15 34 5 48 4V90Z"/>
                    <path class="near"
                        d="M0 90V44c14-4 26-10 42-11 18-1 30 10 46 15s34 9 52 18 36 15 62 20v4Z"/>
                    <path class="near" d="M38 34V14h10v20ZM36 14h14l-2-5h-10ZM42.3 9V1h1.4v8Z"/>
                    <path class="beam" d="M44 11.5 330-14V22Z"/>
                    <circle class="lamp" cx="43" cy="11.5" r="2.6"/>
                </svg>
                <svg viewBox="0 0 390 16" preserveAspectRatio="none">
                    <path class="wave" d="M0 9c32-6 65-6 98 0s65 6 98 0 65-6 98 0 64 5 96 0V16H0Z"/>
                </svg>
            </div>
            {content}
        </div>
    }
    .into_any()
}
