//! Conflicts: beginning, answering, drawing, playing, ticking.

use std::collections::BTreeMap;

use ::psychodrame::{
    Action, Card, CharacterId, Characters, Conflict, Emotion, Fighter, Notice, Rank, Side, TraitId, TraitKind,
};

use kernel::{Seat, Wish};

use super::{Mind, Ticking, speak::this_scene};

/// How much the goal is worth, in points.
const GOAL: f64 = 2.0;

impl Mind<'_> {
    /// Somebody linked or related stands in the way; alone, one struggles with oneself. The question comes up once
    /// a scene.
    pub(super) fn initiate(&mut self) -> Option<Action> {
        let table = &self.view.table;
        let begun = |notice: &Notice| matches!(notice, Notice::ConflictInitiated { .. });
        // Nor while people are asked whether to stop.
        if this_scene(self.told).any(begun) || table.vote.is_some() {
            return None;
        }
        let own = table.spoken_for(self.you).first().copied()?;
        // A scene just framed is people's first.
        let may = self.people_were_heard() || self.company.wish == Some(Wish::GoOn);
        if !may || !self.by_whim(self.style.initiates) {
            return None;
        }
        let scene = table.scene.as_ref()?;
        let others = scene
            .present
            .iter()
            .copied()
            .filter(|who| table.player_of(*who).is_some_and(|seat| seat != self.you));
        let others: Vec<CharacterId> = others.collect();
        let is_main = matches!(own, CharacterId::Main(_));
        let fit: Vec<CharacterId> =
            others.into_iter().filter(|who| is_main || matches!(who, CharacterId::Main(_))).collect();
        if fit.is_empty() {
            return if is_main { self.look_within() } else { None };
        }
        let focus = fit.iter().copied().find(|who| *who == scene.focus);
        let any = fit[self.chance.one_of(fit.len())];
        let against = if self.by_whim(70) { focus.unwrap_or(any) } else { any };
        let goal = self.goal(against);
        Some(Action::InitiateConflict { who: own, goal, against: [against].into() })
    }

    fn look_within(&mut self) -> Option<Action> {
        let table = &self.view.table;
        let others = table.clockwise_after(self.you).filter(|seat| *seat != self.you);
        let others: Vec<kernel::Seat> = others.collect();
        let absent = others.iter().find(|seat| table.is_absent(**seat));
        let adversary = *absent.or_else(|| others.first())?;
        let (goal, against) = (self.say("inner-goal"), self.say("inner-against"));
        Some(Action::InitiateInner { goal, against, adversary })
    }

    pub(super) fn respond(&mut self) -> Option<Action> {
        let table = &self.view.table;
        let conflict = table.conflict()?;
        let named = conflict.unanswered.iter().any(|who| table.player_of(*who) == Some(self.you));
        if named {
            let danger = self.main().map_or(0, |(_, main)| main.highest());
            let yields = danger >= 8 && !self.is_focus() || self.by_whim(10);
            return Some(if yields {
                Action::Refuse { text: self.reply("refuse") }
            } else {
                Action::Accept { text: self.reply("accept") }
            });
        }
        self.view.may_oppose().contains(&self.you).then_some(Action::StayOut)
    }

    pub(super) fn draw(&mut self) -> Option<Action> {
        let table = &self.view.table;
        let conflict = table.conflict()?;
        let own = conflict.fighter_of(self.you);
        if let Some(fighter) = own
            && let Some(from) =
                conflict.offered_support.iter().find(|(_, who)| **who == fighter.who).map(|(from, _)| *from)
        {
            return Some(Action::AnswerSupport { from, agrees: true });
        }
        match own {
            Some(fighter) => self.draw_for(conflict, fighter),
            None => self.stand_by(conflict),
        }
    }

    fn draw_for(&mut self, conflict: &Conflict, fighter: &Fighter) -> Option<Action> {
        let who = fighter.who;
        if !self.view.still_drawing().contains(&self.you) {
            return None;
        }
        let (_, main) = self.main()?;
        let usable = self.view.table.usable_traits(who);
        let score = |id: &TraitId| main.trait_of(*id).map_or(0, |each| each.score);
        let best = usable.iter().copied().max_by_key(score);
        let ahead = lead(conflict, who) >= 2;
        let keeps = ahead && usable.len() == 1;
        if !fighter.used_trait && !keeps {
            if let Some(action) = self.invent(best.as_ref().map_or(0, score)) {
                return Some(action);
            }
            if let Some(trait_id) = best {
                let of = main.trait_of(trait_id);
                let name = of.map_or_else(String::new, |each| each.text.to_string());
                let is_nuance = of.is_some_and(|each| matches!(each.about, TraitKind::Nuance { .. }));
                let count = score(&trait_id);
                let text = self.tell_about(if is_nuance { "use-nuance" } else { "use" }, "%t", &name);
                return Some(Action::UseTrait { trait_id, count, text });
            }
        }
        self.discharge(conflict, who).or(Some(Action::Done))
    }

    /// Points into cards, when an emotion runs high or the sets are behind.
    fn discharge(&mut self, conflict: &Conflict, who: CharacterId) -> Option<Action> {
        let (_, main) = self.main().filter(|_| self.style.purges)?;
        let limit = if self.is_focus() {
            9
        } else if lead(conflict, who) < 0 {
            4
        } else {
            7
        };
        let high = |emotion: &Emotion| {
            main.current(*emotion) >= limit && self.view.dischargeable(main, *emotion) > 0
        };
        let felt = Emotion::ALL.into_iter().filter(high).max_by_key(|emotion| main.current(*emotion))?;
        let most = u16::from(self.view.dischargeable(main, felt)).min(self.view.drawable());
        let points = u8::try_from(most).ok().filter(|points| *points > 0)?;
        let text = self.tell(&format!("purge-{felt}"));
        Some(Action::PurgeDraw { points: [(felt, points)].into(), text })
    }

    /// Support for a friend, or for whom the scene is about; some join a rematch.
    fn stand_by(&mut self, conflict: &Conflict) -> Option<Action> {
        if !self.view.still_supporting().contains(&self.you) {
            return None;
        }
        let table = &self.view.table;
        let open = self.view.options.rematch_join && conflict.round > 1 && conflict.inner.is_none();
        if open
            && self.style.joins
            && self.by_whim(40)
            && let Some(who) = table.spoken_for(self.you).first()
        {
            let side = if self.by_whim(50) { Side::Initiator } else { Side::Opposition };
            return Some(Action::JoinConflict { who: *who, side });
        }
        if !self.by_whim(self.style.supports) {
            return Some(Action::Done);
        }
        let focus = table.scene.as_ref().map(|scene| scene.focus);
        let friend = self.main().and_then(|(_, main)| {
            let fighters = conflict.fighters.iter().map(|fighter| fighter.who);
            fighters.filter(|who| main.relation_with(*who) > 0).max_by_key(|who| main.relation_with(*who))
        });
        let there = focus.filter(|who| conflict.fighter(*who).is_some());
        Some(friend.or(there).map_or(Action::Done, |who| Action::Support { who }))
    }

    /// The combination worth most, against what has been played and what lies there.
    pub(super) fn play_cards(&mut self) -> Option<Action> {
        let conflict = self.view.table.conflict()?;
        let fighter = conflict.fighter_of(self.you)?;
        if conflict.next_to_play() != Some(fighter.who) {
            return None;
        }
        let targets: Characters = conflict.opponents(fighter.who).map(|other| other.who).collect();
        let best = sets(&fighter.laid)
            .into_iter()
            .map(|(rank, count)| (worth(conflict, fighter, rank, count), rank, count))
            .max_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        let temper = self.temper();
        let risk = self.of_opening("risk").unwrap_or_else(|| self.say(&format!("risk-{temper}")));
        let (rank, count) = best.map_or((None, 0), |(_, rank, count)| (Some(rank), count));
        Some(Action::PlayCombination { rank, count, risk, targets })
    }

    pub(super) fn tick(&mut self) -> Option<Action> {
        if !self.view.may_tick().contains(&self.you) {
            return None;
        }
        let conflict = self.view.table.conflict()?;
        let fighter = conflict.fighter_of(self.you)?;
        let willing = match self.style.ticking {
            Ticking::Never => false,
            Ticking::Losing => !self.is_focus(),
            Ticking::Always => true,
        };
        let swap = willing.then(|| winning_swap(conflict, fighter)).flatten();
        let Some(swap_with) = swap else { return Some(Action::PassPsych) };
        // The first to play one keeps the others from it: people are asked before.
        let asked = |seat: &Seat| self.company.is_person(*seat);
        if self.view.may_tick().iter().any(asked) && self.company.wish != Some(Wish::GoOn) {
            return None;
        }
        let (_, main) = self.main()?;
        let n = main.beliefs.len();
        let index = self.chance.pick(&kernel::Ask::one_of(n.max(1)));
        let belief = main.beliefs.get(index.min(n.saturating_sub(1)))?;
        let (id, conviction) = (belief.id, belief.text.trim_end_matches('.').to_owned());
        let text = self.tell_about("tick", "%b", &conviction);
        Some(Action::TickBelief { belief: id, swap_with: Some(swap_with), text })
    }
}

