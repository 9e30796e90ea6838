//! One side: how many dice and why, and the dice themselves.

use leptos::prelude::*;
use words::Args;
use yonkoma::{Action, ActionKind, Basis, CharacterId, Condition, ConditionId, Side, SideId, Sign, odds};

use super::{
    cast::condition_chip,
    contest::Hand,
    context::{TableContext, button, folded},
    odds::percent,
};
use crate::{
    die::face,
    erased::{each, piece, tap},
    language::translator,
    rule::RuleMark,
};

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
        <button type="button" class="case" data-case=name on:click=tap(move |_| choose.run(()))>
            <span class="many">{Signal::derive(move || ctx.speaker().dice(dice.get()))}</span>
            <span class="which">{Signal::derive(move || words::capitalised(&ctx.speaker().basis(basis)))}</span>
            <span class="text">{piece(move || text.get())}</span>
            <span class="chance">{Signal::derive(chance)}</span>
        </button>
    }
    .into_any()
}

fn side_of(ctx: TableContext, id: SideId) -> Memo<Option<Side>> {
    ctx.slice(move |view| view.board.side(id).cloned())
}

/// The pool, part by part; and what can still be added to it.
pub(super) fn pool(ctx: TableContext, id: SideId) -> AnyView {
    let side = side_of(ctx, id);
    view! {
        {sum(ctx, id, side)}
        {judging(ctx, id, side)}
        {additions(ctx, id, side)}
    }
    .into_any()
}

/// What the pool is made of, negative Conditions last (YON-43).
fn sum(ctx: TableContext, id: SideId, side: Memo<Option<Side>>) -> AnyView {
    let translator = translator();
    let parts = move || {
        let side = side.get()?;
        let basis = side.basis?;
        let speaker = ctx.speaker();
        let (conditions, total) = ctx.view.with(|view| {
            let roller = view.board.character(side.roller);
            (roller.map(|c| c.conditions.clone()).unwrap_or_default(), view.board.pool(id))
        });
        let mut parts = vec![(i64::from(basis.dice()), speaker.basis(basis))];
        let helping = side.helpers.iter().filter(|helper| !side.hindered.contains(helper));
        parts.extend(helping.map(|helper| {
            (1, translator.say("yk-part-help", &Args::new().with("name", ctx.called(*helper))))
        }));
        if side.anecdote {
            parts.push((1, translator.just("yk-part-anecdote")));
        }
        let bonus = side.taken.iter().filter(|taken| taken.severity.bonus() > 0);
        parts.extend(bonus.map(|taken| {
            let severity = speaker.severity(taken.severity);
            (
                i64::from(taken.severity.bonus()),
                translator.say("yk-part-setback", &Args::new().with("severity", severity)),
            )
        }));
        for (sign, die) in [(Sign::Positive, 1), (Sign::Negative, -1)] {
            let mut seen = Vec::new();
            for condition in conditions.iter().filter(|c| c.sign == sign && side.conditions.contains(&c.id)) {
                let label = kernel::lowered(condition.label.trim());
                // The same twice counts once (YON-42).
                if !seen.contains(&label) {
                    parts.push((die, condition.label.to_string()));
                    seen.push(label);
                }
            }
        }
        let part = |(n, what): (i64, String)| {
            let number = if n < 0 { format!("−{}", -n) } else { format!("+{n}") };
            view! { <li><strong>{number}</strong> " " {what}</li> }
        };
        let args = Args::new().with("dice", speaker.dice(total)).with_flag("none", total <= 0);
        Some(
            view! {
                <ul class="sum">{parts.into_iter().map(part).collect_view()}</ul>
                <p class="total">{translator.say("yk-pool-total", &args)} <RuleMark rule="YON-36"/></p>
            }
            .into_any(),
        )
    };
    piece(parts)
}

