//! The marks of the page: ◆ is an achievement, a seal is a seat, numbers beside a seal are tokens.

use leptos::prelude::*;
use pactes::{ByRole, Effects, Role, SlotKind, View};
use words::Args;

use super::context::{TableContext, name_of};
use crate::{erased::piece, language::t};

/// What dice do, seat by seat: achievements, and the tokens that come and go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Tally {
    pub(super) achievements: u8,
    pub(super) tokens: ByRole<(u8, u8)>,
}

impl Tally {
    /// Of effects in the contract of this round.
    pub(super) fn of(view: &View, effects: Effects) -> Self {
        let mut tally = Self { achievements: effects.achievements, ..Self::default() };
        tally.tokens.faust = (effects.faust_draws, effects.faust_discards);
        if let Some((rep, rival)) = view.rep_role().zip(view.rival_role()) {
            tally.tokens[rep].0 += effects.rep_draws;
            tally.tokens[rival].0 += effects.rival_draws;
        }
        tally
    }

    /// What a die would do if it were put there now, the effect of a 6 at that moment included (PAC-61).
    pub(super) fn of_placing(view: &View, kind: SlotKind, face: u8) -> Self {
        let mut tally = Self::of(view, Effects::of(kind, face));
        if let Some(rep) = view.rep_role().filter(|rep| view.purses[*rep].count > 0)
            && (kind, face) == (SlotKind::Flaw, 6)
        {
            tally.tokens[rep].1 += 1;
        }
        tally
    }
}

/// Tokens that come and go, in signs.
fn signed((more, less): (u8, u8)) -> String {
    match (more, less) {
        (0, 0) => "0".to_owned(),
        (more, 0) => format!("+{more}"),
        (0, less) => format!("−{less}"),
        (more, less) => format!("+{more} −{less}"),
    }
}

/// A seat: its colour and its initial.
pub(super) fn seal(ctx: TableContext, role: Role) -> AnyView {
    view! {
        <span class="seal" data-role=name_of(role) aria-hidden="true">
            {Signal::derive(move || ctx.initial(role))}
        </span>
    }
    .into_any()
}

/// An achievement.
pub(super) fn diamond() -> AnyView {
    view! { <span class="dia" aria-hidden="true"></span> }.into_any()
}

/// What one die does, in marks; what it lies on says it in words.
pub(super) fn chips(ctx: TableContext, tally: Tally) -> AnyView {
    let seat = |(role, tokens): (Role, &(u8, u8))| {
        (*tokens != (0, 0)).then(|| view! { {seal(ctx, role)} {signed(*tokens)} })
    };
    let nothing =
        (tally == Tally::default()).then(|| view! { <span class="nil">{t("nothing-short")}</span> });
    view! {
        <span class="gain" aria-hidden="true">
            {(tally.achievements > 0).then(diamond)}
            {tally.tokens.iter().map(seat).collect_view()}
            {nothing}
        </span>
    }
    .into_any()
}

/// What the dice do as they lie, for the dock; with what they would do instead, old numbers are struck out.
pub(super) fn totals(ctx: TableContext, instead: Memo<Option<(u8, Effects)>>) -> AnyView {
    let lying = ctx.contract(pactes::ContractView::preview);
    let marks = move || {
        let (before, after) = ctx.view.with(|view| {
            let of = |effects| Tally::of(view, effects);
            (of(lying.get()), instead.get().map(|(_, effects)| of(effects)))
        });
        let seat = move |role: Role| {
            let (was, now) = (before.tokens[role], after.unwrap_or(before).tokens[role]);
            (was != (0, 0) || now != (0, 0)).then(|| {
                view! { <span class="gain">{seal(ctx, role)} {change(signed(was), signed(now))}</span> }
            })
        };
        let gained = |tally: Tally| signed((tally.achievements, 0));
        let tokens = Role::ALL.map(seat);
        let any = tokens.iter().any(Option::is_some);
        view! {
            <span class="gain">{diamond()} {change(gained(before), gained(after.unwrap_or(before)))}</span>
            {any.then(|| view! { <span class="sep">{t("tokens-short")}</span> })}
            {tokens}
        }
    };
    let title = move || match instead.get() {
        Some((face, _)) if face > 0 => ctx.translator.say("with-this", &Args::new().with("face", face)),
        _ => ctx.translator.just("as-it-stands"),
    };
    let said = move || ctx.speaker().effects(instead.get().map_or(lying.get(), |(_, effects)| effects));
    view! {
        <p class="asis">
            <b>{Signal::derive(title)}</b>
            <span class="unseen">{Signal::derive(said)}</span>
            <span class="asis-marks" aria-hidden="true">{piece(marks)}</span>
        </p>
    }
    .into_any()
}

fn change(was: String, now: String) -> AnyView {
    let before = (was != now).then(|| view! { <s class="was">{was}</s> });
    view! { {before} <b>{now}</b> }.into_any()
}
