//! What is asked of sheets, Bonds and Gifts.

use kernel::ensure;

use crate::{
    action::ActionKind,
    character::Presence,
    refusal::Refusal,
    setup::{BondApproval, MOST_BONDS, MOST_CHARACTERS, MOST_CONDITIONS, MOST_GIFTS, MOST_NPCS},
    view::{CharacterView, View},
    vocabulary::{BondKind, CharacterId, ConditionId, GiftUse, Severity, Stage},
};

use super::{Permitted, among};

pub(super) fn submit_bonds(view: &View, other: CharacterId, npc: CharacterId) -> Permitted {
    among(&other_targets(view), other, ActionKind::SubmitBonds)?;
    among(&bond_targets(view), npc, ActionKind::SubmitBonds)?;
    ensure(other != npc, || Refusal::SameTwice)
}

pub(super) fn bring_in(view: &View, character: CharacterId) -> Permitted {
    let what = ActionKind::BringIn;
    among(&returnable_bonds(view), character, what)?;
    ensure(enterable(view).contains(&character), || Refusal::NotNow { what })
}

pub(super) fn bind_npc(view: &View, npc: CharacterId) -> Permitted {
    let what = ActionKind::BindNpc;
    among(&describable(view), npc, what)?;
    let bonds = view.board.character(npc).map_or(0, |npc| npc.bonds.len());
    ensure(bonds < MOST_BONDS, || Refusal::NoRoom { what })
}

/// The game master's characters whose sheets not everybody reads.
pub(super) fn hidden(view: &View) -> Vec<CharacterId> {
    view.board.npcs().filter(|npc| !npc.shown).map(|npc| npc.id).collect()
}

pub(super) fn show_bond(view: &View, npc: CharacterId, bond: u8) -> Permitted {
    among(&describable(view), npc, ActionKind::ShowBond)?;
    let hidden = view.board.character(npc).and_then(|npc| npc.bonds.get(usize::from(bond)));
    ensure(hidden.is_some_and(|bond| !bond.shown), || Refusal::NoSuchBond { bond })
}

pub(super) fn end_condition(view: &View, character: CharacterId, condition: ConditionId) -> Permitted {
    let bearer = view.board.character(character);
    let has = bearer.is_some_and(|bearer| bearer.conditions.iter().any(|c| c.id == condition));
    ensure(has, || Refusal::NoSuchCondition)
}

pub(super) fn use_gift(view: &View, character: CharacterId, gift: u8) -> Permitted {
    let what = ActionKind::UseGift;
    in_play(view, character, what)?;
    ensure(view.plays(character), || Refusal::WrongCharacter { what, character })?;
    gift_is_free(view, character, gift)
}

pub(super) fn grant_gift(view: &View, character: CharacterId) -> Permitted {
    let what = ActionKind::GrantGift;
    let gifts = view.board.character(character).map_or(0, |character| character.gifts.len());
    ensure(gifts < MOST_GIFTS, || Refusal::NoRoom { what })?;
    among(&grantable(view), character, what)
}

pub(super) fn drop_bond(view: &View, bond: u8) -> Permitted {
    let bonds = own_bonds(view);
    ensure(usize::from(bond) < bonds, || Refusal::NoSuchBond { bond })?;
    ensure(bonds > 3, || Refusal::ThreeBondsStay)
}

/// Somebody in the picture, if anybody is.
pub(super) fn mark(view: &View, character: Option<CharacterId>) -> Permitted {
    let Some(character) = character else { return Ok(()) };
    let known = view.board.character(character).is_some();
    ensure(known, || Refusal::WrongCharacter { what: ActionKind::MarkMoment, character })
}

/// YON-65: those who can contribute nothing.
pub(super) fn in_play(view: &View, character: CharacterId, what: ActionKind) -> Permitted {
    let known = view.board.character(character).ok_or(Refusal::WrongCharacter { what, character })?;
    ensure(known.in_play(), || Refusal::NotInPlay { character })
}

pub(super) fn gift_is_free(view: &View, character: CharacterId, gift: u8) -> Permitted {
    let gifts = view.board.character(character).map(|character| &character.gifts);
    let found = gifts.and_then(|gifts| gifts.get(usize::from(gift))).ok_or(Refusal::NoSuchGift { gift })?;
    ensure(found.used.is_none(), || Refusal::GiftIsUsed { gift })
}

/// Sheets that wait for the game master.
pub(crate) fn approvable(view: &View) -> Vec<CharacterId> {
    view.board.characters.iter().filter(|c| c.status == Presence::Draft).map(|c| c.id).collect()
}

pub(crate) fn has_room_for_npc(view: &View) -> bool {
    view.board.npcs().count() < MOST_NPCS && view.board.characters.len() < MOST_CHARACTERS
}