/// The game master says which case it is and which Conditions apply.
fn judging(ctx: TableContext, id: SideId, side: Memo<Option<Side>>) -> AnyView {
    let picked = RwSignal::new(Vec::<ConditionId>::new());
    let hindered = RwSignal::new(Vec::<CharacterId>::new());
    Effect::new(move || {
        let said =
            side.with(|side| side.as_ref().map(|side| (side.conditions.clone(), side.hindered.clone())));
        if let Some((conditions, without)) = said {
            picked.set(conditions);
            hindered.set(without);
        }
    });
    let basis_of = move |basis: Basis| Action::SetBasis {
        side: id,
        basis,
        conditions: picked.get(),
        hindered: hindered.get(),
    };
    let may_judge = Memo::new(move |_| {
        ctx.choices.with(|all| {
            all.iter().any(|choice| matches!(choice.action, Action::SetBasis { side, .. } if side == id))
        })
    });
    let may_apply = Memo::new(move |_| {
        may_judge.get()
            || ctx.choices.with(|all| {
                all.iter()
                    .any(|choice| matches!(choice.action, Action::SetConditions { side, .. } if side == id))
            })
    });
    let say_again = move || {
        let Some((basis, thrown)) = side.with_untracked(|side| side.as_ref().map(|s| (s.basis, s.thrown)))
        else {
            return;
        };
        // Before the case is said, the Conditions are said with it.
        match basis {
            Some(_) if thrown => {
                ctx.act.run(Action::SetConditions { side: id, conditions: picked.get_untracked() });
            }
            Some(basis) => {
                ctx.act.run(untrack(|| basis_of(basis)));
            }
            None => {}
        }
    };
    let conditions = ctx.slice(move |view| {
        let roller = view.board.side(id).and_then(|side| view.board.character(side.roller));
        roller.map(|c| c.conditions.clone()).unwrap_or_default()
    });
    let chips = move || {
        let chip = |condition: Condition| {
            let id = condition.id;
            let toggle = Callback::new(move |()| {
                picked.update(|picked| match picked.iter().position(|other| *other == id) {
                    Some(at) => {
                        picked.remove(at);
                    }
                    None => picked.push(id),
                });
                say_again();
            });
            condition_chip(ctx, &condition, Signal::derive(move || picked.with(|p| p.contains(&id))), toggle)
        };
        let all = conditions.get();
        (may_apply.get() && !all.is_empty()).then(|| {
            view! {
                <div class="chips" role="group" aria-label=ctx.question(ActionKind::SetBasis, "conditions")>
                    {all.into_iter().map(chip).collect_view()}
                </div>
            }
        })
    };
    let hinder = move || {
        let asks = ctx.view.with(|view| view.board.options.help_needs_relevance);
        let helpers = side.with(|side| side.as_ref().map(|side| side.helpers.clone()).unwrap_or_default());
        let chip = move |who: CharacterId| {
            let on = Signal::derive(move || hindered.with(|h| h.contains(&who)));
            let toggle = move |_| {
                hindered.update(|h| match h.iter().position(|other| *other == who) {
                    Some(at) => {
                        h.remove(at);
                    }
                    None => h.push(who),
                });
                say_again();
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
    let cases = move || {
        let who = roller.get()?;
        may_judge.get().then(|| {
            let case = |basis: Basis| {
                let dice = Signal::derive(move || {
                    ctx.view.with(|view| {
                        let side = view.board.side(id).map(|side| Side {
                            basis: Some(basis),
                            conditions: picked.get(),
                            hindered: hindered.get(),
                            ..side.clone()
                        });
                        side.map_or(0, |side| view.board.pool_of(&side))
                    })
                });
                let choose = Callback::new(move |()| {
                    ctx.act.run(untrack(|| basis_of(basis)));
                });
                case_button(ctx, who, basis, dice, choose)
            };
            view! {
                <p class="question">{ctx.question(ActionKind::SetBasis, "basis")} <RuleMark rule="YON-27"/></p>
                <div class="cases">{Basis::ALL.map(case).into_iter().collect_view()}</div>
            }
        })
    };
    view! { {piece(chips)} {piece(hinder)} {piece(cases)} }.into_any()
}

/// Help, an anecdote, a Gift in place of the throw, and the throw.
fn additions(ctx: TableContext, id: SideId, side: Memo<Option<Side>>) -> AnyView {
    let translator = translator();
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
                    view.board
                        .character(roller)?
                        .gifts
                        .get(usize::from(gift))
                        .map(|gift| gift.text.to_string())
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
            folded("tool anecdote", ctx.verb(ActionKind::TellAnecdote), content)
        })
    };
    view! {
        <div class="buttons">
            {each(move || helpers.get(), help)}
            {each(move || leaving.get(), leave)}
            {each(move || gifts.get(), auto)}
        </div>
        {piece(anecdote)}
        <div class="buttons">{button(ctx, "primary big throw", throw_label, move || Action::Throw { side: id })}</div>
        {(id == SideId::A).then(|| view! {
            <div class="buttons">{button(ctx, "quiet", ctx.verb(ActionKind::DropTest), || Action::DropTest)}</div>
        }.into_any())}
    }
    .into_any()
}

