//! Cards, drawn as cards.

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
    let mut cards = cards.to_vec();
    let equal = |card: &Card| cards.iter().filter(|other| other.rank == card.rank).count();
    let worth: Vec<usize> = cards.iter().map(equal).collect();
    let mut order: Vec<usize> = (0..cards.len()).collect();
    order.sort_by_key(|index| std::cmp::Reverse((worth[*index], cards[*index].rank, cards[*index].suit)));
    cards = order.into_iter().map(|index| cards[index]).collect();
    let said = words::psychodrame::cards_of(&cards);
    view! { <span class="faces" role="img" aria-label=said>{cards.into_iter().map(face).collect_view()}</span> }
        .into_any()
}
