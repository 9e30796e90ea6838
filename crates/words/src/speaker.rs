//! Sentences with variables.

use std::{borrow::Cow, cell::RefCell, rc::Rc};

use kernel::Language;
use readers::fluent::{Message, PatternElement, read};

use crate::{
    people::{self, Person},
    quotes::quotable,
    shelf::{BOOK, CALLS, File, Shelf, TERMINAL},
};

/// Says sentences in one language. Cheap: the files are read once per thread, when first needed.
#[derive(Debug, Clone, Copy)]
pub struct Speaker {
    language: Language,
    shelf: &'static [File],
}

#[derive(Debug, Default)]
pub struct Args<'a>(Vec<(Cow<'static, str>, Arg<'a>)>);

/// What a variable holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg<'a> {
    Number(i64),
    Text(Cow<'a, str>),
    /// Somebody, or several people.
    People(Vec<Person>),
}

impl From<Person> for Arg<'_> {
    fn from(person: Person) -> Self {
        Self::People(vec![person])
    }
}

impl From<Vec<Person>> for Arg<'_> {
    fn from(people: Vec<Person>) -> Self {
        Self::People(people)
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}
numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64);

impl<'a> Args<'a> {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// With one more variable: a number, a text, or people.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Arg<'a>>) -> Self {
        self.0.push((name.into(), value.into()));
        self
    }

    /// With a variable that is `yes` or `no`.
    #[must_use]
    pub fn with_flag(self, name: impl Into<Cow<'static, str>>, value: bool) -> Self {
        self.with(name, if value { "yes" } else { "no" })
    }

    /// With these too.
    #[must_use]
    pub fn and(mut self, more: Self) -> Self {
        self.0.extend(more.0);
        self
    }

    pub(crate) fn get(&self, name: &str) -> Option<&Arg<'a>> {
        self.0.iter().rev().find(|(n, _)| *n == name).map(|(_, arg)| arg)
    }
}

/// The sentences of a shelf in one language.
type Book = Rc<Vec<Message>>;

thread_local! {
    static READ: RefCell<Vec<(Language, *const File, Book)>> = const { RefCell::new(Vec::new()) };
}

impl Speaker {
    pub(crate) fn new(language: Language, shelf: &'static [File]) -> Self {
        Self { language, shelf }
    }

    /// For what the terminal says around any game.
    pub fn terminal(language: Language) -> Self {
        Self::new(language, &TERMINAL)
    }

    /// For what is sent to whoever is awaited.
    pub fn calls(language: Language) -> Self {
        Self::new(language, &CALLS)
    }

    /// For what stands in a book around its story.
    pub fn printed(language: Language) -> Self {
        Self::new(language, &BOOK)
    }

    /// For what a page in the browser says.
    pub fn page(language: Language, shelf: Shelf) -> Self {
        Self::new(language, shelf.0)
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence with this id. One that this language lacks is said in the other; one that no language has is
    /// its id (a test keeps both from happening).
    pub fn say(&self, id: &str, args: &Args<'_>) -> String {
        self.find(id, args).unwrap_or_else(|| id.to_owned())
    }

    /// The same, if there is such a sentence.
    pub(crate) fn find(&self, id: &str, args: &Args<'_>) -> Option<String> {
        let other = match self.language {
            Language::Fr => Language::En,
            Language::En => Language::Fr,
        };
        [self.language, other].into_iter().find_map(|language| self.format(language, id, args))
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

    /// Several things, the last two joined by the sentence with this id.
    pub(crate) fn joined(&self, id: &str, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                self.say(id, &Args::new().with("first", first.join(", ")).with("second", last.as_str()))
            }
        }
    }

    fn format(&self, language: Language, id: &str, args: &Args<'_>) -> Option<String> {
        let book = self.book(language);
        // The last of a name stands: a game's page may say something of the shell otherwise.
        let (_, pieces) = book.iter().rev().find(|(name, _)| name == id)?;
        Some(said(language, pieces, args))
    }

    fn book(&self, language: Language) -> Book {
        let shelf = self.shelf.as_ptr();
        READ.with_borrow_mut(|all| {
            if let Some((.., book)) = all.iter().find(|(l, s, _)| (*l, *s) == (language, shelf)) {
                return Rc::clone(book);
            }
            let book = Rc::new(self.shelf.iter().flat_map(|file| read(file.text(language)).0).collect());
            // What has not been fetched yet is read later.
            if self.shelf.iter().all(|file| !file.text(language).is_empty()) {
                all.push((language, shelf, Rc::clone(&book)));
            }
            book
        })
    }
}

/// The sentence that these pieces make.
pub(crate) fn said(language: Language, pieces: &[PatternElement], args: &Args<'_>) -> String {
    let mut text = String::new();
    write(&mut text, language, pieces, args);
    people::settled(&text)
}

fn write(text: &mut String, language: Language, pieces: &[PatternElement], args: &Args<'_>) {
    for piece in pieces {
        match piece {
            PatternElement::Text(plain) => text.push_str(plain),
            PatternElement::Variable(name) => match args.get(name) {
                Some(Arg::Number(number)) => text.push_str(&number.to_string()),
                Some(Arg::Text(words)) => text.push_str(&quotable(text, words)),
                Some(Arg::People(people)) => text.push_str(&people::plain(language, people)),
                None => text.extend(["{$", name, "}"]),
            },
            PatternElement::Call { function, of, words } => {
                match args.get(of).and_then(|arg| people::call(language, function, arg, words)) {
                    Some(made) => text.push_str(&made),
                    None => text.extend(["{", function, "($", of, ")}"]),
                }
            }
            PatternElement::Choice { of, arms, usual } => {
                let fits = |key: &str| args.get(of).is_some_and(|arg| is(language, key, arg));
                let arm = arms.iter().position(|(key, _)| fits(key)).unwrap_or(*usual);
                write(text, language, &arms[arm].1, args);
            }
        }
    }
}

/// Whether a variable holds what a key names: a text, a number, or one of the kinds of numbers of the language.
fn is(language: Language, key: &str, arg: &Arg<'_>) -> bool {
    match arg {
        Arg::Text(words) => words == key,
        // What agrees with people is chosen with a function.
        Arg::People(_) => false,
        Arg::Number(number) => match key.parse::<i64>() {
            Ok(key) => key == *number,
            Err(_) => key == kind(language, number.unsigned_abs()),
        },
    }
}

/// Which of the language's forms follows such a number.
pub(crate) fn kind(language: Language, number: u64) -> &'static str {
    match (language, number) {
        (Language::Fr, 0 | 1) | (Language::En, 1) => "one",
        (Language::Fr, _) if number.is_multiple_of(1_000_000) => "many",
        (Language::Fr | Language::En, _) => "other",
    }
}

/// What parts whole numbers from tenths.
pub fn decimal_point(language: Language) -> char {
    match language {
        Language::Fr => ',',
        Language::En => '.',
    }
}

/// With its first letter in upper case.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| [kernel::upper(first)].into_iter().chain(letters).collect())
}

/// What stands for somebody where a letter has room: the first of their name, two where one of the others has the same.
pub fn initials<'n>(name: &str, mut others: impl Iterator<Item = &'n str>) -> String {
    let first = |name: &str| name.chars().next().map(kernel::upper);
    let n = if others.any(|other| first(other) == first(name)) { 2 } else { 1 };
    capitalised(&name.chars().take(n).collect::<String>())
}

#[cfg(test)]
mod tests;
