//! How the emotions of a character went, scene by scene, from what was told.

use std::collections::BTreeMap;

use leptos::prelude::*;
use psychodrame::{CharacterId, Conversion, Emotion, Feeling, Main, Notice};
use words::Args;

use super::context::{TableContext, name, speaker};

/// The six emotions at one moment.
type Moment = [u8; 6];

/// What each emotion was before the first scene and after each.
fn moments(ctx: TableContext, who: CharacterId, main: &Main) -> Vec<Moment> {
    // Whoever was kept from another game began where the sheet says.
    let mut felt: BTreeMap<Emotion, Feeling> = main.emotions.clone();
    felt.values_mut().for_each(|it| it.current = it.initial);
    let mut all = Vec::new();
    let set = |felt: &mut BTreeMap<Emotion, Feeling>, emotion: &Emotion, to: &dyn Fn(Feeling) -> u8| {
        if let Some(it) = felt.get_mut(emotion) {
            it.current = to(*it).min(10);
        }
    };
    let now =
        |felt: &BTreeMap<Emotion, Feeling>| Emotion::ALL.map(|it| felt.get(&it).map_or(0, |it| it.current));
    ctx.story.with(|story| {
        for heard in story {
            match &heard.notice {
                Notice::PointsSpent { victim, on: Conversion::Emotion { emotion }, points, .. }
                    if *victim == who =>
                {
                    let more = u8::try_from(*points).unwrap_or(u8::MAX);
                    set(&mut felt, emotion, &|it| it.current.saturating_add(more));
                }
                Notice::PointsDischarged { who: it, points, .. } if *it == who => {
                    for (emotion, n) in points {
                        set(&mut felt, emotion, &|it| it.current.saturating_sub(*n));
                    }
                }
                Notice::PurgedByAct { who: it, emotion, .. }
                | Notice::PurgedByBelief { who: it, emotion, .. }
                    if *it == who =>
                {
                    set(&mut felt, emotion, &|it| it.initial);
                }
                Notice::ActNarrated { act, .. } if act.who == who => {
                    set(&mut felt, &act.emotion, &|it| it.initial)
                }
                Notice::SceneFramed { .. } if all.is_empty() => all.push(now(&felt)),
                Notice::SceneEnded { .. } | Notice::GameEnded { .. } => all.push(now(&felt)),
                _ => {}
            }
        }
    });
    all
}

/// The arc, drawn: a line for each emotion, the one that rose highest in the colour of embers.
pub(super) fn arc(ctx: TableContext, who: CharacterId, main: &Main) -> AnyView {
    let all = moments(ctx, who, main);
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
