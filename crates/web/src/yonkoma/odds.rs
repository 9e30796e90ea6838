//! Odds for whoever asks, exact, from the rules themselves.

use kernel::Language;
use leptos::prelude::*;
use words::Args;
use yonkoma::{
    Degree, SideId,
    odds::{self, Chances, Duel},
};

use super::{
    context::{TableContext, folded},
    duel::members,
};
use crate::{
    erased::piece,
    language::{t, translator},
};

/// A number that is not negative, as a whole number.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small numbers from 0 on")]
fn whole(number: f64) -> u32 {
    number.round() as u32
}

/// A chance as a whole number of hundredths.
pub(super) fn percent(chance: f64) -> u32 {
    whole(chance * 100.0)
}

fn thousandths(chance: f64) -> u32 {
    whole(chance * 1_000.0)
}

/// Chances side by side, the best first; what is missing to the whole is lost, and hatched.
fn bar(parts: impl IntoIterator<Item = (f64, &'static str)>) -> AnyView {
    let mut from = 0;
    let part = |(chance, class): (f64, &'static str)| {
        let (at, width) = (from, thousandths(chance));
        from += width;
        view! { <rect class=class x=at width=width y="0" height="6"/> }.into_any()
    };
    let parts = parts.into_iter().map(part).collect_view();
    view! {
        <svg class="bar" viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true">{parts}</svg>
    }
    .into_any()
}

/// The four degrees as a bar.
pub(super) fn degrees(chances: &Chances) -> AnyView {
    bar([(chances.spotlight, "spotlight"), (chances.full, "full"), (chances.partial, "partial")])
}

/// A Round as a bar: won, even, lost.
pub(super) fn round_bar(round: &Duel) -> AnyView {
    bar([(round.wins, "full"), (round.ties, "partial")])
}

/// What can become of a side's throw: as it stands, with a Koma, with each Setback.
fn forecast_box(ctx: TableContext, id: SideId) -> AnyView {
    let known = ctx.slice(move |view| {
        let judged = view.board.side(id).is_some_and(|side| side.basis.is_some() || side.auto);
        judged && view.board.stage.is_contested()
    });
    let content = ViewFn::from(move || forecast(ctx, id));
    let title = Signal::derive(move || {
        let who = members(ctx, id).get();
        ctx.translator.say("yk-odds-of", &Args::new().with("who", who))
    });
    view! { <div hidden=Signal::derive(move || !known.get())>{folded("odds tool", title, content)}</div> }
        .into_any()
}

fn forecast(ctx: TableContext, id: SideId) -> AnyView {
    let translator = translator();
    let rows = move || {
        let forecast = ctx.view.with(|view| odds::forecast(view, id))?;
        let thrown = ctx.view.with(|view| view.board.side(id).is_some_and(|side| side.thrown));
        let first = if thrown { "yk-odds-stands" } else { "yk-odds-throw" };
        let mut rows = vec![(translator.just(first), forecast.stands)];
        rows.extend(forecast.koma.map(|chances| (translator.just("yk-koma"), chances)));
        rows.extend(forecast.setbacks.into_iter().map(|(severity, chances)| {
            let name = ctx.speaker().severity(severity);
            (words::capitalised(&translator.say("yk-severity", &Args::new().with("severity", name))), chances)
        }));
        let row = |(name, chances): (String, odds::Chances)| {
            let parts = [chances.failure, chances.partial, chances.full, chances.spotlight];
            let cell = |chance: f64| view! { <td>{percent(chance)}</td> };
            view! {
                <tr>
                    <th scope="row">{name} {degrees(&chances)}</th>
                    {parts.into_iter().map(cell).collect_view()}
                </tr>
            }
        };
        let head = |degree: Degree| {
            let name = ctx.speaker().degree(degree);
            let n = match degree {
                Degree::Failure => "0",
                Degree::Partial => "1",
                Degree::Full => "2–3",
                Degree::Spotlight => "4+",
            };
            view! {
                <th scope="col"><span aria-hidden="true">{n}</span> <span class="unseen">{name}</span></th>
            }
        };
        let degrees = [Degree::Failure, Degree::Partial, Degree::Full, Degree::Spotlight];
        Some(
            view! {
                <table>
                    <caption>{translator.just("yk-odds-lead")}</caption>
                    <thead>
                        <tr>
                            <th scope="col"><span class="unseen">{translator.just("yk-odds-way")}</span></th>
                            {degrees.map(head).into_iter().collect_view()}
                        </tr>
                    </thead>
                    <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
                </table>
            }
            .into_any(),
        )
    };
    piece(rows)
}

/// The odds of everything under way.
pub(super) fn all_odds(ctx: TableContext) -> AnyView {
    view! { {forecast_box(ctx, SideId::A)} {forecast_box(ctx, SideId::B)} {prospect_box(ctx)} }.into_any()
}

/// Who is likely to win the Conflict, if it is fought on with Koma.
fn prospect_box(ctx: TableContext) -> AnyView {
    let known = ctx.slice(|view| {
        let contest = view.board.contest.as_ref();
        let judged = contest.is_some_and(|c| c.sides.iter().all(|side| side.basis.is_some() || side.auto));
        judged && view.board.stage.is_contested()
    });
    let content = ViewFn::from(move || prospect(ctx));
    view! {
        <div hidden=Signal::derive(move || !known.get())>
            {folded("odds tool", t("yk-prospect"), content)}
        </div>
    }
    .into_any()
}

fn prospect(ctx: TableContext) -> AnyView {
    let translator = translator();
    let said = move || {
        let prospect = ctx.view.with(odds::prospect)?;
        let name = |id: SideId| {
            let roller = ctx.view.with(|view| view.board.side(id).map(|side| side.roller));
            roller.map(|roller| ctx.called(roller)).unwrap_or_default()
        };
        let wins = percent(prospect.wins);
        let args = Args::new().with("a", name(SideId::A)).with("b", name(SideId::B));
        let args = args.with("wins", wins).with("loses", 100 - wins);
        let tenths = whole(prospect.rounds * 10.0);
        let point = if translator.language() == Language::Fr { ',' } else { '.' };
        let rounds = format!("{}{point}{}", tenths / 10, tenths % 10);
        let args = args.with("rounds", rounds).with("lead", percent(prospect.by_lead));
        Some(
            view! {
                {bar([(prospect.wins, "full")])}
                <p>{translator.say("yk-prospect-said", &args)}</p>
                <p class="hint">{translator.just("yk-prospect-lead")}</p>
            }
            .into_any(),
        )
    };
    piece(said)
}
