//! What a permitted action makes happen.

mod resolve;

use kernel::{Ask, Chance, Unfolding};
use resolve::{fall_due, pass, settle};

use crate::{
    action::Action,
    contract::Contract,
    ending::ending,
    event::{DrawCause, Event, Happening},
    game::Pactes,
    setup::Negotiation,
    state::{Offer, Stage},
    vocabulary::{Demon, DieId, OfferId, Role, Slot, SlotKind, Tokens},
};

/// A decision under way.
type Run<'a> = Unfolding<'a, Pactes>;

/// The events of an action that the rules permit.
pub(crate) fn decide(run: &mut Run<'_>, by: Role, action: &Action) {
    match action {
        Action::SuggestDesire { text } => run.emit(Happening::DesireSuggested { by, text: text.clone() }),
        Action::SetDesire { text } => run.emit(Happening::DesireSet { text: text.clone() }),
        Action::SuggestObstacle { text } => run.emit(Happening::ObstacleSuggested { by, text: text.clone() }),
        Action::SetObstacle { text, word } => {
            run.emit(Event::ObstacleSet { by, text: text.clone(), word: *word });
            if run.state().obstacles.len() == 6 {
                begin_play(run);
            }
        }
        Action::StartAid => run.emit(Happening::AidStarted { by }),
        Action::ChooseSin { sin } => {
            if let Some(by) = by.demon() {
                run.emit(Happening::SinChosen { by, sin: *sin });
            }
        }
        Action::AddWord { text, link } => run.emit(Event::WordAdded { by, text: text.clone(), link: *link }),
        Action::ChooseFirstRep { demon } => {
            run.emit(Happening::FirstRepChosen { demon: *demon });
            begin_round(run, 1, *demon);
        }
        Action::ChooseObstacle { obstacle } => run.emit(Event::ObstacleChosen { obstacle: *obstacle }),
        Action::Propose { text } => run.emit(Happening::Proposed { text: text.clone() }),
        Action::Accept => {
            // PAC-82: a new line, a new price: Faust's offers lapse.
            lapse_offers_of(run, Role::Faust);
            run.emit(Event::ProposalAccepted);
        }
        Action::Refuse { reason } => run.emit(Happening::ProposalRefused { reason: reason.clone() }),
        Action::Withdraw => run.emit(Happening::ProposalWithdrawn),
        Action::WriteFlaw { text } => run.emit(Event::FlawWritten { text: text.clone() }),
        Action::Sign => sign(run),
        Action::GoOn => run.emit(Happening::WentOn),
        Action::SetRebate { rebate } => {
            run.emit(Happening::RebateGranted { rebate: *rebate });
            // A rebate can bring a signed contract down to nothing.
            if run.state().stage == Stage::Pay {
                pay_nothing_if_free(run);
            }
        }
        Action::Pay { tokens } => pay(run, *tokens),
        Action::Roll => roll(run),
        Action::Place { die, slot } => place(run, *die, *slot),
        Action::Lift { die } => run.emit(Event::DieLifted { die: *die }),
        Action::Convert { die } => run.emit(Event::DieConverted { die: *die }),
        Action::SkipConversion => run.emit(Happening::ConversionSkipped),
        Action::Confirm => run.emit(Happening::PlacementConfirmed),
        Action::Discard { tokens } => settle(run, by, *tokens),
        Action::Reroll { slot, token, .. } => {
            let to = throw(run);
            run.emit(Event::DieRerolled { by, slot: *slot, token: *token, to });
        }
        Action::Shift { slot, by: change, token, .. } => {
            let face = run.state().contract.as_ref().and_then(|c| c.on(*slot)).map_or(1, |(_, die)| die.face);
            let to = face.saturating_add_signed(*change).clamp(1, 6);
            run.emit(Event::DieShifted { by, slot: *slot, token: *token, to });
        }
        Action::Pass => pass(run, by),
        Action::Summarise { text } => end_round(run, text.clone()),
        Action::Object { line } => run.emit(Happening::FlawObjected { by, line: *line }),
        Action::RewordFlaw { line, text } => {
            run.emit(Happening::FlawReworded { line: *line, text: text.clone() })
        }
        Action::Offer { to, give, disclosed, ask_count, ask_points, note } => {
            let offer = Offer {
                id: OfferId(run.state().n_offers + 1),
                from: by,
                to: *to,
                give: *give,
                disclosed: *disclosed,
                ask_count: *ask_count,
                ask_points: *ask_points,
                note: note.clone(),
            };
            run.emit(Event::OfferMade { offer });
        }
        Action::AcceptOffer { offer, tokens } => {
            run.emit(Event::OfferAccepted { offer: *offer, tokens: *tokens });
        }
        Action::DeclineOffer { offer } => run.emit(Event::OfferDeclined { offer: *offer }),
        Action::WithdrawOffer { offer } => run.emit(Event::OfferWithdrawn { offer: *offer }),
    }
}

fn begin_play(run: &mut Run<'_>) {
    match run.state().setup.first_rep {
        Some(rep) => begin_round(run, 1, rep),
        None => run.emit(Happening::FirstRepAwaited),
    }
}

