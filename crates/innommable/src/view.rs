//! What a viewer sees.

mod queries;

use kernel::{BySeat, Language, Seat, Text, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    character::{Character, DeclaredAction, Entries, Profile},
    conflict::Conflict,
    dice::{Dice, Faces, HandDie, Madness, occult_dice},
    mystery::{Element, ElementId, ElementKind, Mystery, SHEET_LIMIT, Sheet, order_of_dealing},
    setup::{BlacklistVisibility, Options},
    state::{Monologue, Phase, Stage, State, Strike, Suggestion, difficulty},
    vocabulary::{AnchorState, Ending, Fate, Role, Severity},
};

pub use self::queries::{GiftWindow, PATIENCE};

/// How many of the Keeper's notes the desk shows; all of them were told when they were written.
const NOTES: usize = 20;

/// What a viewer sees. What was said is not in it: it was told when it was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Who looks; nobody, for a spectator.
    pub you: Option<Seat>,
    /// Who keeps the mystery.
    pub keeper: Seat,
    /// Who plays what.
    pub seats: BySeat<Role>,
    /// The table's language.
    pub language: Language,
    /// What the table chose.
    pub options: Options,
    /// Whether nobody has tried so many people yet (INN-01).
    pub untested: bool,
    /// What the game waits for.
    pub stage: Stage,
    /// The scene, from 1; 0 before.
    pub scene: u32,
    /// Part 1 of the mystery, once told (INN-16).
    pub setting: Option<Setting>,
    /// Part 5, once told.
    pub role: Option<Text>,
    /// What the Keeper has prepared; for everybody once the game is over.
    pub desk: Option<Preparation>,
    /// How many dice the Keeper still has; which lie on what is a secret.
    pub reserve: Dice,
    /// The dice in the bowl.
    pub bowl: Dice,
    /// The kinds of dice that ever were in it.
    pub released: Vec<Faces>,
    /// The difficulty now (INN-57).
    pub difficulty: u8,
    /// What was revealed, in that order.
    pub revealed: Vec<RevealedView>,
    /// The players' characters.
    pub characters: Vec<CharacterView>,
    /// A monologue under way.
    pub monologue: Option<Monologue>,
    /// A suggestion being taken up.
    pub suggestion: Option<Suggestion>,
    /// The conflict under way.
    pub conflict: Option<Conflict>,
    /// Whether a conflict waits for the end of a strike.
    pub held: bool,
    /// A strike under way.
    pub strike: Option<Strike>,
    /// Whose claims of a central anchor may be contested now, one entry for each, in their order.
    pub claims: Vec<Seat>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Who has told an epilogue, or will not.
    pub epilogues: Vec<Seat>,
}

/// Part 1 of the mystery.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Setting {
    /// Where the story is set.
    pub place: Text,
    /// When it takes place.
    pub date: Text,
    /// The spots to visit.
    pub spots: Option<Text>,
}

/// What the Keeper has prepared and noted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Preparation {
    /// The five parts.
    pub sheet: Sheet,
    /// How long they are, in characters.
    pub length: usize,
    /// How long they should be at most (INN-14).
    pub limit: usize,
    /// What there is to find, in the order of the sheet.
    pub elements: Vec<ElementView>,
    /// Dice that lie on nothing yet.
    pub heap: Dice,
    /// The difficulty after each element, if they are found as expected: symptoms, profiteers, source (INN-17).
    pub course: Vec<u8>,
    /// How many symptoms suit the dice (INN-22).
    pub symptoms_wanted: u32,
    /// The last notes.
    pub notes: Vec<Text>,
}

/// Something to find, as the Keeper sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ElementView {
    /// What it is.
    pub kind: ElementKind,
    /// What the Keeper wrote.
    pub text: Text,
    /// The dice on it.
    pub dice: Dice,
    /// Its number in the order of revealing, from 1.
    pub revealed: Option<u8>,
}

/// Something revealed. Its place in the list is its number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RevealedView {
    /// The dice it brought.
    pub dice: Dice,
    /// What kind of thing it is, if that was told.
    pub kind: Option<ElementKind>,
    /// What the Keeper said of it.
    pub said: Option<Text>,
    /// The prepared text, once published.
    pub text: Option<Text>,
    /// Whether it is published.
    pub published: bool,
}

/// A character as others see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CharacterView {
    /// Who plays it.
    pub seat: Seat,
    /// Who it is, once submitted.
    pub profile: Option<Profile>,
    /// Whether the Keeper has approved it.
    pub approved: bool,
    /// What has become of it.
    pub status: Fate,
    /// What has become of its anchor.
    pub anchor: AnchorState,
    /// Whether the die of an anchor monologue was taken.
    pub anchor_die_used: bool,
    /// The dice, in the order in which they came.
    pub hand: Vec<HandDie>,
    /// How many of them are occult (INN-78).
    pub occult: u32,
    /// Whether a 1 would bring madness (INN-75).
    pub at_risk: bool,
    /// Whether a die was given this scene.
    pub gave: bool,
    /// Whether a die was received this scene.
    pub received: bool,
    /// The entries on the blacklist; only where the viewer may see them.
    pub entries: Option<EntriesView>,
    /// An action that waits for the Keeper's word.
    pub pending: Option<DeclaredAction>,
}

/// Entries on the blacklist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EntriesView {
    /// By their causes, struck or not.
    pub all: Entries,
    /// Those that can be struck.
    pub unstruck: u32,
    /// What striking the next one allows (INN-93).
    pub next: Severity,
}

impl State {
    /// Whether a viewer sees what the Keeper keeps.
    pub(crate) fn sees_desk(&self, you: Option<Seat>) -> bool {
        self.phase == Phase::Closed || you == Some(self.setup.keeper())
    }

