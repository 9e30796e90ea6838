//! The pane of the table around the game: talk, presence, safety, consent, links, the end of it.

mod closing;
mod limits;
mod links;
mod motions;
mod pause;
mod presence;
mod real_dice;
mod row_menu;
mod safety;
mod talk;

use leptos::prelude::*;

use self::{closing::Closing, presence::Presence, safety::Safety, talk::Talk};

pub(super) use limits::Limits;
pub(super) use links::Links;
pub(super) use motions::Motions;
pub(super) use pause::Paused;
pub(super) use real_dice::RealDice;
pub(super) use row_menu::row_menu;
pub(super) use safety::XCard;
pub(super) use talk::{Hush, Unread, Writers};

/// Talk and everything that is the table's.
#[component]
pub(super) fn TablePane(
    /// Whether the game has ended.
    over: Memo<bool>,
    /// Whether the game throws dice, which can be checked.
    dice: bool,
    /// The bot that stands in for somebody.
    bot: &'static str,
    /// Which pane a small screen shows.
    pane: RwSignal<&'static str>,
) -> impl IntoView {
    view! { <Presence bot/> <Motions/> <Talk/> <Safety pane/> <Links/> <Closing over dice/> }
}
