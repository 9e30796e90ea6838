//! A throw from its declaration to its narration.

use std::collections::BTreeSet;

use kernel::{Seat, Text};

use super::{Run, board, campaign::eliminate, conflict::close_round, dice, reach};
use crate::{
    contest::{Conclusion, Contest},
    event::{Event, Happening},
    moment::Beat,
    pool,
    setup::NpcSheets,
    vocabulary::{CharacterId, Degree, GiftUse, Severity, SideId, Stage},
};

pub(super) fn attempt(run: &mut Run<'_>, by: Seat, goal: Option<Text>, approach: Option<Text>) {
    if let Some(roller) = board(run).pc(by).map(|pc| pc.id) {
        begin_test(run, by, roller, goal, approach);
    }
}

pub(super) fn begin_conflict(run: &mut Run<'_>, a: CharacterId, b: CharacterId, stake: Option<Text>) {
    run.emit(Happening::ConflictBegan { a, b, stake });
    reach(run, Stage::Build);
    enters_conflict(run, a);
    enters_conflict(run, b);
}

pub(super) fn help(run: &mut Run<'_>, side: SideId, character: CharacterId) {
    run.emit(Event::HelperJoined { side, character });
    if board(run).contest.as_ref().is_some_and(Contest::is_conflict) {
        enters_conflict(run, character);
    }
}

pub(super) fn auto_succeed(run: &mut Run<'_>, side: SideId, gift: u8, text: Option<Text>) {
    if let Some(character) = board(run).side(side).map(|side| side.roller) {
        run.emit(Event::GiftUsed { character, gift, how: GiftUse::AutoSuccess, text });
        run.emit(Event::ThrowReplaced { side });
        after_throw(run);
    }
}

pub(super) fn throw(run: &mut Run<'_>, side: SideId) {
    let n = u32::try_from(board(run).pool(side)).unwrap_or(0);
    let dice = dice(run, n);
    run.emit(Event::Thrown { side, dice });
    after_throw(run);
}

pub(super) fn plus_one(run: &mut Run<'_>, character: CharacterId, gift: u8, text: Option<Text>) {
    if let Some(side) = side_of(run, character) {
        run.emit(Event::GiftUsed { character, gift, how: GiftUse::PlusOne, text });
        run.emit(Event::SuccessAdded { side });
        if board(run).stage == Stage::Round {
            close_round(run);
        }
    }
}

pub(super) fn change_approach(
    run: &mut Run<'_>,
    character: CharacterId,
    severity: Severity,
    approach: Option<Text>,
) {
    run.emit(Happening::SetbackTaken { character, severity, text: None });
    if let Some(side) = side_of(run, character) {
        run.emit(Event::ApproachChanged { side, approach });
        reach(run, Stage::Build);
    }
}

fn side_of(run: &Run<'_>, character: CharacterId) -> Option<SideId> {
    board(run).contest.as_ref()?.side_of(character)
}

pub(super) fn begin_test(
    run: &mut Run<'_>,
    by: Seat,
    roller: CharacterId,
    goal: Option<Text>,
    approach: Option<Text>,
) {
    run.emit(Happening::TestBegan { by, roller, goal, approach });
    reach(run, Stage::Build);
}

/// Specificity matters from now on: Concept and Flaw are shown, unless the table hides them for good.
fn enters_conflict(run: &mut Run<'_>, who: CharacterId) {
    let hidden = board(run).options.npc_sheets == NpcSheets::Hidden;
    if !hidden && board(run).character(who).is_some_and(|who| !who.shown) {
        run.emit(Event::NpcShown { npc: who });
    }
}

fn after_throw(run: &mut Run<'_>) {
    let Some(contest) = &board(run).contest else { return };
    if !contest.is_conflict() {
        reach(run, Stage::Open);
    } else if contest.sides.iter().all(|side| side.thrown) {
        close_round(run);
    }
}

pub(super) fn spend_koma(run: &mut Run<'_>, by: Seat, keep: &[u8], text: Option<Text>) {
    let pc = board(run).pc(by).map(|pc| pc.id);
    run.emit(Happening::KomaSpent { by, character: pc, text });
    reroll(run, keep);
}

/// YON-52: the pool as it is now, less the dice that are kept.
pub(super) fn reroll(run: &mut Run<'_>, keep: &[u8]) {
    let Some(side) = board(run).improving() else { return };
    let pool = u32::try_from(board(run).pool(side)).unwrap_or(0);
    let lying = board(run).side(side).map(|side| side.dice.clone()).unwrap_or_default();
    let die = |place: &u8| lying.get(usize::from(*place).checked_sub(1)?).copied();
    let kept: Vec<u8> = keep.iter().filter_map(die).collect();
    let n = pool::thrown(pool, u32::try_from(kept.len()).unwrap_or(u32::MAX));
    let thrown = dice(run, n);
    run.emit(Event::Rerolled { side, kept, thrown });
    if board(run).stage == Stage::LoserChoice {
        close_round(run);
    }
}

/// YON-64: judged once, when the roller takes the result.
pub(super) fn accept(run: &mut Run<'_>) {
    let total = board(run).total(SideId::A);
    let Some(contest) = &board(run).contest else { return };
    let Some(side) = contest.side(SideId::A) else { return };
    let (roller, dice, goal) = (side.roller, side.dice.clone(), contest.goal.clone());
    let (grave, critical) = (side.armed(roller, Severity::Grave), side.armed(roller, Severity::Critical));
    let degree = Degree::of(total);
    let name = name(run, roller);
    if total == 0 && critical {
        eliminate(run, roller);
    } else if total == 0 && grave {
        let until = board(run).scene + 1;
        run.emit(Happening::WentOutOfPlay { character: roller, until });
    }
    let settled = Conclusion { winner: Some(SideId::A), effective: total, degree: Some(degree), cause: None };
    let beat = Beat::Test { roller: name, goal, dice, degree };
    run.emit(Event::ContestSettled { settled, total, beat, spoils: None });
    reach(run, Stage::Narration);
}

pub(super) fn name(run: &Run<'_>, who: CharacterId) -> Text {
    board(run).character(who).map_or_else(|| "".into(), |character| character.name.clone())
}

pub(super) fn tell(run: &mut Run<'_>, by: Seat, text: Option<Text>, using: &[CharacterId]) {
    let owners: BTreeSet<_> = using.iter().map(|who| board(run).owner(*who)).collect();
    let waits_for: Vec<_> = owners.into_iter().collect();
    if waits_for.is_empty() {
        told(run, text);
    } else {
        run.emit(Happening::StoryProposed { by, text, waits_for });
    }
}

pub(super) fn consent(run: &mut Run<'_>, by: Seat, yes: bool) {
    if !yes {
        return run.emit(Happening::ConsentRefused { by });
    }
    run.emit(Happening::ConsentGiven { by });
    let story = board(run).contest.as_ref().and_then(|contest| contest.story.clone());
    if let Some(story) = story.filter(|story| story.waits_for.is_empty()) {
        told(run, story.text);
    }
}

fn told(run: &mut Run<'_>, text: Option<Text>) {
    let by = board(run).teller();
    run.emit(Happening::ResultTold { by, text });
    reach(run, Stage::Free);
}
