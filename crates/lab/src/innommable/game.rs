//! One game between bots.

use ::innommable::{
    AnchorState, ConflictKind, ElementKind, Ending, Event, Fate, Happening, Innommable, Notice, Phase, Role,
    State,
};
use kernel::{Actor, BySeat, Casting, Game, Knowledge, Language, Player, Seat, Seeded, Viewer};
use search::innommable::Bot;

use super::Cell;

/// More actions than this no game between bots takes.
const MOST_ACTIONS: u32 = 20_000;

/// What is counted of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Finished {
    /// Whether the mystery was defused.
    pub defused: bool,
    pub scenes: u32,
    pub actions: u32,
    /// Characters at the end: active, mad, dead.
    pub fates: [u32; 3],
    /// Conflicts that were thrown, by difficulty from 1: how many.
    pub thrown: [u32; 4],
    /// And how many of them were won in the end.
    pub won: [u32; 4],
    /// Entries written, of all characters.
    pub entries: u32,
    /// The highest ordinal struck of any character.
    pub struck: u32,
    pub anchors_lost: u32,
    pub rerolls: u32,
    /// The most dice in a hand at the end, less the fewest.
    pub spread: u32,
    /// Dice in all hands at the end.
    pub held: u32,
    /// Characters that were at risk before the source was found.
    pub early_risk: u32,
    /// Scenes that began with an empty bowl.
    pub dry_scenes: u32,
    /// Characters whom a 1 drove mad; the others gave their reason up.
    pub mad_thrown: u32,
    /// The scene of the first of them.
    pub first_mad: Option<u32>,
}

/// Plays a game to its end.
///
/// # Panics
/// If a bot breaks a rule, or nobody acts: bugs of the bots or of the rules.
pub fn play(cell: &Cell, seed: u64) -> Finished {
    let mut table = Table::open(cell, seed);
    while table.state.phase != Phase::Closed {
        assert!(table.finished.actions < MOST_ACTIONS, "bots come to an end: {:?}", table.state.stage());
        table.step();
    }
    table.settle()
}

struct Table {
    chance: Seeded,
    state: State,
    bot: Bot,
    told: Vec<Vec<Notice>>,
    risked: Vec<bool>,
    /// Who has thrown a 1 that brings madness.
    ones: Vec<bool>,
    finished: Finished,
}

impl Table {
    fn open(cell: &Cell, seed: u64) -> Self {
        let roles = [Role::Keeper].into_iter().chain((0..cell.n).map(|_| Role::Player)).collect();
        let casting = Casting { language: Language::En, roles: BySeat::new(roles) };
        let mut chance = Seeded::new(seed);
        let mut dealt = kernel::deal(&Innommable, &cell.options, &casting, &mut chance).expect("a table");
        dealt.setup.madness = cell.madness;
        let n_seats = usize::from(cell.n) + 1;
        Self {
            chance,
            state: Innommable.start(&dealt.setup),
            bot: Bot::new(cell.style),
            told: vec![Vec::new(); n_seats],
            risked: vec![false; n_seats],
            ones: vec![false; n_seats],
            finished: Finished::default(),
        }
    }

    fn step(&mut self) {
        let awaited = Innommable.status(&Innommable.view(&self.state, Viewer::Public)).awaited;
        let others = (0..self.told.len()).filter_map(|i| u8::try_from(i).ok()).map(Seat);
        let order: Vec<Seat> =
            awaited.iter().copied().chain(others.filter(|s| !awaited.contains(s))).collect();
        for seat in order {
            let view = Innommable.view(&self.state, Viewer::Seat(seat));
            let index = usize::from(seat.0);
            let known = Knowledge { view, told: std::mem::take(&mut self.told[index]) };
            let action = self.bot.act(&Innommable, &known, &mut self.chance);
            self.told[index] = known.told;
            let Some(action) = action else { continue };
            let decision =
                kernel::submit(&Innommable, &self.state, Actor::Seat(seat), &action, &mut self.chance);
            let decision = decision.unwrap_or_else(|why| panic!("a bot does {action:?}: {why}"));
            self.finished.actions += 1;
            decision.events.iter().for_each(|event| self.happen(event));
            return;
        }
        panic!("somebody acts in {:?}", self.state.stage());
    }

    fn happen(&mut self, event: &Event) {
        for (index, told) in self.told.iter_mut().enumerate() {
            let seat = Seat(u8::try_from(index).unwrap_or(u8::MAX));
            told.extend(Innommable.tell(&self.state, event, Viewer::Seat(seat)));
        }
        if let Event::Open { what } = event {
            self.count(what);
        }
        Innommable.apply(&mut self.state, event);
        let source =
            self.state.elements.iter().any(|e| e.kind == ElementKind::Source && e.revealed.is_some());
        if !source {
            for character in &self.state.characters {
                self.risked[usize::from(character.seat.0)] |=
                    self.state.setup.madness.threatens(&character.hand);
            }
        }
    }

    fn count(&mut self, what: &Happening) {
        let conflict = self.state.conflict.as_ref();
        let finished = &mut self.finished;
        match what {
            Happening::SceneStarted { .. } => finished.dry_scenes += u32::from(self.state.bowl.is_empty()),
            Happening::Rerolled { .. } => finished.rerolls += 1,
            Happening::DiceThrown { by, mad: true, .. } | Happening::GiftDieThrown { by, mad: true, .. } => {
                self.ones[usize::from(by.0)] = true;
            }
            Happening::CharacterLost { who, status: Fate::Mad } if self.ones[usize::from(who.0)] => {
                finished.mad_thrown += 1;
                finished.first_mad.get_or_insert(self.state.scene);
            }
            Happening::Struck { first: Some(first), k: Some(k), .. } => {
                finished.struck = finished.struck.max(first + k - 1);
            }
            Happening::AnchorChanged { to: AnchorState::Lost, .. } => finished.anchors_lost += 1,
            Happening::ConflictSettled { winner } => {
                let thrown = conflict.filter(|c| c.kind != ConflictKind::Duel && !c.sacrificed);
                if let Some(difficulty) = thrown.and_then(|conflict| conflict.difficulty) {
                    let at = usize::from(difficulty.clamp(1, 4)) - 1;
                    finished.thrown[at] += 1;
                    finished.won[at] += u32::from(winner.is_some());
                }
            }
            _ => (),
        }
    }

    fn settle(mut self) -> Finished {
        let finished = &mut self.finished;
        finished.defused = self.state.ending == Some(Ending::Defused);
        finished.scenes = self.state.scene;
        let hands: Vec<usize> = self.state.characters.iter().map(|character| character.hand.len()).collect();
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        finished.held = number(hands.iter().sum());
        let (most, fewest) = (hands.iter().max(), hands.iter().min());
        finished.spread = number(most.copied().unwrap_or(0) - fewest.copied().unwrap_or(0));
        finished.early_risk = number(self.risked.iter().filter(|risked| **risked).count());
        for character in &self.state.characters {
            finished.entries += character.entries.total();
            finished.fates[match character.status {
                Fate::Active => 0,
                Fate::Mad => 1,
                Fate::Dead => 2,
            }] += 1;
        }
        self.finished
    }
}
