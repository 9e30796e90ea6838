//! Cards, drawn as cards.

use std::collections::BTreeSet;

use leptos::prelude::*;
use psychodrame::{Card, Suit};

/// A card, face up.
pub(super) fn face(card: Card) -> AnyView {
    let (suit, red) = match card.suit {
        Suit::Spades => ('♠', false),
        Suit::Hearts => ('♥', true),
        Suit::Diamonds => ('♦', true),
        Suit::Clubs => ('♣', false),
    };
    view! { <span class="face" class:red=red><b>{card.rank.to_string()}</b><i>{suit.to_string()}</i></span> }
        .into_any()
}

/// Several cards, the highest sets first.
pub(super) fn faces(cards: &[Card]) -> AnyView {
    let equal = |card: &Card| cards.iter().filter(|other| other.rank == card.rank).count();
    let order: BTreeSet<(usize, Card)> = cards.iter().map(|card| (equal(card), *card)).collect();
    let cards: Vec<Card> = order.iter().rev().map(|(_, card)| *card).collect();
    let said = words::psychodrame::cards_of(&cards);
    view! { <span class="faces" role="img" aria-label=said>{cards.into_iter().map(face).collect_view()}</span> }
        .into_any()
}
