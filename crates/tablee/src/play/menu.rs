//! The menu: what can be done, numbered.

use kernel::Choice;
use pactes::{Action, ActionKind};

/// A line of the menu.
pub(super) enum Entry<'c> {
    /// An action, or one with holes.
    Choice(&'c Choice<Action>),
    /// All offers that can be made.
    Trade(Vec<&'c Choice<Action>>),
}

/// What can be done, as it is numbered on the screen.
pub(super) struct Menu<'c> {
    pub(super) entries: Vec<Entry<'c>>,
}

impl<'c> Menu<'c> {
    /// Offers are one entry, at the end.
    pub(super) fn new(choices: &'c [Choice<Action>]) -> Self {
        let (offers, mut others): (Vec<_>, Vec<_>) =
            choices.iter().partition(|choice| matches!(choice.action, Action::Offer { .. }));
        // Nobody suggests an obstacle to themselves.
        if others.iter().any(|choice| choice.action.kind() == ActionKind::SetObstacle) {
            others.retain(|choice| choice.action.kind() != ActionKind::SuggestObstacle);
        }
        let trade = (!offers.is_empty()).then_some(Entry::Trade(offers));
        Self { entries: others.into_iter().map(Entry::Choice).chain(trade).collect() }
    }

    /// The entry that was typed, and what was typed after it.
    pub(super) fn chosen<'m, 't>(&'m self, typed: &'t str) -> Option<(&'m Entry<'c>, &'t str)> {
        let typed = typed.trim_start();
        let (number, rest) = typed.split_once(' ').unwrap_or((typed, ""));
        nth(&self.entries, number).map(|entry| (entry, rest))
    }

    /// What was typed as the text of the one thing that wants a text now.
    pub(super) fn written<'m, 't>(&'m self, typed: &'t str) -> Option<(&'m Entry<'c>, &'t str)> {
        let text = kernel::length(typed.trim()) >= 3 && typed.trim().parse::<f64>().is_err();
        self.text_choice().filter(|_| text).map(|entry| (entry, typed))
    }

    /// The one thing that wants a text now.
    pub(super) fn text_choice(&self) -> Option<&Entry<'c>> {
        self.entries.iter().find(|entry| match entry {
            Entry::Choice(choice) => matches!(
                choice.action.kind(),
                ActionKind::SetDesire
                    | ActionKind::SuggestDesire
                    | ActionKind::SetObstacle
                    | ActionKind::AddWord
                    | ActionKind::Propose
                    | ActionKind::WriteFlaw
                    | ActionKind::Summarise
            ),
            Entry::Trade(_) => false,
        })
    }

    /// The kinds of action on it, without offers.
    pub(super) fn deeds(&self) -> Vec<ActionKind> {
        let mut deeds: Vec<ActionKind> = Vec::new();
        for entry in &self.entries {
            if let Entry::Choice(choice) = entry
                && !deeds.contains(&choice.action.kind())
            {
                deeds.push(choice.action.kind());
            }
        }
        deeds
    }
}

/// The thing with this number, from 1.
pub(super) fn nth<'t, T>(things: &'t [T], number: &str) -> Option<&'t T>
where
    T: 't,
{
    things.get(number.parse::<usize>().ok()?.checked_sub(1)?)
}
