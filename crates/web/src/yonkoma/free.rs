//! While the story goes on: trying something, calling for a Test, playing one's Bonds.

use leptos::{ev, prelude::*};
use words::Args;
use yonkoma::{Action, ActionKind, Basis, CharacterId, ConditionId, Severity, Sign};

use super::{
    cast::condition_chip,
    context::{TableContext, button, told},
    episode::{card, cast_ready},
    prepare::case_button,
};
use crate::{
    draft::{Draft, TellsWriting},
    erased::{each, piece, typed},
    language::{t, translator},
    rule::RuleMark,
};

/// For the game master: the next Test, Conflict or Scene. For a player: what they try.
pub(super) fn free(ctx: TableContext) -> AnyView {
    let gm = ctx.slice(yonkoma::View::is_gm);
    if gm.get_untracked() {
        view! {
            {card(ctx)}
            {call(ctx)}
            {ctx.menu(&[ActionKind::StartConflict], false)}
            {cast_ready(ctx)}
            {ctx.menu(&[ActionKind::StartScene, ActionKind::Narrate, ActionKind::AddFact], false)}
            {ctx.menu(&[ActionKind::EndSession], false)}
        }
        .into_any()
    } else {
        view! {
            {attempt(ctx)}
            {ctx.menu(&[ActionKind::Narrate, ActionKind::UseGift], false)}
            {out(ctx)}
        }
        .into_any()
    }
}

/// What is tried and how, or one tap for what was said aloud.
fn attempt(ctx: TableContext) -> AnyView {
    let (goal, approach) = (Draft::new(ctx.draft_key("goal"), ""), Draft::new(ctx.draft_key("approach"), ""));
    let may = ctx.may(&[ActionKind::Attempt]);
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let action = Action::Attempt { goal: told(&goal.now()), approach: told(&approach.now()) };
        if ctx.act.run(action) {
            goal.set(String::new());
            approach.set(String::new());
        }
    };
    view! {
        <form class="attempt" hidden=Signal::derive(move || !may.get()) on:submit=submit>
            <h3>{ctx.verb(ActionKind::Attempt)} <RuleMark rule="YON-26"/></h3>
            <p class="hint">
                {Signal::derive(move || ctx.speaker().hint(ActionKind::Attempt, None).unwrap_or_default())}
            </p>
            {line(ctx.question(ActionKind::Attempt, "goal"), goal)}
            {line(ctx.question(ActionKind::Attempt, "approach"), approach)}
            <div class="buttons">
                <button type="submit" class="primary">{ctx.verb(ActionKind::Attempt)}</button>
            </div>
        </form>
    }
    .into_any()
}

/// Somebody who cannot contribute is told until when.
fn out(ctx: TableContext) -> AnyView {
    let status = ctx
        .slice(|view| view.own().map(|own| own.status).filter(|_| !view.own().is_some_and(|o| o.in_play())));
    piece(move || {
        status.get().map(|status| {
            let said = words::capitalised(&ctx.speaker().status(status));
            view! { <p class="warning">{said}</p> }
        })
    })
}

/// One tap calls for a Test and says its case.
fn call(ctx: TableContext) -> AnyView {
    let goal = Draft::new(ctx.draft_key("call"), "");
    let rollers = ctx.slice(|view| {
        let there = view.board.characters.iter().filter(|c| c.owner.is_some() && c.in_play());
        there.map(|c| c.id).collect::<Vec<_>>()
    });
    view! {
        <div class="call">
            <h3>{ctx.verb(ActionKind::CallTest)} <RuleMark rule="YON-25"/></h3>
            <p class="hint">
                {Signal::derive(move || ctx.speaker().hint(ActionKind::CallTest, None).unwrap_or_default())}
            </p>
            {line(t("yk-call-goal"), goal)}
            {each(move || rollers.get(), move |id| caller(ctx, id, goal))}
        </div>
    }
    .into_any()
}

/// A line of text that may stay empty; the others see that somebody writes it.
pub(super) fn line(question: Signal<String>, draft: Draft) -> AnyView {
    let writes = TellsWriting::story();
    let id = format!("l{}", crate::chance::name());
    view! {
        <div class="line-field">
            <label for=id.clone()>{question} " " <span class="hint">{t("yk-or-aloud")}</span></label>
            <input type="text" id=id maxlength="280" autocomplete="off"
                prop:value=Signal::derive(move || draft.get())
                on:input=typed(move |text| {
                    draft.set(text);
                    writes();
                })/>
        </div>
    }
    .into_any()
}

