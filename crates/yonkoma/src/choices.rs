//! The menu: everything that [`permit`](crate::permit) permits, as choices with holes.

mod contest;
mod sheets;

use kernel::{Choice, Domain};

use crate::{
    action::Action,
    game::Yonkoma,
    permit::{may, permit},
    setup::{MOST_NAME, MOST_STORY, MOST_TEXT},
    view::View,
    vocabulary::{CharacterId, Stage},
};

/// What the viewer may do now, in the order of a menu: what the moment asks for first.
pub(crate) fn choices(view: &View) -> Vec<Choice<Action>> {
    let seated = view.you.is_some_and(|you| view.board.seats.get(you).is_some());
    if view.you.is_none() && permit(view, &Action::Pass).is_ok() {
        return vec![Choice::plain(Action::Pass)];
    }
    if !seated || view.board.stage == Stage::Closed {
        return Vec::new();
    }
    let mut menu = Menu::new(&Yonkoma, view);
    contest::throws(&mut menu);
    contest::conflicts(&mut menu);
    sheets::before_play(&mut menu);
    sheets::bonds(&mut menu);
    sheets::play(&mut menu);
    sheets::between(&mut menu);
    sheets::npcs(&mut menu);
    menu.into_choices()
}

type Menu<'a> = kernel::Menu<'a, Yonkoma>;

/// An action about one of these characters, with more holes.
fn about(
    menu: &mut Menu<'_>,
    of: Vec<CharacterId>,
    field: &str,
    action: Action,
    more: impl FnOnce(Choice<Action>) -> Choice<Action>,
) {
    if !of.is_empty() && may(menu.view, action.kind()) {
        let choice = Choice::plain(action).hole(field, Domain::one(of));
        menu.add(more(choice));
    }
}

/// Nobody in particular: a placeholder.
const NOBODY: CharacterId = CharacterId(0);

fn text() -> Domain {
    Domain::text(MOST_TEXT)
}

fn told() -> Domain {
    Domain::optional_text(MOST_TEXT)
}

fn name() -> Domain {
    Domain::text(MOST_NAME)
}

fn story() -> Domain {
    Domain::text(MOST_STORY)
}
