//! People as they are drawn from their sheets, and who plays, along the strip of the page.

use leptos::prelude::*;
use words::Args;
use yonkoma::{CharacterId, CharacterView, Look, Mood, Presence, Severity, portrait};

use super::context::TableContext;
use crate::{
    erased::{each, piece, tap},
    frame::Around,
};

/// What a character looks like.
pub(super) fn look(character: &CharacterView) -> Look {
    Look {
        name: character.name.to_string(),
        sign: character.sign.as_ref().map(ToString::to_string).unwrap_or_default(),
    }
}

/// The face of a character, drawn again when the sheet or the mood changes.
pub(super) fn face(ctx: TableContext, id: CharacterId, mood: Signal<Mood>) -> AnyView {
    let look = ctx.slice(move |view| view.board.character(id).map(look).unwrap_or_default());
    piece(move || {
        let svg = look.with(|look| portrait(look, mood.get()));
        view! { <span class="portrait" aria-hidden="true" inner_html=svg></span> }
    })
}

/// What somebody's face shows while nothing happens to them.
pub(super) fn at_rest(character: &CharacterView) -> Mood {
    match character.status {
        Presence::OutOfPlay { .. } | Presence::Eliminated => Mood::Hurt,
        Presence::Draft | Presence::Returned | Presence::Approved | Presence::Ready | Presence::InPlay => {
            match character.setbacks.len() {
                0 | 1 => Mood::Keen,
                2 => Mood::Calm,
                _ => Mood::Hurt,
            }
        }
    }
}

/// Who plays: portrait, Koma and Setbacks of each, and the game master's pool. A tap opens the sheets.
pub(super) fn players(ctx: TableContext) -> AnyView {
    let pane = use_context::<Around>().map(|around| around.pane);
    let go = move |sheet: Option<CharacterId>| {
        if let Some(pane) = pane {
            pane.set("cast");
        }
        let selector = sheet.map(|id| format!(".cast [data-sheet='{}']", id.0));
        set_timeout(
            move || {
                let found = selector.and_then(|css| document().query_selector(&css).ok().flatten());
                if let Some(found) = found {
                    found.scroll_into_view();
                }
            },
            std::time::Duration::ZERO,
        );
    };
    let pcs = ctx.slice(|view| view.board.pcs().map(|pc| pc.id).collect::<Vec<_>>());
    let chip = move |id: CharacterId| player(ctx, id, Callback::new(go));
    let gm = ctx.slice(|view| (view.board.session > 0).then_some((view.board.gm_pool, view.is_gm())));
    let master = move || {
        let (pool, mine) = gm.get()?;
        let translator = ctx.translator;
        let said = translator.say("yk-has-koma", &Args::new().with("n", pool));
        Some(view! {
            <button type="button" class="player master" data-opens="" class:me=mine
                on:click=tap(move |_| go(None))>
                <span><b>{translator.just("yk-master")}</b> <em>{said}</em></span>
            </button>
        })
    };
    view! {
        <div class="players" hidden=Signal::derive(move || pcs.read().is_empty())
            data-many=Signal::derive(move || pcs.read().len().to_string())>
            {each(move || pcs.get(), chip)} {piece(master)}
        </div>
    }
    .into_any()
}

fn player(ctx: TableContext, id: CharacterId, open: Callback<Option<CharacterId>>) -> AnyView {
    let seen = ctx.slice(move |view| {
        let pc = view.board.character(id)?;
        let own = view.plays(id);
        Some((pc.name.to_string(), pc.koma, pc.setbacks.clone(), own, at_rest(pc), pc.in_play()))
    });
    let translator = ctx.translator;
    let mood = Signal::derive(move || seen.with(|seen| seen.as_ref().map_or(Mood::Keen, |seen| seen.4)));
    let content = move || {
        let (name, koma, marks, ..) = seen.get()?;
        // More than three are counted.
        let suns = if koma > 3 { 1 } else { koma };
        let suns = (0..suns).map(|_| view! { <i class="sun"></i> }.into_any()).collect_view();
        let more = (koma > 3).then(|| koma.to_string());
        let bars = Severity::ALL
            .map(|severity| view! { <i class="bar-mark" class:on=marks.contains(&severity)></i> }.into_any());
        let taken: Vec<String> = marks.iter().map(|mark| ctx.speaker().severity(*mark)).collect();
        let args =
            Args::new().with("n", koma).with("marks", taken.join(", ")).with_flag("any", !taken.is_empty());
        Some(view! {
            <span>
                <b>{name}</b>
                <span class="pips" aria-hidden="true">
                    {suns} {more} <i class="gap"></i> {bars.into_iter().collect_view()}
                </span>
                <span class="unseen">{translator.say("yk-chip", &args)}</span>
            </span>
        })
    };
    view! {
        <button type="button" class="player" data-opens=""
            class:me=Signal::derive(move || seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.3)))
            class:out=Signal::derive(move || seen.with(|seen| seen.as_ref().is_some_and(|seen| !seen.5)))
            on:click=tap(move |_| open.run(Some(id)))>
            {face(ctx, id, mood)}
            {piece(content)}
        </button>
    }
    .into_any()
}
