//! Ideas for those who have none, from what the bots would say.

use pactes::View;
use words::pactes::Motif;

use crate::chance;

/// A desire.
pub(super) fn desire(view: &View) -> String {
    pick(Motif::DESIRES.iter().flat_map(|motif| motif.texts(view.language, "desire")))
}

/// An obstacle that suits the desire, and that was not written yet.
pub(super) fn obstacle(view: &View) -> String {
    let motif = desire_motif(view);
    let fresh = |text: &&String| view.obstacles.iter().all(|obstacle| *obstacle.text != ***text);
    let of = |motif: Motif| motif.texts(view.language, "obstacle").iter().filter(fresh);
    pick(of(motif).chain(of(Motif::ANY).filter(|_| of(motif).next().is_none())))
}

/// A commitment against the contract's obstacle.
pub(super) fn commitment(view: &View) -> String {
    pick(contract_motif(view).texts(view.language, "commitment"))
}

/// A flaw for the last line.
pub(super) fn flaw(view: &View) -> String {
    pick(contract_motif(view).texts(view.language, "flaw"))
}

/// What Faust tells of a contract, whatever became of it.
pub(super) fn summary(view: &View) -> String {
    pick(words::bank(view.language, "pactes").texts("summary-any"))
}

/// A word for the association page.
pub(super) fn word(view: &View) -> String {
    pick(words::bank(view.language, "pactes").texts("word"))
}

/// The motif of the contract's obstacle, else of the desire.
fn contract_motif(view: &View) -> Motif {
    let number = view.contract.as_ref().map_or(0, |contract| usize::from(contract.obstacle));
    let obstacle = number.checked_sub(1).and_then(|index| view.obstacles.get(index));
    let motif = obstacle.and_then(|obstacle| Motif::of(view.language, "obstacle", &obstacle.text));
    motif.unwrap_or_else(|| desire_motif(view))
}

fn desire_motif(view: &View) -> Motif {
    let desire = view.desire.as_deref();
    desire.and_then(|text| Motif::of(view.language, "desire", text)).unwrap_or(Motif::ANY)
}

fn pick<'a>(texts: impl IntoIterator<Item = &'a String>) -> String {
    let texts: Vec<&String> = texts.into_iter().collect();
    let [byte, more] = chance::bytes::<2>();
    let index = usize::from(u16::from_le_bytes([byte, more])).checked_rem(texts.len());
    index.map_or_else(String::new, |index| texts[index].clone())
}
