//! Odds: what a throw may still become, and who is likely to win a Conflict.
//!
//! Everything here is made of one die of these rules and convolution; on small pools it is checked against the
//! rules themselves, run through every outcome.

use std::{
    cmp::Ordering,
    collections::{BTreeMap, BTreeSet},
};

use kernel::{Ask, Odds};
use serde::{Deserialize, Serialize};

use crate::{
    contest::{Comparison, Contest, Side},
    pool::{successes, thrown},
    view::{BoardView, View},
    vocabulary::{Severity, SideId},
};

/// How many Successes so many dice show.
pub fn throw(faces: &BTreeSet<u8>, n: u32) -> Odds<u32> {
    let die = Odds::of(|chance| {
        let face = u8::try_from(chance.pick(&Ask::die(6)) + 1).unwrap_or(6);
        successes(&[face], faces)
    });
    die.times(n as usize, 0, |a, b| a + b)
}

/// The total after a reroll of everything but these Successes, from a pool of this size (YON-52).
pub fn reroll(faces: &BTreeSet<u8>, kept: u32, pool: u32) -> Odds<u32> {
    throw(faces, thrown(pool, kept)).and(&Odds::sure(kept), |new, kept| new + kept)
}

/// The total of a throw whose failed dice are rerolled so often with Koma.
pub fn with_koma(faces: &BTreeSet<u8>, n: u32, koma: u32) -> Odds<u32> {
    (0..koma).fold(throw(faces, n), |odds, _| odds.then(|&total| reroll(faces, total, n)))
}

/// The total after a first throw and Setbacks in this order, each taken only while this holds of the total; the
/// Successes are kept and bonus dice stay (YON-59, YON-60).
pub fn with_setbacks(
    faces: &BTreeSet<u8>,
    n: u32,
    setbacks: &[Severity],
    while_total: impl Fn(u32) -> bool,
) -> Odds<u32> {
    let mut odds = throw(faces, n).and(&Odds::sure(n), |total, pool| (*total, *pool));
    for severity in setbacks {
        odds = odds.then(|&(total, pool)| {
            if while_total(total) {
                let pool = pool + u32::from(severity.bonus());
                reroll(faces, total, pool).and(&Odds::sure(pool), |total, pool| (*total, *pool))
            } else {
                Odds::sure((total, pool))
            }
        });
    }
    odds.and(&Odds::sure(()), |(total, _), ()| *total)
}

/// How likely each degree is.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Chances {
    /// No Success.
    pub failure: f64,
    /// One.
    pub partial: f64,
    /// Two or three.
    pub full: f64,
    /// Four or more.
    pub spotlight: f64,
    /// Successes on average.
    pub mean: f64,
}

impl Chances {
    /// Of a distribution of totals.
    pub fn of(odds: &Odds<u32>) -> Self {
        Self {
            failure: odds.chance_of(|n| *n == 0),
            partial: odds.chance_of(|n| *n == 1),
            full: odds.chance_of(|n| (2..=3).contains(n)),
            spotlight: odds.chance_of(|n| *n >= 4),
            mean: odds.iter().map(|(n, p)| f64::from(*n) * p).sum(),
        }
    }
}

/// What can become of one side's throw.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Forecast {
    /// The dice it has now.
    pub pool: u32,
    /// Before the throw: by throwing. After it: as it lies.
    pub stands: Chances,
    /// After rerolling every failed die with a Koma; nothing, where it cannot help.
    pub koma: Option<Chances>,
    /// After each Setback: all failed dice and the bonus dice.
    pub setbacks: Vec<(Severity, Chances)>,
}

