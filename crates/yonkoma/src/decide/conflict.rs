//! Conflicts, Round by Round.

use std::collections::BTreeSet;

use kernel::{Seat, Text};

use crate::{
    character::Presence,
    contest::{Comparison, Conclusion, Contest, effective},
    event::{Event, Happening},
    moment::Beat,
    state::Spoils,
    vocabulary::{CharacterId, Degree, EndCause, Severity, SideId, Stage},
};

use super::{Run, board, campaign::eliminate, reach, throw::name};

/// No Condition is given; or no Gift adds a Success to this Round.
pub(super) fn pass(run: &mut Run<'_>, by: Seat) {
    if board(run).stage == Stage::Award {
        run.emit(Happening::AwardPassed { by });
        return after_award(run);
    }
    let asked = board(run).asked_for_plus_one();
    for (side, by) in asked.into_iter().filter(|(_, seat)| *seat == by) {
        run.emit(Event::Passed { side, by });
    }
    close_round(run);
}

pub(super) fn keep_gifts(run: &mut Run<'_>, by: Seat, kept: bool) {
    run.emit(Happening::GiftsKept { by, kept });
    if kept && board(run).stage == Stage::Round {
        close_round(run);
    }
}

/// YON-79 (1): somebody may add a Success; when nobody is asked any more, the totals are compared.
pub(super) fn close_round(run: &mut Run<'_>) {
    if !board(run).asked_for_plus_one().is_empty() {
        if board(run).stage != Stage::Round {
            reach(run, Stage::Round);
        }
        return;
    }
    let (a, b) = (board(run).total(SideId::A), board(run).total(SideId::B));
    let ties = board(run).contest.as_ref().and_then(Contest::wins_ties);
    if a == b && ties.is_none() {
        reach(run, Stage::Tie);
    } else {
        compared(run, Comparison::of(a, b, ties));
    }
}

fn rollers(run: &Run<'_>) -> Option<(CharacterId, CharacterId)> {
    Some((board(run).side(SideId::A)?.roller, board(run).side(SideId::B)?.roller))
}

pub(super) fn judge(run: &mut Run<'_>, side: Option<SideId>, text: Option<Text>) {
    let Some(rollers) = rollers(run) else { return };
    run.emit(Event::SpecificJudged { side, rollers, text });
    let (a, b) = (board(run).total(SideId::A), board(run).total(SideId::B));
    compared(run, Comparison::of(a, b, side));
}

/// YON-79 (2), (3).
fn compared(run: &mut Run<'_>, comparison: Comparison) {
    let Comparison { winner, lead } = comparison;
    let round = board(run).contest.as_ref().map_or(0, |contest| contest.round) + 1;
    let totals = (board(run).total(SideId::A), board(run).total(SideId::B));
    run.emit(Event::RoundCompared { round, totals, winner, lead });
    if comparison.gives_condition() {
        reach(run, Stage::Award);
    } else {
        after_award(run);
    }
}

/// YON-79 (4), (5): armed Graves strike whoever has not beaten the opponent.
pub(super) fn after_award(run: &mut Run<'_>) {
    let Some((winner, lead)) = board(run).contest.as_ref().map(|c| (c.winner, c.lead)) else { return };
    for side in SideId::BOTH.into_iter().filter(|side| Some(*side) != winner) {
        strike(run, side);
    }
    let empty = |side: SideId| board(run).side(side).is_none_or(|side| side.members().next().is_none());
    match winner {
        Some(winner) if lead >= 4 => end(run, Some(winner), lead, EndCause::Lead),
        Some(winner) if empty(winner.other()) => end(run, Some(winner), lead, EndCause::Out),
        Some(_) => reach(run, Stage::Telling),
        None => match (empty(SideId::A), empty(SideId::B)) {
            (true, true) => end(run, None, 0, EndCause::Nobody),
            (true, false) => end(run, Some(SideId::B), 0, EndCause::Out),
            (false, true) => end(run, Some(SideId::A), 0, EndCause::Out),
            (false, false) => after_losses(run),
        },
    }
}

fn strike(run: &mut Run<'_>, id: SideId) {
    let Some(side) = board(run).side(id) else { return };
    let struck: Vec<_> = side.members().filter(|who| side.armed(*who, Severity::Grave)).collect();
    let until = board(run).scene + 1;
    for character in struck {
        run.emit(Happening::WentOutOfPlay { character, until });
    }
}

