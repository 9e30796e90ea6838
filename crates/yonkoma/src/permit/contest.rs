//! What is asked of throws and Conflicts.

use kernel::{Seat, ensure};

use crate::{
    action::ActionKind,
    contest::{Contest, Side},
    refusal::Refusal,
    setup::MOST_CONDITIONS,
    view::{CharacterView, View},
    vocabulary::{CharacterId, ConditionId, Severity, SideId, Stage},
};

use super::{Permitted, among, sheets::in_play, some_of};

pub(super) fn attempt(view: &View) -> Permitted {
    let what = ActionKind::Attempt;
    let own = view.own().ok_or(Refusal::NotNow { what })?;
    in_play(view, own.id, what)
}

pub(super) fn call(view: &View, roller: CharacterId, conditions: &[ConditionId]) -> Permitted {
    let what = ActionKind::CallTest;
    let character =
        view.board.character(roller).ok_or(Refusal::WrongCharacter { what, character: roller })?;
    ensure(character.owner.is_some(), || Refusal::NpcsMakeNoTests { character: roller })?;
    in_play(view, roller, what)?;
    ensure(some_of(conditions, &ids(character)), || Refusal::WrongConditions)
}

pub(super) fn oppose(view: &View, a: CharacterId, b: CharacterId) -> Permitted {
    let what = ActionKind::StartConflict;
    in_play(view, a, what)?;
    in_play(view, b, what)?;
    let pc = view.board.character(a).is_some_and(|a| a.owner.is_some());
    ensure(pc && a != b, || Refusal::WrongCharacter { what, character: b })
}

pub(super) fn judge(
    view: &View,
    side: SideId,
    conditions: &[ConditionId],
    hindered: &[CharacterId],
) -> Permitted {
    let side = may_judge(view, side)?;
    ensure(some_of(conditions, &roller_conditions(view, side)), || Refusal::WrongConditions)?;
    ensure(some_of(hindered, &hinderable(view, side)), || Refusal::WrongHelpers)
}

pub(super) fn judge_again(view: &View, side: SideId, conditions: &[ConditionId]) -> Permitted {
    let what = ActionKind::SetConditions;
    let side = side_that(view, side, what, |side| side.thrown && side.basis.is_some())?;
    ensure(some_of(conditions, &roller_conditions(view, side)), || Refusal::WrongConditions)
}

pub(super) fn help(view: &View, side: SideId, character: CharacterId) -> Permitted {
    let what = ActionKind::Help;
    side_that(view, side, what, |_| nothing_thrown(view))?;
    in_play(view, character, what)?;
    among(&helpers_for(view), character, what)
}

pub(super) fn keep_gifts(view: &View, kept: bool) -> Permitted {
    let keeping = view.board.contest.as_ref().map(|contest| &contest.keeping[..]).unwrap_or_default();
    let keeps = view.you.is_some_and(|you| keeping.contains(&you));
    ensure(keeps != kept, || Refusal::NotNow { what: ActionKind::KeepGifts })
}

pub(super) fn take_setback(
    view: &View,
    character: CharacterId,
    severity: Severity,
    keep: &[u8],
) -> Permitted {
    let side = taker(view, character, severity, ActionKind::TakeSetback)?;
    ensure(!side.auto, || Refusal::GiftStands)?;
    ensure(side.basis.is_some(), || Refusal::NotJudged)?;
    may_keep(view, side, keep, severity.bonus())
}

pub(super) fn borrow(view: &View, using: &[CharacterId]) -> Permitted {
    ensure(some_of(using, &borrowable(view)), || Refusal::WrongCharacter {
        what: ActionKind::Consent,
        character: using.first().copied().unwrap_or(CharacterId(0)),
    })
}

pub(super) fn consent(view: &View, yes: bool) -> Permitted {
    let whose = asked_for_consent(view);
    let may = !yes || view.you.is_some_and(|you| whose.contains(&you));
    ensure(may, || Refusal::NotYours { what: ActionKind::Consent, whose })
}

pub(super) fn answer(view: &View, side: SideId, what: ActionKind) -> Permitted {
    let contest = view.board.contest.as_ref();
    let answered = contest.is_none_or(|c| c.going_on.contains(&side) || c.stopping.contains(&side));
    let roller = view.board.side(side).map(|side| side.roller);
    let yours = roller.is_some_and(|roller| view.plays(roller));
    ensure(!answered && yours, || Refusal::NotNow { what })
}

pub(super) fn award(view: &View, character: CharacterId) -> Permitted {
    let what = ActionKind::Award;
    let involved = view.board.contest.as_ref().map(Contest::involved).unwrap_or_default();
    among(&involved, character, what)?;
    let bearer = view.board.character(character);
    let room = bearer.is_some_and(|c| c.conditions.len() < MOST_CONDITIONS);
    ensure(room, || Refusal::NoRoom { what })
}

