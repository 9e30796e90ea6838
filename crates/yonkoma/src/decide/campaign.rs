//! Scenes, Sessions, adventures; Bonds and what they pay.

use kernel::{Seat, Text};

use crate::{
    character::{Bond, Character, Presence},
    event::{BondChanged, BondPaid, Event, Happening},
    setup::{BondApproval, MOST_BONDS, gm_pool},
    state::{BondClaim, Imposing},
    vocabulary::{BondKind, CharacterId, Severity},
};

use super::{Run, board};

pub(super) fn submit_bonds(
    run: &mut Run<'_>,
    by: Seat,
    aim: Text,
    (other, other_text): (CharacterId, Text),
    (npc, npc_text): (CharacterId, Text),
) {
    let Some(character) = board(run).pc(by).map(|pc| pc.id) else { return };
    let is_npc = board(run).character(other).is_some_and(|other| other.owner.is_none());
    let kind = if is_npc { BondKind::ToNpc } else { BondKind::ToPlayer };
    let bonds = vec![
        Bond::new(BondKind::Aim, None, aim),
        Bond::new(kind, Some(other), other_text),
        Bond::new(BondKind::ToNpc, Some(npc), npc_text),
    ];
    run.emit(Happening::BondsSubmitted { character, bonds });
}

pub(super) fn undo_bond(run: &mut Run<'_>, character: CharacterId, bond: u8) {
    let paid = bond_of(run, character, bond).and_then(|bond| bond.paid);
    run.emit(Event::BondUndone { character, bond, erased: paid.and_then(|paid| paid.erased) });
}

pub(super) fn end_session(run: &mut Run<'_>) {
    decline(run, |_| true);
    run.emit(Event::SessionEnded);
}

fn bond_of<'r>(run: &'r Run<'_>, character: CharacterId, bond: u8) -> Option<&'r Bond> {
    board(run).character(character)?.bonds.get(usize::from(bond))
}

/// YON-93: Gifts, anecdotes and the game master's Koma come back, everything else stays.
pub(super) fn start_session(run: &mut Run<'_>, title: Option<Text>) {
    let board = board(run);
    let pool = gm_pool(board.players().count(), board.options.gm_pool_per_player);
    let session = board.session + 1;
    let ready = |character: &&Character| character.status == Presence::Ready;
    let entering: Vec<_> = board.characters.iter().filter(ready).map(|character| character.id).collect();
    run.emit(Happening::SessionBegan { session, gm_pool: pool });
    for character in entering {
        run.emit(Happening::CharacterEntered { character });
    }
    start_scene(run, title);
}

pub(super) fn start_scene(run: &mut Run<'_>, title: Option<Text>) {
    let scene = board(run).scene + 1;
    run.emit(Happening::SceneBegan { scene, title });
    let back: Vec<_> = board(run)
        .characters
        .iter()
        .filter(|c| matches!(c.status, Presence::OutOfPlay { until } if until < scene))
        .map(|c| c.id)
        .collect();
    for character in back {
        run.emit(Happening::CharacterBack { character });
    }
}

pub(super) fn claim(run: &mut Run<'_>, by: Seat, bond: u8, erase: Option<Severity>, text: Option<Text>) {
    let Some(character) = board(run).pc(by).map(|pc| pc.id) else { return };
    let scene = board(run).scene;
    match board(run).options.bond_approval {
        BondApproval::Auto => {
            run.emit(Event::BondPaid(BondPaid { character, bond, scene, erased: erase, text }));
        }
        BondApproval::Gm | BondApproval::Table => {
            run.emit(Event::BondClaimed { claim: BondClaim { character, bond, erase, scene }, text });
        }
    }
}

