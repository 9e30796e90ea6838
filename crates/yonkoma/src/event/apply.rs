//! Making events true: no rules, no chance.

use crate::{
    character::{Bond, Character, Gift, Paid, Presence},
    contest::{Contest, Side, Specific},
    moment::Beat,
    state::{State, Tabletop},
    vocabulary::{BondKind, CharacterId, SideId, Stage},
};

use super::{BondChanged, BondPaid, Event, NpcMade, cleared};

impl Event {
    /// Makes it true.
    pub(crate) fn apply(&self, state: &mut State) {
        let board = &mut state.board;
        match self {
            Self::Open { what } => what.apply(board),
            Self::StageReached { stage } => board.stage = *stage,
            Self::NpcMade(made) => board.characters.push(made.character()),
            Self::NpcDescribed { npc, important, concept, flaw } => edit(board, *npc, |npc| {
                npc.important = *important;
                (npc.concept, npc.flaw) = (concept.clone(), flaw.clone());
            }),
            Self::NpcShown { npc } => edit(board, *npc, |npc| npc.shown = true),
            Self::NpcBound { npc, text } => edit(board, *npc, |npc| {
                npc.bonds.push(Bond { shown: false, ..Bond::new(BondKind::Aim, None, text.clone()) });
            }),
            Self::NpcBondShown { npc, bond } => with_bond(board, *npc, *bond, |bond| bond.shown = true),
            Self::NotesWritten { text } => state.notes = text.clone(),
            Self::BondClaimed { claim, .. } => board.claims.push(claim.clone()),
            Self::BondPaid(paid) => paid.apply(board),
            Self::BondDeclined { character, bond, .. } => answer(board, *character, *bond),
            Self::BondUndone { character, bond, erased } => {
                with_bond(board, *character, *bond, |bond| bond.paid = None);
                edit(board, *character, |character| match erased {
                    Some(severity) => character.mark(*severity),
                    None => character.koma = character.koma.saturating_sub(1),
                });
            }
            Self::ConditionGiven { character, condition, .. } => {
                board.n_conditions = board.n_conditions.max(condition.id.0);
                edit(board, *character, |character| character.conditions.push(condition.clone()));
                // Given in the middle of a contest, it is taken to apply until the game master says otherwise.
                sides(board).filter(|side| side.roller == *character).for_each(|side| {
                    side.conditions.push(condition.id);
                });
            }
            Self::ConditionEnded { character, condition } => {
                edit(board, *character, |character| character.conditions.retain(|c| c.id != *condition));
                sides(board).for_each(|side| side.conditions.retain(|id| id != condition));
            }
            Self::GiftUsed { character, gift, how, .. } => with_gift(board, *character, *gift, |gift| {
                (gift.used, gift.shown) = (Some(*how), true);
            }),
            Self::GiftGivenBack { character, gift } => {
                with_gift(board, *character, *gift, |gift| gift.used = None);
            }
            Self::BasisSet { side, basis, conditions, hindered } => {
                with_side(board, *side, |side| side.judge(*basis, conditions, hindered));
            }
            Self::ConditionsJudged { side, conditions } => {
                with_side(board, *side, |side| side.conditions = conditions.clone());
            }
            Self::HelperJoined { side, character } => {
                with_side(board, *side, |side| side.helpers.push(*character));
            }
            Self::Thrown { side, dice } => with_side(board, *side, |side| side.throw(dice)),
            Self::ThrowReplaced { side } => with_side(board, *side, |side| {
                (side.auto, side.thrown, side.begun) = (true, true, true);
            }),
            Self::SuccessAdded { side } => {
                with_side(board, *side, Side::add_success);
                with_contest(board, |contest| contest.passed.clear());
            }
            Self::Passed { side, by } => with_contest(board, |contest| contest.passed.push((*side, *by))),
            Self::Rerolled { side, kept, thrown } => {
                with_side(board, *side, |side| side.throw_again(kept, thrown));
            }
            Self::ApproachChanged { side, approach } => {
                with_side(board, *side, |side| *side = cleared(side, approach.clone()));
            }
            Self::RoundCompared { round, winner, lead, .. } => with_contest(board, |contest| {
                contest.passed.clear();
                contest.waits = false;
                (contest.round, contest.winner, contest.lead) = (*round, *winner, *lead);
            }),
            Self::SpecificJudged { side, rollers, .. } => with_contest(board, |contest| {
                contest.specific = side.map(|side| Specific { rollers: *rollers, side });
            }),
            Self::WentOn { side, approach } => {
                with_contest(board, |contest| contest.going_on.push(*side));
                with_side(board, *side, |side| side.approach = approach.clone());
            }
            Self::Stopped { side, .. } => with_contest(board, |contest| contest.stopping.push(*side)),
            Self::BeganAgain => with_contest(board, |contest| {
                contest.going_on.clear();
                contest.stopping.clear();
                contest.sides.iter_mut().for_each(|side| *side = cleared(side, side.approach.clone()));
            }),
            // Whoever concedes is paid and the contest settled by what follows.
            Self::Conceded { .. } => (),
            Self::ContestSettled { settled, beat, spoils, .. } => {
                with_contest(board, |contest| contest.settled = Some(*settled));
                (board.beat, board.spoils) = (Some(beat.clone()), spoils.clone());
            }
            Self::BondImposed { target, winner, text, replaces } => {
                impose(board, *target, Bond::new(BondKind::Imposed, Some(*winner), text.clone()), *replaces);
            }
            Self::ReplacementAsked { imposing } => {
                (board.spoils, board.imposing) = (None, Some(imposing.clone()));
            }
            Self::GiftGranted { character, text } => edit(board, *character, |character| {
                let shown = character.owner.is_some();
                character.gifts.push(Gift::new(text.clone(), shown));
            }),
            Self::SessionEnded => {
                (board.stage, board.spoils) = (Stage::SessionEnd, None);
                board.claims.clear();
            }
            Self::BondChanged(BondChanged { character, bond, kind, target, text }) => {
                let new = Bond::new(*kind, *target, text.clone());
                with_bond(board, *character, *bond, |bond| *bond = Bond { paid: bond.paid, ..new });
            }
            Self::BondDropped { character, bond } => drop_bond(board, *character, *bond),
            Self::AdventureEnded => board.stage = Stage::BetweenAdventures,
        }
    }
}

