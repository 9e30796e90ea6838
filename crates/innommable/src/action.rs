//! What a seat can ask for.

use kernel::{Rule, Seat, Text};
use serde::{Deserialize, Serialize};
use strum::EnumProperty as _;

use crate::{
    dice::Faces,
    mystery::{ElementId, Sheet},
    vocabulary::{AnchorState, DiePlace, GiftFrom, Loss, MOST_LINE, MOST_PART, MOST_TEXT, Ruling, Severity},
};

/// Something a seat asks for. Wherever a text of play may be missing, it was told aloud.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, strum::EnumDiscriminants)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[strum_discriminants(
    name(ActionKind),
    doc = "The kinds of action, for refusals.",
    derive(Serialize, Deserialize, strum::EnumIter, strum::EnumProperty),
    cfg_attr(feature = "schema", derive(schemars::JsonSchema)),
    serde(rename_all = "snake_case")
)]
pub enum Action {
    /// The Keeper writes the mystery, all of it at once; parts may be missing for now (INN-07). Profiteers and
    /// symptoms stand one to a line.
    #[strum_discriminants(strum(props(rule = "INN-07")))]
    WriteMystery {
        /// Part 1: where.
        #[serde(skip_serializing_if = "Option::is_none")]
        place: Option<Text>,
        /// Part 1: when.
        #[serde(skip_serializing_if = "Option::is_none")]
        date: Option<Text>,
        /// Part 1: the spots to visit, if listed.
        #[serde(skip_serializing_if = "Option::is_none")]
        spots: Option<Text>,
        /// Part 2: the evil at the heart.
        #[serde(skip_serializing_if = "Option::is_none")]
        source: Option<Text>,
        /// Part 3: who exploits it, one to a line.
        #[serde(skip_serializing_if = "Option::is_none")]
        profiteers: Option<Text>,
        /// Part 4: what can be seen of it, one to a line.
        #[serde(skip_serializing_if = "Option::is_none")]
        symptoms: Option<Text>,
        /// Part 5: what the characters are in this.
        #[serde(skip_serializing_if = "Option::is_none")]
        role: Option<Text>,
    },
    /// The Keeper has the dice laid by proportion (INN-21, INN-23).
    #[strum_discriminants(strum(props(rule = "INN-21")))]
    LayDice,
    /// The Keeper has the same numbers of dice dealt again (INN-23).
    #[strum_discriminants(strum(props(rule = "INN-23")))]
    DealDice,
    /// The Keeper moves a die by hand (INN-24); without `from` or `to`, from or to the heap beside the sheet.
    #[strum_discriminants(strum(props(rule = "INN-24")))]
    MoveDie {
        /// The die, by its faces.
        die: Faces,
        /// The element it lies on.
        #[serde(skip_serializing_if = "Option::is_none")]
        from: Option<ElementId>,
        /// The element it goes to.
        #[serde(skip_serializing_if = "Option::is_none")]
        to: Option<ElementId>,
    },
    /// The Keeper tells parts 1 and 5 while the rest is still being written: characters can be made (INN-16).
    #[strum_discriminants(strum(props(rule = "INN-16")))]
    TellSetting,
    /// The Keeper is done: parts 1 and 5 are told (INN-16, INN-18).
    #[strum_discriminants(strum(props(rule = "INN-18")))]
    FinishPreparation,
    /// A player makes a character (INN-27).
    #[strum_discriminants(strum(props(rule = "INN-27")))]
    SubmitCharacter {
        /// What the character is called.
        name: Text,
        /// Looks, origin, temperament.
        portrait: Text,
        /// The one thing that proves it human.
        anchor: Text,
    },
    /// The Keeper finds that a character fits (INN-28).
    #[strum_discriminants(strum(props(rule = "INN-28")))]
    ApproveCharacter {
        /// Whose character it is.
        of: Seat,
    },
    /// The Keeper gives a character back.
    #[strum_discriminants(strum(props(rule = "INN-28")))]
    ReturnCharacter {
        /// Whose character it is.
        of: Seat,
        /// What the Keeper would like to see changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<Text>,
    },
    /// The Keeper opens play.
    #[strum_discriminants(strum(props(rule = "INN-27")))]
    StartPlay,
    /// The Keeper cuts to another scene (INN-108).
    #[strum_discriminants(strum(props(rule = "INN-108")))]
    StartScene {
        /// What the scene is called.
        #[serde(skip_serializing_if = "Option::is_none")]
        title: Option<Text>,
        /// How it opens.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// Anybody tells something.
    #[strum_discriminants(strum(props(rule = "INN-48")))]
    Narrate {
        /// What is told.
        text: Text,
    },
    /// The Keeper writes something down that nobody sees (INN-39).
    #[strum_discriminants(strum(props(rule = "INN-39")))]
    AddNote {
        /// What is written down.
        text: Text,
    },
    /// A player says what the character attempts.
    #[strum_discriminants(strum(props(rule = "INN-56")))]
    DeclareAction {
        /// What the character attempts.
        #[serde(skip_serializing_if = "Option::is_none")]
        goal: Option<Text>,
        /// Against whom of the other players' characters.
        #[serde(skip_serializing_if = "Option::is_none")]
        target: Option<Seat>,
    },
    /// The Keeper says what it takes (INN-56): it happens, a conflict, or a duel.
    #[strum_discriminants(strum(props(rule = "INN-56")))]
    RuleAction {
        /// Whose action is ruled.
        of: Seat,
        /// What it takes.
        ruling: Ruling,
        /// Who opposes it: in a duel, and only there.
        #[serde(skip_serializing_if = "Option::is_none")]
        opponent: Option<Seat>,
        /// Which of the two began: in a duel, and only there (INN-88).
        #[serde(skip_serializing_if = "Option::is_none")]
        initiator: Option<Seat>,
        /// What it leads to, where it happens: that is revealed with it (INN-33).
        #[serde(skip_serializing_if = "Option::is_none")]
        reveals: Option<ElementId>,
        /// What the Keeper says to it.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// A player takes back an action, or a conflict of which nothing is thrown yet (INN-66).
    #[strum_discriminants(strum(props(rule = "INN-66")))]
    Withdraw,
    /// The challenged of a duel gives in before the first throw (INN-66).
    #[strum_discriminants(strum(props(rule = "INN-66")))]
    Yield {
        /// How the character gives in.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The Keeper reveals what was found: its dice go into the bowl (INN-36).
    #[strum_discriminants(strum(props(rule = "INN-36")))]
    Reveal {
        /// What was found.
        element: ElementId,
        /// Something else met in the same encounter (INN-25).
        #[serde(skip_serializing_if = "Option::is_none")]
        also: Option<ElementId>,
        /// Whether everybody is told what kind of thing it is.
        #[serde(default)]
        kind_told: bool,
        /// What the characters understand of it.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The Keeper makes the prepared text of something revealed public (INN-37).
    #[strum_discriminants(strum(props(rule = "INN-37")))]
    Publish {
        /// Its number in the order of revealing, from 1.
        number: u8,
    },
    /// A player takes a die from the bowl and speaks (INN-40).
    #[strum_discriminants(strum(props(rule = "INN-55")))]
    StartMonologue {
        /// The die, by its faces.
        die: Faces,
        /// Whether the anchor will be at its centre (INN-47).
        #[serde(default)]
        anchor_central: bool,
        /// For a d4: the knowledge it is drawn from (INN-45).
        #[serde(skip_serializing_if = "Option::is_none")]
        lore: Option<Text>,
    },
    /// A player plays a scene with the anchor (INN-49).
    #[strum_discriminants(strum(props(rule = "INN-55")))]
    StartAnchorMonologue {
        /// Whether a die is taken: the biggest, once a game (INN-50, INN-52).
        with_die: bool,
    },
    /// The speaker ends (INN-42).
    #[strum_discriminants(strum(props(rule = "INN-42")))]
    FinishMonologue {
        /// What was said.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The speaker thinks better of it: the die goes back.
    #[strum_discriminants(strum(props(rule = "INN-40")))]
    CancelMonologue,
    /// The Keeper says that the anchor was not at the centre (INN-47).
    #[strum_discriminants(strum(props(rule = "INN-47")))]
    ContestAnchor {
        /// Whose claim, where there are several; else the last one.
        #[serde(skip_serializing_if = "Option::is_none")]
        of: Option<Seat>,
        /// Why the Keeper thinks so.
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<Text>,
    },
    /// A player gives another a die by implying something about their character (INN-104).
    #[strum_discriminants(strum(props(rule = "INN-104")))]
    Suggest {
        /// Whose character is spoken of.
        to: Seat,
        /// The die, by its faces.
        die: Faces,
        /// Where it comes from (INN-105).
        from: GiftFrom,
        /// What is implied.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The receiver takes the suggestion up (INN-107).
    #[strum_discriminants(strum(props(rule = "INN-107")))]
    Incorporate {
        /// How it becomes true.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// A player whose character is lost gives a die, and with it what it brings (INN-113, INN-114).
    #[strum_discriminants(strum(props(rule = "INN-113")))]
    AuxiliaryGift {
        /// Who receives it.
        to: Seat,
        /// The die, by its faces.
        die: Faces,
        /// Where it comes from.
        from: GiftFrom,
        /// The dream, the vision, the find, the effect, told in the second person.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// Somebody who could give a die to whoever is short gives none (INN-109).
    #[strum_discriminants(strum(props(rule = "INN-109")))]
    PassGift,
    /// The Keeper, or the house when nothing comes, ends the time to give a die.
    #[strum_discriminants(strum(props(rule = "INN-109")))]
    CloseWindow,
    /// A player throws all the dice of the hand (INN-59).
    #[strum_discriminants(strum(props(rule = "INN-59")))]
    Throw,
    /// Whoever is short throws the die just given (INN-109).
    #[strum_discriminants(strum(props(rule = "INN-109")))]
    RollGiftDie,
    /// Whoever is short stops instead of throwing it (INN-110).
    #[strum_discriminants(strum(props(rule = "INN-110")))]
    StopAction,
    /// Whoever is short leaves it at that (INN-63).
    #[strum_discriminants(strum(props(rule = "INN-63")))]
    AcceptFailure,
    /// Whoever is short throws everything again, at its price (INN-68…70).
    #[strum_discriminants(strum(props(rule = "INN-68")))]
    Reroll {
        /// The odd behaviour; the second time, the parting from the anchor.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// A player gives the character up, for a success before the first throw or for nothing (INN-81, INN-82).
    #[strum_discriminants(strum(props(rule = "INN-81")))]
    Sacrifice {
        /// Whether the character goes mad or dies.
        loss: Loss,
        /// How it happens.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The winner, or the Keeper of a failure, tells how it goes (INN-62, INN-63).
    #[strum_discriminants(strum(props(rule = "INN-62")))]
    Outcome {
        /// How it goes.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
        /// In a duel: whether the loser could not be played any more, which the loser must agree to (INN-85).
        #[serde(default)]
        incapacitates: bool,
    },
    /// The loser of a duel agrees (INN-85).
    #[strum_discriminants(strum(props(rule = "INN-85")))]
    Consent {
        /// Whether the character dies of it.
        #[serde(default)]
        dies: bool,
    },
    /// The loser of a duel does not agree: the winner tells it otherwise.
    #[strum_discriminants(strum(props(rule = "INN-85")))]
    Refuse,
    /// The Keeper strikes entries off to hurt a character (INN-92).
    #[strum_discriminants(strum(props(rule = "INN-92")))]
    Strike {
        /// Whom it hurts.
        on: Seat,
        /// How many entries are struck off.
        k: u32,
        /// The worst of the effects: no worse than the highest ordinal allows (INN-94).
        worst: Severity,
        /// What is about to happen.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The target lets it happen.
    #[strum_discriminants(strum(props(rule = "INN-95")))]
    AcceptEffect,
    /// The target denies or avoids it (INN-95).
    #[strum_discriminants(strum(props(rule = "INN-95")))]
    Resist {
        /// How the character denies or avoids it.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The Keeper tells what the strike does (INN-101, INN-102).
    #[strum_discriminants(strum(props(rule = "INN-101")))]
    ApplyEffect {
        /// What it does to the character.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
        /// Whether the character dies of a severe effect.
        #[serde(default)]
        kill: bool,
        /// What becomes of a threatened anchor.
        #[serde(skip_serializing_if = "Option::is_none")]
        anchor: Option<AnchorState>,
    },
    /// The Keeper says that the mystery is defused (INN-117).
    #[strum_discriminants(strum(props(rule = "INN-117")))]
    DeclareDefused {
        /// How it came about.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The Keeper says whether the last act defused the mystery (INN-120).
    #[strum_discriminants(strum(props(rule = "INN-120")))]
    ConfirmDefused {
        /// Whether it did.
        defused: bool,
        /// How it came about.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The Keeper of a disaster, a player of a mystery defused, tells how it goes on (INN-118, INN-119).
    #[strum_discriminants(strum(props(rule = "INN-118")))]
    Epilogue {
        /// How it goes on.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// A player tells none.
    #[strum_discriminants(strum(props(rule = "INN-119")))]
    SkipEpilogue,
    /// The Keeper enters where a real die really lies.
    #[strum_discriminants(strum(props(rule = "INN-60")))]
    Recount {
        /// The die, by its faces.
        die: Faces,
        /// Where the program had it.
        from: DiePlace,
        /// Where it lies.
        to: DiePlace,
    },
}

impl ActionKind {
    /// The rule that says who may do this, and when.
    pub fn rule(self) -> Rule {
        Rule(self.get_str("rule").expect("a test says that each has one"))
    }
}

impl Action {
    pub fn kind(&self) -> ActionKind {
        self.into()
    }

    /// The action that writes this sheet.
    pub fn write(sheet: &Sheet) -> Self {
        let Sheet { place, date, spots, source, profiteers, symptoms, role } = sheet.clone();
        Self::WriteMystery { place, date, spots, source, profiteers, symptoms, role }
    }

    /// The texts it carries, each with its limit.
    pub(crate) fn texts(&self) -> Vec<(&Text, usize)> {
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
            | Self::ContestAnchor { reason: text, .. }
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
            | Self::TellSetting
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

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;

    #[test]
    fn every_kind_of_action_has_its_rule() {
        assert!(ActionKind::iter().all(|kind| kind.rule().0.starts_with("INN-")));
    }
}