/// What can become of a throw, as the table sees it; nothing, before its case is judged.
pub fn forecast(view: &View, id: SideId) -> Option<Forecast> {
    let board = &view.board;
    let side = board.side(id).filter(|side| side.basis.is_some() || side.auto)?;
    let faces = &board.options.success_faces;
    let value = board.pool_of(side);
    let pool = u32::try_from(value).unwrap_or(0);
    if !side.thrown {
        let stands = Chances::of(&throw(faces, pool));
        return Some(Forecast { pool, stands, koma: None, setbacks: Vec::new() });
    }
    let (total, plus) = (side.total(faces), side.plus_one);
    let rerolled = |pool: u32| {
        let kept = total - plus;
        let odds = reroll(faces, kept, pool).and(&Odds::sure(plus), |total, plus| total + plus);
        (thrown(pool, kept) > 0 && !side.auto).then(|| Chances::of(&odds))
    };
    let free = board.character(side.roller).map(|roller| roller.setbacks.clone()).unwrap_or_default();
    let setbacks =
        Severity::ALL.into_iter().filter(|severity| !free.contains(severity)).filter_map(|severity| {
            let pool = u32::try_from(value + i64::from(severity.bonus())).unwrap_or(0);
            Some((severity, rerolled(pool)?))
        });
    Some(Forecast {
        pool,
        stands: Chances::of(&Odds::sure(total)),
        koma: rerolled(pool).filter(|_| !side.dice.is_empty()),
        setbacks: setbacks.collect(),
    })
}

/// The totals that a reroll may come to which keeps these dice, by their place from 1, with so many more; nothing, where
/// it would throw none (YON-52, YON-53).
pub fn kept(view: &View, id: SideId, keep: &BTreeSet<u8>, bonus: u8) -> Option<Odds<u32>> {
    let board = &view.board;
    let side = board.side(id).filter(|side| side.basis.is_some() && side.thrown && !side.auto)?;
    let faces = &board.options.success_faces;
    let stays: Vec<u8> =
        (1u8..).zip(&side.dice).filter(|(place, _)| keep.contains(place)).map(|(_, face)| *face).collect();
    let n = board.pool_of(side) + i64::from(bonus) - i64::try_from(stays.len()).unwrap_or(i64::MAX);
    let n = u32::try_from(n).ok().filter(|n| *n > 0)?;
    let sure = successes(&stays, faces) + side.plus_one;
    Some(throw(faces, n).and(&Odds::sure(sure), |new, sure| new + sure))
}

/// How a Round may end for one side.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Duel {
    /// Won.
    pub wins: f64,
    /// Even, where nobody knows whose Concept is more specific.
    pub ties: f64,
    /// Lost.
    pub loses: f64,
}

/// The chances of a Round with these totals against the other side's as it stands.
pub fn duel(view: &View, id: SideId, totals: &Odds<u32>) -> Duel {
    let board = &view.board;
    let ties = board.contest.as_ref().and_then(Contest::wins_ties);
    let other = board.total(id.other());
    let even = totals.chance_of(|total| *total == other);
    let mut duel = Duel {
        wins: totals.chance_of(|total| *total > other),
        ties: even,
        loses: totals.chance_of(|total| *total < other),
    };
    if let Some(ties) = ties {
        duel.ties = 0.0;
        *(if ties == id { &mut duel.wins } else { &mut duel.loses }) += even;
    }
    duel
}

/// What a Success more would change in a Round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Difference {
    /// The Conflict goes on, which would have ended.
    Stays,
    /// It ends, won by a lead of four.
    Ends,
    /// The Round is won.
    Wins,
    /// It is even, and will be asked whose Concept is more specific.
    Ties,
    /// It is even, and this side is known to win it.
    TieWon,
    /// It is even, and the other side is known to win it.
    TieLost,
    /// The other side has no Condition to give any more.
    Spared,
    /// This side has one to give.
    Gives,
    /// Nothing yet.
    Nothing,
}

/// What a Success more would change for a side, as the totals stand (YON-73, YON-75, YON-77).
pub fn one_more(view: &View, id: SideId) -> Difference {
    let board = &view.board;
    let ties = board.contest.as_ref().and_then(Contest::wins_ties);
    let (own, other) = (board.total(id), board.total(id.other()));
    let (before, after) = (Comparison::of(own, other, None), Comparison::of(own + 1, other, None));
    match (own + 1).cmp(&other) {
        _ if before.ends() && !after.ends() => Difference::Stays,
        _ if after.ends() && !before.ends() => Difference::Ends,
        Ordering::Greater if own == other => Difference::Wins,
        Ordering::Equal if ties == Some(id) => Difference::TieWon,
        Ordering::Equal if ties.is_some() => Difference::TieLost,
        Ordering::Equal => Difference::Ties,
        Ordering::Less if before.gives_condition() && !after.gives_condition() => Difference::Spared,
        Ordering::Greater if after.gives_condition() && !before.gives_condition() => Difference::Gives,
        Ordering::Less | Ordering::Greater => Difference::Nothing,
    }
}

