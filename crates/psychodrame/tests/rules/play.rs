//! A table to play at: scripted cards, actions by seat, and what everybody was told.

use kernel::{
    Actor, Ask, Game, Given, Language, NotDone, Origin, Refused, Scripted, Seat, Source, Viewer,
    testkit::Trial as _,
};
use psychodrame::{
    Action, BeliefId, Card, CharacterId, Concern, Emotion, Feeling, Fighter, Main, Notice, Options, Packet,
    Pair, Psychodrame, Rank, Refusal, Scope, Stage, Stance, State, Trait, TraitId, View,
};
use serde_json::Value;

use crate::trial::{Trial, casting};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

/// The main character of a seat at the beginning.
pub(crate) fn m(seat: Seat) -> CharacterId {
    CharacterId::Main(seat.0 + 1)
}

/// Several characters.
pub(crate) fn people(who: &[CharacterId]) -> psychodrame::Characters {
    who.iter().copied().collect()
}

/// A game under way.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    chance: Scripted,
    /// All that everybody was told.
    pub(crate) heard: Vec<Notice>,
}

impl Table {
    /// Before the first action.
    pub(crate) fn new(n: usize) -> Self {
        Self::with(&Options::default(), n)
    }

    pub(crate) fn with(options: &Options, n: usize) -> Self {
        let mut none = Scripted::default();
        let dealt =
            kernel::deal(&Psychodrame, options, &casting(n, Language::En), &mut none).expect("a table");
        Self { state: Psychodrame.start(&dealt.setup), chance: Scripted::default(), heard: Vec::new() }
    }

    /// With every sheet written and confirmed: balances 2/3, links round the circle.
    pub(crate) fn created(n: usize) -> Self {
        Self::created_with(&Options::default(), n)
    }

    pub(crate) fn created_with(options: &Options, n: usize) -> Self {
        let mut table = Self::with(options, n);
        let seats: Vec<Seat> = table.seats();
        seats.iter().for_each(|seat| table.write_sheet(*seat));
        seats.iter().for_each(|seat| _ = table.act(*seat, Action::ConfirmSheet));
        table
    }

    pub(crate) fn seats(&self) -> Vec<Seat> {
        self.state.table.chairs.seats().collect()
    }

    pub(crate) fn write_sheet(&mut self, seat: Seat) {
        let left = m(self.state.table.left_of(seat));
        self.write_sheet_to(seat, left, left);
    }

    /// A whole sheet, related to the one and tied to the other's problem.
    pub(crate) fn write_sheet_to(&mut self, seat: Seat, friend: CharacterId, problem: CharacterId) {
        let name = ["Ana", "Bo", "Cy", "Di"][usize::from(seat.0)];
        self.act(seat, Action::SetIdentity { name: name.into(), age: "30".into(), activity: "baker".into() });
        self.act(seat, Action::SetBelief { slot: 1, scope: Scope::I, text: "I lose".into() });
        self.act(seat, Action::SetBelief { slot: 2, scope: Scope::Others, text: "They win".into() });
        self.act(seat, Action::SetProblem { text: "Trouble".into(), concerns: [Concern::Safety].into() });
        self.act(seat, Action::SetRelation { to: friend, text: "Friend".into() });
        self.act(seat, link(problem));
        self.act(seat, Action::SetNuance { of: TraitId(1), text: "But still".into() });
        if self.state.setup.options.creation_traits == 5 {
            self.act(seat, Action::SetFreeTrait { text: "Chess".into() });
        }
        for pair in Pair::ALL {
            self.act(seat, Action::SetBalance { pair, scores: [2, 3] });
        }
    }

    /// In a scene of this Director's about somebody, with these main characters.
    pub(crate) fn scene(n: usize, director: Seat, focus: Seat, with: &[Seat]) -> Self {
        Self::scene_with(&Options::default(), n, director, focus, with)
    }

    pub(crate) fn scene_with(
        options: &Options,
        n: usize,
        director: Seat,
        focus: Seat,
        with: &[Seat],
    ) -> Self {
        let mut table = Self::created_with(options, n);
        table.act(director, Action::ClaimDirection);
        table.frame(director, focus, with);
        table
    }

    pub(crate) fn frame(&mut self, director: Seat, focus: Seat, with: &[Seat]) {
        let with: Vec<CharacterId> = with.iter().map(|seat| self.main_of(*seat)).collect();
        self.act(director, frame(self.main_of(focus), &with));
    }