/// Important characters of the game master's (YON-16).
pub(crate) fn bond_targets(view: &View) -> Vec<CharacterId> {
    let there = |npc: &&CharacterView| npc.important && npc.status != Presence::Eliminated;
    view.board.npcs().filter(there).map(|npc| npc.id).collect()
}

/// Other players' characters; where there is none, the game master's (YON-19).
pub(crate) fn other_targets(view: &View) -> Vec<CharacterId> {
    let there = |pc: &&CharacterView| {
        pc.owner != view.you
            && !matches!(pc.status, Presence::Draft | Presence::Returned | Presence::Eliminated)
    };
    let others: Vec<_> = view.board.pcs().filter(there).map(|pc| pc.id).collect();
    if others.is_empty() { bond_targets(view) } else { others }
}

/// Characters that can come in now: not in the Scene in which their player's last one was eliminated (YON-98).
pub(crate) fn enterable(view: &View) -> Vec<CharacterId> {
    let board = &view.board;
    let lost_now = |owner| {
        let gone = |c: &CharacterView| c.owner == owner && c.eliminated_in == Some(board.scene);
        board.stage == Stage::Free && board.characters.iter().any(gone)
    };
    let owner = |id: &CharacterId| board.character(*id).and_then(|c| c.owner);
    returnable_bonds(view).into_iter().filter(|id| !lost_now(owner(id))).collect()
}

/// Characters that wait to come in.
pub(crate) fn returnable_bonds(view: &View) -> Vec<CharacterId> {
    view.board.characters.iter().filter(|c| c.status == Presence::Ready).map(|c| c.id).collect()
}

pub(crate) fn describable(view: &View) -> Vec<CharacterId> {
    view.board.npcs().map(|npc| npc.id).collect()
}

/// The viewer's Bonds that may pay now, by their place (YON-21).
pub(crate) fn claimable(view: &View) -> Vec<u8> {
    let Some(own) = view.own() else { return Vec::new() };
    (0u8..)
        .zip(&own.bonds)
        .filter(|(bond, _)| claim(view, *bond, None).is_ok())
        .map(|(bond, _)| bond)
        .collect()
}

pub(super) fn claim(view: &View, bond: u8, erase: Option<Severity>) -> Permitted {
    let own = view.own().ok_or(Refusal::NoSuchBond { bond })?;
    in_play(view, own.id, ActionKind::ClaimBond)?;
    let found = own.bonds.get(usize::from(bond)).ok_or(Refusal::NoSuchBond { bond })?;
    let paid = found.paid.is_some_and(|paid| paid.scene == view.board.scene);
    ensure(!paid, || Refusal::BondHasPaid { bond })?;
    let waits = view.board.claims.iter().any(|claim| (claim.character, claim.bond) == (own.id, bond));
    ensure(!waits, || Refusal::ClaimWaits { bond })?;
    match erase {
        Some(severity) => ensure(own.setbacks.contains(&severity), || Refusal::NotMarked { severity }),
        None => Ok(()),
    }
}

/// Claims that the viewer may answer: not one's own.
pub(crate) fn answerable(view: &View) -> Vec<(CharacterId, u8)> {
    let others = view.board.claims.iter().filter(|claim| !view.plays(claim.character));
    others.map(|claim| (claim.character, claim.bond)).collect()
}

/// What Bonds paid this Scene and can be taken back.
pub(crate) fn undoable(view: &View) -> Vec<(CharacterId, u8)> {
    let all = view.board.characters.iter().flat_map(|c| (0u8..).zip(&c.bonds).map(|(bond, _)| (c.id, bond)));
    all.filter(|(character, bond)| undo(view, *character, *bond).is_ok()).collect()
}

pub(super) fn undo(view: &View, character: CharacterId, bond: u8) -> Permitted {
    let owner = view.board.character(character);
    let found = owner.and_then(|owner| owner.bonds.get(usize::from(bond)));
    let paid = found.and_then(|bond| bond.paid).filter(|paid| paid.scene == view.board.scene);
    let (Some(owner), Some(paid)) = (owner, paid) else { return Err(Refusal::NoSuchBond { bond }) };
    let possible = match paid.erased {
        Some(severity) => !owner.setbacks.contains(&severity),
        None => owner.koma > 0,
    };
    let with_answer = view.board.options.bond_approval != BondApproval::Auto;
    ensure(possible && !with_answer, || Refusal::CannotUndo { bond })
}

pub(super) fn give(view: &View, character: CharacterId, what: ActionKind) -> Permitted {
    among(&receivers(view), character, what)?;
    let bearer = view.board.character(character);
    ensure(bearer.is_some_and(|c| c.conditions.len() < MOST_CONDITIONS), || Refusal::NoRoom { what })
}

/// Those in the story.
fn receivers(view: &View) -> Vec<CharacterId> {
    let there = |c: &&CharacterView| matches!(c.status, Presence::InPlay | Presence::OutOfPlay { .. });
    view.board.characters.iter().filter(there).map(|c| c.id).collect()
}

