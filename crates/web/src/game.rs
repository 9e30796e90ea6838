//! What the shell asks of a game: one thin trait, and the shell does the rest.

use kernel::{Game, Knowledge, Language, Seq};
use leptos::prelude::*;
use words::Shelf;

use crate::{context::TableContext, local::Participant};

/// Hands on what a bot wants to do; nothing, to wait for the others.
pub type BotReply<A> = Box<dyn FnOnce(Option<A>)>;

/// A game on the page.
pub trait GamePage: Game + Copy + Default {
    /// What its pages say: the shell's sentences and its own.
    const PAGE: Shelf;

    /// What a role is called.
    fn role(language: Language, role: Self::Role) -> String;
    /// What a role is about, in a sentence.
    fn about_role(language: Language, role: Self::Role) -> String;
    /// What a bot in that role is called.
    fn bot_name(role: Self::Role) -> String;
    /// Whether a device that goes round waits for everybody's word, where a table far away has a clock.
    const WAITS_FOR_ALL: bool = false;
    /// The sentence that names a bot, where there are several.
    fn bot_sentence(_bot: &str) -> String {
        "lobby-bot".to_owned()
    }

    /// The options as chosen, a sentence each.
    fn options(language: Language, options: &Self::Options) -> Vec<String>;
    /// The form in which they are chosen.
    fn choose_options(options: RwSignal<Self::Options>) -> AnyView;

    /// Who plays when somebody tries it alone.
    fn alone(you: String) -> Vec<Participant>;
    /// Lets a bot think, here or in a worker.
    fn think(bot: &str, known: Knowledge<Self>, then: BotReply<Self::Action>);

    /// The options of the next game at this table, where one game goes on from another.
    fn next(_view: &Self::View) -> Option<Self::Options> {
        None
    }

    /// How far the game is, for the list of tables: 0 before it has begun.
    fn progress(view: &Self::View) -> u32;
    /// Why something is refused.
    fn refusal(language: Language, refusal: &Self::Refusal) -> String;
    /// Everything that happened, as sentences, one for each notice.
    fn tale(ctx: TableContext<Self>) -> Vec<Sentence>;
    /// Whether somebody who has just acted goes on, so that a device that is handed round stays in hand.
    fn goes_on(view: &Self::View, seat: kernel::Seat) -> bool {
        Self::default().status(view).awaited.contains(&seat)
    }
    /// The table, drawn: a [`crate::frame::Table`] with the game in it.
    fn table(ctx: TableContext<Self>) -> AnyView;
}

/// Begins the next game at this table, where one goes on from another.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NextGame(pub(crate) Callback<()>);

/// The device goes round, and nobody is hurried.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PassedAround;

/// How loud a sentence is: what people wrote is the story, the rest is its margin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// A chapter begins.
    Chapter,
    /// The story.
    Told,
    /// What happened around it.
    Margin,
    /// Said to those who do not look, and not kept in the story.
    Passing,
}

impl Weight {
    /// Its class in the style.
    pub fn class(self) -> &'static str {
        match self {
            Self::Chapter => "chapter",
            Self::Told => "told",
            Self::Margin | Self::Passing => "margin",
        }
    }
}

/// A sentence of the story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// The row it tells of.
    pub seq: Seq,
    /// How loud it is.
    pub weight: Weight,
    /// What it says.
    pub text: String,
}

/// Something the viewer was told, and in which row.
#[derive(Debug, Clone, PartialEq)]
pub struct NoticeAt<N> {
    /// The row.
    pub seq: Seq,
    /// What.
    pub notice: N,
}
