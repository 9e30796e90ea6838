//! Who tells the story of a table, whatever its game.

use kernel::Language;
use serde::de::DeserializeOwned;
use serde_json::{Value, value::RawValue};
use table::Unreadable;
use words::{InBook, TellsStory};

/// Puts one thing after the other that a game tells into what is written down of it.
pub(crate) type Teller = Box<dyn FnMut(&RawValue) -> Result<InBook, Unreadable>>;

/// Whoever tells one game, seen as its viewer sees it in the end.
pub(crate) fn teller(
    game: &str,
    language: Language,
    names: &[String],
    view: &Value,
) -> Result<Teller, Unreadable> {
    let chosen = games::visit(game, Chosen { language, names, view });
    chosen.unwrap_or_else(|| Err(Unreadable::misfit("a book", "no such game")))
}

/// What a teller has to know.
struct Chosen<'a> {
    language: Language,
    names: &'a [String],
    view: &'a Value,
}

impl games::Visitor for Chosen<'_> {
    type Output = Result<Teller, Unreadable>;

    fn visit<G: TellsStory>(self, _: G) -> Self::Output {
        let view: G::View =
            serde_json::from_value(self.view.clone()).map_err(|error| Unreadable::json("a view", &error))?;
        let mut tell = G::storyteller(self.language, self.names.to_vec(), &view);
        Ok(Box::new(move |notice| Ok(tell(&read(notice)?))))
    }
}

fn read<T: DeserializeOwned>(notice: &RawValue) -> Result<T, Unreadable> {
    serde_json::from_str(notice.get()).map_err(|error| Unreadable::json("a notice", &error))
}
