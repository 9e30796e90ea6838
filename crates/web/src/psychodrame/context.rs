//! What every piece of the page of Psychodrame works with.

use leptos::prelude::*;
use psychodrame::{CharacterId, Fate, Main, Psychodrame};
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

/// The same where there is little room: the first name, if no other main character has it.
pub(super) fn short_name(ctx: TableContext, who: CharacterId) -> String {
    let first = |name: &str| {
        let first = name.split_whitespace().next().unwrap_or_default();
        // An article is no name: “Le Comte”.
        (first.chars().count() > 3).then(|| first.to_owned())
    };
    let whole = name(ctx, who);
    let is_in_play = |main: &&Main| matches!(main.fate, Fate::Alive | Fate::Draft);
    let n = |short: &String| {
        ctx.view.with(|view| {
            let all = view.table.mains.iter().filter(is_in_play).filter_map(|main| main.name.as_ref());
            all.filter(|name| name.split_whitespace().next() == Some(short)).count()
        })
    };
    match who {
        CharacterId::Main(_) => first(&whole).filter(|short| n(short) < 2).unwrap_or(whole),
        CharacterId::Secondary(_) => whole,
        CharacterId::Inner => ctx.translator.just("psd-inner-short"),
    }
}
