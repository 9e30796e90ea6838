//! Results read off real dice and cards.

use serde_json::Value;

use super::{Ask, Given, Origin, Source};

/// For a half-physical table: public throws are what a person typed, hidden draws stay with another
/// source (the seal).
///
/// Submit first with nothing typed: what is missing tells which form to show. Submit again with the
/// results filled in.
#[expect(missing_debug_implementations, reason = "it borrows a source")]
pub struct Declared<'a> {
    typed: &'a [Value],
    used: usize,
    hidden: &'a mut dyn Source,
}

impl<'a> Declared<'a> {
    /// What was typed, in order, and the source of what stays hidden.
    pub fn new(typed: &'a [Value], hidden: &'a mut dyn Source) -> Self {
        Self { typed, used: 0, hidden }
    }

    /// How many typed results nobody asked for.
    pub fn left_over(&self) -> usize {
        self.typed.len() - self.used
    }
}

impl Source for Declared<'_> {
    fn answer(&mut self, ask: &Ask, index: usize) -> Option<Given> {
        if ask.hidden {
            return self.hidden.answer(ask, index);
        }
        let outcome = ask.read(self.typed.get(self.used)?)?;
        self.used += 1;
        Some(Given { outcome, from: Origin::Declared })
    }
}
