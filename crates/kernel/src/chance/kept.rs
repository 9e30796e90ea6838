//! Picks that are kept already.

use super::{Ask, Given, Pick, Source};

/// Hands a row's own picks to the rules again.
#[derive(Debug)]
pub struct KeptPicks<'a>(pub &'a [Pick]);

impl Source for KeptPicks<'_> {
    fn answer(&mut self, ask: &Ask, index: usize) -> Option<Given> {
        let pick = self.0.get(index).filter(|pick| pick.ask == *ask)?;
        Some(Given { outcome: pick.outcome, from: pick.from })
    }
}
