//! What the viewer can do now.

use leptos::prelude::*;
use yonkoma::{ActionKind, Presence, Stage, View};

use super::{
    asks::asks,
    between::{between, closed},
    contest::contest,
    context::{TableContext, folded},
    free::{free, own_bonds},
};
use crate::{context::refused, erased::piece, language::t};

/// What makes the panel a new one; what happens inside is followed there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    World,
    Making,
    Free,
    Contest,
    Between,
    Closed,
}

fn phase(view: &View) -> Phase {
    match view.board.stage {
        Stage::World => Phase::World,
        Stage::Creation | Stage::Bonds => Phase::Making,
        Stage::Free => Phase::Free,
        Stage::SessionEnd | Stage::BetweenAdventures => Phase::Between,
        Stage::Closed => Phase::Closed,
        _ => Phase::Contest,
    }
}

/// The panel, and what else is at hand.
pub(super) fn act(ctx: TableContext) -> AnyView {
    let now = ctx.slice(|view| (phase(view), view.you, view.board.contest.as_ref().map(|c| c.sides.len())));
    Effect::new(move |before: Option<Phase>| {
        let (phase, ..) = now.get();
        if before.is_some_and(|before| before != phase) {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        phase
    });
    let panel = move || {
        let (phase, you, _) = now.get();
        let seated = you.is_some();
        let pieces = match phase {
            Phase::World if seated => world(ctx),
            Phase::Making if seated => making(ctx),
            Phase::Free if seated => free(ctx),
            Phase::Between if seated => between(ctx),
            Phase::Closed => closed(ctx),
            Phase::Contest => return contest(ctx),
            _ => return ().into_any(),
        };
        view! {
            <section class="act" aria-labelledby="act-title">
                <h2 id="act-title">{t("act-title")}</h2>
                {pieces}
            </section>
        }
        .into_any()
    };
    let seat = ctx.slice(|view| (view.you, view.is_gm()));
    let beside = move || match seat.get() {
        (Some(_), true) => master(ctx),
        (Some(_), false) => own_bonds(ctx),
        (None, _) => ().into_any(),
    };
    view! {
        {asks(ctx)}
        {piece(panel)}
        {refused(ctx.shell())}
        {meanwhile(ctx)}
        {piece(beside)}
    }
    .into_any()
}

/// What is permitted while dice lie on the table or between Sessions, too.
fn meanwhile(ctx: TableContext) -> AnyView {
    const OF: &[ActionKind] = &[ActionKind::Narrate, ActionKind::AddFact, ActionKind::UseGift];
    let may = ctx.may(OF);
    let elsewhere = ctx.slice(|view| matches!(phase(view), Phase::Contest | Phase::Between));
    piece(move || {
        (may.get() && elsewhere.get()).then(|| {
            view! {
                <section class="box" aria-labelledby="meanwhile-title">
                    <h2 id="meanwhile-title">{t("yk-meanwhile")}</h2>
                    {ctx.menu(OF, false)}
                </section>
            }
        })
    })
}

/// The World, presented and shared.
fn world(ctx: TableContext) -> AnyView {
    let unset = ctx.slice(|view| view.board.world.is_none());
    view! { {the_world(ctx)} {ctx.menu(&[ActionKind::ConfirmWorld], false)} {piece(move || ctx.menu(&[ActionKind::SetWorld], unset.get()))} {waiting(ctx)} }.into_any()
}

/// What the World is like, as the game master presented it.
pub(super) fn the_world(ctx: TableContext) -> AnyView {
    let world = ctx.slice(|view| view.board.world.clone().and_then(|world| world.text));
    piece(move || {
        world.get().map(|text| {
            view! { <blockquote class="proposal world">{text.to_string()}</blockquote> }.into_any()
        })
    })
}

/// Characters and Bonds.
fn making(ctx: TableContext) -> AnyView {
    // A sheet to be made stands open; one that waits can still be changed.
    let unmade = ctx.slice(|view| view.own().is_none_or(|own| own.status == Presence::Returned));
    let unbound = ctx.slice(|view| view.own().is_some_and(|own| own.status == Presence::Approved));
    view! {
        {the_world(ctx)}
        {piece(move || ctx.menu(&[ActionKind::SubmitCharacter], unmade.get()))}
        {piece(move || ctx.menu(&[ActionKind::SubmitBonds], unbound.get()))}
        {ctx.menu(&[ActionKind::ChangeBond, ActionKind::DropBond], false)}
        {ctx.menu(&[ActionKind::InventNpc], false)}
        {ctx.menu(&[ActionKind::StartSession], true)}
        {waiting(ctx)}
    }
    .into_any()
}

/// Nothing to do but to talk.
pub(super) fn waiting(ctx: TableContext) -> AnyView {
    let mine = ctx.slice(|view| {
        let status = kernel::Game::status(&yonkoma::Yonkoma, view);
        view.you.is_some_and(|you| status.awaited.contains(&you))
    });
    view! { <p class="hint waiting" hidden=Signal::derive(move || mine.get())>{t("yk-wait")}</p> }.into_any()
}

/// The game master's own: characters on the fly, notes, and what a Session needs.
fn master(ctx: TableContext) -> AnyView {
    let pool = ctx.slice(|view| (view.board.gm_pool, view.board.session));
    let translator = ctx.translator;
    let koma = move || {
        let (n, session) = pool.get();
        (session > 0).then(|| translator.say("yk-pool", &words::Args::new().with("n", n)))
    };
    let part = |title: &'static str, of: &'static [ActionKind]| {
        let may = ctx.may(of);
        let content = ViewFn::from(move || ctx.menu(of, true));
        view! { <div hidden=Signal::derive(move || !may.get())>{folded("tool", t(title), content)}</div> }
            .into_any()
    };
    view! {
        <section class="box master" aria-labelledby="master-title">
            <h2 id="master-title">{t("yk-master")}</h2>
            <p class="pool">{piece(koma)}</p>
            {part("yk-new-npc", &[ActionKind::CreateNpc])}
            {part("yk-give-condition", &[ActionKind::GiveCondition])}
            {part("yk-notes", &[ActionKind::SetNotes])}
            {part("yk-grant", &[ActionKind::GrantKoma, ActionKind::GrantGift, ActionKind::ChangeConcept, ActionKind::ChangeFlaw])}
        </section>
    }
    .into_any()
}
