//! The three emotional balances, drawn as balances with where each emotion began.

use leptos::prelude::*;
use psychodrame::{Emotion, Feeling, Main, Pair};
use words::Args;

use super::context::{TableContext, speaker};

/// The balances of a sheet that has them.
pub(super) fn balances(ctx: TableContext, main: &Main) -> AnyView {
    let drawn = Pair::ALL.into_iter().filter_map(|pair| {
        let [left, right] = pair.both().map(|emotion| Some((emotion, *main.emotions.get(&emotion)?)));
        Some(balance(ctx, left?, right?))
    });
    view! { <div class="balances">{drawn.collect_view()}</div> }.into_any()
}

fn said(ctx: TableContext, (emotion, feeling): (Emotion, Feeling)) -> String {
    let args = Args::new()
        .with("emotion", speaker(ctx).emotion(emotion))
        .with("now", feeling.current)
        .with("began", feeling.initial);
    ctx.translator.say("psd-feeling", &args)
}

fn balance(ctx: TableContext, left: (Emotion, Feeling), right: (Emotion, Feeling)) -> AnyView {
    let label = format!("{}, {}", said(ctx, left), said(ctx, right));
    // The heavier side sinks.
    let tilt = (i32::from(right.1.current) - i32::from(left.1.current)) * 9 / 5;
    let pan = move |x: i32, y: i32, (emotion, feeling): (Emotion, Feeling)| {
        let gauge = x - 40;
        let at = move |score: u8| gauge + 8 * i32::from(score);
        let (excess, hot) = (feeling.current > feeling.initial, feeling.current >= 8);
        let name = words::capitalised(&speaker(ctx).emotion(emotion));
        view! {
            <g class:excess=excess class:hot=hot>
                <path class="pan" d=format!("M{x} {y} l-15 20 h30 z M{} {} q15 9 30 0", x - 15, y + 20)/>
                <text class="score" x=x y=y + 17 text-anchor="middle">{feeling.current}</text>
                <rect class="gauge" x=gauge y="62" width="80" height="5" rx="2.5"/>
                <rect class="fill" x=gauge y="62" width=8 * i32::from(feeling.current) height="5" rx="2.5"/>
                <path class="began" d=format!("M{} 58 v13", at(feeling.initial))/>
                <text class="felt" x=x y="83" text-anchor="middle">{name}</text>
            </g>
        }
        .into_any()
    };
    view! {
        <svg class="balance" viewBox="0 0 220 90" role="img" aria-label=label>
            <path class="beam" d=format!("M110 10 v18 M60 {} L160 {}", 18 - tilt, 18 + tilt)/>
            <circle class="pivot" cx="110" cy="18" r="3.5"/>
            {pan(60, 18 - tilt, left)} {pan(160, 18 + tilt, right)}
        </svg>
    }
    .into_any()
}
