//! Players for 4-KOMA: one for the players and a simple game master.
//!
//! A [`Bot`] remembers nothing: what it does follows from what its seat knows, from its [`Style`] and from the
//! whims that chance gives it.
//!
//! It always comes to an end: the game master plays [`Style::scenes`] Scenes a Session with one Test or Conflict
//! each, and [`Style::sessions`] Sessions; the loser of a Round goes on only while Koma or free Setbacks are
//! left; after [`MOST_ROUNDS`] Rounds a side stops.

mod answer;
mod contest;
mod episode;
mod master;
mod player;

use ::yonkoma::{Action, ActionKind, Happening, Notice, Stage, View, Yonkoma};
use kernel::{Chance, Choice, Company, Game, Knowledge, Player, Seat, Tact, Text};

use crate::{StoryBot, said::Said};

pub use episode::{
    EPISODES, Somebody, cast, next_of, of_the_world, prepared, scene, situation, spotlight, still_to_come,
    title_of_now,
};

/// After so many Rounds an undecided Conflict is left.
pub const MOST_ROUNDS: u32 = 12;

/// How the bots play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    /// Scenes in a Session.
    pub scenes: u32,
    /// Sessions until the table is closed.
    pub sessions: u32,
    /// Go on in a Conflict if the chance to win the next Round is at least this.
    pub stubbornness: f64,
    /// A Bond is played in a Scene with one chance in so many, each time it could be.
    pub restraint: usize,
}

impl Default for Style {
    fn default() -> Self {
        Self { scenes: 4, sessions: 2, stubbornness: 0.3, restraint: 4 }
    }
}

/// Somebody who plays 4-KOMA from what one seat knows.
pub type Bot = StoryBot<Style>;

impl Player<Yonkoma> for Bot {
    fn act(&mut self, game: &Yonkoma, known: &Knowledge<Yonkoma>, chance: &mut dyn Chance) -> Option<Action> {
        let view = &known.view;
        let you = view.you.filter(|_| view.board.stage != Stage::Closed)?;
        let awaited = game.status(view).awaited.contains(&you);
        self.said.hear(&known.told);
        let Self { style, said, company } = self;
        let mut mind = Mind { game, style: *style, said, company, known, view, you, awaited, chance };
        let action = if view.is_gm() { mind.master() } else { mind.player() };
        action.filter(|action| game.permit(view, action).is_ok())
    }

    fn join(&mut self, company: &Company) {
        self.company = company.clone();
    }

    fn tact(&self, known: &Knowledge<Yonkoma>, action: &Action) -> Tact {
        tact(known.view.board.stage, action.kind())
    }
}

/// What an action is to the people at the table.
fn tact(stage: Stage, kind: ActionKind) -> Tact {
    use ActionKind as Kind;
    match kind {
        // The first Session is what everybody has been waiting for.
        Kind::StartSession if stage == Stage::Bonds => Tact::Answers,
        Kind::StartScene
        | Kind::StartSession
        | Kind::EndSession
        | Kind::EndAdventure
        | Kind::NextAdventure
        | Kind::Close
        | Kind::DropTest => Tact::Ends,
        Kind::AddFact
        | Kind::ClaimBond
        | Kind::UndoBond
        | Kind::UseGift
        | Kind::Attempt
        | Kind::CallTest
        | Kind::StartConflict
        | Kind::MarkMoment => Tact::Begins,
        // The situation of a Scene, the floor for somebody, what answers a person's words.
        Kind::Narrate
        | Kind::SetWorld
        | Kind::ConfirmWorld
        | Kind::SubmitCharacter
        | Kind::ApproveCharacter
        | Kind::ReturnCharacter
        | Kind::InventNpc
        | Kind::SubmitBonds
        | Kind::ReturnBonds
        | Kind::BringIn
        | Kind::CreateNpc
        | Kind::DescribeNpc
        | Kind::BindNpc
        | Kind::ShowNpc
        | Kind::ShowBond
        | Kind::SetNotes
        | Kind::AnswerBond
        | Kind::GiveCondition
        | Kind::EndCondition
        | Kind::GiveBackGift
        | Kind::SetBasis
        | Kind::SetConditions
        | Kind::Help
        | Kind::StopHelping
        | Kind::TellAnecdote
        | Kind::AutoSucceed
        | Kind::Throw
        | Kind::PlusOne
        | Kind::Pass
        | Kind::KeepGifts
        | Kind::TakeTime
        | Kind::SpendKoma
        | Kind::TakeSetback
        | Kind::ChangeApproach
        | Kind::Accept
        | Kind::TellResult
        | Kind::Consent
        | Kind::JudgeSpecific
        | Kind::GoOn
        | Kind::Stop
        | Kind::Award
        | Kind::TellRound
        | Kind::NameRoller
        | Kind::Concede
        | Kind::ImposeBond
        | Kind::AnswerImposed
        | Kind::GrantKoma
        | Kind::GrantGift
        | Kind::ChangeConcept
        | Kind::ChangeFlaw
        | Kind::ChangeBond
        | Kind::DropBond
        | Kind::EraseSetback => Tact::Answers,
    }
}

