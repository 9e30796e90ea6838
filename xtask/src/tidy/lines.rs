//! Lines that rustfmt leaves alone: what stands in `view!`, and what strings hold.

use super::Tree;

/// A string at least so long is no shorter on a line of its own.
const LONG_STRING: usize = 60;

/// The crates that put together what people read.
const SPEAKING: [&str; 3] = ["crates/book/src/", "crates/tablee/src/", "crates/web/src/"];

/// Lines of the browser client that are longer than rustfmt makes the others.
pub(super) fn long(tree: &Tree) -> Vec<String> {
    let widest = max_width(tree.text("rustfmt.toml"));
    let files = tree.files("crates/web/src/", ".rs");
    files.flat_map(|(name, text)| found(name, text, "too long", |line| is_long(line, widest))).collect()
}

fn max_width(rustfmt: &str) -> usize {
    let width = rustfmt.lines().find_map(|line| line.strip_prefix("max_width = ")?.parse().ok());
    width.expect("rustfmt.toml says how wide code is")
}

fn is_long(line: &str, widest: usize) -> bool {
    let bare = line.trim_start();
    let is_whole = bare.starts_with("r#\"") || bare.starts_with("//");
    let has_long_string = line.split('"').skip(1).step_by(2).any(|text| text.len() >= LONG_STRING);
    line.chars().count() > widest && !is_whole && !has_long_string
}

/// French spaces and quotation marks that stand in code: `words::labelled` and its like set them in each language.
pub(super) fn set_by_hand(tree: &Tree) -> Vec<String> {
    let files = SPEAKING.into_iter().flat_map(|folder| tree.files(folder, ".rs"));
    let code = files.map(|(name, text)| (name, text.split("#[cfg(test)]").next().unwrap_or_default()));
    code.flat_map(|(name, text)| found(name, text, "set by hand", is_set_by_hand)).collect()
}

fn is_set_by_hand(line: &str) -> bool {
    let marks = [" : ", " ; ", "« ", "«\\u{"];
    !line.trim_start().starts_with("//") && marks.iter().any(|mark| line.contains(mark))
}

fn found(name: &str, text: &str, what: &str, is_wrong: impl Fn(&str) -> bool) -> Vec<String> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| is_wrong(line));
    lines.map(|(number, _)| format!("{name}:{number}: {what}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_found_unless_a_string_makes_it_so() {
        assert_eq!(max_width("max_width = 110\n"), 110);
        assert!(is_long(&format!("<p>{{{}}}</p>", "a".repeat(20)), 20));
        assert!(!is_long(&format!("// {}", "a".repeat(20)), 20));
        assert!(!is_long(&format!("<path d=\"{}\"/>", "M0 1".repeat(20)), 20));
    }

    #[test]
    fn marks_set_by_hand_are_found() {
        assert!(is_set_by_hand("format!(\"{label} : {what}\")"));
        assert!(is_set_by_hand("format!(\"« {text} »\")"));
        assert!(!is_set_by_hand("// PAC-31 : the price"));
        assert!(!is_set_by_hand("let label: String = labelled(language, &label, &what);"));
    }
}