    /// The present main character of a seat.
    pub(crate) fn main_of(&self, seat: Seat) -> CharacterId {
        self.state.table.chairs[seat].main.expect("a character")
    }

    /// What chance will answer next: cards, by name.
    pub(crate) fn cards(&mut self, names: &str) -> &mut Self {
        assert_eq!(self.chance.left().count(), 0, "chance has been asked for all that was prepared");
        self.chance = Scripted::new(names.split_whitespace().map(Value::from));
        self
    }

    /// Any cards: the next draws take the lowest unseen ones.
    pub(crate) fn any_cards(&mut self, n: usize) -> &mut Self {
        let names: Vec<String> = self.state.deck.unseen.iter().take(n).map(Card::to_string).collect();
        self.cards(&names.join(" "))
    }

    #[track_caller]
    fn submit(&mut self, actor: Actor, action: &Action) -> Result<Vec<Notice>, Refusal> {
        let mut cards = Cards { scripted: &mut self.chance };
        let decision = match kernel::submit(&Psychodrame, &self.state, actor, action, &mut cards) {
            Ok(decision) => decision,
            Err(NotDone::Refused(refusal)) => {
                self.chance.give_back();
                return Err(refusal);
            }
            Err(NotDone::Missing(asks)) => panic!("{actor:?} does {action:?}: nothing answers {asks:?}"),
        };
        self.chance.keep();
        let told = kernel::told(&Psychodrame, &self.state, &decision.events, Viewer::Public);
        for seat in self.seats() {
            // PSD-06: everybody is told the same.
            assert_eq!(kernel::told(&Psychodrame, &self.state, &decision.events, Viewer::Seat(seat)), told);
        }
        decision.events.iter().for_each(|event| Psychodrame.apply(&mut self.state, event));
        self.heard.extend(told.clone());
        if let Err(what) = Trial.invariant(&self.state) {
            panic!("after {action:?}: {what}");
        }
        Ok(told)
    }

