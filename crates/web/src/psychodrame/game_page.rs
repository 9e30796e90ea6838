//! What the shell asks of Psychodrame.

use kernel::Seat;
use leptos::prelude::*;
use psychodrame::{Options, Psychodrame, Role, Stage, View};
use words::Shelf;

use super::{context::TableContext, options::choices, table::table, tale::tale};
use crate::{
    frame::Sound,
    game::{GamePage, Sentence},
    local::Participant,
};

impl GamePage for Psychodrame {
    const PAGE: Shelf = words::psychodrame::PAGE;
    const PLAYS_AGAIN: bool = false;
    const WAITS_FOR_ALL: bool = true;
    const WAITS_ALONE: bool = true;
    // Draws and combinations of both sides come at the same time, and take nothing from each other.
    const COSTLY: &'static [&'static str] = &["spend_on_emotion", "spend_on_trait", "spend_on_new_trait"];

    fn choose_options(options: RwSignal<Options>, _: bool) -> AnyView {
        choices(options)
    }

    /// Whoever tries it alone without a name gets one: the story speaks of everybody by name.
    fn alone(you: String) -> Vec<Participant> {
        let you = if ["Vous", "You"].contains(&you.as_str()) { "Alex".to_owned() } else { you };
        let bot = Participant::bot::<Self>;
        vec![Participant { name: you, bot: None }, bot(Role::Player, 0), bot(Role::Player, 1)]
    }

    fn tale(ctx: TableContext) -> Vec<Sentence> {
        tale(ctx)
    }

    /// In free play anybody tells, and nothing is hidden: the device goes on when people hand it on.
    fn goes_on(view: &View, seat: Seat) -> bool {
        view.table.stage == Stage::Play || view.awaited().contains(&seat)
    }

    fn sound(notice: &Self::Notice) -> Option<Sound> {
        use psychodrame::Event::{CardsDrawn, CombinationPlayed};
        matches!(notice, CardsDrawn { .. } | CombinationPlayed { .. }).then_some(Sound::Card)
    }

    fn table(ctx: TableContext) -> AnyView {
        table(ctx)
    }
}
