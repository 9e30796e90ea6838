//! One game between three bots.

use ::pactes::{Action, ByRole, Ending, Event, Happening, Notice, Options, Pactes, Role, Stage, State};
use kernel::{Actor, BySeat, Casting, Chance, Game, Knowledge, Language, Player, Seat, Seeded, Viewer};
use search::pactes::{Bot, Style};

/// What is counted of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    pub ending: Ending,
    pub achievements: u32,
    /// Everybody's points.
    pub points: ByRole<u32>,
    pub n_lines: u32,
    /// Tokens spent on dice.
    pub n_spent: u32,
    /// Points taken off prices that were paid.
    pub rebates: u32,
    /// Tokens given away.
    pub gifts: u32,
    /// Whether the Discard was shuffled into the Reserve.
    pub refilled: bool,
    pub n_actions: u64,
}

/// Plays a game to its end.
///
/// # Panics
/// If a bot breaks a rule, or nobody acts: bugs of the bots or of the rules.
pub fn play(options: &Options, style: Style, seed: u64) -> Finished {
    watch(options, style, seed, |_, _, _| ())
}

/// Plays a game to its end while somebody looks at each action and the state before it.
pub(crate) fn watch(
    options: &Options,
    style: Style,
    seed: u64,
    mut look: impl FnMut(&State, Seat, &Action),
) -> Finished {
    let mut table = Table::open(options, style, seed);
    while table.state.stage != Stage::End {
        table.step(&mut look);
    }
    table.finished
}

struct Table {
    chance: Seeded,
    state: State,
    bot: Bot,
    told: [Vec<Notice>; 3],
    /// Who is asked next in the window for interventions: Faust, Rep, Rival.
    polled: usize,
    finished: Finished,
}

impl Table {
    fn open(options: &Options, style: Style, seed: u64) -> Self {
        let mut chance = Seeded::new(seed);
        let casting = Casting { language: Language::En, roles: BySeat::new(Role::ALL.to_vec()) };
        let dealt = kernel::deal(&Pactes, options, &casting, &mut chance).expect("a table of three");
        let finished = Finished {
            ending: Ending::Nobody,
            achievements: 0,
            points: ByRole::default(),
            n_lines: 0,
            n_spent: 0,
            rebates: 0,
            gifts: 0,
            refilled: false,
            n_actions: 0,
        };
        let state = Pactes.start(&dealt.setup);
        Self { chance, state, bot: Bot::new(style), told: Default::default(), polled: 0, finished }
    }

    /// Somebody acts: the specification polls Faust, the Rep, the Rival.
    fn step(&mut self, look: &mut impl FnMut(&State, Seat, &Action)) {
        let order = self.order();
        let (role, action) = order
            .into_iter()
            .find_map(|role| Some((role, self.ask(role)?)))
            .unwrap_or_else(|| panic!("nobody acts in {:?}", self.state.stage));
        if self.state.stage == Stage::Intervene {
            let asked = order.iter().position(|asked| *asked == role).unwrap_or(0);
            self.polled = (self.polled + asked + 1) % 3;
        } else {
            self.polled = 0;
        }
        look(&self.state, seat(role), &action);
        let decision =
            kernel::submit(&Pactes, &self.state, Actor::Seat(seat(role)), &action, &mut self.chance)
                .unwrap_or_else(|why| panic!("{role:?} tries {action:?}: {why}"));
        for event in &decision.events {
            self.count(event);
            for (viewer, told) in Viewer::all(3).zip(&mut self.told) {
                told.extend(Pactes.tell(&self.state, event, viewer));
            }
            Pactes.apply(&mut self.state, event);
        }
        self.finished.n_actions += 1;
    }

    fn ask(&mut self, role: Role) -> Option<Action> {
        let view = Pactes.view(&self.state, Viewer::Seat(seat(role)));
        let told = &mut self.told[usize::from(seat(role).0)];
        let known = Knowledge { view, told: std::mem::take(told) };
        let action = self.bot.act(&Pactes, &known, &mut self.chance as &mut dyn Chance);
        *told = known.told;
        action
    }

    fn order(&self) -> [Role; 3] {
        let rep = self.state.rep.map_or(Role::DemonA, Role::from);
        let rival = self.state.rep.map_or(Role::DemonB, |rep| rep.other().into());
        let mut order = [Role::Faust, rep, rival];
        let owes = |role: &Role| self.state.purses[*role].owed.is_some();
        let first = match self.state.stage {
            // A discard is settled at once.
            _ if order.iter().any(owes) => order.iter().position(owes),
            Stage::ChooseObstacle | Stage::Propose => Some(1),
            Stage::Flaw => Some(2),
            Stage::Intervene => Some(self.polled),
            _ => None,
        };
        order.rotate_left(first.unwrap_or(0));
        order
    }

    fn count(&mut self, event: &Event) {
        let finished = &mut self.finished;
        match event {
            Event::Open { what: Happening::Signed { .. } } => {
                if let Some(contract) = &self.state.contract {
                    let n_lines = u32::try_from(contract.lines.len()).unwrap_or(u32::MAX);
                    finished.n_lines += n_lines;
                    finished.rebates += n_lines - contract.price();
                }
            }
            Event::DieRerolled { .. } | Event::DieShifted { .. } => finished.n_spent += 1,
            Event::OfferAccepted { offer, .. } => {
                let offer = self.state.offers.iter().find(|open| open.id == *offer);
                finished.gifts += offer.map_or(0, |offer| offer.give.count());
            }
            Event::ReserveRefilled => finished.refilled = true,
            Event::GameEnded { ending } => {
                finished.ending = *ending;
                finished.achievements = self.state.achievements;
                finished.points = ByRole::new(|role| self.state.purses[role].held.points());
            }
            _ => (),
        }
    }
}

/// Roles sit in the order of turns.
fn seat(role: Role) -> Seat {
    match role {
        Role::Faust => Seat(0),
        Role::DemonA => Seat(1),
        Role::DemonB => Seat(2),
    }
}
