//! The ways on from a result: as it is, a Koma, a Setback, a Gift; in a Conflict, giving up. One tap chooses, the tiles
//! say price and chance, and one button says what will be done.

use leptos::prelude::*;
use words::Args;
use yonkoma::{Action, ActionKind, CharacterId, Contest, Severity, SideId, View, odds};

use super::{
    act::waiting,
    context::{TableContext, told},
    free::line,
    hand::{Hand, Way},
    prepare::judging,
    tiles::{Tile, legend, severities, tiles},
};
use crate::{
    erased::{piece, tap, ticked},
    frame::awaited_mark,
    language::{t, translator},
    rule::RuleMark,
    sure::Sure,
};

/// Those of the viewer's who can take a Setback for the side that may improve.
fn takers(view: &View) -> Vec<CharacterId> {
    let Some(side) = view.board.improving().and_then(|id| view.board.side(id)) else { return Vec::new() };
    let conflict = view.board.contest.as_ref().is_some_and(Contest::is_conflict);
    let members: Vec<_> = if conflict { side.members().collect() } else { vec![side.roller] };
    members.into_iter().filter(|who| view.plays(*who)).collect()
}

/// What the dock offers after a throw.
#[derive(Clone, Copy)]
pub(super) struct Improve {
    pub(super) ctx: TableContext,
    pub(super) hand: Hand,
    pub(super) is_conflict: bool,
    pub(super) takers: Memo<Vec<CharacterId>>,
    /// Gifts that can add a Success.
    pub(super) gifts: Memo<Vec<(CharacterId, u8)>>,
    /// The way that will be gone.
    pub(super) way: Memo<Option<Way>>,
}

impl Improve {
    fn new(ctx: TableContext) -> Self {
        let hand = Hand::here();
        let is_conflict =
            ctx.view.with_untracked(|view| view.board.contest.as_ref().is_some_and(Contest::is_conflict));
        let takers = ctx.slice(takers);
        let gifts = Memo::new(move |_| gifts(ctx));
        let begun = Self { ctx, hand, is_conflict, takers, gifts, way: Memo::new(|_| None) };
        let way = Memo::new(move |_| {
            let may = |way: &Way| begun.action(*way).is_some_and(|action| ctx.permits(&action));
            let first = if is_conflict { Way::Koma } else { Way::Accept };
            hand.way.get().filter(may).or_else(|| Some(first).filter(may))
        });
        Self { way, ..begun }
    }

    /// Who takes a Setback.
    pub(super) fn taker(self) -> Option<CharacterId> {
        let all = self.takers.get();
        self.hand.taker.get().filter(|taker| all.contains(taker)).or_else(|| all.first().copied())
    }

    /// What a way asks for.
    pub(super) fn action(self, way: Way) -> Option<Action> {
        let how = || told(&self.hand.how.now());
        Some(match way {
            Way::Accept => Action::Accept,
            Way::Koma => Action::SpendKoma { keep: self.hand.keep(), text: how() },
            Way::Gift(character, gift) => Action::PlusOne { character, gift, text: how() },
            Way::Concede => Action::Concede { text: told(&self.hand.escape.now()) },
            Way::Setback(severity) => {
                let character = self.taker()?;
                let reroll = Action::TakeSetback { character, severity, keep: self.hand.keep(), text: how() };
                let change = Action::ChangeApproach { character, severity, approach: how() };
                let (said, other) = if self.hand.again.get() { (change, reroll) } else { (reroll, change) };
                // Where only one of them can be, it needs not be said.
                if !self.ctx.permits(&said) && self.ctx.permits(&other) { other } else { said }
            }
        })
    }

    /// Whether the Setback buys another approach instead of a reroll.
    pub(super) fn changes(self, severity: Severity) -> bool {
        matches!(self.action(Way::Setback(severity)), Some(Action::ChangeApproach { .. }))
    }

    /// The side that may improve.
    pub(super) fn side(self) -> SideId {
        self.ctx.view.with(|view| view.board.improving()).unwrap_or_default()
    }

    /// How many dice a reroll throws.
    pub(super) fn thrown(self, bonus: u8) -> i64 {
        let kept = i64::try_from(self.hand.kept.with(|kept| kept.len())).unwrap_or(0);
        self.ctx.view.with(|view| view.board.pool(self.side())) + i64::from(bonus) - kept
    }

