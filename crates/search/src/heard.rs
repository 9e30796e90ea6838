//! What kind of thing a person said: a bot answers a question as a question, and thanks as thanks.
//!
//! It looks at how a sentence is made, in French and in English, and understands nothing: a question is known by its
//! mark and by the word that asks, a request by how it begins. What it cannot tell is a [`Heard::Statement`].

mod words;

use words::{
    ACCUSES, AGREES, ASKS, BIDS, BIDS_POLITELY, DEFIES, FILLERS, GREETS, PARTS, REFUSES, REGRETS, THANKS,
};

/// What kind of thing a line is, the least telling first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Heard {
    /// Something is so.
    Statement,
    /// Somebody does something: the whole stands in brackets.
    Act,
    Yes,
    No,
    Farewell,
    Greeting,
    Apology,
    Thanks,
    /// Somebody is to do something.
    Request,
    /// Somebody has done something, asked or said.
    Accusation,
    YesNo,
    HowMuch,
    What,
    How,
    When,
    Where,
    Who,
    Why,
}

impl Heard {
    /// Of several sentences the last question, or else the last of the most telling kind.
    pub fn of(text: &str) -> Self {
        let text = text.trim();
        if text.starts_with('(') && text.ends_with(')') && text.matches('(').count() == 1 {
            return Self::Act;
        }
        let kinds =
            sentences(&without_brackets(text)).map(|(words, asks)| of_sentence(&words, asks)).collect();
        let kinds: Vec<Self> = kinds;
        let question = kinds.iter().rev().find(|kind| kind.is_question());
        question.or(kinds.iter().max()).copied().unwrap_or(Self::Statement)
    }

    /// Whether something is asked for that is to be said.
    pub fn is_question(self) -> bool {
        self >= Self::YesNo
    }
}

/// Somebody is called by no more words than these.
const MOST_CALLED: usize = 2;

/// Whose name stands in a text: the first of these that is called by it whole, or by a word of it.
pub fn named_in<'n>(text: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let text = plain(text);
    let place = |name: &str| {
        let words = plain(name);
        let parts =
            words.split_whitespace().filter(|part| part.chars().count() >= 3 && !FILLERS.contains(part));
        let places = parts.flat_map(|part| {
            // “d’Aoi”, “Aoi’s”.
            [format!(" {part} "), format!("'{part} "), format!(" {part}'s ")]
                .into_iter()
                .filter_map(|as_written| text.find(&as_written))
                .collect::<Vec<_>>()
        });
        places.min()
    };
    names
        .into_iter()
        .filter_map(|name| Some((place(name)?, name)))
        .min_by_key(|(place, _)| *place)
        .map(|(_, name)| name)
}

/// A way to know a kind: how a sentence begins, how it ends, what stands in it.
struct Way {
    kind: Heard,
    begins: &'static [&'static str],
    ends: &'static [&'static str],
    within: &'static [&'static str],
}

fn of_sentence(words: &str, asks: bool) -> Heard {
    let clauses: Vec<String> = words.split(',').map(|clause| without_fillers(&plain(clause))).collect();
    let whole = plain(words);
    let begins = |with: &&str| clauses.iter().any(|clause| clause.starts_with(&format!(" {with} ")));
    // After a name or a small word, not after another clause: “Do you remember, when …?”
    let n_called =
        clauses.iter().take_while(|clause| clause.split_whitespace().count() <= MOST_CALLED).count();
    let opens = |with: &&str| {
        clauses[..clauses.len().min(n_called + 1)]
            .iter()
            .any(|clause| clause.starts_with(&format!(" {with} ")))
    };
    let ends = |with: &&str| whole.ends_with(&format!(" {with} "));
    let within = |with: &&str| whole.contains(&format!(" {with} "));
    if DEFIES.iter().any(within) {
        return Heard::Accusation;
    }
    if asks || clauses.first().is_some_and(|first| asks_unmarked(first)) {
        let way = ASKS.iter().find(|way| {
            way.begins.iter().any(opens) || way.ends.iter().any(ends) || way.within.iter().any(within)
        });
        return match way {
            Some(way) => way.kind,
            None if BIDS_POLITELY.iter().any(within) => Heard::Request,
            None if ACCUSES.iter().any(within) => Heard::Accusation,
            None => Heard::YesNo,
        };
    }
    let bids = clauses.iter().any(|clause| is_bidding(clause)) || BIDS.iter().any(begins);
    match () {
        () if REGRETS.iter().any(within) => Heard::Apology,
        () if ACCUSES.iter().any(within) => Heard::Accusation,
        () if THANKS.iter().any(within) => Heard::Thanks,
        () if bids || BIDS_POLITELY.iter().any(within) => Heard::Request,
        () if PARTS.iter().any(begins) => Heard::Farewell,
        () if GREETS.iter().any(begins) => Heard::Greeting,
        () if REFUSES.iter().any(begins) => Heard::No,
        () if AGREES.iter().any(begins) => Heard::Yes,
        () => Heard::Statement,
    }
}

/// Many write no mark after a word that can only ask.
fn asks_unmarked(clause: &str) -> bool {
    const ONLY_ASK: [&str; 8] = [
        " pourquoi ",
        " qu'est-ce ",
        " est-ce ",
        " qui es-tu ",
        " où es-tu ",
        " why ",
        " who are ",
        " what are ",
    ];
    ONLY_ASK.iter().any(|word| clause.starts_with(word))
}

/// “Dis-le-moi”, “asseyez-vous”, “ne pars pas”: nobody stands before what is to be done.
fn is_bidding(clause: &str) -> bool {
    let mut words = clause.split_whitespace();
    let Some(first) = words.next() else { return false };
    let hangs = ["-moi", "-le", "-la", "-les", "-lui", "-leur", "-nous", "-toi", "-vous", "-en", "-y"];
    let forbids = first == "ne" || first.strip_prefix("n'").is_some_and(|rest| !rest.starts_with("importe"));
    forbids || hangs.iter().any(|end| first.ends_with(end)) && !first.starts_with("allons-")
}

/// Each sentence, and whether it is marked as a question.
fn sentences(text: &str) -> impl Iterator<Item = (String, bool)> {
    let parts = text.split_inclusive(['.', '!', '?', '…', '\n', ';', ':', '—']);
    let whole = parts.filter(|part| part.chars().any(char::is_alphabetic) || part.contains('?'));
    whole.map(|part| (part.to_owned(), part.contains('?'))).collect::<Vec<_>>().into_iter()
}

fn without_brackets(text: &str) -> String {
    let mut depth = 0_u32;
    let outside = text.chars().filter(|letter| match letter {
        '(' | '[' => {
            depth += 1;
            false
        }
        ')' | ']' => {
            depth = depth.saturating_sub(1);
            false
        }
        _ => depth == 0,
    });
    outside.collect()
}

/// The words of a text in lower case, with a space before, between and after them.
fn plain(text: &str) -> String {
    let letters = text.chars().flat_map(char::to_lowercase).map(|letter| match letter {
        '’' => '\'',
        '‑' => '-',
        letter if letter.is_alphanumeric() || letter == '\'' || letter == '-' => letter,
        _ => ' ',
    });
    let letters: String = letters.collect();
    let words: Vec<&str> =
        letters.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).collect();
    format!(" {} ", words.join(" "))
}

/// A clause from its first word that says something.
fn without_fillers(clause: &str) -> String {
    let words: Vec<&str> = clause.split_whitespace().skip_while(|word| FILLERS.contains(word)).collect();
    format!(" {} ", words.join(" "))
}

#[cfg(test)]
mod tests;
