//! Making events true: no rules, no chance.

use crate::{
    character::{Bond, Character, Gift, Paid, Status},
    contest::{Contest, Side, Specific, Story, Taken},
    moment::Beat,
    state::{Board, State, World},
    words::{BondKind, CharacterId, SideId, Stage},
};

use super::{Event, cleared};

impl Event {
    /// Makes it true.
    pub(crate) fn apply(&self, state: &mut State) {
        if let Self::NotesWritten { text } = self {
            state.notes = text.clone();
        }
        let board = &mut state.board;
        self.before_play(board);
        self.on_sheets(board);
        self.on_bonds(board);
        self.on_throws(board);
        self.on_conflicts(board);
        self.on_time(board);
    }

    fn before_play(&self, board: &mut Board) {
        match self {
            Self::WorldSet { text } => {
                board.world = Some(World { text: text.clone() });
                board.confirmed.clear();
            }
            Self::WorldConfirmed { by } => board.confirmed.push(*by),
            Self::SheetSubmitted { by, character, sheet } => match board.character_mut(*character) {
                Some(known) => known.write(sheet),
                None => board.characters.push(Character::player(*character, *by, sheet)),
            },
            Self::SheetApproved { character, restriction } => edit(board, *character, |character| {
                character.status = Status::Approved;
                if let Some(gift) = character.gifts.first_mut() {
                    gift.restriction = restriction.clone();
                }
            }),
            Self::SheetReturned { character, .. } => {
                edit(board, *character, |character| character.status = Status::Returned);
            }
            Self::NpcMade { npc, name, important, sign, concept, flaw, shown, .. } => {
                board.characters.push(Character {
                    id: *npc,
                    owner: None,
                    important: *important,
                    name: name.clone(),
                    sign: sign.clone(),
                    concept: concept.clone(),
                    flaw: flaw.clone(),
                    shown: *shown,
                    gifts: Vec::new(),
                    koma: 0,
                    setbacks: Vec::new(),
                    conditions: Vec::new(),
                    bonds: Vec::new(),
                    status: Status::InPlay,
                    eliminated_in: None,
                });
            }
            Self::NpcDescribed { npc, important, concept, flaw } => edit(board, *npc, |npc| {
                npc.important = *important;
                npc.concept = concept.clone();
                npc.flaw = flaw.clone();
            }),
            Self::NpcShown { npc } => edit(board, *npc, |npc| npc.shown = true),
            _ => (),
        }
    }

    fn on_sheets(&self, board: &mut Board) {
        match self {
            Self::ConditionGiven { character, condition, .. } => {
                board.n_conditions = board.n_conditions.max(condition.id.0);
                edit(board, *character, |character| character.conditions.push(condition.clone()));
                // Given in the middle of a contest, it is taken to apply until the game master says otherwise.
                for side in board.contest.iter_mut().flat_map(|contest| &mut contest.sides) {
                    if side.roller == *character {
                        side.conditions.push(condition.id);
                    }
                }
            }
            Self::ConditionEnded { character, condition } => {
                edit(board, *character, |character| character.conditions.retain(|c| c.id != *condition));
                for side in board.contest.iter_mut().flat_map(|contest| &mut contest.sides) {
                    side.conditions.retain(|id| id != condition);
                }
            }
            Self::GiftUsed { character, gift, how, .. } => {
                with_gift(board, *character, *gift, |gift| {
                    gift.used = Some(*how);
                    gift.shown = true;
                });
            }
            Self::GiftGivenBack { character, gift } => {
                with_gift(board, *character, *gift, |gift| gift.used = None);
            }
            Self::GiftGranted { character, text } => edit(board, *character, |character| {
                let shown = character.owner.is_some();
                character.gifts.push(Gift::new(text.clone(), shown));
            }),
            Self::ConceptChanged { character, text } => {
                edit(board, *character, |character| character.concept = Some(text.clone()));
            }
            Self::FlawChanged { character, text } => {
                edit(board, *character, |character| character.flaw = Some(text.clone()));
            }
            Self::KomaGained { character, n, .. } => {
                edit(board, *character, |character| character.koma += n);
            }
            Self::KomaSpent { character: Some(character), .. } => {
                edit(board, *character, |character| character.koma = character.koma.saturating_sub(1));
            }
            Self::KomaSpent { character: None, .. } => board.gm_pool = board.gm_pool.saturating_sub(1),
            Self::SetbackErased { character, severity } => {
                edit(board, *character, |character| character.erase(*severity));
            }
            Self::WentOutOfPlay { character, until } => {
                edit(board, *character, |character| character.status = Status::OutOfPlay { until: *until });
                leave(board, *character, false);
            }
            Self::Eliminated { character } => {
                let scene = board.scene;
                edit(board, *character, |character| {
                    character.status = Status::Eliminated;
                    character.eliminated_in = Some(scene);
                });
                board.claims.retain(|claim| claim.character != *character);
                leave(board, *character, true);
            }
            Self::CharacterEntered { character } | Self::CharacterBack { character } => {
                edit(board, *character, |character| character.status = Status::InPlay);
            }
            _ => (),
        }
    }

