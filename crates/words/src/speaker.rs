//! Sentences with variables.

use std::{cell::RefCell, rc::Rc};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kernel::Language;
use unic_langid::LanguageIdentifier;

use crate::shelf::{File, Shelf, TERMINAL};

/// Says sentences in one language. Cheap: the files are read once per thread, when first needed.
#[derive(Debug, Clone, Copy)]
pub struct Speaker {
    language: Language,
    shelf: &'static [File],
}

/// What a sentence speaks of.
#[derive(Debug, Default)]
pub struct Args<'a>(FluentArgs<'a>);

impl<'a> Args<'a> {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// With one more variable: a number or a text.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<FluentValue<'a>>) -> Self {
        self.0.set(name, value);
        self
    }

    /// With a variable that is `yes` or `no`.
    #[must_use]
    pub fn with_flag(self, name: &'static str, value: bool) -> Self {
        self.with(name, if value { "yes" } else { "no" })
    }
}

type Bundle = FluentBundle<FluentResource>;

thread_local! {
    static READ: RefCell<Vec<(Language, *const File, Rc<Bundle>)>> = const { RefCell::new(Vec::new()) };
}

impl Speaker {
    pub(crate) fn new(language: Language, shelf: &'static [File]) -> Self {
        Self { language, shelf }
    }

    /// For what the terminal says around any game.
    pub fn terminal(language: Language) -> Self {
        Self::new(language, &TERMINAL)
    }

    /// For what a page in the browser says.
    pub fn page(language: Language, shelf: Shelf) -> Self {
        Self::new(language, shelf.0)
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence with this id. One that this language lacks is said in the other; one that no language has is
    /// its id (a test keeps both from happening).
    pub fn say(&self, id: &str, args: &Args<'_>) -> String {
        let other = match self.language {
            Language::Fr => Language::En,
            Language::En => Language::Fr,
        };
        let said = [self.language, other].into_iter().find_map(|language| self.format(language, id, args));
        said.unwrap_or_else(|| id.to_owned())
    }

    /// A sentence that speaks of nothing else.
    pub fn just(&self, id: &str) -> String {
        self.say(id, &Args::new())
    }

    /// “a, b and c”.
    pub fn list(&self, things: &[String]) -> String {
        self.joined("list-two", things)
    }

    /// “a, b or c”.
    pub fn either(&self, things: &[String]) -> String {
        self.joined("list-either", things)
    }

    fn joined(&self, id: &str, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                self.say(id, &Args::new().with("first", first.join(", ")).with("second", last.as_str()))
            }
        }
    }

    fn format(&self, language: Language, id: &str, args: &Args<'_>) -> Option<String> {
        let bundle = self.bundle(language);
        let pattern = bundle.get_message(id)?.value()?;
        Some(bundle.format_pattern(pattern, Some(&args.0), &mut Vec::new()).into_owned())
    }

    fn bundle(&self, language: Language) -> Rc<Bundle> {
        let shelf = self.shelf.as_ptr();
        READ.with_borrow_mut(|read| {
            if let Some((.., bundle)) = read.iter().find(|(l, s, _)| (*l, *s) == (language, shelf)) {
                return Rc::clone(bundle);
            }
            let bundle = Rc::new(bundle(language, self.shelf));
            // What has not been fetched yet is read later.
            if self.shelf.iter().all(|file| !file.text(language).is_empty()) {
                read.push((language, shelf, Rc::clone(&bundle)));
            }
            bundle
        })
    }
}

fn bundle(language: Language, shelf: &[File]) -> Bundle {
    let tag = match language {
        Language::Fr => "fr",
        Language::En => "en",
    };
    let mut bundle = FluentBundle::new(vec![tag.parse::<LanguageIdentifier>().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    for file in shelf {
        let resource = match FluentResource::try_new(file.text(language).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// With its first letter in upper case.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
