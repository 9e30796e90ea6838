//! What a seat can ask for.

mod deed;
mod texts;

use kernel::Text;

use crate::words::{Basis, CharacterId, ConditionId, Field, Severity, SideId, Sign};

pub use deed::Deed;
pub(crate) use texts::Written;

/// A text of play; nothing (`null`), if it was told aloud.
pub type Told = Option<Text>;

kernel::tagged! {
    "do" alone;
    /// Something a seat asks for. Wherever a text of play may be `null`, it was told aloud.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum Action {
        /// The game master presents the World (YON-02).
        SetWorld {
            /// What it is like.
            text: Told,
        },
        /// A player shares it.
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
        /// The game master lets a new character come in, from the Scene after the elimination on (YON-98).
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
        /// The game master writes the sheet of a character of his anew: what is left out is erased.
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
        Pass,
        /// No Gift of one's own adds a Success in this whole Conflict, or it may again: whoever keeps them is not asked
        /// (YON-79).
        KeepGifts {
            /// Whether they are kept.
            kept: bool,
        },
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
        /// A player lets the teller use his character, or not (YON-33). The teller and the game master can say no too:
        /// then it is told differently.
        Consent {
            /// Whether.
            yes: bool,
        },
        /// The game master drops a Test or a Conflict before anything is thrown: all agree (YON-25).
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
        /// A side stops after an undecidable tie (YON-78); alone, it concedes (YON-83).
        Stop {
            /// Which side.
            #[serde(default)]
            side: SideId,
            /// How it gets away.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Told,
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
            /// The Bond that it contradicts and is to replace, by its place among those the winner sees, from 0.
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
        /// A player drops a Bond, whichever, between two Sessions; three stay (YON-16, YON-96).
        DropBond {
            /// Which, by its place, from 0.
            bond: u8,
        },
        /// The game master ends the adventure.
        EndAdventure,
        /// The game master erases a Setback between two adventures (YON-62).
        EraseSetback {
            /// Whose.
            character: CharacterId,
            /// Which.
            severity: Severity,
        },
        /// The game master opens the next adventure.
        NextAdventure,
        /// The game master closes the table.
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
}
