//! The sheet of a main character.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::vocabulary::{BeliefId, CharacterId, Concern, Emotion, Scope, Stance, Subject, TraitId};

/// The score of a trait written at creation (PSD-21).
pub const STARTING_SCORE: u16 = 5;
/// An emotion at this score is saturated (PSD-117, PSD-128).
pub const SATURATED: u8 = 10;
/// The most beliefs a sheet has room for.
pub const MOST_BELIEFS: usize = 20;
/// The most traits a sheet has room for.
pub const MOST_TRAITS: usize = 40;

/// A main character and its sheet; public to everybody (PSD-06).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Main {
    /// Whose it is.
    pub owner: Seat,
    /// What it is called, once written (PSD-08).
    pub name: Option<Text>,
    /// How old it is, once written.
    pub age: Option<Text>,
    /// What it mainly does, once written.
    pub activity: Option<Text>,
    /// Convictions, in the order in which they were written.
    pub beliefs: Vec<Belief>,
    /// In the order of their numbers.
    pub traits: Vec<Trait>,
    /// Empty until the balances are set.
    pub emotions: BTreeMap<Emotion, Feeling>,
    /// Resolution points of the present problem (PSD-156).
    pub resolution: u8,
    /// How many problems it has had: a link is to one of them.
    pub problem_number: u16,
    /// The number of the next trait.
    pub next_trait: u16,
    /// The number of the next belief.
    pub next_belief: u16,
    /// What has become of it.
    pub fate: Fate,
    /// The secondary character that it was (PSD-164).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<CharacterId>,
    /// Whether it has been seen in a scene of this game (PSD-48).
    pub appeared: bool,
    /// How many scenes of this game were about it.
    pub focused: u32,
    /// PSD-91: it played a psychological game in this scene.
    pub ticked_this_scene: bool,
    /// PSD-147: it purged in this scene.
    pub purged_this_scene: bool,
    /// PSD-127: its problem vanished in this scene.
    pub lost_problem: bool,
}

/// What has become of a main character.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Still being written.
    Draft,
    /// In play.
    Alive,
    /// Of an irreversible act (PSD-133).
    Dead,
    /// Its problem is resolved and its player let it go, or nobody plays it any more (PSD-161, PSD-163).
    Retired,
}

/// A conviction with its tick box (PSD-12).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Belief {
    /// Its number.
    pub id: BeliefId,
    /// Whom it is about.
    pub scope: Scope,
    /// What it says.
    pub text: Text,
    /// Whether the box is ticked.
    pub ticked: bool,
}

/// Something a character draws cards for in a conflict (PSD-14, PSD-70).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Trait {
    /// Its number.
    pub id: TraitId,
    /// What it is about.
    pub about: TraitKind,
    /// A word or a short phrase (PSD-14).
    pub text: Text,
    /// How many cards it lets draw (PSD-71).
    pub score: u16,
}

/// What a trait is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TraitKind {
    /// The trouble that asks to be resolved (PSD-15).
    Problem {
        /// What it touches.
        concerns: BTreeSet<Concern>,
    },
    /// A tie with a character (PSD-17, PSD-56).
    Relation {
        /// The character it is a tie with.
        to: CharacterId,
    },
    /// A tie to somebody's problem (PSD-18).
    ProblemLink {
        /// The main character whose problem it is.
        to: CharacterId,
        /// Which of the problems that character has had.
        number: u16,
        /// What the character has to do with it.
        stance: Stance,
        /// How, in words of one's own: for [`Stance::Other`].
        words: Option<Text>,
    },
    /// A counterweight to another trait (PSD-20).
    Nuance {
        /// Which one, unless it has vanished (PSD-126).
        of: Option<TraitId>,
    },
    /// Something past.
    History,
    /// Something of the character's nature.
    Personality,
    /// Something it thinks.
    Opinion,
    /// A fifth trait on any subject (PSD-13).
    Free,
}

impl TraitKind {
    /// Of a trait that is created during play.
    pub(crate) fn of(subject: Subject, to: Option<CharacterId>) -> Option<Self> {
        match (subject, to) {
            (Subject::Relation, Some(to)) => Some(Self::Relation { to }),
            (Subject::Relation, None) | (_, Some(_)) => None,
            (Subject::History, None) => Some(Self::History),
            (Subject::Personality, None) => Some(Self::Personality),
            (Subject::Opinion, None) => Some(Self::Opinion),
        }
    }
}

/// A score and where it began (PSD-24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Feeling {
    /// At creation; it never changes.
    pub initial: u8,
    /// As it stands now.
    pub current: u8,
}

