//! What the shell asks of Pactes.

use kernel::{Knowledge, Language, Player as _, Recorder, Seat};
use leptos::prelude::*;
use pactes::{Options, Pactes, Refusal, Role, Stage, View};
use search::pactes::Bot;
use words::{Shelf, pactes::Speaker};

use super::{context::TableContext, options::choices, table::table, tale::tale};
use crate::{
    chance, context,
    game::{BotReply, GamePage, Sentence},
    local::Participant,
};

/// The only bot there is.
const DEMON: &str = "demon";

impl GamePage for Pactes {
    const PAGE: Shelf = words::pactes::PAGE;

    fn role(language: Language, role: Role) -> String {
        Speaker::new(language).role(role)
    }

    fn about_role(language: Language, role: Role) -> String {
        Speaker::new(language).about_role(role)
    }

    fn bot_name(role: Role) -> String {
        let name = match role {
            Role::Faust => "Johann",
            Role::DemonA => "Malphas",
            Role::DemonB => "Vépar",
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
        let bot = |role| Participant { name: Self::bot_name(role), bot: Some(DEMON.to_owned()) };
        vec![Participant { name: you, bot: None }, bot(Role::DemonA), bot(Role::DemonB)]
    }

    fn think(_: &str, known: Knowledge<Self>, then: BotReply<pactes::Action>) {
        let mut whim = chance::whim();
        then(Bot::default().act(&Self, &known, &mut Recorder::new(&mut whim)));
    }

    fn progress(view: &View) -> u32 {
        view.round.into()
    }

    fn refusal(language: Language, refusal: &Refusal) -> String {
        Speaker::new(language).refusal(refusal)
    }

    fn tale(ctx: context::TableContext<Self>) -> Vec<Sentence> {
        tale(TableContext(ctx))
    }

    /// While tokens bend dice everybody is awaited: whoever has not passed may go on.
    fn goes_on(view: &View, seat: Seat) -> bool {
        let Some(role) = view.seats.get(seat).copied() else { return false };
        match (view.stage, &view.contract) {
            (Stage::Intervene, Some(contract)) => !contract.passed[role],
            _ => view.awaited().contains(&role),
        }
    }

    fn table(ctx: context::TableContext<Self>) -> AnyView {
        table(TableContext(ctx))
    }
}
