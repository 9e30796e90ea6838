//! Innommable, a game of horror (version .005 « Grande Baronnie »): a Keeper prepares a mystery, the others play
//! ordinary people who meet it.
//!
//! 1. **Before play** (INN-01…32): the Keeper writes the mystery in five parts, alone, and lays dice on what there is
//!    to find; then everybody else makes a character with one anchor.
//! 2. **Play** has no turns. What is found puts dice into the bowl (INN-33…39). A die is taken by a monologue
//!    (INN-40…55) and kept. Opposed actions are thrown with all one's dice against a difficulty that only climbs
//!    (INN-56…74); many dice, or much that is occult, bring madness (INN-75…83). Players may oppose each other
//!    (INN-84…90).
//! 3. **The blacklist** (INN-91…103): monologues, failures, rerolls and suggestions write a name on it; the Keeper
//!    strikes names off to hurt.
//! 4. **Help** is a die given: by suggestion (INN-104…111), or by those who have lost their character (INN-112…116).
//! 5. **The end** (INN-117…120): nobody is left, or the mystery is defused. Nobody wins.
//!
//! What the Keeper has prepared reaches nobody before it is revealed, not even by how much of it is left: the sheet is
//! one text a part, and what is found is numbered in the order in which it is found.
//!
//! Words of the program's own, beside the rulebook's:
//! - The **desk** is what the Keeper alone sees: the sheet with its **elements** (what there is to find) and their dice,
//!   the **heap** of dice that lie on none of them yet, and notes. The **reserve** is all the Keeper's dice, laid or not.
//! - A kind of die is **released** once it has been in the bowl; that makes the difficulty.
//! - A **claim** is a speaker's word that the anchor was at the centre of a monologue; the Keeper may contest it.
//! - The **window** is the time in which others may give a die to whoever is **short** of the difficulty.
//! - A **strike** is the rulebook's: entries struck off the blacklist. To strike a passage is the table's business.
//! - The large **phases** are what the state keeps; the **stage** is what the game waits for within them.

#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod character;
mod choices;
mod conflict;
mod decide;
mod dice;
mod event;
mod game;
mod manifest;
mod mystery;
mod odds;
mod permit;
mod refusal;
mod setup;
mod state;
mod tell;
mod view;
mod vocabulary;

pub use action::{Action, ActionKind};
pub use character::{Character, DeclaredAction, Entries, Profile};
pub use conflict::{Conflict, ConflictKind, ConflictStep, Side, Thrown};
pub use dice::{Dice, DieOrigin, Faces, HandDie, Madness, at_risk, occult_dice, successes};
pub use event::{Event, Happening};
pub use game::Innommable;
pub use mystery::{
    Element, ElementId, ElementKind, MOST_ELEMENTS, Mystery, SHEET_LIMIT, Sheet, SheetPart, Weights,
    allocate, deal_down,
};
pub use odds::{Chances, Hope, a_one, chances, distribution, duel, gift};
pub use refusal::Refusal;
pub use setup::{
    Allocation, BlacklistVisibility, DiceCounts, DieDeal, GiftSource, MOST_DICE, MonologueBlacklist, Options,
    Setup,
};
pub use state::{Monologue, Phase, Stage, State, Strike, StrikeStep, Suggestion, difficulty};
pub use tell::{Notice, Partly};
pub use view::{
    CharacterView, ElementView, EntriesView, GiftWindow, PATIENCE, Preparation, RevealedView, Setting, View,
};
pub use vocabulary::{
    AnchorState, DiePlace, Ending, EntryCause, Fate, GiftFrom, Loss, MOST_LINE, MOST_PART, MOST_TEXT,
    MonologueKind, Role, Ruling, Severity,
};