pub(super) fn name_roller(view: &View, side: SideId, character: CharacterId) -> Permitted {
    let named = nameable(view).into_iter().find(|(id, _)| *id == side).map(|(_, who)| who);
    among(&named.unwrap_or_default(), character, ActionKind::NameRoller)
}

fn ids(character: &CharacterView) -> Vec<ConditionId> {
    character.conditions.iter().map(|condition| condition.id).collect()
}

pub(crate) fn roller_conditions(view: &View, side: &Side) -> Vec<ConditionId> {
    view.board.character(side.roller).map(ids).unwrap_or_default()
}

/// Helpers who can be said to be hindered, where the table wants it.
pub(crate) fn hinderable(view: &View, side: &Side) -> Vec<CharacterId> {
    if view.board.options.help_needs_relevance { side.helpers.clone() } else { Vec::new() }
}

fn side_that(
    view: &View,
    id: SideId,
    what: ActionKind,
    holds: impl Fn(&Side) -> bool,
) -> Result<&Side, Refusal> {
    view.board.side(id).filter(|side| holds(side)).ok_or(Refusal::NotNow { what })
}

/// A side whose throw is being prepared; or the loser's, if a new roller has taken over.
pub(crate) fn may_judge(view: &View, id: SideId) -> Result<&Side, Refusal> {
    let loser = view.board.contest.as_ref().and_then(Contest::loser);
    side_that(view, id, ActionKind::SetBasis, |side| {
        if view.board.stage == Stage::Build {
            !side.thrown
        } else {
            loser == Some(id) && side.basis.is_none()
        }
    })
}

/// A side for which the viewer throws.
pub(crate) fn may_throw(view: &View, id: SideId, what: ActionKind) -> Result<&Side, Refusal> {
    let side = side_that(view, id, what, |side| !side.thrown)?;
    let whose = vec![view.board.owner(side.roller)];
    ensure(view.plays(side.roller), || Refusal::NotYours { what, whose })?;
    // YON-71: nobody sees dice before both sides are ready.
    let sides = view.board.contest.iter().flat_map(|contest| contest.side_ids().zip(&contest.sides));
    let ready = |(other, side): (SideId, &Side)| other == id || side.thrown || side.basis.is_some();
    ensure(sides.into_iter().all(ready), || Refusal::NotJudged)?;
    Ok(side)
}

/// Whether no side has thrown yet: who has seen dice prepares nothing more.
pub(crate) fn nothing_thrown(view: &View) -> bool {
    view.board.contest.iter().flat_map(|contest| &contest.sides).all(|side| !side.begun)
}

/// Whom the viewer can let help: his own in a Test; the game master anybody in a Conflict.
pub(crate) fn helpers_for(view: &View) -> Vec<CharacterId> {
    let Some(contest) = &view.board.contest else { return Vec::new() };
    let involved = contest.involved();
    let may = |c: &&CharacterView| {
        c.in_play()
            && !involved.contains(&c.id)
            && (view.plays(c.id) || contest.is_conflict() && view.is_gm())
    };
    view.board.characters.iter().filter(may).map(|c| c.id).collect()
}

/// Helpers that the viewer can take back before anything is thrown.
pub(crate) fn steppers(view: &View) -> Vec<CharacterId> {
    let Some(contest) = &view.board.contest else { return Vec::new() };
    let helpers = contest.sides.iter().filter(|_| nothing_thrown(view)).flat_map(|side| side.helpers.clone());
    helpers.filter(|who| view.plays(*who) || contest.is_conflict() && view.is_gm()).collect()
}

/// YON-47: once a Session, before the first throw.
pub(crate) fn anecdote(view: &View) -> Permitted {
    let what = ActionKind::TellAnecdote;
    let contest = view.board.contest.as_ref().ok_or(Refusal::NotNow { what })?;
    let own = view.own().map(|own| own.id);
    let side = contest.sides.iter().find(|side| Some(side.roller) == own);
    let side = side.ok_or_else(|| {
        let whose = contest.sides.iter().map(|side| view.board.owner(side.roller)).collect();
        Refusal::NotYours { what, whose }
    })?;
    ensure(nothing_thrown(view), || Refusal::AlreadyThrown { what })?;
    let told = view.you.is_some_and(|you| view.board.anecdotes.contains(&you));
    ensure(!told && !side.anecdote, || Refusal::AnecdoteIsTold)
}

