//! The strip: what lies in the bowl, and the difficulty as the kinds of dice that have come out.

use innommable::{Faces, Stage};
use leptos::prelude::*;
use words::Args;

use super::{
    context::TableContext,
    dice::{blank, row},
};
use crate::{erased::piece, language::t};

/// The score of the game, on one line.
pub(super) fn score(ctx: TableContext) -> AnyView {
    let now = ctx.slice(|view| {
        let in_play = view.stage > Stage::Characters && view.stage < Stage::Closed;
        in_play.then(|| (view.bowl, view.difficulty, view.released.clone()))
    });
    piece(move || {
        let (bowl, difficulty, released) = now.get()?;
        let kinds = Faces::ALL.map(|faces| blank(faces, released.contains(&faces)));
        let said = ctx.translator.say("inn-difficulty-n", &Args::new().with("n", difficulty));
        Some(view! {
            <div class="in-bowl"><small>{t("inn-bowl")}</small> {row(ctx, bowl)}</div>
            <div class="difficulty">
                <span class="n">{said}</span>
                <span class="four" aria-hidden="true">{kinds.into_iter().collect_view()}</span>
            </div>
        })
    })
}
