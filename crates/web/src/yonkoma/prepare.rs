//! A throw is prepared: which case applies, who helps, an anecdote, a Gift in place of the dice; and the throw.

use leptos::prelude::*;
use words::Args;
use yonkoma::{Action, ActionKind, Basis, CharacterId, Condition, ConditionId, Side, SideId, odds};

use super::{
    act::waiting,
    cast::condition_chip,
    context::{TableContext, button, folded},
    duel::members,
    odds::percent,
    side::side_of,
};
use crate::{
    erased::{each, piece, tap},
    frame::awaited_mark,
    language::{t, translator},
    rule::RuleMark,
};

/// The dock while throws are prepared.
pub(super) fn prepare(ctx: TableContext) -> AnyView {
    let conflict = ctx
        .view
        .with_untracked(|view| view.board.contest.as_ref().is_some_and(yonkoma::Contest::is_conflict));
    let sides = if conflict { &SideId::BOTH[..] } else { &SideId::BOTH[..1] };
    let judged: Vec<_> = sides.iter().map(|id| judging(ctx, *id, conflict)).collect();
    let thrown: Vec<_> = sides.iter().map(|id| throwing(ctx, *id)).collect();
    view! { {judged} {thrown} {waiting(ctx)} }.into_any()
}

/// One of the three cases as a button: how many dice it comes to, and what they promise.
pub(super) fn case_button(
    ctx: TableContext,
    who: CharacterId,
    basis: Basis,
    dice: Signal<i64>,
    choose: Callback<()>,
) -> AnyView {
    let translator = translator();
    let text = ctx.slice(move |view| {
        let character = view.board.character(who)?;
        match basis {
            Basis::Flaw => character.flaw.as_ref().map(ToString::to_string),
            Basis::Concept => character.concept.as_ref().map(ToString::to_string),
            Basis::Other => None,
        }
    });
    let chance = move || {
        let n = u32::try_from(dice.get()).unwrap_or(0);
        let faces = ctx.view.with(|view| view.board.options.success_faces.clone());
        let some = odds::throw(&faces, n).chance_of(|total| *total >= 1);
        translator.say("yk-chance", &Args::new().with("percent", percent(some)))
    };
    let name = match basis {
        Basis::Flaw => "flaw",
        Basis::Concept => "concept",
        Basis::Other => "other",
    };
    view! {
        <button type="button" class="case" data-case=name data-awaited=awaited_mark()
            on:click=tap(move |_| choose.run(()))>
            <span class="many">{Signal::derive(move || ctx.speaker().dice(dice.get()))}</span>
            <span class="which">
                {Signal::derive(move || words::capitalised(&ctx.speaker().basis(basis)))}
            </span>
            <span class="text">{piece(move || text.get())}</span>
            <span class="chance">{Signal::derive(chance)}</span>
        </button>
    }
    .into_any()
}

/// What the game master has picked for a side.
#[derive(Clone, Copy)]
struct Judged {
    ctx: TableContext,
    id: SideId,
    side: Memo<Option<Side>>,
    conditions: RwSignal<Vec<ConditionId>>,
    hindered: RwSignal<Vec<CharacterId>>,
}

impl Judged {
    fn new(ctx: TableContext, id: SideId) -> Self {
        let judged = Self {
            ctx,
            id,
            side: side_of(ctx, id),
            conditions: RwSignal::new(Vec::new()),
            hindered: RwSignal::new(Vec::new()),
        };
        Effect::new(move || {
            let said = judged
                .side
                .with(|side| side.as_ref().map(|side| (side.conditions.clone(), side.hindered.clone())));
            if let Some((conditions, without)) = said {
                judged.conditions.set(conditions);
                judged.hindered.set(without);
            }
        });
        judged
    }

    fn as_case(self, basis: Basis) -> Action {
        Action::SetBasis {
            side: self.id,
            basis,
            conditions: self.conditions.get(),
            hindered: self.hindered.get(),
        }
    }

    /// Before the case is said, the Conditions are said with it.
    fn say_again(self) {
        let said = self.side.with_untracked(|side| side.as_ref().map(|s| (s.basis, s.thrown)));
        match said {
            Some((Some(_), true)) => {
                let conditions = self.conditions.get_untracked();
                self.ctx.act.run(Action::SetConditions { side: self.id, conditions });
            }
            Some((Some(basis), false)) => {
                self.ctx.act.run(untrack(|| self.as_case(basis)));
            }
            Some((None, _)) | None => {}
        }
    }
}

fn toggled<T: PartialEq>(all: &mut Vec<T>, one: T) {
    match all.iter().position(|other| *other == one) {
        Some(at) => {
            all.remove(at);
        }
        None => all.push(one),
    }
}

