//! The sheet that grows as it is written, and everybody's problems in sight; a relation is answered where it is read.

use kernel::Seat;
use leptos::prelude::*;
use psychodrame::{Action, CharacterId, Lack, Main, Notice, TraitKind};
use words::Args;

use super::{
    context::{TableContext, name, speaker},
    writing::{QUESTIONS, Writing, lacks, own_draft},
};
use crate::{
    erased::{piece, tap},
    frame::awaited_mark,
    language::t,
};

/// The stage while sheets are written.
pub(super) fn growing(writing: Writing) -> AnyView {
    let ctx = writing.ctx;
    view! { <div class="growing">{own_sheet(writing)} {problems(ctx)}</div> }.into_any()
}

/// What stands on a line of the sheet, and what it is.
fn written(ctx: TableContext, main: &Main, question: Lack) -> Option<(String, String)> {
    let speaker = speaker(ctx);
    let belief = |n| {
        let it = main.beliefs.iter().find(|it| it.id.0 == n)?;
        Some((
            ctx.translator.say("psd-quoted", &Args::new().with("text", it.text.to_string())),
            speaker.scope(it.scope),
        ))
    };
    let of_trait = |n: u16| {
        let it = main.traits.iter().find(|it| it.id.0 == n)?;
        let with = match &it.about {
            TraitKind::Relation { to } | TraitKind::ProblemLink { to, .. } => {
                format!(" · {}", name(ctx, *to))
            }
            TraitKind::Problem { .. }
            | TraitKind::Nuance { .. }
            | TraitKind::History
            | TraitKind::Personality
            | TraitKind::Opinion
            | TraitKind::Free => String::new(),
        };
        Some((it.text.to_string(), format!("{}{with} · {}", speaker.about(&it.about), it.score)))
    };
    match question {
        Lack::Identity => None,
        Lack::BeliefAboutOneself => belief(1),
        Lack::BeliefAboutOthers => belief(2),
        Lack::Problem => of_trait(1),
        Lack::Relation => of_trait(2),
        Lack::ProblemLink => of_trait(3),
        Lack::Nuance => of_trait(4),
        Lack::FreeTrait => of_trait(5),
        Lack::Emotions => {
            let all: Vec<String> = psychodrame::Emotion::ALL
                .into_iter()
                .filter(|emotion| main.emotions.contains_key(emotion))
                .map(|emotion| format!("{} {}", speaker.emotion(emotion), main.current(emotion)))
                .collect();
            (!all.is_empty()).then(|| (all.join(", "), ctx.translator.just("psd-part-emotions")))
        }
    }
}

fn own_sheet(writing: Writing) -> AnyView {
    let ctx = writing.ctx;
    let own = ctx.slice(|view| own_draft(view).map(|(who, main)| (who, main.clone())));
    let lacks = ctx.slice(lacks);
    let head = move || {
        own.get().map(|(_, main)| {
            let typed = |draft: crate::draft::Draft, text: Option<kernel::Text>| {
                let now = draft.get();
                if kernel::is_blank(&now) { text.map(|it| it.to_string()) } else { Some(now) }
            };
            let called = typed(writing.text(Lack::Identity), main.name);
            let rest = [typed(writing.age, main.age), typed(writing.activity, main.activity)];
            let rest: Vec<String> = rest.into_iter().flatten().collect();
            let called = called.unwrap_or_else(|| ctx.translator.just("psd-nameless"));
            view! { <h2>{called}</h2> <p class="id">{rest.join(", ")}</p> }
        })
    };
    let line = move |question: Lack| {
        piece(move || {
            let now = writing.asked.get() == Some(question);
            let draft = writing.text(question).get();
            let stands = own.with(|own| own.as_ref().and_then(|(_, main)| written(ctx, main, question)));
            if now && question != Lack::Emotions {
                let (text, label) = (draft, speaker(ctx).lack(question));
                let text =
                    if kernel::is_blank(&text) { stands.map(|it| it.0).unwrap_or_default() } else { text };
                return Some(
                    view! {
                        <li class="now">
                            <span>{text}<span class="caret"></span></span> <span class="lab">{label}</span>
                        </li>
                    }
                    .into_any(),
                );
            }
            stands.map(|(text, label)| {
                view! { <li class="done"><span>{text}</span> <span class="lab">{label}</span></li> }
                    .into_any()
            })
        })
    };
    let later = move || {
        let asked = writing.asked.get();
        let later: Vec<String> = lacks.with(|lacks| {
            lacks
                .iter()
                .filter(|it| Some(**it) != asked && **it != Lack::Identity)
                .map(|it| speaker(ctx).lack(*it))
                .collect()
        });
        (!later.is_empty())
            .then(|| ctx.translator.say("psd-sheet-later", &Args::new().with("what", later.join(", "))))
    };
    view! {
        <article class="paper-sheet" hidden=Signal::derive(move || own.read().is_none())>
            {piece(head)}
            <ul class="lines">
                {QUESTIONS.into_iter().filter(|it| *it != Lack::Identity).map(line).collect_view()}
                {piece(move || later().map(|later| view! {
                    <li class="later"><span class="lab">{later}</span></li>
                }))}
            </ul>
        </article>
    }
    .into_any()
}

