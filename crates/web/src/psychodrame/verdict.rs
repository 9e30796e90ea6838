//! The card that stays after a conflict: who got the goal, who was hurt, by whom and how much.

use kernel::Seq;
use leptos::prelude::*;
use psychodrame::{Card, CharacterId, Hit, Notice, Rank, Risk, RiskId, Side};
use words::Args;

use super::{
    cards::fan,
    context::{TableContext, name, names, speaker},
};
use crate::{
    erased::{piece, tap},
    language::t,
};

/// What is known of the last conflict, from what was told.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Verdict {
    initiator: Option<CharacterId>,
    goal: String,
    won: Option<Side>,
    /// Nobody resisted.
    yielded: bool,
    /// What was played in the last round, by whom.
    plays: Vec<(CharacterId, Vec<Card>)>,
    risks: Vec<Risk>,
    hits: Vec<Hit>,
    ties: Vec<(Rank, Vec<Hit>)>,
    /// All cards that were played with a threat.
    threats: Vec<(RiskId, Vec<Card>)>,
    /// A belief led it.
    belief: Option<(CharacterId, String)>,
    told: Option<String>,
    /// The row in which it ended; nothing, while it lasts.
    ended: Option<Seq>,
    /// Whether the viewer has done something since.
    gone_on: bool,
}

impl Verdict {
    fn hear(&mut self, seq: Seq, notice: &Notice, you: Option<kernel::Seat>) {
        if self.ended.is_some() {
            let by = readers::json::value(notice);
            let by = by.get("by").and_then(readers::json::from::<kernel::Seat>);
            self.gone_on |= (by.is_some() && by == you && self.ended != Some(seq))
                || matches!(notice, Notice::SceneFramed { .. });
        }
        match notice {
            Notice::ConflictInitiated { who, goal, .. } => {
                *self = Self { initiator: Some(*who), goal: goal.to_string(), ..Self::default() };
            }
            Notice::NobodyOpposed { .. } | Notice::LeftToNarration => {
                (self.yielded, self.won) = (true, Some(Side::Initiator));
            }
            Notice::RematchBegan { .. } => self.plays.clear(),
            Notice::CombinationPlayed { who, cards, risk, .. } => {
                self.plays.push((*who, cards.clone()));
                self.risks.push(risk.clone());
                self.threats.push((risk.id, cards.clone()));
            }
            Notice::BeliefTicked { who, conviction, swap_with, .. } => {
                self.belief = Some((*who, conviction.to_string()));
                let at = |who: CharacterId, plays: &[(CharacterId, Vec<Card>)]| {
                    plays.iter().position(|it| it.0 == who)
                };
                if let Some((one, other)) =
                    swap_with.and_then(|other| Some((at(*who, &self.plays)?, at(other, &self.plays)?)))
                {
                    let cards = self.plays[one].1.clone();
                    self.plays[one].1 = std::mem::replace(&mut self.plays[other].1, cards);
                }
            }
            Notice::RoundSettled { settled, .. } => {
                self.won = settled.won.as_ref().map(|won| won.side);
                self.hits.extend(settled.hits.iter().copied());
                self.ties = settled.ties.iter().map(|tie| (tie.rank, tie.hits.clone())).collect();
            }
            Notice::TieDecided { rank, each: true, .. } => {
                let hits = self.ties.iter().filter(|(it, _)| it == rank).flat_map(|(_, hits)| hits.clone());
                self.hits.extend(hits.collect::<Vec<_>>());
            }
            Notice::ResultNarrated { text, .. } => self.told = text.as_ref().map(ToString::to_string),
            Notice::ConflictEnded | Notice::YieldEnded => self.ended = Some(seq),
            _ => {}
        }
    }

    /// Whether it is to be seen after the conflict.
    pub(super) fn stays(&self) -> bool {
        self.won.is_some() && self.ended.is_some() && !self.gone_on && !self.yielded
    }

    pub(super) fn ended(&self) -> Option<Seq> {
        self.ended
    }
}

