//! Beginning a conflict, drawing, playing, ticking, settling a round.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Seat, Text};

use super::{Run, aftermath::repercussions, draw, entry, main_of, table, view};
use crate::{
    conflict::{Conflict, Inner, Risk, SUPPORT},
    event::{DrawReason, Event},
    vocabulary::{BeliefId, CharacterId, Characters, Emotion, Rank, RiskId, Side, TraitId},
};

pub(super) fn initiate_conflict(
    run: &mut Run<'_>,
    by: Seat,
    who: CharacterId,
    goal: Text,
    against: Characters,
) {
    let entry = entry(run);
    run.emit(Event::ConflictInitiated { entry, by, who, goal, against, inner: None });
    draw(run, by, who, 1, DrawReason::Initiation);
}

pub(super) fn initiate_inner(run: &mut Run<'_>, by: Seat, goal: Text, against: Text, adversary: Seat) {
    let Some(who) = main_of(run, by) else { return };
    let inner = Some(Inner { against, played_by: adversary });
    let against = [CharacterId::Inner].into();
    let entry = entry(run);
    run.emit(Event::ConflictInitiated { entry, by, who, goal, against, inner });
    draw(run, by, who, 1, DrawReason::Initiation);
}

pub(super) fn accept(run: &mut Run<'_>, by: Seat, text: Option<Text>) {
    let Some(who) = named(run, by) else { return };
    run.emit(Event::Accepted { by, who, text });
    draw(run, by, who, 1, DrawReason::Initiation);
    go_on_responding(run);
}

pub(super) fn refuse(run: &mut Run<'_>, by: Seat, text: Option<Text>) {
    let Some(who) = named(run, by) else { return };
    run.emit(Event::Refused { by, who, text });
    go_on_responding(run);
}

pub(super) fn oppose(run: &mut Run<'_>, by: Seat, who: CharacterId, text: Option<Text>) {
    run.emit(Event::Opposed { by, who, text });
    draw(run, by, who, 1, DrawReason::Initiation);
    go_on_responding(run);
}

pub(super) fn stay_out(run: &mut Run<'_>, by: Seat) {
    run.emit(Event::StayedOut { by });
    go_on_responding(run);
}

pub(super) fn use_trait(run: &mut Run<'_>, by: Seat, trait_id: TraitId, count: u16, text: Option<Text>) {
    let Some(who) = fighter_of(run, by) else { return };
    let found = table(run).main(who).and_then(|main| main.trait_of(trait_id));
    let Some(name) = found.map(|each| each.text.clone()) else { return };
    let entry = entry(run);
    run.emit(Event::TraitUsed { entry, by, who, trait_id, name, text });
    draw(run, by, who, usize::from(count), DrawReason::Trait);
    drawn(run, by);
}

pub(super) fn purge_draw(run: &mut Run<'_>, by: Seat, points: BTreeMap<Emotion, u8>, text: Option<Text>) {
    let Some(who) = fighter_of(run, by) else { return };
    let points: BTreeMap<_, _> =
        points.iter().filter(|(_, n)| **n > 0).map(|(emotion, n)| (*emotion, *n)).collect();
    let n = points.values().map(|n| usize::from(*n)).sum();
    let entry = entry(run);
    run.emit(Event::PointsDischarged { entry, by, who, points, text });
    draw(run, by, who, n, DrawReason::Purge);
    drawn(run, by);
}

pub(super) fn offer_support(run: &mut Run<'_>, by: Seat, who: CharacterId) {
    if run.state().setup.options.support_refusable {
        run.emit(Event::SupportOffered { by, who });
    } else {
        support(run, by, who);
    }
}

pub(super) fn answer_support(run: &mut Run<'_>, by: Seat, from: Seat, agrees: bool) {
    let offered = table(run).conflict().and_then(|c| c.offered_support.get(&from)).copied();
    let Some(who) = offered else { return };
    if agrees {
        support(run, from, who);
    } else {
        run.emit(Event::SupportDeclined { by, from, who });
        go_on_drawing(run);
    }
}

pub(super) fn done(run: &mut Run<'_>, by: Seat) {
    run.emit(Event::DeclaredDone { by });
    go_on_drawing(run);
}

