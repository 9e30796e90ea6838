//! A Test or a Conflict under way. All of it lies open.

use std::collections::BTreeSet;

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{
    character::Condition,
    pool::{Pool, successes},
    vocabulary::{Basis, CharacterId, ConditionId, Degree, EndCause, Severity, SideId, Sign},
};

/// A Test, or a Conflict with its two sides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Contest {
    /// What is to be achieved, or what is at stake; nothing, if it was told aloud.
    pub goal: Option<Text>,
    /// One side for a Test, two for a Conflict.
    pub sides: Vec<Side>,
    /// The Round, from 1; 0 in a Test and before the first comparison.
    pub round: u32,
    /// Who won the last Round.
    pub winner: Option<SideId>,
    /// By how much.
    pub lead: u32,
    /// Which of two rollers has the more specific Concept, once it has been asked (YON-77).
    pub specific: Option<Specific>,
    /// Who has let the chance pass to add a Success to this Round.
    pub passed: Vec<(SideId, Seat)>,
    /// Who keeps all Gifts for this Conflict and is not asked (YON-79).
    #[serde(default)]
    pub keeping: Vec<Seat>,
    /// Whether somebody has asked for a moment before this Round is compared.
    #[serde(default)]
    pub waits: bool,
    /// After an undecidable tie: who goes on.
    pub going_on: Vec<SideId>,
    /// After an undecidable tie: who stops.
    pub stopping: Vec<SideId>,
    /// How it ended.
    pub settled: Option<Conclusion>,
    /// A narration that waits for the consent of those whose characters it uses (YON-33).
    pub story: Option<Proposal>,
}

/// The answer to a tie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Specific {
    /// The two rollers it was asked about.
    pub rollers: (CharacterId, CharacterId),
    /// The side with the more specific Concept.
    pub side: SideId,
}

/// How a Test or a Conflict came out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Conclusion {
    /// Who takes effect: the roller's side in a Test, the winner of a Conflict.
    pub winner: Option<SideId>,
    /// The Successes that count: the total of a Test, the last lead of a Conflict, at least 1 (YON-82).
    pub effective: u32,
    /// How well it went; nothing, if nobody won.
    pub degree: Option<Degree>,
    /// Why a Conflict ended.
    pub cause: Option<EndCause>,
}

/// A narration that uses others' characters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Proposal {
    /// The narration; nothing, if it was told aloud.
    pub text: Option<Text>,
    /// Those whose consent is missing.
    pub waits_for: Vec<Seat>,
}

/// One side: a roller, helpers, and their dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Side {
    /// Who throws.
    pub roller: CharacterId,
    /// Who helps and is in play.
    pub helpers: Vec<CharacterId>,
    /// Who has left.
    pub gone: Vec<CharacterId>,
    /// How it is done; nothing, if it was told aloud.
    pub approach: Option<Text>,
    /// The case, once judged.
    pub basis: Option<Basis>,
    /// The roller's Conditions that apply.
    pub conditions: Vec<ConditionId>,
    /// Helpers whose Flaw applies and who give no die, where the table wants it (YON-37).
    pub hindered: Vec<CharacterId>,
    /// Whether an anecdote was told.
    pub anecdote: bool,
    /// Setbacks taken here, in order.
    pub taken: Vec<Taken>,
    /// Whether the throw has been made.
    pub thrown: bool,
    /// Whether anything was ever thrown here.
    pub begun: bool,
    /// The dice on the table.
    pub dice: Vec<u8>,
    /// Whether a Gift replaces the throw.
    pub auto: bool,
    /// Successes added by Gifts.
    pub plus_one: u32,
}

/// A Setback taken in this Test or Conflict. Its danger is armed until the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Taken {
    /// By whom.
    pub by: CharacterId,
    /// How bad.
    pub severity: Severity,
}

impl Side {
    pub(crate) fn new(roller: CharacterId, approach: Option<Text>) -> Self {
        Self {
            roller,
            helpers: Vec::new(),
            gone: Vec::new(),
            approach,
            basis: None,
            conditions: Vec::new(),
            hindered: Vec::new(),
            anecdote: false,
            taken: Vec::new(),
            thrown: false,
            begun: false,
            dice: Vec::new(),
            auto: false,
            plus_one: 0,
        }
    }

    /// A helper is one no more.
    pub(crate) fn drop_helper(&mut self, who: CharacterId) {
        self.helpers.retain(|helper| *helper != who);
        self.hindered.retain(|helper| *helper != who);
    }

