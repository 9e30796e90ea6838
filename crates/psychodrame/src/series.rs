//! Several games with the same characters (PSD-163, PSD-164).

use std::collections::BTreeSet;

use kernel::Text;
use serde::{Deserialize, Serialize};

use crate::{
    refusal::Refusal,
    setup::{MOST_LINE, MOST_NAME, fits},
    sheet::{Fate, MOST_BELIEFS, MOST_TRAITS, Main, SATURATED, TraitKind},
    state::{MOST_FACTS, MOST_MAINS, MOST_SECONDARIES, OpenState, Secondary},
    vocabulary::{CharacterId, Emotion},
};

/// What one game hands on to the next: everybody there has been, and whom each seat keeps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Series {
    /// Every main character, `m1` first; those who are gone stay, for others remember them.
    pub mains: Vec<Main>,
    /// Every secondary character, `s1` first.
    pub secondaries: Vec<Secondary>,
    /// The main character each seat keeps; nobody, to create another.
    pub kept: Vec<Option<CharacterId>>,
    /// What is true in the story (PSD-123).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Text>,
}

impl Series {
    /// What a game would hand on now. A draft is not kept; neither is a character without a problem.
    pub fn of(table: &OpenState) -> Self {
        let kept = table.chairs.iter().map(|(_, chair)| {
            let keeps = |main: &&Main| main.fate == Fate::Alive && main.problem().is_some();
            chair.main.filter(|who| table.main(*who).as_ref().is_some_and(keeps))
        });
        Self {
            mains: table.mains.clone(),
            secondaries: table.secondaries.clone(),
            kept: kept.collect(),
            facts: table.facts.clone(),
        }
    }

    /// Whether a table of so many seats can go on with this. It comes from outside: nothing is taken on trust.
    pub(crate) fn check(&self, n_seats: usize) -> Result<(), Refusal> {
        let sound = self.mains.len() <= MOST_MAINS
            && self.secondaries.len() <= MOST_SECONDARIES
            && self.kept.len() <= n_seats
            && self.facts.len() <= MOST_FACTS
            && self.facts.iter().all(|fact| fits(fact, MOST_LINE))
            && self.mains.iter().all(|main| self.is_sound(main))
            && self.secondaries.iter().all(|secondary| {
                fits(&secondary.name, MOST_NAME)
                    && secondary.notes.len() <= crate::state::MOST_NOTES
                    && secondary.description.iter().all(|text| fits(text, MOST_LINE))
                    && secondary.notes.iter().all(|note| fits(&note.risk, MOST_LINE))
            });
        if !sound {
            return Err(Refusal::SeriesIsDamaged);
        }
        let mut seen = BTreeSet::new();
        for who in self.kept.iter().flatten() {
            let main = self.main(*who).ok_or(Refusal::SeriesIsDamaged)?;
            // PSD-28: as it stands, provided it has a Problem.
            if main.fate != Fate::Alive || main.problem().is_none() || !seen.insert(*who) {
                return Err(Refusal::CannotBeKept { who: *who });
            }
        }
        Ok(())
    }

    fn main(&self, who: CharacterId) -> Option<&Main> {
        match who {
            CharacterId::Main(n) => self.mains.get(usize::from(n).checked_sub(1)?),
            CharacterId::Secondary(_) | CharacterId::Inner => None,
        }
    }

    fn exists(&self, who: CharacterId) -> bool {
        match who {
            CharacterId::Main(_) => self.main(who).is_some(),
            CharacterId::Secondary(n) => {
                usize::from(n).checked_sub(1).is_some_and(|n| n < self.secondaries.len())
            }
            CharacterId::Inner => false,
        }
    }

    fn is_sound(&self, main: &Main) -> bool {
        let named = |text: &Option<Text>| text.iter().all(|text| fits(text, MOST_NAME));
        let whole = main.name.is_some() && main.emotions.len() == Emotion::ALL.len();
        // Whoever died of somebody else's act may have been about to commit one.
        let most = if main.fate == Fate::Alive { SATURATED - 1 } else { SATURATED };
        let felt =
            |f: &crate::sheet::Feeling| (1..=4).contains(&f.initial) && (1..=most).contains(&f.current);
        let tied = |about: &TraitKind| match about {
            TraitKind::Relation { to } | TraitKind::ProblemLink { to, .. } => self.exists(*to),
            TraitKind::Problem { .. }
            | TraitKind::Nuance { .. }
            | TraitKind::History
            | TraitKind::Personality
            | TraitKind::Opinion
            | TraitKind::Free => true,
        };
        let ids: BTreeSet<_> = main.traits.iter().map(|each| each.id).collect();
        let beliefs: BTreeSet<_> = main.beliefs.iter().map(|belief| belief.id).collect();
        (whole || main.fate != Fate::Alive)
            && named(&main.name)
            && named(&main.age)
            && named(&main.activity)
            && main.origin.is_none_or(|who| matches!(who, CharacterId::Secondary(_)) && self.exists(who))
            && main.emotions.values().all(felt)
            && main.traits.len() <= MOST_TRAITS
            && main.beliefs.len() <= MOST_BELIEFS
            && ids.len() == main.traits.len()
            && beliefs.len() == main.beliefs.len()
            && ids.iter().all(|id| id.0 < main.next_trait)
            && beliefs.iter().all(|id| id.0 < main.next_belief)
            && main.next_trait < u16::MAX / 2
            && main.next_belief < u16::MAX / 2
            && main.problem_number < u16::MAX / 2
            && main.traits.iter().filter(|each| matches!(each.about, TraitKind::Problem { .. })).count() <= 1
            && main.traits.iter().all(|each| {
                fits(&each.text, MOST_LINE) && (1..=999).contains(&each.score) && tied(&each.about)
            })
            && main.beliefs.iter().all(|belief| fits(&belief.text, MOST_LINE))
    }
}