/// One decision: what is known, and who decides.
struct Mind<'a> {
    game: &'a Yonkoma,
    style: Style,
    said: &'a Said,
    company: &'a Company,
    known: &'a Knowledge<Yonkoma>,
    view: &'a View,
    you: Seat,
    awaited: bool,
    chance: &'a mut dyn Chance,
}

impl Mind<'_> {
    fn one_in(&mut self, n: usize) -> bool {
        self.chance.one_of(n) == 0
    }

    /// Something from a group of the bank that has to be there, rather what nobody has said yet.
    fn say(&mut self, group: &str) -> Text {
        if let Some(text) = self.tell(group) {
            return text;
        }
        let bank = words::bank(self.view.language, "yonkoma");
        let texts: Vec<&String> = bank.texts(group).iter().collect();
        let made = self.said.go_on(&texts, bank.texts("tail"));
        let place = self.chance.one_of(made.len());
        made.get(place).map_or_else(|| "…".into(), |text| text.as_str().into())
    }

    /// Something from a group that nobody has said yet; nothing, if there is none: then it is told aloud.
    fn tell(&mut self, group: &str) -> Option<Text> {
        let texts = self.said.fresh(words::bank(self.view.language, "yonkoma").texts(group));
        let place = self.chance.one_of(texts.len());
        texts.get(place).map(|text| text.as_str().into())
    }

    /// Whether a person has told something in this Scene; where there are none, nobody is waited for.
    fn people_were_heard(&self) -> bool {
        let by_person = |notice: &Notice| match notice {
            Notice::Open(Happening::Narrated { by, .. }) => self.company.is_person(*by),
            _ => false,
        };
        !self.company.has_people() || self.this_scene(by_person) > 0
    }

    /// A name that nobody has yet, if there is one.
    fn name(&mut self, group: &str) -> Text {
        let taken = |name: &str| self.view.board.characters.iter().any(|c| &*c.name == name);
        let texts = words::bank(self.view.language, "yonkoma").texts(group);
        let free: Vec<&String> = texts.iter().filter(|name| !taken(name)).collect();
        let place = self.chance.one_of(free.len());
        match free.get(place) {
            Some(name) => name.as_str().into(),
            None => self.say(group),
        }
    }

    /// What is on offer of a kind.
    fn offered(&self, kind: ActionKind) -> Vec<Choice<Action>> {
        let menu = self.game.choices(self.view);
        menu.into_iter().filter(|choice| choice.action.kind() == kind).collect()
    }

    /// How often something was told since the Scene began.
    fn this_scene(&self, like: impl Fn(&Notice) -> bool) -> usize {
        let since = self
            .known
            .told
            .iter()
            .rev()
            .take_while(|n| !matches!(n, Notice::Open(Happening::SceneBegan { .. })));
        since.filter(|notice| like(notice)).count()
    }
}
