//! What a viewer is told: a new event does not compile until somebody has decided who hears what.

use kernel::{Seat, Text, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    character::Condition,
    contest::{Conclusion, Side},
    event::{BondChanged, BondPaid, Event, Happening, NpcMade},
    state::State,
    vocabulary::{Basis, CharacterId, Degree, EndCause, GiftUse, Severity, SideId, Sign},
};

/// What a viewer is told of an event. A `null` text was told aloud.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Notice {
    /// What everybody is told alike, as it happened.
    Open(Happening),
    /// What is told in other words than it is kept, in part, or to some.
    Partly(Partly),
}

/// What is told in other words than it is kept, in part, or to some: of a side its roller, of a place on a sheet what
/// stands there, Concept and Flaw of a character of the game master's to those who may read them. A `pool` is how many
/// dice there are to throw; a throw without dice is an automatic Failure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "told", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Partly {
    NpcMade { by: Seat, npc: CharacterId, name: Text, important: bool, sign: Option<Text> },
    NpcSheet { npc: CharacterId, concept: Option<Text>, flaw: Option<Text> },
    NpcMatters { npc: CharacterId, important: bool },
    NpcBound { npc: CharacterId, text: Text },
    NpcBondShown { npc: CharacterId, text: Text },
    NotesWritten,
    BondClaimed { character: CharacterId, bond: Text, erase: Option<Severity>, text: Option<Text> },
    BondPaid { character: CharacterId, bond: Text, erased: Option<Severity>, text: Option<Text> },
    BondDeclined { character: CharacterId, bond: Text, by: Seat },
    BondUndone { character: CharacterId, bond: Text, erased: Option<Severity> },
    ConditionGiven { character: CharacterId, label: Text, sign: Sign, by: Seat },
    ConditionEnded { character: CharacterId, label: Text },
    GiftUsed { character: CharacterId, gift: Text, how: GiftUse, text: Option<Text> },
    GiftGivenBack { character: CharacterId, gift: Text },
    BasisSet { character: CharacterId, basis: Basis, pool: i64 },
    ConditionsJudged { character: CharacterId, pool: i64 },
    HelperJoined { character: CharacterId, roller: CharacterId },
    Thrown { character: CharacterId, dice: Vec<u8>, total: u32 },
    ThrowReplaced { character: CharacterId },
    SuccessAdded { character: CharacterId, total: u32 },
    Passed { by: Seat },
    Rerolled { character: CharacterId, kept: Vec<u8>, thrown: Vec<u8>, total: u32 },
    ApproachChanged { character: CharacterId, approach: Option<Text> },
    RoundCompared { round: u32, totals: (u32, u32), winner: Option<CharacterId>, lead: u32 },
    SpecificJudged { character: Option<CharacterId>, text: Option<Text> },
    WentOn { character: CharacterId, approach: Option<Text> },
    Stopped { character: CharacterId, text: Option<Text> },
    Conceded { character: CharacterId, text: Option<Text> },
    TestSettled { character: CharacterId, total: u32, degree: Degree },
    ConflictSettled { winner: Option<CharacterId>, effective: u32, degree: Option<Degree>, cause: EndCause },
    BondImposed { target: CharacterId, winner: CharacterId, text: Text, replaced: Option<Text> },
    ReplacementAsked { target: CharacterId, text: Text, replaces: Text },
    GiftGranted { character: CharacterId, text: Text },
    SessionEnded { session: u32 },
    BondChanged { character: CharacterId, text: Text },
    BondDropped { character: CharacterId, text: Text },
    AdventureEnded { adventure: u32 },
}

/// What a viewer is told of an event, given the state just before it.
pub(crate) fn tell(before: &State, event: &Event, viewer: Viewer) -> Option<Notice> {
    if let Event::Open { what } = event {
        return Some(Notice::Open(what.clone()));
    }
    let teller = Teller { before, gm: viewer.seat() == Some(before.board.gm()) };
    teller.partly(event).map(Notice::Partly)
}

