//! What the shell asks of Innommable.

use innommable::{Action, Innommable, Options, Refusal, Role, View};
use kernel::{Knowledge, Language, Player as _, Recorder};
use leptos::prelude::*;
use search::innommable::Bot;
use words::{Shelf, innommable::Speaker};

use super::{context::TableContext, options::choose, table::table, tale::tale};
use crate::{
    chance, context,
    game::{BotReply, GamePage, Sentence},
    local::Participant,
};

/// The only bot there is: it plays characters, and keeps mysteries.
const BOT: &str = "keeper";

impl GamePage for Innommable {
    const PAGE: Shelf = words::innommable::PAGE;
    const WAITS_FOR_ALL: bool = true;

    fn role(language: Language, role: Role) -> String {
        Speaker::new(language).role(role)
    }

    fn about_role(language: Language, role: Role) -> String {
        Speaker::new(language).about_role(role)
    }

    fn bot_name(role: Role) -> String {
        let name = match role {
            Role::Keeper => "Maître Ancelin",
            Role::Player => "Odile",
        };
        name.to_owned()
    }

    fn options(language: Language, options: &Options) -> Vec<String> {
        Speaker::new(language).options(options)
    }

    fn choose_options(options: RwSignal<Options>) -> AnyView {
        choose(options)
    }

    fn alone(you: String) -> Vec<Participant> {
        let bot = |name: &str| Participant { name: name.to_owned(), bot: Some(BOT.to_owned()) };
        vec![bot("Maître Ancelin"), Participant { name: you, bot: None }, bot("Odile"), bot("Gaspard")]
    }

    fn think(_: &str, known: Knowledge<Self>, then: BotReply<Action>) {
        let mut whim = chance::whim();
        then(Bot::default().act(&Self, &known, &mut Recorder::new(&mut whim)));
    }

    fn progress(view: &View) -> u32 {
        view.scene
    }

    fn refusal(language: Language, refusal: &Refusal) -> String {
        Speaker::new(language).refusal(refusal)
    }

    fn tale(ctx: context::TableContext<Self>) -> Vec<Sentence> {
        tale(TableContext(ctx))
    }

    fn table(ctx: context::TableContext<Self>) -> AnyView {
        table(TableContext(ctx))
    }
}