/// Groups that have lost their roller name another; then the loser chooses, or both after a tie (YON-91).
pub(super) fn after_losses(run: &mut Run<'_>) {
    let lacking = board(run).contest.as_ref().map(Contest::without_roller);
    for side in lacking.unwrap_or_default() {
        match board(run).side(side).map(|side| side.helpers.clone()).unwrap_or_default()[..] {
            [only] => run.emit(Happening::RollerNamed { character: only }),
            _ => return reach(run, Stage::Replace),
        }
    }
    let decided = board(run).contest.as_ref().is_some_and(|contest| contest.winner.is_some());
    reach(run, if decided { Stage::LoserChoice } else { Stage::Unforeseen });
}

/// YON-78: when both have answered.
pub(super) fn after_unforeseen(run: &mut Run<'_>) {
    let Some(contest) = &board(run).contest else { return };
    match (contest.going_on.len(), contest.stopping[..].first().copied(), contest.stopping.len()) {
        (2, ..) => {
            run.emit(Event::BeganAgain);
            reach(run, Stage::Build);
        }
        (1, Some(stopping), 1) => concede(run, stopping, None),
        (_, _, 2) => end(run, None, 0, EndCause::Nobody),
        _ => (),
    }
}

/// YON-83: a Koma for each Setback that one has taken here.
pub(super) fn concede(run: &mut Run<'_>, side: SideId, text: Option<Text>) {
    run.emit(Event::Conceded { side, text });
    let Some(conceding) = board(run).side(side) else { return };
    let pay = |who: CharacterId| (who, conceding.taken_by(who));
    let is_pc = |who: &CharacterId| board(run).character(*who).is_some_and(|who| who.owner.is_some());
    let paid: Vec<_> = conceding.members().filter(is_pc).map(pay).filter(|(_, taken)| *taken > 0).collect();
    for (character, n) in paid {
        run.emit(Happening::KomaGained { character, n, reason: None });
    }
    let lead = board(run).contest.as_ref().map_or(0, |contest| contest.lead);
    end(run, Some(side.other()), lead, EndCause::Conceded);
}

/// YON-82, YON-84: the winner's lead takes effect, armed Criticals strike the loser.
fn end(run: &mut Run<'_>, winner: Option<SideId>, lead: u32, cause: EndCause) {
    if let Some(loser) = winner.map(SideId::other) {
        let taken = board(run).side(loser).map(|side| side.taken.clone()).unwrap_or_default();
        let lost: BTreeSet<_> =
            taken.iter().filter(|t| t.severity == Severity::Critical).map(|t| t.by).collect();
        for character in lost {
            eliminate(run, character);
        }
    }
    let Some((a, b)) = rollers(run) else { return };
    let Some(contest) = &board(run).contest else { return };
    let effective = if winner.is_some() { effective(lead) } else { 0 };
    let degree = winner.map(|_| Degree::of(effective));
    let settled = Conclusion { winner, effective, degree, cause: Some(cause) };
    let winning = winner.map(|winner| if winner == SideId::A { a } else { b });
    let beat = Beat::Conflict {
        rollers: (name(run, a), name(run, b)),
        stake: contest.goal.clone(),
        winner: winning.map(|winning| name(run, winning)),
        rounds: contest.round,
        cause,
    };
    let spoils = winning.and_then(|winning| spoils(run, winning));
    run.emit(Event::ContestSettled { settled, total: effective, beat, spoils });
    reach(run, Stage::Narration);
}

/// Whom the winner may bind (YON-86).
fn spoils(run: &Run<'_>, winner: CharacterId) -> Option<Spoils> {
    let contest = board(run).contest.as_ref()?;
    let side = contest.side(contest.side_of(winner)?.other())?;
    let lost = side.members().chain(side.gone.iter().copied());
    let there =
        |who: &CharacterId| board(run).character(*who).is_some_and(|c| c.status != Presence::Eliminated);
    let losers: Vec<_> = lost.filter(there).collect();
    let seat = board(run).owner(winner);
    (!losers.is_empty()).then_some(Spoils { seat, winner, losers })
}
