//! What the shell asks of Pactes.

use kernel::Seat;
use leptos::prelude::*;
use pactes::{Options, Pactes, Role, Stage, View};
use words::Shelf;

use super::{context::TableContext, end::reasons, options::choices, table::table, tale::tale};
use crate::{
    context,
    frame::Sound,
    game::{GamePage, Sentence},
    local::Participant,
};

impl GamePage for Pactes {
    const PAGE: Shelf = words::pactes::PAGE;
    const COSTLY: &'static [&'static str] = &["roll", "reroll", "shift", "pay", "confirm"];

    fn choose_options(options: RwSignal<Options>, _: bool) -> AnyView {
        choices(options)
    }

    fn alone(you: String) -> Vec<Participant> {
        let bot = Participant::bot::<Self>;
        vec![Participant { name: you, bot: None }, bot(Role::DemonA, 0), bot(Role::DemonB, 0)]
    }

    fn tale(ctx: context::TableContext<Self>) -> Vec<Sentence> {
        tale(TableContext(ctx))
    }

    fn outcome(ctx: context::TableContext<Self>) -> Vec<String> {
        reasons(TableContext(ctx))
    }

    /// While tokens bend dice everybody is awaited: whoever has not passed may go on.
    fn goes_on(view: &View, seat: Seat) -> bool {
        let Some(role) = view.seats.get(seat).copied() else { return false };
        match (view.stage, &view.contract) {
            (Stage::Intervene, Some(contract)) => !contract.passed[role],
            _ => view.awaited().contains(&role),
        }
    }

    fn sound(notice: &Self::Notice) -> Option<Sound> {
        match notice {
            pactes::Notice::Open(pactes::Happening::DiceRolled { .. })
            | pactes::Notice::Partly(pactes::Partly::DieRerolled { .. }) => Some(Sound::Die),
            pactes::Notice::Open(pactes::Happening::Signed { .. }) => Some(Sound::Seal),
            pactes::Notice::Partly(pactes::Partly::Drawn { .. }) => Some(Sound::Card),
            _ => None,
        }
    }

    fn table(ctx: context::TableContext<Self>) -> AnyView {
        table(TableContext(ctx))
    }
}
