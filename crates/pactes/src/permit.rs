//! Whether a viewer may do something, judged on what the viewer sees.

use kernel::{begins_with, ensure, is_blank, length};

use crate::{
    action::{Action, ActionKind},
    contract::{least_payment, price},
    refusal::Refusal,
    setup::{MOST_TEXT, Negotiation, Setup},
    state::Stage,
    view::{ContractView, View},
    vocabulary::{DieId, Entry, OfferId, Role, Slot, Token, Tokens},
};

type Permitted = Result<(), Refusal>;

/// The most offers a player can have open at a time.
pub(crate) const MOST_OFFERS: usize = 3;

/// # Errors
/// The rule that the action breaks.
pub(crate) fn permit(view: &View, action: &Action) -> Permitted {
    let you = view.you.ok_or(Refusal::OnlyLooking)?;
    if view.stage == Stage::End {
        return Err(Refusal::GameIsOver);
    }
    let what = action.kind();
    on_turn(view, you, what)?;
    if let Some(text) = action.text() {
        well_written(what, text)?;
    }
    match action {
        Action::SetDesire { text } => {
            let opening = Setup::opening(view.language);
            ensure(begins_with(text, opening), || Refusal::DesireMustBegin { opening: opening.to_owned() })
        }
        Action::StartAid => ensure(view.aid.is_none(), || Refusal::AidUsedAlready),
        Action::SetObstacle { word, .. } => inspired(view, *word),
        Action::AddWord { link, .. } => {
            let on_page = view.aid.as_ref().is_some_and(|aid| aid.entries().any(|entry| entry == *link));
            ensure(on_page, || Refusal::NotOnThePage { entry: *link })
        }
        Action::ChooseObstacle { obstacle } => free_obstacle(view, *obstacle),
        Action::Sign => {
            let complete = view.contract.as_ref().map_or(0, ContractView::n_complete);
            ensure(complete > 0, || Refusal::EmptyContract)
        }
        Action::GoOn => may_go_on(view),
        Action::SetRebate { rebate } => {
            let (least, most) = rebates(view);
            let rebate = *rebate;
            ensure((least..=most).contains(&rebate), || Refusal::WrongRebate { rebate, least, most })
        }
        Action::Pay { tokens } => covers(view, *tokens),
        Action::Place { die, slot } => may_place(view, *die, *slot),
        Action::Lift { die } => {
            let placed = movable(view, *die)?;
            ensure(placed.is_some(), || Refusal::NotPlaced { die: *die })
        }
        Action::Convert { die } => {
            let contract = contract(view, what)?;
            ensure(contract.die(*die).is_some(), || Refusal::NoSuchDie { die: *die })?;
            ensure(contract.converting != Some(*die), || Refusal::OtherDie)
        }
        Action::Confirm => {
            let left = contract(view, what)?.dice.iter().filter(|die| die.slot.is_none()).count();
            ensure(left == 0, || Refusal::DiceLeft { left: u32::try_from(left).unwrap_or(u32::MAX) })
        }
        Action::Discard { tokens } => {
            let owed = view.own_debt().ok_or(Refusal::NotNow { what })?;
            let fits = tokens.count() == owed.n && tokens.within(owed.among);
            ensure(fits, || Refusal::WrongDiscard { owed: owed.n })
        }
        Action::Reroll { slot, token, version } => {
            bendable(view, what, *slot, *version)?;
            spendable(view, what, *token)
        }
        Action::Shift { slot, by, token, version } => {
            let face = bendable(view, what, *slot, *version)?;
            ensure(matches!(by, -1 | 1), || Refusal::ByOneOnly)?;
            let inside = (1..=6).contains(&face.saturating_add_signed(*by));
            ensure(inside, || Refusal::OutOfBounds { slot: *slot, face })?;
            spendable(view, what, *token)
        }
        Action::Pass => {
            no_debt(view, what)?;
            let passed = contract(view, what)?.passed[you];
            ensure(!passed, || Refusal::PassedAlready)
        }
        Action::Summarise { .. } => no_debt(view, what),
        Action::Object { line } => {
            let objected = line_of(view, *line)?;
            ensure(!objected, || Refusal::ObjectedAlready { line: *line })
        }
        Action::RewordFlaw { line, .. } => {
            let objected = line_of(view, *line)?;
            ensure(objected, || Refusal::NobodyObjects { line: *line })
        }
        Action::Offer { to, give, ask_count, ask_points, .. } => {
            may_offer(view, you, *to, *give, *ask_count, *ask_points)
        }
        Action::AcceptOffer { offer, tokens } => may_accept(view, you, *offer, *tokens),
        Action::DeclineOffer { offer } => {
            let theirs = view.offers.iter().any(|o| o.id == *offer && o.to == you);
            ensure(theirs, || Refusal::NoSuchOffer { offer: *offer })
        }
        Action::WithdrawOffer { offer } => {
            let own = view.offers.iter().any(|o| o.id == *offer && o.from == you);
            ensure(own, || Refusal::NoSuchOffer { offer: *offer })
        }
        Action::SuggestDesire { .. }
        | Action::SuggestObstacle { .. }
        | Action::ChooseSin { .. }
        | Action::ChooseFirstRep { .. }
        | Action::Propose { .. }
        | Action::Accept
        | Action::Refuse { .. }
        | Action::Withdraw
        | Action::WriteFlaw { .. }
        | Action::Roll
        | Action::SkipConversion => Ok(()),
    }
}

