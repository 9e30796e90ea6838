//! A conflict on the card table: what is wanted, who stands where, what lies there and what it comes to.

use leptos::prelude::*;
use psychodrame::{CharacterId, Combination, Conflict, Fighter, RepercussionPool, RiskId, Side, Stage, View};
use words::Args;

use super::{
    cards::faces,
    context::{TableContext, name},
};
use crate::{erased::piece, language::t, rule::RuleMark};

/// The table of the conflict under way; nothing, without one, and nothing once the cards have been turned into points:
/// then the packets say it all.
pub(super) fn card_table(ctx: TableContext) -> AnyView {
    let settled = |stage| matches!(stage, Stage::Packets | Stage::Acts | Stage::Consent | Stage::Closing);
    let conflict = ctx.slice(move |view| {
        let settled = settled(view.table.stage);
        view.table.conflict().filter(|_| !settled).cloned()
    });
    piece(move || conflict.get().map(|conflict| drawn(ctx, &conflict)))
}

fn drawn(ctx: TableContext, conflict: &Conflict) -> AnyView {
    let wants = ctx.translator.say("psd-wants", &Args::new().with("who", name(ctx, conflict.initiator)));
    let against = conflict.inner.as_ref().map(|inner| {
        let args =
            Args::new().with("what", inner.against.to_string()).with("player", ctx.name(inner.played_by));
        view! { <p class="inner">{ctx.translator.say("psd-inner-against", &args)}</p> }
    });
    let side = |side: Side, title: &'static str| {
        let there = conflict.fighters.iter().filter(|fighter| fighter.side == side);
        let there: Vec<AnyView> = there.map(|fighter| self::fighter(ctx, conflict, fighter)).collect();
        view! { <div class="side-box"><h3>{t(title)}</h3> {there}</div> }.into_any()
    };
    let waiting = conflict.unanswered.iter().map(|who| name(ctx, *who)).collect::<Vec<_>>().join(", ");
    let waiting = (!waiting.is_empty())
        .then(|| ctx.translator.say("psd-unanswered", &Args::new().with("who", waiting)));
    let round =
        (conflict.round > 1).then(|| ctx.translator.say("psd-round", &Args::new().with("n", conflict.round)));
    let deck = ctx.view.with(|view| {
        let args = Args::new()
            .with("unseen", view.deck.unseen)
            .with("under", view.deck.under.len())
            .with("discard", view.deck.discard.len());
        ctx.translator.say("psd-deck", &args)
    });
    view! {
        <section class="card-table" aria-labelledby="goal-title" data-round=conflict.round>
            <h2 id="goal-title">{wants} " " <q>{conflict.goal.to_string()}</q> <RuleMark rule="PSD-61"/></h2>
            {against}
            {round.map(|round| view! { <p class="badge rematch">{round}</p> }.into_any())}
            {waiting.map(|waiting| view! { <p class="hint">{waiting}</p> }.into_any())}
            <div class="sides">
                {side(Side::Initiator, "psd-side-for")} {side(Side::Opposition, "psd-side-against")}
            </div>
            <p class="deck">{deck}</p>
        </section>
    }
    .into_any()
}

fn fighter(ctx: TableContext, conflict: &Conflict, fighter: &Fighter) -> AnyView {
    let turn =
        conflict.order.iter().position(|who| *who == fighter.who).map(|index| format!("{}. ", index + 1));
    let risk = |play: &Combination| {
        let said = conflict.risk(play.risk).map(|risk| risk.text.to_string()).unwrap_or_default();
        let targets: Vec<String> = play.targets.iter().map(|who| name(ctx, *who)).collect();
        let args = Args::new().with("risk", said).with("targets", targets.join(", "));
        ctx.translator.say("psd-threatens", &args)
    };
    let played = fighter.play.as_ref().map(|play| {
        view! { <div class="played">{faces(&play.cards)} <p class="risk">{risk(play)}</p></div> }.into_any()
    });
    let kept = (!fighter.kept.is_empty()).then(|| {
        view! { <p class="kept"><small>{t("psd-kept")}</small> {faces(&fighter.kept)}</p> }.into_any()
    });
    let marks = [
        (conflict.done.contains(&fighter.seat), "psd-mark-done"),
        (conflict.psych.is_some_and(|psych| psych.who == fighter.who), "psd-mark-ticked"),
    ];
    let marks = marks.into_iter().filter(|(on, _)| *on);
    let marks = marks.map(|(_, said)| view! { <span class="badge">{t(said)}</span> }.into_any());
    view! {
        <div class="fighter" class:psych=conflict.psych.is_some_and(|psych| psych.who == fighter.who)
            class:next=conflict.next_to_play() == Some(fighter.who) data-who=fighter.who.to_string()>
            <p class="fighter-name">
                {turn}
                <b>{name(ctx, fighter.who)}</b>
                " "
                <small>{ctx.name(fighter.seat)}</small>
                {marks.collect_view()}
            </p>
            {played}
            <div class="laid">{faces(&fighter.laid)}</div>
            {kept}
        </div>
    }
    .into_any()
}