/// One side of a Conflict that is still to be fought, or is being fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Opponent {
    /// Successes on the table; nothing before the first throw.
    pub total: Option<u32>,
    /// The dice it has.
    pub pool: u32,
    /// Koma it can spend.
    pub koma: u32,
}

/// How a Conflict is fought on: the loser of a Round spends a Koma while there is one and a die to throw, keeping
/// every Success, and then concedes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fight {
    /// Who wins ties (YON-77).
    pub ties: SideId,
    /// Whether the winner of a Round by two or three gives the loser a Condition that applies (YON-73).
    pub conditions: bool,
}

/// What is to be expected of a Conflict.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Prospect {
    /// That the first side wins.
    pub wins: f64,
    /// How many Rounds it takes, those fought already not counted.
    pub rounds: f64,
    /// That a lead of four ends it.
    pub by_lead: f64,
}

/// The chances of a Conflict fought in this way, exactly.
pub fn conflict(faces: &BTreeSet<u8>, fight: Fight, a: Opponent, b: Opponent) -> Prospect {
    let first = |fighter: Opponent| match fighter.total {
        Some(total) => Odds::sure(total),
        None => throw(faces, fighter.pool),
    };
    let thrown_now = a.total.is_none() || b.total.is_none();
    let mut war = War { faces, fight, known: BTreeMap::new() };
    let mut sum = Prospect { rounds: if thrown_now { 1.0 } else { 0.0 }, ..Prospect::default() };
    for (x, p) in first(a).iter() {
        for (y, q) in first(b).iter() {
            let rest = war.rest(Opponent { total: Some(*x), ..a }, Opponent { total: Some(*y), ..b });
            sum.add(rest, p * q);
        }
    }
    sum
}

impl Prospect {
    fn add(&mut self, other: Self, weight: f64) {
        self.wins += other.wins * weight;
        self.rounds += other.rounds * weight;
        self.by_lead += other.by_lead * weight;
    }
}

struct War<'a> {
    faces: &'a BTreeSet<u8>,
    fight: Fight,
    known: BTreeMap<(Opponent, Opponent), Prospect>,
}

impl War<'_> {
    /// From the end of a Round on.
    fn rest(&mut self, a: Opponent, b: Opponent) -> Prospect {
        if let Some(known) = self.known.get(&(a, b)) {
            return *known;
        }
        let (x, y) = (a.total.unwrap_or(0), b.total.unwrap_or(0));
        let round = Comparison::of(x, y, Some(self.fight.ties));
        let winner = round.winner.unwrap_or(self.fight.ties);
        let wins = if winner == SideId::A { 1.0 } else { 0.0 };
        let prospect = if round.ends() {
            Prospect { wins, rounds: 0.0, by_lead: 1.0 }
        } else {
            self.loser_goes_on(a, b, winner, round.gives_condition()).unwrap_or(Prospect {
                wins,
                rounds: 0.0,
                by_lead: 0.0,
            })
        };
        self.known.insert((a, b), prospect);
        prospect
    }

    fn loser_goes_on(
        &mut self,
        a: Opponent,
        b: Opponent,
        winner: SideId,
        condition: bool,
    ) -> Option<Prospect> {
        let loser = if winner == SideId::A { b } else { a };
        let kept = loser.total.unwrap_or(0);
        let pool = loser.pool.saturating_sub(u32::from(condition && self.fight.conditions));
        if loser.koma == 0 || thrown(pool, kept) == 0 {
            return None;
        }
        let mut sum = Prospect { rounds: 1.0, ..Prospect::default() };
        for (total, p) in reroll(self.faces, kept, pool).iter() {
            let loser = Opponent { total: Some(*total), pool, koma: loser.koma - 1 };
            let rest = if winner == SideId::A { self.rest(a, loser) } else { self.rest(loser, b) };
            sum.add(rest, p);
        }
        Some(sum)
    }
}

