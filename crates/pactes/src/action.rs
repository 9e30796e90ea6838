//! What a seat can ask for.

use kernel::{Rule, Text};
use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumIter, EnumProperty};

use crate::vocabulary::{Demon, DieId, Entry, OfferId, Role, Sin, Slot, Token, Tokens};

/// Something a seat asks for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[strum_discriminants(
    doc = "The kind of an action.",
    name(ActionKind),
    derive(EnumIter, EnumProperty, Serialize, Deserialize),
    cfg_attr(feature = "schema", derive(schemars::JsonSchema)),
    serde(rename_all = "snake_case")
)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// A demon suggests a desire (PAC-13).
    #[strum_discriminants(strum(props(rule = "PAC-13")))]
    SuggestDesire {
        /// The suggestion.
        text: Text,
    },
    /// Faust states his desire; it must begin with “Je veux” or “I want”, by the table's language (PAC-12).
    #[strum_discriminants(strum(props(rule = "PAC-13")))]
    SetDesire {
        /// The desire.
        text: Text,
    },
    /// Anybody suggests an obstacle.
    #[strum_discriminants(strum(props(rule = "PAC-17")))]
    SuggestObstacle {
        /// The suggestion.
        text: Text,
    },
    /// Whose turn it is writes an obstacle (PAC-16); after the association page, inspired by something on it
    /// (PAC-22).
    #[strum_discriminants(strum(props(rule = "PAC-16")))]
    SetObstacle {
        /// The obstacle.
        text: Text,
        /// What is crossed out on the page; only, and always, when the page was used.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        word: Option<Entry>,
    },
    /// Whose turn it is to write an obstacle opens the association page (PAC-18).
    #[strum_discriminants(strum(props(rule = "PAC-18")))]
    StartAid,
    /// A demon puts a sin on the page (PAC-19).
    #[strum_discriminants(strum(props(rule = "PAC-19")))]
    ChooseSin {
        /// The sin that stands in the demon's corner of the page.
        sin: Sin,
    },
    /// Whose turn it is adds a word to the page (PAC-20).
    #[strum_discriminants(strum(props(rule = "PAC-20")))]
    AddWord {
        /// The word.
        text: Text,
        /// What it is linked to.
        link: Entry,
    },
    /// Faust says who sells first, where the table left it to him (PAC-24).
    #[strum_discriminants(strum(props(rule = "PAC-24")))]
    ChooseFirstRep {
        /// The demon who sells in rounds 1, 3 and 5.
        demon: Demon,
    },
    /// The Rep chooses the obstacle of his contract (PAC-27).
    #[strum_discriminants(strum(props(rule = "PAC-27")))]
    ChooseObstacle {
        /// Its number on the sheet, from 1.
        obstacle: u8,
    },
    /// The Rep proposes a commitment (PAC-29), or rewords the one that waits for its answer (PAC-32).
    #[strum_discriminants(strum(props(rule = "PAC-29")))]
    Propose {
        /// The commitment.
        text: Text,
    },
    /// Faust accepts the proposal (PAC-31).
    #[strum_discriminants(strum(props(rule = "PAC-31")))]
    Accept,
    /// Faust refuses the proposal (PAC-31).
    #[strum_discriminants(strum(props(rule = "PAC-31")))]
    Refuse {
        /// Why, if he likes to say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Text>,
    },
    /// The Rep takes his proposal back (PAC-32).
    #[strum_discriminants(strum(props(rule = "PAC-32")))]
    Withdraw,
    /// The Rival writes the hidden flaw of the new line (PAC-34).
    #[strum_discriminants(strum(props(rule = "PAC-34")))]
    WriteFlaw {
        /// The flaw; a secret of the Rival's until the contract is resolved.
        text: Text,
    },
    /// Faust signs (PAC-36, PAC-39).
    #[strum_discriminants(strum(props(rule = "PAC-36")))]
    Sign,
    /// Faust wants another line (PAC-36).
    #[strum_discriminants(strum(props(rule = "PAC-36")))]
    GoOn,
    /// The Rep lowers the price (PAC-43).
    #[strum_discriminants(strum(props(rule = "PAC-43")))]
    SetRebate {
        /// By so much in all.
        rebate: u8,
    },
    /// Faust pays (PAC-44).
    #[strum_discriminants(strum(props(rule = "PAC-44")))]
    Pay {
        /// The least sum that covers the price, or all there is (PAC-46, PAC-48).
        tokens: Tokens,
    },
    /// Faust rolls two dice a line (PAC-55).
    #[strum_discriminants(strum(props(rule = "PAC-55")))]
    Roll,
    /// Faust places a die, or moves one that is not locked (PAC-56, PAC-57).
    #[strum_discriminants(strum(props(rule = "PAC-56")))]
    Place {
        /// Which die, from 1.
        die: DieId,
        /// The commitment or the flaw that it is put on.
        slot: Slot,
    },
    /// Faust takes a placed die back that is not locked (PAC-57).
    #[strum_discriminants(strum(props(rule = "PAC-57")))]
    Lift {
        /// Which die, from 1.
        die: DieId,
    },
    /// Faust converts a die to 4 with the 6 he has just placed (PAC-59, PAC-60).
    #[strum_discriminants(strum(props(rule = "PAC-59")))]
    Convert {
        /// Which die, from 1.
        die: DieId,
    },
    /// Faust converts nothing (PAC-60).
    #[strum_discriminants(strum(props(rule = "PAC-60")))]
    SkipConversion,
    /// Faust confirms the placement: from now on tokens bend the dice (PAC-57, PAC-63).
    #[strum_discriminants(strum(props(rule = "PAC-57")))]
    Confirm,
    /// A player settles which tokens a compulsory discard took (PAC-53, PAC-61, PAC-71).
    #[strum_discriminants(strum(props(rule = "PAC-53")))]
    Discard {
        /// As many as are owed, of those held when the discard fell due.
        tokens: Tokens,
    },
    /// Anybody spends a token to have a die rolled again (PAC-63).
    #[strum_discriminants(strum(props(rule = "PAC-63")))]
    Reroll {
        /// The die on this slot.
        slot: Slot,
        /// The value of the token spent.
        token: Token,
        /// The version of the dice that the spender has seen; with another one the action is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        version: Option<u32>,
    },
    /// Anybody spends a token to change a die by one (PAC-63).
    #[strum_discriminants(strum(props(rule = "PAC-63")))]
    Shift {
        /// The die on this slot.
        slot: Slot,
        /// 1 or -1.
        by: i8,
        /// The value of the token spent.
        token: Token,
        /// The version of the dice that the spender has seen; with another one the action is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        version: Option<u32>,
    },
    /// A player leaves the dice as they are (PAC-68).
    #[strum_discriminants(strum(props(rule = "PAC-68")))]
    Pass,
    /// Faust sums up the round (PAC-75).
    #[strum_discriminants(strum(props(rule = "PAC-75", debt = "PAC-74")))]
    Summarise {
        /// What he says; nothing, if it was told aloud.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// Anybody objects to a flaw that has been read (PAC-34).
    #[strum_discriminants(strum(props(rule = "PAC-34")))]
    Object {
        /// Its line, from 1.
        line: u8,
    },
    /// The Rival rewords a flaw that somebody objects to (PAC-34).
    #[strum_discriminants(strum(props(rule = "PAC-34")))]
    RewordFlaw {
        /// Its line, from 1.
        line: u8,
        /// The new text.
        text: Text,
    },
    /// Anybody offers soul tokens to somebody, for tokens or as a gift (PAC-79).
    #[strum_discriminants(strum(props(rule = "PAC-78", tokens = "PAC-79", debt = "PAC-82")))]
    Offer {
        /// Who is asked.
        to: Role,
        /// What is given; set aside until the offer closes.
        #[serde(default)]
        give: Tokens,
        /// Whether the receiver is shown the values.
        #[serde(default)]
        disclosed: bool,
        /// How many tokens are wanted for it.
        #[serde(default)]
        ask_count: u32,
        /// How many points these must be worth at least.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ask_points: Option<u32>,
        /// A word that goes with it; promises do not bind (PAC-81).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<Text>,
    },
    /// The receiver accepts an offer (PAC-79).
    #[strum_discriminants(strum(props(rule = "PAC-78", tokens = "PAC-79", debt = "PAC-82")))]
    AcceptOffer {
        /// Its number, from 1, in the order in which offers were made.
        offer: OfferId,
        /// What is given for it.
        #[serde(default)]
        tokens: Tokens,
    },
    /// The receiver declines an offer.
    #[strum_discriminants(strum(props(rule = "PAC-78")))]
    DeclineOffer {
        /// Its number, from 1, in the order in which offers were made.
        offer: OfferId,
    },
    /// The giver takes an offer back.
    #[strum_discriminants(strum(props(rule = "PAC-78")))]
    WithdrawOffer {
        /// Its number, from 1, in the order in which offers were made.
        offer: OfferId,
    },
}

