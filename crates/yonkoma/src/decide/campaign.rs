//! Scenes, Sessions, adventures; Bonds and what they pay.

use kernel::Text;

use crate::{
    character::{Bond, Character, Presence},
    event::{BondChanged, BondPaid, Event, Happening},
    setup::{BondApproval, MOST_BONDS, gm_pool},
    state::{BondClaim, Imposing},
    vocabulary::{BondKind, CharacterId, Severity},
};

use super::Run;

impl Run<'_> {
    pub(super) fn submit_bonds(
        &mut self,
        aim: Text,
        (other, other_text): (CharacterId, Text),
        (npc, npc_text): (CharacterId, Text),
    ) {
        let Some(character) = self.board().pc(self.by).map(|pc| pc.id) else { return };
        let is_npc = self.board().character(other).is_some_and(|other| other.owner.is_none());
        let kind = if is_npc { BondKind::ToNpc } else { BondKind::ToPlayer };
        let bonds = vec![
            Bond::new(BondKind::Aim, None, aim),
            Bond::new(kind, Some(other), other_text),
            Bond::new(BondKind::ToNpc, Some(npc), npc_text),
        ];
        self.emit(Happening::BondsSubmitted { character, bonds });
    }

    pub(super) fn undo_bond(&mut self, character: CharacterId, bond: u8) {
        let paid = self.bond(character, bond).and_then(|bond| bond.paid);
        self.emit(Event::BondUndone { character, bond, erased: paid.and_then(|paid| paid.erased) });
    }

    pub(super) fn end_session(&mut self) {
        self.decline(|_| true);
        self.emit(Event::SessionEnded);
    }

    fn bond(&self, character: CharacterId, bond: u8) -> Option<&Bond> {
        self.board().character(character)?.bonds.get(usize::from(bond))
    }

    /// YON-93: Gifts, anecdotes and the game master's Koma come back, everything else stays.
    pub(super) fn start_session(&mut self, title: Option<Text>) {
        let board = self.board();
        let pool = gm_pool(board.players().count(), board.options.gm_pool_per_player);
        let session = board.session + 1;
        let ready = |character: &&Character| character.status == Presence::Ready;
        let entering: Vec<_> = board.characters.iter().filter(ready).map(|character| character.id).collect();
        self.emit(Happening::SessionBegan { session, gm_pool: pool });
        for character in entering {
            self.emit(Happening::CharacterEntered { character });
        }
        self.start_scene(title);
    }

    pub(super) fn start_scene(&mut self, title: Option<Text>) {
        let scene = self.board().scene + 1;
        self.emit(Happening::SceneBegan { scene, title });
        let back: Vec<_> = self
            .board()
            .characters
            .iter()
            .filter(|c| matches!(c.status, Presence::OutOfPlay { until } if until < scene))
            .map(|c| c.id)
            .collect();
        for character in back {
            self.emit(Happening::CharacterBack { character });
        }
    }

    pub(super) fn claim(&mut self, bond: u8, erase: Option<Severity>, text: Option<Text>) {
        let Some(character) = self.board().pc(self.by).map(|pc| pc.id) else { return };
        let scene = self.board().scene;
        match self.board().options.bond_approval {
            BondApproval::Auto => {
                self.emit(Event::BondPaid(BondPaid { character, bond, scene, erased: erase, text }));
            }
            BondApproval::Gm | BondApproval::Table => {
                self.emit(Event::BondClaimed { claim: BondClaim { character, bond, erase, scene }, text });
            }
        }
    }

    pub(super) fn answer(&mut self, character: CharacterId, bond: u8, yes: bool) {
        let claims = &self.board().claims;
        let claim = claims.iter().find(|claim| (claim.character, claim.bond) == (character, bond)).cloned();
        match claim {
            Some(claim) if yes => {
                // The mark may be gone by now: then it is a Koma.
                let marked = |severity: &Severity| {
                    self.board().character(character).is_some_and(|c| c.setbacks.contains(severity))
                };
                let erased = claim.erase.filter(marked);
                let scene = claim.scene;
                self.emit(Event::BondPaid(BondPaid { character, bond, scene, erased, text: None }));
            }
            Some(_) | None => self.emit(Event::BondDeclined { character, bond, by: self.by }),
        }
    }

    pub(super) fn impose(&mut self, target: CharacterId, text: Text, replaces: Option<u8>) {
        let Some(winner) = self.board().spoils.as_ref().map(|spoils| spoils.winner) else { return };
        let gm = self.board().gm();
        let replaces = replaces.map(|place| self.true_place(target, place));
        // One waits at a time: another that nobody has answered is added.
        self.bind_waiting(false);
        match replaces {
            Some(replaces) if self.by != gm => {
                self.emit(Event::ReplacementAsked { imposing: Imposing { target, text, replaces, winner } });
            }
            replaces => self.bind(Imposing { target, text, replaces: 0, winner }, replaces),
        }
    }

    /// The place on the sheet of a Bond that whoever acts counts among those he sees.
    fn true_place(&self, character: CharacterId, place: u8) -> u8 {
        let all = self.by == self.board().gm();
        let seen = self.board().character(character).map(|c| c.seen_bonds(all)).unwrap_or_default();
        seen.get(usize::from(place)).and_then(|place| u8::try_from(*place).ok()).unwrap_or(u8::MAX)
    }

    /// The Bond that waits for the game master is in force, in the other's place or beside it; where there is no room
    /// beside it, in its place.
    pub(super) fn bind_waiting(&mut self, replace: bool) {
        let Some(imposing) = self.board().imposing.clone() else { return };
        let bonds = self.board().character(imposing.target).map_or(0, |target| target.bonds.len());
        let replaces = Some(imposing.replaces).filter(|_| replace || bonds >= MOST_BONDS);
        self.bind(imposing, replaces);
    }

    fn bind(&mut self, imposing: Imposing, replaces: Option<u8>) {
        let Imposing { target, text, winner, .. } = imposing;
        if let Some(place) = replaces {
            self.decline(|claim| (claim.character, claim.bond) == (target, place));
        }
        self.emit(Event::BondImposed { target, winner, text, replaces });
    }

    /// Pay that nobody will answer for any more.
    fn decline(&mut self, lost: impl Fn(&BondClaim) -> bool) {
        let by = self.board().gm();
        let lost: Vec<_> = self.board().claims.iter().filter(|claim| lost(claim)).cloned().collect();
        for BondClaim { character, bond, .. } in lost {
            self.emit(Event::BondDeclined { character, bond, by });
        }
    }

    pub(super) fn eliminate(&mut self, character: CharacterId) {
        self.decline(|claim| claim.character == character);
        self.emit(Happening::Eliminated { character });
    }

    /// An imposed Bond that waits to take the place of the dropped one is added.
    pub(super) fn drop_bond(&mut self, bond: u8) {
        let Some(character) = self.board().pc(self.by).map(|pc| pc.id) else { return };
        let waiting = self.board().imposing.as_ref();
        let freed = waiting.is_some_and(|waiting| (waiting.target, waiting.replaces) == (character, bond));
        self.emit(Event::BondDropped { character, bond });
        if freed {
            self.bind_waiting(false);
        }
    }

    pub(super) fn change_bond(&mut self, bond: u8, target: Option<CharacterId>, text: Text) {
        let Some(character) = self.board().pc(self.by).map(|pc| pc.id) else { return };
        let Some((kind, old)) = self.bond(character, bond).map(|bond| (bond.kind, bond.target)) else {
            return;
        };
        let target = target.or(old);
        self.emit(Event::BondChanged(BondChanged { character, bond, kind, target, text }));
    }
}