/// Somebody else at the table: who, what torments them, whether they are ready, and what they say of one's own character.
#[derive(Debug, Clone, PartialEq)]
struct Other {
    who: CharacterId,
    seat: Seat,
    identity: Vec<String>,
    problem: Option<String>,
    ready: bool,
    /// What their relation says, where it is with the viewer's character.
    relation: Option<String>,
}

pub(super) fn problems(ctx: TableContext) -> AnyView {
    let all = ctx.slice(|view| {
        let own = view.you.and_then(|you| view.table.chairs.get(you)).and_then(|chair| chair.main);
        let others = view.table.chairs.iter().filter(|(seat, _)| Some(*seat) != view.you);
        let other = |(seat, chair): (Seat, &psychodrame::PlayerState)| {
            let who = chair.main?;
            let main = view.table.main(who)?;
            let identity =
                [&main.age, &main.activity].into_iter().flatten().map(ToString::to_string).collect();
            let with_me =
                |it: &&psychodrame::Trait| matches!(it.about, TraitKind::Relation { to } if Some(to) == own);
            Some(Other {
                who,
                seat,
                identity,
                problem: main.problem().map(|it| it.text.to_string()),
                ready: chair.ready,
                relation: main.traits.iter().find(with_me).map(|it| it.text.to_string()),
            })
        };
        others.filter_map(other).collect::<Vec<_>>()
    });
    view! {
        <section class="problems" aria-labelledby="problems-title" data-pane-scrolls="" tabindex="0">
            <h2 class="cap" id="problems-title">{t("psd-group-problems")}</h2>
            {piece(move || all.get().into_iter().map(|other| note(ctx, other)).collect_view())}
        </section>
    }
    .into_any()
}

fn note(ctx: TableContext, other: Other) -> AnyView {
    let Other { who, seat, identity, problem, ready, relation } = other;
    let identity = identity.into_iter().fold(String::new(), |all, it| format!("{all}, {it}"));
    let state = ready.then(|| ctx.translator.just("psd-sheet-ready"));
    let problem = match problem {
        Some(problem) => view! { <p class="torment"><q>{problem}</q></p> }.into_any(),
        None => view! { <p class="hint">{t("psd-writes-still")}</p> }.into_any(),
    };
    view! {
        <div class="note" class:ready=ready>
            <p class="who">
                <b>{name(ctx, who)}</b>
                {identity}
                " · "
                {ctx.name(seat)}
                " "
                <span class="state">{state}</span>
            </p>
            {problem}
            {relation.map(|relation| answer(ctx, who, relation))}
        </div>
    }
    .into_any()
}

/// Whether the viewer has answered what stands there now.
fn is_answered(ctx: TableContext, of: CharacterId) -> bool {
    let you = ctx.view.with(|view| view.you);
    ctx.story.with(|story| {
        let about = story.iter().rev().find_map(|heard| match &heard.notice {
            Notice::RelationAcknowledged { by, of: it, .. } if *it == of && Some(*by) == you => Some(true),
            Notice::TraitSet { who, written, .. }
                if *who == of && matches!(written.about, TraitKind::Relation { .. }) =>
            {
                Some(false)
            }
            _ => None,
        });
        about.unwrap_or(false)
    })
}

fn answer(ctx: TableContext, of: CharacterId, relation: String) -> AnyView {
    let own = ctx.view.with(|view| view.you.and_then(|you| view.table.chairs.get(you)?.main));
    let args = Args::new()
        .with("to", own.map(|who| name(ctx, who)).unwrap_or_default())
        .with("from", name(ctx, of))
        .with("text", relation);
    let said = ctx.translator.say("psd-relation-of", &args);
    let button = move |agrees: bool, id: &'static str| {
        let action = move || Action::AckRelation { of, agrees, comment: None };
        let off = Signal::derive(move || is_answered(ctx, of) || !ctx.permits(&action()));
        view! {
            <button type="button" data-do="ack_relation" data-awaited=awaited_mark() hidden=off
                on:click=tap(move |_| _ = ctx.act.run(action()))>{t(id)}</button>
        }
        .into_any()
    };
    view! {
        <div class="tie">
            <p>{said}</p>
            <span class="yn">{button(true, "psd-fine")} {button(false, "psd-discuss")}</span>
        </div>
    }
    .into_any()
}
