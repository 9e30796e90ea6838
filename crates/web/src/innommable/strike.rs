//! A strike: the track becomes the page it always was, and the name burns through it.

use innommable::{Action, Severity, Strike, View};
use leptos::prelude::*;
use words::Args;

use super::{
    context::{TableContext, whole_percent},
    line::written_now,
    track::band,
};
use crate::{
    draft::{Draft, TellsWriting},
    erased::{piece, tap},
    frame::awaited_mark,
    language::t,
    rule::RuleMark,
};

const OLD: [&str; 2] = ["M4 26C60 14 120 34 190 20S280 22 316 14", "M2 16c70 12 130-6 200 8s80 4 114 8"];

/// The page in the dark, for everybody.
pub(super) fn struck(ctx: TableContext) -> AnyView {
    let now = ctx.slice(|view| view.strike.clone().map(|strike| (strike, view.held)));
    piece(move || {
        let (strike, held) = now.get()?;
        Some(view! {
            <section class="doom strike" aria-labelledby="strike-title" data-band=band(strike.worst)
                class:anchored=strike.threatens_anchor>
                <h2 id="strike-title">{said(ctx, &strike)} <RuleMark rule="INN-92"/></h2>
                {list(ctx, &strike)}
                <div class="effect">
                    <p class="how">
                        {
                            let worst = ctx.speaker().severity(strike.worst);
                            ctx.translator.say("inn-effect", &Args::new().with("worst", worst))
                        }
                    </p>
                    {strike.text.map(|text| view! { <blockquote>{text.to_string()}</blockquote> })}
                    {strike.threatens_anchor.then(|| view! {
                        <p class="warning">{t("inn-anchor-threatened")} <RuleMark rule="INN-102"/></p>
                    })}
                    {held.then(|| view! { <p class="hint">{t("inn-held")} <RuleMark rule="INN-99"/></p> })}
                </div>
            </section>
        })
    })
}

fn said(ctx: TableContext, strike: &Strike) -> String {
    // Where the blacklist is not seen, neither is which entries it was.
    let (first, k) = (strike.first.unwrap_or_default(), strike.k.unwrap_or_default());
    let ordinals: Vec<String> = (first..first + k).map(|n| n.to_string()).collect();
    let args = Args::new()
        .with("who", words::Person::told(ctx.character(strike.on), ctx.you() == Some(strike.on)))
        .with("ordinals", ordinals.join(", "))
        .with("n", k)
        .with("worst", ctx.speaker().severity(strike.worst));
    ctx.translator.say("inn-struck", &args)
}

/// The name, as often as it is written.
fn list(ctx: TableContext, strike: &Strike) -> AnyView {
    let name = ctx.character(strike.on);
    let entries = ctx.view.with(|view| view.character(strike.on).and_then(|c| c.entries));
    let (first, last) = match (strike.first, strike.k) {
        (Some(first), Some(k)) => (first, first + k - 1),
        _ => (1, 1),
    };
    let total = entries.map_or(1, |entries| entries.all.total());
    let line = |ordinal: u32| {
        let state = match ordinal {
            n if (first..=last).contains(&n) => "now",
            n if n < first => "struck",
            n if n <= total => "written",
            _ => "blank",
        };
        let stroke = match state {
            "now" => view! {
                <svg viewBox="0 0 320 42" preserveAspectRatio="none" aria-hidden="true">
                    <path class="brush"
                        d="M-6 29C20 22 60 26 104 21S190 23 236 15 306 10 330 2C312 15 276 20 240 22S160 29 112 28 30 34-6 29Z"/>
                </svg>
            }
            .into_any(),
            "struck" => view! {
                <svg viewBox="0 0 320 42" preserveAspectRatio="none" aria-hidden="true">
                    <path d=OLD[usize::from(ordinal.is_multiple_of(2))]/>
                </svg>
            }
            .into_any(),
            _ => ().into_any(),
        };
        let severity = Severity::of(ordinal);
        let severity = match severity {
            Severity::AnchorThreat => ctx.translator.just("inn-anchor-small"),
            severity => ctx.speaker().severity(severity),
        };
        view! {
            <li data-state=state>
                <span class="ordinal">{ordinal}</span>
                <span class="name">{(state != "blank").then(|| name.clone())} {stroke}</span>
                <span class="how">{severity}</span>
            </li>
        }
        .into_any()
    };
    let lines = if entries.is_some() { (1..=total.max(7)).collect::<Vec<_>>() } else { vec![1] };
    view! { <ol class="names" aria-hidden="true">{lines.into_iter().map(line).collect_view()}</ol> }
        .into_any()
}

/// Whether the viewer is the one whom it hits, and has to say something.
pub(super) fn is_on_me(view: &View) -> bool {
    view.stage == innommable::Stage::Announced && view.strike.as_ref().map(|strike| strike.on) == view.you
}

/// To bear it, or to resist: one throw (INN-95).
pub(super) fn bear_or_resist(ctx: TableContext) -> AnyView {
    let share = ctx.slice(move |view| {
        let chances = view.chances().map(|chances| whole_percent(chances.hopes[0].success));
        ctx.translator.say("inn-resist-now", &Args::new().with("n", chances.unwrap_or_default()))
    });
    let draft = ctx.table.with_value(|table| Draft::new(format!("{table}.resist"), ""));
    let writes = TellsWriting::story();
    let typed = move |text: String| {
        draft.set(text);
        writes();
    };
    let resist = move |_| {
        let text = written_now(draft).map(Into::into);
        if ctx.act.run(Action::Resist { text }) {
            draft.clear();
        }
    };
    let question = Signal::derive(move || ctx.translator.just("inn-resist-how"));
    view! {
        <div class="bearing">
            <div class="resisting" data-do="resist">
                <label class="unseen" for="resist">{question}</label>
                <textarea id="resist" rows="1" placeholder=question
                    prop:value=Signal::derive(move || draft.get())
                    on:input:target=move |event| typed(event.target().value())></textarea>
                <button type="button" class="way primary" data-awaited=awaited_mark() on:click=tap(resist)>
                    <b>{share}</b> <small>{t("inn-resist-price")}</small>
                </button>
            </div>
            <span class="offer" data-do="accept_effect">
                <button type="button" class="way" data-awaited=awaited_mark()
                    on:click=tap(move |_| _ = ctx.act.run(Action::AcceptEffect))>
                    <b>{t("inn-bear")}</b> <small>{t("inn-bear-price")}</small>
                </button>
            </span>
        </div>
    }
    .into_any()
}
