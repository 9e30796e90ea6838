//! The menu: what can be done, numbered.

use kernel::{Choice, Domain, Language};

use super::terminal_game::{TerminalGame, tag};

/// A menu longer than this gathers actions of one kind into one entry.
const LONG: usize = 9;

/// A line of the menu.
pub(super) enum MenuEntry<'c, A> {
    /// An action, or one with holes.
    One(&'c Choice<A>),
    /// Several of one kind; their own name, where they have one.
    Several(Option<String>, Vec<&'c Choice<A>>),
}

impl<'c, A> MenuEntry<'c, A> {
    /// What it offers first.
    pub(super) fn first(&self) -> &'c Choice<A> {
        match self {
            Self::One(choice) => choice,
            Self::Several(_, choices) => choices[0],
        }
    }
}

/// What can be done, as it is numbered on the screen.
pub(super) struct NumberedMenu<'c, A> {
    pub(super) entries: Vec<MenuEntry<'c, A>>,
}

impl<'c, A: serde::Serialize> NumberedMenu<'c, A> {
    pub(super) fn new<G: TerminalGame<Action = A>>(language: Language, choices: &'c [Choice<A>]) -> Self {
        let mut kinds: Vec<(String, Vec<&Choice<A>>)> = Vec::new();
        let mut gathered = Vec::new();
        for choice in choices.iter().filter(|choice| !G::leaves_out(&choice.action, choices)) {
            let (list, name) = match G::gathers(language, &choice.action) {
                Some(name) => (&mut gathered, name),
                None => (&mut kinds, tag(&choice.action)),
            };
            match list.iter_mut().find(|(known, _)| *known == name) {
                Some((_, of)) => of.push(choice),
                None => list.push((name, vec![choice])),
            }
        }
        let is_long = G::LISTS && kinds.iter().map(|(_, of)| of.len()).sum::<usize>() > LONG;
        let entries = kinds.into_iter().flat_map(|(_, of)| {
            if is_long && of.len() > 2 {
                vec![MenuEntry::Several(None, of)]
            } else {
                of.into_iter().map(MenuEntry::One).collect()
            }
        });
        let last = gathered.into_iter().map(|(name, of)| MenuEntry::Several(Some(name), of));
        Self { entries: entries.chain(last).collect() }
    }

    /// The entry that was typed, and what was typed after it.
    pub(super) fn chosen<'m, 't>(&'m self, typed: &'t str) -> Option<(&'m MenuEntry<'c, A>, &'t str)> {
        let typed = typed.trim_start();
        let (number, rest) = typed.split_once(' ').unwrap_or((typed, ""));
        nth(&self.entries, number).map(|entry| (entry, rest))
    }

    /// The one thing of which what was typed can be the text.
    pub(super) fn written<G: TerminalGame<Action = A>>(&self, typed: &str) -> Option<&'c Choice<A>> {
        let is_text = kernel::length(typed.trim()) >= 3 && typed.trim().parse::<f64>().is_err();
        self.text_choice::<G>().filter(|_| is_text)
    }

    /// The one thing that wants a text now.
    pub(super) fn text_choice<G: TerminalGame<Action = A>>(&self) -> Option<&'c Choice<A>> {
        let has_text =
            |choice: &&Choice<A>| choice.holes.iter().any(|hole| matches!(hole.domain, Domain::Text { .. }));
        let ones = self.entries.iter().filter_map(|entry| match entry {
            MenuEntry::One(choice) => Some(*choice),
            MenuEntry::Several(..) => None,
        });
        ones.filter(|choice| G::takes_words(&choice.action)).find(has_text)
    }
}

/// The thing with this number, from 1.
pub(super) fn nth<'t, T>(things: &'t [T], number: &str) -> Option<&'t T>
where
    T: 't,
{
    things.get(number.parse::<usize>().ok()?.checked_sub(1)?)
}
