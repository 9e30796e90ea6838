//! Writing a sheet, and letting go of one.

use ::psychodrame::{
    Action, CharacterId, Concern, Fate, Lack, Notice, Pair, Remark, Scope, Stage, Stance, TraitId,
};

use super::Mind;

impl Mind<'_> {
    pub(super) fn write(&mut self) -> Option<Action> {
        let chair = &self.view.table.chairs[self.you];
        let who = chair.main?;
        let main = self.view.table.main(who)?;
        if let Some(reply) = self.discusses(who) {
            return Some(reply);
        }
        match main.fate {
            Fate::Alive if main.problem().is_none() => Some(self.problem()),
            Fate::Alive if self.view.table.stage == Stage::Creation && !chair.ready => {
                Some(Action::ConfirmSheet)
            }
            Fate::Alive => None,
            Fate::Dead | Fate::Retired if chair.declined || self.view.table.stage == Stage::Creation => None,
            Fate::Dead | Fate::Retired => {
                // Those who come to a dead end of paper go on without.
                let full = self.view.table.mains.len() >= ::psychodrame::MOST_MAINS;
                let without = full || self.style.retires && self.by_whim(10);
                Some(if without { Action::DeclineCharacter } else { Action::NewCharacter })
            }
            Fate::Draft if chair.ready => None,
            Fate::Draft => self.next_of_the_sheet(),
        }
    }

    /// A person who does not recognise theirs in the relation that was written hears how it is meant.
    fn discusses(&mut self, own: CharacterId) -> Option<Action> {
        let disagrees = |notice: &Notice| {
            matches!(notice, Notice::RelationAcknowledged { by, of, agrees: false, .. }
                if *of == own && self.company.is_person(*by))
        };
        let replied = |notice: &Notice| matches!(notice, Notice::Remarked { by, .. } if *by == self.you);
        let since = self.told.iter().rev().take_while(|notice| !replied(notice));
        let is_asked = since.into_iter().any(disagrees);
        let text = is_asked.then(|| self.tell("discuss")).flatten()?;
        Some(Action::Remark { kind: Remark::Comment, about: None, text })
    }

    fn next_of_the_sheet(&mut self) -> Option<Action> {
        let (_, main) = self.view.table.draft_of(self.you)?;
        let missing = main.lacks(self.view.options.creation_traits);
        let unset = Pair::ALL.into_iter().find(|pair| !main.emotions.contains_key(&pair.both()[0]));
        // Somebody who finds no problem to be tied to asks the others: they let go of theirs.
        if self.view.table.must_relink().contains(&self.you) && main.link().is_some() {
            return self.link();
        }
        match missing.first() {
            None => Some(Action::ConfirmSheet),
            Some(Lack::Identity) => {
                let (name, age) = (self.fresh("name"), self.say("age"));
                Some(Action::SetIdentity { name, age, activity: self.say("activity") })
            }
            Some(Lack::BeliefAboutOneself) => {
                let both = self.by_whim(20);
                let (scope, group) =
                    if both { (Scope::IAndOthers, "belief-both") } else { (Scope::I, "belief-i") };
                Some(Action::SetBelief { slot: 1, scope, text: self.say(group) })
            }
            Some(Lack::BeliefAboutOthers) => {
                let text = self.say("belief-others");
                Some(Action::SetBelief { slot: 2, scope: Scope::Others, text })
            }
            Some(Lack::Problem) => Some(self.problem()),
            Some(Lack::Relation) => {
                let to = self.others().first().copied()?;
                Some(Action::SetRelation { to, text: self.say("relation") })
            }
            Some(Lack::ProblemLink) => self.link(),
            Some(Lack::Nuance) => Some(Action::SetNuance { of: TraitId(1), text: self.say("nuance") }),
            Some(Lack::FreeTrait) => Some(Action::SetFreeTrait { text: self.say("trait-history") }),
            Some(Lack::Emotions) => {
                let n = self.chance.one_of(Pair::SPLITS.len());
                Some(Action::SetBalance { pair: unset?, scores: Pair::SPLITS[n] })
            }
        }
    }

    fn problem(&mut self) -> Action {
        let touched = Concern::ALL[self.chance.one_of(Concern::ALL.len())];
        let text = self.say(&format!("problem-{touched}"));
        Action::SetProblem { text, concerns: [touched].into() }
    }

    /// The main characters of the others, from the left neighbour on.
    fn others(&self) -> Vec<CharacterId> {
        let seats = self.view.table.clockwise_after(self.you).filter(|seat| *seat != self.you);
        seats.filter_map(|seat| self.view.table.chairs[seat].main).collect()
    }

    /// To the left neighbour's problem, if it is free: a circle always works out. Where none is free, a relation.
    fn link(&mut self) -> Option<Action> {
        let free = self.view.table.free_problems(self.you);
        let current = self.view.table.draft_of(self.you).and_then(|(_, main)| main.link());
        let to = self
            .others()
            .into_iter()
            .find(|who| free.contains(who) && current.is_none_or(|(linked, _)| linked != *who));
        let Some(to) = to else {
            let relink = !self.view.table.must_relink().is_empty();
            let other = self.others().first().copied().filter(|_| !relink && current.is_none())?;
            return Some(Action::SetTie { to: other, text: self.say("relation") });
        };
        let stances = [Stance::Supporter, Stance::Affected, Stance::Responsible, Stance::Profiteer];
        let how = stances[self.chance.one_of(stances.len())];
        let text = self.say(&format!("link-{how}"));
        Some(Action::SetProblemLink { to, stance: how, words: None, text })
    }

    pub(super) fn resolve(&mut self) -> Option<Action> {
        if !self.is_awaited() {
            return None;
        }
        let text = self.tell("resolution");
        if self.style.retires && self.by_whim(30) {
            return Some(Action::Retire { text });
        }
        let old = self.main().and_then(|(_, main)| main.problem()).map(|each| each.text.to_string());
        let past = self.say_about("past", "%t", &old.unwrap_or_default());
        // What was quoted may have been quoted before: it must still fit on its line.
        let past =
            if kernel::length(&past) > ::psychodrame::MOST_LINE { self.say("resolution") } else { past };
        let touched = Concern::ALL[self.chance.one_of(Concern::ALL.len())];
        let problem = self.say(&format!("problem-{touched}"));
        Some(Action::Resolve { text, past, problem, concerns: [touched].into() })
    }
}
