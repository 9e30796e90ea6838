//! The menu: everything that [`permit`](crate::permit) permits, as choices with holes.

use kernel::{Choice, Count, Domain};

use crate::{
    action::{Action, ActionKind},
    game::Pactes,
    permit::{self, may, permit},
    setup::{MOST_TEXT, Setup},
    state::Stage,
    view::{ContractView, OfferView, View},
    vocabulary::{Demon, DieId, Entry, Role, Sin, Slot, Token, Tokens},
};

/// What the viewer may do now, in the order of a menu.
pub(crate) fn choices(view: &View) -> Vec<Choice<Action>> {
    let Some(you) = view.you.filter(|_| view.stage != Stage::End) else { return Vec::new() };
    let mut menu = Menu::new(&Pactes, view);
    before_play(&mut menu);
    drawing_up(&mut menu);
    dice(&mut menu);
    interventions(&mut menu);
    after_the_dice(&mut menu);
    trades(&mut menu, you);
    menu.into_choices()
}

type Menu<'a> = kernel::Menu<'a, Pactes>;

/// An action whose only hole is its text.
fn written(menu: &mut Menu<'_>, what: ActionKind, action: Action) {
    if may(menu.view, what) {
        menu.add(Choice::plain(action).hole("text", Domain::text(MOST_TEXT)));
    }
}

fn before_play(menu: &mut Menu<'_>) {
    let text = || "".into();
    if may(menu.view, ActionKind::SetDesire) {
        let begins = Some(Setup::opening(menu.view.language).to_owned());
        let domain = Domain::Text { most: MOST_TEXT, begins, optional: false };
        menu.add(Choice::plain(Action::SetDesire { text: text() }).hole("text", domain));
    }
    written(menu, ActionKind::SuggestDesire, Action::SuggestDesire { text: text() });
    if may(menu.view, ActionKind::SetObstacle) {
        set_obstacle(menu);
    }
    menu.plain(Action::StartAid);
    written(menu, ActionKind::SuggestObstacle, Action::SuggestObstacle { text: text() });
    if may(menu.view, ActionKind::ChooseSin) {
        let choice = Choice::plain(Action::ChooseSin { sin: Sin::Pride });
        menu.add(choice.hole("sin", Domain::one(Sin::ALL)));
    }
    if let Some(aid) = menu.view.aid.as_ref().filter(|_| may(menu.view, ActionKind::AddWord)) {
        let choice = Choice::plain(Action::AddWord { text: text(), link: Entry::Desire });
        let choice = choice.hole("text", Domain::text(MOST_TEXT)).hole("link", Domain::one(aid.entries()));
        menu.add(choice);
    }
    if may(menu.view, ActionKind::ChooseFirstRep) {
        let choice = Choice::plain(Action::ChooseFirstRep { demon: Demon::A });
        menu.add(choice.hole("demon", Domain::one(Demon::BOTH)));
    }
}

fn set_obstacle(menu: &mut Menu<'_>) {
    let choice = Choice::plain(Action::SetObstacle { text: "".into(), word: None });
    let choice = choice.hole("text", Domain::text(MOST_TEXT));
    menu.add(match &menu.view.aid {
        None => choice,
        Some(aid) => {
            let free = aid.entries().filter(|e| *e != Entry::Desire && !aid.crossed.contains(e));
            choice.hole("word", Domain::one(free))
        }
    });
}

fn drawing_up(menu: &mut Menu<'_>) {
    if may(menu.view, ActionKind::ChooseObstacle) {
        let free = (1u8..).zip(&menu.view.obstacles).filter(|(_, o)| !o.crossed).map(|(n, _)| n);
        let choice =
            Choice::plain(Action::ChooseObstacle { obstacle: 0 }).hole("obstacle", Domain::one(free));
        menu.add(choice);
    }
    written(menu, ActionKind::Propose, Action::Propose { text: "".into() });
    menu.plain(Action::Accept);
    if may(menu.view, ActionKind::Refuse) {
        let choice = Choice::plain(Action::Refuse { reason: None });
        menu.add(choice.hole("reason", Domain::optional_text(MOST_TEXT)));
    }
    menu.plain(Action::Withdraw);
    written(menu, ActionKind::WriteFlaw, Action::WriteFlaw { text: "".into() });
    menu.plain(Action::Sign);
    menu.plain(Action::GoOn);
    if may(menu.view, ActionKind::SetRebate) {
        let (least, most) = permit::rebates(menu.view);
        let choice = Choice::plain(Action::SetRebate { rebate: 0 });
        menu.add(choice.hole("rebate", Domain::number(least, most)));
    }
    if may(menu.view, ActionKind::Pay) {
        let held = menu.view.purses.faust.tokens.unwrap_or_default();
        let due = permit::due(menu.view);
        let domain = tokens(held, (0, held.count()), (due, due));
        menu.add(Choice::plain(Action::Pay { tokens: Tokens::NONE }).hole("tokens", domain));
    }
    menu.plain(Action::Roll);
}

