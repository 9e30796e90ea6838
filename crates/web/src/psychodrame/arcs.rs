//! How the emotions of a character went, scene by scene, from what was told.

use leptos::prelude::*;
use psychodrame::{CharacterId, Emotion, Main, Notice};
use words::Args;

use super::context::{TableContext, name, speaker};

/// The arc, drawn: a line for each emotion, the one that rose highest in the colour of embers.
pub(super) fn arc(ctx: TableContext, who: CharacterId, main: &Main) -> AnyView {
    let all = ctx.story.with(|story| psychodrame::arc(story.iter().map(|heard| &heard.notice), who, main));
    if all.len() < 2 {
        return ().into_any();
    }
    let peak = |at: usize| all.iter().map(|it| it[at]).max().unwrap_or_default();
    let highest = (0..6).max_by_key(|at| peak(*at)).unwrap_or_default();
    let step = 200.0 / f64::from(u32::try_from(all.len() - 1).unwrap_or(1));
    let line = |at: usize| {
        let points: Vec<String> = all
            .iter()
            .zip(0u32..)
            .map(|(it, n)| format!("{:.1},{}", 4.0 + step * f64::from(n), 64 - 6 * i32::from(it[at])))
            .collect();
        view! { <polyline class:peak=at == highest points=points.join(" ")/> }.into_any()
    };
    let label = ctx.translator.say("psd-arc", &Args::new().with("who", name(ctx, who)));
    let said = format!("{} {}", speaker(ctx).feeling(Emotion::ALL[highest]), peak(highest));
    view! {
        <figure class="arc">
            <svg viewBox="0 0 208 68" role="img" aria-label=label>
                <path class="ten" d="M4 4H204"/> {(0..6).map(line).collect_view()}
            </svg>
            <figcaption>{said}</figcaption>
        </figure>
    }
    .into_any()
}

/// The last thing that a character said.
pub(super) fn last_words(ctx: TableContext, who: CharacterId) -> Option<String> {
    ctx.story.with(|story| {
        story.iter().rev().find_map(|heard| match &heard.notice {
            Notice::Narrated { who: Some(it), text: Some(text), .. } if *it == who => Some(text.to_string()),
            _ => None,
        })
    })
}