/// Whether this can be done now at all, and by the viewer.
fn on_turn(view: &View, you: Role, what: ActionKind) -> Permitted {
    let (now, whose) = turn(view, what);
    if what == ActionKind::ChooseSin && now && !whose.contains(&you) && you != Role::Faust {
        return Err(Refusal::SinChosenAlready);
    }
    ensure(now, || Refusal::NotNow { what })?;
    ensure(whose.contains(&you), || Refusal::NotYours { what, whose })
}

/// Whether the viewer may do something of this kind now, whatever is said in it.
pub(crate) fn may(view: &View, what: ActionKind) -> bool {
    let (now, whose) = turn(view, what);
    now && view.you.is_some_and(|you| whose.contains(&you))
}

/// Whether something can be done now, and who may do it.
pub(crate) fn turn(view: &View, what: ActionKind) -> (bool, Vec<Role>) {
    let stage = view.stage;
    let faust = || vec![Role::Faust];
    let anybody = || Role::ALL.to_vec();
    let rep = || view.rep_role().into_iter().collect();
    let rival = || view.rival_role().into_iter().collect();
    match what {
        ActionKind::SuggestDesire => (stage == Stage::Desire, vec![Role::DemonA, Role::DemonB]),
        ActionKind::SetDesire => (stage == Stage::Desire, faust()),
        ActionKind::SuggestObstacle => (stage == Stage::Obstacles, anybody()),
        ActionKind::SetObstacle | ActionKind::StartAid => (stage == Stage::Obstacles, vec![view.author()]),
        ActionKind::ChooseSin => (stage == Stage::AidSins, view.awaited()),
        ActionKind::AddWord => (stage == Stage::AidWords, vec![view.next_word()]),
        ActionKind::ChooseFirstRep => (stage == Stage::FirstRep, faust()),
        ActionKind::ChooseObstacle => (stage == Stage::ChooseObstacle, rep()),
        // PAC-32: while a proposal waits for its answer it may be reworded.
        ActionKind::Propose => (matches!(stage, Stage::Propose | Stage::Answer), rep()),
        ActionKind::Accept | ActionKind::Refuse => (stage == Stage::Answer, faust()),
        ActionKind::Withdraw => (stage == Stage::Answer, rep()),
        ActionKind::WriteFlaw => (stage == Stage::Flaw, rival()),
        // PAC-39: also after having said that he goes on.
        ActionKind::Sign => (matches!(stage, Stage::Decide | Stage::Propose), faust()),
        ActionKind::GoOn => (stage == Stage::Decide, faust()),
        ActionKind::SetRebate => ((Stage::Propose..=Stage::Pay).contains(&stage), rep()),
        ActionKind::Pay => (stage == Stage::Pay, faust()),
        ActionKind::Roll => (stage == Stage::Roll, faust()),
        ActionKind::Place | ActionKind::Lift | ActionKind::Confirm => (stage == Stage::Place, faust()),
        ActionKind::Convert | ActionKind::SkipConversion => (stage == Stage::Convert, faust()),
        ActionKind::Discard => (stage.in_round(), anybody()),
        ActionKind::Reroll | ActionKind::Shift | ActionKind::Pass => (stage == Stage::Intervene, anybody()),
        ActionKind::Summarise => (stage == Stage::Summary, faust()),
        ActionKind::Object => (stage == Stage::Summary, anybody()),
        ActionKind::RewordFlaw => (stage == Stage::Summary, rival()),
        ActionKind::Offer
        | ActionKind::AcceptOffer
        | ActionKind::DeclineOffer
        | ActionKind::WithdrawOffer => (stage.in_round(), anybody()),
    }
}

