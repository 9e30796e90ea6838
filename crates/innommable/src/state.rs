//! The whole truth.

use kernel::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{
    character::{Character, Entries},
    conflict::{Conflict, ConflictStep},
    dice::{Dice, DieOrigin, Faces, HandDie},
    mystery::{Element, ElementId, Sheet},
    setup::Setup,
    view::Setting,
    vocabulary::{AnchorState, Ending, Fate, GiftFrom, MonologueKind, Role, Severity},
};

// As the state keeps it; the `Stage` follows from it and from what is under way.
/// The large parts of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The Keeper prepares, alone.
    Preparation,
    /// Characters are made.
    Characters,
    /// The story is played.
    Play,
    /// The end is told.
    Epilogue,
    /// The game is over.
    Closed,
}

// The order counts: stages are compared by it, and `Stage::is_play` and `Stage::is_after_first_throw` are ranges of it.
/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The Keeper prepares.
    Preparation,
    /// Characters are made.
    Characters,
    /// Anybody may do something.
    Free,
    /// Somebody speaks, everybody else is silent (INN-40).
    Monologue,
    /// A suggestion is being taken up (INN-107).
    Suggestion,
    /// A conflict is declared, nothing is thrown.
    Declared,
    /// One side of a duel has thrown.
    Throwing,
    /// Somebody is short.
    Short,
    /// Somebody short was given a die.
    GiftPending,
    /// A conflict is decided, its outcome is to be told.
    Settled,
    /// The loser of a duel is asked to agree (INN-85).
    Consent,
    /// A strike is announced: accept or resist (INN-95).
    Announced,
    /// The effects of a strike are to be told.
    Applying,
    /// The last character has fallen in the act: did it defuse the mystery (INN-120)?
    LastAct,
    /// The end is told.
    Epilogue,
    /// The game is over.
    Closed,
}

impl Stage {
    /// Whether the story is played: after the characters, before the end is told.
    pub fn is_play(self) -> bool {
        (Self::Free..Self::Epilogue).contains(&self)
    }

    /// Whether in a conflict dice lie on the table already.
    pub fn is_after_first_throw(self) -> bool {
        (Self::Throwing..=Self::Consent).contains(&self)
    }
}

/// Everything there is to know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What was fixed before play.
    pub setup: Setup,
    /// The part of the game.
    pub phase: Phase,
    /// What the Keeper wrote.
    pub sheet: Sheet,
    /// Parts 1 and 5 as they were told before the sheet was finished (INN-16).
    pub told: Option<(Setting, Text)>,
    /// What there is to find, in the order of the sheet.
    pub elements: Vec<Element>,
    /// Dice of the Keeper's that lie on nothing yet.
    pub heap: Dice,
    /// What the Keeper noted since.
    pub notes: Vec<Text>,
    pub bowl: Dice,
    /// The kinds of dice that ever were in the bowl, from many faces to few (INN-57).
    pub released: Vec<Faces>,
    /// How many elements were revealed.
    pub n_revealed: u8,
    /// The scene, from 1; 0 before.
    pub scene: u32,
    /// The players' characters, in the order of seats.
    pub characters: Vec<Character>,
    /// A monologue under way.
    pub monologue: Option<Monologue>,
    /// A suggestion being taken up.
    pub suggestion: Option<Suggestion>,
    /// The conflict under way.
    pub conflict: Option<Conflict>,
    /// A conflict that waits for the end of a strike.
    pub held: Option<Conflict>,
    /// A strike under way.
    pub strike: Option<Strike>,
    /// Whose claims of a central anchor may be contested now, one entry for each, in their order (INN-47).
    pub claims: Vec<Seat>,
    /// Whether the last character has fallen in an act that may have defused the mystery.
    pub last_act: bool,
    pub ending: Option<Ending>,
    /// Who has told an epilogue, or will not.
    pub epilogues: Vec<Seat>,
}

/// A monologue under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Monologue {
    /// Who speaks.
    pub by: Seat,
    /// What it must tell.
    pub kind: MonologueKind,
    /// The die taken, if one is.
    pub die: Option<Faces>,
    /// Whether the speaker says that the anchor is at its centre (INN-47).
    pub anchor_central: bool,
    /// The knowledge that a paranormal effect is drawn from (INN-45).
    pub lore: Option<Text>,
}

/// A suggestion that waits to be taken up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Suggestion {
    /// Who implies something.
    pub by: Seat,
    /// Whose character it is about.
    pub to: Seat,
    /// The die that goes with it.
    pub faces: Faces,
    /// What is implied.
    pub text: Option<Text>,
}

/// How far a strike has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StrikeStep {
    /// It can be resisted.
    Announced,
    /// Nothing keeps it off.
    Applying,
}

/// Entries struck off, and what comes of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Strike {
    /// Whom it hits.
    pub on: Seat,
    /// The first ordinal struck; only where the blacklist is seen.
    pub first: Option<u32>,
    /// How many entries are struck; only where the blacklist is seen.
    pub k: Option<u32>,
    /// The worst of the effects announced.
    pub worst: Severity,
    /// Whether the anchor is threatened too.
    pub threatens_anchor: bool,
    /// What is announced.
    pub text: Option<Text>,
    /// How far it has come.
    pub step: StrikeStep,
}

