//! The menu: everything that [`permit`](crate::permit) permits, as choices with holes.

mod contest;
mod sheets;

use kernel::{Choice, Domain};

use crate::{
    action::{Action, ActionKind},
    permit::{permit, turn},
    setup::{MOST_NAME, MOST_STORY, MOST_TEXT},
    view::View,
    vocabulary::{CharacterId, Stage},
};

/// What the viewer may do now, in the order of a menu: what the moment asks for first.
pub(crate) fn choices(view: &View) -> Vec<Choice<Action>> {
    let seated = view.you.is_some_and(|you| view.board.seats.get(you).is_some());
    if !seated || view.board.stage == Stage::Closed {
        return Vec::new();
    }
    let mut menu = Menu { view, choices: Vec::new() };
    menu.throws();
    menu.conflicts();
    menu.before_play();
    menu.bonds();
    menu.story();
    menu.between();
    menu.npcs();
    menu.choices
}

struct Menu<'a> {
    view: &'a View,
    choices: Vec<Choice<Action>>,
}

impl Menu<'_> {
    fn may(&self, what: ActionKind) -> bool {
        let (now, whose) = turn(self.view, what);
        now && self.view.you.is_some_and(|you| whose.contains(&you))
    }

    fn add(&mut self, choice: Choice<Action>) {
        self.choices.push(choice);
    }

    /// An action with nothing to fill, if it is permitted.
    fn plain(&mut self, action: Action) {
        if permit(self.view, &action).is_ok() {
            self.add(Choice::plain(action));
        }
    }

    /// An action whose only hole is a text that may be told aloud, if it is permitted.
    fn told(&mut self, action: Action, field: &str, most: usize) {
        if permit(self.view, &action).is_ok() {
            self.add(Choice::plain(action).hole(field, Domain::optional_text(most)));
        }
    }

    /// An action about one of these characters, with more holes.
    fn about(
        &mut self,
        of: Vec<CharacterId>,
        field: &str,
        action: Action,
        more: impl FnOnce(Choice<Action>) -> Choice<Action>,
    ) {
        if !of.is_empty() && self.may(action.kind()) {
            let choice = Choice::plain(action).hole(field, Domain::one(of));
            self.add(more(choice));
        }
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