/// The sets that lie somewhere: every rank with every number of cards.
fn sets(laid: &[Card]) -> Vec<(Rank, u8)> {
    let mut by_rank: BTreeMap<Rank, u8> = BTreeMap::new();
    for card in laid {
        *by_rank.entry(card.rank).or_insert(0) += 1;
    }
    by_rank.into_iter().flat_map(|(rank, n)| (1..=n).map(move |count| (rank, count))).collect()
}

/// The largest set of somebody, or what was played: how many, how high.
fn shown(fighter: &Fighter) -> (u8, u8) {
    match &fighter.play {
        Some(play) => {
            let n = u8::try_from(play.cards.len()).unwrap_or(u8::MAX);
            (n, play.rank().map_or(0, Rank::height))
        }
        None => {
            let largest = sets(&fighter.laid).into_iter().map(|(rank, n)| (n, rank.height())).max();
            largest.unwrap_or((0, 0))
        }
    }
}

/// By how many cards one's side is ahead on sets.
fn lead(conflict: &Conflict, who: CharacterId) -> i16 {
    let side = conflict.fighter(who).map(|fighter| fighter.side);
    let most = |own: bool| {
        let fighters = conflict.fighters.iter().filter(|fighter| (Some(fighter.side) == side) == own);
        fighters.map(|fighter| i16::from(shown(fighter).0)).max().unwrap_or(0)
    };
    most(true) - most(false)
}