/// INN-57: how many kinds of dice ever were in the bowl.
pub fn difficulty(released: &[Faces]) -> u8 {
    let kinds = Faces::ALL.into_iter().filter(|faces| released.contains(faces)).count();
    u8::try_from(kinds.max(1)).unwrap_or(4)
}

impl State {
    /// INN-19, INN-32: d20 in the bowl, empty hands, everything else with the Keeper.
    pub(crate) fn start(setup: &Setup) -> Self {
        let player = |seat| Character {
            seat,
            profile: None,
            approved: false,
            status: Fate::Active,
            anchor: AnchorState::Intact,
            anchor_die_used: false,
            hand: Vec::new(),
            gave: false,
            received: false,
            entries: Entries::default(),
            pending: None,
        };
        let players = setup.roles.iter().filter(|(_, role)| **role == Role::Player);
        Self {
            setup: setup.clone(),
            phase: Phase::Preparation,
            sheet: Sheet::default(),
            told: None,
            elements: Vec::new(),
            heap: setup.dice_to_lay(),
            notes: Vec::new(),
            bowl: Dice { d20: setup.dice.d20, ..Dice::NONE },
            released: vec![Faces::D20],
            n_revealed: 0,
            scene: 0,
            characters: players.map(|(seat, _)| player(seat)).collect(),
            monologue: None,
            suggestion: None,
            conflict: None,
            held: None,
            strike: None,
            claims: Vec::new(),
            last_act: false,
            ending: None,
            epilogues: Vec::new(),
        }
    }

    /// What the game waits for.
    pub fn stage(&self) -> Stage {
        match self.phase {
            Phase::Preparation => Stage::Preparation,
            Phase::Characters => Stage::Characters,
            Phase::Epilogue => Stage::Epilogue,
            Phase::Closed => Stage::Closed,
            Phase::Play => self.stage_of_play(),
        }
    }

    fn stage_of_play(&self) -> Stage {
        if self.monologue.is_some() {
            return Stage::Monologue;
        }
        if self.suggestion.is_some() {
            return Stage::Suggestion;
        }
        if self.last_act {
            return Stage::LastAct;
        }
        match (&self.conflict, &self.strike) {
            (Some(conflict), _) => match conflict.step {
                ConflictStep::Declared => Stage::Declared,
                ConflictStep::Throwing => Stage::Throwing,
                ConflictStep::Short => Stage::Short,
                ConflictStep::GiftPending => Stage::GiftPending,
                ConflictStep::Settled => Stage::Settled,
                ConflictStep::Consent => Stage::Consent,
            },
            (None, Some(strike)) => match strike.step {
                StrikeStep::Announced => Stage::Announced,
                StrikeStep::Applying => Stage::Applying,
            },
            (None, None) => Stage::Free,
        }
    }

    /// A player's character.
    pub fn character(&self, seat: Seat) -> Option<&Character> {
        self.characters.iter().find(|character| character.seat == seat)
    }

    pub(crate) fn character_mut(&mut self, seat: Seat) -> Option<&mut Character> {
        self.characters.iter_mut().find(|character| character.seat == seat)
    }

    /// Whether a character is still played.
    pub fn is_active(&self, seat: Seat) -> bool {
        self.character(seat).is_some_and(|character| character.status == Fate::Active)
    }

    /// Something on the sheet.
    pub fn element(&self, id: ElementId) -> Option<&Element> {
        self.elements.get(usize::from(id.0.checked_sub(1)?))
    }

    pub(crate) fn element_mut(&mut self, id: ElementId) -> Option<&mut Element> {
        self.elements.get_mut(usize::from(id.0.checked_sub(1)?))
    }

    /// The Keeper's dice: on what is hidden, and on nothing yet.
    pub fn reserve(&self) -> Dice {
        let hidden = self.elements.iter().filter(|element| element.revealed.is_none());
        hidden.fold(self.heap, |sum, element| sum.plus(element.dice))
    }

    /// Every die there is, wherever it lies: it never changes.
    pub fn all_dice(&self) -> Dice {
        let hands = self.characters.iter().flat_map(|character| &character.hand).map(|held| held.faces);
        let spoken_for = self.monologue.iter().filter_map(|monologue| monologue.die);
        self.reserve().plus(self.bowl).plus(hands.chain(spoken_for).collect())
    }

    /// The difficulty now (INN-57).
    pub fn difficulty(&self) -> u8 {
        difficulty(&self.released)
    }

    /// Takes a die out of a hand: one that was not gained by the anchor first, for that one counts for less.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, faces: Faces) {
        let Some(character) = self.character_mut(seat) else { return };
        let fits = |held: &HandDie, anchor: bool| {
            held.faces == faces && (held.origin == DieOrigin::Anchor) == anchor
        };
        let found = [false, true]
            .into_iter()
            .find_map(|anchor| character.hand.iter().position(|held| fits(held, anchor)));
        if let Some(index) = found {
            character.hand.remove(index);
        }
    }

    pub(crate) fn take_gift(&mut self, by: Seat, from: GiftFrom, faces: Faces) {
        match from {
            GiftFrom::Bowl => self.bowl = self.bowl.minus(faces.into()),
            GiftFrom::Hand => self.take_from_hand(by, faces),
        }
    }
}
