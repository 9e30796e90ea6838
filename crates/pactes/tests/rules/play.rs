//! A table to play at: scripted chance, actions by role, and what everybody was told.

use kernel::{Actor, BySeat, Casting, Game, Language, NotDone, Refused, Scripted, Seat, Viewer};
use pactes::{
    Action, ByRole, Demon, Die, DieId, FirstRep, Notice, OfferId, Options, Pactes, Refusal, Role, Slot,
    Stage, State, Token, Tokens, View,
};
use serde_json::Value;

pub(crate) use crate::trial::whole_set;
pub(crate) use pactes::Role::{DemonA, DemonB, Faust};

/// Nobody sits in the order of turns, so that seats and roles are not taken for each other.
pub(crate) const SEATS: [Role; 3] = [Role::DemonB, Role::Faust, Role::DemonA];

/// No tokens.
pub(crate) const NONE: Tokens = Tokens::NONE;

/// So many ones and twos.
pub(crate) fn tokens(ones: u32, twos: u32) -> Tokens {
    Tokens::new(ones, twos)
}

/// The commitment of a line.
pub(crate) fn c(line: u8) -> Slot {
    Slot::commitment(line)
}

/// The flaw of a line.
pub(crate) fn h(line: u8) -> Slot {
    Slot::flaw(line)
}

/// A game under way.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    chance: Scripted,
    /// All that anybody was told, the public last.
    pub(crate) heard: Vec<(Viewer, Notice)>,
}

/// What everybody was told of one action.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Told {
    pub(crate) to: ByRole<Vec<Notice>>,
    pub(crate) public: Vec<Notice>,
}

impl Told {
    /// What everybody, the public too, was told alike.
    #[track_caller]
    pub(crate) fn everybody(&self) -> &[Notice] {
        for (role, notices) in self.to.iter() {
            assert_eq!(*notices, self.public, "{role:?} is told what the public is told");
        }
        &self.public
    }

    /// What everybody but one player, the public too, was told alike.
    #[track_caller]
    pub(crate) fn everybody_but(&self, player: Role) -> &[Notice] {
        for (role, notices) in self.to.iter().filter(|(role, _)| *role != player) {
            assert_eq!(*notices, self.public, "{role:?} is told what the public is told");
        }
        &self.public
    }
}

pub(crate) fn casting(language: Language) -> Casting<Role> {
    Casting { language, roles: BySeat::new(SEATS.to_vec()) }
}

impl Table {
    /// Before the first action, in English.
    pub(crate) fn new() -> Self {
        Self::with(&Options::default(), Language::En)
    }

    pub(crate) fn with(options: &Options, language: Language) -> Self {
        let mut none = Scripted::default();
        let dealt = kernel::deal(&Pactes, options, &casting(language), &mut none).expect("a table of three");
        Self { state: Pactes.start(&dealt.setup), chance: Scripted::default(), heard: Vec::new() }
    }

    pub(crate) fn seat(role: Role) -> Seat {
        let index = SEATS.iter().position(|r| *r == role).expect("all roles are seated");
        Seat(u8::try_from(index).expect("three seats"))
    }

    /// What chance will answer next: faces of dice, values of tokens.
    pub(crate) fn chance(&mut self, results: &[u8]) -> &mut Self {
        assert_eq!(self.chance.left().count(), 0, "chance has been asked for all that was prepared");
        self.chance = Scripted::new(results.iter().map(|&result| Value::from(result)));
        self
    }

    /// Somebody does something, and the rules permit it.
    #[track_caller]
    pub(crate) fn act(&mut self, role: Role, action: Action) -> Told {
        let actor = Actor::Seat(Self::seat(role));
        let decision = match kernel::submit(&Pactes, &self.state, actor, &action, &mut self.chance) {
            Ok(decision) => decision,
            Err(NotDone::Refused(refusal)) => panic!("{role:?} does {action:?}: {refusal:?}"),
            Err(NotDone::Missing(asks)) => panic!("{role:?} does {action:?}: nothing answers {asks:?}"),
        };
        self.chance.keep();
        let told = |viewer| kernel::told(&Pactes, &self.state, &decision.events, viewer);
        let told = Told {
            to: ByRole::new(|role| told(Viewer::Seat(Self::seat(role)))),
            public: told(Viewer::Public),
        };
        for (role, notices) in told.to.iter() {
            self.heard.extend(notices.iter().map(|n| (Viewer::Seat(Self::seat(role)), n.clone())));
        }
        self.heard.extend(told.public.iter().map(|n| (Viewer::Public, n.clone())));
        let before = whole_set(&self.state);
        for event in &decision.events {
            Pactes.apply(&mut self.state, event);
        }
        assert_eq!(whole_set(&self.state), before, "PAC-11: no token appears or disappears");
        told
    }