    /// The totals that a reroll may come to.
    pub(super) fn rerolled(self, bonus: u8) -> Option<kernel::Odds<u32>> {
        let kept = self.hand.kept.get();
        self.ctx.view.with(|view| odds::kept(view, self.side(), &kept, bonus))
    }

    /// The other side's roller.
    fn other(self) -> String {
        let roller = self.ctx.view.with(|view| view.board.side(self.side().other()).map(|side| side.roller));
        roller.map(|roller| self.ctx.called(roller)).unwrap_or_default()
    }

    /// What the button says.
    fn label(self) -> String {
        let translator = self.ctx.translator;
        let speaker = self.ctx.speaker();
        let Some(way) = self.way.get() else { return translator.just("yk-choose-way") };
        match way {
            Way::Accept => words::capitalised(&speaker.action(ActionKind::Accept)),
            Way::Concede => words::capitalised(&speaker.action(ActionKind::Concede)),
            Way::Gift(..) => translator.just("yk-do-gift"),
            Way::Koma => {
                translator.say("yk-do-koma", &Args::new().with("dice", speaker.dice(self.thrown(0))))
            }
            Way::Setback(severity) => {
                let args = Args::new().with("severity", speaker.severity(severity));
                let args = args.with("dice", speaker.dice(self.thrown(severity.bonus())));
                let kind = match (self.changes(severity), self.is_conflict) {
                    (true, _) => "again",
                    (false, true) => "hold",
                    (false, false) => "reroll",
                };
                translator.say("yk-do-setback", &args.with("kind", kind))
            }
        }
    }

    /// What it costs and what may come of it.
    fn price(self) -> Option<String> {
        let translator = self.ctx.translator;
        let name = self.taker().map(|who| self.ctx.called(who)).unwrap_or_default();
        match self.way.get()? {
            Way::Accept | Way::Gift(..) | Way::Koma => None,
            Way::Concede => {
                let n = self.taken();
                let args = Args::new().with("name", name).with("other", self.other()).with("n", n);
                let critical = self.armed_critical();
                Some(translator.say("yk-price-concede", &args.with_flag("critical", critical)))
            }
            Way::Setback(severity) => {
                let kind = match severity {
                    Severity::Minor => "minor",
                    Severity::Serious => "serious",
                    Severity::Grave => "grave",
                    Severity::Critical => "critical",
                };
                let args = Args::new().with("severity", kind).with("bonus", severity.bonus());
                let args = args.with("name", name).with("other", self.other());
                Some(translator.say("yk-price-setback", &args.with_flag("conflict", self.is_conflict)))
            }
        }
    }

    /// Setbacks of the viewer's in this Conflict: each is a Koma for who concedes.
    fn taken(self) -> u32 {
        let takers = self.takers.get();
        self.ctx.view.with(|view| {
            let side = view.board.side(self.side());
            side.map_or(0, |side| takers.iter().map(|who| side.taken_by(*who)).sum())
        })
    }

    fn armed_critical(self) -> bool {
        self.ctx.view.with(|view| {
            let side = view.board.side(self.side());
            side.is_some_and(|side| side.taken.iter().any(|taken| taken.severity == Severity::Critical))
        })
    }

    /// Does it; what cannot be taken back is asked once more, with its price.
    fn go(self, sure: Sure) {
        let Some(action) = untrack(|| self.way.get().and_then(|way| self.action(way))) else { return };
        let way = self.way.get_untracked();
        let run = move || {
            if self.ctx.act.run(action.clone()) {
                self.hand.how.clear();
                self.hand.escape.clear();
                self.hand.put_down();
            }
        };
        match way {
            Some(Way::Concede | Way::Setback(Severity::Critical)) => {
                let (label, price) = untrack(|| (self.label(), self.price().unwrap_or_default()));
                sure.ask(label, price, run);
            }
            _ => run(),
        }
    }
}

/// Gifts of the viewer's that can add a Success now.
pub(super) fn gifts(ctx: TableContext) -> Vec<(CharacterId, u8)> {
    let fit = |action: &Action| match action {
        Action::PlusOne { character, gift, .. } => Some((*character, *gift)),
        _ => None,
    };
    ctx.choices.with(|all| all.iter().filter_map(|choice| fit(&choice.action)).collect())
}

