//! A Conflict on one screen: their panel, the tug-of-war between, our panel.

use leptos::{html, prelude::*};
use words::Args;
use yonkoma::{EndCause, SideId, View};

use super::{
    contest::{degree_name, mood},
    context::TableContext,
    faces::face,
    side::{dice, side_of, sum},
};
use crate::{
    erased::{handler, piece, tap},
    language::{t, translator},
    opens::Opens,
};

/// The side that the viewer is on; the first, for whoever is on none.
pub(super) fn ours(view: &View) -> SideId {
    let contest = view.board.contest.as_ref();
    let on = |id: &SideId| {
        let side = contest.and_then(|contest| contest.side(*id));
        side.is_some_and(|side| side.members().any(|who| view.plays(who)) || view.plays(side.roller))
    };
    SideId::BOTH.into_iter().find(on).unwrap_or(SideId::A)
}

/// Both sides and what is between them.
pub(super) fn duel(ctx: TableContext) -> AnyView {
    let us = ctx.view.with_untracked(ours);
    view! {
        <div class="koma-page duel">
            {side_panel(ctx, us.other(), "them")}
            {tug(ctx, us)}
            {side_panel(ctx, us, "us")}
        </div>
    }
    .into_any()
}

/// One side: who throws, with how many dice and why, and the dice.
fn side_panel(ctx: TableContext, id: SideId, whose: &'static str) -> AnyView {
    let side = side_of(ctx, id);
    let roller = Memo::new(move |_| side.with(|side| side.as_ref().map(|side| side.roller)));
    let mood = ctx.slice(move |view| mood(view, id));
    let many = move || {
        let judged = side.with(|side| side.as_ref().is_some_and(|side| side.basis.is_some()));
        judged.then(|| ctx.speaker().dice(ctx.view.with(|view| view.board.pool(id))))
    };
    let about = ctx.slice(move |view| {
        let side = view.board.side(id)?;
        let concept = view.board.character(side.roller).and_then(|c| c.concept.as_ref());
        side.approach.as_ref().or(concept).map(ToString::to_string)
    });
    let caption = NodeRef::<html::P>::new();
    let opens = Opens::of(move || about.get(), move || caption.get().map(Into::into));
    let number = match id {
        SideId::A => 2,
        SideId::B => 3,
    };
    view! {
        <section class=format!("koma fighter {whose}") data-panel=number>
            <div class="scene" aria-hidden="true">
                {piece(move || roller.get().map(|id| face(ctx, id, mood.into())))}
            </div>
            <div class="fights">
                <div class="who">
                    <h2>{Signal::derive(move || words::capitalised(&members(ctx, id).get()))}</h2>
                    <span class="many">{piece(many)}</span>
                </div>
                {dice(ctx, id)}
                <p class="about bubble" node_ref=caption class:whole=opens.whole data-opens=""
                    tabindex=opens.tab_stop()
                    on:click=tap(move |event| opens.tap(&event))
                    on:keydown=handler(move |event| opens.key(&event))>{piece(move || about.get())}</p>
                {sum(ctx, id)}
            </div>
        </section>
    }
    .into_any()
}

/// Who is on a side: the roller, and with whom.
pub(super) fn members(ctx: TableContext, id: SideId) -> Signal<String> {
    Signal::derive(move || {
        let (roller, helpers) = ctx.view.with(|view| {
            let side = view.board.side(id);
            let name = |id| view.board.character(id).map(|c| c.name.to_string()).unwrap_or_default();
            let helpers = side.map(|side| side.helpers.iter().map(|h| name(*h)).collect::<Vec<_>>());
            (side.map(|side| name(side.roller)).unwrap_or_default(), helpers.unwrap_or_default())
        });
        let all: Vec<String> = [roller].into_iter().chain(helpers).collect();
        let translator = ctx.translator;
        match &all[..] {
            [first, second] => {
                translator.say("yk-both", &Args::new().with("a", first.as_str()).with("b", second.as_str()))
            }
            all => all.join(", "),
        }
    })
}

/// What a side's roller is called.
pub(super) fn roller_name(view: &View, id: SideId) -> String {
    let roller = view.board.side(id).map(|side| side.roller);
    roller.and_then(|id| view.board.character(id)).map(|c| c.name.to_string()).unwrap_or_default()
}

