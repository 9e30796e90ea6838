//! The pages of this game on this device: more than the shell has for any game.

use leptos::prelude::*;
use psychopathe::Psychopathe;

use super::{
    alone::Alone, board_settings::BoardSettings, destination::Destination, hub::Hub, lessons::Lessons,
    local_game::bring_over, puzzles::Puzzles, rules::Rules, study::StudyPage,
};
use crate::{
    app::Mode,
    local::{local_table, new_local},
    route::Route,
};

/// Games on this device, lessons, puzzles, a board to study on.
#[derive(Debug)]
pub enum Pages {}

impl Mode<Psychopathe> for Pages {
    fn place(route: Route) -> AnyView {
        BoardSettings::provide();
        bring_over();
        match Destination::of(&route) {
            Destination::Hub => view! { <Hub/> }.into_any(),
            Destination::Alone => view! { <Alone/> }.into_any(),
            Destination::New => new_local::<Psychopathe>().into_any(),
            Destination::Local(id) => local_table::<Psychopathe>(&id),
            Destination::Study(subject) => view! { <StudyPage subject/> }.into_any(),
            Destination::Lessons(which) => view! { <Lessons which/> }.into_any(),
            Destination::Puzzles(which) => view! { <Puzzles which/> }.into_any(),
            Destination::Rules => view! { <Rules/> }.into_any(),
            // Another bundle is on its way: see boot.js.
            Destination::Online => ().into_any(),
        }
    }

    fn beside_brand() -> AnyView {
        view! { <a class="brand game" href=Destination::Hub.href()>"Psychopathe"</a> }.into_any()
    }
}
