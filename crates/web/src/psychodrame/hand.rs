//! One's own hand: drawing, playing a combination, the odds, a belief that is ticked.

use std::collections::BTreeSet;

use kernel::Text;
use leptos::prelude::*;
use psychodrame::{
    Action, ActionKind, CharacterId, Combination, Conflict, MOST_LINE, People, Rank, RiskId, View, outlook,
};
use words::Args;

use super::{
    conflict::{forecast, is_drawn},
    context::{TableContext, name},
    ideas,
    line::{line, ways},
    scene::group,
};
use crate::{
    draft::Draft,
    erased::{handler, piece, tap, ticked, typed},
    language::t,
    menu::menu,
    rule::RuleMark,
};

/// Drawing cards: by a trait, by support, by discharged points; then enough.
pub(super) fn drawing(ctx: TableContext) -> AnyView {
    view! {
        {line(ctx, "use", "psd-use", "PSD-70", ways(ctx, &[ActionKind::UseTrait]))}
        {menu(ctx, |action| matches!(
            action.kind(),
            ActionKind::Support | ActionKind::AnswerSupport | ActionKind::JoinConflict | ActionKind::Done
        ))}
        {group(ctx, "psd-group-fewer", &[ActionKind::UseTrait])}
        {group(ctx, "psd-group-discharge", &[ActionKind::PurgeDraw])}
        {group(ctx, "psd-group-trait", &[ActionKind::CreateTrait])}
        {line(ctx, "tale", "psd-tell", "PSD-69", ways(ctx, &[ActionKind::Narrate]))}
    }
    .into_any()
}

fn own(view: &View) -> Option<(&Conflict, CharacterId)> {
    let conflict = view.table.conflict()?;
    Some((conflict, conflict.fighter_of(view.you?)?.who))
}

/// The combinations that can be played: of each rank one card, two …
fn combinations(view: &View) -> Vec<(Rank, u8)> {
    let Some((conflict, who)) = own(view).filter(|(conflict, who)| conflict.next_to_play() == Some(*who))
    else {
        return Vec::new();
    };
    let laid = conflict.fighter(who).map(|fighter| &fighter.laid[..]).unwrap_or_default();
    let n = |rank| u8::try_from(laid.iter().filter(|card| card.rank == rank).count()).unwrap_or(4);
    let all: BTreeSet<(u8, Rank)> =
        Rank::all().flat_map(|rank| (1..=n(rank)).map(move |count| (count, rank))).collect();
    all.iter().rev().map(|(count, rank)| (*rank, *count)).collect()
}

/// The conflict as it would be with this play.
fn supposed(view: &View, rank: Rank, count: u8, targets: &People) -> Option<Conflict> {
    let (conflict, who) = own(view)?;
    let mut conflict = conflict.clone();
    let fighter = conflict.fighters.iter_mut().find(|fighter| fighter.who == who)?;
    let cards: Vec<_> =
        fighter.laid.iter().filter(|card| card.rank == rank).take(count.into()).copied().collect();
    fighter.laid.retain(|card| !cards.contains(card));
    fighter.play = Some(Combination { cards, risk: RiskId(0), targets: targets.clone() });
    Some(conflict)
}

/// Playing a combination and stating a risk (PSD-78, PSD-81).
pub(super) fn playing(ctx: TableContext) -> AnyView {
    let all = ctx.slice(combinations);
    let opponents = ctx.slice(|view| {
        own(view).map_or_else(Vec::new, |(conflict, who)| conflict.opponents(who).map(|it| it.who).collect())
    });
    let chosen = RwSignal::new(None::<(Rank, u8)>);
    let spared = RwSignal::new(People::new());
    let targets = Memo::new(move |_| {
        let spared = spared.read();
        opponents.get().into_iter().filter(|who| !spared.contains(who)).collect::<People>()
    });
    let risk = ctx.table.with_value(|table| Draft::new(format!("{table}.risk"), ""));
    let combination = move |(rank, count): (Rank, u8)| {
        let pressed = Signal::derive(move || (chosen.get() == Some((rank, count))).to_string());
        let shown = vec![rank.to_string(); count.into()].join(" ");
        view! {
            <button type="button" class="combination" aria-pressed=pressed
                on:click=tap(move |_| chosen.set(Some((rank, count))))>{shown}</button>
        }
        .into_any()
    };
    let target = move |who: CharacterId| {
        let threatened = Signal::derive(move || targets.with(|targets| targets.contains(&who)));
        let turn = move |on: bool| {
            spared.update(|spared| {
                let _ = if on { spared.remove(&who) } else { spared.insert(who) };
            });
        };
        view! {
            <label class="chip">
                <input type="checkbox" prop:checked=threatened on:change=ticked(turn)/>
                <span>{name(ctx, who)}</span>
            </label>
        }
        .into_any()
    };
    let action = move || {
        let text = risk.get().trim().to_owned();
        let (rank, count) = chosen.get()?;
        let fits = !kernel::is_blank(&text) && kernel::length(&text) <= MOST_LINE;
        let risk: Text = text.into();
        let (rank, targets) = (Some(rank), targets.get());
        fits.then_some(Action::PlayCombination { rank, count, risk, targets }).filter(|it| ctx.permits(it))
    };
    let play = move |_| {
        if let Some(action) = untrack(action)
            && ctx.act.run(action)
        {
            risk.set(String::new());
            risk.clear();
        }
    };
    let preview = move || {
        let lines = chosen.get().and_then(|(rank, count)| {
            ctx.view.with(|view| Some(forecast(ctx, view, supposed(view, rank, count, &targets.get())?)))
        });
        let row = |line: String| view! { <li>{line}</li> }.into_any();
        lines.map(|lines| {
            view! {
                <div class="preview" role="status">
                    <p class="hint">{t("psd-preview")}</p>
                    <ul class="why">{lines.into_iter().map(row).collect_view()}</ul>
                </div>
            }
        })
    };
    let idea = move |_| {
        let (rank, targets) = (None, People::new());
        let any = Action::PlayCombination { rank, count: 0, risk: "…".into(), targets };
        let idea = ctx.view.with_untracked(|view| ideas::idea(view, &any, "risk"));
        if let Some(idea) = idea.filter(|idea| !idea.is_empty()) {
            risk.set(idea);
        }
    };
    view! {
        <div class="playing" hidden=Signal::derive(move || all.read().is_empty())>
            <p class="question">{t("psd-which")} <RuleMark rule="PSD-78"/></p>
            <p class="hint">
                {Signal::derive(move || ctx.translator.just(if ctx.view.with(is_drawn) { "psd-read-drawn" } else { "psd-read" }))}
            </p>
            <div class="combinations">{piece(move || all.get().into_iter().map(combination).collect_view())}</div>
            {piece(preview)}
            <label for="risk">{t("psd-risk")} <RuleMark rule="PSD-81"/></label>
            <textarea id="risk" rows="2" prop:value=Signal::derive(move || risk.get())
                on:input=typed(move |text| risk.set(text))></textarea>
            <fieldset class="field" hidden=Signal::derive(move || opponents.read().len() < 2)>
                <legend>{t("psd-targets")}</legend>
                {piece(move || opponents.get().into_iter().map(target).collect_view())}
            </fieldset>
            <div class="buttons">
                <button type="button" id="play-combination" class="primary"
                    disabled=Signal::derive(move || action().is_none()) on:click=tap(play)>{t("psd-play-it")}</button>
                <button type="button" class="quiet" on:click=tap(idea)>{t("an-idea")}</button>
            </div>
        </div>
        {menu(ctx, |action| matches!(action, Action::PlayCombination { rank: None, .. }))}
    }
    .into_any()
}

