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

/// A beam that the heavier side pulls down.
pub(super) fn beam(left: u8, right: u8) -> AnyView {
    let tilt = (f64::from(right) - f64::from(left)) * 1.1;
    let (dy_left, dy_right) = (11.0 - tilt, 11.0 + tilt);
    let pan = |x: f64, y: f64, n: u8| {
        let class = if n >= 7 { "weight hot" } else { "weight" };
        view! {
            <path class="cord" d=format!("M{x} {y}l-11 16M{x} {y}l11 16")/>
            <circle class=class cx=x cy=y + 10.0 r=2.4 + f64::from(n) * 0.45/>
            <path class="pan" d=format!("M{} {}h26q-3 8-13 8t-13-8z", x - 13.0, y + 16.0)/>
        }
        .into_any()
    };
    view! {
        <svg class="scales" viewBox="0 0 92 48" aria-hidden="true">
            <path class="pivot" d="M46 8l-5 38h10z"/>
            <line class="beam" x1="14" y1=dy_left x2="78" y2=dy_right/>
            <circle class="pivot" cx="46" cy="11" r="4"/>
            {pan(14.0, dy_left, left)} {pan(78.0, dy_right, right)}
        </svg>
    }
    .into_any()
}