/// The dock while a result may be improved.
pub(super) fn improve(ctx: TableContext) -> AnyView {
    let of = Improve::new(ctx);
    let may = ctx.may(&[
        ActionKind::SpendKoma,
        ActionKind::TakeSetback,
        ActionKind::ChangeApproach,
        ActionKind::Accept,
        ActionKind::Concede,
        ActionKind::PlusOne,
    ]);
    // A new roller of the losing side is judged first.
    let judged = SideId::BOTH.map(|id| judging(ctx, id, true));
    let content = move || may.get().then(|| view! { <div class="improve">{choices(of)} {below(of)}</div> });
    view! { {judged.into_iter().collect_view()} {piece(content)} {waiting(ctx)} }.into_any()
}

fn choices(of: Improve) -> AnyView {
    let accepts = of.ctx.may(&[ActionKind::Accept]);
    let concedes = of.ctx.may(&[ActionKind::Concede]);
    let helps = Memo::new(move |_| !accepts.get() && !concedes.get() && of.takers.read().is_empty());
    piece(move || {
        if helps.get() {
            // A helper has a Gift or a Koma to give, and nothing to decide.
            return tiles(of, &[if of.is_conflict { Tile::Koma } else { Tile::Gift }]);
        }
        match (of.is_conflict, of.hand.severities.get()) {
            (true, _) => view! { {tiles(of, &[Tile::Koma, Tile::Concede])} {severities(of)} }.into_any(),
            (false, true) => view! { {tiles(of, &[Tile::Accept, Tile::Koma])} {severities(of)} }.into_any(),
            (false, false) => {
                let all = [Tile::Accept, Tile::Koma, Tile::Severities, Tile::Gift];
                view! { {tiles(of, &all)} {legend(false)} }.into_any()
            }
        }
    })
}

/// Who takes it, another approach, how; what it costs, and the button.
fn below(of: Improve) -> AnyView {
    let (ctx, hand) = (of.ctx, of.hand);
    let translator = translator();
    let sure = Sure::here();
    let who = move || {
        let all = of.takers.get();
        let chip = move |id: CharacterId| {
            view! {
                <button type="button" class="toggle"
                    aria-pressed=Signal::derive(move || (of.taker() == Some(id)).to_string())
                    on:click=tap(move |_| hand.taker.set(Some(id)))>
                    {Signal::derive(move || ctx.called(id))}
                </button>
            }
        };
        let setback = matches!(of.way.get(), Some(Way::Setback(_)));
        (all.len() > 1 && setback).then(|| {
            view! {
                <div class="chips" role="group" aria-label=t("yk-who-takes")>
                    {all.into_iter().map(chip).collect_view()}
                </div>
            }
        })
    };
    let changes = ctx.may(&[ActionKind::ChangeApproach]);
    let again = move || {
        let Some(Way::Setback(severity)) = of.way.get().filter(|_| changes.get()) else { return None };
        Some(view! {
            <label class="check">
                <input type="checkbox" prop:checked=Signal::derive(move || of.changes(severity))
                    disabled=Signal::derive(move || of.changes(severity) && !hand.again.get())
                    on:change=ticked(move |on| hand.again.set(on))/>
                <span>{t("yk-again-instead")} <RuleMark rule="YON-57"/></span>
            </label>
        })
    };
    let how = move || {
        let concedes = of.way.get() == Some(Way::Concede);
        hand.writes.get().then(|| match concedes {
            true => line(ctx.question(ActionKind::Concede, "text"), hand.escape),
            false => line(t("yk-how"), hand.how),
        })
    };
    let price = move || of.price().map(|price| view! { <p class="price">{price}</p> });
    let label = Signal::derive(move || of.label());
    let pen = Signal::derive(move || translator.just("yk-how"));
    view! {
        {piece(who)}
        {piece(again)}
        {piece(how)}
        {piece(price)}
        <div class="go">
            <button type="button" class="primary big" id="do-it" data-awaited=awaited_mark()
                disabled=Signal::derive(move || of.way.get().is_none()) on:click=tap(move |_| of.go(sure))>
                {label}
            </button>
            <button type="button" class="pen" aria-label=pen
                aria-expanded=Signal::derive(move || hand.writes.get().to_string())
                hidden=Signal::derive(move || matches!(of.way.get(), None | Some(Way::Accept)))
                on:click=tap(move |_| hand.writes.update(|on| *on = !*on))>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M4 20l1-5L16 4l4 4L9 19ZM13 7l4 4"/>
                </svg>
            </button>
        </div>
    }
    .into_any()
}
