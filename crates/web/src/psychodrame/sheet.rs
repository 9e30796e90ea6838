//! The characters: sheets open to all, people without a sheet, facts.

use leptos::prelude::*;
use psychodrame::{Belief, CharacterId, Fate, Main, Trait, TraitKind};
use words::Args;

use super::{
    balance::balances,
    context::{TableContext, name, speaker},
    map::map,
};
use crate::{
    erased::{each, piece},
    language::t,
    rule::RuleMark,
};

/// Everybody there is.
pub(super) fn characters(ctx: TableContext) -> AnyView {
    // A sheet that does not change is not drawn again: whoever reads it keeps their place.
    let n = ctx.slice(|view| view.table.mains.len());
    let all =
        move || (1..=u8::try_from(n.get()).unwrap_or(u8::MAX)).map(CharacterId::Main).collect::<Vec<_>>();
    view! {
        <section class="box cast" aria-labelledby="cast-title">
            <h2 id="cast-title">{t("psd-cast")}</h2>
            {each(all, move |who| card(ctx, who))}
        </section>
        {map(ctx, "psd-map")}
        {extras(ctx)}
        {facts(ctx)}
    }
    .into_any()
}

fn card(ctx: TableContext, who: CharacterId) -> AnyView {
    let main = ctx.slice(move |view| view.table.main(who).cloned());
    let own = ctx.slice(move |view| {
        view.you.and_then(|you| view.table.chairs.get(you)).is_some_and(|chair| chair.main == Some(who))
    });
    let present = ctx.slice(move |view| view.table.is_present(who));
    let focus = ctx.slice(move |view| view.table.scene.as_ref().is_some_and(|scene| scene.focus == who));
    // A sheet that is confirmed is ready, though the others still write theirs.
    let ready = ctx.slice(move |view| {
        let owner = view.table.main(who).map(|main| main.owner);
        owner.and_then(|owner| view.table.chairs.get(owner)).is_some_and(|chair| chair.ready)
    });
    let gone =
        move || main.with(|it| it.as_ref().is_some_and(|it| matches!(it.fate, Fate::Dead | Fate::Retired)));
    let state = move || {
        let said = match main.with(|it| it.as_ref().map(|it| it.fate)) {
            Some(Fate::Dead) => Some("psd-dead"),
            Some(Fate::Retired) => Some("psd-retired"),
            Some(Fate::Draft) if ready.get() => Some("psd-sheet-ready"),
            Some(Fate::Draft) => Some("psd-draft"),
            Some(Fate::Alive) if focus.get() => Some("psd-in-focus"),
            Some(Fate::Alive) if present.get() => Some("psd-on-stage"),
            Some(Fate::Alive) | None => None,
        };
        said.map(|said| view! { <span class="badge">{t(said)}</span> }.into_any())
    };
    let title = move || {
        let owner = main.with(|it| it.as_ref().map(|it| ctx.name(it.owner))).unwrap_or_default();
        let args = Args::new().with("who", name(ctx, who)).with("player", owner);
        ctx.translator.say("psd-sheet-of", &args)
    };
    view! {
        <details class="sheet" class:gone=Signal::derive(gone) class:focus=Signal::derive(move || focus.get())
            open=own.get_untracked() data-who=who.to_string()>
            <summary><span class="who">{Signal::derive(title)}</span> {piece(state)}</summary>
            {piece(move || main.get().map(|main| sheet(ctx, &main)))}
        </details>
    }
    .into_any()
}

/// A sheet.
pub(super) fn sheet(ctx: TableContext, main: &Main) -> AnyView {
    let options = ctx.view.with_untracked(|view| view.options.clone());
    let lacks = if main.fate == Fate::Draft { main.lacks(options.creation_traits) } else { Vec::new() };
    let lacks: Vec<String> = lacks.into_iter().map(|lack| speaker(ctx).lack(lack)).collect();
    let missing = (!lacks.is_empty()).then(|| {
        let args = Args::new().with("what", lacks.join(", "));
        view! { <p class="lacks">{ctx.translator.say("psd-lacks", &args)}</p> }.into_any()
    });
    let identity: Vec<String> =
        [&main.age, &main.activity].into_iter().flatten().map(ToString::to_string).collect();
    let beliefs = main.beliefs.iter().map(|belief| belief_row(ctx, belief));
    let threshold = options.resolution_threshold;
    let traits = main.traits.iter().map(|each| trait_row(ctx, each, main, threshold));
    let flags = [(main.ticked_this_scene, "psd-ticked"), (main.purged_this_scene, "psd-purged")];
    let flags = flags.into_iter().filter(|(on, _)| *on);
    let flags = flags
        .map(|(_, said)| view! { <p class="warning">{t(said)} <RuleMark rule="PSD-157"/></p> }.into_any());
    view! {
        <p class="identity">{identity.join(" · ")}</p>
        {missing}
        <ul class="traits">{traits.collect_view()}</ul>
        <ul class="beliefs">{beliefs.collect_view()}</ul>
        {balances(ctx, main)}
        {flags.collect_view()}
    }
    .into_any()
}

