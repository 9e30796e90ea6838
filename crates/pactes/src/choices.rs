//! The menu: everything that [`permit`](crate::permit) permits, as choices with holes.

use kernel::{Choice, Count, Domain};

use crate::{
    action::{Action, ActionKind},
    permit::{self, permit, turn},
    setup::{MOST_TEXT, Setup},
    state::Stage,
    view::{ContractView, OfferView, View},
    vocabulary::{Demon, DieId, Entry, Role, Sin, Slot, Token, Tokens},
};

/// What the viewer may do now, in the order of a menu.
pub(crate) fn choices(view: &View) -> Vec<Choice<Action>> {
    let Some(you) = view.you.filter(|_| view.stage != Stage::End) else { return Vec::new() };
    let mut menu = Menu { view, you, choices: Vec::new() };
    menu.before_play();
    menu.drawing_up();
    menu.dice();
    menu.interventions();
    menu.after_the_dice();
    menu.trades();
    menu.choices
}

struct Menu<'a> {
    view: &'a View,
    you: Role,
    choices: Vec<Choice<Action>>,
}

impl Menu<'_> {
    fn may(&self, what: ActionKind) -> bool {
        let (now, whose) = turn(self.view, what);
        now && whose.contains(&self.you)
    }

    fn add(&mut self, choice: Choice<Action>) {
        self.choices.push(choice);
    }

    /// An action with nothing to fill, if it is permitted.
    fn plain(&mut self, action: Action) {
        if permit(self.view, &action).is_ok() {
            self.add(Choice::plain(action));
        }
    }

    /// An action whose only hole is its text.
    fn written(&mut self, what: ActionKind, action: Action) {
        if self.may(what) {
            self.add(Choice::plain(action).hole("text", Domain::text(MOST_TEXT)));
        }
    }

    fn before_play(&mut self) {
        let text = || "".into();
        if self.may(ActionKind::SetDesire) {
            let begins = Some(Setup::opening(self.view.language).to_owned());
            let domain = Domain::Text { most: MOST_TEXT, begins, optional: false };
            self.add(Choice::plain(Action::SetDesire { text: text() }).hole("text", domain));
        }
        self.written(ActionKind::SuggestDesire, Action::SuggestDesire { text: text() });
        if self.may(ActionKind::SetObstacle) {
            self.set_obstacle();
        }
        self.plain(Action::StartAid);
        self.written(ActionKind::SuggestObstacle, Action::SuggestObstacle { text: text() });
        if self.may(ActionKind::ChooseSin) {
            let choice = Choice::plain(Action::ChooseSin { sin: Sin::Pride });
            self.add(choice.hole("sin", Domain::one(Sin::ALL)));
        }
        if let Some(aid) = self.view.aid.as_ref().filter(|_| self.may(ActionKind::AddWord)) {
            let choice = Choice::plain(Action::AddWord { text: text(), link: Entry::Desire });
            let choice =
                choice.hole("text", Domain::text(MOST_TEXT)).hole("link", Domain::one(aid.entries()));
            self.add(choice);
        }
        if self.may(ActionKind::ChooseFirstRep) {
            let choice = Choice::plain(Action::ChooseFirstRep { demon: Demon::A });
            self.add(choice.hole("demon", Domain::one(Demon::BOTH)));
        }
    }

    fn set_obstacle(&mut self) {
        let choice = Choice::plain(Action::SetObstacle { text: "".into(), word: None });
        let choice = choice.hole("text", Domain::text(MOST_TEXT));
        self.add(match &self.view.aid {
            None => choice,
            Some(aid) => {
                let free = aid.entries().filter(|e| *e != Entry::Desire && !aid.crossed.contains(e));
                choice.hole("word", Domain::one(free))
            }
        });
    }

    fn drawing_up(&mut self) {
        if self.may(ActionKind::ChooseObstacle) {
            let free = (1u8..).zip(&self.view.obstacles).filter(|(_, o)| !o.crossed).map(|(n, _)| n);
            let choice =
                Choice::plain(Action::ChooseObstacle { obstacle: 0 }).hole("obstacle", Domain::one(free));
            self.add(choice);
        }
        self.written(ActionKind::Propose, Action::Propose { text: "".into() });
        self.plain(Action::Accept);
        if self.may(ActionKind::Refuse) {
            let choice = Choice::plain(Action::Refuse { reason: None });
            self.add(choice.hole("reason", Domain::optional_text(MOST_TEXT)));
        }
        self.plain(Action::Withdraw);
        self.written(ActionKind::WriteFlaw, Action::WriteFlaw { text: "".into() });
        self.plain(Action::Sign);
        self.plain(Action::GoOn);
        if self.may(ActionKind::SetRebate) {
            let (least, most) = permit::rebates(self.view);
            let choice = Choice::plain(Action::SetRebate { rebate: 0 });
            self.add(choice.hole("rebate", Domain::number(least, most)));
        }
        if self.may(ActionKind::Pay) {
            let held = self.view.purses.faust.tokens.unwrap_or_default();
            let due = permit::due(self.view);
            let domain = tokens(held, (0, held.count()), (due, due));
            self.add(Choice::plain(Action::Pay { tokens: Tokens::NONE }).hole("tokens", domain));
        }
        self.plain(Action::Roll);
    }

    fn dice(&mut self) {
        let Some(contract) = &self.view.contract else { return };
        if self.may(ActionKind::Place) {
            let free: Vec<Slot> = contract.free_slots().collect();
            let loose = |placed_too: bool| {
                let movable =
                    contract.numbered().filter(move |(_, d)| !d.locked && (placed_too || d.slot.is_some()));
                movable.map(|(id, _)| id).collect::<Vec<DieId>>()
            };
            let (movable, placed) = (loose(true), loose(false));
            if !free.is_empty() && !movable.is_empty() {
                let choice = Choice::plain(Action::Place { die: DieId(0), slot: Slot::commitment(1) });
                self.add(choice.hole("die", Domain::one(movable)).hole("slot", Domain::one(free)));
            }
            if !placed.is_empty() {
                self.add(Choice::plain(Action::Lift { die: DieId(0) }).hole("die", Domain::one(placed)));
            }
        }
        self.plain(Action::Confirm);
        if self.may(ActionKind::Convert) {
            let others = contract.numbered().map(|(id, _)| id).filter(|id| contract.converting != Some(*id));
            self.add(Choice::plain(Action::Convert { die: DieId(0) }).hole("die", Domain::one(others)));
        }
        self.plain(Action::SkipConversion);
        if let Some(owed) = self.view.own_debt().filter(|_| self.may(ActionKind::Discard)) {
            let domain = tokens(owed.among, (owed.n, owed.n), (0, u32::MAX));
            self.add(Choice::plain(Action::Discard { tokens: Tokens::NONE }).hole("tokens", domain));
        }
    }

    fn interventions(&mut self) {
        let Some(contract) = self.view.contract.as_ref().filter(|_| self.may(ActionKind::Reroll)) else {
            return;
        };
        let held = self.view.available();
        let owned = Token::BOTH.into_iter().filter(|token| Tokens::from(*token).within(held));
        let owned: Vec<Token> = owned.filter(|_| self.view.own_debt().is_none()).collect();
        if !owned.is_empty() {
            let (slot, token, version) = (Slot::commitment(1), Token::One, None);
            for by in [1, -1] {
                let slots =
                    faces(contract).filter(|(_, face)| (1..=6).contains(&face.saturating_add_signed(by)));
                let action = Action::Shift { slot, by, token, version };
                self.bend(action, slots.map(|(slot, _)| slot).collect(), &owned, contract.version);
            }
            let slots = faces(contract).map(|(slot, _)| slot).collect();
            self.bend(Action::Reroll { slot, token, version }, slots, &owned, contract.version);
        }
        self.plain(Action::Pass);
    }

    fn bend(&mut self, action: Action, slots: Vec<Slot>, owned: &[Token], version: u32) {
        if slots.is_empty() {
            return;
        }
        let version = Domain::one_or_none([version]);
        let choice = Choice::plain(action).hole("slot", Domain::one(slots)).hole("token", Domain::one(owned));
        self.add(choice.hole("version", version));
    }

    fn after_the_dice(&mut self) {
        if permit(self.view, &Action::Summarise { text: None }).is_ok() {
            let choice = Choice::plain(Action::Summarise { text: None });
            self.add(choice.hole("text", Domain::optional_text(MOST_TEXT)));
        }
        let Some(contract) = &self.view.contract else { return };
        let lines = |objected: bool| {
            let lines = (1u8..).zip(&contract.lines).filter(move |(_, line)| line.objected == objected);
            lines.map(|(number, _)| number).collect::<Vec<u8>>()
        };
        let (quiet, objected) = (lines(false), lines(true));
        if self.may(ActionKind::RewordFlaw) && !objected.is_empty() {
            let choice = Choice::plain(Action::RewordFlaw { line: 0, text: "".into() });
            self.add(choice.hole("line", Domain::one(objected)).hole("text", Domain::text(MOST_TEXT)));
        }
        if self.may(ActionKind::Object) && !quiet.is_empty() {
            self.add(Choice::plain(Action::Object { line: 0 }).hole("line", Domain::one(quiet)));
        }
    }

    fn trades(&mut self) {
        let (view, you) = (self.view, self.you);
        for offer in view.offers.iter().filter(|offer| offer.to == you) {
            self.answer(offer);
        }
        for offer in view.offers.iter().filter(|offer| offer.from == you) {
            self.add(Choice::plain(Action::WithdrawOffer { offer: offer.id }));
        }
        if permit::may_make_offers(view, you).is_ok() {
            for to in Role::ALL.into_iter().filter(|to| *to != you) {
                self.offer(to);
            }
        }
    }

    fn answer(&mut self, offer: &OfferView) {
        let (view, you) = (self.view, self.you);
        let held = view.available();
        let spare = permit::spare_points(view, you, offer.give.map_or(offer.count, Tokens::points));
        let count = offer.ask_count;
        let (least, most) = (offer.ask_points.unwrap_or(0), spare);
        let all = (0..=held.ones.min(count)).map(|ones| Tokens::new(ones, count - ones));
        let fits = |t: Tokens| permit(view, &Action::AcceptOffer { offer: offer.id, tokens: t }).is_ok();
        if all.into_iter().any(fits) {
            let choice = Choice::plain(Action::AcceptOffer { offer: offer.id, tokens: Tokens::NONE });
            self.add(choice.hole("tokens", tokens(held, (count, count), (least, most))));
        }
        self.add(Choice::plain(Action::DeclineOffer { offer: offer.id }));
    }

    /// Not both sides may be empty: once something is given, once something is asked for.
    fn offer(&mut self, to: Role) {
        let held = self.view.available();
        let theirs = self.view.purses[to].count;
        let spare = permit::spare_points(self.view, self.you, 0);
        if spare > 0 && least_given(held) <= spare {
            self.offer_of(to, tokens(held, (1, held.count()), (0, spare)), 0, theirs);
        }
        if theirs > 0 {
            self.offer_of(to, tokens(held, (0, 0), (0, 0)), 1, theirs);
        }
    }

    fn offer_of(&mut self, to: Role, give: Domain, least_ask: u32, theirs: u32) {
        let action = Action::Offer {
            to,
            give: Tokens::NONE,
            disclosed: false,
            ask_count: 0,
            ask_points: None,
            note: None,
        };
        let points = Domain::Number { from: 0, to: i64::from(2 * theirs), optional: true };
        let choice = Choice::plain(action)
            .hole("give", give)
            .hole("disclosed", Domain::Flag)
            .hole("ask_count", Domain::number(least_ask, theirs))
            .hole("ask_points", points)
            .hole("note", Domain::optional_text(MOST_TEXT));
        self.add(choice);
    }
}

/// The smallest token, in points.
fn least_given(held: Tokens) -> u32 {
    if held.ones > 0 { 1 } else { 2 }
}

fn faces(contract: &ContractView) -> impl Iterator<Item = (Slot, u8)> {
    Slot::all(contract.lines.len()).filter_map(|slot| contract.on(slot).map(|(_, die)| (slot, die.face)))
}

fn tokens(held: Tokens, number: (u32, u32), weight: (u32, u32)) -> Domain {
    let count = |name: &str, most, weight| Count { name: name.to_owned(), most, weight };
    Domain::Counts { of: vec![count("ones", held.ones, 1), count("twos", held.twos, 2)], number, weight }
}
