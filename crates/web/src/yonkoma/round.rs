//! A Round, moment by moment: who wins a tie, what nobody foresaw, the Condition, what is told; and the result.

use leptos::prelude::*;
use yonkoma::{Action, ActionKind, SideId, Stage};

use super::{
    act::waiting,
    context::{TableContext, button, told},
    free::line,
    hand::Hand,
    improve::improve,
    prepare::prepare,
    window::window,
};
use crate::{
    erased::{piece, tap},
    frame::awaited_mark,
    language::t,
    rule::RuleMark,
};

/// What is asked while a Test or a Conflict is under way.
pub(super) fn under_way(ctx: TableContext) -> AnyView {
    let stage = ctx.slice(|view| view.board.stage);
    piece(move || match stage.get() {
        Stage::Build => prepare(ctx),
        Stage::Open | Stage::LoserChoice => improve(ctx),
        Stage::Round => window(ctx),
        Stage::Tie => tie(ctx),
        Stage::Unforeseen => view! {
            <p class="hint">{t("yk-unforeseen")} <RuleMark rule="YON-78"/></p>
            {ctx.menu(&[ActionKind::GoOn, ActionKind::Stop], true)}
            {waiting(ctx)}
        }
        .into_any(),
        Stage::Award => award(ctx),
        Stage::Telling => view! { {ctx.menu(&[ActionKind::TellRound], true)} {waiting(ctx)} }.into_any(),
        Stage::Replace => view! { {ctx.menu(&[ActionKind::NameRoller], true)} {waiting(ctx)} }.into_any(),
        Stage::Narration => narration(ctx),
        Stage::World
        | Stage::Creation
        | Stage::Bonds
        | Stage::Free
        | Stage::SessionEnd
        | Stage::BetweenAdventures
        | Stage::Closed => ().into_any(),
    })
}

/// Both Concepts side by side; the game master says which is more specific.
fn tie(ctx: TableContext) -> AnyView {
    let hand = Hand::here();
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
                <button type="button" class="card specific" data-awaited=awaited_mark() disabled=!gm.get()
                    on:click=tap(judge)>
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
        {ctx.menu(&[ActionKind::Award], false)}
        <div class="buttons">{button(ctx, "no-award", t("yk-no-award"), || Action::Pass)}</div>
        {waiting(ctx)}
    }
    .into_any()
}

/// Who has the word tells the result; anybody keeps the moment. Whoever is asked about a proposed one, and whoever tells
/// it, reads it there.
fn narration(ctx: TableContext) -> AnyView {
    let proposed = ctx.slice(|view| {
        let tells = view.is_gm() || view.you == Some(view.board.teller());
        let story = view.board.contest.as_ref()?.story.clone()?;
        let asked = view.you.is_some_and(|you| story.waits_for.contains(&you));
        (!tells && !asked).then_some(story)
    });
    let mark = move || Action::MarkMoment { caption: None, character: None };
    view! {
        {ctx.menu(&[ActionKind::TellResult], true)}
        {piece(move || proposed.get().and_then(|story| story.text).map(|text| view! {
            <blockquote class="proposal">{text.to_string()}</blockquote>
        }.into_any()))}
        <div class="buttons">{button(ctx, "quiet mark", t("yk-keep-moment"), mark)}</div>
        {waiting(ctx)}
    }
    .into_any()
}
