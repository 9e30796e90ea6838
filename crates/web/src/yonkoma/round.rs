//! What becomes of it: the fourth panel, moment by moment.

use leptos::prelude::*;
use words::Args;
use yonkoma::{Action, ActionKind, CharacterId, Degree, EndCause, SideId, Stage};

use super::{
    act::waiting,
    contest::Hand,
    context::{TableContext, button, told},
    free::line,
    improve::improve,
};
use crate::{
    erased::{each, piece, tap},
    language::{t, translator},
    rule::RuleMark,
};

/// The fourth panel.
pub(super) fn outcome(ctx: TableContext) -> AnyView {
    let stage = ctx.slice(|view| (view.board.stage, view.you));
    let now = move || match stage.get().0 {
        Stage::Open | Stage::LoserChoice => improve(ctx),
        Stage::Tie => tie(ctx),
        Stage::Unforeseen => view! {
            <p class="hint">{t("yk-unforeseen")} <RuleMark rule="YON-78"/></p>
            {ctx.menu(&[ActionKind::GoOn, ActionKind::Stop], true)}
        }
        .into_any(),
        Stage::Award => award(ctx),
        Stage::Telling => ctx.menu(&[ActionKind::TellRound], true),
        Stage::Replace => ctx.menu(&[ActionKind::NameRoller], true),
        Stage::Narration => narration(ctx),
        _ => ().into_any(),
    };
    view! {
        {standing(ctx)}
        {plus_one(ctx)}
        {now}
        {waiting(ctx)}
    }
    .into_any()
}

/// How it stands: the Round, or the result.
fn standing(ctx: TableContext) -> AnyView {
    let translator = translator();
    let seen = ctx.slice(|view| {
        let contest = view.board.contest.as_ref()?;
        let name = |id: SideId| {
            let roller = contest.side(id).map(|side| side.roller);
            roller.and_then(|id| view.board.character(id)).map(|c| c.name.to_string()).unwrap_or_default()
        };
        let totals = (view.board.total(SideId::A), view.board.total(SideId::B));
        Some((
            contest.settled,
            contest.is_conflict(),
            contest.round,
            contest.winner.map(name),
            contest.lead,
            totals,
        ))
    });
    let content = move || {
        let (settled, conflict, round, winner, lead, (a, b)) = seen.get()?;
        if let Some(settled) = settled {
            let degree = settled.degree;
            let name = degree.map_or("nobody", degree_name);
            let cause = settled.cause.map(|cause| match cause {
                EndCause::Conceded => "yk-cause-conceded",
                EndCause::Out => "yk-cause-out",
                EndCause::Lead => "yk-cause-lead",
                EndCause::Nobody => "yk-cause-nobody",
            });
            let title = degree.map_or_else(
                || translator.just("yk-nobody"),
                |degree| words::capitalised(&ctx.speaker().degree(degree)),
            );
            let successes = degree.map(|_| ctx.speaker().successes(settled.effective));
            return Some(
                view! {
                    <div class="splash" data-degree=name>
                        <p class="degree">{title}</p>
                        <p>{winner.filter(|_| conflict).map(|winner| format!("{winner} · "))} {successes}</p>
                        {cause.map(|cause| view! { <p class="hint">{translator.just(cause)}</p> }.into_any())}
                    </div>
                }
                .into_any(),
            );
        }
        (conflict && round > 0).then(|| {
            let args = Args::new().with("n", round).with("a", a).with("b", b).with("lead", lead);
            let args = args.with_flag("won", winner.is_some()).with("name", winner.unwrap_or_default());
            view! {
                <p class="score"><strong>{format!("{a} – {b}")}</strong></p>
                <p>{translator.say("yk-standing", &args)}</p>
            }
            .into_any()
        })
    };
    piece(content)
}

fn degree_name(degree: Degree) -> &'static str {
    match degree {
        Degree::Failure => "failure",
        Degree::Partial => "partial",
        Degree::Full => "full",
        Degree::Spotlight => "spotlight",
    }
}

