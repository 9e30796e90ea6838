//! Somebody with a character.

use ::innommable::{
    Action, AnchorState, Chances, CharacterView, Conflict, ConflictKind, ElementKind, Faces, GiftFrom,
    Happening, Loss, Severity, Stage,
};
use kernel::{Seat, Wish};

use super::Mind;

impl Mind<'_> {
    pub(super) fn play(&mut self) -> Option<Action> {
        let own = self.view.own()?;
        match self.view.stage {
            // INN-16: as soon as the setting is told.
            Stage::Preparation | Stage::Characters if self.view.setting.is_some() => {
                own.profile.is_none().then(|| self.make_character())
            }
            Stage::Free if own.is_active() && own.pending.is_none() => {
                self.answer_somebody().or_else(|| self.act_freely(own))
            }
            Stage::Monologue if self.view.monologue.as_ref().is_some_and(|m| m.by == self.you) => {
                Some(self.speak())
            }
            Stage::Suggestion if self.view.suggestion.as_ref().is_some_and(|s| s.to == self.you) => {
                Some(Action::Incorporate { text: self.say("answer") })
            }
            Stage::Declared | Stage::Throwing => {
                let conflict = self.view.conflict.as_ref()?;
                let to_throw = conflict.side(self.you).is_some_and(|side| !side.has_thrown);
                to_throw.then(|| self.face(conflict))
            }
            Stage::Short => self.after_failure(own),
            Stage::GiftPending => {
                let conflict = self.view.conflict.as_ref().filter(|c| c.loser == Some(self.you))?;
                Some(self.roll_or_stop(own, conflict))
            }
            Stage::Settled if self.view.teller() == Some(self.you) => {
                Some(Action::Outcome { text: self.win(), incapacitates: false })
            }
            Stage::Consent if self.view.awaited().contains(&self.you) => Some(Action::Refuse),
            Stage::Announced => {
                let strike = self.view.strike.as_ref().filter(|strike| strike.on == self.you)?;
                let bearable = strike.worst == Severity::Minor && !strike.threatens_anchor;
                Some(if bearable { Action::AcceptEffect } else { Action::Resist { text: self.say("evade") } })
            }
            Stage::Epilogue if self.view.awaited().contains(&self.you) => {
                Some(Action::Epilogue { text: self.epilogue(own) })
            }
            Stage::Preparation
            | Stage::Characters
            | Stage::Free
            | Stage::Monologue
            | Stage::Suggestion
            | Stage::Settled
            | Stage::Consent
            | Stage::Applying
            | Stage::LastAct
            | Stage::Epilogue
            | Stage::Closed => None,
        }
    }

    fn make_character(&mut self) -> Action {
        let taken: Vec<_> = self.view.characters.iter().filter_map(|c| c.profile.as_ref()).collect();
        let mut name = self.write("name");
        for _ in 0..9 {
            if taken.iter().all(|profile| profile.name != name) {
                break;
            }
            name = self.write("name");
        }
        Action::SubmitCharacter { name, portrait: self.write("portrait"), anchor: self.write("anchor") }
    }

    /// A die first, then one action a scene, and another where a person who keeps leaves room for it.
    fn act_freely(&mut self, own: &CharacterView) -> Option<Action> {
        let you = self.you;
        if self.happened().any(|what| is_attempt_of(you, what)) && !self.attempts_again() {
            return None;
        }
        let spoke = |what: &Happening| matches!(what, Happening::MonologueStarted { by, .. } if *by == you);
        if !self.happened().any(spoke)
            && let Some(action) = self.take_die(own)
        {
            return Some(action);
        }
        let source = self.view.revealed.iter().any(|found| found.kind == Some(ElementKind::Source));
        let others: Vec<Seat> = self.view.active().filter(|seat| *seat != you).collect();
        let quarrel = !source && !others.is_empty() && self.percent(3);
        let target = if quarrel { Some(others[self.chance.one_of(others.len())]) } else { None };
        let group = match () {
            () if quarrel => "quarrel",
            () if source => "defuse",
            () if self.percent(self.style.looks) => "look",
            () => "force",
        };
        Some(Action::DeclareAction { goal: Some(self.attempt(group)), target })
    }

    /// Whether whoever has acted in this scene acts once more: the Keeper has told more, or people ask for it.
    ///
    /// A Keeper that is a bot opens the next scene instead, once all have acted.
    fn attempts_again(&self) -> bool {
        let (you, keeper) = (self.you, self.view.keeper);
        // One attempt at a time is enough for whoever answers them by hand.
        let waits = self.view.characters.iter().any(|character| character.pending.is_some());
        if waits || !self.company.is_person(keeper) {
            return false;
        }
        let mut since = self.happened().take_while(|what| !is_attempt_of(you, what));
        let told = |what: &Happening| matches!(what, Happening::Narrated { by, .. } if *by == keeper);
        self.company.wish == Some(Wish::GoOn) || since.any(told)
    }

    /// While the hand is small: the smallest die that brings no risk.
    fn take_die(&mut self, own: &CharacterView) -> Option<Action> {
        let difficulty = usize::from(self.view.difficulty);
        let bold = self.style.bold;
        if (!bold && own.hand.len() >= 5.min(difficulty + 2)) || self.view.bowl.is_empty() {
            return None;
        }
        let anchored = own.anchor != AnchorState::Lost;
        if anchored && !own.anchor_die_used && own.hand.len() < difficulty + 1 {
            return Some(Action::StartAnchorMonologue { with_die: true });
        }
        let fits = |die: &Faces| {
            self.view.bowl[*die] > 0
                && (*die != Faces::D4 || own.has_lore())
                && (bold || !(die.is_occult() && own.occult >= 2))
        };
        let die = Faces::ALL.into_iter().rev().find(fits)?;
        let unstruck = own.entries.map_or(1, |entries| entries.unstruck);
        let central = anchored && self.percent(usize::try_from(unstruck.min(5)).unwrap_or(5) * 20);
        let lore = (die == Faces::D4).then(|| self.say("lore")).flatten();
        Some(Action::StartMonologue { die, anchor_central: central, lore })
    }

    fn speak(&mut self) -> Action {
        use ::innommable::MonologueKind::{Anchor, Dream, Hallucination, OccultKnowledge, ParanormalEffect};
        let now = self.view.monologue.as_ref().map(|monologue| (monologue.kind, monologue.anchor_central));
        let (kind, central) = now.unwrap_or((Anchor, false));
        let told = match kind {
            Dream => self.say("dream"),
            Hallucination => self.say("hallucination"),
            OccultKnowledge => self.say("knowledge"),
            ParanormalEffect => self.say("paranormal"),
            Anchor => self.anchor_scene(),
        };
        let held = if central && kind != Anchor { self.anchor_at_the_centre() } else { None };
        let said: Vec<String> = [told, held].into_iter().flatten().map(|text| text.to_string()).collect();
        Action::FinishMonologue { text: (!said.is_empty()).then(|| said.join(" ").into()) }
    }

    /// Whether the conflict matters so much that everything may be spent on it.
    fn is_vital(&self, conflict: &Conflict) -> bool {
        let severe = self.view.strike.as_ref().is_some_and(|strike| strike.worst == Severity::Severe);
        match conflict.kind {
            ConflictKind::Resist => severe,
            ConflictKind::Standard => self.is_of("defuse", conflict.goal.as_ref()),
            ConflictKind::Duel => false,
        }
    }

    fn chances(&self) -> Option<Chances> {
        self.view.chances()
    }

    /// Throw, withdraw or give the character up.
    fn face(&mut self, conflict: &Conflict) -> Action {
        let vital = self.is_vital(conflict);
        let hopes = self.chances().map(|chances| chances.hopes);
        let hope = |n: usize| hopes.map_or(0.0, |hopes| hopes[n].success);
        let untouched = self.view.stage == Stage::Declared;
        let own = self.view.own();
        match conflict.kind {
            ConflictKind::Standard if untouched && vital && hope(2) < 0.5 => {
                let loss = if self.percent(50) { Loss::Mad } else { Loss::Dead };
                let group = if loss == Loss::Mad { "sacrifice-mad" } else { "sacrifice-dead" };
                Action::Sacrifice { loss, text: self.say(group) }
            }
            ConflictKind::Standard if untouched && !vital => {
                let risky = own.is_some_and(|own| own.at_risk);
                if hope(1) >= 0.35 && (self.style.bold || !risky) { Action::Throw } else { Action::Withdraw }
            }
            ConflictKind::Standard | ConflictKind::Duel | ConflictKind::Resist => Action::Throw,
        }
    }

    fn after_failure(&mut self, own: &CharacterView) -> Option<Action> {
        let window = self.view.window()?;
        let conflict = self.view.conflict.as_ref()?;
        if window.waiting.contains(&self.you) {
            return Some(self.give(own, window.short, conflict).unwrap_or(Action::PassGift));
        }
        if window.short != self.you || !window.waiting.is_empty() {
            return None;
        }
        let side = conflict.side(self.you)?;
        let vital = self.is_vital(conflict);
        let entries = own.entries.map_or(2, |entries| entries.all.total());
        let again = match side.rerolls {
            0 => !own.hand.is_empty() && (vital || entries <= 4),
            1 => vital && own.anchor != AnchorState::Lost,
            _ => false,
        };
        let group = if side.rerolls == 0 { "odd" } else { "parting" };
        Some(if again { Action::Reroll { text: self.say(group) } } else { Action::AcceptFailure })
    }

    /// A die for somebody short by one, if neither pays too much for it.
    fn give(&mut self, own: &CharacterView, to: Seat, conflict: &Conflict) -> Option<Action> {
        let total = conflict.side(to).map_or(0, |side| side.total);
        let needed = conflict.difficulty.map(u32::from)?;
        let entries = own.entries.map_or(0, |entries| entries.all.total());
        if needed != total + 1 || (own.is_active() && entries > 3) {
            return None;
        }
        let receiver = self.view.character(to)?;
        let harmless = |die: &Faces| receiver.hand.len() < 5 && !(die.is_occult() && receiver.occult >= 2);
        let from_bowl = self.view.gifts(self.you, to, GiftFrom::Bowl).into_iter().rev().find(harmless);
        let from_hand = || self.view.gifts(self.you, to, GiftFrom::Hand).into_iter().rev().find(harmless);
        let auxiliary = !own.is_active();
        let (die, from) = match from_bowl {
            Some(die) => (die, GiftFrom::Bowl),
            // Those who play on keep their own.
            None if auxiliary => (from_hand()?, GiftFrom::Hand),
            None => return None,
        };
        let text = self.say(match die {
            Faces::D20 => "imply-dream",
            Faces::D12 => "imply-vision",
            Faces::D8 => "imply-knowledge",
            Faces::D4 => "imply-deed",
        });
        Some(if auxiliary {
            Action::AuxiliaryGift { to, die, from, text }
        } else {
            Action::Suggest { to, die, from, text }
        })
    }

    fn roll_or_stop(&mut self, own: &CharacterView, conflict: &Conflict) -> Action {
        let Some(new) = own.hand.last() else { return Action::StopAction };
        let total = conflict.side(self.you).map_or(0, |side| side.total);
        let missing = conflict.difficulty.map_or(1, |d| u32::from(d).saturating_sub(total));
        let faces = f64::from(new.faces.number());
        let saves = match missing {
            0 | 1 => 0.5,
            2 => 1.0 / faces,
            _ => 0.0,
        };
        let dangerous = own.at_risk && 1.0 / faces > saves * 0.5;
        if dangerous && !self.style.bold && !self.is_vital(conflict) {
            Action::StopAction
        } else {
            Action::RollGiftDie
        }
    }
}

/// Whether somebody tries something.
fn is_attempt_of(who: Seat, what: &Happening) -> bool {
    matches!(what, Happening::ActionDeclared { by, .. } if *by == who)
}