struct Teller<'a> {
    before: &'a State,
    gm: bool,
}

impl Teller<'_> {
    /// What a Bond says.
    fn bond(&self, character: CharacterId, bond: u8) -> Text {
        let bonds = self.before.board.character(character).map(|character| &character.bonds);
        let bond = bonds.and_then(|bonds| bonds.get(usize::from(bond)));
        bond.map_or_else(|| "".into(), |bond| bond.text.clone())
    }

    fn gift(&self, character: CharacterId, gift: u8) -> Text {
        let gifts = self.before.board.character(character).map(|character| &character.gifts);
        let gift = gifts.and_then(|gifts| gifts.get(usize::from(gift)));
        gift.map_or_else(|| "".into(), |gift| gift.text.clone())
    }

    fn roller(&self, side: SideId) -> CharacterId {
        self.before.board.side(side).map_or(CharacterId(0), |side| side.roller)
    }

    /// How many dice a side has to throw after what is about to change it.
    fn pool(&self, id: SideId, change: impl FnOnce(&mut Side)) -> i64 {
        self.changed(id, change).map_or(0, |side| self.before.board.pool_of(&side))
    }

    /// The total of a side after what is about to change it.
    fn total(&self, id: SideId, change: impl FnOnce(&mut Side)) -> u32 {
        let faces = &self.before.board.options.success_faces;
        self.changed(id, change).map_or(0, |side| side.total(faces))
    }

    fn changed(&self, id: SideId, change: impl FnOnce(&mut Side)) -> Option<Side> {
        let mut side = self.before.board.side(id)?.clone();
        change(&mut side);
        Some(side)
    }

    fn partly(&self, event: &Event) -> Option<Partly> {
        let board = &self.before.board;
        Some(match event.clone() {
            // Everybody hears the one as it is; the stage that is reached is seen, not told.
            Event::Open { .. } | Event::StageReached { .. } => return None,
            Event::NpcMade(NpcMade { by, npc, name, important, sign, .. }) => {
                Partly::NpcMade { by, npc, name, important, sign }
            }
            Event::NpcDescribed { npc, important, concept, flaw } => {
                let was = board.character(npc)?;
                return if was.important == important {
                    (self.gm || was.shown).then_some(Partly::NpcSheet { npc, concept, flaw })
                } else {
                    Some(Partly::NpcMatters { npc, important })
                };
            }
            Event::NpcShown { npc } => {
                let sheet = board.character(npc)?;
                Partly::NpcSheet { npc, concept: sheet.concept.clone(), flaw: sheet.flaw.clone() }
            }
            Event::NpcBound { npc, text } => self.gm.then_some(Partly::NpcBound { npc, text })?,
            Event::NpcBondShown { npc, bond } => Partly::NpcBondShown { npc, text: self.bond(npc, bond) },
            Event::NotesWritten { .. } => self.gm.then_some(Partly::NotesWritten)?,
            Event::BondClaimed { claim, text } => {
                let (character, erase) = (claim.character, claim.erase);
                Partly::BondClaimed { character, bond: self.bond(character, claim.bond), erase, text }
            }
            Event::BondPaid(BondPaid { character, bond, erased, text, .. }) => {
                Partly::BondPaid { character, bond: self.bond(character, bond), erased, text }
            }
            Event::BondDeclined { character, bond, by } => {
                Partly::BondDeclined { character, bond: self.bond(character, bond), by }
            }
            Event::BondUndone { character, bond, erased } => {
                Partly::BondUndone { character, bond: self.bond(character, bond), erased }
            }
            Event::ConditionGiven { character, condition: Condition { label, sign, .. }, by } => {
                Partly::ConditionGiven { character, label, sign, by }
            }
            Event::ConditionEnded { character, condition } => {
                let conditions = &board.character(character)?.conditions;
                let label = conditions.iter().find(|c| c.id == condition)?.label.clone();
                Partly::ConditionEnded { character, label }
            }
            Event::GiftUsed { character, gift, how, text } => {
                Partly::GiftUsed { character, gift: self.gift(character, gift), how, text }
            }
            Event::GiftGivenBack { character, gift } => {
                Partly::GiftGivenBack { character, gift: self.gift(character, gift) }
            }
            Event::BasisSet { side, basis, conditions, hindered } => {
                let pool = self.pool(side, |side| side.judge(basis, &conditions, &hindered));
                Partly::BasisSet { character: self.roller(side), basis, pool }
            }
            Event::ConditionsJudged { side, conditions } => {
                let pool = self.pool(side, |side| side.conditions = conditions);
                Partly::ConditionsJudged { character: self.roller(side), pool }
            }
            Event::HelperJoined { side, character } => {
                Partly::HelperJoined { character, roller: self.roller(side) }
            }
            Event::Thrown { side, dice } => {
                let total = self.total(side, |side| side.throw(&dice));
                Partly::Thrown { character: self.roller(side), total, dice }
            }
            Event::ThrowReplaced { side } => Partly::ThrowReplaced { character: self.roller(side) },
            Event::SuccessAdded { side } => {
                let total = self.total(side, Side::add_success);
                Partly::SuccessAdded { character: self.roller(side), total }
            }
            Event::Passed { by, .. } => Partly::Passed { by },
            Event::Rerolled { side, kept, thrown } => {
                let total = self.total(side, |side| side.throw_again(&kept, &thrown));
                Partly::Rerolled { character: self.roller(side), total, kept, thrown }
            }
            Event::ApproachChanged { side, approach } => {
                Partly::ApproachChanged { character: self.roller(side), approach }
            }
            Event::RoundCompared { round, totals, winner, lead } => {
                Partly::RoundCompared { round, totals, winner: winner.map(|side| self.roller(side)), lead }
            }
            Event::SpecificJudged { side, text, .. } => {
                Partly::SpecificJudged { character: side.map(|side| self.roller(side)), text }
            }
            Event::WentOn { side, approach } => Partly::WentOn { character: self.roller(side), approach },
            Event::Stopped { side, text } => Partly::Stopped { character: self.roller(side), text },
            // Both have just said that they go on.
            Event::BeganAgain => return None,
            Event::Conceded { side, text } => Partly::Conceded { character: self.roller(side), text },
            Event::ContestSettled { settled, total, .. } => self.settled(settled, total),
            Event::BondImposed { target, winner, text, replaces } => {
                let replaced = self.replaced(target, replaces);
                Partly::BondImposed { target, winner, text, replaced }
            }
            Event::ReplacementAsked { imposing } => {
                let replaces = self.bond(imposing.target, imposing.replaces);
                Partly::ReplacementAsked { target: imposing.target, text: imposing.text, replaces }
            }
            Event::GiftGranted { character, text } => {
                let npc = board.character(character)?.owner.is_none();
                (self.gm || !npc).then_some(Partly::GiftGranted { character, text })?
            }
            Event::SessionEnded => Partly::SessionEnded { session: board.session },
            Event::BondChanged(BondChanged { character, text, .. }) => {
                Partly::BondChanged { character, text }
            }
            Event::BondDropped { character, bond } => {
                Partly::BondDropped { character, text: self.bond(character, bond) }
            }
            Event::AdventureEnded => Partly::AdventureEnded { adventure: board.adventure },
        })
    }

    fn settled(&self, settled: Conclusion, total: u32) -> Partly {
        match (settled.cause, settled.degree) {
            (None, Some(degree)) => Partly::TestSettled { character: self.roller(SideId::A), total, degree },
            (cause, degree) => Partly::ConflictSettled {
                winner: settled.winner.map(|side| self.roller(side)),
                effective: settled.effective,
                degree,
                cause: cause.unwrap_or(EndCause::Nobody),
            },
        }
    }

    /// The Bond that another takes the place of: what a character of the game master's loses may be a secret of his.
    fn replaced(&self, target: CharacterId, replaces: Option<u8>) -> Option<Text> {
        let bond = self.before.board.character(target)?.bonds.get(usize::from(replaces?))?;
        (self.gm || bond.shown).then(|| bond.text.clone())
    }
}