    /// Somebody tries something that a rule forbids; nothing changes.
    #[track_caller]
    pub(crate) fn refusal(&mut self, role: Role, action: &Action) -> Refusal {
        let actor = Actor::Seat(Self::seat(role));
        match kernel::submit(&Pactes, &self.state, actor, action, &mut self.chance) {
            Err(NotDone::Refused(refusal)) => refusal,
            Err(NotDone::Missing(asks)) => panic!("{role:?} may do {action:?}: {asks:?}"),
            Ok(decision) => panic!("{role:?} may do {action:?}: {:?}", decision.events),
        }
    }

    /// Somebody tries something, and is refused so, by this rule.
    #[track_caller]
    pub(crate) fn refuses(&mut self, role: Role, action: Action, refusal: Refusal, rule: &str) {
        let given = self.refusal(role, &action);
        assert_eq!(given, refusal);
        assert_eq!(given.rule().0, rule, "{given:?}");
    }

    pub(crate) fn view(&self, role: Role) -> View {
        Pactes.view(&self.state, Viewer::Seat(Self::seat(role)))
    }

    pub(crate) fn public(&self) -> View {
        Pactes.view(&self.state, Viewer::Public)
    }

    /// Whether the rules permit it now, whatever it would do.
    pub(crate) fn may(&self, role: Role, action: &Action) -> bool {
        Pactes.permit(&self.view(role), action).is_ok()
    }

    pub(crate) fn held(&self, role: Role) -> Tokens {
        self.state.purses[role].held
    }

    pub(crate) fn rep(&self) -> Role {
        self.state.rep.expect("a round is being played").into()
    }

    pub(crate) fn rival(&self) -> Role {
        self.state.rep.map(Demon::other).expect("a round is being played").into()
    }

    pub(crate) fn contract(&self) -> &pactes::Contract {
        self.state.contract.as_ref().expect("there is a contract")
    }

    /// What the dice on these slots show.
    pub(crate) fn faces(&self, slots: &[Slot]) -> Vec<u8> {
        slots.iter().map(|&slot| self.contract().on(slot).expect("a die lies there").1.face).collect()
    }
}

/// Positions that tests start from.
impl Table {
    /// Round 1: the Rep is about to choose an obstacle.
    pub(crate) fn in_round_one() -> Self {
        Self::new().write_all()
    }

    pub(crate) fn write_all(mut self) -> Self {
        self.act(
            Faust,
            set_desire(if self.state.setup.language == Language::Fr {
                "Je veux la lune"
            } else {
                "I want the moon"
            }),
        );
        for (n, author) in [Faust, DemonA, DemonB, Faust, DemonA, DemonB].into_iter().enumerate() {
            self.act(author, set_obstacle(&format!("obstacle {}", n + 1)));
        }
        self
    }

    /// The Rep is about to propose the first line, if he can choose against the next free obstacle.
    pub(crate) fn choose(mut self) -> Self {
        if self.state.stage == Stage::ChooseObstacle {
            let free = self.state.obstacles.iter().position(|o| !o.crossed).expect("an obstacle is left");
            let obstacle = u8::try_from(free).expect("six obstacles") + 1;
            self.act(self.rep(), Action::ChooseObstacle { obstacle });
        }
        self
    }

    /// One line more, flaw included.
    pub(crate) fn line(mut self) -> Self {
        let n = self.contract().lines.len() + 1;
        if self.state.stage == Stage::Decide {
            self.act(Faust, Action::GoOn);
        }
        self.act(self.rep(), propose(&format!("commitment {n}")));
        self.act(Faust, Action::Accept);
        self.act(self.rival(), write_flaw(&format!("flaw {n}")));
        self
    }

    /// Round 1, a contract of so many lines, Faust is to decide.
    pub(crate) fn drawn_up(n_lines: usize) -> Self {
        (0..n_lines).fold(Self::in_round_one().choose(), |table, _| table.line())
    }

    /// The same with other holdings: Faust, Rep (demon A), Rival (demon B), Reserve, Discard.
    pub(crate) fn holding(mut self, faust: Tokens, rep: Tokens, rival: Tokens, reserve: Tokens) -> Self {
        self.state.purses.faust.held = faust;
        self.state.purses.demon_a.held = rep;
        self.state.purses.demon_b.held = rival;
        self.state.reserve = reserve;
        self.state.discard = NONE;
        self
    }

