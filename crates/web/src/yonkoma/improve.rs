//! A better result: Koma, Setbacks at their rising price, another approach; or taking it as it is.

use leptos::prelude::*;
use words::Args;
use yonkoma::{Action, ActionKind, CharacterId, Severity, View};

use super::{
    contest::Hand,
    context::{TableContext, told},
    free::line,
};
use crate::{
    draft::Draft,
    erased::{piece, tap, ticked},
    language::{t, translator},
    rule::RuleMark,
};

/// Those of the viewer's who can take a Setback for the side that may improve.
fn takers(view: &View) -> Vec<CharacterId> {
    let Some(side) = view.board.improving().and_then(|id| view.board.side(id)) else { return Vec::new() };
    let conflict = view.board.contest.as_ref().is_some_and(yonkoma::Contest::is_conflict);
    let members: Vec<_> = if conflict { side.members().collect() } else { vec![side.roller] };
    members.into_iter().filter(|who| view.plays(*who)).collect()
}

/// How many dice a reroll throws.
fn thrown(view: &View, bonus: u8, kept: usize) -> i64 {
    let Some(id) = view.board.improving() else { return 0 };
    view.board.pool(id) + i64::from(bonus) - i64::try_from(kept).unwrap_or(0)
}

/// The ways up, and the way out.
pub(super) fn improve(ctx: TableContext) -> AnyView {
    let translator = translator();
    let hand = expect_context::<Hand>();
    let all = ctx.slice(takers);
    let taker = RwSignal::new(None::<CharacterId>);
    let who = Memo::new(move |_| {
        let all = all.get();
        taker.get().filter(|taker| all.contains(taker)).or_else(|| all.first().copied())
    });
    let again = RwSignal::new(false);
    let keep = move || hand.kept.with(|kept| kept.iter().copied().collect::<Vec<u8>>());
    let done = move |action: Action, how: Draft| {
        if ctx.act.run(action) {
            how.clear();
        }
    };
    let choose = move || {
        let all = all.get();
        let chip = move |id: CharacterId| {
            view! {
                <button type="button" class="toggle"
                    aria-pressed=Signal::derive(move || (who.get() == Some(id)).to_string())
                    on:click=tap(move |_| taker.set(Some(id)))>
                    {Signal::derive(move || ctx.called(id))}
                </button>
            }
        };
        (all.len() > 1).then(|| {
            view! {
                <p class="hint">{t("yk-who-takes")}</p>
                <div class="chips">{all.into_iter().map(chip).collect_view()}</div>
            }
        })
    };
    let koma = Memo::new(move |_| {
        ctx.view.with(|view| match view.is_gm() {
            true => view.board.gm_pool,
            false => view.own().map_or(0, |own| own.koma),
        })
    });
    let spend = move || Action::SpendKoma { keep: keep(), text: told(&hand.how.now()) };
    let koma_label = Signal::derive(move || {
        let n = ctx.view.with(|view| thrown(view, 0, hand.kept.with(|kept| kept.len())));
        translator
            .say("yk-spend-koma", &Args::new().with("dice", ctx.speaker().dice(n)).with("left", koma.get()))
    });
    let setbacks = Severity::ALL.map(|severity| setback(ctx, hand, who, again, severity));
    let accept = move || Action::Accept;
    let concede = move || Action::Concede { text: told(&hand.escape.now()) };
    let may = ctx.may(&[
        ActionKind::SpendKoma,
        ActionKind::TakeSetback,
        ActionKind::ChangeApproach,
        ActionKind::Accept,
        ActionKind::Concede,
    ]);
    let changes = ctx.may(&[ActionKind::ChangeApproach]);
    view! {
        <div class="improve" hidden=Signal::derive(move || !may.get())>
            <div class="buttons">
                <button type="button" class="primary big" id="accept"
                    hidden=Signal::derive(move || !ctx.permits(&accept()))
                    on:click=tap(move |_| done(accept(), hand.how))>{ctx.verb(ActionKind::Accept)}</button>
            </div>
            {line(t("yk-how"), hand.how)}
            {piece(choose)}
            <div class="ways">
                <button type="button" class="way koma-way" disabled=Signal::derive(move || !ctx.permits(&spend()))
                    on:click=tap(move |_| done(untrack(spend), hand.how))>
                    <span class="name">{t("yk-koma")}</span> <span class="what">{koma_label}</span>
                </button>
                {setbacks.into_iter().collect_view()}
            </div>
            <label class="check" hidden=Signal::derive(move || !changes.get())>
                <input type="checkbox" prop:checked=Signal::derive(move || again.get())
                    on:change=ticked(move |on| again.set(on))/>
                <span>{t("yk-again-instead")} <RuleMark rule="YON-57"/></span>
            </label>
            <div class="concede" hidden=Signal::derive(move || !ctx.permits(&concede()))>
                {line(ctx.question(ActionKind::Concede, "text"), hand.escape)}
                <div class="buttons">
                    <button type="button" id="concede" on:click=tap(move |_| done(untrack(concede), hand.escape))>
                        {ctx.verb(ActionKind::Concede)}
                    </button>
                    <RuleMark rule="YON-83"/>
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// One severity, with its price.
fn setback(
    ctx: TableContext,
    hand: Hand,
    who: Memo<Option<CharacterId>>,
    again: RwSignal<bool>,
    severity: Severity,
) -> AnyView {
    let translator = translator();
    let keep = move || hand.kept.with(|kept| kept.iter().copied().collect::<Vec<u8>>());
    let action = move || {
        let character = who.get()?;
        Some(if again.get() {
            Action::ChangeApproach { character, severity, approach: told(&hand.how.now()) }
        } else {
            Action::TakeSetback { character, severity, keep: keep(), text: told(&hand.how.now()) }
        })
    };
    let possible = Memo::new(move |_| action().is_some_and(|action| ctx.permits(&action)));
    let marked = Memo::new(move |_| {
        let who = who.get();
        ctx.view.with(|view| {
            let taker = who.and_then(|who| view.board.character(who));
            taker.is_some_and(|taker| taker.setbacks.contains(&severity))
        })
    });
    let take = move |_| {
        if let Some(action) = untrack(action)
            && ctx.act.run(action)
        {
            hand.how.clear();
            again.set(false);
        }
    };
    let name = match severity {
        Severity::Minor => "minor",
        Severity::Serious => "serious",
        Severity::Grave => "grave",
        Severity::Critical => "critical",
    };
    let what = Signal::derive(move || {
        let n = ctx.view.with(|view| thrown(view, severity.bonus(), hand.kept.with(|kept| kept.len())));
        let args = Args::new().with("severity", name).with("bonus", severity.bonus());
        let kind = if marked.get() {
            "marked"
        } else if again.get() {
            "again"
        } else {
            "reroll"
        };
        translator.say("yk-setback", &args.with("dice", ctx.speaker().dice(n)).with("kind", kind))
    });
    view! {
        <button type="button" class="way" data-severity=name class:marked=Signal::derive(move || marked.get())
            disabled=Signal::derive(move || !possible.get()) on:click=tap(take)>
            <span class="name">
                {Signal::derive(move || words::capitalised(&translator.say("yk-severity", &Args::new().with("severity", ctx.speaker().severity(severity)))))}
            </span>
            " " <span class="what">{what}</span>
        </button>
    }
    .into_any()
}
