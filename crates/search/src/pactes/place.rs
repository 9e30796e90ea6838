//! Where Faust puts his dice: the best of all placements and conversions.

use ::pactes::{Action, ContractView, Die, DieId, Slot, SlotKind, Stage};

use super::{Mind, Placement};

/// How many dice show each face, from 1 to 6.
pub(super) type ByFace = [u8; 6];

/// The dice of a contract while they are being placed. Slots of one kind are alike, and so are dice of one
/// face: only how many lie where counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct DicePiles {
    /// Still to be placed.
    pub(super) loose: ByFace,
    /// On commitments.
    pub(super) commitments: ByFace,
    /// On hidden flaws.
    pub(super) flaws: ByFace,
    /// Commitments without a die.
    pub(super) free_commitments: u8,
    /// Conversions that are open at this moment.
    pub(super) conversions: u8,
}

/// What Faust makes of the effects of his dice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Preferences {
    /// The worth of an achievement.
    pub(super) achievement: f64,
    /// How many of them count.
    pub(super) cap: u8,
    /// The worth of a token drawn unseen.
    pub(super) draw: f64,
}

/// Where loose dice go, and what sixes on commitments convert.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Spread {
    /// What it is worth.
    pub(super) score: f64,
    /// How many loose dice of each face go to commitments; the others go to flaws.
    pub(super) to_commitments: ByFace,
    /// How many dice below 4 are converted on commitments.
    pub(super) lifted: u8,
    /// How many 1s, 2s and 3s are converted on flaws.
    pub(super) soothed: [u8; 3],
}

impl DicePiles {
    /// The best plan. Of equal plans the first one found: it is a function of the dice.
    pub(super) fn best(&self, preferences: &Preferences) -> Spread {
        let mut best =
            Spread { score: f64::NEG_INFINITY, to_commitments: [0; 6], lifted: 0, soothed: [0; 3] };
        self.spread([0; 6], 0, self.free_commitments, preferences, &mut best);
        best
    }

    /// All ways to fill the commitments left with dice of the faces left.
    fn spread(&self, chosen: ByFace, face: usize, left: u8, preferences: &Preferences, best: &mut Spread) {
        if face == chosen.len() {
            if left == 0 {
                self.convert(chosen, preferences, best);
            }
            return;
        }
        for n in 0..=self.loose[face].min(left) {
            let mut chosen = chosen;
            chosen[face] = n;
            self.spread(chosen, face + 1, left - n, preferences, best);
        }
    }

    /// All sensible conversions: below 4 only; on flaws the 1s first, which gain most, then the 2s.
    fn convert(&self, chosen: ByFace, preferences: &Preferences, best: &mut Spread) {
        let on = |at: usize| self.commitments[at] + chosen[at];
        let under = |at: usize| self.flaws[at] + self.loose[at] - chosen[at];
        let low = on(0) + on(1) + on(2);
        // PAC-59: one conversion for each 6 that is placed on a commitment.
        let conversions = self.conversions + chosen[5];
        for lifted in 0..=conversions.min(low) {
            let mut left = conversions - lifted;
            let soothed = [0, 1, 2].map(|at| {
                let n = under(at).min(left);
                left -= n;
                n
            });
            let achievements = on(3) + on(4) + on(5) + lifted;
            let draws = under(3) + 2 * under(4) + under(5) + soothed.iter().sum::<u8>();
            let demons_draw = on(3) + lifted + under(1) - soothed[1];
            let score = preferences.achievement * f64::from(achievements.min(preferences.cap))
                + preferences.draw * f64::from(draws)
                - f64::from(under(0) - soothed[0])
                - preferences.draw / 2.0 * f64::from(demons_draw)
                + f64::from(under(5)) / 2.0;
            if score > best.score + 1e-9 {
                *best = Spread { score, to_commitments: chosen, lifted, soothed };
            }
        }
    }
}

impl From<&ContractView> for DicePiles {
    fn from(contract: &ContractView) -> Self {
        let mut dice = Self { conversions: contract.converting.is_some().into(), ..Self::default() };
        for die in &contract.dice {
            let pile = match die.slot.map(|slot| slot.kind) {
                None => &mut dice.loose,
                Some(SlotKind::Commitment) => &mut dice.commitments,
                Some(SlotKind::Flaw) => &mut dice.flaws,
            };
            pile[at(*die)] += 1;
        }
        let n_lines = u8::try_from(contract.lines.len()).unwrap_or(u8::MAX);
        dice.free_commitments = n_lines - dice.commitments.iter().sum::<u8>();
        dice
    }
}