pub(super) fn play_combination(
    run: &mut Run<'_>,
    by: Seat,
    rank: Option<Rank>,
    count: u8,
    risk: Text,
    targets: Characters,
) {
    let Some(conflict) = table(run).conflict() else { return };
    let Some(fighter) = conflict.fighter_of(by) else { return };
    let same = fighter.laid.iter().filter(|card| Some(card.rank) == rank).copied();
    let cards = same.take(usize::from(count)).collect();
    let id = RiskId(u16::try_from(conflict.risks.len() + 1).unwrap_or(u16::MAX));
    let who = fighter.who;
    let risk = Risk { id, by: who, text: risk };
    let entry = entry(run);
    run.emit(Event::CombinationPlayed { entry, by, who, cards, risk, targets });
    go_on_playing(run);
}

pub(super) fn tick_belief(
    run: &mut Run<'_>,
    by: Seat,
    belief: BeliefId,
    swap_with: Option<CharacterId>,
    text: Option<Text>,
) {
    let Some(who) = fighter_of(run, by) else { return };
    let found = table(run).main(who).and_then(|main| main.belief(belief));
    let Some(conviction) = found.map(|belief| belief.text.clone()) else { return };
    run.emit(Event::BeliefTicked { by, who, belief, conviction, swap_with, text });
    settle(run);
}

pub(super) fn pass_psych(run: &mut Run<'_>, by: Seat) {
    run.emit(Event::PsychPassed { by });
    if view(run).may_tick().is_empty() {
        settle(run);
    }
}

/// The named opponent of a seat that has not answered.
fn named(run: &Run<'_>, by: Seat) -> Option<CharacterId> {
    let unanswered = &table(run).conflict()?.unanswered;
    unanswered.iter().copied().find(|who| table(run).player_of(*who) == Some(by))
}

fn fighter_of(run: &Run<'_>, by: Seat) -> Option<CharacterId> {
    table(run).conflict()?.fighter_of(by).map(|fighter| fighter.who)
}

fn go_on_responding(run: &mut Run<'_>) {
    let open = table(run).conflict().is_some_and(|c| !c.unanswered.is_empty());
    if !open && view(run).may_oppose().is_empty() {
        close_response(run);
    }
}

/// PSD-65…67: who is in it is settled.
pub(super) fn close_response(run: &mut Run<'_>) {
    let Some(conflict) = table(run).conflict() else { return };
    let initiator = conflict.initiator;
    let by = conflict.fighters.first().map(|fighter| fighter.seat);
    let alone = conflict.fighters.len() < 2;
    let mains = conflict.fighters.iter().any(|fighter| matches!(fighter.who, CharacterId::Main(_)));
    if alone || !mains {
        let cards = conflict.fighters.iter().flat_map(|f| f.laid.iter().copied()).collect();
        run.emit(Event::CardsPutUnder { cards });
        match by {
            Some(by) if alone => run.emit(Event::NobodyOpposed { by, who: initiator }),
            Some(_) | None => run.emit(Event::LeftToNarration),
        }
        return;
    }
    // PSD-79: clockwise from the initiator's left, the initiator last.
    let order = by.map_or_else(Vec::new, |by| {
        let seats = table(run).clockwise_after(by);
        seats.filter_map(|seat| fighter_of(run, seat)).collect()
    });
    run.emit(Event::DevelopmentBegan { order });
    arm_the_sheetless(run);
    go_on_drawing(run);
}

/// PSD-148…150, PSD-154: as many cards as the highest emotion they face.
fn arm_the_sheetless(run: &mut Run<'_>) {
    let Some(conflict) = table(run).conflict() else { return };
    let highest = |who| {
        let opposed = conflict.opponents(who).filter_map(|other| table(run).main(other.who));
        opposed.map(|main| main.highest()).max().unwrap_or(0)
    };
    let armed: Vec<(Seat, CharacterId, u8)> = conflict
        .fighters
        .iter()
        .filter(|fighter| !matches!(fighter.who, CharacterId::Main(_)))
        .map(|fighter| (fighter.seat, fighter.who, highest(fighter.who)))
        .collect();
    for (seat, who, n) in armed {
        draw(run, seat, who, usize::from(n), DrawReason::Emotion);
    }
}

fn support(run: &mut Run<'_>, by: Seat, who: CharacterId) {
    run.emit(Event::Supported { by, who });
    draw(run, by, who, SUPPORT, DrawReason::Support);
    drawn(run, by);
}

