//! The menu: everything that [`permit`](crate::permit) permits, as choices with holes.

use kernel::{Choice, Domain, Seat};

use crate::{
    action::{Action, ActionKind},
    conflict::ConflictKind,
    dice::Faces,
    mystery::ElementId,
    permit::{self, ceiling, permit, turn},
    state::Stage,
    view::View,
    vocabulary::{DiePlace, GiftFrom, Loss, MOST_LINE, MOST_PART, MOST_TEXT, Ruling, Severity},
};

/// What the viewer may do now, in the order of a menu.
pub(crate) fn choices(view: &View) -> Vec<Choice<Action>> {
    let mut menu = Menu { view, choices: Vec::new() };
    menu.plain(Action::CloseWindow);
    let Some(you) = view.you.filter(|_| view.stage != Stage::Closed) else { return menu.choices };
    menu.preparation();
    menu.characters();
    menu.conflict(you);
    menu.strikes();
    menu.monologues();
    menu.gifts(you);
    menu.actions(you);
    menu.keeping();
    menu.endings();
    menu.choices
}

struct Menu<'a> {
    view: &'a View,
    choices: Vec<Choice<Action>>,
}

fn aloud() -> Domain {
    Domain::optional_text(MOST_TEXT)
}

impl Menu<'_> {
    fn may(&self, what: ActionKind) -> bool {
        let (now, whose) = turn(self.view, what);
        now && self.view.you.is_some_and(|you| whose.contains(&you))
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

    /// An action whose only hole is a text that may be told aloud, if it is permitted.
    fn told(&mut self, field: &str, action: Action) {
        if permit(self.view, &action).is_ok() {
            self.add(Choice::plain(action).hole(field, aloud()));
        }
    }

    fn preparation(&mut self) {
        let Some(desk) = self.view.desk.as_ref().filter(|_| self.may(ActionKind::WriteMystery)) else {
            return;
        };
        let mut sheet = Choice::plain(Action::write(&crate::Sheet::default()));
        for field in ["place", "date"] {
            sheet = sheet.hole(field, Domain::optional_text(MOST_LINE));
        }
        for field in ["spots", "source", "profiteers", "symptoms", "role"] {
            sheet = sheet.hole(field, Domain::optional_text(MOST_PART));
        }
        self.add(sheet);
        self.plain(Action::LayDice);
        self.plain(Action::DealDice);
        let places: Vec<Option<ElementId>> =
            [None].into_iter().chain(desk.numbered().map(|(id, _)| Some(id))).collect();
        for &from in &places {
            let Ok(there) = permit::on_desk(desk, from) else { continue };
            let others: Vec<ElementId> = places.iter().copied().filter(|to| *to != from).flatten().collect();
            if there.is_empty() || (from.is_none() && others.is_empty()) {
                continue;
            }
            let to = if from.is_some() { Domain::one_or_none(others) } else { Domain::one(others) };
            let choice = Choice::plain(Action::MoveDie { die: Faces::D12, from, to: None });
            self.add(choice.hole("die", Domain::one(there.kinds())).hole("to", to));
        }
        self.plain(Action::FinishPreparation);
    }

    fn characters(&mut self) {
        if self.may(ActionKind::SubmitCharacter) && self.view.own().is_some_and(|own| !own.approved) {
            let text = || "".into();
            let action = Action::SubmitCharacter { name: text(), portrait: text(), anchor: text() };
            let choice = Choice::plain(action).hole("name", Domain::text(MOST_LINE));
            self.add(
                choice.hole("portrait", Domain::text(MOST_TEXT)).hole("anchor", Domain::text(MOST_TEXT)),
            );
        }
        for of in self.view.characters.iter().map(|character| character.seat) {
            self.plain(Action::ApproveCharacter { of });
            self.told("reason", Action::ReturnCharacter { of, reason: None });
        }
        self.plain(Action::StartPlay);
    }

    fn conflict(&mut self, you: Seat) {
        self.plain(Action::Throw {});
        self.plain(Action::RollGiftDie);
        self.plain(Action::StopAction);
        self.plain(Action::AcceptFailure);
        self.told("text", Action::Reroll { text: None });
        if self.may(ActionKind::Outcome) {
            let duel = self.view.conflict.as_ref().is_some_and(|c| c.kind == ConflictKind::Duel);
            let choice = Choice::plain(Action::Outcome { text: None, incapacitates: false });
            let choice = choice.hole("text", aloud());
            self.add(if duel { choice.hole("incapacitates", Domain::Flag) } else { choice });
        }
        if self.may(ActionKind::Consent) {
            self.add(Choice::plain(Action::Consent { dies: false }).hole("dies", Domain::Flag));
        }
        self.plain(Action::Refuse);
        self.told("text", Action::Yield { text: None });
        self.plain(Action::Withdraw);
        if permit(self.view, &Action::Sacrifice { loss: Loss::Mad, text: None }).is_ok() {
            let choice = Choice::plain(Action::Sacrifice { loss: Loss::Mad, text: None });
            self.add(choice.hole("loss", Domain::one(Loss::BOTH)).hole("text", aloud()));
        }
        self.told("text", Action::Incorporate { text: None });
        if self.view.waiting().contains(&you) {
            self.plain(Action::PassGift);
        }
    }

    fn strikes(&mut self) {
        self.told("text", Action::Resist { text: None });
        self.plain(Action::AcceptEffect);
        if self.may(ActionKind::ApplyEffect) {
            let choice = Choice::plain(Action::ApplyEffect { text: None, kill: false, anchor: None });
            let mut choice = choice.hole("text", aloud());
            if permit::can_kill(self.view) {
                choice = choice.hole("kill", Domain::Flag);
            }
            let anchors = permit::anchors(self.view);
            if !anchors.is_empty() {
                choice = choice.hole("anchor", Domain::one_or_none(anchors));
            }
            self.add(choice);
        }
        if self.may(ActionKind::Strike) {
            for on in self.view.active().collect::<Vec<_>>() {
                self.strike(on);
            }
        }
    }

    /// One choice for each severity that can be reached, with the numbers of entries that reach it.
    fn strike(&mut self, on: Seat) {
        let Some(entries) = self.view.character(on).and_then(|character| character.entries) else { return };
        let struck = entries.all.struck;
        for most in Severity::EFFECTS {
            // As many entries as leave the ordinal within this severity.
            let last = match most {
                Severity::Minor => 2u32.saturating_sub(struck),
                Severity::Moderate => 4u32.saturating_sub(struck),
                Severity::Severe | Severity::AnchorThreat => u32::MAX,
            };
            let to = last.min(entries.unstruck);
            let Some(from) = (1..=to.min(5)).find(|k| ceiling(struck, *k) == most) else { continue };
            let worst = Severity::EFFECTS.into_iter().filter(|severity| *severity <= most);
            let choice = Choice::plain(Action::Strike { on, k: from, worst: Severity::Minor, text: None });
            self.add(
                choice
                    .hole("k", Domain::number(from, to))
                    .hole("worst", Domain::one(worst))
                    .hole("text", aloud()),
            );
        }
    }

    fn monologues(&mut self) {
        let anchored = self.view.own().is_some_and(|own| own.anchor != crate::AnchorState::Lost);
        for die in Faces::ALL {
            let action = Action::StartMonologue { die, anchor_central: false, lore: None };
            if permit(self.view, &action).is_err() {
                continue;
            }
            let mut choice = Choice::plain(action);
            if anchored {
                choice = choice.hole("anchor_central", Domain::Flag);
            }
            if die == Faces::D4 {
                choice = choice.hole("lore", aloud());
            }
            self.add(choice);
        }
        self.plain(Action::StartAnchorMonologue { with_die: true });
        self.plain(Action::StartAnchorMonologue { with_die: false });
        self.told("text", Action::FinishMonologue { text: None });
        self.plain(Action::CancelMonologue);
        self.told("reason", Action::ContestAnchor { reason: None });
    }

    fn gifts(&mut self, you: Seat) {
        let suggests = self.may(ActionKind::Suggest);
        let short = self.view.window().map(|window| window.short);
        if !(suggests || self.may(ActionKind::AuxiliaryGift)) || short == Some(you) {
            return;
        }
        for to in self.view.active().collect::<Vec<_>>() {
            for from in [GiftFrom::Hand, GiftFrom::Bowl] {
                let dice = self.view.gifts(you, to, from);
                let Some(&die) = dice.first() else { continue };
                let action = match suggests {
                    true => Action::Suggest { to, die, from, text: None },
                    false => Action::AuxiliaryGift { to, die, from, text: None },
                };
                self.add(Choice::plain(action).hole("die", Domain::one(dice)).hole("text", aloud()));
            }
        }
    }

    fn actions(&mut self, you: Seat) {
        if self.may(ActionKind::DeclareAction) {
            let others = self.view.active().filter(|seat| *seat != you);
            let choice = Choice::plain(Action::DeclareAction { goal: None, target: None });
            self.add(choice.hole("goal", aloud()).hole("target", Domain::one_or_none(others)));
        }
        if self.may(ActionKind::Narrate) {
            let choice = Choice::plain(Action::Narrate { text: "".into() });
            self.add(choice.hole("text", Domain::text(MOST_TEXT)));
        }
    }

    fn keeping(&mut self) {
        if self.may(ActionKind::RuleAction) {
            for of in self.view.characters.iter().filter(|c| c.pending.is_some()).map(|c| c.seat) {
                self.rule(of);
            }
        }
        if self.may(ActionKind::Reveal) {
            self.reveals();
        }
        for number in (1u8..).zip(&self.view.revealed).map(|(number, _)| number) {
            self.plain(Action::Publish { number });
        }
        if self.may(ActionKind::StartScene) {
            let choice = Choice::plain(Action::StartScene { title: None, text: None });
            self.add(choice.hole("title", Domain::optional_text(MOST_LINE)).hole("text", aloud()));
        }
        if self.may(ActionKind::AddNote) {
            let choice = Choice::plain(Action::AddNote { text: "".into() });
            self.add(choice.hole("text", Domain::text(MOST_TEXT)));
        }
        if self.may(ActionKind::Recount) {
            self.recounts();
        }
    }

    fn rule(&mut self, of: Seat) {
        let action = |ruling, opponent: Option<Seat>| {
            let initiator = opponent.map(|_| of);
            Choice::plain(Action::RuleAction { of, ruling, opponent, initiator, text: None })
        };
        let simple = Domain::one([Ruling::Happens, Ruling::Conflict]);
        self.add(action(Ruling::Happens, None).hole("ruling", simple).hole("text", aloud()));
        for opponent in self.view.active().filter(|seat| *seat != of).collect::<Vec<_>>() {
            let began = Domain::one([of, opponent]);
            self.add(action(Ruling::Duel, Some(opponent)).hole("initiator", began).hole("text", aloud()));
        }
    }

    fn reveals(&mut self) {
        let Some(desk) = &self.view.desk else { return };
        let hidden = desk.numbered().filter(|(_, element)| element.revealed.is_none()).map(|(id, _)| id);
        let hidden: Vec<ElementId> = hidden.collect();
        for &element in &hidden {
            let choice = Choice::plain(Action::Reveal { element, also: None, kind_told: false, text: None });
            let others = hidden.iter().copied().filter(|other| *other != element);
            self.choices.push(
                choice
                    .hole("also", Domain::one_or_none(others))
                    .hole("kind_told", Domain::Flag)
                    .hole("text", aloud()),
            );
        }
    }

    fn recounts(&mut self) {
        let hands = self.view.characters.iter().map(|character| DiePlace::Hand(character.seat));
        let places: Vec<DiePlace> = [DiePlace::Bowl].into_iter().chain(hands).collect();
        for &from in &places {
            let Ok(there) = permit::in_place(self.view, from) else { continue };
            let Some(die) = there.biggest() else { continue };
            let others = places.iter().copied().filter(|to| *to != from);
            let choice = Choice::plain(Action::Recount { die, from, to: DiePlace::Bowl });
            self.choices.push(choice.hole("die", Domain::one(there.kinds())).hole("to", Domain::one(others)));
        }
    }

    fn endings(&mut self) {
        self.told("text", Action::DeclareDefused { text: None });
        if self.may(ActionKind::ConfirmDefused) {
            let choice = Choice::plain(Action::ConfirmDefused { defused: false, text: None });
            self.add(choice.hole("defused", Domain::Flag).hole("text", aloud()));
        }
        self.told("text", Action::Epilogue { text: None });
        self.plain(Action::SkipEpilogue);
    }
}
