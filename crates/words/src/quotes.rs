//! What people wrote, between the quotation marks of a sentence.

use std::borrow::Cow;

/// The marks that people type, and those that stand inside others: French and English.
const MARKS: [([char; 2], [char; 2]); 2] = [(['«', '»'], ['“', '”']), (['“', '”'], ['‘', '’'])];
const SPACES: [char; 3] = [' ', '\u{a0}', '\u{202f}'];

/// A text as it can follow what was said: between quotation marks it has none of the same kind. Those around all of
/// it go, those within become the inner ones.
pub(crate) fn quotable<'a>(said: &str, text: &'a str) -> Cow<'a, str> {
    let before = said.trim_end_matches(SPACES);
    let Some((outer, inner)) = MARKS.into_iter().find(|(outer, _)| before.ends_with(outer[0])) else {
        return Cow::Borrowed(text);
    };
    let text = unquoted(text, outer);
    if !text.contains(outer) {
        return Cow::Borrowed(text);
    }
    let mut quoted = String::new();
    for piece in text.split_inclusive(outer) {
        // The inner marks of French stand close to what they enclose.
        let piece = if quoted.ends_with(inner[0]) { piece.trim_start_matches(SPACES) } else { piece };
        if let Some(piece) = piece.strip_suffix(outer[0]) {
            quoted.extend([piece, inner[0].encode_utf8(&mut [0; 4])]);
        } else if let Some(piece) = piece.strip_suffix(outer[1]) {
            quoted.extend([piece.trim_end_matches(SPACES), inner[1].encode_utf8(&mut [0; 4])]);
        } else {
            quoted.push_str(piece);
        }
    }
    Cow::Owned(quoted)
}

/// A text without the quotation marks around the whole of it.
fn unquoted(text: &str, [open, close]: [char; 2]) -> &str {
    let bare = text.trim();
    let inside = bare.strip_prefix(open).and_then(|rest| rest.strip_suffix(close));
    let inside = inside.or_else(|| bare.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')));
    match inside {
        Some(inside) if !inside.contains([open, close, '"']) => inside.trim_matches(SPACES),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_marks_are_not_doubled() {
        let fr = |text| quotable("Vous dites\u{202f}: «\u{202f}", text).into_owned();
        assert_eq!(fr("Je veux tout."), "Je veux tout.");
        assert_eq!(fr("« Je veux tout. »"), "Je veux tout.");
        assert_eq!(fr("\"Je veux tout.\""), "Je veux tout.");
        assert_eq!(fr("Elle dit « non » et « jamais »."), "Elle dit “non” et “jamais”.");
        assert_eq!(fr("« Non », dit-elle, « jamais »"), "“Non”, dit-elle, “jamais”");
        let en = |text| quotable("You say: “", text).into_owned();
        assert_eq!(en("“I want it all.”"), "I want it all.");
        assert_eq!(en("She said “no”."), "She said ‘no’.");
    }

    #[test]
    fn elsewhere_a_text_stays_as_it_was_typed() {
        assert_eq!(quotable("Ana\u{202f}: ", "« Non »"), "« Non »");
        assert_eq!(quotable("Ana: ", "\"No\""), "\"No\"");
    }
}