    /// Round 1, paid by a full rebate, dice rolled: Faust is to place them.
    pub(crate) fn rolled(faces: &[u8]) -> Self {
        Self::drawn_up(faces.len() / 2).roll_for_nothing(faces)
    }

    pub(crate) fn roll_for_nothing(mut self, faces: &[u8]) -> Self {
        self.act(self.rep(), Action::SetRebate { rebate: 5 });
        self.act(Faust, Action::Sign);
        self.chance(faces).act(Faust, Action::Roll);
        self
    }

    /// The dice lie like this, line by line (C1, H1, C2, H2 …), and the window is open. No 6 has struck.
    pub(crate) fn window(faces: &[u8]) -> Self {
        let mut table = Self::rolled(&vec![1; faces.len()]);
        let contract = table.state.contract.as_mut().expect("it was rolled");
        let slots = Slot::all(faces.len() / 2);
        contract.dice = faces
            .iter()
            .zip(slots)
            .map(|(&face, slot)| Die { face, slot: Some(slot), locked: false })
            .collect();
        table.state.stage = Stage::Intervene;
        table
    }

    /// All three pass.
    #[track_caller]
    pub(crate) fn pass_all(&mut self) -> Told {
        self.act(Faust, Action::Pass);
        self.act(DemonA, Action::Pass);
        self.act(DemonB, Action::Pass)
    }

    /// A round from its beginning to its end, with one line and dice that do nothing.
    pub(crate) fn quiet_round(self) -> Self {
        let mut table = self.choose().line().roll_for_nothing(&[3, 3]);
        table.act(Faust, place(1, c(1)));
        table.act(Faust, place(2, h(1)));
        table.act(Faust, Action::Confirm);
        table.pass_all();
        table.act(Faust, Action::Summarise { text: None });
        table
    }

    /// The sixth summary is about to be given.
    pub(crate) fn last_summary() -> Self {
        let table = (0..5).fold(Self::in_round_one(), |table, _| table.quiet_round());
        let mut table = table.choose().line().roll_for_nothing(&[3, 3]);
        table.act(Faust, place(1, c(1)));
        table.act(Faust, place(2, h(1)));
        table.act(Faust, Action::Confirm);
        table.pass_all();
        table
    }
}

pub(crate) fn set_desire(text: &str) -> Action {
    Action::SetDesire { text: text.into() }
}

pub(crate) fn set_obstacle(text: &str) -> Action {
    Action::SetObstacle { text: text.into(), word: None }
}

pub(crate) fn propose(text: &str) -> Action {
    Action::Propose { text: text.into() }
}

pub(crate) fn write_flaw(text: &str) -> Action {
    Action::WriteFlaw { text: text.into() }
}

pub(crate) fn pay(ones: u32, twos: u32) -> Action {
    Action::Pay { tokens: tokens(ones, twos) }
}

pub(crate) fn place(die: u8, slot: Slot) -> Action {
    Action::Place { die: DieId(die), slot }
}

pub(crate) fn lift(die: u8) -> Action {
    Action::Lift { die: DieId(die) }
}

pub(crate) fn convert(die: u8) -> Action {
    Action::Convert { die: DieId(die) }
}

pub(crate) fn discard(ones: u32, twos: u32) -> Action {
    Action::Discard { tokens: tokens(ones, twos) }
}

pub(crate) fn shift(slot: Slot, by: i8, token: Token) -> Action {
    Action::Shift { slot, by, token, version: None }
}

pub(crate) fn reroll(slot: Slot, token: Token) -> Action {
    Action::Reroll { slot, token, version: None }
}

/// Tokens for so many others, undisclosed.
pub(crate) fn offer(to: Role, give: Tokens, ask_count: u32) -> Action {
    Action::Offer { to, give, disclosed: false, ask_count, ask_points: None, note: None }
}

pub(crate) fn accept_offer(id: u32, tokens: Tokens) -> Action {
    Action::AcceptOffer { offer: OfferId(id), tokens }
}

pub(crate) fn decline_offer(id: u32) -> Action {
    Action::DeclineOffer { offer: OfferId(id) }
}

pub(crate) fn withdraw_offer(id: u32) -> Action {
    Action::WithdrawOffer { offer: OfferId(id) }
}

pub(crate) fn first_rep(first_rep: FirstRep) -> Options {
    Options { first_rep, ..Options::default() }
}
