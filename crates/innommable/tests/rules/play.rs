//! A table to play at: scripted chance, actions by seat, and what everybody was told.

use innommable::{
    Action, AnchorState, CharacterView, ConflictKind, Dice, DieOrigin, EntryCause, Event, Faces, Fate,
    GiftFrom, HandDie, Happening, Innommable, Loss, Notice, Options, Partly, Refusal, Ruling, Severity,
    Sheet, Stage, State, View,
};
use kernel::{Actor, Game, Language, NotDone, Refused, Scripted, Seat, Viewer};
use serde_json::Value;

use crate::trial::casting;

/// The Keeper does not sit first, so that seats and places in lists are not taken for each other.
pub(crate) const KEEPER: Seat = Seat(2);
/// The players.
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(3);

/// A game under way.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    chance: Scripted,
    /// All that anybody was told.
    pub(crate) heard: Vec<(Viewer, Notice)>,
    /// What the last action did.
    pub(crate) events: Vec<Event>,
}

pub(crate) fn sheet(profiteers: usize, symptoms: usize) -> Sheet {
    let lines = |what: &str, n: usize| {
        Some((1..=n).map(|i| format!("{what} {i}")).collect::<Vec<_>>().join("\n").as_str().into())
    };
    Sheet {
        place: Some("a harbour".into()),
        date: Some("1926".into()),
        spots: None,
        source: Some("the song".into()),
        profiteers: lines("profiteer", profiteers),
        symptoms: lines("symptom", symptoms),
        role: Some("heirs of an uncle".into()),
    }
}

/// A hand as the vectors write it: `20 8a` is a d20 and a d8 of anchor origin.
pub(crate) fn hand(text: &str) -> Vec<HandDie> {
    let die = |word: &str| {
        let number: u8 = word.trim_end_matches('a').parse().expect("a number of faces");
        let faces = Faces::ALL.into_iter().find(|faces| faces.number() == number).expect("a kind of die");
        let origin = if word.ends_with('a') { DieOrigin::Anchor } else { DieOrigin::Monologue };
        HandDie { faces, origin }
    };
    text.split_whitespace().map(die).collect()
}

impl Table {
    /// Four seats, the Keeper in the third, before anything is written.
    pub(crate) fn new() -> Self {
        Self::with(&Options::default(), 4)
    }

    pub(crate) fn with(options: &Options, n_seats: u8) -> Self {
        let casting = casting(Language::En, n_seats, KEEPER.0.min(n_seats - 1));
        let dealt = kernel::deal(&Innommable, options, &casting, &mut Scripted::default()).expect("a table");
        let state = Innommable.start(&dealt.setup);
        Self { state, chance: Scripted::default(), heard: Vec::new(), events: Vec::new() }
    }

    /// The mystery written, the dice laid, nothing told yet.
    pub(crate) fn prepared(options: &Options) -> Self {
        let mut table = Self::with(options, 4);
        table.act(KEEPER, Action::write(&sheet(2, 5)));
        table.act(KEEPER, Action::LayDice);
        table
    }

    /// Characters are being made.
    pub(crate) fn casting_characters() -> Self {
        let mut table = Self::prepared(&Options::default());
        table.act(KEEPER, Action::FinishPreparation);
        table
    }

    /// The first scene, nobody holds anything.
    pub(crate) fn playing() -> Self {
        Self::playing_with(&Options::default())
    }

    pub(crate) fn playing_with(options: &Options) -> Self {
        let mut table = Self::prepared(options);
        table.act(KEEPER, Action::FinishPreparation);
        for seat in [A, B, C] {
            table.act(seat, character(&format!("Name {}", seat.0)));
            table.act(KEEPER, Action::ApproveCharacter { of: seat });
        }
        table.act(KEEPER, Action::StartPlay);
        table
    }

    /// The same with another hand. The dice come from nowhere: tests of where dice lie do not use it.
    pub(crate) fn holding(mut self, seat: Seat, dice: &str) -> Self {
        self.set(seat, |character| character.hand = hand(dice));
        self
    }

    /// The same with other dice in the bowl.
    pub(crate) fn bowl(mut self, bowl: Dice) -> Self {
        self.state.bowl = bowl;
        self
    }

    /// The same at a difficulty, by the kinds released.
    pub(crate) fn at_difficulty(mut self, difficulty: usize) -> Self {
        self.state.released = Faces::ALL.into_iter().take(difficulty).collect();
        self
    }