/// Whether the game master may judge this side.
fn may_judge(ctx: TableContext, id: SideId) -> Memo<bool> {
    let on_side = move |action: &Action| match action {
        Action::SetBasis { side, .. } | Action::SetConditions { side, .. } => *side == id,
        _ => false,
    };
    Memo::new(move |_| ctx.choices.with(|all| all.iter().any(|choice| on_side(&choice.action))))
}

fn is_judged(ctx: TableContext, id: SideId) -> Memo<bool> {
    ctx.slice(move |view| view.board.side(id).is_some_and(|side| side.basis.is_some()))
}

/// The game master says which case it is and which Conditions apply.
pub(super) fn judging(ctx: TableContext, id: SideId, named: bool) -> AnyView {
    let (may, is_judged) = (may_judge(ctx, id), is_judged(ctx, id));
    piece(move || (may.get() && !is_judged.get()).then(|| cases(ctx, id, named)))
}

/// Once said, it can be said again: beside everything else.
pub(super) fn judging_again(ctx: TableContext, id: SideId) -> AnyView {
    let (may, is_judged) = (may_judge(ctx, id), is_judged(ctx, id));
    let (again, who) = (t("yk-judge-again"), members(ctx, id));
    let title = Signal::derive(move || format!("{} · {}", again.get(), who.get()));
    piece(move || {
        (may.get() && is_judged.get())
            .then(|| folded("tool judge", title, ViewFn::from(move || cases(ctx, id, true))))
    })
}

fn cases(ctx: TableContext, id: SideId, named: bool) -> AnyView {
    let judged = Judged::new(ctx, id);
    let may_judge = Memo::new(move |_| {
        ctx.choices.with(|all| {
            all.iter().any(|choice| matches!(choice.action, Action::SetBasis { side, .. } if side == id))
        })
    });
    let conditions = ctx.slice(move |view| {
        let roller = view.board.side(id).and_then(|side| view.board.character(side.roller));
        roller.map(|c| c.conditions.clone()).unwrap_or_default()
    });
    let chips = move || {
        let chip = |condition: Condition| {
            let id = condition.id;
            let toggle = Callback::new(move |()| {
                judged.conditions.update(|picked| toggled(picked, id));
                judged.say_again();
            });
            let on = Signal::derive(move || judged.conditions.with(|p| p.contains(&id)));
            condition_chip(ctx, &condition, on, toggle)
        };
        let all = conditions.get();
        (!all.is_empty()).then(|| {
            view! {
                <div class="chips" role="group" aria-label=ctx.question(ActionKind::SetBasis, "conditions")>
                    {all.into_iter().map(chip).collect_view()}
                </div>
            }
        })
    };
    let hinder = move || {
        let asks = ctx.view.with(|view| view.board.options.help_needs_relevance);
        let helpers =
            judged.side.with(|side| side.as_ref().map(|side| side.helpers.clone()).unwrap_or_default());
        let chip = move |who: CharacterId| {
            let on = Signal::derive(move || judged.hindered.with(|h| h.contains(&who)));
            let toggle = move |_| {
                judged.hindered.update(|hindered| toggled(hindered, who));
                judged.say_again();
            };
            view! {
                <button type="button" class="toggle" aria-pressed=Signal::derive(move || on.get().to_string())
                    on:click=tap(toggle)>{Signal::derive(move || ctx.called(who))}</button>
            }
        };
        (asks && may_judge.get() && !helpers.is_empty()).then(|| {
            view! {
                <p class="hint">{ctx.question(ActionKind::SetBasis, "hindered")}</p>
                <div class="chips">{helpers.into_iter().map(chip).collect_view()}</div>
            }
        })
    };
    let roller = ctx.slice(move |view| view.board.side(id).map(|side| side.roller));
    let three = move || {
        let who = roller.get().filter(|_| may_judge.get())?;
        let case = |basis: Basis| {
            let dice = Signal::derive(move || {
                ctx.view.with(|view| {
                    let side = view.board.side(id).map(|side| Side {
                        basis: Some(basis),
                        conditions: judged.conditions.get(),
                        hindered: judged.hindered.get(),
                        ..side.clone()
                    });
                    side.map_or(0, |side| view.board.pool_of(&side))
                })
            });
            let choose = Callback::new(move |()| {
                ctx.act.run(untrack(|| judged.as_case(basis)));
            });
            case_button(ctx, who, basis, dice, choose)
        };
        Some(view! { <div class="cases">{Basis::ALL.map(case).into_iter().collect_view()}</div> })
    };
    let question = ctx.question(ActionKind::SetBasis, "basis");
    let title = move || match roller.get().filter(|_| named) {
        Some(who) => format!("{} · {}", ctx.called(who), question.get()),
        None => question.get(),
    };
    let side = match id {
        SideId::A => "a",
        SideId::B => "b",
    };
    view! {
        <div class="caller" data-judge=side>
            <p class="question">{Signal::derive(title)} <RuleMark rule="YON-27"/></p>
            {piece(chips)} {piece(hinder)} {piece(three)}
        </div>
    }
    .into_any()
}