fn dice(menu: &mut Menu<'_>) {
    let Some(contract) = &menu.view.contract else { return };
    if may(menu.view, ActionKind::Place) {
        let free: Vec<Slot> = contract.free_slots().collect();
        let loose = || contract.numbered().filter(|(_, die)| !die.locked);
        let movable: Vec<DieId> = loose().map(|(id, _)| id).collect();
        let placed: Vec<DieId> = loose().filter(|(_, die)| die.slot.is_some()).map(|(id, _)| id).collect();
        if !free.is_empty() && !movable.is_empty() {
            let choice = Choice::plain(Action::Place { die: DieId(0), slot: Slot::commitment(1) });
            menu.add(choice.hole("die", Domain::one(movable)).hole("slot", Domain::one(free)));
        }
        if !placed.is_empty() {
            menu.add(Choice::plain(Action::Lift { die: DieId(0) }).hole("die", Domain::one(placed)));
        }
    }
    menu.plain(Action::Confirm);
    if may(menu.view, ActionKind::Convert) {
        let others = contract.numbered().map(|(id, _)| id).filter(|id| contract.converting != Some(*id));
        menu.add(Choice::plain(Action::Convert { die: DieId(0) }).hole("die", Domain::one(others)));
    }
    menu.plain(Action::SkipConversion);
    if let Some(owed) = menu.view.own_debt().filter(|_| may(menu.view, ActionKind::Discard)) {
        let domain = tokens(owed.among, (owed.n, owed.n), (0, u32::MAX));
        menu.add(Choice::plain(Action::Discard { tokens: Tokens::NONE }).hole("tokens", domain));
    }
}

fn interventions(menu: &mut Menu<'_>) {
    let Some(contract) = menu.view.contract.as_ref().filter(|_| may(menu.view, ActionKind::Reroll)) else {
        return;
    };
    let held = menu.view.available();
    let owned = Token::BOTH.into_iter().filter(|token| Tokens::from(*token).within(held));
    let owned: Vec<Token> = owned.filter(|_| menu.view.own_debt().is_none()).collect();
    if !owned.is_empty() {
        let (slot, token, version) = (Slot::commitment(1), Token::One, None);
        for by in [1, -1] {
            let slots = faces(contract).filter(|(_, face)| (1..=6).contains(&face.saturating_add_signed(by)));
            let action = Action::Shift { slot, by, token, version };
            bending(menu, action, slots.map(|(slot, _)| slot).collect(), &owned, contract.version);
        }
        let slots = faces(contract).map(|(slot, _)| slot).collect();
        bending(menu, Action::Reroll { slot, token, version }, slots, &owned, contract.version);
    }
    menu.plain(Action::Pass);
}

/// One way to change a die: on these slots, for one of these tokens.
fn bending(menu: &mut Menu<'_>, action: Action, slots: Vec<Slot>, owned: &[Token], version: u32) {
    if slots.is_empty() {
        return;
    }
    let version = Domain::one_or_none([version]);
    let choice = Choice::plain(action).hole("slot", Domain::one(slots)).hole("token", Domain::one(owned));
    menu.add(choice.hole("version", version));
}

fn after_the_dice(menu: &mut Menu<'_>) {
    menu.offer(Action::Summarise { text: None }, [("text", Domain::optional_text(MOST_TEXT))]);
    let Some(contract) = &menu.view.contract else { return };
    let lines = |objected: bool| {
        let lines = (1u8..).zip(&contract.lines).filter(move |(_, line)| line.objected == objected);
        lines.map(|(number, _)| number).collect::<Vec<u8>>()
    };
    let (quiet, objected) = (lines(false), lines(true));
    if may(menu.view, ActionKind::RewordFlaw) && !objected.is_empty() {
        let choice = Choice::plain(Action::RewordFlaw { line: 0, text: "".into() });
        menu.add(choice.hole("line", Domain::one(objected)).hole("text", Domain::text(MOST_TEXT)));
    }
    if may(menu.view, ActionKind::Object) && !quiet.is_empty() {
        menu.add(Choice::plain(Action::Object { line: 0 }).hole("line", Domain::one(quiet)));
    }
}

fn trades(menu: &mut Menu<'_>, you: Role) {
    let view = menu.view;
    for offer in view.offers.iter().filter(|offer| offer.to == you) {
        answer(menu, you, offer);
    }
    for offer in view.offers.iter().filter(|offer| offer.from == you) {
        menu.add(Choice::plain(Action::WithdrawOffer { offer: offer.id }));
    }
    if permit::may_make_offers(view, you).is_ok() {
        for to in Role::ALL.into_iter().filter(|to| *to != you) {
            make_offer(menu, you, to);
        }
    }
}

fn answer(menu: &mut Menu<'_>, you: Role, offer: &OfferView) {
    let view = menu.view;
    let held = view.available();
    let spare = permit::spare_points(view, you, offer.give.map_or(offer.count, Tokens::points));
    let count = offer.ask_count;
    let (least, most) = (offer.ask_points.unwrap_or(0), spare);
    let all = (0..=held.ones.min(count)).map(|ones| Tokens::new(ones, count - ones));
    let fits = |t: Tokens| permit(view, &Action::AcceptOffer { offer: offer.id, tokens: t }).is_ok();
    if all.into_iter().any(fits) {
        let choice = Choice::plain(Action::AcceptOffer { offer: offer.id, tokens: Tokens::NONE });
        menu.add(choice.hole("tokens", tokens(held, (count, count), (least, most))));
    }
    menu.add(Choice::plain(Action::DeclineOffer { offer: offer.id }));
}

/// Not both sides may be empty: once something is given, once something is asked for.
fn make_offer(menu: &mut Menu<'_>, you: Role, to: Role) {
    let held = menu.view.available();
    let theirs = menu.view.purses[to].count;
    let spare = permit::spare_points(menu.view, you, 0);
    if spare > 0 && least_given(held) <= spare {
        offer_of(menu, to, tokens(held, (1, held.count()), (0, spare)), 0, theirs);
    }
    if theirs > 0 {
        offer_of(menu, to, tokens(held, (0, 0), (0, 0)), 1, theirs);
    }
}

fn offer_of(menu: &mut Menu<'_>, to: Role, give: Domain, least_ask: u32, theirs: u32) {
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
    menu.add(choice);
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
