//! Between two Sessions, between two adventures, and after the last.

use leptos::prelude::*;
use words::Args;
use yonkoma::{ActionKind, Stage};

use super::{act::the_world, context::TableContext};
use crate::{language::t, rule::RuleMark};

/// What stands beside Bonds and the next Session.
const ELSE: [ActionKind; 5] = [
    ActionKind::SetWorld,
    ActionKind::EraseSetback,
    ActionKind::NextAdventure,
    ActionKind::EndAdventure,
    ActionKind::Close,
];

/// What is kept, what begins again, and what can be changed.
pub(super) fn between(ctx: TableContext) -> AnyView {
    let translator = ctx.translator;
    let session = ctx.slice(|view| (view.board.session, view.board.stage, view.is_gm()));
    let koma_kept = ctx.slice(|view| {
        let pcs = view.board.pcs().map(|pc| (pc.name.to_string(), pc.koma));
        pcs.collect::<Vec<_>>()
    });
    let koma = move |(name, n): (String, u32)| {
        let args = Args::new().with("name", name).with("n", n);
        view! { <li>{translator.say("yk-keeps-koma", &args)}</li> }
    };
    let rows = move || koma_kept.get().into_iter().map(koma).collect_view();
    let title = move || {
        let (n, ..) = session.get();
        let over = translator.say("yk-session-over", &Args::new().with("n", n));
        view! { <p class="question">{over} <RuleMark rule="YON-93"/></p> }
    };
    let kept = move || {
        let (_, stage, gm) = session.get();
        let adventures = stage == Stage::BetweenAdventures;
        let asks = if gm { "yk-between-master" } else { "yk-between-player" };
        view! {
            <ul class="why">
                {rows} <li>{translator.just("yk-kept")}</li> <li>{translator.just("yk-back-next")}</li>
            </ul>
            <p class="hint">{translator.just(asks)}</p>
            {adventures.then(|| the_world(ctx))}
        }
    };
    view! {
        {title}
        {ctx.menu(&[ActionKind::StartSession], true)}
        {kept}
        {ctx.menu(&[ActionKind::ChangeBond, ActionKind::DropBond], false)}
        {ctx.menu(&ELSE, false)}
    }
    .into_any()
}

/// The table is closed: the story can be read, the strip printed.
pub(super) fn closed(ctx: TableContext) -> AnyView {
    let _ = ctx;
    view! { <p class="hint">{t("yk-closed")}</p> }.into_any()
}
