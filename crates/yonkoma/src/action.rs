//! What a seat can ask for.

use kernel::{Rule, Text};
use serde::{Deserialize, Deserializer, Serialize};

use crate::{
    setup::{MOST_NAME, MOST_NOTES, MOST_STORY, MOST_TEXT},
    words::{Basis, CharacterId, ConditionId, Field, Severity, SideId, Sign},
};

/// A text of play; nothing (`null`), if it was told aloud.
pub type Told = Option<Text>;

/// Something a seat asks for. Wherever a text of play may be `null`, it was told aloud.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The game master presents the World (YON-02).
    SetWorld {
        /// What it is like.
        text: Told,
    },
    /// A player shares it.
    #[serde(deserialize_with = "nothing_else")]
    ConfirmWorld,
    /// A player hands in a character: the first one, or a new one after an elimination (YON-03, YON-98).
    SubmitCharacter {
        /// Its name.
        name: Text,
        /// Its Concept.
        concept: Text,
        /// Its Flaw.
        flaw: Text,
        /// Its Gift.
        gift: Text,
        /// Its distinctive sign.
        sign: Text,
    },
    /// The game master approves a character, perhaps with a restriction on its Gift (YON-08).
    ApproveCharacter {
        /// Which one.
        character: CharacterId,
        /// What holds its Gift back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        restriction: Option<Text>,
    },
    /// The game master wants something of a character changed (YON-05…07).
    ReturnCharacter {
        /// Which one.
        character: CharacterId,
        /// What.
        field: Field,
        /// Why.
        reason: Told,
    },
    /// A player invents an important character of the game master's to be bound to (YON-16).
    InventNpc {
        /// Its name.
        name: Text,
    },
    /// A player hands in three Bonds (YON-16).
    SubmitBonds {
        /// The Aim of the Session.
        aim: Text,
        /// Another player's character; where there is none, an important character of the game master's (YON-19).
        other: CharacterId,
        /// What ties the two.
        other_text: Text,
        /// An important character of the game master's.
        npc: CharacterId,
        /// What ties the two.
        npc_text: Text,
    },
    /// The game master wants Bonds changed.
    ReturnBonds {
        /// Whose.
        character: CharacterId,
        /// Why.
        reason: Told,
    },
    /// The game master begins a Session, its first Scene with it; Bonds are approved thereby (YON-93).
    StartSession {
        /// The Scene's title.
        title: Told,
    },
    /// The game master lets a new character come in (YON-98).
    BringIn {
        /// Which one.
        character: CharacterId,
    },
    /// The game master makes a character.
    CreateNpc {
        /// Its name.
        name: Text,
        /// Whether Bonds may turn on it.
        #[serde(default)]
        important: bool,
        /// Its distinctive sign.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sign: Option<Text>,
        /// Its Concept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        concept: Option<Text>,
        /// Its Flaw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        flaw: Option<Text>,
    },
    /// The game master fills in a character of his.
    DescribeNpc {
        /// Which one.
        npc: CharacterId,
        /// Whether Bonds may turn on it.
        important: bool,
        /// Its Concept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        concept: Option<Text>,
        /// Its Flaw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        flaw: Option<Text>,
    },
    /// The game master binds a character of his (YON-17); a secret until it is shown.
    BindNpc {
        /// Which one.
        npc: CharacterId,
        /// To what.
        text: Text,
    },
    /// The game master shows Concept and Flaw of a character of his.
    ShowNpc {
        /// Which one.
        npc: CharacterId,
    },
    /// The game master shows a Bond of a character of his.
    ShowBond {
        /// Whose.
        npc: CharacterId,
        /// Which, by its place, from 0.
        bond: u8,
    },
    /// The game master writes his private notes anew.
    SetNotes {
        /// All of them; `null` for none.
        text: Option<Text>,
    },
    /// Anybody tells something.
    Narrate {
        /// What.
        text: Text,
    },
    /// The game master establishes a Fact.
    AddFact {
        /// What.
        text: Text,
    },
    /// The game master begins a Scene.
    StartScene {
        /// Its title.
        title: Told,
    },
    /// A player has played a Bond (YON-20).
    ClaimBond {
        /// Which, by its place, from 0.
        bond: u8,
        /// The Setback to erase instead of a Koma (YON-22).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        erase: Option<Severity>,
        /// How.
        #[serde(default)]
        text: Told,
    },
    /// The Bond was played, or not, where the table wants an answer (YON-20).
    AnswerBond {
        /// Whose.
        character: CharacterId,
        /// Which.
        bond: u8,
        /// Whether it was.
        yes: bool,
    },
    /// The game master takes back what a Bond paid this Scene (YON-20).
    UndoBond {
        /// Whose.
        character: CharacterId,
        /// Which.
        bond: u8,
    },
    /// The game master gives a Condition (YON-40).
    GiveCondition {
        /// To whom.
        character: CharacterId,
        /// A word or a short phrase.
        label: Text,
        /// Good or bad.
        sign: Sign,
    },
    /// The game master ends a Condition (YON-45).
    EndCondition {
        /// Whose.
        character: CharacterId,
        /// Which.
        condition: ConditionId,
    },
    /// A Gift brings a major advantage in the story (YON-09).
    UseGift {
        /// Whose.
        character: CharacterId,
        /// Which, by its place, from 0.
        gift: u8,
        /// How.
        #[serde(default)]
        text: Told,
    },
    /// The game master does not agree to that advantage: the Gift is free again.
    GiveBackGift {
        /// Whose.
        character: CharacterId,
        /// Which.
        gift: u8,
    },
    /// A player says what is to be achieved and how (YON-26).
    Attempt {
        /// What.
        #[serde(default)]
        goal: Told,
        /// How.
        #[serde(default)]
        approach: Told,
    },
    /// The game master calls for a Test, perhaps with its case at once (YON-25, YON-27).
    CallTest {
        /// Who throws.
        roller: CharacterId,
        /// What is to be achieved.
        #[serde(default)]
        goal: Told,
        /// How.
        #[serde(default)]
        approach: Told,
        /// The case.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        basis: Option<Basis>,
        /// The roller's Conditions that apply.
        #[serde(default)]
        conditions: Vec<ConditionId>,
    },
    /// The game master opposes two sides (YON-69).
    StartConflict {
        /// A player's character who throws for the first side.
        a: CharacterId,
        /// Who throws for the second.
        b: CharacterId,
        /// What is at stake.
        #[serde(default)]
        stake: Told,
    },
    /// The game master judges a throw that is being prepared (YON-27, YON-46).
    SetBasis {
        /// Whose throw.
        #[serde(default)]
        side: SideId,
        /// The case.
        basis: Basis,
        /// The roller's Conditions that apply.
        #[serde(default)]
        conditions: Vec<ConditionId>,
        /// Helpers whose Flaw applies, where the table wants it (YON-37).
        #[serde(default)]
        hindered: Vec<CharacterId>,
    },
    /// The game master says anew which Conditions apply; dice on the table stay (YON-46).
    SetConditions {
        /// Whose throw.
        #[serde(default)]
        side: SideId,
        /// The roller's Conditions that apply.
        conditions: Vec<ConditionId>,
    },
    /// A character helps (YON-37).
    Help {
        /// Whom.
        #[serde(default)]
        side: SideId,
        /// Who.
        character: CharacterId,
    },
    /// A helper steps back before the throw.
    StopHelping {
        /// Who.
        character: CharacterId,
    },
    /// The roller tells an anecdote for a die (YON-47).
    TellAnecdote {
        /// The anecdote; it becomes a Fact.
        text: Told,
    },
    /// The roller's Gift replaces the throw with two Successes (YON-10).
    AutoSucceed {
        /// Whose throw.
        #[serde(default)]
        side: SideId,
        /// Which Gift, by its place, from 0.
        gift: u8,
        /// How.
        #[serde(default)]
        text: Told,
    },
    /// The roller throws.
    Throw {
        /// For which side.
        #[serde(default)]
        side: SideId,
    },
    /// A Gift adds a Success (YON-11).
    PlusOne {
        /// Whose Gift.
        character: CharacterId,
        /// Which, by its place, from 0.
        gift: u8,
        /// How.
        #[serde(default)]
        text: Told,
    },
    /// No Gift is used for this Round, or no Condition is given.
    #[serde(deserialize_with = "nothing_else")]
    Pass,
    /// A Koma for a reroll (YON-50).
    SpendKoma {
        /// The dice to keep, by their place on the table, from 1.
        keep: Vec<u8>,
        /// How luck or talent saves the day.
        #[serde(default)]
        text: Told,
    },
    /// A Setback for a reroll (YON-56).
    TakeSetback {
        /// Who takes it.
        character: CharacterId,
        /// How bad.
        severity: Severity,
        /// The dice to keep, by their place on the table, from 1.
        keep: Vec<u8>,
        /// What it looks like.
        #[serde(default)]
        text: Told,
    },
    /// A Setback for another approach: the case is judged anew and everything is thrown again (YON-57).
    ChangeApproach {
        /// Who takes it.
        character: CharacterId,
        /// How bad.
        severity: Severity,
        /// The other way.
        #[serde(default)]
        approach: Told,
    },
    /// The roller takes the result as it is (YON-64).
    #[serde(deserialize_with = "nothing_else")]
    Accept,
    /// Who has the word tells the result (YON-32, YON-33).
    TellResult {
        /// What happens.
        #[serde(default)]
        text: Told,
        /// Others' characters used in it, in the spotlight: their players have to consent.
        #[serde(default)]
        using: Vec<CharacterId>,
    },
    /// A player lets the teller use his character, or not (YON-33).
    Consent {
        /// Whether.
        yes: bool,
    },
    /// The game master drops a Test or a Conflict before anything is thrown: all agree (YON-25).
    #[serde(deserialize_with = "nothing_else")]
    DropTest,
    /// The game master says whose Concept is more specific (YON-77).
    JudgeSpecific {
        /// Whose; `null`, if it cannot be said (YON-78).
        side: Option<SideId>,
        /// The unforeseen event that then happens.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        event: Option<Text>,
    },
    /// A side goes on after an undecidable tie (YON-78).
    GoOn {
        /// Which side.
        #[serde(default)]
        side: SideId,
        /// The new approach.
        #[serde(default)]
        approach: Told,
    },
    /// A side stops after an undecidable tie (YON-78).
    Stop {
        /// Which side.
        #[serde(default)]
        side: SideId,
    },
    /// The winner of a Round by two or more gives a Condition (YON-73).
    Award {
        /// To whom.
        character: CharacterId,
        /// A word or a short phrase.
        label: Text,
        /// Good or bad.
        sign: Sign,
    },
    /// The game master tells the Round (YON-85).
    TellRound {
        /// What happens.
        #[serde(default)]
        text: Told,
    },
    /// A group whose roller has left names another (YON-91).
    NameRoller {
        /// Which group.
        #[serde(default)]
        side: SideId,
        /// Who.
        character: CharacterId,
    },
    /// The loser gives up and tells how they get away (YON-83).
    Concede {
        /// How.
        #[serde(default)]
        text: Told,
    },
    /// The winner of a Conflict imposes a Bond (YON-86).
    ImposeBond {
        /// On whom.
        target: CharacterId,
        /// What it says.
        text: Text,
        /// The Bond that it contradicts and is to replace, by its place, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        replaces: Option<u8>,
    },
    /// The game master says whether the imposed Bond replaces the other, or is added.
    AnswerImposed {
        /// Whether it replaces it.
        yes: bool,
    },
    /// The game master grants a Koma (YON-95).
    GrantKoma {
        /// To whom.
        character: CharacterId,
        /// What for.
        #[serde(default)]
        text: Told,
    },
    /// The game master grants a Gift (YON-95).
    GrantGift {
        /// To whom.
        character: CharacterId,
        /// The Gift.
        gift: Text,
    },
    /// The game master lets a character change its Concept (YON-97).
    ChangeConcept {
        /// Whose.
        character: CharacterId,
        /// The new one.
        text: Text,
    },
    /// The game master lets a character change its Flaw (YON-97).
    ChangeFlaw {
        /// Whose.
        character: CharacterId,
        /// The new one.
        text: Text,
    },
    /// The game master ends the Session.
    #[serde(deserialize_with = "nothing_else")]
    EndSession,
    /// A player changes a Bond between two Sessions (YON-96).
    ChangeBond {
        /// Which, by its place, from 0.
        bond: u8,
        /// Towards whom, for a relation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<CharacterId>,
        /// What it says now.
        text: Text,
    },
    /// A player drops a Bond beyond the three, between two Sessions (YON-96).
    DropBond {
        /// Which, by its place, from 0.
        bond: u8,
    },
    /// The game master ends the adventure.
    #[serde(deserialize_with = "nothing_else")]
    EndAdventure,
    /// The game master erases a Setback between two adventures (YON-62).
    EraseSetback {
        /// Whose.
        character: CharacterId,
        /// Which.
        severity: Severity,
    },
    /// The game master opens the next adventure.
    #[serde(deserialize_with = "nothing_else")]
    NextAdventure,
    /// The game master closes the table.
    #[serde(deserialize_with = "nothing_else")]
    Close,
    /// Anybody marks a moment for the strip.
    MarkMoment {
        /// What stands under the picture.
        #[serde(default)]
        caption: Told,
        /// Who is in it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<CharacterId>,
    },
}

