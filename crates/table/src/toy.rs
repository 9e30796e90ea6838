//! A small game for tests: a diary with secrets, dice, tokens and texts.
//!
//! Anybody may act at any time. `write` hides a note, `show` reveals one's notes, `roll` throws a die in
//! the open, `draw` takes a token that only its drawer sees, `mark` puts a mark that anybody sees,
//! `stop` ends the game.

use std::sync::Arc;

use kernel::{
    Actor, Ask, BySeat, Casting, Chance, Choice, Clock, Domain, Game, Knowledge, Manifest, Outcome, Player,
    RealChance, Refused, Rule, Seat, Seats, Status, Tact, Text, Unfolding, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::{adapter::GameAdapter, any::AnyGame};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Diary;

/// Nothing to choose but how many rolls end the game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// After so many rolls the house stops the game when nothing happens.
    pub rolls: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self { rolls: 1000 }
    }
}

/// What a seat plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// One.
    Ink,
    Pen,
}

/// What is fixed before play: everybody's first token.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    options: Options,
    tokens: BySeat<u8>,
}

/// The whole truth.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct State {
    options: Options,
    pages: BySeat<Page>,
    marks: Vec<u8>,
    total: u32,
    n_rolls: u32,
    over: bool,
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
struct Page {
    notes: Vec<Text>,
    shown: bool,
    tokens: u32,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Written { seat: Seat, text: Text },
    Shown { seat: Seat, notes: Vec<Text> },
    Rolled { face: u8 },
    Drawn { seat: Seat, value: u8 },
    Marked { at: u8 },
    Stopped,
}

/// What can be done.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Write { text: Text },
    Show,
    Roll,
    Draw,
    Mark { at: u8 },
    Stop,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub you: Viewer,
    pub rolls: u32,
    pub pages: Vec<PageView>,
    pub marks: Vec<u8>,
    pub total: u32,
    pub n_rolls: u32,
    pub over: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PageView {
    pub n_notes: usize,
    pub notes: Option<Vec<Text>>,
    pub tokens: Option<u32>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    YouWrote { text: Text },
    Wrote { seat: Seat },
    Shown { seat: Seat, notes: Vec<Text> },
    Rolled { face: u8 },
    YouDrew { value: u8 },
    Drew { seat: Seat },
    Marked { at: u8 },
    Stopped,
}

/// The rule that an action breaks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    #[error("it is over")]
    Over,
    #[error("only those with a page")]
    NoPage,
    #[error("it does not fit")]
    Unfit,
    #[error("both must be there")]
    Alone,
}

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::Over => "TOY-01",
            Self::NoPage => "TOY-02",
            Self::Unfit => "TOY-03",
            Self::Alone => "TOY-04",
        })
    }
}

const TOKENS: [(u8, u32); 2] = [(1, 3), (2, 3)];

impl Game for Diary {
    const MANIFEST: Manifest = Manifest {
        name: "diary",
        title: "Diary",
        rule_prefix: "TOY",
        last_rule: 4,
        seats: Seats { fewest: 2, most: 4, usual: 2 },
        bots: &["roller", "closer"],
        usual_bot: "roller",
        real_chance: Some(RealChance::Dice),
        has_story: true,
        has_secrets: true,
    };
    type Options = Options;
    type Role = Role;
    type Setup = Setup;
    type State = State;
    type Event = Event;
    type Action = Action;
    type View = View;
    type Notice = Notice;
    type Refusal = Refusal;

    fn roles(&self, n_seats: usize) -> Vec<Role> {
        [Role::Ink, Role::Pen].into_iter().cycle().take(n_seats).collect()
    }

    fn clock(&self, _: &Options) -> Option<Clock> {
        None
    }

    fn check(&self, _: &Options, casting: &Casting<Role>) -> Result<(), Refusal> {
        let has = |wanted| casting.roles.iter().any(|(_, role)| *role == wanted);
        if has(Role::Ink) && has(Role::Pen) { Ok(()) } else { Err(Refusal::Alone) }
    }

    fn deal(&self, options: &Options, casting: &Casting<Role>, chance: &mut dyn Chance) -> Setup {
        let mut draw = |_| TOKENS[chance.pick(&Ask::token(TOKENS.to_vec()))].0;
        let tokens = casting.roles.seats().map(&mut draw).collect();
        Setup { options: options.clone(), tokens: BySeat::new(tokens) }
    }

