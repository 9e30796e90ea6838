//! The whole truth. All of it but the order of the deck lies open (PSD-06).

mod open;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{BySeat, Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{
    conflict::{Conflict, Packet},
    setup::Setup,
    sheet::{Fate, Main},
    vocabulary::{Card, CharacterId, Characters, Emotion, EntryId, PacketId, RiskId},
};

/// Free traits a player may create in a game (PSD-55).
pub const NEW_TRAITS: u8 = 3;
/// The most main characters a series has room for.
pub const MOST_MAINS: usize = 60;
/// The most secondary characters a game has room for.
pub const MOST_SECONDARIES: usize = 40;
/// The most secondary characters that are brought into one scene.
pub const MOST_EXTRAS: usize = 8;
/// The most people a scene is framed with: all main characters, and as many others as could be brought in.
pub(crate) const MOST_FRAMED: usize = 4 + MOST_EXTRAS;
/// How many notes of a secondary character stay on its paper; all were told.
pub const MOST_NOTES: usize = 12;
/// How many facts stay pinned; all were told.
pub const MOST_FACTS: usize = 40;
/// How many narrations can still be challenged.
pub const MOST_ENTRIES: usize = 12;

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Sheets are written.
    Creation,
    /// The Director's role is on offer.
    Offer,
    /// Everybody has passed: shall the game end?
    AllPassed,
    /// The Director frames the scene.
    Framing,
    /// Free play.
    Play,
    /// Opponents answer.
    Response,
    /// Nobody opposes: the initiator narrates.
    Yielded,
    /// Cards are drawn.
    Development,
    /// Combinations are played.
    Cards,
    /// A belief may be ticked.
    Psych,
    /// A tie of ranks is decided.
    Tie,
    /// The winner narrates.
    Result,
    /// Packets are entrusted and spent.
    Packets,
    /// Irreversible acts.
    Acts,
    /// A player agrees to a death, or not.
    Consent,
    /// The closing window.
    Closing,
    /// A problem is resolved.
    Resolution,
    /// New characters, new problems.
    Replacement,
    /// It is over.
    End,
}

impl Stage {
    /// Whether a scene is under way.
    pub fn in_scene(self) -> bool {
        (Self::Play..=Self::Closing).contains(&self)
    }

    /// Whether a conflict is being answered, played or settled.
    pub fn in_conflict(self) -> bool {
        (Self::Response..=Self::Consent).contains(&self)
    }
}

/// What a player has in the game: a main character, and what is left to do with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerState {
    /// The present main character, or the last one.
    pub main: Option<CharacterId>,
    /// Whether its sheet is confirmed, or the player is ready to close the scene.
    pub ready: bool,
    /// Free traits left (PSD-55).
    pub new_traits: u8,
    /// Whether the player goes on without a main character.
    pub declined: bool,
}

/// A secondary character: a name and notes (PSD-44).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Secondary {
    /// Its name.
    pub name: Text,
    /// Who that is.
    pub description: Option<Text>,
    /// What it has suffered, the last ones (PSD-152).
    pub notes: Vec<Note>,
    /// Whether it lives.
    pub alive: bool,
    /// Whether it has become a main character (PSD-164).
    pub promoted: bool,
}

/// Something a secondary character suffered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// In which scene.
    pub scene: u32,
    pub risk: Text,
    pub points: u16,
}

/// A scene under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scene {
    /// Whose problem it confronts (PSD-34).
    pub focus: CharacterId,
    /// Where it happens.
    pub place: Text,
    /// What is happening.
    pub what: Text,
    /// Who is there.
    pub present: Characters,
    /// Who plays which secondary character (PSD-43).
    pub players: BTreeMap<CharacterId, Seat>,
    /// Who wants to play a secondary character and has no right to it yet (PSD-45).
    pub claims: BTreeMap<CharacterId, BTreeSet<Seat>>,
    /// The conflict, from its initiation to its clean-up.
    pub conflict: Option<Conflict>,
    /// Packets not yet spent.
    pub packets: Vec<Packet>,
    /// The number of the next packet.
    pub next_packet: PacketId,
    /// An act that waits for consent.
    pub act: Option<IrreversibleAct>,
    /// Deaths that were refused for the act of this character.
    pub spared: Characters,
    /// Whether the countdown was extended (once a window).
    pub extended: bool,
    /// What can still be challenged: who told it.
    pub entries: BTreeMap<EntryId, Seat>,
    /// Goals and risks among what was told: told differently, they count in the new words (PSD-41).
    #[serde(default)]
    pub stakes: BTreeMap<EntryId, Stake>,
    /// The risks that have become facts in this scene, as they stand at the end of the facts (PSD-123).
    #[serde(default)]
    pub established: Vec<RiskId>,
    /// The number of the next narration.
    pub next_entry: EntryId,
}

/// A goal or a risk that was told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stake {
    /// Which risk; nothing, for a goal.
    pub risk: Option<RiskId>,
    /// Its words.
    pub text: Text,
}

/// An irreversible act (PSD-128).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IrreversibleAct {
    /// The character that commits it.
    pub who: CharacterId,
    /// Out of which emotion.
    pub emotion: Emotion,
    /// What; nothing, if it was told aloud.
    pub text: Option<Text>,
    /// Who dies of it.
    pub deaths: Characters,
    /// Who took part or saw it.
    pub witnesses: Characters,
    /// The players who have not agreed yet.
    pub unanswered: BTreeSet<Seat>,
}