impl Event {
    /// Whether it brings something hidden to light. Only what the game master kept to himself is hidden: his
    /// characters' Concepts, Flaws, Gifts and Bonds; his notes are never shown.
    pub(crate) fn discloses(&self) -> bool {
        match self {
            Self::NpcShown { .. } | Self::NpcBondShown { .. } | Self::GiftUsed { .. } => true,
            Self::Open { what } => what.discloses(),
            Self::StageReached { .. }
            | Self::NpcMade(_)
            | Self::NpcDescribed { .. }
            | Self::NpcBound { .. }
            | Self::NotesWritten { .. }
            | Self::BondClaimed { .. }
            | Self::BondPaid(_)
            | Self::BondDeclined { .. }
            | Self::BondUndone { .. }
            | Self::ConditionGiven { .. }
            | Self::ConditionEnded { .. }
            | Self::GiftGivenBack { .. }
            | Self::BasisSet { .. }
            | Self::ConditionsJudged { .. }
            | Self::HelperJoined { .. }
            | Self::Thrown { .. }
            | Self::ThrowReplaced { .. }
            | Self::SuccessAdded { .. }
            | Self::Passed { .. }
            | Self::Rerolled { .. }
            | Self::ApproachChanged { .. }
            | Self::RoundCompared { .. }
            | Self::SpecificJudged { .. }
            | Self::WentOn { .. }
            | Self::Stopped { .. }
            | Self::BeganAgain
            | Self::Conceded { .. }
            | Self::ContestSettled { .. }
            | Self::BondImposed { .. }
            | Self::ReplacementAsked { .. }
            | Self::GiftGranted { .. }
            | Self::SessionEnded
            | Self::BondChanged(_)
            | Self::BondDropped { .. }
            | Self::AdventureEnded => false,
        }
    }
}

