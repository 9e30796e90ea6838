//! Pactes, a game for three by Pierrot (2013): Faust wants something badly, two demons sell it to him.
//!
//! 1. **Before play** (PAC-01…23): three roles; Faust states a desire, the three write six obstacles, two
//!    each, if they like by way of a page of free associations.
//! 2. **Six rounds** (PAC-24…26), one contract each. *Drawing up* (PAC-27…41): the Rep sells commitments
//!    against one obstacle, line by line; the Rival writes a hidden flaw for each; Faust signs when he
//!    likes. *Paying* (PAC-42…50): in soul tokens. *Resolving* (PAC-55…75): two dice a line, spread over
//!    commitments and flaws, bent by anybody's tokens; then the flaws are read and the effects happen.
//! 3. **Negotiation** (PAC-76…82) all along: soul tokens against soul tokens, values hidden.
//! 4. **The end** (PAC-87…93): with fewer than six achievements nobody wins; else Faust, if no demon has
//!    more soul points than he; else the better demon.
//!
//! ```
//! use kernel::{Actor, BySeat, Casting, Game, Language, Scripted, Seat};
//! use pactes::{Action, Options, Pactes, Role};
//!
//! let roles = BySeat::new(vec![Role::Faust, Role::DemonA, Role::DemonB]);
//! let casting = Casting { language: Language::En, roles };
//! let mut chance = Scripted::default();
//! let dealt = kernel::deal(&Pactes, &Options::default(), &casting, &mut chance).expect("a table of three");
//! let state = Pactes.start(&dealt.setup);
//! let wish = Action::SetDesire { text: "I want the moon".into() };
//! assert!(kernel::submit(&Pactes, &state, Actor::Seat(Seat(0)), &wish, &mut chance).is_ok());
//! let silence = kernel::submit(&Pactes, &state, Actor::Seat(Seat(1)), &wish, &mut chance);
//! assert!(matches!(silence, Err(kernel::NotDone::Refused(refusal)) if kernel::Refused::rule(&refusal).0 == "PAC-13"));
//! ```

#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod choices;
mod contract;
mod decide;
mod ending;
mod event;
mod game;
mod manifest;
mod permit;
mod refusal;
mod setup;
mod state;
mod tell;
mod view;
mod vocabulary;

pub use action::{Action, ActionKind};
pub use contract::{Contract, Die, Effects, FiledContract, Line, least_payment, price};
pub use ending::ending;
pub use event::{DrawCause, Event, Happening};
pub use game::Pactes;
pub use refusal::Refusal;
pub use setup::{DemonPerfectTie, FirstRep, MOST_TEXT, Negotiation, Options, Setup, TokenValues};
pub use state::{Aid, AidWord, Obstacle, Offer, Owed, Purse, Stage, State, Tally};
pub use tell::{Notice, Partly};
pub use view::{ContractView, LineView, OfferView, PurseView, View};
pub use vocabulary::{
    ByRole, Demon, DieId, Ending, Entry, OfferId, Role, Sin, Slot, SlotKind, Token, Tokens,
};