/// A Gift may add a Success, to a throw or before a Round is compared.
fn plus_one(ctx: TableContext) -> AnyView {
    let translator = translator();
    let hand = expect_context::<Hand>();
    let round = ctx.slice(|view| view.board.stage == Stage::Round);
    let gifts = Memo::new(move |_| {
        let fit = |action: &Action| match action {
            Action::PlusOne { character, gift, .. } => Some((*character, *gift)),
            _ => None,
        };
        ctx.choices.with(|all| all.iter().filter_map(|choice| fit(&choice.action)).collect::<Vec<_>>())
    });
    let gift = move |(character, gift): (CharacterId, u8)| {
        let label = Signal::derive(move || {
            let text = ctx.view.with(|view| {
                let gifts = view.board.character(character).map(|c| c.gifts.clone()).unwrap_or_default();
                gifts.get(usize::from(gift)).map(|gift| gift.text.to_string()).unwrap_or_default()
            });
            translator.say("yk-plus-one", &Args::new().with("gift", text))
        });
        let add = move |_| {
            // While a result is improved, one line says how, whatever the means.
            let how = if round.get_untracked() { hand.gift } else { hand.how };
            if ctx.act.run(Action::PlusOne { character, gift, text: told(&how.now()) }) {
                how.clear();
            }
        };
        view! { <button type="button" class="gift" on:click=tap(add)>{label}</button> }.into_any()
    };
    let asked = Memo::new(move |_| round.get() && ctx.permits(&Action::Pass));
    let keeps = Memo::new(move |_| ctx.permits(&Action::KeepGifts { kept: false }));
    view! {
        <div hidden=Signal::derive(move || gifts.read().is_empty() && !asked.get())>
            <div hidden=Signal::derive(move || !asked.get())>
                <p class="hint">{t("yk-plus-one-ask")} <RuleMark rule="YON-79"/></p>
                <div hidden=Signal::derive(move || gifts.read().is_empty())>
                    {line(ctx.question(ActionKind::PlusOne, "text"), hand.gift)}
                </div>
            </div>
            <div class="buttons">
                {each(move || gifts.get(), gift)}
                {piece(move || round.get().then(|| view! {
                    {button(ctx, "primary pass", t("yk-compare"), || Action::Pass)}
                    {button(ctx, "quiet keep", t("yk-compare-always"), || Action::KeepGifts { kept: true })}
                }))}
            </div>
        </div>
        <p class="hint kept-gifts" hidden=Signal::derive(move || !keeps.get())>
            {t("yk-gifts-kept")} " " {button(ctx, "quiet", t("yk-gifts-free"), || Action::KeepGifts { kept: false })}
        </p>
    }
    .into_any()
}

/// Both Concepts side by side; the game master says which is more specific.
fn tie(ctx: TableContext) -> AnyView {
    let hand = expect_context::<Hand>();
    let concepts = ctx.slice(|view| {
        let of = |id: SideId| {
            let roller = view.board.side(id).and_then(|side| view.board.character(side.roller));
            let concept = roller.and_then(|c| c.concept.as_ref()).map(ToString::to_string);
            (id, roller.map(|c| c.name.to_string()).unwrap_or_default(), concept.unwrap_or_default())
        };
        SideId::BOTH.map(of)
    });
    let gm = ctx.slice(yonkoma::View::is_gm);
    let cards = move || {
        let card = |(id, name, concept): (SideId, String, String)| {
            let judge = move |_| {
                ctx.act.run(Action::JudgeSpecific { side: Some(id), event: None });
            };
            view! {
                <button type="button" class="card specific" disabled=!gm.get() on:click=tap(judge)>
                    <strong>{name}</strong> " " <span>{concept}</span>
                </button>
            }
        };
        concepts.get().map(card).into_iter().collect_view()
    };
    let undecided = move |_| {
        if ctx.act.run(Action::JudgeSpecific { side: None, event: told(&hand.event.now()) }) {
            hand.event.clear();
        }
    };
    view! {
        <p class="question">{ctx.question(ActionKind::JudgeSpecific, "side")} <RuleMark rule="YON-77"/></p>
        <div class="cards">{piece(cards)}</div>
        <div hidden=Signal::derive(move || !gm.get())>
            {line(ctx.question(ActionKind::JudgeSpecific, "event"), hand.event)}
            <div class="buttons">
                <button type="button" id="undecided" on:click=tap(undecided)>{t("yk-undecided")}</button>
                <RuleMark rule="YON-78"/>
            </div>
        </div>
    }
    .into_any()
}

/// The winner of a Round by two or more gives a Condition, or not.
fn award(ctx: TableContext) -> AnyView {
    view! {
        {ctx.menu(&[ActionKind::Award], true)}
        <div class="buttons">{button(ctx, "", t("yk-no-award"), || Action::Pass)}</div>
    }
    .into_any()
}

/// Who has the word tells the result; anybody keeps the moment.
fn narration(ctx: TableContext) -> AnyView {
    let waiting = ctx.slice(|view| view.board.contest.as_ref().and_then(|c| c.story.clone()));
    let mark = move || Action::MarkMoment { caption: None, character: None };
    view! {
        {ctx.menu(&[ActionKind::TellResult], true)}
        {piece(move || waiting.get().and_then(|story| story.text).map(|text| view! {
            <blockquote class="proposal">{text.to_string()}</blockquote>
        }.into_any()))}
        <div class="buttons">{button(ctx, "quiet mark", t("yk-keep-moment"), mark)}</div>
    }
    .into_any()
}