fn caller(ctx: TableContext, id: CharacterId, goal: Draft) -> AnyView {
    let applied = RwSignal::new(Vec::<ConditionId>::new());
    let conditions =
        ctx.slice(move |view| view.board.character(id).map(|c| c.conditions.clone()).unwrap_or_default());
    let chips = move || {
        let toggle = move |condition: ConditionId| {
            applied.update(|applied| {
                if applied.contains(&condition) {
                    applied.retain(|other| *other != condition);
                } else {
                    applied.push(condition);
                }
            });
        };
        let chip = move |condition: yonkoma::Condition| {
            let id = condition.id;
            condition_chip(
                ctx,
                &condition,
                Signal::derive(move || applied.with(|a| a.contains(&id))),
                Callback::new(move |()| toggle(id)),
            )
        };
        conditions.get().into_iter().map(chip).collect_view()
    };
    let dice = move |basis: Basis| {
        let count = |sign: Sign| {
            conditions.with(|all| {
                all.iter().filter(|c| c.sign == sign && applied.with(|a| a.contains(&c.id))).count()
            })
        };
        i64::from(basis.dice()) + i64::try_from(count(Sign::Positive)).unwrap_or(0)
            - i64::try_from(count(Sign::Negative)).unwrap_or(0)
    };
    let choose = move |basis: Basis| {
        let action = Action::CallTest {
            roller: id,
            goal: told(&goal.now()),
            approach: None,
            basis: Some(basis),
            conditions: applied.get_untracked(),
        };
        if ctx.act.run(action) {
            goal.clear();
        }
    };
    let cases = Basis::ALL.map(|basis| {
        case_button(
            ctx,
            id,
            basis,
            Signal::derive(move || dice(basis)),
            Callback::new(move |()| choose(basis)),
        )
    });
    view! {
        <fieldset class="caller">
            <legend>{Signal::derive(move || ctx.called(id))}</legend>
            <div class="chips">{piece(chips)}</div>
            <div class="cases">{cases.into_iter().collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

/// A player's Bonds, each a tap away from a Koma, while a Session lasts.
pub(super) fn own_bonds(ctx: TableContext) -> AnyView {
    let translator = translator();
    let bonds = ctx.slice(|view| {
        let own = view.own().filter(|own| own.in_play() && view.board.stage.in_play());
        own.map(|own| {
            let bond = |(place, bond): (u8, &yonkoma::Bond)| {
                let paid = bond.paid.is_some_and(|paid| paid.scene == view.board.scene);
                (place, bond.clone(), paid)
            };
            let bonds: Vec<_> = (0u8..).zip(&own.bonds).map(bond).collect();
            (bonds, own.koma, own.setbacks.clone())
        })
    });
    let row = move |(place, bond, paid): (u8, yonkoma::Bond, bool), marks: &[Severity]| {
        let kind = words::capitalised(&ctx.speaker().bond_kind(&ctx.everybody(), &bond));
        let claim =
            move |erase: Option<Severity>| move || Action::ClaimBond { bond: place, erase, text: None };
        let erase = |severity: Severity| {
            let label = Signal::derive(move || {
                translator.say("yk-erase", &Args::new().with("severity", ctx.speaker().severity(severity)))
            });
            button(ctx, "", label, claim(Some(severity)))
        };
        let erases = marks.iter().copied().map(erase).collect_view();
        view! {
            <li class="claim" class:paid=paid>
                <p><span class="kind">{kind}</span> " " {bond.text.to_string()}</p>
                {paid.then(|| view! { <span class="hint">{translator.just("yk-paid")}</span> }.into_any())}
                <div class="buttons">{button(ctx, "koma-gain", t("yk-gain"), claim(None))} {erases}</div>
            </li>
        }
        .into_any()
    };
    let panel = move || {
        let (bonds, koma, marks) = bonds.get()?;
        let title = translator.say("yk-your-bonds", &Args::new().with("n", koma));
        Some(
            view! {
                <section class="box own-bonds" aria-labelledby="bonds-title">
                    <h2 id="bonds-title">{title} <RuleMark rule="YON-20"/></h2>
                    <ul>{bonds.into_iter().map(|bond| row(bond, &marks)).collect_view()}</ul>
                </section>
            }
            .into_any(),
        )
    };
    piece(panel)
}
