//! The tiles of what can be done after a throw: name, price, chance and bar of each.

use leptos::prelude::*;
use words::Args;
use yonkoma::{
    Severity,
    odds::{self, Chances},
};

use super::{
    hand::Way,
    improve::Improve,
    odds::{degrees, percent, round_bar},
};
use crate::{
    erased::{piece, tap},
    frame::awaited_mark,
    language::t,
};

/// What a tile is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tile {
    Accept,
    Koma,
    Severities,
    Gift,
    Concede,
}

/// Tiles in two columns.
pub(super) fn tiles(of: Improve, all: &[Tile]) -> AnyView {
    let drawn: Vec<_> = all.iter().map(|tile| drawn(of, *tile)).collect();
    view! { <div class="ways">{drawn}</div> }.into_any()
}

fn drawn(of: Improve, tile: Tile) -> AnyView {
    match tile {
        Tile::Accept => accept(of),
        Tile::Koma => koma(of),
        Tile::Severities => more(of),
        Tile::Gift => gift(of),
        Tile::Concede => concede(of),
    }
}

/// A tile that a tap chooses.
struct Choice {
    id: Option<&'static str>,
    class: &'static str,
    severity: Option<&'static str>,
    name: AnyView,
    about: Signal<String>,
    bar: AnyView,
    chosen: Signal<bool>,
    possible: Signal<bool>,
    choose: Callback<()>,
}

impl Choice {
    fn view(self) -> AnyView {
        let Self { id, class, severity, name, about, bar, chosen, possible, choose } = self;
        view! {
            <button type="button" class=format!("way {class}") id=id data-severity=severity
                data-awaited=awaited_mark()
                aria-pressed=Signal::derive(move || chosen.get().to_string())
                disabled=Signal::derive(move || !possible.get()) on:click=tap(move |_| choose.run(()))>
                <span class="name">{name}</span>
                <span class="what">{about}</span>
                {bar}
            </button>
        }
        .into_any()
    }
}

fn chooses(of: Improve, way: Way) -> Callback<()> {
    Callback::new(move |()| {
        of.hand.way.set(Some(way));
        if !matches!(way, Way::Setback(_)) {
            of.hand.severities.set(false);
            of.hand.again.set(false);
        }
    })
}

fn is_chosen(of: Improve, way: Way) -> Signal<bool> {
    Signal::derive(move || of.way.get() == Some(way))
}

fn permits(of: Improve, way: Way) -> Signal<bool> {
    Signal::derive(move || of.action(way).is_some_and(|action| of.ctx.permits(&action)))
}

/// “80 % to succeed”, or to win the Round.
fn chance(of: Improve, totals: &kernel::Odds<u32>) -> (u32, AnyView) {
    if of.is_conflict {
        let round = of.ctx.view.with(|view| odds::duel(view, of.side(), totals));
        (percent(round.wins), round_bar(&round))
    } else {
        let chances = Chances::of(totals);
        (percent(chances.full + chances.spotlight), degrees(&chances))
    }
}

fn said(of: Improve, price: String, percent: u32) -> String {
    let args = Args::new().with("price", price).with("percent", percent);
    of.ctx.translator.say("yk-way-chance", &args.with_flag("conflict", of.is_conflict))
}

fn accept(of: Improve) -> AnyView {
    let total = move || of.ctx.view.with(|view| view.board.total(of.side()));
    let about = move || {
        let degree = of.ctx.speaker().degree(yonkoma::Degree::of(total()));
        of.ctx.translator.say("yk-as-is", &Args::new().with("degree", degree))
    };
    Choice {
        id: Some("accept"),
        class: "",
        severity: None,
        name: t("yk-way-accept").into_any(),
        about: Signal::derive(about),
        bar: piece(move || degrees(&Chances::of(&kernel::Odds::sure(total())))),
        chosen: is_chosen(of, Way::Accept),
        possible: permits(of, Way::Accept),
        choose: chooses(of, Way::Accept),
    }
    .view()
}

fn koma(of: Improve) -> AnyView {
    let left = move || {
        of.ctx.view.with(|view| match view.is_gm() {
            true => view.board.gm_pool,
            false => view.own().map_or(0, |own| own.koma),
        })
    };
    let about = move || {
        let translator = of.ctx.translator;
        let n = left();
        let price = translator.say("yk-koma-price", &Args::new().with("n", n));
        match of.rerolled(0).filter(|_| n > 0) {
            Some(totals) => said(of, price, chance(of, &totals).0),
            None => price,
        }
    };
    Choice {
        id: None,
        class: "koma-way",
        severity: None,
        name: view! { <i class="sun" aria-hidden="true"></i> {t("yk-way-koma")} }.into_any(),
        about: Signal::derive(about),
        bar: piece(move || of.rerolled(0).filter(|_| left() > 0).map(|totals| chance(of, &totals).1)),
        chosen: is_chosen(of, Way::Koma),
        possible: permits(of, Way::Koma),
        choose: chooses(of, Way::Koma),
    }
    .view()
}

/// The Setback that can be taken and helps most for its price: the first that brings a die, else the first.
fn first_setback(of: Improve) -> Option<Severity> {
    let may = |severity: &Severity| {
        of.action(Way::Setback(*severity)).is_some_and(|action| of.ctx.permits(&action))
    };
    let free: Vec<Severity> = Severity::ALL.into_iter().filter(may).collect();
    free.iter().copied().find(|severity| severity.bonus() > 0).or(free.first().copied())
}

