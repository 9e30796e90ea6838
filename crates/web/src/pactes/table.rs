//! The table: the strip, the thing of the moment, what is asked, the sheet.

use leptos::prelude::*;
use pactes::{Stage, View};
use words::Args;

use super::{
    act::{act, has_more, more},
    chart::Chart,
    context::{TableContext, stage_name},
    contract::contract_form,
    dice::Picked,
    end::End,
    offers::{for_you, offers},
    prepare::{preparing, sheet},
    score::score,
    sheet::{Purse, Sheet},
    unfold::{Unfold, told, unfolding},
};
use crate::{
    erased::piece,
    frame::{Dock, Pane, Table, Turn},
};

/// A table of Pactes, for one viewer.
pub(super) fn table(ctx: TableContext) -> AnyView {
    Picked::provide(ctx);
    Unfold::provide(ctx);
    let over = ctx.slice(|view| view.stage == Stage::End);
    // On a wide screen what is written scrolls by itself, and the purse stays below it.
    let content = move || {
        view! {
            <div class="sheet-rest" data-pane-scrolls="" tabindex="0">
                <Sheet/> {piece(move || (!over.get()).then(|| view! { <Chart/> }))}
            </div>
            <Purse/>
        }
    };
    let panes = vec![Pane {
        name: "sheet",
        title: "pane-sheet",
        badge: Signal::stored(0),
        content: ViewFn::from(content),
    }];
    let dock = Dock {
        ask: ViewFn::from(act),
        more: ViewFn::from(move || more(ctx)),
        has_more: has_more(ctx),
        agreements: ViewFn::from(move || offers(ctx)),
    };
    view! { <Table turn=turn(ctx) stage=ViewFn::from(move || on_stage(ctx)) dock panes/> }.into_any()
}

/// What the moment is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Scene {
    Preparing,
    Choosing,
    Contract,
    Told,
    End,
}

fn scene(view: &View) -> Scene {
    let revealed = view.contract.as_ref().map(|contract| contract.revealed);
    match (view.stage, revealed) {
        (Stage::End, _) => Scene::End,
        (_, Some(true)) => Scene::Told,
        (_, Some(false)) => Scene::Contract,
        (_, None) if view.round == 0 => Scene::Preparing,
        (_, None) => Scene::Choosing,
    }
}

/// The thing of the moment; a contract that unfolds is looked at first.
fn on_stage(ctx: TableContext) -> AnyView {
    let scene = ctx.slice(scene);
    let unfolds = Unfold::here().is_going();
    piece(move || match scene.get() {
        _ if unfolds.get() => unfolding(),
        Scene::Preparing => preparing(ctx),
        Scene::Choosing => sheet(ctx),
        Scene::Contract => contract_form(),
        Scene::Told => told(),
        Scene::End => view! { <End/> }.into_any(),
    })
}

/// Whose turn it is and how the game stands.
fn turn(ctx: TableContext) -> Turn {
    let translator = ctx.translator;
    let awaited = ctx.slice(|view| view.you.is_some_and(|you| view.awaited().contains(&you)));
    let offer = ctx.slice(for_you);
    let unfold = Unfold::here();
    let place = move || {
        let (round, stage) = ctx.view.with(|view| (view.round, view.stage));
        let args = match unfold.place() {
            Some((round, line, n)) => {
                Args::new().with("round", round).with("stage", "unfold").with("line", line).with("lines", n)
            }
            None if round == 0 || stage == Stage::End => return ctx.speaker().stage(stage),
            None => Args::new().with("round", round).with("stage", stage_name(stage)),
        };
        translator.say("turn-place", &args)
    };
    let who = move || {
        let you = ctx.you();
        you.map(|you| {
            let role = ctx.speaker().role(you);
            let duty = ctx.view.with(duty);
            let args = Args::new().with("name", ctx.name(you)).with("role", role).with("duty", duty);
            translator.say("turn-as", &args)
        })
    };
    let says = move || match offer.get() {
        _ if unfold.place().is_some() => translator.just("turn-unfold"),
        _ if awaited.get() => mine(ctx),
        Some(offer) => translator.say("turn-offer", &Args::new().with("name", ctx.name(offer.from))),
        None => ctx.speaker().awaited(&ctx.names(), &ctx.view.get()),
    };
    Turn {
        place: Signal::derive(place),
        awaited: Signal::derive(says),
        mine: Signal::derive(move || awaited.get() || offer.read().is_some()),
        who: Signal::derive(who),
        score: ViewFn::from(move || score(ctx)),
    }
}

/// What is asked of the viewer, in a few words; what is owed comes first, in the strip as in the dock.
fn mine(ctx: TableContext) -> String {
    let held = Picked::here().hand.get();
    let (what, number) = ctx.view.with(|view| {
        let n_lines = view.contract.as_ref().map_or(0, |contract| contract.lines.len());
        match view.stage {
            _ if view.own_debt().is_some() => ("debt", 0),
            Stage::Place => match held {
                Some((_, die)) => ("place", usize::from(die.face)),
                None => ("ready", 0),
            },
            Stage::Obstacles => ("obstacles", view.obstacles.len() + 1),
            Stage::AidWords => ("aid-words", view.aid.as_ref().map_or(0, |aid| aid.words.len()) + 1),
            Stage::Propose => ("propose", n_lines + 1),
            stage => (stage_name(stage), 0),
        }
    });
    ctx.translator.say("turn-mine", &Args::new().with("what", what).with("number", number))
}

/// What the viewer is this round.
fn duty(view: &View) -> &'static str {
    match view.you.filter(|_| view.stage != Stage::End) {
        Some(you) if view.rep_role() == Some(you) => "rep",
        Some(you) if view.rival_role() == Some(you) => "rival",
        Some(_) | None => "none",
    }
}
