//! Throws and Conflicts.

use kernel::{Choice, Domain};

use crate::{
    action::{Action, ActionKind},
    contest::{Contest, Side},
    permit::{
        anecdote, asked_for_consent, bearers, borrowable, helpers_for, hinderable, may, may_be_asked,
        may_judge, may_throw, most_kept, nameable, nothing_thrown, payer, permit, roller_conditions,
        severities, steppers, takers,
    },
    setup::MOST_STORY,
    view::CharacterView,
    vocabulary::{Basis, CharacterId, Severity, SideId, Sign, Stage},
};

use super::{Menu, NOBODY, about, name, told};

pub(super) fn throws(menu: &mut Menu<'_>) {
    if permit(menu.view, &Action::Attempt { goal: None, approach: None }).is_ok() {
        let choice = Choice::plain(Action::Attempt { goal: None, approach: None });
        menu.add(choice.hole("goal", told()).hole("approach", told()));
    }
    begin(menu);
    build(menu);
    improve(menu);
    menu.plain(Action::Accept);
    menu.plain(Action::Pass);
    menu.plain(Action::TakeTime);
    for kept in [true, false] {
        menu.plain(Action::KeepGifts { kept });
    }
    if may(menu.view, ActionKind::PlusOne) {
        plus_one(menu);
    }
    if may(menu.view, ActionKind::TellResult) {
        let choice = Choice::plain(Action::TellResult { text: None, using: Vec::new() });
        let choice = choice.hole("text", Domain::optional_text(MOST_STORY));
        let others = borrowable(menu.view);
        menu.add(if others.is_empty() {
            choice
        } else {
            let n = u32::try_from(others.len()).unwrap_or(u32::MAX);
            choice.hole("using", Domain::several(others, 0, n))
        });
    }
    if may(menu.view, ActionKind::Consent) {
        let asked = menu.view.you.is_some_and(|you| asked_for_consent(menu.view).contains(&you));
        let choice = Choice::plain(Action::Consent { yes: asked });
        menu.add(if asked { choice.hole("yes", Domain::Flag) } else { choice });
    }
}

fn begin(menu: &mut Menu<'_>) {
    let board = &menu.view.board;
    let here: Vec<&CharacterView> = board.characters.iter().filter(|c| c.in_play()).collect();
    let pcs: Vec<&CharacterView> = here.iter().copied().filter(|c| c.owner.is_some()).collect();
    if may(menu.view, ActionKind::CallTest) {
        for roller in &pcs {
            let conditions: Vec<_> = roller.conditions.iter().map(|condition| condition.id).collect();
            let test = Action::CallTest {
                roller: roller.id,
                goal: None,
                approach: None,
                basis: None,
                conditions: Vec::new(),
            };
            let basis = Domain::one_or_none(Basis::ALL);
            let choice = Choice::plain(test).hole("goal", told()).hole("approach", told());
            menu.add(choice.hole("basis", basis).hole("conditions", some(conditions)));
        }
    }
    if may(menu.view, ActionKind::StartConflict) {
        for a in &pcs {
            let others: Vec<_> = here.iter().map(|c| c.id).filter(|b| *b != a.id).collect();
            let conflict = Action::StartConflict { a: a.id, b: NOBODY, stake: None };
            if !others.is_empty() {
                menu.add(Choice::plain(conflict).hole("b", Domain::one(others)).hole("stake", told()));
            }
        }
    }
}

fn build(menu: &mut Menu<'_>) {
    let Some(contest) = &menu.view.board.contest else { return };
    for side in contest.side_ids() {
        judge(menu, side);
    }
    for side in contest.side_ids() {
        if may(menu.view, ActionKind::Throw) && may_throw(menu.view, side, ActionKind::Throw).is_ok() {
            menu.plain(Action::Throw { side });
            let roller = contest.side(side).and_then(|side| menu.view.board.character(side.roller));
            for gift in roller.map(|roller| roller.free_gifts()).unwrap_or_default() {
                menu.offer(Action::AutoSucceed { side, gift, text: None }, [("text", told())]);
            }
        }
    }
    if may(menu.view, ActionKind::TellAnecdote) && anecdote(menu.view).is_ok() {
        menu.add(Choice::plain(Action::TellAnecdote { text: None }).hole("text", told()));
    }
    if may(menu.view, ActionKind::Help) && nothing_thrown(menu.view) {
        let helpers = helpers_for(menu.view);
        for side in contest.side_ids() {
            let help = Action::Help { side, character: NOBODY };
            about(menu, helpers.clone(), "character", help, |choice| choice);
        }
    }
    let step_back = Action::StopHelping { character: NOBODY };
    let steppers = steppers(menu.view);
    about(menu, steppers, "character", step_back, |choice| choice);
    menu.plain(Action::DropTest);
}

