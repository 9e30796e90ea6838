//! Texts that are handed in while the program runs. A program has its texts in itself; a page in the browser
//! does not, since nobody reads two languages at once: it fetches what it needs and hands it in here.

use std::sync::Mutex;

use kernel::Language;

static SUPPLIED: Mutex<Vec<(Language, String, &'static str)>> = Mutex::new(Vec::new());

/// Hands in the text of a file, `web.ftl`, in a language. What was handed in before stays: a text in use does not
/// change under its readers.
pub fn supply(language: Language, file: &str, text: String) {
    if let Ok(mut supplied) = SUPPLIED.lock()
        && find(&supplied, language, file).is_none()
    {
        supplied.push((language, file.to_owned(), text.leak()));
    }
}

/// What was handed in.
pub(crate) fn supplied(language: Language, file: &str) -> Option<&'static str> {
    find(&SUPPLIED.lock().ok()?, language, file)
}

fn find(all: &[(Language, String, &'static str)], language: Language, file: &str) -> Option<&'static str> {
    all.iter().find(|(l, name, _)| *l == language && name == file).map(|(.., text)| *text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_text_stays() {
        assert_eq!(supplied(Language::En, "test.ftl"), None);
        supply(Language::En, "test.ftl", "a = b".to_owned());
        supply(Language::En, "test.ftl", "a = c".to_owned());
        assert_eq!(supplied(Language::En, "test.ftl"), Some("a = b"));
        assert_eq!(supplied(Language::Fr, "test.ftl"), None);
    }
}
