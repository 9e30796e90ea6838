//! Ideas for those who have none, from what the bots would say.

use pactes::View;

use crate::chance;

const THEMES: [&str; 6] = ["money", "love", "fame", "mastery", "family", "revenge"];

/// A desire.
pub(super) fn desire(view: &View) -> String {
    pick(&THEMES.map(|theme| texts(view, "desire", theme)).concat())
}

/// An obstacle that suits the desire.
pub(super) fn obstacle(view: &View) -> String {
    let theme = view.desire.as_deref().and_then(|desire| theme_of(view, "desire", desire));
    let taken = |text: &&String| view.obstacles.iter().any(|obstacle| *obstacle.text == ***text);
    let fresh: Vec<String> =
        of(view, "obstacle", theme).iter().filter(|text| !taken(text)).cloned().collect();
    pick(&fresh)
}

/// A commitment against the contract's obstacle.
pub(super) fn commitment(view: &View) -> String {
    pick(&of(view, "commitment", theme(view)))
}

/// A flaw for the last line.
pub(super) fn flaw(view: &View) -> String {
    pick(&of(view, "flaw", theme(view)))
}

/// A word for the association page.
pub(super) fn word(view: &View) -> String {
    pick(words::bank(view.language, "pactes").texts("word"))
}

fn theme(view: &View) -> Option<&'static str> {
    let contract = view.contract.as_ref()?;
    let obstacle = view.obstacles.get(usize::from(contract.obstacle).checked_sub(1)?)?;
    theme_of(view, "obstacle", &obstacle.text)
        .or_else(|| theme_of(view, "desire", view.desire.as_deref().unwrap_or_default()))
}

fn theme_of(view: &View, kind: &str, text: &str) -> Option<&'static str> {
    THEMES.into_iter().find(|theme| texts(view, kind, theme).iter().any(|known| known == text))
}

fn of(view: &View, kind: &str, theme: Option<&str>) -> Vec<String> {
    match theme {
        Some(theme) => texts(view, kind, theme),
        None => THEMES.map(|theme| texts(view, kind, theme)).concat(),
    }
}

fn texts(view: &View, kind: &str, theme: &str) -> Vec<String> {
    words::bank(view.language, "pactes").texts(&format!("{kind}-{theme}")).to_vec()
}

fn pick(texts: &[String]) -> String {
    if texts.is_empty() {
        return String::new();
    }
    let [byte, more] = chance::bytes::<2>();
    texts[usize::from(u16::from_le_bytes([byte, more])) % texts.len()].clone()
}
