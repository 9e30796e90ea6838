//! Everything has its price: offers stand above the dock until they are answered, whatever else is on the screen.

use leptos::prelude::*;
use pactes::{Action, OfferId, OfferView, Tokens};
use words::Args;

use super::{
    context::{TableContext, name_of, reason},
    marks::seal,
    terms::{Terms, steppers},
    tokens::{Disc, discs},
};
use crate::{
    erased::{piece, tap},
    frame::{Busy, awaited_mark},
    language::t,
    rule::RuleMark,
};

/// The first offer that waits for the viewer.
pub(super) fn for_you(view: &pactes::View) -> Option<OfferView> {
    view.offers.iter().find(|offer| Some(offer.to) == view.you).cloned()
}

/// Another price for an offer: it is declined first, and then this is offered.
#[derive(Debug, Clone, Copy)]
struct Counter(RwSignal<Option<(OfferId, Action)>>);

impl Counter {
    fn new(ctx: TableContext) -> Self {
        let counter = RwSignal::new(None::<(OfferId, Action)>);
        let busy = use_context::<Busy>().map_or(Signal::stored(false), |Busy(busy)| busy);
        Effect::new(move || {
            let Some((id, offer)) = counter.get() else { return };
            let stands = ctx.view.with(|view| view.offers.iter().any(|offer| offer.id == id));
            if !stands && !busy.get() {
                counter.set(None);
                untrack(|| ctx.act.run(offer));
            }
        });
        Self(counter)
    }
}

/// What is offered: to the viewer as a card with its answers, to others in a line.
pub(super) fn offers(ctx: TableContext) -> AnyView {
    let mine = ctx.slice(for_you);
    let more = ctx.slice(|view| {
        view.offers.iter().filter(|offer| Some(offer.to) == view.you).count().saturating_sub(1)
    });
    let others = ctx.slice(|view| {
        view.offers.iter().filter(|offer| Some(offer.to) != view.you).cloned().collect::<Vec<_>>()
    });
    let counter = Counter::new(ctx);
    let queue = move || {
        let n = more.get();
        (n > 0).then(|| {
            view! {
                <p class="offer-line">{ctx.translator.say("offers-queue", &Args::new().with("n", n))}</p>
            }
        })
    };
    let other = move |offer: OfferView| {
        view! { <p class="offer-line" data-role=name_of(offer.from)>{line(ctx, &offer)}</p> }
    };
    view! {
        {piece(move || others.get().into_iter().map(other).collect_view())}
        {piece(queue)}
        {piece(move || mine.get().map(|offer| card(ctx, offer, counter)))}
    }
    .into_any()
}

/// An offer between others, or the viewer's own.
fn line(ctx: TableContext, offer: &OfferView) -> AnyView {
    let OfferView { from, to, count, give, ask_count, .. } = *offer;
    let said = move || {
        let speaker = ctx.speaker();
        let given = give.map_or_else(|| speaker.hidden_tokens(count), |tokens| speaker.tokens(tokens));
        let asked = ctx.translator.say("offer-tokens-asked", &Args::new().with("n", ask_count));
        let args = Args::new().with("from", ctx.person(from)).with("to", ctx.person(to));
        ctx.translator.say("offer-other", &args.with("give", given).with("ask", asked))
    };
    view! { {seal(ctx, from)} " " {Signal::derive(said)} }.into_any()
}

/// The ways in which the viewer may pay what is asked, smallest tokens first.
fn payments(view: &pactes::View, offer: &OfferView) -> Vec<Tokens> {
    let held = view.available();
    let n = offer.ask_count;
    let all = (0..=held.ones.min(n)).rev().map(|ones| Tokens::new(ones, n - ones));
    let may = |tokens: &Tokens| {
        let action = Action::AcceptOffer { offer: offer.id, tokens: *tokens };
        kernel::Game::permit(&pactes::Pactes, view, &action).is_ok()
    };
    all.filter(may).collect()
}

/// An offer to the viewer.
fn card(ctx: TableContext, offer: OfferView, counter: Counter) -> AnyView {
    let OfferView { id, from, note, .. } = offer.clone();
    let bargains = RwSignal::new(false);
    let asked =
        Signal::derive(move || ctx.translator.say("offer-from", &Args::new().with("from", ctx.name(from))));
    let body = {
        let offer = offer.clone();
        move || {
            if bargains.get() {
                bargain(ctx, &offer, counter, bargains)
            } else {
                answers(ctx, &offer, bargains)
            }
        }
    };
    view! {
        <section class="offer-card" data-agreement="offer" data-offer=id.0 data-role=name_of(from)
            aria-labelledby="offer-title">
            <h2 id="offer-title">{seal(ctx, from)} " " {asked} <RuleMark rule="PAC-79"/></h2>
            {swap(ctx, &offer)}
            {note.map(|note| view! { <p class="note">{note.to_string()}</p> })}
            {piece(body)}
        </section>
    }
    .into_any()
}

