//! A better result: Koma, Setbacks at their rising price, another approach; or taking it as it is.

use leptos::prelude::*;
use words::Args;
use yonkoma::{Action, CharacterId, Deed, Severity, View};

use super::{
    contest::Hand,
    desk::{Desk, told},
    free::line,
};
use crate::{
    draft::Draft,
    live::{Memo, live, piece, tap, ticked},
    rule::RuleMark,
    tongue::{t, tongue},
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
pub(super) fn improve(desk: Desk) -> AnyView {
    let tongue = tongue();
    let hand = expect_context::<Hand>();
    let all = desk.slice(takers);
    let taker = RwSignal::new(None::<CharacterId>);
    let who = Memo::new(move || {
        let all = all.get();
        taker.get().filter(|taker| all.contains(taker)).or_else(|| all.first().copied())
    });
    let anew = RwSignal::new(false);
    let keep = move || hand.kept.with(|kept| kept.iter().copied().collect::<Vec<u8>>());
    let done = move |action: Action, how: Draft| {
        if desk.act.run(action) {
            how.clear();
        }
    };
    let choose = move || {
        let all = all.get();
        let chip = move |id: CharacterId| {
            view! {
                <button type="button" class="toggle" aria-pressed=live(move || (who.get() == Some(id)).to_string()) on:click=tap(move |_| taker.set(Some(id)))>
                    {live(move || desk.called(id))}
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
    let koma = Memo::new(move || {
        desk.view.with(|view| match view.is_gm() {
            true => view.board.gm_pool,
            false => view.own().map_or(0, |own| own.koma),
        })
    });
    let spend = move || Action::SpendKoma { keep: keep(), text: told(&hand.how.now()) };
    let koma_label = live(move || {
        let n = desk.view.with(|view| thrown(view, 0, hand.kept.with(|kept| kept.len())));
        tongue
            .say("yk-spend-koma", &Args::new().with("dice", desk.speaker().dice(n)).with("left", koma.get()))
    });
    let setbacks = Severity::ALL.map(|severity| setback(desk, hand, who, anew, severity));
    let accept = move || Action::Accept;
    let concede = move || Action::Concede { text: told(&hand.escape.now()) };
    let may =
        desk.may(&[Deed::SpendKoma, Deed::TakeSetback, Deed::ChangeApproach, Deed::Accept, Deed::Concede]);
    let changes = desk.may(&[Deed::ChangeApproach]);
    view! {
        <div class="improve" hidden=live(move || !may.get())>
            <div class="buttons">
                <button type="button" class="primary big" id="accept" hidden=live(move || !desk.permits(&accept())) on:click=tap(move |_| done(accept(), hand.how))>{desk.verb(Deed::Accept)}</button>
            </div>
            {line(t("yk-how"), hand.how)}
            {piece(choose)}
            <div class="ways">
                <button type="button" class="way koma-way" disabled=live(move || !desk.permits(&spend())) on:click=tap(move |_| done(untrack(spend), hand.how))>
                    <span class="name">{t("yk-koma")}</span> <span class="what">{koma_label}</span>
                </button>
                {setbacks.into_iter().collect_view()}
            </div>
            <label class="check" hidden=live(move || !changes.get())>
                <input type="checkbox" prop:checked=live(move || anew.get()) on:change=ticked(move |on| anew.set(on))/>
                <span>{t("yk-anew-instead")} <RuleMark rule="YON-57"/></span>
            </label>
            <div class="concede" hidden=live(move || !desk.permits(&concede()))>
                {line(desk.question(Deed::Concede, "text"), hand.escape)}
                <div class="buttons">
                    <button type="button" id="concede" on:click=tap(move |_| done(untrack(concede), hand.escape))>{desk.verb(Deed::Concede)}</button>
                    <RuleMark rule="YON-83"/>
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// One severity, with its price.
fn setback(
    desk: Desk,
    hand: Hand,
    who: Memo<Option<CharacterId>>,
    anew: RwSignal<bool>,
    severity: Severity,
) -> AnyView {
    let tongue = tongue();
    let keep = move || hand.kept.with(|kept| kept.iter().copied().collect::<Vec<u8>>());
    let action = move || {
        let character = who.get()?;
        Some(if anew.get() {
            Action::ChangeApproach { character, severity, approach: told(&hand.how.now()) }
        } else {
            Action::TakeSetback { character, severity, keep: keep(), text: told(&hand.how.now()) }
        })
    };
    let possible = Memo::new(move || action().is_some_and(|action| desk.permits(&action)));
    let marked = Memo::new(move || {
        let who = who.get();
        desk.view.with(|view| {
            let taker = who.and_then(|who| view.board.character(who));
            taker.is_some_and(|taker| taker.setbacks.contains(&severity))
        })
    });
    let take = move |_| {
        if let Some(action) = untrack(action)
            && desk.act.run(action)
        {
            hand.how.clear();
            anew.set(false);
        }
    };
    let name = match severity {
        Severity::Minor => "minor",
        Severity::Serious => "serious",
        Severity::Grave => "grave",
        Severity::Critical => "critical",
    };
    let what = live(move || {
        let n = desk.view.with(|view| thrown(view, severity.bonus(), hand.kept.with(|kept| kept.len())));
        let args = Args::new().with("severity", name).with("bonus", severity.bonus());
        let kind = if marked.get() {
            "marked"
        } else if anew.get() {
            "anew"
        } else {
            "reroll"
        };
        tongue.say("yk-setback", &args.with("dice", desk.speaker().dice(n)).with("kind", kind))
    });
    view! {
        <button type="button" class="way" data-severity=name class:marked=live(move || marked.get()) disabled=live(move || !possible.get()) on:click=tap(take)>
            <span class="name">{live(move || words::capitalised(&tongue.say("yk-severity", &Args::new().with("severity", desk.speaker().severity(severity)))))}</span>
            " " <span class="what">{what}</span>
        </button>
    }
    .into_any()
}
