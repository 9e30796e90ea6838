//! Who tells the story of a table, whatever its game.

use kernel::Language;
use serde::de::DeserializeOwned;
use serde_json::{Value, value::RawValue};
use table::Unreadable;
use words::{InBook, Section, Storyteller, TellsStory};

/// One game as its reader knows it: what was told one after the other, and how it looks in the end.
pub(crate) trait Reader {
    /// What is written down of something that was told.
    fn hear(&mut self, notice: &RawValue) -> Result<InBook, Unreadable>;
    /// What stands after the story, once all was heard.
    fn appendix(&self) -> Vec<Section>;
}

/// Whoever reads one game, seen as its viewer sees it in the end.
pub(crate) fn reader(
    game: &str,
    language: Language,
    names: &[String],
    view: &Value,
) -> Result<Box<dyn Reader>, Unreadable> {
    let chosen = games::visit(game, Chosen { language, names, view });
    chosen.unwrap_or_else(|| Err(Unreadable::misfit("a book", "no such game")))
}

/// What a reader has to know.
struct Chosen<'a> {
    language: Language,
    names: &'a [String],
    view: &'a Value,
}

impl games::Visitor for Chosen<'_> {
    type Output = Result<Box<dyn Reader>, Unreadable>;

    fn visit<G: TellsStory>(self, _: G) -> Self::Output {
        let view: G::View =
            serde_json::from_value(self.view.clone()).map_err(|error| Unreadable::json("a view", &error))?;
        let tell = G::storyteller(self.language, self.names.to_vec(), &view);
        let (language, names) = (self.language, self.names.to_vec());
        Ok(Box::new(Heard::<G> { language, names, view, tell, told: Vec::new() }))
    }
}

/// A game whose types are known.
struct Heard<G: TellsStory> {
    language: Language,
    names: Vec<String>,
    view: G::View,
    tell: Storyteller<G>,
    told: Vec<G::Notice>,
}

impl<G: TellsStory> Reader for Heard<G> {
    fn hear(&mut self, notice: &RawValue) -> Result<InBook, Unreadable> {
        let notice = read(notice)?;
        let said = (self.tell)(&notice);
        self.told.push(notice);
        Ok(said)
    }

    fn appendix(&self) -> Vec<Section> {
        G::appendix(self.language, &self.names, &self.view, &self.told)
    }
}

fn read<T: DeserializeOwned>(notice: &RawValue) -> Result<T, Unreadable> {
    serde_json::from_str(notice.get()).map_err(|error| Unreadable::json("a notice", &error))
}