/// What against what.
fn swap(ctx: TableContext, offer: &OfferView) -> AnyView {
    let OfferView { from, count, give, ask_count, ask_points, .. } = *offer;
    let gives = move || ctx.translator.say("offer-gives", &Args::new().with("from", ctx.person(from)));
    let given = match give {
        _ if count == 0 => view! { {t("offer-nothing")} }.into_any(),
        Some(tokens) => {
            discs(tokens).map(|token| view! { <Disc token=Some(token)/> }).collect_view().into_any()
        }
        None => {
            let hidden = move || ctx.translator.say("offer-hidden", &Args::new().with("n", count));
            let backs = (0..count).map(|_| view! { <Disc token=None/> }).collect_view();
            view! { {backs} " " {Signal::derive(hidden)} }.into_any()
        }
    };
    let asked = move || ctx.translator.say("offer-tokens-asked", &Args::new().with("n", ask_count));
    let least = ask_points.filter(|points| *points > 0).map(|points| {
        let said = move || ctx.translator.say("offer-at-least", &Args::new().with("points", points));
        view! { " " {Signal::derive(said)} }
    });
    view! {
        <p class="swap">
            {Signal::derive(gives)} " " {given} ", " {t("offer-you-give")} " " {Signal::derive(asked)} {least}
        </p>
    }
    .into_any()
}

/// Yes, no, another price.
fn answers(ctx: TableContext, offer: &OfferView, bargains: RwSignal<bool>) -> AnyView {
    let (id, asked) = (offer.id, offer.clone());
    let awaited = awaited_mark();
    let ways = ctx.slice(move |view| payments(view, &asked));
    let at = RwSignal::new(0usize);
    let way = move || ways.with(|ways| ways.get(at.get() % ways.len().max(1)).copied());
    let refused = move || way().is_none().then_some(Action::AcceptOffer { offer: id, tokens: Tokens::NONE });
    // Which of one's own tokens go: a tap takes the next way to pay.
    let paying = move || {
        way().filter(|tokens| !tokens.is_empty()).map(|tokens| {
            let coins = discs(tokens).map(|token| view! { <Disc token=Some(token)/> }).collect_view();
            let said = Signal::derive(move || {
                format!("{} {}", ctx.translator.just("offer-choose"), ctx.speaker().tokens(tokens))
            });
            let single = ways.with(Vec::len) < 2;
            view! {
                <button type="button" class="with" id="offer-pay" aria-label=said disabled=single
                    on:click=tap(move |_| at.update(|at| *at += 1))>{coins}</button>
            }
        })
    };
    view! {
        {reason(ctx, refused)}
        <div class="answers">
            {piece(paying)}
            <button type="button" class="yes" id="offer-accept" data-awaited=awaited
                disabled=Signal::derive(move || way().is_none())
                on:click=tap(move |_| {
                    if let Some(tokens) = untrack(way) {
                        ctx.act.run(Action::AcceptOffer { offer: id, tokens });
                    }
                })>{t("accept")}</button>
            <button type="button" id="offer-decline" data-awaited=awaited
                on:click=tap(move |_| { ctx.act.run(Action::DeclineOffer { offer: id }); })>
                {t("decline")}
            </button>
            <button type="button" id="offer-counter" on:click=tap(move |_| bargains.set(true))>
                {t("offer-counter")}
            </button>
        </div>
    }
    .into_any()
}

/// Another price, on the same card.
fn bargain(ctx: TableContext, offer: &OfferView, counter: Counter, bargains: RwSignal<bool>) -> AnyView {
    let OfferView { id, from, count, ask_count, .. } = *offer;
    let ones = untrack(|| ctx.view.with(pactes::View::available)).ones.min(ask_count);
    let terms = Terms::new(from, Tokens::new(ones, ask_count - ones), count);
    let send = move |_| {
        let offered = untrack(|| terms.action());
        if ctx.act.run(Action::DeclineOffer { offer: id }) {
            counter.0.set(Some((id, offered)));
        }
    };
    view! {
        {steppers(ctx, terms)}
        {reason(ctx, move || Some(terms.action()))}
        <div class="answers">
            <button type="button" data-awaited=awaited_mark()
                on:click=tap(move |_| bargains.set(false))>{t("offer-counter-back")}</button>
            <button type="button" class="primary" id="counter-send" data-awaited=awaited_mark()
                disabled=Signal::derive(move || !ctx.permits(&terms.action())) on:click=tap(send)>
                {t("offer-counter-send")}
            </button>
        </div>
    }
    .into_any()
}
