//! What a seat can ask for.

mod area;

pub(crate) use area::Area;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Rule, Seat, Text};
use serde::{Deserialize, Serialize};
use strum::EnumProperty as _;

use crate::vocabulary::{
    BeliefId, CharacterId, Characters, Concern, Emotion, EntryId, PacketId, Pair, Rank, Remark, RiskId,
    Scope, Side, Stance, Subject, TraitId,
};

/// Something a seat asks for. A `text` that may be left out was told aloud.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, strum::EnumDiscriminants)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum_discriminants(
    name(ActionKind),
    doc = "The kind of an action; its rule says who may do this, and when.",
    derive(PartialOrd, Ord, strum::EnumIter, strum::EnumProperty, Serialize, Deserialize),
    serde(rename_all = "snake_case")
)]
#[cfg_attr(feature = "schema", strum_discriminants(derive(schemars::JsonSchema)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// The owner writes name, age and main activity (PSD-08).
    #[strum_discriminants(strum(props(rule = "PSD-08")))]
    SetIdentity {
        /// What the character is called.
        name: Text,
        /// How old it is, in words or figures.
        age: Text,
        /// What the character mainly does.
        activity: Text,
    },
    /// The owner writes a belief of the new sheet (PSD-09, PSD-10).
    #[strum_discriminants(strum(props(rule = "PSD-10")))]
    SetBelief {
        /// The first or the second, 1 or 2.
        slot: u8,
        /// Whom it is about, as its author declares.
        scope: Scope,
        /// What the character believes.
        text: Text,
    },
    /// The owner empties one of the two belief slots (PSD-10).
    #[strum_discriminants(strum(props(rule = "PSD-10")))]
    ClearBelief {
        /// 1 or 2.
        slot: u8,
    },
    /// The owner writes the problem, trait 1 (PSD-15); also when it has vanished (PSD-127).
    #[strum_discriminants(strum(props(rule = "PSD-15")))]
    SetProblem {
        /// The problem, in a word or a short phrase.
        text: Text,
        /// What it touches, one thing at least.
        concerns: BTreeSet<Concern>,
    },
    /// The owner writes the relation, trait 2 (PSD-17).
    #[strum_discriminants(strum(props(rule = "PSD-17")))]
    SetRelation {
        /// The other main character.
        to: CharacterId,
        /// The kind of tie.
        text: Text,
    },
    /// The owner ties the character to somebody's problem, trait 3 (PSD-18).
    #[strum_discriminants(strum(props(rule = "PSD-18")))]
    SetProblemLink {
        /// The main character whose problem it is.
        to: CharacterId,
        /// What the writer's character has to do with it.
        stance: Stance,
        /// How, in words of one's own; with `other`, and only then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        words: Option<Text>,
        /// The tie, as the sheet shows it.
        text: Text,
    },
    /// Where no problem is free, trait 3 is a relation with anybody (PSD-139).
    #[strum_discriminants(strum(props(rule = "PSD-139")))]
    SetTie {
        /// The character it is a relation with.
        to: CharacterId,
        /// The kind of tie.
        text: Text,
    },
    /// The owner writes the nuance, trait 4 (PSD-20).
    #[strum_discriminants(strum(props(rule = "PSD-20")))]
    SetNuance {
        /// The trait that it qualifies, 1 to 3.
        of: TraitId,
        /// The counterweight, as the sheet shows it.
        text: Text,
    },
    /// The owner writes the fifth trait, where the table plays with five (PSD-13).
    #[strum_discriminants(strum(props(rule = "PSD-13")))]
    SetFreeTrait {
        /// The trait, as the sheet shows it.
        text: Text,
    },
    /// The owner shares five points between two emotions (PSD-23).
    #[strum_discriminants(strum(props(rule = "PSD-23")))]
    SetBalance {
        /// The two emotions that balance each other.
        pair: Pair,
        /// The scores, in the order of the pair's name.
        scores: [u8; 2],
    },
    /// The player of the character that a relation names agrees, or not; it binds nobody (PSD-17).
    #[strum_discriminants(strum(props(rule = "PSD-17")))]
    AckRelation {
        /// The main character on whose sheet the relation stands.
        of: CharacterId,
        /// Whether it suits.
        agrees: bool,
        /// A word about it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        comment: Option<Text>,
    },
    /// The owner makes a secondary character the main one: its name is taken over, its notes help (PSD-164).
    #[strum_discriminants(strum(props(rule = "PSD-164")))]
    Promote {
        /// The secondary character that becomes the main one.
        secondary: CharacterId,
    },
    /// The owner has finished the sheet (PSD-28).
    #[strum_discriminants(strum(props(rule = "PSD-28")))]
    ConfirmSheet,
    /// Anybody comments, suggests or asks, at any time; it binds nobody (PSD-27, PSD-39).
    #[strum_discriminants(strum(props(rule = "PSD-39")))]
    Remark {
        /// What it is.
        kind: Remark,
        /// Whom it is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<CharacterId>,
        /// What is commented, suggested or asked.
        text: Text,
    },
    /// Anybody launches the first scene (PSD-30).
    #[strum_discriminants(strum(props(rule = "PSD-30")))]
    ClaimDirection,
    /// The player on offer becomes the Director (PSD-31).
    #[strum_discriminants(strum(props(rule = "PSD-31")))]
    AcceptDirection,
    /// The player on offer, or the Director before framing, passes (PSD-32).
    #[strum_discriminants(strum(props(rule = "PSD-32")))]
    PassDirection,
    /// The owner creates a trait, three times a game (PSD-55).
    #[strum_discriminants(strum(props(rule = "PSD-57")))]
    CreateTrait {
        /// What it is about.
        subject: Subject,
        /// With whom; for a relation, and only then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<CharacterId>,
        /// The trait, as the sheet shows it.
        text: Text,
    },
    /// Anybody proposes to stop; agreed in a scene, it is the last one (PSD-162).
    #[strum_discriminants(strum(props(rule = "PSD-162")))]
    ProposeEnd,
    /// A player answers whether to stop (PSD-162, PSD-33).
    #[strum_discriminants(strum(props(rule = "PSD-162")))]
    VoteEnd {
        /// Whether to stop.
        yes: bool,
    },
    /// A player without a main character begins one after all (PSD-139).
    #[strum_discriminants(strum(props(rule = "PSD-139")))]
    NewCharacter,
    /// The Director frames the scene by its three questions (PSD-34, PSD-35).
    #[strum_discriminants(strum(props(rule = "PSD-35")))]
    FrameScene {
        /// Whose problem the scene confronts: another player's main character.
        focus: CharacterId,
        /// Where it happens.
        place: Text,
        /// Who else is there: main characters, and secondary ones that are known.
        #[serde(default)]
        with: Characters,
        /// What is happening.
        what: Text,
    },
    /// Anybody tells: for a character of one's own, or the setting (PSD-37, PSD-38).
    #[strum_discriminants(strum(props(rule = "PSD-37")))]
    Narrate {
        /// For whom; nobody, for the setting.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        who: Option<CharacterId>,
        /// What; nothing, if it was told aloud.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// A player brings in a main character of one's own (PSD-46).
    #[strum_discriminants(strum(props(rule = "PSD-46")))]
    EnterScene {
        /// How; at a first appearance looks and temperament (PSD-48).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// A player lets a character leave (PSD-49).
    #[strum_discriminants(strum(props(rule = "PSD-49")))]
    LeaveScene {
        /// The character that leaves.
        who: CharacterId,
        /// How it leaves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// Anybody brings a new secondary character into the scene (PSD-43, PSD-46).
    #[strum_discriminants(strum(props(rule = "PSD-43")))]
    CreateSecondary {
        /// What the newcomer is called.
        name: Text,
        /// Who that is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        description: Option<Text>,
    },
    /// Anybody brings a known secondary character into the scene (PSD-46).
    #[strum_discriminants(strum(props(rule = "PSD-46")))]
    BringIn {
        /// The secondary character that comes back.
        who: CharacterId,
    },
    /// A player wants to play a secondary character in this scene (PSD-43, PSD-45).
    #[strum_discriminants(strum(props(rule = "PSD-45")))]
    PlaySecondary {
        /// The secondary character to be played.
        who: CharacterId,
    },
    /// The Director chooses among those who want to play a secondary character (PSD-45).
    #[strum_discriminants(strum(props(rule = "PSD-45")))]
    AssignSecondary {
        /// The secondary character that several want to play.
        who: CharacterId,
        /// Who plays it.
        to: Seat,
    },
    /// A player hands a secondary character back (PSD-43).
    #[strum_discriminants(strum(props(rule = "PSD-43")))]
    ReleaseSecondary {
        /// The secondary character that nobody plays then.
        who: CharacterId,
    },
    /// The owner discharges an emotion by a disproportionate act (PSD-143).
    #[strum_discriminants(strum(props(rule = "PSD-143")))]
    PurgeByAct {
        /// The emotion that falls back to where it began.
        emotion: Emotion,
        /// What the character does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The owner discharges an emotion by a new belief (PSD-144).
    #[strum_discriminants(strum(props(rule = "PSD-144")))]
    PurgeByBelief {
        /// The emotion that falls back to where it began.
        emotion: Emotion,
        /// Whom the belief is about.
        scope: Scope,
        /// What the character believes from now on.
        text: Text,
    },
    /// A player wants something of somebody: a card is drawn (PSD-61).
    #[strum_discriminants(strum(props(rule = "PSD-61")))]
    InitiateConflict {
        /// Who wants it.
        who: CharacterId,
        /// What is wanted.
        goal: Text,
        /// Who stands in the way.
        against: Characters,
    },
    /// A player launches an inner conflict (PSD-153).
    #[strum_discriminants(strum(props(rule = "PSD-153")))]
    InitiateInner {
        /// What the character wants.
        goal: Text,
        /// What within opposes it.
        against: Text,
        /// Who embodies that.
        adversary: Seat,
    },
    /// The Director closes the scene (PSD-50).
    #[strum_discriminants(strum(props(rule = "PSD-50")))]
    CloseScene {
        /// A closing line.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// A named opponent accepts the conflict and draws a card (PSD-63, PSD-64).
    #[strum_discriminants(strum(props(rule = "PSD-63")))]
    Accept {
        /// What the opponent says or does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// A named opponent does not resist (PSD-63, PSD-65).
    #[strum_discriminants(strum(props(rule = "PSD-63")))]
    Refuse {
        /// What the opponent says or does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// Another player with somebody in the scene opposes too (PSD-63).
    #[strum_discriminants(strum(props(rule = "PSD-63")))]
    Oppose {
        /// The character that opposes.
        who: CharacterId,
        /// What the character says or does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// A player stays out of the conflict (PSD-63).
    #[strum_discriminants(strum(props(rule = "PSD-63")))]
    StayOut,
    /// Anybody asks for more time, once a window.
    #[strum_discriminants(strum(props(rule = "PSD-63")))]
    ExtendWindow,
    /// The house closes a window after its countdown.
    #[strum_discriminants(strum(props(rule = "PSD-63")))]
    CloseWindow,
    /// A participant brings in a trait and draws (PSD-70, PSD-71).
    #[strum_discriminants(strum(props(rule = "PSD-70")))]
    UseTrait {
        /// The trait that is brought in, by its number.
        #[serde(rename = "trait")]
        trait_id: TraitId,
        /// How many cards, at most its score.
        count: u16,
        /// How it shows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// A participant discharges points and draws as many cards (PSD-142).
    #[strum_discriminants(strum(props(rule = "PSD-142")))]
    PurgeDraw {
        /// How many of which emotion.
        points: BTreeMap<Emotion, u8>,
        /// The disproportionate act.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// Somebody outside the conflict gives three cards to a participant (PSD-73).
    #[strum_discriminants(strum(props(rule = "PSD-73")))]
    Support {
        /// The participant that gets the cards.
        who: CharacterId,
    },
    /// The participant takes the offered support, or not, where the table lets it refuse (PSD-74).
    #[strum_discriminants(strum(props(rule = "PSD-74")))]
    AnswerSupport {
        /// The seat that offers support.
        from: Seat,
        /// Whether to take it.
        agrees: bool,
    },
    /// Another player with somebody in the scene joins at a rematch, where the table lets them (PSD-68).
    #[strum_discriminants(strum(props(rule = "PSD-68")))]
    JoinConflict {
        /// The character that joins.
        who: CharacterId,
        /// The side that it takes.
        side: Side,
    },
    /// A player draws no more in this round (PSD-76).
    #[strum_discriminants(strum(props(rule = "PSD-76")))]
    Done,
    /// A participant plays cards of one rank and states a risk (PSD-78, PSD-81).
    #[strum_discriminants(strum(props(rule = "PSD-78")))]
    PlayCombination {
        /// Their rank; nothing, without a card to play.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rank: Option<Rank>,
        /// How many, one to four; none, without a card to play.
        count: u8,
        /// What is threatened.
        risk: Text,
        /// The opponents it threatens.
        targets: Characters,
    },
    /// A participant plays a psychological game (PSD-84, PSD-86).
    #[strum_discriminants(strum(props(rule = "PSD-84")))]
    TickBelief {
        /// Which belief drives it.
        belief: BeliefId,
        /// The opponent whose played cards are swapped with one's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        swap_with: Option<CharacterId>,
        /// How the belief drives it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// A participant plays no psychological game in this round (PSD-84).
    #[strum_discriminants(strum(props(rule = "PSD-84")))]
    PassPsych,
    /// The last of those tied says whether each takes the other's cards (PSD-113).
    #[strum_discriminants(strum(props(rule = "PSD-113")))]
    DecideTie {
        /// Each, or none.
        each: bool,
    },
    /// The winner tells the outcome (PSD-96); after a refusal, the initiator (PSD-66).
    #[strum_discriminants(strum(props(rule = "PSD-96")))]
    NarrateResult {
        /// What comes of the conflict.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The player hit entrusts the packet to somebody (PSD-115).
    #[strum_discriminants(strum(props(rule = "PSD-115")))]
    GivePacket {
        /// The packet, by its number.
        packet: PacketId,
        /// The seat that will spend it.
        to: Seat,
    },
    /// The distributor raises an emotion (PSD-116, PSD-117).
    #[strum_discriminants(strum(props(rule = "PSD-116")))]
    SpendOnEmotion {
        /// The packet that is spent from.
        packet: PacketId,
        /// The endured risk it answers to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        risk: Option<RiskId>,
        /// The emotion that rises.
        emotion: Emotion,
        /// By how much.
        points: u16,
        /// Why these points fall there (PSD-122).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The distributor raises or lowers a trait (PSD-116, PSD-118).
    #[strum_discriminants(strum(props(rule = "PSD-116")))]
    SpendOnTrait {
        /// The packet that is spent from.
        packet: PacketId,
        /// The endured risk it answers to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        risk: Option<RiskId>,
        /// The trait that moves, by its number.
        #[serde(rename = "trait")]
        trait_id: TraitId,
        /// By how much, up or down; a point for each.
        change: i16,
        /// The trait in new words, on the same subject.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wording: Option<Text>,
        /// Why these points fall there (PSD-122).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The distributor writes a new trait, scored by the points spent (PSD-119).
    #[strum_discriminants(strum(props(rule = "PSD-119")))]
    SpendOnNewTrait {
        /// The packet that is spent from.
        packet: PacketId,
        /// The endured risk it answers to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        risk: Option<RiskId>,
        /// What it is about.
        subject: Subject,
        /// With whom; for a relation, and only then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<CharacterId>,
        /// The trait, as the sheet shows it.
        name: Text,
        /// The points spent, which are its score.
        points: u16,
        /// Why these points fall there (PSD-122).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The owner tells the irreversible act of a saturated emotion (PSD-128).
    #[strum_discriminants(strum(props(rule = "PSD-128")))]
    NarrateAct {
        /// Out of which emotion.
        emotion: Emotion,
        /// What the character does that cannot be undone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
        /// Who dies of it (PSD-133).
        #[serde(default)]
        deaths: Characters,
        /// Which main characters took part in a death or saw it (PSD-135).
        #[serde(default)]
        witnesses: Characters,
    },
    /// The player of a victim agrees to the death, or not, where the table asks (PSD-133).
    #[strum_discriminants(strum(props(rule = "PSD-133")))]
    AnswerDeath {
        /// Whether it dies.
        agrees: bool,
    },
    /// A player needs the closing window no longer (PSD-53).
    #[strum_discriminants(strum(props(rule = "PSD-53")))]
    Ready,
    /// The owner tells how the problem is resolved and keeps the character (PSD-159, PSD-160).
    #[strum_discriminants(strum(props(rule = "PSD-160")))]
    Resolve {
        /// How the character breaks free.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
        /// The old problem as something past.
        past: Text,
        /// The new problem.
        problem: Text,
        /// What it touches.
        concerns: BTreeSet<Concern>,
    },
    /// The owner tells how the problem is resolved and lets the character go (PSD-161).
    #[strum_discriminants(strum(props(rule = "PSD-161")))]
    Retire {
        /// How the character breaks free.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// A player goes on without a main character (PSD-139).
    #[strum_discriminants(strum(props(rule = "PSD-139")))]
    DeclineCharacter,
    /// Anybody asks the author of a narration to explain it (PSD-41).
    #[strum_discriminants(strum(props(rule = "PSD-41")))]
    Challenge {
        /// What was told.
        entry: EntryId,
        /// What the challenger wants explained.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The author explains (PSD-41).
    #[strum_discriminants(strum(props(rule = "PSD-41")))]
    Explain {
        /// What the author answers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The challenger is content (PSD-41).
    #[strum_discriminants(strum(props(rule = "PSD-41")))]
    WithdrawChallenge,
    /// The author maintains the narration: the Director rules (PSD-41).
    #[strum_discriminants(strum(props(rule = "PSD-41")))]
    Maintain,
    /// The Director rules, and that is final (PSD-41, PSD-42).
    #[strum_discriminants(strum(props(rule = "PSD-41")))]
    Rule {
        /// Whether the challenge is upheld: the author then tells it differently.
        uphold: bool,
        /// Why the Director rules so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
    /// The author tells it differently (PSD-41).
    #[strum_discriminants(strum(props(rule = "PSD-41")))]
    Retell {
        /// What happened instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Text>,
    },
}

impl Action {
    /// Which action it is, whatever is said in it.
    pub fn kind(&self) -> ActionKind {
        self.into()
    }
}

impl ActionKind {
    /// The rule that says who may do this, and when.
    pub fn rule(self) -> Rule {
        Rule(self.get_str("rule").expect("every kind of action has its rule"))
    }
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;

    #[test]
    fn every_kind_of_action_has_its_rule() {
        for kind in ActionKind::iter() {
            assert!(kind.rule().0.starts_with("PSD-"), "{kind:?}");
        }
    }
}