    pub(crate) fn set(&mut self, seat: Seat, change: impl Fn(&mut innommable::Character)) {
        let found = self.state.characters.iter_mut().find(|character| character.seat == seat);
        change(found.expect("a player"));
    }

    /// The same with so many entries, of which so many are struck.
    pub(crate) fn entries(mut self, seat: Seat, total: u32, struck: u32) -> Self {
        self.set(seat, |character| {
            character.entries = innommable::Entries { failure: total, struck, ..Default::default() };
        });
        self
    }

    pub(crate) fn status(mut self, seat: Seat, status: Fate) -> Self {
        self.set(seat, |character| character.status = status);
        self
    }

    pub(crate) fn anchor(mut self, seat: Seat, anchor: AnchorState) -> Self {
        self.set(seat, |character| character.anchor = anchor);
        self
    }

    /// A player has declared something, and the Keeper wants a throw.
    pub(crate) fn in_conflict(mut self, seat: Seat) -> Self {
        self.act(seat, declare());
        self.act(KEEPER, rule(seat, Ruling::Conflict));
        self
    }

    /// A duel; the first began it.
    pub(crate) fn in_duel(mut self, first: Seat, second: Seat) -> Self {
        self.act(first, declare());
        self.act(KEEPER, duel(first, second, first));
        self
    }

    /// Everybody who could give a die to whoever is short gives none.
    pub(crate) fn no_gifts(&mut self) {
        if self.public().window().is_some_and(|window| !window.waiting.is_empty()) {
            self.act(KEEPER, Action::CloseWindow);
        }
    }

    /// What chance will answer next: faces of dice.
    pub(crate) fn chance(&mut self, results: &[u8]) -> &mut Self {
        assert_eq!(self.chance.left().count(), 0, "chance has been asked for all that was prepared");
        self.chance = Scripted::new(results.iter().map(|&result| Value::from(result)));
        self
    }

    /// Somebody does something, and the rules permit it; what everybody was told in the open.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Vec<Happening> {
        self.acts(Actor::Seat(seat), action)
    }

    #[track_caller]
    pub(crate) fn acts(&mut self, actor: Actor, action: Action) -> Vec<Happening> {
        let decision = match kernel::submit(&Innommable, &self.state, actor, &action, &mut self.chance) {
            Ok(decision) => decision,
            Err(NotDone::Refused(refusal)) => panic!("{actor:?} does {action:?}: {refusal:?}"),
            Err(NotDone::Missing(asks)) => panic!("{actor:?} does {action:?}: nothing answers {asks:?}"),
        };
        self.chance.keep();
        let n_seats = self.state.setup.roles.len();
        for viewer in Viewer::all(n_seats) {
            let told = kernel::told(&Innommable, &self.state, &decision.events, viewer);
            self.heard.extend(told.into_iter().map(|notice| (viewer, notice)));
        }
        let before = self.state.all_dice();
        for event in &decision.events {
            Innommable.apply(&mut self.state, event);
        }
        assert_eq!(self.state.all_dice(), before, "no die appears or disappears");
        self.events = decision.events;
        let open = |event: &Event| match event {
            Event::Open { what } => Some(what.clone()),
            _ => None,
        };
        self.events.iter().filter_map(open).collect()
    }

    /// Somebody tries something, and is refused so, by this rule.
    #[track_caller]
    pub(crate) fn refuses(&mut self, seat: Seat, action: Action, refusal: Refusal, rule: &str) {
        let given = self.refusal(seat, &action);
        assert_eq!(given, refusal);
        assert_eq!(given.rule().0, rule, "{given:?}");
    }

    #[track_caller]
    pub(crate) fn refusal(&mut self, seat: Seat, action: &Action) -> Refusal {
        match kernel::submit(&Innommable, &self.state, Actor::Seat(seat), action, &mut self.chance) {
            Err(NotDone::Refused(refusal)) => refusal,
            Err(NotDone::Missing(asks)) => panic!("{seat} may do {action:?}: {asks:?}"),
            Ok(decision) => panic!("{seat} may do {action:?}: {:?}", decision.events),
        }
    }

    pub(crate) fn may(&self, seat: Seat, action: &Action) -> bool {
        Innommable.permit(&self.view(seat), action).is_ok()
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        Innommable.view(&self.state, Viewer::Seat(seat))
    }

    pub(crate) fn public(&self) -> View {
        Innommable.view(&self.state, Viewer::Public)
    }

    pub(crate) fn stage(&self) -> Stage {
        self.state.stage()
    }

    pub(crate) fn of(&self, seat: Seat) -> CharacterView {
        self.view(KEEPER).character(seat).expect("a player").clone()
    }

    /// All entries of a character.
    pub(crate) fn n_entries(&self, seat: Seat) -> u32 {
        self.of(seat).entries.expect("the Keeper sees them").all.total()
    }

    /// The dice in a hand, as the vectors write them.
    pub(crate) fn hand(&self, seat: Seat) -> String {
        let die = |held: &HandDie| {
            format!("{}{}", held.faces.number(), if held.origin == DieOrigin::Anchor { "a" } else { "" })
        };
        self.of(seat).hand.iter().map(die).collect::<Vec<_>>().join(" ")
    }

    /// The causes for which names were written by the last action.
    pub(crate) fn blacklisted(&self) -> Vec<(Seat, EntryCause)> {
        let entry = |event: &Event| match event {
            Event::Blacklisted { of, cause } => Some((*of, *cause)),
            _ => None,
        };
        self.events.iter().filter_map(entry).collect()
    }

    /// A monologue with a die from its beginning to its end.
    pub(crate) fn monologue(&mut self, seat: Seat, die: Faces) {
        self.act(seat, monologue(die));
        self.act(seat, Action::FinishMonologue { text: None });
    }

    /// What everybody heard of what was revealed.
    pub(crate) fn reveals(&self) -> Vec<Partly> {
        let public = self.heard.iter().filter(|(viewer, _)| *viewer == Viewer::Public);
        let told = public.filter_map(|(_, notice)| match notice {
            Notice::Partly(partly @ Partly::Revealed { .. }) => Some(partly.clone()),
            Notice::Open(_) | Notice::Partly(_) => None,
        });
        told.collect()
    }
}

