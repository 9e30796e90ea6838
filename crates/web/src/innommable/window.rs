//! The short time in which others may give a die to whoever is short (INN-109): who is awaited, who writes, and how long.

use innommable::{Action, PATIENCE, View};
use kernel::{Choice, Seat};
use leptos::prelude::*;
use words::{Args, Person};

use super::context::TableContext;
use crate::{
    countdown::Countdown,
    erased::piece,
    game::PassedAround,
    menu::{self, Open},
    rule::RuleMark,
};

/// Who is short, if the time to give them a die waits for the viewer.
fn waits_for_me(view: &View) -> Option<Seat> {
    let window = view.window()?;
    view.you.is_some_and(|you| window.waiting.contains(&you)).then_some(window.short)
}

/// What can be given now: to whoever is short and waits for it, or to the others.
pub(super) fn gifts(ctx: TableContext, to_short: bool) -> Memo<Vec<Choice<Action>>> {
    let short = ctx.slice(waits_for_me);
    ctx.choices_of(move |action| match action {
        Action::Suggest { to, .. } | Action::AuxiliaryGift { to, .. } => {
            (short.get() == Some(*to)) == to_short
        }
        _ => false,
    })
}

/// Those who may give.
fn people(ctx: TableContext, seats: &[Seat]) -> Vec<Person> {
    let names = ctx.character_names();
    seats.iter().map(|seat| names.person(*seat)).collect()
}

/// The window, for everybody.
pub(super) fn window(ctx: TableContext) -> AnyView {
    // A device that goes round has no clock.
    let handed = use_context::<PassedAround>().is_some();
    let open = ctx.slice(|view| {
        view.window().filter(|window| !window.waiting.is_empty()).map(|w| (w.short, w.waiting))
    });
    let shown = move || {
        let (short, waiting) = open.get()?;
        let args = Args::new().with("who", ctx.character(short)).with("givers", people(ctx, &waiting));
        let sentence = if handed { "inn-window-handed" } else { "inn-window" };
        let said = ctx.translator.say(sentence, &args);
        Some(view! {
            <div class="window">
                <p>{said} <RuleMark rule="INN-109"/></p>
                {Countdown::of(|| PATIENCE).map(Countdown::sand)}
            </div>
        })
    };
    piece(shown)
}

/// For those who may give: what to give, at once open, and a way not to.
pub(super) fn giving(ctx: TableContext) -> AnyView {
    let passing = |action: &Action| matches!(action, Action::PassGift | Action::CloseWindow);
    view! {
        {window(ctx)}
        {menu::offered(ctx.0, gifts(ctx, true), Open::First)}
        {ctx.menu(passing)}
    }
    .into_any()
}
