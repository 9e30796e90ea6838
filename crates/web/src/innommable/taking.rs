//! A die lifted from the bowl: what will be told, what it gains, what it costs. Only the second touch takes it.

use innommable::{Action, ActionKind, Faces, Severity};
use leptos::{ev, prelude::*};
use words::Args;

use super::{
    context::{TableContext, whole_percent},
    dice::mark,
    touched::{Touched, has_anchor, monologue_price},
};
use crate::{draft::Draft, erased::tap, frame::awaited_mark, language::t, rule::RuleMark};

/// What stands in the dock while a die is in hand.
pub(super) fn taking(ctx: TableContext, die: Faces) -> AnyView {
    let touched = Touched::here();
    let lore = ctx.table.with_value(|table| Draft::new(format!("{table}.lore"), ""));
    let speak = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let named = lore.now().trim().to_owned();
        let lore_text = (die == Faces::D4 && !kernel::is_blank(&named)).then(|| named.into());
        let anchor_central = touched.central.get_untracked();
        if ctx.act.run(Action::StartMonologue { die, anchor_central, lore: lore_text }) {
            lore.clear();
            touched.lifted.set(None);
        }
    };
    let kind = move || words::capitalised(&ctx.speaker().kind(die.into()));
    let take = move || ctx.translator.say("inn-take", &Args::new().with("die", die.number()));
    let question = Signal::derive(move || ctx.speaker().question(ActionKind::StartMonologue, "lore"));
    view! {
        <form class="text-form taking" on:submit=speak>
            <div class="asking">
                <div>
                    <h2>{kind} <RuleMark rule="INN-43"/></h2>
                    <p class="what">{move || words::capitalised(&ctx.speaker().content(die.into(), true))}</p>
                </div>
                {gain(ctx, die)}
            </div>
            {prices(ctx, touched, die)}
            {(die == Faces::D4).then(|| view! {
                <label for="lore">{question} <RuleMark rule="INN-45"/></label>
                <textarea id="lore" rows="1" prop:value=Signal::derive(move || lore.get())
                    on:input:target=move |event| lore.set(event.target().value())></textarea>
            })}
            <div class="go">
                <button type="submit" class="primary" id="speak" data-awaited=awaited_mark()>
                    {Signal::derive(take)}
                </button>
                <button type="button" id="put-back" on:click=tap(move |_| touched.lifted.set(None))>
                    {t("inn-put-back")}
                </button>
            </div>
        </form>
    }
    .into_any()
}

/// What the next throw would be worth with it.
fn gain(ctx: TableContext, die: Faces) -> AnyView {
    let said = ctx.slice(move |view| {
        let (before, after) = (view.chances()?, view.chances_with(die)?);
        let whole = |share: f64| whole_percent(share);
        let args = Args::new().with("before", whole(before.hopes[0].success));
        let args = args.with("after", whole(after.hopes[0].success));
        Some((ctx.translator.say("inn-gain", &args), after.at_risk && !before.at_risk))
    });
    (move || {
        said.get().map(|(said, mad)| {
            view! {
                <p class="gain">
                    <b>{said}</b> <small>{t("inn-next-throw")}</small>
                    {mad.then(|| view! { <small class="warning">{t("inn-then-mad")}</small> })}
                </p>
            }
        })
    })
    .into_any()
}

/// With one's name, or with the anchor at the centre.
fn prices(ctx: TableContext, touched: Touched, die: Faces) -> AnyView {
    let state = ctx.slice(move |view| {
        let total = view.own().and_then(|own| own.entries).map(|entries| entries.all.total());
        (monologue_price(view, die, false).entries, has_anchor(view), total)
    });
    (move || {
        let (entries, anchored, total) = state.get();
        let line = total.map(|total| {
            let severity = ctx.speaker().severity(Severity::of(total + 1));
            ctx.translator.say("inn-price-line", &Args::new().with("n", total + 1).with("severity", severity))
        });
        let card = move |central: bool, free: bool, title: AnyView, small: AnyView| {
            view! {
                <label class="price-card" class:free=free>
                    <input class="unseen" type="radio" name="price" id=central.then_some("central")
                        prop:checked=Signal::derive(move || touched.central.get() == central)
                        on:change=move |_| touched.central.set(central)/>
                    <b>{title}</b> <small>{small}</small>
                </label>
            }
            .into_any()
        };
        let plain = if entries > 0 {
            card(false, false, t("inn-price-written").into_any(), line.into_any())
        } else {
            card(false, true, t("inn-price-none").into_any(), t("inn-price-none-why").into_any())
        };
        let central = (entries > 0 && anchored).then(|| {
            let title = view! { {mark("anchor")} {t("inn-price-none")} }.into_any();
            card(true, true, title, t("inn-price-central").into_any())
        });
        view! { <div class="prices" role="radiogroup" aria-label=t("inn-price")>{plain} {central}</div> }
    })
    .into_any()
}