    fn on_bonds(&self, board: &mut Board) {
        match self {
            Self::NpcBound { npc, text } => edit(board, *npc, |npc| {
                let bond = Bond { shown: false, ..Bond::new(BondKind::Aim, None, text.clone()) };
                npc.bonds.push(bond);
            }),
            Self::NpcBondShown { npc, bond } => with_bond(board, *npc, *bond, |bond| bond.shown = true),
            Self::BondsSubmitted { character, bonds } => edit(board, *character, |character| {
                character.bonds = bonds.clone();
                character.status = Status::Ready;
            }),
            Self::BondsReturned { character, .. } => {
                edit(board, *character, |character| character.status = Status::Approved);
            }
            Self::BondClaimed { claim, .. } => board.claims.push(claim.clone()),
            Self::BondPaid { character, bond, scene, erased, .. } => {
                board.claims.retain(|claim| (claim.character, claim.bond) != (*character, *bond));
                with_bond(board, *character, *bond, |bond| {
                    bond.paid = Some(Paid { scene: *scene, erased: *erased });
                });
                edit(board, *character, |character| match erased {
                    Some(severity) => character.erase(*severity),
                    None => character.koma += 1,
                });
            }
            Self::BondDeclined { character, bond, .. } => {
                board.claims.retain(|claim| (claim.character, claim.bond) != (*character, *bond));
            }
            Self::BondUndone { character, bond, erased } => {
                with_bond(board, *character, *bond, |bond| bond.paid = None);
                edit(board, *character, |character| match erased {
                    Some(severity) => character.mark(*severity),
                    None => character.koma = character.koma.saturating_sub(1),
                });
            }
            Self::BondImposed { target, winner, text, replaces } => {
                let bond = Bond::new(BondKind::Imposed, Some(*winner), text.clone());
                if let Some(place) = replaces {
                    board.claims.retain(|claim| (claim.character, claim.bond) != (*target, *place));
                    with_bond(board, *target, *place, |old| *old = bond);
                } else {
                    edit(board, *target, |target| target.bonds.push(bond));
                }
                // What waited was imposed before; another winner's right is not used up by it.
                if board.imposing.take().is_none() {
                    board.spoils = None;
                }
            }
            Self::ReplacementAsked { imposing } => {
                board.spoils = None;
                board.imposing = Some(imposing.clone());
            }
            Self::BondChanged { character, bond, kind, target, text } => {
                let new = Bond::new(*kind, *target, text.clone());
                with_bond(board, *character, *bond, |bond| *bond = Bond { paid: bond.paid, ..new });
            }
            Self::BondDropped { character, bond } => {
                edit(board, *character, |character| {
                    if usize::from(*bond) < character.bonds.len() {
                        character.bonds.remove(usize::from(*bond));
                    }
                });
                let waiting = board.imposing.as_mut().filter(|imposing| imposing.target == *character);
                if let Some(imposing) = waiting.filter(|imposing| imposing.replaces > *bond) {
                    imposing.replaces -= 1;
                }
            }
            _ => (),
        }
    }

