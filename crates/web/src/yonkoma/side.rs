//! One side: how many dice and what gave or took each, and the dice themselves.

use leptos::prelude::*;
use words::Args;
use yonkoma::{Action, Basis, Side, SideId, Sign, Stage, odds};

use super::{
    context::TableContext,
    hand::{Hand, Way},
    odds::{degrees, percent},
};
use crate::{
    die::face,
    erased::{piece, tap},
    frame::awaited_mark,
    language::translator,
};

/// A side, followed by itself.
pub(super) fn side_of(ctx: TableContext, id: SideId) -> Memo<Option<Side>> {
    ctx.slice(move |view| view.board.side(id).cloned())
}

/// What the pool is made of, each part by its name, negative Conditions last (YON-43).
pub(super) fn sum(ctx: TableContext, id: SideId) -> AnyView {
    let translator = translator();
    let side = side_of(ctx, id);
    let parts = move || {
        let side = side.get()?;
        let Some(basis) = side.basis else {
            return Some(view! { <p class="hint">{translator.just("yk-unjudged")}</p> }.into_any());
        };
        let total = ctx.view.with(|view| view.board.pool(id));
        let part = |(place, (n, what)): (usize, (i64, String))| {
            let number = if n < 0 {
                format!("−{}", -n)
            } else if n > 0 && place > 0 {
                format!("+{n}")
            } else {
                n.to_string()
            };
            view! { <li class:minus=n < 0><b>{number}</b> <span>{what}</span></li> }
        };
        let args = Args::new().with("dice", ctx.speaker().dice(total)).with_flag("none", total <= 0);
        Some(
            view! {
                <ul class="sum" data-pane-scrolls="" tabindex="0">
                    {parts_of(ctx, &side, basis).into_iter().enumerate().map(part).collect_view()}
                    <li class="tot">{translator.say("yk-pool-total", &args)}</li>
                </ul>
            }
            .into_any(),
        )
    };
    piece(parts)
}

/// Each die more or less, and who or what it comes from.
fn parts_of(ctx: TableContext, side: &Side, basis: Basis) -> Vec<(i64, String)> {
    let (translator, speaker) = (ctx.translator, ctx.speaker());
    let (conditions, concept, flaw) = ctx.view.with(|view| {
        let roller = view.board.character(side.roller);
        let text = |text: Option<&kernel::Text>| text.map(ToString::to_string);
        (
            roller.map(|c| c.conditions.clone()).unwrap_or_default(),
            text(roller.and_then(|c| c.concept.as_ref())),
            text(roller.and_then(|c| c.flaw.as_ref())),
        )
    });
    let named = match basis {
        Basis::Concept => concept,
        Basis::Flaw => flaw.map(|flaw| translator.say("yk-part-flaw", &Args::new().with("flaw", flaw))),
        Basis::Other => None,
    };
    let mut parts = vec![(i64::from(basis.dice()), named.unwrap_or_else(|| speaker.basis(basis)))];
    parts.extend(side.helpers.iter().map(|helper| {
        let args = Args::new().with("name", ctx.called(*helper));
        match side.hindered.contains(helper) {
            true => (0, translator.say("yk-part-hindered", &args)),
            false => (1, translator.say("yk-part-help", &args)),
        }
    }));
    if side.anecdote {
        parts.push((1, translator.just("yk-part-anecdote")));
    }
    parts.extend(side.taken.iter().filter(|taken| taken.severity.bonus() > 0).map(|taken| {
        let severity = speaker.severity(taken.severity);
        let args = Args::new().with("severity", severity);
        (i64::from(taken.severity.bonus()), translator.say("yk-part-setback", &args))
    }));
    for (sign, die) in [(Sign::Positive, 1), (Sign::Negative, -1)] {
        let mut seen = Vec::new();
        for condition in conditions.iter().filter(|c| c.sign == sign && side.conditions.contains(&c.id)) {
            let label = kernel::lowered(condition.label.trim());
            // The same twice counts once (YON-42).
            if !seen.contains(&label) {
                parts.push((die, condition.label.to_string()));
                seen.push(label);
            }
        }
    }
    parts
}

/// The dice on the table; before the throw, those that will be. Whoever may reroll taps the ones to keep.
pub(super) fn dice(ctx: TableContext, id: SideId) -> AnyView {
    let side = side_of(ctx, id);
    let row = move || {
        let side = side.get()?;
        Some(if side.thrown { lying(ctx, id, &side) } else { promised(ctx, id, &side) })
    };
    view! { {piece(row)} {armed(ctx, side)} }.into_any()
}