/// The last conflict, as far as it has come.
pub(super) fn verdict(ctx: TableContext) -> Memo<Verdict> {
    Memo::new(move |_| {
        let you = ctx.view.with(|view| view.you);
        let mut verdict = Verdict::default();
        ctx.story.with(|story| {
            let first =
                story.iter().rposition(|heard| matches!(heard.notice, Notice::ConflictInitiated { .. }));
            for heard in &story[first.unwrap_or(story.len())..] {
                verdict.hear(heard.seq, &heard.notice, you);
            }
        });
        verdict
    })
}

/// “Three 7 against two K”.
fn against(ctx: TableContext, it: &Verdict) -> String {
    let largest = |side: &dyn Fn(CharacterId) -> bool| {
        it.plays
            .iter()
            .filter(|(who, _)| side(*who))
            .map(|(_, cards)| cards)
            .max_by_key(|cards| (cards.len(), cards.first().map(|card| card.rank)))
    };
    let said = |cards: Option<&Vec<Card>>| {
        let cards = cards.map(|cards| &cards[..]).unwrap_or_default();
        let rank = cards.first().map_or_else(|| "—".to_owned(), |card| speaker(ctx).rank(card.rank));
        ctx.translator.say("psd-set", &Args::new().with("n", cards.len()).with("rank", rank))
    };
    let initiator = it.initiator;
    let (one, other) = (largest(&|who| Some(who) == initiator), largest(&|who| Some(who) != initiator));
    let args = Args::new().with("one", words::capitalised(&said(one))).with("other", said(other));
    ctx.translator.say("psd-against", &args)
}

/// The card; with a way on, once the conflict is over.
pub(super) fn card(ctx: TableContext, it: &Verdict, go_on: Option<RwSignal<Option<Seq>>>) -> AnyView {
    let who = it.initiator.map(|who| name(ctx, who)).unwrap_or_default();
    let id = match it.won {
        Some(Side::Initiator) => "psd-verdict-won",
        Some(Side::Opposition) => "psd-verdict-lost",
        None => "psd-verdict-open",
    };
    let title = ctx.translator.say(id, &Args::new().with("who", who));
    let before = (!it.yielded && !it.plays.is_empty()).then(|| against(ctx, it));
    let names = names(ctx);
    let hit = |hit: &Hit| {
        let risk = it
            .risks
            .iter()
            .find(|risk| risk.id == hit.risk)
            .map(|risk| risk.text.to_string())
            .unwrap_or_default();
        let cards = it
            .threats
            .iter()
            .find(|(id, _)| *id == hit.risk)
            .map(|(_, cards)| &cards[..])
            .unwrap_or_default();
        let args = Args::new()
            .with("by", speaker(ctx).name(&names, hit.by))
            .with("whom", speaker(ctx).name(&names, hit.target));
        view! {
            <li>
                {fan(ctx, cards, "")}
                <span><q>{risk}</q> <small>{ctx.translator.say("psd-wounds", &args)}</small></span>
                <b class="n">
                    {hit.points}
                    <small>{ctx.translator.say("psd-points-word", &Args::new().with("n", hit.points))}</small>
                </b>
            </li>
        }
        .into_any()
    };
    let nobody =
        (it.hits.is_empty() && !it.yielded).then(|| view! { <li class="none">{t("psd-nobody-hurt")}</li> });
    let belief = it.belief.as_ref().map(|(who, belief)| {
        let args = Args::new().with("who", name(ctx, *who)).with("belief", belief.clone());
        view! { <p class="guided">{ctx.translator.say("psd-guided", &args)}</p> }
    });
    let ended = it.ended;
    let way_on = go_on.map(|seen| {
        view! {
            <button type="button" class="primary" id="verdict-on" on:click=tap(move |_| seen.set(ended))>
                {t("psd-go-on")}
            </button>
        }
    });
    view! {
        <article class="verdict" aria-labelledby="verdict-title">
            <header>
                <small>{before}</small>
                <h2 id="verdict-title">{title}</h2>
                <p><q>{it.goal.clone()}</q></p>
            </header>
            {belief}
            <ul class="hits">{it.hits.iter().map(hit).collect_view()} {nobody}</ul>
            {it.told.clone().map(|told| view! { <p class="told-so">{told}</p> })}
            {way_on}
        </article>
    }
    .into_any()
}

/// The card while what it led to is settled.
pub(super) fn standing(ctx: TableContext, all: Memo<Verdict>) -> AnyView {
    piece(move || all.with(|it| card(ctx, it, None)))
}
