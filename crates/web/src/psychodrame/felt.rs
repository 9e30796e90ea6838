//! A conflict on one screen: their hands above, what is wanted between, one's own below.

use leptos::prelude::*;
use psychodrame::{CharacterId, Conflict, Fighter, Rank, Side, Stage};
use words::{Args, labelled};

use super::{
    cards::fan,
    context::{TableContext, short_name, speaker},
    draw::drawing,
    hand::{Forecast, Hand, cards_in, fans, forecast, is_to_play, own},
    table::latest,
};
use crate::{
    erased::{piece, tap},
    language::t,
    rule::RuleMark,
};

/// The felt, with everything that lies on it.
pub(super) fn felt(hand: Hand) -> AnyView {
    let ctx = hand.ctx;
    let round = ctx.slice(|view| view.table.conflict().map_or(0, |conflict| conflict.round));
    view! {
        <section class="baize card-table" data-pane-scrolls="" aria-labelledby="goal-title" data-round=round>
            {foes(hand)}
            {goal(ctx)}
            {latest()}
            {piece(move || middle(hand))}
            {mine(hand)}
        </section>
    }
    .into_any()
}

/// Everybody else in it, with what lies before them.
fn foes(hand: Hand) -> AnyView {
    let ctx = hand.ctx;
    let all = ctx.slice(|view| {
        let Some(conflict) = view.table.conflict() else { return Vec::new() };
        let me = own(view).map(|(_, who)| who);
        let side = me.and_then(|me| conflict.fighter(me)).map(|fighter| fighter.side);
        let others = conflict.fighters.iter().filter(|fighter| Some(fighter.who) != me);
        let facts = |fighter: &Fighter| {
            let state = match view.table.stage {
                Stage::Development
                    if conflict.done.contains(&fighter.seat) || !view.can_draw(fighter.who) =>
                {
                    "psd-mark-done"
                }
                Stage::Development => "psd-mark-draws",
                Stage::Cards if conflict.next_to_play() == Some(fighter.who) => "psd-mark-next",
                _ if conflict.psych.is_some_and(|psych| psych.who == fighter.who) => "psd-mark-ticked",
                _ if fighter.play.is_some() => "psd-mark-played",
                _ if fighter.side == Side::Initiator => "psd-mark-wants",
                _ => "psd-mark-in",
            };
            let opposed = side.is_some_and(|side| side != fighter.side);
            (fighter.clone(), opposed, state)
        };
        others.map(facts).collect::<Vec<_>>()
    });
    let waiting = ctx.slice(|view| {
        let all = view.table.conflict().map(|it| it.unanswered.clone()).unwrap_or_default();
        all.into_iter()
            .filter(|who| view.you.is_none() || view.table.player_of(*who) != view.you)
            .collect::<Vec<_>>()
    });
    let waits = move |who: CharacterId| {
        view! {
            <div class="foe waits">
                <span class="aim"><b>{short_name(ctx, who)}</b><span>{t("psd-mark-asked")}</span></span>
            </div>
        }
        .into_any()
    };
    view! {
        <div class="foes">
            {piece(move || {
                let foe = |(it, opposed, state)| foe(hand, &it, opposed, state);
                all.get().into_iter().map(foe).collect_view()
            })}
            {piece(move || waiting.get().into_iter().map(waits).collect_view())}
        </div>
    }
    .into_any()
}

fn foe(hand: Hand, fighter: &Fighter, opposed: bool, state: &'static str) -> AnyView {
    let ctx = hand.ctx;
    let who = fighter.who;
    let aims = ctx.slice(move |view| opposed && is_to_play(view));
    let ticked =
        ctx.slice(move |view| view.table.conflict().and_then(|it| it.psych).is_some_and(|it| it.who == who));
    let label = move || {
        if aims.get() {
            let aimed = hand.targets.with(|targets| targets.contains(&who));
            let said = if aimed { "psd-aimed" } else { "psd-spared" };
            let pressed =
                Signal::derive(move || hand.targets.with(|targets| targets.contains(&who)).to_string());
            view! {
                <button type="button" class="aim" data-aim=who.to_string() aria-pressed=pressed
                    on:click=tap(move |_| hand.aim(who))>
                    <b>{short_name(ctx, who)}</b><span>{aimed.then(target)} {t(said)}</span>
                </button>
            }
            .into_any()
        } else {
            view! { <span class="aim"><b>{short_name(ctx, who)}</b><span>{t(state)}</span></span> }.into_any()
        }
    };
    let risk = fighter.play.as_ref().and_then(|play| {
        ctx.view
            .with_untracked(|view| view.table.conflict()?.risk(play.risk).map(|risk| risk.text.to_string()))
    });
    let (front, rest) = match &fighter.play {
        Some(play) => (play.cards.clone(), fighter.laid.clone()),
        None => (fighter.laid.clone(), Vec::new()),
    };
    let played = fighter.play.is_some();
    view! {
        <div class="foe fighter" class:next=state == "psd-mark-next"
            class:psych=Signal::derive(move || ticked.get())
            class:played=played data-who=who.to_string()>
            {piece(label)}
            {fan(ctx, &front, "")}
            {(!rest.is_empty()).then(|| fan(ctx, &rest, "rest"))}
            {risk.map(|risk| view! { <q class="threat">{risk}</q> })}
        </div>
    }
    .into_any()
}

