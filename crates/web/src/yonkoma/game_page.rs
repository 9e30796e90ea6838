//! What the shell asks of 4-KOMA.

use std::time::Duration;

use kernel::{Knowledge, Language, Player as _, Recorder};
use leptos::prelude::*;
use search::yonkoma::Bot;
use words::{Shelf, yonkoma::Speaker};
use yonkoma::{Action, Options, Refusal, Role, Stage, View, Yonkoma};

use super::{options::choices, table::table, tale::tale};
use crate::{
    chance,
    context::TableContext,
    game::{BotReply, GamePage, Sentence},
    keep,
    local::Participant,
};

/// The bot that leads and plays.
const MANGAKA: &str = "mangaka";

/// A game master who leads on gives people time to do something of their own.
const PATIENCE: Duration = Duration::from_secs(6);

impl GamePage for Yonkoma {
    const PAGE: Shelf = words::yonkoma::PAGE;

    fn role(language: Language, role: Role) -> String {
        Speaker::new(language).role(role)
    }

    fn about_role(language: Language, role: Role) -> String {
        Speaker::new(language).about_role(role)
    }

    fn bot_name(role: Role) -> String {
        let name = match role {
            Role::GameMaster => "Sensei",
            Role::Player => "Chibi",
        };
        name.to_owned()
    }

    fn options(language: Language, options: &Options) -> Vec<String> {
        Speaker::new(language).options(options)
    }

    fn choose_options(options: RwSignal<Options>) -> AnyView {
        choices(options)
    }

    fn alone(you: String) -> Vec<Participant> {
        let bot = |name: &str| Participant { name: name.to_owned(), bot: Some(MANGAKA.to_owned()) };
        vec![bot("Sensei"), Participant { name: you, bot: None }, bot("Chibi"), bot("Neko")]
    }

    fn think(_: &str, known: Knowledge<Self>, then: BotReply<Action>) {
        let leads = known.view.is_gm() && known.view.board.stage == Stage::Free;
        let hurried = keep::text("tablee.pace").is_some_and(|pace| pace == "0");
        let mut whim = chance::whim();
        let action = Bot::default().act(&Self, &known, &mut Recorder::new(&mut whim));
        if leads && !hurried && action.is_some() {
            set_timeout(move || then(action), PATIENCE);
        } else {
            then(action);
        }
    }

    fn progress(view: &View) -> u32 {
        view.board.scene
    }

    fn refusal(language: Language, refusal: &Refusal) -> String {
        Speaker::new(language).refusal(refusal)
    }

    fn tale(ctx: TableContext<Self>) -> Vec<Sentence> {
        tale(ctx)
    }

    /// While the story goes on only the game master is awaited; a player who tells something goes on telling.
    fn goes_on(view: &View, seat: kernel::Seat) -> bool {
        view.board.stage == Stage::Free || kernel::Game::status(&Self, view).awaited.contains(&seat)
    }

    fn table(ctx: TableContext<Self>) -> AnyView {
        table(ctx)
    }
}