    fn start(&self, setup: &Setup) -> State {
        let page = |(_, &token): (Seat, &u8)| Page { tokens: u32::from(token), ..Page::default() };
        State {
            options: setup.options.clone(),
            pages: BySeat::new(setup.tokens.iter().map(page).collect()),
            marks: vec![0; 8],
            total: 0,
            n_rolls: 0,
            over: false,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let page = |(seat, page): (Seat, &Page)| {
            let own = viewer == Viewer::Seat(seat);
            PageView {
                n_notes: page.notes.len(),
                notes: (own || page.shown).then(|| page.notes.clone()),
                tokens: (own || state.over).then_some(page.tokens),
            }
        };
        View {
            you: viewer,
            rolls: state.options.rolls,
            pages: state.pages.iter().map(page).collect(),
            marks: state.marks.clone(),
            total: state.total,
            n_rolls: state.n_rolls,
            over: state.over,
        }
    }

    fn choices(&self, view: &View) -> Vec<Choice<Action>> {
        if view.over {
            return Vec::new();
        }
        let Some(seat) = view.you.seat() else {
            let house = [Action::Stop, Action::Roll].map(Choice::plain);
            return if view.n_rolls >= view.rolls { house.into() } else { Vec::new() };
        };
        let mut choices = vec![
            Choice::plain(Action::Roll),
            Choice::plain(Action::Draw),
            Choice::plain(Action::Mark { at: 0 }).hole("at", Domain::number(0, 7)),
            Choice::plain(Action::Stop),
        ];
        if view.pages[usize::from(seat.0)].n_notes < 20 {
            choices.push(Choice::plain(Action::Write { text: "".into() }).hole("text", Domain::text(500)));
        }
        if view.pages[usize::from(seat.0)].n_notes > 0 {
            choices.push(Choice::plain(Action::Show));
        }
        choices
    }

    fn permit(&self, view: &View, action: &Action) -> Result<(), Refusal> {
        if view.over {
            return Err(Refusal::Over);
        }
        let choices = self.choices(view);
        if choices.iter().any(|choice| choice.admits(action)) {
            return Ok(());
        }
        Err(if view.you == Viewer::Public { Refusal::NoPage } else { Refusal::Unfit })
    }

    fn status(&self, view: &View) -> Status {
        let seats = (0..view.pages.len()).filter_map(|seat| u8::try_from(seat).ok()).map(Seat);
        // While the last page is marked once, three times, …, the first seat reads aloud.
        let reads = view.marks.last().is_some_and(|marks| marks % 2 == 1);
        Status {
            awaited: if view.over { Vec::new() } else { seats.clone().collect() },
            quiet: seats.skip(1).filter(|_| reads).collect(),
            deadline: (view.n_rolls >= view.rolls && !view.over).then_some(50),
            outcome: view.over.then(|| Outcome { winners: Vec::new() }),
        }
    }

    fn decide(&self, unfolding: &mut Unfolding<'_, Self>, actor: Actor, action: &Action) {
        let seat = actor.viewer().seat().unwrap_or(Seat(0));
        let event = match action {
            Action::Write { text } => Event::Written { seat, text: text.clone() },
            Action::Show => Event::Shown { seat, notes: unfolding.state().pages[seat].notes.clone() },
            Action::Roll => {
                Event::Rolled { face: u8::try_from(unfolding.pick(&Ask::die(6)) + 1).unwrap_or(6) }
            }
            Action::Draw => {
                let value = TOKENS[unfolding.pick(&Ask::token(TOKENS.to_vec()))].0;
                Event::Drawn { seat, value }
            }
            Action::Mark { at } => Event::Marked { at: *at },
            Action::Stop => Event::Stopped,
        };
        unfolding.emit(event);
    }

    fn apply(&self, state: &mut State, event: &Event) {
        match event {
            Event::Written { seat, text } => state.pages[*seat].notes.push(text.clone()),
            Event::Shown { seat, notes } => {
                state.pages[*seat].notes = notes.clone();
                state.pages[*seat].shown = true;
            }
            Event::Rolled { face } => {
                state.total += u32::from(*face);
                state.n_rolls += 1;
            }
            Event::Drawn { seat, value } => state.pages[*seat].tokens += u32::from(*value),
            Event::Marked { at } => {
                let mark = &mut state.marks[usize::from(*at)];
                *mark = mark.wrapping_add(1);
            }
            Event::Stopped => state.over = true,
        }
    }

    fn tell(&self, _: &State, event: &Event, viewer: Viewer) -> Option<Notice> {
        Some(match event {
            Event::Written { seat, text } if viewer == Viewer::Seat(*seat) => {
                Notice::YouWrote { text: text.clone() }
            }
            Event::Written { seat, .. } => Notice::Wrote { seat: *seat },
            Event::Shown { seat, notes } => Notice::Shown { seat: *seat, notes: notes.clone() },
            Event::Rolled { face } => Notice::Rolled { face: *face },
            Event::Drawn { seat, value } if viewer == Viewer::Seat(*seat) => {
                Notice::YouDrew { value: *value }
            }
            Event::Drawn { seat, .. } => Notice::Drew { seat: *seat },
            Event::Marked { at } => Notice::Marked { at: *at },
            Event::Stopped => Notice::Stopped,
        })
    }

    fn discloses(&self, event: &Event) -> bool {
        match event {
            Event::Shown { .. } | Event::Stopped => true,
            Event::Written { .. } | Event::Rolled { .. } | Event::Drawn { .. } | Event::Marked { .. } => {
                false
            }
        }
    }

    fn progress(&self, view: &View) -> u32 {
        u32::try_from(view.marks.len()).unwrap_or(u32::MAX)
    }

    fn sequel(&self, _: &View) -> Option<Options> {
        None
    }
}

struct Roller;

impl Player<Diary> for Roller {
    fn act(&mut self, _: &Diary, known: &Knowledge<Diary>, _: &mut dyn Chance) -> Option<Action> {
        let n_rolls = known.told.iter().filter(|notice| matches!(notice, Notice::Rolled { .. })).count();
        (n_rolls < 3).then_some(Action::Roll)
    }
}

/// Rolls as a roller does, and to people each roll is an end.
struct Closer;

impl Player<Diary> for Closer {
    fn act(&mut self, game: &Diary, known: &Knowledge<Diary>, chance: &mut dyn Chance) -> Option<Action> {
        Roller.act(game, known, chance)
    }

    fn tact(&self, _: &Knowledge<Diary>, _: &Action) -> Tact {
        Tact::Ends
    }
}

/// The diary, ready for a catalog.
pub fn diary() -> Arc<dyn AnyGame> {
    let bot = |name: &str| -> Option<Box<dyn Player<Diary> + Send>> {
        match name {
            "roller" => Some(Box::new(Roller)),
            "closer" => Some(Box::new(Closer)),
            _ => None,
        }
    };
    GameAdapter::new(Diary).with_bots(bot).shared()
}
