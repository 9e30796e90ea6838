//! A conflict: who is in it, what lies on the table, and how a round is settled.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{
    setup::RepercussionPool,
    vocabulary::{BeliefId, Card, CharacterId, Characters, PacketId, Rank, RiskId, Side, TraitId},
};

/// After so many rematches a tie is broken (PSD-106).
pub const MOST_REMATCHES: u8 = 5;
/// Cards given by a supporter (PSD-73).
pub const SUPPORT: usize = 3;

/// A conflict under way; everything in it lies open (PSD-06).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Conflict {
    /// Who wants something.
    pub initiator: CharacterId,
    /// What is wanted (PSD-61).
    pub goal: Text,
    /// What stands against it within, in an inner conflict (PSD-153).
    pub inner: Option<Inner>,
    /// The named opponents who have not answered yet.
    pub unanswered: Characters,
    /// Seats that stay out, or have refused.
    pub out: BTreeSet<Seat>,
    /// Those who take part, the initiator first.
    pub fighters: Vec<Fighter>,
    /// From 1; each rematch adds one.
    pub round: u8,
    /// The order of plays in this round (PSD-79, PSD-103).
    pub order: Vec<CharacterId>,
    /// Traits used in this conflict (PSD-100).
    pub used: BTreeSet<(CharacterId, TraitId)>,
    /// Who supported whom in this round (PSD-73).
    pub supports: BTreeMap<Seat, CharacterId>,
    /// Support that waits for an answer (PSD-74).
    pub offered_support: BTreeMap<Seat, CharacterId>,
    /// Those who are done drawing in this round (PSD-76).
    pub done: BTreeSet<Seat>,
    /// Every risk stated so far.
    pub risks: Vec<Risk>,
    /// The psychological game, once played (PSD-85).
    pub psych: Option<Psych>,
    /// Those who play none in this round.
    pub passed: BTreeSet<Seat>,
    /// Every hit so far.
    pub hits: Vec<Hit>,
    /// Rank ties to be decided, the next one first (PSD-113).
    pub ties: Vec<Tie>,
    /// How it ended, once a round was won.
    pub result: Option<RoundWinner>,
}

/// An inner conflict (PSD-153…155).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Inner {
    /// What opposes the goal.
    pub against: Text,
    /// Who embodies it.
    pub played_by: Seat,
}

/// Somebody in a conflict.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fighter {
    pub who: CharacterId,
    /// Its player.
    pub seat: Seat,
    /// On which side.
    pub side: Side,
    /// Face-up cards not yet played (PSD-75).
    pub laid: Vec<Card>,
    /// Cards kept as counters until repercussions are settled (PSD-98).
    pub kept: Vec<Card>,
    /// What it has played in this round.
    pub play: Option<Combination>,
    /// Whether it has brought in its trait of the round (PSD-70).
    pub used_trait: bool,
}

/// A combination on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Combination {
    /// One to four cards of one rank; none only without a card to play (PSD-102).
    pub cards: Vec<Card>,
    /// The threat that goes with it.
    pub risk: RiskId,
    /// Whom it threatens.
    pub targets: Characters,
}

impl Combination {
    /// The rank of a single card (PSD-82); nothing for an empty combination.
    pub fn rank(&self) -> Option<Rank> {
        self.cards.first().map(|card| card.rank)
    }
}

/// A threat (PSD-81).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Risk {
    /// Its number in this conflict.
    pub id: RiskId,
    /// Who stated it.
    pub by: CharacterId,
    /// What it says.
    pub text: Text,
}

/// A psychological game (PSD-84).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Psych {
    /// The character whose belief drives it.
    pub who: CharacterId,
    /// The belief that was ticked.
    pub belief: BeliefId,
}

/// Cards that reached somebody (PSD-108).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hit {
    /// Whose cards.
    pub by: CharacterId,
    /// Whom they reached.
    pub target: CharacterId,
    /// One a card (PSD-109).
    pub points: u16,
    /// The threat that came true.
    pub risk: RiskId,
}

/// Opponents of one rank (PSD-113).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tie {
    pub rank: Rank,
    /// Who decides: the one of them who played last.
    pub decider: CharacterId,
    /// What happens if each takes the other's cards.
    pub hits: Vec<Hit>,
}

/// Who got the goal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoundWinner {
    /// The winning side.
    pub side: Side,
    /// Who narrates; the first ends the narration.
    pub narrators: Vec<CharacterId>,
}

/// What a round leads to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoundResult {
    /// Who got the goal; nobody yet, if there is a rematch (PSD-97).
    pub won: Option<RoundWinner>,
    /// Who is hit.
    pub hits: Vec<Hit>,
    /// What is to be decided.
    pub ties: Vec<Tie>,
}

/// All points that one character received (PSD-114).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Packet {
    /// Its number in this scene.
    pub id: PacketId,
    /// Who received it.
    pub victim: CharacterId,
    /// Points in all.
    pub points: u16,
    /// Points still to be spent.
    pub left: u16,
    /// Endured risks that no point has been assigned to yet (PSD-121).
    pub uncovered: BTreeSet<RiskId>,
    /// Every endured risk in it.
    pub risks: Vec<Risk>,
    /// Whether a death brought it (PSD-137).
    pub of_death: bool,
    /// Who spends it, once it has been entrusted to somebody.
    pub distributor: Option<Seat>,
}

