//! What the shell asks of Innommable.

use innommable::{Action, Innommable, Options, Refusal, Role};
use kernel::{Company, Knowledge, Language, Tact};
use leptos::prelude::*;
use search::innommable::Bot;
use words::{Shelf, innommable::Speaker};

use super::{context::TableContext, options::choose, table::table, tale::tale};
use crate::{
    context,
    frame::Sound,
    game::{BotReply, GamePage, Sentence, think_here},
    local::Participant,
};

impl GamePage for Innommable {
    const PAGE: Shelf = words::innommable::PAGE;
    const COSTLY: &'static [&'static str] =
        &["throw", "reroll", "roll_gift_die", "sacrifice", "start_monologue", "resist"];
    const WAITS_FOR_ALL: bool = true;

    fn role(language: Language, role: Role) -> String {
        Speaker::new(language).role(role)
    }

    fn about_role(language: Language, role: Role) -> String {
        Speaker::new(language).about_role(role)
    }

    fn options(language: Language, options: &Options) -> Vec<String> {
        Speaker::new(language).options(options)
    }

    fn choose_options(options: RwSignal<Options>) -> AnyView {
        choose(options)
    }

    fn alone(you: String) -> Vec<Participant> {
        let bot = Participant::bot::<Self>;
        let you = Participant { name: you, bot: None };
        vec![bot(Role::Keeper, 0), you, bot(Role::Player, 0), bot(Role::Player, 1)]
    }

    fn think(_: &str, known: Knowledge<Self>, company: &Company, then: BotReply<(Action, Tact)>) {
        think_here(Bot::default(), &known, company, then);
    }

    fn refusal(language: Language, refusal: &Refusal) -> String {
        Speaker::new(language).refusal(refusal)
    }

    fn tale(ctx: context::TableContext<Self>) -> Vec<Sentence> {
        tale(TableContext(ctx))
    }

    fn sound(notice: &Self::Notice) -> Option<Sound> {
        use innommable::{Happening, Notice};
        let Notice::Open(happened) = notice else { return None };
        let throws = matches!(
            happened,
            Happening::DiceThrown { .. } | Happening::GiftDieThrown { .. } | Happening::Rerolled { .. }
        );
        throws.then_some(Sound::Die)
    }

    fn table(ctx: context::TableContext<Self>) -> AnyView {
        table(TableContext(ctx))
    }
}