/// Those in the story who can bear one more Condition.
pub(crate) fn bearers(view: &View, among: impl Fn(CharacterId) -> bool) -> Vec<CharacterId> {
    let free = |id: &CharacterId| give(view, *id, ActionKind::GiveCondition).is_ok();
    receivers(view).into_iter().filter(|id| among(*id)).filter(free).collect()
}

/// Gifts that the viewer can use for an advantage.
pub(crate) fn free_gifts(view: &View) -> Vec<(CharacterId, u8)> {
    let own = view.board.characters.iter().filter(|c| view.plays(c.id) && c.in_play());
    own.flat_map(|c| c.free_gifts().into_iter().map(|gift| (c.id, gift))).collect()
}

/// Advantages that the game master can take back.
pub(crate) fn used_benefits(view: &View) -> Vec<(CharacterId, u8)> {
    let all =
        view.board.characters.iter().flat_map(|c| (0u8..).zip(&c.gifts).map(|(n, gift)| (c.id, n, gift)));
    all.filter(|(.., gift)| gift.used == Some(GiftUse::Benefit)).map(|(id, n, _)| (id, n)).collect()
}

/// Whom the viewer may bind, as the winner of a Conflict.
pub(crate) fn imposable(view: &View) -> Vec<CharacterId> {
    view.board.spoils.iter().flat_map(|spoils| spoils.losers.clone()).collect()
}

pub(super) fn impose(view: &View, target: CharacterId, replaces: Option<u8>) -> Permitted {
    among(&imposable(view), target, ActionKind::ImposeBond)?;
    match replaces {
        Some(bond) => ensure(usize::from(bond) < replaceable(view, target), || Refusal::NoSuchBond { bond }),
        None => ensure(has_room_for_bond(view, target), || Refusal::NoRoom { what: ActionKind::ImposeBond }),
    }
}

/// How many of a loser's Bonds the viewer may have replaced: those that he sees.
pub(crate) fn replaceable(view: &View, target: CharacterId) -> usize {
    view.board.character(target).map_or(0, |target| target.bonds.len())
}

/// Whether a loser can bear one more Bond, besides the one that may wait for the game master.
pub(crate) fn has_room_for_bond(view: &View, target: CharacterId) -> bool {
    let waiting = view.board.imposing.iter().filter(|imposing| imposing.target == target).count();
    replaceable(view, target) + waiting < MOST_BONDS
}

/// Whether the Bond that waits for the game master can stand beside the other.
pub(crate) fn may_be_added(view: &View) -> bool {
    view.board.imposing.iter().all(|imposing| replaceable(view, imposing.target) < MOST_BONDS)
}

/// Players' characters in the story.
pub(crate) fn spendable(view: &View) -> Vec<CharacterId> {
    receivers(view)
        .into_iter()
        .filter(|id| view.board.character(*id).is_some_and(|c| c.owner.is_some()))
        .collect()
}

pub(crate) fn grantable(view: &View) -> Vec<CharacterId> {
    let room = |id: &CharacterId| view.board.character(*id).is_some_and(|c| c.gifts.len() < MOST_GIFTS);
    receivers(view).into_iter().filter(room).collect()
}

/// How many Bonds the viewer may change now.
pub(crate) fn own_bonds(view: &View) -> usize {
    let own = view.own().filter(|own| matches!(own.status, Presence::InPlay | Presence::OutOfPlay { .. }));
    own.map_or(0, |own| own.bonds.len())
}

/// Those towards whom one of the viewer's Bonds may be changed; none, if it has no such end.
pub(crate) fn changed_targets(view: &View, bond: u8) -> Vec<CharacterId> {
    let bonds = view.own().map(|own| &own.bonds);
    let Some(bond) = bonds.and_then(|bonds| bonds.get(usize::from(bond))) else { return Vec::new() };
    let mut targets = match bond.kind {
        BondKind::Aim | BondKind::Imposed => return Vec::new(),
        BondKind::ToPlayer => other_targets(view),
        BondKind::ToNpc => bond_targets(view),
    };
    targets.extend(bond.target.filter(|target| !targets.contains(target)));
    targets
}

pub(super) fn change(view: &View, bond: u8, target: Option<CharacterId>) -> Permitted {
    ensure(usize::from(bond) < own_bonds(view), || Refusal::NoSuchBond { bond })?;
    match target {
        None => Ok(()),
        Some(target) => among(&changed_targets(view, bond), target, ActionKind::ChangeBond),
    }
}

/// Marks that the game master can erase between two adventures (YON-62).
pub(crate) fn erasable(view: &View) -> Vec<(CharacterId, Severity)> {
    let all = view.board.characters.iter().flat_map(|c| c.setbacks.iter().map(|mark| (c.id, *mark)));
    all.collect()
}