/// Dice still to be thrown, and what they promise.
fn promised(ctx: TableContext, id: SideId, side: &Side) -> AnyView {
    if side.basis.is_none() {
        return ().into_any();
    }
    let translator = ctx.translator;
    let n = ctx.view.with(|view| view.board.pool(id)).max(0);
    let blank = (0..n.min(12)).map(|_| view! { <li class="die blank" aria-hidden="true">{face(0)}</li> });
    let chances = ctx.view.with(|view| odds::forecast(view, id)).map(|forecast| forecast.stands);
    let some = chances.map_or(0.0, |chances| 1.0 - chances.failure);
    let said = translator.say("yk-chance", &Args::new().with("percent", percent(some)));
    view! {
        <ul class="dice" data-many=n.to_string()>{blank.collect_view()}</ul>
        <div class="promise">{chances.map(|chances| degrees(&chances))} <p class="hint">{said}</p></div>
    }
    .into_any()
}

fn lying(ctx: TableContext, id: SideId, side: &Side) -> AnyView {
    let translator = ctx.translator;
    let hand = Hand::here();
    let open = ctx.view.with(|view| view.board.improving() == Some(id))
        && ctx.choices.with(|all| {
            all.iter()
                .any(|choice| matches!(choice.action, Action::SpendKoma { .. } | Action::TakeSetback { .. }))
        });
    let good = ctx.view.with(|view| view.board.options.success_faces.clone());
    let die = |(place, value): (u8, u8)| {
        let success = good.contains(&value);
        let kept = move || hand.kept.with(|kept| kept.contains(&place));
        let label = move || {
            let args = Args::new().with("n", place).with("face", value).with_flag("success", success);
            translator.say("yk-die", &args)
        };
        let toggle = move |_| {
            hand.kept.update(|kept| {
                if !kept.remove(&place) {
                    kept.insert(place);
                }
            });
            // Who touches a die wants to throw again.
            if matches!(hand.way.get_untracked(), None | Some(Way::Accept)) {
                hand.way.set(Some(Way::Koma));
            }
        };
        if open {
            view! {
                <li>
                    <button type="button" class="die" class:success=success aria-label=label
                        data-awaited=awaited_mark()
                        aria-pressed=Signal::derive(move || kept().to_string()) on:click=tap(toggle)>
                        {face(value)}
                        <small>
                            {Signal::derive(move || {
                                translator.just(if kept() { "yk-kept-die" } else { "yk-thrown-die" })
                            })}
                        </small>
                    </button>
                </li>
            }
            .into_any()
        } else {
            view! {
                <li class="die" class:success=success><span class="unseen">{label}</span>{face(value)}</li>
            }
            .into_any()
        }
    };
    let numbered: Vec<(u8, u8)> = (1u8..).zip(side.dice.iter().copied()).collect();
    let many = numbered.len().to_string();
    let kind = if side.auto {
        "auto"
    } else if side.dice.is_empty() {
        "none"
    } else {
        "dice"
    };
    let args = Args::new().with("kind", kind).with("plus", side.plus_one);
    let args = args.with("successes", ctx.speaker().successes(side.total(&good)));
    view! {
        <ul class="dice" data-many=many>{numbered.into_iter().map(die).collect_view()}</ul>
        <p class="total">
            {words::capitalised(&translator.say("yk-total", &args))}
            {open.then(|| view! {
                <span class="hint">" " {translator.just("yk-keep-how")}</span>
            }.into_any())}
        </p>
    }
    .into_any()
}

/// The dangers that hang over somebody.
fn armed(ctx: TableContext, side: Memo<Option<Side>>) -> AnyView {
    let translator = ctx.translator;
    let now = ctx.slice(|view| view.board.stage != Stage::Narration);
    piece(move || {
        let side = side.get().filter(|_| now.get())?;
        let danger = |taken: &yonkoma::Taken| {
            let args = Args::new().with("name", ctx.called(taken.by));
            match taken.severity {
                yonkoma::Severity::Grave => Some(translator.say("yk-armed-grave", &args)),
                yonkoma::Severity::Critical => Some(translator.say("yk-armed-critical", &args)),
                yonkoma::Severity::Minor | yonkoma::Severity::Serious => None,
            }
        };
        let dangers: Vec<_> = side.taken.iter().filter_map(danger).collect();
        (!dangers.is_empty()).then(|| {
            let dangers = dangers.into_iter().map(|text| view! { <li>{text}</li> }.into_any());
            view! { <ul class="armed">{dangers.collect_view()}</ul> }
        })
    })
}