impl NpcMade {
    fn character(&self) -> Character {
        Character {
            id: self.npc,
            owner: None,
            important: self.important,
            name: self.name.clone(),
            sign: self.sign.clone(),
            concept: self.concept.clone(),
            flaw: self.flaw.clone(),
            shown: self.shown,
            gifts: Vec::new(),
            koma: 0,
            setbacks: Vec::new(),
            conditions: Vec::new(),
            bonds: Vec::new(),
            status: Presence::InPlay,
            eliminated_in: None,
        }
    }
}

impl BondPaid {
    fn apply(&self, board: &mut Tabletop) {
        let Self { character, bond, scene, erased, .. } = *self;
        answer(board, character, bond);
        with_bond(board, character, bond, |bond| bond.paid = Some(Paid { scene, erased }));
        edit(board, character, |character| match erased {
            Some(severity) => character.erase(severity),
            None => character.koma += 1,
        });
    }
}

pub(super) fn edit(board: &mut Tabletop, id: CharacterId, change: impl FnOnce(&mut Character)) {
    if let Some(character) = board.character_mut(id) {
        change(character);
    }
}

fn with_gift(board: &mut Tabletop, id: CharacterId, gift: u8, change: impl FnOnce(&mut Gift)) {
    edit(board, id, |character| {
        if let Some(gift) = character.gifts.get_mut(usize::from(gift)) {
            change(gift);
        }
    });
}

fn with_bond(board: &mut Tabletop, id: CharacterId, bond: u8, change: impl FnOnce(&mut Bond)) {
    edit(board, id, |character| {
        if let Some(bond) = character.bonds.get_mut(usize::from(bond)) {
            change(bond);
        }
    });
}

pub(super) fn with_contest(board: &mut Tabletop, change: impl FnOnce(&mut Contest)) {
    if let Some(contest) = &mut board.contest {
        change(contest);
    }
}

pub(super) fn with_side(board: &mut Tabletop, id: SideId, change: impl FnOnce(&mut Side)) {
    if let Some(side) = board.contest.as_mut().and_then(|contest| contest.side_mut(id)) {
        change(side);
    }
}

fn sides(board: &mut Tabletop) -> impl Iterator<Item = &mut Side> {
    board.contest.iter_mut().flat_map(|contest| &mut contest.sides)
}

/// A Bond's pay waits no more.
fn answer(board: &mut Tabletop, character: CharacterId, bond: u8) {
    board.claims.retain(|claim| (claim.character, claim.bond) != (character, bond));
}

fn impose(board: &mut Tabletop, target: CharacterId, bond: Bond, replaces: Option<u8>) {
    if let Some(place) = replaces {
        answer(board, target, place);
        with_bond(board, target, place, |old| *old = bond);
    } else {
        edit(board, target, |target| target.bonds.push(bond));
    }
    // What waited was imposed before; another winner's right is not used up by it.
    if board.imposing.take().is_none() {
        board.spoils = None;
    }
}

fn drop_bond(board: &mut Tabletop, character: CharacterId, bond: u8) {
    edit(board, character, |character| {
        if usize::from(bond) < character.bonds.len() {
            character.bonds.remove(usize::from(bond));
        }
    });
    let waiting = board.imposing.as_mut().filter(|imposing| imposing.target == character);
    if let Some(imposing) = waiting.filter(|imposing| imposing.replaces > bond) {
        imposing.replaces -= 1;
    }
}

/// Somebody leaves the contest; dice on the table stay (YON-91).
pub(super) fn leave(board: &mut Tabletop, who: CharacterId, for_good: bool) {
    let name = board.character(who).map(|character| character.name.clone());
    board.beat = name.map(|who| Beat::Gone { who, for_good });
    for side in sides(board) {
        if (side.roller == who || side.helpers.contains(&who)) && !side.gone.contains(&who) {
            side.drop_helper(who);
            side.gone.push(who);
        }
    }
}