fn at(die: Die) -> usize {
    usize::from(die.face.clamp(1, 6)) - 1
}

impl Mind<'_> {
    fn preferences(&self) -> Preferences {
        let missing = self.missing();
        let (achievement, cap) = match self.style.placement {
            Placement::Blind | Placement::Greedy => (50.0, u8::MAX),
            Placement::Capped => (50.0, missing),
            Placement::Pace => (50.0, self.pace()),
            Placement::Balanced => (3.0, missing),
        };
        Preferences { achievement, cap, draw: self.draw() }
    }

    /// The next die to place; when all are, the confirmation.
    pub(super) fn place(&mut self) -> Option<Action> {
        let contract = self.view.contract.as_ref()?;
        let loose: Vec<(DieId, Die)> = contract.numbered().filter(|(_, die)| die.slot.is_none()).collect();
        if loose.is_empty() {
            return Some(Action::Confirm);
        }
        if self.style.placement == Placement::Blind {
            // Sixes last, so that what they convert is in its place.
            let (die, _) = loose.iter().min_by_key(|(id, die)| (die.face == 6, *id))?;
            let free: Vec<Slot> = contract.free_slots().collect();
            let slot = free[self.chance.one_of(free.len())];
            return Some(Action::Place { die: *die, slot });
        }
        let plan = DicePiles::from(contract).best(&self.preferences());
        let goes_to = |die: Die| {
            if plan.to_commitments[at(die)] > 0 { SlotKind::Commitment } else { SlotKind::Flaw }
        };
        // Sixes for commitments first: what they convert may still go anywhere.
        let strikes = |die: Die| die.face == 6 && goes_to(die) == SlotKind::Commitment;
        let (die, face) = loose.iter().min_by_key(|(id, die)| (!strikes(*die), *id))?;
        let slot = contract.free_slots().find(|slot| slot.kind == goes_to(*face))?;
        Some(Action::Place { die: *die, slot })
    }

    /// PAC-60: the die that the 6 converts, or none.
    pub(super) fn convert(&mut self) -> Action {
        let target =
            self.view.contract.as_ref().filter(|_| self.view.stage == Stage::Convert).and_then(|contract| {
                match self.style.placement {
                    Placement::Blind => lowest(contract, SlotKind::Commitment)
                        .or_else(|| lowest(contract, SlotKind::Flaw))
                        .map(|(die, _)| die),
                    _ => self.best_target(contract),
                }
            });
        target.map_or(Action::SkipConversion, |die| Action::Convert { die })
    }

    fn best_target(&self, contract: &ContractView) -> Option<DieId> {
        let plan = DicePiles::from(contract).best(&self.preferences());
        let kind = if plan.lifted > 0 { SlotKind::Commitment } else { SlotKind::Flaw };
        let wanted = |die: Die| match (kind, die.slot.map(|slot| slot.kind)) {
            (_, Some(placed)) => placed == kind,
            (SlotKind::Commitment, None) => plan.to_commitments[at(die)] > 0,
            // A loose die of this face goes to a flaw if not all of them go to commitments.
            (SlotKind::Flaw, None) => {
                let alike = contract.dice.iter().filter(|d| d.slot.is_none() && d.face == die.face).count();
                alike > plan.to_commitments[at(die)].into()
            }
        };
        let soothes = |die: Die| plan.soothed.get(at(die)).is_some_and(|&n| n > 0);
        contract
            .numbered()
            .filter(|(_, die)| die.face < 4 && wanted(*die) && (plan.lifted > 0 || soothes(*die)))
            .min_by_key(|(id, die)| (die.face, *id))
            .map(|(id, _)| id)
    }
}

/// The lowest die below 4 on such a slot.
fn lowest(contract: &ContractView, kind: SlotKind) -> Option<(DieId, Die)> {
    contract
        .numbered()
        .filter(|(_, die)| die.face < 4 && die.slot.is_some_and(|slot| slot.kind == kind))
        .min_by_key(|(id, die)| (die.face, *id))
}

#[cfg(test)]
mod tests;