fn well_written(what: ActionKind, text: &str) -> Permitted {
    ensure(!is_blank(text), || Refusal::TextIsBlank { what })?;
    let length = length(text);
    ensure(length <= MOST_TEXT, || Refusal::TextTooLong { what, length, most: MOST_TEXT })
}

fn contract(view: &View, what: ActionKind) -> Result<&ContractView, Refusal> {
    view.contract.as_ref().ok_or(Refusal::NotNow { what })
}

/// PAC-22, PAC-23: after the page, each obstacle crosses something out on it.
fn inspired(view: &View, word: Option<Entry>) -> Permitted {
    match (&view.aid, word) {
        (None, None) => Ok(()),
        (None, Some(_)) => Err(Refusal::NoPage),
        (Some(_), None) => Err(Refusal::WordNeeded),
        (Some(_), Some(Entry::Desire)) => Err(Refusal::DesireStays),
        (Some(aid), Some(entry)) => {
            ensure(aid.entries().any(|e| e == entry), || Refusal::NotOnThePage { entry })?;
            ensure(!aid.crossed.contains(&entry), || Refusal::AlreadyCrossed { entry })
        }
    }
}

fn free_obstacle(view: &View, obstacle: u8) -> Permitted {
    let found = usize::from(obstacle).checked_sub(1).and_then(|index| view.obstacles.get(index));
    let crossed = found.ok_or(Refusal::NoSuchObstacle { obstacle })?.crossed;
    ensure(!crossed, || Refusal::ObstacleCrossed { obstacle })
}

pub(crate) fn may_go_on(view: &View) -> Permitted {
    let contract = contract(view, ActionKind::GoOn)?;
    let most = view.options.max_commitments;
    ensure(contract.lines.len() < most.into(), || Refusal::ContractIsFull { most })?;
    // PAC-41: tokens on offer do not count, they may be gone by then.
    let (points, price) = (view.available().points(), price(contract.lines.len() + 1, contract.rebate));
    ensure(points >= price, || Refusal::CannotAfford { points, price })
}

/// PAC-43: between the present rebate and the most lines.
pub(crate) fn rebates(view: &View) -> (u8, u8) {
    (view.contract.as_ref().map_or(0, |c| c.rebate), view.options.max_commitments)
}

fn covers(view: &View, tokens: Tokens) -> Permitted {
    let held = view.purses.faust.tokens.unwrap_or_default();
    ensure(tokens.within(held), || Refusal::NotYourTokens { what: ActionKind::Pay })?;
    let due = due(view);
    ensure(tokens.points() == due, || Refusal::WrongPayment { paid: tokens.points(), due })
}

/// PAC-46: what Faust must put down, his open offers taken back.
pub(crate) fn due(view: &View) -> u32 {
    let price = view.contract.as_ref().map_or(0, |contract| contract.price);
    least_payment(view.purses.faust.tokens.unwrap_or_default(), price)
}

/// Where a die lies that Faust may move.
fn movable(view: &View, die: DieId) -> Result<Option<Slot>, Refusal> {
    let found = contract(view, ActionKind::Place)?.die(die).ok_or(Refusal::NoSuchDie { die })?;
    ensure(!found.locked, || Refusal::DieLocked { die })?;
    Ok(found.slot)
}

fn may_place(view: &View, die: DieId, slot: Slot) -> Permitted {
    movable(view, die)?;
    let contract = contract(view, ActionKind::Place)?;
    ensure(Slot::all(contract.lines.len()).any(|s| s == slot), || Refusal::NoSuchSlot { slot })?;
    ensure(contract.on(slot).is_none(), || Refusal::SlotTaken { slot })
}