/// PSD-68
pub(super) fn join(run: &mut Run<'_>, by: Seat, who: CharacterId, side: Side) {
    let first = table(run).conflict().and_then(|c| c.order.first().copied());
    let first = first.and_then(|who| table(run).conflict()?.fighter(who).map(|f| f.seat));
    let order = first.map_or_else(Vec::new, |first| backwards_from(run, first, Some((by, who))));
    run.emit(Event::Joined { by, who, side, order });
    draw(run, by, who, 1, DrawReason::Initiation);
    drawn(run, by);
}

/// PSD-103: counter-clockwise from this seat.
fn backwards_from(run: &Run<'_>, first: Seat, joining: Option<(Seat, CharacterId)>) -> Vec<CharacterId> {
    let n = table(run).n_seats();
    let seats = (0..n).map(|i| Seat((first.0 + n - i) % n));
    let fights = |seat: Seat| {
        let joins = joining.filter(|(by, _)| *by == seat).map(|(_, who)| who);
        fighter_of(run, seat).or(joins)
    };
    seats.filter_map(fights).collect()
}

/// PSD-76: somebody drew; those who can still draw may answer.
fn drawn(run: &mut Run<'_>, by: Seat) {
    let view = view(run);
    let Some(conflict) = view.table.conflict() else { return };
    let reopens = |seat: &&Seat| match conflict.fighter_of(**seat) {
        Some(fighter) => view.can_draw(fighter.who),
        None => view.table.may_support(**seat) && view.drawable() > 0,
    };
    let seats: BTreeSet<Seat> =
        conflict.done.iter().filter(|seat| **seat != by).filter(reopens).copied().collect();
    if !seats.is_empty() {
        run.emit(Event::DoneCancelled { seats });
    }
    go_on_drawing(run);
}

fn go_on_drawing(run: &mut Run<'_>) {
    let view = view(run);
    let offers = view.table.conflict().is_some_and(|c| !c.offered_support.is_empty());
    if !offers && view.still_drawing().is_empty() && view.still_supporting().is_empty() {
        run.emit(Event::PlayBegan);
    }
}

fn go_on_playing(run: &mut Run<'_>) {
    if table(run).conflict().and_then(Conflict::next_to_play).is_some() {
        return;
    }
    // PSD-84: nobody is asked who could not.
    if view(run).may_tick().is_empty() {
        settle(run);
    } else {
        run.emit(Event::PsychWindowOpened);
    }
}

/// PSD-93…97
pub(super) fn settle(run: &mut Run<'_>) {
    let pool = run.state().setup.options.repercussion_pool;
    let Some(conflict) = table(run).conflict() else { return };
    let (round, settled) = (conflict.round, conflict.settle(pool));
    let won = settled.won.clone();
    run.emit(Event::RoundSettled { round, settled });
    match won {
        Some(won) => run.emit(Event::ResultAwaited { side: won.side, narrators: won.narrators }),
        None => decide_ties(run),
    }
}

/// The next tie of ranks; after the last one a rematch, or what the conflict leads to (PSD-113).
pub(super) fn decide_ties(run: &mut Run<'_>) {
    let Some(conflict) = table(run).conflict() else { return };
    if let Some(tie) = conflict.ties.first() {
        let (rank, decider) = (tie.rank, tie.decider);
        run.emit(Event::TieAwaited { rank, decider });
    } else if conflict.result.is_some() {
        repercussions(run);
    } else {
        rematch(run);
    }
}

/// PSD-98…103
fn rematch(run: &mut Run<'_>) {
    let Some(conflict) = table(run).conflict() else { return };
    let round = conflict.round + 1;
    let last = conflict.order.last().and_then(|who| conflict.fighter(*who)).map(|f| f.seat);
    let order = last.map_or_else(Vec::new, |last| backwards_from(run, last, None));
    run.emit(Event::RematchBegan { round, order: order.clone() });
    for who in order {
        let fighter = table(run).conflict().and_then(|c| c.fighter(who));
        if let Some(by) = fighter.filter(|fighter| fighter.laid.is_empty()).map(|f| f.seat) {
            draw(run, by, who, 1, DrawReason::EmptyHand);
        }
    }
    go_on_drawing(run);
}