    /// Roller and helpers.
    pub fn members(&self) -> impl Iterator<Item = CharacterId> + '_ {
        let roller = Some(self.roller).filter(|roller| !self.gone.contains(roller));
        roller.into_iter().chain(self.helpers.iter().copied())
    }

    /// The pool as it is now, given the roller's Conditions (YON-36).
    pub fn pool(&self, conditions: &[Condition]) -> Pool {
        let count = |sign: Sign| {
            let applied = conditions.iter().filter(|c| c.sign == sign && self.conditions.contains(&c.id));
            // YON-42: the same Condition twice counts once.
            let labels: BTreeSet<String> = applied.map(|c| kernel::lowered(c.label.trim())).collect();
            u32::try_from(labels.len()).unwrap_or(u32::MAX)
        };
        let helping = self.helpers.iter().filter(|helper| !self.hindered.contains(helper)).count();
        Pool {
            base: self.basis.map_or(0, |basis| basis.dice().into()),
            help: u32::try_from(helping).unwrap_or(u32::MAX),
            anecdote: self.anecdote.into(),
            bonus: self.taken.iter().map(|taken| u32::from(taken.severity.bonus())).sum(),
            positive: count(Sign::Positive),
            negative: count(Sign::Negative),
        }
    }

    /// The case, and what counts in it.
    pub(crate) fn judge(&mut self, basis: Basis, conditions: &[ConditionId], hindered: &[CharacterId]) {
        self.basis = Some(basis);
        (self.conditions, self.hindered) = (conditions.to_vec(), hindered.to_vec());
    }

    /// The dice are thrown.
    pub(crate) fn throw(&mut self, dice: &[u8]) {
        self.dice = dice.to_vec();
        (self.thrown, self.begun) = (true, true);
    }

    /// Some of them are thrown again; those that are kept lie in front.
    pub(crate) fn throw_again(&mut self, kept: &[u8], thrown: &[u8]) {
        self.dice = [kept, thrown].concat();
    }

    /// A Gift adds a Success.
    pub(crate) fn add_success(&mut self) {
        self.plus_one += 1;
    }

    /// The total as it stands.
    pub fn total(&self, faces: &BTreeSet<u8>) -> u32 {
        let shown = if self.auto { 2 } else { successes(&self.dice, faces) };
        shown + self.plus_one
    }

    /// Whether a Gift can add a Success: there is a throw, or a Gift that replaces it (YON-11, YON-68).
    pub fn takes_plus_one(&self) -> bool {
        self.thrown && (self.auto || !self.dice.is_empty())
    }

    /// Whether a danger of this severity hangs over somebody.
    pub fn armed(&self, by: CharacterId, severity: Severity) -> bool {
        self.taken.contains(&Taken { by, severity })
    }

    /// How many Setbacks somebody took here.
    pub fn taken_by(&self, by: CharacterId) -> u32 {
        self.taken.iter().map(|taken| u32::from(taken.by == by)).sum()
    }
}

impl Contest {
    pub(crate) fn test(goal: Option<Text>, side: Side) -> Self {
        Self {
            goal,
            sides: vec![side],
            round: 0,
            winner: None,
            lead: 0,
            specific: None,
            passed: Vec::new(),
            keeping: Vec::new(),
            waits: false,
            going_on: Vec::new(),
            stopping: Vec::new(),
            settled: None,
            story: None,
        }
    }

    /// Whether it has two sides.
    pub fn is_conflict(&self) -> bool {
        self.sides.len() == 2
    }

    /// The sides there are.
    pub fn side_ids(&self) -> impl Iterator<Item = SideId> + use<> {
        SideId::BOTH.into_iter().take(self.sides.len())
    }

    pub fn side(&self, id: SideId) -> Option<&Side> {
        self.sides.get(id.index())
    }

    pub(crate) fn side_mut(&mut self, id: SideId) -> Option<&mut Side> {
        self.sides.get_mut(id.index())
    }

    /// The side of somebody who takes part, the departed included.
    pub fn side_of(&self, character: CharacterId) -> Option<SideId> {
        self.side_ids().find(|id| {
            let side = self.side(*id);
            side.is_some_and(|side| side.members().any(|m| m == character) || side.gone.contains(&character))
        })
    }

    /// Everybody who takes part and is in play.
    pub fn involved(&self) -> Vec<CharacterId> {
        self.sides.iter().flat_map(Side::members).collect()
    }

    /// A side whose roller has left and that must name another (YON-91).
    pub fn without_roller(&self) -> Vec<SideId> {
        let lacks = |id: &SideId| {
            let side = self.side(*id);
            side.is_some_and(|side| side.gone.contains(&side.roller) && !side.helpers.is_empty())
        };
        self.side_ids().filter(lacks).collect()
    }

    /// Whose Concept decides a tie, once it was asked about these two rollers (YON-77).
    pub fn wins_ties(&self) -> Option<SideId> {
        let rollers = (self.side(SideId::A)?.roller, self.side(SideId::B)?.roller);
        self.specific.filter(|known| known.rollers == rollers).map(|known| known.side)
    }

    /// The loser of the last Round.
    pub fn loser(&self) -> Option<SideId> {
        self.winner.map(SideId::other)
    }
}

/// How a Round compares (YON-72, YON-77).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Comparison {
    /// Who won; nobody, on a tie that Concepts do not decide.
    pub winner: Option<SideId>,
    /// By how much.
    pub lead: u32,
}

impl Comparison {
    /// Of two totals, with the side that wins ties.
    pub fn of(a: u32, b: u32, specific: Option<SideId>) -> Self {
        let winner = match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(SideId::A),
            std::cmp::Ordering::Less => Some(SideId::B),
            std::cmp::Ordering::Equal => specific,
        };
        Self { winner, lead: a.abs_diff(b) }
    }

    /// Whether the winner may give a Condition (YON-73).
    pub fn gives_condition(self) -> bool {
        self.winner.is_some() && self.lead >= 2
    }

    /// Whether the Conflict ends at once (YON-75).
    pub fn ends(self) -> bool {
        self.lead >= 4
    }
}

/// The Successes of a Conflict's winner (YON-82).
pub fn effective(lead: u32) -> u32 {
    lead.max(1)
}
