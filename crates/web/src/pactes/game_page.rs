//! What the shell asks of Pactes.

use kernel::{Company, Knowledge, Language, Seat, Tact};
use leptos::prelude::*;
use pactes::{Options, Pactes, Refusal, Role, Stage, View};
use search::pactes::Bot;
use words::{Shelf, pactes::Speaker};

use super::{context::TableContext, end::reasons, options::choices, table::table, tale::tale};
use crate::{
    context,
    frame::Sound,
    game::{BotReply, GamePage, Sentence, think_here},
    local::Participant,
};

impl GamePage for Pactes {
    const PAGE: Shelf = words::pactes::PAGE;
    const COSTLY: &'static [&'static str] = &["roll", "reroll", "shift", "pay", "confirm"];

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
        choices(options)
    }

    fn alone(you: String) -> Vec<Participant> {
        let bot = Participant::bot::<Self>;
        vec![Participant { name: you, bot: None }, bot(Role::DemonA, 0), bot(Role::DemonB, 0)]
    }

    fn think(_: &str, known: Knowledge<Self>, company: &Company, then: BotReply<(pactes::Action, Tact)>) {
        think_here(Bot::default(), &known, company, then);
    }

    fn refusal(language: Language, refusal: &Refusal) -> String {
        Speaker::new(language).refusal(refusal)
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
