//! The Keeper.

use ::innommable::{
    Action, AnchorState, CharacterView, Dice, ElementId, ElementKind, ElementView, Happening, Notice, Partly,
    Preparation, Ruling, Severity, Sheet, Stage, Weights, allocate, deal_down,
};
use kernel::{Seat, Text, Wish};

use super::{
    Mind,
    mystery::{about, leads_to, telling},
    speak::MYSTERIES,
    style::{DiceLayout, Tempo},
    verbs::{DEFUSES, FORCES, LOOKS, speaks_of},
};
use crate::said::{common_words, speak_of_the_same};

impl Mind<'_> {
    pub(super) fn keep(&mut self) -> Option<Action> {
        match self.view.stage {
            Stage::Preparation => self.prepare(),
            Stage::Characters => self.judge(),
            Stage::Free => self.conduct(),
            Stage::Settled if self.view.teller() == Some(self.you) => {
                let goal = self.view.conflict.as_ref().and_then(|conflict| conflict.goal.clone());
                Some(Action::Outcome { text: self.failure(goal.as_ref()), incapacitates: false })
            }
            Stage::Applying => Some(self.apply_effect()),
            Stage::LastAct => {
                let defused = self.last_goal_defuses();
                let text = if defused { self.of_the_mystery("end", "defused") } else { None };
                Some(Action::ConfirmDefused { defused, text })
            }
            Stage::Epilogue => {
                let awaited = self.view.awaited().contains(&self.you);
                awaited.then(|| Action::Epilogue { text: self.disaster() })
            }
            Stage::Settled
            | Stage::Monologue
            | Stage::Suggestion
            | Stage::Declared
            | Stage::Throwing
            | Stage::Short
            | Stage::GiftPending
            | Stage::Consent
            | Stage::Announced
            | Stage::Closed => None,
        }
    }

    fn prepare(&mut self) -> Option<Action> {
        let desk = self.view.desk.as_ref()?;
        if !desk.sheet.missing().is_empty() {
            return Some(Action::write(&self.mystery(desk)));
        }
        if desk.heap.is_empty() {
            return Some(Action::FinishPreparation);
        }
        let by_table = self.style.layout == DiceLayout::AsTheTable
            && self.view.options.allocation == ::innommable::Allocation::Proportional;
        if by_table {
            return Some(Action::LayDice);
        }
        let wanted = self.layout(desk);
        let next = (1u8..).zip(&wanted).zip(&desk.elements).find_map(|((number, wanted), element)| {
            let die = wanted.minus(element.dice).kinds().find(|die| desk.heap[*die] > 0)?;
            Some(Action::MoveDie { die, from: None, to: Some(ElementId(number)) })
        });
        next.or_else(|| {
            let die = desk.heap.biggest()?;
            Some(Action::MoveDie { die, from: None, to: Some(ElementId(1)) })
        })
    }

    fn mystery(&mut self, desk: &Preparation) -> Sheet {
        let which = MYSTERIES[self.chance.one_of(MYSTERIES.len())];
        let part = |part: &str| format!("mystery-{which}-{part}");
        let wanted = i32::try_from(desk.symptoms_wanted).unwrap_or(1) + self.style.symptoms;
        let symptoms = usize::try_from(wanted).unwrap_or(1).clamp(1, 19);
        Sheet {
            place: Some(self.write(&part("place"))),
            date: Some(self.write(&part("date"))),
            spots: self.say(&part("spots")),
            source: Some(self.write(&part("source"))),
            profiteers: Some(self.lines(&part("profiteer"), self.style.profiteers)),
            symptoms: Some(self.lines(&part("symptom"), symptoms)),
            role: Some(self.write(&part("role"))),
        }
    }

    /// The dice for each element.
    fn layout(&self, desk: &Preparation) -> Vec<Dice> {
        let kinds: Vec<ElementKind> = desk.elements.iter().map(|element| element.kind).collect();
        let reserve = desk.elements.iter().fold(desk.heap, |sum, element| sum.plus(element.dice));
        let weights = match self.style.layout {
            DiceLayout::Weighted(weights) => weights,
            DiceLayout::AsTheTable | DiceLayout::EarlyD4 | DiceLayout::Reversed => Weights::default(),
        };
        let counts = allocate(reserve.count(), &kinds, weights);
        let mut dice = deal_down(&kinds, &counts, reserve);
        match self.style.layout {
            DiceLayout::EarlyD4 => {
                let (source, first) = (0, kinds.iter().position(|kind| *kind == ElementKind::Profiteer));
                if let Some(first) = first
                    && let (Some(small), Some(big)) = (dice[source].each().last(), dice[first].biggest())
                {
                    dice[source] = dice[source].minus(small.into()).plus(big.into());
                    dice[first] = dice[first].minus(big.into()).plus(small.into());
                }
            }
            DiceLayout::Reversed => {
                let mut all: Vec<_> = reserve.each().collect();
                let order = (0..kinds.len()).rev().filter(|i| kinds[*i] == ElementKind::Symptom);
                let order =
                    order.chain((0..kinds.len()).filter(|i| kinds[*i] == ElementKind::Profiteer)).chain([0]);
                for i in order.collect::<Vec<_>>() {
                    let taken = all.split_off(all.len() - all.len().min(counts[i] as usize));
                    dice[i] = taken.into_iter().collect();
                }
            }
            DiceLayout::AsTheTable | DiceLayout::Weighted(_) => (),
        }
        dice
    }

    fn judge(&mut self) -> Option<Action> {
        let made = self.view.characters.iter().find(|c| c.profile.is_some() && !c.approved);
        match made {
            Some(character) => Some(Action::ApproveCharacter { of: character.seat }),
            None if self.view.characters.iter().all(|c| c.approved) => Some(Action::StartPlay),
            None => None,
        }
    }

    fn conduct(&mut self) -> Option<Action> {
        if self.just_defused() {
            return Some(Action::DeclareDefused { text: self.of_the_mystery("end", "defused") });
        }
        // A situation first: the one that play began with has none yet.
        if self.view.scene <= 1
            && self.happened().next().is_none()
            && let Some(text) = self.opening()
        {
            return Some(Action::Narrate { text });
        }
        if let Some(character) = self.view.characters.iter().find(|c| c.pending.is_some()) {
            return Some(self.rule(character));
        }
        match self.company.wish {
            Some(Wish::Floor) => return self.turn_to_somebody().map(|text| Action::Narrate { text }),
            Some(Wish::Close) => return Some(Action::StartScene { title: None, text: self.opening() }),
            Some(Wish::GoOn | Wish::Wait) | None => (),
        }
        if let Some(strike) = self.strike() {
            return Some(strike);
        }
        // A person who asks to go on has had their moment.
        let goes_on = self.company.wish == Some(Wish::GoOn);
        let acted = |seat: Seat| {
            goes_on && self.company.is_person(seat)
                || self
                    .happened()
                    .any(|what| matches!(what, Happening::ActionDeclared { by, .. } if *by == seat))
        };
        let all = self.view.active().all(acted);
        all.then(|| Action::StartScene { title: None, text: self.opening() })
    }

    /// Whether the last conflict of the scene went against the source, and was won.
    fn just_defused(&self) -> bool {
        let won = self.happened().find_map(|what| match what {
            Happening::ConflictSettled { winner } => Some(winner.is_some()),
            _ => None,
        });
        won == Some(true) && self.last_goal_defuses()
    }

    fn last_goal_defuses(&self) -> bool {
        let source = self.view.desk.as_ref().and_then(|desk| desk.elements.first());
        let known = source.is_some_and(|element| element.revealed.is_some());
        // A resistance in between is somebody else's affair.
        let goal = self.happened().find_map(|what| match what {
            Happening::ConflictCalled { kind: ::innommable::ConflictKind::Standard, goal, .. } => {
                Some(goal.as_ref())
            }
            _ => None,
        });
        known && goal.flatten().is_some_and(|goal| self.defuses(goal))
    }

    /// Whether an attempt goes against the source: by what it does, or because it speaks of it.
    fn defuses(&self, goal: &Text) -> bool {
        let own = ["look", "force", "quarrel"].into_iter().any(|group| self.is_of(group, Some(goal)));
        let source = self.view.desk.as_ref().and_then(|desk| desk.elements.first());
        let about = source.is_some_and(|source| speak_of_the_same(&source.text, goal));
        self.is_of("defuse", Some(goal)) || !own && (about || speaks_of(DEFUSES, self.view.language, goal))
    }

    /// Whether an attempt looks for something: people say so in their own words.
    fn looks(&mut self, goal: Option<&Text>) -> bool {
        let Some(goal) = goal else { return true };
        if self.is_of("look", Some(goal)) {
            return true;
        }
        let others = ["force", "quarrel", "defuse"];
        if others.into_iter().any(|group| self.is_of(group, Some(goal)))
            || speaks_of(FORCES, self.view.language, goal)
        {
            return false;
        }
        speaks_of(LOOKS, self.view.language, goal) || self.percent(50)
    }

    fn rule(&mut self, character: &CharacterView) -> Action {
        let (of, pending) = (character.seat, character.pending.as_ref());
        let rule = |ruling, opponent: Option<Seat>, text| Action::RuleAction {
            of,
            ruling,
            opponent,
            initiator: opponent.map(|_| of),
            reveals: None,
            text,
        };
        if let Some(target) = pending.and_then(|pending| pending.target) {
            let active = self.view.character(target).is_some_and(CharacterView::is_active);
            let ruling = if active { Ruling::Duel } else { Ruling::Happens };
            return rule(ruling, active.then_some(target), None);
        }
        let goal = pending.and_then(|pending| pending.goal.as_ref());
        let source = self.view.desk.as_ref().and_then(|desk| desk.elements.first());
        let is_last = source.is_some_and(|source| source.revealed.is_some())
            && goal.is_some_and(|goal| self.defuses(goal));
        if is_last || !self.looks(goal) {
            return rule(Ruling::Conflict, None, self.opposition(goal));
        }
        // INN-33: whoever looks, finds.
        match self.to_find(goal).filter(|_| !self.found_since_declared(of)) {
            Some((element, fits)) => {
                // The mystery itself, not a line that would suit any; a person who looked elsewhere is led there.
                let told = telling(self.view, element);
                let leads = if fits || !self.company.is_person(of) { None } else { self.say("leads") };
                let text =
                    told.map(|told| leads.map_or(told.clone(), |leads| format!("{leads} {told}").into()));
                Action::Reveal { element, also: None, kind_told: true, text }
            }
            None if self.found_since_declared(of) => rule(Ruling::Happens, None, None),
            None => rule(Ruling::Happens, None, self.meeting(goal).or_else(|| self.say("nothing"))),
        }
    }

    /// What an attempt leads to, and whether it is what was looked for: else whatever comes next.
    fn to_find(&self, goal: Option<&Text>) -> Option<(ElementId, bool)> {
        let next = self.next_to_find()?;
        let desk = self.view.desk.as_ref()?;
        let is_due = |kind: ElementKind, id: ElementId| kind != ElementKind::Source || id == next;
        let hidden: Vec<(ElementId, &ElementView)> = desk
            .numbered()
            .filter(|(id, element)| element.revealed.is_none() && is_due(element.kind, *id))
            .collect();
        let Some(goal) = goal else { return Some((next, true)) };
        let meant = hidden.iter().find(|(_, element)| leads_to(self.view, element, goal));
        let near = || {
            let about = |element: &ElementView| common_words(&about(self.view, element), goal);
            let best = hidden.iter().map(|(id, element)| (about(element), *id)).max_by_key(|(n, _)| *n);
            best.filter(|(n, _)| *n > 0).map(|(_, id)| id)
        };
        let found = meant.map(|(id, _)| *id).or_else(near);
        Some(found.map_or((next, false), |found| (found, true)))
    }

    fn found_since_declared(&self, of: Seat) -> bool {
        let declared = |notice: &Notice| matches!(notice, Notice::Open(Happening::ActionDeclared { by, .. }) if *by == of);
        let since = self.this_scene().take_while(|notice| !declared(notice));
        since.into_iter().any(|notice| matches!(notice, Notice::Partly(Partly::Revealed { .. })))
    }

    /// Symptoms first; the source only after half of them and a profiteer.
    fn next_to_find(&self) -> Option<ElementId> {
        let desk = self.view.desk.as_ref()?;
        let of = |kind: ElementKind| desk.numbered().filter(move |(_, element)| element.kind == kind);
        let hidden = |kind| of(kind).find(|(_, element)| element.revealed.is_none()).map(|(id, _)| id);
        let n = |kind| of(kind).filter(|(_, element)| element.revealed.is_some()).count();
        let half = 2 * n(ElementKind::Symptom) >= of(ElementKind::Symptom).count();
        let profiteer = hidden(ElementKind::Profiteer).filter(|_| half);
        let source = hidden(ElementKind::Source).filter(|_| half && hidden(ElementKind::Profiteer).is_none());
        // Past the half, symptoms and profiteers take turns.
        let turn = n(ElementKind::Profiteer)
            <= n(ElementKind::Symptom).saturating_sub(of(ElementKind::Symptom).count() / 2);
        profiteer.filter(|_| turn).or_else(|| hidden(ElementKind::Symptom)).or(profiteer).or(source)
    }

    /// Once a scene and character.
    fn strike(&mut self) -> Option<Action> {
        let (least, most) = match self.style.tempo {
            Tempo::AtOnce => (1, 1),
            Tempo::AtTwo => (2, 3),
            Tempo::Hoard => (3, u32::MAX),
            Tempo::Never => return None,
        };
        let hit = |seat: Seat| {
            self.happened().any(|what| matches!(what, Happening::Struck { on, .. } if *on == seat))
        };
        // A person has had a moment of this scene before it turns against them.
        let ready = |seat: Seat| {
            let acts = |what: &Happening| match what {
                Happening::ActionDeclared { by, .. }
                | Happening::MonologueStarted { by, .. }
                | Happening::Narrated { by, .. } => *by == seat,
                _ => false,
            };
            !self.company.is_person(seat) || self.happened().any(acts)
        };
        let due = self.view.characters.iter().filter(|c| c.is_active() && !hit(c.seat) && ready(c.seat));
        let (on, entries) =
            due.filter_map(|c| Some((c.seat, c.entries?))).find(|(_, entries)| entries.unstruck >= least)?;
        let struck = entries.all.struck;
        let k = if self.style.tempo == Tempo::AtTwo && struck < 2 { 1 } else { entries.unstruck.min(most) };
        let worst = Severity::of(struck + k).min(Severity::Severe);
        let group = match worst {
            Severity::Minor => "effect-minor",
            Severity::Moderate => "effect-moderate",
            Severity::Severe | Severity::AnchorThreat => "effect-severe",
        };
        let text = match worst {
            Severity::Minor | Severity::Moderate => self.of_the_mystery("threat", group),
            Severity::Severe | Severity::AnchorThreat => self.say(group),
        };
        Some(Action::Strike { on, k, worst, text })
    }

    /// Kills one time in two, more often once the source is known; an anchor is harmed first, lost the next time.
    fn apply_effect(&mut self) -> Action {
        let strike = self.view.strike.as_ref();
        let target = strike.and_then(|strike| self.view.character(strike.on));
        let source = self.view.revealed.iter().any(|found| found.kind == Some(ElementKind::Source));
        let severe = strike.is_some_and(|strike| strike.worst == Severity::Severe);
        let may = severe && self.view.options.severe_may_kill && target.is_some_and(CharacterView::is_active);
        let kill = may && self.percent(if source { 80 } else { 50 });
        let threatened = strike.is_some_and(|strike| strike.threatens_anchor);
        let anchor = target.filter(|_| threatened).and_then(|target| match target.anchor {
            AnchorState::Intact => Some(AnchorState::Harmed),
            AnchorState::Harmed => Some(AnchorState::Lost),
            AnchorState::Lost => None,
        });
        let threat = strike.and_then(|strike| strike.text.clone());
        let text = if kill { self.say("kill") } else { self.hurt(threat.as_ref()) };
        Action::ApplyEffect { text, kill, anchor }
    }
}
