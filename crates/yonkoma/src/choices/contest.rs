//! Throws and Conflicts.

use kernel::{Choice, Domain};

use crate::{
    action::{Action, ActionKind},
    contest::{Contest, Side},
    permit::{
        anecdote, asked_for_consent, bearers, borrowable, helpers_for, hinderable, may_be_asked, may_judge,
        may_throw, most_kept, nameable, nothing_thrown, payer, permit, roller_conditions, severities,
        steppers, takers,
    },
    setup::{MOST_STORY, MOST_TEXT},
    view::CharacterView,
    vocabulary::{Basis, CharacterId, Severity, SideId, Sign, Stage},
};

use super::{Menu, NOBODY, name, told};

impl Menu<'_> {
    pub(super) fn throws(&mut self) {
        if permit(self.view, &Action::Attempt { goal: None, approach: None }).is_ok() {
            let choice = Choice::plain(Action::Attempt { goal: None, approach: None });
            self.add(choice.hole("goal", told()).hole("approach", told()));
        }
        self.begin();
        self.build();
        self.improve();
        self.plain(Action::Accept);
        self.plain(Action::Pass);
        for kept in [true, false] {
            self.plain(Action::KeepGifts { kept });
        }
        if self.may(ActionKind::PlusOne) {
            self.plus_one();
        }
        if self.may(ActionKind::TellResult) {
            let choice = Choice::plain(Action::TellResult { text: None, using: Vec::new() });
            let choice = choice.hole("text", Domain::optional_text(MOST_STORY));
            let others = borrowable(self.view);
            self.add(if others.is_empty() {
                choice
            } else {
                let n = u32::try_from(others.len()).unwrap_or(u32::MAX);
                choice.hole("using", Domain::several(others, 0, n))
            });
        }
        if self.may(ActionKind::Consent) {
            let asked = self.view.you.is_some_and(|you| asked_for_consent(self.view).contains(&you));
            let choice = Choice::plain(Action::Consent { yes: asked });
            self.add(if asked { choice.hole("yes", Domain::Flag) } else { choice });
        }
    }

    fn begin(&mut self) {
        let board = &self.view.board;
        let here: Vec<&CharacterView> = board.characters.iter().filter(|c| c.in_play()).collect();
        let pcs: Vec<&CharacterView> = here.iter().copied().filter(|c| c.owner.is_some()).collect();
        if self.may(ActionKind::CallTest) {
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
                self.add(choice.hole("basis", basis).hole("conditions", some(conditions)));
            }
        }
        if self.may(ActionKind::StartConflict) {
            for a in &pcs {
                let others: Vec<_> = here.iter().map(|c| c.id).filter(|b| *b != a.id).collect();
                let conflict = Action::StartConflict { a: a.id, b: NOBODY, stake: None };
                if !others.is_empty() {
                    self.add(Choice::plain(conflict).hole("b", Domain::one(others)).hole("stake", told()));
                }
            }
        }
    }

    fn build(&mut self) {
        let Some(contest) = &self.view.board.contest else { return };
        for side in contest.side_ids() {
            self.judge(side);
        }
        for side in contest.side_ids() {
            if self.may(ActionKind::Throw) && may_throw(self.view, side, ActionKind::Throw).is_ok() {
                self.plain(Action::Throw { side });
                let roller = contest.side(side).and_then(|side| self.view.board.character(side.roller));
                for gift in roller.map(CharacterView::free_gifts).unwrap_or_default() {
                    self.told(Action::AutoSucceed { side, gift, text: None }, "text", MOST_TEXT);
                }
            }
        }
        if self.may(ActionKind::TellAnecdote) && anecdote(self.view).is_ok() {
            self.add(Choice::plain(Action::TellAnecdote { text: None }).hole("text", told()));
        }
        if self.may(ActionKind::Help) && nothing_thrown(self.view) {
            let helpers = helpers_for(self.view);
            for side in contest.side_ids() {
                let help = Action::Help { side, character: NOBODY };
                self.about(helpers.clone(), "character", help, |choice| choice);
            }
        }
        let step_back = Action::StopHelping { character: NOBODY };
        self.about(steppers(self.view), "character", step_back, |choice| choice);
        self.plain(Action::DropTest);
    }

    fn judge(&mut self, id: SideId) {
        if self.may(ActionKind::SetBasis)
            && let Ok(side) = may_judge(self.view, id)
        {
            let (conditions, hindered) = (roller_conditions(self.view, side), hinderable(self.view, side));
            let basis = Action::SetBasis {
                side: id,
                basis: Basis::Other,
                conditions: Vec::new(),
                hindered: Vec::new(),
            };
            let choice = Choice::plain(basis).hole("basis", Domain::one(Basis::ALL));
            let choice = choice.hole("conditions", some(conditions));
            self.add(if hindered.is_empty() { choice } else { choice.hole("hindered", some(hindered)) });
        }
        let again = Action::SetConditions { side: id, conditions: Vec::new() };
        if permit(self.view, &again).is_ok() {
            let side = self.view.board.side(id);
            let conditions = side.map(|side| roller_conditions(self.view, side)).unwrap_or_default();
            self.add(Choice::plain(again).hole("conditions", some(conditions)));
        }
    }

    fn improve(&mut self) {
        if self.may(ActionKind::SpendKoma)
            && let Ok(side) = payer(self.view)
        {
            self.reroll(Action::SpendKoma { keep: Vec::new(), text: None }, side, 0);
        }
        if !self.may(ActionKind::TakeSetback) {
            return;
        }
        let Some(side) = self.view.board.improving().and_then(|id| self.view.board.side(id)) else { return };
        let ways: Vec<(CharacterId, Severity)> = takers(self.view)
            .into_iter()
            .flat_map(|who| severities(self.view, who).into_iter().map(move |severity| (who, severity)))
            .collect();
        for (character, severity) in &ways {
            if !side.auto && side.basis.is_some() {
                let (character, severity) = (*character, *severity);
                let take = Action::TakeSetback { character, severity, keep: Vec::new(), text: None };
                self.reroll(take, side, severity.bonus());
            }
        }
        for (character, severity) in ways {
            self.told(Action::ChangeApproach { character, severity, approach: None }, "approach", MOST_TEXT);
        }
    }

    fn reroll(&mut self, action: Action, side: &Side, bonus: u8) {
        if let Some(most) = most_kept(self.view, side, bonus) {
            let places = (1u8..).take(side.dice.len());
            let choice = Choice::plain(action).hole("keep", Domain::several(places, 0, most));
            self.add(choice.hole("text", told()));
        }
    }

    fn plus_one(&mut self) {
        let involved = self.view.board.contest.as_ref().map(Contest::involved).unwrap_or_default();
        for character in involved {
            if may_be_asked(self.view, character).is_err() {
                continue;
            }
            let gifts = self.view.board.character(character).map(CharacterView::free_gifts);
            for gift in gifts.unwrap_or_default() {
                self.told(Action::PlusOne { character, gift, text: None }, "text", MOST_TEXT);
            }
        }
    }

    pub(super) fn conflicts(&mut self) {
        if self.may(ActionKind::JudgeSpecific) {
            let choice = Choice::plain(Action::JudgeSpecific { side: None, event: None });
            self.add(choice.hole("side", Domain::one_or_none(SideId::BOTH)).hole("event", told()));
        }
        for side in SideId::BOTH {
            self.told(Action::GoOn { side, approach: None }, "approach", MOST_TEXT);
            self.told(Action::Stop { side, text: None }, "text", MOST_STORY);
        }
        if self.may(ActionKind::Award) {
            let involved = self.view.board.contest.as_ref().map(Contest::involved).unwrap_or_default();
            let award = Action::Award { character: NOBODY, label: "".into(), sign: Sign::Negative };
            self.about(bearers(self.view, |who| involved.contains(&who)), "character", award, |choice| {
                choice.hole("label", name()).hole("sign", Domain::one(Sign::BOTH))
            });
        }
        self.told(Action::TellRound { text: None }, "text", MOST_STORY);
        if self.view.board.stage == Stage::Replace {
            for (side, members) in nameable(self.view) {
                let named = Action::NameRoller { side, character: NOBODY };
                self.about(members, "character", named, |choice| choice);
            }
        }
        self.told(Action::Concede { text: None }, "text", MOST_STORY);
    }
}

/// Some of these, perhaps none.
fn some<T: serde::Serialize>(of: Vec<T>) -> Domain {
    let n = u32::try_from(of.len()).unwrap_or(u32::MAX);
    Domain::several(of, 0, n)
}
