//! What the shell asks of Psychopathe.

use kernel::{Company, Knowledge, Language, Tact};
use leptos::prelude::*;
use psychopathe::{Action, Options, Player, Psychopathe, Refusal};
use words::{Args, Shelf, psychopathe::Speaker, psychopathe_web};

use super::{computer, options, shapes::side, table::table, tale::tale};
use crate::{
    context::TableContext,
    frame::Sound,
    game::{BotReply, GamePage, Sentence},
    local::Participant,
};

impl GamePage for Psychopathe {
    const PAGE: Shelf = psychopathe_web::PAGE;
    const PLAYS_AGAIN: bool = false;

    fn role(language: Language, role: Player) -> String {
        Speaker::new(language).side(role)
    }

    fn about_role(language: Language, role: Player) -> String {
        psychopathe_web::Speaker::new(language).say("psy-about-side", &Args::new().with("side", side(role)))
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
        let computer =
            Participant { bot: Some("level-1".to_owned()), ..Participant::bot::<Self>(Player::Black, 0) };
        vec![Participant { name: you, bot: None }, computer]
    }

    fn think(bot: &str, known: Knowledge<Self>, _: &Company, then: BotReply<(Action, Tact)>) {
        let then = move |action: Option<Action>| then(action.map(|action| (action, Tact::Answers)));
        computer::think(bot, &known, Box::new(then));
    }

    fn refusal(language: Language, refusal: &Refusal) -> String {
        Speaker::new(language).refusal(refusal)
    }

    fn tale(ctx: TableContext<Self>) -> Vec<Sentence> {
        tale(ctx)
    }

    fn sound(notice: &Self::Notice) -> Option<Sound> {
        use psychopathe::{Happening, Notice};
        match notice {
            Notice::Open(Happening::Moved(_)) => Some(Sound::Card),
            Notice::Open(Happening::Ended { .. }) => Some(Sound::Seal),
            _ => None,
        }
    }

    fn table(ctx: TableContext<Self>) -> AnyView {
        table(ctx)
    }
}
