//! One's own hand: which combination would be played, at whom, with which threat, and what it would come to.

use kernel::{Text, is_blank};
use leptos::prelude::*;
use psychodrame::{
    Action, Card, CharacterId, Characters, Combination, Conflict, Fighter, Rank, RiskId, RoundResult, Side,
    Stage, View,
};

use super::context::TableContext;
use crate::draft::Draft;

/// What the viewer plays in the conflict.
pub(super) fn own(view: &View) -> Option<(&Conflict, CharacterId)> {
    let conflict = view.table.conflict()?;
    Some((conflict, conflict.fighter_of(view.you?)?.who))
}

/// Whether the scene is about the viewer's character: whatever loses its point is said before it is done (PSD-157).
pub(super) fn is_focus(view: &View) -> bool {
    let own = view.you.and_then(|you| view.table.living_main_of(you)).map(|(who, _)| who);
    own.is_some() && own == view.table.scene.as_ref().map(|scene| scene.focus)
}

/// Equal cards that lie before the viewer: a rank and how many, the largest sets first.
pub(super) fn fans(view: &View) -> Vec<(Rank, u8)> {
    let Some((conflict, who)) = own(view) else { return Vec::new() };
    let laid = conflict.fighter(who).map(|fighter| &fighter.laid[..]).unwrap_or_default();
    let n = |rank| laid.iter().filter(|card| card.rank == rank).count();
    let mut all: Vec<(u8, Rank)> =
        Rank::all().map(|rank| (u8::try_from(n(rank)).unwrap_or(4), rank)).filter(|(n, _)| *n > 0).collect();
    all.sort_unstable_by(|one, other| other.cmp(one));
    all.into_iter().map(|(n, rank)| (rank, n)).collect()
}

/// The cards of a fan.
pub(super) fn cards_in(view: &View, rank: Rank) -> Vec<Card> {
    let laid = own(view).and_then(|(conflict, who)| conflict.fighter(who)).map(|fighter| &fighter.laid[..]);
    laid.unwrap_or_default().iter().filter(|card| card.rank == rank).copied().collect()
}

/// Whether the viewer is to play now.
pub(super) fn is_to_play(view: &View) -> bool {
    view.table.stage == Stage::Cards
        && own(view).is_some_and(|(conflict, who)| conflict.next_to_play() == Some(who))
}

/// The largest set that lies there, the highest of equals: what somebody who has not played would play.
fn best(fighter: &Fighter, targets: impl Iterator<Item = CharacterId>) -> Combination {
    let n = |rank| fighter.laid.iter().filter(|card| card.rank == rank).count();
    let rank = fighter.laid.iter().map(|card| (n(card.rank), card.rank)).max().map(|(_, rank)| rank);
    let cards = fighter.laid.iter().filter(|card| Some(card.rank) == rank).copied().collect();
    Combination { cards, risk: RiskId(0), targets: targets.collect() }
}

/// What a round would come to.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Forecast {
    /// Who would get the goal; nobody, if there would be a rematch.
    pub(super) won: Option<Side>,
    /// Who would hurt the viewer's character, and by how much.
    pub(super) received: Vec<(CharacterId, u16)>,
    /// Whom it would hurt.
    pub(super) given: Vec<(CharacterId, u16)>,
    /// How many cards against how many.
    pub(super) counts: (usize, usize),
    /// Which rank against which.
    pub(super) ranks: (Option<Rank>, Option<Rank>),
    /// Who would decide about equal ranks.
    pub(super) decider: Option<CharacterId>,
}

impl Forecast {
    pub(super) fn n_received(&self) -> u16 {
        self.received.iter().map(|(_, points)| points).sum()
    }

    pub(super) fn n_given(&self) -> u16 {
        self.given.iter().map(|(_, points)| points).sum()
    }
}

/// What a round would come to for somebody if those who have not played played their largest set.
pub(super) fn forecast(view: &View, mut conflict: Conflict, who: CharacterId) -> Forecast {
    let all = conflict.fighters.clone();
    for fighter in &mut conflict.fighters {
        if fighter.play.is_none() {
            let opponents = all.iter().filter(|other| other.side != fighter.side).map(|other| other.who);
            fighter.play = Some(best(fighter, opponents));
        }
    }
    let RoundResult { won, hits, ties } = conflict.settle(view.options.repercussion_pool);
    let play = |who: CharacterId| conflict.fighter(who).and_then(|fighter| fighter.play.as_ref());
    let theirs = || conflict.opponents(who).filter_map(|other| other.play.as_ref());
    let sum = |of: &dyn Fn(&psychodrame::Hit) -> Option<CharacterId>| {
        hits.iter().filter_map(|hit| Some((of(hit)?, hit.points))).collect::<Vec<_>>()
    };
    Forecast {
        won: won.map(|won| won.side),
        received: sum(&|hit| (hit.target == who).then_some(hit.by)),
        given: sum(&|hit| (hit.by == who).then_some(hit.target)),
        counts: (
            play(who).map_or(0, |play| play.cards.len()),
            theirs().map(|play| play.cards.len()).max().unwrap_or_default(),
        ),
        ranks: (play(who).and_then(Combination::rank), theirs().filter_map(Combination::rank).max()),
        decider: ties.first().map(|tie| tie.decider),
    }
}

