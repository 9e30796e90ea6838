//! What the cards on the table are worth: exact odds over the cards nobody has seen.

use std::collections::BTreeMap;

use crate::{
    conflict::Conflict,
    view::View,
    vocabulary::{Card, CharacterId, Rank},
};

/// A hand by rank: how many of each.
type ByRank = [u8; 13];
/// A combination as it is compared: how many cards, of which height; nothing played is (0, 0).
type Best = (u8, u8);

/// What somebody in a conflict may expect of this round if everybody plays the largest set that lies there, the
/// highest of equals, and threatens all opponents.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Outlook {
    /// The chance that one's side gets the goal.
    pub goal: f64,
    /// The chance that both sides have as many cards: a rematch.
    pub rematch: f64,
    /// The chance to be hit by anybody's higher cards.
    pub hit: f64,
    /// The points to expect from these hits.
    pub points: f64,
}

/// The outlook of somebody who draws so many more cards while the others leave what lies there; nothing, outside
/// a conflict. In the end a round is won or lost by what was really played: those who have played count as they
/// did.
pub fn outlook(view: &View, who: CharacterId, draws: u8) -> Option<Outlook> {
    let conflict = view.table.conflict()?;
    let own = conflict.fighter(who)?;
    let of = |other: CharacterId| played_or_best(conflict, other);
    let opponents: Vec<Best> = conflict.opponents(who).map(|other| of(other.who)).collect();
    let allies = conflict.fighters.iter().filter(|f| f.side == own.side && f.who != who);
    let ally = allies.map(|f| of(f.who)).max().unwrap_or((0, 0));
    let mut sum = Outlook { goal: 0.0, rematch: 0.0, hit: 0.0, points: 0.0 };
    let mine = match &own.play {
        Some(_) => BTreeMap::from([(of(who), 1.0)]),
        None => best_after(&unseen(view), &own.laid, draws.min(clamp(view.drawable()))),
    };
    for (best, chance) in mine {
        let side = best.0.max(ally.0);
        let other = opponents.iter().map(|o| o.0).max().unwrap_or(0);
        let hits = opponents.iter().filter(|o| o.1 > best.1);
        let points: u32 = hits.map(|o| u32::from(o.0)).sum();
        sum.goal += if side > other { chance } else { 0.0 };
        sum.rematch += if side == other { chance } else { 0.0 };
        sum.hit += if points > 0 { chance } else { 0.0 };
        sum.points += chance * f64::from(points);
    }
    Some(sum)
}

/// How likely each largest set is after drawing so many of the unseen cards: (how many, height) and its chance.
pub fn best_after(unseen: &[Card], laid: &[Card], draws: u8) -> BTreeMap<Best, f64> {
    let odds = duel(unseen, laid, draws, &[], 0);
    let mut sum = BTreeMap::new();
    for ((mine, _), chance) in odds {
        *sum.entry(mine).or_insert(0.0) += chance;
    }
    sum
}

/// How likely each pair of largest sets is when two draw from the same unseen cards.
///
/// Rank by rank, counting hands: each rank gives `a` of its unseen cards to the one and `b` to the other.
pub fn duel(
    unseen: &[Card],
    mine: &[Card],
    draws: u8,
    theirs: &[Card],
    their_draws: u8,
) -> BTreeMap<(Best, Best), f64> {
    let (stock, mine, theirs) = (by_rank(unseen), by_rank(mine), by_rank(theirs));
    let n = clamp(u16::try_from(unseen.len()).unwrap_or(u16::MAX));
    let draws = draws.min(n);
    let their_draws = their_draws.min(n - draws);
    let mut hands: BTreeMap<(u8, u8, Best, Best), f64> = BTreeMap::from([((0, 0, (0, 0), (0, 0)), 1.0)]);
    for (index, height) in (2u8..=14).enumerate() {
        let mut next = BTreeMap::new();
        for ((drawn, their_drawn, best, their_best), ways) in hands {
            for a in 0..=stock[index].min(draws - drawn) {
                for b in 0..=(stock[index] - a).min(their_draws - their_drawn) {
                    let better = better(best, mine[index] + a, height);
                    let their_better = self::better(their_best, theirs[index] + b, height);
                    let key = (drawn + a, their_drawn + b, better, their_better);
                    let here = choose(stock[index], a) * choose(stock[index] - a, b);
                    *next.entry(key).or_insert(0.0) += ways * here;
                }
            }
        }
        hands = next;
    }
    let whole = |key: &(u8, u8, Best, Best)| key.0 == draws && key.1 == their_draws;
    let total = choose(n, draws) * choose(n - draws, their_draws);
    let mut odds = BTreeMap::new();
    for ((_, _, best, their_best), ways) in hands.into_iter().filter(|(key, _)| whole(key)) {
        *odds.entry((best, their_best)).or_insert(0.0) += ways / total;
    }
    odds
}

/// The cards nobody has seen, as everybody can work out; those under the deck come last and are left out as long
/// as others are there.
pub(crate) fn unseen(view: &View) -> Vec<Card> {
    let mut cards = Card::pack();
    let mut seen: Vec<Card> = view.deck.under.iter().chain(&view.deck.discard).copied().collect();
    for fighter in view.table.conflict().into_iter().flat_map(|conflict| &conflict.fighters) {
        seen.extend(fighter.laid.iter().chain(&fighter.kept));
        seen.extend(fighter.play.iter().flat_map(|play| &play.cards));
    }
    seen.iter().for_each(|card| _ = cards.remove(card));
    cards.into_iter().collect()
}

fn played_or_best(conflict: &Conflict, who: CharacterId) -> Best {
    let Some(fighter) = conflict.fighter(who) else { return (0, 0) };
    match &fighter.play {
        Some(play) => {
            let n = u8::try_from(play.cards.len()).unwrap_or(u8::MAX);
            (n, play.rank().map_or(0, Rank::height))
        }
        None => {
            let hand = by_rank(&fighter.laid);
            (2u8..=14).zip(hand).fold((0, 0), |best, (height, n)| better(best, n, height))
        }
    }
}

/// The larger set; of equals the higher one, and heights are met in rising order.
fn better(best: Best, n: u8, height: u8) -> Best {
    if n > 0 && n >= best.0 { (n, height) } else { best }
}

fn by_rank(cards: &[Card]) -> ByRank {
    let mut hand = [0; 13];
    for card in cards {
        hand[usize::from(card.rank.height() - 2)] += 1;
    }
    hand
}

fn choose(n: u8, k: u8) -> f64 {
    (0..k).fold(1.0, |product, i| product * f64::from(n - i) / f64::from(i + 1))
}

fn clamp(n: u16) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}