    /// Somebody does something, and the rules permit it.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Vec<Notice> {
        self.submit(Actor::Seat(seat), &action)
            .unwrap_or_else(|why| panic!("{seat} does {action:?}: {why:?}"))
    }

    /// The countdown runs out.
    #[track_caller]
    pub(crate) fn house(&mut self) -> Vec<Notice> {
        self.submit(Actor::House, &Action::CloseWindow).unwrap_or_else(|why| panic!("the house: {why:?}"))
    }

    /// Somebody tries something, and this rule forbids it.
    #[track_caller]
    pub(crate) fn refuses(&mut self, seat: Seat, action: &Action, rule: &str) -> Refusal {
        match self.submit(Actor::Seat(seat), action) {
            Err(refusal) => {
                assert_eq!(refusal.rule().0, rule, "{seat} tries {action:?}: {refusal:?}");
                refusal
            }
            Ok(told) => panic!("{seat} may do {action:?}: {told:?}"),
        }
    }

    pub(crate) fn stage(&self) -> Stage {
        self.state.table.stage
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        Psychodrame.view(&self.state, Viewer::Seat(seat))
    }

    pub(crate) fn main(&self, seat: Seat) -> &Main {
        self.state.table.main(self.main_of(seat)).expect("a character")
    }

    pub(crate) fn main_mut(&mut self, seat: Seat) -> &mut Main {
        let CharacterId::Main(n) = self.main_of(seat) else { panic!("a main character") };
        &mut self.state.table.mains[usize::from(n) - 1]
    }

    /// An emotion is set as the story might have left it.
    pub(crate) fn feel(&mut self, seat: Seat, emotion: Emotion, initial: u8, current: u8) {
        self.main_mut(seat).emotions.insert(emotion, Feeling { initial, current });
    }

    pub(crate) fn score(&mut self, seat: Seat, trait_id: u16, score: u16) {
        let main = self.main_mut(seat);
        main.traits.iter_mut().filter(|each| each.id.0 == trait_id).for_each(|each| each.score = score);
    }

    pub(crate) fn trait_of(&self, seat: Seat, trait_id: u16) -> Option<&Trait> {
        self.main(seat).trait_of(TraitId(trait_id))
    }

    /// A conflict of A's against these, accepted by all.
    #[track_caller]
    pub(crate) fn conflict(&mut self, by: Seat, against: &[Seat]) {
        let who = self.main_of(by);
        let named: Vec<CharacterId> = against.iter().map(|seat| self.main_of(*seat)).collect();
        self.any_cards(1).act(by, initiate(who, &named));
        for seat in against {
            self.any_cards(1).act(*seat, Action::Accept { text: None });
        }
        if self.stage() == Stage::Response {
            self.house();
        }
    }

    pub(crate) fn fighter(&self, who: CharacterId) -> &Fighter {
        self.state.table.conflict().and_then(|c| c.fighter(who)).expect("somebody in the conflict")
    }

    /// What lies before somebody is changed for cards of these ranks.
    pub(crate) fn lay(&mut self, who: CharacterId, ranks: &str) {
        let scene = self.state.table.scene.as_mut().expect("a scene");
        let conflict = scene.conflict.as_mut().expect("a conflict");
        let fighter = conflict.fighters.iter_mut().find(|f| f.who == who).expect("a fighter");
        self.state.deck.unseen.extend(fighter.laid.drain(..));
        for rank in ranks.split_whitespace() {
            let rank: Rank = rank.parse().expect("a rank");
            let card = self.state.deck.unseen.iter().copied().find(|card| card.rank == rank).expect("a card");
            self.state.deck.unseen.remove(&card);
            fighter.laid.push(card);
        }
    }

    /// Everybody is done drawing.
    pub(crate) fn all_done(&mut self) {
        while self.stage() == Stage::Development {
            let view = self.view(A);
            match view.still_drawing().into_iter().chain(view.still_supporting()).next() {
                Some(seat) => _ = self.act(seat, Action::Done),
                None => _ = self.house(),
            }
        }
    }

    /// A plays against the others, and this is what lies before each, to be played whole; nobody ticks.
    #[track_caller]
    pub(crate) fn fight(&mut self, by: Seat, hands: &[(Seat, &str)]) {
        let against: Vec<Seat> = hands.iter().map(|(seat, _)| *seat).filter(|seat| *seat != by).collect();
        self.conflict(by, &against);
        self.round(hands);
    }

    /// One round with these hands, in the order of play.
    #[track_caller]
    pub(crate) fn round(&mut self, hands: &[(Seat, &str)]) {
        self.play_round(hands);
        self.nobody_ticks();
    }

    #[track_caller]
    pub(crate) fn play_round(&mut self, hands: &[(Seat, &str)]) {
        let who = |table: &Self, seat| {
            table.state.table.conflict().and_then(|c| c.fighter_of(seat)).expect("a fighter").who
        };
        // First all cards back, so that one hand does not lack what another still holds.
        hands.iter().for_each(|(seat, _)| self.lay(who(self, *seat), ""));
        hands.iter().for_each(|(seat, hand)| self.lay(who(self, *seat), hand));
        self.all_done();
        for _ in 0..hands.len() {
            let next = self.state.table.conflict().and_then(|c| c.next_to_play()).expect("a turn");
            let seat = self.fighter(next).seat;
            let (_, hand) = hands.iter().find(|(s, _)| *s == seat).expect("a hand");
            self.act(seat, self.all_of(seat, hand));
        }
    }

    /// The whole hand as a combination against all opponents.
    pub(crate) fn all_of(&self, seat: Seat, hand: &str) -> Action {
        let conflict = self.state.table.conflict().expect("a conflict");
        let own = conflict.fighter_of(seat).expect("a fighter").who;
        let targets: Vec<CharacterId> = conflict.opponents(own).map(|other| other.who).collect();
        combination(hand, &format!("threat of {own}"), &targets)
    }

    pub(crate) fn nobody_ticks(&mut self) {
        if self.stage() == Stage::Psych {
            self.house();
        }
    }

    /// Points received so far, by seat.
    pub(crate) fn points(&self, seat: Seat) -> u16 {
        let conflict = self.state.table.conflict().expect("a conflict");
        let own = conflict.fighter_of(seat).expect("a fighter").who;
        conflict.hits.iter().filter(|hit| hit.target == own).map(|hit| hit.points).sum()
    }

    /// Who got the goal: the seats that narrate, the initiator's side or not.
    pub(crate) fn winner(&self) -> Option<(psychodrame::Side, Vec<CharacterId>)> {
        let won = self.state.table.conflict().expect("a conflict").result.clone()?;
        Some((won.side, won.narrators))
    }

    pub(crate) fn packet(&self, seat: Seat) -> Option<&Packet> {
        let victim = self.main_of(seat);
        self.state.table.scene.as_ref()?.packets.iter().find(|packet| packet.victim == victim)
    }

    /// The winner narrates and ties are left; packets then wait.
    pub(crate) fn narrate(&mut self) {
        let seat = self.view(A).awaited()[0];
        self.act(seat, Action::NarrateResult { text: None });
        while self.stage() == Stage::Tie {
            let seat = self.view(A).awaited()[0];
            self.act(seat, Action::DecideTie { each: false });
        }
    }

    /// Packets are given and spent on a trait, up; acts are harmless; the scene ends.
    pub(crate) fn finish(&mut self) {
        for _ in 0..200 {
            match self.stage() {
                Stage::Result | Stage::Tie => self.narrate(),
                Stage::Packets => self.spend_one(),
                Stage::Acts => {
                    let seat = self.view(A).awaited()[0];
                    let emotion = self.main(seat).saturated().next().expect("an emotion at 10");
                    let nobody = || people(&[]);
                    let (deaths, witnesses) = (nobody(), nobody());
                    self.act(seat, Action::NarrateAct { emotion, text: None, deaths, witnesses });
                }
                Stage::Closing => _ = self.house(),
                _ => return,
            }
        }
        panic!("the scene does not end: {:?}", self.stage());
    }

    fn spend_one(&mut self) {
        let packet = self.state.table.scene.as_ref().expect("a scene").packets[0].clone();
        let Some(seat) = packet.distributor else {
            let owner = self.state.table.player_of(packet.victim).expect("an owner");
            let to = self.state.table.left_of(owner);
            self.act(owner, Action::GivePacket { packet: packet.id, to });
            return;
        };
        let risk = packet.uncovered.first().copied();
        let (packet, trait_id, wording, text) = (packet.id, TraitId(2), None, None);
        self.act(seat, Action::SpendOnTrait { packet, risk, trait_id, change: 1, wording, text });
    }
}