/// An action without fields has none: serde alone would let any pass.
fn nothing_else<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct NothingElse {}
    NothingElse::deserialize(deserializer).map(|NothingElse {}| ())
}

macro_rules! deeds {
    ($($name:ident => $rule:literal,)*) => {
        /// The kinds of action, for refusals and menus.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        #[expect(missing_docs, reason = "each is the action of the same name")]
        pub enum Deed { $($name,)* }

        impl Deed {
            /// All of them, in the order of a session.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The rule that says who may do this, and when.
            pub fn rule(self) -> Rule {
                Rule(match self { $(Self::$name => $rule,)* })
            }
        }

        impl Action {
            /// Its kind.
            pub fn deed(&self) -> Deed {
                match self { $(Self::$name { .. } => Deed::$name,)* }
            }
        }
    };
}

deeds! {
    SetWorld => "YON-02",
    ConfirmWorld => "YON-02",
    SubmitCharacter => "YON-03",
    ApproveCharacter => "YON-05",
    ReturnCharacter => "YON-05",
    InventNpc => "YON-16",
    SubmitBonds => "YON-15",
    ReturnBonds => "YON-16",
    StartSession => "YON-93",
    BringIn => "YON-98",
    CreateNpc => "YON-01",
    DescribeNpc => "YON-01",
    BindNpc => "YON-17",
    ShowNpc => "YON-01",
    ShowBond => "YON-17",
    SetNotes => "YON-01",
    Narrate => "YON-25",
    AddFact => "YON-32",
    StartScene => "YON-65",
    ClaimBond => "YON-20",
    AnswerBond => "YON-20",
    UndoBond => "YON-20",
    GiveCondition => "YON-40",
    EndCondition => "YON-45",
    UseGift => "YON-09",
    GiveBackGift => "YON-09",
    Attempt => "YON-26",
    CallTest => "YON-35",
    StartConflict => "YON-70",
    SetBasis => "YON-27",
    SetConditions => "YON-46",
    Help => "YON-37",
    StopHelping => "YON-37",
    TellAnecdote => "YON-47",
    AutoSucceed => "YON-10",
    Throw => "YON-27",
    PlusOne => "YON-11",
    Pass => "YON-79",
    SpendKoma => "YON-50",
    TakeSetback => "YON-56",
    ChangeApproach => "YON-57",
    Accept => "YON-64",
    TellResult => "YON-32",
    Consent => "YON-33",
    DropTest => "YON-25",
    JudgeSpecific => "YON-77",
    GoOn => "YON-78",
    Stop => "YON-78",
    Award => "YON-73",
    TellRound => "YON-85",
    NameRoller => "YON-91",
    Concede => "YON-83",
    ImposeBond => "YON-86",
    AnswerImposed => "YON-86",
    GrantKoma => "YON-95",
    GrantGift => "YON-95",
    ChangeConcept => "YON-97",
    ChangeFlaw => "YON-97",
    EndSession => "YON-93",
    ChangeBond => "YON-96",
    DropBond => "YON-96",
    EndAdventure => "YON-62",
    EraseSetback => "YON-62",
    NextAdventure => "YON-62",
    Close => "YON-01",
    MarkMoment => "YON-01",
}