fn target() -> AnyView {
    view! {
        <svg width="15" height="15" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.6"
            aria-hidden="true">
            <circle cx="8" cy="8" r="5"/><path d="M8 0v5M8 11v5M0 8h5M11 8h5"/>
        </svg>
    }
    .into_any()
}

/// What is wanted, on a slip of paper.
fn goal(ctx: TableContext) -> AnyView {
    let facts = ctx.slice(|view| {
        view.table.conflict().map(|it| (it.initiator, it.goal.to_string(), it.inner.clone(), it.round))
    });
    piece(move || {
        facts.get().map(|(who, goal, inner, round)| {
            let whose = ctx.translator.say("psd-goal-of", &Args::new().with("who", short_name(ctx, who)));
            let against = inner.map(|inner| {
                let args = Args::new()
                    .with("what", inner.against.to_string())
                    .with("player", ctx.name(inner.played_by));
                view! { <small class="inner">{ctx.translator.say("psd-inner-against", &args)}</small> }
            });
            let round = (round > 1).then(|| {
                view! {
                    <span class="badge rematch">
                        {ctx.translator.say("psd-round", &Args::new().with("n", round))}
                    </span>
                }
            });
            view! {
                <div class="goal"><small>{whose} <RuleMark rule="PSD-61"/> {round}</small>
                    <h2 id="goal-title"><q>{goal}</q></h2> {against}</div>
            }
        })
    })
}

/// What this moment is about: traits to draw with, or what one would play comes to.
fn middle(hand: Hand) -> AnyView {
    let ctx = hand.ctx;
    let stage = ctx.slice(|view| (view.table.stage, is_to_play(view), own(view).is_some()));
    match stage.get() {
        (Stage::Development, _, true) => drawing(ctx),
        (Stage::Cards, true, _) => supposing(hand),
        (Stage::Psych | Stage::Tie, ..) => as_it_lies(ctx),
        _ => view! { <div class="between"></div> }.into_any(),
    }
}

/// A flag that is won, or not.
fn flag(won: bool) -> AnyView {
    view! {
        <svg class="flag" class:won=won width="11" height="13" viewBox="0 0 11 13" aria-hidden="true">
            <path d="M1 0v13" stroke="currentColor" stroke-width="1.5"/>
            <path class="cloth" d="M1 1h9l-2.5 3L10 7H1z" stroke="currentColor"/>
        </svg>
    }
    .into_any()
}

/// The two contests of the game: how many cards, which rank.
fn contests(ctx: TableContext, it: &Forecast, who: CharacterId) -> AnyView {
    let speaker = speaker(ctx);
    let initiator = ctx.view.with(|view| view.table.conflict().map(|conflict| conflict.initiator));
    let named =
        |id: &str, who: CharacterId| ctx.translator.say(id, &Args::new().with("who", short_name(ctx, who)));
    let goal = match (it.won, initiator) {
        (Some(Side::Initiator), Some(initiator)) => named("psd-would-win", initiator),
        (Some(_), Some(initiator)) => named("psd-would-fail", initiator),
        _ => ctx.translator.just("psd-would-tie"),
    };
    let against = |one: String, other: String| {
        ctx.translator.say("psd-against", &Args::new().with("one", one).with("other", other))
    };
    let rank = |rank: Option<Rank>| rank.map_or_else(|| "—".to_owned(), |rank| speaker.rank(rank));
    let points = |id: &str, who: CharacterId, points: u16| {
        ctx.translator.say(id, &Args::new().with("who", short_name(ctx, who)).with("points", points))
    };
    let mut wounds: Vec<String> = Vec::new();
    if it.n_received() > 0 {
        wounds.push(points("psd-would-hit", who, it.n_received()));
    }
    wounds.extend(it.given.iter().map(|(whom, n)| points("psd-would-hit", *whom, *n)));
    if let Some(decider) = it.decider {
        wounds.push(named("psd-would-decide", decider));
    }
    if wounds.is_empty() {
        wounds.push(ctx.translator.just("psd-would-spare"));
    }
    let near = near_ten(ctx, who, it.n_received());
    view! {
        <div class="contest" class:win=it.won == Some(Side::Initiator)>
            <span class="cmp">
                {against(it.counts.0.to_string(), it.counts.1.to_string())}
                <small>{t("psd-by-number")}</small>
            </span>
            <span class="out">{it.won.map(|won| flag(won == Side::Initiator))} {goal}</span>
        </div>
        <div class="contest" class:hurt={it.n_received() > 0}>
            <span class="cmp">
                {against(rank(it.ranks.0), rank(it.ranks.1))} <small>{t("psd-by-rank")}</small>
            </span>
            <span class="out">{wounds.join(" ")} {near.map(|near| view! { <small>{near}</small> })}</span>
        </div>
    }
    .into_any()
}

