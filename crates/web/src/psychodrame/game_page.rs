//! What the shell asks of Psychodrame.

use kernel::{Knowledge, Language, Player as _, Recorder, Seat};
use leptos::prelude::*;
use psychodrame::{Action, Options, Psychodrame, Refusal, Role, Stage, View};
use search::psychodrame::Bot;
use words::{Shelf, psychodrame::Speaker};

use super::{context::TableContext, options::choices, table::table, tale::tale};
use crate::{
    chance,
    game::{BotReply, GamePage, Sentence},
    local::Participant,
};

/// The only bot there is.
const PLAYER: &str = "player";

impl GamePage for Psychodrame {
    const PAGE: Shelf = words::psychodrame::PAGE;

    fn role(language: Language, role: Role) -> String {
        Speaker::new(language).role(role)
    }

    fn about_role(language: Language, role: Role) -> String {
        Speaker::new(language).about_role(role)
    }

    fn bot_name(Role::Player: Role) -> String {
        "Camille".to_owned()
    }

    fn options(language: Language, options: &Options) -> Vec<String> {
        Speaker::new(language).options(options)
    }

    fn choose_options(options: RwSignal<Options>) -> AnyView {
        choices(options)
    }

    /// Whoever tries it alone without a name gets one: the story speaks of everybody by name.
    fn alone(you: String) -> Vec<Participant> {
        let you = if ["Vous", "You"].contains(&you.as_str()) { "Alex".to_owned() } else { you };
        let bot = |name: &str| Participant { name: name.to_owned(), bot: Some(PLAYER.to_owned()) };
        vec![Participant { name: you, bot: None }, bot("Camille"), bot("Dominique")]
    }

    fn think(_: &str, known: Knowledge<Self>, then: BotReply<Action>) {
        let mut whim = chance::whim();
        then(Bot::default().act(&Self, &known, &mut Recorder::new(&mut whim)));
    }

    /// PSD-163: the characters go on.
    fn next(view: &View) -> Option<Options> {
        Some(Options { series: Some(view.series()), ..view.options.clone() })
    }

    fn progress(view: &View) -> u32 {
        view.table.scenes
    }

    fn refusal(language: Language, refusal: &Refusal) -> String {
        Speaker::new(language).refusal(refusal)
    }

    fn tale(ctx: TableContext) -> Vec<Sentence> {
        tale(ctx)
    }

    /// In free play anybody tells, and nothing is hidden: the device goes on when people hand it on.
    fn goes_on(view: &View, seat: Seat) -> bool {
        view.table.stage == Stage::Play || view.awaited().contains(&seat)
    }

    fn table(ctx: TableContext) -> AnyView {
        table(ctx)
    }
}
