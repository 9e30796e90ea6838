//! What a player never loses sight of: the track, the anchor, the dice. A price is a ghost on the track.

use innommable::{AnchorState, CharacterView, Severity};
use leptos::prelude::*;

use super::{
    context::TableContext,
    dice::{hand, mark},
    touched::Touched,
    track::{band, cells, in_words},
};
use crate::{erased::piece, language::t};

/// The rail above the question.
pub(super) fn rail(ctx: TableContext) -> AnyView {
    let touched = Touched::here();
    let own = ctx.slice(|view| view.own().filter(|own| view.stage.is_play() && own.is_active()).cloned());
    let price = Memo::new(move |_| ctx.view.with(|view| touched.price(view)));
    let shown = move || {
        let own = own.get()?;
        let track = own.entries.map(|entries| {
            let said = in_words(ctx, own.seat, entries);
            view! {
                <p class="of-list" aria-hidden="true">{t("inn-rail-list")}</p>
                {cells(ctx, own.seat, entries, price.get())}
                {bands(ctx)}
                <p class="unseen">{said}</p>
            }
        });
        Some(view! {
            <section class="rail" aria-label=t("inn-rail")>
                {track}
                <div class="own">{anchor(ctx, &own)} {hand(ctx, &own.hand)}</div>
            </section>
        })
    };
    piece(shown)
}

fn bands(ctx: TableContext) -> AnyView {
    let names = [Severity::Minor, Severity::Moderate, Severity::Severe].map(|severity| {
        view! { <span data-band=band(severity)>{ctx.speaker().severity(severity)}</span> }.into_any()
    });
    view! {
        <p class="bands" aria-hidden="true">
            {names.into_iter().collect_view()} <span>{t("inn-anchor-small")}</span>
        </p>
    }
    .into_any()
}

/// The one thing that proves somebody human.
pub(super) fn anchor(ctx: TableContext, of: &CharacterView) -> AnyView {
    let state = match of.anchor {
        AnchorState::Intact => "intact",
        AnchorState::Harmed => "harmed",
        AnchorState::Lost => "lost",
    };
    let text = of.profile.as_ref().map(|profile| profile.anchor.to_string()).unwrap_or_default();
    let said = (of.anchor != AnchorState::Intact).then(|| format!(" ({})", ctx.speaker().anchor(of.anchor)));
    view! {
        <p class="anc" data-anchor=state>
            {mark("anchor")}
            <span class="unseen">{t("inn-anchor")}</span>
            <span class="what">{text} {said}</span>
        </p>
    }
    .into_any()
}
