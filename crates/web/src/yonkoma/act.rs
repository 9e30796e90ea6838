//! What the viewer can do now.

use leptos::prelude::*;
use yonkoma::{ActionKind, Presence, SideId, Stage, View};

use super::{
    asks::asks,
    between::{between, closed},
    contest::contest,
    context::{TableContext, folded},
    episode::{cast_ready, picker},
    free::{free, own_bonds},
    odds::all_odds,
    prepare::judging_again,
    round::under_way,
    strip::closing,
};
use crate::{context::refused, erased::piece, language::t};

/// What the game master gives a character beside the rules of a throw.
const GRANTS: [ActionKind; 4] =
    [ActionKind::GrantKoma, ActionKind::GrantGift, ActionKind::ChangeConcept, ActionKind::ChangeFlaw];

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

/// What the moment is about: the four panels, at last the end.
pub(super) fn on_stage(ctx: TableContext) -> AnyView {
    let now = ctx.slice(|view| (phase(view), view.you, view.board.contest.as_ref().map(|c| c.sides.len())));
    piece(move || match now.get().0 {
        Phase::Contest => contest(ctx),
        Phase::Between => closing(),
        Phase::Closed => view! { {closing()} {closed(ctx)} }.into_any(),
        Phase::World | Phase::Making => the_world(ctx),
        Phase::Free => ().into_any(),
    })
}

pub(super) fn act(ctx: TableContext) -> AnyView {
    let now = ctx.slice(|view| (phase(view), view.you));
    let panel = move || {
        let (phase, you) = now.get();
        let seated = you.is_some();
        let pieces = match phase {
            Phase::World if seated => world(ctx),
            Phase::Making if seated => making(ctx),
            Phase::Free if seated => free(ctx),
            Phase::Contest if seated => under_way(ctx),
            Phase::Between if seated => between(ctx),
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
    view! { {asks(ctx)} {piece(panel)} {refused(ctx.shell())} }.into_any()
}

/// What else is at hand.
pub(super) fn at_hand(ctx: TableContext) -> AnyView {
    let seat = ctx.slice(|view| (view.you, view.is_gm()));
    let beside = move || match seat.get() {
        (Some(_), true) => master(ctx),
        (Some(_), false) => own_bonds(ctx),
        (None, _) => ().into_any(),
    };
    let contested = ctx.slice(|view| view.board.stage.is_contested());
    let odds = move || {
        let again = || SideId::BOTH.map(|id| judging_again(ctx, id)).into_iter().collect_view();
        contested.get().then(|| view! { <section class="box">{again()} {all_odds(ctx)}</section> })
    };
    view! { {piece(odds)} {meanwhile(ctx)} {piece(beside)} }.into_any()
}

/// What is permitted while dice lie on the table or between Sessions, too.
fn meanwhile(ctx: TableContext) -> AnyView {
    const OF: &[ActionKind] = &[
        ActionKind::Narrate,
        ActionKind::AddFact,
        ActionKind::UseGift,
        ActionKind::DropTest,
        ActionKind::KeepGifts,
    ];
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
    let leads = ctx.slice(View::is_gm);
    let episodes = move || leads.get().then(|| prepared_episodes(ctx));
    view! {
        {ctx.menu(&[ActionKind::ConfirmWorld], false)}
        {piece(episodes)}
        {piece(move || ctx.menu(&[ActionKind::SetWorld], unset.get()))}
        {waiting(ctx)}
    }
    .into_any()
}

/// What lies ready for whoever leads.
fn prepared_episodes(ctx: TableContext) -> AnyView {
    folded("tool episodes-box", t("yk-episodes"), ViewFn::from(move || picker(ctx)))
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
        {nobody_important(ctx)}
        {cast_ready(ctx)}
        {piece(move || ctx.menu(&[ActionKind::SubmitCharacter], unmade.get()))}
        {piece(move || ctx.menu(&[ActionKind::SubmitBonds], unbound.get()))}
        {ctx.menu(&[ActionKind::ChangeBond, ActionKind::DropBond], false)}
        {ctx.menu(&[ActionKind::InventNpc], false)}
        {ctx.menu(&[ActionKind::StartSession], true)}
        {waiting(ctx)}
    }
    .into_any()
}

/// As long as nobody important is there to be bound to, everybody is told who should invent one (YON-16).
fn nobody_important(ctx: TableContext) -> AnyView {
    let missing = ctx.slice(|view| {
        let there = view.board.npcs().any(|npc| npc.important && npc.status != Presence::Eliminated);
        (!there).then(|| (view.board.gm(), view.is_gm()))
    });
    piece(move || {
        let (gm, mine) = missing.get()?;
        let args =
            words::Args::new().with("who", words::Person::told(ctx.name(gm), mine)).with_flag("me", mine);
        Some(view! {
            <p class="warning nobody-important" role="status">
                {ctx.translator.say("yk-nobody-important", &args)}
            </p>
        })
    })
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
            {prepared_episodes(ctx)}
            {cast_ready(ctx)}
            {part("yk-new-npc", &[ActionKind::CreateNpc])}
            {part("yk-give-condition", &[ActionKind::GiveCondition])}
            {part("yk-notes", &[ActionKind::SetNotes])}
            {part("yk-grant", &GRANTS)}
        </section>
    }
    .into_any()
}