/// Whether these points could bring an emotion to ten.
fn near_ten(ctx: TableContext, who: CharacterId, points: u16) -> Option<String> {
    let (emotion, now) = ctx.view.with(|view| {
        let main = view.table.main(who)?;
        psychodrame::Emotion::ALL.into_iter().map(|it| (it, main.current(it))).max_by_key(|it| it.1)
    })?;
    let args =
        || Args::new().with("emotion", words::capitalised(&speaker(ctx).emotion(emotion))).with("n", now);
    (points > 0 && u16::from(now) + points >= 10).then(|| ctx.translator.say("psd-near-ten", &args()))
}

/// What the combination in hand would come to.
fn supposing(hand: Hand) -> AnyView {
    let ctx = hand.ctx;
    let last = ctx.slice(|view| {
        own(view).is_some_and(|(conflict, who)| {
            conflict.fighters.iter().all(|it| it.who == who || it.play.is_some())
        })
    });
    let title = move || ctx.translator.just(if last.get() { "psd-if" } else { "psd-if-strongest" });
    let shown = move || {
        let (rank, count) = hand.chosen.get()?;
        ctx.view.with(|view| {
            let who = own(view)?.1;
            Some(contests(ctx, &hand.forecast(view, rank, count)?, who))
        })
    };
    view! {
        <section class="if preview" aria-live="polite">
            <h3>{Signal::derive(title)} <RuleMark rule="PSD-78"/></h3>
            {piece(shown)}
        </section>
    }
    .into_any()
}

/// What lies there, for those who took part: as it is, and as it would be after a swap (PSD-84, PSD-86).
fn as_it_lies(ctx: TableContext) -> AnyView {
    let shown = move || {
        ctx.view.with(|view| {
            let conflict = view.table.conflict()?;
            let who = own(view).map_or(conflict.initiator, |(_, who)| who);
            let now = forecast(view, conflict.clone(), who);
            let swaps = own(view).into_iter().flat_map(|(conflict, who)| {
                conflict
                    .opponents(who)
                    .filter_map(move |other| Some((other.who, swapped(conflict, who, other.who)?)))
            });
            let swap = |(other, conflict): (CharacterId, Conflict)| {
                let it = forecast(view, conflict, who);
                let said =
                    ctx.translator.say("psd-if-swapped", &Args::new().with("who", short_name(ctx, other)));
                view! {
                    <div class="contest">
                        <span class="cmp"><small>{said}</small></span>
                        <span class="out">{summary(ctx, &it, who)}</span>
                    </div>
                }
                .into_any()
            };
            let swaps: Vec<AnyView> =
                if view.table.stage == Stage::Psych { swaps.map(swap).collect() } else { Vec::new() };
            Some(view! { {contests(ctx, &now, who)} {swaps} })
        })
    };
    view! { <section class="if swaps"><h3>{t("psd-as-it-is")}</h3> {piece(shown)}</section> }.into_any()
}

