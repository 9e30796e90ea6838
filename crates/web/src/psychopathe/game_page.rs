//! What the shell asks of Psychopathe.

use kernel::{Company, Knowledge, Tact};
use leptos::prelude::*;
use psychopathe::{Action, Options, Player, Psychopathe};
use words::{Shelf, psychopathe_web};

use super::{computer, options, table::table, tale::tale};
use crate::{
    context::TableContext,
    frame::Sound,
    game::{BotReply, GamePage, Sentence},
    local::Participant,
};

impl GamePage for Psychopathe {
    const PAGE: Shelf = psychopathe_web::PAGE;
    const PLAYS_AGAIN: bool = false;

    fn bot_sentence(bot: &str) -> String {
        bot.replace("level-", "psy-bot-")
    }

    fn choose_options(options: RwSignal<Options>, online: bool) -> AnyView {
        options::form(options, online)
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