/// What a combination is worth: the goal, less what hurts, and half of what it inflicts.
fn worth(conflict: &Conflict, own: &Fighter, rank: Rank, count: u8) -> f64 {
    let (mut theirs, mut suffered, mut inflicted) = (0, 0.0, 0.0);
    for other in conflict.opponents(own.who) {
        let (n, height) = shown(other);
        theirs = theirs.max(n);
        if height > rank.height() {
            suffered += f64::from(n);
        } else if height < rank.height() {
            inflicted += f64::from(count);
        }
    }
    let allies = conflict.fighters.iter().filter(|f| f.side == own.side && f.who != own.who);
    let best = allies.map(|ally| shown(ally).0).chain([count]).max().unwrap_or(count);
    let goal = match best.cmp(&theirs) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    };
    GOAL * goal - suffered + 0.5 * inflicted
}

/// The opponent with whom a swap wins a goal that is lost, at no more than two points.
fn winning_swap(conflict: &Conflict, own: &Fighter) -> Option<CharacterId> {
    if lead(conflict, own.who) >= 0 {
        return None;
    }
    let largest = conflict.opponents(own.who).max_by_key(|other| shown(other).0)?;
    let (mine, theirs) = (shown(own), shown(largest));
    let others = conflict.opponents(own.who).filter(|other| other.who != largest.who);
    let rest = others.map(|other| shown(other).0).chain([mine.0]).max().unwrap_or(0);
    let suffered = if mine.1 > theirs.1 { mine.0 } else { 0 };
    (theirs.0 > rest && suffered <= 2).then_some(largest.who)
}
