use std::collections::BTreeSet;

use kernel::{Ask, BySeat, Casting, Chance, Game, Knowledge, Language, Player, Seat, Viewer, testkit::Trial};

use super::{Action, Desk, Drawer, Flaw, Heir, Options, State};

#[derive(Debug, Default)]
pub(crate) struct DeskTrial {
    desk: Desk,
}

impl DeskTrial {
    pub(crate) fn with(flaw: Flaw) -> Self {
        Self { desk: Desk::with(flaw) }
    }
}

impl Trial for DeskTrial {
    type Game = Desk;

    fn game(&self) -> &Desk {
        &self.desk
    }

    fn tables(&self) -> Vec<(Options, Casting<Heir>)> {
        let casting = |n| Casting { language: Language::Fr, roles: BySeat::new(vec![Heir::Heir; n]) };
        vec![
            (Options::default(), casting(2)),
            (Options { n_drawers: 6 }, casting(4)),
            (Options::default(), casting(3)),
        ]
    }

    fn bot(&self, seat: Seat, _: u64) -> Box<dyn Player<Desk>> {
        Box::new(Bot(seat))
    }

    fn bound(&self) -> usize {
        300
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn scramble(&self, state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
        let mut world = state.clone();
        if self.desk.has(Flaw::IdleScramble) {
            return world;
        }
        let drawers: Vec<Drawer> = (0..state.n_drawers).map(Drawer).collect();
        let closed: Vec<Drawer> = drawers.iter().copied().filter(|d| !state.open.contains(d)).collect();
        let mut one_of = |drawers: &[Drawer]| drawers[chance.pick(&Ask::one_of(drawers.len()))];

        // The will may be wherever the viewer has not looked.
        let peeked = viewer.seat().map(|me| state.peeked[me].clone()).unwrap_or_default();
        let unseen: Vec<Drawer> = closed.iter().copied().filter(|d| !peeked.contains(d)).collect();
        if unseen.contains(&state.will) {
            world.will = one_of(&unseen);
        }
        let others = state.locks.seats().filter(|&seat| viewer != Viewer::Seat(seat));
        let free: Vec<Drawer> = closed.iter().copied().filter(|d| !state.held.contains(d)).collect();
        for seat in others {
            if state.locks[seat].is_some_and(|lock| free.contains(&lock)) {
                world.locks[seat] = Some(one_of(&free));
            }
            let n_peeks = state.peeked[seat].len();
            let mut elsewhere = BTreeSet::new();
            while elsewhere.len() < n_peeks {
                elsewhere.insert(one_of(&drawers));
            }
            world.peeked[seat] = elsewhere;
            world.coins[seat] = (0..n_peeks).map(|_| 1 + one_of(&drawers).0 % 2).collect();
        }
        world
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        match state.held.iter().find(|drawer| state.open.contains(drawer)) {
            Some(drawer) => Err(format!("{drawer:?} is open and its lock holds")),
            None => Ok(()),
        }
    }
}

/// Opens where it has seen the will; otherwise does anything but write.
struct Bot(Seat);

impl Player<Desk> for Bot {
    fn act(&mut self, desk: &Desk, known: &Knowledge<Desk>, chance: &mut dyn Chance) -> Option<Action> {
        let view = &known.view;
        if view.turn != self.0 {
            return None;
        }
        if let Some(&drawer) = view.open.first().filter(|_| desk.has(Flaw::RudeBots)) {
            return Some(Action::Open { drawer });
        }
        if let Some(drawer) = view.will {
            return Some(Action::Open { drawer });
        }
        let mut choices = desk.choices(view);
        choices.retain(|choice| !matches!(choice.action, Action::Write { .. }));
        let choice = choices.get(chance.pick(&Ask::one_of(choices.len())))?;
        choice.sample(chance).ok()
    }
}