/// The largest set that lies there, the highest of equals: what somebody who has not played would play.
fn best(fighter: &Fighter, targets: impl Iterator<Item = CharacterId>) -> Combination {
    let n = |rank| fighter.laid.iter().filter(|card| card.rank == rank).count();
    let rank = fighter.laid.iter().map(|card| (n(card.rank), card.rank)).max().map(|(_, rank)| rank);
    let cards = fighter.laid.iter().filter(|card| Some(card.rank) == rank).copied().collect();
    Combination { cards, risk: RiskId(0), targets: targets.collect() }
}

/// What the round would come to if those who have not played played their largest set.
pub(super) fn forecast(ctx: TableContext, view: &View, mut conflict: Conflict) -> Vec<String> {
    let all = conflict.fighters.clone();
    for fighter in &mut conflict.fighters {
        if fighter.play.is_none() {
            let opponents = all.iter().filter(|other| other.side != fighter.side).map(|other| other.who);
            fighter.play = Some(best(fighter, opponents));
        }
    }
    let settled = conflict.settle(view.options.repercussion_pool);
    let goal = match &settled.won {
        Some(won) if won.side == Side::Initiator => ctx.translator.just("psd-would-win"),
        Some(_) => ctx.translator.just("psd-would-fail"),
        None => ctx.translator.just("psd-would-tie"),
    };
    let hit = |hit: &psychodrame::Hit| {
        let args = Args::new().with("who", name(ctx, hit.target)).with("points", hit.points);
        ctx.translator.say("psd-would-hit", &args)
    };
    let ties = settled.ties.iter().map(|tie| {
        let args = Args::new().with("who", name(ctx, tie.decider)).with("rank", tie.rank.to_string());
        ctx.translator.say("psd-would-decide", &args)
    });
    [goal].into_iter().chain(settled.hits.iter().map(hit)).chain(ties).collect()
}

/// Which cards hurt at this table.
pub(super) fn is_drawn(view: &View) -> bool {
    view.options.repercussion_pool == RepercussionPool::Drawn
}

/// A window that closes by itself: how long is left, and how to ask for more.
pub(super) fn countdown(ctx: TableContext) -> AnyView {
    let window = ctx.slice(psychodrame::View::window);
    let long = ctx.slice(|view| view.table.scene.as_ref().is_some_and(|scene| scene.extended));
    // It begins again whenever something happens.
    let heard = Memo::new(move |_| ctx.story.with(Vec::len));
    let bar = move || {
        heard.track();
        window.get().map(|_| {
            view! {
                <div class="countdown" class:long=Signal::derive(move || long.get()) aria-hidden="true"><i></i></div>
            }.into_any()
        })
    };
    view! {
        <div class="window" hidden=Signal::derive(move || window.get().is_none())>
            {piece(bar)}
            <p class="hint">{t("psd-window")}</p>
        </div>
    }
    .into_any()
}

/// What the winner has to respect: the goal, its fate, the risks that came true, the belief (PSD-88, PSD-96).
pub(super) fn reminder(ctx: TableContext) -> AnyView {
    let lines = move || {
        ctx.view.with(|view| {
            let Some(conflict) = view.table.conflict() else { return Vec::new() };
            let mut lines = Vec::new();
            // Where nobody resisted there is nobody to win against (PSD-66).
            let yielded = (view.table.stage == Stage::Yielded).then_some(Side::Initiator);
            if let Some(side) = conflict.result.as_ref().map(|won| won.side).or(yielded) {
                let id = if side == Side::Initiator { "psd-goal-won" } else { "psd-goal-lost" };
                lines.push(ctx.translator.say(id, &Args::new().with("goal", conflict.goal.to_string())));
            }
            if let Some(psych) = conflict.psych
                && let Some(belief) = view.table.main(psych.who).and_then(|main| main.belief(psych.belief))
            {
                let args =
                    Args::new().with("who", name(ctx, psych.who)).with("belief", belief.text.to_string());
                lines.push(ctx.translator.say("psd-guided", &args));
            }
            for hit in &conflict.hits {
                let risk = conflict.risk(hit.risk).map(|risk| risk.text.to_string()).unwrap_or_default();
                let args = Args::new()
                    .with("who", name(ctx, hit.target))
                    .with("points", hit.points)
                    .with("risk", risk);
                lines.push(ctx.translator.say("psd-endured", &args));
            }
            lines
        })
    };
    let row = |line: String| view! { <li>{line}</li> }.into_any();
    view! { <ul class="why reminder">{piece(move || lines().into_iter().map(row).collect_view())}</ul> }
        .into_any()
}