    /// Whether a viewer sees the blacklist; where it is the Keeper's, nobody is told of it at the end either.
    pub(crate) fn sees_blacklist(&self, you: Option<Seat>) -> bool {
        self.setup.options.blacklist_visibility == BlacklistVisibility::Public
            || you == Some(self.setup.keeper())
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let you = viewer.seat().filter(|seat| self.setup.roles.get(*seat).is_some());
        let finished = self.phase > Phase::Preparation;
        let open = if finished { self.open_parts() } else { self.told.clone() };
        let mut view = View {
            you,
            keeper: self.setup.keeper(),
            seats: self.setup.roles.clone(),
            language: self.setup.language,
            options: self.setup.options.clone(),
            untested: self.setup.is_untested(),
            stage: self.stage(),
            scene: self.scene,
            setting: open.as_ref().map(|(setting, _)| setting.clone()),
            role: open.map(|(_, role)| role),
            desk: self.sees_desk(you).then(|| self.desk()),
            reserve: self.reserve(),
            bowl: self.bowl,
            released: self.released.clone(),
            difficulty: self.difficulty(),
            revealed: self.revealed(),
            characters: self
                .characters
                .iter()
                .map(|c| character_view(c, self.setup.madness, self.sees_blacklist(you)))
                .collect(),
            monologue: self.monologue.clone(),
            suggestion: self.suggestion.clone(),
            conflict: self.conflict.clone(),
            held: self.held.is_some(),
            strike: self.strike.clone(),
            claims: self.claims.clone(),
            ending: self.ending,
            epilogues: self.epilogues.clone(),
        };
        if let Some(strike) = view.strike.as_mut().filter(|_| !self.sees_blacklist(you)) {
            (strike.first, strike.k) = (None, None);
        }
        // Where nobody may give, nobody has to say so.
        if view.window().is_some_and(|window| window.waiting.is_empty())
            && let Some(conflict) = &mut view.conflict
        {
            conflict.closed = true;
        }
        view
    }

    /// Parts 1 and 5, once they are written.
    pub(crate) fn open_parts(&self) -> Option<(Setting, Text)> {
        let (place, date) = (self.sheet.place.clone()?, self.sheet.date.clone()?);
        Some((Setting { place, date, spots: self.sheet.spots.clone() }, self.sheet.role.clone()?))
    }

    fn revealed(&self) -> Vec<RevealedView> {
        let mut found: Vec<_> = self.elements.iter().filter(|element| element.revealed.is_some()).collect();
        found.sort_by_key(|element| element.revealed);
        let closed = self.phase == Phase::Closed;
        let view = |element: &&Element| RevealedView {
            dice: element.dice,
            kind: (element.kind_told || closed).then_some(element.kind),
            said: element.told.clone(),
            text: (element.published || closed).then(|| element.text.clone()),
            published: element.published,
        };
        found.iter().map(view).collect()
    }

    fn desk(&self) -> Preparation {
        let kinds: Vec<ElementKind> = self.elements.iter().map(|element| element.kind).collect();
        let mut released = vec![Faces::D20];
        let mut course = Vec::new();
        for index in order_of_dealing(&kinds) {
            released.extend(self.elements[index].dice.kinds());
            course.push(difficulty(&released));
        }
        Preparation {
            sheet: self.sheet.clone(),
            length: self.sheet.length(),
            limit: SHEET_LIMIT,
            elements: self
                .elements
                .iter()
                .map(|element| ElementView {
                    kind: element.kind,
                    text: element.text.clone(),
                    dice: element.dice,
                    revealed: element.revealed,
                })
                .collect(),
            heap: self.heap,
            course,
            // However few the dice, a mystery shows itself somewhere (INN-11).
            symptoms_wanted: self.setup.dice_to_lay().count().saturating_sub(4).max(1),
            notes: self.notes.iter().rev().take(NOTES).rev().cloned().collect(),
        }
    }
}

fn character_view(character: &Character, madness: Madness, sees_blacklist: bool) -> CharacterView {
    let entries = character.entries;
    CharacterView {
        seat: character.seat,
        profile: character.profile.clone(),
        approved: character.approved,
        status: character.status,
        anchor: character.anchor,
        anchor_die_used: character.anchor_die_used,
        hand: character.hand.clone(),
        occult: u32::try_from(occult_dice(&character.hand)).unwrap_or(u32::MAX),
        at_risk: madness.threatens(&character.hand),
        gave: character.gave,
        received: character.received,
        entries: sees_blacklist.then(|| EntriesView {
            all: entries,
            unstruck: entries.unstruck(),
            next: Severity::of(entries.struck + 1),
        }),
        pending: character.pending.clone(),
    }
}

impl Preparation {
    /// The elements with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (ElementId, &ElementView)> {
        (1u8..).map(ElementId).zip(&self.elements)
    }

    /// Something on the sheet.
    pub fn element(&self, id: ElementId) -> Option<&ElementView> {
        self.elements.get(usize::from(id.0.checked_sub(1)?))
    }

    /// The mystery as a file, for another group.
    pub fn mystery(&self) -> Mystery {
        Mystery {
            sheet: self.sheet.clone(),
            dice: self.elements.iter().map(|element| element.dice).collect(),
        }
    }
}

impl CharacterView {
    /// Whether it is still played.
    pub fn is_active(&self) -> bool {
        self.status == Fate::Active
    }

    /// Whether it has a d8 from which a paranormal effect can be drawn (INN-45).
    pub fn has_lore(&self) -> bool {
        self.hand.iter().any(|held| held.is_lore())
    }

    /// The dice of the hand.
    pub fn dice(&self) -> Dice {
        self.hand.iter().map(|held| held.faces).collect()
    }
}
