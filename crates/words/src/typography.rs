//! What code puts together is set as its language sets it: French parts high marks and guillemets from words.

use kernel::Language;

use crate::quotes::quotable;

/// “Gift: the voice of the sea”.
pub fn labelled(language: Language, label: &str, what: &str) -> String {
    match language {
        Language::Fr => format!("{label}\u{202f}: {what}"),
        Language::En => format!("{label}: {what}"),
    }
}

/// “one thing; another”, where there may be commas within each.
pub fn series(language: Language, things: &[String]) -> String {
    things.join(match language {
        Language::Fr => "\u{202f}; ",
        Language::En => "; ",
    })
}

/// What somebody wrote, between quotation marks; those that it has itself become the inner ones.
pub fn quoted(language: Language, text: &str) -> String {
    let (open, close) = match language {
        Language::Fr => ("«\u{202f}", "\u{202f}»"),
        Language::En => ("“", "”"),
    };
    format!("{open}{}{close}", quotable(open, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_spaces_and_marks() {
        let both = [Language::Fr, Language::En];
        assert_eq!(
            both.map(|language| labelled(language, "Don", "voir")),
            ["Don\u{202f}: voir", "Don: voir"]
        );
        let things = ["a, b".to_owned(), "c".to_owned()];
        assert_eq!(both.map(|language| series(language, &things)), ["a, b\u{202f}; c", "a, b; c"]);
        assert_eq!(both.map(|language| quoted(language, "Non")), ["«\u{202f}Non\u{202f}»", "“Non”"]);
        assert_eq!(quoted(Language::Fr, "« Non »"), "«\u{202f}Non\u{202f}»");
    }
}
