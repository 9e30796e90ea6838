//! What a seat can ask for.

mod texts;

use kernel::{Rule, Text};
use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumIter, EnumProperty};

use crate::vocabulary::{Basis, CharacterId, ConditionId, Severity, SheetEntry, SideId, Sign};

pub(crate) use texts::Written;

/// Something a seat asks for. Wherever a text of play may be `null`, it was told aloud.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum_discriminants(
    name(ActionKind),
    derive(PartialOrd, Ord, Hash, Serialize, Deserialize, EnumIter, EnumProperty),
    doc = "The kinds of action, for refusals and menus, in the order of a session.",
    cfg_attr(feature = "schema", derive(schemars::JsonSchema)),
    serde(rename_all = "snake_case")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// The game master presents the World (YON-02).
    #[strum_discriminants(strum(props(rule = "YON-02")))]
    SetWorld {
        /// What it is like.
        text: Option<Text>,
    },
    /// A player shares it.
    #[strum_discriminants(strum(props(rule = "YON-02")))]
    ConfirmWorld,
    /// A player hands in a character: the first one, or a new one after an elimination (YON-03, YON-98).
    #[strum_discriminants(strum(props(rule = "YON-03")))]
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
    #[strum_discriminants(strum(props(rule = "YON-05")))]
    ApproveCharacter {
        /// The character whose sheet is approved.
        character: CharacterId,
        /// What holds its Gift back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        restriction: Option<Text>,
    },
    /// The game master wants something of a character changed (YON-05…07).
    #[strum_discriminants(strum(props(rule = "YON-05")))]
    ReturnCharacter {
        /// The character whose sheet goes back.
        character: CharacterId,
        /// What has to change.
        field: SheetEntry,
        /// Why it has to.
        reason: Option<Text>,
    },
    /// A player invents an important character of the game master's to be bound to (YON-16).
    #[strum_discriminants(strum(props(rule = "YON-16")))]
    InventNpc {
        /// Its name.
        name: Text,
    },
    /// A player hands in three Bonds (YON-16).
    #[strum_discriminants(strum(props(rule = "YON-15")))]
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
    #[strum_discriminants(strum(props(rule = "YON-16")))]
    ReturnBonds {
        /// Whose Bonds.
        character: CharacterId,
        /// Why they have to change.
        reason: Option<Text>,
    },
    /// The game master begins a Session, its first Scene with it; Bonds are approved thereby (YON-93).
    #[strum_discriminants(strum(props(rule = "YON-93")))]
    StartSession {
        /// The Scene's title.
        title: Option<Text>,
    },
    /// The game master lets a new character come in, from the Scene after the elimination on (YON-98).
    #[strum_discriminants(strum(props(rule = "YON-98")))]
    BringIn {
        /// The character that enters the Scene.
        character: CharacterId,
    },
    /// The game master makes a character.
    #[strum_discriminants(strum(props(rule = "YON-01")))]
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
        /// Its Gift; a secret until it is used.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gift: Option<Text>,
    },
    /// The game master writes the whole sheet of a character of his: what is left out is erased.
    #[strum_discriminants(strum(props(rule = "YON-01")))]
    DescribeNpc {
        /// The character of the game master’s that is described.
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
    #[strum_discriminants(strum(props(rule = "YON-17")))]
    BindNpc {
        /// The character of the game master’s that is bound.
        npc: CharacterId,
        /// What the Bond says.
        text: Text,
    },
    /// The game master shows Concept and Flaw of a character of his.
    #[strum_discriminants(strum(props(rule = "YON-01")))]
    ShowNpc {
        /// The character whose sheet everybody may read from now on.
        npc: CharacterId,
    },
    /// The game master shows a Bond of a character of his.
    #[strum_discriminants(strum(props(rule = "YON-17")))]
    ShowBond {
        /// Whose Bond.
        npc: CharacterId,
        /// Which, by its place, from 0.
        bond: u8,
    },
    /// The game master writes his private notes, all of them.
    #[strum_discriminants(strum(props(rule = "YON-01")))]
    SetNotes {
        /// All of them; `null` for none.
        text: Option<Text>,
    },
    /// Anybody tells something.
    #[strum_discriminants(strum(props(rule = "YON-25")))]
    Narrate {
        /// What happens, as they tell it.
        text: Text,
    },
    /// The game master establishes a Fact.
    #[strum_discriminants(strum(props(rule = "YON-32")))]
    AddFact {
        /// What is established.
        text: Text,
    },
    /// The game master begins a Scene.
    #[strum_discriminants(strum(props(rule = "YON-65")))]
    StartScene {
        /// Its title.
        title: Option<Text>,
    },
    /// A player has played a Bond (YON-20).
    #[strum_discriminants(strum(props(rule = "YON-20")))]
    ClaimBond {
        /// Which, by its place, from 0.
        bond: u8,
        /// The Setback to erase instead of a Koma (YON-22).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        erase: Option<Severity>,
        /// How it was played.
        #[serde(default)]
        text: Option<Text>,
    },
    /// The Bond was played, or not, where the table wants an answer (YON-20).
    #[strum_discriminants(strum(props(rule = "YON-20")))]
    AnswerBond {
        /// Whose Bond.
        character: CharacterId,
        /// Which, by its place, from 0.
        bond: u8,
        /// Whether it was.
        yes: bool,
    },
    /// The game master takes back what a Bond paid this Scene (YON-20).
    #[strum_discriminants(strum(props(rule = "YON-20")))]
    UndoBond {
        /// Whose Bond.
        character: CharacterId,
        /// Which, by its place, from 0.
        bond: u8,
    },
    /// The game master gives a Condition (YON-40).
    #[strum_discriminants(strum(props(rule = "YON-40")))]
    GiveCondition {
        /// The character that is in this state.
        character: CharacterId,
        /// A word or a short phrase.
        label: Text,
        /// Good or bad.
        sign: Sign,
    },
    /// The game master ends a Condition (YON-45).
    #[strum_discriminants(strum(props(rule = "YON-45")))]
    EndCondition {
        /// Who bears it.
        character: CharacterId,
        /// Which Condition.
        condition: ConditionId,
    },
    /// A Gift brings a major advantage in the story (YON-09).
    #[strum_discriminants(strum(props(rule = "YON-09")))]
    UseGift {
        /// Whose Gift.
        character: CharacterId,
        /// Which, by its place, from 0.
        gift: u8,
        /// What it brings about.
        #[serde(default)]
        text: Option<Text>,
    },
    /// The game master does not agree to that advantage: the Gift is free again.
    #[strum_discriminants(strum(props(rule = "YON-09")))]
    GiveBackGift {
        /// Whose Gift.
        character: CharacterId,
        /// Which, by its place, from 0.
        gift: u8,
    },
    /// A player says what is to be achieved and how (YON-26).
    #[strum_discriminants(strum(props(rule = "YON-26")))]
    Attempt {
        /// What is to be achieved.
        #[serde(default)]
        goal: Option<Text>,
        /// How it is tried.
        #[serde(default)]
        approach: Option<Text>,
    },
    /// The game master calls for a Test, perhaps with its case at once (YON-25, YON-27).
    #[strum_discriminants(strum(props(rule = "YON-35")))]
    CallTest {
        /// The character that throws.
        roller: CharacterId,
        /// What is to be achieved.
        #[serde(default)]
        goal: Option<Text>,
        /// How it is tried.
        #[serde(default)]
        approach: Option<Text>,
        /// The case.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        basis: Option<Basis>,
        /// The roller's Conditions that apply.
        #[serde(default)]
        conditions: Vec<ConditionId>,
    },
    /// The game master opposes two sides (YON-69).
    #[strum_discriminants(strum(props(rule = "YON-70")))]
    StartConflict {
        /// A player's character who throws for the first side.
        a: CharacterId,
        /// Who throws for the second.
        b: CharacterId,
        /// What is at stake.
        #[serde(default)]
        stake: Option<Text>,
    },
    /// The game master judges a throw that is being prepared (YON-27, YON-46).
    #[strum_discriminants(strum(props(rule = "YON-27")))]
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
    /// The game master says again which Conditions apply; dice on the table stay (YON-46).
    #[strum_discriminants(strum(props(rule = "YON-46")))]
    SetConditions {
        /// Whose throw.
        #[serde(default)]
        side: SideId,
        /// The roller's Conditions that apply.
        conditions: Vec<ConditionId>,
    },
    /// A character helps (YON-37).
    #[strum_discriminants(strum(props(rule = "YON-37")))]
    Help {
        /// Which side is helped.
        #[serde(default)]
        side: SideId,
        /// The character that helps.
        character: CharacterId,
    },
    /// A helper steps back before the throw.
    #[strum_discriminants(strum(props(rule = "YON-37")))]
    StopHelping {
        /// Who steps back.
        character: CharacterId,
    },
    /// The roller tells an anecdote for a die (YON-47).
    #[strum_discriminants(strum(props(rule = "YON-47")))]
    TellAnecdote {
        /// The anecdote; it becomes a Fact.
        text: Option<Text>,
    },
    /// The roller's Gift replaces the throw with two Successes (YON-10).
    #[strum_discriminants(strum(props(rule = "YON-10")))]
    AutoSucceed {
        /// Whose throw.
        #[serde(default)]
        side: SideId,
        /// Which Gift, by its place, from 0.
        gift: u8,
        /// How the Gift does it.
        #[serde(default)]
        text: Option<Text>,
    },
    /// The roller throws.
    #[strum_discriminants(strum(props(rule = "YON-27")))]
    Throw {
        /// For which side.
        #[serde(default)]
        side: SideId,
    },
    /// A Gift adds a Success (YON-11).
    #[strum_discriminants(strum(props(rule = "YON-11")))]
    PlusOne {
        /// Whose Gift.
        character: CharacterId,
        /// Which, by its place, from 0.
        gift: u8,
        /// How the Gift does it.
        #[serde(default)]
        text: Option<Text>,
    },
    /// No Gift is used for this Round, or no Condition is given.
    #[strum_discriminants(strum(props(rule = "YON-79")))]
    Pass,
    /// No Gift of one's own adds a Success in this whole Conflict, or it may again: whoever keeps them is not asked
    /// (YON-79).
    #[strum_discriminants(strum(props(rule = "YON-79")))]
    KeepGifts {
        /// Whether they are kept.
        kept: bool,
    },
    /// Somebody who could add a Success asks for a moment: the Round waits longer before it is compared (YON-79).
    #[strum_discriminants(strum(props(rule = "YON-79")))]
    TakeTime,
    /// A Koma for a reroll (YON-50).
    #[strum_discriminants(strum(props(rule = "YON-50")))]
    SpendKoma {
        /// The dice to keep, by their place on the table, from 1.
        keep: Vec<u8>,
        /// How luck or talent saves the day.
        #[serde(default)]
        text: Option<Text>,
    },
    /// A Setback for a reroll (YON-56).
    #[strum_discriminants(strum(props(rule = "YON-56")))]
    TakeSetback {
        /// Who takes it.
        character: CharacterId,
        /// How bad the Setback is.
        severity: Severity,
        /// The dice to keep, by their place on the table, from 1.
        keep: Vec<u8>,
        /// What it looks like.
        #[serde(default)]
        text: Option<Text>,
    },
    /// A Setback for another approach: case and dice begin again (YON-57).
    #[strum_discriminants(strum(props(rule = "YON-57")))]
    ChangeApproach {
        /// Who takes it.
        character: CharacterId,
        /// How bad the Setback is.
        severity: Severity,
        /// The other way.
        #[serde(default)]
        approach: Option<Text>,
    },
    /// The roller takes the result as it is (YON-64).
    #[strum_discriminants(strum(props(rule = "YON-64")))]
    Accept,
    /// Who has the word tells the result (YON-32, YON-33).
    #[strum_discriminants(strum(props(rule = "YON-32")))]
    TellResult {
        /// How the story goes on.
        #[serde(default)]
        text: Option<Text>,
        /// Others' characters used in it, in the spotlight: their players have to consent.
        #[serde(default)]
        using: Vec<CharacterId>,
    },
    /// A player lets the teller use his character, or not (YON-33). The teller and the game master can say no too:
    /// then it is told differently.
    #[strum_discriminants(strum(props(rule = "YON-33")))]
    Consent {
        /// Whether they agree.
        yes: bool,
    },
    /// The game master drops a Test or a Conflict before anything is thrown: all agree (YON-25).
    #[strum_discriminants(strum(props(rule = "YON-25")))]
    DropTest,
    /// The game master says whose Concept is more specific (YON-77).
    #[strum_discriminants(strum(props(rule = "YON-77")))]
    JudgeSpecific {
        /// Whose; `null`, if it cannot be said (YON-78).
        side: Option<SideId>,
        /// The unforeseen event that then happens.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        event: Option<Text>,
    },
    /// A side goes on after an undecidable tie (YON-78).
    #[strum_discriminants(strum(props(rule = "YON-78")))]
    GoOn {
        /// The side that goes on.
        #[serde(default)]
        side: SideId,
        /// The new approach.
        #[serde(default)]
        approach: Option<Text>,
    },
    /// A side stops after an undecidable tie (YON-78); alone, it concedes (YON-83).
    #[strum_discriminants(strum(props(rule = "YON-78")))]
    Stop {
        /// The side that stops.
        #[serde(default)]
        side: SideId,
        /// How it gets away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The winner of a Round by two or more gives a Condition (YON-73).
    #[strum_discriminants(strum(props(rule = "YON-73")))]
    Award {
        /// The character that is in this state from now on.
        character: CharacterId,
        /// A word or a short phrase.
        label: Text,
        /// Good or bad.
        sign: Sign,
    },
    /// The game master tells the Round (YON-85).
    #[strum_discriminants(strum(props(rule = "YON-85")))]
    TellRound {
        /// How the Round went.
        #[serde(default)]
        text: Option<Text>,
    },
    /// A group whose roller has left names another (YON-91).
    #[strum_discriminants(strum(props(rule = "YON-91")))]
    NameRoller {
        /// Which group.
        #[serde(default)]
        side: SideId,
        /// Who throws from now on.
        character: CharacterId,
    },
    /// The loser gives up and tells how they get away (YON-83).
    #[strum_discriminants(strum(props(rule = "YON-83")))]
    Concede {
        /// How they get away.
        #[serde(default)]
        text: Option<Text>,
    },
    /// The winner of a Conflict imposes a Bond (YON-86).
    #[strum_discriminants(strum(props(rule = "YON-86")))]
    ImposeBond {
        /// The one who is bound.
        target: CharacterId,
        /// What it says.
        text: Text,
        /// The Bond that it contradicts and is to replace, by its place among those the winner sees, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        replaces: Option<u8>,
    },
    /// The game master says whether the imposed Bond replaces the other, or is added.
    #[strum_discriminants(strum(props(rule = "YON-86")))]
    AnswerImposed {
        /// Whether it replaces it.
        yes: bool,
    },
    /// The game master grants a Koma (YON-95).
    #[strum_discriminants(strum(props(rule = "YON-95")))]
    GrantKoma {
        /// The character that gets it.
        character: CharacterId,
        /// What it is a reward for.
        #[serde(default)]
        text: Option<Text>,
    },
    /// The game master grants a Gift (YON-95).
    #[strum_discriminants(strum(props(rule = "YON-95")))]
    GrantGift {
        /// The character that gets it.
        character: CharacterId,
        /// The Gift.
        gift: Text,
    },
    /// The game master lets a character change its Concept (YON-97).
    #[strum_discriminants(strum(props(rule = "YON-97")))]
    ChangeConcept {
        /// Whose Concept.
        character: CharacterId,
        /// The new one.
        text: Text,
    },
    /// The game master lets a character change its Flaw (YON-97).
    #[strum_discriminants(strum(props(rule = "YON-97")))]
    ChangeFlaw {
        /// Whose Flaw.
        character: CharacterId,
        /// The new one.
        text: Text,
    },
    /// The game master ends the Session.
    #[strum_discriminants(strum(props(rule = "YON-93")))]
    EndSession,
    /// A player changes a Bond between two Sessions (YON-96).
    #[strum_discriminants(strum(props(rule = "YON-96")))]
    ChangeBond {
        /// Which, by its place, from 0.
        bond: u8,
        /// Towards whom, for a relation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<CharacterId>,
        /// What it says now.
        text: Text,
    },
    /// A player drops a Bond, whichever, between two Sessions; three stay (YON-16, YON-96).
    #[strum_discriminants(strum(props(rule = "YON-96")))]
    DropBond {
        /// Which, by its place, from 0.
        bond: u8,
    },
    /// The game master ends the adventure.
    #[strum_discriminants(strum(props(rule = "YON-62")))]
    EndAdventure,
    /// The game master erases a Setback between two adventures (YON-62).
    #[strum_discriminants(strum(props(rule = "YON-62")))]
    EraseSetback {
        /// Whose Setback.
        character: CharacterId,
        /// Which of their Setbacks.
        severity: Severity,
    },
    /// The game master opens the next adventure.
    #[strum_discriminants(strum(props(rule = "YON-62")))]
    NextAdventure,
    /// The game master closes the table.
    #[strum_discriminants(strum(props(rule = "YON-01")))]
    Close,
    /// Anybody marks a moment for the strip.
    #[strum_discriminants(strum(props(rule = "YON-01")))]
    MarkMoment {
        /// What stands under the picture.
        #[serde(default)]
        caption: Option<Text>,
        /// Who is in it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<CharacterId>,
    },
}

impl Action {
    pub fn kind(&self) -> ActionKind {
        self.into()
    }
}

impl ActionKind {
    /// The rule that says who may do this, and when.
    pub fn rule(self) -> Rule {
        Rule(self.get_str("rule").expect("every kind has its rule: a test looks"))
    }
}
