//! What the shell asks of a game: one thin trait, and the shell does the rest.

use kernel::{Company, Knowledge, Recorder, Seq, Tact};
use leptos::prelude::*;
use search::Bots;
use words::{Described, Shelf, StoryPart};

use crate::{chance, context::TableContext, frame::Sound, local::Participant};

/// Hands on what a bot wants to do; nothing, to wait for the others.
pub type BotReply<A> = Box<dyn FnOnce(Option<A>)>;

/// A game on the page.
pub trait GamePage: Bots + Described + Copy + Default {
    /// What its pages say: the shell's sentences and its own.
    const PAGE: Shelf;

    /// The actions, as they travel, that cost something or throw dice: each is done only if nothing has happened since
    /// its player looked (TAB-29).
    const COSTLY: &'static [&'static str] = &[];
    /// Whether another game begins where one has ended, with the parts moved round; otherwise the game has its own way on.
    const PLAYS_AGAIN: bool = true;
    /// Whether a device that goes round waits for everybody's word, where a table far away has a clock.
    const WAITS_FOR_ALL: bool = false;
    /// Whether it waits in the same way for somebody who plays alone against bots: there is nobody to be held up.
    const WAITS_ALONE: bool = false;
    /// The sentence that names a bot, where there are several.
    fn bot_sentence(_bot: &str) -> String {
        "lobby-bot".to_owned()
    }

    /// The form in which options are chosen, for a table of a server or for this device.
    fn choose_options(options: RwSignal<Self::Options>, online: bool) -> AnyView;

    /// Who plays when somebody tries it alone.
    fn alone(you: String) -> Vec<Participant>;
    /// Lets a bot think, here or in a worker; it also says what its action is to the people there.
    fn think(bot: &str, known: Knowledge<Self>, company: &Company, then: BotReply<(Self::Action, Tact)>) {
        let Some(mut bot) = Self::bot(bot) else { return then(None) };
        bot.join(company);
        let action = bot.act(&Self::default(), &known, &mut Recorder::new(&mut chance::whim()));
        then(action.map(|action| {
            let tact = bot.tact(&known, &action);
            (action, tact)
        }));
    }

    /// Everything that happened, as sentences, one for each notice.
    fn tale(ctx: TableContext<Self>) -> Vec<Sentence>;
    /// How the game came out and why, a sentence each; nothing, where the story says it.
    fn outcome(_ctx: TableContext<Self>) -> Vec<String> {
        Vec::new()
    }
    /// What is heard when this happens, where sounds are wished for.
    fn sound(_notice: &Self::Notice) -> Option<Sound> {
        None
    }
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
    /// The story too, and the stage shows it as it is told: it is no moment by itself.
    OnStage,
    /// What happened around it.
    Margin,
    /// What happened around it, and is shown on the stage: somebody has changed what the viewer counted on.
    Shown,
    /// Said to those who do not look, and not kept in the story.
    Passing,
}

impl From<StoryPart> for Weight {
    fn from(part: StoryPart) -> Self {
        match part {
            StoryPart::Nothing => Self::Passing,
            StoryPart::Chapter => Self::Chapter,
            StoryPart::Told => Self::Told,
            StoryPart::Remark => Self::Margin,
        }
    }
}

impl Weight {
    /// Whether it is shown on the stage until everybody has gone on.
    pub fn is_loud(self) -> bool {
        match self {
            Self::Told | Self::Chapter | Self::Shown => true,
            Self::OnStage | Self::Margin | Self::Passing => false,
        }
    }

    /// Whether people told it.
    pub fn is_told(self) -> bool {
        matches!(self, Self::Told | Self::OnStage)
    }

    /// Its class in the style.
    pub fn class(self) -> &'static str {
        match self {
            Self::Chapter => "chapter",
            Self::Told | Self::OnStage => "told",
            Self::Margin | Self::Shown | Self::Passing => "margin",
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
    pub seq: Seq,
    /// What.
    pub notice: N,
}