pub(crate) fn character(name: &str) -> Action {
    Action::SubmitCharacter { name: name.into(), portrait: "tall".into(), anchor: "a watch".into() }
}

pub(crate) fn declare() -> Action {
    Action::DeclareAction { goal: Some("I force the lock".into()), target: None }
}

pub(crate) fn rule(of: Seat, ruling: Ruling) -> Action {
    Action::RuleAction { of, ruling, opponent: None, initiator: None, reveals: None, text: None }
}

pub(crate) fn duel(of: Seat, opponent: Seat, initiator: Seat) -> Action {
    let (opponent, initiator) = (Some(opponent), Some(initiator));
    Action::RuleAction { of, ruling: Ruling::Duel, opponent, initiator, reveals: None, text: None }
}

pub(crate) fn reveal(element: u8) -> Action {
    Action::Reveal { element: innommable::ElementId(element), also: None, kind_told: false, text: None }
}

pub(crate) fn monologue(die: Faces) -> Action {
    Action::StartMonologue { die, anchor_central: false, lore: None }
}

pub(crate) fn central(die: Faces) -> Action {
    Action::StartMonologue { die, anchor_central: true, lore: None }
}

pub(crate) fn suggest(to: Seat, die: Faces, from: GiftFrom) -> Action {
    Action::Suggest { to, die, from, text: Some("I saw you".into()) }
}

pub(crate) fn gift(to: Seat, die: Faces, from: GiftFrom) -> Action {
    Action::AuxiliaryGift { to, die, from, text: None }
}

pub(crate) fn reroll() -> Action {
    Action::Reroll { text: None }
}

pub(crate) fn sacrifice(loss: Loss) -> Action {
    Action::Sacrifice { loss, text: None }
}

pub(crate) fn outcome() -> Action {
    Action::Outcome { text: None, incapacitates: false }
}

pub(crate) fn strike(on: Seat, k: u32, worst: Severity) -> Action {
    Action::Strike { on, k, worst, text: None }
}

pub(crate) fn resist() -> Action {
    Action::Resist { text: None }
}

pub(crate) fn apply(kill: bool, anchor: Option<AnchorState>) -> Action {
    Action::ApplyEffect { text: None, kill, anchor }
}

pub(crate) fn called(happened: &[Happening]) -> Option<ConflictKind> {
    happened.iter().find_map(|what| match what {
        Happening::ConflictCalled { kind, .. } => Some(*kind),
        _ => None,
    })
}
