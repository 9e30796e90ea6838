//! Directing, telling, coming in, closing.

use ::psychodrame::{
    Action, CharacterId, Characters, Emotion, Fate, MOST_EXTRAS, Main, Notice, Scope, Stage, Subject,
};
use kernel::{Seat, Wish};

use super::{
    Mind,
    speak::{strongest, this_scene},
    voice::Answer,
};

impl Mind<'_> {
    pub(super) fn direct(&mut self) -> Option<Action> {
        let table = &self.view.table;
        match table.stage {
            Stage::Offer => self.take_the_offer(),
            Stage::Framing if table.director == Some(self.you) => {
                let gives_way = self.company.wish == Some(Wish::Floor);
                if gives_way { Some(Action::PassDirection) } else { self.frame() }
            }
            _ => None,
        }
    }

    /// Nobody is kept at the table by a bot: once all people have voted for the end it tells what becomes of its
    /// character and votes for it, too, whatever else there is to do. Before that it is for them to say.
    pub(super) fn vote(&mut self) -> Option<Action> {
        let vote = self.view.table.vote.as_ref()?;
        let is_chosen = self.company.people.iter().all(|person| vote.yes.contains(person));
        if !is_chosen || vote.yes.contains(&self.you) {
            return None;
        }
        Some(self.epilogue().unwrap_or(Action::VoteEnd { yes: true }))
    }

    /// At least half of the problems are resolved, or the evening is long.
    fn has_had_enough(&self) -> bool {
        let table = &self.view.table;
        let resolved = usize::try_from(table.tally.resolved).unwrap_or(usize::MAX);
        let content = !self.style.tireless && resolved * 2 >= table.chairs.len();
        content || table.scenes >= self.style.scenes
    }

    fn take_the_offer(&mut self) -> Option<Action> {
        let table = &self.view.table;
        // The end is for people to choose, where there are any.
        let ends = match self.company.has_people() {
            true => self.company.wish == Some(Wish::Close),
            false => self.has_had_enough(),
        };
        if ends && table.vote.is_none() && self.is_awaited() {
            return Some(Action::ProposeEnd);
        }
        if !self.is_awaited() || table.vote.is_some() {
            return None;
        }
        let gives_way = self.company.wish == Some(Wish::Floor);
        let Some(offered) = table.offered else { return (!gives_way).then_some(Action::ClaimDirection) };
        let focus = table.living().any(|(_, main)| main.owner != self.you);
        let pass = !focus || gives_way || self.by_whim(self.style.passes);
        (offered == self.you).then_some(if pass { Action::PassDirection } else { Action::AcceptDirection })
    }

    fn frame(&mut self) -> Option<Action> {
        let others = self.view.table.living().filter(|(_, main)| main.owner != self.you);
        // Whoever was looked at least, a person's before a bot's, then who is furthest from a resolution.
        let least = |main: &Main| (main.focused, !self.company.is_person(main.owner), main.resolution);
        let focus = others.min_by_key(|(_, main)| least(main)).map(|(who, _)| who)?;
        let main = self.view.table.main(focus)?;
        let touched = main.problem().map(|each| &each.about);
        let touched = match touched {
            Some(::psychodrame::TraitKind::Problem { concerns }) => concerns.first().copied(),
            _ => None,
        };
        let linked = self.view.table.living().find(|(who, other)| {
            let tied = other.link().is_some_and(|(to, number)| to == focus && number == main.problem_number);
            tied && *who != focus
        });
        let mut with: Characters = linked.map(|(who, _)| who).into_iter().collect();
        let rest: Vec<CharacterId> =
            self.view.table.living().map(|(who, _)| who).filter(|who| *who != focus).collect();
        for who in rest {
            if with.is_empty() || self.by_whim(25) {
                with.insert(who);
            }
        }
        let (place, what) = self.situation(&self.name_of(focus), touched);
        Some(Action::FrameScene { focus, place, with, what })
    }

    fn lines_of(&self, seat: Seat) -> usize {
        let by = |notice: &&Notice| matches!(notice, Notice::Narrated { by, .. } if *by == seat);
        this_scene(self.told).filter(by).count()
    }

    pub(super) fn play(&mut self) -> Option<Action> {
        let table = &self.view.table;
        if let Some(action) = self.settle_claims() {
            return Some(action);
        }
        let directs = table.director == Some(self.you);
        if directs && self.company.wish == Some(Wish::Close) {
            return Some(Action::CloseScene { text: self.closing_line() });
        }
        match self.answer_somebody() {
            Answer::Here(action) => return Some(action),
            // Nobody speaks before whoever was spoken to, unless people want it to go on.
            Answer::Others if self.company.wish.is_none() => return None,
            Answer::Others | Answer::Nobody => (),
        }
        if self.company.wish == Some(Wish::Floor) {
            return if directs { self.turn_to_somebody() } else { None };
        }
        if self.lines_of(self.you) < usize::from(self.style.lines) {
            // Whoever directs tells what is seen, the others speak for their characters.
            let spoken = if directs { None } else { self.speaks_up() };
            let (who, text) =
                spoken.map_or_else(|| (None, self.line()), |(who, text)| (Some(who), Some(text)));
            return Some(Action::Narrate { who, text });
        }
        if let Some(action) = self.add_extra().or_else(|| self.calm_down()) {
            return Some(action);
        }
        if self.style.initiates > 0
            && let Some(action) = self.initiate()
        {
            return Some(action);
        }
        // A person who asks to go on has had their moment.
        let goes_on = self.company.wish == Some(Wish::GoOn);
        let heard = |seat: Seat| {
            goes_on && self.company.is_person(seat)
                || self.lines_of(seat) >= usize::from(self.style.lines.min(1))
        };
        let everybody = table.chairs.seats().all(|seat| table.is_absent(seat) || heard(seat));
        (directs && everybody).then(|| Action::CloseScene { text: self.closing_line() })
    }

    /// The floor for a person in the scene, whoever has told least.
    fn turn_to_somebody(&mut self) -> Option<Action> {
        let table = &self.view.table;
        let here = self.company.people.iter().copied().filter(|seat| !table.is_absent(*seat));
        let (who, _) =
            here.min_by_key(|seat| self.lines_of(*seat)).and_then(|seat| table.living_main_of(seat))?;
        let name = self.name_of(who);
        let text = self.tell_about("turn-to", "%x", &name)?;
        Some(Action::Narrate { who: None, text: Some(text) })
    }

    /// Whether a person has told or done something since the scene was framed.
    pub(super) fn people_were_heard(&self) -> bool {
        let by_person = |notice: &Notice| match notice {
            Notice::Narrated { by, .. } | Notice::Entered { by, .. } => self.company.is_person(*by),
            _ => false,
        };
        !self.company.has_people() || this_scene(self.told).any(by_person)
    }

    /// The Director says at once who plays a secondary character that several want.
    fn settle_claims(&self) -> Option<Action> {
        let table = &self.view.table;
        let scene = table.scene.as_ref().filter(|_| table.director == Some(self.you))?;
        let (who, claims) = scene.claims.first_key_value()?;
        let absent = claims.iter().find(|seat| table.is_absent(**seat));
        let to = absent.or_else(|| claims.first())?;
        Some(Action::AssignSecondary { who: *who, to: *to })
    }

    /// Somebody who is not in the scene may play somebody without a sheet.
    fn add_extra(&mut self) -> Option<Action> {
        let table = &self.view.table;
        let scene = table.scene.as_ref()?;
        let extras = scene.present.iter().filter(|who| matches!(who, CharacterId::Secondary(_)));
        let n = extras.count();
        let plays = scene.players.values().any(|seat| *seat == self.you);
        let told = this_scene(self.told)
            .any(|notice| matches!(notice, Notice::SecondaryCreated { .. } | Notice::BroughtIn { .. }));
        if !table.is_absent(self.you) || plays || told || n >= MOST_EXTRAS || !self.by_whim(self.style.extras)
        {
            return None;
        }
        let known = (1u8..)
            .zip(&table.secondaries)
            .find(|(n, s)| s.alive && !s.promoted && !scene.present.contains(&CharacterId::Secondary(*n)));
        if let Some((n, _)) = known {
            return Some(Action::BringIn { who: CharacterId::Secondary(n) });
        }
        let full = table.secondaries.len() >= ::psychodrame::MOST_SECONDARIES;
        (!full).then(|| {
            let (name, description) = self.newcomer();
            Action::CreateSecondary { name, description }
        })
    }

    /// A high emotion is let out, at the price of the resolution point if the scene is about oneself.
    fn calm_down(&mut self) -> Option<Action> {
        let (who, main) = self.main().filter(|_| self.style.purges)?;
        let limit = if self.is_focus() { 9 } else { 6 };
        let high = |emotion: &Emotion| main.current(*emotion) >= limit && main.excess(*emotion) > 0;
        let emotion = Emotion::ALL.into_iter().filter(high).max_by_key(|emotion| main.current(*emotion))?;
        let room = main.beliefs.len() < ::psychodrame::MOST_BELIEFS;
        if self.view.table.is_present(who) {
            let text = self.mood("purge");
            return Some(Action::PurgeByAct { emotion, text });
        }
        let scope = Scope::ALL[self.chance.one_of(Scope::ALL.len())];
        room.then(|| Action::PurgeByBelief { emotion, scope, text: self.say("new-belief") })
    }

    /// Before the scene is over.
    pub(super) fn close(&mut self) -> Option<Action> {
        if !self.is_awaited() {
            return None;
        }
        Some(self.calm_down().unwrap_or(Action::Ready))
    }

    /// A new trait, when the best unused one is weak (PSD-57).
    pub(super) fn invent(&mut self, best: u16) -> Option<Action> {
        let chair = &self.view.table.chairs[self.you];
        let (_, main) = self.main()?;
        let room = chair.new_traits > 0 && main.traits.len() < ::psychodrame::MOST_TRAITS;
        let worth = u16::from(self.view.options.new_trait_score) > best && best < 3;
        if !(room && worth && main.fate == Fate::Alive) {
            return None;
        }
        let kinds = [
            (Subject::History, "trait-history"),
            (Subject::Personality, "trait-personality"),
            (Subject::Opinion, "trait-opinion"),
        ];
        let (subject, group) = kinds[self.chance.one_of(kinds.len())];
        Some(Action::CreateTrait { subject, to: None, text: self.say(group) })
    }

    /// The emotion that leads one's character.
    pub(super) fn temper(&self) -> Emotion {
        self.main().map_or(Emotion::Fear, |(_, main)| strongest(main))
    }
}
