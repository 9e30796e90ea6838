//! The last question of a new sheet: five points between two emotions, three times, sent once all of them lie.

use std::collections::BTreeMap;

use leptos::prelude::*;
use psychodrame::{Action, Emotion, Lack, Main, Pair};
use words::Args;

use super::{
    balance::beam,
    context::speaker,
    creation::{back, head},
    laid::leaning,
    packets::left_to_place,
    writing::{Writing, own_draft},
};
use crate::{
    erased::{piece, tap},
    frame::awaited_mark,
    language::t,
};

/// Points in each pair (PSD-23).
const POINTS: u32 = 5;

/// How the pairs are shared out, as far as they are.
pub(super) type Shares = BTreeMap<Pair, [u8; 2]>;

/// As the sheet has them.
fn on_sheet(main: &Main) -> Shares {
    let share = |pair: Pair| {
        let [left, right] = pair.both().map(|emotion| main.emotions.get(&emotion).map(|it| it.current));
        Some((pair, [left?, right?]))
    };
    Pair::ALL.into_iter().filter_map(share).collect()
}

/// Five points between two emotions, three times: plus and minus, the last tap taken back, and *Valider*.
pub(super) fn emotions(writing: Writing) -> AnyView {
    let ctx = writing.ctx;
    let taps = writing.shares;
    let own = ctx.slice(|view| own_draft(view).map(|(who, main)| (who, on_sheet(main))));
    let sheet = move || own.get().map(|(_, shares)| shares).unwrap_or_default();
    let now = Memo::new(move |_| {
        let who = own.get().map(|(who, _)| who);
        // What was shared out for somebody else is no matter here.
        let last = taps.with(|all| all.last().filter(|(of, _)| Some(*of) == who).cloned());
        last.map_or_else(sheet, |(_, shares)| shares)
    });
    let left = move || now.with(|now| POINTS * u32::try_from(Pair::ALL.len() - now.len()).unwrap_or(0));
    let lean = move |pair: Pair, side: usize| {
        let mut shares = now.get_untracked();
        let who = own.with_untracked(|own| own.as_ref().map(|(who, _)| *who));
        if let Some((split, who)) = leaning(shares.get(&pair).copied(), side).zip(who) {
            shares.insert(pair, split);
            taps.update(|all| all.push((who, shares)));
        }
    };
    let row = move |pair: Pair| {
        let of = Memo::new(move |_| now.with(|now| now.get(&pair).copied()));
        let side = move |side: usize| {
            let emotion: Emotion = pair.both()[side];
            let called = move || words::capitalised(&speaker(ctx).feeling(emotion));
            let score = move || of.get().map_or_else(|| "·".to_owned(), |split| split[side].to_string());
            let button = move |class: &'static str, to: usize, face: &'static str, id: &'static str| {
                let said = move || {
                    let n = of.get().map_or(0, |split| split[side]);
                    ctx.translator.say(id, &Args::new().with("emotion", called()).with("n", n))
                };
                // Nothing can be taken from what nobody has shared out.
                let off = move || (to != side && of.get().is_none()) || leaning(of.get(), to).is_none();
                view! {
                    <button type="button" class=class data-awaited=awaited_mark()
                        data-emotion=emotion.to_string()
                        aria-label=Signal::derive(said) disabled=Signal::derive(off)
                        on:click=tap(move |_| lean(pair, to))>{face}</button>
                }
                .into_any()
            };
            view! {
                <div class="stepper">
                    {button("less", 1 - side, "−", "psd-one-less")}
                    <span class="of">
                        <b>{Signal::derive(score)}</b> <small>{Signal::derive(called)}</small>
                    </span>
                    {button("more", side, "+", "psd-one-more")}
                </div>
            }
            .into_any()
        };
        let tilt = move || {
            let [one, other] = of.get().unwrap_or([2, 2]);
            beam(one, other)
        };
        view! {
            <div class="pair" class:shared=Signal::derive(move || of.read().is_some())>
                {side(0)} {piece(tilt)} {side(1)}
            </div>
        }
        .into_any()
    };
    let validate = move |_| {
        let sheet = untrack(sheet);
        let changed = |(pair, scores): (Pair, [u8; 2])| {
            let new = sheet.get(&pair) != Some(&scores);
            new.then_some(Action::SetBalance { pair, scores })
        };
        writing.steps.set(now.get_untracked().into_iter().filter_map(changed).collect());
        // It lies there until it stands on the sheet.
        taps.update(|all| _ = all.drain(..all.len().saturating_sub(1)));
        writing.back.set(None);
    };
    view! {
        <div class="asking" data-do="set_balance">
            {head(writing, Lack::Emotions)}
            {Pair::ALL.map(row).collect_view()}
            <div class="row">
                {back(writing)}
                <button type="button" class="undo" id="take-back" aria-label=t("psd-take-back")
                    disabled=Signal::derive(move || now.get() == sheet())
                    on:click=tap(move |_| taps.update(|all| _ = all.pop()))>"↶"</button>
                <button type="button" class="primary" id="validate" data-awaited=awaited_mark()
                    disabled=Signal::derive(move || left() > 0) on:click=tap(validate)>
                    {Signal::derive(move || left_to_place(ctx, left()))}
                </button>
            </div>
        </div>
    }
    .into_any()
}
