//! Psychodrame, a game for two to four: everybody plays a character with a problem, and scenes confront it.
//!
//! 1. **Sheets** (PSD-08…28): beliefs, traits, three pairs of emotions, written together.
//! 2. **Scenes** (PSD-29…58): the Director frames one by three questions; everybody tells; the role goes left.
//! 3. **Conflicts** (PSD-59…106): cards are drawn for traits, support, discharged emotions; who plays the most
//!    equal cards gets the goal, whose cards are higher hurts. A ticked belief swaps combinations.
//! 4. **Repercussions** (PSD-107…152): points on emotions and traits; an emotion at 10 forces an irreversible act,
//!    the only thing that can kill.
//! 5. **The end** (PSD-156…164): clean scenes resolve a problem; nobody wins; the table stops when it likes, and may go
//!    on in another game.
//!
//! ```
//! use kernel::{Actor, BySeat, Casting, Game, Language, Scripted, Seat};
//! use psychodrame::{Action, Options, Psychodrame, Role};
//!
//! let roles = BySeat::new(vec![Role::Player; 2]);
//! let casting = Casting { language: Language::En, roles };
//! let mut chance = Scripted::default();
//! let dealt = kernel::deal(&Psychodrame, &Options::default(), &casting, &mut chance).expect("a table of two");
//! let state = Psychodrame.start(&dealt.setup);
//! let early = kernel::submit(&Psychodrame, &state, Actor::Seat(Seat(0)), &Action::ConfirmSheet, &mut chance);
//! assert!(matches!(early, Err(kernel::NotDone::Refused(refusal)) if kernel::Refused::rule(&refusal).0 == "PSD-28"));
//! ```

#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod choices;
mod conflict;
mod decide;
mod drawn;
mod event;
mod game;
mod manifest;
mod odds;
mod permit;
mod refusal;
mod series;
mod setup;
mod sheet;
mod state;
mod tell;
mod view;
mod vocabulary;

pub use action::{Action, ActionKind};
pub use conflict::{
    Combination, Conflict, Fighter, Hit, Inner, MOST_REMATCHES, Packet, Psych, Risk, RoundResult,
    RoundWinner, SUPPORT, Tie,
};
pub use drawn::{Bond, arc};
pub use event::{Conversion, DrawReason, Event};
pub use game::Psychodrame;
pub use odds::{Outlook, best_after, duel, outlook};
pub use refusal::Refusal;
pub use series::Series;
pub use setup::{MOST_LINE, MOST_NAME, MOST_TALE, Options, PurgeFloor, RepercussionPool, Setup};
pub use sheet::{
    Belief, Fate, Feeling, Lack, MOST_BELIEFS, MOST_TRAITS, Main, SATURATED, STARTING_SCORE, Trait, TraitKind,
};
pub use state::{
    Deck, Dispute, DisputeStep, IrreversibleAct, MOST_ENTRIES, MOST_EXTRAS, MOST_FACTS, MOST_MAINS,
    MOST_NOTES, MOST_SECONDARIES, NEW_TRAITS, Note, OpenState, PlayerState, Scene, Secondary, Stage, Stake,
    State, Totals, Vote,
};
pub use tell::Notice;
pub use view::{COUNTDOWN, DeckView, EXTENDED, View, Window};
pub use vocabulary::{
    BeliefId, Card, CharacterId, Characters, Concern, Emotion, EntryId, NotAWord, PacketId, Pair, Rank,
    Remark, RiskId, Role, Scope, Side, Stance, Subject, Suit, TraitId,
};