impl Action {
    /// The texts it carries, each with the longest it may be.
    pub(crate) fn texts(&self) -> Vec<(&Text, usize)> {
        fn told(text: &Told, most: usize) -> Vec<(&Text, usize)> {
            text.as_ref().map(|text| (text, most)).into_iter().collect()
        }
        let short = |text| vec![(text, MOST_TEXT)];
        match self {
            Self::SetWorld { text } | Self::TellResult { text, .. } | Self::TellRound { text } => {
                told(text, MOST_STORY)
            }
            Self::Concede { text } => told(text, MOST_STORY),
            Self::Narrate { text } => vec![(text, MOST_STORY)],
            Self::SetNotes { text } => told(text, MOST_NOTES),
            Self::SubmitCharacter { name, concept, flaw, gift, sign } => {
                let rest = [concept, flaw, gift, sign].map(|text| (text, MOST_TEXT));
                [(name, MOST_NAME)].into_iter().chain(rest).collect()
            }
            Self::SubmitBonds { aim, other_text, npc_text, .. } => {
                [aim, other_text, npc_text].map(|text| (text, MOST_TEXT)).into()
            }
            Self::InventNpc { name } => vec![(name, MOST_NAME)],
            Self::CreateNpc { name, sign, concept, flaw, .. } => {
                let rest = [sign, concept, flaw].into_iter().flatten().map(|text| (text, MOST_TEXT));
                [(name, MOST_NAME)].into_iter().chain(rest).collect()
            }
            Self::DescribeNpc { concept, flaw, .. } => {
                [concept, flaw].into_iter().flatten().map(|text| (text, MOST_TEXT)).collect()
            }
            Self::Attempt { goal, approach } | Self::CallTest { goal, approach, .. } => {
                [goal, approach].into_iter().flatten().map(|text| (text, MOST_TEXT)).collect()
            }
            Self::GiveCondition { label, .. } | Self::Award { label, .. } => vec![(label, MOST_NAME)],
            Self::BindNpc { text, .. }
            | Self::AddFact { text }
            | Self::ImposeBond { text, .. }
            | Self::GrantGift { gift: text, .. }
            | Self::ChangeConcept { text, .. }
            | Self::ChangeFlaw { text, .. }
            | Self::ChangeBond { text, .. } => short(text),
            Self::ApproveCharacter { restriction: text, .. }
            | Self::ReturnCharacter { reason: text, .. }
            | Self::ReturnBonds { reason: text, .. }
            | Self::StartSession { title: text }
            | Self::StartScene { title: text }
            | Self::ClaimBond { text, .. }
            | Self::UseGift { text, .. }
            | Self::StartConflict { stake: text, .. }
            | Self::TellAnecdote { text }
            | Self::AutoSucceed { text, .. }
            | Self::PlusOne { text, .. }
            | Self::SpendKoma { text, .. }
            | Self::TakeSetback { text, .. }
            | Self::ChangeApproach { approach: text, .. }
            | Self::JudgeSpecific { event: text, .. }
            | Self::GoOn { approach: text, .. }
            | Self::GrantKoma { text, .. }
            | Self::MarkMoment { caption: text, .. } => told(text, MOST_TEXT),
            Self::ConfirmWorld
            | Self::BringIn { .. }
            | Self::ShowNpc { .. }
            | Self::ShowBond { .. }
            | Self::AnswerBond { .. }
            | Self::UndoBond { .. }
            | Self::EndCondition { .. }
            | Self::GiveBackGift { .. }
            | Self::SetBasis { .. }
            | Self::SetConditions { .. }
            | Self::Help { .. }
            | Self::StopHelping { .. }
            | Self::Throw { .. }
            | Self::Pass
            | Self::Accept
            | Self::Consent { .. }
            | Self::DropTest
            | Self::Stop { .. }
            | Self::NameRoller { .. }
            | Self::AnswerImposed { .. }
            | Self::EndSession
            | Self::DropBond { .. }
            | Self::EndAdventure
            | Self::EraseSetback { .. }
            | Self::NextAdventure
            | Self::Close => Vec::new(),
        }
    }
}
