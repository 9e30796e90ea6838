//! What every piece of the page of Psychodrame works with.

use leptos::prelude::*;
use psychodrame::{CharacterId, Psychodrame};
use words::psychodrame::{Names, Speaker};

use crate::context;

/// The shell's context.
pub(super) type TableContext = context::TableContext<Psychodrame>;

/// Those who are spoken of, as they are called now.
pub(super) fn names(ctx: TableContext) -> Names {
    ctx.view.with(|view| Names::new(ctx.names.get()).told_to(view.you).at(&view.table))
}

/// Says the sentences of the game.
pub(super) fn speaker(ctx: TableContext) -> Speaker {
    Speaker::new(ctx.translator.language())
}

/// What a character is called.
pub(super) fn name(ctx: TableContext, who: CharacterId) -> String {
    speaker(ctx).name(&names(ctx), who)
}