impl Packet {
    /// The most points that may go on one thing now, for this risk or freely (PSD-121).
    pub fn most_points(&self, risk: Option<RiskId>) -> u16 {
        let open = self.uncovered.iter().filter(|each| Some(**each) != risk).count();
        self.left.saturating_sub(u16::try_from(open).unwrap_or(u16::MAX))
    }
}

impl Conflict {
    /// Somebody in it.
    pub fn fighter(&self, who: CharacterId) -> Option<&Fighter> {
        self.fighters.iter().find(|fighter| fighter.who == who)
    }

    /// What a seat plays in it.
    pub fn fighter_of(&self, seat: Seat) -> Option<&Fighter> {
        self.fighters.iter().find(|fighter| fighter.seat == seat)
    }

    /// Those on the other side (PSD-67).
    pub fn opponents(&self, who: CharacterId) -> impl Iterator<Item = &Fighter> {
        let side = self.fighter(who).map(|fighter| fighter.side);
        self.fighters.iter().filter(move |other| Some(other.side) != side)
    }

    /// A risk by its number.
    pub fn risk(&self, id: RiskId) -> Option<&Risk> {
        self.risks.iter().find(|risk| risk.id == id)
    }

    /// Whose turn it is to play a combination.
    pub fn next_to_play(&self) -> Option<CharacterId> {
        self.order.iter().copied().find(|who| self.fighter(*who).is_some_and(|f| f.play.is_none()))
    }

    /// What the plays of this round lead to (section V of the rules).
    pub fn settle(&self, pool: RepercussionPool) -> RoundResult {
        let plays: Vec<OnTable<'_>> = self
            .order
            .iter()
            .filter_map(|who| {
                let fighter = self.fighter(*who)?;
                let play = fighter.play.as_ref()?;
                Some(OnTable { who: *who, side: fighter.side, play, laid: &fighter.laid })
            })
            .collect();
        let rematches = self.round.saturating_sub(1);
        let won = goal(&plays, rematches < MOST_REMATCHES);
        let pool = if won.is_some() { pool } else { RepercussionPool::Played };
        let (hits, ties) = repercussions(&plays, pool);
        RoundResult { won, hits, ties }
    }
}

/// What one fighter has on the table, in the order of play.
struct OnTable<'a> {
    who: CharacterId,
    side: Side,
    play: &'a Combination,
    laid: &'a [Card],
}

/// PSD-93…97: the most cards of one rank; nobody, if both sides have as many and there may be a rematch.
fn goal(plays: &[OnTable<'_>], may_rematch: bool) -> Option<RoundWinner> {
    let most = plays.iter().map(|p| p.play.cards.len()).max()?;
    let top: Vec<&OnTable<'_>> = plays.iter().filter(|p| p.play.cards.len() == most).collect();
    let one_side = |among: &[&OnTable<'_>]| {
        let side = among.first().map(|p| p.side)?;
        let narrators = among.iter().map(|p| p.who).collect();
        among.iter().all(|p| p.side == side).then_some(RoundWinner { side, narrators })
    };
    if let Some(won) = one_side(&top) {
        return Some(won);
    }
    if may_rematch {
        return None;
    }
    // PSD-106: the rank breaks the tie; else the initiator fails and the last tied opponent narrates.
    let highest = top.iter().map(|p| p.play.rank()).max()?;
    let best: Vec<&OnTable<'_>> = top.iter().copied().filter(|p| p.play.rank() == highest).collect();
    one_side(&best).or_else(|| {
        let last = best.iter().rfind(|p| p.side == Side::Opposition)?;
        Some(RoundWinner { side: Side::Opposition, narrators: vec![last.who] })
    })
}

/// PSD-108…113: who is hit, and which ranks are tied.
fn repercussions(plays: &[OnTable<'_>], pool: RepercussionPool) -> (Vec<Hit>, Vec<Tie>) {
    let mut hits = Vec::new();
    let mut ties: BTreeMap<Rank, Vec<Hit>> = BTreeMap::new();
    for a in plays {
        for t in plays.iter().filter(|t| t.side != a.side && a.play.targets.contains(&t.who)) {
            let cards: Vec<Card> = match pool {
                RepercussionPool::Played => a.play.cards.clone(),
                RepercussionPool::Drawn => a.play.cards.iter().chain(a.laid).copied().collect(),
            };
            let hit = |n: usize| Hit {
                by: a.who,
                target: t.who,
                points: u16::try_from(n).unwrap_or(u16::MAX),
                risk: a.play.risk,
            };
            let higher = cards.iter().filter(|card| Some(card.rank) > t.play.rank()).count();
            let equal = cards.iter().filter(|card| Some(card.rank) == t.play.rank()).count();
            if higher > 0 {
                hits.push(hit(higher));
            }
            if let Some(rank) = t.play.rank().filter(|_| equal > 0) {
                ties.entry(rank).or_default().push(hit(equal));
            }
        }
    }
    let last = |hits: &[Hit]| {
        let among = |p: &&OnTable<'_>| hits.iter().any(|hit| hit.by == p.who || hit.target == p.who);
        plays.iter().rfind(among).map(|p| p.who)
    };
    let ties = ties.into_iter().filter_map(|(rank, hits)| {
        let decider = last(&hits)?;
        Some(Tie { rank, decider, hits })
    });
    (hits, ties.collect())
}