fn summary(ctx: TableContext, it: &Forecast, who: CharacterId) -> String {
    let initiator = ctx.view.with(|view| view.table.conflict().map(|conflict| conflict.initiator));
    let id = match it.won {
        Some(Side::Initiator) => "psd-would-win",
        Some(Side::Opposition) => "psd-would-fail",
        None => "psd-would-tie",
    };
    let goal = ctx
        .translator
        .say(id, &Args::new().with("who", initiator.map(|who| short_name(ctx, who)).unwrap_or_default()));
    let hit = (it.n_received() > 0).then(|| {
        ctx.translator.say(
            "psd-would-hit",
            &Args::new().with("who", short_name(ctx, who)).with("points", it.n_received()),
        )
    });
    [Some(goal), hit].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn swapped(conflict: &Conflict, one: CharacterId, other: CharacterId) -> Option<Conflict> {
    let mut supposed = conflict.clone();
    let cards = |who: CharacterId| conflict.fighter(who)?.play.as_ref().map(|play| play.cards.clone());
    for (whose, cards) in [(one, cards(other)?), (other, cards(one)?)] {
        let fighter = supposed.fighters.iter_mut().find(|it| it.who == whose)?;
        fighter.play.as_mut()?.cards = cards;
    }
    Some(supposed)
}

/// One's own cards: fans of equal ones, each with what playing it would come to.
fn mine(hand: Hand) -> AnyView {
    let ctx = hand.ctx;
    let all = ctx.slice(|view| {
        (fans(view), is_to_play(view), own(view).and_then(|(it, who)| it.fighter(who)?.play.clone()))
    });
    let combo = move |(rank, most): (Rank, u8)| {
        let cards = ctx.view.with_untracked(|view| cards_in(view, rank));
        let pressed = move || hand.chosen.get().is_some_and(|(it, _)| it == rank);
        let n = move || hand.chosen.get().filter(|(it, _)| *it == rank).map_or(most, |(_, n)| n);
        let cap = move || {
            let it = ctx.view.with(|view| hand.forecast(view, rank, n()));
            it.map(|it| caption(ctx, &it))
        };
        let said = move || {
            let it = ctx
                .view
                .with(|view| own(view).zip(hand.forecast(view, rank, n())).map(|((_, who), it)| (who, it)));
            let cards = vec![speaker(ctx).rank(rank); n().into()].join(" ");
            it.map_or_else(String::new, |(who, it)| {
                labelled(ctx.translator.language(), &cards, &summary(ctx, &it, who))
            })
        };
        view! {
            <button type="button" class="combo combination" data-rank=rank.to_string()
                data-n=Signal::derive(move || n().to_string())
                aria-label=Signal::derive(said) aria-pressed=Signal::derive(move || pressed().to_string())
                on:click=tap(move |_| hand.touch(rank, most))>
                {piece(move || fan(ctx, &cards[..usize::from(n()).min(cards.len())], ""))}
                <span class="cap">{piece(cap)}</span>
            </button>
        }
        .into_any()
    };
    let lies = move |(rank, _): (Rank, u8)| {
        let cards = ctx.view.with_untracked(|view| cards_in(view, rank));
        view! { <span class="combo">{fan(ctx, &cards, "")}</span> }.into_any()
    };
    let played = move |cards: &[psychodrame::Card]| {
        view! { <span class="combo played">{fan(ctx, cards, "")}</span> }.into_any()
    };
    let shown = move || {
        let (fans, plays, play) = all.get();
        let before = play.as_ref().map(|play| played(&play.cards));
        let rest: Vec<AnyView> =
            fans.into_iter().map(|it| if plays { combo(it) } else { lies(it) }).collect();
        view! { <div class="in-hand" class:rests=play.is_some()>{before} {rest}</div> }
    };
    let there = ctx.slice(|view| own(view).is_some());
    view! { <div class="mine-hand" hidden=Signal::derive(move || !there.get())>{piece(shown)}</div> }
        .into_any()
}

/// The same in short, so that comparing needs no tap.
fn caption(ctx: TableContext, it: &Forecast) -> AnyView {
    let own_side =
        ctx.view.with(|view| own(view).and_then(|(conflict, who)| conflict.fighter(who).map(|f| f.side)));
    let mark = match it.won {
        Some(won) => flag(Some(won) == own_side),
        None => view! { <span>"="</span> }.into_any(),
    };
    let (down, up) = (it.n_received(), it.n_given());
    view! {
        {mark}
        {(down > 0).then(|| view! { <span class="dn">{format!("−{down}")}</span> })}
        {(up > 0).then(|| view! { <span class="up">{format!("+{up}")}</span> })}
    }
    .into_any()
}

/// What is asked of whoever has nothing to play: nothing may be laid (PSD-102).
pub(super) fn has_no_card(ctx: TableContext) -> Memo<bool> {
    ctx.slice(|view| is_to_play(view) && fans(view).is_empty())
}