/// The dice on the table. Whoever may reroll chooses here which to keep.
pub(super) fn dice(ctx: TableContext, id: SideId) -> AnyView {
    let translator = translator();
    let hand = expect_context::<Hand>();
    let side = side_of(ctx, id);
    let improves = Memo::new(move |_| {
        ctx.view.with(|view| view.board.improving() == Some(id))
            && ctx.choices.with(|all| {
                all.iter().any(|choice| {
                    matches!(choice.action, Action::SpendKoma { .. } | Action::TakeSetback { .. })
                })
            })
    });
    let faces = ctx.slice(|view| view.board.options.success_faces.clone());
    let row = move || {
        let side = side.get()?;
        if !side.thrown {
            return None;
        }
        let open = improves.get();
        let good = faces.get();
        let die = |(place, value): (u8, u8)| {
            let success = good.contains(&value);
            let label = move || {
                let args = Args::new().with("n", place).with("face", value).with_flag("success", success);
                translator.say("yk-die", &args)
            };
            let kept = move || hand.kept.with(|kept| kept.contains(&place));
            let toggle = move |_| {
                hand.kept.update(|kept| {
                    if !kept.remove(&place) {
                        kept.insert(place);
                    }
                });
            };
            if open {
                view! {
                    <li>
                        <button type="button" class="die" class:success=success aria-label=label
                            aria-pressed=Signal::derive(move || kept().to_string()) on:click=tap(toggle)>
                            {face(value)}
                        </button>
                    </li>
                }
                .into_any()
            } else {
                view! {
                    <li class="die" class:success=success><span class="unseen">{label}</span>{face(value)}</li>
                }.into_any()
            }
        };
        let numbered: Vec<(u8, u8)> = (1u8..).zip(side.dice.iter().copied()).collect();
        let total = side.total(&good);
        let kind = if side.auto {
            "auto"
        } else if side.dice.is_empty() {
            "none"
        } else {
            "dice"
        };
        let args = Args::new().with("kind", kind).with("plus", side.plus_one);
        let args = args.with("successes", ctx.speaker().successes(total));
        Some(
            view! {
                <ul class="dice">{numbered.into_iter().map(die).collect_view()}</ul>
                <p class="total">{words::capitalised(&translator.say("yk-total", &args))}</p>
                {open.then(|| view! { <p class="hint">{translator.just("yk-keep-how")}</p> }.into_any())}
            }
            .into_any(),
        )
    };
    let armed = move || {
        let side = side.get()?;
        let danger = |taken: &yonkoma::Taken| {
            let args = Args::new().with("name", ctx.called(taken.by));
            match taken.severity {
                yonkoma::Severity::Grave => Some(translator.say("yk-armed-grave", &args)),
                yonkoma::Severity::Critical => Some(translator.say("yk-armed-critical", &args)),
                yonkoma::Severity::Minor | yonkoma::Severity::Serious => None,
            }
        };
        let dangers: Vec<_> = side.taken.iter().filter_map(danger).collect();
        (!dangers.is_empty()).then(|| {
            view! { <ul class="armed">{dangers.into_iter().map(|text| view! {
                <li>{text}</li> }.into_any()).collect_view()}</ul>
            }
        })
    };
    view! { {piece(row)} {piece(armed)} }.into_any()
}