/// The conflict as it would be with this play.
fn supposed(view: &View, rank: Rank, count: u8, targets: &Characters) -> Option<(Conflict, CharacterId)> {
    let (conflict, who) = own(view)?;
    let mut conflict = conflict.clone();
    let fighter = conflict.fighters.iter_mut().find(|fighter| fighter.who == who)?;
    let cards: Vec<_> =
        fighter.laid.iter().filter(|card| card.rank == rank).take(count.into()).copied().collect();
    fighter.laid.retain(|card| !cards.contains(card));
    fighter.play = Some(Combination { cards, risk: RiskId(0), targets: targets.clone() });
    Some((conflict, who))
}

/// What the viewer is about to play, for the table where it is touched and for the dock.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    pub(super) ctx: TableContext,
    touched: RwSignal<Option<(Rank, u8)>>,
    spared: RwSignal<Characters>,
    pub(super) risk: Draft,
    /// Which combination, as long as there are cards: what was touched, else the largest set.
    pub(super) chosen: Memo<Option<(Rank, u8)>>,
    pub(super) targets: Memo<Characters>,
}

impl Hand {
    pub(super) fn new(ctx: TableContext) -> Self {
        let (touched, spared) = (RwSignal::new(None), RwSignal::new(Characters::new()));
        let all = ctx.slice(fans);
        let chosen = Memo::new(move |_| {
            let all = all.read();
            let fits = |(rank, n): &(Rank, u8)| all.iter().any(|(it, most)| it == rank && n <= most);
            touched.get().filter(fits).or_else(|| all.first().copied())
        });
        let opponents = ctx.slice(|view| {
            own(view)
                .map_or_else(Vec::new, |(conflict, who)| conflict.opponents(who).map(|it| it.who).collect())
        });
        let targets = Memo::new(move |_| {
            let spared = spared.read();
            opponents.get().into_iter().filter(|who| !spared.contains(who)).collect::<Characters>()
        });
        let risk = ctx.table.with_value(|table| Draft::new(format!("{table}.risk"), ""));
        Self { ctx, touched, spared, risk, chosen, targets }
    }

    /// Takes up a fan; a second tap leaves one card of it out.
    pub(super) fn touch(self, rank: Rank, most: u8) {
        let n = match self.chosen.get_untracked() {
            Some((it, n)) if it == rank && self.touched.get_untracked().is_some() && n > 1 => n - 1,
            _ => most,
        };
        self.touched.set(Some((rank, n)));
    }

    /// Aims at somebody, or spares them.
    pub(super) fn aim(self, who: CharacterId) {
        self.spared.update(|spared| {
            if !spared.remove(&who) {
                spared.insert(who);
            }
        });
    }

    /// What this would come to.
    pub(super) fn forecast(self, view: &View, rank: Rank, count: u8) -> Option<Forecast> {
        let targets = self.targets.get();
        let (conflict, who) = supposed(view, rank, count, &targets)?;
        Some(forecast(view, conflict, who))
    }

    /// What would be done: `aloud` does for a threat that is not written.
    pub(super) fn action(self, aloud: Option<&str>) -> Option<Action> {
        let text = self.risk.get().trim().to_owned();
        let risk: Text = if is_blank(&text) { aloud?.into() } else { text.into() };
        let (rank, count) = self.chosen.get().map_or((None, 0), |(rank, count)| (Some(rank), count));
        let action = Action::PlayCombination { rank, count, risk, targets: self.targets.get() };
        self.ctx.permits(&action).then_some(action)
    }

    /// Plays it.
    pub(super) fn play(self, aloud: Option<&str>) {
        if untrack(|| self.action(aloud)).is_some_and(|action| self.ctx.act.run(action)) {
            self.risk.clear();
            self.touched.try_set(None);
            self.spared.try_set(Characters::new());
        }
    }
}