/// What a psychological game would change, then the form for it (PSD-84, PSD-86).
pub(super) fn ticking(ctx: TableContext) -> AnyView {
    let swaps = move || {
        ctx.view.with(|view| {
            let Some((conflict, who)) = own(view) else { return Vec::new() };
            let now = (ctx.translator.just("psd-as-it-is"), forecast(ctx, view, conflict.clone()));
            let swapped = conflict.opponents(who).filter_map(|other| {
                let mut supposed = conflict.clone();
                let cards =
                    |who: CharacterId| conflict.fighter(who)?.play.as_ref().map(|play| play.cards.clone());
                let (mine, theirs) = (cards(who)?, cards(other.who)?);
                for (whose, cards) in [(who, theirs), (other.who, mine)] {
                    let fighter = supposed.fighters.iter_mut().find(|it| it.who == whose)?;
                    fighter.play.as_mut()?.cards = cards;
                }
                let said =
                    ctx.translator.say("psd-if-swapped", &Args::new().with("who", name(ctx, other.who)));
                Some((said, forecast(ctx, view, supposed)))
            });
            [now].into_iter().chain(swapped).collect::<Vec<_>>()
        })
    };
    let row = |(when, lines): (String, Vec<String>)| {
        view! { <li><b>{when}</b> " " {lines.join(" ")}</li> }.into_any()
    };
    view! {
        <ul class="why swaps">{piece(move || swaps().into_iter().map(row).collect_view())}</ul>
        {menu(ctx, |action| matches!(action.kind(), ActionKind::TickBelief | ActionKind::PassPsych))}
    }
    .into_any()
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance is between 0 and 1")]
fn percent(chance: f64) -> u32 {
    (chance * 100.0).round() as u32
}

/// The odds of the round, for whoever asks: as it lies, and with so many cards more.
pub(super) fn odds(ctx: TableContext) -> AnyView {
    let asked = RwSignal::new(false);
    let rows = move || {
        if !asked.get() {
            return Vec::new();
        }
        ctx.view.with(|view| {
            let Some((_, who)) = own(view) else { return Vec::new() };
            let mut draws: BTreeSet<u16> = view.table.main(who).map_or_else(BTreeSet::new, |main| {
                let usable = view.table.usable_traits(who).into_iter();
                usable.filter_map(|id| main.trait_of(id)).map(|it| it.score).collect()
            });
            draws.extend([0, 3]);
            let row = |draws: u16| {
                let odds = outlook(view, who, u8::try_from(draws).unwrap_or(u8::MAX))?;
                let args = Args::new()
                    .with("n", draws)
                    .with("goal", percent(odds.goal))
                    .with("rematch", percent(odds.rematch))
                    .with("hit", percent(odds.hit));
                Some(ctx.translator.say("psd-odds-row", &args))
            };
            draws.into_iter().filter_map(row).collect()
        })
    };
    let fights = ctx.slice(|view| own(view).is_some());
    let row = |line: String| view! { <li>{line}</li> }.into_any();
    view! {
        <details class="odds" hidden=Signal::derive(move || !fights.get()) on:toggle=handler(move |_| asked.set(true))>
            <summary>{t("psd-odds")}</summary>
            <p class="hint">{t("psd-odds-lead")}</p>
            <ul class="why">{piece(move || rows().into_iter().map(row).collect_view())}</ul>
        </details>
    }
    .into_any()
}