/// A step on the way up: a Koma, or a Setback.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClimbStep {
    Koma,
    Setback(Severity),
}

/// How a Conflict ends for one who takes one step after the other against somebody without means.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Climb {
    /// Won.
    pub wins: f64,
    /// Conceded, or lost by a lead of four.
    pub lost: f64,
    /// Out of play (YON-80).
    pub out: f64,
    /// Eliminated (YON-84).
    pub eliminated: f64,
}

/// The chances of one with so many dice who climbs these steps against an opponent's dice.
pub fn climb(faces: &BTreeSet<u8>, own: u32, against: u32, steps: &[ClimbStep], ties: SideId) -> Climb {
    let mut sum = Climb::default();
    for (total, p) in throw(faces, own).iter() {
        for (other, q) in throw(faces, against).iter() {
            let climber = Climber { total: *total, pool: own, other: *other, grave: false, critical: false };
            ascend(faces, climber, steps, ties, p * q, &mut sum);
        }
    }
    sum
}

#[derive(Clone, Copy)]
struct Climber {
    total: u32,
    pool: u32,
    other: u32,
    grave: bool,
    critical: bool,
}

fn ascend(faces: &BTreeSet<u8>, at: Climber, steps: &[ClimbStep], ties: SideId, p: f64, sum: &mut Climb) {
    let round = Comparison::of(at.total, at.other, Some(ties));
    if round.winner == Some(SideId::A) {
        sum.wins += p;
        return;
    }
    let bonus = |step: &ClimbStep| match step {
        ClimbStep::Koma => 0,
        ClimbStep::Setback(severity) => u32::from(severity.bonus()),
    };
    let useful = steps.iter().position(|step| thrown(at.pool + bonus(step), at.total) > 0);
    match useful.filter(|_| !at.grave && !round.ends()) {
        None if at.critical => sum.eliminated += p,
        None if at.grave => sum.out += p,
        None => sum.lost += p,
        Some(next) => {
            let step = steps[next];
            let pool = at.pool + bonus(&step);
            let grave = step == ClimbStep::Setback(Severity::Grave);
            let critical = at.critical || step == ClimbStep::Setback(Severity::Critical);
            for (total, q) in reroll(faces, at.total, pool).iter() {
                let after = Climber { total: *total, pool, grave, critical, ..at };
                ascend(faces, after, &steps[next + 1..], ties, p * q, sum);
            }
        }
    }
}

/// The chances of the Conflict on the table, if it is fought on with Koma; nothing, before both cases are judged.
/// Ties go to the side whose Concept was found more specific; before that they count as even.
pub fn prospect(view: &View) -> Option<Prospect> {
    let board = &view.board;
    let contest = board.contest.as_ref().filter(|contest| contest.is_conflict())?;
    let fighter = |id: SideId| {
        let side = contest.side(id).filter(|side| side.basis.is_some() || side.auto)?;
        let total = side.thrown.then(|| side.total(&board.options.success_faces));
        let pool = u32::try_from(board.pool_of(side)).unwrap_or(0);
        Some(Opponent { total, pool, koma: if side.auto { 0 } else { purse(board, side) } })
    };
    let (a, b) = (fighter(SideId::A)?, fighter(SideId::B)?);
    let with = |ties| conflict(&board.options.success_faces, Fight { ties, conditions: false }, a, b);
    Some(match contest.wins_ties() {
        Some(side) => with(side),
        None => {
            let mut even = Prospect::default();
            for ties in SideId::BOTH {
                even.add(with(ties), 0.5);
            }
            even
        }
    })
}

/// The Koma that a side could spend in all.
fn purse(board: &BoardView, side: &Side) -> u32 {
    let mut pool = 0;
    let mut own = 0;
    for member in side.members().filter_map(|who| board.character(who)) {
        match member.owner {
            Some(_) => own += member.koma,
            None => pool = board.gm_pool,
        }
    }
    own + pool
}
