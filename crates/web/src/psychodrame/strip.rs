//! The cast on the strip: resolution, the highest emotion in a word, six bars under a line that is ten.

use leptos::prelude::*;
use psychodrame::{CharacterId, Emotion, Fate, Main};
use words::Args;

use super::context::{TableContext, name, short_name, speaker};
use crate::{
    erased::{piece, tap},
    frame::Around,
};

/// From here on an emotion is felt on the strip.
const HOT: u8 = 7;

/// Everybody in play; a touch opens the sheet.
pub(super) fn cast(ctx: TableContext) -> AnyView {
    let all = ctx.slice(|view| {
        let there = view
            .table
            .living()
            .map(|(who, main)| (who, main.clone(), view.table.scene.is_none() || view.table.is_present(who)));
        (there.collect::<Vec<_>>(), view.options.resolution_threshold)
    });
    let pane = use_context::<Around>().map(|around| around.pane);
    let chip = move |(who, main, here): (CharacterId, Main, bool), most: u8| {
        let highest = Emotion::ALL.into_iter().max_by_key(|it| (main.current(*it), main.excess(*it)));
        let (felt, n) = highest.map_or((String::new(), 0), |it| (speaker(ctx).feeling(it), main.current(it)));
        let marks: String = (0..most).map(|at| if at < main.resolution { '◆' } else { '◇' }).collect();
        let called = name(ctx, who);
        let short = short_name(ctx, who);
        let args = Args::new()
            .with("who", called)
            .with("emotion", felt.clone())
            .with("n", n)
            .with("points", main.resolution)
            .with("most", most);
        let open = move |_| {
            if let Some(pane) = pane {
                pane.set("cast");
            }
            // Once the pane is there to be scrolled.
            request_animation_frame(move || open_sheet(who));
        };
        view! {
            <button type="button" class="chip-of" data-opens="" class:hot={ n >= HOT } class:out=!here
                aria-label=ctx.translator.say("psd-chip", &args) on:click=tap(open)>
                <span class="n">{short}</span>
                <span class="f">{felt} " " {n}</span>
                <span class="s">
                    <i>
                        {(most <= 5).then_some(marks)}
                        {(most > 5).then(|| format!("{}/{most}", main.resolution))}
                    </i>
                    {bars(&main)}
                </span>
            </button>
        }
        .into_any()
    };
    let chips = move || {
        let (all, most) = all.get();
        all.into_iter().map(|it| chip(it, most)).collect_view()
    };
    view! { <div class="cast-chips">{piece(chips)}</div> }.into_any()
}

fn open_sheet(who: CharacterId) {
    let sheet = document().query_selector(&format!(".sheet[data-who='{who}']")).ok().flatten();
    if let Some(sheet) = sheet {
        // It is there whether or not it can be scrolled to.
        let _ = sheet.set_attribute("open", "");
        sheet.scroll_into_view();
    }
}

fn bars(main: &Main) -> AnyView {
    let bar = |(at, emotion): (usize, Emotion)| {
        let n = main.current(emotion);
        let x = at * 5 + at / 2 * 3;
        let class = match () {
            () if main.fate == Fate::Draft => "base",
            () if n >= HOT => "hot",
            () if main.excess(emotion) > 0 => "more",
            () => "base",
        };
        view! { <rect class=class x=x y=22 - 2 * i32::from(n) width="4" height=2 * i32::from(n) rx="1"/> }
            .into_any()
    };
    view! {
        <svg width="35" height="22" viewBox="0 0 35 22" aria-hidden="true">
            <path class="ten" d="M0 1H35"/>
            {Emotion::ALL.into_iter().enumerate().map(bar).collect_view()}
        </svg>
    }
    .into_any()
}