fn more(of: Improve) -> AnyView {
    let about = move || match first_setback(of) {
        Some(severity) => {
            let name = of.ctx.speaker().severity(severity);
            match of.rerolled(severity.bonus()) {
                Some(totals) => said(of, name, chance(of, &totals).0),
                None => name,
            }
        }
        None => of.ctx.translator.just("yk-no-setback"),
    };
    let bar = move || {
        let severity = first_setback(of)?;
        of.rerolled(severity.bonus()).map(|totals| chance(of, &totals).1)
    };
    let open = Callback::new(move |()| {
        of.hand.severities.set(true);
        of.hand.way.set(first_setback(of).map(Way::Setback));
    });
    Choice {
        id: Some("setbacks"),
        class: "",
        severity: None,
        name: t("yk-way-setbacks").into_any(),
        about: Signal::derive(about),
        bar: piece(bar),
        chosen: Signal::stored(false),
        possible: Signal::derive(move || first_setback(of).is_some()),
        choose: open,
    }
    .view()
}

fn gift(of: Improve) -> AnyView {
    let first = move || of.gifts.with(|gifts| gifts.first().copied());
    let total = move || of.ctx.view.with(|view| view.board.total(of.side()) + 1);
    let text = move || {
        let (who, gift) = first()?;
        of.ctx.view.with(|view| {
            let gifts = &view.board.character(who)?.gifts;
            gifts.get(usize::from(gift)).map(|gift| gift.text.to_string())
        })
    };
    let about = move || {
        let translator = of.ctx.translator;
        let Some(text) = text() else { return translator.just("yk-no-gift") };
        let degree = of.ctx.speaker().degree(yonkoma::Degree::of(total()));
        let args = Args::new().with("gift", text).with("degree", degree);
        translator.say("yk-gift-gives", &args.with_flag("conflict", of.is_conflict))
    };
    let bar = move || first().map(|_| chance(of, &kernel::Odds::sure(total())).1);
    let way = move || first().map(|(who, gift)| Way::Gift(who, gift));
    let choose = Callback::new(move |()| {
        of.hand.severities.set(false);
        of.hand.way.set(untrack(way));
    });
    Choice {
        id: None,
        class: "gift",
        severity: None,
        name: t("yk-way-gift").into_any(),
        about: Signal::derive(about),
        bar: piece(bar),
        chosen: Signal::derive(move || way().is_some_and(|way| of.way.get() == Some(way))),
        possible: Signal::derive(move || first().is_some()),
        choose,
    }
    .view()
}

fn concede(of: Improve) -> AnyView {
    let about = move || {
        let args = Args::new().with("name", of.taker().map(|who| of.ctx.called(who)).unwrap_or_default());
        let other = of.ctx.view.with(|view| view.board.side(of.side().other()).map(|side| side.roller));
        let args = args.with("other", other.map(|who| of.ctx.called(who)).unwrap_or_default());
        of.ctx.translator.say("yk-concede-what", &args)
    };
    Choice {
        id: Some("concede"),
        class: "",
        severity: None,
        name: t("yk-way-concede").into_any(),
        about: Signal::derive(about),
        bar: ().into_any(),
        chosen: is_chosen(of, Way::Concede),
        possible: permits(of, Way::Concede),
        choose: chooses(of, Way::Concede),
    }
    .view()
}

/// The four severities side by side, each with its chance; one that is marked is struck out.
pub(super) fn severities(of: Improve) -> AnyView {
    let all = Severity::ALL.map(|severity| setback(of, severity));
    view! {
        <p class="or"><span>{t("yk-or-setback")}</span> {legend(of.is_conflict)}</p>
        <div class="ways four">{all.into_iter().collect_view()}</div>
    }
    .into_any()
}

fn setback(of: Improve, severity: Severity) -> AnyView {
    let marked = Memo::new(move |_| {
        let who = of.taker();
        of.ctx.view.with(|view| {
            let taker = who.and_then(|who| view.board.character(who));
            taker.is_some_and(|taker| taker.setbacks.contains(&severity))
        })
    });
    let name = match severity {
        Severity::Minor => "minor",
        Severity::Serious => "serious",
        Severity::Grave => "grave",
        Severity::Critical => "critical",
    };
    let again = move || of.changes(severity);
    let about = move || match of.rerolled(severity.bonus()) {
        _ if marked.get() => of.ctx.translator.just("yk-marked"),
        Some(totals) if !again() => {
            of.ctx.translator.say("yk-percent", &Args::new().with("n", chance(of, &totals).0))
        }
        _ => of.ctx.translator.say("yk-bonus", &Args::new().with("n", severity.bonus())),
    };
    let bar = move || {
        let shown = !marked.get() && !again();
        shown.then(|| of.rerolled(severity.bonus()).map(|totals| chance(of, &totals).1)).flatten()
    };
    let possible = permits(of, Way::Setback(severity));
    let word = move || {
        let word = of.ctx.speaker().severity(severity);
        view! { <span class:struck=marked.get()>{word}</span> }
    };
    Choice {
        id: None,
        class: "severity",
        severity: Some(name),
        name: piece(word),
        about: Signal::derive(about),
        bar: piece(bar),
        chosen: is_chosen(of, Way::Setback(severity)),
        possible,
        choose: chooses(of, Way::Setback(severity)),
    }
    .view()
}

/// What the colours of the bars mean.
pub(super) fn legend(is_conflict: bool) -> AnyView {
    let all = if is_conflict {
        [("full", "yk-legend-win"), ("partial", "yk-legend-tie"), ("failure", "yk-legend-lose")]
    } else {
        [("spotlight", "yk-legend-spotlight"), ("full", "yk-legend-full"), ("partial", "yk-legend-partial")]
    };
    let one = |(class, said): (&'static str, &'static str)| {
        view! { <span><i class=class aria-hidden="true"></i> {t(said)}</span> }.into_any()
    };
    view! { <span class="legend">{all.into_iter().map(one).collect_view()}</span> }.into_any()
}