    fn on_throws(&self, board: &mut Board) {
        match self {
            Self::TestBegan { roller, goal, approach, .. } => {
                board.contest = Some(Contest::test(goal.clone(), Side::new(*roller, approach.clone())));
            }
            Self::BasisSet { side, basis, conditions, hindered } => with_side(board, *side, |side| {
                side.basis = Some(*basis);
                side.conditions = conditions.clone();
                side.hindered = hindered.clone();
            }),
            Self::ConditionsJudged { side, conditions } => {
                with_side(board, *side, |side| side.conditions = conditions.clone());
            }
            Self::HelperJoined { side, character } => {
                with_side(board, *side, |side| side.helpers.push(*character));
            }
            Self::HelperLeft { side, character } => with_side(board, *side, |side| {
                side.helpers.retain(|helper| helper != character);
                side.hindered.retain(|helper| helper != character);
            }),
            Self::AnecdoteTold { side, by, .. } => {
                board.anecdotes.push(*by);
                with_side(board, *side, |side| side.anecdote = true);
            }
            Self::ContestDropped => {
                let told = board.contest.take();
                let tellers: Vec<_> = told.iter().flat_map(|contest| &contest.sides).collect();
                let back: Vec<_> = tellers
                    .iter()
                    .filter(|side| side.anecdote)
                    .map(|side| board.owner(side.roller))
                    .collect();
                board.anecdotes.retain(|seat| !back.contains(seat));
            }
            Self::Thrown { side, dice } => with_side(board, *side, |side| {
                side.dice = dice.clone();
                (side.thrown, side.begun) = (true, true);
            }),
            Self::ThrowReplaced { side } => with_side(board, *side, |side| {
                side.auto = true;
                (side.thrown, side.begun) = (true, true);
            }),
            Self::SuccessAdded { side } => {
                with_side(board, *side, |side| side.plus_one += 1);
                if let Some(contest) = &mut board.contest {
                    contest.passed.clear();
                }
            }
            Self::SetbackTaken { side, character, severity, .. } => {
                edit(board, *character, |character| character.mark(*severity));
                let taken = Taken { by: *character, severity: *severity };
                with_side(board, *side, |side| side.taken.push(taken));
            }
            Self::Rerolled { side, kept, thrown } => with_side(board, *side, |side| {
                side.dice = [&kept[..], &thrown[..]].concat();
            }),
            Self::ApproachChanged { side, approach } => {
                with_side(board, *side, |side| *side = cleared(side, approach.clone()));
            }
            _ => (),
        }
    }