fn judge(menu: &mut Menu<'_>, id: SideId) {
    if may(menu.view, ActionKind::SetBasis)
        && let Ok(side) = may_judge(menu.view, id)
    {
        let (conditions, hindered) = (roller_conditions(menu.view, side), hinderable(menu.view, side));
        let basis =
            Action::SetBasis { side: id, basis: Basis::Other, conditions: Vec::new(), hindered: Vec::new() };
        let choice = Choice::plain(basis).hole("basis", Domain::one(Basis::ALL));
        let choice = choice.hole("conditions", some(conditions));
        menu.add(if hindered.is_empty() { choice } else { choice.hole("hindered", some(hindered)) });
    }
    let again = Action::SetConditions { side: id, conditions: Vec::new() };
    if permit(menu.view, &again).is_ok() {
        let side = menu.view.board.side(id);
        let conditions = side.map(|side| roller_conditions(menu.view, side)).unwrap_or_default();
        menu.add(Choice::plain(again).hole("conditions", some(conditions)));
    }
}

fn improve(menu: &mut Menu<'_>) {
    if may(menu.view, ActionKind::SpendKoma)
        && let Ok(side) = payer(menu.view)
    {
        reroll(menu, Action::SpendKoma { keep: Vec::new(), text: None }, side, 0);
    }
    if !may(menu.view, ActionKind::TakeSetback) {
        return;
    }
    let Some(side) = menu.view.board.improving().and_then(|id| menu.view.board.side(id)) else { return };
    let ways: Vec<(CharacterId, Severity)> = takers(menu.view)
        .into_iter()
        .flat_map(|who| severities(menu.view, who).into_iter().map(move |severity| (who, severity)))
        .collect();
    for (character, severity) in &ways {
        if !side.auto && side.basis.is_some() {
            let (character, severity) = (*character, *severity);
            let take = Action::TakeSetback { character, severity, keep: Vec::new(), text: None };
            reroll(menu, take, side, severity.bonus());
        }
    }
    for (character, severity) in ways {
        menu.offer(Action::ChangeApproach { character, severity, approach: None }, [("approach", told())]);
    }
}

fn reroll(menu: &mut Menu<'_>, action: Action, side: &Side, bonus: u8) {
    if let Some(most) = most_kept(menu.view, side, bonus) {
        let places = (1u8..).take(side.dice.len());
        let choice = Choice::plain(action).hole("keep", Domain::several(places, 0, most));
        menu.add(choice.hole("text", told()));
    }
}

fn plus_one(menu: &mut Menu<'_>) {
    let involved = menu.view.board.contest.as_ref().map(Contest::involved).unwrap_or_default();
    for character in involved {
        if may_be_asked(menu.view, character).is_err() {
            continue;
        }
        let gifts = menu.view.board.character(character).map(|who| who.free_gifts());
        for gift in gifts.unwrap_or_default() {
            menu.offer(Action::PlusOne { character, gift, text: None }, [("text", told())]);
        }
    }
}

pub(super) fn conflicts(menu: &mut Menu<'_>) {
    if may(menu.view, ActionKind::JudgeSpecific) {
        let choice = Choice::plain(Action::JudgeSpecific { side: None, event: None });
        menu.add(choice.hole("side", Domain::one_or_none(SideId::BOTH)).hole("event", told()));
    }
    for side in SideId::BOTH {
        menu.offer(Action::GoOn { side, approach: None }, [("approach", told())]);
        menu.offer(Action::Stop { side, text: None }, [("text", Domain::optional_text(MOST_STORY))]);
    }
    if may(menu.view, ActionKind::Award) {
        let involved = menu.view.board.contest.as_ref().map(Contest::involved).unwrap_or_default();
        let award = Action::Award { character: NOBODY, label: "".into(), sign: Sign::Negative };
        let bearers = bearers(menu.view, |who| involved.contains(&who));
        about(menu, bearers, "character", award, |choice| {
            choice.hole("label", name()).hole("sign", Domain::one(Sign::BOTH))
        });
    }
    menu.offer(Action::TellRound { text: None }, [("text", Domain::optional_text(MOST_STORY))]);
    if menu.view.board.stage == Stage::Replace {
        for (side, members) in nameable(menu.view) {
            let named = Action::NameRoller { side, character: NOBODY };
            about(menu, members, "character", named, |choice| choice);
        }
    }
    menu.offer(Action::Concede { text: None }, [("text", Domain::optional_text(MOST_STORY))]);
}

/// Some of these, perhaps none.
fn some<T: serde::Serialize>(of: Vec<T>) -> Domain {
    let n = u32::try_from(of.len()).unwrap_or(u32::MAX);
    Domain::several(of, 0, n)
}
