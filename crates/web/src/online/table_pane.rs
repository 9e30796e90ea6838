//! The pane of the table around the game: talk, presence, safety, consent, links, the end of it.

mod calls;
mod closing;
mod expiry;
mod halt;
mod limits;
mod links;
mod presence;
mod real_dice;
mod row_menu;
mod safety;
mod talk;

use leptos::prelude::*;

use super::books::books;
use crate::{app::PageLinks, frame::call_switch};

use self::{
    calls::{CallsAll, CallsMe},
    closing::Closing,
    presence::Presence,
    safety::Safety,
    talk::Talk,
};

pub(super) use closing::KeptDice;
pub(super) use expiry::WhenErased;
pub(super) use halt::{Halt, HaltBar, lead_to_talk};
pub(super) use limits::Limits;
pub(super) use links::{HasStory, Links};
pub(super) use real_dice::RealDice;
pub(super) use row_menu::row_menu;
pub(super) use safety::{PauseButton, XCard};
pub(super) use talk::{Hush, Unread, Writers};

/// Who is here, and what they say.
#[component]
pub(super) fn TalkPane(
    /// The bot that stands in for somebody.
    bot: &'static str,
) -> impl IntoView {
    view! { <Presence bot/> <Talk/> }
}

/// Everything else that is the table's.
#[component]
pub(super) fn TablePane(
    /// Whether the game has ended.
    over: Memo<bool>,
    /// Whether the game throws dice, which can be checked.
    dice: bool,
    /// Which pane a small screen shows.
    pane: RwSignal<&'static str>,
    /// Whether the game tells a story, which has tools of its own.
    has_story: bool,
) -> impl IntoView {
    let safety = has_story.then(|| view! { <Safety pane/> });
    // Where a story is told, its books stand below it.
    let books = (!has_story).then(|| books(expect_context()));
    view! {
        {safety} <Links/> <CallsMe/> <CallsAll/> {books}
        <Closing over dice/> <WhenErased/> {call_switch()} <PageLinks/>
    }
}