/// Prepared cards; without any, the lowest unseen ones.
struct Cards<'a> {
    scripted: &'a mut Scripted,
}

impl Source for Cards<'_> {
    fn answer(&mut self, ask: &Ask, index: usize) -> Option<Given> {
        if self.scripted.left().next().is_none() {
            return Some(Given { outcome: 0, from: Origin::Scripted });
        }
        self.scripted.answer(ask, index)
    }
}

pub(crate) fn link(to: CharacterId) -> Action {
    Action::SetProblemLink { to, stance: Stance::Affected, words: None, text: "I suffer too".into() }
}

pub(crate) fn frame(focus: CharacterId, with: &[CharacterId]) -> Action {
    Action::FrameScene { focus, place: "A room".into(), with: people(with), what: "A quarrel".into() }
}

pub(crate) fn initiate(who: CharacterId, against: &[CharacterId]) -> Action {
    Action::InitiateConflict { who, goal: "The truth".into(), against: people(against) }
}

pub(crate) fn combination(hand: &str, risk: &str, targets: &[CharacterId]) -> Action {
    let ranks: Vec<&str> = hand.split_whitespace().collect();
    let rank = ranks.first().map(|rank| rank.parse().expect("a rank"));
    let count = u8::try_from(ranks.len()).expect("a few");
    Action::PlayCombination { rank, count, risk: risk.into(), targets: people(targets) }
}

pub(crate) fn use_trait(trait_id: u16, count: u16) -> Action {
    Action::UseTrait { trait_id: TraitId(trait_id), count, text: None }
}

pub(crate) fn discharge(points: &[(Emotion, u8)]) -> Action {
    Action::PurgeDraw { points: points.iter().copied().collect(), text: None }
}

pub(crate) fn tick(belief: u16, swap_with: Option<CharacterId>) -> Action {
    Action::TickBelief { belief: BeliefId(belief), swap_with, text: None }
}

pub(crate) fn create(text: &str) -> Action {
    Action::CreateTrait { subject: psychodrame::Subject::History, to: None, text: text.into() }
}

pub(crate) fn aloud(who: Option<CharacterId>) -> Action {
    Action::Narrate { who, text: None }
}
