//! 4-KOMA (yon-koma): manga adventures for a game master and one to six players.
//!
//! 1. **Before play** (YON-02…19): a World that all share; characters with a Concept, a Flaw, a Gift and a
//!    distinctive sign, which the game master approves or returns; three Bonds each.
//! 2. **Tests** (YON-25…53): one, four or two dice as the Flaw, the Concept or neither applies, more with help,
//!    an anecdote and Conditions; each 5 or 6 is a Success. Koma reroll.
//! 3. **Setbacks** (YON-56…68): rerolls and other approaches with more dice, at a rising price.
//! 4. **Conflicts** (YON-69…92): opposed throws, Round by Round, until somebody concedes, is out, or trails by
//!    four.
//! 5. **Sessions** (YON-93…98) follow each other at one table, and make a campaign.
//!
//! Beside the files that every game has: `character` (a sheet with its Bonds, Gifts and Conditions), `contest` (a Test
//! or a Conflict under way: a Test is a contest with one side), `pool` and [`odds`] (how many dice, and what they are
//! worth), `moment` and `strip` (the four panels). Truth and view have the same shape: [`State::board`] is a
//! [`Tabletop`] of whole characters, [`View::board`] one of what a viewer sees of them. `event/apply.rs` makes the
//! events true that are told in part or to some, `event/happen.rs` those that everybody hears.
//!
//! ```
//! use kernel::{Actor, BySeat, Casting, Game, Language, Scripted, Seat};
//! use yonkoma::{Action, Options, Role, Yonkoma};
//!
//! let roles = BySeat::new(vec![Role::GameMaster, Role::Player]);
//! let casting = Casting { language: Language::En, roles };
//! let mut chance = Scripted::default();
//! let dealt = kernel::deal(&Yonkoma, &Options::default(), &casting, &mut chance).expect("a table of two");
//! let state = Yonkoma.start(&dealt.setup);
//! let world = Action::SetWorld { text: Some("A floating city".into()) };
//! assert!(kernel::submit(&Yonkoma, &state, Actor::Seat(Seat(0)), &world, &mut chance).is_ok());
//! let refused = kernel::submit(&Yonkoma, &state, Actor::Seat(Seat(1)), &world, &mut chance);
//! assert!(matches!(refused, Err(kernel::NotDone::Refused(refusal)) if kernel::Refused::rule(&refusal).0 == "YON-02"));
//! ```

#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod character;
mod choices;
mod contest;
mod decide;
mod event;
mod figure;
mod game;
mod highlights;
mod manifest;
mod moment;
pub mod odds;
mod permit;
mod pool;
mod refusal;
mod setup;
mod state;
mod strip;
mod tell;
mod view;
mod vocabulary;

pub use action::{Action, ActionKind};
pub use character::{Bond, Character, Condition, Gift, Paid, Presence, Sheet};
pub use contest::{Comparison, Conclusion, Contest, Proposal, Side, Specific, Taken, effective};
pub use event::{BondChanged, BondPaid, Event, Happening, NpcMade};
pub use figure::{Look, Mood, portrait};
pub use game::Yonkoma;
pub use highlights::{Highlight, highlights, proposed};
pub use moment::{Beat, Moment};
pub use pool::{Pool, successes, thrown};
pub use refusal::Refusal;
pub use setup::{
    BondApproval, MOST_BONDS, MOST_CHARACTERS, MOST_CONDITIONS, MOST_GIFTS, MOST_NAME, MOST_NOTES, MOST_NPCS,
    MOST_STORY, MOST_TEXT, NpcSheets, Options, Setup, gm_pool,
};
pub use state::{BondClaim, Imposing, Spoils, State, Tabletop, World};
pub use strip::{Captions, Cast, strip};
pub use tell::{Notice, Partly};
pub use view::{BoardView, CharacterView, PATIENCE, View};
pub use vocabulary::{
    Basis, BondKind, CharacterId, ConditionId, Degree, EndCause, GiftUse, Role, Severity, SheetEntry, SideId,
    Sign, Stage,
};