/// The face of a die that may be bent.
fn bendable(view: &View, what: ActionKind, slot: Slot, version: Option<u32>) -> Result<u8, Refusal> {
    let contract = contract(view, what)?;
    let (_, die) = contract.on(slot).ok_or(Refusal::NoSuchSlot { slot })?;
    let current = contract.version;
    ensure(version.is_none_or(|seen| seen == current), || Refusal::DiceChanged { version: current })?;
    Ok(die.face)
}

fn no_debt(view: &View, what: ActionKind) -> Permitted {
    match view.own_debt() {
        Some(owed) => Err(Refusal::OwesDiscard { what, owed: owed.n }),
        None => Ok(()),
    }
}

fn spendable(view: &View, what: ActionKind, token: Token) -> Permitted {
    no_debt(view, what)?;
    ensure(Tokens::from(token).within(view.available()), || Refusal::NotYourTokens { what })
}

fn line_of(view: &View, line: u8) -> Result<bool, Refusal> {
    let lines = view.contract.as_ref().map_or(&[][..], |contract| &contract.lines);
    let found = usize::from(line).checked_sub(1).and_then(|index| lines.get(index));
    found.map(|line| line.objected).ok_or(Refusal::NoSuchLine { line })
}

/// PAC-78: whether tokens may change hands now.
fn may_trade(view: &View, what: ActionKind) -> Permitted {
    ensure(view.options.negotiation != Negotiation::Off, || Refusal::NoTrading)?;
    ensure(view.stage.may_negotiate(view.options.negotiation), || Refusal::NotNow { what })
}

/// Whether the viewer may make an offer at all just now.
pub(crate) fn may_make_offers(view: &View, you: Role) -> Permitted {
    may_trade(view, ActionKind::Offer)?;
    no_debt(view, ActionKind::Offer)?;
    let open = view.offers.iter().filter(|offer| offer.from == you).count();
    ensure(open < MOST_OFFERS, || Refusal::TooManyOffers { most: MOST_OFFERS })
}

/// PAC-82: the most points Faust may give away, with what he is sure to get for it.
pub(crate) fn spare_points(view: &View, you: Role, sure: u32) -> u32 {
    let points = view.available().points();
    match you {
        Role::Faust => (points + sure).saturating_sub(view.price_due()).min(points),
        Role::DemonA | Role::DemonB => points,
    }
}

fn may_offer(
    view: &View,
    you: Role,
    to: Role,
    give: Tokens,
    ask_count: u32,
    ask_points: Option<u32>,
) -> Permitted {
    may_make_offers(view, you)?;
    ensure(to != you, || Refusal::OfferToYourself)?;
    ensure(give.within(view.available()), || Refusal::NotYourTokens { what: ActionKind::Offer })?;
    ensure(!give.is_empty() || ask_count > 0, || Refusal::EmptyOffer)?;
    let held = view.purses[to].count;
    let possible = ask_count <= held && ask_points.is_none_or(|points| points <= 2 * held);
    ensure(possible, || Refusal::AsksTooMuch { held })?;
    ensure(give.points() <= spare_points(view, you, 0), || Refusal::MustKeepPrice { price: view.price_due() })
}

fn may_accept(view: &View, you: Role, id: OfferId, tokens: Tokens) -> Permitted {
    may_trade(view, ActionKind::AcceptOffer)?;
    let offer = view.offers.iter().find(|offer| offer.id == id && offer.to == you);
    let offer = offer.ok_or(Refusal::NoSuchOffer { offer: id })?;
    ensure(tokens.count() == offer.ask_count, || Refusal::WrongCount { count: offer.ask_count })?;
    if tokens.is_empty() {
        let points = offer.ask_points.unwrap_or(0);
        return ensure(points == 0, || Refusal::TooFewPoints { points });
    }
    no_debt(view, ActionKind::AcceptOffer)?;
    ensure(tokens.within(view.available()), || Refusal::NotYourTokens { what: ActionKind::AcceptOffer })?;
    let points = offer.ask_points.unwrap_or(0);
    ensure(tokens.points() >= points, || Refusal::TooFewPoints { points })?;
    let sure = offer.give.map_or(offer.count, Tokens::points);
    ensure(tokens.points() <= spare_points(view, you, sure), || Refusal::MustKeepPrice {
        price: view.price_due(),
    })
}
