//! What the shell asks of 4-KOMA.

use leptos::prelude::*;
use words::Shelf;
use yonkoma::{Options, Role, Stage, View, Yonkoma};

use super::{options::choices, table::table, tale::tale};
use crate::{
    context::TableContext,
    frame::Sound,
    game::{GamePage, Sentence},
    local::Participant,
};

impl GamePage for Yonkoma {
    const PAGE: Shelf = words::yonkoma::PAGE;
    // Both sides throw at the same time.
    const COSTLY: &'static [&'static str] =
        &["spend_koma", "use_gift", "plus_one", "auto_succeed", "take_setback", "concede"];

    fn choose_options(options: RwSignal<Options>, _: bool) -> AnyView {
        choices(options)
    }

    fn alone(you: String) -> Vec<Participant> {
        let bot = Participant::bot::<Self>;
        let you = Participant { name: you, bot: None };
        vec![bot(Role::GameMaster, 0), you, bot(Role::Player, 0), bot(Role::Player, 1)]
    }

    fn tale(ctx: TableContext<Self>) -> Vec<Sentence> {
        tale(ctx)
    }

    /// While the story goes on only the game master is awaited; a player who tells something goes on telling.
    fn goes_on(view: &View, seat: kernel::Seat) -> bool {
        view.board.stage == Stage::Free || kernel::Game::status(&Self, view).awaited.contains(&seat)
    }

    fn sound(notice: &Self::Notice) -> Option<Sound> {
        use yonkoma::{Notice, Partly};
        let throws = matches!(notice, Notice::Partly(Partly::Thrown { .. } | Partly::Rerolled { .. }));
        throws.then_some(Sound::Die)
    }

    fn table(ctx: TableContext<Self>) -> AnyView {
        table(ctx)
    }
}