pub(super) fn answer(run: &mut Run<'_>, by: Seat, character: CharacterId, bond: u8, yes: bool) {
    let claims = &board(run).claims;
    let claim = claims.iter().find(|claim| (claim.character, claim.bond) == (character, bond)).cloned();
    match claim {
        Some(claim) if yes => {
            // The mark may be gone by now: then it is a Koma.
            let marked = |severity: &Severity| {
                board(run).character(character).is_some_and(|c| c.setbacks.contains(severity))
            };
            let erased = claim.erase.filter(marked);
            let scene = claim.scene;
            run.emit(Event::BondPaid(BondPaid { character, bond, scene, erased, text: None }));
        }
        Some(_) | None => run.emit(Event::BondDeclined { character, bond, by }),
    }
}

pub(super) fn impose(run: &mut Run<'_>, by: Seat, target: CharacterId, text: Text, replaces: Option<u8>) {
    let Some(winner) = board(run).spoils.as_ref().map(|spoils| spoils.winner) else { return };
    let gm = board(run).gm();
    let replaces = replaces.map(|place| true_place(run, by, target, place));
    // One waits at a time: another that nobody has answered is added.
    bind_waiting(run, false);
    match replaces {
        Some(replaces) if by != gm => {
            run.emit(Event::ReplacementAsked { imposing: Imposing { target, text, replaces, winner } });
        }
        replaces => bind(run, Imposing { target, text, replaces: 0, winner }, replaces),
    }
}

/// The place on the sheet of a Bond that whoever acts counts among those he sees.
fn true_place(run: &Run<'_>, by: Seat, character: CharacterId, place: u8) -> u8 {
    let all = by == board(run).gm();
    let seen = board(run).character(character).map(|c| c.seen_bonds(all)).unwrap_or_default();
    seen.get(usize::from(place)).and_then(|place| u8::try_from(*place).ok()).unwrap_or(u8::MAX)
}

/// The Bond that waits for the game master is in force, in the other's place or beside it; where there is no room
/// beside it, in its place.
pub(super) fn bind_waiting(run: &mut Run<'_>, replace: bool) {
    let Some(imposing) = board(run).imposing.clone() else { return };
    let bonds = board(run).character(imposing.target).map_or(0, |target| target.bonds.len());
    let replaces = Some(imposing.replaces).filter(|_| replace || bonds >= MOST_BONDS);
    bind(run, imposing, replaces);
}

fn bind(run: &mut Run<'_>, imposing: Imposing, replaces: Option<u8>) {
    let Imposing { target, text, winner, .. } = imposing;
    if let Some(place) = replaces {
        decline(run, |claim| (claim.character, claim.bond) == (target, place));
    }
    run.emit(Event::BondImposed { target, winner, text, replaces });
}

/// Pay that nobody will answer for any more.
fn decline(run: &mut Run<'_>, lost: impl Fn(&BondClaim) -> bool) {
    let by = board(run).gm();
    let lost: Vec<_> = board(run).claims.iter().filter(|claim| lost(claim)).cloned().collect();
    for BondClaim { character, bond, .. } in lost {
        run.emit(Event::BondDeclined { character, bond, by });
    }
}

pub(super) fn eliminate(run: &mut Run<'_>, character: CharacterId) {
    decline(run, |claim| claim.character == character);
    run.emit(Happening::Eliminated { character });
}

/// An imposed Bond that waits to take the place of the dropped one is added.
pub(super) fn drop_bond(run: &mut Run<'_>, by: Seat, bond: u8) {
    let Some(character) = board(run).pc(by).map(|pc| pc.id) else { return };
    let waiting = board(run).imposing.as_ref();
    let freed = waiting.is_some_and(|waiting| (waiting.target, waiting.replaces) == (character, bond));
    run.emit(Event::BondDropped { character, bond });
    if freed {
        bind_waiting(run, false);
    }
}

pub(super) fn change_bond(run: &mut Run<'_>, by: Seat, bond: u8, target: Option<CharacterId>, text: Text) {
    let Some(character) = board(run).pc(by).map(|pc| pc.id) else { return };
    let Some((kind, old)) = bond_of(run, character, bond).map(|bond| (bond.kind, bond.target)) else {
        return;
    };
    let target = target.or(old);
    run.emit(Event::BondChanged(BondChanged { character, bond, kind, target, text }));
}