impl Happening {
    /// What happens in front of everybody was never hidden.
    fn discloses(&self) -> bool {
        match self {
            Self::WorldSet { .. }
            | Self::WorldConfirmed { .. }
            | Self::SheetSubmitted { .. }
            | Self::SheetApproved { .. }
            | Self::SheetReturned { .. }
            | Self::BondsSubmitted { .. }
            | Self::BondsReturned { .. }
            | Self::SessionBegan { .. }
            | Self::SceneBegan { .. }
            | Self::CharacterEntered { .. }
            | Self::CharacterBack { .. }
            | Self::Narrated { .. }
            | Self::Fact { .. }
            | Self::ConceptChanged { .. }
            | Self::FlawChanged { .. }
            | Self::TestBegan { .. }
            | Self::ConflictBegan { .. }
            | Self::HelperLeft { .. }
            | Self::AnecdoteTold { .. }
            | Self::ContestDropped
            | Self::GiftsKept { .. }
            | Self::TimeTaken { .. }
            | Self::KomaSpent { .. }
            | Self::SetbackTaken { .. }
            | Self::AwardPassed { .. }
            | Self::RoundTold { .. }
            | Self::WentOutOfPlay { .. }
            | Self::Eliminated { .. }
            | Self::RollerNamed { .. }
            | Self::KomaGained { .. }
            | Self::StoryProposed { .. }
            | Self::ConsentGiven { .. }
            | Self::ConsentRefused { .. }
            | Self::ResultTold { .. }
            | Self::SetbackErased { .. }
            | Self::AdventureBegan { .. }
            | Self::TableClosed
            | Self::MomentMarked { .. } => false,
        }
    }
}