    fn on_conflicts(&self, board: &mut Board) {
        if let Self::ConflictBegan { a, b, stake } = self {
            let mut contest = Contest::test(stake.clone(), Side::new(*a, None));
            contest.sides.push(Side::new(*b, None));
            board.contest = Some(contest);
            board.spoils = None;
        }
        let Some(contest) = &mut board.contest else { return };
        match self {
            Self::Passed { side, by } => contest.passed.push((*side, *by)),
            Self::GiftsKept { by, kept: true } => contest.keeping.push(*by),
            Self::GiftsKept { by, kept: false } => contest.keeping.retain(|seat| seat != by),
            Self::RoundCompared { round, winner, lead, .. } => {
                contest.passed.clear();
                (contest.round, contest.winner, contest.lead) = (*round, *winner, *lead);
            }
            Self::SpecificJudged { side, rollers, .. } => {
                contest.specific = side.map(|side| Specific { rollers: *rollers, side });
            }
            Self::RollerNamed { side, character } => with_side(board, *side, |side| {
                side.helpers.retain(|helper| helper != character);
                side.hindered.retain(|helper| helper != character);
                side.roller = *character;
                side.basis = None;
                side.conditions.clear();
            }),
            Self::WentOn { side, approach } => {
                contest.going_on.push(*side);
                with_side(board, *side, |side| side.approach = approach.clone());
            }
            Self::Stopped { side, .. } => contest.stopping.push(*side),
            Self::ThrownAnew => {
                contest.going_on.clear();
                contest.stopping.clear();
                for side in &mut contest.sides {
                    *side = cleared(side, side.approach.clone());
                }
            }
            Self::ContestSettled { settled, beat, spoils, .. } => {
                contest.settled = Some(*settled);
                board.beat = Some(beat.clone());
                board.spoils = spoils.clone();
            }
            Self::StoryProposed { text, waits_for, .. } => {
                contest.story = Some(Story { text: text.clone(), waits_for: waits_for.clone() });
            }
            Self::ConsentGiven { by } => {
                if let Some(story) = &mut contest.story {
                    story.waits_for.retain(|seat| seat != by);
                }
            }
            Self::ConsentRefused { .. } => contest.story = None,
            Self::ResultTold { .. } => board.contest = None,
            _ => (),
        }
    }

    fn on_time(&self, board: &mut Board) {
        match self {
            Self::StageReached { stage } => board.stage = *stage,
            Self::SessionBegan { session, gm_pool } => {
                board.session = *session;
                board.gm_pool = *gm_pool;
                board.anecdotes.clear();
                for gift in board.characters.iter_mut().flat_map(|character| &mut character.gifts) {
                    gift.used = None;
                }
            }
            Self::SceneBegan { scene, title } => {
                board.scene = *scene;
                board.title = title.clone();
                board.spoils = None;
                board.beat = Some(Beat::Scene);
                board.stage = Stage::Free;
            }
            Self::SessionEnded => {
                board.stage = Stage::SessionEnd;
                board.spoils = None;
                board.claims.clear();
            }
            Self::AdventureEnded => board.stage = Stage::BetweenAdventures,
            Self::AdventureBegan { adventure } => {
                board.adventure = *adventure;
                board.stage = Stage::Bonds;
            }
            Self::TableClosed => board.stage = Stage::Closed,
            _ => (),
        }
    }
}

fn edit(board: &mut Board, id: CharacterId, change: impl FnOnce(&mut Character)) {
    if let Some(character) = board.character_mut(id) {
        change(character);
    }
}

fn with_gift(board: &mut Board, id: CharacterId, gift: u8, change: impl FnOnce(&mut Gift)) {
    edit(board, id, |character| {
        if let Some(gift) = character.gifts.get_mut(usize::from(gift)) {
            change(gift);
        }
    });
}

fn with_bond(board: &mut Board, id: CharacterId, bond: u8, change: impl FnOnce(&mut Bond)) {
    edit(board, id, |character| {
        if let Some(bond) = character.bonds.get_mut(usize::from(bond)) {
            change(bond);
        }
    });
}

fn with_side(board: &mut Board, id: SideId, change: impl FnOnce(&mut Side)) {
    if let Some(side) = board.contest.as_mut().and_then(|contest| contest.side_mut(id)) {
        change(side);
    }
}

/// Somebody leaves the contest; dice on the table stay (YON-91).
fn leave(board: &mut Board, who: CharacterId, for_good: bool) {
    let name = board.character(who).map(|character| character.name.clone());
    board.beat = name.map(|who| Beat::Gone { who, for_good });
    for side in board.contest.iter_mut().flat_map(|contest| &mut contest.sides) {
        if (side.roller == who || side.helpers.contains(&who)) && !side.gone.contains(&who) {
            side.helpers.retain(|helper| *helper != who);
            side.hindered.retain(|helper| *helper != who);
            side.gone.push(who);
        }
    }
}