impl ActionKind {
    /// The rule that says who may do this, and when.
    pub fn rule(self) -> Rule {
        Rule(self.get_str("rule").expect("every kind of action has its rule"))
    }
}

impl Action {
    pub fn kind(&self) -> ActionKind {
        self.into()
    }

    /// The text it carries, if it must not be blank.
    pub(crate) fn text(&self) -> Option<&Text> {
        match self {
            Self::SuggestDesire { text }
            | Self::SetDesire { text }
            | Self::SuggestObstacle { text }
            | Self::SetObstacle { text, .. }
            | Self::AddWord { text, .. }
            | Self::Propose { text }
            | Self::WriteFlaw { text }
            | Self::RewordFlaw { text, .. } => Some(text),
            Self::Refuse { reason: text } | Self::Summarise { text } | Self::Offer { note: text, .. } => {
                text.as_ref()
            }
            Self::StartAid
            | Self::ChooseSin { .. }
            | Self::ChooseFirstRep { .. }
            | Self::ChooseObstacle { .. }
            | Self::Accept
            | Self::Withdraw
            | Self::Sign
            | Self::GoOn
            | Self::SetRebate { .. }
            | Self::Pay { .. }
            | Self::Roll
            | Self::Place { .. }
            | Self::Lift { .. }
            | Self::Convert { .. }
            | Self::SkipConversion
            | Self::Confirm
            | Self::Discard { .. }
            | Self::Reroll { .. }
            | Self::Shift { .. }
            | Self::Pass
            | Self::Object { .. }
            | Self::AcceptOffer { .. }
            | Self::DeclineOffer { .. }
            | Self::WithdrawOffer { .. } => None,
        }
    }
}
