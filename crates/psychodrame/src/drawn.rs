//! What pictures of a game are drawn from: who is tied to whom, and how emotions went.

use std::collections::BTreeMap;

use crate::{
    event::Conversion,
    sheet::{Fate, Feeling, Main, Trait, TraitKind},
    state::OpenState,
    tell::Notice,
    vocabulary::{CharacterId, Emotion},
};

/// A tie of one character with another, or with the other's problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bond {
    pub from: CharacterId,
    pub to: CharacterId,
    /// What the trait says.
    pub text: String,
    /// Whether it is a tie to a problem.
    pub problem: bool,
}

impl OpenState {
    /// Who is tied to whom, by the traits of those who have not left the story.
    pub fn bonds(&self) -> Vec<Bond> {
        let gone = |fate: Fate| fate == Fate::Retired;
        let mains = (1u8..).zip(&self.mains).filter(|(_, main)| !gone(main.fate));
        let of = |(n, each): (u8, &Trait)| {
            let bond = |to: CharacterId, problem: bool| Bond {
                from: CharacterId::Main(n),
                to,
                text: each.text.to_string(),
                problem,
            };
            match &each.about {
                TraitKind::Relation { to } => Some(bond(*to, false)),
                TraitKind::ProblemLink { to, .. } => Some(bond(*to, true)),
                TraitKind::Problem { .. }
                | TraitKind::Nuance { .. }
                | TraitKind::History
                | TraitKind::Personality
                | TraitKind::Opinion
                | TraitKind::Free => None,
            }
        };
        mains.flat_map(|(n, main)| main.traits.iter().map(move |each| (n, each))).filter_map(of).collect()
    }

    /// Who is on a picture of these: everybody who plays a part or is tied, and whether they are dead.
    pub fn bound(&self, bonds: &[Bond]) -> Vec<(CharacterId, bool)> {
        let mains = (1u8..).zip(&self.mains).map(|(n, main)| (CharacterId::Main(n), main.fate));
        let mains = mains.filter(|(who, fate)| {
            let tied = || bonds.iter().any(|bond| bond.to == *who || bond.from == *who);
            matches!(fate, Fate::Alive | Fate::Draft) || tied()
        });
        let others = (1u8..).zip(&self.secondaries).map(|(n, it)| (CharacterId::Secondary(n), it.alive));
        let others = others.filter(|(who, _)| bonds.iter().any(|bond| bond.to == *who));
        let mains = mains.map(|(who, fate)| (who, fate == Fate::Dead));
        mains.chain(others.map(|(who, alive)| (who, !alive))).collect()
    }
}

/// The six emotions of a character before the first scene and after each, from what was told.
#[expect(clippy::wildcard_enum_match_arm, reason = "what moves no emotion is no part of an arc")]
pub fn arc<'a>(told: impl IntoIterator<Item = &'a Notice>, who: CharacterId, main: &Main) -> Vec<[u8; 6]> {
    // Whoever was kept from another game began where the sheet says.
    let mut felt: BTreeMap<Emotion, Feeling> = main.emotions.clone();
    felt.values_mut().for_each(|it| it.current = it.initial);
    let mut all = Vec::new();
    let set = |felt: &mut BTreeMap<Emotion, Feeling>, emotion: &Emotion, to: &dyn Fn(Feeling) -> u8| {
        if let Some(it) = felt.get_mut(emotion) {
            it.current = to(*it).min(10);
        }
    };
    let now =
        |felt: &BTreeMap<Emotion, Feeling>| Emotion::ALL.map(|it| felt.get(&it).map_or(0, |it| it.current));
    for notice in told {
        match notice {
            Notice::PointsSpent { victim, on: Conversion::Emotion { emotion }, points, .. }
                if *victim == who =>
            {
                let more = u8::try_from(*points).unwrap_or(u8::MAX);
                set(&mut felt, emotion, &|it| it.current.saturating_add(more));
            }
            Notice::PointsDischarged { who: it, points, .. } if *it == who => {
                for (emotion, n) in points {
                    set(&mut felt, emotion, &|it| it.current.saturating_sub(*n));
                }
            }
            Notice::PurgedByAct { who: it, emotion, .. }
            | Notice::PurgedByBelief { who: it, emotion, .. }
                if *it == who =>
            {
                set(&mut felt, emotion, &|it| it.initial);
            }
            Notice::ActNarrated { act, .. } if act.who == who => {
                set(&mut felt, &act.emotion, &|it| it.initial);
            }
            Notice::SceneFramed { .. } if all.is_empty() => all.push(now(&felt)),
            Notice::SceneEnded { .. } | Notice::GameEnded { .. } => all.push(now(&felt)),
            _ => {}
        }
    }
    all
}
