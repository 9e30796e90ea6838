//! What the shell asks of Innommable.

use innommable::{Innommable, Options, Role};
use leptos::prelude::*;
use words::Shelf;

use super::{context::TableContext, options::choose, table::table, tale::tale};
use crate::{
    context,
    frame::Sound,
    game::{GamePage, Sentence},
    local::Participant,
};

impl GamePage for Innommable {
    const PAGE: Shelf = words::innommable::PAGE;
    const COSTLY: &'static [&'static str] =
        &["throw", "reroll", "roll_gift_die", "sacrifice", "start_monologue", "resist"];
    const WAITS_FOR_ALL: bool = true;

    fn choose_options(options: RwSignal<Options>, _: bool) -> AnyView {
        choose(options)
    }

    fn alone(you: String) -> Vec<Participant> {
        let bot = Participant::bot::<Self>;
        let you = Participant { name: you, bot: None };
        vec![bot(Role::Keeper, 0), you, bot(Role::Player, 0), bot(Role::Player, 1)]
    }

    fn tale(ctx: context::TableContext<Self>) -> Vec<Sentence> {
        tale(TableContext(ctx))
    }

    fn sound(notice: &Self::Notice) -> Option<Sound> {
        use innommable::{Happening, Notice};
        let Notice::Open(happened) = notice else { return None };
        match happened {
            Happening::DiceThrown { .. } | Happening::GiftDieThrown { .. } | Happening::Rerolled { .. } => {
                Some(Sound::Die)
            }
            Happening::Struck { .. } => Some(Sound::Scratch),
            _ => None,
        }
    }

    fn table(ctx: context::TableContext<Self>) -> AnyView {
        table(TableContext(ctx))
    }
}
