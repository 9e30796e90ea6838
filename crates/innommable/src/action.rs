//! What a seat can ask for.

use kernel::{Rule, Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{
    dice::Faces,
    mystery::{ElementId, Sheet},
    words::{AnchorState, GiftFrom, Loss, Place, Ruling, Severity},
};

kernel::tagged! {
    "do" alone;
    /// Something a seat asks for. Wherever a text of play may be missing, it was told aloud.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Action {
        /// The Keeper writes the mystery, all of it at once; parts may be missing for now (INN-07). Profiteers and
        /// symptoms stand one to a line.
        WriteMystery {
            /// Part 1: where.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            place: Option<Text>,
            /// Part 1: when.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            date: Option<Text>,
            /// Part 1: the spots to visit, if listed.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            spots: Option<Text>,
            /// Part 2.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            source: Option<Text>,
            /// Part 3, one to a line.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            profiteers: Option<Text>,
            /// Part 4, one to a line.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            symptoms: Option<Text>,
            /// Part 5.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            role: Option<Text>,
        },
        /// The Keeper has the dice laid by proportion (INN-21, INN-23).
        LayDice,
        /// The Keeper has the same numbers of dice dealt anew (INN-23).
        DealDice,
        /// The Keeper moves a die by hand (INN-24); without `from` or `to`, from or to the heap beside the sheet.
        MoveDie {
            /// Its faces.
            die: Faces,
            /// From this element.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            from: Option<ElementId>,
            /// To this one.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            to: Option<ElementId>,
        },
        /// The Keeper is done: parts 1 and 5 are told (INN-16, INN-18).
        FinishPreparation,
        /// A player makes a character (INN-27).
        SubmitCharacter {
            /// Its name.
            name: Text,
            /// Looks, origin, temperament.
            portrait: Text,
            /// The one thing that proves it human.
            anchor: Text,
        },
        /// The Keeper finds that a character fits (INN-28).
        ApproveCharacter {
            /// Whose.
            of: Seat,
        },
        /// The Keeper gives a character back.
        ReturnCharacter {
            /// Whose.
            of: Seat,
            /// Why.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            reason: Option<Text>,
        },
        /// The Keeper opens play.
        StartPlay,
        /// The Keeper cuts to another scene (INN-108).
        StartScene {
            /// Its title.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            title: Option<Text>,
            /// How it opens.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// Anybody tells something.
        Narrate {
            /// What.
            text: Text,
        },
        /// The Keeper writes something down that nobody sees (INN-39).
        AddNote {
            /// What.
            text: Text,
        },
        /// A player says what the character attempts.
        DeclareAction {
            /// What.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            goal: Option<Text>,
            /// Against whom of the other players' characters.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            target: Option<Seat>,
        },
        /// The Keeper says what it takes (INN-56): it happens, a conflict, or a duel.
        RuleAction {
            /// Whose action.
            of: Seat,
            /// What it takes.
            ruling: Ruling,
            /// Who opposes it: in a duel, and only there.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            opponent: Option<Seat>,
            /// Which of the two began: in a duel, and only there (INN-88).
            #[serde(default, skip_serializing_if = "Option::is_none")]
            initiator: Option<Seat>,
            /// What the Keeper says to it.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// A player takes back an action, or a conflict of which nothing is thrown yet (INN-66).
        Withdraw,
        /// The challenged of a duel gives in before the first throw (INN-66).
        Yield {
            /// How.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// The Keeper reveals what was found: its dice go into the bowl (INN-36).
        Reveal {
            /// What.
            element: ElementId,
            /// Something else met in the same encounter (INN-25).
            #[serde(default, skip_serializing_if = "Option::is_none")]
            also: Option<ElementId>,
            /// Whether everybody is told what kind of thing it is.
            #[serde(default)]
            kind_told: bool,
            /// What the characters understand of it.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// The Keeper makes the prepared text of something revealed public (INN-37).
        Publish {
            /// The how-manieth it was to be revealed, from 1.
            number: u8,
        },
        /// A player takes a die from the bowl and speaks (INN-40).
        StartMonologue {
            /// Its faces.
            die: Faces,
            /// Whether the anchor will be at its centre (INN-47).
            #[serde(default)]
            anchor_central: bool,
            /// For a d4: the knowledge it is drawn from (INN-45).
            #[serde(default, skip_serializing_if = "Option::is_none")]
            lore: Option<Text>,
        },
        /// A player plays a scene with the anchor (INN-49).
        StartAnchorMonologue {
            /// Whether a die is taken: the biggest, once a game (INN-50, INN-52).
            with_die: bool,
        },
        /// The speaker ends (INN-42).
        FinishMonologue {
            /// What was said.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// The speaker thinks better of it: the die goes back.
        CancelMonologue,
        /// The Keeper says that the anchor was not at the centre (INN-47).
        ContestAnchor {
            /// Why.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            reason: Option<Text>,
        },
        /// A player gives another a die by implying something about their character (INN-104).
        Suggest {
            /// To whom.
            to: Seat,
            /// Its faces.
            die: Faces,
            /// Where it comes from (INN-105).
            from: GiftFrom,
            /// What is implied.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// The receiver takes the suggestion up (INN-107).
        Incorporate {
            /// How.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// A player whose character is lost gives a die, and with it what it brings (INN-113, INN-114).
        AuxiliaryGift {
            /// To whom.
            to: Seat,
            /// Its faces.
            die: Faces,
            /// Where it comes from.
            from: GiftFrom,
            /// The dream, the vision, the find, the effect, told in the second person.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// Somebody who could give a die to whoever is short gives none (INN-109).
        PassGift,
        /// The Keeper, or the house when nothing comes, ends the time to give a die.
        CloseWindow,
        /// A player throws all the dice of the hand (INN-59).
        Throw,
        /// Whoever is short throws the die just given (INN-109).
        RollGiftDie,
        /// Whoever is short stops instead of throwing it (INN-110).
        StopAction,
        /// Whoever is short leaves it at that (INN-63).
        AcceptFailure,
        /// Whoever is short throws everything again, at its price (INN-68…70).
        Reroll {
            /// The odd behaviour; the second time, the parting from the anchor.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// A player gives the character up, for a success before the first throw or for nothing (INN-81, INN-82).
        Sacrifice {
            /// Mad or dead.
            loss: Loss,
            /// How.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// The winner, or the Keeper of a failure, tells how it goes (INN-62, INN-63).
        Outcome {
            /// How.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
            /// In a duel: whether the loser could not be played any more, which the loser must agree to (INN-85).
            #[serde(default)]
            incapacitates: bool,
        },
        /// The loser of a duel agrees (INN-85).
        Consent {
            /// Whether the character dies of it.
            #[serde(default)]
            dies: bool,
        },
        /// The loser of a duel does not agree: the winner tells it otherwise.
        Refuse,
        /// The Keeper strikes entries off to hurt a character (INN-92).
        Strike {
            /// Whom.
            on: Seat,
            /// How many entries.
            k: u32,
            /// The worst of the effects: no worse than the highest ordinal allows (INN-94).
            worst: Severity,
            /// What is about to happen.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// The target lets it happen.
        AcceptEffect,
        /// The target denies or avoids it (INN-95).
        Resist {
            /// How.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// The Keeper tells what the strike does (INN-101, INN-102).
        ApplyEffect {
            /// What.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
            /// Whether the character dies of a severe effect.
            #[serde(default)]
            kill: bool,
            /// What becomes of a threatened anchor.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            anchor: Option<AnchorState>,
        },
        /// The Keeper says that the mystery is defused (INN-117).
        DeclareDefused {
            /// How.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// The Keeper says whether the last act defused the mystery (INN-120).
        ConfirmDefused {
            /// Whether it did.
            defused: bool,
            /// How.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// The Keeper of a disaster, a player of a mystery defused, tells how it goes on (INN-118, INN-119).
        Epilogue {
            /// How.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<Text>,
        },
        /// A player tells none.
        SkipEpilogue,
        /// The Keeper enters where a real die really lies.
        Recount {
            /// Its faces.
            die: Faces,
            /// Where the program had it.
            from: Place,
            /// Where it lies.
            to: Place,
        },
    }
}

macro_rules! deeds {
    ($($name:ident $rule:literal,)*) => {
        /// The kinds of action, for refusals.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        #[expect(missing_docs, reason = "each is the action of the same name")]
        pub enum Deed {
            $($name,)*
        }

        impl Deed {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The rule that says who may do this, and when.
            pub fn rule(self) -> Rule {
                Rule(match self {
                    $(Self::$name => $rule,)*
                })
            }
        }

        impl Action {
            /// Its kind.
            pub fn deed(&self) -> Deed {
                match self {
                    $(Self::$name { .. } => Deed::$name,)*
                }
            }
        }
    };
}

deeds! {
    WriteMystery "INN-07",
    LayDice "INN-21",
    DealDice "INN-23",
    MoveDie "INN-24",
    FinishPreparation "INN-18",
    SubmitCharacter "INN-27",
    ApproveCharacter "INN-28",
    ReturnCharacter "INN-28",
    StartPlay "INN-27",
    StartScene "INN-108",
    Narrate "INN-48",
    AddNote "INN-39",
    DeclareAction "INN-56",
    RuleAction "INN-56",
    Withdraw "INN-66",
    Yield "INN-66",
    Reveal "INN-36",
    Publish "INN-37",
    StartMonologue "INN-55",
    StartAnchorMonologue "INN-55",
    FinishMonologue "INN-42",
    CancelMonologue "INN-40",
    ContestAnchor "INN-47",
    Suggest "INN-104",
    Incorporate "INN-107",
    AuxiliaryGift "INN-113",
    PassGift "INN-109",
    CloseWindow "INN-109",
    Throw "INN-59",
    RollGiftDie "INN-109",
    StopAction "INN-110",
    AcceptFailure "INN-63",
    Reroll "INN-68",
    Sacrifice "INN-81",
    Outcome "INN-62",
    Consent "INN-85",
    Refuse "INN-85",
    Strike "INN-92",
    AcceptEffect "INN-95",
    Resist "INN-95",
    ApplyEffect "INN-101",
    DeclareDefused "INN-117",
    ConfirmDefused "INN-120",
    Epilogue "INN-118",
    SkipEpilogue "INN-119",
    Recount "INN-60",
}

impl Action {
    /// The action that writes this sheet.
    pub fn write(sheet: &Sheet) -> Self {
        let Sheet { place, date, spots, source, profiteers, symptoms, role } = sheet.clone();
        Self::WriteMystery { place, date, spots, source, profiteers, symptoms, role }
    }

    /// The texts it carries, each with its limit.
    pub(crate) fn texts(&self) -> Vec<(&Text, usize)> {
        use crate::words::{MOST_LINE, MOST_PART, MOST_TEXT};
        match self {
            Self::WriteMystery { place, date, spots, source, profiteers, symptoms, role } => {
                let lines = place.iter().chain(date).map(|text| (text, MOST_LINE));
                let parts = spots.iter().chain(source).chain(profiteers).chain(symptoms).chain(role);
                lines.chain(parts.map(|text| (text, MOST_PART))).collect()
            }
            Self::SubmitCharacter { name, portrait, anchor } => {
                vec![(name, MOST_LINE), (portrait, MOST_TEXT), (anchor, MOST_TEXT)]
            }
            Self::StartScene { title, text } => {
                let title = title.iter().map(|title| (title, MOST_LINE));
                title.chain(text.iter().map(|text| (text, MOST_TEXT))).collect()
            }
            Self::Narrate { text } | Self::AddNote { text } => vec![(text, MOST_TEXT)],
            Self::ReturnCharacter { reason: text, .. }
            | Self::DeclareAction { goal: text, .. }
            | Self::RuleAction { text, .. }
            | Self::Yield { text }
            | Self::Reveal { text, .. }
            | Self::StartMonologue { lore: text, .. }
            | Self::FinishMonologue { text }
            | Self::ContestAnchor { reason: text }
            | Self::Suggest { text, .. }
            | Self::Incorporate { text }
            | Self::AuxiliaryGift { text, .. }
            | Self::Reroll { text }
            | Self::Sacrifice { text, .. }
            | Self::Outcome { text, .. }
            | Self::Strike { text, .. }
            | Self::Resist { text }
            | Self::ApplyEffect { text, .. }
            | Self::DeclareDefused { text }
            | Self::ConfirmDefused { text, .. }
            | Self::Epilogue { text } => text.iter().map(|text| (text, MOST_TEXT)).collect(),
            Self::LayDice
            | Self::DealDice
            | Self::MoveDie { .. }
            | Self::FinishPreparation
            | Self::ApproveCharacter { .. }
            | Self::StartPlay
            | Self::Withdraw
            | Self::Publish { .. }
            | Self::StartAnchorMonologue { .. }
            | Self::CancelMonologue
            | Self::PassGift
            | Self::CloseWindow
            | Self::Throw
            | Self::RollGiftDie
            | Self::StopAction
            | Self::AcceptFailure
            | Self::Consent { .. }
            | Self::Refuse
            | Self::AcceptEffect
            | Self::SkipEpilogue
            | Self::Recount { .. } => Vec::new(),
        }
    }
}
