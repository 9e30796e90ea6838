//! What the shell asks of Psychopathe at a table on a server.

use kernel::{Knowledge, Language};
use leptos::prelude::*;
use psychopathe::{Action, Options, Player, Psychopathe, Refusal, View};
use words::{Args, Shelf, psychopathe::Speaker, psychopathe_web};

use super::{options, shapes::side, table::table, tale::tale};
use crate::{
    context::TableContext,
    game::{BotReply, GamePage, Sentence},
    local::Participant,
};

impl GamePage for Psychopathe {
    const PAGE: Shelf = psychopathe_web::PAGE;

    fn role(language: Language, role: Player) -> String {
        Speaker::new(language).side(role)
    }

    fn about_role(language: Language, role: Player) -> String {
        psychopathe_web::Speaker::new(language).say("psy-about-side", &Args::new().with("side", side(role)))
    }

    fn bot_name(role: Player) -> String {
        let name = match role {
            Player::White => "Alba",
            Player::Black => "Nero",
            Player::Red => "Rossa",
        };
        name.to_owned()
    }

    fn bot_sentence(bot: &str) -> String {
        bot.replace("level-", "psy-bot-")
    }

    fn options(language: Language, options: &Options) -> Vec<String> {
        options::said(language, options)
    }

    fn choose_options(options: RwSignal<Options>) -> AnyView {
        options::choose(options)
    }

    fn alone(you: String) -> Vec<Participant> {
        let computer = Participant { name: Self::bot_name(Player::Black), bot: Some("level-1".to_owned()) };
        vec![Participant { name: you, bot: None }, computer]
    }

    /// On a device this game has a page of its own, whose engine thinks in a worker.
    fn think(_: &str, _: Knowledge<Self>, then: BotReply<Action>) {
        then(None);
    }

    fn progress(view: &View) -> u32 {
        view.n_moves
    }

    fn refusal(language: Language, refusal: &Refusal) -> String {
        Speaker::new(language).refusal(refusal)
    }

    fn tale(ctx: TableContext<Self>) -> Vec<Sentence> {
        tale(ctx)
    }

    fn table(ctx: TableContext<Self>) -> AnyView {
        table(ctx)
    }
}
