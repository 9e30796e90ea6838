//! What a game adds to the terminal: its words, and its view as text.

use kernel::{Choice, Game, Language, Seat};
use search::Bots;
use serde_json::{Map, Value};
use words::{Described, capitalised};

use super::screen::Emphasis;

/// What one seat sees, with everybody's name: all that a sentence can depend on.
pub(crate) struct Seen<'a, G: Game> {
    pub(super) language: Language,
    /// What the players are called, seat by seat.
    pub(super) names: &'a [String],
    /// Who looks.
    pub(super) you: Seat,
    pub(super) view: &'a G::View,
    /// What was told so far, the newest last.
    pub(super) told: &'a [G::Notice],
}

impl<G: Game> Seen<'_, G> {
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(usize::from(seat.0)).map_or("?", String::as_str)
    }

    pub(super) fn labelled(&self, label: &str, what: &str) -> String {
        words::labelled(self.language, label, what)
    }

    pub(super) fn quoted(&self, text: &str) -> String {
        words::quoted(self.language, text)
    }

    /// The same a notice earlier or later.
    pub(super) fn at<'b>(&'b self, told: &'b [G::Notice]) -> Seen<'b, G> {
        Seen { language: self.language, names: self.names, you: self.you, view: self.view, told }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Shown {
    /// A new part begins.
    Title(String),
    /// A paragraph behind a mark.
    Line(Emphasis, String, String),
    /// A line that is cut where the screen ends.
    Fitted(String, String),
    /// Dice that come to rest one after the other.
    Dice(Vec<u8>),
    /// Lines that are a picture: they are not wrapped.
    Drawn(String),
}

impl Shown {
    /// A paragraph so many steps to the right.
    pub(super) fn at(depth: usize, text: impl Into<String>) -> Self {
        Self::Line(Emphasis::Plain, "  ".repeat(depth), text.into())
    }

    /// Something that happened.
    pub(super) fn told(text: impl Into<String>) -> Self {
        Self::Line(Emphasis::Plain, "· ".to_owned(), text.into())
    }

    /// A heading within a page.
    pub(super) fn heading(text: impl Into<String>) -> Self {
        Self::Line(Emphasis::Bold, String::new(), text.into())
    }
}

/// A game at the terminal. Whatever it does not say otherwise follows from its choices and sentences.
pub(crate) trait TerminalGame: Bots + Described + Copy + Default {
    /// Whether Enter follows the advice of a bot.
    const ADVISES: bool = true;
    /// Whether what can be done is listed; a board game has too many moves for it.
    const LISTS: bool = true;
    /// After so many actions of the others, somebody who is not awaited is asked whether they want to do something.
    const PATIENCE: Option<usize> = None;

    /// What a newcomer should know, a paragraph each.
    fn welcome(language: Language) -> Vec<String>;
    /// The role that is offered first.
    fn usual_role() -> Self::Role;
    /// A role where it is offered or taken.
    fn part(language: Language, role: Self::Role) -> String {
        Self::role(language, role)
    }
    /// What a player is called who has no name: the `nth` of that role.
    fn name(_language: Language, role: Self::Role, nth: usize) -> String {
        Self::bot_name(role, nth).to_owned()
    }
    /// What the person at the keyboard is called who gave no name.
    fn your_name(_language: Language, _role: Self::Role) -> String {
        "Alex".to_owned()
    }

    fn awaited(seen: &Seen<'_, Self>) -> String;
    fn notice(seen: &Seen<'_, Self>, notice: &Self::Notice) -> Vec<Shown>;
    /// What happened as the story tells it later; nothing, for what is no part of it.
    fn story(seen: &Seen<'_, Self>, notice: &Self::Notice) -> Vec<Shown> {
        Self::notice(seen, notice)
    }

    fn kind(seen: &Seen<'_, Self>, action: &Self::Action) -> String;
    /// An entry of the menu, as a verb.
    fn choice(seen: &Seen<'_, Self>, choice: &Choice<Self::Action>) -> String;
    /// A whole action with what goes with it, where the game has a sentence for it.
    fn action(_seen: &Seen<'_, Self>, _action: &Self::Action) -> Option<String> {
        None
    }
    fn question(seen: &Seen<'_, Self>, action: &Self::Action, field: &str) -> String;
    /// A value that may stand in a field, as people say it.
    fn value(seen: &Seen<'_, Self>, action: &Self::Action, field: &str, value: &Value) -> String;
    /// How many of each kind, as people say it.
    fn counted(
        seen: &Seen<'_, Self>,
        action: &Self::Action,
        field: &str,
        counts: &Map<String, Value>,
    ) -> String {
        let some = counts.iter().filter(|(_, n)| n.as_u64() != Some(0));
        let each =
            some.map(|(kind, n)| format!("{n} {}", Self::value(seen, action, field, &kind.as_str().into())));
        each.collect::<Vec<_>>().join(", ")
    }
    /// The advice that goes with an action.
    fn hint(seen: &Seen<'_, Self>, action: &Self::Action) -> Option<String>;
    /// The group of the bots' texts that has something for a field.
    fn ideas(_seen: &Seen<'_, Self>, _action: &Self::Action, _field: &str) -> Option<String> {
        None
    }
    /// What stands in a field before anybody has chosen, where something is likely.
    fn preset(_seen: &Seen<'_, Self>, _action: &Self::Action, _field: &str) -> Option<Value> {
        None
    }
    /// The answer to a question that an earlier answer has made idle.
    fn idle(_field: &str, _answers: &Map<String, Value>) -> Option<Value> {
        None
    }
    /// Whether what is typed without a number can be the text of this.
    fn takes_words(_action: &Self::Action) -> bool {
        false
    }
    /// Whether such actions stand in the menu as one entry, and what it says.
    fn gathers(_language: Language, _action: &Self::Action) -> Option<String> {
        None
    }
    /// Whether an action is left out of a menu on which these stand.
    fn leaves_out(_action: &Self::Action, _all: &[Choice<Self::Action>]) -> bool {
        false
    }

    /// The table as readable text.
    fn sheet(seen: &Seen<'_, Self>) -> Vec<Shown>;
    /// What one needs to see before a choice.
    fn context(_seen: &Seen<'_, Self>) -> Vec<Shown> {
        Vec::new()
    }
    /// Where the game stands, for the help.
    fn stage(seen: &Seen<'_, Self>) -> Option<String>;
    /// What the table chose.
    fn chosen(view: &Self::View) -> &Self::Options;
    /// How it ended, a sentence each.
    fn ending(seen: &Seen<'_, Self>) -> Vec<String>;
    /// The group of the bots' texts for such an end.
    fn last_word(_seen: &Seen<'_, Self>) -> Option<&'static str> {
        None
    }
    /// How far the game is, in its own measure.
    fn progress(view: &Self::View) -> u32;

    /// An action in the notation of the game, or why it is none.
    fn typed(_seen: &Seen<'_, Self>, _typed: &str) -> Option<Result<Self::Action, String>> {
        None
    }
    /// Something that the game alone can show.
    fn look(_seen: &Seen<'_, Self>, _word: &str) -> Option<Vec<Shown>> {
        None
    }
    /// The commands of [`TerminalGame::look`] and [`TerminalGame::typed`], explained.
    fn own_help(_language: Language) -> Vec<String> {
        Vec::new()
    }
    /// A moment at which somebody who is not awaited may want to say something; each is asked about once.
    fn moment(_seen: &Seen<'_, Self>) -> Option<String> {
        None
    }
    /// Whether a person who is awaited acts before the bots do.
    fn is_due(_seen: &Seen<'_, Self>) -> bool {
        true
    }
    /// Whether the bots have something to answer first.
    fn bots_first(_view: &Self::View) -> bool {
        false
    }
    /// In which order the bots are asked.
    fn order(_view: &Self::View, n_seats: usize) -> Vec<Seat> {
        (0..u8::try_from(n_seats).unwrap_or(u8::MAX)).map(Seat).collect()
    }
}

/// A plain name in a menu: the words of the game, with a capital.
pub(super) fn label<G: TerminalGame>(seen: &Seen<'_, G>, choice: &Choice<G::Action>) -> String {
    capitalised(&G::choice(seen, choice))
}

pub(super) fn fields<A: serde::Serialize>(action: &A) -> Map<String, Value> {
    match serde_json::to_value(action) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) | Err(_) => Map::new(),
    }
}

/// The name of a kind of action, as it travels.
pub(super) fn tag<A: serde::Serialize>(action: &A) -> String {
    fields(action).get("do").and_then(Value::as_str).unwrap_or_default().to_owned()
}
