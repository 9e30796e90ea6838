//! Cards, drawn as cards.

use std::collections::BTreeSet;

use leptos::prelude::*;
use psychodrame::{Card, Suit};
use words::psychodrame::suit;

use super::context::{TableContext, speaker};

/// A card, face up.
pub(super) fn face(ctx: TableContext, card: Card) -> AnyView {
    let red = matches!(card.suit, Suit::Hearts | Suit::Diamonds);
    view! {
        <span class="face" class:red=red>
            <b>{speaker(ctx).rank(card.rank)}</b><i>{suit(card.suit).to_string()}</i>
        </span>
    }
    .into_any()
}

/// Several cards, the highest sets first.
pub(super) fn sorted(cards: &[Card]) -> Vec<Card> {
    let equal = |card: &Card| cards.iter().filter(|other| other.rank == card.rank).count();
    let order: BTreeSet<(usize, Card)> = cards.iter().map(|card| (equal(card), *card)).collect();
    order.iter().rev().map(|(_, card)| *card).collect()
}

/// Cards that overlap, for those who look; what they are, for those who listen.
pub(super) fn fan(ctx: TableContext, cards: &[Card], class: &'static str) -> AnyView {
    let cards = sorted(cards);
    let said = speaker(ctx).cards(&cards);
    view! {
        <span class=format!("faces {class}") role="img" aria-label=said>
            {cards.into_iter().map(|card| face(ctx, card)).collect_view()}
        </span>
    }
    .into_any()
}
