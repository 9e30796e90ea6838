//! Where a die helps most: for whoever presses its key twice, and for the 6 that asks which die it may change.

use pactes::{ContractView, DieId, Slot, SlotKind};

/// What Faust has of a face on a commitment and on a flaw, in halves of a token; an achievement is what he is here for.
fn worth(kind: SlotKind, face: u8) -> i8 {
    match (kind, face) {
        (SlotKind::Commitment, 6) => 24,
        (SlotKind::Commitment, 5) => 20,
        (SlotKind::Commitment, 4) => 18,
        (SlotKind::Flaw, 5) => 6,
        (SlotKind::Flaw, 6) => 5,
        (SlotKind::Flaw, 4) => 3,
        (SlotKind::Flaw, 2) => -2,
        (SlotKind::Flaw, 1) => -3,
        (SlotKind::Commitment | SlotKind::Flaw, _) => 0,
    }
}

/// The free slot on which a loose die helps most, the other loose dice considered: those to which a commitment matters
/// most go there, as many as there are.
pub(super) fn best_slot(contract: &ContractView, die: DieId) -> Option<Slot> {
    let gain = |face| worth(SlotKind::Commitment, face) - worth(SlotKind::Flaw, face);
    let mut loose: Vec<(i8, DieId)> = contract
        .numbered()
        .filter(|(_, die)| die.slot.is_none())
        .map(|(id, die)| (-gain(die.face), id))
        .collect();
    loose.sort_unstable();
    let rank = loose.iter().position(|(_, id)| *id == die)?;
    let free = |kind: SlotKind| contract.free_slots().filter(move |slot| slot.kind == kind);
    let kind = if rank < free(SlotKind::Commitment).count() { SlotKind::Commitment } else { SlotKind::Flaw };
    free(kind).next()
}

/// The die that is in hand before anybody has taken one: a 6 acts at once, and is taken on purpose as long as there is
/// another.
pub(super) fn first_in_hand(contract: &ContractView) -> Option<DieId> {
    let loose = || contract.numbered().filter(|(_, die)| die.slot.is_none());
    loose().find(|(_, die)| die.face != 6).or_else(|| loose().next()).map(|(id, _)| id)
}

/// The die that gains most by becoming a 4; none, where all would lose.
pub(super) fn best_to_convert(contract: &ContractView) -> Option<DieId> {
    let rank = |slot: Option<Slot>| match slot.map(|slot| slot.kind) {
        Some(SlotKind::Commitment) => 0,
        None => 1,
        Some(SlotKind::Flaw) => 2,
    };
    contract
        .numbered()
        .filter(|(id, die)| contract.converting != Some(*id) && die.face < 4)
        .min_by_key(|(id, die)| (rank(die.slot), die.face, *id))
        .map(|(id, _)| id)
}

#[cfg(test)]
mod tests {
    use pactes::{Die, Effects, LineView};

    use super::*;

    fn contract(faces: &[u8]) -> ContractView {
        let line = LineView { commitment: "…".into(), written: true, flaw: None, objected: false };
        ContractView {
            obstacle: 1,
            lines: vec![line; faces.len() / 2],
            proposal: None,
            refusals: 0,
            rebate: 0,
            price: 1,
            dice: faces.iter().map(|face| Die { face: *face, slot: None, locked: false }).collect(),
            converting: None,
            passed: pactes::ByRole::default(),
            version: 0,
            bent: None,
            revealed: false,
            effects: Effects::default(),
        }
    }

    #[test]
    fn good_dice_go_on_commitments_and_the_rest_on_flaws() {
        let contract = contract(&[4, 1, 5, 3]);
        let best = |die| best_slot(&contract, DieId(die)).map(|slot| slot.to_string());
        assert_eq!(best(1).as_deref(), Some("C1"));
        assert_eq!(best(3).as_deref(), Some("C1"));
        assert_eq!(best(2).as_deref(), Some("H1"));
        assert_eq!(best(4).as_deref(), Some("H1"));
    }

    #[test]
    fn a_bad_die_takes_the_commitment_that_no_good_one_needs() {
        let contract = contract(&[1, 3]);
        assert_eq!(best_slot(&contract, DieId(1)), Some(Slot::commitment(1)));
        assert_eq!(best_slot(&contract, DieId(2)), Some(Slot::flaw(1)));
    }

    #[test]
    fn a_six_is_not_in_hand_by_itself_and_changes_a_failure() {
        let mut contract = contract(&[6, 2, 5, 1]);
        assert_eq!(first_in_hand(&contract), Some(DieId(2)));
        contract.converting = Some(DieId(1));
        contract.dice[0].slot = Some(Slot::commitment(1));
        contract.dice[1].slot = Some(Slot::commitment(2));
        assert_eq!(best_to_convert(&contract), Some(DieId(2)));
        contract.dice[1].face = 4;
        contract.dice[3].face = 5;
        assert_eq!(best_to_convert(&contract), None);
    }
}