/// Whether a Gift of this character's may add a Success now (YON-11).
pub(crate) fn may_be_asked(view: &View, character: CharacterId) -> Permitted {
    let what = ActionKind::PlusOne;
    ensure(view.plays(character), || Refusal::WrongCharacter { what, character })?;
    let contest = view.board.contest.as_ref().ok_or(Refusal::NotNow { what })?;
    let member = |id: &SideId| contest.side(*id).is_some_and(|side| side.members().any(|m| m == character));
    let id = contest.side_ids().find(member).ok_or(Refusal::WrongCharacter { what, character })?;
    ensure(contest.side(id).is_some_and(Side::takes_plus_one), || Refusal::NoThrow)?;
    if view.board.stage == Stage::Round {
        let asked = view.board.asked_for_plus_one();
        let now = asked.iter().any(|(side, seat)| *side == id && Some(*seat) == view.you);
        ensure(now, || Refusal::NotAsked { whose: asked.iter().map(|(_, seat)| *seat).collect() })?;
    }
    Ok(())
}

/// The side for which the viewer can spend a Koma now (YON-50, YON-54, YON-89).
pub(crate) fn payer(view: &View) -> Result<&Side, Refusal> {
    let what = ActionKind::SpendKoma;
    let id = view.board.improving().ok_or(Refusal::NotNow { what })?;
    let side = view.board.side(id).ok_or(Refusal::NotNow { what })?;
    let left = if view.is_gm() { view.board.gm_pool } else { view.own().map_or(0, |own| own.koma) };
    ensure(left > 0, || Refusal::NoKoma)?;
    ensure(!side.auto, || Refusal::GiftStands)?;
    ensure(!side.dice.is_empty(), || Refusal::NoDice)?;
    ensure(side.basis.is_some(), || Refusal::NotJudged)?;
    Ok(side)
}

/// The most dice that can be kept so that at least one is thrown; nothing, if none can be.
pub(crate) fn most_kept(view: &View, side: &Side, bonus: u8) -> Option<u32> {
    let pool = view.board.pool_of(side) + i64::from(bonus);
    let lying = u32::try_from(side.dice.len()).unwrap_or(u32::MAX);
    u32::try_from(pool - 1).ok().map(|most| most.min(lying))
}

pub(super) fn may_keep(view: &View, side: &Side, keep: &[u8], bonus: u8) -> Permitted {
    let lying: Vec<u8> = (1..).take(side.dice.len()).collect();
    ensure(some_of(keep, &lying), || Refusal::WrongDice)?;
    let most = most_kept(view, side, bonus).ok_or(Refusal::NothingToThrow)?;
    let kept = u32::try_from(keep.len()).unwrap_or(u32::MAX);
    ensure(kept <= most, || Refusal::NothingToThrow)
}

/// Those of the viewer's who can take a Setback now: the roller of a Test, members of the losing side.
pub(crate) fn takers(view: &View) -> Vec<CharacterId> {
    let Some(side) = view.board.improving().and_then(|id| view.board.side(id)) else { return Vec::new() };
    let conflict = view.board.contest.as_ref().is_some_and(Contest::is_conflict);
    let members: Vec<_> = if conflict { side.members().collect() } else { vec![side.roller] };
    members.into_iter().filter(|who| view.plays(*who)).collect()
}

pub(super) fn taker(
    view: &View,
    who: CharacterId,
    severity: Severity,
    what: ActionKind,
) -> Result<&Side, Refusal> {
    among(&takers(view), who, what)?;
    let marked = view.board.character(who).is_some_and(|who| who.setbacks.contains(&severity));
    ensure(!marked, || Refusal::AlreadyMarked { severity })?;
    view.board.improving().and_then(|id| view.board.side(id)).ok_or(Refusal::NotNow { what })
}

/// Setbacks that a character has not marked (YON-61).
pub(crate) fn severities(view: &View, who: CharacterId) -> Vec<Severity> {
    let marked = view.board.character(who).map(|who| who.setbacks.clone()).unwrap_or_default();
    Severity::ALL.into_iter().filter(|severity| !marked.contains(severity)).collect()
}

/// Others' characters that a player in the spotlight may use with their consent (YON-33).
pub(crate) fn borrowable(view: &View) -> Vec<CharacterId> {
    if view.is_gm() {
        return Vec::new();
    }
    let others = view.board.pcs().filter(|pc| pc.owner != view.you && pc.in_play());
    others.map(|pc| pc.id).collect()
}

/// Those whose consent the narration waits for.
pub(crate) fn asked_for_consent(view: &View) -> Vec<Seat> {
    let story = view.board.contest.as_ref().and_then(|contest| contest.story.as_ref());
    story.map(|story| story.waits_for.clone()).unwrap_or_default()
}

/// Groups without a roller to which the viewer belongs, and whom they can name (YON-91).
pub(crate) fn nameable(view: &View) -> Vec<(SideId, Vec<CharacterId>)> {
    let Some(contest) = &view.board.contest else { return Vec::new() };
    let sides = contest.without_roller().into_iter().filter_map(|id| Some((id, contest.side(id)?)));
    let own = sides.filter(|(_, side)| side.helpers.iter().any(|who| view.plays(*who)));
    own.map(|(id, side)| (id, side.helpers.clone())).collect()
}