/// The score as a tug-of-war: two is a Condition, four is the end.
fn tug(ctx: TableContext, us: SideId) -> AnyView {
    let translator = translator();
    let seen = ctx.slice(move |view| {
        let contest = view.board.contest.as_ref()?;
        let thrown = contest.sides.iter().all(|side| side.thrown);
        let totals = (view.board.total(us), view.board.total(us.other()));
        let names = (roller_name(view, us), roller_name(view, us.other()));
        let goal = contest.goal.as_ref().map(ToString::to_string);
        // As long as Gifts may come, or nobody has said whose Concept is more specific, it would be so.
        let open = matches!(view.board.stage, yonkoma::Stage::Round | yonkoma::Stage::Tie);
        Some((
            thrown,
            totals,
            names,
            goal,
            contest.settled,
            contest.winner,
            open,
            contest.round,
            contest.lead,
        ))
    });
    let lead = move || {
        let (thrown, (a, b), ..) = seen.get()?;
        let lead = i64::from(b) - i64::from(a);
        Some(if thrown { lead.clamp(-4, 4) } else { 0 }.to_string())
    };
    let number = move |ours: bool| {
        let (thrown, (a, b), (us, them), ..) = seen.get()?;
        let (n, name) = if ours { (a, us) } else { (b, them) };
        Some(view! { <b>{if thrown { n.to_string() } else { "·".to_owned() }}</b> <span>{name}</span> })
    };
    let title = move || {
        let (thrown, (a, b), (us_name, them_name), goal, settled, winner, open, round, round_lead) =
            seen.get()?;
        if let Some(settled) = settled {
            let name = winner_name(settled.winner, us, &us_name, &them_name);
            let cause = settled.cause.map(|cause| match cause {
                EndCause::Conceded => "yk-cause-conceded",
                EndCause::Out => "yk-cause-out",
                EndCause::Lead => "yk-cause-lead",
                EndCause::Nobody => "yk-cause-nobody",
            });
            let title = match (settled.degree, name) {
                (Some(degree), Some(name)) => {
                    let degree = words::capitalised(&ctx.speaker().degree(degree));
                    format!("{} · {degree}", words::capitalised(&name))
                }
                _ => translator.just("yk-nobody"),
            };
            return Some(view! {
                <div class="splash" data-degree=settled.degree.map_or("nobody", degree_name) role="status">
                    <p class="degree">{title}</p>
                    {cause.map(|cause| view! { <p>{translator.just(cause)}</p> }.into_any())}
                </div>
            }
            .into_any());
        }
        let said = if !thrown {
            let goal = goal.clone().unwrap_or_else(|| translator.just("yk-told-aloud"));
            translator.say("yk-stake", &Args::new().with("goal", goal))
        } else {
            let (leader, by) = if a >= b { (us_name.clone(), a - b) } else { (them_name.clone(), b - a) };
            let precise = by == 0 && !open && round > 0 && round_lead == 0 && winner.is_some();
            let leader = if precise {
                winner_name(winner, us, &us_name, &them_name).unwrap_or(leader)
            } else {
                leader
            };
            let args = Args::new().with("name", leader).with("n", by).with_flag("would", open);
            words::capitalised(&translator.say("yk-leads", &args.with_flag("precise", precise)))
        };
        let stake = goal.filter(|_| thrown).map(|goal| view! { <p class="stake">{goal}</p> }.into_any());
        Some(view! { <p class="leads" role="status">{said}</p> {stake} }.into_any())
    };
    view! {
        <div class="tug" data-panel="1">
            <p class="score ours">{piece(move || number(true))}</p>
            <div class="rope">
                {piece(title)}
                <svg viewBox="0 0 300 42" aria-hidden="true" data-lead=Signal::derive(lead)>
                    <path class="tick"
                        d="M22 14h256M22 6v16M54 10v8M86 6v16M118 10v8M150 6v16M182 10v8M214 6v16M246 10v8M278 6v16"/>
                    <rect class="pull" x="150" y="11.5" width="128" height="5"/>
                    <circle class="knot" cx="150" cy="14" r="9"/>
                    <text x="22" y="40" text-anchor="middle" class="end">{t("yk-tug-end")}</text>
                    <text x="86" y="40" text-anchor="middle">{t("yk-tug-condition")}</text>
                    <text x="214" y="40" text-anchor="middle">{t("yk-tug-condition")}</text>
                    <text x="278" y="40" text-anchor="middle" class="end">{t("yk-tug-end")}</text>
                </svg>
            </div>
            <p class="score theirs">{piece(move || number(false))}</p>
        </div>
    }
    .into_any()
}

fn winner_name(winner: Option<SideId>, us: SideId, ours: &str, theirs: &str) -> Option<String> {
    winner.map(|winner| if winner == us { ours.to_owned() } else { theirs.to_owned() })
}