/// What a new sheet still lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Lack {
    /// Name, age or main activity (PSD-08).
    Identity,
    /// No belief about oneself (PSD-09).
    BeliefAboutOneself,
    /// No belief about the others (PSD-09).
    BeliefAboutOthers,
    /// The problem, trait 1 (PSD-15).
    Problem,
    /// The relation with another main character, trait 2 (PSD-17).
    Relation,
    /// The tie to somebody's problem, trait 3 (PSD-18).
    ProblemLink,
    /// The counterweight to another trait, trait 4 (PSD-20).
    Nuance,
    /// The fifth trait, where the table plays with five (PSD-13).
    FreeTrait,
    /// A pair of emotions that shares no points yet (PSD-23).
    Emotions,
}

impl Main {
    /// An empty sheet.
    pub fn new(owner: Seat) -> Self {
        Self {
            owner,
            name: None,
            age: None,
            activity: None,
            beliefs: Vec::new(),
            traits: Vec::new(),
            emotions: BTreeMap::new(),
            resolution: 0,
            problem_number: 1,
            next_trait: 6,
            next_belief: 3,
            fate: Fate::Draft,
            origin: None,
            appeared: false,
            focused: 0,
            ticked_this_scene: false,
            purged_this_scene: false,
            lost_problem: false,
        }
    }

    /// The trait with that number.
    pub fn trait_of(&self, id: TraitId) -> Option<&Trait> {
        self.traits.iter().find(|each| each.id == id)
    }

    /// The present problem.
    pub fn problem(&self) -> Option<&Trait> {
        self.traits.iter().find(|each| matches!(each.about, TraitKind::Problem { .. }))
    }

    /// The link to a problem that still is one.
    pub fn link(&self) -> Option<(CharacterId, u16)> {
        self.traits.iter().find_map(|each| match each.about {
            TraitKind::ProblemLink { to, number, .. } => Some((to, number)),
            TraitKind::Problem { .. }
            | TraitKind::Relation { .. }
            | TraitKind::Nuance { .. }
            | TraitKind::History
            | TraitKind::Personality
            | TraitKind::Opinion
            | TraitKind::Free => None,
        })
    }

    /// The belief with that number.
    pub fn belief(&self, id: BeliefId) -> Option<&Belief> {
        self.beliefs.iter().find(|belief| belief.id == id)
    }

    /// The score of an emotion.
    pub fn current(&self, emotion: Emotion) -> u8 {
        self.emotions.get(&emotion).map_or(0, |feeling| feeling.current)
    }

    /// What can be discharged without going below where it began (PSD-140, PSD-141).
    pub fn excess(&self, emotion: Emotion) -> u8 {
        self.emotions.get(&emotion).map_or(0, |feeling| feeling.current.saturating_sub(feeling.initial))
    }

    /// Whether any emotion can be discharged.
    pub fn has_excess(&self) -> bool {
        Emotion::ALL.into_iter().any(|emotion| self.excess(emotion) > 0)
    }

    /// The highest score (PSD-135, PSD-148).
    pub fn highest(&self) -> u8 {
        self.emotions.values().map(|feeling| feeling.current).max().unwrap_or(0)
    }

    /// Emotions that force an act (PSD-128).
    pub fn saturated(&self) -> impl Iterator<Item = Emotion> {
        self.emotions.iter().filter(|(_, feeling)| feeling.current >= SATURATED).map(|(emotion, _)| *emotion)
    }

    /// The score of its relation with somebody, the highest if there are several (PSD-134).
    pub fn relation_with(&self, whom: CharacterId) -> u16 {
        let with = |each: &&Trait| matches!(each.about, TraitKind::Relation { to } if to == whom);
        self.traits.iter().filter(with).map(|each| each.score).max().unwrap_or(0)
    }

    /// What a new sheet still lacks, with so many traits (PSD-28).
    pub fn lacks(&self, creation_traits: u8) -> Vec<Lack> {
        let mut lacks = Vec::new();
        let mut need = |there: bool, lack: Lack| {
            if !there {
                lacks.push(lack);
            }
        };
        need(self.name.is_some() && self.age.is_some() && self.activity.is_some(), Lack::Identity);
        let covers = |scope| self.beliefs.iter().any(|b| b.scope == scope || b.scope == Scope::IAndOthers);
        need(covers(Scope::I), Lack::BeliefAboutOneself);
        need(covers(Scope::Others), Lack::BeliefAboutOthers);
        let slot = |number| self.trait_of(TraitId(number)).is_some();
        need(slot(1), Lack::Problem);
        need(slot(2), Lack::Relation);
        need(slot(3), Lack::ProblemLink);
        need(slot(4), Lack::Nuance);
        need(creation_traits < 5 || slot(5), Lack::FreeTrait);
        need(self.emotions.len() == Emotion::ALL.len(), Lack::Emotions);
        lacks
    }
}

/// The slot of a belief on a new sheet.
pub(crate) fn slot(number: u8) -> BeliefId {
    BeliefId(u16::from(number))
}
