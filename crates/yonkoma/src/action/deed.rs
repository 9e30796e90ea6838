//! The kinds of action, each with its rule.

use kernel::Rule;
use serde::{Deserialize, Serialize};

use super::Action;

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
    KeepGifts => "YON-79",
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
