//! A row as it is stored. What somebody wrote stands in the action, in the event and in each notice; a long text is
//! stored once, in front, and the places where it stands say which one it is. Rows stored before this was so read as
//! they are.

use std::fmt::Write as _;

use crate::{any::Unreadable, row::Row};

/// What is shorter stays where it stands, in bytes of JSON with its quotes.
const SHORTEST: usize = 80;
/// How a stored row with shared texts begins.
const BEGIN: &str = "{\"shared\":[";
/// What stands in place of a shared text, before its number.
const PLACE: &str = "{\"§\":";

impl Row {
    pub fn to_stored(&self) -> String {
        share(serde_json::to_string(self).expect("a row writes itself"))
    }

    /// From how it was stored.
    ///
    /// # Errors
    /// It is no row.
    pub fn from_stored(stored: &str) -> Result<Self, Unreadable> {
        let whole = stored.strip_prefix(BEGIN).map(|rest| unshare(rest).ok_or("its texts are not there"));
        let whole = whole.transpose().map_err(|why| Unreadable::misfit("a row", why))?;
        serde_json::from_str(whole.as_deref().unwrap_or(stored))
            .map_err(|error| Unreadable::json("a row", &error))
    }
}

/// Takes out the long texts that stand there more than once.
fn share(json: String) -> String {
    if json.len() < 2 * SHORTEST || json.contains(PLACE) {
        return json;
    }
    let long: Vec<&str> =
        strings(&json).map(|(at, end)| &json[at..end]).filter(|text| text.len() >= SHORTEST).collect();
    let mut shared: Vec<&str> = Vec::new();
    for (n, text) in long.iter().enumerate() {
        if !shared.contains(text) && long[n + 1..].contains(text) {
            shared.push(text);
        }
    }
    if shared.is_empty() {
        return json;
    }
    let mut stored = format!("{BEGIN}{}],\"row\":", shared.join(","));
    let mut from = 0;
    for (at, end) in strings(&json) {
        if let Some(n) = shared.iter().position(|text| *text == &json[at..end]) {
            let _ = write!(stored, "{}{PLACE}{n}}}", &json[from..at]);
            from = end;
        }
    }
    stored + &json[from..] + "}"
}

/// Puts the texts back; what was stored begins after [`BEGIN`].
fn unshare(rest: &str) -> Option<String> {
    let mut shared = Vec::new();
    let mut row = rest;
    while let Some((0, end)) = strings(row).next() {
        shared.push(&row[..end]);
        row = row[end..].strip_prefix(',').unwrap_or(&row[end..]);
    }
    let row = row.strip_prefix("],\"row\":")?.strip_suffix('}')?;
    let mut json = String::with_capacity(row.len());
    let mut places = row.split(PLACE);
    json.push_str(places.next()?);
    for place in places {
        let (number, after) = place.split_once('}')?;
        json.push_str(shared.get(number.parse::<usize>().ok()?)?);
        json.push_str(after);
    }
    Some(json)
}

/// Where the strings of a JSON text that are values begin and end, their quotes included.
fn strings(json: &str) -> impl Iterator<Item = (usize, usize)> {
    let bytes = json.as_bytes();
    let mut from = 0;
    std::iter::from_fn(move || {
        loop {
            let at = from + bytes[from..].iter().position(|byte| *byte == b'"')?;
            let mut end = at + 1;
            while *bytes.get(end)? != b'"' {
                end += if bytes[end] == b'\\' { 2 } else { 1 };
            }
            from = end + 1;
            // What stands before a colon is the name of a field.
            if bytes.get(from) != Some(&b':') {
                return Some((at, from));
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(json: &str) -> String {
        let stored = share(json.to_owned());
        let back = match stored.strip_prefix(BEGIN) {
            Some(rest) => unshare(rest).expect("the texts are there"),
            None => stored.clone(),
        };
        assert_eq!(back, json);
        stored
    }

    #[test]
    fn a_long_text_is_stored_once_and_comes_back_to_the_byte() {
        let long = "« Où vas-tu ? » \\\"nulle part\\\" ".repeat(900);
        let json = format!(
            r#"{{"seq":3,"play":{{"action":{{"text":"{long}"}},"told":["{long}",{{"a":"{long}"}}]}}}}"#
        );
        let stored = check(&json);
        assert!(stored.len() < long.len() + 300, "{} of {}", stored.len(), json.len());
        // Two texts, one of them with something that looks like a place or a field.
        let (one, two) = ("a, b] } { : ".repeat(20), "\\\\".repeat(100));
        check(&format!(r#"["{one}","{two}","{two}",{{"k":"{one}","l":"{one}x"}}]"#));
        let tricky = format!("{{\\\"§\\\":0}} {one}");
        check(&format!(r#"["{tricky}","{tricky}"]"#));
        assert!(!check(&format!(r#"["{one}",{{"§":0}},"{one}"]"#)).starts_with(BEGIN), "left as it is");
        for json in ["", "{}", r#""""#, r#"{"a":"b","c":"b"}"#] {
            assert_eq!(check(json), json);
        }
    }

    #[test]
    fn what_is_damaged_is_no_row() {
        let one = "x".repeat(100);
        let stored = share(format!(r#"["{one}","{one}"]"#));
        for cut in (0..stored.len()).filter(|cut| stored.is_char_boundary(*cut)) {
            assert!(Row::from_stored(&stored[..cut]).is_err(), "{cut}");
        }
        assert!(Row::from_stored(&stored.replace(":0}", ":7}")).is_err());
    }
}