fn begin_round(run: &mut Run<'_>, round: u8, rep: Demon) {
    run.emit(Happening::RoundBegan { round, rep });
    // The last obstacle is no choice (PAC-27).
    let mut free = (1u8..).zip(&run.state().obstacles).filter(|(_, o)| !o.crossed).map(|(n, _)| n);
    if let (Some(obstacle), None) = (free.next(), free.next()) {
        run.emit(Event::ObstacleChosen { obstacle });
    }
}

fn sign(run: &mut Run<'_>) {
    let price = run.state().contract.as_ref().map_or(0, Contract::price);
    run.emit(Happening::Signed { price });
    pay_nothing_if_free(run);
}

/// Nothing to pay is no choice: at price 0, or without a token (PAC-48).
fn pay_nothing_if_free(run: &mut Run<'_>) {
    let price = run.state().contract.as_ref().map_or(0, Contract::price);
    if price == 0 || run.state().purses.faust.held.is_empty() {
        pay(run, Tokens::NONE);
    }
}

fn pay(run: &mut Run<'_>, tokens: Tokens) {
    let price = run.state().contract.as_ref().map_or(0, Contract::price);
    // Faust's tokens must all be there to pay with; where trading ends here, so do all offers (PAC-78).
    let ends = run.state().setup.options.negotiation == Negotiation::Phase1And2;
    for role in Role::ALL.into_iter().filter(|&role| ends || role == Role::Faust) {
        lapse_offers_of(run, role);
    }
    run.emit(Happening::Paid { tokens });
    // PAC-49, PAC-47: tokens for the price, not for what was overpaid.
    if let Some(rep) = run.state().rep {
        draw(run, rep.into(), price.min(tokens.points()), DrawCause::Price);
    }
}

fn roll(run: &mut Run<'_>) {
    // PAC-55: one die a commitment and one a flaw.
    let n = run.state().contract.as_ref().map_or(0, |contract| 2 * contract.lines.len());
    let faces = (0..n).map(|_| throw(run)).collect();
    run.emit(Happening::DiceRolled { faces });
}

fn throw(run: &mut Run<'_>) -> u8 {
    u8::try_from(run.pick(&Ask::die(6)) + 1).unwrap_or(6)
}

fn place(run: &mut Run<'_>, die: DieId, slot: Slot) {
    run.emit(Event::DiePlaced { die, slot });
    let face = run.state().contract.as_ref().and_then(|c| c.on(slot)).map_or(0, |(_, die)| die.face);
    let Some(rep) = run.state().rep.map(Role::from).filter(|_| face == 6) else { return };
    match slot.kind {
        // PAC-59
        SlotKind::Commitment => run.emit(Happening::ConversionOpened { die }),
        // PAC-61: at once, if the Rep has a token to lose (PAC-54).
        SlotKind::Flaw if run.state().public_count(rep) > 0 => {
            run.emit(Event::SixStruck { die });
            fall_due(run, rep, 1);
        }
        SlotKind::Flaw => (),
    }
}

/// PAC-52: token by token, the Discard shuffled in when the Reserve is empty.
fn draw(run: &mut Run<'_>, by: Role, n: u32, cause: DrawCause) {
    let mut drawn = Tokens::NONE;
    for _ in 0..n {
        if run.state().reserve == drawn {
            take(run, by, std::mem::take(&mut drawn), cause);
            if run.state().discard.is_empty() {
                return;
            }
            run.emit(Event::ReserveRefilled);
        }
        let left = run.state().reserve.minus(drawn);
        let token = [Tokens::new(1, 0), Tokens::new(0, 1)]
            [run.pick(&Ask::token(vec![(1, left.ones), (2, left.twos)]))];
        drawn = drawn.plus(token);
    }
    take(run, by, drawn, cause);
}

fn take(run: &mut Run<'_>, by: Role, tokens: Tokens, cause: DrawCause) {
    if !tokens.is_empty() {
        run.emit(Event::Drawn { by, tokens, cause });
    }
}

/// What a player has on offer goes back to him.
fn lapse_offers_of(run: &mut Run<'_>, role: Role) {
    let open: Vec<_> = run.state().offers.iter().filter(|o| o.from == role).map(|o| o.id).collect();
    for offer in open {
        run.emit(Event::OfferLapsed { offer });
    }
}

fn end_round(run: &mut Run<'_>, text: Option<kernel::Text>) {
    run.emit(Happening::Summarised { text });
    for role in Role::ALL {
        lapse_offers_of(run, role);
    }
    run.emit(Event::ContractFiled);
    let state = run.state();
    match (state.round, state.rep) {
        // PAC-24, PAC-25: six rounds, the Rep changes.
        (round @ 1..6, Some(rep)) => begin_round(run, round + 1, rep.other()),
        _ => {
            let purses = &state.purses;
            let held = (purses.faust.held, purses.demon_a.held, purses.demon_b.held);
            let (achievements, tie) = (state.achievements, state.setup.options.demon_perfect_tie);
            let ending = ending(achievements, held.0, held.1, held.2, tie, run);
            run.emit(Event::GameEnded { ending });
        }
    }
}