fn belief_row(ctx: TableContext, belief: &Belief) -> AnyView {
    let ticked = belief.ticked;
    view! {
        <li class:ticked=ticked>
            <span class="tick" aria-hidden="true">{if ticked { "☑" } else { "☐" }}</span>
            <q>{belief.text.to_string()}</q> " " <small>{speaker(ctx).scope(belief.scope)}</small>
        </li>
    }
    .into_any()
}

/// What a trait is about, in a few words.
pub(super) fn about(ctx: TableContext, each: &Trait, main: &Main) -> String {
    let speaker = speaker(ctx);
    let more = match &each.about {
        TraitKind::Problem { concerns } => {
            concerns.iter().map(|it| speaker.concern(*it)).collect::<Vec<_>>().join(" · ")
        }
        TraitKind::Relation { to } => name(ctx, *to),
        TraitKind::ProblemLink { to, stance, words, .. } => {
            let how = words.as_ref().map_or_else(|| speaker.stance(*stance), ToString::to_string);
            format!("{} ({how})", name(ctx, *to))
        }
        TraitKind::Nuance { of } => {
            of.and_then(|of| main.trait_of(of)).map(|it| it.text.to_string()).unwrap_or_default()
        }
        TraitKind::History | TraitKind::Personality | TraitKind::Opinion | TraitKind::Free => String::new(),
    };
    let kind = speaker.about(&each.about);
    if more.is_empty() { kind } else { format!("{kind} · {more}") }
}

fn trait_row(ctx: TableContext, each: &Trait, main: &Main, threshold: u8) -> AnyView {
    let problem = matches!(each.about, TraitKind::Problem { .. });
    let dots = problem.then(|| {
        let said = ctx
            .translator
            .say("psd-resolution", &Args::new().with("n", main.resolution).with("most", threshold));
        let dot = |n: u8| view! { <i class:on=n < main.resolution></i> }.into_any();
        view! {
            <span class="dots" role="img" aria-label=said>{(0..threshold).map(dot).collect_view()}</span>
        }
        .into_any()
    });
    let about = about(ctx, each, main);
    view! {
        <li class:problem=problem>
            <span class="about">{words::capitalised(&about)}</span>
            <span class="text">{each.text.to_string()}</span>
            <b class="points">{each.score}</b>
            {dots}
        </li>
    }
    .into_any()
}

/// People without a sheet, with their notes (PSD-44, PSD-152).
fn extras(ctx: TableContext) -> AnyView {
    let all = ctx.slice(|view| {
        (1u8..).map(CharacterId::Secondary).zip(view.table.secondaries.iter().cloned()).collect::<Vec<_>>()
    });
    let row = move |(who, it): (CharacterId, psychodrame::Secondary)| {
        let player = ctx
            .view
            .with(|view| view.table.player_of(who))
            .map(|seat| ctx.translator.say("psd-played-by", &Args::new().with("player", ctx.name(seat))));
        let notes = it
            .notes
            .into_iter()
            .map(|note| view! { <li><q>{note.risk.to_string()}</q> " (" {note.points} ")"</li> }.into_any());
        view! {
            <li class:gone=!it.alive>
                <b>{it.name.to_string()}</b> " " {it.description.map(|text| text.to_string())} " "
                <small>{player}</small>
                <ul class="notes">{notes.collect_view()}</ul>
            </li>
        }
        .into_any()
    };
    view! {
        <section class="box" aria-labelledby="extras-title"
            hidden=Signal::derive(move || all.read().is_empty())>
            <h2 id="extras-title">{t("psd-extras")}</h2>
            <ul class="extras">{piece(move || all.get().into_iter().map(row).collect_view())}</ul>
        </section>
    }
    .into_any()
}

/// What is true from now on (PSD-123).
fn facts(ctx: TableContext) -> AnyView {
    let facts = ctx.slice(|view| view.table.facts.clone());
    let row = |fact: kernel::Text| view! { <li><q>{fact.to_string()}</q></li> }.into_any();
    view! {
        <section class="box" aria-labelledby="facts-title"
            hidden=Signal::derive(move || facts.read().is_empty())>
            <h2 id="facts-title">{t("psd-facts")} <RuleMark rule="PSD-123"/></h2>
            <ul class="facts-list">{piece(move || facts.get().into_iter().map(row).collect_view())}</ul>
        </section>
    }
    .into_any()
}