/// Help, an anecdote, a Gift in place of the throw, and the throw.
fn throwing(ctx: TableContext, id: SideId) -> AnyView {
    let translator = translator();
    let side = side_of(ctx, id);
    let roller =
        move || side.with(|side| side.as_ref().map(|side| ctx.called(side.roller))).unwrap_or_default();
    let values = move |kind: ActionKind, of: fn(&Action, SideId) -> bool| {
        ctx.choices.with(|all| {
            let fit = all.iter().filter(|choice| choice.action.kind() == kind && of(&choice.action, id));
            let holes = fit.flat_map(|choice| &choice.holes).filter(|hole| hole.field == "character");
            let ids = holes.flat_map(|hole| hole.domain.values());
            ids.filter_map(|value| Some(CharacterId(u8::try_from(value.as_u64()?).ok()?))).collect::<Vec<_>>()
        })
    };
    let helpers = Memo::new(move |_| {
        values(ActionKind::Help, |action, id| matches!(action, Action::Help { side, .. } if *side == id))
    });
    let help = move |character: CharacterId| {
        let label = Signal::derive(move || {
            let args = Args::new().with("name", ctx.called(character)).with("roller", roller());
            translator.say("yk-helps", &args)
        });
        button(ctx, "help", label, move || Action::Help { side: id, character })
    };
    let leaving = Memo::new(move |_| {
        let here = side.with(|side| side.as_ref().map(|side| side.helpers.clone()).unwrap_or_default());
        let mut all = values(ActionKind::StopHelping, |_, _| true);
        all.retain(|who| here.contains(who));
        all
    });
    let leave = move |character: CharacterId| {
        let label = Signal::derive(move || {
            translator.say("yk-stops-helping", &Args::new().with("name", ctx.called(character)))
        });
        button(ctx, "quiet", label, move || Action::StopHelping { character })
    };
    let gifts = Memo::new(move |_| {
        let fit = |action: &Action| match action {
            Action::AutoSucceed { side, gift, .. } if *side == id => Some(*gift),
            _ => None,
        };
        ctx.choices.with(|all| all.iter().filter_map(|choice| fit(&choice.action)).collect::<Vec<_>>())
    });
    let auto = move |gift: u8| {
        let label = Signal::derive(move || {
            let text = side.with(|side| side.as_ref().map(|side| side.roller)).and_then(|roller| {
                ctx.view.with(|view| {
                    let gifts = &view.board.character(roller)?.gifts;
                    gifts.get(usize::from(gift)).map(|gift| gift.text.to_string())
                })
            });
            translator.say("yk-auto", &Args::new().with("gift", text.unwrap_or_default()))
        });
        button(ctx, "gift", label, move || Action::AutoSucceed { side: id, gift, text: None })
    };
    let throw_label = Signal::derive(move || {
        let n = ctx.view.with(|view| view.board.pool(id));
        translator.say("yk-throw", &Args::new().with("dice", ctx.speaker().dice(n)).with_flag("none", n <= 0))
    });
    let mine = Memo::new(move |_| {
        ctx.choices.with(|all| all.iter().any(|choice| matches!(choice.action, Action::TellAnecdote { .. })))
            && side.with(|side| side.as_ref().is_some_and(|side| !side.begun))
            && ctx.view.with(|view| view.board.side(id).is_some_and(|side| view.plays(side.roller)))
    });
    let anecdote = move || {
        mine.get().then(|| {
            let content = ViewFn::from(move || ctx.menu(&[ActionKind::TellAnecdote], true));
            folded("tool anecdote", t("yk-anecdote"), content)
        })
    };
    let throw = move || Action::Throw { side: id };
    view! {
        <div class="buttons extras">
            {each(move || helpers.get(), help)}
            {each(move || leaving.get(), leave)}
            {each(move || gifts.get(), auto)}
        </div>
        {piece(anecdote)}
        <div class="go" hidden=Signal::derive(move || !ctx.permits(&throw()))>
            {button(ctx, "primary big throw", throw_label, throw)}
        </div>
    }
    .into_any()
}