/// A disagreement (PSD-41).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Dispute {
    /// What is contested.
    pub entry: EntryId,
    /// Who told it.
    pub author: Seat,
    /// Who asks.
    pub by: Seat,
    /// How far it has come.
    pub step: DisputeStep,
    /// Whether the author has explained it.
    pub explained: bool,
    /// The number of what is told next after the question.
    pub asked_at: EntryId,
}

/// How far a disagreement has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DisputeStep {
    /// Asked, perhaps explained; play goes on.
    Asked,
    /// The author maintains it: play waits for the Director's ruling.
    Maintained,
    /// The Director has upheld the challenge: the author tells it differently.
    Upheld,
}

/// A question whether to stop (PSD-162).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Vote {
    /// Those who want to stop.
    pub yes: BTreeSet<Seat>,
}

/// What the story has come to, in numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Totals {
    /// Conflicts that were fought.
    pub conflicts: u32,
    /// Rematches in them.
    pub rematches: u32,
    /// Irreversible acts.
    pub acts: u32,
    /// Characters dead.
    pub deaths: u32,
    /// Problems resolved.
    pub resolved: u32,
}

/// All of the game that lies open: everything but the pack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenState {
    /// What the game waits for.
    pub stage: Stage,
    /// Each seat's share.
    pub chairs: BySeat<PlayerState>,
    /// Every main character there has been, `m1` first.
    pub mains: Vec<Main>,
    /// Every secondary character there has been, `s1` first.
    pub secondaries: Vec<Secondary>,
    /// The Director, from framing to the end of the scene.
    pub director: Option<Seat>,
    /// To whom the Director's role is offered; nobody, before the first scene: anyone may claim it.
    pub offered: Option<Seat>,
    /// How many have passed since the last scene (PSD-33).
    pub passes: u8,
    /// How many scenes have been framed.
    pub scenes: u32,
    /// The scene under way.
    pub scene: Option<Scene>,
    /// Whether to stop, if that is asked.
    pub vote: Option<Vote>,
    /// A disagreement, if there is one.
    pub dispute: Option<Dispute>,
    /// Endured risks: true in the story from now on, the last ones (PSD-123).
    pub facts: Vec<Text>,
    /// The story in numbers.
    pub tally: Totals,
}

/// The pack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    /// Not seen since they were last shuffled; drawn at random (PSD-02).
    pub unseen: BTreeSet<Card>,
    /// Put under the deck, drawn after all others and in this order (PSD-66).
    pub under: Vec<Card>,
    /// Discarded by rematches (PSD-98).
    pub discard: Vec<Card>,
}

/// The whole truth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What was fixed before play.
    pub setup: Setup,
    /// What lies open.
    pub table: OpenState,
    pub deck: Deck,
}

impl State {
    pub(crate) fn start(setup: &Setup) -> Self {
        let series = setup.options.series.as_ref();
        let mut mains = series.map_or_else(Vec::new, |series| series.mains.clone());
        let mut secondaries = series.map_or_else(Vec::new, |series| series.secondaries.clone());
        for main in &mut mains {
            // PSD-163: they keep everything; what belongs to one game or scene begins from scratch.
            (main.appeared, main.focused) = (false, 0);
            (main.ticked_this_scene, main.purged_this_scene, main.lost_problem) = (false, false, false);
            main.beliefs.iter_mut().for_each(|belief| belief.ticked = false);
            // Somebody whom nobody keeps is out of the story.
            if matches!(main.fate, Fate::Alive | Fate::Draft) {
                // PSD-164: a sheet that was never finished has promoted nobody.
                if let (Fate::Draft, Some(CharacterId::Secondary(n))) = (main.fate, main.origin)
                    && let Some(secondary) = secondaries.get_mut(usize::from(n).wrapping_sub(1))
                {
                    (secondary.promoted, main.origin) = (false, None);
                }
                main.fate = Fate::Retired;
            }
        }
        let chairs = setup.roles.seats().map(|seat| {
            let kept = series.and_then(|s| s.kept.get(usize::from(seat.0)).copied().flatten());
            let who = kept.unwrap_or_else(|| {
                mains.push(Main::new(seat));
                last_main(&mains)
            });
            if let (Some(_), CharacterId::Main(n)) = (kept, who)
                && let Some(main) = mains.get_mut(usize::from(n).wrapping_sub(1))
            {
                (main.owner, main.fate) = (seat, Fate::Alive);
            }
            PlayerState { main: Some(who), ready: false, new_traits: NEW_TRAITS, declined: false }
        });
        let chairs = BySeat::new(chairs.collect());
        let table = OpenState {
            stage: Stage::Creation,
            chairs,
            mains,
            secondaries,
            director: None,
            offered: None,
            passes: 0,
            scenes: 0,
            scene: None,
            vote: None,
            dispute: None,
            facts: series.map_or_else(Vec::new, |series| series.facts.clone()),
            tally: Totals::default(),
        };
        let deck = Deck { unseen: Card::pack(), under: Vec::new(), discard: Vec::new() };
        Self { setup: setup.clone(), table, deck }
    }

    /// How many cards can still be drawn (PSD-77).
    pub fn n_drawable(&self) -> usize {
        self.deck.unseen.len() + self.deck.under.len() + self.deck.discard.len()
    }
}

pub(crate) fn last_main(mains: &[Main]) -> CharacterId {
    CharacterId::Main(u8::try_from(mains.len()).unwrap_or(u8::MAX))
}
